"""What Indulgence cards still lack, for the pages."""

from __future__ import annotations

from orleans.boxes.plague.fields import ARRIVED, BUILT, DISPLAY, HAND, MEASURES
from orleans.boxes.plague.indulgence import GIFTS, card_of, is_useless
from orleans.boxes.plague.moments import measures
from orleans.facts.components import Card
from orleans.kernel.effects import HandCard, Part
from orleans.kernel.table import Table


def cards_at_hand(t: Table, seat: int) -> list[HandCard]:
    """The cards of a hand and those on display, which could be taken into it."""
    shown = [card for card in (*HAND.of(t, seat), *DISPLAY.get(t)) if card >= 0]
    return [
        (card_of(t, n).id, parts(t, seat, card_of(t, n)), is_useless(t, seat, n)) for n in shown
    ]


def parts(t: Table, seat: int, card: Card) -> list[Part]:
    """What is counted; a milestone without a number is only reached or not."""
    found = []
    if card.town >= 0:
        town = t.book.components.towns[card.town].id
        found.append((f"town:{town}", int(is_there(t, seat, card)), 1))
    if card.test in GIFTS:
        return found + gifts(t, seat, card)
    if card.number:
        have = measures(t, seat)[MEASURES.index(card.test)]
        found.append((f"card:{card.id}", min(have, card.number), card.number))
    return found


def is_there(t: Table, seat: int, card: Card) -> bool:
    """What a card asks for in its town has come about."""
    if card.test == "deliver":
        return t.players[seat].town == card.town
    field = ARRIVED if card.test == "pilgrimage" else BUILT
    return card.town in field.of(t, seat)


def gifts(t: Table, seat: int, card: Card) -> list[Part]:
    me, goods = t.players[seat], t.book.components.goods
    found = [
        (f"good:{goods[n].id}", min(me.goods[n], need), need)
        for n, need in enumerate(card.goods)
        if need
    ]
    if card.coins:
        found.append(("coins", min(me.coins, card.coins), card.coins))
    return found
