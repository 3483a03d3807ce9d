"""What a line of the log adds up to for a seat."""

from __future__ import annotations

from collections import Counter

from orleans.kernel.story import TABLE, Change
from orleans.notation.lines import Line, Result

Totals = dict[str, int]  # by what it is

COUNTED = ("coins", "citizens", "development", "station", "gear")


def totals_of(line: Line, seat: int) -> Totals:
    """What a seat has gained and lost, wherever it lies.

    A follower whom the player sent to a deed is not lost. A trading station in a town is told
    with its town; those not yet built only count if they leave the game. What lies beside a
    structure was told when it was laid there.
    """
    if line.about and line.about.verb.log.says_all:
        return {}
    found: Counter[str] = Counter()
    for result in line.results:
        for change in result.changes:
            what, amount = change.what, change.amount
            if was_sent(change) and seat == sender(line, what):
                found[what] += amount
            if change.seat == seat and not was_used(change):
                found[what] += amount
            if change.seat == seat and what == "station" and tells_town(result, change):
                found[what] -= amount
    return {what: found[what] for what in sorted(found, key=order_of)}


def sender(line: Line, what: str) -> int:
    """Whose follower was sent to a deed: it may have stood on another player's board."""
    net: Counter[int] = Counter()
    for result in line.results:
        for change in result.changes:
            if change.what == what and change.seat != TABLE:
                net[change.seat] += change.amount
    fewer = [seat for seat, number in net.items() if number < 0]
    return fewer[0] if fewer and line.seat not in fewer else line.seat


def was_sent(change: Change) -> bool:
    """Whether it is a follower at a deed."""
    return change.where.startswith("deed:") and change.what.startswith("kind:")


def has_manned(change: Change) -> bool:
    """Whether it is a follower beside a structure."""
    return change.where.startswith("card:") and change.what.startswith("kind:")


def was_used(change: Change) -> bool:
    """Whether it lay beside a structure that is complete now."""
    return change.where.startswith("card:") and change.amount < 0


def tells_town(result: Result, change: Change) -> bool:
    """Whether a trading station left the game from a town: others come from the player, or go
    back there.
    """
    return result.manner == "torture" and change.where.startswith("town:")


def order_of(what: str) -> int:
    """Followers come first, then goods, coins and the rest."""
    kind = what.partition(":")[0]
    if kind in ("kind", "good"):
        return ("kind", "good").index(kind)
    return 2 + (COUNTED.index(what) if what in COUNTED else len(COUNTED))
