"""Invasion as people play it, in Chromium."""

import re

import pytest
from at_table import (
    accessible,
    in_a_hurry,
    post,
    resize,
    settled,
    sit_at,
    thing,
    wait_for_seat,
    wait_for_state,
)
from playwright.sync_api import expect
from test_layout import FINE, SIZES, faults

from orleans import Game, Setup

NAMES = ("Ann", "Bert")
TURN = """
    players: 2
    scenario: invasion
    round: 9
    phase: actions
    warehouse: 4 grain, 3 cheese, 1 wine
    clothing-store: 2 wool
    city-treasury: 17
    treasury: 6
    catapult: 2
    team-citizens: 3
    kept-events: inv-reinforcement-a
    0 character: estate-manager
    1 character: librarian
    0 goods: grain, 2 wine
    0 coins: 9
    0 stations: chartres, blois
    0 unbuilt: 8
    0 board: vehicle farmer boatman; guild-house craftsman trader
    1 board: ship farmer boatman knight
    """
DONATION = """
    players: 2
    scenario: invasion
    round: 3
    event: inv-donation-a
    phase: event
    0 character: general
    1 character: mayor
    """


def at(text):
    return Game.from_position(text, "page").record()


def goal(page, name):
    return page.locator(".goal", has=thing(page, f"goal:{name}"))


def store(page, name):
    return page.locator(".stores li", has_text=name)


def test_coins_go_to_the_city_and_everybody_sees_how_far_the_team_is(person, shoot):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, at(TURN), NAMES)
    expect(goal(page, "fill-the-treasury")).to_have_count(1)  # the team shares it
    expect(goal(page, "fill-the-treasury")).to_contain_text("17 of 30")
    expect(goal(page, "librarian")).to_contain_text("Bert")
    expect(page.locator(".rail, main").first).to_contain_text("Estate Manager")
    page.get_by_role("tab", name="The city").click()
    expect(store(page, "Clothing Store")).to_contain_text("2 of 3")
    expect(store(page, "Catapult")).to_contain_text("a citizen for the team")
    dues = page.locator(".dues li")
    expect(dues.first).to_contain_text("Round 9: 4 × Coins")
    expect(page.locator(".city")).to_contain_text("Reinforcement")
    shoot(page, "invasion-city")
    assert accessible(page) == ""
    thing(page, "place:guild-house").click()
    page.get_by_role("button", name="Send to the city").click()
    page.get_by_role("button", name="3 coins into the City Treasury").click()
    expect(goal(page, "fill-the-treasury")).to_contain_text("20 of 30")


# Names that a tower covers, by more than the room above and below their letters.
COVERED = """() => {
  const box = one => one.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return [...document.querySelectorAll('[data-tower]')].flatMap(tower =>
    [...document.querySelectorAll('text.name')].filter(name => over(box(tower), box(name)))
      .map(name => `${tower.dataset.tower}: ${name.textContent.trim()}`));
}"""


def test_towers_are_told_apart_and_cover_no_name(person, shoot):
    page = person(None)
    sit_at(page, at(TURN), NAMES)
    for town, state, words in (
        ("chartres", "built", "Fortified Tower"),
        ("briare", "neutral", "Fortified Tower of nobody"),
        ("nevers", "missing", "a Fortified Tower is missing here"),
    ):
        expect(page.locator(f'[data-tower="{town}"]')).to_have_class(re.compile(state))
        expect(thing(page, f"town:{town}")).to_have_accessible_name(re.compile(words))
    expect(page.locator("[data-tower]")).to_have_count(13)
    assert page.evaluate(COVERED) == []
    shoot(page, "invasion-towers")


def test_a_proposal_is_read_before_one_agrees(person, shoot):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, at(DONATION), NAMES)
    button = page.get_by_role("button")
    for words in [*["1 development point to Ann"] * 3, "1 wine to Bert", *["1 coin to Bert"] * 3]:
        button.filter(has_text=words).first.click()
    wait_for_seat(page, 1)
    team = page.get_by_role("group", name="The team decides")
    expect(team).to_contain_text("Ann proposes")
    expect(team.locator("li")).to_have_count(7)
    expect(team).to_contain_text("Agreed: Ann")
    shoot(page, "invasion-proposal")
    button.filter(has_text="Agree").click()
    expect(team).to_have_count(0)


DEBT = """
    players: 2
    scenario: invasion
    round: 3
    event: inv-demolition-a
    phase: event
    0 character: general
    1 character: mayor
    0 board: castle gear
    0 tracks: 2 craftsmen
    1 coins: 9
    """


def test_what_the_team_owes_is_given_piece_by_piece(person):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, at(DEBT), NAMES)
    question = page.locator(".question")
    expect(question).to_have_text("The team still owes 2 gear wheels, or 6 coins for the next one.")
    expect(page.get_by_role("button", name="Leave the rest to the others")).to_be_visible()
    assert page.locator(".said").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    thing(page, "space:castle.0").click()
    expect(question).to_contain_text("The team still owes 1 gear wheel")
    page.get_by_role("button", name="Leave the rest to the others").click()
    wait_for_seat(page, 1)
    team = page.get_by_role("group", name="The team decides")
    expect(team.locator("li").first).to_contain_text("gives nothing more")
    page.get_by_role("button", name="Pay 6 coins").click()
    expect(team).to_have_count(0)


def test_characters_are_chosen_by_what_they_ask_for(person, shoot):
    page = person(None)
    in_a_hurry(page)
    game = Game(Setup(players=2, scenario="invasion", modules=("chosen-characters",)), "page")
    sit_at(page, game.record(), NAMES)
    listed = page.get_by_role("list", name="Characters")
    expect(listed.locator("li")).to_have_count(9)
    shoot(page, "invasion-characters")
    listed.get_by_role("button", name="10 coins, and 2 citizens of your own").click()
    expect(page.locator(".player").first).to_contain_text("Mayor")
    expect(listed.locator("li")).to_have_count(8)


def test_only_what_is_in_play_belongs_to_the_city(person):
    """The Assembly Hall is the Councilman's; a citizen who left the game was not earned."""
    page = person(None)
    gone = (
        "claimed: catapult, treasury, grain-pile\n    gone-citizens: catapult\n    team-citizens: 2"
    )
    text = TURN.replace("team-citizens: 3", gone).replace("treasury: 6", "treasury: 12")
    for character, hall in (("librarian", 0), ("councilman", 1)):
        sit_at(page, at(text.replace("librarian", character)), NAMES)
        page.get_by_role("tab", name="The city").click()
        expect(store(page, "Catapult")).to_contain_text("the citizen is no longer here")
        expect(store(page, "Treasury").last).to_contain_text("the citizen is earned")
        pile = page.locator(".pile", has_text="Grain")  # which has been filled again
        expect(pile).to_contain_text("the citizen is earned")
        expect(thing(page, "deed:reinforcement-wall")).to_be_visible()
        expect(page.locator('[data-thing="deed:assembly-hall"]')).to_have_count(hall)


BUILDING = """
    players: 2
    scenario: invasion
    round: 9
    event: inv-escape-a
    phase: actions
    0 character: general
    1 character: librarian
    0 merchant: loches
    0 board: guildhall farmer craftsman knight
    1 board: ship farmer boatman knight
    """


AT_PROGRESS = """
    players: 2
    scenario: invasion
    round: 9
    event: inv-progress-a
    0 character: general
    1 character: librarian
    0 merchant: loches
    0 coins: 9
    stack: start-player rules; progress 0 price=2
    """


@pytest.mark.parametrize(
    ("position", "build"), [(BUILDING, "place:guildhall"), (AT_PROGRESS, "town:loches")]
)
def test_one_is_asked_before_building_where_a_character_needs_a_station(person, position, build):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, at(position), NAMES)
    thing(page, build).click()
    question = page.locator(".question")
    expect(question).to_contain_text("Bert (Librarian) needs a trading station in Loches.")
    page.get_by_role("button", name="Yes").click()
    wait_for_state(page, lambda state: "loches" in state["view"]["players"][0]["stations"])


TRIP = """
    players: 2
    scenario: invasion
    round: 4
    event: inv-team-trip-a
    phase: actions
    0 character: general
    1 character: estate-manager
    0 coins: 5
    1 coins: 3
    0 board: ship farmer boatman knight
    1 board: ship farmer boatman knight
    """


def test_everybody_sees_what_the_round_needs_from_whom(person, shoot):
    """And whoever ends a turn while all would lose is asked again."""
    page = person(None)
    in_a_hurry(page)
    sit_at(page, at(TRIP), NAMES)
    ann, bert = (page.locator(f'.player[data-thing="seat:{seat}"]') for seat in (0, 1))
    expect(ann).to_contain_text("What this round’s event would take")
    expect(bert).to_contain_text("cannot pay")
    expect(page.locator(".event")).to_contain_text("all would lose")
    shoot(page, "invasion-needs")
    page.get_by_role("button", name="Pass").click()
    question = page.locator(".question")
    expect(question).to_contain_text("cannot be paid, and all would lose")


def test_the_estate_manager_is_warned_of_a_due(person):
    """A cheese is due in round 4."""
    page = person(None)
    in_a_hurry(page)
    text = TRIP.replace("team-trip", "assembly").replace("0 character: general", "")
    sit_at(page, at(text.replace("1 character", "0 character")), NAMES)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".question")).to_contain_text("You cannot pay this round’s due")


def test_what_the_event_leaves_must_do_for_the_due(person):
    """Five coins are enough for the due of round 3, but the event takes four of them before."""
    page = person(None)
    in_a_hurry(page)
    text = TRIP.replace("round: 4", "round: 3").replace("1 coins: 3", "1 coins: 8")
    text = text.replace("0 character: general", "")
    sit_at(page, at(text.replace("1 character", "0 character")), NAMES)
    expect(page.locator('.player[data-thing="seat:0"]')).to_contain_text("cannot pay")
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".question")).to_contain_text("You cannot pay this round’s due")


END = """
    players: 2
    scenario: invasion
    round: 18
    event: inv-the-invasion-c
    phase: actions
    warehouse: 6 grain, 3 cheese, 3 wine
    city-treasury: 30
    team-citizens: 7
    claimed: boatmen, knights, development-3, development-18, le-blanc, grain-pile, wine-pile
    deeds: city-walls 5 knight
    0 character: merchant
    1 character: fisherman
    0 coins: 50
    0 stations: chartres, le-mans, chatellerault, argenton
    1 stations: nevers, sancerre
    1 tracks: 5 boatmen
    1 bag: 4 monk
    1 goods: 2 wool
    0 board: ship farmer boatman knight
    """
# Pieces of a goal that cover its name.
HIDDEN = """() => [...document.querySelectorAll('dialog .part')].filter(part => {
  const [name, , pieces] = part.children;
  const text = document.createRange();
  text.selectNodeContents(name);
  return pieces.matches('.pieces')
    && text.getBoundingClientRect().right > pieces.getBoundingClientRect().left + 1;
}).map(part => part.textContent)"""


@pytest.mark.parametrize(
    ("text", "title", "reason"),
    [
        (END, "Your team won", "All objectives are reached"),
        (
            END.replace("3 wine", "1 wine").replace("2 wool", "1 wool"),
            "Your team lost",
            "this is missing: Warehouse and Fisherman",
        ),
    ],
)
def test_the_end_says_whether_all_won_and_what_was_missing(person, shoot, text, title, reason):
    page = person(None, width=1440, height=900)
    in_a_hurry(page)
    sit_at(page, at(text), NAMES)
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("button", name="Yes").click()
    end = page.get_by_role("dialog")
    expect(end).to_contain_text(title)
    expect(end).to_contain_text(reason)
    met = end.locator(".goal.met strong")
    expect(met.filter(has_text="Merchant")).to_have_count(1)
    expect(met).to_have_count(7 if "won" in title else 5)
    assert page.evaluate(HIDDEN) == []
    shoot(page, f"invasion-{title.split()[-1]}")


def test_it_introduces_itself_and_has_its_rules(person):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, Game(Setup(players=2, scenario="invasion"), "page").record(), NAMES)
    intro = page.get_by_role("group", name="What this is about")
    expect(intro).to_contain_text("You play together")
    page.get_by_role("button", name=re.compile("Rules")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Palatinate: carry out an action")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_city_fits_at_every_width(person, shoot, language):
    page = person(None, language=language)
    sit_at(page, at(TURN), NAMES)
    for width, height in SIZES.items():
        resize(page, width, height)
        thing(page, "place:vehicle").wait_for()
        shoot(page, f"invasion-{language}-{width}")
        assert faults(page) == FINE, width


# --- two people and a bot

PLANNING = """
    players: 3
    scenario: invasion
    round: 3
    event: inv-assembly-a
    phase: planning
    0 character: general
    1 character: mayor
    2 character: librarian
    0 market: farmer, boatman
    1 market: knight, 2 boatman
    """
TEAM = ("Ann", "Bert")


def together(person, text, **more):
    """Ann and Bert, each with a browser of their own, and a bot."""
    ann, bert = (person(None, **more) for _ in TEAM)
    for page, name in zip((ann, bert), TEAM, strict=True):
        in_a_hurry(page)
        post(page, "/api/people", name=name)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    table = post(ann, "/api/tables", record=at(text), seats=seats, public=True)
    path = f"/api/tables/{table['id']}"
    post(bert, f"{path}/join")
    post(bert, f"{path}/ready", seat=1)
    post(ann, f"{path}/start")
    for page in (ann, bert):
        page.goto(f"/table/{table['id']}")
        settled(page)
    return ann, bert


SHIP = ('.board [data-thing="space:ship.1"]', '[data-ping="space:ship.1"]')


def hears(page, words):
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()


def test_what_one_points_at_the_other_sees_and_hears(person, shoot):
    ann, bert = together(person, PLANNING)
    bert.clock.install()
    ann.get_by_role("button", name="Point at something").click()
    thing(ann, "town:nevers").click()
    hears(bert, "Ann points at: Nevers")
    expect(bert.locator('[data-ping="town:nevers"]')).to_contain_text("Ann")
    shoot(bert, "invasion-ping")
    assert accessible(bert) == ""
    bert.clock.fast_forward(6000)
    expect(bert.locator("[data-ping]")).to_have_count(0)
    # by keyboard: towns that are dark, too
    town = thing(ann, "town:tours")
    expect(town).not_to_have_attribute("tabindex", "0")
    ann.keyboard.press("p")
    town.focus()
    ann.keyboard.press("Enter")
    hears(bert, "Ann points at: Tours")
    expect(town).not_to_have_attribute("tabindex", "0")
    # and what lies on the board of another
    ann.locator('.player[data-thing="seat:1"]').click()
    thing(ann, "space:ship.1").focus()
    ann.keyboard.press("p")
    hears(bert, "Ship 2 of Bert")
    box, mark = (bert.locator(one).bounding_box() for one in SHIP)
    assert abs(box["x"] - mark["x"]) < 2
    assert abs(box["y"] - mark["y"]) < 2


def test_a_proposal_is_taken_by_one_click_on_its_ghost_or_dismissed(person, shoot):
    ann, bert = together(person, PLANNING)
    for n, space in enumerate(("ship.1", "castle.1")):
        ann.get_by_role("button", name="Propose …").click()
        form = ann.get_by_role("dialog")
        form.get_by_role("combobox").first.select_option("Bert")
        form.get_by_label("Follower").select_option("Boatman")
        form.get_by_label("Space").select_option(f"place boatman {space}")
        form.get_by_role("button", name="Propose").click()
        expect(form).to_have_count(0)
        expect(bert.get_by_role("list", name="Proposals").locator("li")).to_have_count(n + 1)
    expect(ann.get_by_role("list", name="Proposals")).to_contain_text("Your proposal to Bert")
    shoot(bert, "invasion-proposals")
    assert accessible(bert) == ""
    bert.locator(".ghost").get_by_role("button", name="Ann proposes").first.click()
    expect(thing(bert, "space:ship.1")).to_have_class(re.compile("full"))
    listed = bert.get_by_role("list", name="Proposals")
    expect(listed.locator("li")).to_have_count(1)
    listed.get_by_role("button", name="Dismiss").click()
    for page in (ann, bert):
        expect(page.get_by_role("list", name="Proposals")).to_have_count(0)
    # planning is open: Ann sees what Bert has taken
    ann.locator('.player[data-thing="seat:1"]').click()
    expect(ann.locator('[data-board="1"] [data-thing="space:ship.1"]')).to_have_class(
        re.compile("full")
    )


def test_a_follower_of_another_and_a_space_are_a_proposal(person, shoot):
    """On a phone, by two taps on the board of the other."""
    ann, bert = together(person, PLANNING, width=390, height=844)
    ann.get_by_role("tab", name="Players").click()
    ann.locator('.player[data-thing="seat:1"]').click()
    ann.get_by_role("button", name="Point at something").click()
    ann.locator('[data-board="1"] [data-thing="kind:knight"]').click()
    expect(ann.get_by_role("status").filter(has_text="Now the space")).to_be_visible()
    ann.locator('[data-board="1"] [data-thing="space:guildhall.2"]').click()
    listed = bert.get_by_role("list", name="Proposals")
    expect(listed).to_contain_text("Ann proposes")
    shoot(bert, "invasion-proposal-phone")
    listed.get_by_role("button", name="Take it").click()
    expect(thing(bert, "space:guildhall.2")).to_have_class(re.compile("full"))


def test_two_people_and_a_bot_agree(person):
    """Whoever proposes, all others agree, even in the same moment, and the game goes on."""
    ann, bert = together(
        person, DONATION.replace("players: 2", "players: 3") + "2 character: scholar"
    )
    ann_agrees, bert_agrees = (
        page.locator(".line button").filter(has_text="Agree") for page in (ann, bert)
    )
    under_way = []

    def hold(route):
        under_way.append(route)

    bert.route("**/moves", hold, times=1)
    expect(ann_agrees).to_be_visible()
    with bert.expect_request("**/moves"):
        bert_agrees.click()
    with ann.expect_response("**/moves"):
        ann_agrees.click()
    under_way[0].continue_()  # it comes too late, but is still an answer to what is asked
    for page in (ann, bert):
        expect(page.get_by_role("group", name="The team decides")).to_have_count(0)
        expect(page.locator("header.bar")).to_contain_text("Round 4")
