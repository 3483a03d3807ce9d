"""The Infirmary and the place tiles of The Plague."""

from __future__ import annotations

from orleans.boxes.base.hiring import advance, why_not_advance
from orleans.boxes.plague.corpses import fill_cemetery
from orleans.boxes.plague.fields import CEMETERY, CORPSE
from orleans.boxes.plague.pile import BackDoor, Infirmary
from orleans.kernel.effects import Action
from orleans.kernel.table import Table
from orleans.pieces import EMPTY, GEAR


class Cemetery(Action):
    """One more space of the market, for a corpse only (ruling 165)."""

    def gained(self, t: Table, seat: int) -> None:
        fill_cemetery(t, seat)

    def lost(self, t: Table, seat: int) -> None:
        """Its corpse goes to the market, or to the supply if that is full."""
        me = t.players[seat]
        if CEMETERY.count(me):
            CEMETERY.set(me, (0,))
            me.market[CORPSE] += sum(me.market) < t.book.market_spaces


class MedicinalSpring(Action):
    """The follower goes to the supply for a step on its track (ruling 180)."""

    def guest(self, t: Table, seat: int) -> int:
        """The space of the follower who is spent."""
        return t.book.last[t.book.numbers[self.name]] - 1

    def why_not(self, t: Table, seat: int) -> str:
        stands = t.players[seat].spaces[self.guest(t, seat)]
        if not EMPTY < stands < GEAR:
            return "no follower stands there who could go to the supply"
        return why_not_advance(t, seat, stands - 1)

    def why_not_at(self, t: Table, seat: int, owner: int) -> str:
        return "the Medicinal Spring serves its owner only"

    def carry_out(self, t: Table, seat: int) -> None:
        me, space = t.players[seat], self.guest(t, seat)
        kind = me.spaces[space] - 1
        me.spaces[space] = EMPTY
        t.supply[kind] += 1
        advance(t, seat, kind)


PLACES: dict[str, Action] = {
    "infirmary": Infirmary(),
    "sickbed": Action(),  # where the Plague Doctor waits
    "cemetery": Cemetery(),
    "back-door": BackDoor(),
    "medicinal-spring": MedicinalSpring(),
}
