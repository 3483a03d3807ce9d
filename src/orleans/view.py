"""What a seat may know, built by an allow-list, and games that fit such knowledge.

Open to all: the board, every bag, market, board and tile, and what is still in the hour
glass. Hidden: the plan of a seat that has not been revealed, the seed, and everything
that chance has yet to decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from orleans.engine.table import READY_TO_ACT, Player, Table

if TYPE_CHECKING:
    from orleans.game import Game


@dataclass(frozen=True)
class View:
    """A table as one seat sees it (`seat` is None for a spectator), and who decides."""

    seat: int | None
    actors: tuple[int, ...]
    table: Table

    def __hash__(self) -> int:
        return hash((self.seat, self.actors, self.table))


def view_of(t: Table, seat: int | None, actors: tuple[int, ...]) -> View:
    """Field by field: what is not named here is not seen."""
    seen = Table(t.book)
    seen.players = [visible(t, other, seat) for other in range(len(t.players))]
    seen.round = t.round
    seen.start = t.start
    seen.event = t.event
    seen.hourglass = t.hourglass
    seen.supply = t.supply[:]
    seen.gears = t.gears
    seen.goods = t.goods[:]
    seen.lying = t.lying[:]
    seen.stations = t.stations[:]
    seen.deeds = t.deeds[:]
    seen.claimed = t.claimed
    seen.offer = t.offer
    seen.lost_followers = t.lost_followers[:]
    seen.lost_goods = t.lost_goods[:]
    seen.lost_gears = t.lost_gears
    seen.sealed = t.sealed[:]
    seen.stack = t.stack[:]
    seen.over = t.over
    return View(seat, actors, seen)


def visible(t: Table, other: int, seat: int | None) -> Player:
    """Another's area as it was before the unrevealed plan, but how far they are is open."""
    sealed = t.sealed[other]
    if other == seat or sealed is None:
        return t.players[other].copy()
    seen = sealed.copy()
    seen.stage = t.players[other].stage
    return seen


def sample(view: View, rng: Random) -> Game:
    """A full game that fits a view: hidden plans are guessed, the future gets a new seed."""
    from orleans.game import Game

    table = view.table.copy()
    waiting = [
        seat
        for seat, sealed in enumerate(table.sealed)
        if sealed is not None and seat != view.seat and table.players[seat].stage == READY_TO_ACT
    ]
    for seat in waiting:
        table.players[seat].stage = sealed_stage(table, seat)
    game = Game.from_table(table, seed=str(rng.getrandbits(64)))
    for seat in waiting:
        while seat in game.actors:
            game.play(seat, rng.choice(game.moves(seat)))
    return game


def sealed_stage(table: Table, seat: int) -> int:
    sealed = table.sealed[seat]
    return table.players[seat].stage if sealed is None else sealed.stage
