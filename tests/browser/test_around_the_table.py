"""Before a game, beside it and after it: what a table is played with, how strong bots are at it,
who watches whom, what a screen reader hears, what one's results say.
"""

import re

import pytest
from at_table import become, in_a_hurry, move, play_round, post, settled, sit_at
from finished import finished
from playwright.sync_api import expect
from test_every_state import STORIES, go_to, wander

NAMED = {
    "en": "Big Box 2025 · Invasion, gentle · Easier characters",
    "de": "Big Box 2025 · Invasion, mild · Leichtere Charaktere",
}


def test_a_table_that_waits_says_in_words_what_is_played(person, shoot):
    """In the lobby and in its room, each reader in their language."""
    ann, bob = person(), person(None, language="de", width=390, height=844)
    become(ann, "Ann")
    ann.get_by_role("button", name="New table").click()
    ann.get_by_label("Scenario").select_option("invasion")
    ann.get_by_label("Difficulty").select_option("gentle")
    ann.get_by_label("Easier characters").check()
    ann.get_by_label("Seat 2").select_option("open")
    ann.get_by_label("Everybody may join and watch").check()
    ann.get_by_role("button", name="Open table").click()
    room = ann.locator(".room")
    expect(room).to_contain_text(NAMED["en"])
    shoot(ann, "room-settings")
    bob.goto("/")
    expect(bob.get_by_role("region", name="Offene Tische")).to_contain_text(NAMED["de"])
    bob.goto(ann.url)
    expect(bob.locator(".room")).to_contain_text(NAMED["de"])
    shoot(bob, "room-settings-phone")
    ann.get_by_label("Language").select_option("de")
    expect(room).to_contain_text(NAMED["de"])


@pytest.mark.parametrize(
    ("story", "level", "says"),
    [
        ("base", "Hard", "100 points on average, 117 in games it wins"),
        ("prosperity", "Hard", "points on average"),
        ("duel", "Easy", "wins 0 of 100 games against Hard"),
        ("invasion", "Hard", "two of them win"),
    ],
)
def test_bots_are_as_strong_as_measured_at_what_is_played(person, shoot, story, level, says):
    page = person()
    page.locator(f'[data-story="{story}"]').click()
    expect(page.locator(".opponents .level", has_text=level)).to_contain_text(says)
    shoot(page, f"strength-{story}", full=True)


def test_whoever_plays_alone_reads_how_often_bots_win(person, shoot):
    page = person()
    page.locator('[data-story="vierzon"]').click()
    expect(page.locator(".steps")).to_contain_text("Hard 1 of 100 times · Expert 37 of 100 times")
    shoot(page, "strength-vierzon", full=True)


SAID = """() => {
  window.said = [];
  const aloud = document.querySelector('.aloud');
  new MutationObserver(() => said.push(aloud.textContent))
    .observe(aloud, {subtree: true, childList: true, characterData: true});
}"""


@pytest.mark.parametrize("pace", ["fast", "off"])
def test_a_screen_reader_hears_the_story_while_the_log_is_not_in_sight(person, pace):
    page = person(None, width=390, height=844)
    page.add_init_script(f"localStorage.setItem('orleans.pace', '{pace}')")
    page.goto("/")
    become(page, "Ann")
    page.locator(".start button.main").click()
    page.locator(".coin").first.wait_for()
    assert page.locator(".aloud").get_attribute("aria-live") == "polite"
    page.evaluate(SAID)
    play_round(page)
    expect(page.locator(".log")).to_have_count(0)
    bot = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"][1]["name"]
    page.wait_for_function(
        """bot => ['You use the Castle: \\\\+1 knight', bot + ' (uses|passes)', 'Round 2 of 18']
          .every(words => said.some(one => new RegExp(words).test(one)))""",
        arg=bot,
    )


def test_a_spectator_on_a_phone_stays_with_the_player_they_follow(person, shoot):
    ann, eve = person(None), person(None, width=390, height=844, has_touch=True)
    in_a_hurry(eve)
    ann.goto("/")
    post(ann, "/api/people", name="Ann")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    table = post(ann, "/api/tables", setup={"players": 2}, seats=seats, public=True, start=True)
    eve.goto(f"/table/{table['id']}")
    settled(eve)
    expect(eve.locator(".bar")).to_contain_text("You are watching")
    eve.get_by_role("tab", name="Players").tap()
    eve.locator('.player[data-thing="seat:1"]').tap()
    followed = eve.locator('.panel [data-board="1"]')
    expect(followed).to_be_visible()
    shoot(eve, "spectator-phone")
    assert eve.locator(".bar").bounding_box()["height"] < 80  # as for those who play
    expect(eve.locator(".veil")).to_be_in_viewport(ratio=1)
    ann.goto(eve.url)
    settled(ann)
    move(ann, "ready")
    ann.get_by_role("button", name="Yes").click()
    expect(eve.locator(".when")).to_have_text(re.compile(r"\b2\s*/\s*18"))
    expect(followed).to_be_visible()


def test_results_say_who_won_where_goals_decide(person, shoot):
    page = person(None)
    page.goto("/")
    post(page, "/api/people", name="Ann")
    setup = STORIES["duel"][1]
    go_to(page, setup, wander(setup, over=True))
    page.goto("/")
    line = page.get_by_role("region", name="My results").locator("li")
    expect(line).to_have_text(re.compile(r"The Duel\s*Ann, \w+\s*(won|lost)\s*See"))
    shoot(page, "results-duel")


def test_the_replay_on_a_phone_takes_two_lines(person, shoot):
    page = person(None, width=390, height=844, language="de", has_touch=True)
    sit_at(page, finished(2, 16), ("Ann", "Ben"))
    for language, watch in (("de", "Spiel ansehen"), ("fr", "Revoir la partie")):
        page.evaluate(f"localStorage.setItem('orleans.language', '{language}')")
        page.reload()
        page.get_by_role("button", name=watch).click()
        buttons = page.locator(".replay > button, .replay select")
        tops = buttons.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 2
        shoot(page, f"replay-phone-{language}")


# The points of each source, and the sums below them, by player.
COUNTED = """() => {
  const rows = [...document.querySelectorAll('dialog tbody tr')].map(row => ({
    sum: row.matches('.total'),
    points: [...row.querySelectorAll(row.matches('.total') ? 'td' : '.count')]
      .map(one => parseInt(one.textContent)),
  })).filter(row => row.points.length);
  return {sources: rows.filter(row => !row.sum), sums: rows.find(row => row.sum).points};
}"""


def test_the_end_counts_source_by_source_and_tells_the_luck(person, shoot):
    page = person(None)
    sit_at(page, finished(), ("Ann", "Ben"))
    sheet = page.get_by_role("dialog", name="Score sheet")
    sheet.locator(".analysis dl").wait_for(timeout=60_000)
    found = page.evaluate(COUNTED)
    assert len(found["sources"]) > 5
    by_player = zip(*(row["points"] for row in found["sources"]), strict=True)
    assert [sum(points) for points in by_player] == found["sums"]
    expect(sheet.get_by_role("img", name="Points after each round")).to_be_visible()
    expect(sheet.get_by_role("img", name="Luck of the draws")).to_be_attached()
    expect(sheet.locator("dl")).to_contain_text("Luck of the draws")
    expect(sheet.locator(".two > div", has_text="Best decisions")).to_have_count(1)
    costly = sheet.locator(".two > div", has_text="Costly decisions")
    expect(costly.get_by_role("button", name=re.compile("^Show me")).first).to_be_attached()
    expect(sheet.get_by_role("button", name="Share a link")).to_be_visible()
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
