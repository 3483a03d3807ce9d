"""What never changes during a game: the components, made ready for quick look-ups.

The rules fill in what things do: an `Action` for each place, an `Event` for each event,
the phases of a round. Tables of one game share one book.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from orleans.facts.components import Components, Edition
from orleans.kernel.frames import Frame
from orleans.kernel.judging import Judgements
from orleans.kernel.moves import MoveBook, Numbering
from orleans.kernel.setup import Setup
from orleans.kernel.verbs import TO_PLACE
from orleans.pieces import (
    ANY,
    ANY_NEUTRAL,
    FARMER,
    GEAR,
    KINDS,
    MONK,
    NEUTRAL,
    type_of,
)

if TYPE_CHECKING:
    from orleans.kernel.table import Table

MAX_LAYOUTS = 2000
SORTS: Final = ANY + 1  # a deed's row in `Table.deeds`: open spaces by type, then for anybody
StandIn = dict[int, tuple[int, ...]]  # who may stand in for whom
StandIns = dict[str, StandIn]  # by place tile
Fit = tuple[tuple[int, ...], ...]  # by kind: the spaces where it may stand
if TYPE_CHECKING:
    Preparation = Callable[[Table], None]
    Bar = Callable[[Table, int, int], str]  # seat, place
    Source = Callable[[Table, int], int]  # seat


class Action:
    """What a place does when it is used."""

    returns = True  # its followers go back to the bag afterwards

    def why_not(self, t: Table, seat: int) -> str:
        """Why it cannot be carried out now, empty if it can."""
        return ""

    def carry_out(self, t: Table, seat: int) -> None:
        raise NotImplementedError

    def why_not_at(self, t: Table, seat: int, owner: int) -> str:
        """Why it cannot be carried out on a tile of another player."""
        return self.why_not(t, seat)

    def carry_out_at(self, t: Table, seat: int, owner: int) -> None:
        """Carry it out on a tile of another player."""
        self.carry_out(t, seat)


class Event:
    """What an event does. The usual one strikes in phase 6, seat by seat."""

    harmful = False
    skipped = False  # it is replaced by the next tile as soon as it is turned up
    lowers_development = False
    stand_ins: StandIn = {}  # noqa: RUF012 - nobody changes it; while planning: who for whom

    def forbids_hiring(self, follower: int) -> bool:
        return False

    def why_not_use(self, t: Table, seat: int, place: int) -> str:
        """Why a place may not be used this round."""
        return ""

    def receives(self, t: Table, seat: int, follower: int) -> bool:
        """Whether it has asked where a new follower, now in the bag, goes."""
        return False

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        """Nothing would happen to this seat."""
        return False

    def strike(self, t: Table, seat: int, amount: int) -> None:
        """The event's effect on one seat."""

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        """Return what it will give or cost a seat, in points, and the coins it will ask for.

        Bots guess by it, so it is rough and no rule.
        """
        return 0.0, 0

    def development_after(self, t: Table, space: int) -> int:
        """Return where a development marker will stand afterwards; for `lowers_development`."""
        return space


class Reward:
    """What a deed gives beyond its coins, development and citizens. The usual one: nothing."""

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        """A follower was sent to a space for his type, or for anybody."""

    def done(self, t: Table, seat: int, deed: int) -> None:
        """He was the last one, and what he brought himself is settled."""


class Layout:
    """What follows from the places a player has; shared by all who have the same."""

    __slots__ = (
        "_wider",
        "actions",
        "fit",
        "gear_spaces",
        "names",
        "places",
        "spaces",
        "tiles",
        "tower",
        "uses",
    )

    def __init__(self, book: Book, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles
        self.tower = book.tower in tiles  # the market reaches into the Gunpowder Tower
        self.places = (*book.board, *tiles)
        places = book.components.places
        self.names = frozenset(places[tile].id for tile in tiles)
        self.actions = tuple(p for p in self.places if places[p].use in ("action", "market"))
        self.uses = tuple(  # the actions with their spaces, and whether all must be filled
            (p, book.first[p], book.last[p], book.all_needed[p]) for p in self.actions
        )
        self.spaces = tuple(  # where followers are placed, and can be moved back from
            s
            for p in self.places
            if places[p].use not in ("market", "deed")
            for s in range(book.first[p], book.last[p])
        )
        self.fit = tuple(self._fit(book, kind, ()) for kind in range(KINDS))
        self._wider: dict[int, Fit] = {}  # by hour glass tile
        self.gear_spaces = tuple(
            s
            for p in self.places
            if places[p].gears
            for s in range(book.first[p], book.last[p])
            if book.want[s] != MONK
        )

    def wider_fit(self, book: Book, tile: int) -> Fit:
        """Where each kind may stand while an event lets some stand in for others."""
        if tile not in self._wider:
            stand_ins = book.events[tile].stand_ins
            self._wider[tile] = tuple(
                self._fit(book, kind, stand_ins.get(type_of(kind), ())) for kind in range(KINDS)
            )
        return self._wider[tile]

    def _fit(self, book: Book, kind: int, stands_in: tuple[int, ...]) -> tuple[int, ...]:
        """The spaces on which a follower of this kind may stand."""
        places = book.components.places
        follower = type_of(kind)
        wants = {follower, ANY, *stands_in}
        if follower == MONK:
            wants.update(range(NEUTRAL))
        if kind < NEUTRAL:
            wants.add(ANY_NEUTRAL)
        for name in self.names:
            wants.update(book.stand_ins.get(name, {}).get(follower, ()))
        return tuple(
            s
            for s in self.spaces
            if book.want[s] == follower
            or (book.want[s] in wants and not places[book.place_of[s]].own_type)
        )


class Book:
    def __init__(self, setup: Setup, components: Components, moves: MoveBook) -> None:
        self.setup = setup
        self.components = components
        self.moves = moves
        self.edition: Edition = components.edition(setup.edition)
        self.players = setup.players
        self.sealed = setup.planning == "sealed"  # seats plan behind screens
        seats = tuple(range(setup.players))
        self.turn_orders = tuple(seats[n:] + seats[:n] for n in seats)  # by start player
        self._hourglass()
        self._deeds()
        self._spaces()
        self._map()
        self.actions: list[Action] = []
        self.events: list[Event] = []  # by hour glass tile
        self.faces: list[int] = []  # by tile: the move that turns it up
        self.with_stand_ins: tuple[int, ...] = ()  # tiles whose events have such
        self.may_skip = False  # a tile may be replaced, which makes the game a round shorter
        self.rewards: list[Reward] = []  # by deed
        self.phases: list[Frame] = []
        self.stand_ins: StandIns = {}
        # What boxes beyond the base game add:
        self.lay_outs: list[Preparation] = []  # before chance prepares anything
        self.preparations: list[Preparation] = []  # when the map is laid
        self.bars: list[Bar] = []  # why a place may not be used, activated or not
        self.after_action: list[int] = []  # steps that ask the acting seat
        self.sources: dict[str, Source] = {}  # of points
        self.judged = Judgements([])  # how bots judge all of this
        self._layouts: dict[tuple[int, ...], Layout] = {}
        self._numbering: Numbering | None = None

    def _hourglass(self) -> None:
        """The stacks from the uppermost on, and how many tiles of each are used."""
        glasses = {glass.module: glass for glass in self.components.hourglass.glasses}
        glass = next((glasses[m] for m in self.setup.modules if m in glasses), glasses["base"])
        stacks, draws = list(glass.stacks), list(glass.draws)
        if glass.lasts:
            last = dict(glass.lasts)[self.setup.last_event or glass.lasts[0][0]]
            stacks = [tuple(n for n in stack if n != last) for stack in stacks] + [(last,)]
            draws.append(1)
        self.stacks_of_time = tuple(zip(stacks, draws, strict=True))
        self.stacks_used_in_part = self.stacks_of_time[:0]
        self.rounds = sum(draws)

    def set_events(self, events: list[Event], faces: list[int]) -> None:
        """What each tile does, and by which move it is turned up: so its stack is sorted."""
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
        self.may_skip = any(events[tile].skipped for tile in coming)

    def _deeds(self) -> None:
        """A module with deeds of its own replaces the base board; two lie out (ruling 72)."""
        deeds, modules = self.components.deeds, self.setup.modules
        boards = {deed.board for deed in deeds} & set(modules) or {"base"}
        self.deeds = tuple(
            n
            for n, deed in enumerate(deeds)
            if deed.board in boards and deed.fewest <= self.players
        )
        self.deed_rows = {deed: row for row, deed in enumerate(self.deeds)}
        self.deed_spaces: list[int] = []  # as `Table.deeds` begins
        printed: Counter[tuple[int, int, int]] = Counter()
        for n in self.deeds:
            row = [0] * SORTS
            for want, lies in deeds[n].spaces(self.players):
                row[want] += 1
                if lies:
                    printed[n, want, lies - 1] += 1
            self.deed_spaces += row
        self.deed_goods = tuple(printed)  # (deed, type, good), as `Table.deed_goods` counts them
        self.goods_for_deeds = tuple(printed.values())

    def _spaces(self) -> None:
        places = self.components.places
        self.board = tuple(n for n, p in enumerate(places) if not p.category)
        chosen = self.setup.tiles.split()
        boxes = self.edition.boxes
        self.tiles = tuple(  # those that may come into this game
            n
            for n, p in enumerate(places)
            if p.category
            and (p.id in chosen or chosen == ["all"] or (not chosen and p.box in boxes))
        )
        self.stacks = tuple(  # by category: none, I, II
            tuple(n for n in self.tiles if places[n].category == "I" * c) for c in range(3)
        )
        self.draws_tiles = 0 if chosen else self.edition.tiles
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
        # Only as many as this game can need: the board's and those of its tiles.
        self.spaces = max(self.last[n] for n in (*self.board, *self.tiles))
        self.enough = [p.enough for p in places]
        self.all_needed = [p.enough == len(p.spaces) for p in places]
        self.farmer_space = [want == FARMER for want in self.want]
        self.tower = self.numbers["gunpowder-tower"]
        self.sacristy = self.numbers["sacristy"]

    def _map(self) -> None:
        c = self.components
        self.goods_spaces: list[tuple[int, ...]] = []  # by connection
        number = 0
        for connection in c.connections:
            two = 0 < connection.second <= self.players
            self.goods_spaces.append(tuple(range(number, number + 1 + two)))
            number += 1 + two
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
        self.distances = [self._distances(town) for town in range(len(c.towns))]

    def _distances(self, start: int) -> list[int]:
        found = [-1] * len(self.ways)
        found[start] = 0
        border = [start]
        for town in border:  # grows while it is walked
            for way in self.ways[town]:
                for other, _ in way:
                    if found[other] < 0:
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

    def numbering(self) -> Numbering:
        """The moves that seats can need in this setup, numbered without a gap."""
        if self._numbering is None:
            places = (*self.board, *self.tiles)
            given = {self.components.places[n].id for n in places} | set(self.setup.modules)
            targets = [n for n in self.moves.domains["target"] if n - TO_PLACE in places]
            in_play: dict[str, Iterable[int]] = {
                "place": places,
                "tile": self.tiles,
                "space": [s for n in places for s in range(self.first[n], self.last[n])],
                "target": [*self.deeds, *targets],
                "seat": range(self.players),
            }
            self._numbering = self.moves.needed(in_play, given)
        return self._numbering

    def activated(self, spaces: bytearray, place: int) -> bool:
        """Enough of a place's spaces are filled to use it."""
        here = spaces[self.first[place] : self.last[place]]
        if self.all_needed[place]:
            return 0 not in here
        return len(here) - here.count(0) >= self.enough[place]

    def free_of_gears(self, spaces: bytearray, place: int) -> bool:
        return GEAR not in spaces[self.first[place] : self.last[place]]
