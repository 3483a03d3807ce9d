"""Every width looks intended: nothing is cut off, nothing overlaps, nothing moves."""

import re

import pytest
from at_table import sit_at, thing
from playwright.sync_api import expect
from positions import owing

from helpers import at
from orleans import Game, Setup

MODULES = ("orders", "events", "trade", "intrigue")
NAMES = ("Ann", "Bertrand", "Colette", "Denis", "Emil")
SIZES = {390: 844, 768: 1024, 1024: 768, 1280: 720, 1440: 900, 1920: 1080}
TABLES = {"two": Setup(players=2), "five": Setup(players=5, modules=MODULES)}
FRAME = ("header", "footer", ".undo")

# The layout of the new width is drawn.
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Elements whose own text does not fit into them.
CUT = """() => {
  const hidden = one => !one.offsetParent || one.closest('.hidden, [aria-hidden=true] svg, option');
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
  const cards = '.player, .place, .deed, .tile, .order, .event, .line button, [role=tab], .track';
  const found = [];
  for (const card of document.querySelectorAll(cards)) {
    const outer = card.getBoundingClientRect();
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      if (!node.textContent.trim() || !node.parentElement.offsetParent) continue;
      if (node.parentElement.closest('.hidden, svg, .marks')) continue;
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
    ['main > *:not(.told-here)'], ['.left > *'], ['.center > *'], ['.right > *:not(:has(> .tall))'],
    ['.cards > .player'],
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
    one => [one, ...one.querySelectorAll('.told, .effect')].some(beyond));
  const fills = card.offsetHeight === room.offsetHeight;
  return [fills, cut.map(one => one.textContent.trim())];
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
    sit_at(page, Game(setup, "layout").record(), NAMES[: setup.players])
    return page


def widths(page):
    """The same page at one width after the other."""
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        thing(page, "kind:own-farmer").wait_for()
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
        page.get_by_role("tab").first.click()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_longer_words_fit_as_well(person, language):
    page = open_table(person, "five", language)
    for width in widths(page):
        assert faults(page) == FINE, width


def test_every_event_is_read_in_full(person):
    """The longest is on the card; the page keeps room for every other of the game."""
    modules = f"modules: {' '.join(MODULES)}"
    game = at(f"{modules}\nround: 14\nevent: ti-peasant-uprising-d\nphase: planning")
    page = person(None)
    sit_at(page, game.record())
    for language, planning in (("en", "Planning"), ("de", "Planung"), ("fr", "Planification")):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator("header select").select_option(language)
        expect(page.locator(".phase")).to_have_text(planning)
        assert page.locator(".room .size").count() == 30  # kinds of events
        for width, height in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            assert page.evaluate(EVENTS) == [True, []], (language, width)


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
    for height in (900, 720):
        page.set_viewport_size({"width": 1440 if height == 900 else 1280, "height": height})
        page.get_by_role("tab", name=re.compile("^Log")).click()
        assert page.locator(".log .lines").bounding_box()["height"] > 70, height


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
    middle = page.locator("#middle")
    expect(middle).to_have_class(re.compile("tall"))
    shoot(page, "tiles-asked")
    assert middle.bounding_box()["height"] > 500
    assert apart(page, ".stash", "#middle")
    lit = page.locator(".tile.lit")
    expect(lit.first).to_be_in_viewport(ratio=1)
    assert page.locator(".offer .tile").first.get_attribute("data-thing") in {
        one.get_attribute("data-thing") for one in lit.all()
    }
    lit.first.click()
    expect(middle).not_to_have_class(re.compile("tall"))
    sit_at(page, Game(Setup(players=2), "layout").record(), NAMES[:2])  # nobody moves meanwhile
    page.get_by_role("tab", name="Beneficial deeds").click()
    expect(page.locator(".deed").last).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(middle).not_to_have_class(re.compile("tall"))


def test_a_full_board_is_whole_and_tells_beside_itself(person):
    tiles = "hayrick, bathhouse, wool-manufacturer, windmill"
    page = person(None)
    sit_at(page, at(f"round: 8\nphase: planning\nevent: harvest-b\n0 tiles: {tiles}").record())
    for width in (768, 1024, 1280, 1440, 1920):  # on a phone everything scrolls
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.evaluate(SETTLED)
        thing(page, "place:guildhall").wait_for()
        assert fits(page, ".places"), width
        assert faults(page) == FINE, width
        thing(page, "place:guildhall").hover()
        expect(page.locator(".tip")).to_contain_text("Guildhall")
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
