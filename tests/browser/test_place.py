"""The place as it is really drawn: towns, merchants, boards and tracks, measured."""

import re
from itertools import combinations

import pytest
from at_table import resize, sit_at, thing
from playwright.sync_api import expect
from positions import owing
from test_layout import SIZES, apart, fits
from test_map import on_the_map, travelling

from helpers import at
from orleans import Game, Setup

PEOPLE = ("Ann", "Bert", "Cleo", "Dora")
PLAGUE = """
    players: 4
    modules: plague
    round: 8
    phase: planning
    0 market: 2 farmer, boatman, 3 corpse
    0 bag: 4 corpse, 3 farmer
    0 goods: 2 grain, wool
    """
# What stands where in some frames one after the other.
FRAMES = """async () => {
  const boxes = () => ['.map', '.board', '.tray', '.place', '[role=tab]'].map(part => {
    const {x, y, width, height} = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height];
  });
  const found = [];
  for (let n = 0; n < 6; n++) {
    await new Promise(requestAnimationFrame);
    found.push(JSON.stringify(boxes()));
  }
  return found;
}"""
# Marks of players on what is printed on the step below them, in pixels.
COVERED = """() => [...document.querySelectorAll('.track li, .development li')].flatMap(step => {
  const marks = step.querySelector('.marks');
  if (!marks) return [];
  const walk = document.createTreeWalker(step, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    if (!walk.currentNode.textContent.trim() || marks.contains(walk.currentNode)) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const said = range.getBoundingClientRect();
    const letters = said.top + said.height * .2;  // lines are higher than letters
    found.push(marks.getBoundingClientRect().bottom - letters);
  }
  return found;
})"""


def sizes(page, seen="place:castle", least=0):
    for width, height in SIZES.items():
        if width >= least:
            resize(page, width, height)
            thing(page, seen).wait_for()
            yield width


# --- the map


def test_every_town_has_a_silhouette_of_its_own_and_orleans_is_the_largest(person):
    page = person(None)
    sit_at(page, Game(Setup(players=2), seed="towns").record())
    on_the_map(page, 1440)
    built = page.locator(".map .built")
    drawn = built.evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(drawn) > 20
    assert len(set(drawn)) == len(drawn)
    wide = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.map [data-thing^="town:"]')]
            .map(one => [one.dataset.thing,
                         one.querySelector('.built').getBoundingClientRect().width]))"""
    )
    orleans = wide.pop("town:orleans")
    assert orleans > 1.3 * max(wide.values())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_merchants_of_one_town_stand_side_by_side_and_mine_glows(person, shoot, scheme):
    page = person(None, scheme=scheme)
    sit_at(page, travelling(), PEOPLE)
    on_the_map(page, 1440)
    boxes = [one.bounding_box() for one in page.locator(".map .merchant").all()]
    assert len(boxes) == 4
    for a, b in combinations(boxes, 2):
        shared = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
        same = abs(a["y"] - b["y"]) < a["height"] / 2
        assert not same or shared < 0.7 * a["width"]
    assert page.locator('.map [fill="url(#my-halo)"]').count() == 1
    shoot(page, f"merchants-{scheme}")


# --- boards


@pytest.mark.parametrize(
    "tiles", ["", "hayrick, shipping-line, windmill, brewery, library, school"]
)
def test_spaces_are_large_enough_at_every_width(person, tiles):
    page = person(None)
    more = f"\n0 tiles: {tiles}" if tiles else ""
    sit_at(page, at(f"round: 8\nphase: planning\nevent: harvest-b{more}").record())
    for width in sizes(page):
        spaces = page.locator(".place .space").evaluate_all(
            "all => all.map(one => Math.min(one.clientWidth, one.clientHeight))"
        )
        assert len(spaces) > 20
        assert min(spaces) >= (44 if width < 600 else 36) - 2 * 2, width  # a border inside


@pytest.mark.parametrize("scenario", ["base", "plague"])
def test_no_layout_flips_back_and_forth(person, scenario):
    """How close places stand changes no columns on which that depends."""
    page = person(None)
    if scenario == "plague":
        sit_at(page, at(PLAGUE).record(), PEOPLE)
    else:
        sit_at(page, at("round: 8\nphase: planning\n0 tiles: hayrick, windmill, school").record())
    for width in sizes(page, least=600):
        assert len(set(page.evaluate(FRAMES))) == 1, width


def test_the_bag_opens_and_tells_the_odds(person):
    page = person(None)
    sit_at(
        page, at("round: 2\nphase: planning\n0 bag: 3 farmer, 2 knight\n0 market: monk").record()
    )
    thing(page, "bag").or_(page.locator(".sack")).first.hover()
    said = page.locator(".tip, .inside").filter(visible=True).first
    expect(said).to_contain_text("Farmer")
    expect(said).to_contain_text(re.compile(r"\d+ %"))


def test_the_board_of_another_player_is_one_click_away(person):
    page = person(None)
    sit_at(page, at("round: 3\nphase: actions\n0 board: castle farmer boatman trader").record())
    for width in sizes(page, least=600):
        page.locator(".rail .player").nth(1).click()
        theirs = page.locator('.board[data-board="1"]')
        expect(theirs).to_be_visible()
        assert theirs.locator(".place").count() == 10, width
        page.locator(".rail .player").first.click()
        expect(page.locator('.board[data-board="0"]')).to_be_visible()


# --- tracks, deeds, tiles


def test_marks_cover_nothing_that_is_printed(person, shoot):
    page = person(None)
    steps = "2 boatmen, 3 knights, 1 traders, 2 scholars"
    seats = "\n".join(f"{n} tracks: {steps}\n{n} development: 12" for n in range(4))
    sit_at(page, at(f"players: 4\nround: 8\nphase: planning\n{seats}").record(), PEOPLE)
    for width in sizes(page, least=1400):
        covered = page.evaluate(COVERED)
        assert len(covered) >= 4
        assert max(covered) <= 1, width
        shoot(page, f"marks-{width}")


@pytest.mark.parametrize(("width", "height"), [(1600, 900), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_tracks_and_deeds_stand_side_by_side(person, width, height, language):
    page = person(None, width=width, height=height, language=language)
    sit_at(page, at("round: 8\nphase: planning").record())
    tracks, deeds = page.locator("div.tracks"), page.locator(".common .deeds")
    expect(deeds).to_be_visible()
    a, b = tracks.bounding_box(), page.locator(".common").bounding_box()
    assert a["x"] + a["width"] <= b["x"]
    assert abs(a["y"] - b["y"]) <= 2
    assert fits(page, "div.tracks")
    bonus = page.locator(".track .bonus").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert min(bonus) >= 34
    sticks_out = page.locator(".track").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"
    )
    assert sticks_out == 0


def test_deeds_over_the_map_use_their_room(person, shoot):
    page = person(None)
    sit_at(page, at("round: 8\nphase: planning").record())
    page.get_by_role("tab", name="Beneficial deeds").click()
    over = page.locator(".over-map")
    expect(over).to_be_visible()
    slots = over.locator(".slot").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert min(slots) >= 36
    deeds, body = over.locator(".deeds > *"), over.locator(".body").bounding_box()
    last = deeds.last.bounding_box()
    assert (last["y"] + last["height"] - body["y"]) / body["height"] > 0.8
    shoot(page, "deeds-over")


def test_the_tile_offer_is_a_market_with_pictures(person):
    page = person(None, width=1920, height=1080)
    sit_at(page, at("round: 2\nphase: planning").record())
    page.get_by_role("tab", name="Tile offer").click()
    tiles = page.locator(".offer button.tile")
    assert tiles.count() > 10
    drawn = tiles.locator(".picture svg").evaluate_all(
        "all => all.map(one => one.children.length && one.getBoundingClientRect().width)"
    )
    assert len(drawn) == tiles.count()
    assert min(drawn) >= 40


# --- what one is asked


def test_the_list_of_options_leaves_the_board_in_sight(person, shoot):
    page = person(None)
    sit_at(
        page, at("round: 8\nphase: planning\n0 market: 2 farmer, boatman, knight, monk").record()
    )
    for width in sizes(page, least=600):
        page.keyboard.press("o")
        expect(page.locator(".all")).to_be_visible()
        assert apart(page, ".all", ".board"), width
        inside = page.locator(".all").bounding_box()
        assert inside["x"] >= 0
        assert inside["width"] > 300
        assert inside["height"] > 60
        shoot(page, f"options-{width}")
        page.get_by_role("tab", name="Beneficial deeds").click()
        body = page.locator(".over-map .body")
        if body.count():  # what lies behind the list can be scrolled out
            body.evaluate("one => one.scrollTo(0, one.scrollHeight)")
            deed = body.locator(".deed").last.bounding_box()
            top = page.locator(".all").bounding_box()["y"]
            assert deed["y"] + deed["height"] <= top, width
            assert top - body.bounding_box()["y"] > 120, width
            shoot(page, f"options-deeds-{width}")
            page.keyboard.press("Escape")
        page.keyboard.press("Escape")


def test_undo_and_what_ends_the_turn_stay_in_their_place_on_a_phone(person):
    page = person(None, width=390, height=844, has_touch=True)
    boxes = []
    for text in (
        "round: 3\nphase: planning",
        "0 board: castle farmer boatman trader; ship farmer boatman knight; town-hall monk -",
        "round: 2\nphase: followers\n0 bag: 3 farmer, 2 knight",
    ):
        sit_at(page, at(text).record())
        page.locator(".line .last button").wait_for()
        boxes.append([page.locator(one).bounding_box()["y"] for one in (".undo", ".last")])
    assert boxes[0] == boxes[1] == boxes[2]


def test_on_a_phone_everybodys_score_is_read_by_its_parts(person, shoot):
    page = person(None, width=390, height=844, has_touch=True)
    sit_at(page, owing("torture", 2))
    expect(page.locator(".payment")).to_be_visible()  # then no tab opens by itself any more
    page.get_by_role("tab", name="Players").tap()
    parts = page.locator(".player .parts").first
    expect(parts).to_contain_text("Goods: 11")
    expect(parts).to_contain_text("(Trading stations 2 + Citizens 0) × 1: 2")
    expect(parts).to_contain_text("Next star in")
    shoot(page, "players-390")


def test_a_payment_is_read_in_full_and_a_tile_says_what_goes_with_it(person):
    page = person(None)
    sit_at(page, owing("torture", 2))
    for _ in sizes(page, seen="bag", least=600):
        assert fits(page, ".payment .choices")
    tile = page.locator(".payment button", has_text="Cheese Factory").or_(
        page.locator(".payment button", has_text=re.compile("Give up the "))
    )
    expect(tile.last).to_contain_text("loses its action")
