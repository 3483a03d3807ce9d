"""What Structure cards still lack, for the pages and the terminal."""

from __future__ import annotations

from orleans.boxes.prosperity.carpenter import sites_near
from orleans.boxes.prosperity.fields import (
    A_GOOD,
    BUILT_ON,
    CARPENTER,
    FACE_DOWN,
    HAND,
    LOOKED,
    SITES,
)
from orleans.boxes.prosperity.sites import Site, card_of
from orleans.kernel.effects import HandCard, Part
from orleans.kernel.table import Player, Table
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES, TYPES, TYPES_OF_GOODS


def cards_at_hand(t: Table, seat: int) -> list[HandCard]:
    """The card in hand and those to choose from, then the structures that are being manned.

    The distance is the Carpenter's. Without a free good left around its town a card cannot be
    built (ruling 207).
    """
    me = t.players[seat]
    found: list[HandCard] = []
    for number in (*HAND.get(me), *LOOKED.get(me)):
        if number >= 0:
            card = card_of(t.book, number)
            town = t.book.components.towns[card.town].id
            steps = t.book.distances[CARPENTER.count(t)][card.town]
            parts = [(f"distance:{town}", steps, 0), *needs(t, possessions(number, me))]
            found.append((card.id, parts, not sites_near(t, card.town)))
    for site in SITES.sites(me):
        found.append((card_of(t.book, site.card).id, needs(t, site), False))
    return found


def possessions(card: int, me: Player) -> Site:
    """What a player has, wherever it is, as if all of it lay beside the structure."""
    followers = [
        me.bag[kind] + me.market[kind] + me.spaces.count(kind + 1) for kind in range(TYPES)
    ]
    return Site(card, 0, tuple(followers), me.coins, tuple(me.goods[:TYPES_OF_GOODS]))


def needs(t: Table, site: Site) -> list[Part]:
    """What a card asks for, and how much of it there is."""
    card = card_of(t.book, site.card)
    rows = [
        (f"kind:{name}", site.followers[n], card.followers[n])
        for n, name in enumerate(FOLLOWER_NAMES)
    ]
    rows.append(("coins", site.coins, card.coins))
    rows += [
        (f"good:{name}", site.goods[n], card.goods[n])
        for n, name in enumerate(GOOD_NAMES[:TYPES_OF_GOODS])
    ]
    return [(what, min(have, need), need) for what, have, need in rows if need]


def lies_on(t: Table, connection: int) -> list[tuple[str, int]]:
    """What is on a connection: goods face down, and whose structures."""
    here = [FACE_DOWN.get(t)[spot] for spot in t.book.goods_spaces[connection]]
    found = [("hidden-good", -1)] * here.count(A_GOOD)
    return found + [("structure-of", what - BUILT_ON) for what in here if what >= BUILT_ON]
