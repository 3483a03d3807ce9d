"""What the place tiles do: one entry each, by the name it has in the data."""

from __future__ import annotations

from orleans.boxes.base.choice import Choice
from orleans.boxes.base.deeds import SendFollowers
from orleans.boxes.base.gains import (
    develop,
    gain_good,
    why_no_gear,
    why_no_good,
    why_not_develop,
)
from orleans.boxes.base.gears import gain_free_gear
from orleans.boxes.base.holdings import go_home, stations_built, status
from orleans.boxes.base.places import Develop
from orleans.boxes.base.placing import place_from_bag, ways_to_place
from orleans.boxes.base.travel import Travel
from orleans.boxes.base.using import why_barred
from orleans.boxes.base.verbs import COME, PAY, PLACE, PROTECT, SUFFER
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.effects import Action, StandIn
from orleans.kernel.frames import EVERY, NATURE, Args, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import MAX_SPACES
from orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    GOOD_NAMES,
    IS_FOLLOWER,
    KINDS,
    KNIGHT,
    ROAD,
    SCHOLAR,
    TRADER,
)


class TakeGood(Action):
    """Hayrick, Cheese Factory, Winery, Wool Manufacturer, Tailor Shop."""

    def __init__(self, good: str) -> None:
        self.good = GOOD_NAMES.index(good)

    def why_not(self, t: Table, seat: int) -> str:
        return why_no_good(t, self.good)

    def carry_out(self, t: Table, seat: int) -> None:
        gain_good(t, seat, self.good)


class TakeCoins(Action):
    """Brewery, Cellar."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def carry_out(self, t: Table, seat: int) -> None:
        t.players[seat].coins += self.coins


class Windmill(Action):
    def carry_out(self, t: Table, seat: int) -> None:
        t.players[seat].coins += 2
        develop(t, seat, 1)


class Hospital(Action):
    def carry_out(self, t: Table, seat: int) -> None:
        t.players[seat].coins += status(t, seat)


class Office(Action):
    """Also without a station (ruling 28)."""

    def carry_out(self, t: Table, seat: int) -> None:
        t.players[seat].coins += stations_built(t, seat)


class Laboratory(Action):
    """A wheel without the craftsmen track's limit (ruling 12)."""

    def why_not(self, t: Table, seat: int) -> str:
        return why_no_gear(t)

    def carry_out(self, t: Table, seat: int) -> None:
        gain_free_gear(t, seat)


class GunpowderTower(SendFollowers):
    extends_market = True


class StandIns(Action):
    """Herb Garden, School: followers that may replace others on action spaces (ruling 18)."""

    def __init__(self, stand_ins: StandIn) -> None:
        self.stand_ins = stand_ins


class Sacristy(Action):
    """Its monk spares the owner an event and goes home."""

    verbs = (PROTECT, SUFFER)
    hooks = ("shelters",)

    def shelters(self, t: Table, seat: int) -> list[int]:
        return [PROTECT] if is_sheltered(t, seat) else []

    def shelter(self, t: Table, seat: int, move: int) -> None:
        go_home(t, t.players[seat], t.book.first[t.book.numbers["sacristy"]])


def is_sheltered(t: Table, seat: int) -> bool:
    """A monk in the Sacristy may keep an event away."""
    me, tile = t.players[seat], t.book.numbers["sacristy"]
    if tile not in me.layout.tiles or not t.book.activated(me.spaces, tile):
        return False
    return not why_barred(t, seat, tile)


class Pharmacy(Choice):
    prompt = "pay 1 to 3 of your coins, one for each step that is left"

    def why_not(self, t: Table, seat: int) -> str:
        if not t.players[seat].coins:
            return "you have no coin to pay with"
        return why_not_develop(t, seat)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        me = t.players[seat]
        steps_left = t.book.components.development.last - me.development
        return [PAY + n for n in range(1, min(3, me.coins, steps_left) + 1)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.players[seat].coins -= move - PAY
        develop(t, seat, move - PAY)


class Bathhouse(Action):
    """Two followers out of the bag, one of them straight onto an action space."""

    def why_not_at(self, t: Table, seat: int, owner: int) -> str:
        return "" if any(t.players[seat].bag) else "your bag is empty"  # nobody goes home either

    def carry_out(self, t: Table, seat: int) -> None:
        bag = t.players[seat].bag
        if sum(bag) > 2:
            t.stack.append((BATH_DRAW, NATURE, (seat, 0)))
        elif any(bag):  # from an empty bag nothing comes (ruling 22)
            drawn = [kind for kind in range(KINDS) for _ in range(bag[kind])]
            offer_bath(t, seat, drawn[0], drawn[-1])


def offer_bath(t: Table, seat: int, one: int, other: int) -> None:
    """A piece that is no follower leaves the bag, and then nobody is placed (ruling 181)."""
    bag = t.players[seat].bag
    gone = [kind for kind in (one, other) if not IS_FOLLOWER[kind]]
    for kind in gone:
        bag[kind] = max(bag[kind] - 1, 0)  # the only one in the bag was drawn already
    if gone:
        return
    ask(t, seat, BATH_PLACE, min(one, other), max(one, other))


def places_after_bath(t: Table, seat: int, kind: int) -> list[int]:
    """Where a follower may stand, but not in the Bathhouse again."""
    book = t.book
    bath = range(book.first[book.numbers["bathhouse"]], book.last[book.numbers["bathhouse"]])
    ways = ways_to_place(t, seat, kind)
    return [way for way in ways if (way - PLACE) % MAX_SPACES not in bath]


class BathDraw(Step):
    """Nature, (seat, first follower drawn + 1): they stay in the bag until one is placed."""

    args = ("seat", "first")
    open_args = EVERY
    open_outcome = True

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        seat, first = frame[2]
        left = t.players[seat].bag[:]
        if first:
            left[first - 1] -= 1
        return [(COME + kind, left[kind]) for kind in range(KINDS) if left[kind]]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, first = frame[2]
        if first:
            offer_bath(t, seat, first - 1, move - COME)
        else:
            t.stack.append((BATH_DRAW, NATURE, (seat, move - COME + 1)))


class BathPlace(Question):
    """(seat, one kind, other kind): one of the two must be placed if it fits (ruling 21)."""

    args = ("one:kind", "other:kind")
    open_args = EVERY
    prompt = "place one of the two followers drawn, where he fits and not in the Bathhouse"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        one, other = args
        found = places_after_bath(t, seat, one)
        if other != one:
            found += places_after_bath(t, seat, other)
        return found

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        place_from_bag(t, seat, move)


BATH_DRAW = add_step(BathDraw("bath-draw"))
BATH_PLACE = add_question(BathPlace(), "bath-place")

TILES: dict[str, Action] = {
    "hayrick": TakeGood("grain"),
    "cheese-factory": TakeGood("cheese"),
    "winery": TakeGood("wine"),
    "wool-manufacturer": TakeGood("wool"),
    "tailor-shop": TakeGood("brocade"),
    "shipping-line": Develop(1),
    "brewery": TakeCoins(2),
    "library": Develop(2),
    "windmill": Windmill(),
    "bathhouse": Bathhouse(),
    "hospital": Hospital(),
    "cellar": TakeCoins(4),
    "pharmacy": Pharmacy(),
    "office": Office(),
    "horse-wagon": Travel(ROAD, bridged=False),
    "gunpowder-tower": GunpowderTower("gunpowder-tower"),
    "laboratory": Laboratory(),
    "herb-garden": StandIns({BOATMAN: (FARMER, CRAFTSMAN, TRADER)}),
    "school": StandIns({SCHOLAR: (FARMER, BOATMAN, CRAFTSMAN, TRADER, KNIGHT)}),
    "sacristy": Sacristy(),
}
