"""Hiring followers, their tracks and the bonuses there, place tiles among them."""

from __future__ import annotations

from orleans.boxes.base.gains import (
    claim_citizen,
    develop,
    gain_gear,
    gain_good,
    why_no_gear,
    why_no_good,
)
from orleans.boxes.base.gears import free_gears, limit_gears
from orleans.boxes.base.market import refill_market
from orleans.boxes.base.verbs import BUILD, TO_BAG, TO_MARKET
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table, changed
from orleans.kernel.verbs import VERB
from orleans.pieces import (
    CRAFTSMAN,
    FOLLOWER_NAMES,
    KNIGHT,
    MONK,
)


def why_not_hire(t: Table, seat: int, follower: int) -> str:
    """Why this follower cannot be taken, with the step on its track and the bonus."""
    if t.event >= 0 and t.book.events[t.event].forbids_hiring(follower):
        event, kind = t.book.components.hourglass.tiles[t.event].id, FOLLOWER_NAMES[follower]
        return f"{{}}: no {{}} may be hired this round|{event}|{kind}"
    if not t.supply[follower]:
        return f"no {{}} is left in the supply|{FOLLOWER_NAMES[follower]}"
    return "" if follower == MONK else why_not_advance(t, seat, follower)


def why_not_advance(t: Table, seat: int, number: int) -> str:
    """What has run out cannot be gained (rulings 5 and 6)."""
    track = t.book.components.tracks[number]
    space = t.players[seat].tracks[number] + 1
    if space > track.last:
        return f"your marker is at the end of the {{}}|{track.id}"
    return why_no_bonus(t, number, space)


def why_no_bonus(t: Table, number: int, space: int) -> str:
    """Why the bonus of a track's space cannot be had."""
    track = t.book.components.tracks[number]
    if track.gives == "goods":
        return why_no_good(t, track.bonus[space]) if t.book.has_goods else ""  # ruling 116
    if track.gives == "gear":
        return why_no_gear(t)
    if track.gives == "tile" and not tiles_on_offer(t, track.bonus[space]):
        return "no place tile that you may choose is on offer"
    return ""


def hire(t: Table, seat: int, follower: int) -> None:
    """Take a follower from the supply and, except for a monk, step on a track."""
    t.supply[follower] -= 1
    receive(t, seat, follower)
    for tile in t.players[seat].layout.hired:
        if t.book.actions[tile].hired(t, seat, follower):
            return
    if follower != MONK:
        advance(t, seat, follower)


def receive(t: Table, seat: int, follower: int) -> None:
    """A new follower goes into the bag, unless the event or a tile has more to offer."""
    t.players[seat].bag[follower] += 1
    if t.event >= 0 and t.book.events[t.event].receives(t, seat, follower):
        return
    if may_go_to_market(t, seat):
        ask(t, seat, NEW_FOLLOWER, follower)


def may_go_to_market(t: Table, seat: int) -> bool:
    """A tile lets a new follower go to the market, if there is room (ruling 58)."""
    me = t.players[seat]
    return me.layout.new_to_market and sum(me.market) < t.book.market_spaces


def to_market(t: Table, seat: int, follower: int) -> None:
    """From the bag, where a new follower waits."""
    me = t.players[seat]
    me.bag[follower] -= 1
    me.market[follower] += 1


def advance(t: Table, seat: int, number: int) -> None:
    """Step on a follower's track and receive the bonus of the new space."""
    me = t.players[seat]
    space = me.tracks[number] + 1
    me.tracks = changed(me.tracks, number, space)
    give_bonus(t, seat, number, space)
    if number == CRAFTSMAN:
        limit_gears(t, seat)
    if space == t.book.components.tracks[number].citizen:
        claim_citizen(t, seat, number)


def advance_anyway(t: Table, seat: int, number: int) -> None:
    """Step on a track also where its bonus has run out; nothing at its end."""
    me = t.players[seat]
    if not why_not_advance(t, seat, number):
        advance(t, seat, number)
    elif me.tracks[number] < t.book.components.tracks[number].last:
        me.tracks = changed(me.tracks, number, me.tracks[number] + 1)
        if number == CRAFTSMAN:
            free_gears(t, seat)
        if me.tracks[number] == t.book.components.tracks[number].citizen:
            claim_citizen(t, seat, number)


def give_bonus(t: Table, seat: int, number: int, space: int) -> None:
    """What is printed on a space of a follower's track."""
    track = t.book.components.tracks[number]
    bonus = track.bonus[space]
    if track.gives == "goods":
        if t.book.has_goods:
            gain_good(t, seat, bonus)
    elif track.gives == "coins":
        t.players[seat].coins += bonus
    elif track.gives == "gear":
        gain_gear(t, seat)
    elif track.gives == "tile":
        ask(t, seat, CHOOSE_TILE, bonus)
    elif track.gives == "development":
        develop(t, seat, bonus)


def draw_limit(t: Table, seat: int) -> int:
    """How many followers the knights track lets a player draw."""
    return t.book.draws[t.players[seat].tracks[KNIGHT]]


# --- place tiles


def tiles_on_offer(t: Table, categories: int) -> list[int]:
    """Place tiles one may choose: of category I only (1), or of both (2)."""
    if categories == 2:
        return list(t.offer)
    places = t.book.components.places
    return [tile for tile in t.offer if places[tile].category == "I"]


def gain_tile(t: Table, seat: int, tile: int) -> None:
    me = t.players[seat]
    t.offer = tuple([other for other in t.offer if other != tile])
    me.layout = t.book.layout(tuple(sorted((*me.layout.tiles, tile))))
    t.book.actions[tile].gained(t, seat)
    refill_market(t, tile)


class ChooseTile(Question):
    """Expanding the city: one of the place tiles on offer."""

    args = ("categories",)
    open_args = EVERY

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (categories,) = args
        return [BUILD + tile for tile in tiles_on_offer(t, categories)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        gain_tile(t, seat, move - BUILD)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == BUILD:
            if move - BUILD not in t.offer:
                return "this tile is not on offer"
            return "with one step on the traders track only tiles of category I can be chosen"
        return "choose a place tile first"


class PlaceNewFollower(Question):
    """(seat, follower): the market or the bag."""

    args = ("follower",)
    open_args = EVERY
    prompt = "say first where the new follower goes: to the market or to the bag"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [TO_MARKET, TO_BAG]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (follower,) = args
        if move == TO_MARKET:
            to_market(t, seat, follower)


CHOOSE_TILE = add_question(ChooseTile(), "choose-tile")
NEW_FOLLOWER = add_question(PlaceNewFollower(), "new-follower")
