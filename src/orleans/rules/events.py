"""The events of the hour glass, and the Sacristy that spares its owner from them."""

from __future__ import annotations

from orleans.engine.book import Event
from orleans.engine.frames import NATURE, RULES, Frame, Step, add_step
from orleans.engine.moves import COME, GIVE, PAY, PROTECT, SUFFER
from orleans.engine.table import Table
from orleans.pieces import EMPTY, GOODS, KINDS, MONK, NEUTRAL
from orleans.rules.tiles import stations_built
from orleans.rules.torture import pay

PENALTY = 5  # coins for each missing food


class Pilgrimage(Event):
    """No monks this round. Nothing happens in phase 6."""

    def forbids_hiring(self, follower: int) -> bool:
        return follower == MONK


class Income(Event):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        me.coins += amount * t.book.status(me.development)


class Harvest(Event):
    harmful = True

    def strike(self, t: Table, seat: int, amount: int) -> None:
        bring_in(t, seat, amount)


class Taxes(Event):
    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return sum(t.players[seat].goods) < amount

    def strike(self, t: Table, seat: int, amount: int) -> None:
        pay(t, seat, sum(t.players[seat].goods) // amount)


class TradingDay(Event):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.players[seat].coins += amount * stations_built(t, seat)


class Plague(Event):
    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not any(t.players[seat].bag[:NEUTRAL])  # ruling 32

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.stack.append((PLAGUE, NATURE, seat, 0))


EVENTS: dict[str, Event] = {
    "pilgrimage": Pilgrimage(),
    "income": Income(),
    "harvest": Harvest(),
    "taxes": Taxes(),
    "trading-day": TradingDay(),
    "plague": Plague(),
}


def bring_in(t: Table, seat: int, food: int) -> None:
    """Food or coins, piece by piece; what neither covers is paid by torture (ruling 9)."""
    if not food:
        return
    if foods(t, seat) or t.players[seat].coins >= PENALTY:
        t.stack.append((HARVEST, seat, food, 0))
    else:
        pay(t, seat, food * PENALTY)


def foods(t: Table, seat: int) -> list[int]:
    goods, mine = t.book.components.goods, t.players[seat].goods
    return [good for good in range(GOODS) if goods[good].food and mine[good]]


class BringIn(Step):
    """(seat, food still due)."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        coins = [PAY + PENALTY] if t.players[seat].coins >= PENALTY else []
        return coins + [GIVE + good for good in foods(t, seat)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        me = t.players[seat]
        if move == PAY + PENALTY:
            me.coins -= PENALTY
        else:
            me.goods[move - GIVE] -= 1
            t.goods[move - GIVE] += 1
        bring_in(t, seat, frame[2] - 1)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        if move == PAY + PENALTY:
            return "you have too few coins, but food to give"
        return f"the harvest still asks for {frame[2]} food: grain, cheese or wine, or 5 coins each"


class LoseToPlague(Step):
    """Nature, (seat): one follower out of the bag; those of the own colour are safe."""

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        bag = t.players[frame[2]].bag
        return [(COME + kind, bag[kind]) for kind in range(KINDS) if bag[kind]]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        kind = move - COME
        if kind < NEUTRAL:
            t.players[frame[2]].bag[kind] -= 1
            t.supply[kind] += 1


class StrikeSeat(Step):
    """The rules, (seat): the event comes to one player."""

    def run(self, t: Table, frame: Frame) -> None:
        seat = frame[2]
        event, amount = current_event(t)
        if event.spares(t, seat, amount):
            return
        if event.harmful and sacristy_monk(t, seat):
            t.stack.append((SACRISTY, seat, 0, 0))
        else:
            event.strike(t, seat, amount)


def current_event(t: Table) -> tuple[Event, int]:
    return t.book.events[t.event], t.book.components.hourglass.tiles[t.event].amount


def sacristy_monk(t: Table, seat: int) -> bool:
    me, tile = t.players[seat], t.book.sacristy
    return tile in me.layout.tiles and t.book.activated(me.spaces, tile)


class UseSacristy(Step):
    """(seat): the owner may send the monk home instead of suffering the event (ruling 17)."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [PROTECT, SUFFER]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == SUFFER:
            event, amount = current_event(t)
            event.strike(t, seat, amount)
            return
        me, space = t.players[seat], t.book.first[t.book.sacristy]
        me.bag[me.spaces[space] - 1] += 1
        me.spaces[space] = EMPTY

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "decide first whether the Sacristy protects you"


class EventPhase(Step):
    """Phase 6, the rules: seat after seat from the start player (ruling 16)."""

    def run(self, t: Table, frame: Frame) -> None:
        for i in range(t.book.players - 1, -1, -1):
            t.stack.append((STRIKE, RULES, (t.start + i) % t.book.players, 0))


HARVEST = add_step(BringIn("harvest"))
PLAGUE = add_step(LoseToPlague("plague"))
STRIKE = add_step(StrikeSeat("strike"))
SACRISTY = add_step(UseSacristy("sacristy"))
EVENT_PHASE = add_step(EventPhase("event"))
