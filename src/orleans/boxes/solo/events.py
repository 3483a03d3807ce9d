"""The events of the solo scenarios that no other box has."""

from __future__ import annotations

from orleans.boxes.base.events import PENALTY, Harvest, Payment, foods
from orleans.boxes.base.torture import pay
from orleans.boxes.base.verbs import CLEAR, DISMISS, EXPEL, GIVE, PAY, RETURN
from orleans.kernel.asking import Shown, ask
from orleans.kernel.causes import BY_EVENT
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import MAP, VERB
from orleans.pieces import BROCADE, EMPTY, GOOD_NAMES, GRAIN, KNIGHT, WATER, WOOL


class Closed(Event):
    """Axle Fracture: a place that cannot be used this round, nor copied (ruling 105)."""

    bars = True

    def __init__(self, place: str) -> None:
        self.place = place

    def why_not_use(self, t: Table, seat: int, place: int) -> str:
        if place != t.book.numbers[self.place]:
            return ""
        return f"{{}} forbids it this round|{t.book.components.hourglass.tiles[t.event].id}"


class ClosedWays(Event):
    """Highwaymen: ways that merchants cannot take this round."""

    def __init__(self, ways: int) -> None:
        self.closed_ways = ways


class Pirates(Event):
    """Cloth on the waterways goes back to the supply."""

    def strike(self, t: Table, seat: int, amount: int) -> None:
        for number, connection in enumerate(t.book.components.connections):
            if connection.by == WATER:
                for space in t.book.goods_spaces[number]:
                    if t.lying[space] in (WOOL + 1, BROCADE + 1):
                        t.goods[t.lying[space] - 1] += 1
                        t.lying[space] = EMPTY


class Drought(Event):
    """Grain of the player's choice leaves the map; with less there, all of it (ruling 107)."""

    asks = True
    args = ("left",)
    open_args = EVERY
    prompt = "choose where grain leaves the map: {} more"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return GRAIN + 1 not in t.lying

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        """The connections from which the next grain can be taken."""
        spaces = enumerate(t.book.goods_spaces)
        return [CLEAR + n for n, some in spaces if any(t.lying[s] == GRAIN + 1 for s in some)]

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        """The grain itself: other goods may lie on the same way."""
        return [f"lying:{t.book.components.connections[move - CLEAR].id}:{GOOD_NAMES[GRAIN]}"], MAP

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        spaces = t.book.goods_spaces[move - CLEAR]
        t.lying[next(space for space in spaces if t.lying[space] == GRAIN + 1)] = EMPTY
        t.goods[GRAIN] += 1
        if left > 1:
            ask(t, seat, self, left - 1)


class FoodTithe(Harvest):
    """Food as long as there is any; coins only for what is missing (ruling 102)."""

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [GIVE + good for good in foods(t, seat)] or super().options(t, seat, args)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        food, _ = args
        if move == PAY + PENALTY:
            return "coins only replace food that you do not have"
        return f"give food: {{}} more|{food}"


class Riots(Payment):
    """A knight from anywhere, or coins; players with neither face torture (ruling 103)."""

    asks = True
    args = ("price",)
    open_args = EVERY
    prompt = "give up a knight, or pay {} coins"

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if knights(t, seat):
            ask(t, seat, self, amount)
        else:
            pay(t, seat, amount, BY_EVENT + t.event)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (price,) = args
        coins = [PAY + price] if t.players[seat].coins >= price else []
        return coins + knights(t, seat)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (price,) = args
        me = t.players[seat]
        if move == PAY + price:
            me.coins -= price
            return
        if move & VERB == RETURN:
            me.bag[KNIGHT] -= 1
        elif move & VERB == DISMISS:
            me.market[KNIGHT] -= 1
        else:
            me.spaces[move - EXPEL] = EMPTY
        t.supply[KNIGHT] += 1


def knights(t: Table, seat: int) -> list[int]:
    """The moves that give up a knight: from the bag, the market or a space (ruling 104)."""
    me = t.players[seat]
    found = [RETURN + KNIGHT] if me.bag[KNIGHT] else []
    found += [DISMISS + KNIGHT] if me.market[KNIGHT] else []
    spaces = range(len(me.spaces))
    return found + [EXPEL + space for space in spaces if me.spaces[space] == KNIGHT + 1]
