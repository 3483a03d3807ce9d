"""The merchant's journeys, the goods on the way, and what happens on arrival."""

from __future__ import annotations

from orleans.boxes.base.holdings import goods_of, take_away
from orleans.boxes.base.verbs import ASK, GIVE, GO, LEAVE, TAKE
from orleans.kernel.book import Action
from orleans.kernel.frames import EVERY, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.pieces import EMPTY, ROAD, WATER, WAY_NAMES

BOTH_WAYS = 1 << ROAD | 1 << WATER


class Travel(Action):
    """Move the merchant along one connection and take a good on the way.

    `bridged`: with the Drawbridge roads and waterways alike.
    """

    def __init__(self, way: int, bridged: bool) -> None:
        self.way, self.bridged = way, bridged

    def ways(self, t: Table, seat: int) -> int:
        if self.bridged and "drawbridge" in t.players[seat].layout.names:
            return BOTH_WAYS
        return 1 << self.way

    def why_not(self, t: Table, seat: int) -> str:
        if journeys(t, t.players[seat].town, self.ways(t, seat)):
            return ""
        return f"no {{}} leads away from your merchant's town|{WAY_NAMES[self.way]}"

    def carry_out(self, t: Table, seat: int) -> None:
        travel(t, seat, self.ways(t, seat))


def travel(t: Table, seat: int, ways: int) -> None:
    """A journey along one connection of these ways (as bits)."""
    t.stack.append((TRAVEL, seat, (ways,)))


def journeys(t: Table, town: int, ways: int) -> list[int]:
    """The moves that lead away from a town, sorted."""
    found = []
    for way in (ROAD, WATER):
        if ways >> way & 1:
            found += [GO + 2 * other + way for other, _ in t.book.ways[town][way]]
    return sorted(found)


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
    """The own merchant makes a journey and may take a good on the way."""
    connection = follow(t, seat, move)
    arrive(t, seat)
    if goods_lying(t, connection):
        t.stack.append((PICK_UP, seat, (connection,)))


def goods_lying(t: Table, connection: int) -> list[int]:
    """The kinds of goods on a connection, sorted."""
    return sorted({t.lying[s] - 1 for s in t.book.goods_spaces[connection] if t.lying[s]})


def pick_up(t: Table, seat: int, connection: int, good: int) -> None:
    for space in t.book.goods_spaces[connection]:
        if t.lying[space] == good + 1:
            t.lying[space] = EMPTY
            t.players[seat].goods[good] += 1
            return


class Journey(Step):
    """(seat, ways as bits): choose the town to go to."""

    args = ("ways",)
    open_args = EVERY

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        (ways,) = frame[2]
        return journeys(t, t.players[seat].town, ways)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        set_out(t, seat, move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose a town that is one allowed connection away"


class PickUp(Step):
    """(seat, connection): one of the goods lying there, or none (ruling 7)."""

    args = ("connection",)
    open_args = EVERY

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        (connection,) = frame[2]
        return [LEAVE] + [TAKE + good for good in goods_lying(t, connection)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (connection,) = frame[2]
        if move != LEAVE:
            pick_up(t, seat, connection, move - TAKE)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose a good that lies on the way, or leave it"


# --- the Prairie


def arrive(t: Table, seat: int) -> None:
    """The player's own merchant comes to a town (ruling 38)."""
    if "prairie" in t.players[seat].layout.names:
        t.stack.append((PRAIRIE, seat, ()))


class PrairieStep(Step):
    """(seat): which of the players with a station there gives a good."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        built = t.stations[t.players[seat].town]
        others = [other for other in range(len(t.players)) if other != seat]
        return [ASK + other for other in others if built >> other & 1 and goods_of(t, other)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        t.stack.append((PRAIRIE_GIFT, move - ASK, (seat,)))

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose first who gives you a good"


class PrairieGift(Step):
    """(giver, receiver): a good of the giver's choice; bread arrives as grain."""

    args = ("receiver:seat",)
    open_args = EVERY

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [GIVE + good for good in goods_of(t, seat)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (receiver,) = frame[2]
        good = take_away(t, seat, move - GIVE)
        t.players[receiver].goods[good] += 1

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "give a good that you have"


TRAVEL = add_step(Journey("travel"))
PICK_UP = add_step(PickUp("pick-up"))
PRAIRIE = add_step(PrairieStep("prairie"))
PRAIRIE_GIFT = add_step(PrairieGift("prairie-gift"))
