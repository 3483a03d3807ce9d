"""Indulgence cards: fulfilling them, and what makes one useless."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.building import may_share_town, taken
from orleans.boxes.base.causes import BY_CARD
from orleans.boxes.base.holdings import spend_good
from orleans.boxes.base.verbs import DONE
from orleans.boxes.plague.corpses import clear_market
from orleans.boxes.plague.fields import (
    ARRIVED,
    BUILT,
    FULFILLED,
    HAND,
    INDULGENCE,
    KNOWN,
    MEASURES,
)
from orleans.boxes.plague.moments import deeds_with_citizens, has_come_about, measures
from orleans.boxes.plague.verbs import PLAY
from orleans.facts.components import Card
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import TYPES_OF_GOODS

GIFTS: Final = ("donate", "deliver")
CLOSED: Final = "closing-day"


def card_of(t: Table, number: int) -> Card:
    return t.book.components.deck(INDULGENCE)[number]


def why_not_play(t: Table, seat: int, number: int, by_event: bool = False) -> str:
    """Why a card cannot be fulfilled now; by an event nothing is given (ruling 169)."""
    if number not in HAND.of(t, seat):
        return "this card is not in your hand"
    if t.event >= 0 and t.book.events[t.event].name == CLOSED:
        event = t.book.components.hourglass.tiles[t.event].id
        return f"{{}}: no Indulgence card may be fulfilled this round|{event}"
    card = card_of(t, number)
    if card.test in GIFTS:
        return "gifts are made on your own turn" if by_event else why_no_gift(t, seat, card)
    town = t.book.components.towns[card.town].id if card.town >= 0 else ""
    if card.test == "pilgrimage":
        arrived = card.town in ARRIVED.of(t, seat)
        return "" if arrived else f"your merchant has not come to {{}} on this turn|{town}"
    if card.test == "build":
        built = card.town in BUILT.of(t, seat)
        return "" if built else f"you have not built in {{}} on this turn|{town}"
    if has_come_about(t, seat, card):
        return ""
    return "what the card asks for has not come about on this turn"


def why_no_gift(t: Table, seat: int, card: Card) -> str:
    """Bread is no grain, and goods in the Gaming Room stay there (ruling 177)."""
    me, c = t.players[seat], t.book.components
    if card.test == "deliver" and me.town != card.town:
        return f"your merchant is not in {{}}|{c.towns[card.town].id}"
    for good in range(TYPES_OF_GOODS):
        if me.goods[good] < card.goods[good]:
            return f"you have too little {{}}|{c.goods[good].id}"
    return f"you have fewer than {{}} coins|{card.coins}" if me.coins < card.coins else ""


def fulfil(t: Table, seat: int, number: int) -> None:
    """Give what it asks for; the card lies open, and all corpses leave the market."""
    me, card = t.players[seat], card_of(t, number)
    for good in range(TYPES_OF_GOODS):
        for _ in range(card.goods[good]):
            spend_good(t, seat, good)
    me.coins -= card.coins
    HAND.remove(me, number)
    KNOWN.remove(me, number)
    FULFILLED.add(me, number)
    clear_market(t, seat)


class PlayCards(Question):
    """(seat): on one's own turn, before or after the action; as many as can be fulfilled."""

    verbs = (PLAY,)
    open_args = EVERY
    by_event = False

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        hand = [card for card in HAND.of(t, seat) if card >= 0]
        found = [PLAY + card for card in hand if not why_not_play(t, seat, card, self.by_event)]
        return [DONE, *found] if found else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            fulfil(t, seat, move - PLAY)

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return NO_CAUSE if move == DONE else cause_of_card(t, INDULGENCE, move - PLAY)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == PLAY:
            return why_not_play(t, seat, move - PLAY, self.by_event)
        return "fulfil an Indulgence card, or say that you are done"


class PlayMore(PlayCards):
    """(seat): the same as a question that is asked again until it is answered with no."""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            ask(t, seat, self)
            super().take(t, seat, args, move)


class PlayAtEvent(PlayMore):
    """(seat): what the event itself has brought about."""

    by_event = True


def cause_of_card(t: Table, deck: str, number: int) -> int:
    c = t.book.components
    return BY_CARD + c.cards.index(c.deck(deck)[number])


# --- cards that are of no use


def is_useless(t: Table, seat: int, number: int) -> bool:
    """Whether a card that was just drawn can never be fulfilled as things are (ruling 175)."""
    me, card = t.players[seat], card_of(t, number)
    if card.test == "build":
        other = taken(t, card.town) and not may_share_town(t, seat)
        return not me.stations or other or bool(t.stations[card.town] >> seat & 1)
    if card.test == "deeds":
        return not deeds_with_citizens(t, done=False)
    if card.test == "ends":
        tracks = len(t.book.components.tracks)
        return measures(t, seat)[MEASURES.index("ends")] == (1 << tracks + 1) - 1
    if card.test in MEASURES and card.test != "monks":
        return measures(t, seat)[MEASURES.index(card.test)] >= max(card.number, 1)
    return False


def points_of_cards(t: Table, seat: int) -> int:
    return sum([card_of(t, number).points for number in FULFILLED.of(t, seat)])


PLAY_CARDS = add_question(PlayCards(), "indulgence-turn")
PLAY_MORE = add_question(PlayMore(), "indulgence-more")
PLAY_AT_EVENT = add_question(PlayAtEvent(), "indulgence-event")
