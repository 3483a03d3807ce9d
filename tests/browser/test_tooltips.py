"""Where tooltips stand."""

from at_table import DRAWN, sit_at, thing
from playwright.sync_api import expect

from helpers import at

# Writes down in each frame what the tooltip says, and where.
WATCH_TIPS = """() => {
  window.tips = [];
  const note = () => {
    const tip = document.querySelector('.tip');
    if (!tip.hidden) tips.push([tip.textContent, tip.offsetLeft, tip.offsetTop]);
    requestAnimationFrame(note);
  };
  note();
}"""


def test_a_tooltip_never_stands_where_the_one_before_stood(person):
    page = person(None)
    sit_at(page, at("players: 2\nround: 8\nphase: planning").record())
    far_apart = page.locator(".event"), page.locator(".points").last
    for watching in (False, True):
        if watching:
            page.evaluate(WATCH_TIPS)  # now that the library is there
        for told in (*far_apart, *far_apart):
            told.hover()
            page.locator(".tip:visible").wait_for()
            page.evaluate(DRAWN)
    assert len(set(map(tuple, page.evaluate("tips")))) == 2  # each stood at one place only


def test_a_follower_of_ones_own_says_what_its_star_means(person):
    page = person(None)
    sit_at(page, at("round: 2\nphase: planning\n0 market: farmer, own-farmer").record())
    thing(page, "kind:own-farmer").hover()
    expect(page.locator(".tip")).to_have_text("Farmer*: your own, never leaves you")
    thing(page, "kind:farmer").hover()
    expect(page.locator(".tip")).to_have_text("Farmer")
