"""The events of The Duel that no other box has. Players who cannot pay lose (ruling 149)."""

from __future__ import annotations

from orleans.boxes.base.events import foods
from orleans.boxes.base.gains import gain_good
from orleans.boxes.base.goals import lose
from orleans.boxes.base.holdings import goods_of, spend_good, worth, worth_of_goods
from orleans.boxes.base.travel import BOTH_WAYS, arrive, follow, journeys
from orleans.boxes.base.verbs import DONE, GIVE, PAY, TAKE
from orleans.kernel.asking import ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.pieces import CHEESE, TYPES_OF_GOODS

# --- events that offer something, from the start player on (ruling 156)


class Exchange(Event):
    """First a good of one's own goes to the supply, then (given) one of the supply is taken."""

    asks = True
    args = ("given",)
    open_args = EVERY

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not goods_of(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, 0)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (given,) = args
        if given:
            return [TAKE + good for good in range(TYPES_OF_GOODS) if t.goods[good]]
        return [DONE, *[GIVE + good for good in goods_of(t, seat)]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (given,) = args
        if given:
            gain_good(t, seat, move - TAKE)
        elif move != DONE:
            spend_good(t, seat, move - GIVE)
            ask(t, seat, self, 1)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        (given,) = args
        if given:
            return "choose a good of the supply"
        return "choose the good that you exchange, or say that you are done"


class QuickTravel(Event):
    """(towns left): one town after the other, for a coin each and without goods."""

    asks = True
    args = ("left",)
    open_args = EVERY
    prompt = "travel on for a coin ({} more), or say that you are done"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not t.players[seat].coins

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, *journeys(t, t.players[seat].town, BOTH_WAYS)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        if move == DONE:
            return
        me = t.players[seat]
        me.coins -= 1
        follow(t, seat, move)
        if left > 1 and me.coins:
            ask(t, seat, self, left - 1)
        arrive(t, seat)


# --- events that demand something


class CheeseDay(Event):
    harmful = True

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if t.players[seat].goods[CHEESE] < amount:
            lose(t, seat)
            return
        for _ in range(amount):
            spend_good(t, seat, CHEESE)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return -float(amount * t.book.components.goods[CHEESE].points), 0


class FoodDue(Event):
    """(food left): food of one's choice, and no coins instead (ruling 148)."""

    asks = True
    args = ("left",)
    open_args = EVERY
    harmful = True
    prompt = "give food: {} more"

    def strike(self, t: Table, seat: int, amount: int) -> None:
        mine = t.players[seat].goods
        if sum([mine[good] for good in foods(t, seat)]) < amount:
            lose(t, seat)
        else:
            ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [GIVE + good for good in foods(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        spend_good(t, seat, move - GIVE)
        if left > 1:
            ask(t, seat, self, left - 1)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return -float(amount), 0


class Tribute(Event):
    """(points left): goods one by one, coins for the rest; more is given without change.

    Players who can pay must, in goods and coins of their choice (ruling 150).
    """

    asks = True
    args = ("left",)
    open_args = EVERY
    harmful = True
    prompt = "give goods or coins worth {} more"

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if worth_of_goods(t, seat) + t.players[seat].coins < amount:
            lose(t, seat)
        else:
            ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (left,) = args
        coins = [PAY + left] if t.players[seat].coins >= left else []
        return coins + [GIVE + good for good in goods_of(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        if move == PAY + left:
            t.players[seat].coins -= left
            return
        left -= worth(t, seat, move - GIVE)
        spend_good(t, seat, move - GIVE)
        if left > 0:
            ask(t, seat, self, left)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return -float(amount), 0


class JourneyHome(Event):
    """Merchants return to Orléans, which is no arrival of their own (ruling 38)."""

    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].town == t.book.home

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.players[seat].town = t.book.home
