"""The development track, the last citizen, points and ties."""

import pytest

from helpers import at, end, go, me


def test_the_rulebooks_twenty_eight_points():
    """Five stations and two citizens at status 4; another player has as many stations."""
    game = end(
        """
        0 stations: tours, blois, nevers, bourges, orleans
        0 citizens: 2
        0 development: 15
        0 coins: 0
        1 stations: loches, chinon, vierzon, le-mans, orleans
        """
    )
    score = game.scores()[0]
    assert score.sources["stations"] + score.sources["citizens"] == 28
    assert score.total == 28


@pytest.mark.parametrize(
    ("name", "points"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]
)
def test_goods_are_worth_one_to_five(name, points):
    score = end(f"0 goods: 2 {name}\n0 coins: 0").scores()[0]
    assert score.sources[name] == score.total == 2 * points


def test_coins_are_worth_one_each():
    assert end("0 coins: 17").scores()[0].sources["coins"] == 17


def test_the_last_citizen_goes_to_the_sole_leader_in_stations():
    """Ruling 25."""
    assert me(end("0 stations: tours, blois\n1 stations: nevers")).citizens == 1
    tie = end("0 stations: tours\n1 stations: nevers")
    assert [p.citizens for p in tie.state.players] == [0, 0]


def test_most_points_win_then_development_then_both():
    """Ruling 26."""

    def winners(text):
        return [score.winner for score in end(text).scores()]

    assert winners("0 coins: 6\n1 coins: 5") == [True, False]
    assert winners("0 coins: 5\n1 coins: 5\n1 development: 1") == [False, True]
    assert winners("0 coins: 5\n1 coins: 5") == [True, True]


SPACES = [
    (0, 1),
    (3, 1),
    (4, 2),
    (8, 2),
    (9, 3),
    (14, 3),
    (15, 4),
    (21, 4),
    (22, 5),
    (29, 5),
    (30, 6),
]


@pytest.mark.parametrize(("space", "status"), SPACES)
def test_status_by_space(space, status):
    score = end(f"0 development: {space}\n0 citizens: 1").scores()[0]
    assert score.sources["citizens"] == status


@pytest.mark.parametrize(("space", "coins"), [(7, 3), (12, 4), (25, 5)])
def test_coins_on_the_way_are_for_everybody(space, coins):
    game = at(
        f"""
        0 board: scriptorium knight scholar
        1 board: scriptorium knight scholar
        0 development: {space - 1}
        1 development: {space - 1}
        """
    )
    go(game, "0 use scriptorium", "1 use scriptorium")
    assert [p.coins for p in game.state.players] == [5 + coins] * 2


@pytest.mark.parametrize("space", [3, 18, 28])
def test_citizens_on_the_way_are_for_the_first_who_arrives_or_passes(space):
    game = at(
        f"""
        0 board: scriptorium knight scholar
        1 board: university farmer craftsman trader
        0 development: {space - 1}
        1 development: {space - 1}
        """
    )
    go(game, "0 use scriptorium", "1 use university")
    assert [p.citizens for p in game.state.players] == [1, 0]


def test_passing_a_space_counts_like_reaching_it():
    game = at("0 board: university farmer craftsman trader\n0 tracks: 4 scholars\n0 development: 2")
    go(game, "0 use university")
    assert (me(game).development, me(game).citizens, me(game).coins) == (8, 1, 8)


def test_the_track_ends_at_thirty():
    game = at(
        "0 board: university farmer craftsman trader\n0 tracks: 4 scholars\n0 development: 27"
    )
    go(game, "0 use university")
    assert (me(game).development, me(game).citizens) == (30, 1)


def test_scores_stand_at_any_time_without_the_last_citizen():
    game = at("0 stations: tours\n0 coins: 2")
    assert [score.total for score in game.scores()] == [3, 5]
