"""How bots judge goals by the work that is left, against the actions that can still be done.

Everything is counted in actions: a citizen is a few, one more follower to draw each round is a
third of one for each round. A scenario's judgement builds on this and says what its goals take; its
numbers are guesses, tuned by playing (`docs/bots.md`).
"""

from __future__ import annotations

from math import exp
from typing import ClassVar, Final

from orleans.boxes.base.deeds import chooses_citizen
from orleans.boxes.base.goals import all_met, met
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.judgement import GoalJudgement, followers, neutrals
from orleans.boxes.base.rounds import rounds_left
from orleans.kernel.book import SORTS, Book
from orleans.kernel.citizens import DEED_CITIZENS, DEVELOPMENT_CITIZENS, TOWN_CITIZENS
from orleans.kernel.effects import Goal
from orleans.kernel.table import Player, Table
from orleans.pieces import GEAR, SCHOLAR, TYPES

A_ROUND: Final = 10.0  # points
LAST_ROUND: Final = 3.0  # actions
WON: Final = 1000.0
NEARLY: Final = 0.5  # the best of all lost games, against one in which nothing was reached
BEGUN: Final = 0.5  # a goal of which only the mark is missing, against one that is reached

HIRE: Final = 0.5  # a follower to be sent that one does not have
SEND: Final = 0.5
EARLY: Final = 0.6  # a step on a track has other uses, most of all early
COIN: Final = 0.12
ENOUGH_COINS: Final = 14

# A round, in actions:
DRAW: Final = 0.18
WHEEL: Final = 0.2
FOLLOWERS: Final = (  # how many of each type
    (0.0, 0.35, 0.65, 0.85, 0.95, 1.0),
    (0.0, 0.3, 0.45, 0.55, 0.6, 0.65),
    (0.0, 0.12, 0.18, 0.2, 0.22, 0.22),
    (0.0, 0.3, 0.45, 0.52, 0.55, 0.57),
    (0.0, 0.4, 0.65, 0.75, 0.8, 0.82),
    (0.0, 0.05, 0.08, 0.1, 0.1, 0.1),
    (0.0, 0.2, 0.35, 0.45, 0.5, 0.5),
)
MANY: Final = 5
MAKES: Final = {  # place tiles that give a good
    "hayrick": 0,
    "cheese-factory": 1,
    "winery": 2,
    "wool-manufacturer": 3,
    "tailor-shop": 4,
}


def many(first: float, less: float) -> list[float]:
    """Return what a number of followers of a type are worth, each less than the one before."""
    found = [0.0]
    for n in range(MANY):
        found.append(found[-1] + first * less**n)
    return found


class WorkJudgement(GoalJudgement):
    """What citizens and the crew mean to any goal.

    `tiles` are place tiles that help each round, `even` is by rounds left the value with which
    half of the games are won; `sure` are points above it that make a win likely in the last
    round, `doubt` more for each round that is left. `ahead` are points more than a rival that
    do the same in a race.
    """

    tiles: ClassVar[dict[str, float]] = {}
    even: ClassVar[tuple[float, ...]] = (0.0,)
    sure: ClassVar[float] = 4.0
    doubt: ClassVar[float] = 0.8
    ahead: ClassVar[float] = 12.0

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.a_visit = 1.0  # of the University, in actions
        self.a_step = 1.0  # of development without a scholar
        self.hire, self.send = HIRE, SEND
        self.tile = [self.tiles.get(place.id, 0.0) for place in book.components.places]
        self.makes = [MAKES.get(place.id, -1) for place in book.components.places]

    def steps_up(self, t: Table, me: Player, steps: int) -> float:
        """Return the actions for some steps of development, while scholars are left."""
        bonus, here, found = self.book.components.tracks[SCHOLAR].bonus, me.tracks[SCHOLAR], 0.0
        for more in bonus[here + 1 : here + 1 + t.supply[SCHOLAR]]:
            if steps <= 0:
                break
            found += self.a_visit * min(1.0, steps / more)
            steps -= more
        return found + self.a_step * max(0, steps)

    def chance(self, t: Table, seat: int, value: float) -> float:
        """Alone, a player runs against the rounds; in a race, against the best of the others."""
        rounds = rounds_left(t)
        rivals = [other for other in range(t.book.players) if other != seat]
        if rivals:
            best = max([self.goal(t, other, float(rounds)) or 0.0 for other in rivals])
            above = (value - best) / self.ahead
        else:
            left = min(rounds, len(self.even) - 1)
            above = (value - self.even[left]) / (self.sure + self.doubt * left)
        return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, above))))

    def ended(self, t: Table, seat: int) -> float:
        """Return the value of a game that is over: a lost one by how much was reached."""
        if all_met(t, seat):
            return WON
        shares = [1.0 if met(t, goal, seat) else share(goal, t, seat) for goal in t.book.goals]
        return WON * (NEARLY * sum(shares) / len(shares) - 1.0)

    # --- citizens

    def on_tracks(self, t: Table, me: Player, left: float) -> list[float]:
        found = []
        c, before = self.book.components, 0.0
        for bit, _ in self.book.citizens:
            if bit >= TOWN_CITIZENS or t.claimed >> bit & 1:
                continue
            if bit >= DEVELOPMENT_CITIZENS:
                steps = c.development.citizens[bit - DEVELOPMENT_CITIZENS] - me.development
                cost = self.developing(me, steps)
                found.append(cost - before)  # what is done for the one before counts
                before = cost
            else:
                steps = c.tracks[bit].citizen - me.tracks[bit]
                found.append((1.0 - EARLY * left / self.book.rounds) * steps)
        return found

    def developing(self, me: Player, steps: int) -> float:
        """Return the visits to the University for some steps of development."""
        bonus, here, found = self.book.components.tracks[SCHOLAR].bonus, me.tracks[SCHOLAR], 0.0
        while steps > 0:
            here = min(here + 1, len(bonus) - 1)
            found += min(1.0, steps / bonus[here])
            steps -= bonus[here]
        return found

    def at_deeds(self, t: Table, me: Player) -> list[float]:
        found = []
        have = neutrals(me)
        for deed in self.book.deeds:
            row = self.book.deed_rows[deed] * SORTS
            cost = 0.0
            for kind in range(TYPES):
                open_ = t.deeds[row + kind]
                if open_ > 0:
                    cost += self.send * open_ + self.hire * max(0, open_ - have[kind])
            if cost and self.has_citizen(t, deed):
                found.append(cost)
        return found

    def has_citizen(self, t: Table, deed: int) -> bool:
        """Return whether a citizen waits at a deed that is not done."""
        if chooses_citizen(t, deed):
            return not t.claimed >> DEED_CITIZENS + deed & 1
        return self.book.deed_citizens[deed] > 0

    # --- what can be done

    def each_round(self, t: Table, seat: int, me: Player) -> float:
        """Return the actions that the crew can do in a round."""
        have = followers(me)
        draws, count = draw_limit(t, seat), sum(have)
        value = DRAW * (min(draws, count) + 0.3 * min(draws, count - 2))
        for kind in range(TYPES):
            value += FOLLOWERS[kind][min(have[kind], MANY)]
        value += WHEEL * (me.spaces.count(GEAR) + me.gears)
        for tile in me.layout.tiles:
            value += self.tile[tile]
        return value

    def purse(self, me: Player, left: float) -> float:
        use = min(1.0, left / 4)
        return use * COIN * (min(me.coins, ENOUGH_COINS) + 0.3 * max(0, me.coins - ENOUGH_COINS))


def share(goal: Goal, t: Table, seat: int) -> float:
    """Return how much there is of a goal that was not reached."""
    parts = [min(have, need) / need for _, have, need in goal.parts(t, seat) if need]
    return BEGUN * sum(parts) / len(parts) if parts else 0.0
