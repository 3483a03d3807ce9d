"""What the deeds of The Plague give beyond coins, development and citizens."""

from __future__ import annotations

from orleans.boxes.base.alchemy import Alchemy
from orleans.boxes.base.gains import gain_good, why_no_good
from orleans.boxes.base.travel import BOTH_WAYS, arrive, follow, journeys
from orleans.boxes.base.verbs import DONE
from orleans.boxes.plague.corpses import (
    corpses_left,
    corpses_on_market,
    lay_corpses,
    put_one_away,
)
from orleans.boxes.plague.verbs import PUT_AWAY
from orleans.kernel.asking import ask
from orleans.kernel.effects import Reward
from orleans.kernel.frames import Args
from orleans.kernel.table import Table
from orleans.pieces import GRAIN


class Autopsy(Reward):
    """A corpse leaves the market, and every other player takes one (ruling 184)."""

    asks = True
    strikes = True
    prompt = "put a corpse of your market into the supply, or say that you are done"

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        if corpses_on_market(t, seat):
            ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, PUT_AWAY]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == DONE:
            return
        put_one_away(t, seat)
        others = [other for other in range(len(t.players)) if other != seat]
        if corpses_left(t) >= len(others):
            for other in others:
                lay_corpses(t, other, 1)


class Storeroom(Reward):
    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        if not why_no_good(t, GRAIN):
            gain_good(t, seat, GRAIN)


class Herbalism(Reward):
    """Nobody has to advance (ruling 192)."""

    may_be_declined = True


class MessengerService(Reward):
    """One connection, without a good."""

    asks = True
    prompt = "choose a town that is one connection away, or stay"

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = journeys(t, t.players[seat].town, BOTH_WAYS)
        return [DONE, *found] if found else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            follow(t, seat, move)
            arrive(t, seat)


DEEDS: dict[str, Reward] = {
    "alchemy-i": Alchemy(),  # ruling 183
    "autopsy": Autopsy(),
    "storeroom": Storeroom(),
    "herbalism": Herbalism(),
    "alchemy-ii": Alchemy(),
    "messenger-service": MessengerService(),
}
