"""The Support board: what a player can send to the city or to others, and borrow from them."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.acting import use_place_of
from orleans.boxes.base.choice import Choice
from orleans.boxes.base.hiring import to_market
from orleans.boxes.base.holdings import goods_of, take_away
from orleans.boxes.base.placing import place_from_bag, tower_spaces, ways_to_place
from orleans.boxes.base.using import why_barred
from orleans.boxes.base.verbs import DONE, GIVE, PAY, TO_MARKET, TOWER
from orleans.boxes.invasion.city import (
    missing_coins,
    missing_in_city,
    missing_treasure,
    store_good,
)
from orleans.boxes.invasion.fields import CITY_TREASURY, TREASURY
from orleans.boxes.invasion.verbs import (
    BORROW,
    FILL_CITY,
    FILL_TREASURY,
    LEND,
    MOST_COINS,
    MOST_GOODS,
    TO_CITY,
    TO_SEAT,
)
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.moves import MOST_SEATS, ROOM
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB
from orleans.pieces import EMPTY, NEUTRAL_KINDS

NOBODY: Final = -1  # has been chosen as the receiver yet
THE_CITY: Final = MOST_SEATS  # a receiver like the seats
PALATINATE: Final = "palatinate"


def others(t: Table, seat: int) -> list[int]:
    return [other for other in range(len(t.players)) if other != seat]


class Vehicle(Choice):
    """(receiver, goods left): up to three goods to one receiver (ruling 246)."""

    args = ("receiver", "left")
    open_args = EVERY
    first = (NOBODY, MOST_GOODS)

    def why_not(self, t: Table, seat: int) -> str:
        return "" if goods_of(t, seat) else "you have no good to send"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        receiver, left = args
        if receiver == NOBODY:
            city = [TO_CITY] if self.for_city(t, seat) else []
            return [*city, *[TO_SEAT + other for other in others(t, seat)]]
        goods = self.for_city(t, seat) if receiver == THE_CITY else goods_of(t, seat)
        sent = [GIVE + good for good in goods]
        return [DONE, *sent] if sent and left < MOST_GOODS else sent

    def for_city(self, t: Table, seat: int) -> list[int]:
        return [good for good in goods_of(t, seat) if missing_in_city(t, good) > 0]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        receiver, left = args
        if move == DONE:
            return
        if receiver == NOBODY:
            ask(t, seat, self, THE_CITY if move == TO_CITY else move - TO_SEAT, left)
            return
        if receiver == THE_CITY:
            store_good(t, seat, move - GIVE)
        else:
            t.players[receiver].goods[take_away(t, seat, move - GIVE)] += 1
        if left > 1:
            ask(t, seat, self, receiver, left - 1)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        receiver, left = args
        if receiver == NOBODY:
            return "choose who receives the goods: the city or another player"
        return f"choose the goods that you send: {{}} more at most|{left}"


class GuildHouse(Choice):
    """(receiver, coins left): up to four coins to one receiver (ruling 246)."""

    args = ("receiver", "left")
    open_args = EVERY
    first = (NOBODY, MOST_COINS)

    def why_not(self, t: Table, seat: int) -> str:
        return "" if t.players[seat].coins else "you have no coin to send"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        receiver, left = args
        most = min(left, t.players[seat].coins)
        if receiver == NOBODY:
            city = [TO_CITY] if missing_coins(t) > 0 or missing_treasure(t) > 0 else []
            return [*city, *[TO_SEAT + other for other in others(t, seat)]]
        if receiver != THE_CITY:
            return [PAY + n for n in range(1, most + 1)]
        found = [FILL_CITY + n for n in range(1, min(most, missing_coins(t)) + 1)]
        found += [FILL_TREASURY + n for n in range(1, min(most, missing_treasure(t)) + 1)]
        return [DONE, *found] if found and left < MOST_COINS else found

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        receiver, left = args
        if move == DONE:
            return
        if receiver == NOBODY:
            ask(t, seat, self, THE_CITY if move == TO_CITY else move - TO_SEAT, left)
            return
        number = move & ~VERB
        t.players[seat].coins -= number
        if receiver != THE_CITY:
            t.players[receiver].coins += number
            return
        (CITY_TREASURY if move & VERB == FILL_CITY else TREASURY).add(t, number)
        if left > number:
            ask(t, seat, self, receiver, left - number)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        receiver, left = args
        if receiver == NOBODY:
            return "choose who receives the coins: the city or another player"
        return f"choose how many coins you send: {{}} more at most|{left}"


# --- the Hostel


def waiting(t: Table, me: Player) -> list[int]:
    """The neutral followers in a market and in the tile that extends it (ruling 247)."""
    kinds = [kind for kind in NEUTRAL_KINDS if me.market[kind]]
    kinds += [kind for kind in NEUTRAL_KINDS if tower_spaces(t, me, kind + 1)]
    return sorted(set(kinds))


def ways_to_receive(t: Table, seat: int, kind: int) -> list[int]:
    """A space where a follower fits, the market, and the tile that extends it."""
    me = t.players[seat]
    found = [TO_MARKET] if sum(me.market) < t.book.market_spaces else []
    found += [TOWER + kind] if tower_spaces(t, me, EMPTY) else []
    return found + ways_to_place(t, seat, kind)


def take_waiting(t: Table, me: Player, kind: int) -> None:
    """From the market if there is one, otherwise from the tile that extends it."""
    if me.market[kind]:
        me.market[kind] -= 1
    else:
        me.spaces[tower_spaces(t, me, kind + 1)[0]] = EMPTY


class Hostel(Choice):
    """(receiver): a follower for another player, for good (ruling 236)."""

    verbs = (TO_MARKET,)
    args = ("receiver",)
    open_args = EVERY
    first = (NOBODY,)

    def why_not(self, t: Table, seat: int) -> str:
        if not waiting(t, t.players[seat]):
            return "nobody waits in your market whom you could send"
        return (
            "" if self.options(t, seat, self.first) else "no other player has room for a follower"
        )

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (receiver,) = args
        kinds = waiting(t, t.players[seat])
        if receiver != NOBODY:
            return [LEND + kind for kind in kinds if ways_to_receive(t, receiver, kind)]
        able = [n for n in others(t, seat) if any(ways_to_receive(t, n, kind) for kind in kinds)]
        return [TO_SEAT + other for other in able]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (receiver,) = args
        if receiver == NOBODY:
            ask(t, seat, self, move - TO_SEAT)
            return
        kind = move - LEND
        take_waiting(t, t.players[seat], kind)
        t.players[receiver].bag[kind] += 1  # where he waits until his space is chosen
        ask(t, receiver, ARRIVAL, kind)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        (receiver,) = args
        if receiver == NOBODY:
            return "choose the player who receives a follower"
        return "choose the follower whom you send"


class Arrival(Question):
    """(seat, kind): a follower whom another player sent, onto a space or into the market."""

    args = ("kind",)
    open_args = EVERY
    prompt = "place the follower who was sent to you, or put him into your market"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return ways_to_receive(t, seat, args[0])

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == TO_MARKET:
            to_market(t, seat, args[0])
        elif move & VERB == TOWER:
            me = t.players[seat]
            me.bag[args[0]] -= 1
            me.spaces[tower_spaces(t, me, EMPTY)[0]] = args[0] + 1
        else:
            place_from_bag(t, seat, move)


# --- the Palatinate


class Palatinate(Choice):
    """An action that another player has activated, at one's own costs (ruling 237)."""

    prompt = "choose an action that another player has activated"

    def why_not(self, t: Table, seat: int) -> str:
        if self.options(t, seat, self.first):
            return ""
        return "no other player has activated an action that you can use"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return sorted(
            BORROW + place * ROOM["seat"] + owner
            for owner in others(t, seat)
            for place in t.players[owner].layout.actions
            if self.may_use(t, seat, owner, place)
        )

    def may_use(self, t: Table, seat: int, owner: int, place: int) -> bool:
        book = t.book
        card = book.components.places[place]
        if card.use != "action" or card.id == PALATINATE:
            return False
        if not book.activated(t.players[owner].spaces, place):
            return False
        return not book.actions[place].why_not_at(t, seat, owner) and not why_barred(t, seat, place)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        place, owner = divmod(move - BORROW, ROOM["seat"])
        use_place_of(t, seat, owner, place)


ARRIVAL: Final = add_question(Arrival(), "arrival")
SUPPORT: dict[str, Action] = {
    "vehicle": Vehicle(),
    "guild-house": GuildHouse(),
    "hostel": Hostel(),
    PALATINATE: Palatinate(),
}
