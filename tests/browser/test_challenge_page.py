"""Results of one's own on the cards of the lobby, and the daily challenge."""

import pytest
from at_table import accessible, become, in_a_hurry, settled
from playwright.sync_api import expect


@pytest.mark.parametrize("width", [1440])
def test_a_challenge_is_played_once_and_its_result_is_told(person, shoot, width):
    page = person(None, width=width, height=900)
    in_a_hurry(page)
    become(page, "Ann")
    card = page.get_by_role("region", name="Today’s challenge")
    story = card.locator("strong").inner_text().partition(",")[0]
    card.get_by_role("button", name="Play the challenge").click()
    settled(page)
    table = page.url
    page.goto("/")
    card.get_by_role("button", name="Go on with the challenge").click()
    settled(page)
    assert page.url == table

    page.locator(".tools button").last.click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    end = page.get_by_role("dialog", name="Outcome")
    expect(end).to_contain_text("Your first try (1 try, no win)", timeout=60_000)
    row = end.get_by_role("row", name="Ann (you)")
    expect(row).to_contain_text("given up in round 1")
    shoot(page, f"challenge-end-{width}")
    assert accessible(page) == ""

    end.get_by_role("button", name="All tables").click()
    expect(card).to_contain_text("given up in round 1")
    expect(card.get_by_role("button", name="Play the challenge")).to_have_count(0)
    card.get_by_role("button", name="Results").click()
    expect(card.get_by_role("row", name="Ann (you)")).to_be_visible()
    played = page.get_by_role("radio", name=story)
    expect(played).to_contain_text("1 try, no win")
    played.click()
    expect(page.locator(".steps label", has_text="1 try, no win")).to_have_count(1)
    shoot(page, f"challenge-lobby-{width}", full=True)
    assert accessible(page) == ""
