"""Every width looks intended: nothing is cut off, nothing overlaps, nothing moves."""

import re
from itertools import pairwise

import pytest
from at_table import resize, sit_at, thing
from msgspec.structs import asdict
from playwright.sync_api import expect
from positions import owing

from helpers import at
from orleans import Game, Setup
from orleans.server.components import components_of
from orleans.server.forms import setup_form

MODULES = ("orders", "events", "trade", "intrigue")
NAMES = ("Ann", "Bertrand", "Colette", "Denis", "Emil")
SIZES = {390: 844, 768: 1024, 1024: 768, 1280: 720, 1440: 900, 1920: 1080}
TABLES = {
    "two": Setup(players=2),
    "five": Setup(players=5, modules=MODULES),
    "prosperity": Setup(players=5, scenario="prosperity"),
}
FRAME = ("header", "footer", ".undo")

# Elements whose own text does not fit into them.
CUT = """() => {
  const hidden = one => !one.offsetParent || one.closest('.hidden, [aria-hidden=true] svg, option')
    || getComputedStyle(one).clipPath !== 'none';
  const speaks = one => [...one.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
  const clips = style => /hidden|clip/.test(style.overflowX) || style.textOverflow === 'ellipsis';
  return [...document.querySelectorAll('body *')].filter(one => {
    if (!(one instanceof HTMLElement) || hidden(one) || !speaks(one)) return false;
    const style = getComputedStyle(one);
    if (style.display === 'inline') return false;
    const wide = one.scrollWidth - one.clientWidth > 1;
    const tall = clips(style) && one.scrollHeight - one.clientHeight > 1;
    return wide || tall;
  }).map(one => `${one.className}: ${one.textContent.trim().slice(0, 40)}`);
}"""
# Text that sticks out of the card or button it belongs to.
OUT = """() => {
  const cards = '.player, .place, .deed, .tile, .order, .event, .line button, [role=tab], '
    + '.track:not(.goes-on)';
  const found = [];
  const unseen = one =>
    one && (getComputedStyle(one).clipPath !== 'none' || unseen(one.parentElement));
  for (const card of document.querySelectorAll(cards)) {
    const outer = card.getBoundingClientRect();
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (!node.textContent.trim() || !node.parentElement.offsetParent) continue;
      if (node.parentElement.closest('.hidden, svg, .marks')) continue;
      if (unseen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const beyond = box.right > outer.right + 1 || box.left < outer.left - 1
        || box.bottom > outer.bottom + 2 || box.top < outer.top - 2;
      if (box.width && beyond) found.push(`${card.className}: ${node.textContent.trim()}`);
    }
  }
  return found;
}"""
# Panels that share a parent and lie on each other.
OVERLAP = """() => {
  const groups = [['.bar > *'], ['.line > *:not(.over, .toast)'], ['.line .row > *'],
    ['main > *:not(.told-here)'], ['.left > *'], ['.center > *:not(.over-map, .folded)'],
    ['.right > *'], ['.cards > .player'],
    ['.places > .place'], ['.deeds > .deed'], ['.orders > *'], ['.stash > *'],
    ['.facts > *'], ['.place > .title, .place > .would, .place > .spaces'], ['.spaces > *']];
  const found = [];
  for (const [selector] of groups) {
    const byParent = new Map();
    for (const one of document.querySelectorAll(selector)) {
      const box = one.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      byParent.set(one.parentNode, [...(byParent.get(one.parentNode) ?? []), [one, box]]);
    }
    for (const all of byParent.values()) {
      for (const [n, [one, a]] of all.entries()) for (const [other, b] of all.slice(n + 1)) {
        const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (x > 1 && y > 1) found.push(`${one.className} / ${other.className}`);
      }
    }
  }
  return found;
}"""
# Whether the card takes the room that is kept for it, and events that have too little room.
EVENTS = """() => {
  const room = document.querySelector('.card .room'), card = room.querySelector('.event');
  const beyond = one =>
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth;
  const cut = [card, ...room.querySelectorAll('.size')].filter(
    one => [one, ...one.querySelectorAll('.told, .head, .effect')].some(beyond));
  const half = [...room.querySelectorAll('.when')].filter(one => {  // seen in full or not at all
    const line = one.getBoundingClientRect();
    const word = one.querySelector('.word').getBoundingClientRect();
    return word.bottom > line.bottom + 1 && word.top < line.bottom - 0.5;
  });
  const fills = card.offsetHeight === room.offsetHeight;
  return [fills, [...cut, ...half].map(one => one.textContent.trim())];
}"""


def faults(page):
    return {
        "cut": page.evaluate(CUT),
        "out": page.evaluate(OUT),
        "overlap": page.evaluate(OVERLAP),
        "scroll": page.evaluate("document.documentElement.scrollWidth - innerWidth"),
    }


FINE = {"cut": [], "out": [], "overlap": [], "scroll": 0}


def open_table(person, table, language="en"):
    page = person(None, language=language)
    setup = TABLES[table]
    game = Game(setup, "layout")
    while not game.state.round:  # cards are chosen
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    sit_at(page, game.record(), NAMES[: setup.players])
    return page


def widths(page, seen="kind:own-farmer"):
    """The same page at one width after the other."""
    for width, height in SIZES.items():
        resize(page, width, height)
        thing(page, seen).wait_for()
        yield width


@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_cut_off_and_nothing_overlaps(person, shoot, table):
    page = open_table(person, table)
    for width in widths(page):
        shoot(page, f"layout-{table}-{width}")
        assert faults(page) == FINE, width
        for tab in page.get_by_role("tab").all():
            tab.click()
            assert faults(page) == FINE, (width, tab.text_content())
        page.keyboard.press("Escape")
        page.get_by_role("tab").first.click()


@pytest.mark.parametrize("table", ["five", "prosperity"])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_longer_words_fit_as_well(person, language, table):
    page = open_table(person, table, language)
    for width in widths(page):
        assert faults(page) == FINE, width


def all_events():
    """The events of every game that can be set up, in every language, each as a kind of its own."""
    found = {}
    for combination in setup_form("en").combinations:
        for modules in combination.modules:
            setup = Setup(
                players=combination.players[-1],
                edition=combination.edition,
                scenario=combination.scenario,
                modules=tuple(modules),
            )
            book = Game(setup, "layout").state.book
            for language in ("en", "de", "fr"):
                for event in components_of(book, language).hourglass:
                    told = (event.name, event.mark, event.when, event.effect, event.brings)
                    found[told] = asdict(event) | {"id": f"{told}", "event": f"{told}"}
    return list(found.values())


def test_every_event_of_every_game_is_read_in_full(person):
    """The page keeps room for all of them at once, and still most of the window for the rest."""
    events = all_events()

    def answer(route):
        found = route.fetch()
        components = found.json()
        components["hourglass"] += events
        route.fulfill(response=found, json=components)

    page = person(None, language="de")
    page.route("**/components*", answer)
    sit_at(page, at("round: 14\nevent: harvest-b\nphase: planning").record())
    for width in widths(page, "place:castle"):
        assert page.locator(".room .size").count() >= len(events)
        assert page.evaluate(EVENTS) == [True, []], width
        assert page.locator("header").bounding_box()["height"] <= SIZES[width] / 7


def test_the_frame_keeps_its_size_and_place(person):
    """Before and after a follower is picked up, put down, and the plan is doubted."""
    page = open_table(person, "five")

    def frame():
        return [page.locator(part).bounding_box() for part in FRAME]

    placed = page.locator('[data-thing="space:castle.0"][aria-label*="*"]')
    for width in widths(page):
        before, board = frame(), page.locator(".places").bounding_box()
        thing(page, "kind:own-farmer").click()
        expect(page.locator(".coin.held")).to_be_visible()
        assert frame() == before, width
        expect(page.locator('.row [data-move="ready"]')).to_be_visible()
        assert page.locator(".row [data-move^=place]").count() == 0, width  # they are lit
        assert page.locator(".places").bounding_box() == board, width
        thing(page, "space:castle.0").click()
        expect(placed).to_be_visible()
        assert frame() == before, width
        page.locator('.row [data-move="ready"]').click()
        expect(page.get_by_role("button", name="Yes")).to_be_visible()
        assert frame() == before, width
        page.keyboard.press("Escape")
        placed.click()  # picked up again
        expect(page.locator(".coin.held")).to_be_visible()
        page.keyboard.press("Escape")


LYING = {844: 390, 667: 375, 932: 430, 800: 600}
CROWDED = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("table", TABLES)
def test_a_phone_may_lie_on_its_side(person, shoot, table, language):
    """One area at a time, most of the height for it, and the map among them."""
    page = open_table(person, table, language)
    for width, height in LYING.items():
        resize(page, width, height)
        thing(page, "place:castle").wait_for()
        assert page.locator("main").bounding_box()["height"] > height * 0.6, width
        assert page.locator(".holding").evaluate_all(CROWDED) == 0, width
        tabs = page.locator(".phone > .tabs").get_by_role("tab")
        tabs.first.click()  # no card lies over it
        if page.locator(".intro").count():
            page.locator(".intro button").click()
        for tab in tabs.all():
            tab.click()
            assert faults(page) == FINE, (width, tab.text_content())
            box = tab.bounding_box()
            assert min(box["width"], box["height"]) >= 44
        tabs.nth(1).click()
        shoot(page, f"lying-{table}-{width}")
        expect(page.locator(".map")).to_be_in_viewport(ratio=0.9)
        assert page.locator(".map").bounding_box()["height"] >= 180, width
        tabs.first.click()


ANSWERS = {
    "draw": "round: 2\nphase: followers\n0 bag: 3 farmer, 2 knight",
    "use": "0 board: castle farmer boatman trader; ship farmer boatman knight; town-hall monk -",
}


def test_answers_on_a_phone_are_read_in_full_and_undo_has_its_own_place(person):
    page = person(None, width=390, height=844, has_touch=True, language="de")
    places = []
    for position in ANSWERS.values():
        sit_at(page, at(position).record())
        buttons = page.locator(".line .row button")
        expect(page.locator(".choices button").first).to_be_visible()
        assert faults(page) == FINE
        for button in buttons.all():
            box = button.bounding_box()
            assert box["height"] >= 44
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 390
        undo = page.locator(".undo").bounding_box()
        answers = page.locator(".choices").bounding_box()
        assert answers["y"] + answers["height"] <= undo["y"]
        places.append(undo)
    assert places[0] == places[1]


FULL_MARKET = """
    round: 5
    phase: planning
    0 market: 2 farmer, 2 boatman, 2 trader, 2 knight
    """


@pytest.mark.parametrize("width", [360, 390])
def test_a_finger_hits_every_follower_of_a_full_market(person, shoot, width):
    page = person(None, width=width, height=800, has_touch=True)
    sit_at(page, at(FULL_MARKET).record())
    coins = page.locator(".tray .coin")
    expect(coins).to_have_count(8)
    boxes = [coin.bounding_box() for coin in coins.all()]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert all(a["x"] + a["width"] <= b["x"] for a, b in pairwise(boxes))
    assert boxes[0]["x"] >= 0
    assert boxes[-1]["x"] + boxes[-1]["width"] <= width
    held = page.locator(".holding").evaluate_all("all => all.map(one => one.clientHeight)")
    assert min(held) >= 44
    shoot(page, f"full-market-{width}")
    assert faults(page) == FINE
    page.locator(".panel").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(coins.first).to_be_in_viewport(ratio=1)  # to be placed wherever one has scrolled


def fits(page, selector):
    """Whether everything in it is in sight without scrolling."""
    return page.locator(selector).evaluate("e => e.scrollHeight <= e.clientHeight + 2")


def apart(page, *selectors):
    """Whether two things do not lie on each other."""
    a, b = (page.locator(selector).bounding_box() for selector in selectors)
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_where_goals_and_events_stand_the_log_has_a_tab_with_room(person):
    game = Game(Setup(players=1, scenario="tours"), "layout")
    while game.state.round < 2:
        game.play(0, game.moves(0)[-1])
    page = person(None)
    sit_at(page, game.record())
    page.get_by_role("tab", name=re.compile("^Log")).click()
    for height in (900, 720):
        resize(page, 1440 if height == 900 else 1280, height)
        assert page.locator(".log .lines").bounding_box()["height"] > 70, height


# Names of events of which a word goes on in the next line.
BROKEN = """all => all.filter(one => getComputedStyle(one).clipPath === 'none'
    && one.firstChild.textContent.split(/[\\s-]/).some((word, n, words) => {
  const range = document.createRange();
  const from = words.slice(0, n).join(' ').length + (n && 1);
  range.setStart(one.firstChild, from);
  range.setEnd(one.firstChild, from + word.length);
  return range.getClientRects().length > 1;
})).map(one => one.textContent)"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_events_to_come_are_named_where_their_words_fit(person, language):
    page = person(None, language=language)
    for last in (4, 9, 11, 13):
        game = Game(Setup(players=2, scenario="prosperity"), "layout")
        while game.state.round < last or game.state.event < 0:
            game.play(game.actors[0], game.moves(game.actors[0])[-1])
        sit_at(page, game.record())
        for width in widths(page, "place:castle"):
            if width in (768, 1024):
                strip = page.locator(".track .strip")
                assert strip.locator(".called").evaluate_all(BROKEN) == [], (last, width)
                assert fits(page, ".track:has(> .strip)"), (last, width)


def test_the_board_is_whole_below_the_tutorial_and_above_the_replay(person):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    lesson = page.locator(".lesson")
    lesson.wait_for()
    assert fits(page, ".places")
    assert fits(page, "#middle")
    before = page.locator("main").bounding_box()
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("2 / 6")
    assert page.locator("main").bounding_box() == before
    thing(page, "place:town-hall").hover()
    said = page.locator(".tip").inner_text()
    assert "still needs: follower not your own" in said  # one is enough
    assert len(said.splitlines()) <= 4


def test_tiles_are_compared_where_there_is_room(person, shoot):
    game = Game(Setup(players=2), "layout")
    for seat in (0, 1):
        for n, kind in enumerate(("farmer", "boatman", "craftsman")):
            game.play(seat, f"place own-{kind} village.{n}")
        game.play(seat, "ready")
    game.play(0, "use village")
    game.play(0, "hire trader")
    page = person(None)
    sit_at(page, game.record())
    over = page.locator(".over-map").and_(page.get_by_label("Tile offer"))
    expect(over).to_be_visible()
    shoot(page, "tiles-asked")
    assert over.bounding_box()["height"] > 500
    assert apart(page, ".board", ".over-map")
    lit = page.locator(".tile.lit")
    expect(lit.first).to_be_in_viewport(ratio=1)
    assert page.locator(".offer .tile").first.get_attribute("data-thing") in {
        one.get_attribute("data-thing") for one in lit.all()
    }
    lit.first.click()
    expect(over).to_have_count(0)


def test_what_all_share_lies_over_the_map_and_hides_no_board(person):
    page = open_table(person, "two")
    for width in widths(page):
        for name in ("Beneficial deeds", "Tile offer"):
            if width == 390:  # one thing at a time
                continue
            tab = page.get_by_role("tab", name=name)
            tab.click()
            expect(tab).to_have_attribute("aria-selected", "true")
            expect(thing(page, "place:castle")).to_be_in_viewport(ratio=1)
            assert faults(page) == FINE, width
            if page.locator(".over-map").count():
                assert apart(page, ".board", ".over-map"), width
                page.keyboard.press("Escape")
                expect(page.locator(".over-map")).to_have_count(0)
            expect(page.locator(".places")).to_be_visible()


def test_the_tab_in_front_stays_there_when_the_window_changes(person):
    page = open_table(person, "two")
    page.get_by_role("tab", name="Tile offer").click()
    for width in (1920, 1280, 1024, 768, 1440):
        resize(page, width, SIZES[width])
        offer = page.get_by_role("tab", name="Tile offer")
        expect(offer).to_have_attribute("aria-selected", "true")
        expect(page.locator(".over-map .tile").first).to_be_visible()


FULL = ["hayrick", "shipping-line", "wool-manufacturer", "windmill"]
OVERFULL = [*FULL, "brewery", "library", "school", "cellar"]


# Names that lie on what their place would bring.
COVERED = """all => all.filter(one => {
  const [name, would] = ['.name', '.would'].map(part => one.querySelector(part));
  return name.getBoundingClientRect().bottom > would.getBoundingClientRect().top + 3;
}).map(one => one.textContent.trim())"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("tiles", [FULL, OVERFULL], ids=len)
def test_a_full_board_is_whole_and_tells_beside_itself(person, tiles, language):
    page = person(None, language=language)
    sit_at(
        page,
        at(f"round: 8\nphase: planning\nevent: harvest-b\n0 tiles: {', '.join(tiles)}").record(),
    )
    for width in (768, 1024, 1280, 1440, 1920):  # on a phone everything scrolls
        resize(page, width, SIZES[width])
        thing(page, "place:guildhall").wait_for()
        assert fits(page, ".places"), width
        assert faults(page) == FINE, width
        assert page.locator(".place").evaluate_all(COVERED) == [], width
        guildhall = thing(page, "place:guildhall")
        guildhall.hover()
        expect(page.locator(".tip")).to_contain_text(guildhall.inner_text().splitlines()[0])
        assert apart(page, ".tip", ".places"), width


def test_a_payment_covers_neither_log_nor_board(person):
    page = person(None)
    sit_at(page, owing("harvest", 2, coins=12))
    payment = page.locator(".payment")
    expect(payment.get_by_role("button")).to_have_count(3)
    expect(payment).to_contain_text("Pay 5 coins")
    assert apart(page, ".payment", ".log")
    assert apart(page, ".payment", ".board")
    assert faults(page) == FINE
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog")).to_contain_text("2 × 4 = 8")
