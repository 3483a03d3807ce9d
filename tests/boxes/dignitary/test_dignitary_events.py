"""The events of The Dignitary, sentence by sentence."""

import pytest
from dignitary import DIGNITARY, ROUNDS, WAGON, go, in_round

from helpers import check_pieces, coins, me, options, stands, tiles
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


@pytest.mark.parametrize(("number", "gained"), [(5, 6), (10, 3)])
def test_income(number, gained):
    game = in_round(number, "0 development: 9\n0 coins: 1")
    assert coins(game) == [1 + gained]


@pytest.mark.parametrize(("number", "gained"), [(6, 6), (9, 4), (12, 4), (15, 2)])
def test_trading_day(number, gained):
    game = in_round(number, "0 stations: blois, tours\n0 coins: 1")
    assert coins(game) == [1 + gained]


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


def test_the_stage_coach_is_closed_once():
    """Ruling 105."""
    text = f"0 coins: 3\n0 board: stage-coach knight; {WAGON}"
    assert "forbids it this round" in in_round(14, text, "actions").why_not(0, "use stage-coach")
    assert "use stage-coach" in options(in_round(13, text, "actions"), 0)
