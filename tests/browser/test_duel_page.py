"""The Duel in the browser: towns and place tiles are chosen, then goals, house and end."""

import re

import pytest
from at_table import accessible, in_a_hurry, move, sit_at, thing, wait_for_seat
from playwright.sync_api import expect

from orleans import Game, Setup

LATE = """
    players: 2
    scenario: duel
    round: 9
    event: duel-09-goods-tax
    phase: actions
    offer: winery, tailor-shop, library
    citizens-left: 10
    0 merchant: orleans
    0 goods: wool, 2 brocade, wine
    0 citizens: 1
    0 development: 9
    0 met: 5 bookkeeping, 6 wine-for-the-castle, 7 three-branches
    0 stations: tours, blois, vendome
    0 board: bourgeois-board monk; wagon farmer trader knight
    1 citizens: 1
    1 met: 8 wine-for-the-castle
    1 coins: 7
"""


def begun():
    return Game(Setup(players=2, scenario="duel"), "page").record()


@pytest.mark.parametrize("width", [1440, 390])
def test_towns_and_place_tiles_are_chosen(person, shoot, width):
    page = person(None, width=width, height=900, has_touch=width < 600)
    in_a_hurry(page)
    sit_at(page, begun(), ("Ann", "Ben"))
    line = page.locator("footer")
    expect(line).to_contain_text("Where does your merchant begin?")
    shoot(page, f"duel-towns-{width}")
    thing(page, "town:vendome").focus()
    page.keyboard.press("Enter")
    wait_for_seat(page, 1)
    thing(page, "town:tours").click()
    expect(line).to_contain_text("category I comes on offer (5 more)")
    tile = thing(page, "place:winery")
    expect(tile).to_have_class(re.compile("lit"))
    expect(thing(page, "place:tavern")).to_have_count(0)
    shoot(page, f"duel-tiles-{width}")
    assert accessible(page) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tile.click()
    expect(line).to_contain_text("(4 more)")
    expect(thing(page, "place:winery")).not_to_have_class(re.compile("lit"))
    expect(page.locator(".offer")).to_contain_text("1 tile chosen: Winery")


# Stops of the Tab key on the map.
STOPS = "all => all.filter(one => one.tabIndex === 0).map(one => one.dataset.thing)"


def test_the_map_is_one_stop_of_the_tab_key_and_arrows_lead_from_town_to_town(person):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, begun(), ("Ann", "Ben"))
    towns = page.locator(".map .bright[data-thing]")
    expect(towns).to_have_count(23)
    assert len(towns.evaluate_all(STOPS)) == 1
    page.keyboard.press("n")
    expect(page.locator(".map .bright:focus")).to_have_count(1)
    thing(page, "town:tours").focus()
    assert towns.evaluate_all(STOPS) == ["town:tours"]
    for key, town in (("Right", "montrichard"), ("Up", "blois"), ("Up", "vendome")):
        page.keyboard.press(f"Arrow{key}")
        expect(thing(page, f"town:{town}")).to_be_focused()
    assert towns.evaluate_all(STOPS) == ["town:vendome"]
    page.keyboard.press("Tab")
    expect(page.locator(".map .bright:focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(thing(page, "town:vendome")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_seat(page, 1)


def test_the_house_is_used_and_the_last_goal_wins(person, shoot):
    page = person(None, width=1440, height=900)
    in_a_hurry(page)
    sit_at(page, Game.from_position(LATE, "page").record(), ("Ann", "Ben"))
    goals = page.locator(".goals")
    expect(goals.locator(".goal")).to_have_count(4)
    expect(goals.locator(".row.met")).to_have_count(4)
    shoot(page, "duel-turn-1440")
    assert accessible(page) == ""
    move(page, "use bourgeois-board")
    line = page.locator("footer")
    expect(line).to_contain_text("What do you take? (Bourgeois House)")
    expect(page.locator('[data-move="reward coins"]')).to_have_accessible_name("Take 5 coins")
    card = page.locator(".place", has=thing(page, "place:bourgeois-board"))
    expect(card).not_to_have_class(re.compile("shut"))  # its citizen is paid
    shoot(page, "duel-house-1440")
    move(page, "reward good")
    expect(line).to_contain_text("Which good do you take")
