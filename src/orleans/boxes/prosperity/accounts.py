"""Accounts of what only this box counts."""

from __future__ import annotations

from collections import Counter

from orleans.boxes.base.holdings import stations_built
from orleans.boxes.prosperity.fields import (
    A_GOOD,
    BUILT_ON,
    BURNED,
    COMPLETED,
    FACE_DOWN,
    HAND,
    HIDDEN_GOODS,
    LOOKED,
    QUEUE,
    SITES,
    UNDER,
)
from orleans.boxes.prosperity.sites import card_of
from orleans.kernel.fields import UNKNOWN, Fault
from orleans.kernel.table import Table


def faults_of_cards(t: Table) -> list[Fault]:
    """Each Structure card is in one place; under the pile is what players put there."""
    cards: list[int] = []
    for player in t.players:
        for field in (HAND, LOOKED, UNDER, COMPLETED):
            cards += [card for card in field.get(player) if card != UNKNOWN]
        cards += [site.card for site in SITES.sites(player)]
    found = []
    if len(cards) != len(set(cards)):
        places = (HAND, LOOKED, UNDER, COMPLETED, SITES)
        found.append(Fault("a Structure card is in two places", places))
    under = Counter(QUEUE.get(t))
    for seat, player in enumerate(t.players):
        if len(HAND.get(player)) > 1:
            reason = f"seat {seat} has more than one Structure card in hand"
            found.append(Fault(reason, (HAND,), seat))
        if len(UNDER.get(player)) != under[seat]:
            reason = f"under-pile does not fit the cards that seat {seat} put there"
            found.append(Fault(reason, (QUEUE, UNDER), seat))
    return found


def faults_of_map(t: Table) -> list[Fault]:
    """As many goods as spaces that have one, and a piece on the map for each structure."""
    found, spots = [], FACE_DOWN.get(t)
    lying = sum(what >= A_GOOD for what in spots)
    if sum(HIDDEN_GOODS.get(t)) != lying:
        reason = f"{lying} goods lie face down, hidden-goods has {sum(HIDDEN_GOODS.get(t))}"
        found.append(Fault(reason, (FACE_DOWN, HIDDEN_GOODS)))
    for seat, player in enumerate(t.players):
        pieces = spots.count(BUILT_ON + seat)
        if pieces != len(SITES.sites(player)) + len(COMPLETED.get(player)):
            reason = f"seat {seat}: face-down has {pieces} of its structures"
            found.append(Fault(reason, (FACE_DOWN, SITES, COMPLETED), seat))
        for site in SITES.sites(player):
            if BUILT_ON + seat not in [spots[s] for s in t.book.goods_spaces[site.way]]:
                reason = f"seat {seat} has built on a connection without a piece of its own"
                found.append(Fault(reason, (SITES,), seat))
            way = t.book.components.connections[site.way]
            if card_of(t.book, site.card).town not in (way.a, way.b):
                reason = f"{way.id} does not lead to the town of seat {seat}'s structure"
                found.append(Fault(reason, (SITES,), seat))
        if player.stations + stations_built(t, seat) + pieces > t.book.stations:
            reason = f"seat {seat}: more trading stations than a player has"
            found.append(Fault(reason, (FACE_DOWN, SITES, COMPLETED), seat))
    return found


def faults_of_tiles(t: Table) -> list[Fault]:
    """A tile that is face down is nowhere else."""
    tiles = [tile for player in t.players for tile in BURNED.get(player)]
    here = {*t.offer, *[tile for player in t.players for tile in player.layout.tiles]}
    twice = len(tiles) != len(set(tiles)) or here & set(tiles)
    reason = "a place tile is face down and somewhere else"
    return [Fault(reason, (BURNED,))] if twice else []
