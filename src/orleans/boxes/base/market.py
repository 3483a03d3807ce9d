"""The market of place tiles: few lie out, and the next one comes when one is taken (ruling 111)."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.extra_fields import PILE
from orleans.boxes.base.verbs import OFFER
from orleans.kernel.frames import EVERY, NATURE, DrawEvenly, Frame, add_step
from orleans.kernel.table import Table


def lay_pile(t: Table) -> None:
    """Tiles that are neither on offer nor owned will come later."""
    here = {*t.offer, *[tile for player in t.players for tile in player.layout.tiles]}
    PILE.set(t, tuple([tile for tile in t.book.tiles if tile not in here]))


def pile_of(t: Table, category: int) -> list[int]:
    pile = PILE.get(t)
    return [tile for tile in t.book.stacks[category] if tile in pile]


def refill_market(t: Table, taken: int) -> None:
    """The next tile of the category of one that was taken, if any is left."""
    if not PILE.in_play(t.book):
        return
    category = len(t.book.components.places[taken].category)
    if pile_of(t, category):
        t.stack.append((REFILL, NATURE, (category,)))


class Refill(DrawEvenly):
    """Nature, (category)."""

    args = ("category",)
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        (category,) = frame[2]
        return pile_of(t, category)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        PILE.remove(t, move - OFFER)
        t.offer = tuple(sorted((*t.offer, move - OFFER)))


REFILL: Final = add_step(Refill("refill", OFFER))
