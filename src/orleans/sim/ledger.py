"""The ledger of a finished game: points by round, what earned them, luck of the draw.

Every point is entered once: for each seat the entries add up to its final points, minus
the points it started with.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from orleans.boxes.base.scoring import points
from orleans.boxes.base.verbs import COME, DONE, PASS, SEND, USE
from orleans.boxes.trade_intrigue.intrigue import plot_of
from orleans.boxes.trade_intrigue.verbs import ACCEPT, FULFIL
from orleans.kernel.asking import frame_args, frame_name
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import MAX_TARGETS, TO_PLACE, VERB
from orleans.sim.replay import PendingFrame, RecordedMove, replay_frames


@dataclass
class Earned:
    """How often something was used, and the points it gave its user."""

    times: int = 0
    points: int = 0


@dataclass
class Ledger:
    """One game, by seat. An entry is called "place x", "deed x", "event x" or "order x".

    "struck x" is what a character of the Intrigue board costs its targets, "bribe x" is what
    its bribes cost and give.
    """

    rounds: list[list[int]] = field(default_factory=list)  # per seat: points at each round's end
    earned: list[dict[str, Earned]] = field(default_factory=list)  # per seat: "place castle"
    luck: list[float] = field(default_factory=list)  # per seat: sum over its draws
    luck_by_round: list[list[float]] = field(default_factory=list)


def build_ledger(t: Table, history: Iterable[RecordedMove]) -> Ledger:
    """Replay a finished game from its first table and fill in the ledger."""
    builder = _LedgerBuilder(t)
    for happening in replay_frames(t, history):
        builder.see(happening)
    builder.close()
    return builder.ledger


class _LedgerBuilder:
    """Looks at every frame before it takes effect and books what the previous one changed."""

    def __init__(self, t: Table) -> None:
        seats = range(len(t.players))
        self.t = t
        self.totals = [total(t, seat) for seat in seats]
        deeds = t.book.components.deeds
        self.characters = {deed.id for deed in deeds if deed.board == "intrigue"}
        self.ledger = Ledger([[] for _ in seats], [{} for _ in seats], [], [[] for _ in seats])
        # The causes of points, innermost last. Each lasts as long as the stack is higher than
        # its number.
        self.causes: list[tuple[str, int]] = []
        self.actor = -1  # the seat that acts
        self.once = ""  # a cause that lasts for one frame only

    def see(self, now: PendingFrame) -> None:
        t, step = self.t, frame_name(now.frame)
        if step in QUIET:
            if step == "draw":
                self._draw(now.frame[2][0], now.move - COME)
            return
        self._enter()
        if step == "hour-glass":
            self._begin_round()
        while self.causes and len(t.stack) <= self.causes[-1][1]:
            self.causes.pop()
        self.once = self._single(step, now)
        cause = self._begins(step, now)
        if cause:
            self.causes.append((cause, len(t.stack) - 1))
            self.actor = now.who
        if (cause or self.once) and now.who >= 0:
            self._entry(now.who, self.once or cause).times += 1

    def close(self) -> None:
        self._enter()
        self._end_round()
        self.ledger.luck = [sum(rounds) for rounds in self.ledger.luck_by_round]

    def _single(self, step: str, now: PendingFrame) -> str:
        """Return the cause if it is an order or a bribe; both count separately."""
        c = self.t.book.components
        if step == "fulfil-order" and now.move & VERB == FULFIL:
            return f"order {c.orders[now.move - FULFIL].id}"
        if step == "answer-bribe" and now.move == ACCEPT:
            return f"bribe {c.deeds[plot_of(frame_args(now.frame))[1]].id}"
        return ""

    def _begins(self, step: str, now: PendingFrame) -> str:
        """Return the cause that begins here and lasts until its consequences are done."""
        c = self.t.book.components
        if step == "turn" and now.move != PASS:
            place = now.move - USE
            return f"place {c.places[place].id if place >= 0 else 'gaming-room'}"
        if step == "send" and now.move != DONE:
            target = (now.move - SEND) % MAX_TARGETS
            place = target - TO_PLACE
            return f"place {c.places[place].id}" if place >= 0 else f"deed {c.deeds[target].id}"
        if step == "strike":
            tile = c.hourglass.tiles[self.t.event]
            return f"event {c.events[tile.event].id}"
        return {"census": "event census", "end": "event end"}.get(step, "")

    def _enter(self) -> None:
        """Book what changed since the last call under the cause at that time."""
        for seat, before in enumerate(self.totals):
            now = total(self.t, seat)
            if now != before:
                self._entry(seat, self._cause(seat)).points += now - before
                self.totals[seat] = now

    def _cause(self, seat: int) -> str:
        if self.once:
            return self.once
        cause = self.causes[-1][0] if self.causes else "event other"
        kind, _, name = cause.partition(" ")
        if kind == "deed" and seat != self.actor and name in self.characters:
            return f"struck {name}"
        return cause

    def _entry(self, seat: int, what: str) -> Earned:
        return self.ledger.earned[seat].setdefault(what, Earned())

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
        if not rounds:  # the game began in the middle of a round
            for found in self.ledger.luck_by_round:
                found.append(0.0)
        rounds[-1] += draw_luck(self.t.players[seat], kind)


# Frames that never change points. Skipping them saves most of the time.
QUIET = ("planning", "draw", "reveal")


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
