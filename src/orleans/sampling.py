"""Complete games that are consistent with a view, for bots that think ahead."""

from __future__ import annotations

from random import Random

from orleans.game import Game
from orleans.kernel.fields import NO_SEAT, NOBODY, SEAT, SECRET, Field, no_deal
from orleans.kernel.frames import STEPS
from orleans.kernel.table import READY_TO_ACT, Table
from orleans.kernel.view import View


def sample(view: View, rng: Random) -> Game:
    """A full game that fits a view: hidden plans are guessed, the future gets a new seed."""
    table = view.table.copy()
    deal_hidden(table, view.seat, rng)
    waiting = [
        seat
        for seat, sealed in enumerate(table.sealed)
        if sealed is not None and seat != view.seat and table.players[seat].stage == READY_TO_ACT
    ]
    for seat in waiting:
        table.players[seat].stage = sealed_stage(table, seat)
    game = Game(seed=new_seed(rng), start=table)
    for seat in waiting:
        while seat in game.actors:
            game.play(seat, rng.choice(game.moves(seat)))
    return game


def new_seed(rng: Random) -> str:
    """For draws that are not those of the game. Compiled, a larger number would never be freed."""
    return str(rng.getrandbits(62))


def deal_hidden(table: Table, seat: int | None, rng: Random) -> None:
    """Guess the fields and the arguments of pending decisions that a seat does not know."""
    for field in SECRET:
        if field.deal is no_deal or field.slot or not field.in_play(table.book):
            continue
        owners = deciding_first(table) if field.per == SEAT else [NO_SEAT]
        for owner in owners:
            if owner != seat or field.known_to == NOBODY:
                deal(table, field, owner, rng)
    for at, frame in enumerate(table.stack):
        step = STEPS[frame[0]]
        if step.secret_args and step.owner(frame) != seat:
            table.stack[at] = (frame[0], frame[1], step.fill_in(table, frame, rng))


def deciding_first(table: Table) -> list[int]:
    """The seats, first whoever decides now: the question tells something about what they have."""
    who = table.stack[-1][1] if table.stack else NO_SEAT
    return sorted(range(len(table.players)), key=lambda seat: seat != who)


def deal(table: Table, field: Field, owner: int, rng: Random) -> None:
    value = field.deal(table, owner, rng)
    field.set(table if owner == NO_SEAT else table.players[owner], value)
    sealed = None if owner == NO_SEAT else table.sealed[owner]
    if sealed is not None:
        picture = sealed.copy()  # the view keeps its own
        field.set(picture, value)
        table.sealed[owner] = picture


def sealed_stage(table: Table, seat: int) -> int:
    sealed = table.sealed[seat]
    return table.players[seat].stage if sealed is None else sealed.stage
