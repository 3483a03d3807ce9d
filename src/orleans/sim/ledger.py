"""The books of a finished game: points by round, what everything earned, luck of the draw.

Every point is entered once: for each seat the entries add up to its final points, less
those it began with.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from orleans.engine.frames import STEPS
from orleans.engine.moves import COME, GAMING_ROOM, MAX_DEEDS, PASS, SEND, USE
from orleans.engine.table import Player, Table
from orleans.rules.scoring import points
from orleans.sim.slowly import Entry, Happening, slowly


@dataclass
class Entered:
    """How often something was used and what it brought its user."""

    times: int = 0
    points: int = 0


@dataclass
class Ledger:
    """Of one game, by seat. An entry is called "place x", "deed x" or "event x"."""

    rounds: list[list[int]] = field(default_factory=list)  # per seat: points at each round's end
    earned: list[dict[str, Entered]] = field(default_factory=list)  # per seat: "place castle"
    luck: list[float] = field(default_factory=list)  # per seat: sum over its draws
    luck_by_round: list[list[float]] = field(default_factory=list)


def keep_books(t: Table, entries: Iterable[Entry]) -> Ledger:
    """Follow a finished game from its first table to its end."""
    clerk = _Clerk(t)
    for happening in slowly(t, entries):
        clerk.look(happening)
    clerk.close()
    return clerk.ledger


class _Clerk:
    """Sees every frame before it takes effect, and so knows what the one before has done."""

    def __init__(self, t: Table) -> None:
        seats = range(len(t.players))
        self.t = t
        self.totals = [total(t, seat) for seat in seats]
        self.ledger = Ledger([[] for _ in seats], [{} for _ in seats], [], [[] for _ in seats])
        self.cause = ""  # what the points of now come from
        self.base = 0  # as long as the stack is higher, that goes on
        self.once = ""  # a cause for one frame only, within the other

    def look(self, now: Happening) -> None:
        t, step = self.t, STEPS[now.frame[0]].name
        if step in QUIET:
            if step == "draw":
                self._draw(now.frame[2], now.move - COME)
            return
        self._enter()
        if step == "hour-glass":
            self._begin_round()
        if self.cause and len(t.stack) <= self.base:
            self.cause = ""
        self.once = self._single(step, now)
        cause = self._begins(step, now)
        if cause:
            self.cause, self.base = cause, len(t.stack) - 1
        used = self.once if self.once.startswith("deed") and step == "send" else cause
        if used and now.who >= 0:
            self._entry(now.who, used).times += 1

    def close(self) -> None:
        self._enter()
        self._end_round()
        self.ledger.luck = [sum(rounds) for rounds in self.ledger.luck_by_round]

    def _single(self, step: str, now: Happening) -> str:
        """Sending someone to a deed, and its reward, belong to the deed."""
        deeds = self.t.book.components.deeds
        if step == "send" and now.move >= SEND:
            deed = (now.move - SEND) % MAX_DEEDS
            return "place gaming-room" if deed == GAMING_ROOM else f"deed {deeds[deed].id}"
        return f"deed {deeds[now.frame[2]].id}" if step == "reward" else ""

    def _begins(self, step: str, now: Happening) -> str:
        """A cause that lasts until all that follows from it is done."""
        book = self.t.book
        if step == "turn" and now.move != PASS:
            place = now.move - USE
            return f"place {book.components.places[place].id if place >= 0 else 'gaming-room'}"
        if step == "strike":
            tile = book.components.hourglass.tiles[self.t.event]
            return f"event {book.components.events[tile.event].id}"
        return {"census": "event census", "end": "event end"}.get(step, "")

    def _enter(self) -> None:
        """What has changed since the last look came from the cause of then."""
        what = self.once or self.cause or "event other"
        for seat, before in enumerate(self.totals):
            now = total(self.t, seat)
            if now != before:
                self._entry(seat, what).points += now - before
                self.totals[seat] = now

    def _entry(self, seat: int, what: str) -> Entered:
        return self.ledger.earned[seat].setdefault(what, Entered())

    def _begin_round(self) -> None:
        if self.t.round and self.ledger.luck_by_round[0]:
            self._end_round()
        for rounds in self.ledger.luck_by_round:
            rounds.append(0.0)

    def _end_round(self) -> None:
        for seat, rounds in enumerate(self.ledger.rounds):
            rounds.append(self.totals[seat])

    def _draw(self, seat: int, kind: int) -> None:
        rounds = self.ledger.luck_by_round[seat]
        if not rounds:  # the game began in mid-round
            for found in self.ledger.luck_by_round:
                found.append(0.0)
        rounds[-1] += draw_luck(self.t.players[seat], kind)


# Frames that bring no points: looked at by nobody, which saves most of the time.
QUIET = ("planning", "draw", "reveal")


def total(t: Table, seat: int) -> int:
    return sum(points(t, seat).values())


def draw_luck(me: Player, kind: int) -> float:
    """How much more useful this follower is than one from this bag on average.

    Draws go one by one, so over all that may come each one's luck is 0 on average.
    """
    expected = sum(usefulness(me, other) * count for other, count in enumerate(me.bag) if count)
    return usefulness(me, kind) - expected / sum(me.bag)


def usefulness(me: Player, kind: int) -> float:
    """On which share of the player's free spaces he can stand."""
    spaces = me.spaces
    free = sum(1 for space in me.layout.spaces if not spaces[space])
    return sum(1 for space in me.layout.fit[kind] if not spaces[space]) / free if free else 0.0
