"""The events of Capital Vierzon that no other box has."""

from __future__ import annotations

from orleans.boxes.base.travel import BOTH_WAYS
from orleans.boxes.vierzon.verbs import BANISH
from orleans.kernel.asking import ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.pieces import KIND_NAMES, KINDS


class Storm(Event):
    """No merchant moves, by whatever place (ruling 125)."""

    closed_ways = BOTH_WAYS


class Banishment(Event):
    """Some of those who were drawn go back to the bag (ruling 126).

    (how many, and by kind who was drawn): whoever waited in the market before stays.
    """

    asks = True
    args = ("left", *KIND_NAMES)
    open_args = EVERY
    prompt = "choose who goes back to the bag: {} more"
    watches_draws = True

    def drawn(self, t: Table, seat: int, kinds: list[int]) -> None:
        amount = t.book.amounts[t.event]
        ask(t, seat, self, min(amount, sum(kinds)), *kinds)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [BANISH + kind for kind in range(KINDS) if args[1 + kind]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        kind, me = move - BANISH, t.players[seat]
        me.market[kind] -= 1
        me.bag[kind] += 1
        left, kinds = args[0], list(args[1:])
        kinds[kind] -= 1
        if left > 1:
            ask(t, seat, self, left - 1, *kinds)
