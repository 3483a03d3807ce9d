"""The two harder steps of Travelling Salesman: one delivery a round, and in order (ruling 135)."""

import pytest
from salesman import BOURGES, BUSY, CHARTRES, NEARLY, TOURS, at, in_round

from alone import go, reached
from helpers import check_read_back, options
from orleans import BadPosition

ONE, ORDER = "one-a-round", "in-order"
IN_TOURS = f"0 merchant: tours\n0 goods: 4 grain\n{BUSY}"


@pytest.mark.parametrize("step", ["", ONE])
def test_any_delivery_may_be_the_first(step):
    assert reached(go(at(IN_TOURS, step), TOURS)) == {"grain-for-tours": 1}


def test_one_delivery_a_round():
    game = in_round(4, f"0 met: 4 wool-for-bourges\n{IN_TOURS}", "actions", ONE)
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, TOURS) == "you have reached a goal this round already"
    later = in_round(5, f"0 met: 4 wool-for-bourges\n{IN_TOURS}", "actions", ONE)
    assert TOURS in options(later, 0)


def test_one_delivery_a_round_counts_after_the_event_too():
    text = "0 met: 4 wool-for-bourges\n0 merchant: tours\n0 goods: 3 grain\n0 coins: 2"
    game = go(in_round(4, text, difficulty=ONE), "pay 2")
    assert (game.state.round, len(reached(game))) == (5, 1)


def test_the_deliveries_in_their_order():
    game = at(IN_TOURS, ORDER)
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, TOURS) == "another goal comes first: wool-for-bourges"
    first = go(at(f"0 merchant: bourges\n0 goods: 3 wool\n{BUSY}", ORDER), BOURGES)
    assert reached(first) == {"wool-for-bourges": 1}


def test_in_order_only_one_a_round_too():
    text = "0 met: 4 wool-for-bourges\n0 merchant: chartres"
    text = f"{text}\n0 goods: grain, cheese, wine, wool, brocade\n{BUSY}"
    game = in_round(4, text, "actions", ORDER)
    assert game.why_not(0, CHARTRES) == "you have reached a goal this round already"
    assert CHARTRES in options(in_round(5, text, "actions", ORDER), 0)


@pytest.mark.parametrize("step", [ONE, ORDER])
def test_the_last_delivery_wins_at_the_end_of_the_round(step):
    met = "0 met: 1 wool-for-bourges, 2 set-for-chartres, 3 meal-for-vendome, 4 grain-for-tours"
    text = f"{met}\n0 merchant: argenton\n0 goods: brocade\n0 coins: 2\n{BUSY}"
    game = in_round(6, text, "actions", step)
    go(game, "deliver brocade-for-argenton", "pass")
    assert (game.outcome().kind, game.outcome().round) == ("won", 6)


@pytest.mark.parametrize("step", [ONE, ORDER])
def test_whoever_starves_loses_in_every_step(step):
    """Ruling 137."""
    assert in_round(2, "0 coins: 1", difficulty=step).outcome().kind == "lost"


def test_a_delivery_out_of_order_does_not_save_the_last_round():
    met = "0 met: 1 wool-for-bourges, 2 set-for-chartres, 3 meal-for-vendome"
    text = f"{met}\n0 merchant: argenton\n0 goods: brocade, 2 wine\n0 coins: 0"
    assert in_round(15, text, difficulty=ORDER).outcome().kind == "lost"
    text = text.replace("argenton", "tours").replace("brocade", "3 grain")
    game = go(in_round(15, text, difficulty=ORDER), "give wine", "give wine")
    assert options(game, 0) == ["done", TOURS]


# --- what cannot have been delivered

ALL_MET = f"{NEARLY.splitlines()[0]}, 4 grain-for-tours"


@pytest.mark.parametrize(
    ("step", "met", "reason"),
    [
        ("", "0 met: 6 wool-for-bourges", "it is round 5: no goal was met later"),
        ("", ALL_MET, "all goals were met in round 4, which ended the game"),
        (ONE, "0 met: 4 wool-for-bourges, 4 grain-for-tours", "two goals were met in one round"),
        (ORDER, "0 met: 4 set-for-chartres", "the goals were not met in their order"),
        (ORDER, "0 met: 4 wool-for-bourges, 3 set-for-chartres", "the goals were not met in their"),
    ],
)
def test_deliveries_that_no_game_can_have_seen(step, met, reason):
    with pytest.raises(BadPosition, match=rf"^line \d: seat 0: {reason}"):
        in_round(5, f"{met}\n{BUSY}", "actions", step)


def test_deliveries_that_a_game_may_have_seen():
    same = "0 met: 4 set-for-chartres, 4 meal-for-vendome"
    assert len(reached(in_round(5, f"{same}\n{BUSY}", "actions"))) == 2
    game = in_round(4, f"{ALL_MET}\n0 coins: 2\n{BUSY}", "actions")
    assert (game.over, len(reached(game))) == (False, 5)
    check_read_back(go(game, "pass"))
