"""The lobby: a story in two clicks, opponents who say how strong they are, one's results."""

import json
import re

import pytest
from at_table import accessible, become, sit_at
from finished import finished
from playwright.sync_api import expect

from orleans.bots import LEVELS

STORIES = {
    "base": [],
    "trade": ["orders", "events", "trade"],
    "intrigue": ["orders", "events", "intrigue"],
    "plague": ["plague"],
    "tours": [],
    "dignitary": [],
    "vierzon": [],
    "salesman": [],
    "duel": [],
    "prosperity": [],
}
ALONE = ("tours", "dignitary", "vierzon", "salesman")


def info(page):
    table = page.url.rpartition("/")[2]
    return page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")


@pytest.mark.parametrize("story", STORIES)
def test_a_story_is_begun_in_two_clicks(person, story):
    page = person()
    page.locator(f'[data-story="{story}"]').click()
    page.locator(".start button.main").click()
    page.locator(".coin").first.wait_for()
    found = info(page)
    assert found["status"] == "playing"
    assert found["setup"]["modules"] == STORIES[story]
    assert found["setup"]["scenario"] == (
        story if story in (*ALONE, "duel", "prosperity") else "base"
    )
    assert found["setup"]["players"] == (1 if story in ALONE else 2)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "points on average"),
        ("de", "erreicht im Schnitt"),
        ("fr", "marque en moyenne"),
    ],
)
def test_opponents_say_how_strong_they_are(person, shoot, language, says):
    page = person(language=language)
    levels = page.locator(".opponents .level")
    expect(levels).to_have_count(len(LEVELS))
    told = levels.all_text_contents()
    means = [int(re.search(r"(\d+) points|(\d+) Punkte", text)[0].split()[0]) for text in told]
    assert means == sorted(means)
    assert all(says in text for text in told)
    shoot(page, f"lobby-{language}")
    assert accessible(page) == ""


def test_chosen_opponents_sit_at_the_table_which_the_lobby_shows_first(person):
    page = person()
    become(page, "Ann")
    page.locator(".sit select").select_option("3")
    page.locator(".opponents .level").nth(2).click()
    page.locator(".start button.main").click()
    page.locator(".coin").first.wait_for()
    seats = info(page)["seats"]
    assert [seat["bot"] for seat in seats[1:]] == ["hard"] * 3
    names = [seat["name"] for seat in seats]
    assert names[0] == "Ann"
    assert len(set(names)) == 4
    assert "hard" not in names
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("button", name="Continue")).to_be_in_viewport(ratio=1)
    expect(page.locator(".start")).to_be_attached()
    assert mine.bounding_box()["y"] < page.locator(".start").bounding_box()["y"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (390, 844)])
def test_the_number_of_opponents_is_in_sight(person, width, height):
    page = person(width=width, height=height)
    number = page.get_by_label("Opponents")
    expect(number).to_be_in_viewport(ratio=1)
    number.select_option("3")
    expect(page.locator(".go")).to_contain_text("3 bots")
    expect(page.locator(".go")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_fits_every_width(person, shoot, scheme):
    page = person(scheme=scheme)
    page.locator(".opponents").wait_for()
    for width in (390, 768, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        shoot(page, f"lobby-{width}-{scheme}", full=True)
        assert accessible(page) == "", width


def test_own_results_are_listed(person):
    page = person(None)
    sit_at(page, finished(), ("Ann", "Ben"))
    page.goto("/")
    results = page.get_by_role("region", name="My results")
    expect(results).to_contain_text("Ann, Ben")
    expect(results).to_contain_text(re.compile(r"[12] of 2 · \d+"))
    results.get_by_role("link").first.click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_players_at_one_screen_have_names(person):
    page = person()
    become(page, "Ann")
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Open table").click()
    page.locator(".coin").first.wait_for()
    assert [seat["name"] for seat in info(page)["seats"]] == ["Ann", "Ben"]


def test_the_app_can_be_installed(person):
    page = person()
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = json.loads(page.request.get(address).text())
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
    assert page.locator('meta[name="theme-color"]').count() == 2


def test_everything_changes_its_language_at_once(person):
    """What the server says about the form comes before the page turns to another language."""
    page = person()
    page.get_by_role("button", name="New table").click()
    form = page.locator("form")
    expect(form).to_contain_text("All plan at the same time")
    page.evaluate(WATCH)
    page.locator("header select").select_option("de")
    expect(form).to_contain_text("Alle planen gleichzeitig")
    assert page.evaluate("mixed") == 0


WATCH = """() => {
  window.mixed = 0;
  const form = document.querySelector('form');
  const look = () => {
    const label = form.getAttribute('aria-label'), told = form.textContent;
    if (!label.startsWith("New table") && told.includes("All plan")) window.mixed += 1;
  };
  new MutationObserver(look).observe(form, {subtree: true, childList: true, characterData: true});
}"""
