"""The story of a game: what happened, and what caused it.

A storyteller watches the steps at work. It compares what everybody has before and after each
step, so no rule has to report anything. A step may only name the cause that begins with it
(`Step.begins`); the frames it pushes inherit this cause.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from orleans.kernel.asking import arg_names, asking
from orleans.kernel.book import SORTS, Book
from orleans.kernel.causes import A_PLAN, BY_DEED, BY_PLACE, NO_CAUSE
from orleans.kernel.fields import ALL, FIELDS, OWNER, SEAT, SECRET, Holder
from orleans.kernel.fields import TABLE as PER_TABLE
from orleans.kernel.frames import RULES, SEATS, STEPS, Frame
from orleans.kernel.table import Player, Table
from orleans.pieces import GEAR, GOOD_NAMES, KIND_NAMES, TRACK_NAMES, TYPES

TABLE = -1  # instead of a seat: what belongs to nobody
NOBODY = -1
BEFORE_ALL = -1  # the index of what happened before the first recorded move

Holding = tuple[int, str, str]  # seat or TABLE, what, where
Account = dict[Holding, int]


class Cause(NamedTuple):
    """Why something happened: "place castle" of a seat, "event harvest-b", "census" …"""

    kind: str
    id: str = ""
    seat: int = NOBODY


class Change(NamedTuple):
    """A number that changed: of something that a seat (or the table) has somewhere.

    It is the same as before if something was drawn and put back (`Step.put_back`).
    """

    seat: int
    what: str  # "coins", "good:wool", "kind:knight", "track:knights", "tile:library" …
    where: str  # "bag", "market", "space:castle.0", "supply", "deed:road-works" …; often empty
    before: int
    after: int

    @property
    def amount(self) -> int:
        return self.after - self.before


class Happening(NamedTuple):
    """What one step did.

    `at` is the index in the history of the move that it followed from. `begins` is true
    for the first step of a cause, which is reported even if it changed nothing. Changes of what
    only its owner knows are reported to that seat (`only`). So are those of a sealed plan, which
    all others (`but` that seat) hear of when the plans are open. `manner` says how it came about,
    where the cause does not: "torture".
    """

    at: int
    round: int
    cause: Cause
    begins: bool
    changes: tuple[Change, ...]
    only: int = NOBODY
    but: int = NOBODY
    manner: str = ""

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, knows of it."""
        if self.only != NOBODY:
            return seat == self.only
        return seat is None or seat != self.but


Listener = Callable[[Happening], None]


# --- what everybody has

KIND_THINGS = tuple(f"kind:{name}" for name in KIND_NAMES)
GOOD_THINGS = tuple(f"good:{name}" for name in GOOD_NAMES)
TRACK_THINGS = tuple(f"track:{name}" for name in TRACK_NAMES)


def thing_on(stands: int) -> str:
    """What is on a space."""
    return "gear" if stands == GEAR else KIND_THINGS[stands - 1]


def seat_account(book: Book, seat: int, p: Player, own: bool) -> Account:
    """What lies in front of a player, with what only the player knows (`own`) or without."""
    names, found = book.moves.domains, Account()
    found[seat, "coins", ""] = p.coins
    found[seat, "development", ""] = p.development
    found[seat, "citizens", ""] = p.citizens
    found[seat, "station", "unbuilt"] = p.stations
    found[seat, "gear", "spare"] = p.gears
    found[seat, "bound-gear", "spare"] = p.bound_gears
    found[seat, "merchant", f"town:{names['town'][p.town]}"] = 1
    add_numbers(found, seat, TRACK_THINGS, p.tracks, "")
    add_numbers(found, seat, GOOD_THINGS, p.goods, "")
    add_numbers(found, seat, KIND_THINGS, p.bag, "bag")
    add_numbers(found, seat, KIND_THINGS, p.market, "market")
    for space, stands in enumerate(bytes(p.spaces)):
        if stands:
            found[seat, thing_on(stands), f"space:{names['space'][space]}"] = 1
    for tile in p.layout.tiles:
        found[seat, f"tile:{names['tile'][tile]}", ""] = 1
    add_fields(book, seat, p, found, own)
    return found


def supply_account(t: Table) -> Account:
    """What lies beside the boards, and how far the game is."""
    found: Account = {
        (TABLE, "round", ""): t.round,
        (TABLE, "over", ""): int(t.over),
        (TABLE, "gear", "supply"): t.gears,
        (TABLE, "gear", "lost"): t.lost_gears,
        (t.start, "start", ""): 1,
    }
    add_numbers(found, TABLE, KIND_THINGS, t.supply, "supply")
    add_numbers(found, TABLE, KIND_THINGS, t.lost_followers, "lost")
    add_numbers(found, TABLE, GOOD_THINGS, t.goods, "supply")
    add_numbers(found, TABLE, GOOD_THINGS, t.lost_goods, "lost")
    return found


def map_account(t: Table) -> Account:
    """Goods on the connections; trading stations belong to seats."""
    names, found = t.book.moves.domains, Account()
    for connection, spaces in enumerate(t.book.goods_spaces):
        for space in spaces:
            if t.lying[space]:
                good = GOOD_THINGS[t.lying[space] - 1]
                add(found, TABLE, good, f"connection:{names['connection'][connection]}")
    for town, built in enumerate(t.stations):
        seat = 0
        while built >> seat:
            if built >> seat & 1:
                found[seat, "station", f"town:{names['town'][town]}"] = 1
            seat += 1
    return found


def deeds_account(t: Table) -> Account:
    """Followers that were sent."""
    names, found = t.book.moves.domains["deed"], Account()
    for row, deed in enumerate(t.book.deeds):
        for kind in range(TYPES):
            sent = t.book.deed_spaces[row * SORTS + kind] - t.deeds[row * SORTS + kind]
            if sent:
                found[TABLE, KIND_THINGS[kind], f"deed:{names[deed]}"] = sent
    return found


def cards_account(t: Table) -> Account:
    """Hour glass, place tiles on offer, citizens, and what boxes have declared."""
    names, found = t.book.moves.domains, Account()
    for tile in t.hourglass:
        found[TABLE, f"event:{names['event'][tile]}", "hourglass"] = 1
    if t.event >= 0:
        found[TABLE, f"event:{names['event'][t.event]}", ""] = 1
    for tile in t.offer:
        found[TABLE, f"tile:{names['tile'][tile]}", "offer"] = 1
    for bit, name in t.book.citizens:
        if not t.claimed >> bit & 1:
            found[TABLE, "citizens", f"at:{name}"] = 1
    add_fields(t.book, TABLE, t, found, own=False)
    return found


def add_fields(book: Book, seat: int, holder: Holder, found: Account, own: bool) -> None:
    """What boxes have declared, as far as everybody, or its owner, knows it."""
    per = PER_TABLE if seat == TABLE else SEAT
    for field in FIELDS:
        known = field.known_to == ALL or (own and field.known_to == OWNER)
        if field.per == per and known and field.in_play(book):
            for whose, what, where, number in field.holdings(book, seat, holder):
                add(found, whose, what, where, number)


TABLE_ACCOUNTS = (supply_account, map_account, deeds_account, cards_account)


def add_numbers(
    found: Account, seat: int, things: tuple[str, ...], numbers: Sequence[int], where: str
) -> None:
    for n, number in enumerate(numbers):
        if number:
            found[seat, things[n], where] = number


def add(found: Account, seat: int, what: str, where: str, number: int = 1) -> None:
    found[seat, what, where] = found.get((seat, what, where), 0) + number


def account(t: Table) -> Account:
    """Everything that the story reports, by owner and place; zeros are left out."""
    found = Account()
    for part in TABLE_ACCOUNTS:
        found |= part(t)
    for seat, player in enumerate(t.players):
        found |= seat_account(t.book, seat, player, own=True)
    return {holding: number for holding, number in found.items() if number}


def differences(before: Account, after: Account) -> list[Change]:
    changed = {holding for holding, _ in before.items() ^ after.items()}
    found = [Change(*one, before.get(one, 0), after.get(one, 0)) for one in sorted(changed)]
    return [change for change in found if change.before != change.after]


# --- the storyteller


def seat_key(p: Player) -> tuple[object, ...]:
    """A key that is equal as long as nothing the story tells of has changed."""
    return (
        p.coins,
        p.development,
        p.citizens,
        p.stations,
        p.gears,
        p.bound_gears,
        p.town,
        p.tracks,
        p.more,
        p.layout.tiles,
        tuple(p.goods),
        tuple(p.bag),
        tuple(p.market),
        bytes(p.spaces),
    )


def table_keys(t: Table) -> list[tuple[object, ...]]:
    """The same for the table, by account."""
    lost = (t.lost_gears, t.lost_followers, t.lost_goods)
    return [
        (t.round, t.over, t.start, t.gears, tuple(t.supply), tuple(t.goods), lost),
        (tuple(t.lying), t.stations),
        (t.deeds,),
        (t.event, t.hourglass, t.offer, t.claimed, t.more),
    ]


class Watched:
    """One seat: what it has, and what the others see of it."""

    def __init__(self, book: Book, seat: int, p: Player, sealed: Player | None) -> None:
        self.key = seat_key(p)
        self.sealed = sealed
        self.has = seat_account(book, seat, p, own=True)
        self.shows = self.has
        if sealed is not None or SECRET:
            self.shows = seat_account(book, seat, p if sealed is None else sealed, own=False)


class Storyteller:
    """Watches one game. `told` is the story so far."""

    def __init__(self, t: Table, since: int, like: Storyteller | None = None) -> None:
        """Begin with a table after so many recorded moves, or continue like another one."""
        self.listener: Listener | None = None
        if like is None:
            self.since = since if since else BEFORE_ALL  # the first move that is reported
            self.at = since - 1  # the move at work
            self.told: list[Happening] = []
            self.causes = guessed_causes(t)  # beside the stack: the cause of each frame
            self.cause = Cause("")  # of the step at work
            self.manner = ""
            self.put_back: Holding | None = None  # what was drawn only to be seen
            self.begins = False
            self.at_work = False
            self.floor = len(self.causes)  # how many frames were below the step at work
            self.seats = [
                Watched(t.book, seat, p, t.sealed[seat]) for seat, p in enumerate(t.players)
            ]
            self.table_keys = table_keys(t)
            self.table = [part(t) for part in TABLE_ACCOUNTS]
        else:
            self.since = like.since
            self.at = like.at
            self.told = like.told.copy()
            self.causes = like.causes.copy()
            self.cause = like.cause
            self.manner = like.manner
            self.put_back = like.put_back
            self.begins = like.begins
            self.at_work = like.at_work
            self.floor = like.floor
            self.seats = like.seats.copy()  # what is watched never changes, it is replaced
            self.table_keys = like.table_keys
            self.table = like.table.copy()

    def copy(self, t: Table) -> Storyteller:
        return Storyteller(t, 0, self)

    def begin_at(self, move: int) -> None:
        """Tell nothing of what happened before this move."""
        self.since = move
        self.told = [happening for happening in self.told if happening.at >= move]

    def repeat(self, start: int) -> None:
        """Repeat to the listener what was reported in its absence."""
        if self.listener is not None:
            for happening in self.told[start:]:
                self.listener(happening)

    def record(self, t: Table, frame: Frame, who: int, move: int) -> None:
        """A recorded move begins: a decision or an outcome of chance."""
        self.see(t, frame, who, move)
        self.at += 1

    def see(self, t: Table, frame: Frame, who: int, move: int) -> None:
        """A step begins; its frame was popped, unless several seats decide."""
        self.rest(t)
        below = len(t.stack)
        height = below if frame[1] == SEATS else below + 1
        self._reach(height)
        number = STEPS[frame[0]].begins(t, frame, who, move)
        if number == NO_CAUSE:
            self.cause = self.causes[height - 1]
        else:
            self.cause = cause_of(t.book, number, who if who >= 0 else NOBODY)
            self.begins = frame[1] != SEATS
        self.manner = STEPS[frame[0]].manner(frame)
        kind = STEPS[frame[0]].put_back(frame, move)
        owner = STEPS[frame[0]].owner(frame)
        self.put_back = (owner, KIND_THINGS[kind], "bag") if kind >= 0 else None
        self.floor = below
        self.at_work = True

    def rest(self, t: Table) -> None:
        """The step at work is done: tell what it changed."""
        if not self.at_work:
            return
        self.at_work = False
        changes: list[Change] = []
        for seat in range(len(self.seats)):
            changes += self._look_at(t, seat)
        keys = table_keys(t)
        if keys != self.table_keys:
            for n, part in enumerate(TABLE_ACCOUNTS):
                if keys[n] != self.table_keys[n]:
                    before, self.table[n] = self.table[n], part(t)
                    changes += differences(before, self.table[n])
            self.table_keys = keys
        if self.put_back is not None:
            number = self.seats[self.put_back[0]].has[self.put_back]
            changes.append(Change(*self.put_back, number, number))
        if changes or self.begins:
            self._tell(t, self.cause, changes, NOBODY, NOBODY)
        self.begins = False

    def _reach(self, height: int) -> None:
        """The frames that the last step pushed inherit its cause."""
        if height > self.floor:
            del self.causes[self.floor :]
            self.causes += [self.cause] * (height - self.floor)
        else:
            del self.causes[height:]

    def _look_at(self, t: Table, seat: int) -> list[Change]:
        """What changed for a seat and is known to all; the rest goes to those who know it."""
        p, sealed, old = t.players[seat], t.sealed[seat], self.seats[seat]
        if seat_key(p) == old.key and sealed is old.sealed:
            return []
        new = self.seats[seat] = Watched(t.book, seat, p, sealed)
        own = differences(old.has, new.has)
        seen = differences(old.shows, new.shows)
        if own == seen:
            return own
        secret = [change for change in own if change not in seen]
        if secret:
            self._tell(t, self.cause, secret, seat, NOBODY)
        opened = [change for change in seen if change not in own]
        if opened:
            self._tell(t, cause_of(t.book, A_PLAN, seat), opened, NOBODY, seat)
        return [change for change in own if change in seen]

    def _tell(self, t: Table, cause: Cause, changes: list[Change], only: int, but: int) -> None:
        begins = self.begins and only == NOBODY and but == NOBODY
        told = tuple(changes)
        happening = Happening(self.at, t.round, cause, begins, told, only, but, self.manner)
        if self.at >= self.since:
            self.told.append(happening)
            if self.listener is not None:
                self.listener(happening)


def cause_of(book: Book, number: int, seat: int) -> Cause:
    kind, _, name = book.moves.domains["cause"][number].partition(":")
    return Cause(kind, name, seat)


def guessed_causes(t: Table) -> list[Cause]:
    """The causes of the frames on a stack whose story was not recorded.

    A frame that names a cause, a deed or a place is due to it; any other to the frame below
    it, and the lowest to the phase of the round.
    """
    phases = t.book.phases[::-1]
    left = 0  # phases still to come: the lowest frames
    while left < min(len(phases), len(t.stack)) and t.stack[left] == phases[left]:
        left += 1
    found = [Cause("round")] * left
    cause = Cause("preparation")
    if 0 < left < len(phases):
        number = STEPS[phases[left][0]].begins(t, phases[left], RULES, -1)
        cause = Cause("round") if number == NO_CAUSE else cause_of(t.book, number, NOBODY)
    for frame in t.stack[left:]:
        cause = named_cause(t.book, frame) or cause
        found.append(cause)
    return found


NAMED_CAUSES = {"cause": 0, "deed": BY_DEED, "place": BY_PLACE}


def named_cause(book: Book, frame: Frame) -> Cause | None:
    """The cause that a frame's arguments name, or the thing that asks."""
    named = [arg.partition(":")[2] or arg for arg in arg_names(frame)]
    args, question = frame[2], asking(frame)
    seat = args[named.index("seat")] if "seat" in named else max(frame[1], NOBODY)
    for domain, first in NAMED_CAUSES.items():
        if domain in named:
            return cause_of(book, first + args[named.index(domain)], seat)
    if question is not None and question.domain:
        return Cause(question.domain, question.name, seat)
    return None
