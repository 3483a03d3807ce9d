"""Reading a table from text."""

from __future__ import annotations

from collections.abc import Callable

from orleans.boxes import make_book
from orleans.boxes.base.accounts import goods_on_tiles
from orleans.boxes.base.deeds import put_at_deed, standing_at_deed, takes, waiting_gears
from orleans.boxes.base.holdings import stations_built
from orleans.boxes.base.planning import PLAN
from orleans.boxes.base.preparation import lay_out
from orleans.boxes.base.rounds import rounds_to_come
from orleans.errors import BadPosition, OrleansError
from orleans.kernel.frames import SEATS, STEPS
from orleans.kernel.setup import KEYS, setup_from
from orleans.kernel.table import (
    FULFILLED,
    IN_PILE,
    ON_DISPLAY,
    PLANNING,
    READY_TO_ACT,
    STOCK_NAMES,
    Player,
    Table,
    changed,
)
from orleans.notation.frames import read_frame
from orleans.notation.gaps import goods_left_at_deeds, hourglass_after, why_no_player
from orleans.notation.writer import STAGES
from orleans.pieces import (
    BREAD,
    FOLLOWER_NAMES,
    GEAR,
    GOOD_NAMES,
    GRAIN,
    KIND_NAMES,
    KINDS,
    NEUTRAL,
    OWN,
    TRACK_NAMES,
    TYPES_OF_GOODS,
    WANT_NAMES,
)


def read_position(text: str) -> Table:
    """The table that a text describes; a `BadPosition` names the line and the reason."""
    lines = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip() if raw.startswith("data:") else raw.partition("#")[0].strip()
        if line:
            key, colon, value = line.partition(":")
            if not colon:
                raise BadPosition(f"line {number}: '{line}' is not 'key: value'")
            lines.append((number, key.strip(), value.strip()))
    return _Reader(lines).read()


class _Reader:
    def __init__(self, lines: list[tuple[int, str, str]]) -> None:
        self.lines = lines
        setup = {key: value for _, key, value in lines if key in KEYS}
        try:
            self.book = make_book(setup_from({"players": "2"} | setup))
        except OrleansError as error:
            raise BadPosition(f"line 1: {error}") from error
        self.t = Table(self.book)
        lay_out(self.t)
        self.given: set[str] = set()
        self.unbuilt: set[int] = set()  # seats whose unbuilt stations were given
        self.sealed: dict[int, list[tuple[str, str]]] = {}

    def read(self) -> Table:
        t = self.t
        t.round = 1
        t.event = 0
        for player in t.players:
            player.market = [0] * KINDS
        # Tiles come first: a board can only be filled where its places are.
        for wanted in (True, False):
            for number, key, value in self.lines:
                if key not in KEYS and (key.endswith("tiles") == wanted):
                    self._line(number, key, value)
        self._rest()
        self._seal()
        self._possible()
        return t

    def _line(self, number: int, key: str, value: str) -> None:
        value = "" if value == "-" else value
        seat, _, field = key.partition(" ")
        try:
            if seat.isdecimal():
                if int(seat) >= len(self.t.players):
                    raise BadPosition(f"there is no seat {seat}")
                self._seat(int(seat), field.strip(), value)
            else:
                self._table(key, value)
                self.given.add(key)
        except (BadPosition, KeyError, ValueError) as error:
            reason = f"{error} is not known" if isinstance(error, KeyError) else error
            raise BadPosition(f"line {number}: {key}: {reason}") from error

    # -- the table

    def _table(self, key: str, value: str) -> None:
        t, c = self.t, self.book.components
        readers: dict[str, Callable[[], None]] = {
            "round": lambda: setattr(t, "round", _number(value, self.book.rounds)),
            "start": lambda: setattr(t, "start", _number(value, len(t.players) - 1)),
            "event": lambda: setattr(
                t, "event", _index(value, [tile.id for tile in c.hourglass.tiles]) if value else -1
            ),
            "hourglass": lambda: setattr(
                t, "hourglass", _indexes(value, [tile.id for tile in c.hourglass.tiles])
            ),
            "supply": lambda: setattr(t, "supply", _read_counts(value, FOLLOWER_NAMES)),
            "gears": lambda: setattr(t, "gears", _number(value, 99)),
            "goods": lambda: setattr(t, "goods", _read_counts(value, GOOD_NAMES)),
            "map": lambda: self._read_map(value),
            "deeds": lambda: self._read_deeds(value),
            "claimed": lambda: self._read_claimed(value),
            "deed-goods": lambda: self._read_deed_goods(value),
            "orders": lambda: self._read_orders(value, ON_DISPLAY),
            "offer": lambda: setattr(t, "offer", self._tiles(value)),
            "phase": lambda: self._phase(value),
            "stack": lambda: self._stack(value),
            "over": lambda: setattr(t, "over", _yes(value)),
        }
        if key not in readers:
            raise BadPosition("is not known here")
        readers[key]()

    def _tiles(self, value: str) -> tuple[int, ...]:
        names = [self.book.components.places[n].id for n in self.book.tiles]
        return tuple(sorted(self.book.tiles[i] for i in _indexes(value, names)))

    def _read_map(self, value: str) -> None:
        ids = [connection.id for connection in self.book.components.connections]
        for words in _groups(value):
            spaces = self.book.goods_spaces[_index(words[0], ids)]
            if len(words) - 1 > len(spaces):
                raise BadPosition(f"{words[0]} has {len(spaces)} goods spaces with these players")
            for space, word in zip(spaces, words[1:], strict=False):
                self.t.lying[space] = 0 if word == "-" else _index(word, list(GOOD_NAMES)) + 1

    def _read_deeds(self, value: str) -> None:
        ids = [self.book.components.deeds[deed].id for deed in self.book.deeds]
        for words in _groups(value):
            deed = self.book.deeds[_index(words[0], ids)]
            for count, name in zip(words[1::2], words[2::2], strict=True):
                kind = _index(name, list(FOLLOWER_NAMES))
                for _ in range(_number(count, 99)):
                    if not takes(self.t, deed, kind):
                        raise BadPosition(f"{words[0]} has no open space left for a {name}")
                    put_at_deed(self.t, deed, kind)

    def _read_deed_goods(self, value: str) -> None:
        known = self.book.deed_goods
        lies = [0] * len(known)
        ids = [deed.id for deed in self.book.components.deeds]
        for words in _groups(value):
            deed = _index(words[0], ids)
            for want, good in zip(words[1::2], words[2::2], strict=True):
                here = (deed, _index(want, list(WANT_NAMES)), _index(good, list(GOOD_NAMES)))
                if here not in known:
                    raise BadPosition(f"{words[0]} has no such space for {good}")
                at = known.index(here)
                lies[at] += 1
                if lies[at] > self.book.goods_for_deeds[at]:
                    raise BadPosition(f"{words[0]} has fewer spaces for {good}")
        self.t.deed_goods = tuple(lies)

    def _read_orders(self, value: str, where: int) -> None:
        """Cards that are named nowhere are in the pile."""
        ids = [order.id for order in self.book.components.orders[: len(self.t.orders)]]
        for card in _indexes(value, ids):
            if self.t.orders[card] != IN_PILE:
                raise BadPosition(f"{ids[card]} is in two places")
            self.t.orders = changed(self.t.orders, card, where)

    def _read_locked(self, seat: int, value: str) -> None:
        places = _indexes(value, list(self.book.numbers))
        if places and not self.t.locked:
            raise BadPosition("only the module intrigue locks places")
        if places:
            self.t.locked = changed(self.t.locked, seat, sum(1 << place for place in places))

    def _read_claimed(self, value: str) -> None:
        citizens = self.book.citizens
        names = [name for _, name in citizens]
        for index in _indexes(value, names):
            self.t.claimed |= 1 << citizens[index][0]

    def _phase(self, value: str) -> None:
        """Set the table to the beginning of a phase."""
        t, phases = self.t, self.book.phases
        names = [STEPS[frame[0]].name for frame in phases]
        if value == "planning":
            t.stack = [*phases[names.index("followers") + 1 :][::-1], (PLAN, SEATS, ())]
            for player in t.players:
                player.stage = PLANNING
        else:
            t.stack = phases[_index(value, names) :][::-1]

    def _stack(self, value: str) -> None:
        self.t.stack = [read_frame(self.book, words) for words in _groups(value)]

    # -- a seat

    def _seat(self, seat: int, key: str, value: str) -> None:
        if key.startswith("sealed-"):
            self.sealed.setdefault(seat, []).append((key.removeprefix("sealed-"), value))
        else:
            self._player(seat, self.t.players[seat], key, value)

    def _player(self, seat: int, p: Player, key: str, value: str) -> None:
        c = self.book.components
        towns = [town.id for town in c.towns]
        readers: dict[str, Callable[[], None]] = {
            "coins": lambda: setattr(p, "coins", _number(value, 9999)),
            "goods": lambda: setattr(p, "goods", _read_counts(value, GOOD_NAMES)),
            "bag": lambda: setattr(p, "bag", _read_counts(value, KIND_NAMES)),
            "market": lambda: setattr(p, "market", _read_counts(value, KIND_NAMES)),
            "tiles": lambda: self._own_tiles(p, value),
            "board": lambda: self._board(p, value),
            "tracks": lambda: self._tracks(p, value),
            "development": lambda: setattr(p, "development", _number(value, c.development.last)),
            "citizens": lambda: setattr(p, "citizens", _number(value, 99)),
            "merchant": lambda: setattr(p, "town", _index(value, towns)),
            "stations": lambda: self._stations(seat, _indexes(value, towns)),
            "unbuilt": lambda: self._unbuilt(seat, value),
            "stock": lambda: setattr(p, "stock", tuple(_read_counts(value, tuple(STOCK_NAMES)))),
            "gears": lambda: setattr(p, "gears", _number(value, 99)),
            "bound": lambda: setattr(p, "bound_gears", _number(value, 99)),
            "stage": lambda: setattr(p, "stage", _index(value, list(STAGES))),
            "draws": lambda: setattr(p, "draws", _number(value, 99)),
            "recalls": lambda: setattr(p, "recalls", _number(value, 99)),
            "passed": lambda: setattr(p, "passed", _yes(value)),
            "orders": lambda: self._read_orders(value, FULFILLED + seat),
            "locked": lambda: self._read_locked(seat, value),
        }
        if key not in readers:
            raise BadPosition("is not known here")
        readers[key]()

    def _own_tiles(self, p: Player, value: str) -> None:
        tiles = self._tiles(value)
        p.layout = self.book.layout(tiles)
        self.t.offer = tuple(tile for tile in self.t.offer if tile not in tiles)

    def _board(self, p: Player, value: str) -> None:
        book = self.book
        p.spaces = bytearray(book.spaces)
        for words in _groups(value):
            place = _index(words[0], list(book.numbers))
            if place not in p.layout.places:
                raise BadPosition(f"this seat has no {words[0]}")
            spaces = range(book.first[place], book.last[place])
            if len(words) - 1 > len(spaces):
                raise BadPosition(f"{words[0]} has {len(spaces)} spaces")
            for space, word in zip(spaces, words[1:], strict=False):
                if word == "gear":
                    p.spaces[space] = GEAR
                elif word != "-":
                    p.spaces[space] = _index(word, list(KIND_NAMES)) + 1

    def _tracks(self, p: Player, value: str) -> None:
        p.tracks = tuple(_read_counts(value, TRACK_NAMES))
        for track, count in zip(self.book.components.tracks, p.tracks, strict=True):
            if count > track.last:
                raise BadPosition(f"the {track.id} track ends at {track.last}")

    def _stations(self, seat: int, towns: tuple[int, ...]) -> None:
        for town in towns:
            self.t.stations[town] |= 1 << seat

    def _unbuilt(self, seat: int, value: str) -> None:
        self.unbuilt.add(seat)
        self.t.players[seat].stations = _number(value, self.book.components.player.stations)

    # -- what the text leaves out

    def _rest(self) -> None:
        t, c = self.t, self.book.components
        for seat, player in enumerate(t.players):
            self._own_followers(player)
            if seat not in self.unbuilt:
                player.stations = c.player.stations - stations_built(t, seat)
        if "hourglass" not in self.given:
            t.hourglass = hourglass_after(self.book, t.round, t.event)
        if not t.stack and not t.over:
            self._phase("actions")
        supply = self.book.supply
        totals = list(supply.followers)
        for player in t.players:
            for kind in range(NEUTRAL):
                totals[kind] -= player.bag[kind] + player.market[kind]
                totals[kind] -= player.spaces.count(kind + 1)
        for row in range(len(self.book.deeds)):
            for kind in range(NEUTRAL):
                totals[kind] -= standing_at_deed(t, row, kind)
        if "deed-goods" not in self.given:
            t.deed_goods = goods_left_at_deeds(t)
        goods = [good.count for good in c.goods]
        for (_, _, good), lies in zip(self.book.deed_goods, t.deed_goods, strict=True):
            goods[good] -= lies
        for good in range(TYPES_OF_GOODS):
            goods[good] -= sum(p.goods[good] for p in t.players) + t.lying.count(good + 1)
        for p in t.players:
            goods[GRAIN] -= p.goods[BREAD]
        for good in range(TYPES_OF_GOODS):
            goods[good] -= sum(goods_on_tiles(t, seat, good) for seat in range(len(t.players)))
        gears = supply.gears - waiting_gears(t)
        gears -= sum(p.gears + p.spaces.count(GEAR) for p in t.players)
        if "supply" not in self.given:
            t.supply = totals[:]
        if "goods" not in self.given:
            t.goods = goods[:]
        if "gears" not in self.given:
            t.gears = gears
        t.lost_followers = tuple(_difference(totals, t.supply, FOLLOWER_NAMES))
        t.lost_goods = tuple(_difference(goods, t.goods, GOOD_NAMES))
        t.lost_gears = _difference([gears], [t.gears], ("gear",))[0]

    def _own_followers(self, player: Player) -> None:
        for n, follower in enumerate(self.book.components.followers):
            kind = OWN + n
            if not follower.own:
                continue
            here = player.bag[kind] + player.market[kind] + player.spaces.count(kind + 1)
            if here > follower.own:
                raise BadPosition(f"a seat has more than one {KIND_NAMES[kind]}")
            player.bag[kind] += follower.own - here

    def _possible(self) -> None:
        """Refuse a table that no game can reach."""
        t, c = self.t, self.book.components
        owned = [tile for player in t.players for tile in player.layout.tiles]
        if len(owned) != len(set(owned)) or set(owned) & set(t.offer):
            raise BadPosition("tiles: a place tile is in two places")
        left = self.book.rounds - t.round
        coming = [tile for stack, _ in self.book.stacks_of_time for tile in stack]
        skipped = sum(self.book.events[tile].skipped for tile in coming)
        if t.event in t.hourglass or not left - skipped <= rounds_to_come(t) <= left + 1:
            raise BadPosition("hourglass: its tiles do not fit the round and its event")
        shared = self.book.hooked("shares_town", self.book.tiles)
        for town, built in enumerate(t.stations):
            if built.bit_count() > 1 and town != self.book.home and not shared:
                raise BadPosition(f"stations: {c.towns[town].id} has two")
        for seat in range(len(t.players)):
            reason = why_no_player(t, seat, stations_built(t, seat))
            if reason:
                raise BadPosition(f"seat {seat}: {reason}")

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
                for key, value in self.sealed.get(seat, []):
                    try:
                        self._player(seat, sealed, key, value)
                    except ValueError as error:
                        raise BadPosition(f"sealed-{key}: {error}") from error
                t.sealed[seat] = sealed


def _difference(totals: list[int], kept: list[int], names: tuple[str, ...]) -> list[int]:
    lost = [total - have for total, have in zip(totals, kept, strict=True)]
    for name, number in zip(names * 2, totals + lost, strict=True):
        if number < 0:
            raise BadPosition(f"line 1: there are not so many pieces of the kind {name}")
    return lost


def _groups(value: str) -> list[list[str]]:
    return [group.split() for group in value.split(";") if group.strip()]


def _number(value: str, most: int) -> int:
    if not value.isdecimal() or len(value) > 9 or int(value) > most:
        raise BadPosition(f"must be a number from 0 to {most}, not '{value}'")
    return int(value)


def _index(value: str, names: list[str]) -> int:
    if value not in names:
        raise BadPosition(f"'{value}' is not known")
    return names.index(value)


def _indexes(value: str, names: list[str]) -> tuple[int, ...]:
    words = [word for word in value.replace(",", " ").split() if word != "-"]
    return tuple(_index(word, names) for word in words)


def _read_counts(value: str, names: tuple[str, ...]) -> list[int]:
    """`2 knight, monk` as counts."""
    counts = [0] * len(names)
    for part in value.split(","):
        words = part.split()
        if len(words) > 2:
            raise BadPosition(f"'{part.strip()}' is not like '2 knight'")
        if words:
            count = _number(words[0], 999) if len(words) == 2 else 1
            counts[_index(words[-1], list(names))] += count
    return counts


def _yes(value: str) -> bool:
    if value not in ("yes", "no"):
        raise BadPosition(f"must be yes or no, not '{value}'")
    return value == "yes"
