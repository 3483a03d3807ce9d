"""How bots judge Trade & Intrigue: orders within reach, events to come, strikes and bribes.

Rough values, in points, tried out in games between copies of the planner (`docs/bots.md`).
Each event says what it will give or cost (`Event.forecast`).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.alchemy import ALCHEMY_PLACE
from orleans.boxes.base.events import current_event
from orleans.boxes.base.scoring import points
from orleans.boxes.base.torture import TORTURE
from orleans.boxes.base.verbs import DONE
from orleans.boxes.trade_intrigue.characters import SEIZING, SWAP
from orleans.boxes.trade_intrigue.events import AMNESTY, NEW_EVENTS, Sabotage
from orleans.boxes.trade_intrigue.fields import ORDERS
from orleans.boxes.trade_intrigue.intrigue import ANSWER_BRIBE, OFFER_BRIBE, plot_of
from orleans.boxes.trade_intrigue.losses import A_THING, ChosenLoss
from orleans.boxes.trade_intrigue.orders import FULFIL_ORDER, orders, points_of_orders
from orleans.boxes.trade_intrigue.verbs import ACCEPT, REFUSE, TARGET
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.cards import ON_DISPLAY
from orleans.kernel.judging import Judgement, Reason
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB
from orleans.pieces import TYPES_OF_GOODS

SOON: Final = 0.5  # of an order that could be fulfilled after the next action: others want it too
STEP: Final = 0.5  # of that for each way to go and each good to find
FAR: Final = 8  # ways and goods: further away nothing counts
IN_REACH: Final = [SOON * STEP**steps for steps in range(FAR)]
A_ROUND: Final = 3  # ways and goods that one may hope for in a round


class OrdersJudgement(Judgement):
    """What the order cards give beyond the goods that are delivered."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.last_turns = (FULFIL_ORDER,)
        goods, cards = book.components.goods, orders(book)
        self.book = book
        self.towns = [card.town for card in cards]
        self.goods = [card.goods for card in cards]
        self.gain_of = [
            card.points - sum(goods[n].points * count for n, count in enumerate(card.goods))
            for card in cards
        ]

    def worth(self, t: Table, seat: int, left: float) -> float:
        """Return part of the gain of the orders within reach."""
        me, value = t.players[seat], 0.0
        if not left and not self.may_act(t, me):
            return value
        for card in ORDERS.at(t, ON_DISPLAY):
            steps = self.steps(me, card)
            if steps < FAR and steps <= A_ROUND * left:
                value += self.gain_of[card] * IN_REACH[steps]
        return value

    def steps(self, me: Player, card: int) -> int:
        """Return the ways to go and goods to find until an order can be fulfilled."""
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

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        waits = question_of(t) is FULFIL_ORDER and move == DONE
        return Reason("order-waits") if waits else None

    def gains(self, before: Table, after: Table, seat: int) -> list[Reason]:
        more = points_of_orders(after, seat) - points_of_orders(before, seat)
        return [Reason("order", (more,))] if more else []


class EventsJudgement(Judgement):
    def __init__(self, book: Book) -> None:
        super().__init__()
        self.watches_event = True
        self.placing = (AMNESTY,)
        own = list(NEW_EVENTS.values())
        self.own = [event in own for event in book.events]  # by hour glass tile

    def event(self, t: Table, seat: int) -> tuple[float, int]:
        if t.event < 0 or not self.own[t.event]:
            return 0.0, 0
        event, amount = current_event(t)
        return event.forecast(t, seat, amount)

    def owed(self, t: Table, seat: int) -> float:
        question = question_of(t)
        if question is not TORTURE and not isinstance(question, ChosenLoss):
            return 0.0
        frame = t.stack[-1]
        return A_THING * frame[2][0] if frame[1] == seat else 0.0

    def keeps_wheels(self, t: Table, seat: int) -> bool:
        """A wheel would close its place for this round."""
        return t.event >= 0 and isinstance(t.book.events[t.event], Sabotage)


class TradeJudgement(Judgement):
    def __init__(self, book: Book) -> None:
        super().__init__()
        self.placing = (ALCHEMY_PLACE,)


class IntrigueJudgement(Judgement):
    def __init__(self, book: Book) -> None:
        super().__init__()
        self.envy = True
        self.offers = (OFFER_BRIBE,)
        self.replies = (OFFER_BRIBE, ANSWER_BRIBE, SEIZING, SWAP, TORTURE)
        self.first_replies = (OFFER_BRIBE, TORTURE)  # no bribe; the first thing is a cheap one
        self.long_replies = (SEIZING, SWAP)

    def reason(self, t: Table, seat: int, move: int) -> Reason | None:
        """What would happen otherwise is the reason for a bribe."""
        if question_of(t) is OFFER_BRIBE:
            deed = t.book.components.deeds[plot_of(t.stack[-1][2])[1]].id
            return Reason("no-bribe" if move == DONE else "bribe", (f"deed:{deed}",))
        if move in (ACCEPT, REFUSE):
            return Reason("accept" if move == ACCEPT else "refuse")
        if move & VERB == TARGET and leads(t, seat, move - TARGET):
            return Reason("leader")
        return None


def leads(t: Table, seat: int, other: int) -> bool:
    """Nobody else but the seat itself has more points."""
    totals = [sum(points(t, n).values()) for n in range(len(t.players))]
    return totals[other] == max(value for n, value in enumerate(totals) if n != seat)
