"""The tests of goals: how far a seat is, why it cannot reach one now, and what that costs.

`TESTS` has one class for each test that the data of a goal can name.
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.holdings import spend_good, stations_built, status
from orleans.boxes.base.verbs import GIVE
from orleans.errors import BadData
from orleans.facts.components import GoalCard
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.citizens import DEED_CITIZENS, TOWN_CITIZENS
from orleans.kernel.effects import Goal, Part
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.pieces import GOOD_NAMES, TYPES_OF_GOODS, WATER

# Parts of goals besides towns, goods and citizens.
COINS: Final = "coins"
STATIONS: Final = "stations"
WORTH: Final = "goods-worth"
DEVELOPMENT: Final = "development-points"
STATUS: Final = "status"
INLAND: Final = "inland-stations"
IN_ALL: Final = "goods-in-all"


def require(card: GoalCard, needed: tuple[str, ...]) -> None:
    """Refuse a goal whose data lack something that its test asks for, or say too much."""
    given = {
        "town": card.town >= 0,
        "goods": any(card.goods),
        "citizens": card.citizens > 0,
        "coins": card.coins > 0,
        "worth": card.worth > 0,
        "until": card.until > 0,
        "status": card.status > 0,
        "stations": card.stations > 0,
        "inland": card.inland,
        "number": card.number > 0,
        "of": bool(card.of),
    }
    for key in needed:
        if not given[key]:
            raise BadData(f"{card.entry}.{key}: is missing")
    known = needed + OPTIONAL.get(card.test, ())
    for key, there in given.items():
        if there and key not in known:
            raise BadData(f"{card.entry}.{key}: the test {card.test} does not know it")


def town_part(t: Table, seat: int, card: GoalCard) -> Part:
    town = t.book.components.towns[card.town].id
    return (f"town:{town}", int(t.players[seat].town == card.town), 1)


def why_not_there(t: Table, seat: int, card: GoalCard) -> str:
    if t.players[seat].town == card.town:
        return ""
    return f"your merchant is not in {{}}|{t.book.components.towns[card.town].id}"


class Deliver(Goal):
    """Goods, all at once, in a town; needs so many citizens, which are kept."""

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("town", "goods"))

    def parts(self, t: Table, seat: int) -> list[Part]:
        me, card = t.players[seat], self.card
        found = [town_part(t, seat, card)]
        if card.citizens:
            found.append((CITIZENS, me.citizens, card.citizens))
        for good in range(TYPES_OF_GOODS):
            if card.goods[good]:
                found.append((f"good:{GOOD_NAMES[good]}", me.goods[good], card.goods[good]))
        return found

    def why_not(self, t: Table, seat: int) -> str:
        me, card = t.players[seat], self.card
        if me.town != card.town:
            return why_not_there(t, seat, card)
        if me.citizens < card.citizens:
            return f"you need {{}} citizens first|{card.citizens}"
        for good in range(TYPES_OF_GOODS):
            if me.goods[good] < card.goods[good]:
                return f"you have too little {{}}|{GOOD_NAMES[good]}"
        return ""

    def fulfil(self, t: Table, seat: int) -> None:
        for good in range(TYPES_OF_GOODS):
            for _ in range(self.card.goods[good]):
                spend_good(t, seat, good)


class DeliverWorth(Goal):
    """Goods of one's choice, all at once, in a town: worth so many points or more."""

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("town", "worth"))

    def parts(self, t: Table, seat: int) -> list[Part]:
        return [town_part(t, seat, self.card), (WORTH, goods_worth(t, seat), self.card.worth)]

    def why_not(self, t: Table, seat: int) -> str:
        worth = goods_worth(t, seat)
        if worth < self.card.worth:
            return f"your goods are worth {{}} of {{}} points|{worth}|{self.card.worth}"
        return why_not_there(t, seat, self.card)

    def fulfil(self, t: Table, seat: int) -> None:
        ask(t, seat, GIVE_GOODS, self.card.worth)


class GiveGoods(Question):
    """(points left): one good after the other; more is given without change (ruling 123)."""

    args = ("left",)
    open_args = EVERY
    prompt = "give goods worth {} more"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        mine = t.players[seat].goods
        return [GIVE + good for good in range(TYPES_OF_GOODS) if mine[good]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        spend_good(t, seat, move - GIVE)
        left -= t.book.components.goods[move - GIVE].points
        if left > 0:
            ask(t, seat, self, left)


def goods_worth(t: Table, seat: int) -> int:
    points = [good.points for good in t.book.components.goods[:TYPES_OF_GOODS]]
    return sum([n * worth for n, worth in zip(t.players[seat].goods, points, strict=False)])


class DeliverSome(Goal):
    """So many goods of some kinds, all at once, in a town; at least so many of each (`goods`)."""

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("town", "number", "of"))
        if sum(card.goods) > card.number:
            raise BadData(f"{card.entry}.goods: are more than the {card.number} in all")

    def parts(self, t: Table, seat: int) -> list[Part]:
        mine, card = t.players[seat].goods, self.card
        found = [town_part(t, seat, card), (IN_ALL, sum([mine[n] for n in card.of]), card.number)]
        for good in range(TYPES_OF_GOODS):
            if card.goods[good]:
                found.append((f"good:{GOOD_NAMES[good]}", mine[good], card.goods[good]))
        return found

    def why_not(self, t: Table, seat: int) -> str:
        mine, card = t.players[seat].goods, self.card
        if t.players[seat].town != card.town:
            return why_not_there(t, seat, card)
        for good in range(TYPES_OF_GOODS):
            if mine[good] < card.goods[good]:
                return f"you have too little {{}}|{GOOD_NAMES[good]}"
        have = sum([mine[n] for n in card.of])
        if have < card.number:
            return f"you have {{}} of the {{}} goods|{have}|{card.number}"
        return ""

    def fulfil(self, t: Table, seat: int) -> None:
        for good in range(TYPES_OF_GOODS):
            for _ in range(self.card.goods[good]):
                spend_good(t, seat, good)
        left = self.card.number - sum(self.card.goods)
        if left:
            ask(t, seat, GIVE_SOME, left, sum(1 << good for good in self.card.of))


class GiveSome(Question):
    """(goods left, those of which they may be, as bits): one good after the other."""

    args = ("left", "of")
    open_args = EVERY
    prompt = "choose the goods that you deliver: {} more"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        mine = t.players[seat].goods
        return [GIVE + n for n in range(TYPES_OF_GOODS) if args[1] >> n & 1 and mine[n]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        left, of = args
        spend_good(t, seat, move - GIVE)
        if left > 1:
            ask(t, seat, self, left - 1, of)


class Pay(Goal):
    """Coins, all at once, perhaps by the end of a round."""

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("coins",))

    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(COINS, t.players[seat].coins, self.card.coins)]

    def missed(self, t: Table) -> bool:
        return 0 < self.card.until < t.round

    def why_not(self, t: Table, seat: int) -> str:
        if self.missed(t):
            return f"this goal had to be reached by the end of round {{}}|{self.card.until}"
        if t.players[seat].coins < self.card.coins:
            return f"you need {{}} coins|{self.card.coins}"
        return ""

    def fulfil(self, t: Table, seat: int) -> None:
        t.players[seat].coins -= self.card.coins


class Station(Goal):
    """A trading station of one's own in a town."""

    by_itself = True
    at_any_time = True

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("town",))

    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(STATIONS, t.stations[self.card.town] >> seat & 1, 1)]

    def why_not(self, t: Table, seat: int) -> str:
        if t.stations[self.card.town] >> seat & 1:
            return ""
        town = t.book.components.towns[self.card.town].id
        return f"you have no trading station in {{}}|{town}"


class Stations(Goal):
    """So many trading stations, perhaps one of them in a town without a waterway (ruling 154)."""

    by_itself = True
    at_any_time = True

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("stations",))

    def parts(self, t: Table, seat: int) -> list[Part]:
        found = [(STATIONS, stations_built(t, seat), self.card.stations)]
        if self.card.inland:
            found.append((INLAND, int(has_inland_station(t, seat)), 1))
        return found

    def towns(self, t: Table, seat: int) -> list[int]:
        """Those without a waterway, as long as one of them is missing."""
        if not self.card.inland or has_inland_station(t, seat):
            return []
        ways = t.book.ways
        return [n for n, built in enumerate(t.stations) if not built and not ways[n][WATER]]

    def why_not(self, t: Table, seat: int) -> str:
        built = stations_built(t, seat)
        if built < self.card.stations:
            return f"you have {{}} of {{}} trading stations|{built}|{self.card.stations}"
        if self.card.inland and not has_inland_station(t, seat):
            return "none of your trading stations is in a town without a waterway"
        return ""


def has_inland_station(t: Table, seat: int) -> bool:
    ways = t.book.ways
    return any(built >> seat & 1 and not ways[n][WATER] for n, built in enumerate(t.stations))


class Status(Goal):
    """A development status, with what tiles add to it."""

    by_itself = True
    at_any_time = True

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("status",))

    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(STATUS, status(t, seat), self.card.status)]

    def why_not(self, t: Table, seat: int) -> str:
        have = status(t, seat)
        if have < self.card.status:
            return f"your development status is {{}} of {{}}|{have}|{self.card.status}"
        return ""


class DevelopmentPoints(Goal):
    """Points for trading stations and citizens, times the status."""

    by_itself = True
    at_any_time = True

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("worth",))

    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(DEVELOPMENT, development_points(t, seat), self.card.worth)]

    def why_not(self, t: Table, seat: int) -> str:
        points = development_points(t, seat)
        if points >= self.card.worth:
            return ""
        return f"you have {{}} of {{}} points for development|{points}|{self.card.worth}"


def development_points(t: Table, seat: int) -> int:
    """Citizens who come at the end of the game count in the last round (ruling 122)."""
    me = t.players[seat]
    citizens = me.citizens
    if t.round == t.book.rounds:
        citizens += sum([t.book.actions[n].last_citizens(t, seat) for n in me.layout.last_citizens])
    return (stations_built(t, seat) + citizens) * status(t, seat)


class Dignity(Goal):
    """So many citizens, which are kept."""

    by_itself = True

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        super().__init__(card, number, row)
        require(card, ("citizens",))

    def parts(self, t: Table, seat: int) -> list[Part]:
        return [(CITIZENS, t.players[seat].citizens, self.card.citizens)]

    def towns(self, t: Table, seat: int) -> list[int]:
        return towns_with_citizens(t)

    def why_not(self, t: Table, seat: int) -> str:
        if t.players[seat].citizens < self.card.citizens:
            return f"you need {{}} citizens first|{self.card.citizens}"
        return ""


def towns_with_citizens(t: Table) -> list[int]:
    bits = [bit for bit, _ in t.book.citizens if TOWN_CITIZENS <= bit < DEED_CITIZENS]
    return [bit - TOWN_CITIZENS for bit in bits if not t.claimed >> bit & 1]


GIVE_GOODS = add_question(GiveGoods(), "give-goods")
GIVE_SOME = add_question(GiveSome(), "give-some")
TESTS: dict[str, type[Goal]] = {
    "deliver": Deliver,
    "deliver-worth": DeliverWorth,
    "pay": Pay,
    "deliver-some": DeliverSome,
    "station": Station,
    "stations": Stations,
    "status": Status,
    "development": DevelopmentPoints,
    "citizens": Dignity,
}
OPTIONAL: Final[dict[str, tuple[str, ...]]] = {
    "deliver": ("citizens",),
    "deliver-some": ("goods",),
    "pay": ("until",),
    "stations": ("inland",),
}
