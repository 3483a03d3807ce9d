"""A sensible player who looks one move ahead.

It tries every move in a game that fits what it knows and keeps the one after which it
likes its own position best: points, what its followers can still bring, and the places
it has filled or could fill with the followers in its market.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from orleans.engine.book import Book
from orleans.engine.frames import STEPS
from orleans.engine.moves import DRAW, PASS, PAY
from orleans.engine.table import Player, Table
from orleans.game import Game
from orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    EMPTY,
    FARMER,
    GEAR,
    KINDS,
    KNIGHT,
    MONK,
    NEUTRAL,
    ROAD,
    SCHOLAR,
    TRADER,
    WATER,
)
from orleans.rules.deeds import open_spaces, takes
from orleans.rules.events import sacristy_monk
from orleans.rules.hiring import draw_limit, why_not_hire
from orleans.rules.holdings import stations_built, status
from orleans.rules.scoring import points
from orleans.sampling import sample
from orleans.view import View

# What one more follower brings in a whole game, by type.
FOLLOWERS = (2.0, 2.5, 2.5, 2.5, 4.0, 3.5, 5.0)
DRAW_VALUE = 7.0  # one more draw each round, from the first round on
TILE_VALUE = 5.0
GEAR_VALUE = 7.0
USABLE = 0.6  # of an action's worth, when its place is filled
FILLABLE = 0.45  # when the market could fill it
DEPTH = 2
IDLE = 2.0  # what passing costs while something is ready
SHELTER = 2.0  # a monk in the Sacristy
NEW = ("turn", "planning", "gears", "torture", "harvest", "shelter")  # no follow-up choices
BEGUN = 0.02  # when it could not


class GreedyBot:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if view.seat is None:
            raise ValueError("a spectator has no move to choose")
        if DRAW <= moves[-1] < PAY:  # all it may draw: what comes is chance
            return moves[-1]
        game = sample(view, self.rng)
        best, found = moves[0], float("-inf")
        for move in moves:
            value = value_after(game, view.seat, move, DEPTH) + self.rng.random() * 0.01
            if move == PASS:  # what is ready should be used
                value -= IDLE
            if value > found:
                best, found = move, value
        return best


def value_after(game: Game, seat: int, move: int, depth: int) -> float:
    """What a move is worth, with the best of the choices that belong to it."""
    trial = game.copy()
    trial.play(seat, move)
    if depth and trial.actors == (seat,) and STEPS[trial.state.stack[-1][0]].name not in NEW:
        return max(value_after(trial, seat, next_, depth - 1) for next_ in trial.moves(seat))
    return worth(trial.state, seat)


def worth(t: Table, seat: int) -> float:
    """How much a seat likes the table, in points."""
    me = t.players[seat]
    ahead = max(t.book.rounds - t.round, 0) / t.book.rounds  # how much of the game is left
    value = float(sum(points(t, seat).values()))
    value += development_outlook(t, seat, ahead)
    kinds = [me.bag[k] + me.market[k] + me.spaces.count(k + 1) for k in range(NEUTRAL)]
    value += ahead * sum(FOLLOWERS[k] * kinds[k] for k in range(NEUTRAL))
    value += ahead * DRAW_VALUE * draw_limit(t, seat)
    value += ahead * TILE_VALUE * len(me.layout.tiles)
    value += ahead * GEAR_VALUE * (me.spaces.count(GEAR) + 0.6 * me.gears)
    value += 0.4 * sum(me.market)
    if sacristy_monk(t, seat):
        value += SHELTER
    if not t.over:
        value += sum(outlook(t, seat, me, place) for place in me.layout.actions)
    return value


def development_outlook(t: Table, seat: int, ahead: float) -> float:
    """Development multiplies the stations and citizens one has or will have."""
    me = t.players[seat]
    held = stations_built(t, seat) + me.citizens + 5 * ahead
    status = t.book.components.development.status
    here = status[me.development]
    star = next((s for s in range(me.development, len(status)) if status[s] > here), None)
    if star is None:
        return held * ahead
    start = next(s for s in range(len(status)) if status[s] == here)
    return held * ((me.development - start) / (star - start) * 0.8 + here * ahead)


def outlook(t: Table, seat: int, me: Player, place: int) -> float:
    """What a place promises: much if it is filled, something if the market can fill it."""
    book = t.book
    here = me.spaces[book.first[place] : book.last[place]]
    if place == book.numbers["town-hall"] or place == book.tower:
        return USABLE * sum(deed_value(t, stands - 1) for stands in here if 0 < stands <= NEUTRAL)
    filled = len(here) - here.count(EMPTY)
    if not filled:
        return 0.0
    if filled == len(here):
        return USABLE * action_value(t, seat, place)
    gears = here.count(GEAR)
    share = (filled - gears * 0.5) / len(here)
    part = FILLABLE if fillable(book, me, place) else BEGUN
    return part * share * action_value(t, seat, place)


def fillable(book: Book, me: Player, place: int) -> bool:
    """The market holds a follower for each empty space."""
    left = me.market[:]
    for space in range(book.first[place], book.last[place]):
        if me.spaces[space] == EMPTY:
            for kind in (*range(KINDS - 1, NEUTRAL - 1, -1), *range(NEUTRAL)):
                if left[kind] and space in me.layout.fit[kind]:
                    left[kind] -= 1
                    break
            else:
                return False
    return True


def deed_value(t: Table, kind: int) -> float:
    """The best a neutral follower can earn at a deed, less what he is worth himself."""
    best = 0.0
    for n in t.book.deeds:
        if takes(t, n, kind):
            deed, left = t.book.components.deeds[n], open_spaces(t, n)
            best = max(best, deed.each.coins + (4.0 if left == 1 else 1.0 / left))
    ahead = (t.book.rounds - t.round) / t.book.rounds
    return max(best - FOLLOWERS[kind] * ahead, 0.0)


def action_value(t: Table, seat: int, place: int) -> float:
    """A rough price of an action for this seat now."""
    book = t.book
    if book.actions[place].why_not(t, seat):
        return 0.0
    ahead = (book.rounds - t.round) / book.rounds
    me = t.players[seat]
    name = book.components.places[place].id
    if name in GOOD_TILES:
        return float(GOOD_TILES[name])
    if name in ("ship", "wagon", "horse-wagon"):
        return travel_value(t, me, WATER if name == "ship" else ROAD, ahead)
    if name == "guildhall":
        return 1.5 * status(t, seat) + 3 * ahead
    if name in ("scriptorium", "shipping-line", "library", "university"):
        steps = {"library": 2, "university": 2 + me.tracks[SCHOLAR]}.get(name, 1)
        return 1.2 * steps + (FOLLOWERS[SCHOLAR] * ahead if name == "university" else 0.0)
    if name == "village":
        return max(villager_value(t, seat, f, ahead) for f in (BOATMAN, CRAFTSMAN, TRADER))
    if name == "castle":
        more = book.components.tracks[KNIGHT].bonus[me.tracks[KNIGHT] + 1] - draw_limit(t, seat)
        return (DRAW_VALUE * more + FOLLOWERS[KNIGHT]) * ahead
    if name == "farm-house":
        return 1.5 + me.tracks[FARMER] / 2 + FOLLOWERS[FARMER] * ahead
    return {
        "monastery": FOLLOWERS[MONK] * ahead,
        "hospital": float(status(t, seat)),
    }.get(name, 2.0)


GOOD_TILES = {
    "hayrick": 1,
    "cheese-factory": 2,
    "winery": 3,
    "wool-manufacturer": 4,
    "tailor-shop": 5,
    "brewery": 2,
    "cellar": 4,
    "windmill": 3,
}


def villager_value(t: Table, seat: int, follower: int, ahead: float) -> float:
    if why_not_hire(t, seat, follower):
        return 0.0
    space = t.players[seat].tracks[follower] + 1
    if follower == BOATMAN:
        return t.book.components.tracks[BOATMAN].bonus[space] + FOLLOWERS[BOATMAN] * ahead
    return ((GEAR_VALUE if follower == CRAFTSMAN else TILE_VALUE) + FOLLOWERS[follower]) * ahead


def travel_value(t: Table, me: Player, way: int, ahead: float) -> float:
    """The best good within reach, and a town where a station may be built."""
    best = 0.0
    for town, connection in t.book.ways[me.town][way]:
        lying = [t.lying[space] for space in t.book.goods_spaces[connection]]
        free = 0.0 if t.stations[town] else 1.5
        best = max(best, float(max(lying)) + free)
    return best
