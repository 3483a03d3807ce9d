"""Takes the pictures of the README: a table in the middle of a game, and a phone."""

import tempfile
from pathlib import Path

from at_table import settled
from gallery import midgame, sit
from playwright.sync_api import sync_playwright

from conftest import CHROMIUM, FLAGS, ROOT, Served

FOLDER = ROOT / "docs" / "pictures"
DRAWN = 500  # milliseconds


def main():
    FOLDER.mkdir(exist_ok=True)
    server = Served(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            options = {"base_url": server.address, "locale": "en-GB"}
            context = browser.new_context(viewport={"width": 1440, "height": 900}, **options)
            page = context.new_page()
            page.goto("/")
            sit(page, midgame("planning", rounds=13), 3)
            page.locator(".coin.lit").first.click()
            page.wait_for_timeout(DRAWN)
            page.screenshot(path=FOLDER / "table.png")
            phone = browser.new_context(
                viewport={"width": 390, "height": 844},
                storage_state=context.storage_state(),
                color_scheme="dark",
                **options,
            ).new_page()
            phone.goto(page.url)
            settled(phone)
            phone.wait_for_timeout(DRAWN)
            phone.screenshot(path=FOLDER / "phone.png")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
