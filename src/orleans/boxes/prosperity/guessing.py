"""Cards that a viewer cannot rule out, for `sample`."""

from __future__ import annotations

from random import Random

from orleans.boxes.prosperity.fields import HAND, LOOKED, UNDER, Hidden
from orleans.boxes.prosperity.pile import upper_cards
from orleans.kernel.fields import UNKNOWN
from orleans.kernel.frames import STEPS
from orleans.kernel.table import Table
from orleans.kernel.values import Value


def guess_hand(t: Table, seat: int, rng: Random) -> Value:
    """A card that the viewer sees nowhere, and that explains what the seat is asked."""
    if UNKNOWN not in HAND.of(t, seat):
        return HAND.of(t, seat)
    cards = upper_cards(t)
    rng.shuffle(cards)
    return next(((card,) for card in cards if has_choice(t, seat, card)), (cards[0],))


def has_choice(t: Table, seat: int, card: int) -> bool:
    """Whether this hand explains what is asked: without a choice a seat is asked nothing."""
    if not t.stack or t.stack[-1][1] != seat:
        return True
    HAND.set(t.players[seat], (card,))
    frame = t.stack[-1]
    return len(STEPS[frame[0]].options(t, frame, seat)) > 1


def guess_looked(t: Table, seat: int, rng: Random) -> Value:
    return guess_row(t, seat, rng, LOOKED)


def guess_under(t: Table, seat: int, rng: Random) -> Value:
    return guess_row(t, seat, rng, UNDER)


def guess_row(t: Table, seat: int, rng: Random, field: Hidden) -> Value:
    """As many as there are."""
    known = field.of(t, seat)
    unseen = upper_cards(t)
    rng.shuffle(unseen)
    return tuple([unseen.pop() if card == UNKNOWN else card for card in known])
