"""What happened to the players between two moments, in words.

Events, the census and decisions with a single option happen by themselves; their effect
is told by comparing what lies in front of each player before and after.
"""

from __future__ import annotations

from orleans.boxes.base.holdings import stations_built
from orleans.kernel.table import Table
from orleans.notation.words import Words
from orleans.pieces import FOLLOWER_NAMES, GEAR, GOOD_NAMES, TYPES


def changes(before: Table, after: Table, seat: int, words: Words) -> list[str]:
    """The open things of one seat that changed."""
    old, new = before.players[seat], after.players[seat]
    found = [signed(new.coins - old.coins, words.source("coins"))]
    for n, good in enumerate(GOOD_NAMES):
        found.append(signed(new.goods[n] - old.goods[n], words.name("good", good)))
    for kind in range(TYPES):
        more = followers(after, seat, kind) - followers(before, seat, kind)
        found.append(signed(more, words.name("kind", FOLLOWER_NAMES[kind])))
    found.append(signed(new.development - old.development, words.term("development")))
    found.append(signed(new.citizens - old.citizens, words.source("citizens")))
    built = stations_built(after, seat) - stations_built(before, seat)
    found.append(signed(built, words.source("stations")))
    gears = new.gears + new.spaces.count(GEAR) - old.gears - old.spaces.count(GEAR)
    found.append(signed(gears, words.gear()))
    for tile in new.layout.tiles:
        if tile not in old.layout.tiles:
            found.append(f"+ {words.place(tile)}")
    for tile in old.layout.tiles:
        if tile not in new.layout.tiles:
            found.append(f"- {words.place(tile)}")
    if new.town != old.town:
        towns = after.book.components.towns
        found.append(f"{words.term('merchant')} > {towns[new.town].name.get(words.language)}")
    return [text for text in found if text]


def followers(t: Table, seat: int, kind: int) -> int:
    p = t.players[seat]
    return p.bag[kind] + p.market[kind] + p.spaces.count(kind + 1)


def signed(number: int, name: str) -> str:
    return f"{number:+d} {name}" if number else ""
