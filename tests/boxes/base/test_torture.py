"""Torture, piece by piece."""

import pytest

from helpers import at, check_pieces, go, good, in_bag, me, options, stands, tiles
from orleans import IllegalMove


def debt(coins, text):
    """Seat 0 owes this many coins and has none: wool is taxed one coin each."""
    return at(f"phase: event\nevent: taxes-a\n0 goods: {coins} wool\n0 coins: 0\n{text}")


def test_the_rulebooks_debt_of_five():
    """One follower, two trading stations and two development points pay five coins."""
    game = debt(5, "0 bag: knight\n0 stations: blois\n0 development: 6")
    go(game, "0 give follower", "0 give station", "0 give station blois")
    assert me(game).stations == 8
    go(game, "0 give development", "0 give development")
    assert me(game).development == 4
    assert in_bag(game, "knight") == 0
    assert "give wool" not in options(game, 0)
    assert good(game, "wool") == 5
    check_pieces(game.state)


def test_every_kind_of_thing_can_be_given():
    game = debt(
        1,
        """
        0 bag: monk
        0 stations: tours
        0 development: 5
        0 tiles: brewery
        0 gears: 1
        0 board: ship gear - -
        """,
    )
    assert options(game, 0) == [
        "give station",
        "give follower",
        "give development",
        "give gear",
        "give wool",
        "give station tours",
        "give tile brewery",
        "give gear ship.0",
    ]


def test_what_is_given_leaves_the_game_and_a_station_frees_its_town():
    """Ruling 8."""
    game = debt(4, "0 stations: tours\n0 board: ship gear - -\n0 bag: 2 monk")
    supply, goods, gears = game.state.supply[:], game.state.goods[:], game.state.gears
    go(game, "0 give station tours", "0 give gear ship.0", "0 give follower", "0 give wool")
    assert (game.state.supply, game.state.goods, game.state.gears) == (supply, goods, gears)
    assert game.state.stations[9] == 0
    assert me(game).stations == 9
    assert stands(game, "ship.0") == "-"
    assert (game.state.lost_followers[6], game.state.lost_goods[3], game.state.lost_gears) == (
        1,
        1,
        1,
    )
    check_pieces(game.state)


def test_own_followers_are_never_given():
    game = debt(1, "0 development: 0")
    assert "give follower" not in options(game, 0)
    with pytest.raises(IllegalMove, match="no follower without your colour"):
        game.play(0, "give follower")
    only = debt(1, "0 bag: monk")
    go(only, "0 give follower")
    assert in_bag(only, "monk") == 0


@pytest.mark.parametrize(
    ("space", "allowed"),
    [
        (0, False),
        (1, True),
        (6, True),
        (7, False),
        (8, False),
        (9, True),
        (12, False),
        (13, False),
        (25, False),
        (26, False),
        (30, True),
    ],
)
def test_development_goes_back_but_never_off_onto_or_past_coins(space, allowed):
    """Ruling 10."""
    game = debt(1, f"0 development: {space}")
    assert ("give development" in options(game, 0)) is allowed


def test_a_lost_follower_moves_no_marker():
    """Ruling 15."""
    game = debt(1, "0 bag: knight\n0 tracks: 2 knights")
    go(game, "0 give follower")
    assert me(game).tracks[4] == 2


def test_a_tile_given_up_sends_its_followers_home_and_takes_its_wheel_along():
    """Ruling 14."""
    game = debt(1, "0 tiles: winery\n0 board: winery gear trader")
    go(game, "0 give tile winery")
    assert tiles(game) == []
    assert in_bag(game, "trader") == 1
    assert game.state.lost_gears == 1
    assert game.state.book.numbers["winery"] not in game.state.offer
    check_pieces(game.state)


def test_a_spare_wheel_given_is_the_bound_one():
    """Ruling 31."""
    game = debt(1, "0 gears: 2\n0 bound: 1")
    go(game, "0 give gear")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)


def test_with_nothing_left_the_rest_is_void():
    """Ruling 8."""
    game = at("phase: event\nevent: harvest-c\n0 coins: 2\n0 unbuilt: 0\nround: 2")
    assert game.state.round == 3
    assert me(game).coins == 0


def test_torture_may_follow_the_census():
    """Ruling 27."""
    game = at(
        """
        players: 3
        phase: census
        0 coins: 0
        0 development: 2
        1 tracks: 1 farmers
        2 tracks: 2 farmers
        """
    )
    assert game.actors == (0,)
    go(game, "0 give station")
    assert me(game).stations == 9
    assert me(game, 2).coins == 6


def test_the_story_says_what_was_given_under_torture():
    game = debt(3, "0 coins: 1\n0 bag: knight")
    told = []
    game.listen(told.append)
    go(game, "0 give wool", "0 give follower")
    changed = [(one.manner, change.what) for one in told for change in one.changes]
    assert ("torture", "good:wool") in changed
    assert ("torture", "kind:knight") in changed
    assert not [what for manner, what in changed if what == "coins" and manner]
    assert {str(one.cause.id) for one in told if one.manner} == {"taxes-a"}
