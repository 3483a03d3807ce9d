"""Events that the team meets together: debts, and decisions that all agree on."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import develop, gain_good
from orleans.boxes.base.gears import all_wheels, return_wheel
from orleans.boxes.base.together import (
    COIN_DEBT,
    SharedDebt,
    TeamChoice,
    add_choice,
    add_debt,
    team_coins,
)
from orleans.boxes.base.torture import lose_tile
from orleans.boxes.base.travel import journeys, travel
from orleans.boxes.base.verbs import (
    CLEAR,
    DISMISS,
    EXPEL,
    GIVE_DEVELOPMENT,
    GIVE_TILE,
    RETURN,
)
from orleans.boxes.invasion.city import collect_for_team, missing_in_warehouse, needed
from orleans.boxes.invasion.events import ForAll, remove_citizen
from orleans.boxes.invasion.fields import TURNED_OVER, WAREHOUSE
from orleans.boxes.invasion.verbs import (
    ALLOT_COIN,
    ALLOT_DEVELOPMENT,
    ALLOT_WINE,
    BUY_FOR,
    EXILE,
    PRICE_TO,
    RETURN_MONKS,
    SAIL,
    SELL_OF,
    STRIKE_DEAL,
    TURN_OVER,
)
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, RULES, Args, Frame, Step, add_step
from orleans.kernel.moves import ROOM
from orleans.kernel.table import Table
from orleans.kernel.values import Value
from orleans.kernel.verbs import VERB
from orleans.pieces import BROCADE, EMPTY, GEAR, GRAIN, MONK, WATER, WINE, WOOL

# --- debts


class Wheels(SharedDebt):
    """Demolition: wheels, placed or not, but none of the Catapult (ruling 268)."""

    prompt = "the team still has to return {} gear wheels, or {} coins for the next one"

    def gifts(self, t: Table, seat: int) -> list[int]:
        return all_wheels(t.players[seat])

    def pieces(self, t: Table, seat: int) -> int:
        return t.players[seat].gears + t.players[seat].spaces.count(GEAR)

    def give(self, t: Table, seat: int, move: int) -> None:
        return_wheel(t, t.players[seat], move)


class Tiles(SharedDebt):
    """Arson: place tiles that were built."""

    prompt = "the team still has to give up {} place tiles, or {} coins for the next one"

    def gifts(self, t: Table, seat: int) -> list[int]:
        return [GIVE_TILE + tile for tile in t.players[seat].layout.tiles]

    def pieces(self, t: Table, seat: int) -> int:
        return len(t.players[seat].layout.tiles)

    def give(self, t: Table, seat: int, move: int) -> None:
        lose_tile(t, seat, move - GIVE_TILE)


class Books(SharedDebt):
    """Witch Hunt: steps back on the development track, or monks (ruling 267)."""

    prompt = "the team still has to give up {} development points or monks"

    def gifts(self, t: Table, seat: int) -> list[int]:
        back = [GIVE_DEVELOPMENT] if t.players[seat].development else []
        return back + monks(t, seat)

    def pieces(self, t: Table, seat: int) -> int:
        return t.players[seat].development + monks_of(t, seat)

    def give(self, t: Table, seat: int, move: int) -> None:
        if move == GIVE_DEVELOPMENT:
            t.players[seat].development -= 1
        else:
            return_monk(t, seat, move)


def monks(t: Table, seat: int) -> list[int]:
    """The moves that return a monk: from the bag, the market or a space."""
    me = t.players[seat]
    found = [RETURN + MONK] if me.bag[MONK] else []
    found += [DISMISS + MONK] if me.market[MONK] else []
    return found + [EXPEL + n for n in range(len(me.spaces)) if me.spaces[n] == MONK + 1]


def monks_of(t: Table, seat: int) -> int:
    me = t.players[seat]
    return me.bag[MONK] + me.market[MONK] + me.spaces.count(MONK + 1)


def return_monk(t: Table, seat: int, move: int) -> None:
    me = t.players[seat]
    if move & VERB == RETURN:
        me.bag[MONK] -= 1
    elif move & VERB == DISMISS:
        me.market[MONK] -= 1
    else:
        me.spaces[move - EXPEL] = EMPTY
    t.supply[MONK] += 1


class Owed(ForAll):
    """A debt of the team: as many pieces as players decide, or coins for each."""

    may_lose = True
    harmful = True

    def __init__(self, debt: SharedDebt) -> None:
        self.debt = debt

    def strike(self, t: Table, seat: int, amount: int) -> None:
        self.debt.begin(t, needed(t, "team-losses"), amount)


class WitchHunt(Owed):
    """So many points, and no coins."""

    verbs = (RETURN, DISMISS, EXPEL)
    lowers_development = False  # nobody knows whose

    def strike(self, t: Table, seat: int, amount: int) -> None:
        self.debt.begin(t, amount, 0)


# --- decisions


class Decided(ForAll):
    """The team decides something together."""

    def __init__(self, choice: TeamChoice) -> None:
        self.choice = choice

    def strike(self, t: Table, seat: int, amount: int) -> None:
        self.choice.begin(t, amount)


class DecidedOnGrain(Decided):
    verbs = (CLEAR,)


class DecidedOnMonks(Decided):
    verbs = (RETURN, DISMISS, EXPEL)


class Gift(TeamChoice):
    """Donation: development points, wine and coins, piece by piece to anybody (ruling 263)."""

    prompt = "choose who gets the next piece of the donation"

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        seats = range(len(t.players))
        verbs = [move & VERB for move in chosen]
        steps = [track_left(t, seat) - chosen.count(ALLOT_DEVELOPMENT + seat) for seat in seats]
        able = [seat for seat in seats if steps[seat] > 0]
        if able and verbs.count(ALLOT_DEVELOPMENT) < amount:
            return [ALLOT_DEVELOPMENT + seat for seat in able]
        if t.goods[WINE] and ALLOT_WINE not in verbs:
            return [ALLOT_WINE + seat for seat in seats]
        coins = verbs.count(ALLOT_COIN) < amount
        return [ALLOT_COIN + seat for seat in seats] if coins else []

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        for move in chosen:
            seat = move & ~VERB
            if move & VERB == ALLOT_DEVELOPMENT:
                develop(t, seat, 1)
            elif move & VERB == ALLOT_WINE:
                gain_good(t, seat, WINE)
            else:
                t.players[seat].coins += 1
        collect_for_team(t)


def track_left(t: Table, seat: int) -> int:
    return t.book.components.development.last - t.players[seat].development


class DryFields(TeamChoice):
    """Drought: grain leaves the map."""

    prompt = "choose where grain leaves the map: {} more"

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        if len(chosen) == amount:
            return []
        found = []
        for way, spaces in enumerate(t.book.goods_spaces):
            grain = sum([t.lying[space] == GRAIN + 1 for space in spaces])
            if grain > chosen.count(CLEAR + way):
                found.append(CLEAR + way)
        return found

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        for move in chosen:
            spaces = t.book.goods_spaces[move - CLEAR]
            t.lying[next(space for space in spaces if t.lying[space] == GRAIN + 1)] = EMPTY
            t.goods[GRAIN] += 1


class Ruins(TeamChoice):
    """Earthquake: place tiles that can no longer be built (ruling 239)."""

    prompt = "choose a place tile to turn over: {} more"

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        if len(chosen) == amount:
            return []
        return [TURN_OVER + tile for tile in t.offer if TURN_OVER + tile not in chosen]

    def begin(self, t: Table, amount: int) -> None:
        if len(t.offer) > amount:
            super().begin(t, amount)
        else:
            self.carry_out(t, amount, tuple(TURN_OVER + tile for tile in t.offer))

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        gone = [move - TURN_OVER for move in chosen]
        t.offer = tuple([tile for tile in t.offer if tile not in gone])
        for tile in gone:
            TURNED_OVER.add(t, tile)


class Sailor(TeamChoice):
    """Good Winds: one player travels by water, if somebody can (ruling 264)."""

    optional = True
    prompt = "choose who may travel along a waterway, or say that you are done"

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        if chosen:
            return []
        seats = enumerate(t.players)
        return [SAIL + n for n, player in seats if journeys(t, player.town, 1 << WATER)]

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        travel(t, chosen[0] - SAIL, 1 << WATER)


class CallFromRome(TeamChoice):
    """Everybody returns a monk, or one citizen leaves (ruling 257)."""

    prompt = "choose what Rome gets: a monk of everybody, or a citizen"

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        waiting = [EXILE + bit for bit, _ in t.book.citizens if not t.claimed >> bit & 1]
        if chosen or not waiting:
            return []
        able = all(monks_of(t, seat) for seat in range(len(t.players)))
        return sorted(waiting + [RETURN_MONKS] * able)

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        if chosen[0] != RETURN_MONKS:
            remove_citizen(t, chosen[0] - EXILE)
            return
        for seat in reversed(t.book.turn_orders[t.start]):
            ask(t, seat, WHICH_MONK)


class WhichMonk(Question):
    prompt = "choose the monk whom you return to the supply"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return monks(t, seat)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        return_monk(t, seat, move)


# --- deals


class GrainDeal(TeamChoice):
    """Good Trade: coins of anybody for grain in the Warehouse (ruling 253)."""

    optional = True
    prompt = "pay for grain as a team, or say that you are done"

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        possible = t.goods[GRAIN] >= GRAIN_BOUGHT and missing_in_warehouse(t, GRAIN) > 0
        return [STRIKE_DEAL] if possible and team_coins(t) >= amount and not chosen else []

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        t.stack.append((GRAIN_COMES, RULES, ()))
        COIN_DEBT.begin(t, amount, 1)


class GrainComes(Step):
    """The rules: what was paid for goes to the Warehouse, as far as it is missing there."""

    def run(self, t: Table, frame: Frame) -> None:
        number = min(GRAIN_BOUGHT, missing_in_warehouse(t, GRAIN))
        t.goods[GRAIN] -= number
        WAREHOUSE.add(t, GRAIN, number)
        collect_for_team(t)


GRAIN_BOUGHT: Final = 3
PRICES: Final = {WOOL: 2, BROCADE: 3}


class ClothDeals(TeamChoice):
    """Wool Market: up to three deals; who gets a good or the coins is a part of it (ruling 260)."""

    optional = True
    prompt = "buy or sell cloth as a team, or say that you are done"

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        seats = range(len(t.players))
        if chosen and chosen[-1] & VERB == SELL_OF:
            return [PRICE_TO + seat for seat in seats]
        if sum([move & VERB != PRICE_TO for move in chosen]) == amount:
            return []
        after = t.copy()
        for move in chosen:
            book_deal(after, move)
        coins = team_coins(t) + sum([spent(move) for move in chosen])
        found = [
            BUY_FOR + good * ROOM["seat"] + seat
            for good, price in PRICES.items()
            for seat in seats
            if after.goods[good] and coins >= price
        ]
        return found + [
            SELL_OF + good * ROOM["seat"] + seat
            for good in PRICES
            for seat in seats
            if after.players[seat].goods[good]
        ]

    def may_end(self, t: Table, amount: int, chosen: Value) -> bool:
        return bool(chosen) and chosen[-1] & VERB != SELL_OF

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        for at in range(len(chosen) - 1, -1, -1):
            if chosen[at] & VERB != PRICE_TO:
                to = chosen[at + 1] - PRICE_TO if chosen[at] & VERB == SELL_OF else -1
                t.stack.append((CLOTH_DEAL, RULES, (chosen[at], to)))


def deal_of(move: int) -> tuple[int, int]:
    """The good and the seat of a deal."""
    return divmod(move & ~VERB, ROOM["seat"])


def book_deal(t: Table, move: int) -> None:
    """The good changes hands, without the coins."""
    good, seat = deal_of(move)
    if move & VERB == BUY_FOR:
        gain_good(t, seat, good)
    elif move & VERB == SELL_OF:
        t.players[seat].goods[good] -= 1
        t.goods[good] += 1


def spent(move: int) -> int:
    """The coins that a deal brings the team."""
    price = PRICES.get(deal_of(move)[0], 0)
    return -price if move & VERB == BUY_FOR else price if move & VERB == SELL_OF else 0


class ClothDeal(Step):
    """The rules, (the deal, who gets the coins): one deal after the other."""

    args = ("deal", "to")
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        deal, to = frame[2]
        book_deal(t, deal)
        if to >= 0:
            t.players[to].coins += spent(deal)
        else:
            COIN_DEBT.begin(t, -spent(deal), 1)


WHICH_MONK: Final = add_question(WhichMonk(), "which-monk")
GRAIN_COMES: Final = add_step(GrainComes("grain-comes"))
CLOTH_DEAL: Final = add_step(ClothDeal("cloth-deal"))

TEAM_EVENTS: dict[str, Event] = {
    "demolition": Owed(add_debt(Wheels("wheel-debt"))),
    "team-arson": Owed(add_debt(Tiles("tile-debt"))),
    "witch-hunt": WitchHunt(add_debt(Books("book-debt"))),
    "donation": Decided(add_choice(Gift("gift"))),
    "team-drought": DecidedOnGrain(add_choice(DryFields("dry-fields"))),
    "earthquake": Decided(add_choice(Ruins("ruins"))),
    "good-winds": Decided(add_choice(Sailor("sailor"))),
    "rome-calling": DecidedOnMonks(add_choice(CallFromRome("call-from-rome"))),
    "good-trade": Decided(add_choice(GrainDeal("grain-deal"))),
    "wool-market": Decided(add_choice(ClothDeals("cloth-deals"))),
}
