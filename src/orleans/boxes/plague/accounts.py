"""Accounts of what only this box counts."""

from __future__ import annotations

from orleans.boxes.plague.corpses import all_corpses, corpses_left, has_cemetery
from orleans.boxes.plague.fields import CEMETERY, CORPSE, DISPLAY, FULFILLED, HAND, KNOWN
from orleans.kernel.fields import UNKNOWN, Fault
from orleans.kernel.table import Table
from orleans.pieces import KIND_NAMES


def faults_of_corpses(t: Table) -> list[Fault]:
    """Each corpse is in one place; the supply has the rest."""
    found = []
    if corpses_left(t) < 0:
        reason = f"there are {all_corpses(t)} corpses, not more"
        found.append(Fault(reason, word=KIND_NAMES[CORPSE]))
    for seat, player in enumerate(t.players):
        if CEMETERY.count(player) and not has_cemetery(t, seat):
            found.append(Fault(f"seat {seat} has no Cemetery", (CEMETERY,), seat))
    return found


def faults_of_cards(t: Table) -> list[Fault]:
    """Each Indulgence card is in one place; what everybody saw being taken is in the hand."""
    cards = [*DISPLAY.get(t)]
    for player in t.players:
        cards += [card for card in HAND.get(player) if card != UNKNOWN]
        cards += FULFILLED.get(player)
    found = []
    if len(cards) != len(set(cards)):
        found.append(Fault("an Indulgence card is in two places", (DISPLAY, HAND, FULFILLED)))
    for seat, player in enumerate(t.players):
        hand = HAND.get(player)
        if UNKNOWN not in hand and not {*KNOWN.get(player)} <= {*hand}:
            found.append(Fault(f"seat {seat} has not all of its known cards", (KNOWN,), seat))
    return found
