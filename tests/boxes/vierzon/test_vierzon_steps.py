"""The two harder steps of Capital Vierzon: one goal a round, and in their order (ruling 121)."""

import pytest
from vierzon import BUSY, IN_ORDER, ONE_A_ROUND, WAGON, at, in_round

from alone import go, reached
from helpers import coins, options
from orleans import Game

RICH = f"0 coins: 40\n{BUSY}"
ONE, ORDER = "one-a-round", "in-order"
LOCHES = "0 stations: loches"
DONE = "0 met: 1 builder, 2 fortress"
MARK_LOCHES = "deliver building-company"


def test_the_rest_is_the_same():
    for setup in (ONE_A_ROUND, IN_ORDER):
        t = Game(setup, seed="1").state
        assert (t.book.rounds, t.supply, sum(t.goods)) == (14, [4] * 7, 16)
        assert len(t.book.goals) == 5


@pytest.mark.parametrize("step", [ONE, ORDER])
def test_only_one_goal_a_round(step):
    game = go(at(RICH, step), "deliver builder")
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, "deliver fortress") == "you have reached a goal this round already"


def test_the_next_one_in_the_next_round():
    game = in_round(8, f"0 met: 7 builder\n{RICH}", "actions", ONE)
    assert "deliver fortress" in options(game, 0)


def test_one_goal_a_round_counts_after_the_event_too():
    game = in_round(5, "0 coins: 40\n0 met: 5 builder", difficulty=ONE)
    assert (coins(game), game.state.round) == ([43], 6)


def test_any_order_with_one_a_round():
    game = go(at(RICH, ONE), "deliver fortress")
    assert reached(game) == {"fortress": 1}


def test_a_state_is_reached_by_a_move():
    """The player picks which goal counts this round."""
    game = at(f"{LOCHES}\n{RICH}", ONE)
    assert reached(game) == {}
    assert options(game, 0)[2:] == ["deliver builder", "deliver fortress", MARK_LOCHES]
    go(game, MARK_LOCHES)
    assert (reached(game), coins(game)) == ({"building-company": 1}, [40])
    game.undo(0)
    assert reached(game) == {}


def test_a_state_counts_while_it_holds():
    """It may be marked later, but not when it is gone."""
    later = in_round(9, f"{LOCHES}\n{BUSY}", "actions", ONE)
    assert MARK_LOCHES in options(later, 0)
    gone = in_round(9, BUSY, "actions", ONE)
    assert gone.why_not(0, MARK_LOCHES) == "you have no trading station in loches"


def test_a_state_may_be_marked_after_the_event():
    game = in_round(10, f"{LOCHES}\n0 coins: 0", difficulty=ONE)
    assert options(game, 0) == ["done", MARK_LOCHES]


def test_the_goals_in_their_order():
    game = at(f"{LOCHES}\n{RICH}", ORDER)
    assert options(game, 0) == ["pass", "use wagon", "deliver builder"]
    for later in ("deliver fortress", MARK_LOCHES, "deliver capital"):
        assert game.why_not(0, later) == "another goal comes first: builder"


def test_the_order_goes_on():
    text = f"{LOCHES}\n0 citizens: 6\n0 development: 15\n{DONE}\n0 coins: 40\n{BUSY}"
    game = in_round(3, text, "actions", ORDER)
    assert options(game, 0)[2:] == [MARK_LOCHES]
    go(game, MARK_LOCHES, "pass")
    assert reached(game) == {"builder": 1, "fortress": 2, "building-company": 3}


def test_in_order_a_missed_goal_bars_the_others():
    """Ruling 124: the game goes on, but cannot be won any more."""
    game = in_round(9, RICH, "actions", ORDER)
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, "deliver fortress") == "another goal comes first: builder"


@pytest.mark.parametrize("step", [ONE, ORDER])
def test_the_last_goal_wins_at_the_end_of_the_round(step):
    met = "0 met: 1 builder, 2 fortress, 3 building-company, 4 capital"
    text = f"{met}\n0 merchant: vierzon\n0 goods: 4 wine\n0 board: {WAGON}"
    game = in_round(6, text, "actions", step)
    go(game, "deliver building-materials", "pass")
    assert (game.outcome().kind, game.outcome().round) == ("won", 6)


def test_points_for_development_are_said_to_count():
    """They were there in an earlier round, and still are."""
    text = f"0 citizens: 7\n0 development: 15\n{BUSY}"
    game = in_round(4, text, "actions", ONE)
    assert options(game, 0) == ["pass", "use wagon", "deliver capital"]
    assert game.why_not(0, "deliver building-company") == "you have no trading station in loches"
    go(game, "deliver capital")
    assert reached(game) == {"capital": 4}
    less = in_round(4, f"0 citizens: 6\n0 development: 15\n{BUSY}", "actions", ONE)
    assert less.why_not(0, "deliver capital") == "you have 24 of 28 points for development"


@pytest.mark.parametrize("step", [ONE, ORDER])
def test_what_is_not_said_does_not_count(step):
    """After the event the player may say that nothing counts."""
    text = f"{LOCHES}\n0 met: 1 builder, 2 fortress\n0 coins: 0"
    game = in_round(10, text, difficulty=step)
    assert options(game, 0) == ["done", MARK_LOCHES]
    go(game, "done")
    assert (reached(game), game.state.round) == ({"builder": 1, "fortress": 2}, 11)


@pytest.mark.parametrize("step", [ONE, ORDER])
def test_two_goals_are_too_many_for_the_last_round(step):
    met = "0 met: 1 builder, 2 fortress, 3 building-company"
    text = f"{met}\n0 citizens: 7\n0 development: 15\n0 merchant: vierzon\n0 goods: 4 wine"
    game = in_round(14, text, difficulty=step)
    assert ("deliver building-materials" in options(game, 0)) is (step == ONE)
    go(game, "deliver capital")
    assert (game.outcome().kind, reached(game)["capital"]) == ("lost", 14)


def test_the_capital_comes_before_the_materials():
    met = "0 met: 1 builder, 2 fortress, 3 building-company"
    game = in_round(5, f"{met}\n0 merchant: vierzon\n0 goods: 4 wine\n{BUSY}", "actions", ORDER)
    assert options(game, 0) == ["pass", "use wagon"]
    reason = "another goal comes first: capital"
    assert game.why_not(0, "deliver building-materials") == reason


@pytest.mark.parametrize("step", [ONE, ORDER])
def test_the_last_goal_may_be_said_after_the_last_event(step):
    """Rulings 99 and 128."""
    met = "0 met: 1 builder, 2 fortress, 3 building-company, 4 capital"
    game = in_round(14, f"{met}\n0 merchant: vierzon\n0 goods: 4 wine", difficulty=step)
    go(game, "deliver building-materials")
    assert (game.outcome().kind, game.outcome().round) == ("won", 14)
