"""Games without a clock in which somebody stays away: a bot plays, or all others end the game."""

from __future__ import annotations

from dataclasses import replace

from orleans.server import api
from orleans.server.clock import Seat, table_ms
from orleans.server.lobby import own_seat
from orleans.server.people import Person
from orleans.server.queries import Row
from orleans.server.refusal import Refusal, Sentence
from orleans.server.table import LoadedTable
from orleans.server.table_info import absent_in
from orleans.server.tables import Tables

ABSENT = "{} is absent. A bot goes on until they come back."
BACK = "{} is back."


def need_play(row: Row) -> None:
    if row.status != "playing":
        raise Refusal("not-now", "there is no game going on here")


def is_absent(row: Row, seat: Seat) -> bool:
    return absent_in(row, seat, table_ms()) == 0


async def replace_absent(tables: Tables, table: LoadedTable, person: Person, number: int) -> None:
    """Let a bot play for somebody whom the others have waited for as long as agreed."""
    if number >= len(table.seats):
        raise Refusal("not-found", "there is no seat {}", number)
    if not table.seats_of(person):
        raise Refusal("not-yours", "only those who play here may do this")
    name = table.seats[number].name

    def edit(row: Row, seats: list[Seat]) -> None:
        need_play(row)
        seat = seats[number]
        if seat.person == person.id:
            raise Refusal("not-now", "this is your own seat")
        if not is_absent(row, seat):
            raise Refusal("not-now", "nobody has waited long enough for this seat")
        bot = row.options.substitute
        seats[number] = replace(seat, kind="bot", person=None, bot=bot, away=seat.person)
        row.due_at = table_ms()

    await tables.change_lobby(table, edit)
    await tables.tell(table, number, Sentence(ABSENT, (name,)))


async def come_back(tables: Tables, table: LoadedTable, person: Person, number: int) -> None:
    """Take one's seat back from the bot, at any time before the game is over."""
    if number >= len(table.seats):
        raise Refusal("not-found", "there is no seat {}", number)

    def edit(row: Row, seats: list[Seat]) -> None:
        need_play(row)
        if seats[number].away != person.id:
            raise Refusal("not-yours", "seat {} is not yours", number)
        seats[number] = replace(seats[number], kind="person", person=person.id, bot="", away=None)
        row.idle = {**row.idle, number: table_ms()} if number in row.waiting else row.idle

    await tables.change_lobby(table, edit)
    await tables.tell(table, number, Sentence(BACK, (table.seats[number].name,)))


async def end_together(
    tables: Tables, table: LoadedTable, person: Person, request: api.EndVote
) -> None:
    """Agree that the game ends as it stands; it does when all who are present agree."""
    own_seat(table, person, request.seat)

    def edit(row: Row, seats: list[Seat]) -> None:
        need_play(row)
        if len({seat.person for seat in seats if seat.kind == "person"}) < 2 and not any(
            seat.away for seat in seats
        ):
            raise Refusal("not-now", "nobody else plays here: you can resign")
        if not request.agree:
            row.ending = ()
            return
        row.ending = tuple(sorted({*row.ending, request.seat}))
        agreed = {seats[number].person for number in row.ending}
        asked = [seat for seat in seats if seat.kind == "person" and not is_absent(row, seat)]
        if all(seat.person in agreed for seat in asked):
            row.status, row.waiting, row.due_at, row.asked = "over", (), None, None
            row.idle = {}

    await tables.change_lobby(table, edit)
