"""The daily challenge: the same game for everybody on a day, one try each.

Scenario and step of difficulty follow from the date. The seed is random, drawn when somebody
first asks on that day, and secret like any other, so nobody can know it before.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from secrets import token_hex

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from orleans.boxes import RULES_VERSION
from orleans.facts.loader import load
from orleans.kernel.setup import Setup
from orleans.server import api, clock, lobby, queries
from orleans.server.forms import choice_of, why_not
from orleans.server.people import Person, new_id
from orleans.server.queries import Row, read_setup, setup_text
from orleans.server.refusal import Refusal
from orleans.server.results import ENDING, PLAYING, RESIGNED, Ending, write_result
from orleans.server.schema import challenges, people, results
from orleans.server.table import LoadedTable
from orleans.server.tables import Tables

SHOWN = 100  # results
EARLIER = 7  # days


@lru_cache(maxsize=1)
def solos() -> list[list[Setup]]:
    """The scenarios that can be played alone, each with its steps of difficulty."""
    found = []
    for steps in load().scenarios:
        name = steps[0].id
        fits = [e for e in steps[0].editions if not why_not(players=1, edition=e, scenario=name)]
        if fits:
            found.append([Setup(1, fits[0], name, difficulty=step.difficulty) for step in steps])
    return found


def setup_for(day: date) -> Setup:
    """Another scenario each day, with its next step of difficulty each time it comes again."""
    turn, which = divmod(day.toordinal(), len(solos()))
    steps = solos()[which]
    return steps[turn % len(steps)]


@dataclass(frozen=True)
class Challenge:
    day: str
    setup: str
    seed: str


def challenge_of(c: Connection, day: str) -> Challenge | None:
    row = c.execute(select(challenges).where(challenges.c.day == day)).first()
    return Challenge(*row) if row else None


async def todays(tables: Tables) -> Challenge:
    """Today's challenge; whoever asks first draws the seed."""
    day = clock.today()
    found = await tables.store.read(lambda c: challenge_of(c, day))
    if found:
        return found
    new = Challenge(day, setup_text(setup_for(date.fromisoformat(day))), token_hex(16))
    try:
        await tables.store.write(lambda c: c.execute(insert(challenges).values(**vars(new))))
    except IntegrityError:  # somebody else was first, perhaps at another process
        found = await tables.store.read(lambda c: challenge_of(c, day))
        assert found is not None
        return found
    return new


# --- a try


async def play(tables: Tables, person: Person, day: str) -> LoadedTable:
    """Begin today's challenge, or continue it: everybody has one try."""
    challenge = await todays(tables)
    if day and day != challenge.day:
        raise Refusal("not-now", "there is a new challenge every day: look again")
    begun = await tables.store.read(lambda c: own_try(c, challenge.day, person))
    if begun is None:
        await lobby.need_room(tables, person)
        begun = await add_try(tables, person, challenge)
    table = await tables.get(begun.table)
    if table.row.status == "lobby":  # also if the server stopped before the game began
        try:
            await lobby.start(tables, table, person)
        except Refusal:
            if table.row.status == "lobby":  # otherwise another request of theirs was faster
                raise
    return table


async def add_try(tables: Tables, person: Person, challenge: Challenge) -> api.OwnTry:
    now = clock.now_ms()
    row = Row(
        id=new_id(),
        host=person.id,
        setup=challenge.setup,
        options=api.TableOptions(),  # without hints: what counts is what people find themselves
        public=False,
        seed=challenge.seed,
        rules=RULES_VERSION,
        day=challenge.day,
        created_at=now,
        changed_at=now,
    )
    seats = lobby.make_seats(read_setup(row.setup), [api.SeatChoice("me")], person)

    def write(c: Connection) -> None:
        write_result(c, row, person.id, Ending(PLAYING, 0, "", 0, 0, 0))
        queries.insert_table(c, row, seats)

    try:
        await tables.store.write(write)
    except IntegrityError:  # two requests at once: the first one counts
        first = await tables.store.read(lambda c: own_try(c, challenge.day, person))
        assert first is not None
        return first
    return api.OwnTry(row.id, "playing")


def own_try(c: Connection, day: str, person: Person | None) -> api.OwnTry | None:
    if person is None:
        return None
    query = select(results.c.table_id, results.c.ending)
    row = c.execute(query.where(results.c.day == day, results.c.person == person.id)).first()
    return api.OwnTry(*row) if row else None


# --- what is shown


async def of_day(
    tables: Tables, person: Person | None, day: str, language: str
) -> api.DailyChallenge:
    """Return a day's challenge with its results, today's if no day is given."""
    today = await todays(tables)
    wanted = day or today.day

    def read(c: Connection) -> api.DailyChallenge:
        challenge = challenge_of(c, wanted)
        if challenge is None:
            raise Refusal("not-found", "there was no challenge on that day")
        return described(c, challenge, person, language)

    return await tables.store.read(read)


def described(
    c: Connection, challenge: Challenge, person: Person | None, language: str
) -> api.DailyChallenge:
    setup = read_setup(challenge.setup)
    scenario = load().scenario(setup.scenario, setup.difficulty)
    mine = own_try(c, challenge.day, person)
    over = challenge.day < clock.today()
    ended = mine is not None and mine.ending != PLAYING
    return api.DailyChallenge(
        day=challenge.day,
        name=scenario.name.get(language),
        effect=scenario.effect.get(language),
        setup=choice_of(setup),
        ends_at=end_of(challenge.day),
        over=over,
        mine=mine,
        results=results_on(c, challenge.day, person, over or ended),
        playing=still_playing(c, challenge.day),
        earlier=earlier_days(c),
    )


def end_of(day: str) -> int:
    """When the day ends, in milliseconds."""
    midnight = datetime.combine(date.fromisoformat(day) + timedelta(1), time(), UTC)
    return int(midnight.timestamp() * 1000)


def still_playing(c: Connection, day: str) -> int:
    query = select(func.count()).select_from(results)
    query = query.where(results.c.day == day, results.c.ending == PLAYING)
    return c.execute(query).scalar_one()


def results_on(
    c: Connection, day: str, person: Person | None, watchable: bool
) -> list[api.DailyResult]:
    """The results of a day, the best first; equal ones share a rank, resigned ones have none."""
    query = (
        select(people.c.name, results.c.person, results.c.table_id, results.c.at, *ENDING)
        .join(people, people.c.id == results.c.person)
        .where(results.c.day == day, results.c.ending != PLAYING)
    )
    rows = [(Ending(*row[4:]), *row[:4]) for row in c.execute(query.order_by(results.c.at))]
    rows.sort(key=lambda row: (row[0].ending == RESIGNED, row[0].order))
    orders = [row[0].order for row in rows]
    found: list[api.DailyResult] = []
    for ending, name, who, table_id, at in rows:
        mine = person is not None and who == person.id
        result = api.DailyResult(
            rank=None if ending.ending == RESIGNED else orders.index(ending.order) + 1,
            name=name,
            result=ending.shown(),
            late=at >= end_of(day),
            mine=mine,
            table=table_id if watchable else "",
        )
        if mine or len(found) < SHOWN:
            found.append(result)
    return found


def earlier_days(c: Connection) -> list[str]:
    """The last days on which there was a challenge, the newest first."""
    query = select(challenges.c.day).where(challenges.c.day < clock.today())
    return list(c.execute(query.order_by(challenges.c.day.desc()).limit(EARLIER)).scalars())
