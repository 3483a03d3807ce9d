"""The events of The Dignitary, sentence by sentence."""

import pytest
from dignitary import DIGNITARY, ROUNDS, WAGON, in_round

from alone import go
from helpers import check_pieces, coins, in_bag, me, options, stands, supply, tiles, track
from orleans import Game

VILLAGE = "village farmer boatman craftsman"
WHEELS = "village gear boatman -; castle gear boatman -; ship gear boatman -"


def test_the_events_come_in_their_order():
    game = Game(DIGNITARY, seed="1")
    seen = []
    while not game.over:
        if game.state.round > len(seen):
            seen.append(game.state.book.components.hourglass.tiles[game.state.event].id)
        game.play(0, game.moves(0)[0])
    assert seen == ROUNDS


@pytest.mark.parametrize(
    ("number", "place", "board", "who"),
    [
        (1, "university", "university farmer craftsman trader", "scholar"),
        (3, "castle", "castle farmer boatman trader", "knight"),
        (4, "monastery", "monastery scholar trader", "monk"),
    ],
)
def test_bans_of_the_first_rounds(number, place, board, who):
    game = in_round(number, f"0 board: {board}; {WAGON}", "actions")
    assert f"no {who} may be hired this round" in game.why_not(0, f"use {place}")
    other = in_round(5, f"0 board: {board}; {WAGON}", "actions")
    assert f"use {place}" in options(other, 0)


def test_no_craftsman_during_the_strike():
    game = in_round(2, f"0 board: {VILLAGE}; {WAGON}", "actions")
    go(game, "use village")
    assert options(game, 0) == ["hire boatman", "hire trader"]


def test_the_flea_market_has_no_monk_during_the_pilgrimage():
    """Ruling 105: the die may be rolled; what is forbidden gives nothing."""
    text = f"0 tiles: flea-market\n0 board: flea-market boatman trader; {WAGON}"
    for number, monks in ((4, 0), (5, 1)):
        game = in_round(number, text, "actions", ask_chance=True)
        go(game, "use flea-market", chance=("roll 5",))
        assert in_bag(game, "monk") == monks


@pytest.mark.parametrize(("number", "place"), [(1, "university"), (3, "castle")])
def test_the_well_hires_nobody_who_is_forbidden(number, place):
    """Ruling 105."""
    text = f"0 tiles: well\n0 board: well boatman knight scholar; {WAGON}"
    assert f"use {place}" not in options(go(in_round(number, text, "actions"), "use well"), 0)
    assert f"use {place}" in options(go(in_round(5, text, "actions"), "use well"), 0)


@pytest.mark.parametrize(
    ("number", "name", "who"),
    [(1, "scholars", "scholar"), (2, "craftsmen", "craftsman"), (3, "knights", "knight")],
)
def test_the_lock_may_step_on_the_track_of_those_who_cannot_be_gained(number, name, who):
    """Ruling 105: it gives a step and its bonus, but no such follower."""
    game = in_round(number, f"0 tiles: lock\n0 board: {VILLAGE}; {WAGON}", "actions")
    before = supply(game, who)
    go(game, "use village", "hire boatman", f"step {name}")
    assert (track(game, name), supply(game, who)) == (1, before)


@pytest.mark.parametrize(("number", "gained"), [(5, 6), (10, 3)])
def test_income(number, gained):
    game = in_round(number, "0 development: 9\n0 coins: 1")
    assert coins(game) == [1 + gained]


def test_income_before_the_first_star():
    """Development starts with a status of 1."""
    assert coins(in_round(5)) == [2]
    assert coins(in_round(10)) == [1]


@pytest.mark.parametrize(("number", "gained"), [(6, 6), (9, 4), (12, 4), (15, 2)])
def test_trading_day(number, gained):
    game = in_round(number, "0 stations: blois, tours\n0 coins: 1")
    assert coins(game) == [1 + gained]


def test_trading_day_counts_the_stations_on_the_road():
    """Ruling 50: those that are not built do not count."""
    game = in_round(6, "0 tiles: road\n0 stock: 2 road-station\n0 stations: blois\n0 coins: 0")
    assert coins(game) == [9]
    assert coins(in_round(6, "0 coins: 4")) == [4]


@pytest.mark.parametrize(("number", "due"), [(7, 5), (11, 10), (16, 15)])
def test_dues_are_paid_in_coins(number, due):
    game = in_round(number, f"0 coins: {due + 2}")
    assert coins(game) == [2]


def test_dues_that_cannot_be_paid_are_torture():
    """Ruling 119: piece by piece; citizens are not among what can be given."""
    game = in_round(
        7, "0 coins: 3\n0 citizens: 4\n0 bag: 2 monk\n0 gears: 1\n0 tracks: 2 craftsmen"
    )
    assert options(game, 0) == [
        "give station",
        "give follower",
        "give gear",
        "give tile stage-coach",
    ]
    go(game, "give tile stage-coach", "give station")
    assert (coins(game), me(game).citizens, tiles(game)) == ([0], 4, [])
    assert game.state.round == 8


def test_what_torture_takes_has_left_the_game():
    """Ruling 119, as in the base game: only development points can be gained again."""
    game = in_round(
        11,
        "0 coins: 4\n0 tiles: windmill\n0 stations: tours\n0 development: 10\n"
        "0 bag: 2 knight\n0 tracks: 2 craftsmen\n0 board: windmill monk gear; ship gear - -",
        ask_chance=True,
    )
    go(game, "give follower", chance=("come knight",))
    assert (in_bag(game, "knight"), supply(game, "knight"), track(game, "knights")) == (1, 2, 0)
    go(game, "give station tours", "give gear ship.0", "give tile windmill")
    assert (in_bag(game, "monk"), game.state.lost_gears, game.state.gears) == (1, 2, 4)
    assert tiles(game) == []
    assert not any(game.state.stations)
    go(game, "give development", "give development")
    assert (me(game).development, game.state.round) == (8, 12)
    check_pieces(game.state)


def test_torture_moves_the_marker_onto_no_coins():
    """Ruling 10."""
    game = in_round(7, "0 coins: 0\n0 development: 9")
    go(game, "give development")
    assert me(game).development == 8
    assert "give development" not in options(game, 0)


def test_with_nothing_left_to_give_the_game_goes_on():
    """Ruling 119."""
    game = in_round(11, "0 coins: 2\n0 tiles: -\n0 unbuilt: 0\n0 citizens: 5")
    assert (game.state.round, coins(game), game.outcome().kind) == (12, [0], "open")


# --- Technology Tax


def test_wheels_are_paid_for():
    game = in_round(8, f"0 coins: 7\n0 tracks: 3 craftsmen\n0 board: {WHEELS}")
    assert coins(game) == [1]
    assert stands(game, "village.0") == "gear"
    assert game.state.gears == 3


def test_the_player_chooses_which_unpaid_wheels_return():
    """Ruling 118: coins pay for as many as they can, the rest goes to the supply."""
    game = in_round(8, f"0 coins: 3\n0 tracks: 3 craftsmen\n0 board: {WHEELS}")
    assert coins(game) == [1]
    wheels = ["give gear castle.0", "give gear ship.0", "give gear village.0"]
    assert sorted(options(game, 0)) == wheels
    assert game.why_not(0, "pass") == "choose the gear wheel that you return: 2 more"
    go(game, "give gear ship.0", "give gear castle.0")
    assert [stands(game, space) for space in ("village.0", "castle.0", "ship.0")] == [
        "gear",
        "-",
        "-",
    ]
    assert (game.state.gears, game.state.lost_gears, game.state.round) == (5, 0, 9)
    check_pieces(game.state)


def test_without_coins_all_placed_wheels_return():
    """Ruling 118: there is nothing to choose; one that is not placed is kept."""
    game = in_round(8, f"0 coins: 1\n0 gears: 1\n0 tracks: 4 craftsmen\n0 board: {WHEELS}")
    assert (coins(game), me(game).gears, game.state.gears) == ([1], 1, 5)
    assert game.state.round == 9


def test_wheels_on_place_tiles_are_taxed_too():
    """Ruling 118."""
    game = in_round(
        8,
        "0 coins: 2\n0 tiles: windmill\n0 tracks: 2 craftsmen\n"
        "0 board: windmill - gear; ship gear - -",
    )
    assert sorted(options(game, 0)) == ["give gear ship.0", "give gear windmill.1"]


# --- Sabotage and Axle Fracture


def test_sabotage():
    """No action with a wheel, also not as a copy (ruling 105)."""
    text = (
        "0 tiles: well\n0 tracks: 1 craftsmen\n"
        "0 board: village gear boatman craftsman; castle farmer boatman trader; "
        "well boatman knight scholar"
    )
    game = in_round(13, text, "actions")
    assert "gear wheel" in game.why_not(0, "use village")
    assert "use castle" in options(game, 0)
    go(game, "use well")
    assert "use village" not in options(game, 0)


def test_the_flea_market_and_sabotage():
    """Ruling 105: what it copies must be free of wheels, and so must it be itself."""
    text = "0 tiles: flea-market\n0 tracks: 1 craftsmen\n0 board: "
    places = f"village gear boatman -; {WAGON}; flea-market boatman trader"
    game = in_round(13, text + places, "actions", ask_chance=True)
    go(game, "use flea-market", chance=("roll 6",))
    assert "use village" not in options(game, 0)
    assert "use farm-house" in options(game, 0)
    wheel = in_round(13, f"{text}{WAGON}; flea-market boatman gear", "actions")
    assert "gear wheel" in wheel.why_not(0, "use flea-market")


def test_the_stage_coach_is_closed_once():
    """Ruling 105."""
    text = f"0 coins: 3\n0 board: stage-coach knight; {WAGON}"
    assert "forbids it this round" in in_round(14, text, "actions").why_not(0, "use stage-coach")
    assert "use stage-coach" in options(in_round(13, text, "actions"), 0)
