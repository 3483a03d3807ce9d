"""Somebody stays away: the others read what they may do, and the absent one comes back."""

from at_table import accessible, become, sit_down
from playwright.sync_api import expect

OPEN = """async (absence) => {
  const table = {seats: [{kind: 'me'}], setup: {players: 2}, public: true,
                 options: {absence, substitute: 'random', bot_ms: 50}};
  const headers = {'content-type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(table)});
  return (await answer.json()).id;
}"""


def sit(page, name):
    become(page, name)
    page.locator(".start button.main:not([disabled])").wait_for()
    page.evaluate(
        """(name) => fetch('/api/people', {method: 'POST', body: JSON.stringify({name}),
           headers: {'content-type': 'application/json'}})""",
        name,
    )


def two_waiting(person, absence):
    """Ann and Bob play at a table where they agreed how long to wait."""
    ann, bob = person(), person()
    sit(ann, "Ann")
    table = f"/table/{ann.evaluate(OPEN, absence)}"
    ann.goto(table)
    bob.goto(table)
    sit_down(bob, "Bob")
    bob.get_by_role("button", name="I am ready").click()
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        page.locator(".coin").first.wait_for()
    return ann, bob


def test_a_bot_plays_for_the_absent_until_they_come_back(person, shoot):
    ann, bob = two_waiting(person, 1)
    news = ann.locator(".news")
    expect(news).to_contain_text("for Bob")
    assert accessible(ann) == ""
    shoot(ann, "absent")
    news.get_by_role("button", name="Let a bot play on").click()
    expect(bob.locator(".news")).to_contain_text("You were absent")
    assert accessible(bob) == ""
    bob.get_by_role("button", name="Come back").click()
    expect(bob.get_by_role("button", name="Come back")).to_have_count(0)


def test_two_agree_to_end_the_game(person, shoot):
    ann, bob = two_waiting(person, 3600)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Propose to end the game").click()
    expect(ann.locator(".news")).to_contain_text("The others are asked")
    expect(bob.locator(".news")).to_contain_text("Ann proposes to end the game")
    assert accessible(bob) == ""
    bob.get_by_role("button", name="Agree to end it").click()
    for page in (ann, bob):
        expect(page.get_by_role("dialog")).to_contain_text("Ended by agreement in round 1")
    shoot(ann, "ended-together")


def test_the_form_says_how_long_the_others_wait(person):
    page = person(language="de")
    page.get_by_role("button", name="Neuer Tisch").click()
    page.get_by_label("Platz 2").select_option("open")
    page.get_by_label("Wer wegbleibt").select_option(label="1 Tag")
    page.get_by_role("button", name="Tisch öffnen").click()
    expect(page.locator(".room")).to_contain_text("wartet 1 Tag auf Abwesende")
