"""What may lose the game at once: this round's event, and the Estate Manager's dues."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.events import Harvest, current_event
from orleans.boxes.base.holdings import worth_of_goods
from orleans.boxes.base.together import team_coins
from orleans.boxes.invasion.city import needed
from orleans.boxes.invasion.dues import ESTATE_MANAGER, card_of, due_in, has
from orleans.boxes.invasion.events import Robbery, TeamTrip, own_towers
from orleans.boxes.invasion.fields import seat_of
from orleans.boxes.invasion.team_events import Owed, WitchHunt
from orleans.kernel.effects import Event
from orleans.kernel.table import Player, Table
from orleans.pieces import FOLLOWER_NAMES

LOST: Final = 250.0  # points, if something cannot be paid
LACK: Final = 15.0  # points for each coin or piece that is missing for it
HUNGER: Final = 3.0  # the same, where torture follows
FOOD: Final = 2.5  # points for each coin that must be paid in its place
PURSE: Final = 4  # coins of a merchant at home: a Trip may come
AT_HOME: Final = 2.5  # points for each that is missing
SUMMONING: Final = "summoning"
SENT_HOME: Final = 2.0  # points for each coin that is missing to stay away
# Points for what the Estate Manager lacks, by rounds ahead: a wheel takes some of them.
DUE: Final = (80.0, 150.0, 80.0, 50.0, 40.0, 30.0)
DRAWABLE: Final = 0.5  # less for a follower in the bag or on a place, who may come in time


def dangers(t: Table, struck: bool, trip: bool) -> float:
    """Return the cost, in points, of what could not be paid.

    `struck`: the players are answering the event already. `trip`: one may still come.
    """
    found = dues(t)
    if t.event >= 0:
        event, amount = current_event(t)
        for missing in lacks(t, event, amount):
            found += LOST + LACK * missing
        if struck:
            pass
        elif event.name == SUMMONING:
            away = [player.coins for player in t.players if player.town != t.book.home]
            found += SENT_HOME * sum([max(0, amount - coins) for coins in away])
        elif isinstance(event, Harvest):
            found += sum([hunger(t, seat, event, amount) for seat in range(len(t.players))])
    if not trip:
        return found
    at_home = [player.coins for player in t.players if player.town == t.book.home]
    return found + AT_HOME * sum([max(0, PURSE - coins) for coins in at_home])


def lacks(t: Table, event: Event, amount: int) -> list[int]:
    """Return what is missing for an event that makes all lose, for each player who cannot pay:
    all of them must, so each who finds a way out helps."""
    seats = range(len(t.players))
    found: list[int] = []
    if isinstance(event, TeamTrip):
        going = [seat for seat in seats if not event.spares(t, seat, amount)]
        found = [amount - t.players[seat].coins for seat in going]
    elif isinstance(event, Robbery):
        poor = [seat for seat in seats if not own_towers(t, seat)]
        found = [amount - worth_of_goods(t, seat) for seat in poor]
    elif isinstance(event, Owed):
        pieces = sum([event.debt.pieces(t, seat) for seat in seats])
        if isinstance(event, WitchHunt):
            found = [amount - pieces]
        else:
            found = [(needed(t, "team-losses") - pieces) * amount - team_coins(t)]
    return [missing for missing in found if missing > 0]


def hunger(t: Table, seat: int, event: Event, amount: int) -> float:
    _, due = event.forecast(t, seat, amount)
    return FOOD * due + HUNGER * max(0, due - t.players[seat].coins)


def dues(t: Table) -> float:
    """Return the cost of what the Estate Manager lacks now and in the next rounds."""
    seat = seat_of(t, ESTATE_MANAGER)
    if seat < 0:
        return 0.0
    card, found = card_of(t), 0.0
    before = {"coins": for_trip(t, seat)}
    for ahead, cost in enumerate(DUE):
        number, what = due_in(card, max(t.round, 1) + ahead)
        before[what] = before.get(what, 0) + number
        missing = max(0, before[what] - has(t, seat, what))
        found += cost * missing + (LOST if missing and not ahead else 0.0)
        if ahead and missing and what in FOLLOWER_NAMES:
            found -= DRAWABLE * cost * min(missing, elsewhere(t.players[seat], what))
    return found


def for_trip(t: Table, seat: int) -> int:
    """Return what this round's Trip takes before the dues."""
    event, amount = current_event(t)
    going = t.event >= 0 and isinstance(event, TeamTrip) and not event.spares(t, seat, amount)
    return amount if going else 0


def elsewhere(me: Player, follower: str) -> int:
    """Return how many of a type are not in the market yet."""
    kind = FOLLOWER_NAMES.index(follower)
    return me.bag[kind] + me.spaces.count(kind + 1)


def kept_for_dues(t: Table, seat: int) -> list[int]:
    """Return the followers that the Estate Manager must not place: they are paid from the market,
    in this round or in the next."""
    if seat != seat_of(t, ESTATE_MANAGER):
        return []
    found: list[int] = []
    for ahead in (0, 1):
        number, what = due_in(card_of(t), max(t.round, 1) + ahead)
        if what in FOLLOWER_NAMES:
            found += [FOLLOWER_NAMES.index(what)] * number
    return found
