"""What the Estate Manager pays at the end of every round (rulings 241 and 265)."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gears import placed_wheels, return_wheel
from orleans.boxes.base.goals import lose_together
from orleans.boxes.base.holdings import flip_station, spend_good
from orleans.boxes.base.placing import tower_spaces
from orleans.boxes.base.torture import lose_tile
from orleans.boxes.base.verbs import GIVE_GEAR, GIVE_STATION_AT, GIVE_TILE
from orleans.boxes.invasion.fields import UNPAID, seat_of
from orleans.boxes.invasion.support import take_waiting
from orleans.facts.components import GoalCard
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.causes import CauseKind, add_causes
from orleans.kernel.effects import Part
from orleans.kernel.frames import RULES, Args, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES

DUES: Final = 7  # the cause
add_causes(CauseKind(DUES, "dues", under="event"))

ESTATE_MANAGER: Final = "estate-manager"
CHOSEN: Final = ("gear", "station", "tile")  # the player says which one


def card_of(t: Table) -> GoalCard:
    return next(card for card in t.book.components.goals if card.id == ESTATE_MANAGER)


def due_in(card: GoalCard, number: int) -> tuple[int, str]:
    """How many of what is due at the end of a round."""
    return card.dues[number - 1] if 0 < number <= len(card.dues) else (0, "coins")


def has(t: Table, seat: int, what: str) -> int:
    """How many of something a seat has that it can pay with."""
    me = t.players[seat]
    if what in GOOD_NAMES:
        return me.goods[GOOD_NAMES.index(what)]
    if what in FOLLOWER_NAMES:  # on the market, and on the tile that extends it
        kind = FOLLOWER_NAMES.index(what)
        return me.market[kind] + len(tower_spaces(t, me, kind + 1))
    if what in CHOSEN:
        return len(ways_to_pay(t, seat, what))
    return me.coins if what == "coins" else me.development


def ways_to_pay(t: Table, seat: int, what: str) -> list[int]:
    """The things of which one is paid: a placed wheel, a station or tower, a place tile."""
    me = t.players[seat]
    if what == "gear":
        return placed_wheels(me)
    if what == "station":
        towns = enumerate(t.stations)
        return [GIVE_STATION_AT + town for town, built in towns if built >> seat & 1]
    return [GIVE_TILE + tile for tile in me.layout.tiles]


def may_give_station(t: Table) -> bool:
    """A station, which would be removed from the map, is among the dues to come."""
    coming = card_of(t).dues[max(t.round, 1) - 1 : t.book.rounds]
    return seat_of(t, ESTATE_MANAGER) >= 0 and any(what == "station" for _, what in coming)


PARTS: Final = {"development": "track:development", "gear": "wheels", "station": "stations"}


def due_part(t: Table, seat: int, card: GoalCard, in_round: int) -> list[Part]:
    """The due of a round as a part of the goal."""
    number, what = due_in(card, in_round)
    if not number:
        return []
    named = PARTS.get(what, "tiles" if what == "tile" else what)
    if what in GOOD_NAMES:
        named = f"good:{what}"
    elif what in FOLLOWER_NAMES:
        named = f"kind:{what}"
    return [(named, has(t, seat, what), number)]


class DuesPhase(Step):
    """After the event, the rules: the Estate Manager pays, or all lose."""

    def run(self, t: Table, frame: Frame) -> None:
        seat = seat_of(t, ESTATE_MANAGER)
        number, what = due_in(card_of(t), t.round)
        if seat < 0 or not number:
            return
        if has(t, seat, what) < number:
            UNPAID.set(t, (1,))
            lose_together(t)
        elif what in CHOSEN:
            ask(t, seat, DUE)
        else:
            self.pay(t, seat, number, what)

    def pay(self, t: Table, seat: int, number: int, what: str) -> None:
        me = t.players[seat]
        if what == "coins":
            me.coins -= number
        elif what == "development":
            me.development -= number
        for _ in range(number if what in GOOD_NAMES else 0):
            spend_good(t, seat, GOOD_NAMES.index(what))
        for _ in range(number if what in FOLLOWER_NAMES else 0):
            take_waiting(t, me, FOLLOWER_NAMES.index(what))
            t.supply[FOLLOWER_NAMES.index(what)] += 1

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return DUES


class Due(Question):
    """(seat): which of the things that can be paid."""

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return ways_to_pay(t, seat, due_in(card_of(t), t.round)[1])

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        me = t.players[seat]
        if move & VERB == GIVE_GEAR:
            return_wheel(t, me, move)
        elif move & VERB == GIVE_STATION_AT:
            flip_station(t, seat, move - GIVE_STATION_AT)
            me.stations += 1
        else:
            return_tile(t, seat, move - GIVE_TILE)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        return "choose what you pay as the Estate Manager"


def return_tile(t: Table, seat: int, tile: int) -> None:
    """Back to the offer; followers go to the bag, a wheel to the supply."""
    lost = t.lost_gears
    lose_tile(t, seat, tile)
    t.gears += t.lost_gears - lost
    t.lost_gears = lost
    t.offer = tuple(sorted((*t.offer, tile)))


def why_unpaid(t: Table) -> str:
    """Why all have lost, if it was not the event."""
    if not UNPAID.count(t):
        return ""
    return f"the Estate Manager could not pay the dues of round {{}}|{t.round}"


DUES_PHASE: Final = (add_step(DuesPhase("dues-phase")), RULES, ())
DUE: Final = add_question(Due(), "due")
