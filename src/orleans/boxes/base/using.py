"""Why a place cannot be used."""

from __future__ import annotations

from orleans.kernel.table import Player, Table
from orleans.pieces import WANT_NAMES


def why_not_use(t: Table, seat: int, place: int) -> str:
    me, book = t.players[seat], t.book
    if place not in me.layout.places:
        return "you do not have this place"
    if place not in me.layout.actions:
        return "this place works by itself and is never used as an action"
    if not book.activated(me.spaces, place):
        return missing(t, me, place)
    return book.actions[place].why_not(t, seat) or why_barred(t, seat, place)


def may_carry_out(t: Table, seat: int, place: int) -> bool:
    """An action of the player's own can be carried out, activated or not."""
    return not t.book.actions[place].why_not(t, seat) and not why_barred(t, seat, place)


def why_barred(t: Table, seat: int, place: int) -> str:
    """Why an action may not be used this round by the seat that owns the place."""
    for bar in t.book.bars:
        reason = bar(t, seat, place)
        if reason:
            return reason
    return ""


def barred_by_event(t: Table, seat: int, place: int) -> str:
    return t.book.events[t.event].why_not_use(t, seat, place) if t.event >= 0 else ""


def missing(t: Table, me: Player, place: int) -> str:
    book = t.book
    wants = [
        WANT_NAMES[book.want[space]]
        for space in range(book.first[place], book.last[place])
        if not me.spaces[space]
    ]
    spare = book.last[place] - book.first[place] - book.enough[place]  # spaces that may stay empty
    wants = wants[: len(wants) - spare]
    name = book.components.places[place].id
    return f"the {{}} still needs {{}}|{name}|{', '.join(wants)}|{len(wants)}"
