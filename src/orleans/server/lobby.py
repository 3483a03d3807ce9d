"""Open tables, take and leave seats, start games, ask for a rematch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from secrets import token_hex

from sqlalchemy import Connection

from orleans.bots import read_bot
from orleans.boxes import RULES_VERSION
from orleans.game import Game
from orleans.kernel.chance import clean
from orleans.kernel.setup import Setup
from orleans.server import api, clock, queries
from orleans.server.bot_pool import NoAnswer
from orleans.server.clock import (
    Seat,
    now_ms,
    reset_clocks,
    table_ms,
    update_clocks,
    waiting_since,
)
from orleans.server.forms import setup_of
from orleans.server.game_building import build_game, make_snapshot
from orleans.server.notices import turns, write_notices
from orleans.server.opponents import name_for
from orleans.server.people import Person, new_id
from orleans.server.queries import Change, Conflict, Row, Snapshot, read_setup, setup_text
from orleans.server.refusal import Refusal, Sentence
from orleans.server.results import keep_result
from orleans.server.table import LoadedTable, due
from orleans.server.table_info import left_by, seats_of
from orleans.server.tables import Tables
from orleans.server.uploads import Upload, changes_from
from orleans.server.worker import UploadTask

RESIGNED = "{} has resigned. A bot goes on."


async def open_table(tables: Tables, person: Person, request: api.NewTable) -> LoadedTable:
    """Open a new table; with `start` its game begins at once."""
    upload = await read_upload(tables, person, request)
    if upload:
        setup = read_setup(upload.setup)
    else:
        setup = setup_of(request.setup or api.SetupChoice(players=max(len(request.seats), 2)))
    check_bot(request.options.substitute)
    seats = make_seats(setup, request.seats, person)
    if request.start:
        need_everybody(seats)
    await need_room(tables, person)
    now = now_ms()
    seed = clean(request.seed)
    row = Row(
        id=new_id(),
        host=person.id,
        setup=setup_text(setup),
        options=request.options,
        public=request.public,
        seed=seed or token_hex(16),
        seed_open=bool(seed),
        rules=RULES_VERSION,
        created_at=now,
        changed_at=now,
    )
    if upload:
        row.seed = upload.seed
        row.seed_open = bool(seed or (request.record and upload.told))  # else it is the server's
        row.proved, row.start = upload.proved, upload.start

    def write(c: Connection) -> None:
        queries.insert_table(c, row, seats)
        if upload:
            queries.add_changes(c, row.id, upload.changes, upload.snapshots)

    await tables.store.write(write)
    table = await tables.get(row.id)
    if request.start:
        await start(tables, table, person)
    return table


async def read_upload(tables: Tables, person: Person, request: api.NewTable) -> Upload | None:
    """Read the record or the position of a new table; it costs its sender some of their share."""
    if not (request.record or request.position):
        return None
    if not tables.upload_rates.allow(person.id):
        raise Refusal("too-often", "too many records; wait a moment")
    task = UploadTask(request.record, request.position, clean(request.seed))
    try:
        upload = await tables.bot_pool.read_upload(task, person.id, Upload)
    except NoAnswer as error:
        raise Refusal("busy", str(error)) from error
    if upload.error:
        raise Refusal("not-possible", upload.error)
    return upload


async def need_room(tables: Tables, person: Person) -> None:
    count = await tables.store.read(lambda c: queries.unfinished_tables(c, person.id))
    if count >= tables.settings.tables_per_person:
        raise Refusal("not-now", "you have too many unfinished tables")


def check_bot(name: str) -> None:
    """Refuse a bot that clients may not choose, such as one that runs a command."""
    bot = read_bot(name, programs=False)
    if {"ms", "iterations"} & bot.parameters.keys():
        raise Refusal("not-possible", "a bot's time is the table's: set options.bot_ms instead")
    bot.make()


def make_seats(setup: Setup, choices: list[api.SeatChoice], person: Person) -> list[Seat]:
    """Return the requested seats; the others are open."""
    if len(choices) > setup.players:
        raise Refusal(
            "not-possible", "{} seats were named for {} players", len(choices), setup.players
        )
    choices = choices or [api.SeatChoice("me")]
    choices = choices + [api.SeatChoice()] * (setup.players - len(choices))
    seats: list[Seat] = []
    for number, choice in enumerate(choices):
        seat = Seat(number)
        if choice.kind == "me":
            seat.kind, seat.person, seat.ready = "person", person.id, True
            seat.name = seat_name(choice.name) or person.name
        elif choice.kind == "bot":
            seat_bot(seat, choice.bot or "normal", [other.name for other in seats])
        seats.append(seat)
    return seats


def seat_bot(seat: Seat, bot: str, taken: list[str]) -> None:
    check_bot(bot)
    name = name_for(bot, taken)
    seat.kind, seat.bot, seat.person, seat.name, seat.ready = "bot", bot, None, name, True


def seat_name(text: str) -> str:
    return " ".join(clean(text).split())[:40]


# --- before the game


def need_lobby(row: Row) -> None:
    if row.status != "lobby":
        raise Refusal("not-now", "the game has already begun")


def need_host(row: Row, person: Person) -> None:
    if row.host != person.id:
        raise Refusal("not-yours", "only the host of the table may do this")


async def join(tables: Tables, table: LoadedTable, person: Person, request: api.Join) -> None:
    """Take an open seat at a public table."""
    if not table.row.public and person.id != table.row.host:
        raise Refusal("not-yours", "this table is by invitation")
    await tables.store.read(lambda c: queries.need_welcome(c, table.row, table.seats, person.id))
    await sit_down(tables, table, person, wanted=request.seat, name=request.name, one_each=True)


async def sit_down(
    tables: Tables,
    table: LoadedTable,
    person: Person,
    *,
    wanted: int | None,
    name: str,
    one_each: bool = False,
    also: Callable[[Connection], None] | None = None,
) -> None:
    """Take an open seat. Only the host and the invited may sit on several."""

    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        if one_each and row.host != person.id and seats_of(seats, person):
            raise Refusal("not-now", "you have a seat here; the others are for other people")
        free = [seat for seat in seats if seat.kind == "open" and wanted in (None, seat.seat)]
        if not free:
            raise Refusal(
                "not-now", "that seat is taken" if wanted is not None else "no seat is free"
            )
        seat = free[0]
        seat.kind, seat.person, seat.ready = "person", person.id, False
        seat.name = seat_name(name) or person.name

    await tables.change_lobby(table, edit, also)


async def leave(tables: Tables, table: LoadedTable, person: Person, number: int) -> None:
    """Leave a seat before the game. Another player becomes host; an empty table is removed."""
    own_seat(table, person, number)
    if table.row.status == "playing":
        raise Refusal("not-now", "the game has begun: you can resign, then a bot takes your seat")
    need_lobby(table.row)

    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        seats[number] = Seat(number)
        people = [seat.person for seat in seats if seat.kind == "person" and seat.person]
        if row.host == person.id and person.id not in people and people:
            row.host = people[0]

    await tables.change_lobby(table, edit)
    table.host_name = await tables.name_of(table.row.host)
    if not any(seat.kind == "person" for seat in table.seats):
        await remove(tables, table)


async def set_ready(tables: Tables, table: LoadedTable, person: Person, request: api.Ready) -> None:
    own_seat(table, person, request.seat)

    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        seats[request.seat].ready = request.ready

    await tables.change_lobby(table, edit)


async def change_seat(
    tables: Tables, table: LoadedTable, person: Person, number: int, request: api.SeatChange
) -> None:
    """The host opens a seat or gives it to a bot; whoever sat there may not come back."""
    need_host(table.row, person)
    sitting = table.seats[number].person if number < len(table.seats) else None

    def edit(row: Row, seats: list[Seat]) -> None:
        need_lobby(row)
        need_host(row, person)
        if number >= len(seats):
            raise Refusal("not-found", "there is no seat {}", number)
        if request.kind == "open":
            seats[number] = Seat(number)
        else:
            seat_bot(seats[number], request.bot or "normal", [seat.name for seat in seats])

    def also(c: Connection) -> None:
        if sitting and sitting != person.id:
            queries.remove_for_good(c, table.id, sitting)

    await tables.change_lobby(table, edit, also)


def need_everybody(seats: list[Seat]) -> None:
    for seat in seats:
        if seat.kind == "open":
            raise Refusal("not-now", "seat {} is still open", seat.seat)
        if not seat.ready:
            raise Refusal("not-now", "{} is not ready", seat.name)


async def start(tables: Tables, table: LoadedTable, person: Person) -> None:
    """Begin the game; every seat must be taken and every player ready."""
    need_host(table.row, person)
    before = table.row.waiting
    async with table.lock:
        try:
            need_everybody(table.seats)
        except Refusal:
            if not await tables.reload_if_behind(table):
                raise
        need_lobby(table.row)
        row, seats = table.copy_of_lobby()
        need_everybody(seats)
        uploaded, known = await tables.store.read(
            lambda c: (queries.changes_of(c, row.id), queries.last_snapshot(c, row.id))
        )
        game, changes = first_game(table, uploaded, known)
        begin(row, seats, game, (uploaded or changes)[-1].version)
        snapshot = make_snapshot(game, row.version, len(game.history()))

        def write(c: Connection) -> None:
            queries.begin(c, row, seats, changes, None if uploaded else snapshot)
            write_notices(c, row, seats, before)
            tables.notify(c, row.id, "game", turns(row, seats, before))

        try:
            await tables.store.write(write)
        except Conflict:
            await tables.reload(table)
            raise Refusal("stale", "the table has just changed: look again") from None
        await tables.reload(table)
    tables.announce(table, before)
    tables.bots.play(table)


def first_game(
    table: LoadedTable, uploaded: list[Change], known: Snapshot | None
) -> tuple[Game, list[Change]]:
    """Return the game as it begins: a new one, or an uploaded record."""
    if uploaded:
        return build_game(table.row, uploaded, known)[0], []
    game = Game(table.setup, table.row.seed)
    return game, changes_from(game.history(), table.setup)


def begin(row: Row, seats: list[Seat], game: Game, version: int) -> None:
    row.status = "over" if game.over else "playing"
    row.version, row.round, row.rules = version, game.state.round, game.setup.rules
    row.waiting = tuple(sorted(game.actors))
    row.changed_at, now = now_ms(), table_ms()
    row.idle = waiting_since({}, game.actors, -1, now)
    reset_clocks(row.options.clock, seats)
    update_clocks(row.options.clock, seats, game.actors, 0, now)
    row.due_at = due(row, seats, game, now)


async def remove(tables: Tables, table: LoadedTable) -> None:
    def write(c: Connection) -> None:
        queries.delete_table(c, table.id)
        tables.notify(c, table.id, "lobby")

    await tables.store.write(write)
    tables.forget_table(table)


async def delete(tables: Tables, table: LoadedTable, person: Person) -> None:
    """The host removes a table before its game, or one without other players."""
    need_host(table.row, person)
    if table.row.day and table.row.status != "over":
        raise Refusal("not-now", "a daily challenge that has begun is played or resigned")
    others = [s for s in table.seats if s.kind == "person" and s.person != person.id]
    if table.row.status != "lobby" and others:
        raise Refusal("not-now", "others play here: a game that has begun cannot be removed")
    await remove(tables, table)


# --- during and after the game


def own_seat(table: LoadedTable, person: Person | None, number: int) -> Seat:
    """Return the seat, if it belongs to this person."""
    if number >= len(table.seats):
        raise Refusal("not-found", "there is no seat {}", number)
    if number not in table.seats_of(person):
        raise Refusal("not-yours", "seat {} is not yours", number)
    return table.seats[number]


async def resign(tables: Tables, table: LoadedTable, person: Person, number: int) -> None:
    """Give up a seat: a bot takes over. Without other seats the game ends as it stands."""
    name = own_seat(table, person, number).name
    alone = len(table.seats) == 1

    def edit(row: Row, seats: list[Seat]) -> None:
        if row.status != "playing":
            raise Refusal("not-now", "there is no game to resign from")
        if seats[number].person != person.id:
            raise Refusal("not-yours", "seat {} is not yours", number)
        bot = Seat(number, "bot", bot=row.options.substitute, name=name, ready=True)
        seats[number] = replace(
            seats[number] if alone else bot,
            since=None,
            resigned_by=person.id,
            resigned_round=row.round,
            resigned_version=row.version,
        )
        row.asked = None
        if alone:
            row.status, row.waiting, row.due_at = "over", (), None
        elif number in row.waiting:
            row.due_at = table_ms()

    def also(c: Connection) -> None:
        queries.add_watcher(c, table.id, person.id)
        assert table.game is not None
        keep_result(c, table.row, table.seats, table.game, person.id)

    await tables.change_lobby(table, edit, also)
    table.watchers.add(person.id)
    if not alone:
        await tables.tell(table, number, Sentence(RESIGNED, (name,)))


async def share(tables: Tables, table: LoadedTable, person: Person) -> None:
    """Open a finished table to everybody who has its link."""
    need_host(table.row, person)

    def edit(row: Row, seats: list[Seat]) -> None:
        if row.status != "over":
            raise Refusal("not-now", "a game can be shared when it is over")
        if row.day and row.day >= clock.today():
            raise Refusal("not-now", "a daily challenge can be shared when its day is over")
        row.shared = True

    await tables.change_lobby(table, edit)


async def rematch(tables: Tables, table: LoadedTable, person: Person) -> LoadedTable:
    """Open the same table again; a second request returns the table opened by the first."""
    if table.row.status != "over":
        raise Refusal("not-now", "the game is not over")
    played = table.seats_of(person) or left_by(table.seats, person)
    if not played and table.row.host != person.id:
        raise Refusal("not-yours", "only those who played ask for a rematch")
    before = table.row.next
    if before:
        try:
            return await tables.get(before)
        except Refusal as refusal:
            if refusal.code != "not-found":  # else it was removed before it began
                raise
    now = now_ms()
    row = Row(
        id=new_id(),
        host=person.id,
        setup=table.row.setup,
        options=table.row.options,
        public=table.row.public,
        seed=token_hex(16),
        rules=RULES_VERSION,
        created_at=now,
        changed_at=now,
    )
    seats = [rematch_seat(seat, person) for seat in table.seats]

    def edit(old: Row, _: list[Seat]) -> None:
        if old.next != before:
            raise Refusal("stale", "somebody else asked for the rematch: look again")
        old.next = row.id

    await tables.change_lobby(table, edit, lambda c: queries.insert_table(c, row, seats))
    return await tables.get(row.id)


def rematch_seat(seat: Seat, person: Person) -> Seat:
    """Whoever resigned or was absent has their seat again."""
    if before := seat.resigned_by or seat.away:
        return Seat(seat.seat, "person", before, "", seat.name, before == person.id)
    ready = seat.kind == "bot" or seat.person == person.id
    return Seat(seat.seat, seat.kind, seat.person, seat.bot, seat.name, ready)
