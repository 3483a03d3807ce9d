"""Games that are over, short enough to be analysed in a moment."""

import random
from functools import cache

from orleans import Game, Setup
from orleans.bots import make_bot


@cache
def finished(players=2, rounds=17, **more):
    """The record of a good game whose last rounds were played at random."""
    late, rng = late_game(players, rounds, **more), random.Random(7)
    wander(late, rng, lambda: late.over)
    return late.record()


def late_game(players=2, rounds=17, **more):
    """A good game that has come to its last rounds."""
    game = Game(Setup(players=players, **more), seed="the end")
    bots = [make_bot("planner", str(seat)) for seat in range(players)]
    while game.state.round < rounds or game.state.event < 0:
        seat = game.actors[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)))
    return Game(seed="the end", start=game.state)


def wander(game, rng, stop):
    while not stop():
        seat = game.actors[0]
        moves = game.moves(seat)
        useful = [move for move in moves if not game.text(move).startswith(("ready", "pass"))]
        game.play(seat, rng.choice(useful or moves))
