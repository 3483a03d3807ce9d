"""Reading a table from text."""

from __future__ import annotations

from orleans.boxes import make_book
from orleans.boxes.base.accounts import (
    citizens_nowhere_else,
    followers_in_use,
    gears_in_use,
    goods_in_use,
)
from orleans.boxes.base.extra_fields import CITIZENS_LEFT, DEED_GOODS
from orleans.boxes.base.fields import HOURGLASS_ORDER, OVER, groups
from orleans.boxes.base.gears import note_placed
from orleans.boxes.base.holdings import stations_built
from orleans.boxes.base.market import lay_pile
from orleans.boxes.base.planning import PLAN
from orleans.boxes.base.preparation import lay_out
from orleans.boxes.base.rounds import leave_hourglass, rounds_to_come, tiles_missing
from orleans.boxes.base.spreading import without_citizens
from orleans.errors import BadPosition, OrleansError
from orleans.kernel.book import Book
from orleans.kernel.fields import (
    FIELDS,
    NO_SEAT,
    Field,
    Holder,
    lines_of,
)
from orleans.kernel.frames import SEATS, STEPS
from orleans.kernel.setup import KEYS, setup_from
from orleans.kernel.table import PLANNING, READY_TO_ACT, Player, Table
from orleans.kernel.values import (
    read_name,
)
from orleans.notation.frames import read_frame
from orleans.notation.gaps import (
    bound_at_first,
    goods_left_at_deeds,
    hourglass_after,
    in_order,
    why_no_offer,
    why_no_player,
)
from orleans.pieces import (
    FOLLOWER_NAMES,
    GEAR,
    GOOD_NAMES,
    KIND_NAMES,
    KINDS,
    OWN_OF,
    TYPES,
    TYPES_OF_GOODS,
)

Line = tuple[int, str, str]  # its number, key and value


def read_position(text: str, *, rules: int = 0) -> Table:
    """The table that a text describes; a `BadPosition` names the line and the reason.

    `rules` hold if the text does not name any; 0: today's.
    """
    return _Reader(_lines(text), rules).read()


def line_of(text: str, key: str) -> int:
    """Where a key is in a position, 0 if nowhere."""
    return max((number for number, known, _ in _lines(text) if known == key), default=0)


def _lines(text: str) -> list[Line]:
    """The lines that say something. Names may be written in any case."""
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        data = raw.lstrip().startswith("data:")  # corrections are JSON
        line = raw.strip() if data else raw.partition("#")[0].strip().lower()
        if line:
            key, colon, value = line.partition(":")
            if not colon:
                raise BadPosition(f"line {number}: '{line}' is not 'key: value'")
            value = value.strip()
            lines.append((number, " ".join(key.split()), "" if value == "-" else value))
    return lines


def _book(lines: list[Line], rules: int) -> Book:
    """The book of the lines that make up the setup."""
    given = {"rules": str(rules)}
    given |= {key: value or "-" for _, key, value in lines if key in KEYS}
    try:
        return make_book(setup_from(given))
    except OrleansError as error:
        raise BadPosition(f"line {_wrong_setup(lines, given)}: {error}") from error


def _wrong_setup(lines: list[Line], given: dict[str, str]) -> int:
    """The line without which the game could be set up, or else the first of its setup."""
    known = [(number, key) for number, key, _ in lines if key in KEYS]
    for number, wrong in reversed(known):
        try:
            setup_from({key: value for key, value in given.items() if key != wrong})
        except OrleansError:
            continue
        return number
    return known[0][0]


class _Reader:
    def __init__(self, lines: list[Line], rules: int) -> None:
        self.book = _book(lines, rules)
        self.lines = [line for line in lines if line[1] not in KEYS]
        self.given = {key: number for number, key, _ in self.lines}
        self.t = Table(self.book)
        lay_out(self.t)
        self.sealed: dict[int, list[Line]] = {}
        self.of_table = {field.name: field for field in [*lines_of(self.book, seats=False), OVER]}
        self.of_seats = {field.name: field for field in lines_of(self.book, seats=True)}

    def read(self) -> Table:
        t = self.t
        t.round = 1
        t.event = 0
        for player in t.players:
            player.market = [0] * KINDS
        # Tiles come first: a board can only be filled where its places are.
        for wanted in (True, False):
            for line in self.lines:
                if line[1].endswith("tiles") == wanted:
                    self._line(line)
        self._rest()
        self._seal()
        self._possible()
        return t

    def _line(self, line: Line) -> None:
        _, key, value = line
        seat, _, name = key.partition(" ")
        try:
            if not seat.isdecimal():
                self._table(key, value)
            elif len(seat) > 1 or int(seat) >= len(self.t.players):
                raise BadPosition(f"there is no seat {seat}")
            elif name.startswith("sealed-"):
                self.sealed.setdefault(int(seat), []).append(line)
            else:
                holder = self.t.players[int(seat)]
                self._field(self.of_seats, name, int(seat), holder, value)
        except (BadPosition, KeyError, ValueError) as error:
            raise _about(line, error) from error

    def _table(self, key: str, value: str) -> None:
        if key == "phase":
            self._phase(value)
        elif key == "stack":
            self.t.stack = [read_frame(self.book, words) for words in groups(value)]
        else:
            self._field(self.of_table, key, NO_SEAT, self.t, value)

    def _field(
        self, known: dict[str, Field], name: str, seat: int, holder: Holder, value: str
    ) -> None:
        if name not in known:
            needs = [field.needs for field in FIELDS if field.name == name]
            raise BadPosition(f"needs the module {needs[0]}" if needs else "is not known here")
        known[name].read(self.t, seat, holder, value)

    def _phase(self, value: str) -> None:
        """Set the table to the beginning of a phase."""
        t, phases = self.t, self.book.phases
        names = [STEPS[frame[0]].name for frame in phases]
        if value == "planning":
            t.stack = [*phases[names.index("followers") + 1 :][::-1], (PLAN, SEATS, ())]
            for player in t.players:
                player.stage = PLANNING
        else:
            t.stack = phases[read_name(value, names) :][::-1]

    # -- errors that are found when all has been read

    def _refuse(self, reason: str, *about: str) -> BadPosition:
        """An error about the last line that has one of these keys, or else one of these words."""
        found = [number for number, key, _ in self.lines if key in about]
        if not found:
            found = [n for n, _, value in self.lines if set(about) & set(_words(value))]
        return BadPosition(f"line {found[-1]}: {reason}" if found else reason)

    # -- what the text leaves out

    def _rest(self) -> None:
        t = self.t
        for seat, player in enumerate(t.players):
            self._own_followers(seat, player)
            if f"{seat} bound" not in self.given:
                player.bound_gears = bound_at_first(player)
            if f"{seat} unbuilt" not in self.given:
                player.stations = self.book.stations - stations_built(t, seat)
            if f"{seat} wheel-placed" not in self.given and GEAR in player.spaces:
                note_placed(t, player)
        if "pile" not in self.given and self.book.market:
            lay_pile(t)
        if "claimed" not in self.given:
            t.claimed = without_citizens(t, self.book.usual_spread)
        if "event" not in self.given and self.book.scenario.events:
            t.event = self.book.scenario.events[max(t.round, 1) - 1]
        if "hourglass" not in self.given:
            t.hourglass = hourglass_after(self.book, t.round, t.event)
        if not t.stack and not t.over:
            self._phase("actions")
        if "deed-goods" not in self.given:
            DEED_GOODS.set(t, goods_left_at_deeds(t))
        self._supplies()

    def _supplies(self) -> None:
        """The supplies hold what is nowhere else; if they are given, the rest left the game."""
        t, box = self.t, self.book.supply
        followers = [box.followers[n] - followers_in_use(t, n) for n in range(TYPES)]
        goods = [good.count for good in self.book.components.goods]
        for n in range(TYPES_OF_GOODS):
            goods[n] -= goods_in_use(t, n)
        gears = box.gears - gears_in_use(t)
        if "supply" not in self.given:
            t.supply = followers[:]
        if not self.book.has_goods:
            t.goods = [0] * len(goods)
            self._no_goods(t)
        elif "goods" not in self.given:
            t.goods = goods[:]
        if "gears" not in self.given:
            t.gears = gears
        t.lost_followers = tuple(self._difference(followers, t.supply, FOLLOWER_NAMES))
        t.lost_goods = tuple(self._difference(goods, t.goods, GOOD_NAMES))
        t.lost_gears = self._difference([gears], [t.gears], ("gear",))[0]
        if CITIZENS_LEFT.in_play(self.book):
            self._citizens(t)

    def _citizens(self, t: Table) -> None:
        """The citizens of the supply; none of them ever leaves the game."""
        left, key = citizens_nowhere_else(t), CITIZENS_LEFT.name
        about = [key, *[f"{seat} citizens" for seat in range(len(t.players))]]
        if left < 0:
            raise self._refuse(f"there are not so many citizens: {-left} too many", *about)
        if key in self.given and CITIZENS_LEFT.count(t) != left:
            raise self._refuse(f"with these the supply has {left} citizens", *about)
        CITIZENS_LEFT.set(t, (left,))

    def _no_goods(self, t: Table) -> None:
        for number in range(TYPES_OF_GOODS):
            if goods_in_use(t, number):
                raise self._refuse("there are no goods in this scenario", GOOD_NAMES[number])

    def _difference(self, totals: list[int], kept: list[int], names: tuple[str, ...]) -> list[int]:
        lost = [total - have for total, have in zip(totals, kept, strict=True)]
        for name, number in zip(names * 2, totals + lost, strict=True):
            if number < 0:
                keys = [f"{seat} gears" for seat in range(len(self.t.players))]
                about = [name, *["gears", *keys] * (name == "gear")]
                reason = f"there are not so many pieces of the kind {name}"
                raise self._refuse(f"{reason}: {-number} too many", *about)
        return lost

    def _own_followers(self, seat: int, player: Player) -> None:
        for n, follower in enumerate(self.book.components.followers):
            if not follower.own:
                continue
            kind = OWN_OF[n]
            here = player.bag[kind] + player.market[kind] + player.spaces.count(kind + 1)
            if here > follower.own:
                name = KIND_NAMES[kind]
                mine = [line for line in self.lines if line[1].startswith(f"{seat} ")]
                named = [key for _, key, value in mine if name in _words(value)]
                raise self._refuse(f"a seat has more than one {name}", *named)
            player.bag[kind] += follower.own - here

    def _possible(self) -> None:
        """Refuse a table that no game can reach."""
        t, c = self.t, self.book.components
        seats = range(len(t.players))
        owned = [tile for player in t.players for tile in player.layout.tiles]
        twice = [tile for tile in owned if owned.count(tile) > 1 or tile in t.offer]
        if twice:
            name = c.places[twice[0]].id
            raise self._refuse(f"tiles: a place tile is in two places: {name}", name)
        for faults in self.book.accounts:
            for fault in faults(t):
                raise self._refuse(fault.reason, *fault.about(len(seats)))
        left = self.book.rounds - t.round
        coming = [tile for stack, _ in self.book.stacks_of_time for tile in stack]
        skipped = sum(self.book.events[tile].skipped for tile in coming)
        skipped += sum(tiles_missing(t, stack) for stack, _ in self.book.stacks_of_time)
        fits = t.event not in t.hourglass and in_order(t)
        if not fits or not left - skipped <= rounds_to_come(t) <= left + 1:
            reason = "hourglass: its tiles do not fit the round and its event"
            raise self._refuse(reason, "round", "event", "hourglass")
        self._order_possible()
        reason = why_no_offer(t)
        if reason:
            raise self._refuse(reason, "offer", *[f"{seat} tiles" for seat in seats])
        shared = self.book.hooked("shares_town", self.book.tiles)
        for town, built in enumerate(t.stations):
            if built.bit_count() > 1 and town != self.book.home and not shared:
                keys = [f"{seat} stations" for seat in seats if built >> seat & 1]
                raise self._refuse(f"stations: {c.towns[town].id} has two", *keys)
        for seat in seats:
            about, reason = why_no_player(t, seat, stations_built(t, seat))
            if reason:
                keys = [f"{seat} {name}" for name in about]
                raise self._refuse(f"seat {seat}: {reason}", *keys)

    def _order_possible(self) -> None:
        """The tiles of the hour glass must be able to come in the order that is given."""
        t = self.t.copy()
        for tile in HOURGLASS_ORDER.get(self.t):
            name = self.book.components.hourglass.tiles[tile].id
            if tile not in t.book.tiles_left(t.hourglass):
                raise self._refuse(f"hourglass-order: {name} cannot come then", "hourglass-order")
            leave_hourglass(t, tile)

    def _seal(self) -> None:
        """Others see a planning seat as it was before; without a word, as it is."""
        t = self.t
        if t.book.setup.planning != "sealed" or not any(f[0] == PLAN for f in t.stack):
            return
        if all(player.stage == READY_TO_ACT for player in t.players):
            return
        for seat, player in enumerate(t.players):
            if player.stage >= PLANNING:
                sealed = player.copy()
                sealed.stage = PLANNING
                for line in self.sealed.get(seat, []):
                    name = line[1].partition("sealed-")[2]
                    try:
                        self._field(self.of_seats, name, seat, sealed, line[2])
                    except (BadPosition, ValueError) as error:
                        raise _about(line, error) from error
                t.sealed[seat] = sealed


def _about(line: Line, error: Exception) -> BadPosition:
    reason = f"{error} is not known" if isinstance(error, KeyError) else error
    return BadPosition(f"line {line[0]}: {line[1]}: {reason}")


def _words(value: str) -> list[str]:
    return value.replace(",", " ").replace(";", " ").split()
