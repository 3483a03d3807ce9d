"""Gaining things: coins, goods, development, followers and the bonuses of their tracks."""

from __future__ import annotations

from orleans.engine.frames import Frame, Step, add_step
from orleans.engine.moves import BUILD
from orleans.engine.table import Table
from orleans.pieces import CRAFTSMAN, FOLLOWER_NAMES, GOOD_NAMES, KNIGHT, MONK

# Bits of `Table.claimed`: tracks by their number, then the development track's citizens.
DEVELOPMENT_CITIZENS = 8


def gain_good(t: Table, seat: int, good: int) -> None:
    t.goods[good] -= 1
    t.players[seat].goods[good] += 1


def why_no_good(t: Table, good: int) -> str:
    return "" if t.goods[good] else f"the supply has no {{}} left|{GOOD_NAMES[good]}"


def develop(t: Table, seat: int, points: int) -> None:
    """Advance on the development track: coins for all, each citizen for the first."""
    me = t.players[seat]
    track = t.book.components.development
    target = min(me.development + points, track.last)
    for space in range(me.development + 1, target + 1):
        me.coins += track.coins[space]
        if space in track.citizens:
            claim_citizen(t, seat, DEVELOPMENT_CITIZENS + track.citizens.index(space))
    me.development = target


def claim_citizen(t: Table, seat: int, bit: int) -> None:
    """A citizen on a track goes to the first who gets there."""
    if not t.claimed >> bit & 1:
        t.claimed |= 1 << bit
        t.players[seat].citizens += 1


def why_not_develop(t: Table, seat: int) -> str:
    if t.players[seat].development == t.book.components.development.last:
        return "your marker is at the end of the development track"
    return ""


def why_not_hire(t: Table, seat: int, follower: int) -> str:
    """Why this follower cannot be taken with his step on the track and its bonus."""
    if t.event >= 0 and t.book.events[t.event].forbids_hiring(follower):
        return f"{{}} forbids it this round|{t.book.components.hourglass.tiles[t.event].id}"
    if not t.supply[follower]:
        return f"no {{}} is left in the supply|{FOLLOWER_NAMES[follower]}"
    return "" if follower == MONK else why_not_advance(t, seat, follower)


def why_not_advance(t: Table, seat: int, number: int) -> str:
    """What has run out cannot be gained (rulings 5 and 6)."""
    track = t.book.components.tracks[number]
    space = t.players[seat].tracks[number] + 1
    if space > track.last:
        return f"your marker is at the end of the {{}}|{track.id}"
    if track.gives == "goods":
        return why_no_good(t, track.bonus[space])
    if track.gives == "gear" and not t.gears:
        return "no gear wheel is left in the supply"
    if track.gives == "tile" and not tiles_on_offer(t, track.bonus[space]):
        return "no place tile that you may choose is on offer"
    return ""


def hire(t: Table, seat: int, follower: int) -> None:
    """Take a follower from the supply and, but for the monk, step on his track."""
    t.supply[follower] -= 1
    t.players[seat].bag[follower] += 1
    if follower != MONK:
        advance(t, seat, follower)


def advance(t: Table, seat: int, number: int) -> None:
    """Step on a follower's track and receive the bonus of the new space."""
    me = t.players[seat]
    track = t.book.components.tracks[number]
    space = me.tracks[number] = me.tracks[number] + 1
    bonus = track.bonus[space]
    gives = track.gives
    if gives == "goods":
        gain_good(t, seat, bonus)
    elif gives == "coins":
        me.coins += bonus
    elif gives == "gear":
        gain_gear(t, seat)
        limit_gears(t, seat)
    elif gives == "tile":
        t.stack.append((CHOOSE_TILE, seat, bonus, 0))
    elif gives == "development":
        develop(t, seat, bonus)
    if space == track.citizen:
        claim_citizen(t, seat, number)


def gain_gear(t: Table, seat: int) -> None:
    t.gears -= 1
    t.players[seat].gears += 1


def limit_gears(t: Table, seat: int) -> None:
    """The first wheel of the craftsmen track is for a farmer's space (rulings 11 and 12)."""
    me = t.players[seat]
    if me.tracks[CRAFTSMAN] == 1:
        me.bound_gears = 1
    elif t.book.edition.gear_limit == "space":
        me.bound_gears = 0


def draw_limit(t: Table, seat: int) -> int:
    """How many followers the knights track lets a player draw."""
    space = t.players[seat].tracks[KNIGHT]
    if not space:
        return t.book.components.player.draw
    return t.book.components.tracks[KNIGHT].bonus[space]


def tiles_on_offer(t: Table, categories: int) -> list[int]:
    """Place tiles one may choose: of category I only (1), or of both (2)."""
    if categories == 2:
        return list(t.offer)
    places = t.book.components.places
    return [tile for tile in t.offer if places[tile].category == "I"]


def gain_tile(t: Table, seat: int, tile: int) -> None:
    me = t.players[seat]
    t.offer = tuple(other for other in t.offer if other != tile)
    me.layout = t.book.layout(tuple(sorted((*me.layout.tiles, tile))))


class ChooseTile(Step):
    """Expanding the city: one of the place tiles on offer."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [BUILD + tile for tile in tiles_on_offer(t, frame[2])]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        gain_tile(t, seat, move - BUILD)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        if BUILD <= move < BUILD + len(t.book.components.places):
            if move - BUILD not in t.offer:
                return "this tile is not on offer"
            return "your first step on the traders track gives a tile of category I"
        return "choose a place tile first"


CHOOSE_TILE = add_step(ChooseTile("choose-tile"))
