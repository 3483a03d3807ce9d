"""What a seat is allowed to see, built from the declarations: hidden unless declared.

Fields (`kernel/fields.py`) say who knows them. An attribute of `Table` or `Player` that no field
declares is blank in every view but its owner's, and so are the arguments of pending decisions
that their step does not declare open. Also hidden are a plan that has not been revealed, the
seed, and everything that chance has yet to decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Final

from orleans.kernel.fields import (
    ALL,
    NOBODY,
    SEAT,
    SECRET,
    SLOTS,
    TABLE,
    UNKNOWN,
    Field,
    Holder,
    holders,
)
from orleans.kernel.frames import STEPS, Frame
from orleans.kernel.table import Player, Table

# What a view handles separately.
STRUCTURE: Final = ("book", "more", "players", "sealed", "stack")


@dataclass(frozen=True)
class View:
    """A table as one seat sees it (`seat` is None for a spectator), and who decides."""

    seat: int | None
    actors: tuple[int, ...]
    table: Table

    def __hash__(self) -> int:
        return hash((self.seat, self.actors, self.table))

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.seat, self.actors, self.table)


def view_of(t: Table, seat: int | None, actors: tuple[int, ...]) -> View:
    seen = t.copy()
    blank(t, seen, TABLE, own=False)
    for other in range(len(t.players)):
        own = other == seat
        blank(t, seen.players[other], SEAT, own)
        sealed = t.sealed[other]
        if sealed is not None:
            picture = sealed.copy()
            blank(t, picture, SEAT, own)
            seen.sealed[other] = picture
            if not own:  # as it was before the plan, but how far they are is open
                seen.players[other] = picture.copy()
                seen.players[other].stage = t.players[other].stage
    seen.stack = [shown_frame(frame, seat) for frame in t.stack]
    return View(seat, actors, seen)


def blank(t: Table, seen: Holder, per: str, own: bool) -> None:
    """Take out of a copy what its viewer does not know."""
    for slot, known_to in closed_slots(per):
        if not own or known_to == NOBODY:
            empty = Table(t.book) if per == TABLE else Player(t.book.layout(()), t.book.spaces)
            setattr(seen, slot, getattr(empty, slot))
    for field in SECRET:
        if field.per == per and (not own or field.known_to == NOBODY) and hides(t, field, seen):
            field.set(seen, field.hidden(t.book, field.get(seen)))


def hides(t: Table, field: Field, holder: Holder) -> bool:
    """Whether a field holds something that is not shown to those who do not know it."""
    if field.slot or not field.in_play(t.book):
        return False
    value = field.get(holder)
    return value != field.hidden(t.book, value)


@lru_cache(maxsize=2)
def closed_slots(per: str) -> list[tuple[str, str]]:
    """The attributes of the table, or of a player, that not everybody knows, and who does."""
    kind = Table if per == TABLE else Player
    declared = {field.slot: field.known_to for field in SLOTS if field.per == per}
    found = []
    for name in dir(kind):
        slot = isinstance(getattr(kind, name), (GetSetDescriptorType, MemberDescriptorType))
        if slot and not name.startswith("_") and name not in STRUCTURE:
            known_to = declared.get(name, "")
            if known_to != ALL:
                found.append((name, known_to))
    return found


def shown_frame(frame: Frame, seat: int | None) -> Frame:
    """A pending decision; others than its owner see only what its step declares open."""
    number, who, args = frame
    step = STEPS[number]
    hidden = step.secret_args
    if not hidden or step.owner(frame) == seat:
        return frame
    known = [UNKNOWN if n in hidden else arg for n, arg in enumerate(args)]
    return (number, who, tuple(known))


def all_see_the_same(t: Table) -> bool:
    """Nothing on the table is hidden from anybody."""
    if any(sealed is not None for sealed in t.sealed):
        return False
    if closed_slots(SEAT) or any(
        hides(t, field, holder) for field in SECRET for holder in holders(t, field)
    ):
        return False
    return not any(STEPS[frame[0]].secret_args for frame in t.stack)
