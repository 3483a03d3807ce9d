"""The map as a landscape: what lies on it is big enough, and no name covers anything."""

import pytest
from at_table import WATCH_MOTION, accessible, moved, sit_at, thing
from playwright.sync_api import expect

from orleans import Game, Setup

BUSY = "wagon farmer trader knight"
TRAVEL = f"""
    players: 4
    round: 9
    event: harvest-b
    map: orleans_vierzon_road wine; blois_vierzon_road cheese; orleans_briare_water wool grain
    0 merchant: vierzon
    1 merchant: blois
    2 merchant: blois
    3 merchant: nevers
    0 stations: vierzon, orleans
    1 stations: tours, orleans
    2 stations: nevers, orleans
    0 board: {BUSY}; ship farmer boatman knight
    1 board: {BUSY}
    2 board: {BUSY}
    3 board: {BUSY}
    """
# Names that meet a good, a merchant, a house or another name, as they are really drawn.
COVERED = """() => {
  const names = [...document.querySelectorAll('.map .name')];
  const pieces = '.map .good svg, .map .merchant svg, .map .house svg';
  const box = one => {
    const {left, right, top, bottom, height} = one.getBoundingClientRect();
    const above = one.matches('.name') ? height * .12 : 1;  // lines are higher than letters
    return {left, right, top: top + above, bottom: bottom - above, one};
  };
  const apart = (a, b) =>
    a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
  const all = [...document.querySelectorAll(pieces), ...names].map(box);
  const told = ({one}) => one.textContent || one.parentNode.parentNode.getAttribute('class');
  return names.map(box).flatMap(name => all.filter(other => other.one !== name.one)
    .filter(other => !apart(name, other)).map(other => told(name) + ' ' + told(other)));
}"""
# In pixels: the grid of 40 on which a good is drawn, and the height of a line.
TOKEN = "() => document.querySelector('.map .good svg').getScreenCTM().a * 40"
LINE = "() => parseFloat(getComputedStyle(document.querySelector('.map .name')).fontSize)"
SCALE = "() => document.querySelector('.map svg[role=group]').getScreenCTM().a"


def travelling():
    game = Game.from_position(TRAVEL)
    game.play(0, "use wagon")
    return game.record()


def on_the_map(page, width):
    if width < 600:
        page.get_by_role("tab", name="Map").click()
    page.locator(".map .merchant").first.wait_for()


@pytest.mark.parametrize("width", [390, 768, 1024, 1280, 1440, 1920])
def test_names_cover_nothing_and_goods_can_be_told_apart(person, width):
    page = person(None, width=width, height=720 if width == 1280 else 900)
    sit_at(page, Game(Setup(players=4), seed="full").record(), ("Ann", "Bert", "Cleo", "Dora"))
    on_the_map(page, width)
    assert page.locator(".map .good").count() == 52
    assert page.evaluate(COVERED) == []
    assert page.evaluate(TOKEN) >= 26
    assert page.evaluate(LINE) * page.evaluate(SCALE) >= 12


@pytest.mark.parametrize("width", [390, 1440])
def test_a_merchant_travels_along_a_lit_way(person, shoot, width):
    page = person(None, width=width, height=900)
    sit_at(page, travelling(), ("Ann", "Bert", "Cleo", "Dora"))
    on_the_map(page, width)
    expect(page.locator(".map .lights .band")).to_have_count(3)
    expect(page.locator(".map .grown")).to_have_count(2)  # what lies on the lit ways
    target = thing(page, "town:orleans")
    expect(target).to_have_accessible_name(
        "Orléans, Trading stations Ann, Trading stations Bert, Trading stations Cleo"
    )
    if width < 900:
        box = target.locator(".area").bounding_box()
        assert min(box["width"], box["height"]) >= 44
    shoot(page, f"travel-{width}")
    assert accessible(page) == ""
    if width > 900:
        thing(page, "town:nevers").click()  # too far
        expect(page.locator(".toast")).to_contain_text("leads there from your merchant’s town")
    page.emulate_media(reduced_motion="reduce" if width < 900 else "no-preference")
    page.evaluate(WATCH_MOTION)
    target.click()
    expect(page.locator(".map .lights .band")).not_to_have_count(3)
    assert any(points > 9 for points in moved(page, "merchant")) == (
        width > 900
    )  # bends as it does


def test_a_phone_shows_a_part_and_the_whole(person):
    page = person(None, width=390, height=844, has_touch=True)
    sit_at(page, travelling(), ("Ann", "Bert", "Cleo", "Dora"))
    on_the_map(page, 390)
    land = page.locator(".map svg[role=group]")
    assert land.bounding_box()["width"] > 500
    assert page.locator(".map").bounding_box()["height"] > 500
    expect(thing(page, "town:vierzon")).to_be_in_viewport()
    page.get_by_role("button", name="Whole map").click()
    assert land.bounding_box()["width"] < 390
    page.get_by_role("button", name="Zoom in").click()
    assert land.bounding_box()["width"] > 390
    page.locator(".map .frame").focus()
    before = land.bounding_box()["x"]
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "x => document.querySelector('.map svg[role=group]').getBoundingClientRect().x < x",
        arg=before,
    )


def test_the_land_is_drawn_once(person):
    """Zooming and travelling change no tree, hill, river or road."""
    page = person(None)
    sit_at(page, travelling(), ("Ann", "Bert", "Cleo", "Dora"))
    page.evaluate(
        """() => {
            window.changes = 0;
            const watch = new MutationObserver(found => { window.changes += found.length; });
            const land = document.querySelector('.map .land');
            const rivers = land.nextElementSibling;
            for (const part of [land, rivers, rivers.nextElementSibling])
              watch.observe(part, {subtree: true, childList: true, attributes: true});
        }"""
    )
    page.get_by_role("button", name="Zoom in").click()
    thing(page, "town:orleans").click()
    page.locator('[data-move^="take"], [data-move^="use"]').first.wait_for()
    assert page.evaluate("changes") == 0
