"""What a person sees at the table: everything in its place, and what each thing would do."""

import re

import pytest
from at_table import accessible, fill_castle, move, play_bots, put, sit_at, thing
from playwright.sync_api import expect
from positions import owing

from helpers import at
from orleans import Game, Setup
from orleans.notation.words import Words
from orleans.server.advice import debt, event_preview, place_previews
from orleans.server.components import when_it_strikes
from orleans.server.risks import risky_moves
from orleans.server.views import Debt

# A Technology Tax of The Dignitary on two placed wheels.
WHEELS = (
    "players: 1\nscenario: dignitary\nround: 8\nevent: dignitary-08-wheel-tax\nphase: actions\n"
    "0 tracks: 2 craftsmen\n0 board: ship gear - -; castle gear - -; wagon farmer trader knight\n"
)
# What is not wholly on the screen, of everything a player needs at a glance.
OUTSIDE = """() => {
  const below = document.querySelector('footer').getBoundingClientRect().top;
  const needed = '.player, .place, .coin, .track, .development li, .town .dot, .holding, .scrub';
  return [...document.querySelectorAll(needed)].filter(one => {
    const {top, bottom, left, right, width} = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, bottom - 2);
    const seen = at && (one.contains(at) || at.contains(one) || one.matches('.dot'));
    return !width || top < 0 || left < 0 || bottom > below || right > innerWidth || !seen;
  }).map(one => one.className.baseVal ?? one.className + ' ' + one.textContent.slice(0, 20));
}"""
# Writes down what is marked, and for how long.
WATCH = """() => {
  window.marked = {};
  const since = {};
  new MutationObserver(changes => {
    for (const {target} of changes) {
      const name = target.dataset.thing ?? String(target.className).split(' ')[0];
      const on = target.matches('.flash, .shown');
      if (on) since[name] ??= performance.now();
      else if (since[name]) {
        marked[name] = performance.now() - since[name];
        delete since[name];
      }
    }
  }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['class']});
}"""


def test_the_whole_table_is_on_one_screen(person):
    page = person()
    play_bots(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    assert page.evaluate(OUTSIDE) == []


def test_citizens_wait_where_they_are_printed(person):
    page = person()
    play_bots(page)
    table = page.url.rpartition("/")[2]
    printed = page.evaluate(
        f"fetch('/api/tables/{table}/components').then(r => r.json()).then(all => all.tracks)"
    )
    drawn = page.evaluate(
        """() => [...document.querySelectorAll('.track ol')].map(
            steps => [...steps.children].findIndex(one => one.querySelector('.citizen')))"""
    )
    assert drawn == [track["citizen"] or -1 for track in printed]
    assert max(drawn) > 0


def test_nothing_jumps_when_something_is_asked(person):
    """The map keeps its size while one plans, looks at the options and acts."""
    page = person()
    play_bots(page)
    size = page.locator(".map svg[role=group]").bounding_box()
    put(page, "own-farmer", "castle.0")
    page.locator('[data-thing="space:castle.0"][aria-label*="*"]').wait_for()
    page.keyboard.press("o")
    expect(page.locator(".all")).to_be_visible()
    assert page.locator(".map svg[role=group]").bounding_box() == size
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Previous step").click()
    expect(page.locator(".said")).to_contain_text("Looking back")
    assert page.locator(".map svg[role=group]").bounding_box() == size
    page.get_by_role("button", name="Back to now").click()
    for name in ("Beneficial deeds", "Tile offer"):
        page.get_by_role("tab", name=name).click()
        expect(thing(page, "place:town-hall")).to_be_in_viewport(ratio=1)
        assert page.locator(".map svg[role=group]").bounding_box() == size


def test_the_bright_button_never_ends_what_can_go_on(person):
    page = person()
    play_bots(page)
    ready = page.locator('.row [data-move="ready"]')
    expect(ready).not_to_have_class(re.compile("main"))
    fill_castle(page)
    expect(ready).to_have_class(re.compile("main"))
    ready.click()
    expect(page.locator('[data-move="use castle"]')).to_be_visible()
    expect(page.locator('.row [data-move="pass"]')).not_to_have_class(re.compile("main"))
    move(page, "use castle")
    expect(page.locator('[data-move="draw 4"]')).to_have_class(re.compile("main"))


@pytest.mark.parametrize(
    ("language", "brings"),
    [("en", "knight"), ("de", "Ritter"), ("fr", "chevalier")],
)
def test_a_place_says_what_it_would_bring(person, language, brings):
    page = person(language=language)
    play_bots(page)
    described = re.compile(rf"→ \+1 {brings}")
    expect(thing(page, "place:castle")).to_have_attribute("aria-description", described)
    card = page.locator(".place", has=page.locator('[data-thing="place:castle"]'))
    expect(card.locator(".gains")).to_contain_text(f"+1 {brings}")


def test_a_place_that_will_not_work_says_so_while_one_plans(person, shoot):
    """Round 1 is always the Pilgrimage, which keeps monks away; the merchant may still leave."""
    page = person(None)
    sit_at(page, at("phase: planning\n0 stations: orleans\n0 board: guildhall farmer").record())
    place = page.locator(".place")
    monastery = place.filter(has=thing(page, "place:monastery"))
    expect(monastery.locator(".bad")).to_contain_text("Pilgrimage")
    guildhall = place.filter(has=thing(page, "place:guildhall"))
    expect(guildhall.locator(".would")).to_be_visible()
    expect(guildhall.locator(".bad")).to_have_count(0)
    expect(thing(page, "place:guildhall")).to_have_attribute(
        "aria-description", re.compile("Not possible now: ")
    )
    shoot(page, "locks")


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_torture_is_paid_piece_by_piece(person, shoot, width, scheme):
    page = person(None, width=width, height=900, scheme=scheme)
    sit_at(page, owing("torture", 4))
    payment = page.locator(".payment")
    expect(payment).to_contain_text("Coins due: 4")
    expect(payment).to_contain_text("0 paid, 4 left")
    for name in ("own-good:wool", "unbuilt", "bag", "development", "gears"):
        expect(thing(page, name)).to_have_class(re.compile("lit"))
    thing(page, "own-good:wool").click()
    expect(payment).to_contain_text("1 paid, 3 left")
    expect(payment).to_contain_text("Given up so far: Give up 1 wool")
    thing(page, "bag").click()
    expect(payment).to_contain_text("2 paid, 2 left")
    shoot(page, f"torture-{width}")
    assert accessible(page) == ""
    thing(page, "development").click()
    expect(payment).to_contain_text("3 paid, 1 left")
    page.reload()
    expect(payment).to_contain_text("3 paid, 1 left")
    thing(page, "unbuilt").click()
    expect(payment).to_have_count(0)


def test_the_harvest_is_paid_with_food_and_coins(person, shoot):
    page = person(None)
    sit_at(page, owing("harvest", 2, coins=7))
    payment = page.locator(".payment")
    expect(payment).to_contain_text("Food items due: 2")
    expect(page.locator('[data-thing="own-good:wool"]')).to_have_count(0)
    thing(page, "coins").click()
    expect(payment).to_contain_text("1 paid, 1 left")
    expect(payment).to_contain_text("Pay 5 coins")
    shoot(page, "harvest")
    expect(page.locator('[data-thing="coins"]')).to_have_count(0)
    thing(page, "own-good:grain").click()
    expect(payment).to_have_count(0)


def test_food_for_the_harvest_does_not_count_as_torture():
    """Two goods are eaten, three coins are paid, two pieces are left to give."""
    game = Game.replay(owing("harvest", 3, coins=3))
    words = Words(game.state.book, "fr")
    game.play(0, "give grain")
    assert debt(game, 0, words) == Debt("coins", 2, 2, [])
    game.play(0, "give wool")
    assert debt(game, 0, words) == Debt("coins", 2, 1, ["Céder 1 laine"])
    assert debt(game, 1, words) is None


@pytest.mark.parametrize(
    ("text", "strikes"),
    [
        ("event: income-b\nround: 8", {"coins": 2}),
        ("event: taxes-a\nround: 4\n0 goods: 3 grain, wool", {"coins": -4}),
        ("event: taxes-a\nround: 4\n0 goods: 0 grain", {}),
        ("event: harvest-a\nround: 2\n0 coins: 7\n0 goods: 0 grain", {"coins": -5}),
        ("event: harvest-b\nround: 8\nphase: event\n0 goods: 3 grain", {}),  # it is here
        (f"{WHEELS}0 coins: 1", {"gears": -2}),
        (f"{WHEELS}0 coins: 5", {"coins": -4}),
    ],
)
def test_the_event_says_what_it_would_give_or_take(text, strikes):
    assert event_preview(at(text), 0) == strikes


def test_the_event_says_that_one_would_lose():
    hungry = "scenario: salesman\nplayers: 1\n0 coins: {}\n0 board: castle farmer boatman trader"
    assert event_preview(Game.from_position(hungry.format(1)), 0) == {"lost": 1}
    assert event_preview(Game.from_position(hungry.format(2)), 0) == {"coins": -2}


LAST_FOOD = (
    "scenario: salesman\nplayers: 1\n0 coins: 0\n0 goods: 2 cheese, 2 wine\n0 merchant: vendome"
)


@pytest.mark.parametrize(
    ("text", "risky"),
    [
        (f"{LAST_FOOD}\nphase: actions", {"deliver meal-for-vendome": "Feeding"}),
        (f"{LAST_FOOD}\n0 board: castle farmer boatman trader", {}),  # who knows what it brings
        ("scenario: duel\nplayers: 2\nphase: event\n0 coins: 5", {"pay 3": "Harvest"}),
        ("scenario: duel\nplayers: 2\nphase: event\n0 coins: 8", {}),
    ],
)
def test_a_move_that_leaves_nothing_for_an_event_is_risky(text, risky):
    """The Duel's Town Meeting sells a citizen, and the Harvest of round 2 takes 5 coins."""
    game = Game.from_position(text)
    assert risky_moves(game, 0, Words(game.state.book, "en")) == risky


def test_the_guildhall_is_locked_where_there_are_no_stations():
    game = Game.from_position("scenario: salesman\nplayers: 1\nphase: planning\n0 market: monk")
    assert (
        place_previews(game.state, 0, Words(game.state.book, "en"))["guildhall"].lasting == "game"
    )


def test_the_village_names_whom_it_cannot_hire_during_a_strike():
    text = "modules: events\nphase: planning\nevent: ti-strike-a\n0 market: monk"
    game = Game.from_position(text)
    village = place_previews(game.state, 0, Words(game.state.book, "en"))["village"]
    assert "craftsman" in village.without
    assert not {"boatman", "trader"} & set(village.without)


def test_a_place_that_an_event_closes_is_open_again_next_round():
    text = "scenario: vierzon\nplayers: 1\nround: 4\nphase: planning\n0 market: monk"
    game = Game.from_position(text)  # a Crusade
    found = place_previews(game.state, 0, Words(game.state.book, "en"))
    assert {name: one.lasting for name, one in found.items() if one.reason} == {
        "castle": "round",
        "town-hall": "now",
        "market-stand": "now",
    }


def test_the_event_says_when_it_strikes():
    """Closed roads and forbidden followers last a round, dues come at its end."""
    book = Game(Setup(players=1, scenario="tours"), seed="1").state.book
    tiles = book.components.hourglass.tiles
    lasting = [
        tiles[n].id for n in book.scenario.events if when_it_strikes(book.events[n]) == "round"
    ]
    assert lasting == [
        "tours-01-strike",
        "tours-02-crusade",
        "tours-05-highwaymen",
        "tours-06-amnesty",
        "tours-13-axle-fracture",
    ]
    others = [book.events[n] for n in book.scenario.events if tiles[n].id not in lasting]
    assert {when_it_strikes(event) for event in others} == {"event"}
    book = Game(Setup(players=1, scenario="vierzon"), seed="1").state.book
    *_, storm, banishment = [book.events[n] for n in book.scenario.events]
    assert (when_it_strikes(storm), when_it_strikes(banishment)) == ("round", "planning")


def test_what_others_do_is_marked_for_a_moment(person):
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    play_bots(page)
    fill_castle(page)
    page.evaluate(WATCH)
    move(page, "ready")
    move(page, "use castle")
    page.locator('[data-move="draw 4"]').wait_for()
    for _ in range(300):  # at most half a minute
        marked = page.evaluate("Object.keys(marked)")
        if "seat:1" in marked and any("track" in name for name in marked):
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError(marked)
    expect(page.locator(".flash")).to_have_count(0)
    duration = page.evaluate(
        """() => {
            const card = document.querySelector('.player');
            card.classList.add('flash');
            const found = getComputedStyle(card).animationDuration;
            card.classList.remove('flash');
            return found;
        }"""
    )
    assert float(duration.removesuffix("s")) < 0.3


def test_a_hint_is_shown_on_the_table(person):
    page = person()
    play_bots(page)
    board, rival = page.locator(".board"), page.locator(".rail .player").nth(1)
    rival.click()
    expect(board).not_to_have_attribute("aria-label", "My board")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".said")).to_contain_text("A bot would play")
    expect(page.locator(".right .hinted").first).to_be_visible()
    expect(board).to_have_attribute("aria-label", "My board")
    page.keyboard.press("Escape")
    expect(page.locator(".hinted")).to_have_count(0)
    rival.click()
    expect(board).not_to_have_attribute("aria-label", "My board")
    page.keyboard.press("Escape")
    expect(board).to_have_attribute("aria-label", "My board")


def test_the_tutorial_points_at_what_it_talks_about(person):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    page.locator(".lesson").get_by_role("button", name="Next").click()
    expect(thing(page, "kind:own-farmer")).to_have_class(re.compile("hinted"))
    thing(page, "kind:own-farmer").click()
    expect(thing(page, "space:castle.0")).to_have_class(re.compile("hinted"))
    thing(page, "space:castle.0").click()
    expect(thing(page, "kind:own-boatman")).to_have_class(re.compile("hinted"))


RING = "one => getComputedStyle(one.closest('.place')).boxShadow"


def test_places_that_a_lesson_talks_about_have_a_ring_of_their_own(person):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    page.locator(".lesson").get_by_label("Chapter").select_option("1")
    expect(page.locator(".rounds")).to_contain_text("Round 4")  # at the table of that chapter
    expect(page.locator(".place.hinted")).to_have_count(5)
    plain = thing(page, "place:scriptorium").evaluate(RING)
    dark, lit = (thing(page, f"place:{one}").evaluate(RING) for one in ("castle", "village"))
    assert dark == lit != plain
    page.locator(".lesson").get_by_role("button", name="Skip").click()
    expect(page.locator(".place.hinted")).to_have_count(0)
    assert thing(page, "place:village").evaluate(RING) not in (lit, plain)  # it can be used


def test_a_gear_wheel_in_the_hand_looks_so_and_nothing_is_told_over_it(person):
    page = person(None)
    sit_at(page, at("round: 2\nphase: planning\n0 tracks: 1 craftsmen\n0 gears: 1").record())
    gear = thing(page, "gears")
    gear.hover()
    expect(page.locator(".tip")).to_contain_text("Gear wheel")
    gear.click()
    expect(gear).to_have_class(re.compile("held"))
    expect(page.locator(".tip")).to_be_hidden()
    gear.click()
    expect(gear).not_to_have_class(re.compile("held"))


def test_what_comes_to_lie_under_a_resting_pointer_tells_nothing(person):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    page.locator(".lesson").get_by_label("Chapter").select_option("4")
    move(page, "use town-hall")
    deed = page.locator(".deed", has_text="Building the cathedral")
    deed.hover()
    expect(page.locator(".tip")).to_contain_text("Building the cathedral")
    deed.click()
    expect(page.locator(".question")).to_contain_text("another follower")
    page.wait_for_timeout(300)  # it would have been told by now
    expect(page.locator(".tip")).to_be_hidden()
    page.mouse.move(1, 1)
    deed.hover()
    expect(page.locator(".tip")).to_contain_text("Sent here: Craftsman")


def test_while_a_bot_thinks_about_a_hint_the_question_says_so(person):
    page = person()
    play_bots(page)
    asked = []

    def wait(route):  # until the test goes on
        asked.append(route)

    page.route("**/hint", wait)
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".question")).to_have_text("A bot is thinking about your move …")
    hint.click()  # asked once is enough
    assert len(asked) == 1
    asked[0].continue_()
    expect(page.locator(".question")).to_contain_text("A bot would play")


def test_bars_of_the_score_sheet_are_as_long_as_the_points_are_many(person):
    page = person(None)
    sit_at(page, owing("harvest", 2, coins=7))
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("dialog").get_by_text("Total").wait_for()
    bars = page.evaluate(
        """() => [...document.querySelectorAll('dialog td .bar')].map(
            bar => [bar.getBoundingClientRect().width, Number(bar.parentNode.textContent)])"""
    )
    filled = [width / points for width, points in bars if points]
    assert len(filled) > 3
    assert max(filled) - min(filled) < 0.1


def test_a_phone_has_room_for_the_game(person):
    """One line above, the tabs without scrolling, and an action line that leaves the board."""
    page = person(width=390, height=844, has_touch=True)
    play_bots(page)
    assert page.locator(".bar").bounding_box()["height"] <= 72  # an event takes three lines
    assert page.locator("footer").bounding_box()["height"] <= 130
    for tab in page.get_by_role("tab").all():
        box = tab.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollHeight") <= 844
    page.locator(".panel").evaluate("panel => panel.scrollTo(0, 9999)")
    expect(thing(page, "kind:own-farmer")).to_be_in_viewport(ratio=1)


def test_the_menu_of_a_phone_speaks_of_no_keys(person):
    page = person(width=390, height=844, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Menu").tap()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_label("Sound when it is my turn")).to_be_visible()
    expect(menu.get_by_text("Shortcuts", exact=True)).to_be_hidden()
    desk = person()
    desk.get_by_role("button", name="Menu").click()
    expect(desk.get_by_role("dialog").get_by_role("heading", name="Shortcuts")).to_be_visible()


def test_a_tap_tells_what_a_place_does(person):
    page = person(width=390, height=844, has_touch=True)
    play_bots(page)
    thing(page, "place:ship").tap()
    expect(page.locator(".tip")).to_contain_text("still needs")
    page.locator(".bar h1").tap()
    expect(page.locator(".tip")).to_be_hidden()


def test_the_log_keeps_its_end_in_sight(person):
    page = person()
    play_bots(page)
    fill_castle(page)
    move(page, "ready")
    move(page, "use castle")
    page.locator('[data-move="draw 4"]').click()
    page.locator('[data-move="ready"]').first.wait_for()
    page.reload()
    page.locator(".log li").last.wait_for()
    expect(page.locator(".log li").last).to_be_in_viewport()


def test_the_log_tells_how_a_round_ended(person):
    """The other one acts last; then a new round begins in the same moment."""
    page = person()
    play_bots(page)
    fill_castle(page)
    move(page, "ready")
    move(page, "use castle")
    page.locator('[data-move="draw 4"]').wait_for()
    last = page.locator('.log li[data-kind="actions"]').last
    expect(last).not_to_contain_text("You")


def test_hiring_lights_the_tracks_and_not_the_market(person):
    page = person()
    play_bots(page)
    for n, kind in enumerate(("own-farmer", "own-boatman", "own-craftsman")):
        put(page, kind, f"village.{n}")
        page.locator(f'[data-thing="space:village.{n}"][aria-label*="*"]').wait_for()
    move(page, "ready")
    move(page, "use village")
    expect(thing(page, "supply:trader")).to_have_class(re.compile("lit"))
    assert page.locator(".coin.lit").count() == 0
    thing(page, "supply:trader").click()
    expect(page.get_by_role("tab", name="Tile offer")).to_have_attribute("aria-selected", "true")
    page.locator(".tile.lit").first.click()
    expect(page.locator(".log")).to_contain_text("You use the Village")


def test_a_game_does_not_start_with_an_empty_seat(person):
    page = person()
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open table").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(page.locator(".room")).to_contain_text("every seat is taken")
    page.get_by_role("button", name="Bot", exact=True).click()
    expect(start).to_be_enabled()
