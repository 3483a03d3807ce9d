"""Riots: a knight, or coins."""

from __future__ import annotations

from collections.abc import Sequence

from orleans.boxes.base.causes import BY_EVENT
from orleans.boxes.base.events import Payment
from orleans.boxes.base.torture import pay
from orleans.boxes.base.verbs import DISMISS, EXPEL, PAY, RETURN
from orleans.kernel.asking import ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import EMPTY, KNIGHT


class Riots(Payment):
    """A knight from anywhere, or coins; players with neither face torture (ruling 103)."""

    verbs = (RETURN, DISMISS, EXPEL)
    asks = True
    args = ("price",)
    open_args = EVERY
    prompt = "give up a knight, or pay {} coins"

    def knights(self, t: Table, seat: int) -> list[int]:
        """The moves that give up a knight: from the bag, the market or a space (ruling 104)."""
        me = t.players[seat]
        return knights_on(t, seat, range(len(me.spaces)))

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if self.knights(t, seat):
            ask(t, seat, self, amount)
        else:
            pay(t, seat, amount, BY_EVENT + t.event)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (price,) = args
        coins = [PAY + price] if t.players[seat].coins >= price else []
        return coins + self.knights(t, seat)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (price,) = args
        me = t.players[seat]
        if move == PAY + price:
            me.coins -= price
            return
        if move & VERB == RETURN:
            me.bag[KNIGHT] -= 1
        elif move & VERB == DISMISS:
            me.market[KNIGHT] -= 1
        else:
            me.spaces[move - EXPEL] = EMPTY
        t.supply[KNIGHT] += 1


def knights_on(t: Table, seat: int, spaces: Sequence[int]) -> list[int]:
    """Those in the bag and in the market, and those who stand on some spaces."""
    me = t.players[seat]
    found = [RETURN + KNIGHT] if me.bag[KNIGHT] else []
    found += [DISMISS + KNIGHT] if me.market[KNIGHT] else []
    return found + [EXPEL + space for space in spaces if me.spaces[space] == KNIGHT + 1]
