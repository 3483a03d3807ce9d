"""The pages of tournaments and analyses, as a browser shows them."""

from pathlib import Path

import pytest

from orleans import Setup
from orleans.sim.analysis import analyse, read_finished
from orleans.sim.analysis_page import analysis_page
from orleans.sim.jobs import TournamentPlan
from orleans.sim.judge import make_judge
from orleans.sim.report import report
from orleans.sim.runner import run_tournament

GOLDEN = Path(__file__).parents[1] / "golden"
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("reports")
    plan = TournamentPlan(Setup(players=2, edition="dlp"), ("greedy", "random"), 4, "report")
    (folder / "tournament.html").write_text(report(run_tournament(plan)), encoding="utf-8")
    name, judge = make_judge("greedy", 1)
    record = (GOLDEN / "bigbox-4-sealed.record").read_text()
    found = analyse(read_finished(record), judge, name)
    (folder / "analysis.html").write_text(analysis_page(found), encoding="utf-8")
    return folder


@pytest.fixture
def look(browser, pages):
    """Open a page; whatever it asks for elsewhere, or complains of, is a fault."""
    contexts, faults = [], []

    def look(name, viewport=PHONE, scheme="light"):
        contexts.append(browser.new_context(viewport=viewport, color_scheme=scheme))
        page = contexts[-1].new_page()
        page.on("console", lambda message: faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda r: r.url.startswith("file:") or faults.append(r.url))
        page.goto((pages / f"{name}.html").as_uri())
        return page

    yield look
    for context in contexts:
        context.close()
    assert faults == []


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("name", ["tournament", "analysis"])
def test_a_report_fits_the_screen(look, name, viewport):
    page = look(name, viewport)
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") == viewport["width"]
    sizes = page.evaluate(
        """[...document.querySelectorAll('svg text')].map(text => {
            const box = text.getBoundingClientRect()
            const all = text.ownerSVGElement.getBoundingClientRect()
            return [box.height, box.left - all.left, all.right - box.right]
        })"""
    )
    assert len(sizes) > 30
    assert min(height for height, _, _ in sizes) >= 9  # readable
    assert min(left for _, left, _ in sizes) >= -1  # nothing is cut off
    assert min(right for _, _, right in sizes) >= -1


def test_the_report_shows_what_was_asked_for(look):
    page = look("tournament")
    for title in (
        "Standings",
        "Ratings",
        "Share of wins",
        "Line-ups",
        "Mirror controls",
        "Points by source",
        "Points over the rounds",
        "Places and tiles",
        "Beneficial deeds",
        "Luck of the draw",
    ):
        card = page.locator("section", has=page.get_by_role("heading", name=title, exact=True))
        assert card.count() == 1
        assert card.locator("svg, table").count() >= 1


@pytest.mark.parametrize("name", ["tournament", "analysis"])
def test_light_and_dark_have_contrast(look, name):
    """Text stands out from its card by 4.5 to 1 in both."""
    for scheme in ("light", "dark"):
        page = look(name, scheme=scheme)
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (sum(rgb(dark)) < 200) == (scheme == "dark")
        card = rgb(
            page.evaluate("getComputedStyle(document.querySelector('.card')).backgroundColor")
        )
        for selector, what in (
            ("p", "color"),
            ("h2", "color"),
            ("svg text", "fill"),
            ("svg .small", "fill"),
        ):
            colour = page.evaluate(
                "([s, w]) => getComputedStyle(document.querySelector(s))[w]", [selector, what]
            )
            assert contrast(rgb(colour), card) > 4.5, (scheme, selector)
        for colour in range(4):
            element = page.locator(f".legend .c{colour}")
            if element.count():
                shown = rgb(element.first.evaluate("e => getComputedStyle(e).color"))
                assert contrast(shown, card) > 3, (scheme, colour)


def rgb(text):
    return [int(part) for part in text.removeprefix("rgb(").removesuffix(")").split(",")[:3]]


def contrast(one, other):
    def light(colour):
        parts = [c / 255 for c in colour]
        parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
