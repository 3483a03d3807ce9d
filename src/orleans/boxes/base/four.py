"""The action that gives one of four: coins, a good, a journey or development."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.choice import Choice
from orleans.boxes.base.gains import develop, gain_good, reward_answer, why_not_develop
from orleans.boxes.base.travel import BOTH_WAYS, journeys, travel
from orleans.boxes.base.verbs import (
    REWARD_COINS,
    REWARD_DEVELOPMENT,
    REWARD_GOOD,
    REWARD_TRAVEL,
    TAKE,
)
from orleans.kernel.asking import ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.pieces import TYPES_OF_GOODS

COINS: Final = 5
DEVELOPMENT: Final = 3


class OneOfFour(Choice):
    """One of four. Stage 1: which good."""

    verbs = (REWARD_GOOD, REWARD_TRAVEL)
    args = ("stage",)
    open_args = EVERY
    first = (0,)
    prompt = "choose coins, a good, a journey or development"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (stage,) = args
        goods = [TAKE + good for good in range(TYPES_OF_GOODS) if t.goods[good]]
        if stage:
            return goods
        found = [REWARD_COINS]
        if not why_not_develop(t, seat):
            found.append(REWARD_DEVELOPMENT)
        if goods:
            found.append(REWARD_GOOD)
        if journeys(t, t.players[seat].town, BOTH_WAYS):
            found.append(REWARD_TRAVEL)
        return found

    def answer(self, t: Table, args: Args, move: int) -> str:
        return reward_answer(move, COINS, DEVELOPMENT)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        (stage,) = args
        return "choose a good of the supply" if stage else self.prompt

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (stage,) = args
        if stage:
            gain_good(t, seat, move - TAKE)
        elif move == REWARD_COINS:
            t.players[seat].coins += COINS
        elif move == REWARD_DEVELOPMENT:
            develop(t, seat, DEVELOPMENT)
        elif move == REWARD_GOOD:
            ask(t, seat, self, 1)
        else:
            travel(t, seat, BOTH_WAYS)
