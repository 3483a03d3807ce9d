"""The module "events": the hour glass tiles of Trade & Intrigue, one class each.

Harvest, Income, Trading Day and Plague are the base game's.
"""

from __future__ import annotations

from orleans.engine.book import Book, Event
from orleans.engine.frames import NATURE, DrawPiece, Frame, Step, add_step
from orleans.engine.moves import (
    COME,
    DISMISS,
    DONE,
    EXPEL,
    GIVE,
    GIVE_GEAR,
    GIVE_SPARE_GEAR,
    HIRE,
    JUMP,
    PAY,
    RETURN,
    STEP,
    TO_BAG,
    TO_MARKET,
)
from orleans.engine.table import Player, Table
from orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    EMPTY,
    FARMER,
    GEAR,
    KINDS,
    KNIGHT,
    MONK,
    NEUTRAL,
    SCHOLAR,
    TRACKS,
    TYPES_OF_GOODS,
    type_of,
)
from orleans.rules.events import Taxes, current_event
from orleans.rules.gains import develop
from orleans.rules.hiring import (
    advance,
    statue_offers_market,
    to_market,
    why_not_advance,
)
from orleans.rules.holdings import spend_good
from orleans.rules.placing import place_from_bag, ways_to_place
from orleans.rules.torture import pay, torture
from orleans.rules.travel import BOTH_WAYS, journeys, set_out

# --- events that last a round


class Ban(Event):
    """Conference, Crusade, Strike: one kind of follower may not be hired."""

    def __init__(self, follower: int) -> None:
        self.follower = follower

    def forbids_hiring(self, follower: int) -> bool:
        return follower == self.follower


class Sabotage(Event):
    def why_not_use(self, t: Table, seat: int, place: int) -> str:
        free = t.book.free_of_gears(t.players[seat].spaces, place)
        return "" if free else "an action with a gear wheel cannot be used this round"


class Vacation(Event):
    skipped = True


class Amnesty(Event):
    """A new follower may go straight to an action space, at once (ruling 96)."""

    def receives(self, t: Table, seat: int, follower: int) -> bool:
        t.stack.append((AMNESTY, seat, follower, 0))
        return True


class Welcome(Step):
    """(seat, follower): a space where he fits, the bag, or with the Statue the market."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        market = [TO_MARKET] if statue_offers_market(t, seat) else []
        return [*market, TO_BAG, *ways_to_place(t, seat, frame[2])]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == TO_MARKET:
            to_market(t, seat, frame[2])
        elif move != TO_BAG:
            place_from_bag(t, seat, move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "say first where the new follower goes: to a space where he fits or to the bag"


class PeasantUprising(Event):
    """In phase 6 farmers on spaces of others go home (ruling 95)."""

    farmers_stand_in = True

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


class Wedding(Event):
    """Followers come to the market, as many as fit (ruling 97)."""

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        room = t.book.components.player.market - sum(me.market)
        number = min(amount, room, sum(me.bag))
        if number:
            t.stack.append((WEDDING, NATURE, seat, number))


class WeddingGuest(DrawPiece):
    """Nature, (seat, how many)."""

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        return t.players[frame[2]].bag

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        to_market(t, frame[2], move - COME)
        if frame[3] > 1:
            t.stack.append((WEDDING, NATURE, frame[2], frame[3] - 1))


class Offer(Event):
    """Something may be bought: `options` are what, `buy` is what happens when it is paid."""

    prompt = "choose first"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].coins < amount or not self.options(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.stack.append((BUY_OFFER, seat, amount, 0))

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

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [DONE, *offer_of(t).options(t, seat)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move != DONE:
            t.players[seat].coins -= frame[2]
            offer_of(t).buy(t, seat, move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return f"{offer_of(t).prompt}|{frame[2]}"


def offer_of(t: Table) -> Offer:
    event, _ = current_event(t)
    assert isinstance(event, Offer), "only an offer is bought"
    return event


# --- events that take coins


class Payment(Event):
    """A number of coins is due."""

    harmful = True

    def due(self, t: Table, seat: int, amount: int) -> int:
        return amount

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not self.due(t, seat, amount)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        pay(t, seat, self.due(t, seat, amount))


class Trip(Payment):
    def due(self, t: Table, seat: int, amount: int) -> int:
        at_home = t.players[seat].town == t.book.components.player.start
        return amount if at_home else 0


class TechnologyTax(Payment):
    def due(self, t: Table, seat: int, amount: int) -> int:
        return amount * t.players[seat].spaces.count(GEAR)


class CapitationTax(Payment):
    """Those of the own colour count too (ruling 80)."""

    def due(self, t: Table, seat: int, amount: int) -> int:
        me = t.players[seat]
        placed = len(me.spaces) - me.spaces.count(EMPTY) - me.spaces.count(GEAR)
        return amount * (sum(me.market) + placed)


class Tithe(Payment):
    def due(self, t: Table, seat: int, amount: int) -> int:
        return t.players[seat].coins // amount


# --- events that take something else


class TortureForAll(Event):
    """Ruling 81: with fewer things all that can be given."""

    harmful = True

    def strike(self, t: Table, seat: int, amount: int) -> None:
        torture(t, seat, amount)


class BookFire(Event):
    """Back to the star before, never below the start (ruling 82)."""

    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not t.players[seat].development

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        me.development = star_before(t, me.development)


def star_before(t: Table, space: int) -> int:
    status = t.book.components.development.status
    found = space - 1
    while found > 0 and status[found] == status[found - 1]:
        found -= 1
    return max(found, 0)


class Decision(Event):
    """Each seat chooses what it gives: `options`, and `give` for what is chosen.

    `number` is how much is still due, at first the event's amount.
    """

    harmful = True
    prompt = "choose first"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not self.options(t, seat, amount)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.stack.append((DECIDE, seat, amount, 0))

    def options(self, t: Table, seat: int, number: int) -> list[int]:
        raise NotImplementedError

    def give(self, t: Table, seat: int, number: int, move: int) -> None:
        raise NotImplementedError


class Decide(Step):
    """(seat, how much is due): what this round's event asks for."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return decision_of(t).options(t, seat, frame[2])

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        decision_of(t).give(t, seat, frame[2], move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        prompt = decision_of(t).prompt
        return f"{prompt}|{frame[2]}" if "{}" in prompt else prompt


def decision_of(t: Table) -> Decision:
    event, _ = current_event(t)
    assert isinstance(event, Decision), "only a decision is asked for"
    return event


class Malfunction(Decision):
    """A wheel goes back to the supply, placed or not; of spare ones a bound one (ruling 31)."""

    prompt = "choose the gear wheel that you return"

    def options(self, t: Table, seat: int, number: int) -> list[int]:
        me = t.players[seat]
        spare = [GIVE_SPARE_GEAR] if me.gears else []
        placed = range(len(me.spaces)) if GEAR in me.spaces else range(0)
        return spare + [GIVE_GEAR + space for space in placed if me.spaces[space] == GEAR]

    def give(self, t: Table, seat: int, number: int, move: int) -> None:
        me = t.players[seat]
        if move == GIVE_SPARE_GEAR:
            me.gears -= 1
            me.bound_gears = max(0, me.bound_gears - 1)
        else:
            me.spaces[move - GIVE_GEAR] = EMPTY
        t.gears += 1


def goods_of_worth(t: Table, seat: int) -> list[int]:
    """The goods with a printed value; bread has none (ruling 83)."""
    mine = t.players[seat].goods
    return [GIVE + good for good in range(TYPES_OF_GOODS) if mine[good]]


class Retraining(Decision):
    """A good for as many steps as it is worth, or a fine."""

    prompt = "give a good for development, or pay the fine of {} coins"

    def options(self, t: Table, seat: int, number: int) -> list[int]:
        return [PAY + number, *goods_of_worth(t, seat)]

    def give(self, t: Table, seat: int, number: int, move: int) -> None:
        if move == PAY + number:
            pay(t, seat, number)
        else:
            good = move - GIVE
            spend_good(t, seat, good)
            develop(t, seat, t.book.components.goods[good].points)


class Dues(Decision):
    """Goods piece by piece until the value is reached; what is missing is torture."""

    prompt = "give goods worth {} more points"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return False

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if goods_of_worth(t, seat):
            t.stack.append((DECIDE, seat, amount, 0))
        else:
            torture(t, seat, amount)

    def options(self, t: Table, seat: int, number: int) -> list[int]:
        return goods_of_worth(t, seat)

    def give(self, t: Table, seat: int, number: int, move: int) -> None:
        spend_good(t, seat, move - GIVE)
        missing = number - t.book.components.goods[move - GIVE].points
        if missing > 0:
            self.strike(t, seat, missing)


class Summoning(Decision):
    """Home without a good, or a fine for who can pay it (ruling 84)."""

    prompt = "send your merchant to Orléans, or pay the fine of {} coins"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].town == t.book.components.player.start

    def options(self, t: Table, seat: int, number: int) -> list[int]:
        fine = [PAY + number] if t.players[seat].coins >= number else []
        return [*fine, JUMP + t.book.components.player.start]

    def give(self, t: Table, seat: int, number: int, move: int) -> None:
        me = t.players[seat]
        if move == PAY + number:
            me.coins -= number
        else:
            me.town = move - JUMP


class Famine(Decision):
    """Followers of no colour, from bag, market or spaces, one by one (ruling 85)."""

    prompt = "return followers to the supply: {} more"

    def options(self, t: Table, seat: int, number: int) -> list[int]:
        me = t.players[seat]
        found = [RETURN + kind for kind in range(NEUTRAL) if me.bag[kind]]
        found += [DISMISS + kind for kind in range(NEUTRAL) if me.market[kind]]
        return found + [EXPEL + space for space in spaces_with_neutrals(t, me)]

    def give(self, t: Table, seat: int, number: int, move: int) -> None:
        me = t.players[seat]
        if move < DISMISS:
            kind = move - RETURN
            me.bag[kind] -= 1
        elif move < EXPEL:
            kind = move - DISMISS
            me.market[kind] -= 1
        else:
            kind = me.spaces[move - EXPEL] - 1
            me.spaces[move - EXPEL] = EMPTY
        t.supply[kind] += 1
        if number > 1:
            t.stack.append((DECIDE, seat, number - 1, 0))


def spaces_with_neutrals(t: Table, me: Player) -> list[int]:
    """Everywhere on board and tiles but in the Gaming Room, whose guests were sent there."""
    book = t.book
    return [
        space
        for place in me.layout.places
        if book.components.places[place].use != "deed"
        for space in range(book.first[place], book.last[place])
        if 0 < me.spaces[space] <= NEUTRAL
    ]


NEW_EVENTS: dict[str, Event] = {
    "silentium": Event(),
    "indulgence": Indulgence(),
    "training": Training(),
    "bon-voyage": BonVoyage(),
    "conference": Ban(SCHOLAR),
    "crusade": Ban(KNIGHT),
    "strike": Ban(CRAFTSMAN),
    "tax": Payment(),
    "trip": Trip(),
    "fishing-grounds": FishingGrounds(),
    "retraining": Retraining(),
    "wedding": Wedding(),
    "sabotage": Sabotage(),
    "amnesty": Amnesty(),
    "malfunction": Malfunction(),
    "torture": TortureForAll(),
    "vacation": Vacation(),
    "book-fire": BookFire(),
    "goods-tax": Taxes(),
    "dues": Dues(),
    "peasant-uprising": PeasantUprising(),
    "technology-tax": TechnologyTax(),
    "summoning": Summoning(),
    "famine": Famine(),
    "capitation-tax": CapitationTax(),
    "tithe": Tithe(),
}


def plug_in_events(book: Book) -> None:
    book.bars.append(barred_by_event)


def barred_by_event(t: Table, seat: int, place: int) -> str:
    return t.book.events[t.event].why_not_use(t, seat, place) if t.event >= 0 else ""


AMNESTY = add_step(Welcome("amnesty"))
WEDDING = add_step(WeddingGuest("wedding", COME))
BUY_OFFER = add_step(BuyOffer("buy-offer"))
DECIDE = add_step(Decide("decide"))
