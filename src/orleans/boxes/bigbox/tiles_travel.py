"""Place tiles of the Big Box that move merchants or build stations."""

from __future__ import annotations

from orleans.boxes.base.building import (
    build_station,
    station_price,
    take_station,
    why_no_station,
)
from orleans.boxes.base.choice import Choice, DieRoll
from orleans.boxes.base.travel import (
    BOTH_WAYS,
    arrive,
    follow,
    goods_lying,
    journeys,
    pick_up,
    steps_from,
    travel,
    why_no_journey,
    why_no_merchant_moves,
)
from orleans.boxes.base.verbs import DONE, FOUND, GO, JUMP, LEAVE, TAKE
from orleans.boxes.bigbox.stock import ROAD_STATIONS, STOCK
from orleans.boxes.bigbox.verbs import ASK, GIVE_ROAD_STATION
from orleans.kernel.asking import ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB

ROAD_LENGTH = 4
NO_WAY = "no way leads out of the merchant's town"


class EpiscopalSee(Choice):
    """To Tours, or from Tours anywhere; no good on the way (ruling 46)."""

    verbs = (JUMP,)
    prompt = "choose the town to go to"

    def why_not(self, t: Table, seat: int) -> str:
        return why_no_merchant_moves(t)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        towns = t.book.components.towns
        tours = next(n for n, town in enumerate(towns) if town.id == "tours")
        if t.players[seat].town != tours:
            return [JUMP + tours]
        return [JUMP + town for town in range(len(towns)) if town != tours]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.players[seat].town = move - JUMP
        arrive(t, seat)


class StageCoach(Action):
    def why_not(self, t: Table, seat: int) -> str:
        if t.players[seat].coins < 3:
            return "the Stage Coach costs 3 coins"
        return why_no_journey(t, t.players[seat].town, BOTH_WAYS, NO_WAY)

    def carry_out(self, t: Table, seat: int) -> None:
        t.players[seat].coins -= 3
        travel(t, seat, BOTH_WAYS)


class TinkerersWagon(DieRoll):
    """Up to as many towns as the die shows, by any way, without goods (ruling 47)."""

    verbs = (JUMP,)
    asks = True
    args = ("most",)
    open_args = EVERY
    prompt = "choose the town to go to, or stay"

    def rolled(self, t: Table, seat: int, number: int) -> None:
        if number == 6:
            t.players[seat].coins += 1
        else:
            ask(t, seat, self, number)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (most,) = args
        near = steps_from(t, t.players[seat].town)
        return [DONE] + [JUMP + town for town, steps in enumerate(near) if 0 < steps <= most]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            t.players[seat].town = move - JUMP
            arrive(t, seat)


class Court(Choice):
    """Another merchant one step; the good on the way for 1 coin to its owner (ruling 48).

    First whose merchant, then (whose: seat + 1) where to, then (connection + 1) which good.
    """

    verbs = (ASK,)
    args = ("whose", "along")
    open_args = EVERY
    first = (0, 0)
    prompt = "choose whose merchant moves, where to, and whether you take the good"

    def why_not(self, t: Table, seat: int) -> str:
        return "" if self.options(t, seat, self.first) else NO_WAY

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        whose, along = args
        if along:
            return [LEAVE] + [TAKE + good for good in goods_lying(t, along - 1)]
        if whose:
            return journeys(t, t.players[whose - 1].town, BOTH_WAYS)
        others = [other for other in range(len(t.players)) if other != seat]
        return [ASK + n for n in others if journeys(t, t.players[n].town, BOTH_WAYS)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        whose, along = args
        if not whose:
            ask(t, seat, self, move - ASK + 1, 0)
        elif move & VERB == GO:
            connection = follow(t, whose - 1, move)
            if t.players[seat].coins and goods_lying(t, connection):
                ask(t, seat, self, whose, connection + 1)
        elif move != LEAVE:
            pick_up(t, seat, along - 1, move - TAKE)
            t.players[seat].coins -= 1
            t.players[whose - 1].coins += 1


class Quarry(Choice):
    """2 coins, and 2 more for each step from the merchant; only in free towns (ruling 49)."""

    verbs = (FOUND,)
    prompt = "choose a town without a trading station that you can pay for"

    def why_not(self, t: Table, seat: int) -> str:
        if why_no_station(t, seat):
            return why_no_station(t, seat)
        if self.options(t, seat, self.first):
            return ""
        return "you can pay for no town without a station"

    def price(self, t: Table, seat: int, town: int) -> int:
        return 2 + 2 * t.book.distances[t.players[seat].town][town]

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        coins = t.players[seat].coins - station_price(t)
        near = t.book.distances[t.players[seat].town]
        return [
            FOUND + town
            for town, built in enumerate(t.stations)
            if not built and near[town] >= 0 and self.price(t, seat, town) <= coins
        ]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.players[seat].coins -= self.price(t, seat, move - FOUND)
        build_station(t, seat, move - FOUND)


class Road(Action):
    """Up to four stations on the tile, whoever builds them (ruling 50)."""

    verbs = (GIVE_ROAD_STATION,)
    hooks = ("stations", "things_to_give", "why_impossible")

    def why_not(self, t: Table, seat: int) -> str:
        if why_no_station(t, seat):
            return why_no_station(t, seat)
        if stations_on_road(t) >= ROAD_LENGTH:
            return "the Road holds four trading stations already"
        return ""

    def carry_out(self, t: Table, seat: int) -> None:
        take_station(t, seat)
        self.change(t, seat, 1)

    def change(self, t: Table, seat: int, more: int) -> None:
        STOCK.add(t.players[seat], ROAD_STATIONS, more)

    def stations(self, t: Table, seat: int) -> int:
        return STOCK.of(t, seat)[ROAD_STATIONS]

    def things_to_give(self, t: Table, seat: int) -> list[int]:
        return [GIVE_ROAD_STATION] if STOCK.of(t, seat)[ROAD_STATIONS] else []

    def give(self, t: Table, seat: int, move: int) -> None:
        self.change(t, seat, -1)

    def lost(self, t: Table, seat: int) -> None:
        """The stations go back to the supplies of those who built them."""
        for other, player in enumerate(t.players):
            here = STOCK.get(player)[ROAD_STATIONS]
            player.stations += here
            self.change(t, other, -here)

    def why_impossible(self, t: Table, seat: int) -> str:
        return "the Road holds four trading stations" if stations_on_road(t) > ROAD_LENGTH else ""


def stations_on_road(t: Table) -> int:
    return sum(STOCK.get(player)[ROAD_STATIONS] for player in t.players)


TRAVEL_TILES: dict[str, Action] = {
    "episcopal-see": EpiscopalSee(),
    "stage-coach": StageCoach(),
    "tinkerers-wagon": TinkerersWagon(),
    "court": Court(),
    "quarry": Quarry(),
    "road": Road(),
}
