"""Events that strike each player, or need no decision. Those of the team are in `team_events`.

A player who cannot pay what an event asks of each makes all lose at once; there is torture for
the Harvest only (rulings 243 and 244).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.building import build_as_guildhall, why_not_build
from orleans.boxes.base.goals import lose_together
from orleans.boxes.base.hiring import advance_anyway
from orleans.boxes.base.holdings import flip_station, goods_of, spend_good, worth, worth_of_goods
from orleans.boxes.base.supporters import DrawSupporter, Support
from orleans.boxes.base.verbs import COME, DONE, FOUND, GIVE, GIVE_STATION_AT, STEP
from orleans.boxes.invasion.fields import GONE_CITIZENS, KEPT, WAREHOUSE
from orleans.kernel.asking import ask
from orleans.kernel.citizens import TOWN_CITIZENS
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, NATURE, Args, DrawPiece, Frame, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import (
    CHEESE,
    GRAIN,
    IS_NEUTRAL,
    KINDS,
    MONK,
    TRACKS,
    has_neutrals,
)

# --- for a round


class Assembly(Event):
    """The Town Hall is closed; no copy of it can be used either."""

    bars = True

    def why_not_use(self, t: Table, seat: int, place: int) -> str:
        if place != t.book.numbers["town-hall"]:
            return ""
        return f"{{}} forbids it this round|{t.book.components.hourglass.tiles[t.event].id}"


# --- once for everybody, without a decision


class ForAll(Event):
    """Strikes once, not seat by seat."""

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return seat != t.start


class Reinforcement(ForAll):
    """The tile stays beside the City Walls (ruling 252)."""

    def strike(self, t: Table, seat: int, amount: int) -> None:
        KEPT.add(t, t.event)


class Escape(ForAll):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        for bit, name in t.book.citizens:
            if bit >= TOWN_CITIZENS and name == "le-blanc":
                remove_citizen(t, bit)


def remove_citizen(t: Table, bit: int) -> None:
    """One that was not collected leaves the game."""
    if not t.claimed >> bit & 1:
        t.claimed |= 1 << bit
        GONE_CITIZENS.add(t, [one for one, _ in t.book.citizens].index(bit))


RATS_EAT: Final = ((CHEESE, 2), (GRAIN, 1))


class Rats(ForAll):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        for good, number in RATS_EAT:
            gone = min(number, WAREHOUSE.get(t)[good])
            WAREHOUSE.add(t, good, -gone)
            t.goods[good] += gone


# --- offers and gifts


class Progress(Event):
    """A station or tower as with the Guildhall, at one's own cost (ruling 259)."""

    verbs = (FOUND,)
    asks = True
    args = ("price",)
    open_args = EVERY
    prompt = "build where your merchant is for {} coins, or say that you are done"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].coins < amount or bool(why_not_build(t, seat, False))

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, FOUND + t.players[seat].town]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            t.players[seat].coins -= args[0]
            build_as_guildhall(t, seat)


class TeamTraining(Event):
    """A step on a track that is not at its end, with what its bonus has left.

    Rulings 234 and 254.
    """

    verbs = (STEP,)
    asks = True
    prompt = "choose the track on which you advance"

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        mine, tracks = t.players[seat].tracks, t.book.components.tracks
        return [STEP + n for n in range(TRACKS) if mine[n] < tracks[n].last]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        advance_anyway(t, seat, move - STEP)


class Supported(DrawSupporter):
    """The step is made also where its bonus has run out; monks have none (ruling 235)."""

    def step(self, t: Table, seat: int, follower: int) -> None:
        if follower != MONK:
            advance_anyway(t, seat, follower)


# --- events that take something from each player


class TeamTrip(Event):
    may_lose = True
    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].town != t.book.home

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if t.players[seat].coins < amount:
            lose_together(t)
        else:
            t.players[seat].coins -= amount

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return (0.0, 0) if self.spares(t, seat, amount) else (-float(amount), amount)


class RagingPlague(Event):
    """Two followers are drawn at once; those of one's own colour are safe (ruling 266)."""

    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not has_neutrals(t.players[seat].bag)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        number = min(amount, sum(t.players[seat].bag))
        t.stack.append((RAGING, NATURE, (seat, number, 0)))


class Raging(DrawPiece):
    """Nature, (seat, draws left, own followers drawn, as bits)."""

    args = ("seat", "left", "safe")
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        seat, _, safe = frame[2]
        bag = t.players[seat].bag
        return [bag[kind] - (safe >> kind & 1) for kind in range(KINDS)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, left, safe = frame[2]
        kind = move - COME
        if IS_NEUTRAL[kind]:
            t.players[seat].bag[kind] -= 1
            t.supply[kind] += 1
        else:
            safe |= 1 << kind
        if left > 1:
            t.stack.append((RAGING, NATURE, (seat, left - 1, safe)))

    def put_back(self, frame: Frame, move: int) -> int:
        kind = move - COME
        return -1 if IS_NEUTRAL[kind] else kind


class Robbery(Event):
    """(points left): goods one by one, or a tower of one's own (ruling 240)."""

    asks = True
    args = ("left",)
    open_args = EVERY
    harmful = True
    may_lose = True

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if worth_of_goods(t, seat) >= amount or own_towers(t, seat):
            ask(t, seat, self, amount)
        else:
            lose_together(t)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (left,) = args
        able = worth_of_goods(t, seat) >= left
        found = [GIVE + good for good in goods_of(t, seat)] if able else []
        if left == t.book.amounts[t.event]:
            found += [GIVE_STATION_AT + town for town in own_towers(t, seat)]
        return found

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (left,) = args
        if move & VERB == GIVE_STATION_AT:
            flip_station(t, seat, move - GIVE_STATION_AT)
            t.players[seat].stations += 1
            return
        left -= worth(t, seat, move - GIVE)
        spend_good(t, seat, move - GIVE)
        if left > 0:
            ask(t, seat, self, left)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        return f"give goods worth {{}} more points, or a tower of your own|{args[0]}"

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return -float(amount), 0


def own_towers(t: Table, seat: int) -> list[int]:
    return [town for town in sorted(t.book.scenario.towers) if t.stations[town] >> seat & 1]


SUPPORTED = add_step(Supported("supported", COME))
RAGING = add_step(Raging("raging", COME))

EVENTS: dict[str, Event] = {
    "assembly": Assembly(),
    "reinforcement": Reinforcement(),
    "escape": Escape(),
    "rats": Rats(),
    "progress": Progress(),
    "team-training": TeamTraining(),
    "team-support": Support(SUPPORTED),
    "team-trip": TeamTrip(),
    "raging-plague": RagingPlague(),
    "robbery": Robbery(),
    "the-invasion": Event(),
}
