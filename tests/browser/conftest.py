"""A real browser before a real server."""

import os
import shutil
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "tests" / "server"))

from server_process import ServerProcess  # noqa: E402 - found where the tests of the server are
from stored_games import write_sqlite  # noqa: E402

PAGES = ROOT / "src" / "orleans" / "server" / "pages" / "index.html"
SHOTS = ROOT / "build" / "screenshots"
expect.set_options(timeout=15_000)  # a busy machine takes its time
# The shell draws pages alike and no windows around them, which take longer than most pages.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser():
    if not CHROMIUM or not PAGES.exists():
        message = "Chromium or the built pages are missing: scripts/install-chromium, make pages"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


class Served(ServerProcess):
    """`orleans play`, which keeps its tables in a folder."""

    def __init__(self, folder):
        # At once the quick judge: the other one would not be done in a second either.
        more = {"XDG_DATA_HOME": str(folder), "ORLEANS_ANALYSIS_SECONDS": "0"}
        super().__init__("play", "--no-browser", **more)

    def stop(self):
        self.kill()


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    with Served(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path):
    with Served(tmp_path) as server:
        yield server


@pytest.fixture
def old_server(tmp_path):
    """A server with the tables that version 0.6 left."""
    (tmp_path / "orleans").mkdir()
    write_sqlite(tmp_path / "orleans" / "tables.sqlite")
    with Served(tmp_path) as server:
        yield server


LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}


class Profiles:
    """Browsers of people. One that is given back forgets who used it and keeps its cache,
    because loading and compiling the pages anew takes longer than most tests.
    """

    def __init__(self, browser):
        self.browser, self.free = browser, {}

    def lend(self, **options):
        key = tuple(sorted(options.items()))
        waiting = self.free.setdefault(key, [])
        context = waiting.pop() if waiting else self.browser.new_context(**options)
        context.set_default_timeout(30_000)
        return context, waiting

    def give_back(self, context, waiting, address):
        session = context.new_cdp_session(context.pages[0])
        kept = {"origin": address, "storageTypes": "local_storage,indexeddb"}
        session.send("Storage.clearDataForOrigin", kept)
        for page in context.pages:
            page.close()
        context.clear_cookies()
        context.set_offline(False)
        waiting.append(context)


@pytest.fixture(scope="session")
def profiles(browser):
    return Profiles(browser)


@pytest.fixture
def person(profiles, shared):
    """New people, each with a browser of their own; a page that throws fails the test.

    Who is going to `sit_at` a table needs no path: None.
    """
    lent, problems = [], []

    def come(
        path="/", *, server=shared, width=1440, height=900, language="en", scheme="light", **more
    ):
        locale = LOCALES[language]
        context, waiting = profiles.lend(base_url=server.address, locale=locale, **more)
        lent.append((context, waiting, server.address))
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        if slower := os.environ.get("SLOWER"):  # finds tests that race with the page
            throttle = context.new_cdp_session(page)
            throttle.send("Emulation.setCPUThrottlingRate", {"rate": float(slower)})
        page.on("pageerror", lambda error: problems.append(str(error)))
        if path:
            page.goto(path)
        return page

    yield come
    for context, waiting, address in lent:
        profiles.give_back(context, waiting, address)
    assert problems == []


@pytest.fixture
def shoot(request):
    """A picture for people to look at, if SHOTS is set: they take time."""
    wanted = os.environ.get("SHOTS")
    SHOTS.mkdir(parents=True, exist_ok=True)

    def shoot(page, name, full=False):
        if wanted:
            page.screenshot(path=SHOTS / f"{name}.png", full_page=full)

    return shoot
