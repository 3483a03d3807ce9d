"""What people do at a table in play: look, move, take back, preview, ask, study."""

from __future__ import annotations

import asyncio

from msgspec import Raw
from sqlalchemy import Connection

from orleans.boxes import make_book
from orleans.boxes.base.scoring import score_table
from orleans.errors import IllegalMove
from orleans.game import Game
from orleans.kernel.frames import NATURE
from orleans.notation import read_position
from orleans.notation.words import Words
from orleans.server import shelf, show, wire
from orleans.server.clock import Seat
from orleans.server.hall import Change, Hall, job_for, playing
from orleans.server.live import LiveTable, build_game, hash_of
from orleans.server.lobby import check_bot, own_seat
from orleans.server.people import Person
from orleans.server.refusal import Refusal
from orleans.server.shelf import Row
from orleans.server.thinkers import NoAnswer


def viewer(live: LiveTable, person: Person | None, seat: int | None) -> int | None:
    """The seat whose view is asked for, which must be one's own; none for a spectator."""
    if seat is not None:
        own_seat(live, person, seat)
    return seat


def need_game(live: LiveTable) -> Game:
    if live.row.broken:
        raise Refusal("broken", live.row.broken)
    if live.game is None:
        raise Refusal("not-now", "the game has not begun")
    return live.game


async def look(
    hall: Hall, live: LiveTable, person: Person | None, wish: wire.Look, language: str
) -> wire.QuickState:
    """The table now, or at an earlier version."""
    seat = viewer(live, person, wish.seat)
    if live.row.broken:
        return await look_at_broken(hall, live, person)
    need_game(live)
    if wish.version is None or wish.version == live.version:
        return live.state(seat, person, language, wish.details)
    if wish.version > live.version:
        raise Refusal("not-found", f"the table is only at version {live.version}")
    game, origins = await past(hall, live, wish.version)
    log = show.round_log(game, origins, seat, language) if wish.details else None
    info = live.info(person) if wish.details else None
    return still(game, wish.version, seat, info, log)


def still(
    game: Game,
    version: int,
    seat: int | None,
    info: wire.TableInfo | None,
    log: wire.RoundLog | None,
) -> wire.QuickState:
    """A table as it was: to look at, not to play on."""
    view, none = show.raw_view(game, seat), Raw(b"[]")
    return wire.QuickState(version, seat, game.actors, "", view, none, None, info, log)


async def past(hall: Hall, live: LiveTable, version: int) -> tuple[Game, list[int]]:
    """The game as it was after a version."""

    def read(c: Connection) -> tuple[list[shelf.Entry], shelf.Snapshot | None]:
        return (
            shelf.entries_of(c, live.id, until=version),
            shelf.last_snapshot(c, live.id, until=version),
        )

    entries, snapshot = await hall.store.read(read)
    return await asyncio.to_thread(build_game, live.row, entries, snapshot)


async def look_at_broken(hall: Hall, live: LiveTable, person: Person | None) -> wire.QuickState:
    """The last position that was kept of a game which the rules have left behind."""
    snapshot = await hall.store.read(lambda c: shelf.last_snapshot(c, live.id))
    if snapshot is None:
        raise Refusal("broken", live.row.broken)
    try:
        game = Game(start=read_position(snapshot.position), ask_chance=True)
    except Exception as error:
        raise Refusal("broken", live.row.broken) from error
    return still(game, snapshot.version, None, live.info(person), None)


async def move(
    hall: Hall, live: LiveTable, person: Person, wish: wire.Move, language: str
) -> wire.QuickState:
    own_seat(live, person, wish.seat)
    key = f"{person.id}.{wish.key}"
    await hall.enter(live, playing(wish.seat, wish.move, wish.version, key))
    return live.state(wish.seat, person, language, wish.details)


# --- taking back


async def undo(
    hall: Hall, live: LiveTable, person: Person, wish: wire.Undo, language: str
) -> wire.QuickState:
    """Take back as the rules allow; beyond that ask everybody."""
    own_seat(live, person, wish.seat)
    key = f"{person.id}.{wish.key}"
    also = live.agreeing()

    def act(game: Game) -> None:
        game.undo(wish.seat, also)

    try:
        await hall.enter(live, Change(wish.seat, "undo", act, wish.version, key))
    except IllegalMove:
        if not wish.ask:
            raise
        await ask_undo(hall, live, wish)
    return live.state(wish.seat, person, language, wish.details)


async def ask_undo(hall: Hall, live: LiveTable, wish: wire.Undo) -> None:
    """Ask the others; where nobody is to be asked, it happens at once."""
    game = need_game(live)
    if all(who != wish.seat for who, _ in game.history()):
        raise IllegalMove("there is no move of yours to take back")
    if not others(live, [wish.seat]):
        await take_back(hall, live, wish.seat, live.version)
        return

    def edit(row: Row, seats: list[Seat]) -> None:
        if row.status != "playing":
            raise Refusal("not-now", "the game is over")
        row.asked = wire.Asked(wish.seat, row.version, [])

    await hall.change(live, edit)


def others(live: LiveTable, agreed: list[int]) -> list[int]:
    """The people who have not agreed yet; whoever holds several seats agrees for all."""
    holders = {live.seats[seat].person for seat in agreed}
    return [s.seat for s in live.seats if s.kind == "person" and s.person not in holders]


async def answer_undo(hall: Hall, live: LiveTable, person: Person, wish: wire.UndoAnswer) -> None:
    """Agree or not; when the last one agrees the move is taken back."""
    own_seat(live, person, wish.seat)

    def edit(row: Row, seats: list[Seat]) -> None:
        asked = row.asked
        if asked is None or asked.version != wish.version or row.version != asked.version:
            raise Refusal("stale", "nobody asks to take back a move at this version")
        row.asked = None
        if wish.agree:
            row.asked = wire.Asked(asked.seat, asked.version, [*asked.agreed, wish.seat])

    await hall.change(live, edit)
    asked = live.row.asked
    if asked and not others(live, [asked.seat, *asked.agreed]):
        await take_back(hall, live, asked.seat, asked.version)


async def take_back(hall: Hall, live: LiveTable, seat: int, version: int) -> None:
    """Everybody agrees: back to before the seat's last move (ruling 65)."""
    if live.version != version:
        raise Refusal("stale", "the table has gone on")
    await hall.enter(live, Change(seat, "undo", lambda game: game.take_back(seat), version))


# --- asking


def preview(
    live: LiveTable, person: Person, wish: wire.Preview, language: str
) -> wire.QuickPreviewed:
    """What moves would lead to, as far as nothing new is revealed (ruling 66)."""
    own_seat(live, person, wish.seat)
    game = need_game(live)
    words = show.words_of(game.setup, language)
    shown, stopped = 0, ""
    trial = game
    for text in wish.moves:
        step = trial.copy()
        step.wait_for_chance()
        step.play(wish.seat, text)
        stopped = words.reason(why_stop(trial, step))
        if stopped:
            break
        trial, shown = step, shown + 1
        if wish.seat not in trial.actors:
            break
    state = wire.QuickState(
        live.version,
        wish.seat,
        trial.actors,
        show.question(trial, wish.seat, language),
        show.raw_view(trial, wish.seat),
        show.raw_options(trial, wish.seat, language),
        None,
        None,
        None,
    )
    return wire.QuickPreviewed(state, shown, stopped)


def why_stop(before: Game, after: Game) -> str:
    closed = sum(sealed is not None for sealed in before.state.sealed)
    if closed and not any(sealed is not None for sealed in after.state.sealed):
        return "this would reveal the plans"
    if NATURE in after.actors:
        return "after this, chance decides"
    return ""


def why_not(live: LiveTable, person: Person, wish: wire.WhyNot, language: str) -> wire.Reason:
    own_seat(live, person, wish.seat)
    words = show.words_of(live.setup, language)
    return wire.Reason(need_game(live).why_not(wish.seat, wish.thing, words))


async def hint(
    hall: Hall, live: LiveTable, person: Person, wish: wire.HintRequest, language: str
) -> wire.Hint:
    """What a bot would do, from what the seat may know."""
    own_seat(live, person, wish.seat)
    game = need_game(live)
    check_bot(wish.bot)
    if not live.row.options.hints:
        raise Refusal("not-yours", "this table is played without hints")
    if wish.seat not in game.actors:
        raise Refusal("not-now", "you are not to decide now")
    again = f"{live.id}/{live.version}"  # asked twice, the bot says the same
    job = job_for(game, wish.seat, wish.bot, live.row.options.bot_ms, again)
    job.language = language
    try:
        answer = await hall.thinkers.think(job)
    except NoAnswer as error:
        raise Refusal("busy", str(error)) from error
    number = game.state.book.moves.parse(answer.move)
    said = show.speaker(game, language).say(number)
    return wire.Hint(answer.move, said, show.touches(game.state.book, number), answer.why)


# --- studying


async def log(
    hall: Hall, live: LiveTable, person: Person | None, wish: wire.LogRequest, language: str
) -> wire.Log:
    """Every move in words, by rounds."""
    seat = viewer(live, person, wish.seat)
    if live.row.broken:
        return await broken_log(hall, live)
    rounds = show.log_of(need_game(live), live.origins, seat, language)
    for part in rounds:
        part.lines = [line for line in part.lines if line.version >= wish.since]
    return wire.Log(live.version, [part for part in rounds if part.lines])


async def broken_log(hall: Hall, live: LiveTable) -> wire.Log:
    """The moves as they were written, of a game that cannot be replayed any more."""
    entries = await hall.store.read(lambda c: shelf.entries_of(c, live.id))
    lines: list[wire.LogLine] = []
    for entry in entries:
        del lines[entry.cut :]
        for step in entry.steps.split("\n") if entry.steps else []:
            who, _, text = step.partition(" ")
            lines.append(wire.LogLine(entry.version, None if who == "*" else int(who), text, text))
    # The rules cannot tell any more which plans are open: those of the last round stay hidden.
    last = max((n for n, line in enumerate(lines) if line.move.startswith("reveal ")), default=-1)
    del lines[last + 1 :]
    return wire.Log(live.version, [wire.RoundLog(live.row.round, lines)])


def record(live: LiveTable, person: Person | None, seat: int | None) -> str:
    """The record: whole with its seed at the end, before that only what is known."""
    seat = viewer(live, person, seat)
    game = need_game(live)
    names = " ".join(seat.bot if seat.kind == "bot" else "human" for seat in live.seats)
    open_now = live.row.status == "over" or (live.row.seed_open and not game.sealed)
    if open_now and live.row.proved:
        return game.record(names)
    steps = game.history()
    hidden = game.sealed_entries(seat)
    known = [step for at, step in enumerate(steps) if at < min(hidden, default=len(steps))]
    seed = live.row.seed if live.row.seed_open and live.row.proved else ""
    return Game.from_steps(live.setup, seed, known, start=live.row.start).record(names)


async def result(hall: Hall, live: LiveTable, language: str) -> wire.Result:
    """Points by source, the curve over the rounds, and at the end the seed."""
    game = need_game(live)
    scores = score_table(game.view().table)
    words = Words(make_book(live.setup), language)
    snapshots = await hall.store.read(lambda c: shelf.snapshots_of(c, live.id))
    reached = (game.state.round, game.over)
    curve = await asyncio.to_thread(points_by_round, snapshots, reached)
    over = live.row.status == "over"
    return wire.Result(
        over=over,
        scores=[
            wire.ScoreInfo(
                score.seat,
                live.seats[score.seat].name,
                score.total,
                score.sources,
                score.development,
                over and score.winner,
            )
            for score in scores
        ],
        names={source: words.source(source) for source in scores[0].sources},
        rounds=curve,
        seed=live.row.seed if over or live.row.seed_open else "",
        seed_hash=hash_of(live.row.seed),
    )


def points_by_round(snapshots: list[shelf.Snapshot], reached: tuple[int, bool]) -> list[list[int]]:
    """Snapshots are taken as a round begins and at the end; the last of a round counts."""
    found = {}
    for snapshot in snapshots:
        table = read_position(snapshot.position)
        at = (table.round, table.over)
        found[at] = [score.total for score in score_table(table)]
    return [found[at] for at in sorted(found) if at <= reached]
