"""A finished game, decision by decision: what each was worth, and where the game turned.

A judge says of every move of a decision what the table is then worth to the seat, in points
at the end of the game, from what the seat knew. A decision's loss is what the chosen move is
worth less than the best one. What changes for a seat between two of its decisions is a swing:
draws, events, the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from orleans.bots import split_seats
from orleans.boxes.base.planning import is_planning
from orleans.boxes.trade_intrigue.verbs import TURN_UP
from orleans.errors import BadRecord
from orleans.game import Game
from orleans.kernel import record as records
from orleans.kernel.frames import NATURE, STEPS
from orleans.kernel.verbs import VERB, verb_of
from orleans.notation.words import Words
from orleans.sim.judge import Judge
from orleans.sim.ledger import Ledger, keep_books
from orleans.sim.slowly import Entry, first_table

TURNING_POINTS = 5  # of each kind
SEEN = 6  # what is told of a swing: the last of what happened


@dataclass(frozen=True)
class Decision:
    """A choice and what the judge says of it.

    `swing` is the change since the seat's decision before, `since` what happened in between.
    """

    step: int
    round: int
    seat: int
    options: int
    move: str
    best: str
    value: float
    best_value: float
    swing: float
    since: tuple[str, ...]

    @property
    def loss(self) -> float:
        return self.best_value - self.value


@dataclass(frozen=True)
class Finished:
    """A finished game with what is needed to go through it again."""

    game: Game
    position: str
    names: list[str]
    entries: list[Entry]

    def again(self) -> Game:
        """The game before its first step, where chance waits for the record."""
        if self.position:
            return Game.from_position(self.position, ask_chance=True)
        return Game(self.game.setup, ask_chance=True)


def read_finished(text: str) -> Finished:
    """The game of a record; one that goes on is refused."""
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


class Meanwhile:
    """What happened since each seat's last decision, as far as it may have turned something."""

    def __init__(self, game: Game) -> None:
        self.game, self.words = game, Words(game.state.book)
        self.since: list[list[str]] = [[] for _ in game.state.players]

    def before(self, who: int, move: int) -> None:
        """A step is about to be played: others' moves in the open, own draws."""
        t = self.game.state
        if who == NATURE and STEPS[t.stack[-1][0]].name in OWN_CHANCE:
            self.since[t.stack[-1][2][0]].append(self.words.move(move))
        elif who == NATURE and verb_of(move).begins_round and t.event >= 0:
            tile = t.book.components.hourglass.tiles[t.event].id
            self._tell(NATURE, f"the event {self.words.name('event', tile)}")
        elif who == NATURE and move & VERB == TURN_UP:
            self._tell(NATURE, self.words.move(move))
        elif who >= 0 and not is_planning(move):
            self._tell(who, f"{who}: {self.words.move(move)}")

    def take(self, seat: int) -> tuple[str, ...]:
        """What this seat has seen since it was asked for the last time."""
        found = tuple(self.since[seat])
        self.since[seat] = []
        return found

    def _tell(self, who: int, what: str) -> None:
        for seat, seen in enumerate(self.since):
            if seat != who:
                seen.append(what)


# What nature takes out of a seat's bag.
OWN_CHANCE = ("draw", "plague", "lose-follower", "wedding", "alchemy-draw")


def judged(
    finished: Finished, judge: Judge, after: Callable[[], object] = lambda: None
) -> Iterator[Decision]:
    """Every decision of the game with its values; `after` is called after each step."""
    game = finished.again()
    meanwhile = Meanwhile(game)
    name = meanwhile.words.move
    last: dict[int, float] = {}
    for step, (who, move) in enumerate(finished.entries):
        if who >= 0:
            moves = game.moves(who)
            values = list(judge.values(game.view(who), moves))
            chosen = values[moves.index(move)]
            best = max(range(len(moves)), key=lambda n: (values[n], moves[n] == move))
            yield Decision(
                step,
                game.state.round,
                who,
                len(moves),
                name(move),
                name(moves[best]),
                round(chosen, 3),
                round(values[best], 3),
                round(values[best] - last.get(who, values[best]), 3),
                meanwhile.take(who),
            )
            last[who] = chosen
        meanwhile.before(who, move)
        game.play(who, move)
        after()


def analyse(
    finished: Finished, judge: Judge, name: str, after: Callable[[], object] = lambda: None
) -> dict[str, Any]:
    """Everything that is said of a game, as one JSON object."""
    decisions = list(judged(finished, judge, after))
    start = first_table(finished.game.setup, finished.position)
    first = max(start.round, 1)
    books = keep_books(start, finished.entries)
    worth = expected(finished, decisions, first)
    return {
        "format": "orleans analysis 1",
        "judge": name,
        "seed": finished.game.seed,
        "first_round": first,
        "players": [player(finished, decisions, books, seat) for seat in seats_of(finished)],
        "expected": worth,
        "curve": margins(worth),
        "points": books.rounds,
        "luck": [[round(value, 4) for value in rounds] for rounds in books.luck_by_round],
        "turning_points": turning_points(decisions),
        "decisions": [told(decision) for decision in decisions],
    }


def seats_of(finished: Finished) -> range:
    return range(finished.game.setup.players)


def player(
    finished: Finished, decisions: list[Decision], books: Ledger, seat: int
) -> dict[str, Any]:
    score = finished.game.scores()[seat]
    mine = [decision for decision in decisions if decision.seat == seat]
    return {
        "seat": seat,
        "name": finished.names[seat],
        "points": score.total,
        "winner": score.winner,
        "decisions": len(mine),
        "mean_loss": round(sum(d.loss for d in mine) / len(mine), 3) if mine else 0.0,
        "best_chosen": sum(d.loss <= 0 for d in mine),
        "luck": round(books.luck[seat], 3),
    }


def expected(finished: Finished, decisions: list[Decision], first: int) -> list[list[float]]:
    """By seat: what its table was worth as each round began, and at last its points."""
    rounds = range(first, finished.game.state.round + 1)
    found = []
    for score in finished.game.scores():
        begins: dict[int, float] = {}
        for decision in decisions:
            if decision.seat == score.seat:
                begins.setdefault(decision.round, decision.best_value)
        worth: list[float] = []
        for number in rounds:  # without a decision nothing new is known
            worth.append(begins.get(number, worth[-1] if worth else 0.0))
        found.append([*worth, float(score.total)])
    return found


def margins(worth: list[list[float]]) -> list[list[float]]:
    """By seat: how much more its table was worth than the best of the others'."""
    rounds = list(zip(*worth, strict=True))
    return [[round(margin(values, seat), 3) for values in rounds] for seat in range(len(worth))]


def margin(totals: Sequence[float], seat: int) -> float:
    """Over the best of the others."""
    return totals[seat] - max(value for other, value in enumerate(totals) if other != seat)


def turning_points(decisions: list[Decision]) -> list[dict[str, Any]]:
    """The greatest losses and the greatest swings, in the order of the game.

    A swing without anything in between is only the judge's change of mind.
    """
    losses = sorted((d for d in decisions if d.loss > 0), key=lambda d: -d.loss)
    swings = sorted((d for d in decisions if d.swing and d.since), key=lambda d: -abs(d.swing))
    found = [{"kind": "loss", "size": round(d.loss, 3), **told(d)} for d in losses[:TURNING_POINTS]]
    found += [{"kind": "swing", "size": d.swing, **told(d)} for d in swings[:TURNING_POINTS]]
    return sorted(found, key=lambda point: (point["step"], point["kind"]))


def told(decision: Decision) -> dict[str, Any]:
    return {
        "step": decision.step,
        "round": decision.round,
        "seat": decision.seat,
        "options": decision.options,
        "move": decision.move,
        "value": decision.value,
        "best": decision.best,
        "best_value": decision.best_value,
        "loss": round(decision.loss, 3),
        "swing": decision.swing,
        "since": list(decision.since),
    }


def sentence(point: dict[str, Any], names: list[str]) -> str:
    """A turning point in words."""
    who = names[point["seat"]]
    if point["kind"] == "loss":
        return (
            f"round {point['round']}, {who}: {point['move']} gave away {point['size']:.1f}; "
            f"best was {point['best']}"
        )
    better = "better" if point["size"] > 0 else "worse"
    since = "; ".join(point["since"][-SEEN:])
    return f"round {point['round']}, {who}: stood {abs(point['size']):.1f} {better} after {since}"
