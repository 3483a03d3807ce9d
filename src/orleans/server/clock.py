"""Times in milliseconds, and the players' clocks."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime

from orleans.server.api import Clock


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class TableTime:
    """The time of clocks and of what is due, in milliseconds.

    It runs evenly whatever happens to the wall clock, and stands still while no server runs.
    """

    def __init__(self) -> None:
        self.set(now_ms())

    def set(self, at: int) -> None:
        self._at, self._since = at, time.monotonic_ns()

    def ms(self) -> int:
        return self._at + (time.monotonic_ns() - self._since) // 1_000_000

    def catch_up(self, at: int) -> None:
        """Another process is ahead."""
        if at > self.ms():
            self.set(at)


TABLE_TIME = TableTime()
table_ms = TABLE_TIME.ms


def today() -> str:
    """The date everywhere, in UTC."""
    return datetime.now(UTC).date().isoformat()


@dataclass
class Seat:
    """A seat and its player. `left` is the time on the clock, `since` when it was started.

    When a player has resigned, the seat remembers who it was, and when. `away` is a player who
    was absent too long: a bot plays until they come back.
    """

    seat: int
    kind: str = "open"
    person: str | None = None
    bot: str = ""
    name: str = ""
    ready: bool = False
    left: int | None = None
    since: int | None = None
    resigned_by: str | None = None
    resigned_round: int | None = None
    resigned_version: int | None = None
    away: str | None = None

    def remaining(self, now: int) -> int | None:
        if self.left is None:
            return None
        return self.left - (max(now - self.since, 0) if self.since is not None else 0)

    def late(self, now: int) -> bool:
        left = self.remaining(now)
        return left is not None and self.since is not None and left <= 0


def reset_clocks(clock: Clock | None, seats: list[Seat]) -> None:
    """Set the clocks for the start of the game."""
    for seat in seats:
        seat.left = clock.seconds * 1000 if clock else None
        seat.since = None


def update_clocks(
    clock: Clock | None, seats: list[Seat], actors: tuple[int, ...], rounds: int, now: int
) -> None:
    """Stop the clocks of players who have decided and start those whose turn it is.

    `rounds` is the number of rounds that have begun; each adds time to every clock.
    """
    if clock is None:
        return
    for seat in seats:
        seat.left = (seat.left or 0) + rounds * clock.per_round * 1000
        acts = seat.seat in actors and seat.kind == "person"
        if seat.since is not None and not acts:
            seat.left = max(seat.left - max(now - seat.since, 0), 0)
            seat.since = None
        if acts and seat.since is None:
            if clock.kind == "turn":
                seat.left = clock.seconds * 1000
            seat.since = now


def deadline(seats: list[Seat]) -> int | None:
    """Return when the next clock runs out."""
    ends = [s.since + s.left for s in seats if s.since is not None and s.left is not None]
    return min(ends, default=None)


def waiting_since(
    before: dict[int, int], actors: tuple[int, ...], moved: int, now: int
) -> dict[int, int]:
    """Return the time since which each deciding seat has kept the others waiting."""
    return {seat: now if seat == moved else before.get(seat, now) for seat in sorted(actors)}
