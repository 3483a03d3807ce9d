"""The ledger of a finished game: points by round, what earned them, luck of the draw.

Every point is entered once: for each seat the entries add up to its final points, minus
the points it started with.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from orleans.boxes.base.drawing import DRAW_FOLLOWER
from orleans.boxes.base.scoring import points
from orleans.boxes.base.verbs import COME
from orleans.errors import BadRecord
from orleans.game import Game
from orleans.kernel.causes import CAUSES
from orleans.kernel.story import Cause, Happening
from orleans.kernel.table import Player, Table
from orleans.sim.replay import RecordedMove


@dataclass
class Earned:
    """How often something was used, and the points it gave its user."""

    times: int = 0
    points: int = 0


@dataclass
class Ledger:
    """One game, by seat. An entry is called by its cause: "place x", "deed x", "event x".

    "struck x" is what a deed that strikes costs its targets.
    """

    rounds: list[list[int]] = field(default_factory=list)  # per seat: points at each round's end
    earned: list[dict[str, Earned]] = field(default_factory=list)  # per seat: "place castle"
    luck: list[float] = field(default_factory=list)  # per seat: sum over its draws
    luck_by_round: list[list[float]] = field(default_factory=list)


def build_ledger(t: Table, history: Iterable[RecordedMove]) -> Ledger:
    """Replay a finished game from its first table, listen to its story and fill in the ledger."""
    builder = _LedgerBuilder(t)
    game = Game(start=t, ask_chance=True, trial=True, story=builder.hear)
    for who, move in history:
        frame = t.stack[-1]
        if frame[0] == DRAW_FOLLOWER:
            builder.draw(frame[2][0], move - COME)
        game.play(who, move)
    if not game.over:
        raise BadRecord("the game is not finished")
    builder.close()
    return builder.ledger


class _LedgerBuilder:
    """Listens to the story and books what each happening changed."""

    def __init__(self, t: Table) -> None:
        seats = range(len(t.players))
        self.t = t
        self.totals = [total(t, seat) for seat in seats]
        c = t.book.components
        self.characters = {deed.id for n, deed in enumerate(c.deeds) if t.book.rewards[n].strikes}
        self.events = {tile.id: c.events[tile.event].id for tile in c.hourglass.tiles}
        self.ledger = Ledger([[] for _ in seats], [{} for _ in seats], [], [[] for _ in seats])

    def hear(self, happening: Happening) -> None:
        cause = happening.cause
        if cause.kind in QUIET:
            return
        if cause.kind == "round":
            if any(change.what == "round" for change in happening.changes):
                self._begin_round()
            return
        if happening.begins and cause.seat >= 0 and cause.kind != "pass":
            self._entry(cause.seat, self._name(cause, cause.seat)).times += 1
        if happening.changes:
            self._enter(cause)

    def close(self) -> None:
        self._end_round()
        self.ledger.luck = [sum(rounds) for rounds in self.ledger.luck_by_round]

    def draw(self, seat: int, kind: int) -> None:
        """A follower is about to be drawn."""
        rounds = self.ledger.luck_by_round[seat]
        if not rounds:  # the game began in the middle of a round
            for found in self.ledger.luck_by_round:
                found.append(0.0)
        rounds[-1] += draw_luck(self.t.players[seat], kind)

    def _enter(self, cause: Cause) -> None:
        """Book what changed since the last call."""
        for seat, before in enumerate(self.totals):
            now = total(self.t, seat)
            if now != before:
                self._entry(seat, self._name(cause, seat)).points += now - before
                self.totals[seat] = now

    def _name(self, cause: Cause, seat: int) -> str:
        """Return what an entry is called; who is struck by a character books it separately."""
        if cause.kind == "deed" and seat != cause.seat and cause.id in self.characters:
            return f"struck {cause.id}"
        if cause.kind == "event":
            return f"event {self.events[cause.id]}"
        if cause.id:
            return f"{cause.kind} {cause.id}"
        under = CAUSES[cause.kind].under
        return f"{under} {cause.kind}" if under else "event other"

    def _entry(self, seat: int, what: str) -> Earned:
        return self.ledger.earned[seat].setdefault(what, Earned())

    def _begin_round(self) -> None:
        if self.t.round > 1 and self.ledger.luck_by_round[0]:
            self._end_round()
        for rounds in self.ledger.luck_by_round:
            rounds.append(0.0)

    def _end_round(self) -> None:
        for seat, rounds in enumerate(self.ledger.rounds):
            rounds.append(self.totals[seat])


# Causes that never change points. Skipping them saves most of the time.
QUIET = ("preparation", "followers", "plan")


def total(t: Table, seat: int) -> int:
    return sum(points(t, seat).values())


def draw_luck(me: Player, kind: int) -> float:
    """Return how much more useful this follower is than the average one in the bag.

    Followers are drawn one by one, so the expected luck of each draw is 0.
    """
    expected = sum(usefulness(me, other) * count for other, count in enumerate(me.bag) if count)
    return usefulness(me, kind) - expected / sum(me.bag)


def usefulness(me: Player, kind: int) -> float:
    """Return the share of the player's free spaces that accept this follower."""
    spaces = me.spaces
    free = sum(1 for space in me.layout.spaces if not spaces[space])
    return sum(1 for space in me.layout.fit[kind] if not spaces[space]) / free if free else 0.0
