"""A player who tries its best ideas out in sampled games.

The planner proposes: plans for the round, or moves. Each idea is played in games that fit what
the seat knows, with the same draws for all of them, until the next round has been planned, or
some rounds longer where a scenario's judgement says so (`horizon`). The better half of the ideas
goes on to more trials, until one is left (sequential halving). Where all play for the same goals
(`together`), the others carry out plans of their own in it; otherwise they do nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from time import perf_counter

from orleans.bots.outlook import Outlook
from orleans.bots.planner import PlannerBot, drawing
from orleans.bots.plans import plans, ranked
from orleans.bots.replies import reply
from orleans.boxes.base.planning import PLAN
from orleans.boxes.base.verbs import READY
from orleans.errors import BadSetup
from orleans.game import Game
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.table import PLANNING
from orleans.kernel.view import View
from orleans.sampling import new_seed, sample

Idea = tuple[int, ...]  # moves one after the other
LIMIT = 2000  # moves in one trial: no game needs more for its rounds
MARGIN = 3.0  # points by which the planner may be wrong
TRUST = 2.0  # trials that its opinion counts for
MOVE = 0.25  # of the time that the plan has, where goals decide: there are many moves
SLOWER = 1.5  # how much slower the next trial may be than the slowest so far


class SearchBot(PlannerBot):
    """`ms` is the time for a decision; `iterations`, if given, counts trials instead.

    `ideas` is how many plans are tried, `rounds` how many rounds a trial looks ahead.
    """

    def __init__(
        self,
        rng: Random,
        *,
        ms: int = 1000,
        iterations: int = 0,
        ideas: int = 8,
        rounds: int = 1,
    ) -> None:
        super().__init__(rng)
        for name, value, least, most in (
            ("ms", ms, 1, 3_600_000),
            ("iterations", iterations, 0, 1_000_000),
            ("ideas", ideas, 2, 64),
            ("rounds", rounds, 0, 18),
        ):
            if not least <= value <= most:
                raise BadSetup(f"{name} is {least} to {most}, not {value}")
        self.ms, self.iterations, self.ideas, self.rounds = ms, iterations, ideas, rounds
        self.trials = 0  # in all decisions so far
        self.end = 0.0  # of the time for this decision
        self.slowest = 0.0  # trial of this decision, in seconds for each round

    def outlook(self, book: Book) -> Outlook:
        """Trials of a team are long. To weigh all orders in which it can give things would leave
        time for half of them."""
        found = super().outlook(book)
        found.hurried = found.judged.together
        return found

    def make_plan(self, view: View, seat: int, outlook: Outlook) -> list[int]:
        self.begin()
        found = self.ideas_for(view, seat, outlook, self.ideas)
        ideas: list[Idea] = [(*plan.moves, READY) for plan in found]
        return list(self.best(view, seat, outlook, ideas, [plan.value for plan in found]))

    def best_move(self, view: View, seat: int, outlook: Outlook, moves: Sequence[int]) -> int:
        close = outlook.judged.close if outlook.by_goals else inf
        # Mostly what a move does for a goal shows at once; the plan decides.
        if not close:
            return super().best_move(view, seat, outlook, moves)
        self.begin(MOVE if outlook.by_goals else 1.0)
        found = ranked(sample(view, self.rng).state, seat, outlook, moves)[: self.ideas]
        found = [one for one in found if one[0] > found[0][0] - close]
        ideas: list[Idea] = [(move,) for _, move in found]
        return self.best(view, seat, outlook, ideas, [value for value, _ in found])[0]

    def begin(self, share: float = 1.0) -> None:
        """A decision: its time, or a share of it, counts from now on."""
        self.end, self.slowest = perf_counter() + share * self.ms / 1000, 0.0

    def best(
        self, view: View, seat: int, outlook: Outlook, ideas: list[Idea], expected: list[float]
    ) -> Idea:
        """Try those that may be best and keep the better half, until one is left.

        What the planner expects, best first, counts like a few trials; but it does not know what
        others who play for the same goals will do.
        """
        together = outlook.judged.together
        sums = [0.0 if together else TRUST * value for value in expected]
        margin = MARGIN if outlook.judged.horizon == 1 and not together else inf
        left = [n for n, value in enumerate(expected) if value > expected[0] - margin]
        stages = (len(left) - 1).bit_length()
        compared = False
        for stage in range(stages):
            share = perf_counter() + (self.end - perf_counter()) / (stages - stage)
            tries = max(1, self.iterations // stages // len(left))
            rounds = 1 if together and not stage else self.ahead(outlook)
            while tries:
                tried = [ideas[n] for n in left]
                values = self.compare(view, seat, outlook, tried, rounds)
                if len(values) < len(left):  # what is left is too short for all of them
                    if compared:
                        break
                    left = left[: max(1, len(values))]
                compared = True
                for n, value in zip(left, values, strict=False):
                    sums[n] += value
                if self.iterations:
                    tries -= 1
                elif perf_counter() > share:
                    break
            left.sort(key=lambda n: (-sums[n], n))
            left = left[: (len(left) + 1) // 2]
        return ideas[left[0]]

    def ahead(self, outlook: Outlook) -> int:
        """How many rounds a trial looks ahead."""
        return max(self.rounds, outlook.judged.horizon) if self.rounds else 0

    def compare(
        self, view: View, seat: int, outlook: Outlook, ideas: list[Idea], rounds: int
    ) -> list[float]:
        """What each idea leads to in one sampled game, up to the first for which time is short."""
        seed = new_seed(self.rng)
        game = sample(view, self.rng)
        found = []
        for idea in ideas:
            begin = perf_counter()
            if not self.iterations and begin + SLOWER * self.slowest * max(1, rounds) > self.end:
                break
            self.trials += 1
            trial = Game(seed=seed, start=game.state.copy(), trial=True)
            for move in idea:
                if move in trial.moves(seat):
                    trial.play(seat, move)
            found.append(play_on(trial, seat, outlook, rounds))
            self.slowest = max(self.slowest, (perf_counter() - begin) / max(1, rounds))
        return found

    def values(self, view: View, moves: Sequence[int]) -> list[float]:
        """What the table is worth to the seat after each move, by trials of equal number."""
        assert view.seat is not None
        outlook = self.outlook(view.table.book)
        ideas: list[Idea] = [(move,) for move in moves]
        self.begin()
        end, self.end = self.end, inf  # each is tried once, however long it takes
        sums, done = [0.0] * len(moves), 0
        while not done or (done < self.iterations if self.iterations else perf_counter() < end):
            found = self.compare(view, view.seat, outlook, ideas, self.ahead(outlook))
            if len(found) < len(ideas):
                break
            sums = [value + more for value, more in zip(sums, found, strict=True)]
            done, self.end = done + 1, end
        return [value / done for value in sums]


def play_on(game: Game, seat: int, outlook: Outlook, rounds: int) -> float:
    """The value of the table when the seat plans this many rounds later."""
    together, last = outlook.judged.together, game.state.round + rounds
    for _ in range(LIMIT):
        if game.over or not game.actors:
            break
        t = game.state
        actor = seat if seat in game.actors else game.actors[0]
        if actor != seat and not together:
            game.play(actor, answer(game, actor, outlook))
        elif t.stack[-1][0] != PLAN:
            game.play(actor, ranked(t, actor, outlook, game.moves(actor))[0][1])
        elif t.players[actor].stage != PLANNING:
            game.play(actor, drawing(t, actor, game.moves(actor)))
        elif together and actor == seat and t.round >= last:  # what a draw allows is mostly chance
            outlook.look(t)
            break
        else:
            [plan] = plans(t, actor, outlook)
            if actor == seat and t.round >= last:
                return outlook.value(t, seat) + plan.value
            for move in (*plan.moves, READY):
                if move in game.moves(actor):
                    game.play(actor, move)
    return outlook.value(game.state, seat)


def answer(game: Game, other: int, outlook: Outlook) -> int:
    """What another seat does: nothing, except answer what a move asks of it."""
    if question_of(game.state) in outlook.judged.replies:
        return reply(game, other, outlook.value)
    moves = game.moves(other)
    return READY if READY in moves else drawing(game.state, other, moves)
