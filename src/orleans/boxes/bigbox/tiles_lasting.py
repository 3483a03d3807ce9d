"""Place tiles of the Big Box that are never used as an action but help all the time."""

from __future__ import annotations

from orleans.boxes.base.gains import gain_good
from orleans.boxes.base.hiring import advance, why_not_advance
from orleans.boxes.base.holdings import go_home, goods_of, take_away
from orleans.boxes.base.tiles import StandIns
from orleans.boxes.base.using import why_barred
from orleans.boxes.base.verbs import DONE, GIVE, STEP, TO_BAG, TO_MARKET
from orleans.boxes.bigbox.verbs import ASK, BUY
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import ALL_TYPES, BOATMAN, KNIGHT, TRACKS, TYPES_OF_GOODS, WATER, WINE


class Statue(Action):
    verbs = (TO_MARKET, TO_BAG)
    new_to_market = True


class Drawbridge(Action):
    both_ways = True


class Cathedral(Action):
    """One status more (ruling 35)."""

    status = 1


class Lock(Action):
    """A boatman was taken: the boatmen track, or any other that can be stepped on (ruling 36)."""

    verbs = (STEP,)
    hooks = ("hired",)
    asks = True

    def hired(self, t: Table, seat: int, follower: int) -> bool:
        if follower != BOATMAN:
            return False
        ask(t, seat, self)
        return True

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [STEP + n for n in range(TRACKS) if not why_not_advance(t, seat, n)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        advance(t, seat, move - STEP)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == STEP and move < STEP + TRACKS:
            return why_not_advance(t, seat, move - STEP)
        return "first choose the track on which you step"


class Vineyard(Action):
    """Sells wine for a coin when its owner builds in a town with a waterway (ruling 59)."""

    verbs = (BUY,)
    hooks = ("built",)
    asks = True
    prompt = "buy wine for a coin, or say that you are done"

    def built(self, t: Table, seat: int, town: int) -> None:
        if t.book.ways[town][WATER] and t.players[seat].coins and t.goods[WINE]:
            ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, BUY + WINE]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == BUY + WINE:
            t.players[seat].coins -= 1
            gain_good(t, seat, WINE)


class Tavern(Action):
    """With a follower there the owner builds beside another player's station."""

    hooks = ("shares_town",)

    def shares_town(self, t: Table, seat: int) -> bool:
        tavern = t.book.numbers["tavern"]
        filled = t.book.activated(t.players[seat].spaces, tavern)
        return filled and not why_barred(t, seat, tavern)

    def town_shared(self, t: Table, seat: int) -> None:
        """The follower goes home only when it was needed (ruling 37)."""
        go_home(t, t.players[seat], t.book.first[t.book.numbers["tavern"]])


class Prairie(Action):
    """On arrival a good from a player with a station in the town (ruling 38)."""

    verbs = (ASK,)
    hooks = ("arrived",)
    asks = True
    prompt = "choose first who gives you a good"

    def arrived(self, t: Table, seat: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        """Also a player without goods; if nobody there has any, it does not matter."""
        built = t.stations[t.players[seat].town]
        others = [n for n in range(len(t.players)) if n != seat and built >> n & 1]
        return [ASK + other for other in others] if any(goods_of(t, n) for n in others) else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        ask(t, move - ASK, PRAIRIE_GIFT, seat)


class GiveGood(Question):
    """(giver, receiver): a good of the giver's choice; bread arrives as grain."""

    args = ("receiver:seat",)
    open_args = EVERY
    prompt = "give a good that you have"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [GIVE + good for good in goods_of(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (receiver,) = args
        good = take_away(t, seat, move - GIVE)
        t.players[receiver].goods[good] += 1


# --- points at the end


class MerchantHouse(Action):
    """4 points for each type of good of which the player alone has the most (ruling 61)."""

    hooks = ("points",)

    def points(self, t: Table, seat: int) -> int:
        found = 0
        for good in range(TYPES_OF_GOODS):
            mine = t.players[seat].goods[good]
            found += all(p.goods[good] < mine for n, p in enumerate(t.players) if n != seat)
        return 4 * found


class Port(Action):
    """10 points for 4 stations in a line of waterways, 15 for 5 or more (ruling 41)."""

    hooks = ("points",)

    def points(self, t: Table, seat: int) -> int:
        line = longest_line(t, seat)
        return 15 if line >= 5 else 10 if line == 4 else 0


def longest_line(t: Table, seat: int) -> int:
    mine = {town for town, built in enumerate(t.stations) if built >> seat & 1}

    def longest(town: int, seen: frozenset[int]) -> int:
        onward = [n for n, _ in t.book.ways[town][WATER] if n in mine and n not in seen]
        return 1 + max((longest(n, seen | {n}) for n in onward), default=0)

    return max((longest(town, frozenset((town,))) for town in mine), default=0)


class Depot(Action):
    """5 points for each set of all types of goods."""

    hooks = ("points",)

    def points(self, t: Table, seat: int) -> int:
        return 5 * min(t.players[seat].goods[:TYPES_OF_GOODS])


LASTING_TILES: dict[str, Action] = {
    "barracks": StandIns(dict.fromkeys(ALL_TYPES, (KNIGHT,))),  # ruling 60
    "statue": Statue(),
    "drawbridge": Drawbridge(),
    "cathedral": Cathedral(),
    "lock": Lock(),
    "vineyard": Vineyard(),
    "tavern": Tavern(),
    "prairie": Prairie(),
    "merchant-house": MerchantHouse(),
    "port": Port(),
    "depot": Depot(),
}

PRAIRIE_GIFT = add_question(GiveGood(), "prairie-gift")
