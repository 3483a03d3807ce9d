"""Citizens whose spaces are chosen before the first round, where a scenario says so.

A space without a citizen is like one whose citizen was taken: its bit is set in `Table.claimed`.
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.causes import PREPARATION
from orleans.boxes.base.verbs import SETTLE, SETTLE_REST
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.citizens import DEED_CITIZENS
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import DEEDS, TRACKS


def spread_citizens(t: Table) -> None:
    """The start player decides, before place tiles are drawn (ruling 114)."""
    ask(t, t.start, SPREADING, t.book.spread_citizens)


def without_citizens(t: Table, spaces: tuple[int, ...]) -> int:
    """The bits that are set when citizens were laid on these spaces."""
    return t.book.spread_bits & ~sum(1 << bit for bit in spaces)


class Spreading(Question):
    """(seat, how many citizens are left): the space of the next one, or the usual ones for all."""

    args = ("left",)
    open_args = EVERY
    prompt = "choose where citizens wait: {} more"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [SETTLE_REST, *[SETTLE + bit for bit in t.book.spread if t.claimed >> bit & 1]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        if move == SETTLE_REST:
            free = [bit for bit in t.book.usual_spread if t.claimed >> bit & 1]
            for bit in free[:left]:
                t.claimed ^= 1 << bit
            return
        t.claimed ^= 1 << move - SETTLE
        if left > 1:
            ask(t, seat, self, left - 1)

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        """The deed, or the space on a track or on the development road."""
        bit = move - SETTLE
        if move == SETTLE_REST:
            return None
        name = t.book.moves.domains["citizen"][bit]
        if bit >= DEED_CITIZENS:
            return [f"deed:{name}"], DEEDS
        return [f"citizen:{name}"], TRACKS

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return PREPARATION


SPREADING: Final = add_question(Spreading(), "spread")
