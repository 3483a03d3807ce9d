"""The end of a game: the verdict, what decided it, the replay and the link to it."""

import re

import pytest
from at_table import accessible, resize, sit_at
from finished import finished, late_game
from playwright.sync_api import expect
from test_layout import fits

SAYS = {
    "en": ("wins? with", "Show me", "What decided it"),
    "de": ("gewinnst? mit|gewinnt mit", "Zeigen", "Was den Ausschlag gab"),
    "fr": ("gagnes? avec", "Montrer", "Ce qui a fait la différence"),
}


def test_the_end_says_who_won_and_what_decided_it(person, shoot):
    page = person(None)
    sit_at(page, finished(), ("Ann", "Ben"))
    sheet = page.get_by_role("dialog")
    for language, (wins, show, title) in SAYS.items():
        page.evaluate(f"localStorage.setItem('orleans.language', '{language}')")
        page.reload()
        expect(sheet.locator(".verdict h3")).to_have_text(re.compile(wins))
        expect(sheet.locator(".verdict li")).to_have_count(2)
        analysis = sheet.get_by_role("region", name=title)
        shown = analysis.get_by_role("button", name=re.compile(show))
        expect(shown.first).to_be_visible(timeout=60_000)
        shoot(page, f"end-{language}")
        shown.first.click()
        expect(sheet).to_have_count(0)
        expect(page.locator(".past .question")).to_be_visible()
        expect(page.locator(".toast")).to_have_text(re.compile(r"^(Ann|Ben)\s?: "))


def test_whoever_resigned_reads_so_and_may_play_again(person, shoot):
    page = person(None)
    sit_at(page, late_game(rounds=18).record())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator(".verdict")).to_contain_text(
        "Ann resigned in round 18; a bot played on.",
        timeout=20_000,  # what the bots do is shown before
    )
    expect(sheet.locator(".analysis")).to_contain_text(
        "resigned in round 18: only their decisions", timeout=60_000
    )
    shoot(page, "end-resigned")
    ended = page.url
    sheet.get_by_role("button", name="Play again").click()
    expect(page.locator(".coin.lit").first).to_be_visible()
    assert page.url != ended


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.torture)])
def test_the_end_fits_every_width(person, shoot, scheme):
    page = person(None, scheme=scheme)
    sit_at(page, finished(4), ("Ann", "Bertrand", "Colette", "Denis"))
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".analysis dl")).to_be_visible(timeout=60_000)
    for width in (390, 768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        for part in (sheet, sheet.locator(".scroll")):
            assert part.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, width
        shoot(page, f"end-{width}-{scheme}")
        sheet.locator(".analysis").scroll_into_view_if_needed()
        shoot(page, f"end-analysis-{width}-{scheme}")
        assert accessible(page) == "", width


def test_on_a_phone_names_and_sums_are_not_broken(person):
    page = person(None, width=390, height=844)
    for names in (("Ann", "Bertrand"), ("Ann", "Bertrand", "Colette")):
        sit_at(page, finished(len(names)), names)
        sheet = page.get_by_role("dialog").locator(".scroll")
        expect(sheet).to_be_visible()
        assert sheet.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
        heights = sheet.locator(".word").evaluate_all("all => all.map(one => one.clientHeight)")
        assert max(heights) == min(heights)
        rows = sheet.locator("tbody tr:not(.soft, .total)")
        high = rows.evaluate_all("all => all.map(one => one.clientHeight)")
        assert len(names) > 2 or max(high) < 36  # one line


def test_bars_are_counted_one_after_the_other_and_at_once_with_reduced_motion(person, browser):
    page = person(None)
    sit_at(page, finished(), ("Ann", "Ben"))
    page.locator("dialog .bar").first.wait_for()
    assert (
        page.locator("dialog .bar").first.evaluate("b => getComputedStyle(b).animationName")
        == "none"
    )
    page.emulate_media(reduced_motion="no-preference")
    rows = page.locator("dialog tbody tr .bar")
    delays = rows.evaluate_all(
        "all => all.map(b => parseFloat(getComputedStyle(b).animationDelay))"
    )
    assert delays[0] == 0
    assert max(delays) >= 2
    page.get_by_role("dialog").locator("h2").click()
    assert rows.first.evaluate("b => getComputedStyle(b).animationName") == "none"


def test_a_shared_link_opens_the_replay_without_a_seat(person):
    page = person(None)
    sit_at(page, finished(), ("Ann", "Ben"))
    stranger = person(page.url)
    expect(stranger.get_by_role("alert")).to_be_visible()
    lobby = page.get_by_role("dialog").get_by_role("button", name="All tables")
    place = lobby.bounding_box()
    page.get_by_role("button", name="Share a link").click()
    link = page.get_by_label("Share a link").input_value()
    assert link.endswith("#replay")
    assert lobby.bounding_box() == place
    stranger.goto("/")
    stranger.goto(link)
    expect(stranger.locator(".bar")).to_contain_text("You are watching")
    expect(stranger.get_by_role("region", name="Replay")).to_be_visible()
    expect(stranger.locator(".question")).to_contain_text("Looking back: step 0")
    expect(stranger.locator(".said .soft")).to_have_count(0)  # nothing has happened yet
    assert stranger.locator(".watching").bounding_box()["y"] >= 0
    assert stranger.locator(".places").evaluate("e => e.scrollHeight <= e.clientHeight + 2")
    assert stranger.locator("[data-move]").count() == 0


LONG_PLAN = (
    "Odo places a trader in the Castle; a monk on the Wagon; a craftsman in the Village; a trader "
    "in the Town Hall; a scholar in the Monastery; puts a gear wheel on it instead of a trader"
)


def test_the_replay_plays_pauses_and_jumps_by_rounds(person, shoot):
    page = person(None)
    sit_at(page, finished(rounds=16), ("Ann", "Ben"))
    page.get_by_role("button", name="Watch the game").click()
    replay = page.get_by_role("region", name="Replay")
    place = replay.get_by_role("slider")
    box = replay.bounding_box()
    assert box["width"] == 1440
    expect(replay.locator(".ticks span")).to_have_text(["16", "17", "18"])
    replay.get_by_label("Speed").select_option("fast")  # it plays already
    expect(place).to_have_value(re.compile(r"^([3-9]|[1-9][0-9])$"))
    replay.get_by_role("button", name="Pause").click()
    shoot(page, "replay")
    page.locator(".said .soft").evaluate(
        "(one, words) => { one.firstChild.data = words; }", LONG_PLAN
    )
    for width, height in ((1440, 900), (1920, 1080), (1280, 720)):
        resize(page, width, height)
        assert fits(page, ".said"), width
    at = int(place.input_value())  # a step that was under way is not shown any more
    page.locator(".bar h1").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(place).to_have_value(str(at + 2))
    expect(page.locator(".log li.now")).to_be_in_viewport()
    assert page.locator(".log li.later").count()
    assert accessible(page) == ""  # what comes later is read as well
    page.keyboard.press("PageDown")
    expect(page.locator(".bar h1")).to_contain_text("17")
    lines = page.locator(".log li[data-kind=actions] button")
    lines.filter(has_text=re.compile("You use")).first.click()
    expect(page.locator(".board")).to_have_attribute("aria-label", "My board")
    lines.filter(has_text=re.compile("Ben sends")).first.click()
    expect(page.locator(".board")).to_have_attribute("aria-label", "Board: Ben")  # who moves
    expect(page.locator(".said .soft")).to_contain_text("Ben sends")
    plans = page.locator(".log li[data-kind=plans] button")
    plans.filter(has_text=re.compile("Ben places")).first.click()
    page.locator(".bar h1").click()
    page.keyboard.press("ArrowLeft")  # he still places
    expect(page.locator(".log li.now")).to_contain_text("Ben places")
    expect(page.locator(".board")).to_have_attribute("aria-label", "Board: Ben")
    page.locator(".player").first.click()
    expect(page.locator(".board")).to_have_attribute("aria-label", "My board")  # who is wanted
    page.locator(".bar h1").click()
    page.keyboard.press("Home")
    expect(place).to_have_value("0")
    page.keyboard.press("Space")
    expect(replay.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    page.keyboard.press("End")
    assert accessible(page) == ""
    replay.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
