"""The events of Travelling Salesman: a player who cannot eat loses at once."""

from __future__ import annotations

from orleans.boxes.base.events import Harvest, foods
from orleans.boxes.base.goals import lose
from orleans.boxes.base.verbs import PAY
from orleans.kernel.frames import Args
from orleans.kernel.table import Table


class Feeding(Harvest):
    """Food, or 2 coins for each, as the player likes; without either the game is lost.

    Players who can pay must (ruling 136). Nothing helps those who cannot (ruling 137).
    """

    penalty = 2
    may_lose = True

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if self.can_pay(t, seat) < amount:
            lose(t, seat)
        else:
            super().strike(t, seat, amount)

    def can_pay(self, t: Table, seat: int) -> int:
        """Return how much food a seat has, or can pay coins for."""
        me = t.players[seat]
        return sum([me.goods[good] for good in foods(t, seat)]) + me.coins // self.penalty

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        food, _ = args
        if move == PAY + self.penalty:
            return "you have too few coins, but food to give"
        return f"give {{}} food, or {{}} coins each|{food}|{self.penalty}"
