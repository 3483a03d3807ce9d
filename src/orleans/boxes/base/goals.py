"""Goals: what a scenario asks its players to reach, with its progress and its test.

A goal's data name its test; `TESTS` has one class for each. `MET` keeps in which round a seat
has met a goal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.holdings import spend_good
from orleans.boxes.base.verbs import DELIVER, DONE
from orleans.errors import BadData
from orleans.facts.components import GoalCard
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.book import Book
from orleans.kernel.causes import BY_GOAL, NO_CAUSE
from orleans.kernel.effects import Goal, Part
from orleans.kernel.fields import ALL, SEAT, Counts, Holder, Holding
from orleans.kernel.frames import EVERY, RULES, Args, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.pieces import GOOD_NAMES, TYPES_OF_GOODS


class Deliver(Goal):
    """Goods, all at once, in a town; needs so many citizens, which are kept."""

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        if card.town < 0:
            raise BadData(f"{card.entry}.town: is missing")
        if not any(card.goods):
            raise BadData(f"{card.entry}.goods: is missing")

    def parts(self, t: Table, seat: int) -> list[Part]:
        me, card = t.players[seat], self.card
        found = [(f"town:{t.book.components.towns[card.town].id}", int(me.town == card.town), 1)]
        if card.citizens:
            found.append((CITIZENS, me.citizens, card.citizens))
        for good in range(TYPES_OF_GOODS):
            if card.goods[good]:
                found.append((f"good:{GOOD_NAMES[good]}", me.goods[good], card.goods[good]))
        return found

    def why_not(self, t: Table, seat: int) -> str:
        me, card = t.players[seat], self.card
        if me.town != card.town:
            return f"your merchant is not in {{}}|{t.book.components.towns[card.town].id}"
        if me.citizens < card.citizens:
            return f"you need {{}} citizens first|{card.citizens}"
        for good in range(TYPES_OF_GOODS):
            if me.goods[good] < card.goods[good]:
                return f"you have too little {{}}|{GOOD_NAMES[good]}"
        return ""

    def fulfil(self, t: Table, seat: int) -> None:
        for good in range(TYPES_OF_GOODS):
            for _ in range(self.card.goods[good]):
                spend_good(t, seat, good)


class Dignity(Goal):
    """So many citizens, which are kept."""

    by_itself = True

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        if not card.citizens:
            raise BadData(f"{card.entry}.citizens: is missing")
        if card.town >= 0 or any(card.goods):
            raise BadData(f"{card.entry}: the test citizens knows neither town nor goods")

    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(CITIZENS, t.players[seat].citizens, self.card.citizens)]

    def why_not(self, t: Table, seat: int) -> str:
        if t.players[seat].citizens < self.card.citizens:
            return f"you need {{}} citizens first|{self.card.citizens}"
        return ""


class Met(Counts):
    """By goal the round in which a seat has met it, or 0: `0 met: 5 tours-task`."""

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


MET: Final = Met("met", SEAT, known_to=ALL, most=18, meaning="the round in which a goal was met")
TESTS: dict[str, type[Goal]] = {"deliver": Deliver, "citizens": Dignity}


def make_goal(card: GoalCard, number: int, row: int) -> Goal:
    if card.test not in TESTS:
        raise BadData(f"{card.entry}.test: {card.test!r} is none of {', '.join(TESTS)}")
    return TESTS[card.test](card, number, row)


def met(t: Table, goal: Goal, seat: int) -> int:
    """The round in which a seat met a goal, 0 if it has not."""
    return MET.of(t, seat)[goal.row]


def goal_of(t: Table, number: int) -> Goal | None:
    return next((goal for goal in t.book.goals if goal.number == number), None)


def why_not_deliver(t: Table, seat: int, number: int) -> str:
    goal = goal_of(t, number)
    if goal is None:
        return "this goal belongs to another scenario"
    if goal.by_itself:
        return "this goal is reached by itself when a round ends"
    return "you have reached this goal already" if met(t, goal, seat) else goal.why_not(t, seat)


def deliveries(t: Table, seat: int) -> list[int]:
    """The moves by which a seat can reach a goal now."""
    goals = [goal for goal in t.book.goals if not goal.by_itself and not met(t, goal, seat)]
    return sorted([DELIVER + goal.number for goal in goals if not goal.why_not(t, seat)])


def deliver(t: Table, seat: int, number: int) -> None:
    goal = goal_of(t, number)
    assert goal is not None, "only a goal of this scenario can be reached"
    goal.fulfil(t, seat)
    MET.add(t.players[seat], goal.row, t.round)
    if t.book.scenario.won == "at-once" and all_met(t, seat):
        decide(t)


def decide(t: Table) -> None:
    """The game is over."""
    t.over = True
    t.stack.clear()


def all_met(t: Table, seat: int) -> bool:
    return all(met(t, goal, seat) for goal in t.book.goals)


class GoalPhase(Step):
    """The rules: after the event a goal may still be reached (ruling 99)."""

    def run(self, t: Table, frame: Frame) -> None:
        if t.book.scenario.won == "round-end":
            t.stack.append((DECISION, RULES, ()))
            t.stack += [(MARK, RULES, (goal.number,)) for goal in t.book.goals if goal.by_itself]
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
    """The rules, (goal): who has reached it by now, after the event (ruling 117)."""

    args = ("goal",)
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        goal = self.goal(t, frame)
        for seat in self.new(t, frame):
            MET.add(t.players[seat], goal.row, t.round)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return BY_GOAL + self.goal(t, frame).number if self.new(t, frame) else NO_CAUSE

    def goal(self, t: Table, frame: Frame) -> Goal:
        (number,) = frame[2]
        goal = goal_of(t, number)
        assert goal is not None, "only goals of this scenario are marked"
        return goal

    def new(self, t: Table, frame: Frame) -> list[int]:
        """The seats that reach it now."""
        goal, seats = self.goal(t, frame), range(t.book.players)
        return [n for n in seats if not met(t, goal, n) and not goal.why_not(t, n)]


class Decision(Step):
    """The rules: at the end of a round the game is over if somebody has reached all goals."""

    def run(self, t: Table, frame: Frame) -> None:
        if any(all_met(t, seat) for seat in range(t.book.players)):
            decide(t)


GOAL_PHASE = add_step(GoalPhase("goals"))
MARK = add_step(MarkGoal("mark-goal"))
DECISION = add_step(Decision("decision"))
LAST_CHANCE = add_question(LastChance(), "last-chance")


def plug_in_goals(book: Book, start_player: int) -> None:
    """The goals of a scenario, and the phase before the next start player."""
    cards = {card.id: (card, number) for number, card in enumerate(book.components.goals)}
    book.goals = [make_goal(*cards[name], row) for row, name in enumerate(book.scenario.goals)]
    for goal in book.goals:
        if goal.by_itself and book.scenario.won != "round-end":
            raise BadData(f'{goal.card.entry}.test: needs a scenario with won = "round-end"')
    if book.goals:
        at = book.phases.index((start_player, RULES, ()))
        book.phases.insert(at, (GOAL_PHASE, RULES, ()))
