"""What the ten places of the player board do."""

from __future__ import annotations

from orleans.boxes.base.building import Guildhall
from orleans.boxes.base.deeds import SendFollowers
from orleans.boxes.base.gains import develop, why_not_develop
from orleans.boxes.base.hiring import hire, why_not_hire
from orleans.boxes.base.travel import Travel
from orleans.boxes.base.verbs import HIRE
from orleans.kernel.asking import ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    FARMER,
    FOLLOWER_NAMES,
    KNIGHT,
    MONK,
    ROAD,
    SCHOLAR,
    TRADER,
    WATER,
)


class Hire(Action):
    """Farm House, University, Castle, Monastery: one kind of follower."""

    lasting = True

    def __init__(self, follower: int) -> None:
        self.follower = follower

    def why_not(self, t: Table, seat: int) -> str:
        return why_not_hire(t, seat, self.follower)

    def carry_out(self, t: Table, seat: int) -> None:
        hire(t, seat, self.follower)


VILLAGERS = (BOATMAN, CRAFTSMAN, TRADER)


class Village(Action):
    """A boatman, a craftsman or a trader."""

    lasting = True
    asks = True

    def why_not(self, t: Table, seat: int) -> str:
        reasons = [why_not_hire(t, seat, follower) for follower in VILLAGERS]
        return "" if "" in reasons else reasons[0]

    def carry_out(self, t: Table, seat: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [HIRE + f for f in VILLAGERS if not why_not_hire(t, seat, f)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        hire(t, seat, move - HIRE)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == HIRE:
            if move - HIRE in VILLAGERS:
                return why_not_hire(t, seat, move - HIRE)
            return f"the village has no {{}}|{FOLLOWER_NAMES[move - HIRE]}"
        return "choose whom to hire first: a boatman, a craftsman or a trader"


class Develop(Action):
    """Steps on the development track."""

    lasting = True

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def why_not(self, t: Table, seat: int) -> str:
        return why_not_develop(t, seat)  # ruling 13

    def carry_out(self, t: Table, seat: int) -> None:
        develop(t, seat, self.steps)


PLACES: dict[str, Action] = {
    "farm-house": Hire(FARMER),
    "village": Village(),
    "university": Hire(SCHOLAR),
    "castle": Hire(KNIGHT),
    "monastery": Hire(MONK),
    "ship": Travel(WATER, bridged=True),
    "wagon": Travel(ROAD, bridged=True),
    "guildhall": Guildhall(),
    "scriptorium": Develop(1),
    "town-hall": SendFollowers("town-hall"),
}
