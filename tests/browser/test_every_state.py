"""Every story's table, rules and end on a phone in the dark: axe finds nothing, a finger hits
everything, no sheet is wider than the screen, and nothing stands there that people do not read.
"""

import random
import re
from functools import cache

import pytest
from at_table import accessible, post, settled
from playwright.sync_api import expect
from test_account_page import come, served  # noqa: F401 - fixtures
from test_profile_page import NEW
from test_whole_games import RAW, WORDS

from orleans import Game, Setup
from orleans.facts.loader import load

STORIES = {
    "base": ("fr", Setup(players=4)),
    "trade": ("de", Setup(players=3, modules=("orders", "events", "trade"))),
    "intrigue": ("en", Setup(players=3, modules=("orders", "events", "intrigue"))),
    "plague": ("fr", Setup(players=2, modules=("plague",))),
    "tours": ("de", Setup(players=1, scenario="tours")),
    "dignitary": ("en", Setup(players=1, scenario="dignitary")),
    "vierzon": ("fr", Setup(players=1, scenario="vierzon")),
    "salesman": ("de", Setup(players=1, scenario="salesman")),
    "duel": ("en", Setup(players=2, scenario="duel")),
    "prosperity": ("de", Setup(players=3, scenario="prosperity")),
    "invasion": ("fr", Setup(players=3, scenario="invasion")),
}
# What a finger could miss. Labels count with what they label; sentences of the log are as high as
# their lines; some things reach beyond what is seen of them.
SMALL = """() => {
  const what = 'button, a[href], select, input, summary, [role=button], [role=radio], .lit';
  return [...document.querySelectorAll(what)].filter(one => {
    const style = getComputedStyle(one), after = getComputedStyle(one, '::after');
    const reaches = after.position === 'absolute' && after.content !== 'none';
    if (!one.checkVisibility() || style.clipPath !== 'none' || reaches) return false;
    if (one.closest('.log li') || one instanceof SVGElement) return false;
    const target = /^(radio|checkbox)$/.test(one.type) ? one.closest('label') : one;
    const {width, height} = target.getBoundingClientRect();
    return width > 2 && Math.min(width, height) < 43.5;
  }).map(one => `${one.tagName} ${one.className}: ${one.textContent.trim() || one.ariaLabel}`);
}"""
# How far the page, or a sheet on it, is wider than the screen.
TOO_WIDE = """() => Math.max(0, document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll('dialog')].map(one => {
    const box = one.getBoundingClientRect();
    return Math.max(one.scrollWidth - one.clientWidth, box.right - innerWidth, -box.left);
  }))"""
AID = {"en": "Rules", "de": "Regeln", "fr": "Règles"}
MADE = re.compile(RAW.pattern.rpartition("|\\b(")[0])  # in English its words are no fault


@cache
def ids():
    """What things are called in code; those without a hyphen may be words."""
    c = load()
    things = [*c.places, *c.deeds, *c.towns, *c.cards, *c.events, *c.goals, *c.modules]
    return {one.id for one in things if "-" in one.id}


def wander(setup, over):
    """A game in which everybody does something useful at random, up to round 1 or the end."""
    game, rng = Game(setup, "states"), random.Random(5)
    while not game.over and (over or game.state.round < 1 or 0 not in game.actors):
        seat = game.actors[0]
        useful = [m for m in game.moves(seat) if not game.text(m).startswith(("ready", "pass"))]
        game.play(seat, rng.choice(useful or game.moves(seat)))
    return game.record()


def go_to(page, setup, record):
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "easy"}] * (setup.players - 1)]
    table = post(page, "/api/tables", record=record, seats=seats, start=True)
    page.goto(f"/table/{table['id']}")
    settled(page)


def faults(page, language):
    """What of the page, as it is just now, is not for everybody."""
    raw = MADE if language == "en" else RAW
    words = page.evaluate(WORDS)
    found = {
        "axe": accessible(page),
        "small": page.evaluate(SMALL),
        "too wide": page.evaluate(TOO_WIDE),
        "words": [text for text in words if raw.search(text) or ids() & set(text.split())],
    }
    return {what: fault for what, fault in found.items() if fault}


@pytest.mark.parametrize("story", STORIES)
def test_a_story_on_a_phone_in_the_dark(person, shoot, story):
    language, setup = STORIES[story]
    page = person(None, width=390, height=844, scheme="dark", language=language, has_touch=True)
    post(page, "/api/people", name="Ann", language=language)
    page.add_init_script("localStorage.setItem('orleans.pace', 'off')")
    go_to(page, setup, wander(setup, over=False))
    found = {}
    for tab in page.locator(".tabs").get_by_role("tab").all():
        tab.click()
        found[tab.text_content()] = faults(page, language)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=AID[language])).to_be_visible()
    found["rules"] = faults(page, language)
    page.keyboard.press("Escape")
    go_to(page, setup, wander(setup, over=True))
    page.locator("dialog .verdict").wait_for()
    shoot(page, f"state-end-{story}")
    found["end"] = faults(page, language)
    assert {state: all_ for state, all_ in found.items() if all_} == {}


def test_the_lobby_its_forms_and_the_lessons_on_a_phone_in_the_dark(person, shoot):
    page = person(width=390, height=844, scheme="dark", language="de", has_touch=True)
    page.locator(".start button.main:not([disabled])").wait_for()
    page.get_by_role("button", name="Neuer Tisch").click()
    found = {}
    for story in ("invasion", "vierzon"):
        page.locator(f'[data-story="{story}"]').click()
        found[story] = faults(page, "de")
    page.get_by_role("button", name="Menü").click()
    found["menu"] = faults(page, "de")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ergebnisse").click()
    nobody = page.get_by_text("Noch ist niemand fertig.")  # unless a test before it has played
    nobody.or_(page.locator("td.rank").first).wait_for()
    found["challenge"] = faults(page, "de")
    page.get_by_role("button", name="Das Spiel lernen").click()
    chapter = page.locator(".lesson select")
    for number in (0, 7):
        chapter.select_option(str(number))
        expect(page.locator(".lesson p")).to_contain_text(
            "Willkommen" if number == 0 else "Ereignis"
        )
        settled(page)
        found[f"lesson {number}"] = faults(page, "de")
    assert {state: all_ for state, all_ in found.items() if all_} == {}


def test_the_account_page_on_a_phone_in_the_dark(come):  # noqa: F811
    page = come("/account", width=390, height=844, scheme="dark", language="fr", has_touch=True)
    page.evaluate(NEW)
    page.reload()
    expect(page.get_by_role("region", name="Profil", exact=True).locator("li")).not_to_have_count(0)
    assert faults(page, "fr") == {}
