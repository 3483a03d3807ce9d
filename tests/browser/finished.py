"""Games that are over, short enough to be analysed in a moment."""

import random
from functools import cache

from orleans import Game, Setup
from orleans.bots import make_bot


@cache
def finished(players=2, rounds=17, **more):
    """The record of a good game whose last rounds were played at random."""
    game, rng = Game(Setup(players=players, **more), seed="the end"), random.Random(7)
    bots = [make_bot("planner", str(seat)) for seat in range(players)]
    while game.state.round < rounds or game.state.event < 0:
        seat = game.actors[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)))
    late = Game(seed="the end", start=game.state)
    wander(late, rng, lambda: late.over)
    return late.record()


def wander(game, rng, stop):
    while not stop():
        seat = game.actors[0]
        moves = game.moves(seat)
        useful = [move for move in moves if not game.text(move).startswith(("ready", "pass"))]
        game.play(seat, rng.choice(useful or moves))
