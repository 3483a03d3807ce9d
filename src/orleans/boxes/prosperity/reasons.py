"""What speaks for a move, in the words of hints: the Carpenter's way, structures, goods unseen."""

from __future__ import annotations

from orleans.boxes.prosperity.fields import CARPENTER, COMPLETED, HAND, HIDDEN_GOODS, LOOKED, SITES
from orleans.boxes.prosperity.sites import card_of, lack
from orleans.kernel.judging import Reason
from orleans.kernel.table import Table


def reasons(before: Table, after: Table, seat: int) -> list[Reason]:
    """What a seat has gained: things first, then clauses (`goal-…`)."""
    found = []
    points = worth_of_completed(after, seat) - worth_of_completed(before, seat)
    if points:
        found.append(Reason("structures", (points,)))
    goods = sum(found_goods(before, after))
    if goods:
        found.append(Reason("hidden-goods", (goods,)))
    if new_card(before, after, seat):
        found.append(Reason("new-card"))
    return found + nearer_structures(before, after, seat) + nearer_carpenter(before, after, seat)


def worth_of_completed(t: Table, seat: int) -> int:
    return sum([card_of(t.book, card).points for card in COMPLETED.of(t, seat)])


def new_card(before: Table, after: Table, seat: int) -> bool:
    """A card that was drawn; which one it is, is known in the trial only."""
    hand, known = HAND.of(after, seat), (*HAND.of(before, seat), *LOOKED.of(before, seat))
    return any(card not in known for card in hand)


def found_goods(before: Table, after: Table) -> list[int]:
    """Goods that lay face down before, by kind; which ones they are is known in the trial only."""
    pairs = zip(HIDDEN_GOODS.get(before), HIDDEN_GOODS.get(after), strict=True)
    return [there - still for there, still in pairs]


def nearer_structures(before: Table, after: Table, seat: int) -> list[Reason]:
    """Structures that were built, and those that lack less than before."""
    lacked, found = lacking(before, seat), []
    for card, number in lacking(after, seat).items():
        name = f"card:{card_of(after.book, card).id}"
        if card not in lacked:
            found.append(Reason("goal-built", (name,)))
        elif number < lacked[card]:
            found.append(Reason("goal-lacks", (name, number)))
    return found


def lacking(t: Table, seat: int) -> dict[int, int]:
    """How many things each structure of a seat still lacks, by card."""
    return {site.card: sum(lack(t.book, site)) for site in SITES.sites(t.players[seat])}


def nearer_carpenter(before: Table, after: Table, seat: int) -> list[Reason]:
    """The Carpenter on his way to the town of the card in hand, or how far it is for a new one."""
    hand = HAND.of(after, seat)
    if not hand or min(hand) < 0 or new_card(before, after, seat):
        return []
    card = card_of(after.book, hand[0])
    far, near = [t.book.distances[CARPENTER.count(t)][card.town] for t in (before, after)]
    if hand != HAND.of(before, seat):
        return [Reason("goal-card", (f"card:{card.id}", near))]
    if near >= far:
        return []
    town = f"town:{after.book.components.towns[card.town].id}"
    return [Reason("goal-carpenter", (town, near)) if near else Reason("goal-with-him", (town,))]
