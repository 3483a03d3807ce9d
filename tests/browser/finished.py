"""Games that are over, short enough to be analysed in a moment."""

import random
from functools import cache

from orleans import Game, Setup


@cache
def finished(players=2, rounds=17, **more):
    """The record of a game whose last rounds were played at random."""
    game, rng = Game(Setup(players=players, **more), seed="the end"), random.Random(7)
    wander(game, rng, lambda: game.state.round >= rounds and game.state.event >= 0)
    late = Game(seed="the end", start=game.state)
    wander(late, rng, lambda: late.over)
    return late.record()


def wander(game, rng, stop):
    while not stop():
        seat = game.actors[0]
        moves = game.moves(seat)
        useful = [move for move in moves if not game.text(move).startswith(("ready", "pass"))]
        game.play(seat, rng.choice(useful or moves))
