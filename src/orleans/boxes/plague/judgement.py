"""How bots judge The Plague: corpses that block, cards within reach.

Rough values, in points, tried in matches of 80 and 100 games (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.alchemy import ALCHEMY_PLACE
from orleans.boxes.base.events import current_event
from orleans.boxes.plague.corpses import RETURN_ALL, RETURN_SOME, corpses_on_market
from orleans.boxes.plague.events import EVENTS
from orleans.boxes.plague.fields import CORPSE, HAND, INDULGENCE, MEASURES
from orleans.boxes.plague.indulgence import PLAY_AT_EVENT, PLAY_MORE, is_useless, points_of_cards
from orleans.boxes.plague.moments import measures
from orleans.facts.components import Card
from orleans.kernel.book import Book
from orleans.kernel.judging import Judgement, Reason
from orleans.kernel.table import Table
from orleans.pieces import TYPES_OF_GOODS

IN_BAG: Final = 1.3  # a corpse may come instead of a follower
IN_MARKET: Final = 5.3  # it does, round after round
SOON: Final = 8.0  # rounds after which their number makes no difference
DRAWN: Final = 5  # corpses on the market of a player who has many, when a card clears it
STEP: Final = 0.7  # of a card for each way to go, good to find or number to reach
FAR: Final = 9
IN_REACH: Final = [0.85 * STEP**steps for steps in range(FAR)]
WANTED: Final = 6  # cards that are worked at, each less than the one before
NEXT: Final = 0.9
A_COIN: Final = 0.25  # of a step: coins are found more easily than goods


class PlagueJudgement(Judgement):
    """Corpses cost more than their points, and cards promise theirs."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.watches_event = True
        self.placing = (ALCHEMY_PLACE,)
        self.apart = (RETURN_ALL, RETURN_SOME, PLAY_MORE, PLAY_AT_EVENT)
        own = list(EVENTS.values())
        self.own = [event in own for event in book.events]  # by hour glass tile
        self.book = book
        self.cards = book.components.deck(INDULGENCE)
        goods = book.components.goods
        self.costs = [
            sum([goods[n].points * count for n, count in enumerate(card.goods)]) + card.coins
            for card in self.cards
        ]

    def worth(self, t: Table, seat: int, left: float) -> float:
        me, share = t.players[seat], min(left / SOON, 1.0)
        here, bag = corpses_on_market(t, seat), me.bag[CORPSE]
        value = -share * (IN_MARKET * here + IN_BAG * bag)
        if not left:
            return value
        cleared = share * IN_BAG * min(here + bag, DRAWN)
        reach = [self.reach(t, seat, number) for number in HAND.get(me) if number >= 0]
        reach.sort(reverse=True)
        for n, (gain, near) in enumerate(reach[:WANTED]):
            value += (gain + near * cleared) * NEXT**n
        return value

    def reach(self, t: Table, seat: int, number: int) -> tuple[float, float]:
        """Return part of what a card gives beyond its cost; the nearer it is, the more."""
        card = self.cards[number]
        steps = self.steps(t, seat, number, card)
        near = IN_REACH[int(steps)] if steps < FAR else 0.0
        return (card.points - self.costs[number]) * near, near

    def steps(self, t: Table, seat: int, number: int, card: Card) -> float:
        """Return how far a card is from being fulfilled."""
        me = t.players[seat]
        found = 0.0
        if card.town >= 0:
            found += self.book.distances[me.town][card.town]
        if card.test == "pilgrimage":
            return found or 2.0  # away and back again
        if card.test in ("donate", "deliver"):
            for good in range(TYPES_OF_GOODS):
                found += max(card.goods[good] - me.goods[good], 0)
            return found + A_COIN * max(card.coins - me.coins, 0)
        if is_useless(t, seat, number):
            return float(FAR)
        if card.test == "build":
            return found + 1
        at = MEASURES.index(card.test)
        return max(card.number - measures(t, seat)[at], 1) + 1.0

    def event(self, t: Table, seat: int) -> tuple[float, int]:
        if t.event < 0 or not self.own[t.event]:
            return 0.0, 0
        event, amount = current_event(t)
        return event.forecast(t, seat, amount)

    def gains(self, before: Table, after: Table, seat: int) -> list[Reason]:
        more = points_of_cards(after, seat) - points_of_cards(before, seat)
        return [Reason("indulgence", (more,))] if more else []
