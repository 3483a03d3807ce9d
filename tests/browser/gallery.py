"""Takes a picture of every state of the pages, at every width, light and dark: `make pictures`."""

import sys
import tempfile
from functools import cache
from pathlib import Path

from at_table import fill_castle, move, play_bots, play_round, post, resize, settled, thing
from finished import finished
from playwright.sync_api import expect, sync_playwright
from positions import owing

from conftest import CHROMIUM, FLAGS, ROOT, Served
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.facts.loader import load

FOLDER = ROOT / "build" / "pictures"
SIZES = {390: 844, 768: 1024, 1024: 768, 1280: 720, 1440: 900, 1920: 1080}
ALL = {"modules": ("orders", "events", "trade", "intrigue"), "edition": "bigbox"}
PHASES = {"planning": "place ", "actions": "use ", "map": "go "}


@cache
def midgame(phase, players=4, rounds=8, **more):
    """A good game up to the first time that seat 0 may do such a thing; some are lost before."""
    for seed in ("pictures", *map(str, range(100))):
        game = Game(Setup(players=players, **more), seed=seed)
        bots = [make_bot("planner", str(seat)) for seat in range(players)]
        while game.actors and (game.state.round < rounds or not may(game, PHASES[phase])):
            seat = game.actors[0]
            game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)))
        if game.actors:
            return Game(seed=seed, start=game.state).record()
    raise AssertionError(f"no game of {more} comes to round {rounds}")


def may(game, verb):
    return game.actors[0] == 0 and any(game.text(move).startswith(verb) for move in game.moves(0))


def sit(page, record, others=1):
    post(page, "/api/people", name="Ann")
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "easy"}] * others]
    table = post(page, "/api/tables", record=record, seats=seats, start=True)
    page.goto(f"/table/{table['id']}")
    settled(page)


def tab(page, name):
    """Where it has a tab at this width; a second click would close what lies over the map."""
    found = page.get_by_role("tab", name=name)
    if found.count() and found.first.get_attribute("aria-selected") != "true":
        found.first.click()


def lobby(page):
    yield


def form(page):
    page.get_by_role("button", name="New table").click()
    yield


def planning(page):
    sit(page, midgame("planning"), 3)
    thing(page, "kind:own-farmer").or_(page.locator(".coin.lit").first).first.wait_for()
    yield


def actions(page):
    sit(page, midgame("actions"), 3)
    yield


def question(page):
    sit(page, midgame("map"), 3)
    yield "Map"


def payment(page):
    sit(page, owing("torture", 2))
    page.locator(".payment").wait_for()
    yield


def deeds(page):
    sit(page, midgame("actions"), 3)
    yield "Tracks and deeds", "Beneficial deeds"


def offer(page):
    sit(page, midgame("actions"), 3)
    yield "Tracks and deeds", "Tile offer"


def tracks(page):
    sit(page, midgame("actions"), 3)
    yield "Tracks and deeds", "Tracks"


def players(page):
    sit(page, midgame("actions"), 3)
    yield "Players"


def log(page):
    play_bots(page)
    play_round(page)
    move(page, "draw 4")
    page.locator('[data-move="ready"]').first.wait_for()
    yield "Log"


def round_card(page):
    play_bots(page)
    fill_castle(page)
    move(page, "ready")
    move(page, "use castle")
    expect(page.locator(".sum")).to_be_visible()
    yield


def end(page):
    sit(page, finished(4), 3)
    page.locator("dialog .analysis dl").wait_for(timeout=60_000)
    yield


def analysis(page):
    sit(page, finished(4), 3)
    page.locator("dialog .analysis dl").wait_for(timeout=60_000)
    page.locator("dialog .analysis").evaluate("one => one.scrollIntoView()")
    yield


def replay(page):
    sit(page, finished(2, 16))
    page.get_by_role("button", name="Watch the game").click()
    page.keyboard.press("ArrowRight")
    yield


def rules(page):
    sit(page, midgame("planning"), 3)
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    yield


def lesson(page):
    page.get_by_role("button", name="Learn the game").click()
    page.locator(".lesson").wait_for()
    yield


def five(page):
    sit(page, midgame("planning", 5, **ALL), 4)
    yield


def five_deeds(page):
    sit(page, midgame("planning", 5, **ALL), 4)
    yield "Tracks and deeds", "Trade", "Intrigue"


PLAGUE = {"modules": ("plague",), "edition": "bigbox"}


def plague(page):
    """Cards, corpses and the doctor while planning."""
    sit(page, midgame("planning", 4, **PLAGUE), 3)
    yield


def plague_cards(page):
    """With orders below the map, on one's turn."""
    sit(page, midgame("actions", 5, modules=("orders", "plague"), edition="bigbox"), 4)
    yield "Map"


def plague_deeds(page):
    sit(page, midgame("actions", 4, **PLAGUE), 3)
    yield "Tracks and deeds", "Beneficial deeds"


def scenario(name, players):
    def state(page):
        sit(page, midgame("planning", players, scenario=name), players - 1)
        yield

    state.__name__ = name
    return state


STATES = (
    lobby, form, planning, actions, question, payment, deeds, offer, tracks, players, log,
    round_card, end, analysis, replay, rules, lesson, five, five_deeds,
    plague, plague_cards, plague_deeds,
    *[scenario(s.id, s.players[0]) for s, *_ in load().scenarios if s.goals],
)  # fmt: skip


def take(page, state):
    """The state once, then the same page at every width in both lights."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/")
    page.locator(".start button.main:not([disabled])").wait_for()
    for tabs in state(page):
        names = (tabs,) if isinstance(tabs, str) else tabs or ()
        for width, height in SIZES.items():
            resize(page, width, height)  # another layout has other tabs
            page.wait_for_timeout(200)
            for name in names:
                tab(page, name)
            page.mouse.move(1, 1)  # off whatever would say something about itself
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(120)  # colours cross-fade
                page.screenshot(path=FOLDER / f"{state.__name__}-{width}-{scheme}.png")


def main(wanted):
    FOLDER.mkdir(parents=True, exist_ok=True)
    server = Served(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for state in STATES:
                if wanted and state.__name__ not in wanted:
                    continue
                context = browser.new_context(
                    base_url=server.address, locale="en-GB", reduced_motion="reduce"
                )
                take(context.new_page(), state)
                context.close()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
