"""The moment of an Indulgence card: what a player has reached on this turn (ruling 170).

When a turn or the event of a seat begins, its measures are noted; a milestone is reached when
one of them has risen to its number since. Towns are noted when a merchant arrives or builds.
"""

from __future__ import annotations

from orleans.boxes.base.deeds import is_done
from orleans.boxes.base.holdings import stations_built
from orleans.boxes.plague.fields import (
    ARRIVED,
    BEFORE,
    BUILT,
    LEFT_HOME,
    MEASURES,
    MOMENTS,
)
from orleans.facts.components import Card
from orleans.kernel.table import Table
from orleans.kernel.values import Value
from orleans.pieces import FARMER, GEAR, MONK, WATER, WINE


def measures(t: Table, seat: int) -> Value:
    """What milestones count, in the order of `MEASURES` (rulings 171 and 173)."""
    me, c = t.players[seat], t.book.components
    at_end = [n for n, track in enumerate(c.tracks) if me.tracks[n] == track.last]
    if me.development == c.development.last:
        at_end.append(len(c.tracks))
    return (
        stations_built(t, seat),
        stations_inland(t, seat),
        me.gears + me.spaces.count(GEAR),
        c.development.status[me.development],
        len(me.layout.tiles),
        int(me.tracks[FARMER] >= c.tracks[FARMER].bonus.index(WINE, 1)),
        me.citizens,
        deeds_with_citizens(t, done=True),
        me.market[MONK],
        sum(1 << n for n in at_end),
    )


def stations_inland(t: Table, seat: int) -> int:
    """In towns without a waterway."""
    ways = t.book.ways
    return sum(built >> seat & 1 and not ways[n][WATER] for n, built in enumerate(t.stations))


def deeds_with_citizens(t: Table, done: bool) -> int:
    """How many deeds with a citizen for whoever completes them are done, or open."""
    book = t.book
    return sum(book.deed_citizens[n] > 0 and is_done(t, n) == done for n in book.deeds)


def begin_moments(t: Table, seat: int) -> None:
    """A turn, or the event of a seat, begins: what is reached from now on counts."""
    end_moments(t)
    BEFORE.set(t.players[seat], measures(t, seat))
    note_leaving(t)


def end_moments(t: Table) -> None:
    for seat in range(len(t.players)):
        end_moment(t, seat)


def end_moment(t: Table, seat: int) -> None:
    for field in MOMENTS:
        start = field.start(t.book)
        if field.of(t, seat) != start:
            field.set(t.players[seat], start)


def note_moving_back(t: Table, seat: int) -> None:
    """In phase 3, before the first follower is moved back to the market (ruling 172)."""
    if not has_begun(t, seat):
        BEFORE.set(t.players[seat], measures(t, seat))


def has_begun(t: Table, seat: int) -> bool:
    return any(BEFORE.of(t, seat))


def note_leaving(t: Table) -> None:
    """Merchants who are, or were, away from home, whoever moved them (ruling 174)."""
    for player in t.players:
        if player.town != t.book.home and not LEFT_HOME.count(player):
            LEFT_HOME.set(player, (1,))


def note_arrival(t: Table, seat: int) -> None:
    ARRIVED.add(t.players[seat], t.players[seat].town)
    note_leaving(t)


def note_building(t: Table, seat: int, town: int) -> None:
    BUILT.add(t.players[seat], town)


def is_reached(card: Card, before: int, now: int) -> bool:
    """Whether a milestone was reached when its measure changed."""
    if card.test == "ends":
        return bool(now & ~before)  # a second end counts too
    if card.number:
        return before < card.number <= now
    return before < now


def has_come_about(t: Table, seat: int, card: Card) -> bool:
    """A milestone was reached on this turn, if one has begun."""
    at, before = MEASURES.index(card.test), BEFORE.of(t, seat)
    return has_begun(t, seat) and is_reached(card, before[at], measures(t, seat)[at])
