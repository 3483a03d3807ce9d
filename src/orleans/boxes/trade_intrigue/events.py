"""The module "events": the hour glass tiles of Trade & Intrigue, one class each.

Those that take something are in `losses`; Harvest, Income, Trading Day and Plague are the
base game's.
"""

from __future__ import annotations

from orleans.boxes.base.drawing import DrawFollower
from orleans.boxes.base.hiring import (
    advance,
    may_go_to_market,
    to_market,
    why_not_advance,
)
from orleans.boxes.base.holdings import go_home
from orleans.boxes.base.offers import Offer, OfferJourney
from orleans.boxes.base.placing import place_from_bag, ways_to_place
from orleans.boxes.base.verbs import COME, HIRE, STEP, TO_BAG, TO_MARKET
from orleans.boxes.trade_intrigue.losses import LOSSES
from orleans.kernel.asking import ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, NATURE, Args, add_step
from orleans.kernel.table import Player, Table
from orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    EMPTY,
    FARMER,
    GEAR,
    KNIGHT,
    MONK,
    SCHOLAR,
    TRACKS,
    TYPE_OF,
)

# --- events that last a round


class Ban(Event):
    """Conference, Crusade, Strike: one kind of follower may not be hired."""

    def __init__(self, follower: int) -> None:
        self.follower = follower

    def forbids_hiring(self, follower: int) -> bool:
        return follower == self.follower


class Sabotage(Event):
    bars = True

    def why_not_use(self, t: Table, seat: int, place: int) -> str:
        free = t.book.free_of_gears(t.players[seat].spaces, place)
        event = t.book.components.hourglass.tiles[t.event].id
        why = f"{{}}: an action with a gear wheel cannot be used this round|{event}"
        return "" if free else why


class Vacation(Event):
    skipped = True


class Amnesty(Event):
    """A new follower may go straight to an action space, at once (ruling 96)."""

    verbs = (TO_MARKET, TO_BAG)
    asks = True
    args = ("follower",)
    open_args = EVERY
    prompt = "say first where the new follower goes: to a space where he fits or to the bag"

    def receives(self, t: Table, seat: int, follower: int) -> bool:
        ask(t, seat, self, follower)
        return True

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (follower,) = args
        market = [TO_MARKET] if may_go_to_market(t, seat) else []
        return [*market, TO_BAG, *ways_to_place(t, seat, follower)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (follower,) = args
        if move == TO_MARKET:
            to_market(t, seat, follower)
        elif move != TO_BAG:
            place_from_bag(t, seat, move)


class PeasantUprising(Event):
    """In phase 6 farmers on spaces of others go home, unless a tile protects (ruling 95)."""

    harmful = True
    stand_ins = {FARMER: tuple(range(MONK))}  # noqa: RUF012 - nobody changes it

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not misplaced_farmers(t.players[seat])

    def strike(self, t: Table, seat: int, amount: int) -> None:
        for space in misplaced_farmers(t.players[seat]):
            go_home(t, t.players[seat], space)


def misplaced_farmers(me: Player) -> list[int]:
    """The spaces where a farmer may only stand during the event."""
    found = []
    for space in me.layout.spaces:
        stands = me.spaces[space]
        farmer = EMPTY < stands < GEAR and TYPE_OF[stands - 1] == FARMER
        if farmer and space not in me.layout.fit[stands - 1]:
            found.append(space)
    return found


# --- events that give or offer


class FishingGrounds(Event):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        me.coins += t.book.components.tracks[BOATMAN].bonus[me.tracks[BOATMAN]]

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        reached = t.players[seat].tracks[BOATMAN]
        return float(t.book.components.tracks[BOATMAN].bonus[reached]), 0


class Wedding(Event):
    """Followers come to the market, as many as fit (ruling 97)."""

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        room = t.book.market_spaces - sum(me.market)
        number = min(amount, room, sum(me.bag))
        if number:
            t.stack.append((WEDDING, NATURE, (seat, number)))


class WeddingGuest(DrawFollower):
    """Nature, (seat, how many)."""

    def all_drawn(self, t: Table, seat: int) -> None:
        """Nobody plans now."""


class Indulgence(Offer):
    prompt = "buy a follower for {} coins, or say that you are done"

    def wares(self, t: Table, seat: int) -> list[int]:
        return [HIRE + follower for follower in range(MONK) if t.supply[follower]]

    def buy(self, t: Table, seat: int, move: int) -> None:
        """Into the bag in any case: the Statue helps with actions only (ruling 58)."""
        t.supply[move - HIRE] -= 1
        t.players[seat].bag[move - HIRE] += 1


class Training(Offer):
    verbs = (STEP,)
    prompt = "step on a track for {} coins, or say that you are done"

    def wares(self, t: Table, seat: int) -> list[int]:
        return [STEP + n for n in range(TRACKS) if not why_not_advance(t, seat, n)]

    def buy(self, t: Table, seat: int, move: int) -> None:
        advance(t, seat, move - STEP)


AMNESTY = Amnesty()

NEW_EVENTS: dict[str, Event] = LOSSES | {
    "silentium": Event(),
    "indulgence": Indulgence(),
    "training": Training(),
    "bon-voyage": OfferJourney(),
    "conference": Ban(SCHOLAR),
    "crusade": Ban(KNIGHT),
    "strike": Ban(CRAFTSMAN),
    "fishing-grounds": FishingGrounds(),
    "wedding": Wedding(),
    "sabotage": Sabotage(),
    "amnesty": AMNESTY,
    "vacation": Vacation(),
    "peasant-uprising": PeasantUprising(),
}


WEDDING = add_step(WeddingGuest("wedding", COME))
