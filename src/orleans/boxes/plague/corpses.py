"""Corpses: where they lie, how they come and go, and the Cemetery."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.verbs import DONE
from orleans.boxes.plague.fields import CEMETERY, CORPSE
from orleans.boxes.plague.verbs import RETURN_CORPSES
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table

MOST_IN_MARKET: Final = 5  # with more, some may go back into the bag


def all_corpses(t: Table) -> int:
    return t.book.components.number("corpses")


def corpses_in_use(t: Table) -> int:
    return sum([corpses_of(t, seat) for seat in range(len(t.players))])


def corpses_left(t: Table) -> int:
    """Those in the supply."""
    return all_corpses(t) - corpses_in_use(t)


def corpses_of(t: Table, seat: int) -> int:
    """In bag, market and Cemetery."""
    return t.players[seat].bag[CORPSE] + corpses_on_market(t, seat)


def corpses_on_market(t: Table, seat: int) -> int:
    """The Cemetery is a part of the market (ruling 164)."""
    me = t.players[seat]
    return me.market[CORPSE] + CEMETERY.count(me)


def has_cemetery(t: Table, seat: int) -> bool:
    return t.book.numbers["cemetery"] in t.players[seat].layout.tiles


def fill_cemetery(t: Table, seat: int) -> bool:
    """A corpse of the market lies there first (ruling 165); whether one was moved."""
    me = t.players[seat]
    if not me.market[CORPSE] or CEMETERY.count(me) or not has_cemetery(t, seat):
        return False
    me.market[CORPSE] -= 1
    CEMETERY.set(me, (1,))
    return True


def lay_corpses(t: Table, seat: int, number: int) -> None:
    """From the supply to the market, as many as find room."""
    me = t.players[seat]
    for _ in range(min(number, corpses_left(t))):
        if sum(me.market) < t.book.market_spaces:
            me.market[CORPSE] += 1
            fill_cemetery(t, seat)
        elif has_cemetery(t, seat) and not CEMETERY.count(me):
            CEMETERY.set(me, (1,))


def put_one_away(t: Table, seat: int) -> None:
    """A corpse of the market goes to the supply."""
    me = t.players[seat]
    if me.market[CORPSE]:
        me.market[CORPSE] -= 1
    else:
        CEMETERY.set(me, (0,))


def clear_market(t: Table, seat: int) -> int:
    """All corpses leave the market; how many they were."""
    me = t.players[seat]
    found = corpses_on_market(t, seat)
    me.market[CORPSE] = 0
    if CEMETERY.count(me):
        CEMETERY.set(me, (0,))
    return found


def share_out(t: Table, number: int) -> None:
    """Corpses into every bag; a short supply is shared evenly (ruling 162)."""
    each = min(number, corpses_left(t) // len(t.players))
    for player in t.players:
        player.bag[CORPSE] += each


# --- back to the bag


def offer_return(t: Table, seat: int) -> None:
    """All corpses of the market, or none."""
    if corpses_on_market(t, seat):
        ask(t, seat, RETURN_ALL)


def offer_relief(t: Table, seat: int) -> None:
    """Of six or more in the market itself those beyond five (ruling 161)."""
    if t.players[seat].market[CORPSE] > MOST_IN_MARKET:
        ask(t, seat, RETURN_SOME)


class ReturnAll(Question):
    """(seat): after the event."""

    open_args = EVERY
    prompt = "put all corpses of your market into your bag, or say that you are done"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, RETURN_CORPSES]

    def returned(self, t: Table, seat: int) -> int:
        return corpses_on_market(t, seat)

    def answer(self, t: Table, args: Args, move: int) -> str:
        if move == DONE:
            return "keep the corpses in the market"
        return f"put corpses into the bag: {{}}|{self.returned(t, t.stack[-1][1])}"

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == RETURN_CORPSES:
            t.players[seat].bag[CORPSE] += clear_market(t, seat)


class ReturnSome(ReturnAll):
    """(seat): before followers are drawn, and after the Wake."""

    prompt = "put corpses into your bag so that five are left in your market, or say you are done"

    def returned(self, t: Table, seat: int) -> int:
        return t.players[seat].market[CORPSE] - MOST_IN_MARKET

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        me = t.players[seat]
        if move == RETURN_CORPSES:
            me.bag[CORPSE] += self.returned(t, seat)
            me.market[CORPSE] = MOST_IN_MARKET


def points_for_corpses(t: Table, seat: int) -> int:
    return -corpses_of(t, seat)


RETURN_ALL = add_question(ReturnAll(), "return-corpses")
RETURN_SOME = add_question(ReturnSome(), "too-many-corpses")
