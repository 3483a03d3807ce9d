"""The profile on the account page: private at first, with what was won and the best."""

import pytest
from at_table import accessible
from playwright.sync_api import expect
from test_account_page import come, served  # noqa: F401 - fixtures

NEW = """() => fetch('/api/people', {method: 'POST', body: '{"name": "Ann"}',
  headers: {'content-type': 'application/json'}})"""

SAVED = {"en": "Saved.", "de": "Gespeichert.", "fr": "Enregistré."}


@pytest.mark.parametrize(
    ("language", "title", "box"),
    [
        ("en", "Profile", "Everybody may see my profile"),
        ("de", "Profil", "Alle dürfen mein Profil sehen"),
        ("fr", "Profil", "Tout le monde peut voir mon profil"),
    ],
)
def test_a_profile_is_opened(come, shoot, language, title, box):  # noqa: F811
    page = come("/account", language=language, width=390)
    page.evaluate(NEW)
    page.reload()
    profile = page.get_by_role("region", name=title, exact=True)
    expect(profile.locator("li")).not_to_have_count(0)
    switch = profile.get_by_label(box)
    expect(switch).not_to_be_checked()
    switch.check()
    expect(page.get_by_role("status")).to_have_text(SAVED[language])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert accessible(page) == ""
    shoot(page, f"profile-{language}", full=True)
    page.reload()
    expect(switch).to_be_checked()
