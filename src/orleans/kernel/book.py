"""What never changes during a game: the components, made ready for quick look-ups.

The rules fill in what things do: an `Action` for each place, an `Event` for each event,
the phases of a round. Tables of one game share one book.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from orleans.facts.components import Components, Edition, Place, Supply
from orleans.kernel.asking import Question
from orleans.kernel.citizens import (
    DEED_CITIZENS,
    DEVELOPMENT_CITIZENS,
    OTHER_CITIZENS,
    TOWN_CITIZENS,
)
from orleans.kernel.effects import Action, Event, Goal, HandCard, Reward
from orleans.kernel.frames import Frame
from orleans.kernel.judging import Judgements
from orleans.kernel.layout import Layout
from orleans.kernel.moves import MoveBook
from orleans.kernel.numbering import Numbering, needed_moves
from orleans.kernel.setup import Setup
from orleans.pieces import (
    ANY,
    FARMER,
    GEAR,
    KNIGHT,
)

if TYPE_CHECKING:
    from orleans.kernel.fields import Fault
    from orleans.kernel.table import Table

MAX_LAYOUTS = 2000
MAX_FACES = 2000
SORTS: Final = ANY + 1  # a deed's row in `Table.deeds`: open spaces by type, then for anybody
StacksOfTime = tuple[tuple[tuple[int, ...], int], ...]  # tiles, how many of them are used
if TYPE_CHECKING:
    Preparation = Callable[[Table], None]
    Bar = Callable[[Table, int, int], str]  # seat, place
    Source = Callable[[Table, int], int]  # seat
    Note = Callable[[Table, int], None]  # seat
    NoteOfTown = Callable[[Table, int, int], None]  # seat, town
    NoteOfWay = Callable[[Table, int, int], None]  # seat, connection
    NoteOfDraws = Callable[[Table, int, list[int]], None]  # seat, how many of each kind
    Price = Callable[[Table], int]
    Reason = Callable[[Table], str]
    ReasonAt = Callable[[Table, int], str]  # place
    Fewer = Callable[[Table, int], int]  # the first tile of a stack
    Faults = Callable[[Table], list[Fault]]
    Hand = Callable[[Table, int], list[HandCard]]  # seat
    OnWay = Callable[[Table, int], list[tuple[str, int]]]  # connection; its seat, or -1


class Book:
    def __init__(self, setup: Setup, components: Components, moves: MoveBook) -> None:
        self.setup = setup
        self.components = components
        self.moves = moves
        self.decks = {deck: components.deck(deck) for deck in components.decks()}
        self.edition: Edition = components.edition(setup.edition)
        self.scenario = components.scenario(setup.scenario, setup.difficulty)
        self.players = setup.players
        self.stations = components.player.stations  # of each player
        if self.scenario.stations >= 0:
            self.stations = self.scenario.stations
        self.supply = self._supply()
        self.has_goods = self.supply.goods > 0
        self.without_torture = "torture" in self.scenario.without  # players who cannot pay lose
        self.home = components.player.home  # where everybody may build
        self.market_spaces = components.player.market
        knights = components.tracks[KNIGHT].bonus
        self.draws = (components.player.draw, *knights[1:])  # by space of the knights track
        self.sealed = setup.planning == "sealed"  # seats plan behind screens
        self.at_once = setup.planning != "order"  # all seats plan at the same time
        seats = tuple(range(setup.players))
        self.turn_orders = tuple(seats[n:] + seats[:n] for n in seats)  # by start player
        self._hourglass()
        self.modules = [module for module in components.modules if module.id in setup.modules]
        self._deeds()
        self._spaces()
        self._map()
        self._citizens()
        self.goal_numbers = {card.id: n for n, card in enumerate(components.goals)}
        self.actions: list[Action] = []  # by place
        self.with_stations: tuple[int, ...] = ()  # tiles that trading stations are built on
        self.with_things_to_give: tuple[int, ...] = ()
        self.with_goods_on: tuple[int, ...] = ()
        self.with_limits: tuple[int, ...] = ()  # to what can be had on them
        self.events: list[Event] = []  # by hour glass tile
        self.amounts = tuple([tile.amount for tile in components.hourglass.tiles])
        self.faces: list[int] = []  # by tile: the move that turns it up
        self.with_stand_ins: tuple[int, ...] = ()  # tiles whose events have such
        self.closes_ways = self.events_bar = False  # some event to come does so
        self.watches_draws = self.may_lose = False  # the same
        self.may_skip = False  # a tile may be replaced, which makes the game a round shorter
        self.rewards: list[Reward] = []  # by deed
        self.phases: list[Frame] = []
        self.goals: list[Goal] = []
        self._for_boxes()
        self.judged = Judgements([])  # how bots judge all of this
        self._layouts: dict[tuple[int, ...], Layout] = {}
        self._next_faces: dict[tuple[int, ...], list[int]] = {}  # by what is left in the hour glass
        self._numbering: Numbering | None = None

    def _for_boxes(self) -> None:
        """What boxes beyond the base game add."""
        self.preparations: list[Preparation] = []  # when the map is laid
        self.markers_fall = False  # a craftsmen marker may be set back
        self.bars: list[Bar] = []  # why a place may not be used, activated or not
        self.after_action: list[Question] = []  # for the acting seat
        self.in_turn: list[Question] = []  # what may be done on a turn besides an action
        self.in_planning: list[Question] = []  # and while planning, behind one's own screen
        self.after_strike: list[Question] = []  # when the event has come to a seat
        self.when_turn_begins: list[Note] = []  # and before the event comes to a seat
        self.when_drawn: list[NoteOfDraws] = []  # in phase 3
        self.when_recalled: list[Note] = []  # before a follower is moved back instead of a draw
        self.when_arrived: list[Note] = []
        self.when_travelled: list[NoteOfWay] = []  # the own merchant, along a connection
        self.lays_goods = -1  # the step that lays goods on the map, if not the usual one
        self.when_built: list[NoteOfTown] = []
        self.when_wheel_comes: list[Note] = []  # not one that is for a farmer's space only
        self.citizens_to: list[Note] = []  # who gets a citizen that a seat has earned
        self.why_lost: list[Reason] = []  # where it was not an event
        self.station_prices: list[Price] = []  # beyond the action that builds
        self.track_keeps_coins: list[Reason] = []  # why the development track pays nothing
        self.gear_bars: list[ReasonAt] = []  # why a place takes no gear wheel now
        self.stays_home: list[Reason] = []  # why nobody may be placed from a home now
        self.fewer_tiles: list[Fewer] = []  # hour glass tiles that leave unseen
        self.accounts: list[Faults] = []  # of pieces that only a box counts
        self.sources: dict[str, Source] = {}  # of points
        self.hands: list[Hand] = []  # cards that a seat can work at, with what they lack
        self.on_ways: list[OnWay] = []  # what is on a connection besides goods

    def _supply(self) -> Supply:
        """All pieces in the game, with the followers who wait in the markets from the start."""
        supply = self.scenario.supply or self.components.supply(self.players)
        counts = zip(supply.followers, self.scenario.market, strict=True)
        followers = tuple([number + self.players * more for number, more in counts])
        return replace(supply, followers=followers)

    def _hourglass(self) -> None:
        """The stacks from the uppermost on, and how many tiles of each are used.

        Events that a scenario fixes are stacks of one tile.
        """
        if self.scenario.events:
            self.stacks_of_time: StacksOfTime = tuple(((tile,), 1) for tile in self.scenario.events)
            self.stacks_used_in_part = self.stacks_of_time[:0]
            self.rounds = len(self.stacks_of_time)
            return
        glasses = {glass.module: glass for glass in self.components.hourglass.glasses}
        names = (*self.setup.modules, self.setup.events, self.scenario.id)
        glass = next((glasses[name] for name in names if name in glasses), glasses["base"])
        stacks, draws = list(glass.stacks), glass.draws_for(self.players)
        if self.scenario.events_out:
            stacks = [tuple(n for n in stack if not self._is_out(n)) for stack in stacks]
            draws = [min(len(pair[0]), pair[1]) for pair in zip(stacks, draws, strict=True)]
        if glass.lasts:
            last = dict(glass.lasts)[self.setup.last_event or glass.lasts[0][0]]
            stacks = [tuple(n for n in stack if n != last) for stack in stacks] + [(last,)]
            draws.append(1)
        self.stacks_of_time = tuple(zip(stacks, draws, strict=True))
        self.stacks_used_in_part = self.stacks_of_time[:0]
        self.rounds = sum(draws)

    def _is_out(self, tile: int) -> bool:
        """An hour glass tile is left out of this scenario."""
        event = self.components.hourglass.tiles[tile].event
        return self.components.events[event].id in self.scenario.events_out

    def set_actions(self, actions: list[Action]) -> None:
        """What each place does."""
        self.actions = actions
        self.with_stations = self.hooked("stations", self.tiles)
        self.with_things_to_give = self.hooked("things_to_give", self.tiles)
        self.with_goods_on = self.hooked("goods_on", range(len(actions)))
        self.with_limits = self.hooked("why_impossible", range(len(actions)))

    def hooked(self, hook: str, places: Iterable[int]) -> tuple[int, ...]:
        """The places that have a hook."""
        return tuple([place for place in places if hook in self.actions[place].hooks])

    def set_events(self, events: list[Event], faces: list[int]) -> None:
        """What each tile does, and the move that turns it up; stacks are sorted by these moves."""
        self.events, self.faces = events, faces
        self.stacks_of_time = tuple(
            (tuple(sorted(stack, key=lambda tile: faces[tile])), draws)
            for stack, draws in self.stacks_of_time
        )
        self.stacks_used_in_part = tuple(
            (stack, draws) for stack, draws in self.stacks_of_time if draws < len(stack)
        )
        coming = [tile for stack, _ in self.stacks_of_time for tile in stack]
        self.with_stand_ins = tuple(tile for tile in coming if events[tile].stand_ins)
        self.closes_ways = any(events[tile].closed_ways for tile in coming)
        self.events_bar = any(events[tile].bars for tile in coming)
        self.watches_draws = any(events[tile].watches_draws for tile in coming)
        self.may_lose = self.without_torture or any(events[tile].may_lose for tile in coming)
        self.may_skip = any(events[tile].skipped for tile in coming)

    def _deeds(self) -> None:
        """A module with deeds of its own replaces the base board; two may be used (ruling 72)."""
        deeds, modules = self.components.deeds, self.setup.modules
        boards = {deed.board for deed in deeds} & set(modules) or {self.scenario.deeds}
        self.deeds = tuple(
            n
            for n, deed in enumerate(deeds)
            if deed.board in boards and deed.fewest <= self.players
        )
        self.deed_rows = {deed: row for row, deed in enumerate(self.deeds)}
        names = {deed.id: n for n, deed in enumerate(deeds)}
        self.deed_after = {  # by deed: the one that must be done before
            n: names[deeds[n].after] for n in self.deeds if deeds[n].after
        }
        spaces: list[int] = []
        printed: Counter[tuple[int, int, int]] = Counter()
        for n in self.deeds:
            row = [0] * SORTS
            for want, lies in deeds[n].spaces(self.players):
                row[want] += 1
                if lies:
                    printed[n, want, lies - 1] += 1
            spaces += row
        self.deed_spaces = tuple(spaces)  # as `Table.deeds` begins
        # By deed: the citizens that come when it is done, unless players choose that.
        each = self.scenario.deed_citizens
        self.deed_citizens = [deed.done.citizens if each else 0 for deed in deeds]
        self.deed_goods = tuple(printed)  # (deed, type, good), as `Table.deed_goods` counts them
        self.goods_for_deeds = tuple(printed.values())

    def _spaces(self) -> None:
        places = self.components.places
        self.board = tuple(n for n, p in enumerate(places) if not p.category and not p.beside)
        boards = {board for module in self.modules for board in module.boards}
        boards.update(self.scenario.boards)
        self.beside = tuple(n for n, p in enumerate(places) if p.id in boards)
        # Of these, boards of the scenario, which tiles for the own actions do not reach.
        self.apart = tuple(n for n in self.beside if places[n].id in self.scenario.boards)
        self.tiles = tuple(  # those that may come into this game
            n for n, place in enumerate(places) if place.category and self._in_play(place)
        )
        self.own_tiles = tuple(  # that each player has from the start
            sorted(n for n, p in enumerate(places) if p.id in self.scenario.own_tiles)
        )
        others = [n for n in self.tiles if n not in self.own_tiles]
        self.stacks = tuple(  # by category: none, I, II
            tuple(n for n in others if places[n].category == "I" * c) for c in range(3)
        )
        self.market = self.setup.market  # tiles of each category on offer that are refilled
        drawn = not self.setup.named_tiles and self.scenario.tiles == "edition"
        usual = self.edition.tiles if drawn else 0
        for module in self.modules if drawn else ():  # ruling 193
            usual = dict(module.tiles).get(self.players, usual)
        self.draws_tiles = self.market or self.scenario.draws_tiles or usual
        self.numbers = {p.id: n for n, p in enumerate(places)}
        self.first: list[int] = []
        self.last: list[int] = []  # one past the last space
        self.want: list[int] = []
        self.place_of: list[int] = []
        for n, place in enumerate(places):
            self.first.append(len(self.want))
            self.want += place.spaces
            self.place_of += [n] * len(place.spaces)
            self.last.append(len(self.want))
        # Only as many as this game can need.
        self.spaces = max(self.last[n] for n in self.places)
        self.enough = [p.enough for p in places]
        self.all_needed = [p.enough == len(p.spaces) for p in places]
        self.farmer_space = [want == FARMER for want in self.want]

    @property
    def places(self) -> tuple[int, ...]:
        """All that may be in this game."""
        return (*self.board, *self.tiles, *self.beside)

    def _in_play(self, tile: Place) -> bool:
        """Whether a place tile may come into this game."""
        letter, named = self.scenario.letter, self.setup.named_tiles
        if letter and letter in tile.not_in:
            return False
        if tile.only_with and tile.only_with not in self.setup.modules:
            return False
        if any(tile.id in module.without_tiles for module in self.modules):
            return False
        if self.scenario.tiles == "named":
            return tile.id in self.scenario.named_tiles or tile.id in self.scenario.own_tiles
        if named:
            return named == ["all"] or tile.id in named
        return tile.box in self.setup.boxes or tile.also_in in self.setup.boxes

    def _map(self) -> None:
        c = self.components
        self.goods_spaces: list[tuple[int, ...]] = []  # by connection
        number = 0
        for connection in c.connections:
            here = 1 + (0 < connection.second <= (self.scenario.goods_for or self.players))
            towns = self.scenario.goods_at
            if towns and connection.a not in towns and connection.b not in towns:
                here = 0
            self.goods_spaces.append(tuple(range(number, number + here)))
            number += here
        self.lying = number
        # By town and way: the moves' (town, connection), sorted by town.
        self.ways: list[tuple[list[tuple[int, int]], list[tuple[int, int]]]] = []
        for town in range(len(c.towns)):
            by: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
            for n, connection in enumerate(c.connections):
                if town in (connection.a, connection.b):
                    other = connection.b if town == connection.a else connection.a
                    by[connection.by].append((other, n))
            by[0].sort()
            by[1].sort()
            self.ways.append(by)
        # By two towns: the fewest roads and waterways between them.
        self.distances = [self.distances_by(town, -1) for town in range(len(c.towns))]

    def _citizens(self) -> None:
        """Where citizens wait: the bit of each in `Table.claimed`, its name.

        Deeds are among them only where players choose which ones have a citizen.
        """
        c, here = self.components, self.scenario.citizens
        found = [(n, track.id) for n, track in enumerate(c.tracks) if track.id in here]
        if "development" in here:
            spaces = enumerate(c.development.citizens, DEVELOPMENT_CITIZENS)
            found += [(bit, f"development-{space}") for bit, space in spaces]
        towns = enumerate(c.towns, TOWN_CITIZENS)
        found += [(bit, town.id) for bit, town in towns if town.id in here]
        deeds = enumerate(c.deeds, DEED_CITIZENS)
        found += [(bit, deed.id) for bit, deed in deeds if deed.id in here]
        others = enumerate(c.citizen_spaces, OTHER_CITIZENS)
        found += [(bit, space.id) for bit, space in others if space.id in here]
        spread, bits = self.scenario.spread, self.moves.domains["citizen"]
        chosen = {name: bit for bit, name in bits.items() if spread and name in spread.over}
        self.spread = tuple(sorted(chosen.values()))  # spaces of which some are chosen
        self.spread_citizens = spread.citizens if spread else 0
        self.usual_spread = tuple(chosen[name] for name in spread.usual) if spread else ()
        self.spread_bits = sum(1 << bit for bit in self.spread)
        self.citizens = tuple(sorted(found + [(bit, name) for name, bit in chosen.items()]))
        self.citizen_bits = sum(1 << bit for bit, _ in self.citizens)
        in_towns = any(TOWN_CITIZENS <= bit < DEED_CITIZENS for bit, _ in self.citizens)
        self.town_citizens = in_towns and not self.scenario.citizens_when_built  # on arrival

    def distances_by(self, start: int, ways: int) -> list[int]:
        """By town: the fewest connections of these ways (as bits), -1 if none lead there."""
        found = [-1] * len(self.ways)
        found[start] = 0
        border = [start]
        for town in border:  # grows while it is walked
            for way, connections in enumerate(self.ways[town]):
                for other, _ in connections:
                    if found[other] < 0 and ways >> way & 1:
                        found[other] = found[town] + 1
                        border.append(other)
        return found

    def layout(self, tiles: tuple[int, ...]) -> Layout:
        """The layout for these tiles; the store is emptied before it grows large."""
        if tiles not in self._layouts:
            if len(self._layouts) >= MAX_LAYOUTS:
                self._layouts.clear()
            self._layouts[tiles] = Layout(self, tiles)
        return self._layouts[tiles]

    def tiles_left(self, hourglass: tuple[int, ...]) -> list[int]:
        """The hour glass tiles that are left in the uppermost stack."""
        left = set(hourglass)
        for stack, _ in self.stacks_of_time:
            if not left.isdisjoint(stack):
                return [tile for tile in stack if tile in left]
        return []

    def next_faces(self, hourglass: tuple[int, ...]) -> list[int]:
        """The moves that turn them up; remembered, as most games of a setup ask for the same."""
        faces = self._next_faces.get(hourglass)
        if faces is None:
            if len(self._next_faces) >= MAX_FACES:
                self._next_faces.clear()
            faces = [self.faces[tile] for tile in self.tiles_left(hourglass)]
            self._next_faces[hourglass] = faces
        return faces

    @property
    def widest(self) -> Layout:
        """The layout of somebody with all tiles: what it does not allow is possible for nobody."""
        return self.layout(self.tiles)

    def numbering(self) -> Numbering:
        """The moves that seats can need in this setup, numbered without gaps."""
        if self._numbering is None:
            self._numbering = Numbering(needed_moves(self))
        return self._numbering

    def __deepcopy__(self, memo: object) -> Book:
        return self

    def activated(self, spaces: bytearray, place: int) -> bool:
        """Enough of a place's spaces are filled to use it."""
        here = spaces[self.first[place] : self.last[place]]
        if self.all_needed[place]:
            return 0 not in here
        return len(here) - here.count(0) >= self.enough[place]

    def free_of_gears(self, spaces: bytearray, place: int) -> bool:
        return GEAR not in spaces[self.first[place] : self.last[place]]
