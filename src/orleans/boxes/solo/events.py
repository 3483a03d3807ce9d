"""The events of the solo scenarios that no other box has."""

from __future__ import annotations

from orleans.boxes.base.events import PENALTY, Harvest, foods
from orleans.boxes.base.verbs import CLEAR, GIVE, PAY
from orleans.kernel.asking import Shown, ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import MAP
from orleans.pieces import BROCADE, EMPTY, GOOD_NAMES, GRAIN, WATER, WOOL


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

    verbs = (CLEAR,)
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
