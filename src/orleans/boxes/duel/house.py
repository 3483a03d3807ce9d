"""The Bourgeois House beside the boards, where either player has a space."""

from __future__ import annotations

from orleans.boxes.base.extra_fields import CITIZENS_LEFT
from orleans.boxes.base.four import OneOfFour
from orleans.kernel.table import Table


class BourgeoisBoard(OneOfFour):
    """One of four, for a citizen; the follower goes to the supply (rulings 144 and 145)."""

    dismisses = True

    def why_not(self, t: Table, seat: int) -> str:
        return "" if t.players[seat].citizens else "you have no citizen to pay"

    def carry_out(self, t: Table, seat: int) -> None:
        t.players[seat].citizens -= 1
        CITIZENS_LEFT.add(t, 1)
        super().carry_out(t, seat)
