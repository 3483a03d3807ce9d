"""The event of The Dignitary that no other box has."""

from __future__ import annotations

from orleans.boxes.base.events import Payment
from orleans.boxes.base.gears import placed_wheels, return_wheel
from orleans.kernel.asking import ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.pieces import GEAR


class WheelTax(Payment):
    """Coins for as many placed wheels as possible; the others go to the supply (ruling 118)."""

    asks = True
    args = ("left",)
    open_args = EVERY
    prompt = "choose the gear wheel that you return: {} more"

    def due(self, t: Table, seat: int, amount: int) -> int:
        return amount * t.players[seat].spaces.count(GEAR)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        wheels = placed_wheels(me)
        paid = min(len(wheels), me.coins // amount)
        me.coins -= paid * amount
        if not paid:
            for wheel in wheels:
                return_wheel(t, me, wheel)
        elif paid < len(wheels):
            ask(t, seat, self, len(wheels) - paid)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return placed_wheels(t.players[seat])

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        return_wheel(t, t.players[seat], move)
        if left > 1:
            ask(t, seat, self, left - 1)
