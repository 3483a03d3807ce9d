"""A player who plans a whole round.

It fills the places that together bring most with the followers in its market, and then carries
out first what promises most.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from orleans.bots.outlook import Outlook
from orleans.bots.plans import Plan, after_the_others, plans, ranked, tried_plans
from orleans.boxes.base.judgement import followers
from orleans.boxes.base.planning import PLAN
from orleans.boxes.base.verbs import BACK, DONE, DRAW, GEAR_ON, PASS, PLACE, READY
from orleans.errors import BadSetup
from orleans.kernel.book import Book
from orleans.kernel.table import PLANNING, Player, Table
from orleans.kernel.verbs import MAX_SPACES, VERB
from orleans.kernel.view import View
from orleans.pieces import NO_TYPE, REPLACES, TYPE_OF, TYPES
from orleans.sampling import sample

MOST_NOISE = 100.0
MANY = 100.0  # of somebody who need not be moved back
TRIED = 8  # plans that are carried out in trials, where goals decide the game


class PlannerBot:
    """`noise`, in points, makes it a weaker player: it misjudges by that much which of several
    useful things is best. It still does something useful whenever it can."""

    def __init__(self, rng: Random, *, noise: float = 0.0) -> None:
        if not 0 <= noise <= MOST_NOISE:
            raise BadSetup(f"noise is 0 to {MOST_NOISE} points, not {noise}")
        self.rng, self.noise = rng, noise
        self._outlook: Outlook | None = None
        self._book: Book | None = None
        self._moves: list[int] = []  # the rest of a plan
        self._spaces = bytearray()  # what stands on the board when the plan continues

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if view.seat is None:
            raise ValueError("a spectator has no move to choose")
        if len(moves) == 1:
            return moves[0]
        outlook = self.outlook(view.table.book)
        if view.table.stack[-1][0] == PLAN:
            return self.plan(view, view.seat, outlook, moves)
        return self.best_move(view, view.seat, outlook, moves)

    def choose_anew(self, view: View, moves: Sequence[int]) -> int:
        """Its move for whoever sits there, ignoring its own earlier plan."""
        self._moves = []
        return self.choose(view, moves)

    def to_place(self) -> list[int]:
        """What is still to be placed by the plan."""
        return [move for move in self._moves if move & VERB == PLACE]

    def use(self, outlook: Outlook) -> None:
        """Judge with these weights from now on."""
        self._outlook, self._book = outlook, outlook.book

    def outlook(self, book: Book) -> Outlook:
        if self._outlook is None or self._book is not book:
            self._book = book
            self._outlook = Outlook(book)
        return self._outlook

    def plan(self, view: View, seat: int, outlook: Outlook, moves: Sequence[int]) -> int:
        """The next move of a plan, which is made anew when the board is not as expected."""
        me = view.table.players[seat]
        if me.stage != PLANNING:
            return drawing(view.table, seat, moves)
        wheels = [move for move in moves if move & VERB == GEAR_ON]
        if wheels and not outlook.judged.keeps_wheels(view.table, seat):
            return max(wheels, key=lambda move: wheel_value(outlook, me, view.table.book, move))
        if not self._moves or me.spaces != self._spaces:
            self._moves = self.make_plan(view, seat, outlook)
        move = self._moves.pop(0)
        self._spaces = me.spaces[:]
        if move != READY:
            kind, space = divmod(move - PLACE, MAX_SPACES)
            self._spaces[space] = kind + 1
        return move if move in moves else READY

    def make_plan(self, view: View, seat: int, outlook: Outlook) -> list[int]:
        plan = self.ideas_for(view, seat, outlook, 1)[0]
        return [*plan.moves, READY]

    def ideas_for(self, view: View, seat: int, outlook: Outlook, most: int) -> list[Plan]:
        """The best plans, the best first."""
        t = sample(view, self.rng).state
        if outlook.judged.together:
            t = after_the_others(t, seat, outlook)
        if self.noise:
            return plans(t, seat, outlook, most, blur=self.blur)
        if not outlook.by_goals:
            return plans(t, seat, outlook, most)
        # What one use brings depends much on those before it.
        return tried_plans(t, seat, outlook, max(most, TRIED))[:most]

    def best_move(self, view: View, seat: int, outlook: Outlook, moves: Sequence[int]) -> int:
        found = ranked(sample(view, self.rng).state, seat, outlook, moves)
        if self.noise:
            found = [(self.blur(value), move) for value, move in useful(found)]
        return max(found)[1] if self.noise else found[0][1]

    def blur(self, value: float) -> float:
        return value + self.rng.gauss(0.0, self.noise)


def useful(found: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Of moves with their values, best first, those better than doing nothing; or just that."""
    for n, (_, move) in enumerate(found):
        if move in (PASS, DONE):
            return found[:n] or found[:1]
    return found


def drawing(t: Table, seat: int, moves: Sequence[int]) -> int:
    """Draw as many as allowed, and keep the tower for what the market cannot hold.

    If the bag holds fewer, others may be moved back instead, the scarcest first. They can be
    placed where they stood again, or where they are needed more.
    """
    back = [move for move in moves if move & VERB == BACK]
    if back:
        return min(back, key=lambda move: spare(t, t.players[seat], move - BACK))
    return moves[-1] if moves[-1] & VERB == DRAW else moves[0]


def spare(t: Table, me: Player, space: int) -> float:
    """How many there are of a follower's type, for each space that asks for it."""
    stands = me.spaces[space] - 1
    kind = TYPE_OF[stands]
    if kind == NO_TYPE:
        return MANY
    if REPLACES[stands]:
        return 0.0
    wanted = sum([t.book.want[n] == kind for n in me.layout.spaces])
    return followers(me)[kind] / (1 + wanted)


def wheel_value(outlook: Outlook, me: Player, book: Book, move: int) -> float:
    """Wheels are wanted on places that are often used, and in place of rare followers."""
    space = move - GEAR_ON
    want = book.want[space]
    have = me.bag[want] + me.market[want] if want < TYPES else 0
    return outlook.uses[book.place_of[space]] - 0.03 * have
