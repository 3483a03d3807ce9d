"""Hands that a viewer cannot rule out, for `sample`."""

from __future__ import annotations

from random import Random

from orleans.boxes.plague.fields import (
    DISPLAY,
    FIRST_BACKS,
    FULFILLED,
    HAND,
    INDULGENCE,
    KNOWN,
    PILE_BACK,
)
from orleans.boxes.plague.pile import looked_at
from orleans.kernel.frames import STEPS
from orleans.kernel.table import Table
from orleans.kernel.values import Value


def guess_hand(t: Table, seat: int, rng: Random) -> Value:
    """What was taken openly, and cards with fitting backs that the viewer sees nowhere.

    The backs are open (ruling 178): everybody begins with one A and one B, all others are C.
    """
    cards = t.book.components.deck(INDULGENCE)
    number, hand = len(HAND.of(t, seat)), [*KNOWN.of(t, seat)]
    open_backs = {cards[card].back for card in (*hand, *FULFILLED.of(t, seat))}
    wanted = [back for back in FIRST_BACKS if back not in open_backs]
    wanted = (wanted + [PILE_BACK] * number)[: number - len(hand)]
    unseen = unseen_cards(t)
    rng.shuffle(unseen)
    if not has_choice(t, seat, hand):
        fitting = [card for card in unseen if cards[card].back in wanted]
        first = next(card for card in fitting + unseen if has_choice(t, seat, [*hand, card]))
        hand.append(first)
        unseen.remove(first)
        wanted.remove(cards[first].back if first in fitting else wanted[-1])
    for back in wanted:
        card = next((card for card in unseen if cards[card].back == back), unseen[0])
        hand.append(card)
        unseen.remove(card)
    return tuple(sorted(hand))


def unseen_cards(t: Table) -> list[int]:
    """Cards that lie nowhere in sight of the viewer."""
    seen = {*DISPLAY.get(t), *looked_at(t)}
    for player in t.players:
        for field in (HAND, KNOWN, FULFILLED):
            seen.update(field.get(player))
    return [card for card in range(len(t.book.components.deck(INDULGENCE))) if card not in seen]


def has_choice(t: Table, seat: int, hand: list[int]) -> bool:
    """Whether this hand explains what is asked: without a choice a seat is asked nothing."""
    if not t.stack or t.stack[-1][1] != seat:
        return True
    HAND.set(t.players[seat], tuple(sorted(hand)))
    frame = t.stack[-1]
    return len(STEPS[frame[0]].options(t, frame, seat)) > 1
