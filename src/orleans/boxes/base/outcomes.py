"""Who has won, lost or drawn, and why: by points or by goals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from orleans.boxes.base.goals import MET, all_met, losers, met, missing
from orleans.boxes.base.holdings import worth_of_goods
from orleans.boxes.base.scoring import points, ranks
from orleans.kernel.table import Table

OPEN = "open"
WON = "won"
LOST = "lost"


@dataclass(frozen=True)
class Outcome:
    """The result of a game: `open` until it is over, then `won` by some players or `lost` by all.

    `by` is what decides, "points" or "goals"; `reason` is a template for `Words.reason`,
    `round` the round in which it was decided.
    """

    kind: str
    winners: tuple[int, ...]
    by: str
    reason: str
    round: int


def outcome(t: Table) -> Outcome:
    by = "points" if t.book.scenario.won == "points" else "goals"
    if not t.over:
        return Outcome(OPEN, (), by, "", 0)
    if by == "points":
        return Outcome(WON, winners_by_points(t), by, "the most points win", t.round)
    return outcome_by_goals(t)


def winners_by_points(t: Table) -> tuple[int, ...]:
    """Most points win, then the higher development, otherwise all equal players win (ruling 26)."""
    found = ranks(t)
    return tuple(seat for seat, rank in enumerate(found) if rank == max(found))


def outcome_of_team(t: Table) -> Outcome:
    """All win or all lose."""
    seats = tuple(range(t.book.players))
    if losers(t):
        event = t.book.components.hourglass.tiles[t.event].id
        reasons = [reason(t) for reason in t.book.why_lost if reason(t)]
        why = reasons[0] if reasons else f"{{}}: what it asks for cannot be paid|{event}"
        return Outcome(LOST, (), "goals", why, t.round)
    if all(all_met(t, seat) for seat in seats):
        return Outcome(WON, seats, "goals", "all objectives are reached: all win", t.round)
    named = ", ".join(dict.fromkeys(goal.card.id for goal, _ in missing(t)))
    reason = f"the last round is over, and this is missing: {{}}|{named}"
    return Outcome(LOST, (), "goals", reason, t.round)


def outcome_by_goals(t: Table) -> Outcome:
    if t.book.scenario.won == "together":
        return outcome_of_team(t)
    lost = losers(t)
    if lost:
        left = tuple(seat for seat in range(t.book.players) if seat not in lost)
        event = t.book.components.hourglass.tiles[t.event].id
        if left:
            reason = f"{{}}: whoever lost could not pay what it asks for|{event}"
            return Outcome(WON, left, "goals", reason, t.round)
        reason = f"{{}}: what it asks for cannot be paid|{event}"
        return Outcome(LOST, (), "goals", reason, t.round)
    done = [seat for seat in range(t.book.players) if all_met(t, seat)]
    if not done and not t.book.scenario.ties:
        # ruling 106
        reason = "the last round is over and the task is not done"
        return Outcome(LOST, (), "goals", reason, t.round)
    winners, tie = best_of(t, done or list(range(t.book.players)))
    if not done:  # ruling 157
        return Outcome(WON, winners, "goals", why_after_all(tie), t.round)
    since = max(met(t, goal, seat) for goal in t.book.goals for seat in winners)
    reason = "the task is done" if len(done) == 1 else why_of_several(tie)
    return Outcome(WON, winners, "goals", reason, since)


def best_of(t: Table, seats: list[int]) -> tuple[tuple[int, ...], str]:
    """Who is ahead among these seats, and by what."""
    for tie in t.book.scenario.ties:
        found = [MEASURES[tie](t, seat) for seat in seats]
        ahead = [seat for seat, number in zip(seats, found, strict=True) if number == max(found)]
        if len(ahead) == 1:
            return (ahead[0],), tie
        seats = ahead
    return tuple(seats), ""


def why_of_several(tie: str) -> str:
    """Several have reached all goals: what decides between them."""
    return {
        "goods": "both reached all goals in the same round: the goods decide",
        "coins": "both reached all goals in the same round: the coins decide",
    }.get(tie, "both reached all goals in the same round and are equal")


def why_after_all(tie: str) -> str:
    """Nobody has reached all goals: what decides between the players."""
    return {
        "goals": "the last round is over: the most goals decide",
        "goods": "the last round is over: the goods decide",
        "coins": "the last round is over: the coins decide",
    }.get(tie, "the last round is over and nothing sets the players apart")


def goals_met(t: Table, seat: int) -> int:
    return sum(since > 0 for since in MET.of(t, seat))


def coins(t: Table, seat: int) -> int:
    return t.players[seat].coins


MEASURES: Final[dict[str, Callable[[Table, int], int]]] = {
    "goals": goals_met,
    "goods": worth_of_goods,
    "coins": coins,
}


@dataclass(frozen=True)
class Score:
    """One seat's points. `winner` is also true for each of several winners.

    `share` is what the seat has of the victory: several winners share it, unless they are a
    `team`, which wins or loses as one.
    """

    seat: int
    total: int
    sources: dict[str, int]
    development: int
    winner: bool
    share: float = 0.0
    team: bool = False


def score_table(t: Table) -> list[Score]:
    """The points of each seat; until the game is over, the leaders are marked."""
    winners = outcome(t).winners
    if not t.over and t.book.scenario.won == "points":
        winners = winners_by_points(t)
    team = t.book.scenario.won == "together"
    found = []
    for seat, player in enumerate(t.players):
        sources = points(t, seat)
        won = seat in winners
        share = 0.0 if not won else 1.0 if team else 1 / len(winners)
        total = sum(sources.values())
        found.append(Score(seat, total, sources, player.development, won, share, team))
    return found
