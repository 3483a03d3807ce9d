"""How bots judge what a box adds to the game.

A box says it in a `Judgement`; what it leaves out is neutral. Bots ask `Book.judged`, which
holds the judgements of the boxes in play. Values are in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from orleans.kernel.asking import Question

if TYPE_CHECKING:
    from orleans.kernel.table import Table

Asked = tuple[Question, ...]


class Reason(NamedTuple):
    """What speaks for a move: a sentence's key, and its values as "domain:thing" or numbers."""

    key: str
    values: tuple[str | int, ...] = ()


class Judgement:
    """What one box, module or scenario adds to a bot's judgement."""

    def __init__(self) -> None:
        self.envy = False  # players can strike each other, so what rivals have matters
        self.horizon = 1  # how many rounds a trial of the search looks ahead
        self.together = False  # all seats play for the same goals
        self.close = 0.0  # where goals decide, trials choose between moves this close in value
        self.watches_event = False  # once it has struck, only what is still owed counts
        # Questions:
        self.offers: Asked = ()  # a seat offers something, and others answer
        self.replies: Asked = ()  # others are asked because of a seat's move
        self.first_replies: Asked = ()  # of these, where the first option is a good guess
        self.long_replies: Asked = ()  # of these, where several choices belong together
        self.last_turns: Asked = ()  # every move but `DONE` is the seat's last of the round
        self.placing: Asked = ()  # a new follower can be used at once where it is placed
        self.apart: Asked = ()  # answers are judged one by one: nobody looks ahead to the next

    def look(self, t: Table) -> None:
        """Things are tried out from this table on, where goals decide."""

    def worth(self, t: Table, seat: int, left: float) -> float:
        """Return what may be expected beyond the points, with `left` rounds to come."""
        return 0.0

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        """Return what counts instead of the points, or None where points decide the game."""
        return None

    def chance(self, t: Table, seat: int, value: float) -> float:
        """Return a seat's chance to win if this is its value of `goal`, 0 to 1."""
        return 0.0

    def event(self, t: Table, seat: int) -> tuple[float, int]:
        """Return what this round's event will give or cost, if it is the box's own.

        The second number is the coins it will ask for.
        """
        return 0.0, 0

    def owed(self, t: Table, seat: int) -> float:
        """Return the cost of what a seat still has to give for this round's event."""
        return 0.0

    def promise(self, t: Table, seat: int, place: int) -> float:
        """Return what using a place will bring beyond the usual, for players who do not try."""
        return 0.0

    def keeps(self, t: Table, seat: int) -> Sequence[int]:
        """Return the followers, by kind, that had better stay in the market this round."""
        return ()

    def keeps_wheels(self, t: Table, seat: int) -> bool:
        """Return whether a gear wheel is better not placed while planning this round."""
        return False

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        """Return what speaks for a move, if its gains alone do not say it."""
        return None

    def gains(self, before: Table, after: Table, seat: int) -> list[Reason]:
        """Return what a seat has gained beyond the things of the base game."""
        return []

    def guessed(self, before: Table, after: Table) -> Sequence[int]:
        """Return the goods, by kind, that came by chance: nobody can foresee which they are."""
        return ()


class Judgements(Judgement):
    """The judgements of all boxes in play, as one."""

    def __init__(self, parts: Sequence[Judgement]) -> None:
        super().__init__()
        self.parts = tuple(parts)
        self.none = not parts  # nothing to ask: the base game
        self.envy = any(part.envy for part in parts)
        self.horizon = max([part.horizon for part in parts], default=1)
        self.together = any(part.together for part in parts)
        self.close = max([part.close for part in parts], default=0.0)
        self.watches_event = any(part.watches_event for part in parts)
        self.offers = each_once([part.offers for part in parts])
        self.replies = each_once([part.replies for part in parts])
        self.first_replies = each_once([part.first_replies for part in parts])
        self.long_replies = each_once([part.long_replies for part in parts])
        self.last_turns = each_once([part.last_turns for part in parts])
        self.placing = each_once([part.placing for part in parts])
        self.apart = each_once([part.apart for part in parts])

    def look(self, t: Table) -> None:
        for part in self.parts:
            part.look(t)

    def worth(self, t: Table, seat: int, left: float) -> float:
        value = 0.0
        for part in self.parts:
            value += part.worth(t, seat, left)
        return value

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        """The first goal counts: a game has one way to be decided."""
        for part in self.parts:
            found = part.goal(t, seat, left)
            if found is not None:
                return found
        return None

    def chance(self, t: Table, seat: int, value: float) -> float:
        return max([part.chance(t, seat, value) for part in self.parts], default=0.0)

    def event(self, t: Table, seat: int) -> tuple[float, int]:
        value, coins = 0.0, 0
        for part in self.parts:
            more, due = part.event(t, seat)
            value += more
            coins += due
        return value, coins

    def owed(self, t: Table, seat: int) -> float:
        value = 0.0
        for part in self.parts:
            value += part.owed(t, seat)
        return value

    def promise(self, t: Table, seat: int, place: int) -> float:
        value = 0.0
        for part in self.parts:
            value += part.promise(t, seat, place)
        return value

    def keeps(self, t: Table, seat: int) -> list[int]:
        return [kind for part in self.parts for kind in part.keeps(t, seat)]

    def keeps_wheels(self, t: Table, seat: int) -> bool:
        return any(part.keeps_wheels(t, seat) for part in self.parts)

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        for part in self.parts:
            found = part.reason(t, seat, move)
            if found is not None:
                return found
        return None

    def gains(self, before: Table, after: Table, seat: int) -> list[Reason]:
        return [gain for part in self.parts for gain in part.gains(before, after, seat)]

    def guessed(self, before: Table, after: Table) -> Sequence[int]:
        """The first that knows of any: one scenario lays goods face down."""
        for part in self.parts:
            found = part.guessed(before, after)
            if found:
                return found
        return ()


def each_once(found: list[Asked]) -> Asked:
    return tuple(dict.fromkeys([question for questions in found for question in questions]))
