"""What a seat may know, and games that fit it."""

import random

import pytest

from helpers import at, go, wander
from orleans import Game, Setup, sample
from orleans.bots import make_bot

PLANS = """
    players: 3
    phase: planning
    0 market: own-farmer, own-boatman, knight
    1 market: own-farmer, own-boatman, knight
    2 market: own-farmer
    """


def test_nobody_sees_an_unfinished_plan():
    """Ruling 1."""
    one, other = at(PLANS), at(PLANS)
    go(one, "1 place own-farmer ship.0", "1 place knight ship.2")
    go(other, "1 place own-boatman castle.1")
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat) == at(PLANS).view(seat)
    assert one.view(1) != other.view(1)
    assert one.view(1).table.players[1] == one.state.players[1]


def test_a_finished_plan_is_hidden_too_but_that_it_is_finished_is_seen():
    one, other = at(PLANS), at(PLANS)
    go(one, "1 place own-farmer ship.0", "1 ready")
    go(other, "1 place own-boatman castle.1", "1 ready")
    assert one.view(0) == other.view(0)
    assert one.view(0) != at(PLANS).view(0)


def test_plans_are_revealed_when_all_are_ready():
    game = at(PLANS)
    go(game, "1 place own-farmer ship.0", "0 ready", "2 ready", "1 ready")
    assert game.view(0).table.players[1].spaces == game.state.players[1].spaces


def test_the_history_of_unrevealed_plans_is_hidden():
    game = at(PLANS)
    go(game, "1 place own-farmer ship.0", "0 place own-farmer ship.0")
    assert game.sealed_moves(0) == {0}
    assert game.sealed_moves(None) == {0, 1}
    assert game.sealed_moves(1) == {1}


def test_a_view_knows_no_seed_and_no_future():
    one, other = Game(Setup(), seed="a"), Game(Setup(), seed="a")
    other = Game(seed="another", start=other.state.copy())
    for seat in (0, 1, 2, 3, None):
        assert one.view(seat) == other.view(seat)


def test_a_view_is_a_copy():
    game = at(PLANS)
    view = game.view(0)
    view.table.players[0].coins = 99
    view.table.supply[0] = 99
    view.table.sealed[1].coins = 99
    assert game.state == at(PLANS).state


@pytest.mark.parametrize(
    "setup",
    [
        Setup(3),
        Setup(3, modules=("plague",)),
        Setup(2, scenario="duel"),
        Setup(3, scenario="prosperity"),
        Setup(3, scenario="invasion"),
        Setup(1, scenario="tours"),
        Setup(3, modules=("orders", "events", "trade", "intrigue")),
    ],
    ids=["base", "plague", "duel", "prosperity", "invasion", "tours", "modules"],
)
def test_sampled_games_fit_the_view(setup):
    rng = random.Random(3)
    game = Game(setup, seed="sample")
    for n in range(300):
        if game.over:
            break
        seat = rng.choice(game.actors)
        if n % 3 == 0:
            view = game.view(seat)
            guess = sample(view, rng)
            assert guess.view(seat) == view
            assert guess.moves(seat) == game.moves(seat)
            assert guess.seed != game.seed
        game.play(seat, wander(game, seat, rng))


def test_a_sampled_game_can_be_played_to_the_end():
    rng = random.Random(3)
    game = sample(at(PLANS).view(0), rng)
    while not game.over:
        game.play(game.actors[0], wander(game, game.actors[0], rng))


def test_bots_choose_the_same_when_only_hidden_things_differ():
    one, other = at(PLANS), at(PLANS, seed="elsewhere")
    go(one, "1 place own-farmer ship.0", "1 ready")
    go(other, "1 place own-boatman castle.1", "1 ready")
    for name in ("random", "greedy", "planner", "search(iterations=8,ideas=4)"):
        moves = [make_bot(name, "s").choose(game.view(0), game.moves(0)) for game in (one, other)]
        assert moves[0] == moves[1]
