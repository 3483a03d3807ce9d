"""The events of Prosperity that no other box has."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.acting import offer_gears
from orleans.boxes.base.events import Payment
from orleans.boxes.base.extra_fields import CITIZENS_LEFT
from orleans.boxes.base.gains import gain_good
from orleans.boxes.base.hiring import advance, why_not_advance
from orleans.boxes.base.offers import BuyCitizen, Offer, OfferJourney
from orleans.boxes.base.placing import tower_spaces
from orleans.boxes.base.riots import Riots, knights_on
from orleans.boxes.base.supporters import DrawSupporter, Support
from orleans.boxes.base.verbs import COME, DISMISS, DONE, EXPEL, HIRE, TAKE
from orleans.boxes.prosperity.fire import Firestorm, Restoration
from orleans.kernel.asking import ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, Args, add_step
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB
from orleans.pieces import (
    CRAFTSMAN,
    EMPTY,
    MONK,
    NEUTRAL_KINDS,
    NEUTRAL_STANDS,
    TYPES_OF_GOODS,
)


class Supporter(DrawSupporter):
    """No step at the end of the track, or where its bonus has run out (ruling 222)."""

    def step(self, t: Table, seat: int, follower: int) -> None:
        if follower != MONK and not why_not_advance(t, seat, follower):
            advance(t, seat, follower)
        if follower == CRAFTSMAN:
            offer_gears(t, seat, t.players[seat])


class MonkIndulgence(Offer):
    prompt = "buy a monk for {} coins, or say that you are done"

    def wares(self, t: Table, seat: int) -> list[int]:
        return [HIRE + MONK] if t.supply[MONK] else []

    def answer(self, t: Table, args: Args, move: int) -> str:
        return "do not buy" if move == DONE else "buy a monk"

    def buy(self, t: Table, seat: int, move: int) -> None:
        t.supply[MONK] -= 1
        t.players[seat].bag[MONK] += 1


# --- the market, which reaches into the Gunpowder Tower (ruling 224)


class TownRiots(Riots):
    """From the bag or the market, not from action spaces (ruling 225)."""

    def knights(self, t: Table, seat: int) -> list[int]:
        tower = t.players[seat].layout.annex
        spaces = range(t.book.first[tower], t.book.last[tower]) if tower >= 0 else range(0)
        return knights_on(t, seat, spaces)


def monks_waiting(t: Table, me: Player) -> int:
    return me.market[MONK] + len(tower_spaces(t, me, MONK + 1))


class Mass(Event):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        me.coins += amount * monks_waiting(t, me)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return float(amount * monks_waiting(t, t.players[seat])), 0


class PilgrimsDay(Event):
    """A monk and another neutral follower of the market for a citizen, once (ruling 226)."""

    verbs = (DISMISS, EXPEL)
    asks = True
    prompt = "choose who goes to the supply with a monk, for a citizen, or say that you are done"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not self.others(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, *self.others(t, seat)]

    def others(self, t: Table, seat: int) -> list[int]:
        """Who could go with a monk: there is one, and a second monk counts as another."""
        me = t.players[seat]
        monks, tower = monks_waiting(t, me), me.layout.annex
        if not monks or not CITIZENS_LEFT.count(t):
            return []
        kinds = [kind for kind in NEUTRAL_KINDS if kind != MONK or monks > 1]
        found = [DISMISS + kind for kind in kinds if me.market[kind]]
        spaces = range(t.book.first[tower], t.book.last[tower]) if tower >= 0 else range(0)
        stands = [(space, me.spaces[space]) for space in spaces]
        return found + [EXPEL + s for s, who in stands if NEUTRAL_STANDS[who] and who - 1 in kinds]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == DONE:
            return
        me = t.players[seat]
        if move & VERB == DISMISS:
            me.market[move - DISMISS] -= 1
            t.supply[move - DISMISS] += 1
        else:
            t.supply[me.spaces[move - EXPEL] - 1] += 1
            me.spaces[move - EXPEL] = EMPTY
        if me.market[MONK]:
            me.market[MONK] -= 1
        else:
            me.spaces[tower_spaces(t, me, MONK + 1)[0]] = EMPTY
        t.supply[MONK] += 1
        me.citizens += 1
        CITIZENS_LEFT.add(t, -1)


# --- travelling and buying


class MarketDay(Event):
    """(how many): goods of the supply, each for the coins that it is worth (ruling 227)."""

    asks = True
    args = ("left",)
    open_args = EVERY
    prompt = "buy a good of the supply ({} more), or say that you are done"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not self.wares(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def wares(self, t: Table, seat: int) -> list[int]:
        coins, goods = t.players[seat].coins, t.book.components.goods
        affordable = [good for good in range(TYPES_OF_GOODS) if goods[good].points <= coins]
        return [TAKE + good for good in affordable if t.goods[good]]

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = self.wares(t, seat)
        return [DONE, *found] if found else []

    def answer(self, t: Table, args: Args, move: int) -> str:
        if move == DONE:
            return ""
        good = t.book.components.goods[move - TAKE]
        return f"buy {{}} for {{}} coins|{good.id}|{good.points}"

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        if move == DONE:
            return
        t.players[seat].coins -= t.book.components.goods[move - TAKE].points
        gain_good(t, seat, move - TAKE)
        if left > 1:
            ask(t, seat, self, left - 1)


SUPPORTER: Final = add_step(Supporter("support-draw", COME))

EVENTS: dict[str, Event] = {
    "support": Support(SUPPORTER),
    "monk-indulgence": MonkIndulgence(),
    "fixed-taxes": Payment(),
    "town-riots": TownRiots(),
    "bribe": BuyCitizen(),
    "firestorm": Firestorm(),
    "mass": Mass(),
    "peregrination": OfferJourney(),
    "restoration": Restoration(),
    "pilgrims-day": PilgrimsDay(),
    "market-day": MarketDay(),
}
