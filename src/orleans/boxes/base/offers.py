"""Events at which everybody may buy something, from the start player on."""

from __future__ import annotations

from orleans.boxes.base.extra_fields import CITIZENS_LEFT
from orleans.boxes.base.travel import BOTH_WAYS, journeys, set_out
from orleans.boxes.base.verbs import DONE, PAY
from orleans.kernel.asking import ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table


class Offer(Event):
    """Something may be bought: `wares` says what, `buy` is what happens when it is paid."""

    asks = True
    args = ("price",)
    open_args = EVERY

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].coins < amount or not self.wares(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, *self.wares(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (price,) = args
        if move != DONE:
            t.players[seat].coins -= price
            self.buy(t, seat, move)

    def wares(self, t: Table, seat: int) -> list[int]:
        raise NotImplementedError

    def buy(self, t: Table, seat: int, move: int) -> None:
        raise NotImplementedError


class OfferJourney(Offer):
    """Bon Voyage, Peregrination: a good on the way is taken as usual (ruling 228)."""

    prompt = "travel for {} coins, or say that you are done"

    def wares(self, t: Table, seat: int) -> list[int]:
        return journeys(t, t.players[seat].town, BOTH_WAYS)

    def buy(self, t: Table, seat: int, move: int) -> None:
        set_out(t, seat, move)


class BuyCitizen(Event):
    """A citizen may be bought."""

    asks = True
    args = ("price",)
    open_args = EVERY
    prompt = "buy a citizen for {} coins, or say that you are done"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].coins < amount or not CITIZENS_LEFT.count(t)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (price,) = args
        return [DONE, PAY + price]

    def answer(self, t: Table, args: Args, move: int) -> str:
        return "do not buy" if move == DONE else ""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (price,) = args
        if move != DONE:
            t.players[seat].coins -= price
            t.players[seat].citizens += 1
            CITIZENS_LEFT.add(t, -1)
