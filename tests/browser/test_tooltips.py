"""Where tooltips stand."""

from at_table import DRAWN, sit_at

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
