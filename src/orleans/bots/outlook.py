"""What a position is worth to a seat: the points it has, and those it may expect.

The weights were found by playing many games against slightly different copies of the same
bot (`docs/bots.md`); none of them is a rule of the game.
"""

from __future__ import annotations

from typing import Final

from orleans.bots.weights import Weights, usual_weights
from orleans.boxes.base.events import EVENT_PHASE, current_event
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.holdings import stations_built
from orleans.boxes.base.rounds import rounds_left
from orleans.boxes.base.using import may_carry_out
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.citizens import DEVELOPMENT_CITIZENS
from orleans.kernel.effects import Event
from orleans.kernel.frames import RULES
from orleans.kernel.table import Player, Table
from orleans.pieces import FARMER, GEAR, OWN_KINDS, TRACKS, TYPE_OF, TYPES

SELDOM: Final = 0.6  # the use of a place that has no weight of its own
TILE: Final = [0.2, 0.0]  # a tile that has no weight of its own
READY: Final = 2.5  # a place that can be used, if it is one that is always used
LATER: Final = 0.7  # the share of that which is lost if it must wait for the next round

# Each further follower of a type is worth less than the one before.
MANY: Final = 11
FEWER: Final = [sum(0.75**n for n in range(count)) for count in range(MANY + 1)]


class Outlook:
    """The weights, made ready for one game."""

    def __init__(self, book: Book, weights: Weights | None = None) -> None:
        self.book = book
        found = weights or usual_weights()
        places = book.components.places
        w, tiles, uses = found
        self.development = w["development"]
        self.holdings = w["holdings"]
        self.draw = w["draw"]
        names = ("farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk")
        self.followers = [w[name] for name in names]
        self.crowd = w["crowd"]
        self.gear = w["gear"]
        self.spare_gear = w["spare-gear"]
        tracks = ("farmers", "boatmen", "craftsmen", "traders", "", "scholars")
        self.tracks = [w[name] if name else 0.0 for name in tracks]
        self.tile_round = [w["tile"] * tiles.get(p.id, TILE)[0] for p in places]
        self.tile_once = [w["tile"] * tiles.get(p.id, TILE)[1] for p in places]
        self.uses = [uses.get(p.id, SELDOM) for p in places]
        self.census = w["census"]
        self.citizen_ahead = w["citizen-ahead"]
        self.near_goods = w["near-goods"]
        self.near_town = w["near-town"]
        self.poor = w["poor"]
        self.torture = w["torture"]
        self.hold = w["hold"]
        self.status = smooth_status(book)
        self.points = [float(good.points) for good in book.components.goods]
        self.boxes(book)

    def boxes(self, book: Book) -> None:
        """What is only computed if other boxes have judgements."""
        self.judged = book.judged
        self.plain = self.judged.none
        self.by_goals = book.scenario.won != "points"
        self.sources = list(book.sources.values())
        self.envy = 1.0 / book.players if self.judged.envy and book.players > 1 else 0.0
        self.hurried = False  # of the choices that follow a move only the next one is weighed
        self.glass: tuple[int, ...] = ()  # the hour glass as it was last seen
        self.tiles_left = 0
        self.coming = True  # this round's event
        self.lowering: Event | None = None  # it, if it will take development
        self.threatened = False
        # By seat: a rival as first seen, and what the table is worth to them.
        self.seen: dict[int, tuple[object, float]] = {}

    def look(self, t: Table) -> None:
        """Things are tried out from this table on: compute what is the same in all trials."""
        if self.judged.watches_event:
            self.coming = (EVENT_PHASE, RULES, ()) in t.stack
            event = t.book.events[t.event]
            self.lowering = event if self.coming and event.lowers_development else None
        if self.by_goals:
            self.judged.look(t)
        self.seen.clear()
        self.threatened = question_of(t) in self.judged.offers

    def rounds_left(self, t: Table) -> int:
        if not t.book.may_skip:
            return max(t.book.rounds - t.round, 0)
        if t.hourglass is not self.glass:
            self.glass, self.tiles_left = t.hourglass, rounds_left(t)
        return self.tiles_left

    def value(self, t: Table, seat: int) -> float:
        """How much a seat likes the table, in points."""
        value = self.own(t, seat)
        if self.envy:
            value -= self.envy * self.rivals(t, seat)
            if self.threatened:
                value += self.ready(t, seat)
        return value

    def rivals(self, t: Table, seat: int) -> float:
        """What the table is worth to the others, most of all to the best of them."""
        values = [self.rival(t, n) for n in range(len(t.players)) if n != seat]  # never empty
        return (max(values) + sum(values) / len(values)) / 2

    def rival(self, t: Table, seat: int) -> float:
        """In most trials nothing happens to a rival, who then need not be judged again."""
        key = t.players[seat].key()
        if seat in self.seen and self.seen[seat][0] == key and not t.over:
            return self.seen[seat][1]
        value = self.own(t, seat) + self.ready(t, seat)
        self.seen.setdefault(seat, (key, value))
        return value

    def ready(self, t: Table, seat: int) -> float:
        """The actions that a seat can still carry out this round, roughly."""
        me, value = t.players[seat], 0.0
        if me.passed:
            return 0.0
        for place in me.layout.actions:
            if t.book.activated(me.spaces, place) and may_carry_out(t, seat, place):
                value += READY * self.uses[place]
        return value

    def delay(self, t: Table, seat: int) -> float:
        """What it costs to pass now: what is ready must wait, or is lost."""
        return self.ready(t, seat) * (LATER if self.rounds_left(t) else 1.0)

    def own(self, t: Table, seat: int) -> float:
        """What the table is worth to a seat, regardless of the others."""
        me = t.players[seat]
        left = float(self.rounds_left(t))
        if self.by_goals:
            found = self.judged.goal(t, seat, left)
            if found is not None:
                return found
        value = float(me.coins)
        for good, count in enumerate(me.goods):
            if count:
                value += self.points[good] * count
        value += self.scored(t, seat, me, left)
        if left:
            value += left * (self.crew(t, seat, me) + self.standing(t, seat, me))
            value += self.surroundings(t, seat, me)
        if not self.plain:
            value += self.beyond(t, seat, left)
        return value + self.event(t, seat, me)

    def beyond(self, t: Table, seat: int, left: float) -> float:
        """What other boxes score, and what may be expected of them."""
        value = 0.0
        for source in self.sources:
            value += source(t, seat)
        return value + self.judged.worth(t, seat, left)

    def scored(self, t: Table, seat: int, me: Player, left: float) -> float:
        """Status times stations and citizens at the end, and tiles with points of their own."""
        built = stations_built(t, seat)
        here = me.development
        if self.lowering is not None:
            here = self.lowering.development_after(t, here)
        step = min(here + self.development * left, len(self.status) - 1.001)
        low = int(step)
        each = self.status[low] + (step - low) * (self.status[low + 1] - self.status[low])
        printed = t.book.components.development.status
        if not left:
            each = float(printed[here])
        holdings = built + me.citizens + self.holdings * left
        if left:
            holdings += self.citizen_ahead * self.citizens_ahead(t, me)
        if not me.layout.tiles:
            return each * holdings
        each += me.layout.status  # tiles may raise it
        return self.with_tiles(t, seat, me, left, each * holdings)

    def with_tiles(self, t: Table, seat: int, me: Player, left: float, value: float) -> float:
        """A value, and what the place tiles add to it."""
        for number in me.layout.tiles if left else ():
            value += self.tile_once[number] + left * self.tile_round[number]
        for number in me.layout.points:
            value += t.book.actions[number].points(t, seat)
        return value

    def citizens_ahead(self, t: Table, me: Player) -> float:
        """Free citizens on the tracks: the nearer, the better."""
        found = 0.0
        track = t.book.components.development
        for n, space in enumerate(track.citizens):
            if me.development < space and not t.claimed >> (DEVELOPMENT_CITIZENS + n) & 1:
                found += 1.0 / (1.0 + (space - me.development) * 0.25)
                break
        for number, line in enumerate(t.book.components.tracks):
            here = me.tracks[number]
            if line.citizen and here < line.citizen and here and not t.claimed >> number & 1:
                found += 0.6 / (line.citizen - here)
        return found

    def crew(self, t: Table, seat: int, me: Player) -> float:
        """Followers and how many of them come out of the bag each round; gear wheels."""
        draws = draw_limit(t, seat)
        value = self.draw * draws + self.spare_gear * me.gears
        kinds = [here + more for here, more in zip(me.bag, me.market, strict=True)]
        wheels = 0
        spaces = me.spaces
        for space in me.layout.spaces:
            stands = spaces[space]
            if stands == GEAR:
                wheels += 1
            elif stands:
                kinds[stands - 1] += 1
        for kind in OWN_KINDS:
            kinds[TYPE_OF[kind]] += kinds[kind]
        count = 0
        for kind in range(TYPES):
            count += kinds[kind]
            value += self.followers[kind] * FEWER[min(kinds[kind], MANY)]
        if wheels:
            for space in me.layout.gear_spaces:
                if me.spaces[space] == GEAR:
                    value += self.gear * self.uses[t.book.place_of[space]]
        return value - self.crowd * max(0, count - draws - 4)

    def standing(self, t: Table, seat: int, me: Player) -> float:
        """Steps on the tracks, and the coin of the census."""
        tracks, weights = me.tracks, self.tracks
        value = 0.0
        for number in range(TRACKS):
            value += weights[number] * tracks[number]
        mine, more, fewer = tracks[FARMER], 0, 0
        for n, player in enumerate(t.players):
            if n != seat:
                more += player.tracks[FARMER] >= mine
                fewer += player.tracks[FARMER] <= mine
        if not more:
            return value + self.census
        return value - self.census if not fewer and len(t.players) > 2 else value

    def surroundings(self, t: Table, seat: int, me: Player) -> float:
        """Goods on the ways from the merchant's town, and a town where nobody has built."""
        book = t.book
        best = 0.0
        for way in book.ways[me.town]:
            for town, connection in way:
                found = 0.0
                for space in book.goods_spaces[connection]:
                    if t.lying[space]:
                        found = max(found, self.points[t.lying[space] - 1])
                found *= self.near_goods
                if not t.stations[town]:
                    found += self.near_town
                best = max(best, found)
        if me.stations and not t.stations[me.town]:
            best += self.near_town
        return best

    def event(self, t: Table, seat: int, me: Player) -> float:
        """What this round's event will bring or cost; and a purse that is too light."""
        value = 0.0
        due = 0
        if t.event >= 0 and not t.over and self.coming:
            event, amount = current_event(t)
            value, due = event.forecast(t, seat, amount)
        elif not self.coming:
            value -= self.judged.owed(t, seat)
        if due > me.coins:
            value -= self.torture * (due - me.coins)
        elif me.coins - due < 5 and self.rounds_left(t):
            value -= self.poor * (5 - me.coins + due)
        return value


def smooth_status(book: Book) -> list[float]:
    """The status by development step, rising a little with each step towards the next star."""
    status = book.components.development.status
    stars = [s for s in range(1, len(status)) if status[s] > status[s - 1]]
    found, begin = [], 0
    for star in stars:
        for step in range(begin, star):
            found.append(status[begin] + (step - begin) / (star - begin))
        begin = star
    return [*found, *[float(status[begin])] * (len(status) - begin + 1)]
