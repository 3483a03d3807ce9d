"""How games of one player ended, and the best of them by scenario and step of difficulty.

A result is written together with the last move, or when the player resigns. It stays when the
table is removed.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, insert, select, update

from orleans.boxes.base.goals import met
from orleans.game import Game
from orleans.kernel.table import Table
from orleans.server import api
from orleans.server.clock import Seat, now_ms
from orleans.server.queries import Row, read_setup
from orleans.server.schema import results

ALONE = 0  # the seat of a game of one player
PLAYING, WON, LOST, RESIGNED = "playing", "won", "lost", "resigned"
GOALS, TASK, POINTS = "goals", "task", "points"


@dataclass(frozen=True)
class Ending:
    """How far a player came. `by` is what decides: several goals, the parts of one, or points."""

    ending: str
    round: int
    by: str
    reached: int
    asked: int
    points: int

    @property
    def order(self) -> tuple[int, ...]:
        """A key, smaller for better results: won early, then much reached, then many points."""
        won = self.ending == WON
        by_round = self.round if won and self.by != POINTS else 0
        return (not won, by_round, -self.reached, -self.points, self.ending == RESIGNED)

    def shown(self) -> api.SoloResult:
        return api.SoloResult(**asdict(self))


def ending_of(game: Game, *, resigned: bool = False) -> Ending:
    """How the game ended, or would end if its player gave up now."""
    outcome = game.outcome()
    by, reached, asked = progress(game.state)
    points = game.scores()[ALONE].total if by == POINTS else 0
    if resigned or not game.over:
        return Ending(
            RESIGNED if resigned else PLAYING, game.state.round, by, reached, asked, points
        )
    kind = WON if ALONE in outcome.winners else LOST
    return Ending(kind, outcome.round, by, reached, asked, points)


def progress(t: Table) -> tuple[str, int, int]:
    """What decides, how much of it is reached, and how much is asked for."""
    goals = t.book.goals
    if not goals:
        return POINTS, 0, 0
    done = [bool(met(t, goal, ALONE)) for goal in goals]
    if len(goals) > 1:
        return GOALS, sum(done), len(goals)
    parts = goals[0].parts(t, ALONE)
    asked = sum(need for _, _, need in parts)
    return TASK, asked if done[0] else sum(min(have, need) for _, have, need in parts), asked


def keep_result(
    c: Connection, row: Row, seats: list[Seat], game: Game, resigned_by: str = ""
) -> None:
    """Keep how a game of one player ended, unless its draws were known before."""
    person = resigned_by or seats[ALONE].person
    # A challenge begins anew from a position only when the rules have changed.
    started = row.start and not row.day
    if len(seats) > 1 or not person or row.seed_open or started or not row.proved:
        return
    if resigned_by or row.status == "over":
        ending = ending_of(game, resigned=bool(resigned_by))
        write_result(c, row, person, ending)


def write_result(c: Connection, row: Row, person: str, ending: Ending) -> None:
    values = {**asdict(ending), "at": now_ms()}
    changed = c.execute(update(results).where(results.c.table_id == row.id).values(values))
    if changed.rowcount:
        return
    setup = read_setup(row.setup)
    what = {"scenario": setup.scenario, "difficulty": setup.difficulty, "day": row.day or None}
    c.execute(insert(results).values(table_id=row.id, person=person, **what, **values))


def has_ended(c: Connection, day: str, person: str) -> bool:
    """Whether a person's try at the challenge of a day is over."""
    query = select(results.c.ending).where(results.c.day == day, results.c.person == person)
    return c.execute(query).scalar() not in (None, PLAYING)


ENDING = [results.c[name] for name in Ending.__dataclass_fields__]


def results_of(c: Connection, person: str) -> list[api.BestResult]:
    """The tries, wins and the best result of a person, by scenario and step of difficulty."""
    query = select(results.c.scenario, results.c.difficulty, results.c.table_id, *ENDING)
    query = query.where(results.c.person == person, results.c.ending != PLAYING)
    found: dict[tuple[str, str], list[tuple[Ending, str]]] = {}
    for scenario, difficulty, table_id, *ending in c.execute(query.order_by(results.c.at)):
        found.setdefault((scenario, difficulty), []).append((Ending(*ending), table_id))
    return [best_of(*key, endings) for key, endings in sorted(found.items())]


def best_of(scenario: str, difficulty: str, endings: list[tuple[Ending, str]]) -> api.BestResult:
    best, table_id = min(endings, key=lambda one: one[0].order)
    wins = sum(ending.ending == WON for ending, _ in endings)
    return api.BestResult(scenario, difficulty, len(endings), wins, best.shown(), table_id)
