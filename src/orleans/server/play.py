"""What people do during a game: look, move, undo, preview, ask, study."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from random import Random

from msgspec import Raw, structs
from sqlalchemy import Connection

from orleans.boxes import make_book
from orleans.boxes.base.outcomes import score_table
from orleans.errors import IllegalMove, OrleansError
from orleans.game import Game, secret_verbs
from orleans.kernel import record as records
from orleans.kernel.frames import NATURE
from orleans.kernel.verbs import BITS, VERBS
from orleans.kernel.view import view_of
from orleans.notation import read_position, write_position
from orleans.notation.lines import ACTIONS, results
from orleans.notation.words import Words
from orleans.sampling import sample
from orleans.server import api, encode, queries, views
from orleans.server.analyses import Analysis
from orleans.server.analyses import analysis as put_into_words
from orleans.server.bot_pool import NoAnswer, task_for
from orleans.server.change_request import ChangeRequest, playing
from orleans.server.clock import Seat
from orleans.server.game_building import build_game, hash_of
from orleans.server.lanes import aside
from orleans.server.lobby import check_bot, own_seat
from orleans.server.people import Person
from orleans.server.queries import Row
from orleans.server.refusal import Refusal
from orleans.server.story import Log
from orleans.server.table import LoadedTable
from orleans.server.tables import Tables


def viewer(table: LoadedTable, person: Person | None, seat: int | None) -> int | None:
    """Return the requested seat, if it is the person's own; None is a spectator."""
    if seat is not None:
        own_seat(table, person, seat)
    return seat


def need_game(table: LoadedTable) -> Game:
    if table.row.broken:
        raise Refusal("broken", table.row.broken)
    if table.game is None:
        raise Refusal("not-now", "the game has not begun")
    return table.game


async def look(
    tables: Tables, table: LoadedTable, person: Person | None, request: api.Look, language: str
) -> views.QuickState:
    """Return the table now, or at an earlier version."""
    seat = viewer(table, person, request.seat)
    if table.row.broken:
        return await look_at_broken(tables, table, person, language)
    need_game(table)
    if request.version is None or request.version == table.version:
        return table.state(seat, person, language, request.details)
    if request.version > table.version:
        raise Refusal("not-found", "the table is only at version {}", table.version)
    if request.version < table.first:
        raise Refusal("broken", "before version {} other rules applied", table.first)
    game, origins = await game_at(tables, table, request.version)
    story = Log(game, origins, seat, table.words(language), results(game.story_for(seat)))
    log = story.this_round() if request.details else None
    info = table.info(person) if request.details else None
    state = read_only_state(game, request.version, seat, language, info=info, log=log)
    state.happenings = story.happenings(request.version)
    return state


def read_only_state(
    game: Game,
    version: int,
    seat: int | None,
    language: str,
    *,
    info: api.TableInfo | None,
    log: views.RoundLog | None = None,
) -> views.QuickState:
    """Return a read-only state, without options."""
    return views.QuickState(
        version=version,
        seat=seat,
        actors=game.actors,
        view=encode.raw_view(game, seat, language),
        options=Raw(b"[]"),
        table=info,
        log=log,
    )


async def game_at(tables: Tables, table: LoadedTable, version: int) -> tuple[Game, list[int]]:
    """Return the game at an earlier version."""

    def read(c: Connection) -> tuple[list[queries.Change], queries.Snapshot | None]:
        return (
            queries.changes_of(c, table.id, until=version),
            # the one before, to tell of this version
            queries.last_snapshot(c, table.id, table.row.rules, until=version - 1),
        )

    changes, snapshot = await tables.store.read(read)
    return await aside(build_game, table.row, changes, snapshot, story=True)


async def look_at_broken(
    tables: Tables, table: LoadedTable, person: Person | None, language: str
) -> views.QuickState:
    """Return the last stored position of a game that cannot be replayed."""
    snapshot = await tables.store.read(lambda c: queries.last_snapshot(c, table.id))
    if snapshot is None:
        raise Refusal("broken", table.row.broken)
    try:
        game = Game(start=read_position(snapshot.position), ask_chance=True)
    except Exception as error:
        raise Refusal("broken", table.row.broken) from error
    return read_only_state(game, snapshot.version, None, language, info=table.info(person))


async def move(
    tables: Tables, table: LoadedTable, person: Person, request: api.Move, language: str
) -> views.QuickState:
    own_seat(table, person, request.seat)
    key = f"{person.id}.{request.key}"
    await tables.change_game(table, playing(request.seat, request.move, request.version, key))
    return table.state(request.seat, person, language, request.details)


# --- taking back


async def undo(
    tables: Tables, table: LoadedTable, person: Person, request: api.Undo, language: str
) -> views.QuickState:
    """Undo if the rules allow it; otherwise ask the others."""
    own_seat(table, person, request.seat)
    key = f"{person.id}.{request.key}"
    also = table.agreeing()

    def act(game: Game) -> None:
        if request.move:
            game.pick_up(request.seat, request.move)
        else:
            game.undo(request.seat, also)

    try:
        await tables.change_game(
            table, ChangeRequest(request.seat, "undo", act, request.version, key)
        )
    except IllegalMove:
        if not request.ask or table.row.day:  # no looking ahead in a daily challenge
            raise
        await ask_undo(tables, table, request)
    return table.state(request.seat, person, language, request.details)


async def ask_undo(tables: Tables, table: LoadedTable, request: api.Undo) -> None:
    """Ask the others; without other people, undo at once."""
    game = need_game(table)
    if all(who != request.seat for who, _ in game.history()):
        raise IllegalMove("there is no move of yours to take back")
    if not others(table, [request.seat]):
        await take_back(tables, table, request.seat, table.version)
        return

    def edit(row: Row, seats: list[Seat]) -> None:
        if row.status != "playing":
            raise Refusal("not-now", "the game is over")
        row.asked = api.Asked(request.seat, row.version, [])

    await tables.change_lobby(table, edit)


def others(table: LoadedTable, agreed: list[int]) -> list[int]:
    """Return the seats of people who have not agreed; a person agrees for all their seats."""
    holders = {table.seats[seat].person for seat in agreed}
    return [s.seat for s in table.seats if s.kind == "person" and s.person not in holders]


async def answer_undo(
    tables: Tables, table: LoadedTable, person: Person, request: api.UndoAnswer
) -> None:
    """Agree or not; when the last person agrees, the move is undone."""
    own_seat(table, person, request.seat)

    def edit(row: Row, seats: list[Seat]) -> None:
        asked = row.asked
        if asked is None or asked.version != request.version or row.version != asked.version:
            raise Refusal("stale", "nobody has asked to take back a move at this version")
        row.asked = None
        if request.agree:
            row.asked = api.Asked(asked.seat, asked.version, [*asked.agreed, request.seat])

    await tables.change_lobby(table, edit)
    asked = table.row.asked
    if asked and not others(table, [asked.seat, *asked.agreed]):
        await take_back(tables, table, asked.seat, asked.version)


async def take_back(tables: Tables, table: LoadedTable, seat: int, version: int) -> None:
    """Everyone agrees: go back to before the seat's last move (ruling 65)."""
    if table.version != version:
        raise Refusal("stale", "the table has gone on")
    await tables.change_game(
        table, ChangeRequest(seat, "undo", lambda game: game.take_back(seat), version)
    )


# --- asking


def preview(
    table: LoadedTable, person: Person, request: api.Preview, language: str
) -> views.QuickPreviewed:
    """Return the table after some moves; stop before anything new is revealed (ruling 66)."""
    own_seat(table, person, request.seat)
    game = need_game(table)
    words = table.words(language)
    shown, stopped = 0, ""
    trial = sample(game.view(request.seat), Random(0))  # what others hide decides nothing
    for text in request.moves:
        after = trial.copy()
        after.wait_for_chance()
        after.play(request.seat, text)
        stopped = words.reason(why_stop(trial, after))
        if stopped:
            break
        trial, shown = after, shown + 1
        if request.seat not in trial.actors:
            break
    state = views.QuickState(
        version=table.version,
        seat=request.seat,
        actors=trial.actors,
        question=encode.question(trial, request.seat, language, words.names),
        view=encode.raw_view(trial, request.seat, language),
        options=encode.raw_options(trial, request.seat, language),
    )
    return views.QuickPreviewed(state, shown, stopped)


def why_stop(before: Game, after: Game) -> str:
    closed = sum(sealed is not None for sealed in before.state.sealed)
    if closed and not any(sealed is not None for sealed in after.state.sealed):
        return "this would reveal the plans"
    if NATURE in after.actors:
        return "after this, chance decides"
    return ""


def why_not(table: LoadedTable, person: Person, request: api.WhyNot, language: str) -> views.Reason:
    own_seat(table, person, request.seat)
    words, game, thing = table.words(language), need_game(table), request.thing
    if ":" in thing:
        thing = encode.move_touching(game, request.seat, thing.split())
    return views.Reason(game.why_not(request.seat, thing, words))


async def hint(
    tables: Tables, table: LoadedTable, person: Person, request: api.HintRequest, language: str
) -> views.Hint:
    """Return what a bot would do, given what the seat may see."""
    own_seat(table, person, request.seat)
    game = need_game(table)
    check_bot(request.bot)
    if not table.row.options.hints:
        raise Refusal("not-yours", "this table is played without hints")
    if request.seat not in game.actors:
        raise Refusal("not-now", "it is not your decision now")
    again = f"{table.id}/{table.version}"  # asked twice, the bot answers the same
    task = task_for(game, request.seat, request.bot, table.row.options.bot_ms, again)
    task.language = language
    try:
        answer = await tables.bot_pool.think(task, person.id, table.id)
    except NoAnswer as error:
        raise Refusal("busy", "There is no hint here. Play on and ask again later.") from error
    number = game.state.book.moves.parse(answer.move)
    texts = encode.move_texts(game, language)
    words = texts.words.move_now(game.state, request.seat, number)
    option = texts.option(number, words=words)
    return views.Hint(**structs.asdict(option), why=answer.why)


# --- studying


async def log(
    tables: Tables,
    table: LoadedTable,
    person: Person | None,
    request: api.LogRequest,
    language: str,
) -> views.Log:
    """Return every move in words, by rounds."""
    seat = viewer(table, person, request.seat)
    if table.row.broken:
        return await broken_log(tables, table)
    game = need_game(table)
    story = Log(game, table.origins, seat, table.words(language), table.story(seat))
    rounds = story.rounds()
    for part in rounds:
        part.lines = [line for line in part.lines if line.version >= request.since]
    if request.since < table.first:
        earlier = await broken_log(tables, table, until=table.first - 1)
        rounds = earlier.rounds + rounds
    return views.Log(table.version, [part for part in rounds if part.lines])


async def broken_log(tables: Tables, table: LoadedTable, until: int | None = None) -> views.Log:
    """Return the stored moves of a game that can no longer be replayed."""
    changes = await tables.store.read(lambda c: queries.changes_of(c, table.id, until=until))
    moves: list[views.LogMove] = []
    for change in changes:
        del moves[change.cut :]
        for line in change.moves.split("\n") if change.moves else []:
            who, _, text = line.partition(" ")
            seat = None if who == "*" else int(who)
            moves.append(views.LogMove(len(moves), change.version, seat, text))
    # The rules can no longer tell which plans are open, so hide those of the last round.
    last = max((n for n, one in enumerate(moves) if one.move.startswith("reveal ")), default=-1)
    secret = {VERBS[verb >> BITS].name for verb in secret_verbs()}
    known = [
        one
        for one in moves[: last + 1]
        if one.seat is not None or one.move.split()[0] not in secret
    ]
    lines = [views.LogLine(one.version, one.seat, ACTIONS, one.move, [one]) for one in known]
    return views.Log(table.version, [views.RoundLog(table.row.round, lines)])


def record(table: LoadedTable, person: Person | None, seat: int | None) -> str:
    """Return the record: complete with its seed at the end, before that only the known part."""
    seat = viewer(table, person, seat)
    game = need_game(table)
    names = " ".join(seat.bot if seat.kind == "bot" else "human" for seat in table.seats)
    open_now = table.row.status == "over" or (table.row.seed_open and not game.hidden_moves(seat))
    if open_now and table.row.proved:
        return game.record(names)
    if table.row.start and table.row.status != "over":
        start = read_position(table.row.start)
        seen = view_of(start, seat, ()).table
        if seen != start:  # what others hold decides which moves can be made again
            head = records.Record(table.setup, "", table.setup.rules, write_position(seen), names)
            return records.write(head, [], start.book.moves)
    known = game.known_history(seat)
    follows = table.row.seed_open and table.row.proved and not game.secret_moves(seat)
    seed = table.row.seed if follows else ""
    return Game.from_history(table.setup, seed, known, start=table.row.start).record(names)


async def analysis(tables: Tables, table: LoadedTable, language: str) -> Analysis:
    """Return what a judge says about the finished game; the first to ask starts the work."""
    game = need_game(table)
    if table.row.status != "over":
        raise Refusal("not-now", "a game is analysed when it is over")
    if table.given_up:
        raise Refusal("not-now", "a game that was given up is not analysed")
    found = await tables.analyses.find(table.id, record(table, None, None), resigned(table))
    if isinstance(found, str):
        return Analysis(found)
    return put_into_words(found, game, table.origins, language)


def resigned(table: LoadedTable) -> dict[int, tuple[int, int]]:
    """By seat that was given up: its first move by a bot, and the last round by a person."""
    return {
        seat.seat: (sum(at <= seat.resigned_version for at in table.origins), seat.resigned_round)
        for seat in table.seats
        if seat.resigned_version is not None and seat.resigned_round is not None
    }


async def result(tables: Tables, table: LoadedTable, language: str) -> views.Result:
    """Return points by source and by round, and at the end the seed."""
    game = need_game(table)
    scores = score_table(game.view().table)
    words = Words(make_book(table.setup), language)
    snapshots = await tables.store.read(lambda c: queries.snapshots_of(c, table.id))
    reached = (game.state.round, game.over)
    begins, curve = await aside(points_by_round, snapshots, reached)
    over = table.row.status == "over"
    return views.Result(
        over=over,
        by_points=game.state.book.scenario.won == "points",
        scores=[
            views.ScoreInfo(
                score.seat,
                table.seats[score.seat].name,
                score.total,
                score.sources,
                score.development,
                game.over and score.winner,
            )
            for score in scores
        ],
        names={source: words.source(source) for source in scores[0].sources},
        rounds=curve,
        begins=begins,
        seed=table.row.seed if over or table.row.seed_open else "",
        seed_hash=hash_of(table.row.seed),
    )


def points_by_round(
    snapshots: list[queries.Snapshot], reached: tuple[int, bool]
) -> tuple[int, list[list[int]]]:
    """Return the points after each round, from the last snapshot of each, and which is the first.

    They begin with those before round 1, or before the round of the position a game began with.
    What was prepared before, as round 0, is not one of them.
    """
    found = {}
    for snapshot in snapshots:
        with suppress(OrleansError):  # written by other rules, in a way that is not known any more
            at, totals = points_at(snapshot.position)
            found[at] = totals
    known = [at for at in sorted(found) if (1, False) <= at <= reached]
    return known[0][0] - 1 if known else 0, [list(found[at]) for at in known]


@lru_cache(maxsize=500)
def points_at(position: str) -> tuple[tuple[int, bool], tuple[int, ...]]:
    """Return the round of a position, whether it is the end, and everybody's points."""
    table = read_position(position)
    return (table.round, table.over), tuple(score.total for score in score_table(table))
