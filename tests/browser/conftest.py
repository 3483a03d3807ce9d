"""A real browser before a real server."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "orleans" / "server" / "pages" / "index.html"
SHOTS = ROOT / "build" / "screenshots"
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
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


class Served:
    """`orleans play` in a process of its own, which can be ended and started again."""

    def __init__(self, folder):
        self.folder, self.port = folder, "0"
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, "-m", "orleans", "play", "--no-browser", "--port", self.port],
            env={**os.environ, "XDG_DATA_HOME": str(self.folder)},
            stdout=subprocess.PIPE,
            text=True,
        )
        said = self.process.stdout.readline()
        self.address, self.port = re.search(r"(http://[\d.]+:(\d+))/", said).groups()

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path):
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def person(browser, shared):
    """New people, each with a browser of their own; a page that throws fails the test."""
    opened, problems = [], []

    def come(path="/", *, server=shared, width=1440, height=900, language="en", **more):
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}[language],
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        opened.append(context)
        page.goto(path)
        return page

    yield come
    for context in opened:
        context.close()
    assert problems == []


@pytest.fixture
def shoot(request):
    """A picture for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)

    def shoot(page, name, full=False):
        page.screenshot(path=SHOTS / f"{name}.png", full_page=full)

    return shoot
