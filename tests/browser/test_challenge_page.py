"""The daily challenge, and one's own results on the cards of the lobby."""

import re

from at_table import accessible, become, in_a_hurry, settled
from playwright.sync_api import expect

# Some days' scenarios ask something before the first round.
GIVEN_UP = re.compile("given up (in round 1|before the first round)", re.IGNORECASE)


def test_a_challenge_is_played_once_and_its_result_is_told(person, shoot):
    page = person(None)
    in_a_hurry(page)
    become(page, "Ann")
    card = page.get_by_role("region", name="Today’s challenge")
    story = card.locator("strong").inner_text().partition(",")[0]
    card.get_by_role("button", name="Play the challenge").click()
    settled(page)
    expect(page.locator(".said")).to_contain_text("Daily challenge")
    table = page.url
    page.get_by_role("button", name="All tables").click()
    card.get_by_role("button", name="Continue the challenge").click()
    settled(page)
    assert page.url == table

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up", exact=True).click()
    asked = page.get_by_role("dialog", name="Give up")
    expect(asked).to_contain_text("your only try today")
    asked.get_by_role("button", name="Give up", exact=True).click()
    sheet = page.locator(".end")
    expect(sheet.locator(".verdict")).to_contain_text(GIVEN_UP)
    expect(sheet.get_by_role("row", name="– Ann (you)")).to_be_visible()
    expect(sheet.get_by_role("button", name="outside the challenge")).to_be_visible()
    expect(sheet.locator(".analysis")).to_have_count(0)
    shoot(page, "challenge-given-up")
    page.keyboard.press("Escape")
    expect(page.locator(".said")).to_contain_text(GIVEN_UP)
    expect(page.locator(".undo")).to_have_count(0)
    page.goto("/")
    expect(card).to_contain_text(GIVEN_UP)
    expect(card).to_contain_text("The next one comes in")
    expect(page.get_by_role("region", name="My results")).to_contain_text(GIVEN_UP)
    expect(card.get_by_role("button", name="Play the challenge")).to_have_count(0)
    card.get_by_role("button", name="Results").click()
    expect(card.get_by_role("row", name="Ann (you)")).to_be_visible()
    played = page.get_by_role("radio", name=story)
    expect(played).to_contain_text("1 try, no win")
    played.click()
    expect(page.locator(".steps label", has_text="1 try, no win")).to_have_count(1)
    shoot(page, "challenge", full=True)
    assert accessible(page) == ""
