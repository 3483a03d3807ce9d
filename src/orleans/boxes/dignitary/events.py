"""The event of The Dignitary that no other box has."""

from __future__ import annotations

from orleans.boxes.base.events import Payment
from orleans.boxes.base.verbs import GIVE_GEAR
from orleans.kernel.asking import ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.pieces import EMPTY, GEAR


class WheelTax(Payment):
    """Coins for as many placed wheels as possible; the others go to the supply (ruling 118)."""

    asks = True
    args = ("left",)
    open_args = EVERY
    prompt = "choose the gear wheel that you return: {} more"

    def due(self, t: Table, seat: int, amount: int) -> int:
        return amount * t.players[seat].spaces.count(GEAR)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me, wheels = t.players[seat], placed_wheels(t, seat)
        paid = min(len(wheels), me.coins // amount)
        me.coins -= paid * amount
        if not paid:
            for space in wheels:
                return_wheel(t, seat, space)
        elif paid < len(wheels):
            ask(t, seat, self, len(wheels) - paid)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [GIVE_GEAR + space for space in placed_wheels(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        return_wheel(t, seat, move - GIVE_GEAR)
        if left > 1:
            ask(t, seat, self, left - 1)


def placed_wheels(t: Table, seat: int) -> list[int]:
    """The spaces on which a wheel lies, on the board and on place tiles."""
    spaces = t.players[seat].spaces
    return [space for space in range(len(spaces)) if spaces[space] == GEAR]


def return_wheel(t: Table, seat: int, space: int) -> None:
    t.players[seat].spaces[space] = EMPTY
    t.gears += 1
