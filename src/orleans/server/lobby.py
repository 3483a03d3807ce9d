"""Opening tables, taking and leaving seats, starting, rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from secrets import token_hex

from sqlalchemy import Connection

from orleans.bots import read_bot
from orleans.boxes import RULES_VERSION, make_book
from orleans.errors import BadRecord
from orleans.game import Game
from orleans.kernel import record as records
from orleans.kernel.chance import clean
from orleans.kernel.setup import Setup
from orleans.server import shelf, wire
from orleans.server.clock import Seat, now_ms, tick, wind_up
from orleans.server.describe import setup_of
from orleans.server.hall import Hall, turns
from orleans.server.live import LiveTable, due, make_snapshot
from orleans.server.notices import write_notices
from orleans.server.people import Person, hashed, new_id, new_secret
from orleans.server.refusal import Refusal
from orleans.server.shelf import Conflict, Entry, Row, Steps, setup_text, steps_text

Grouped = list[tuple[str, int, Steps]]


async def open_table(hall: Hall, person: Person, wish: wire.NewTable) -> LiveTable:
    """A new table; with `start` its game begins at once."""
    if wish.record:
        game = replay_upload(wish.record)
        setup = game.setup
    else:
        setup = setup_of(wish.setup or wire.SetupChoice(players=max(len(wish.seats), 2)))
    check_bot(wish.options.substitute)
    seats = make_seats(setup, wish.seats, person)
    if wish.start:
        need_everybody(seats)
    count = await hall.store.read(lambda c: shelf.unfinished_tables(c, person.id))
    if count >= hall.settings.tables_per_person:
        raise Refusal("not-now", "you have too many tables that are not finished")
    now = now_ms()
    seed = clean(wish.seed)
    row = Row(
        id=new_id(),
        host=person.id,
        setup=setup_text(setup),
        options=wish.options,
        public=wish.public,
        seed=seed or token_hex(16),
        seed_open=bool(seed),
        rules=RULES_VERSION,
        created_at=now,
        changed_at=now,
    )
    history: Steps = []
    if wish.record:
        history = game.history()
        row.seed, row.seed_open = game.seed or row.seed, bool(game.seed)
        row.proved = bool(game.seed)
        row.start = records.read(wish.record).position

    def write(c: Connection) -> None:
        shelf.insert_table(c, row, seats)
        if wish.record:
            keep_upload(c, row, history)

    await hall.store.write(write)
    live = await hall.get(row.id)
    if wish.start:
        await start(hall, live, person)
    return live


def replay_upload(text: str) -> Game:
    """The game of an uploaded record."""
    if records.read(text).setup.data:
        raise BadRecord("a record with corrected data cannot be played here")
    return Game.replay(text)


def keep_upload(c: Connection, row: Row, history: Steps) -> None:
    """The moves of a record wait as entries from version 0 on until the game is started."""
    setup = shelf.read_setup(row.setup)
    game = Game.from_steps(setup, row.seed, history, start=row.start)
    entries = entries_from(game.history(), setup)
    shelf.add_entries(
        c, row.id, entries, make_snapshot(game, entries[-1].version, len(game.history()))
    )


def entries_from(history: Steps, setup: Setup) -> list[Entry]:
    """An entry for the beginning and one for each move, with what chance brought after it."""
    grouped: Grouped = [("start", -1, [])]
    for who, move in history:
        if who >= 0:
            grouped.append(("move", who, []))
        grouped[-1][2].append((who, move))
    moves = make_book(setup).moves
    found: list[Entry] = []
    cut = 0
    for version, (kind, seat, steps) in enumerate(grouped):
        found.append(Entry(version, kind, seat, cut, steps_text(steps, moves)))
        cut += len(steps)
    return found


def check_bot(name: str) -> None:
    """A bot that may be wished for from outside: never one that runs a command here."""
    bot = read_bot(name, programs=False)
    if {"ms", "iterations"} & bot.parameters.keys():
        raise Refusal("not-possible", "a bot's time is the table's: set options.bot_ms instead")
    bot.make()


def make_seats(setup: Setup, wished: list[wire.SeatChoice], person: Person) -> list[Seat]:
    """The seats as they were wished for; open where nothing was said."""
    if len(wished) > setup.players:
        raise Refusal("not-possible", f"{len(wished)} seats were named for {setup.players} players")
    choices = wished or [wire.SeatChoice("me")]
    choices = choices + [wire.SeatChoice()] * (setup.players - len(choices))
    seats = []
    for number, choice in enumerate(choices):
        seat = Seat(number)
        if choice.kind == "me":
            seat.kind, seat.person, seat.ready = "person", person.id, True
            seat.name = seat_name(choice.name) or person.name
        elif choice.kind == "bot":
            seat_bot(seat, choice.bot or "normal")
        seats.append(seat)
    return seats


def seat_bot(seat: Seat, bot: str) -> None:
    check_bot(bot)
    seat.kind, seat.bot, seat.person, seat.name, seat.ready = "bot", bot, None, bot[:40], True


def seat_name(text: str) -> str:
    return " ".join(clean(text).split())[:40]


# --- before the game


def need_lobby(row: Row) -> None:
    if row.status != "lobby":
        raise Refusal("not-now", "the game has begun already")


def need_host(row: Row, person: Person) -> None:
    if row.host != person.id:
        raise Refusal("not-yours", "only the host of the table may do this")


async def join(hall: Hall, live: LiveTable, person: Person, wish: wire.Join) -> None:
    """Take an open seat at a public table."""
    if not live.row.public and person.id != live.row.host:
        raise Refusal("not-yours", "this table is by invitation")
    await sit_down(hall, live, person, wanted=wish.seat, name=wish.name)


async def sit_down(
    hall: Hall,
    live: LiveTable,
    person: Person,
    *,
    wanted: int | None,
    name: str,
    also: Callable[[Connection], None] | None = None,
) -> None:
    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        free = [seat for seat in seats if seat.kind == "open" and wanted in (None, seat.seat)]
        if not free:
            raise Refusal(
                "not-now", "that seat is taken" if wanted is not None else "no seat is free"
            )
        seat = free[0]
        seat.kind, seat.person, seat.ready = "person", person.id, False
        seat.name = seat_name(name) or person.name

    await hall.change(live, edit, also)


async def leave(hall: Hall, live: LiveTable, person: Person, number: int) -> None:
    """Free a seat before the game; the host's place passes on, an empty table goes away."""
    own_seat(live, person, number)
    if live.row.status == "playing":
        raise Refusal("not-now", "the game has begun: you can resign, then a bot takes your seat")
    need_lobby(live.row)

    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        seats[number] = Seat(number)
        people = [seat.person for seat in seats if seat.kind == "person" and seat.person]
        if row.host == person.id and person.id not in people and people:
            row.host = people[0]

    await hall.change(live, edit)
    live.host_name = await hall.name_of(live.row.host)
    if not any(seat.kind == "person" for seat in live.seats):
        await remove(hall, live)


async def set_ready(hall: Hall, live: LiveTable, person: Person, wish: wire.Ready) -> None:
    own_seat(live, person, wish.seat)

    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        seats[wish.seat].ready = wish.ready

    await hall.change(live, edit)


async def change_seat(
    hall: Hall, live: LiveTable, person: Person, number: int, wish: wire.SeatChange
) -> None:
    """The host opens a seat or gives it to a bot."""
    need_host(live.row, person)

    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        need_host(row, person)
        if number >= len(seats):
            raise Refusal("not-found", f"there is no seat {number}")
        if wish.kind == "open":
            seats[number] = Seat(number)
        else:
            seat_bot(seats[number], wish.bot or "normal")

    await hall.change(live, edit)


def need_everybody(seats: list[Seat]) -> None:
    for seat in seats:
        if seat.kind == "open":
            raise Refusal("not-now", f"seat {seat.seat} is still open")
        if not seat.ready:
            raise Refusal("not-now", f"{seat.name} is not ready")


async def start(hall: Hall, live: LiveTable, person: Person) -> None:
    """Begin the game: every seat is taken and everybody is ready."""
    need_host(live.row, person)
    before = live.row.waiting
    async with live.lock:
        try:
            need_everybody(live.seats)
        except Refusal:
            if not await hall.was_behind(live):
                raise
        need_lobby(live.row)
        row, seats = live.copy_of_lobby()
        need_everybody(seats)
        uploaded = await hall.store.read(lambda c: shelf.entries_of(c, row.id))
        game, entries = first_game(live, uploaded)
        begin(row, seats, game, (uploaded or entries)[-1].version)
        snapshot = make_snapshot(game, row.version, len(game.history()))

        def write(c: Connection) -> None:
            shelf.begin(c, row, seats, entries, None if uploaded else snapshot)
            write_notices(c, row, seats, before)
            hall.tell(c, row.id, "game", turns(row, seats, before))

        try:
            await hall.store.write(write)
        except Conflict:
            await hall.look_again(live)
            raise Refusal("stale", "the table has just changed: look again") from None
        await hall.look_again(live)
    hall.announce(live, before)
    hall.drive(live)


def first_game(live: LiveTable, uploaded: list[Entry]) -> tuple[Game, list[Entry]]:
    """The game as it begins: anew, or where an uploaded record left off."""
    if uploaded:
        return live.build(uploaded), []
    game = Game(live.setup, live.row.seed)
    return game, entries_from(game.history(), live.setup)


def begin(row: Row, seats: list[Seat], game: Game, version: int) -> None:
    row.status = "over" if game.over else "playing"
    row.version, row.round = version, game.state.round
    row.waiting = tuple(sorted(game.actors))
    row.changed_at = now_ms()
    wind_up(row.options.clock, seats)
    tick(row.options.clock, seats, game.actors, 0, row.changed_at)
    row.due_at = due(row, seats, game, row.changed_at)


async def remove(hall: Hall, live: LiveTable) -> None:
    def write(c: Connection) -> None:
        shelf.delete_table(c, live.id)
        hall.tell(c, live.id, "lobby")

    await hall.store.write(write)
    hall.removed(live)


async def delete(hall: Hall, live: LiveTable, person: Person) -> None:
    """The host removes a table before its game, or one at which nobody else sits."""
    need_host(live.row, person)
    others = [s for s in live.seats if s.kind == "person" and s.person != person.id]
    if live.row.status != "lobby" and others:
        raise Refusal("not-now", "others play here: a game that has begun is kept")
    await remove(hall, live)


# --- invitations


async def invite(
    hall: Hall, live: LiveTable, person: Person, wish: wire.NewInvitation
) -> wire.Invitation:
    """A code that is good once: to an open seat or to watch; or to take one's seat elsewhere."""
    seat = wish.seat
    mine = live.seats_of(person)
    if person.id != live.row.host and seat not in mine:
        raise Refusal("not-yours", "only the host invites; you may hand on your own seat")
    if seat is not None:
        if seat >= len(live.seats):
            raise Refusal("not-found", f"there is no seat {seat}")
        if live.seats[seat].kind != "open" and seat not in mine:
            raise Refusal("not-now", "that seat is taken")
    code = new_secret()
    holder = person.id if seat in mine else None
    await hall.store.write(lambda c: shelf.add_invitation(c, hashed(code), live.id, seat, holder))
    return wire.Invitation(code, f"/#invitation={code}")


async def accept(hall: Hall, person: Person, wish: wire.RedeemInvitation) -> LiveTable:
    """Use an invitation: sit down, take over the seat of the one who made it, or watch."""
    code_hash = hashed(wish.invitation)
    found = await hall.store.read(lambda c: shelf.find_invitation(c, code_hash))
    if found is None:
        raise Refusal("not-found", "this invitation is not known")
    if found["used_at"] is not None:
        raise Refusal("used", "this invitation was used already")
    live = await hall.get(found["table_id"])
    number = found["seat"]

    def use(c: Connection) -> None:
        try:
            shelf.use_invitation(c, code_hash, person.id)
        except Conflict:
            raise Refusal("used", "this invitation was used already") from None
        if number is None:
            shelf.add_watcher(c, live.id, person.id)

    if number is None:
        await hall.change(live, lambda row, seats: None, use)
        live.watchers.add(person.id)
    elif found["holder"]:
        giver: str = found["holder"]
        await hand_on(hall, live, person, number=number, giver=giver, name=wish.name, use=use)
    else:
        await sit_down(hall, live, person, wanted=number, name=wish.name, also=use)
    return live


async def hand_on(
    hall: Hall,
    live: LiveTable,
    person: Person,
    *,
    number: int,
    giver: str,
    name: str,
    use: Callable[[Connection], None],
) -> None:
    """A seat that is taken passes to another browser."""

    def edit(row: Row, seats: list[Seat]) -> None:
        if seats[number].kind != "person" or seats[number].person != giver:
            raise Refusal("not-now", "whoever invited you does not sit there any more")
        if row.host == giver and row.host not in [
            seat.person for seat in seats if seat.seat != number
        ]:
            row.host = person.id
        seats[number] = replace(
            seats[number], person=person.id, name=seat_name(name) or seats[number].name
        )

    await hall.change(live, edit, use)


# --- during and after the game


def own_seat(live: LiveTable, person: Person | None, number: int) -> Seat:
    """A seat of this person; nobody acts for another."""
    if number >= len(live.seats):
        raise Refusal("not-found", f"there is no seat {number}")
    if number not in live.seats_of(person):
        raise Refusal("not-yours", f"seat {number} is not yours")
    return live.seats[number]


async def resign(hall: Hall, live: LiveTable, person: Person, number: int) -> None:
    """Give up a seat: a bot goes on with it."""
    name = own_seat(live, person, number).name

    def edit(row: Row, seats: list[Seat]) -> None:
        if row.status != "playing":
            raise Refusal("not-now", "there is no game to resign from")
        if seats[number].person != person.id:
            raise Refusal("not-yours", f"seat {number} is not yours")
        seats[number] = Seat(number, "bot", bot=row.options.substitute, name=name, ready=True)
        row.asked = None
        row.due_at = now_ms() if number in row.waiting else row.due_at

    await hall.change(live, edit, lambda c: shelf.add_watcher(c, live.id, person.id))
    live.watchers.add(person.id)
    await hall.say(live, number, "", f"{name} has resigned; a bot goes on")


async def rematch(hall: Hall, live: LiveTable, person: Person) -> LiveTable:
    """The same table once more; whoever asks second finds the one that was opened."""
    if live.row.status != "over":
        raise Refusal("not-now", "the game is not over")
    if not live.seats_of(person) and live.row.host != person.id:
        raise Refusal("not-yours", "only those who played ask for a rematch")
    if live.row.next:
        return await hall.get(live.row.next)
    now = now_ms()
    row = Row(
        id=new_id(),
        host=person.id,
        setup=live.row.setup,
        options=live.row.options,
        public=live.row.public,
        seed=token_hex(16),
        rules=RULES_VERSION,
        created_at=now,
        changed_at=now,
    )
    seats = [again(seat, person) for seat in live.seats]

    def edit(old: Row, _: list[Seat]) -> None:
        if old.next:
            raise Refusal("stale", "somebody else asked for the rematch: look again")
        old.next = row.id

    await hall.change(live, edit, lambda c: shelf.insert_table(c, row, seats))
    return await hall.get(row.id)


def again(seat: Seat, person: Person) -> Seat:
    ready = seat.kind == "bot" or seat.person == person.id
    return Seat(seat.seat, seat.kind, seat.person, seat.bot, seat.name, ready)
