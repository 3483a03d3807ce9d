"""A table as lists and lobbies show it, and who has its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orleans.server import api
from orleans.server.clock import Seat, table_ms
from orleans.server.forms import choice_of
from orleans.server.game_building import hash_of
from orleans.server.queries import Row, read_setup

if TYPE_CHECKING:
    from orleans.server.people import Person


def seats_of(seats: list[Seat], person: Person | None) -> list[int]:
    if person is None:
        return []
    return [seat.seat for seat in seats if seat.kind == "person" and seat.person == person.id]


def given_up_by(seats: list[Seat], person: Person | None) -> list[int]:
    if person is None:
        return []
    return [seat.seat for seat in seats if seat.resigned_by == person.id]


def left_by(seats: list[Seat], person: Person) -> list[int]:
    """The seats that were a person's until they resigned or were absent."""
    return [seat.seat for seat in seats if person.id in (seat.resigned_by, seat.away)]


def absent_in(row: Row, seat: Seat, now: int) -> int | None:
    """Return after how many milliseconds others may act for a seat; none: never, or not asked."""
    agreed, since = row.options.absence, row.idle.get(seat.seat)
    alone = seat.kind != "person" or row.status != "playing" or row.options.clock or row.day
    if alone or not agreed or since is None:
        return None
    return max(since + agreed * 1000 - now, 0)


def table_info(row: Row, seats: list[Seat], host_name: str, person: Person | None) -> api.TableInfo:
    """Describe a table to a person; the seed only when it is no longer secret."""
    now = table_ms()
    open_seed = row.seed_open or row.status == "over"
    return api.TableInfo(
        id=row.id,
        status=row.status,  # type: ignore[arg-type]
        setup=choice_of(read_setup(row.setup)),
        options=row.options,
        public=row.public,
        host=host_name,
        hosting=person is not None and person.id == row.host,
        seats=[seat_info(row, seat, now) for seat in seats],
        mine=seats_of(seats, person),
        given_up=given_up_by(seats, person),
        away=[seat.seat for seat in seats if person and seat.away == person.id],
        ending=list(row.ending),
        version=row.version,
        round=row.round,
        waiting=list(row.waiting),
        asked=row.asked,
        next=row.next,
        seed_hash=hash_of(row.seed),
        seed=row.seed if open_seed else "",
        seed_open=row.seed_open,
        proved=row.proved,
        rules=row.rules,
        broken=row.broken,
        trouble=row.trouble,
        shared=row.shared,
        day=row.day,
        created_at=row.created_at,
        changed_at=row.changed_at,
    )


def seat_info(row: Row, seat: Seat, now: int) -> api.SeatInfo:
    left = seat.remaining(now)
    return api.SeatInfo(
        seat.seat,
        seat.kind,  # type: ignore[arg-type]
        seat.name,
        seat.bot,
        seat.ready,
        None if left is None else max(left, 0),
        seat.since is not None,
        seat.resigned_round,
        seat.away is not None,
        absent_in(row, seat, now),
    )
