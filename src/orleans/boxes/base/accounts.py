"""Accounts of the pieces: every piece of the box is somewhere, exactly once."""

from __future__ import annotations

from orleans.boxes.base.deeds import (
    chooses_citizen,
    is_done,
    standing_at_deed,
    waiting_gears,
)
from orleans.boxes.base.extra_fields import CITIZENS_LEFT, PILE
from orleans.boxes.base.holdings import stations_built
from orleans.kernel.fields import FIELDS, SEAT, pieces_held
from orleans.kernel.table import RECALLING, STORING, Player, Table
from orleans.pieces import (
    BREAD,
    GEAR,
    GRAIN,
    KIND_NAMES,
    NEUTRAL_KINDS,
    OWN_KINDS,
    TYPES,
    TYPES_OF_GOODS,
)


def faults(t: Table) -> list[str]:
    """What is wrong with the pieces on a table; nothing in any game played by the rules."""
    found = _followers(t) + _goods(t) + _citizens(t)
    gears = t.gears + t.lost_gears + gears_in_use(t)
    if gears != t.book.supply.gears:
        found.append(f"{gears} gear wheels")
    for seat, player in enumerate(t.players):
        found += [f"seat {seat}: {fault}" for fault in _player(t, seat, player)]
    for faults_of_box in t.book.accounts:
        found += [fault.reason for fault in faults_of_box(t)]
    tiles = [tile for player in t.players for tile in player.layout.tiles]
    tiles += [*t.offer, *PILE.get(t)]
    if len(tiles) != len(set(tiles)):
        found.append("a place tile is in two places")
    if min(*t.supply, *t.goods, *t.lost_goods, *t.lost_followers, t.gears) < 0:
        found.append("less than nothing in a supply")
    return found


# What is neither in a supply nor out of the game, including pieces in declared fields.


def followers_in_use(t: Table, kind: int) -> int:
    count = pieces_held(t, "follower", kind)
    for p in t.players:
        count += p.bag[kind] + p.market[kind] + p.spaces.count(kind + 1)
    for row in range(len(t.book.deeds)):
        count += standing_at_deed(t, row, kind)
    return count


def goods_in_use(t: Table, good: int) -> int:
    count = t.lying.count(good + 1) + pieces_held(t, "good", good)
    for seat, p in enumerate(t.players):
        bread = p.goods[BREAD] if good == GRAIN else 0
        count += p.goods[good] + bread + goods_on_tiles(t, seat, good)
    return count


def gears_in_use(t: Table) -> int:
    count = waiting_gears(t) + pieces_held(t, "gear", 0)
    return count + sum(p.gears + p.spaces.count(GEAR) for p in t.players)


def _followers(t: Table) -> list[str]:
    found = []
    for kind in NEUTRAL_KINDS:
        count = t.supply[kind] + t.lost_followers[kind] + followers_in_use(t, kind)
        if count != t.book.supply.followers[kind]:
            found.append(f"{count} of {KIND_NAMES[kind]}")
    return found


def _goods(t: Table) -> list[str]:
    found = []
    for n in range(TYPES_OF_GOODS):
        good = t.book.components.goods[n]
        count = t.goods[n] + t.lost_goods[n] + goods_in_use(t, n)
        if count != good.count:
            found.append(f"{count} of {good.id}")
    return found


def goods_on_tiles(t: Table, seat: int, good: int) -> int:
    """Those that are not among the seat's goods."""
    actions = t.book.actions
    return sum([actions[tile].goods_on(t, seat, good) for tile in t.book.with_goods_on])


def why_impossible(t: Table, seat: int) -> str:
    """Why a seat cannot have what it has on tiles; empty if it can."""
    actions = t.book.actions
    for tile in t.book.with_limits:
        reason = actions[tile].why_impossible(t, seat)
        if reason:
            return reason
    return ""


def _citizens(t: Table) -> list[str]:
    """Each citizen held was earned at a deed, on a track or, at the end, by stations.

    Some scenarios let players buy and pay them.
    """
    earned = citizens_won(t) + CITIZENS_LEFT.start(t.book)[0] - CITIZENS_LEFT.count(t)
    held = sum(p.citizens for p in t.players) + pieces_held(t, "citizen", 0)
    return [] if held - earned in (0, 1 if t.over else 0) else [f"{held} citizens for {earned}"]


def citizens_won(t: Table) -> int:
    """Citizens who have left the boards: deeds, tracks and towns."""
    won = t.claimed.bit_count() - never_there(t)
    for row, deed in enumerate(t.book.deeds):
        card = t.book.components.deeds[deed]
        sent = sum(standing_at_deed(t, row, kind) for kind in range(TYPES))
        last = is_done(t, deed) and not chooses_citizen(t, deed)
        won += card.each.citizens * sent + t.book.deed_citizens[deed] * last
    return won


def citizens_nowhere_else(t: Table) -> int:
    """How many the supply must have, where citizens are bought and paid."""
    held = sum(p.citizens for p in t.players)
    return CITIZENS_LEFT.start(t.book)[0] + citizens_won(t) - held


def never_there(t: Table) -> int:
    """Spaces on which no citizen was laid; before the first round that is still being chosen."""
    unused = len(t.book.spread) - t.book.spread_citizens
    return unused if t.round else t.claimed.bit_count()


def _player(t: Table, seat: int, p: Player) -> list[str]:
    kit = t.book.components.player
    found = []
    for kind in OWN_KINDS:
        if p.bag[kind] + p.market[kind] + p.spaces.count(kind + 1) != 1:
            found.append(f"not one {KIND_NAMES[kind]}")
    # Followers just taken in hand may wait for the Gunpowder Tower.
    hands = 2 if p.layout.annex >= 0 and p.stage in (RECALLING, STORING) else 0
    if sum(p.market) > kit.market + hands:
        found.append("too many in the market")
    if not 0 <= p.stations <= t.book.stations - stations_built(t, seat):
        found.append("wrong trading stations")
    held = [number for field in FIELDS if field.per == SEAT for number in field.get(p)]
    if min(*p.goods, *held, 0) < 0:
        found.append("goods below nothing")
    if why_impossible(t, seat):
        found.append(why_impossible(t, seat))
    if min(p.coins, p.gears - p.bound_gears, p.bound_gears) < 0:
        found.append("coins or gear wheels below nothing")
    return found
