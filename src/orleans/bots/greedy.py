"""A sensible player who looks one move ahead.

It tries every move in a game that fits what it knows and keeps the one after which it
likes its own position best: points, what its followers can still bring, and the places
it has filled or could fill with the followers in its market.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from orleans.bots.plans import alone
from orleans.bots.replies import after_offer, counts_for_itself, others_reply
from orleans.bots.weights import read_weights
from orleans.boxes.base.deeds import SendFollowers, open_spaces, takes
from orleans.boxes.base.hiring import draw_limit, why_not_hire
from orleans.boxes.base.holdings import stations_built, status
from orleans.boxes.base.rounds import rounds_left
from orleans.boxes.base.scoring import points
from orleans.boxes.base.tiles import is_sheltered
from orleans.boxes.base.using import may_carry_out
from orleans.boxes.base.verbs import DONE, DRAW, PASS
from orleans.facts.components import Gain
from orleans.game import Game
from orleans.kernel.asking import asked, question_of
from orleans.kernel.book import Book
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB
from orleans.kernel.view import View
from orleans.pieces import (
    BOATMAN,
    CRAFTSMAN,
    EMPTY,
    FARMER,
    GEAR,
    KNIGHT,
    MONK,
    NEUTRAL_KINDS,
    NEUTRAL_STANDS,
    OWN_KINDS,
    ROAD,
    SCHOLAR,
    TRADER,
    WATER,
)
from orleans.sampling import sample

# What one more follower brings in a whole game, by type.
FOLLOWERS = (2.0, 2.5, 2.5, 2.5, 4.0, 3.5, 5.0)
DRAW_VALUE = 7.0  # one more draw each round, from the first round on
TILE_VALUE = 5.0
GEAR_VALUE = 7.0
USABLE = 0.6  # of an action's worth, when its place is filled
FILLABLE = 0.45  # when the market could fill it
DEPTH = 2
IDLE = 2.0  # what passing costs while something is ready
SHELTER = 2.0  # a monk who keeps harm away
NEW = ("turn", "planning", "gears", "torture", "harvest", "shelter")  # no follow-up choices
BEGUN = 0.02  # when it could not
CHANCE = 0.01  # decides between what is worth the same
LATER = 0.5  # of what is ready, after a move that was the last of the round
REWARDS: dict[str, float] = read_weights("deeds")
ACTIONS: dict[str, float] = read_weights("actions")


class GreedyBot:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if view.seat is None:
            raise ValueError("a spectator has no move to choose")
        if moves[-1] & VERB == DRAW:  # all it may draw: what comes is chance
            return moves[-1]
        game = sample(view, self.rng)
        if not view.table.book.judged.none:  # what the next round gives would only confuse it
            game = alone(game.state, view.seat)
        best, found = moves[0], float("-inf")
        for move in moves:
            value = value_after(game, view.seat, move, DEPTH) + self.rng.random() * CHANCE
            if move == PASS:  # what is ready should be used
                value -= IDLE
            elif move == DONE and counts_for_itself(view.table):  # rather propose something
                value -= CHANCE
            if value > found:
                best, found = move, value
        return best


def value_after(game: Game, seat: int, move: int, depth: int) -> float:
    """What a move is worth, with the best of the choices that belong to it."""
    question, judged = question_of(game.state), game.state.book.judged
    if question in judged.offers:
        return after_offer(game, seat, move, worth)
    trial = game.copy()
    trial.play(seat, move)
    if judged.envy:
        others_reply(trial, seat, worth)
    if depth and trial.actors == (seat,) and follows(trial.state):
        return max(value_after(trial, seat, next_, depth - 1) for next_ in trial.moves(seat))
    last = move != DONE and question in judged.last_turns
    lost = LATER * waiting(game.state, seat) if last else 0.0
    return worth(trial.state, seat) - lost


def follows(t: Table) -> bool:
    """Whether what is asked belongs to the move before it."""
    return not (asked(t) in NEW or counts_for_itself(t))


def waiting(t: Table, seat: int) -> float:
    """What is ready to be used and would wait if the player passed."""
    me = t.players[seat]
    ready = [p for p in me.layout.actions if t.book.activated(me.spaces, p)]
    return sum(promise_of(t, seat, me, place) for place in ready)


def worth(t: Table, seat: int) -> float:
    """How much a seat likes the table, in points."""
    value = own_worth(t, seat)
    if t.book.judged.envy:
        others = [rough_worth(t, n) for n in range(len(t.players)) if n != seat]
        value -= max(others, default=0.0) / len(t.players)
    return value


def rough_worth(t: Table, seat: int) -> float:
    """Roughly what another player can lose when struck."""
    me = t.players[seat]
    placed = sum(0 < me.spaces[space] < GEAR for space in me.layout.spaces)
    wheels = me.gears + me.spaces.count(GEAR)
    away = t.book.distances[me.town][t.book.home]
    crew = placed + sum(me.bag) + sum(me.market)
    steps = sum(me.tracks) + me.development
    return sum(points(t, seat).values()) + placed + crew + steps + 3 * wheels + 0.5 * away


def own_worth(t: Table, seat: int) -> float:
    """What the table is worth to a seat, regardless of the others."""
    me = t.players[seat]
    ahead = rounds_left(t) / t.book.rounds  # how much of the game is left
    goal = t.book.judged.goal(t, seat, rounds_left(t))
    if goal is not None:
        return goal + 0.4 * sum(me.market) + promised(t, seat, me)
    value = float(sum(points(t, seat).values()))
    value += development_promise(t, seat, ahead)
    kinds = [me.bag[k] + me.market[k] + me.spaces.count(k + 1) for k in NEUTRAL_KINDS]
    value += ahead * sum(FOLLOWERS[k] * kinds[k] for k in NEUTRAL_KINDS)
    value += ahead * DRAW_VALUE * draw_limit(t, seat)
    value += ahead * TILE_VALUE * len(me.layout.tiles)
    value += ahead * GEAR_VALUE * (me.spaces.count(GEAR) + 0.6 * me.gears)
    value += 0.4 * sum(me.market)
    if is_sheltered(t, seat):
        value += SHELTER
    value += promised(t, seat, me)
    if not t.over and not t.book.judged.none:
        value += beyond(t, seat)
    return value


def promised(t: Table, seat: int, me: Player) -> float:
    """What the filled places promise, and those that could be filled."""
    return 0.0 if t.over else sum(promise_of(t, seat, me, place) for place in me.layout.actions)


def beyond(t: Table, seat: int) -> float:
    """What may be expected of further boxes, and what their event will give or cost."""
    judged = t.book.judged
    value = judged.worth(t, seat, rounds_left(t))
    given, due = judged.event(t, seat)
    return value + (given - max(0, due - t.players[seat].coins) - judged.owed(t, seat))


def development_promise(t: Table, seat: int, ahead: float) -> float:
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


def promise_of(t: Table, seat: int, me: Player, place: int) -> float:
    """What a place promises: much if it is filled, something if the market can fill it."""
    book = t.book
    here = me.spaces[book.first[place] : book.last[place]]
    if isinstance(book.actions[place], SendFollowers):
        return USABLE * sum(deed_value(t, stands - 1) for stands in here if NEUTRAL_STANDS[stands])
    filled = len(here) - here.count(EMPTY)
    if not filled:
        return 0.0
    value = action_value(t, seat, place) + book.judged.promise(t, seat, place)
    if filled == len(here):
        return USABLE * value
    gears = here.count(GEAR)
    share = (filled - gears * 0.5) / len(here)
    part = FILLABLE if fillable(book, me, place) else BEGUN
    return part * share * value


def fillable(book: Book, me: Player, place: int) -> bool:
    """The market holds a follower for each empty space."""
    left = me.market[:]
    for space in range(book.first[place], book.last[place]):
        if me.spaces[space] == EMPTY:
            for kind in (*OWN_KINDS[::-1], *NEUTRAL_KINDS):
                if left[kind] and space in me.layout.fit[kind]:
                    left[kind] -= 1
                    break
            else:
                return False
    return True


def deed_value(t: Table, kind: int) -> float:
    """The best a neutral follower can earn at a deed, less its own worth."""
    best = 0.0
    for n in t.book.deeds:
        if takes(t, n, kind):
            deed, left = t.book.components.deeds[n], open_spaces(t, n)
            last = gain_value(deed.done) if left == 1 else 1.0 / left
            best = max(best, gain_value(deed.each) + REWARDS.get(deed.id, 0.0) + last)
    ahead = rounds_left(t) / t.book.rounds
    return max(best - FOLLOWERS[kind] * ahead, 0.0)


def gain_value(gain: Gain) -> float:
    return gain.coins + 1.2 * gain.development + 4.0 * gain.citizens


def action_value(t: Table, seat: int, place: int) -> float:
    """A rough price of an action for this seat now."""
    book = t.book
    if not may_carry_out(t, seat, place):
        return 0.0
    ahead = rounds_left(t) / book.rounds
    me = t.players[seat]
    name = book.components.places[place].id
    if name in ACTIONS:
        return float(ACTIONS[name])
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
        best = max(best, float(max(lying, default=0)) + free)
    return best
