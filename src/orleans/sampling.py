"""Full games that fit what a seat knows, for bots that think ahead."""

from __future__ import annotations

from random import Random

from orleans.game import Game
from orleans.kernel.table import READY_TO_ACT, Table
from orleans.kernel.view import View


def sample(view: View, rng: Random) -> Game:
    """A full game that fits a view: hidden plans are guessed, the future gets a new seed."""
    table = view.table.copy()
    waiting = [
        seat
        for seat, sealed in enumerate(table.sealed)
        if sealed is not None and seat != view.seat and table.players[seat].stage == READY_TO_ACT
    ]
    for seat in waiting:
        table.players[seat].stage = sealed_stage(table, seat)
    game = Game(seed=str(rng.getrandbits(64)), start=table)
    for seat in waiting:
        while seat in game.actors:
            game.play(seat, rng.choice(game.moves(seat)))
    return game


def sealed_stage(table: Table, seat: int) -> int:
    sealed = table.sealed[seat]
    return table.players[seat].stage if sealed is None else sealed.stage
