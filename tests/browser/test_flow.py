"""The flow of a game: picking up again, drawing, what things cost and are worth."""

import re

import pytest
from at_table import (
    DRAWN,
    accessible,
    become,
    fill_castle,
    move,
    play_bots,
    play_round,
    put,
    resize,
    sit_at,
    sit_down,
    thing,
)
from playwright.sync_api import expect
from positions import owing

from helpers import at

FARMER, EMPTY = re.compile(r"Farmer\*"), re.compile("empty")


def space(page, name):
    return thing(page, f"space:{name}")


def stands(page, name, who=FARMER):
    expect(space(page, name)).to_have_attribute("aria-label", who)


# --- picking up again


@pytest.mark.parametrize("touch", [False, True])
def test_a_placed_follower_is_picked_up_and_placed_elsewhere(person, touch):
    page = person(width=390, height=844, has_touch=True) if touch else person()
    play_bots(page)
    hit = (lambda one: one.tap()) if touch else (lambda one: one.click())
    hit(thing(page, "kind:own-farmer"))
    hit(space(page, "castle.0"))
    stands(page, "castle.0")
    hit(thing(page, "kind:own-trader"))
    hit(space(page, "castle.2"))
    stands(page, "castle.2", re.compile(r"Trader\*"))
    hit(space(page, "castle.0"))
    stands(page, "castle.0", EMPTY)
    expect(thing(page, "kind:own-farmer")).to_have_attribute("aria-pressed", "true")
    stands(page, "castle.2", re.compile(r"Trader\*"))  # placed later, and it stays
    hit(space(page, "ship.0"))
    stands(page, "ship.0")


def test_on_a_phone_the_list_of_options_hides_no_space(person):
    """What lies behind the open list can be scrolled out from behind it."""
    page = person(width=390, height=844, has_touch=True)
    play_bots(page)
    thing(page, "kind:own-farmer").tap()
    page.locator("footer button[aria-expanded=false]").tap()
    listed = page.locator(".all")
    expect(listed).to_be_visible()
    lit = page.locator(".space.lit").last
    lit.evaluate("one => one.scrollIntoView({block: 'nearest'})")
    box, top = lit.bounding_box(), listed.bounding_box()["y"]
    assert box["y"] + box["height"] <= top
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator('.spaces [aria-label*="Farmer*"]')).to_have_count(1)


def test_by_key_it_is_the_same(person):
    page = person()
    play_bots(page)
    put(page, "own-farmer", "castle.0")
    stands(page, "castle.0")
    space(page, "castle.0").focus()
    page.keyboard.press("Enter")
    stands(page, "castle.0", EMPTY)
    space(page, "ship.0").focus()
    page.keyboard.press("Enter")
    stands(page, "ship.0")
    assert accessible(page) == ""


def test_a_key_goes_from_one_lit_thing_to_the_next(person):
    page = person()
    play_bots(page)
    page.keyboard.press("n")
    expect(thing(page, "kind:own-farmer")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    expect(page.locator(".space.lit:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".undo")).to_be_enabled()


def test_the_place_itself_takes_what_is_held(person):
    page = person()
    play_bots(page)
    thing(page, "kind:own-boatman").click()
    thing(page, "place:castle").click()
    stands(page, "castle.1", re.compile(r"Boatman\*"))


def test_the_list_closes_with_its_question(person):
    page = person()
    play_bots(page)
    fill_castle(page)
    page.keyboard.press("o")
    expect(page.locator("ol.all")).to_be_visible()
    move(page, "ready")
    expect(page.locator('[data-move="use castle"]').first).to_be_visible()
    expect(page.locator("ol.all")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_space_that_several_followers_fit_asks_which(person, shoot, width):
    page = person(None, width=width, height=844)
    sit_at(page, at("phase: planning\n0 market: farmer, own-farmer, trader").record())
    space(page, "castle.0").click()
    expect(page.locator(".question")).to_have_text("Which follower?")
    space(page, "ship.0").click()  # another space instead, and no reproach
    expect(space(page, "ship.0")).to_have_class(re.compile("held"))
    expect(page.locator(".choices")).to_contain_text("Farmer (own)")
    expect(page.locator(".toast")).to_have_count(0)
    shoot(page, f"which-{width}")
    move(page, "place own-farmer ship.0")
    stands(page, "ship.0")
    stands(page, "castle.0", EMPTY)
    thing(page, "kind:farmer").click()
    space(page, "castle.2").click()  # a farmer is no trader
    expect(page.locator(".toast")).to_contain_text("does not fit")


def test_dragging_moves_it_from_space_to_space_and_back_to_the_market(person):
    page = person()
    play_bots(page)
    thing(page, "kind:own-farmer").drag_to(space(page, "castle.0"))
    stands(page, "castle.0")
    space(page, "castle.0").drag_to(space(page, "ship.0"))
    stands(page, "ship.0")
    stands(page, "castle.0", EMPTY)
    space(page, "ship.0").drag_to(page.locator(".tray"))
    stands(page, "ship.0", EMPTY)
    expect(thing(page, "kind:own-farmer")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_wheel_of_this_planning_is_picked_up_again_and_one_of_earlier_rounds_is_not(
    person, by_key
):
    def hit(one):
        if by_key:
            one.focus()
            page.keyboard.press("Enter")
        else:
            one.click()

    page = person(None)
    board = "0 tracks: 2 craftsmen\n0 gears: 1\n0 board: village gear - -"
    sit_at(page, at(f"round: 4\nphase: planning\n{board}").record())
    gear = re.compile(r"Gear wheel")
    hit(thing(page, "gears"))
    hit(space(page, "castle.0"))
    stands(page, "castle.0", gear)
    hit(space(page, "castle.0"))
    stands(page, "castle.0", EMPTY)
    expect(thing(page, "gears")).to_have_class(re.compile("held"))
    hit(space(page, "ship.0"))
    stands(page, "ship.0", gear)
    expect(space(page, "village.0")).not_to_have_class(re.compile("loose"))
    hit(space(page, "village.0"))
    stands(page, "village.0", gear)


def test_until_everybody_is_ready(person):
    """Picking up takes back being ready; when the plans are open it is too late."""
    page = person()
    become(page, "Ann")
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Everybody may join and watch").check()
    page.get_by_role("button", name="Open table").click()
    page.locator(".room").wait_for()
    bob = person()
    bob.goto(page.url)
    sit_down(bob, "Bob")
    bob.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".coin").first.wait_for()
    fill_castle(page)
    move(page, "ready")
    expect(page.locator(".said")).to_contain_text("Waiting for")
    expect(space(page, "castle.0")).to_have_class(re.compile("loose"))
    space(page, "castle.0").click()
    stands(page, "castle.0", EMPTY)
    expect(page.locator('[data-move="ready"]').first).to_be_visible()
    space(page, "castle.0").click()
    stands(page, "castle.0")
    move(page, "ready")
    bob.locator('[data-move="ready"]').first.click()
    bob.get_by_role("button", name="Yes").click()
    expect(page.locator(".phase")).to_have_text("Actions")
    expect(page.locator(".space.loose")).to_have_count(0)


# --- drawing


def test_drawing_is_one_click(person):
    page = person()
    play_bots(page)
    play_round(page)
    assert page.locator(".row [data-move^=draw]").count() == 1
    page.locator(".sack").click()
    expect(page.locator(".tray .coin")).to_have_count(5)  # and one who was left


def test_fewer_are_drawn_by_those_who_want_it(person):
    page = person()
    play_bots(page)
    play_round(page)
    page.get_by_role("button", name="Draw fewer").click()
    move(page, "draw 2")
    expect(page.locator(".tray .coin")).to_have_count(3)


# --- why, and what it costs


def test_a_score_says_its_parts(person):
    page = person(None)
    sit_at(page, owing("torture", 2))
    points = page.locator(".player .points").first
    for part in ("Points: 13", "Coins: 0", "Goods: 11", "2 + Citizens 0) × 1: 2", "Next star in"):
        expect(points).to_have_attribute("aria-description", re.compile(re.escape(part)))
    points.hover()
    expect(page.locator(".tip")).to_contain_text("Goods: 11")
    stations = page.locator(".player .fact[aria-description^=Trading]").first
    expect(stations).to_have_attribute("aria-description", "Trading stations: 2, first by 2")


def test_a_finger_that_stays_shows_the_score(person):
    page = person(None, width=390, height=844, has_touch=True)
    sit_at(page, owing("torture", 2))
    expect(page.locator(".payment")).to_be_visible()  # then no tab opens by itself any more
    page.get_by_role("tab", name="Players").tap()
    page.locator(".player .points").first.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".tip")).to_contain_text("Goods: 11")
    page.locator(".player .points").first.dispatch_event("click")
    expect(page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")


def test_a_payment_says_what_each_piece_is_worth(person, shoot):
    page = person(None)
    sit_at(page, owing("torture", 2))
    chips = page.locator(".payment .choices button")
    expect(chips.first).to_be_visible()
    names = [chip.locator(".hidden").inner_text() for chip in chips.all()]
    assert "no points" in names[0]
    assert any("wool: −4 points" in name for name in names)
    shoot(page, "payment")
    assert accessible(page) == ""
    page.get_by_role("button", name="Give up 1 wool").first.click()
    expect(page.locator(".payment")).to_contain_text("1 paid, 1 left")


TAXES = "round: 4\nphase: planning\nevent: taxes-a\n0 market: knight"


def test_an_event_says_what_it_would_cost_and_while_one_pays_what_is_due(person):
    page = person(None)
    threat = page.locator(".event .mine")
    sit_at(page, at(f"{TAXES}\n0 goods: 3 grain, wool").record())
    expect(threat).to_contain_text("for you: -4 coins")
    sit_at(page, at(TAXES).record())
    expect(threat).to_have_count(0)  # it would take nothing
    sit_at(page, owing("harvest", 2, coins=7))
    expect(threat).to_contain_text("Food items due: 2")
    thing(page, "coins").click()
    expect(threat).to_contain_text("Food items due: 1")


def test_the_tracks_say_how_many_followers_are_left(person):
    page = person()
    play_bots(page)
    left = page.locator(".track .stock b").all_inner_texts()
    assert len(left) == 6
    assert all(int(number) > 0 for number in left)
    told = page.locator(".track .name").first
    expect(told).to_have_attribute("aria-description", re.compile(f"Supply: {left[0]} × Farmer"))


def test_the_track_of_the_census_says_how_far_the_others_are(person):
    page = person(None)
    sit_at(page, at("phase: planning\n0 tracks: 3 farmers\n1 tracks: 1 farmers").record())
    told = page.locator(".track .name").first
    expect(told).to_have_attribute("aria-description", re.compile("first by 2"))
    rival = page.locator(".player .fact[aria-description^=Trading]").nth(1)
    expect(rival).to_have_attribute("aria-description", re.compile("level with Ann"))


# --- things on the table are the handles


def with_a_ship(*moves):
    game = at(
        "0 merchant: orleans\n0 board: ship farmer boatman knight; castle farmer boatman trader\n"
        "map: orleans_blois_water grain; orleans_briare_water wool"
    )
    for text in moves:
        game.play(0, text)
    return game.record()


@pytest.mark.parametrize("touch", [False, True])
def test_a_place_is_used_by_its_followers_and_a_good_is_fetched_by_a_click(person, touch):
    page = person(None, width=390, height=844, has_touch=True) if touch else person(None)
    sit_at(page, with_a_ship(), ("Ann", "Bert"))
    space(page, "ship.0").click()
    expect(page.locator(".said")).to_contain_text("Where do you travel?")
    thing(page, "connection:orleans_blois_water").click()
    expect(page.locator("[data-thing^='connection:'], [data-thing^='lying:']")).to_have_count(0)
    state = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/state").json()
    ann = state["view"]["players"][0]
    assert (ann["town"], ann["goods"]["grain"]) == ("blois", 1)


def test_a_good_that_is_offered_is_taken_where_it_lies(person):
    page = person(None)
    sit_at(page, with_a_ship("use ship", "go blois by water"), ("Ann", "Bert"))
    expect(page.locator(".last button")).to_have_text(re.compile("Take 1 grain"))
    thing(page, "lying:orleans_blois_water:grain").click()
    expect(page.locator("[data-thing^='lying:']")).to_have_count(0)


def test_a_follower_that_does_not_fit_stays_in_the_hand(person):
    page = person()
    play_bots(page)
    thing(page, "kind:own-craftsman").click()
    space(page, "castle.0").click()
    expect(page.locator(".toast")).to_contain_text("does not fit")
    expect(page.locator(".coin.held")).to_have_count(1)
    stands(page, "castle.0", EMPTY)


def test_whoever_resigns_watches_the_replay(person):
    page = person()
    play_bots(page)
    page.request.post(
        f"/api/tables/{page.url.rpartition('/')[2]}/resign",
        data={"seat": 0},
        headers={"Origin": page.evaluate("location.origin")},
    )
    expect(page.locator("footer .line .last button")).to_have_count(0)
    expect(page.locator(".question")).to_contain_text("You have resigned; bots play on.")
    end = page.get_by_role("button", name="Skip to the end")
    end.click()
    expect(end).to_have_count(0)
    expect(page.locator(".teller p")).to_have_count(0)
    page.get_by_role("button", name="Previous step").click()
    expect(page.locator(".said")).to_contain_text("Looking back")
    expect(page.locator(".toast")).to_have_count(0)


def test_whoever_moves_back_is_named(person, shoot):
    game = at("round: 2\nphase: followers\n0 board: guildhall monk own-craftsman")
    game.play(0, "draw 2")
    page = person(None)
    sit_at(page, game.record())
    back = page.locator(".choices")
    expect(back).to_contain_text("Move a monk back from the Guildhall")
    expect(back).to_contain_text("Move a craftsman back from the Guildhall")
    shoot(page, "back-1440")
    move(page, "back guildhall.0")
    expect(page.locator(".undo")).to_contain_text("Move a monk back from the Guildhall")


BACK = "ship - own-boatman -; wagon farmer - -; guildhall - own-craftsman -"
MANY_BACK = f"round: 2\nphase: followers\n0 bag: 2 monk\n0 board: {BACK}"


# Which words have more lines than their button.
BEYOND = "all => all.map(one => one.scrollHeight > one.clientHeight + 3)"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_no_answer_is_hidden_where_there_is_no_room_for_all(person, language):
    """Those that do not fit are in the list, which then opens."""
    page = person(None, language=language)
    game = at(MANY_BACK)
    game.play(0, "draw 1")
    sit_at(page, game.record())
    row, answers = page.locator(".choices"), page.locator(".choices [data-move]")
    for width in (1920, 1440, 1280, 1024, 899, 768, 700, 640):
        resize(page, width, 800)
        hidden = row.evaluate(
            "e => [e.scrollHeight - e.clientHeight, e.scrollWidth - e.clientWidth]"
        )
        assert max(hidden) <= 1, width
        if not answers.count():
            expect(page.locator(".over [data-move]")).to_have_count(4)
            page.keyboard.press("Escape")
        else:
            expect(answers).to_have_count(3)
            assert not any(answers.locator("span").evaluate_all(BEYOND)), width
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(answers).to_have_count(3)


THREE_TO_USE = """
    round: 4
    phase: actions
    0 board: university farmer craftsman trader; guildhall farmer craftsman knight; LAST
    """.replace("LAST", "scriptorium knight scholar")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_three_ordinary_answers_are_buttons_in_every_language(person, language):
    page = person(None, language=language)
    sit_at(page, at(THREE_TO_USE).record())
    answers = page.locator(".choices [data-move^=use]")
    for width, height in ((768, 1024), (1024, 768), (1200, 800), (1280, 720)):
        resize(page, width, height)
        expect(answers).to_have_count(3)
        assert not any(answers.locator("span").evaluate_all(BEYOND)), width
        expect(page.locator(".over [data-move]")).to_have_count(0)


def test_whoever_would_have_nobody_left_is_asked_again(person):
    page = person(None)
    everybody = "ship own-farmer own-boatman -; wagon - own-trader -; farm-house - own-craftsman"
    sit_at(page, at(f"round: 2\nphase: followers\n0 board: {everybody}").record())
    move(page, "done")
    expect(page.locator(".question")).to_contain_text("nobody is left in your market or bag")
    page.get_by_role("button", name="Cancel").click()
    space(page, "ship.0").click()
    expect(page.locator(".tray .coin")).to_have_count(1)
    move(page, "done")
    expect(page.locator(".phase")).to_have_text("Planning")


def test_a_tap_on_the_bag_only_looks_inside(person, shoot):
    page = person(None, width=390, height=844, has_touch=True)
    sit_at(page, at("round: 2\nphase: followers\n0 bag: 3 farmer, 2 knight").record())
    thing(page, "bag").tap()
    expect(page.locator(".inside")).to_contain_text("Farmer 3")
    expect(page.locator(".tip:visible")).to_have_count(0)  # it would say the same
    shoot(page, "bag-390")
    page.locator(".last button").tap()
    expect(page.locator(".coin")).to_have_count(4)
    expect(page.locator(".inside")).to_have_count(0)


def test_what_was_drawn_is_taken_back_by_a_second_click(person):
    game = at("round: 2\nphase: followers\n0 bag: 3 farmer, 2 knight")
    game.play(0, "draw 4")
    page = person(None)
    sit_at(page, game.record())
    undo = page.locator(".undo")
    expect(undo).to_contain_text("Undo anyway")
    expect(undo).to_contain_text("Draw 4 followers")
    undo.click()
    expect(undo).to_contain_text("Really?")
    undo.click()
    expect(page.locator(".last button")).to_have_text(re.compile("Draw 4"))


def test_an_answer_is_given_by_the_number_on_its_button(person):
    """The Village asks for one of three; where no number is seen the list opens."""
    page = person(None)
    sit_at(page, at("phase: actions\n0 board: village farmer boatman craftsman").record())
    thing(page, "place:village").click()
    button = page.locator(".choices [data-move='hire craftsman']")
    key = button.get_attribute("aria-keyshortcuts")
    expect(button.locator("kbd")).to_have_text(key)
    page.keyboard.press(key)
    expect(page.locator(".log")).to_contain_text("craftsman")
    sit_at(page, at("phase: planning").record())
    page.keyboard.press("1")
    expect(page.locator(".all kbd").first).to_have_text("1")


def test_each_tab_of_a_phone_is_where_it_was_left(person):
    page = person(None, width=390, height=700)
    sit_at(page, at("players: 2\nround: 8\nphase: planning").record())
    panel = page.locator(".panel")
    panel.evaluate("one => one.scrollTo(0, 90)")
    page.evaluate(DRAWN)
    for tab, top in {"Tracks and deeds": 0, "Players": 0, "My board": 90}.items():
        page.get_by_role("tab", name=tab).click()
        page.evaluate(DRAWN)
        assert panel.evaluate("one => one.scrollTop") == top, tab
