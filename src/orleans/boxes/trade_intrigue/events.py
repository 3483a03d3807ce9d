"""The module "events": the hour glass tiles of Trade & Intrigue, one class each.

Those that take something are in `losses`; Harvest, Income, Trading Day and Plague are the
base game's.
"""

from __future__ import annotations

from orleans.boxes.base.events import current_event
from orleans.boxes.base.hiring import (
    advance,
    may_go_to_market,
    to_market,
    why_not_advance,
)
from orleans.boxes.base.placing import place_from_bag, ways_to_place
from orleans.boxes.base.travel import BOTH_WAYS, journeys, set_out
from orleans.boxes.base.verbs import COME, DONE, HIRE, STEP, TO_BAG, TO_MARKET
from orleans.boxes.trade_intrigue.losses import LOSSES
from orleans.kernel.book import Event
from orleans.kernel.frames import NATURE, DrawPiece, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    EMPTY,
    FARMER,
    KINDS,
    KNIGHT,
    MONK,
    SCHOLAR,
    TRACKS,
    type_of,
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
        return "" if free else "an action with a gear wheel cannot be used this round"


class Vacation(Event):
    skipped = True


class Amnesty(Event):
    """A new follower may go straight to an action space, at once (ruling 96)."""

    def receives(self, t: Table, seat: int, follower: int) -> bool:
        t.stack.append((AMNESTY, seat, (follower,)))
        return True


class Welcome(Step):
    """(seat, follower): a space where he fits, the bag, or with some tiles the market."""

    args = ("follower",)

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        (follower,) = frame[2]
        market = [TO_MARKET] if may_go_to_market(t, seat) else []
        return [*market, TO_BAG, *ways_to_place(t, seat, follower)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (follower,) = frame[2]
        if move == TO_MARKET:
            to_market(t, seat, follower)
        elif move != TO_BAG:
            place_from_bag(t, seat, move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "say first where the new follower goes: to a space where he fits or to the bag"


class PeasantUprising(Event):
    """In phase 6 farmers on spaces of others go home (ruling 95)."""

    stand_ins = {FARMER: tuple(range(MONK))}  # noqa: RUF012 - nobody changes it

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        for space in me.layout.spaces:
            kind = me.spaces[space] - 1
            if 0 <= kind < KINDS and type_of(kind) == FARMER and space not in me.layout.fit[kind]:
                me.spaces[space] = EMPTY
                me.bag[kind] += 1


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
        room = t.book.components.player.market - sum(me.market)
        number = min(amount, room, sum(me.bag))
        if number:
            t.stack.append((WEDDING, NATURE, (seat, number)))


class WeddingGuest(DrawPiece):
    """Nature, (seat, how many)."""

    args = ("seat", "left")

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        seat, _ = frame[2]
        return t.players[seat].bag

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, left = frame[2]
        to_market(t, seat, move - COME)
        if left > 1:
            t.stack.append((WEDDING, NATURE, (seat, left - 1)))


class Offer(Event):
    """Something may be bought: `options` are what, `buy` is what happens when it is paid."""

    prompt = "choose first"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].coins < amount or not self.options(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.stack.append((BUY_OFFER, seat, (amount,)))

    def options(self, t: Table, seat: int) -> list[int]:
        raise NotImplementedError

    def buy(self, t: Table, seat: int, move: int) -> None:
        raise NotImplementedError


class Indulgence(Offer):
    prompt = "buy a follower for {} coins, or say that you are done"

    def options(self, t: Table, seat: int) -> list[int]:
        return [HIRE + follower for follower in range(MONK) if t.supply[follower]]

    def buy(self, t: Table, seat: int, move: int) -> None:
        """Into the bag in any case: the Statue helps with actions only (ruling 58)."""
        t.supply[move - HIRE] -= 1
        t.players[seat].bag[move - HIRE] += 1


class Training(Offer):
    prompt = "step on a track for {} coins, or say that you are done"

    def options(self, t: Table, seat: int) -> list[int]:
        return [STEP + n for n in range(TRACKS) if not why_not_advance(t, seat, n)]

    def buy(self, t: Table, seat: int, move: int) -> None:
        advance(t, seat, move - STEP)


class BonVoyage(Offer):
    prompt = "travel for {} coins, or say that you are done"

    def options(self, t: Table, seat: int) -> list[int]:
        return journeys(t, t.players[seat].town, BOTH_WAYS)

    def buy(self, t: Table, seat: int, move: int) -> None:
        set_out(t, seat, move)


class BuyOffer(Step):
    """(seat, price): one of the things this round's event offers, or none."""

    args = ("price",)

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [DONE, *offer_of(t).options(t, seat)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (price,) = frame[2]
        if move != DONE:
            t.players[seat].coins -= price
            offer_of(t).buy(t, seat, move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        (price,) = frame[2]
        return f"{offer_of(t).prompt}|{price}"


def offer_of(t: Table) -> Offer:
    event, _ = current_event(t)
    assert isinstance(event, Offer), "only an offer is bought"
    return event


NEW_EVENTS: dict[str, Event] = LOSSES | {
    "silentium": Event(),
    "indulgence": Indulgence(),
    "training": Training(),
    "bon-voyage": BonVoyage(),
    "conference": Ban(SCHOLAR),
    "crusade": Ban(KNIGHT),
    "strike": Ban(CRAFTSMAN),
    "fishing-grounds": FishingGrounds(),
    "wedding": Wedding(),
    "sabotage": Sabotage(),
    "amnesty": Amnesty(),
    "vacation": Vacation(),
    "peasant-uprising": PeasantUprising(),
}


AMNESTY = add_step(Welcome("amnesty"))
WEDDING = add_step(WeddingGuest("wedding", COME))
BUY_OFFER = add_step(BuyOffer("buy-offer"))
