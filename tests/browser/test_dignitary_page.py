"""The Dignitary in the browser: citizens are placed, and seen where they wait."""

import re

import pytest
from at_table import accessible, sit_at, thing
from playwright.sync_api import expect

from orleans import Game, Setup

USUAL = "Place citizens on the usual spaces"


def begun():
    return Game(Setup(players=1, scenario="dignitary"), "page").record()


@pytest.mark.parametrize("width", [1440, 390])
def test_citizens_are_placed_by_buttons(person, shoot, width):
    page = person(None, width=width, height=900, has_touch=width < 600)
    sit_at(page, begun())
    line = page.locator("footer")
    expect(line).to_contain_text("Choose where citizens wait (7 more).")
    expect(line).to_contain_text("Preparation")
    intro = page.get_by_role("group", name="What this is about")
    expect(intro).to_contain_text("8 citizens at the end of a round, in round 16 at the latest")
    shoot(page, f"dignitary-choice-{width}")
    assert accessible(page) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    intro.get_by_role("button").click()
    expect(intro).to_have_count(0)
    page.get_by_role("button", name=re.compile("^All options")).click()
    page.get_by_role("button", name="Place a citizen: Building the city wall").click()
    expect(line).to_contain_text("(6 more)")
    page.get_by_role("button", name=USUAL).last.click()
    expect(line).to_contain_text("Planning")


def test_deeds_show_only_the_citizens_that_are_there(person, shoot):
    page = person(None, width=1440, height=900)
    sit_at(page, begun())
    thing(page, "town:tours").hover()
    expect(page.locator(".tip")).to_contain_text("a citizen waits here")
    assert page.locator('.map [data-at^="connection:"], .stash [data-at^="own-good:"]').count() == 0
    boatmen = page.locator('li:has([data-thing="citizen:boatmen"])')
    expect(boatmen).to_have_attribute("aria-label", re.compile("^5:"))
    thing(page, "citizen:knights").click()
    expect(page.locator("footer")).to_contain_text("(6 more)")
    expect(page.locator(".tracks .citizen")).to_have_count(1)
    page.get_by_role("tab", name="Beneficial deeds").click()
    thing(page, "deed:city-wall").click()
    expect(page.locator("footer")).to_contain_text("(5 more)")
    page.get_by_role("button", name=USUAL).click()
    expect(page.locator("footer")).to_contain_text("Planning")
    expect(page.locator(".goals")).to_contain_text(re.compile("Citizens *0 of 8"))
    expect(thing(page, "deed:city-wall").locator(".then")).to_have_count(1)  # the tab stays open
    expect(thing(page, "deed:plague").locator(".then")).to_have_count(0)
    shoot(page, "dignitary-deeds")


def test_whoever_gave_up_is_asked_nothing(person):
    page = person(None)
    sit_at(page, begun())
    page.get_by_role("button", name=USUAL).click()
    page.get_by_role("button", name="Finish planning").click()
    expect(page.get_by_role("button", name="Yes")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator(".verdict")).to_contain_text("Given up in round 1")
    page.keyboard.press("Escape")
    expect(page.locator(".said")).to_contain_text("Given up in round 1")
    expect(page.locator(".phase")).to_have_text("End of the game")
    expect(page.locator("footer .row button")).to_have_text(["Play again"])
