"""Every width looks intended: nothing is cut off, nothing overlaps, nothing moves."""

import pytest
from at_table import sit_at, thing
from playwright.sync_api import expect

from orleans import Game, Setup

MODULES = ("orders", "events", "trade", "intrigue")
NAMES = ("Ann", "Bertrand", "Colette", "Denis", "Emil")
SIZES = {390: 844, 768: 1024, 1024: 768, 1280: 720, 1440: 900, 1920: 1080}
TABLES = {"two": Setup(players=2), "five": Setup(players=5, modules=MODULES)}
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
FRAME = ("header", "footer", ".undo")

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
    ['main > *'], ['.left > *'], ['.center > *'], ['.right > *'], ['.cards > .player'],
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


def faults(page):
    return {
        "cut": page.evaluate(CUT),
        "out": page.evaluate(OUT),
        "overlap": page.evaluate(OVERLAP),
        "scroll": page.evaluate("document.documentElement.scrollWidth - innerWidth"),
    }


FINE = {"cut": [], "out": [], "overlap": [], "scroll": 0}


def open_table(person, table, language="en"):
    page = person(language=language)
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
        assert page.locator(".places").bounding_box() == board, width
        thing(page, "space:castle.0").click()
        expect(placed).to_be_visible()
        assert frame() == before, width
        page.locator('.row [data-move="ready"]').click()
        expect(page.get_by_role("button", name="Yes")).to_be_visible()
        assert frame() == before, width
        page.keyboard.press("Escape")
        placed.click()  # picked up again
        expect(placed).to_have_count(0)
        page.keyboard.press("Escape")
