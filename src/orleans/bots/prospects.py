"""What Trade & Intrigue adds to the worth of a table: orders within reach, events to come.

Rough values, in points, tried out in games between copies of the planner (`docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.events import Payment, current_event
from orleans.boxes.base.rounds import rounds_to_come
from orleans.boxes.base.torture import TORTURE
from orleans.boxes.trade_intrigue.events import FishingGrounds
from orleans.boxes.trade_intrigue.losses import Decision, Dues, Retraining, Summoning
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.table import FULFILLED, ON_DISPLAY, Player, Table
from orleans.pieces import BOATMAN, TYPES_OF_GOODS

SOON: Final = 0.5  # of an order that could be fulfilled after the next action: others want it too
STEP: Final = 0.5  # of that for each way to go and each good to find
FAR: Final = 8  # ways and goods: further away nothing counts
IN_REACH: Final = [SOON * STEP**steps for steps in range(FAR)]
A_ROUND: Final = 3  # ways and goods that one may hope for in a round
SUMMONED: Final = 2.0  # to be sent home, or to pay for staying
OWED: Final = 1.5  # a thing to be given under torture, or a point of goods


def rounds_left(t: Table) -> int:
    """After this one; a tile that was replaced is a round less."""
    if "events" in t.book.setup.modules:
        return rounds_to_come(t)
    return max(t.book.rounds - t.round, 0)


class Orders:
    """The order cards: what they bring beyond the goods that are delivered."""

    def __init__(self, book: Book) -> None:
        goods, cards = book.components.goods, book.components.orders
        self.book = book
        self.towns = [card.town for card in cards]
        self.goods = [card.goods for card in cards]
        self.points = [float(card.points) for card in cards]
        self.gains = [
            card.points - sum(goods[n].points * count for n, count in enumerate(card.goods))
            for card in cards
        ]

    def worth(self, t: Table, seat: int, left: float) -> float:
        """The points of orders fulfilled, and part of the gain of those within reach."""
        mine = FULFILLED + seat
        done = [self.points[card] for card, at in enumerate(t.orders) if at == mine]
        return sum(done) + self.reach(t, seat, left)

    def reach(self, t: Table, seat: int, left: float) -> float:
        me, value = t.players[seat], 0.0
        if not left and not self.may_act(t, me):
            return value
        for card, at in enumerate(t.orders):
            if at == ON_DISPLAY:
                steps = self.steps(me, card)
                if steps < FAR and steps <= A_ROUND * left:
                    value += self.gains[card] * IN_REACH[steps]
        return value

    def steps(self, me: Player, card: int) -> int:
        """Ways to go and goods to find until an order can be fulfilled."""
        found = self.book.distances[me.town][self.towns[card]]
        wanted = self.goods[card]
        for good in range(TYPES_OF_GOODS):
            if wanted[good] > me.goods[good]:
                found += wanted[good] - me.goods[good]
        return found

    def may_act(self, t: Table, me: Player) -> bool:
        """An action is still to come this round, after which an order may be fulfilled."""
        if me.passed or t.over:
            return False
        activated = self.book.activated
        return any(activated(me.spaces, place) for place in me.layout.actions)


def omen(t: Table, seat: int) -> tuple[float, int]:
    """What an event of Trade & Intrigue will bring or cost, and the coins it will ask for."""
    me = t.players[seat]
    event, amount = current_event(t)
    if isinstance(event, Payment):
        due = event.due(t, seat, amount)
        return -float(due), due
    if isinstance(event, FishingGrounds):
        return float(t.book.components.tracks[BOATMAN].bonus[me.tracks[BOATMAN]]), 0
    if isinstance(event, Dues):
        goods = t.book.components.goods
        have = sum([goods[n].points * me.goods[n] for n in range(TYPES_OF_GOODS)])
        return -float(min(amount, have)) - OWED * max(0, amount - have), 0
    if isinstance(event, Summoning):
        return (0.0 if event.spares(t, seat, amount) else -SUMMONED), 0
    if isinstance(event, Retraining) and not any(me.goods[:TYPES_OF_GOODS]):
        return -float(amount), amount
    return 0.0, 0


def owed(t: Table, seat: int) -> int:
    """What a seat has yet to give for this round's event."""
    question = question_of(t)
    if question is not TORTURE and not isinstance(question, Decision):
        return 0
    _, who, args = t.stack[-1]
    return args[1] if who == seat else 0
