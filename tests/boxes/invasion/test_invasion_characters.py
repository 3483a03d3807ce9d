"""Invasion: the characters' objectives, the Estate Manager's dues, winning and losing together."""

import pytest
from invasion import at, missing, parts, setup

from helpers import check_pieces, coins, go, good, in_bag, in_market, me, options, stands
from orleans import Game
from orleans.boxes.base.goals import reached
from orleans.notation.words import Words
from orleans.server.encode import goals

# --- objectives of the characters


@pytest.mark.parametrize(
    ("character", "text", "found"),
    [
        (
            "librarian",
            "0 development: 22\n0 stations: loches\n0 tiles: well, school, winery, hayrick",
            [(5, 5), (1, 1), (4, 4)],
        ),
        (
            "scholar",
            "0 development: 30\n0 stations: blois, loches, bourges, vierzon",
            [(30, 30), (4, 4)],
        ),
        ("mayor", "0 coins: 10\n0 citizens: 2\nclaimed: boatmen, knights", [(10, 10), (2, 2)]),
        (
            "general",
            "0 tracks: 5 knights, 5 craftsmen\n"
            "0 board: castle gear; ship gear; wagon gear; village gear",
            [(5, 5), (4, 4)],
        ),
        (
            "fisherman",
            "0 tracks: 5 boatmen\n0 goods: 2 wool\n"
            "0 bag: 2 monk\n0 market: monk\n0 board: hostel monk",
            [(5, 5), (4, 4), (2, 2)],
        ),
        ("merchant", "0 goods: 4 brocade, 5 wool, 9 wine\n0 coins: 10", [(50, 50)]),
        (
            "councilman",
            "deeds: assembly-hall 2 farmer 1 boatman 1 craftsman 1 trader "
            "1 knight 1 scholar 1 monk",
            [(8, 8)],
        ),
        (
            "innkeeper",
            "0 goods: 1 grain, 3 cheese, 3 wine, 5 wool\n0 stations: chateaudun, chateauroux",
            [(16, 16), (2, 2)],
        ),
    ],
)
def test_an_objective_that_is_reached(character, text, found):
    game = at(f"0 character: {character}\n{text}")
    assert parts(game, character) == found
    assert not missing(game, character)
    bare = at(f"0 character: {character}\n0 coins: 0")
    assert missing(bare, character) == "this objective is not reached yet"


@pytest.mark.parametrize(
    ("character", "text"),
    [
        (
            "librarian",
            "0 development: 21\n0 stations: loches\n0 tiles: well, school, winery, hayrick",
        ),
        (
            "librarian",
            "0 development: 22\n0 stations: blois\n0 tiles: well, school, winery, hayrick",
        ),
        (
            "librarian",
            "0 development: 22\n1 stations: loches\n0 tiles: well, school, winery, hayrick",
        ),
        ("librarian", "0 development: 22\n0 stations: loches\n0 tiles: well, school, winery"),
        ("scholar", "0 development: 29\n0 stations: blois, loches, bourges, vierzon"),
        ("scholar", "0 development: 30\n0 stations: blois, loches, bourges, nevers"),
        ("mayor", "0 coins: 9\n0 citizens: 2\nclaimed: boatmen, knights"),
        ("mayor", "0 coins: 10\n0 citizens: 1\nteam-citizens: 9"),
        ("general", "0 tracks: 4 knights, 5 craftsmen\n0 board: ship gear; {three}; castle gear"),
        ("general", "0 tracks: 5 knights, 5 craftsmen\n0 board: ship gear; {three}"),
        ("fisherman", "0 tracks: 4 boatmen\n0 goods: 2 wool\n0 bag: 4 monk"),
        ("fisherman", "0 tracks: 5 boatmen\n0 goods: 2 wool\n0 bag: 3 monk"),
        ("fisherman", "0 tracks: 5 boatmen\n0 goods: wool\n0 bag: 4 monk"),
        ("merchant", "0 goods: 4 brocade, 5 wool, 9 wine\n0 coins: 9"),
        (
            "councilman",
            "deeds: assembly-hall 2 farmer 1 boatman 1 craftsman 1 trader 1 knight 1 monk",
        ),
        ("innkeeper", "0 goods: 3 cheese, 3 wine, 9 wool\n0 stations: chateaudun, chateauroux"),
        ("innkeeper", "0 goods: 6 wine\n0 stations: chateaudun\n1 stations: chateauroux"),
    ],
)
def test_an_objective_of_which_a_little_is_missing(character, text):
    game = at(f"0 character: {character}\n{text.format(three='wagon gear; village gear')}")
    assert missing(game, character) == "this objective is not reached yet"


def test_towers_are_no_trading_stations_of_the_scholar():
    game = at("0 character: scholar\n0 stations: nevers, sancerre, blois")
    assert parts(game, "scholar") == [(0, 30), (1, 4)]


def test_a_wheel_that_is_not_placed_does_not_count_for_the_general():
    game = at("0 character: general\n0 gears: 3\n0 tracks: 5 craftsmen\n0 board: castle gear")
    assert parts(game, "general")[1] == (1, 4)


def test_only_the_councilman_sends_to_the_assembly_hall():
    for character, there in (("councilman", True), ("mayor", False)):
        game = at(f"0 character: {character}\n0 board: town-hall farmer monk")
        go(game, "0 use town-hall")
        assert ("send farmer assembly-hall" in options(game, 0)) == there


def test_an_objective_concerns_its_character_only():
    game = at("0 character: mayor\n1 character: general")
    concerned = [
        [goal.card.id for goal in game.state.book.goals if goal.concerns(game.state, seat)][5:]
        for seat in (0, 1)
    ]
    assert concerned == [["mayor"], ["general"]]


# --- dues


def at_dues(number, text="", **more):
    """The end of a round of the Estate Manager."""
    stack = "A" if number < 10 else "B"
    event = (
        "inv-assembly-a" if stack == "A" else "inv-the-invasion-c" if number == 18 else "inv-rats-b"
    )
    return at(
        f"round: {number}\nevent: {event}\nphase: dues-phase\n0 character: estate-manager\n{text}",
        **more,
    )


@pytest.mark.parametrize(("number", "due"), [(1, 2), (3, 2), (6, 3), (9, 4), (12, 4), (17, 5)])
def test_coins_are_due(number, due):
    game = at_dues(number, f"0 coins: {due}")
    assert (coins(game), game.over) == ([0, 5], False)
    assert at_dues(number, f"0 coins: {due - 1}").over


def test_what_is_due_later_is_known():
    """It is printed on the card; with four players the last two dues do not come."""
    for players, last in ((2, 18), (4, 16)):
        game = at("0 character: estate-manager\nround: 14\nevent: inv-rats-b", players=players)
        card = next(goal for goal in game.state.book.goals if goal.card.id == "estate-manager")
        rounds = [number for number, _ in card.later(game.state, 0)]
        assert rounds == list(range(15, last + 1))
        assert card.later(game.state, 0)[1] == (16, ("tiles", 0, 1))


def test_before_the_first_round_the_first_due_counts():
    """Whoever chooses characters is asked before round 1, and an analysis begins there."""
    game = Game(setup(2, modules=("chosen-characters",)), seed="1")
    game.play(0, "become estate-manager")
    assert (game.state.round, parts(game, "estate-manager")) == (0, [(5, 2)])
    assert 0 < reached(game.state, 0) < 1


def test_all_lose_when_dues_cannot_be_paid():
    game = at_dues(1, "0 coins: 1")
    found = game.outcome()
    assert (game.over, found.kind, found.winners) == (True, "lost", ())
    assert found.reason == "the Estate Manager could not pay the dues of round {}|1"
    assert game.position().count("unpaid: 1") == 1


@pytest.mark.parametrize(
    ("number", "what"), [(2, "grain"), (4, "cheese"), (7, "wine"), (11, "wool"), (15, "brocade")]
)
def test_a_good_is_due(number, what):
    game = at_dues(number, f"0 goods: 2 {what}")
    assert good(game, what) == 1
    assert at_dues(number).over


def test_development_goes_back_also_past_coins():
    """Ruling 241."""
    game = at_dues(5, "0 development: 8")
    assert me(game).development == 6
    assert at_dues(5, "0 development: 1").over


@pytest.mark.parametrize(("number", "follower"), [(8, "farmer"), (14, "boatman")])
def test_a_follower_of_the_market_is_due_not_one_of_the_bag(number, follower):
    """Ruling 241: a neutral one."""
    game = at_dues(number, f"0 market: {follower}\n0 bag: {follower}")
    assert in_market(game, follower) + in_bag(game, follower) == 1
    assert at_dues(number, f"0 bag: {follower}").over
    assert at_dues(number, f"0 market: own-{follower}\n0 bag: {follower}").over
    tower = at_dues(number, f"0 tiles: gunpowder-tower\n0 board: gunpowder-tower {follower}")
    assert (tower.over, stands(tower, "gunpowder-tower.0")) == (False, "-")


def test_a_placed_wheel_is_due():
    text = "0 tracks: 3 craftsmen\n0 board: castle gear; ship gear"
    game = at_dues(10, text)
    assert options(game, 0) == ["give gear castle.0", "give gear ship.0"]
    gears = game.state.gears
    go(game, "0 give gear ship.0")
    assert (game.state.gears, me(game).tracks[2]) == (gears + 1, 3)
    assert at_dues(10, "0 gears: 1\n0 tracks: 1 craftsmen").over


def test_a_station_is_due_and_le_blanc_keeps_its_citizen_given():
    game = at_dues(13, "0 stations: le-blanc, nevers\nclaimed: le-blanc\nteam-citizens: 1")
    assert options(game, 0) == ["give station nevers", "give station le-blanc"]
    go(game, "0 give station le-blanc")
    assert (game.seat(0).stations, me(game).stations) == (["nevers"], 9)
    assert "team-citizens: 1" in game.position()


def test_a_place_tile_goes_back_to_the_offer():
    """Ruling 265: followers to the bag, its wheel to the supply."""
    text = "0 tiles: laboratory\n0 board: laboratory gear scholar\n0 tracks: 2 craftsmen"
    game = at_dues(16, text)
    assert "laboratory" in game.table().offer
    assert (game.state.lost_gears, game.state.gears) == (0, 16)
    assert in_bag(game, "scholar") + in_market(game, "scholar") == 1
    check_pieces(game.state)


def test_the_last_dues_of_two_players():
    assert coins(at_dues(17, "0 coins: 6"))[0] == 1
    game = at_dues(18, "0 development: 3")
    assert game.outcome().reason.startswith("the last round is over")
    assert me(game).development == 0


def test_four_players_end_after_sixteen_rounds():
    game = at(
        "round: 16\nevent: inv-the-invasion-c\nphase: dues-phase\n0 character: estate-manager\n"
        "0 tiles: well",
        players=4,
    )
    assert (game.over, game.state.round) == (True, 16)


# --- winning and losing

WON = """
    round: 7
    event: inv-assembly-a
    phase: goals
    deeds: city-walls 5 knight
    claimed: boatmen, knights, development-3, development-18, le-blanc, grain-pile, treasury
    team-citizens: 7
    treasury: 12
    city-treasury: 30
    warehouse: 6 grain, 3 cheese, 3 wine
    0 character: merchant
    0 coins: 50
    1 character: estate-manager
    0 stations: chartres, le-mans, chatellerault, argenton
    1 stations: nevers, sancerre
"""


def test_all_win_as_soon_as_everything_holds_at_the_end_of_a_round():
    """Ruling 230."""
    game = at(WON)
    found = game.outcome()
    assert (game.over, found.kind, found.winners, found.round) == (True, "won", (0, 1), 7)
    assert found.reason == "all objectives are reached: all win"
    scores = game.scores()
    assert [(score.winner, score.share) for score in scores] == [(True, 1.0), (True, 1.0)]


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("deeds: city-walls 5 knight", "deeds: city-walls 4 knight"),
        ("team-citizens: 7", "team-citizens: 6"),
        ("city-treasury: 30", "city-treasury: 29"),
        ("3 cheese", "2 cheese"),
        ("1 stations: nevers, sancerre", "1 stations: nevers"),
        ("0 coins: 50", "0 coins: 49"),
        ("round: 7", "round: 7\n    kept-events: inv-reinforcement-a"),
    ],
)
def test_one_objective_that_is_missing_lets_the_game_go_on(line, other):
    game = at(WON.replace(line, other))
    assert (game.over, game.state.round) == (False, 8)


def test_a_loss_counts_before_the_check():
    """Ruling 230: event, then dues, then the objectives."""
    game = at(WON.replace("phase: goals", "phase: dues-phase"))  # a wine is due in round 7
    assert (game.over, game.outcome().kind) == (True, "lost")


def test_an_objective_that_became_impossible_loses_nothing_before_the_end():
    """Ruling 256."""
    spaces = "boatmen, knights, development-3, development-18, development-28, le-blanc, all-tracks"
    piles = "grain-pile, cheese-pile, wine-pile"
    gone = f"claimed: {spaces}, {piles}\ngone-citizens: {spaces}, {piles}\nteam-citizens: 0"
    game = at(f"round: 7\nevent: inv-assembly-a\nphase: goals\n{gone}")
    assert (game.over, game.state.round) == (False, 8)


# --- what can no longer be reached


def told(game, goal):
    """Whether a goal is told as reached and as out of reach."""
    views = goals(game.state, Words(game.state.book, "en"))
    found = next(view for view in views if view.id == goal)
    return found.met, found.missed


LEFT = "boatmen, knights, development-3, development-18, development-28, le-blanc, all-tracks"


@pytest.mark.parametrize(("more", "missed"), [("grain-pile", False), ("grain-pile, shelter", True)])
def test_too_few_citizens_are_left(more, missed):
    """Ruling 256: of fifteen eight or nine are gone, and two players need seven."""
    game = at(f"claimed: {LEFT}, {more}\ngone-citizens: {LEFT}, {more}")
    assert told(game, "gather-citizens") == (False, missed)


def test_no_citizen_is_left_for_the_mayor():
    spaces = f"{LEFT}, grain-pile, cheese-pile, wine-pile, shelter, weapon-smithy, catapult"
    others = "team-citizens: 13\n0 character: mayor"
    game = at(f"claimed: {spaces}\n{others}")
    assert told(game, "mayor") == (False, False)  # Treasury and Clothing Store
    game = at(f"claimed: {spaces}, treasury\ntreasury: 12\n{others.replace('13', '14')}")
    assert told(game, "mayor") == (False, True)


@pytest.mark.parametrize(
    ("text", "missed"),
    [
        ("1 stations: blois", False),
        ("1 stations: loches", False),  # the Tavern is still on offer
        ("1 stations: loches\noffer: well", True),
        ("1 stations: loches\noffer: well\n0 tiles: tavern", False),
        ("1 stations: loches\noffer: well\n1 tiles: tavern", True),
        ("0 stations: loches\noffer: well", False),
        ("0 stations: loches\n1 stations: loches\noffer: well", False),
        ("1 stations: loches\noffer: well\n1 character: estate-manager\nround: 13", False),
        ("1 stations: loches\noffer: well\n1 character: estate-manager\nround: 14", True),
    ],
)
def test_a_town_that_a_character_needs_is_taken(text, missed):
    """Ruling 256: a Tavern helps, or the Estate Manager who returns a station in round 13."""
    event = "\nevent: inv-rats-b" if "round:" in text else ""
    game = at(f"0 character: librarian\n{text}{event}")
    assert told(game, "librarian") == (False, missed)


def test_a_personal_objective_that_holds_is_told_as_reached():
    assert told(at("0 character: merchant\n0 coins: 50"), "merchant") == (True, False)
    assert told(at("0 character: merchant\n0 coins: 49"), "merchant") == (False, False)


def test_the_estate_manager_has_reached_it_when_all_was_paid():
    """While a round lasts the due of that round counts; a game that is over asks for no more."""
    text = "round: 9\nevent: inv-assembly-a\n0 character: estate-manager\n0 coins: 4"
    assert told(at(text), "estate-manager") == (True, False)
    assert told(at(text.replace("coins: 4", "coins: 3")), "estate-manager") == (False, False)
    assert told(at_dues(18, "0 development: 3"), "estate-manager") == (True, False)
    assert told(at_dues(1, "0 coins: 1"), "estate-manager") == (False, False)
    won = at(WON)
    assert (won.outcome().kind, told(won, "estate-manager")) == ("won", (True, False))
