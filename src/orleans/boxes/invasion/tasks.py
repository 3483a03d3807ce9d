"""The objectives: five of the team, and one for each character.

They are checked when a round ends, and must all be met at once (ruling 230). One that can no
longer be reached ends nothing, but everybody is told (ruling 256).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.deeds import open_spaces
from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.goal_tests import COINS, STATIONS, STATUS, WORTH
from orleans.boxes.base.holdings import status
from orleans.boxes.invasion.city import PILES, needed
from orleans.boxes.invasion.dues import ESTATE_MANAGER, due_part, may_give_station
from orleans.boxes.invasion.fields import (
    CITY_TREASURY,
    KEPT,
    TEAM_CITIZENS,
    UNPAID,
    WAREHOUSE,
    character_of,
    seat_of,
)
from orleans.boxes.invasion.sending import ASSEMBLY_HALL, EXTRA_WALL, WALLS
from orleans.kernel.effects import Goal, Part
from orleans.kernel.table import Table
from orleans.pieces import GEAR, GOOD_NAMES, MONK, TRACK_NAMES

TOWERS: Final = "towers"
TILES: Final = "tiles"
WHEELS: Final = "wheels"
RICHES: Final = "riches"
SEATED: Final = "seated"


def deed_named(t: Table, name: str) -> int:
    return next(deed for deed in t.book.deeds if t.book.components.deeds[deed].id == name)


def spaces_at(t: Table, name: str) -> tuple[int, int]:
    """How many stand at a part of the city, and how many spaces it has."""
    deed = deed_named(t, name)
    spaces = len(t.book.components.deeds[deed].spaces(t.book.players))
    return spaces - open_spaces(t, deed), spaces


def citizens_waiting(t: Table) -> int:
    """How many can still be earned."""
    return sum([not t.claimed >> bit & 1 for bit, _ in t.book.citizens])


class Task(Goal):
    """Reached when all of its parts are."""

    by_itself = True

    def why_not(self, t: Table, seat: int) -> str:
        if all(have >= need for _, have, need in self.parts(t, seat)):
            return ""
        return "this objective is not reached yet"


# --- of the team


class Common(Task):
    common = True


class Walls(Common):
    def parts(self, t: Table, seat: int) -> list[Part]:
        have, need = spaces_at(t, WALLS)
        more, extra = spaces_at(t, EXTRA_WALL)
        return [("kind:knight", have + more, need + extra * bool(KEPT.get(t)))]


class TeamCitizens(Common):
    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(CITIZENS, TEAM_CITIZENS.count(t), needed(t, "team-citizens"))]

    def missed(self, t: Table) -> bool:
        return TEAM_CITIZENS.count(t) + citizens_waiting(t) < needed(t, "team-citizens")


class CityTreasury(Common):
    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(COINS, CITY_TREASURY.count(t), needed(t, "city-treasury"))]


class Warehouse(Common):
    def parts(self, t: Table, seat: int) -> list[Part]:
        stored, names = WAREHOUSE.get(t), {good: GOOD_NAMES[good] for good in PILES}
        return [
            (f"good:{name}", stored[good], needed(t, f"warehouse-{name}"))
            for good, name in names.items()
        ]


class Towers(Common):
    def parts(self, t: Table, seat: int) -> list[Part]:
        towns = t.book.scenario.towers
        return [(TOWERS, sum([t.stations[town] > 0 for town in towns]), len(towns))]

    def towns(self, t: Table, seat: int) -> list[int]:
        return [town for town in t.book.scenario.towers if not t.stations[town]]


# --- of the characters


class Personal(Task):
    """The objective of the character of the same name."""

    def concerns(self, t: Table, seat: int) -> bool:
        return character_of(t, seat) == self.card.id

    def stations(self, t: Table, seat: int) -> Part:
        """One's own trading stations in the towns that the card names."""
        built = [t.stations[town] >> seat & 1 for town in self.card.stations_in]
        return (STATIONS, sum(built), len(built))

    def towns(self, t: Table, seat: int) -> list[int]:
        return [town for town in self.card.stations_in if not t.stations[town] >> seat & 1]

    def missed(self, t: Table) -> bool:
        seat = seat_of(t, self.card.id)
        return any(barred_from(t, seat, town) for town in self.towns(t, seat))

    def end_of_track(self, t: Table, seat: int) -> Part:
        track = self.card.track
        name, last = TRACK_NAMES[track], t.book.components.tracks[track].last
        return (f"track:{name}", t.players[seat].tracks[track], last)

    def worth_of(self, t: Table, seat: int) -> int:
        """The points of the goods that the card names."""
        mine, goods = t.players[seat].goods, t.book.components.goods
        return sum([mine[good] * goods[good].points for good in self.card.of])


def barred_from(t: Table, seat: int, town: int) -> bool:
    """Another player's station stays in a town, and no Tavern can be had."""
    tavern = t.book.numbers["tavern"]
    if tavern in t.offer or tavern in t.players[seat].layout.tiles:
        return False
    manager = seat_of(t, ESTATE_MANAGER)
    returned = may_give_station(t) and t.stations[town] == 1 << manager
    return bool(t.stations[town]) and not returned


class Librarian(Personal):
    def parts(self, t: Table, seat: int) -> list[Part]:
        tiles = len(t.players[seat].layout.tiles)
        return [
            (STATUS, status(t, seat), self.card.status),
            self.stations(t, seat),
            (TILES, tiles, self.card.number),
        ]


class Scholar(Personal):
    def parts(self, t: Table, seat: int) -> list[Part]:
        last, towers = t.book.components.development.last, t.book.scenario.towers
        inner = [n for n, built in enumerate(t.stations) if built >> seat & 1 and n not in towers]
        return [
            ("track:development", t.players[seat].development, last),
            (STATIONS, len(inner), self.card.stations),
        ]


class Mayor(Personal):
    def parts(self, t: Table, seat: int) -> list[Part]:
        me = t.players[seat]
        return [(COINS, me.coins, self.card.coins), (CITIZENS, me.citizens, self.card.citizens)]

    def missed(self, t: Table) -> bool:
        me = t.players[seat_of(t, self.card.id)]
        return me.citizens + citizens_waiting(t) < self.card.citizens


class General(Personal):
    def parts(self, t: Table, seat: int) -> list[Part]:
        wheels = t.players[seat].spaces.count(GEAR)
        return [self.end_of_track(t, seat), (WHEELS, wheels, self.card.number)]


class Fisherman(Personal):
    """It does not matter where the monks are."""

    def parts(self, t: Table, seat: int) -> list[Part]:
        me = t.players[seat]
        monks = me.bag[MONK] + me.market[MONK] + me.spaces.count(MONK + 1)
        found = [self.end_of_track(t, seat), ("kind:monk", monks, self.card.number)]
        goods = [(good, need) for good, need in enumerate(self.card.goods) if need]
        return found + [(f"good:{GOOD_NAMES[n]}", me.goods[n], need) for n, need in goods]


class Merchant(Personal):
    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(RICHES, self.worth_of(t, seat) + t.players[seat].coins, self.card.worth)]


class Councilman(Personal):
    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(SEATED, *spaces_at(t, ASSEMBLY_HALL))]


class Innkeeper(Personal):
    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(WORTH, self.worth_of(t, seat), self.card.worth), self.stations(t, seat)]


class EstateManager(Personal):
    """Its parts are what is due this round; whoever has paid so far has reached it."""

    def parts(self, t: Table, seat: int) -> list[Part]:
        due = due_part(t, seat, self.card, max(1, t.round))  # the first one before it begins
        if t.over and not UNPAID.count(t):
            return [(what, need, need) for what, _, need in due]  # it was paid
        return due

    def later(self, t: Table, seat: int) -> list[tuple[int, Part]]:
        """All of it is printed on the card."""
        to_come = range(t.round + 1, t.book.rounds + 1)
        return [(n, part) for n in to_come for part in due_part(t, seat, self.card, n)]

    def why_not(self, t: Table, seat: int) -> str:
        return ""


TASKS: Final[dict[str, type[Goal]]] = {
    "walls": Walls,
    "team-citizens": TeamCitizens,
    "city-treasury": CityTreasury,
    "warehouse": Warehouse,
    "towers": Towers,
    "librarian": Librarian,
    "scholar": Scholar,
    "mayor": Mayor,
    "general": General,
    "fisherman": Fisherman,
    "merchant": Merchant,
    "councilman": Councilman,
    "innkeeper": Innkeeper,
    "estate-manager": EstateManager,
}
