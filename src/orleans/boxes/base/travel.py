"""The merchant's journeys, the goods on the way, and what happens on arrival."""

from __future__ import annotations

from orleans.boxes.base.gains import claim_citizen
from orleans.boxes.base.verbs import GO, LEAVE, TAKE
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.citizens import TOWN_CITIZENS
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import MAP, VERB
from orleans.pieces import EMPTY, GOOD_NAMES, ROAD, WATER, WAY_NAMES

BOTH_WAYS = 1 << ROAD | 1 << WATER


class Travel(Action):
    """Move the merchant along one connection and take a good on the way.

    `bridged`: a tile may open roads and waterways alike to it.
    """

    def __init__(self, way: int, bridged: bool) -> None:
        self.way, self.bridged = way, bridged

    def ways(self, t: Table, seat: int) -> int:
        if self.bridged and t.players[seat].layout.both_ways:
            return BOTH_WAYS
        return 1 << self.way

    def why_not(self, t: Table, seat: int) -> str:
        none = f"no {{}} leads away from your merchant's town|{WAY_NAMES[self.way]}"
        return why_no_journey(t, t.players[seat].town, self.ways(t, seat), none)

    def carry_out(self, t: Table, seat: int) -> None:
        travel(t, seat, self.ways(t, seat))


def travel(t: Table, seat: int, ways: int) -> None:
    """A journey along one connection of these ways (as bits)."""
    ask(t, seat, TRAVEL, ways)


def journeys(t: Table, town: int, ways: int) -> list[int]:
    """The moves that lead away from a town, sorted."""
    if t.book.closes_ways:
        ways &= ~closed_ways(t)
    found = []
    for way in (ROAD, WATER):
        if ways >> way & 1:
            found += [GO + 2 * other + way for other, _ in t.book.ways[town][way]]
    return sorted(found)


def why_no_journey(t: Table, town: int, ways: int, none: str) -> str:
    """Why a merchant cannot leave a town; `none` is the reason if no such way begins there."""
    if journeys(t, town, ways):
        return ""
    if t.book.closes_ways and closed_ways(t) & ways:
        return f"{{}} forbids it this round|{t.book.components.hourglass.tiles[t.event].id}"
    return none


def closed_ways(t: Table) -> int:
    """Ways that this round's event closes to merchants."""
    return t.book.events[t.event].closed_ways if t.event >= 0 else 0


def steps_from(t: Table, town: int) -> list[int]:
    """By town: the fewest open ways from another one, -1 if none lead there."""
    if t.book.closes_ways and closed_ways(t):
        return t.book.distances_by(town, BOTH_WAYS & ~closed_ways(t))
    return t.book.distances[town]


def why_no_merchant_moves(t: Table) -> str:
    """Why no merchant may move by any means; single ways are closed by `closed_ways`."""
    if t.book.closes_ways and t.event >= 0 and t.book.events[t.event].stops_merchants:
        return (
            f"{{}}: no merchant may move this round|{t.book.components.hourglass.tiles[t.event].id}"
        )
    return ""


def follow(t: Table, seat: int, move: int) -> int:
    """Move a merchant as a journey says; the connection used."""
    me = t.players[seat]
    town, way = divmod(move - GO, 2)
    for other, connection in t.book.ways[me.town][way]:
        if other == town:
            me.town = town
            return connection
    raise AssertionError("no such connection")


def set_out(t: Table, seat: int, move: int) -> None:
    """The player's own merchant travels and may take a good on the way."""
    connection = follow(t, seat, move)
    arrive(t, seat)
    if goods_lying(t, connection):
        ask(t, seat, PICK_UP, connection)
    for note in t.book.when_travelled:
        note(t, seat, connection)


def goods_lying(t: Table, connection: int) -> list[int]:
    """The kinds of goods on a connection, sorted."""
    return sorted({t.lying[s] - 1 for s in t.book.goods_spaces[connection] if t.lying[s]})


def pick_up(t: Table, seat: int, connection: int, good: int) -> None:
    for space in t.book.goods_spaces[connection]:
        if t.lying[space] == good + 1:
            t.lying[space] = EMPTY
            t.players[seat].goods[good] += 1
            return


class Journey(Question):
    """(seat, ways as bits): choose the town to go to."""

    args = ("ways",)
    open_args = EVERY
    prompt = "choose a town that is one allowed connection away"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (ways,) = args
        return journeys(t, t.players[seat].town, ways)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        (ways,) = args
        ways &= ~closed_ways(t)
        if move & VERB != GO:
            return self.prompt
        if ways == BOTH_WAYS:
            return "neither a road nor a waterway leads there from your merchant's town"
        name = WAY_NAMES[WATER if ways >> WATER & 1 else ROAD]
        return f"no {{}} leads there from your merchant's town|{name}"

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        set_out(t, seat, move)


class PickUp(Question):
    """(seat, connection): one of the goods lying there, or none (ruling 7)."""

    args = ("connection",)
    open_args = EVERY
    prompt = "choose a good that lies on the way, or leave it"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (connection,) = args
        return [LEAVE] + [TAKE + good for good in goods_lying(t, connection)]

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        """The good where it lies on the map."""
        if move == LEAVE:
            return None
        way = t.book.components.connections[args[0]].id
        return [f"lying:{way}:{GOOD_NAMES[move - TAKE]}"], MAP

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (connection,) = args
        if move == LEAVE:
            return
        pick_up(t, seat, connection, move - TAKE)
        if t.book.scenario.both_goods and goods_lying(t, connection):  # ruling 101
            ask(t, seat, self, connection)


def arrive(t: Table, seat: int) -> None:
    """The player's own merchant comes to a town (ruling 38)."""
    if t.book.town_citizens:  # rulings 100 and 115
        claim_citizen(t, seat, TOWN_CITIZENS + t.players[seat].town)
    for note in t.book.when_arrived:
        note(t, seat)
    for tile in t.players[seat].layout.arrived:
        t.book.actions[tile].arrived(t, seat)


TRAVEL = add_question(Journey(), "travel")
PICK_UP = add_question(PickUp(), "pick-up")
