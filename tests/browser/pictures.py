"""Takes the pictures of the README: a table in the middle of a game, and a phone."""

import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import CHROMIUM, FLAGS, ROOT, Served

FOLDER = ROOT / "docs" / "pictures"
# A bot chooses for us until round 9, through the hints.
PLAY_ON = """async () => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const table = '/api/tables/' + location.pathname.split('/').pop();
  const post = (path, body) => fetch(table + path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
  for (let n = 0; n < 900; n++) {
    const state = await (await fetch(table + '/state?seat=0')).json();
    const {round, phase, players} = state.view;
    if (round >= 9 && phase === 'planning' && players[0].stage === 'planning') return;
    if (!state.actors.includes(0)) { await wait(30); continue; }
    const hint = await (await post('/hint', {seat: 0})).json();
    await post('/moves', {seat: 0, move: hint.move, version: state.version, key: `picture-${n}`});
  }
}"""


def main():
    FOLDER.mkdir(exist_ok=True)
    server = Served(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            page = context.new_page()
            page.goto(server.address)
            page.locator(".sit input").fill("Ann")
            page.get_by_role("button", name="New table").click()
            page.get_by_role("combobox", name="Players").select_option("4")
            page.get_by_role("button", name="Open table").click()
            page.locator(".coin").first.wait_for()
            page.evaluate(PLAY_ON)
            page.reload()
            page.locator(".coin.lit").first.click()
            time.sleep(0.5)
            page.screenshot(path=FOLDER / "table.png")
            phone = browser.new_context(
                viewport={"width": 390, "height": 844},
                storage_state=context.storage_state(),
                color_scheme="dark",
            ).new_page()
            phone.goto(page.url)
            phone.locator(".coin").first.wait_for()
            time.sleep(0.5)
            phone.screenshot(path=FOLDER / "phone.png")
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
