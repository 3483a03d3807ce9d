"""Why something happens or is asked: one number for each thing that can be the cause.

A frame carries it as its argument `cause`; the story and the pages say it in words. A box
registers what can be a cause (`add_causes`), as it does its verbs. With a `Column`, reports say
what was earned by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

NO_CAUSE: Final = -1
BLOCK: Final = 1000  # how many things a cause has room for
# The causes that the engine itself names.
A_PLAN: Final = 5
BY_DEED: Final = 2000  # + deed
BY_PLACE: Final = 3000  # + place


@dataclass(frozen=True)
class Column:
    """What a report says about the points of a cause, game by game."""

    title: str
    about: str
    uses: bool = True  # whether it lists how often things were used
    always: bool = False  # listed even if there is nothing to report


@dataclass(frozen=True)
class CauseKind:
    """One kind of cause, and the domain `of` its things if it has any.

    A kind without a column of its own is entered `under` the one of another kind; if it is that
    of an event, what it does is told beside the actions.
    """

    number: int
    name: str
    of: str = ""
    column: Column | None = None
    under: str = ""


CAUSES: Final[dict[str, CauseKind]] = {}  # by name


def add_causes(*kinds: CauseKind) -> None:
    """Register causes; a number or name that is taken is refused."""
    for kind in kinds:
        taken = [known.number for known in CAUSES.values()]
        block, rest = divmod(kind.number, BLOCK)
        if kind.number in taken or (rest or not block if kind.of else block):
            raise ValueError(f"the number of the cause {kind.name} is not free")
        if kind.name in CAUSES:
            raise ValueError(f"the cause {kind.name} is known already")
        CAUSES[kind.name] = kind


def causes(domains: Mapping[str, Mapping[int, str]]) -> dict[int, str]:
    """Their names, as `kind:thing`."""
    found: dict[int, str] = {}
    for kind in CAUSES.values():
        if not kind.of:
            found[kind.number] = kind.name
            continue
        things = domains[kind.of]
        if max(things, default=0) >= BLOCK:
            raise ValueError(f"there are more than {BLOCK} things for the cause {kind.name}")
        found |= {kind.number + n: f"{kind.name}:{name}" for n, name in things.items()}
    return found
