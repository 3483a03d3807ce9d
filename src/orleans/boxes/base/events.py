"""The events of the hour glass, and the tiles that spare their owner from them."""

from __future__ import annotations

from typing import ClassVar, Final

from orleans.boxes.base.causes import BY_EVENT
from orleans.boxes.base.goals import decide, losers
from orleans.boxes.base.holdings import goods_of, spend_good, stations_built, status
from orleans.boxes.base.torture import pay
from orleans.boxes.base.verbs import COME, GIVE, PAY, SUFFER
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.counting import total
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, NATURE, RULES, Args, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.pieces import IS_NEUTRAL, KINDS, MONK, has_neutrals

PENALTY = 5  # coins for each missing food


class Pilgrimage(Event):
    """No monks this round. Nothing happens in phase 6."""

    def forbids_hiring(self, follower: int) -> bool:
        return follower == MONK


class Income(Event):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.players[seat].coins += amount * status(t, seat)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        printed = t.book.components.development.status[t.players[seat].development]
        return float(amount * printed), 0


class Harvest(Event):
    """One food after the other, or coins for it; `due` is all the food."""

    penalty: ClassVar[int] = PENALTY
    asks = True
    args = ("food", "due")
    open_args = EVERY
    harmful = True

    def strike(self, t: Table, seat: int, amount: int) -> None:
        self.bring_in(t, seat, amount, amount)

    def bring_in(self, t: Table, seat: int, food: int, due: int) -> None:
        """Food or coins, piece by piece; what neither covers is paid by torture (ruling 9)."""
        if not food:
            return
        if foods(t, seat) or t.players[seat].coins >= self.penalty:
            ask(t, seat, self, food, due)
        else:
            pay(t, seat, food * self.penalty, BY_EVENT + t.event)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        coins = [PAY + self.penalty] if t.players[seat].coins >= self.penalty else []
        return coins + [GIVE + good for good in foods(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        food, due = args
        if move == PAY + self.penalty:
            t.players[seat].coins -= self.penalty
        else:
            spend_good(t, seat, move - GIVE)
        self.bring_in(t, seat, food - 1, due)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        food, _ = args
        if move == PAY + self.penalty:
            return "you have too few coins, but food to give"
        if t.players[seat].coins < self.penalty:
            return f"the harvest still asks for {{}} food|{food}"
        return f"the harvest still asks for {{}} food, or 5 coins each|{food}"

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        """Return the cost of the cheapest food, or of coins for each that is missing."""
        me, goods = t.players[seat], t.book.components.goods
        lost, missing = 0, amount
        for good in foods(t, seat):
            given = min(missing, me.goods[good])
            lost += goods[good].points * given
            missing -= given
        return -float(lost + self.penalty * missing), self.penalty * missing


class Payment(Event):
    """A number of coins is due."""

    harmful = True

    def due(self, t: Table, seat: int, amount: int) -> int:
        return amount

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not self.due(t, seat, amount)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        pay(t, seat, self.due(t, seat, amount), BY_EVENT + t.event)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        due = self.due(t, seat, amount)
        return -float(due), due


class Taxes(Payment):
    """1 coin for so many goods."""

    def due(self, t: Table, seat: int, amount: int) -> int:
        return total(t.players[seat].goods) // amount


class TradingDay(Event):
    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.players[seat].coins += amount * stations_built(t, seat)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return float(amount * stations_built(t, seat)), 0


class Plague(Event):
    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not has_neutrals(t.players[seat].bag)  # ruling 32

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.stack.append((PLAGUE, NATURE, (seat,)))


HARVEST = Harvest()

BASE_EVENTS: dict[str, Event] = {
    "pilgrimage": Pilgrimage(),
    "income": Income(),
    "harvest": HARVEST,
    "taxes": Taxes(),
    "trading-day": TradingDay(),
    "plague": Plague(),
}


def foods(t: Table, seat: int) -> list[int]:
    goods = t.book.components.goods
    return [good for good in goods_of(t, seat) if goods[good].food]


class LoseToPlague(Step):
    """Nature, (seat): one follower out of the bag; the player's own colour is safe."""

    args = ("seat",)
    open_args = EVERY
    open_outcome = True

    def odds(self, t: Table, frame: Frame) -> list[tuple[int, int]]:
        (seat,) = frame[2]
        bag = t.players[seat].bag
        return [(COME + kind, bag[kind]) for kind in range(KINDS) if bag[kind]]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (seat,) = frame[2]
        kind = move - COME
        if IS_NEUTRAL[kind]:
            t.players[seat].bag[kind] -= 1
            t.supply[kind] += 1

    def put_back(self, frame: Frame, move: int) -> int:
        kind = move - COME
        return -1 if IS_NEUTRAL[kind] else kind


class StrikeSeat(Step):
    """The rules, (seat): the event comes to one player."""

    args = ("seat",)
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        (seat,) = frame[2]
        strike(t, seat, *current_event(t))


def strike(t: Table, seat: int, event: Event, amount: int) -> None:
    if event.spares(t, seat, amount):
        return
    if t.book.after_strike:
        for note in t.book.when_turn_begins:
            note(t, seat)
        for question in t.book.after_strike:
            ask(t, seat, question)
    if event.harmful and t.players[seat].layout.shelters and shelters(t, seat):
        ask(t, seat, SHELTER)
    else:
        event.strike(t, seat, amount)


def current_event(t: Table) -> tuple[Event, int]:
    return t.book.events[t.event], t.book.amounts[t.event]


def shelters(t: Table, seat: int) -> list[int]:
    """What the seat's tiles can do to spare it the event."""
    tiles = t.players[seat].layout.shelters
    return [move for tile in tiles for move in t.book.actions[tile].shelters(t, seat)]


class Shelter(Question):
    """(seat): use what protects, or suffer the event (rulings 17 and 39)."""

    prompt = "decide first whether you protect yourself or suffer the event"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return sorted([SUFFER, *shelters(t, seat)])

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == SUFFER:
            event, amount = current_event(t)
            event.strike(t, seat, amount)
            return
        for tile in t.players[seat].layout.shelters:
            if move in t.book.actions[tile].shelters(t, seat):
                t.book.actions[tile].shelter(t, seat, move)
                return


def strikes(seats: tuple[int, ...]) -> list[Frame]:
    """What is pending for these seats, for the first one on top."""
    return [(STRIKE, RULES, (seat,)) for seat in seats[::-1]]


class EventPhase(Step):
    """Phase 6, the rules: seat after seat from the start player (ruling 16)."""

    def run_one(self, t: Table, frame: Frame) -> None:
        if t.book.may_lose:
            t.stack.append((LOSSES, RULES, ()))
        t.stack += strikes(t.book.turn_orders[t.start])

    def run(self, t: Table, frame: Frame) -> None:
        """Up to the first seat that is asked, or from which something is drawn."""
        if t.book.may_lose:
            self.run_one(t, frame)
            return
        seats, stack, below = t.book.turn_orders[t.start], t.stack, len(t.stack)
        event, amount = current_event(t)
        for n, seat in enumerate(seats):
            strike(t, seat, event, amount)
            if len(stack) > below:
                stack[below:below] = strikes(seats[n + 1 :])
                break

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return BY_EVENT + t.event


class Losses(Step):
    """The rules: who has lost by the event ends the game."""

    def run(self, t: Table, frame: Frame) -> None:
        if losers(t):
            decide(t)


LOSSES: Final = add_step(Losses("losses"))
PLAGUE: Final = add_step(LoseToPlague("plague"))
STRIKE: Final = add_step(StrikeSeat("strike"))
SHELTER: Final = add_question(Shelter(), "shelter")
EVENT_PHASE: Final = add_step(EventPhase("event"))
