"""The log as a list one reads: filtered, one stop of the Tab key, and in step with the replay."""

import re

from at_table import move, play_bots, play_round, resize
from playwright.sync_api import expect
from test_layout import apart, fits

STOPS = "all => all.filter(one => one.tabIndex >= 0).length"


def two_rounds(person):
    page = person()
    play_bots(page)
    play_round(page)
    move(page, "draw 4")
    page.locator('[data-move="ready"]').first.wait_for()
    return page


def test_it_is_filtered_by_what_it_tells(person):
    page = two_rounds(person)
    lines = page.locator(".log .lines li")
    everything = lines.count()
    filters = page.locator(".log .filters")
    filters.get_by_role("button", name="Actions").click()
    expect(lines.filter(has_text="You draw")).to_have_count(0)
    expect(lines.filter(has_text="You use the Castle: +1 knight")).to_have_count(1)
    filters.get_by_role("button", name="Mine").click()
    told = lines.all_inner_texts()
    assert told
    assert all(re.match(r"\s*(You|Round)", one) for one in told), told
    filters.get_by_role("button", name="All").click()
    expect(lines).to_have_count(everything)


def test_it_is_one_stop_of_the_tab_key_and_arrows_lead_through_it(person):
    page = two_rounds(person)
    lines = page.locator(".log .lines li > :first-child")
    assert lines.count() > 5
    assert (
        page.locator(".log .lines li > *").evaluate_all(STOPS)
        <= 1 + page.locator(".log .lines [aria-label^='Show me']").count()
    )
    lines.last.focus()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()


def test_it_follows_the_replay_which_covers_nothing(person):
    page = two_rounds(person)
    here = page.locator(".log [data-here]")
    newest = here.inner_text()
    step = page.locator(".scrub").get_by_role("button", name="Previous step")
    for _ in range(3):
        step.click()
    expect(page.locator(".said")).to_contain_text("Looking back")
    expect(here).not_to_have_text(newest)
    expect(here).to_be_in_viewport()
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        resize(page, width, height)
        expect(page.locator(".replay")).to_be_visible()
        assert apart(page, ".replay", "main"), width
        assert apart(page, ".replay", ".said"), width
        assert apart(page, ".replay", ".line .last"), width
        assert fits(page, ".said")
    page.get_by_role("button", name="Back to now").click()
    expect(here).to_have_text(newest)
