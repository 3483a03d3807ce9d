"""The rules have changed under a game that was being played: everybody at the table is told."""

import re

from at_table import accessible
from playwright.sync_api import expect
from stored_games import IN_PLAY, KEYS

SAID = {
    "en": ("Ann", "The rules have changed from 2 to 3.", "Close"),
    "de": ("Bob", "Die Regeln haben sich geändert (Fassung 2 zu 3).", "Schließen"),
    "fr": ("Ann", "Les règles ont changé (version 2 vers 3).", "Fermer"),
}


def test_whoever_comes_back_reads_above_the_table_that_other_rules_hold(old_server, person, shoot):
    for language, (name, text, close) in SAID.items():
        width = 390 if language == "de" else 1440
        page = person("/", server=old_server, language=language, width=width)
        cookie = {"name": "orleans_key", "value": KEYS[name], "url": old_server.address}
        page.context.add_cookies([cookie])
        page.goto(f"/table/{IN_PLAY['intrigue-3']}")
        page.locator(".coin").first.wait_for()
        banner = page.get_by_role("status").filter(has_text=re.compile(re.escape(text)))
        expect(banner).to_be_visible()
        assert language != "en" or accessible(page) == ""
        shoot(page, f"rules-{language}")
        banner.get_by_role("button", name=close).click()
        expect(banner).to_have_count(0)
        page.reload()
        page.locator(".coin").first.wait_for()
        expect(banner).to_have_count(0)
