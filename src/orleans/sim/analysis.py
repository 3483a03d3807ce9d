"""Analyse a finished game: what each decision was worth, and where the game turned.

For every legal move of a decision, a judge estimates the seat's final points, using only
what the seat knew. Where goals decide the game it estimates the chance to win, in per cent. The
loss of a decision is the value of the best move minus the value of the chosen one. One look is
mostly luck: what seems to matter is looked at again (`opinion.py`), and only what is clear
beyond the noise is called a cost or a feat. A swing is a change between two decisions of a seat,
caused by draws, events or other players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from orleans.bots import split_seats
from orleans.boxes.base.goals import reached
from orleans.boxes.base.planning import PLAN
from orleans.errors import BadRecord
from orleans.game import Game
from orleans.kernel import record as records
from orleans.kernel.frames import NATURE, STEPS
from orleans.kernel.verbs import verb_of
from orleans.notation.words import Words
from orleans.sim.judge import Judge
from orleans.sim.ledger import Ledger, build_ledger
from orleans.sim.opinion import Adviser, by_goals, opinion
from orleans.sim.replay import RecordedMove, first_table

TURNING_POINTS = 5  # of each kind
SEEN = 6  # how many of the last things that happened are named for a swing


@dataclass(frozen=True)
class Decision:
    """A choice and the judge's opinion of it.

    `swing` is the change since the seat's previous decision, `since` what happened in between.
    `edge` is how much better the chosen move is than the best of the others, `asked` what was
    asked, not yet in words. `noise` is how large a loss or an edge may be by chance.
    """

    at: int
    round: int
    seat: int
    options: int
    move: str
    best: str
    value: float
    best_value: float
    swing: float
    since: tuple[str, ...]
    edge: float
    asked: str
    noise: float = 0.0

    @property
    def loss(self) -> float:
        return self.best_value - self.value

    @property
    def cost(self) -> float:
        """The loss if it is clear, otherwise nothing."""
        return self.loss if self.loss > self.noise else 0.0

    @property
    def feat(self) -> float:
        """The edge if it is clear, otherwise nothing."""
        return self.edge if self.edge > self.noise else 0.0


@dataclass(frozen=True)
class Finished:
    """A finished game, with what is needed to replay it."""

    game: Game
    position: str
    names: list[str]
    history: list[RecordedMove]

    def again(self) -> Game:
        """Return the game before its first move; chance waits for the recorded outcomes."""
        if self.position:
            return Game.from_position(self.position, ask_chance=True)
        return Game(self.game.setup, ask_chance=True)


def read_finished(text: str) -> Finished:
    """Read the game of a record. It must be finished."""
    record = records.read(text)
    game = Game.replay(text)
    if not game.over:
        raise BadRecord(
            f"the game is not finished, it goes on in round {game.state.round}; "
            "only finished games are analysed"
        )
    seats = split_seats(record.seats)
    names = [
        f"{seat} {seats[seat]}" if seat < len(seats) else f"seat {seat}"
        for seat in range(game.setup.players)
    ]
    return Finished(game, record.position, names, game.history())


class SinceLastDecision:
    """What happened since each seat's last decision and may have changed its prospects."""

    def __init__(self, game: Game) -> None:
        self.game, self.words = game, Words(game.state.book)
        self.since: list[list[str]] = [[] for _ in game.state.players]

    def before(self, who: int, move: int) -> None:
        """Note a move before it is played, if it is visible: others' open moves, own draws."""
        t = self.game.state
        if who == NATURE and verb_of(move).begins_round and t.event >= 0:
            tile = t.book.components.hourglass.tiles[t.event].id
            self._tell(NATURE, f"the event {self.words.name('event', tile)}")
        elif who == NATURE and verb_of(move).news:
            self._tell(NATURE, self.words.move(move))
        elif who == NATURE:
            frame = t.stack[-1]
            drawn_for = STEPS[frame[0]].owner(frame)
            if drawn_for >= 0:
                self.since[drawn_for].append(self.words.move(move))
        elif who >= 0 and t.stack[-1][0] != PLAN:
            self._tell(who, f"{who}: {self.words.move(move)}")

    def take(self, seat: int) -> tuple[str, ...]:
        """Return what this seat has seen since its last decision, and start again."""
        found = tuple(self.since[seat])
        self.since[seat] = []
        return found

    def _tell(self, who: int, what: str) -> None:
        for seat, seen in enumerate(self.since):
            if seat != who:
                seen.append(what)


def judged_decisions(
    finished: Finished,
    judge: Judge,
    after: Callable[[], object] = lambda: None,
    naming: Callable[[int], str] | None = None,
    adviser: Adviser | None = None,
) -> Iterator[Decision]:
    """Yield every decision of the game with its values; call `after` after each move.

    Moves are named in words, or as `naming` says. With an adviser nothing is a fault that it
    would have advised, and nothing a feat that it would not.
    """
    game = finished.again()
    since_last = SinceLastDecision(game)
    name = naming or since_last.words.move
    last: dict[int, float] = {}
    for at, (who, move) in enumerate(finished.history):
        if who >= 0:
            found = opinion(game, who, move, judge, adviser)
            yield Decision(
                at,
                game.state.round,
                who,
                len(game.moves(who)),
                name(move),
                name(found.best),
                round(found.value, 3),
                round(found.best_value, 3),
                round(found.best_value - last.get(who, found.best_value), 3),
                since_last.take(who),
                round(found.edge, 3),
                game.prompt(who),
                round(found.noise, 3),
            )
            last[who] = found.value
        since_last.before(who, move)
        game.play(who, move)
        after()


def analyse(
    finished: Finished,
    judge: Judge,
    name: str,
    after: Callable[[], object] = lambda: None,
    adviser: Adviser | None = None,
) -> dict[str, Any]:
    """Return the whole analysis as one JSON object."""
    decisions = list(judged_decisions(finished, judge, after, adviser=adviser))
    start = first_table(finished.game.setup, finished.position)
    first = max(start.round, 1)
    ledger = build_ledger(start, finished.history)
    worth = expected(finished, decisions, first)
    return {
        "format": "orleans analysis 1",
        "judge": name,
        "seed": finished.game.seed,
        "first_round": first,
        "outcome": result(finished.game),
        "players": [player(finished, decisions, ledger, seat) for seat in seats_of(finished)],
        "expected": worth,
        "curve": worth if by_goals(finished.game) else margins(worth),
        "points": ledger.rounds,
        "progress": progress(finished),
        "luck": [[round(value, 4) for value in rounds] for rounds in ledger.luck_by_round],
        "turning_points": turning_points(decisions),
        "decisions": [as_json(decision) for decision in decisions],
    }


def result(game: Game) -> dict[str, Any]:
    """Return how the game ended."""
    found = game.outcome()
    return {"kind": found.kind, "by": found.by, "round": found.round}


def progress(finished: Finished) -> list[list[float]]:
    """Return by seat how much of the goals was there at the end of each round, in per cent."""
    game = finished.again()
    found: list[list[float]] = [[] for _ in game.state.players]
    if not game.state.book.goals:
        return found
    for who, move in finished.history:
        share = [100 * reached(game.state, seat) for seat in seats_of(finished)]
        now = game.state.round
        game.play(who, move)
        if game.over or (now and game.state.round > now):
            for seat, value in enumerate(share):
                found[seat].append(round(value, 1))
    for seat in game.outcome().winners:
        found[seat][-1] = 100.0  # what is delivered is gone
    return found


def seats_of(finished: Finished) -> range:
    return range(finished.game.setup.players)


def player(
    finished: Finished, decisions: list[Decision], ledger: Ledger, seat: int
) -> dict[str, Any]:
    score = finished.game.scores()[seat]
    mine = [decision for decision in decisions if decision.seat == seat]
    return {
        "seat": seat,
        "name": finished.names[seat],
        "points": score.total,
        "winner": score.winner,
        "decisions": len(mine),
        "mean_loss": round(sum(d.cost for d in mine) / len(mine), 3) if mine else 0.0,
        "best_chosen": sum(not d.cost for d in mine),
        "luck": round(ledger.luck[seat], 3),
    }


def expected(finished: Finished, decisions: list[Decision], first: int) -> list[list[float]]:
    """Return by seat what was expected as each round began, and finally the truth.

    These are points, or where goals decide the game the chance to win in per cent.
    """
    rounds = range(first, finished.game.state.round + 1)
    found = []
    for score in finished.game.scores():
        begins: dict[int, float] = {}
        for decision in decisions:
            if decision.seat == score.seat:
                begins.setdefault(decision.round, decision.best_value)
        worth: list[float] = []
        for number in rounds:  # without a decision, keep the last value
            worth.append(begins.get(number, worth[-1] if worth else 0.0))
        truth = 100.0 * score.winner if by_goals(finished.game) else float(score.total)
        found.append([*worth, truth])
    return found


def margins(worth: list[list[float]]) -> list[list[float]]:
    """Return by seat the expected margin over the best opponent."""
    rounds = list(zip(*worth, strict=True))
    return [[round(margin(values, seat), 3) for values in rounds] for seat in range(len(worth))]


def margin(totals: Sequence[float], seat: int) -> float:
    """Return a seat's margin over the best of the others; alone, its own total."""
    others = [value for other, value in enumerate(totals) if other != seat]
    return totals[seat] - max(others, default=0.0)


def turning_points(decisions: list[Decision]) -> list[dict[str, Any]]:
    """Return the largest clear losses and swings, in the order of the game.

    If nothing happened in between, a swing only means that the judge changed its mind.
    """
    losses = sorted((d for d in decisions if d.cost), key=lambda d: -d.cost)
    swings = sorted((d for d in decisions if d.swing and d.since), key=lambda d: -abs(d.swing))
    found = [
        {"kind": "loss", "size": round(d.cost, 3), **as_json(d)} for d in losses[:TURNING_POINTS]
    ]
    found += [{"kind": "swing", "size": d.swing, **as_json(d)} for d in swings[:TURNING_POINTS]]
    return sorted(found, key=lambda point: (point["step"], point["kind"]))


def as_json(decision: Decision) -> dict[str, Any]:
    return {
        "step": decision.at,
        "round": decision.round,
        "seat": decision.seat,
        "options": decision.options,
        "move": decision.move,
        "value": decision.value,
        "best": decision.best,
        "best_value": decision.best_value,
        "loss": round(decision.loss, 3),
        "swing": decision.swing,
        "edge": decision.edge,
        "noise": decision.noise,
        "since": list(decision.since),
    }


def sentence(point: dict[str, Any], names: list[str]) -> str:
    """Describe a turning point in words."""
    who = names[point["seat"]]
    if point["kind"] == "loss":
        return (
            f"round {point['round']}, {who}: {point['move']} lost {point['size']:.1f}; "
            f"best was {point['best']}"
        )
    better = "better" if point["size"] > 0 else "worse"
    since = "; ".join(point["since"][-SEEN:])
    return f"round {point['round']}, {who}: {abs(point['size']):.1f} {better} after {since}"
