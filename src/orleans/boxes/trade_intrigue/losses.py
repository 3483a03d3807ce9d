"""Events of Trade & Intrigue that take something: coins, goods, followers, wheels, steps."""

from __future__ import annotations

from orleans.boxes.base.causes import BY_EVENT
from orleans.boxes.base.events import Payment, Taxes
from orleans.boxes.base.gains import develop
from orleans.boxes.base.gears import all_wheels, return_wheel
from orleans.boxes.base.holdings import spend_good
from orleans.boxes.base.torture import pay, torture, ways_to_give
from orleans.boxes.base.verbs import (
    DISMISS,
    EXPEL,
    GIVE,
    JUMP,
    PAY,
    RETURN,
)
from orleans.kernel.asking import ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB
from orleans.pieces import (
    EMPTY,
    GEAR,
    NEUTRAL_KINDS,
    NEUTRAL_STANDS,
    TYPES_OF_GOODS,
)

A_THING = 1.5  # points that bots think a thing given under torture is worth
SENT_HOME = 2.0  # or paying to stay

# --- events that take coins


class Trip(Payment):
    def due(self, t: Table, seat: int, amount: int) -> int:
        at_home = t.players[seat].town == t.book.home
        return amount if at_home else 0


class TechnologyTax(Payment):
    def due(self, t: Table, seat: int, amount: int) -> int:
        return amount * t.players[seat].spaces.count(GEAR)


class CapitationTax(Payment):
    """Followers in the player's own colour count too (ruling 80)."""

    def due(self, t: Table, seat: int, amount: int) -> int:
        me = t.players[seat]
        placed = len(me.spaces) - me.spaces.count(EMPTY) - me.spaces.count(GEAR)
        return amount * (sum(me.market) + placed)


class Tithe(Payment):
    def due(self, t: Table, seat: int, amount: int) -> int:
        return t.players[seat].coins // amount


# --- events that take something else


class TortureForAll(Event):
    """Ruling 81: with fewer things all that can be given."""

    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not ways_to_give(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        torture(t, seat, amount, BY_EVENT + t.event)


class BookFire(Event):
    """Back to the star before, never below the start (ruling 82)."""

    harmful = True
    lowers_development = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not t.players[seat].development

    def strike(self, t: Table, seat: int, amount: int) -> None:
        me = t.players[seat]
        me.development = star_before(t, me.development)

    def development_after(self, t: Table, space: int) -> int:
        return star_before(t, space)


def star_before(t: Table, space: int) -> int:
    status = t.book.components.development.status
    found = space - 1
    while found > 0 and status[found] == status[found - 1]:
        found -= 1
    return max(found, 0)


class ChosenLoss(Event):
    """Each seat chooses what it gives; at first the event's amount is due."""

    asks = True
    args = ("due",)
    open_args = EVERY
    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not self.options(t, seat, (amount,))

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)


class Malfunction(ChosenLoss):
    """A wheel goes back to the supply, placed or not; of spare ones a bound one (ruling 31)."""

    prompt = "choose the gear wheel that you return"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return all_wheels(t.players[seat])

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        return_wheel(t, t.players[seat], move)


def goods_of_worth(t: Table, seat: int) -> list[int]:
    """The goods with a printed value; bread has none (ruling 83)."""
    mine = t.players[seat].goods
    return [GIVE + good for good in range(TYPES_OF_GOODS) if mine[good]]


class Retraining(ChosenLoss):
    """A good for as many steps as it is worth, or a fine."""

    prompt = "give a good for development, or pay the fine of {} coins"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (due,) = args
        return [PAY + due, *goods_of_worth(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (due,) = args
        if move == PAY + due:
            pay(t, seat, due, BY_EVENT + t.event)
        else:
            good = move - GIVE
            spend_good(t, seat, good)
            develop(t, seat, t.book.components.goods[good].points)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return (0.0, 0) if goods_of_worth(t, seat) else (-float(amount), amount)


class Dues(ChosenLoss):
    """Goods piece by piece until the value is reached; what is missing is torture."""

    prompt = "give goods worth {} more points"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not ways_to_give(t, seat)  # goods are among them

    def strike(self, t: Table, seat: int, amount: int) -> None:
        if goods_of_worth(t, seat):
            ask(t, seat, self, amount)
        else:
            torture(t, seat, amount, BY_EVENT + t.event)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return goods_of_worth(t, seat)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (due,) = args
        spend_good(t, seat, move - GIVE)
        missing = due - t.book.components.goods[move - GIVE].points
        if missing > 0:
            self.strike(t, seat, missing)

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        mine, goods = t.players[seat].goods, t.book.components.goods
        have = sum([goods[n].points * mine[n] for n in range(TYPES_OF_GOODS)])
        return -float(min(amount, have)) - A_THING * max(0, amount - have), 0


class Summoning(ChosenLoss):
    """Home without a good, or a fine for players who can pay it (ruling 84)."""

    verbs = (JUMP,)
    prompt = "send your merchant to Orléans, or pay the fine of {} coins"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].town == t.book.home

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (due,) = args
        fine = [PAY + due] if t.players[seat].coins >= due else []
        return [*fine, JUMP + t.book.home]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (due,) = args
        me = t.players[seat]
        if move == PAY + due:
            me.coins -= due
        else:
            me.town = move - JUMP

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        return (0.0 if self.spares(t, seat, amount) else -SENT_HOME), 0


class Famine(ChosenLoss):
    """Neutral followers from bag, market or spaces, one by one (ruling 85)."""

    verbs = (RETURN, DISMISS, EXPEL)
    prompt = "return followers to the supply: {} more"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        me = t.players[seat]
        found = [RETURN + kind for kind in NEUTRAL_KINDS if me.bag[kind]]
        found += [DISMISS + kind for kind in NEUTRAL_KINDS if me.market[kind]]
        return found + [EXPEL + space for space in spaces_with_neutrals(t, me)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (due,) = args
        me = t.players[seat]
        if move & VERB == RETURN:
            kind = move - RETURN
            me.bag[kind] -= 1
        elif move & VERB == DISMISS:
            kind = move - DISMISS
            me.market[kind] -= 1
        else:
            kind = me.spaces[move - EXPEL] - 1
            me.spaces[move - EXPEL] = EMPTY
        t.supply[kind] += 1
        if due > 1:
            ask(t, seat, self, due - 1)


def spaces_with_neutrals(t: Table, me: Player) -> list[int]:
    """Everywhere on board and tiles except in the Gaming Room, whose followers were sent there."""
    book = t.book
    return [
        space
        for place in me.layout.places
        if book.components.places[place].use != "deed"
        for space in range(book.first[place], book.last[place])
        if NEUTRAL_STANDS[me.spaces[space]]
    ]


LOSSES: dict[str, Event] = {
    "tax": Payment(),
    "trip": Trip(),
    "retraining": Retraining(),
    "malfunction": Malfunction(),
    "torture": TortureForAll(),
    "book-fire": BookFire(),
    "goods-tax": Taxes(),
    "dues": Dues(),
    "technology-tax": TechnologyTax(),
    "summoning": Summoning(),
    "famine": Famine(),
    "capitation-tax": CapitationTax(),
    "tithe": Tithe(),
}
