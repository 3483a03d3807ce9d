"""Goals, events in a fixed order and outcomes: a scenario for one player in the browser."""

import json
import re

import pytest
from at_table import accessible, play_bots, sit_at, thing
from playwright.sync_api import expect

from orleans import Game, Setup

ALL = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"
BUSY = "0 board: wagon farmer trader knight"
NEAR = f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n{BUSY}"
LYING = (
    "blois_tours_water grain; orleans_briare_water grain wine; chartres_etampes_road grain; "
    "vierzon_bourges_water grain; orleans_blois_water wine"
)
DROUGHT = f"round: 4\nevent: tours-04-drought\nphase: event\nmap: {LYING}"
RICH = "0 merchant: vierzon\n0 goods: 3 brocade, 2 grain\n0 coins: 26\n0 stations: loches"
GOAL_THERE = re.compile("goal: “The trip to Tours”")
LATE = "round: 14\nevent: tours-14-food-tithe\nphase: event\n0 goods: 2 grain, cheese"


def tours(text=""):
    """A record of the scenario, from its beginning or from a position."""
    if not text:
        return Game(Setup(players=1, scenario="tours"), "goals").record()
    return Game.from_position(f"players: 1\nscenario: tours\n{text}", "goals").record()


def results(page):
    """What the server would tell if this table counted: its draws were known before."""
    best = {"ending": "won", "round": 1, "by": "task", "reached": 19, "asked": 19, "points": 0}
    what = {"scenario": "tours", "difficulty": "", "tries": 7, "wins": 2}
    return {**what, "best": best, "table": page.url.rpartition("/")[2]}


@pytest.mark.parametrize("width", [1440, 1024])
def test_goals_and_coming_events_are_seen_at_a_glance(person, shoot, width):
    page = person(None, width=width, height=900)
    sit_at(page, tours())
    goals = page.locator(".goals")
    expect(goals).to_contain_text("The trip to Tours")
    expect(goals).to_contain_text(re.compile("Brocade *0 of 3"))
    expect(goals).to_contain_text(re.compile("Citizens *0 of 3"))
    track = page.get_by_role("list", name="Events to come")
    expect(track.get_by_role("listitem")).to_have_count(14)
    expect(track.locator("[aria-current]")).to_contain_text("Strike")
    expect(goals.locator("ul").first).to_be_in_viewport(ratio=1)
    expect(thing(page, "town:tours")).to_have_attribute("aria-label", GOAL_THERE)
    expect(page.locator(".rail")).to_have_count(0)  # nobody to compare with
    shoot(page, f"goals-{width}")
    assert accessible(page) == ""
    page.locator(".event").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("list", name="Events to come")).to_contain_text("Highwaymen")
    shoot(page, f"goals-events-{width}")
    assert accessible(page) == ""


@pytest.mark.parametrize(
    ("language", "tabs"),
    [
        ("en", ["Board", "Map", "Tracks", "Goals", "Log"]),
        ("de", ["Tableau", "Landkarte", "Leisten", "Aufgaben", "Verlauf"]),
        ("fr", ["Plateau", "Carte", "Pistes", "Objectifs", "Journal"]),
    ],
)
def test_goals_on_a_phone(person, shoot, language, tabs):
    page = person(None, width=390, height=844, has_touch=True, language=language)
    sit_at(page, tours())
    found = page.locator(".tabs").get_by_role("tab")
    expect(found).to_have_text(tabs)
    found.nth(3).click()
    expect(page.locator(".goals")).to_contain_text("Tours")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, f"goals-phone-{language}")
    assert accessible(page) == ""
    event = page.locator(".goals ol button").nth(1)
    assert event.bounding_box()["height"] >= 44
    event.tap()
    expect(page.locator(".tip")).to_be_visible()


def test_a_goal_is_reached_by_a_click_and_the_game_is_won(person, shoot):
    page = person(None)
    page.route("**/me/results", lambda route: route.fulfill(json={"results": [results(page)]}))
    sit_at(page, tours(NEAR))
    goal = thing(page, "goal:tours-task")
    expect(goal).to_have_class(re.compile("lit"))
    expect(page.locator(".goals")).to_contain_text("✓ 3 of 3")
    shoot(page, "goals-near")
    goal.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Outcome")
    expect(dialog.get_by_role("heading", name="You won")).to_have_count(1)
    expect(dialog.locator(".outcome")).to_contain_text("The task is done")
    expect(dialog.locator("table")).to_be_hidden()
    expect(dialog).to_contain_text("won in round 1: your best so far · 7 tries, 2 wins")
    expect(page.locator(".said")).to_contain_text("You won")
    shoot(page, "outcome-won")
    assert accessible(page) == ""


@pytest.mark.parametrize(
    ("language", "title"), [("en", "You lost"), ("de", "Du hast verloren"), ("fr", "Tu as perdu")]
)
def test_the_last_round_ends_and_the_game_is_lost(person, shoot, language, title):
    page = person(None, language=language)
    sit_at(page, tours(LATE))
    for _ in range(2):  # then one thing is left to give
        page.locator('[data-move="give grain"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(title)).to_have_count(1)
    expect(dialog.locator(".outcome")).to_contain_text("14")
    shoot(page, f"outcome-{language}")
    assert accessible(page) == ""


def test_goals_are_paid_and_delivered_and_one_may_be_missed(person, shoot):
    """Capital Vierzon: five goals with what is missing; goods are chosen one by one."""
    text = f"round: 9\nevent: vierzon-09-goods-tax\nphase: actions\n{RICH}\n{BUSY}"
    position = f"players: 1\nscenario: vierzon\n{text}"
    page = person(None, width=1440, height=900)
    sit_at(page, Game.from_position(position, "goals").record())
    goals = page.locator(".goals")
    expect(goals.locator(".goal")).to_have_count(5)
    expect(goals.locator(".missed")).to_contain_text("too late")
    expect(goals).to_contain_text(re.compile("Points of goods *✓ 12 of 12"))
    expect(thing(page, "goal:building-company").locator("xpath=..")).to_have_class(
        re.compile("met")
    )
    events = page.get_by_role("list", name="Events to come").get_by_role("listitem")
    expect(events.nth(2)).to_be_in_viewport(ratio=1)
    shoot(page, "vierzon-goals")
    assert accessible(page) == ""
    thing(page, "goal:fortress").click()
    expect(goals.locator(".met strong")).to_have_count(2)
    thing(page, "goal:building-materials").click()
    expect(page.locator("footer")).to_contain_text("(12 more points)")
    page.locator('[data-move="give brocade"]').click()
    expect(page.locator("footer")).to_contain_text("(7 more points)")
    shoot(page, "vierzon-delivery")


def test_a_salesman_delivers_and_starves(person, shoot):
    """Deliveries as pictures, deeds without citizens, and a game that is lost at once."""
    text = "round: 6\nevent: salesman-06-feeding\nphase: actions\n0 merchant: tours\n"
    text += f"0 goods: 3 grain, 2 wool\n0 coins: 1\n{BUSY}"
    page = person(None, width=1440, height=900)
    sit_at(page, Game.from_position(f"players: 1\nscenario: salesman\n{text}", "x").record())
    goals = page.locator(".goals")
    expect(goals.locator(".goal")).to_have_count(5)
    expect(thing(page, "goal:set-for-chartres").locator("xpath=..").locator(".has")).to_have_count(
        2
    )
    shoot(page, "salesman-goals")
    assert accessible(page) == ""
    page.get_by_role("tab", name="Beneficial deeds").click()
    expect(page.locator(".deed")).to_have_count(8)
    expect(page.locator(".deed .then")).to_have_count(0)  # nothing for the last follower
    thing(page, "goal:grain-for-tours").click()
    expect(goals.locator(".met strong")).to_have_count(1)
    page.locator('[data-move="pass"]').click()
    page.get_by_role("button", name="Yes").click()
    outcome = page.get_by_role("dialog").locator(".outcome")
    expect(outcome).to_contain_text("Feeding: what it asks for cannot be paid.")
    shoot(page, "salesman-starved")
    assert accessible(page) == ""


def test_a_good_on_the_map_is_chosen_there(person, shoot):
    page = person(None)
    sit_at(page, tours(DROUGHT))
    lying = page.locator('.map [data-thing^="lying:"]')
    expect(lying).to_have_count(4)  # no wine, not even beside grain
    expect(page.locator(".map .bright")).to_have_count(4)
    expect(lying.first).to_have_accessible_name(re.compile(" – .*Grain"))
    shoot(page, "drought")
    assert accessible(page) == ""
    thing(page, "lying:chartres_etampes_road:grain").focus()
    page.keyboard.press("Enter")
    expect(lying).to_have_count(3)


# --- what only other scenarios have: several players who play for goals

CHANGE = """more => {
  const change = value => {
    const state = value?.type === 'state' ? value.state : value;
    if (state?.view?.players) Object.assign(state.view, more);
    return value;
  };
  const parse = JSON.parse;
  JSON.parse = (...all) => change(parse(...all));
  const json = Response.prototype.json;
  Response.prototype.json = async function () { return change(await json.call(this)); };
}"""


def test_another_player_may_win_by_goals(person, shoot):
    """What the server sends is changed before the page reads it."""
    goal = {
        "id": "aim",
        "name": "Build 5",
        "parts": [{"name": "Stations", "have": 2, "need": 5, "what": "stations"}],
        "towns": [],
    }
    goals = [{**goal, "seat": seat, "met": seat == 1} for seat in (0, 1)]
    outcome = {"kind": "won", "seats": [1], "reason": "All is built.", "round": 12}
    page = person()
    more = {"goals": goals, "outcome": outcome, "over": True, "phase": "over"}
    page.add_init_script(f"({CHANGE})({json.dumps(more)})")
    page.reload()
    play_bots(page)
    verdict = page.get_by_role("dialog").locator(".verdict")
    expect(verdict).to_contain_text(re.compile("You lost, .+ wins"))
    expect(verdict.locator(".outcome.lost")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".rail .player")).to_have_count(2)
    expect(page.locator(".points")).to_have_count(0)
    expect(page.locator(".goals .whose svg")).to_have_count(2)  # whose it is
    shoot(page, "goals-of-two")


def test_without_goals_nothing_is_shown_of_them(person):
    page = person(width=390, height=844)
    play_bots(page)
    expect(page.locator(".tabs").get_by_role("tab", name="Goals")).to_have_count(0)
    page.locator(".tabs").get_by_role("tab", name="Players").click()
    expect(page.locator(".points").first).to_be_visible()
