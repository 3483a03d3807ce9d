"""Goals, events in a fixed order and outcomes, as the server will send them for scenarios."""

import json
import re

import pytest
from at_table import accessible, play_bots, thing
from playwright.sync_api import expect

GOODS = ("Grain", "Cheese", "Wine", "Wool", "Brocade")
GOAL = {
    "id": "tours-task",
    "name": "Deliver to Tours",
    "seat": 0,
    "parts": [{"name": name, "have": n, "need": 3} for n, name in enumerate(GOODS)]
    + [{"name": "Citizens", "have": 1, "need": 3}],
    "met": False,
}
LOST = {
    "kind": "lost",
    "seats": [],
    "reason": "The goods did not reach Tours in time.",
    "round": 14,
}
WON = {"kind": "won", "seats": [0], "reason": "Everything was delivered.", "round": 12}
# What the server sends is changed before the pages read it.
CHANGE = """([more, alone]) => {
  const change = value => {
    const state = value?.type === 'state' ? value.state : value;
    if (state?.view?.players) {
      Object.assign(state.view, more);
      if (alone) state.view.players = state.view.players.slice(0, 1);
      if (more.over) { state.options = []; state.actors = []; }
    }
    const table = state?.table ?? state;
    if (alone && Array.isArray(table?.seats)) table.seats = table.seats.slice(0, 1);
    if (alone && Array.isArray(value?.scores)) value.scores = value.scores.slice(0, 1);
    return value;
  };
  const parse = JSON.parse;
  JSON.parse = (...all) => change(parse(...all));
  const json = Response.prototype.json;
  Response.prototype.json = async function () { return change(await json.call(this)); };
}"""


@pytest.fixture
def scenario(person):
    """A table that shows more than the game knows yet, before one player or two."""

    def begin(alone=True, language="en", width=1440, height=900, **more):
        page = person(language=language, width=width, height=height, has_touch=width < 900)
        first = {"goals": [GOAL], "fixed_events": [], **more}
        page.context.add_init_script(f"({CHANGE})({json.dumps([first, alone])})")
        page.reload()
        play_bots(page)
        return page

    return begin


def coming(page):
    """Some tiles of the hour glass, as if they came in this order."""
    table = page.url.rpartition("/")[2]
    asked = f"fetch('/api/tables/{table}/components').then(answer => answer.json())"
    return [tile["id"] for tile in page.evaluate(asked)["hourglass"]][:9]


@pytest.mark.parametrize("width", [1440, 1024])
def test_goals_and_coming_events_are_seen_at_a_glance(person, scenario, shoot, width):
    first = person()
    play_bots(first)
    tiles = coming(first)
    page = scenario(width=width, fixed_events=tiles)
    goal = thing(page, "goal:tours-task")
    expect(goal).to_contain_text("Deliver to Tours")
    expect(goal).to_contain_text("Brocade ✓ 4 of 3")
    expect(goal).to_contain_text("Citizens 1 of 3")
    track = page.get_by_role("list", name="Events to come")
    expect(track.get_by_role("listitem")).to_have_count(len(tiles) + 1)
    expect(track.locator("[aria-current]")).to_contain_text("Pilgrimage")
    expect(goal).to_be_in_viewport(ratio=1)
    expect(page.locator(".rail")).to_have_count(0)  # nobody to compare with
    shoot(page, f"goals-{width}")
    assert accessible(page) == ""
    page.locator(".event").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("list", name="Events to come")).to_contain_text("Pilgrimage")
    shoot(page, f"goals-events-{width}")
    assert accessible(page) == ""


def test_goals_on_a_phone(person, scenario, shoot):
    first = person()
    play_bots(first)
    page = scenario(width=390, height=844, fixed_events=coming(first))
    tabs = page.locator(".tabs").get_by_role("tab")
    expect(tabs).to_have_text(["Board", "Map", "Tracks", "Goals", "Log"])
    shoot(page, "goals-phone-board")
    tabs.get_by_text("Goals").click()
    expect(thing(page, "goal:tours-task")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, "goals-phone")
    assert accessible(page) == ""
    event = page.get_by_role("list", name="Events to come").get_by_role("button").nth(1)
    assert event.bounding_box()["height"] >= 44
    event.tap()
    expect(page.locator(".tip")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "outcome", "title"),
    [("en", WON, "You won"), ("de", LOST, "Du hast verloren"), ("fr", WON, "Tu as gagné")],
)
def test_an_outcome_without_points(scenario, shoot, language, outcome, title):
    page = scenario(language=language, over=True, phase="over", outcome=outcome)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".outcome")).to_contain_text(title)
    expect(dialog.locator(".outcome")).to_contain_text(outcome["reason"])
    expect(dialog.locator(".outcome")).to_contain_text(str(outcome["round"]))
    expect(dialog.locator("table")).to_be_hidden()
    expect(page.locator(".said")).to_contain_text(title)
    shoot(page, f"outcome-{language}")
    assert accessible(page) == ""


def test_others_may_win_by_their_goals(scenario):
    page = scenario(alone=False, over=True, phase="over", outcome={**WON, "seats": [1]})
    expect(page.get_by_role("dialog").locator(".outcome")).to_contain_text(re.compile("Winner: .+"))
    page.keyboard.press("Escape")
    expect(page.locator(".rail .player")).to_have_count(2)
    expect(page.locator(".points")).to_have_count(0)


def test_without_goals_nothing_is_shown_of_them(person):
    page = person(width=390, height=844)
    play_bots(page)
    expect(page.locator(".tabs").get_by_role("tab", name="Goals")).to_have_count(0)
    page.locator(".tabs").get_by_role("tab", name="Players").click()
    expect(page.locator(".points").first).to_be_visible()
