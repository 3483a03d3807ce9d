"""Gaining coins, goods, gear wheels, development and citizens."""

from __future__ import annotations

from orleans.boxes.base.verbs import DONE, REWARD_COINS, REWARD_DEVELOPMENT
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.citizens import DEVELOPMENT_CITIZENS
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.pieces import GOOD_NAMES

CITIZENS = "citizens"  # as a part of a goal


def gain_good(t: Table, seat: int, good: int) -> None:
    t.goods[good] -= 1
    t.players[seat].goods[good] += 1


def why_no_good(t: Table, good: int) -> str:
    return "" if t.goods[good] else f"the supply has no {{}} left|{GOOD_NAMES[good]}"


def gain_gear(t: Table, seat: int) -> None:
    t.gears -= 1
    t.players[seat].gears += 1


def why_no_gear(t: Table) -> str:
    return "" if t.gears else "no gear wheel is left in the supply"


def develop(t: Table, seat: int, points: int) -> None:
    """Advance on the development track: coins for all, each citizen for the first."""
    me = t.players[seat]
    track = t.book.components.development
    target = min(me.development + points, track.last)
    before = me.coins
    for space in range(me.development + 1, target + 1):
        me.coins += track.coins[space]
        if space in track.citizens:
            claim_citizen(t, seat, DEVELOPMENT_CITIZENS + track.citizens.index(space))
    me.development = target
    for reason in t.book.track_keeps_coins:
        if reason(t):
            me.coins = before


def why_not_develop(t: Table, seat: int) -> str:
    if t.players[seat].development == t.book.components.development.last:
        return "your marker is at the end of the development track"
    return ""


def offer_development(t: Table, seat: int, points: int) -> None:
    """Ask a player who may advance, unless no step is left (ruling 55)."""
    if points and not why_not_develop(t, seat):
        ask(t, seat, MAY_DEVELOP, points)


def reward_answer(move: int, coins: int, development: int) -> str:
    """What a reward of so much is called."""
    if move == REWARD_COINS:
        return f"take {{}} coins|{coins}"
    return f"take {{}} development points|{development}" if move == REWARD_DEVELOPMENT else ""


class MayDevelop(Question):
    """(seat, points): all the steps, or none."""

    args = ("points",)
    open_args = EVERY
    prompt = "advance {} on the development track, or say that you are done"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, REWARD_DEVELOPMENT]

    def answer(self, t: Table, args: Args, move: int) -> str:
        (points,) = args
        return "do not advance" if move == DONE else reward_answer(move, 0, points)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (points,) = args
        if move == REWARD_DEVELOPMENT:
            develop(t, seat, points)


def claim_citizen(t: Table, seat: int, bit: int) -> None:
    """A citizen on a track or in a town goes to the first player to get there."""
    if t.book.citizen_bits & ~t.claimed & 1 << bit:
        t.claimed |= 1 << bit
        if t.book.citizens_to:
            for note in t.book.citizens_to:
                note(t, seat)
        else:
            t.players[seat].citizens += 1


MAY_DEVELOP = add_question(MayDevelop(), "may-develop")
