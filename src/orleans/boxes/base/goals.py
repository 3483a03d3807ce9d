"""Goals: when they can be reached, by which move or by themselves, and what they decide.

A goal's data name its test, which is a class in `goal_tests.py`. `MET` keeps the round in which
a seat met a goal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from orleans.boxes.base.causes import BY_GOAL
from orleans.boxes.base.goal_tests import TESTS
from orleans.boxes.base.possible import by_itself
from orleans.boxes.base.verbs import DELIVER, DONE
from orleans.errors import BadData
from orleans.facts.components import GoalCard
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.book import Book
from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.effects import Goal
from orleans.kernel.fields import ALL, SEAT, Counts, Flag, Holder, Holding
from orleans.kernel.frames import EVERY, RULES, Args, Frame, Step, add_step
from orleans.kernel.table import Table


class Met(Counts):
    """The round in which a seat met each goal, or 0: `0 met: 5` and the goal's name."""

    def in_play(self, book: Book) -> bool:
        return bool(book.goals)

    def all_names(self, book: Book) -> Sequence[str]:
        return [goal.card.id for goal in book.goals]

    def holdings(self, book: Book, seat: int, holder: Holder) -> list[Holding]:
        rows = zip(book.goals, self.get(holder), strict=True)
        return [(seat, f"goal:{goal.card.id}", "", 1) for goal, since in rows if since]

    def labels(self, book: Book) -> tuple[str, ...]:
        return tuple(card.id for card in book.components.goals)

    def numbers(self, t: Table, seat: int, holder: Holder) -> Sequence[int]:
        found = [0] * len(t.book.components.goals)
        for goal in t.book.goals:
            found[goal.number] = self.get(holder)[goal.row]
        return found


class Lost(Flag):
    """Whether a seat has lost at once, where an event can do that: `0 lost: yes`."""

    optional = True

    def in_play(self, book: Book) -> bool:
        return book.may_lose


LOST: Final = Lost("lost", SEAT, known_to=ALL, most=1, meaning="has lost at once")
MET: Final = Met("met", SEAT, known_to=ALL, most=18, meaning="the round in which a goal was met")


Tests = Mapping[str, type[Goal]]


def make_goal(card: GoalCard, number: int, row: int, tests: Tests = TESTS) -> Goal:
    if card.test not in tests:
        raise BadData(f"{card.entry}.test: {card.test!r} is none of {', '.join(tests)}")
    return tests[card.test](card, number, row)


def met(t: Table, goal: Goal, seat: int) -> int:
    """The round in which a seat met a goal, 0 if it has not."""
    return MET.of(t, seat)[goal.row]


def holds(t: Table, goal: Goal, seat: int) -> bool:
    """Whether a goal is met for good; for a team, whether it is true just now."""
    if t.book.scenario.won != "together":
        return met(t, goal, seat) > 0
    return all(have >= need for _, have, need in goal.parts(t, seat))


def reached(t: Table, seat: int) -> float:
    """The share of its goals that a seat has reached."""
    goals = [goal for goal in t.book.goals if goal.concerns(t, seat)]
    shares = [1.0 if met(t, goal, seat) else so_far(t, goal, seat) for goal in goals]
    return sum(shares) / len(shares)


def so_far(t: Table, goal: Goal, seat: int) -> float:
    """How much there is of all that a goal asks for, as a share."""
    parts = goal.parts(t, seat)
    return sum(min(have, need) for _, have, need in parts) / sum(need for _, _, need in parts)


def goal_of(t: Table, number: int) -> Goal | None:
    return next((goal for goal in t.book.goals if goal.number == number), None)


def why_not_deliver(t: Table, seat: int, number: int) -> str:
    goal = goal_of(t, number)
    if goal is None:
        return "this goal belongs to another scenario"
    if met(t, goal, seat):
        return "you have reached this goal already"
    if by_itself(t.book, goal):
        if not goal.at_any_time:
            return "this goal is reached by itself when a round ends"
        return goal.why_not(t, seat) or "this goal is reached by itself"
    return why_not_yet(t, seat, goal) or goal.why_not(t, seat)


def why_not_yet(t: Table, seat: int, goal: Goal) -> str:
    """Why other goals come first, if their order or number is limited (ruling 121)."""
    scenario = t.book.scenario
    if scenario.one_goal_a_round and t.round in MET.of(t, seat):
        return "you have reached a goal this round already"
    if scenario.goals_in_order:
        for other in t.book.goals[: goal.row]:
            if not met(t, other, seat):
                return f"another goal comes first: {{}}|{other.card.id}"
    return ""


def deliveries(t: Table, seat: int) -> list[int]:
    """The moves by which a seat can reach a goal now."""
    found = [
        DELIVER + goal.number
        for goal in t.book.goals
        if not met(t, goal, seat)
        and not by_itself(t.book, goal)
        and not why_not_yet(t, seat, goal)
        and not goal.why_not(t, seat)
    ]
    return sorted(found)


def deliver(t: Table, seat: int, number: int) -> None:
    goal = goal_of(t, number)
    assert goal is not None, "only a goal of this scenario can be reached"
    MET.add(t.players[seat], goal.row, t.round)
    if t.book.scenario.won == "at-once":
        t.stack.append((DECISION, RULES, ()))
    goal.fulfil(t, seat)


def mark_goals(t: Table) -> None:
    """Goals that count at any time are reached as soon as they are true."""
    for goal in t.book.goals:
        if goal.at_any_time and by_itself(t.book, goal) and reached_now(t, goal):
            t.stack.append((MARK, RULES, (goal.number,)))


def reached_now(t: Table, goal: Goal) -> list[int]:
    """The seats that reach a goal now by themselves."""
    seats = range(t.book.players)
    return [n for n in seats if not met(t, goal, n) and not goal.why_not(t, n)]


def decide(t: Table) -> None:
    """The game is over."""
    t.over = True
    t.stack.clear()


def lose(t: Table, seat: int) -> None:
    """A seat loses as soon as the event has come to everybody; nothing else counts then.

    So both players settle an event first (ruling 149).
    """
    LOST.set(t.players[seat], (1,))


def losers(t: Table) -> list[int]:
    return [seat for seat, player in enumerate(t.players) if LOST.count(player)]


def all_met(t: Table, seat: int) -> bool:
    return all(met(t, goal, seat) for goal in t.book.goals if goal.concerns(t, seat))


def lose_together(t: Table) -> None:
    """The whole team loses, at once."""
    for player in t.players:
        LOST.set(player, (1,))
    decide(t)


def missing(t: Table) -> list[tuple[Goal, int]]:
    """The goals that do not hold now, each with the seats that have to reach it."""
    seats = range(t.book.players)
    pairs = [(goal, n) for goal in t.book.goals for n in seats if goal.concerns(t, n)]
    return [(goal, n) for goal, n in pairs if goal.why_not(t, n)]


class GoalPhase(Step):
    """The rules: after the event a goal may still be reached (ruling 99)."""

    def run(self, t: Table, frame: Frame) -> None:
        if t.book.scenario.won == "together":
            t.stack.append((TOGETHER, RULES, ()))
            return
        if t.book.scenario.won == "round-end":
            t.stack.append((DECISION, RULES, ()))
            marked = [goal for goal in t.book.goals if by_itself(t.book, goal)]
            t.stack += [(MARK, RULES, (goal.number,)) for goal in marked]
        for i in range(t.book.players - 1, -1, -1):
            ask(t, (t.start + i) % t.book.players, LAST_CHANCE)


class LastChance(Question):
    """A goal that can be reached, or none."""

    prompt = "deliver what the goal asks for, or say that you are done"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = deliveries(t, seat)
        return [DONE, *found] if found else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            ask(t, seat, self)
            deliver(t, seat, move - DELIVER)

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return NO_CAUSE if move == DONE else BY_GOAL + move - DELIVER


class MarkGoal(Step):
    """The rules, (goal): the seats that have reached it by now (rulings 117 and 121)."""

    args = ("goal",)
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        goal = self.goal(t, frame)
        for seat in reached_now(t, goal):
            MET.add(t.players[seat], goal.row, t.round)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        goal = self.goal(t, frame)
        return BY_GOAL + goal.number if reached_now(t, goal) else NO_CAUSE

    def goal(self, t: Table, frame: Frame) -> Goal:
        (number,) = frame[2]
        goal = goal_of(t, number)
        assert goal is not None, "only goals of this scenario are marked"
        return goal


class DecideAtRoundEnd(Step):
    """The rules: at the end of a round the game is over if somebody has reached all goals."""

    def run(self, t: Table, frame: Frame) -> None:
        if any(all_met(t, seat) for seat in range(t.book.players)):
            decide(t)


class Together(Step):
    """The rules: a team has won as soon as all goals of everybody hold at the end of a round."""

    def run(self, t: Table, frame: Frame) -> None:
        if missing(t):
            return
        for seat, player in enumerate(t.players):
            for goal in t.book.goals:
                if goal.concerns(t, seat):
                    MET.put(player, goal.row, t.round)
        decide(t)


GOAL_PHASE = add_step(GoalPhase("goals"))
MARK = add_step(MarkGoal("mark-goal"))
DECISION = add_step(DecideAtRoundEnd("decision"))
TOGETHER = add_step(Together("together"))
LAST_CHANCE = add_question(LastChance(), "last-chance")


def plug_in_goals(book: Book, start_player: int, more: Tests) -> None:
    """The goals of a scenario, and the phase before the next start player."""
    cards = {card.id: (card, number) for number, card in enumerate(book.components.goals)}
    tests, names = TESTS | dict(more), book.scenario.goals
    book.goals = [make_goal(*cards[name], row, tests) for row, name in enumerate(names)]
    for goal in book.goals:
        if goal.by_itself and book.scenario.won not in ("round-end", "together"):
            raise BadData(f'{goal.card.entry}.test: needs a scenario with won = "round-end"')
    if book.goals:
        at = book.phases.index((start_player, RULES, ()))
        book.phases.insert(at, (GOAL_PHASE, RULES, ()))
