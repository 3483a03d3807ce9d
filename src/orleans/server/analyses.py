"""Analyses of finished games: made one at a time in a process of their own, kept per table."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from itertools import count
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from orleans.boxes import RULES_VERSION
from orleans.game import Game
from orleans.kernel.verbs import ANSWER, DECLINE, verb_of
from orleans.server import encode, queries
from orleans.server.analyst import AnalysisTask, Judged, JudgedMove, JudgedSeat
from orleans.server.lanes import PAYER
from orleans.server.logs import log_event
from orleans.server.refusal import Refusal
from orleans.server.store import Store

COMMAND = (sys.executable, "-m", "orleans.server.analyst")
GRACE = 60.0  # seconds for the quick judge, after the slow one has run out of time
WAITING = 100  # games in the queue
WAITING_EACH = 10  # of those for whom one address has asked
REMEMBERED = 1000  # failures, and addresses that have had their turn


class JudgedDecision(Struct):
    """A decision; `version` is that of the table before it, for the replay."""

    version: int
    round: int
    seat: int
    options: Annotated[int, Meta(description="How many moves were possible.")]
    words: Annotated[str, Meta(description="What was played.")]
    best: Annotated[str, Meta(description="What the judge liked best.")]
    loss: Annotated[float, Meta(description="What it clearly cost against the best move.")]
    edge: Annotated[float, Meta(description="How much better it was than any other move.")]
    asked: Annotated[str, Meta(description="What was asked, if the move does not say it.")]
    area: Annotated[str, Meta(description="Where on the table it was decided, as in options.")]
    why: Annotated[str, Meta(description="What speaks for the best move, or for a good one.")]


class SeatAnalysis(Struct):
    seat: int
    decisions: int
    best_chosen: Annotated[int, Meta(description="How often no other move was clearly better.")]
    mean_loss: float
    luck: Annotated[float, Meta(description="Of the draws from the bag; 0 is average.")]
    luck_by_round: list[float]
    best: list[JudgedDecision]
    worst: list[JudgedDecision]


class Analysis(Struct):
    """What a judge says about a finished game; values are points or chances in per cent."""

    status: Literal["pending", "ready", "failed"]
    judge: str = ""
    chances: bool = False
    first_round: int = 1
    expected: Annotated[
        list[list[float]],
        Meta(description="By seat what was expected as each round began, then the truth."),
    ] = []
    seats: list[SeatAnalysis] = []


class Wish(NamedTuple):
    """A game to analyse, and the address that asked for it; without one there are no limits."""

    task: AnalysisTask
    asker: str


class Analyses:
    """The queue. Whoever asks first starts the work; everybody gets the same result.

    Addresses take turns, so that nobody waits for all games of somebody who asks for many.
    """

    def __init__(self, store: Store, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.store, self.seconds, self.command = store, seconds, command
        self._waiting: OrderedDict[str, Wish] = OrderedDict()  # by table
        self._turns: OrderedDict[str, int] = OrderedDict()  # by address: its last one
        self._numbers = count(1)
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._new = asyncio.Event()

    async def find(
        self, table_id: str, record: str, resigned: dict[int, tuple[int, int]]
    ) -> Judged | Literal["pending", "failed"]:
        """Return the analysis of a finished game, or start it."""
        body = await self.store.read(lambda c: queries.analysis_of(c, table_id, RULES_VERSION))
        if body:
            return msgspec.json.decode(body, type=Judged)
        if table_id in self._failed:
            return "failed"
        if table_id not in self._waiting:
            asker = PAYER.get()
            self._need_room(asker)
            task = AnalysisTask(record, self.seconds, resigned=resigned)
            self._waiting[table_id] = Wish(task, asker)
            self._new.set()
        return "pending"

    def _need_room(self, asker: str) -> None:
        theirs = sum(wish.asker == asker for wish in self._waiting.values()) if asker else 0
        if len(self._waiting) >= WAITING or theirs >= WAITING_EACH:
            raise Refusal("busy", "many games wait for their analysis; try again later")

    def _next(self) -> str:
        """Return the table whose address has waited longest for a turn; it has it now."""
        table_id = min(self._waiting, key=lambda one: self._turns.get(self._waiting[one].asker, 0))
        asker = self._waiting[table_id].asker
        self._turns.pop(asker, None)
        self._turns[asker] = next(self._numbers)
        if len(self._turns) > REMEMBERED:
            self._turns.popitem(last=False)
        return table_id

    async def work(self) -> None:
        """Analyse one game after the other, for ever."""
        while True:
            await self._new.wait()
            self._new.clear()
            while self._waiting:
                table_id = self._next()
                try:
                    await self._analyse(table_id, self._waiting[table_id].task)
                except Exception as error:
                    log_event("an analysis failed", 30, table=table_id, reason=str(error)[:300])
                    self._failed[table_id] = None
                    if len(self._failed) > REMEMBERED:
                        self._failed.popitem(last=False)
                finally:
                    self._waiting.pop(table_id, None)

    async def _analyse(self, table_id: str, task: AnalysisTask) -> None:
        body = await self._ask(task)
        msgspec.json.decode(body, type=Judged)  # an unreadable result is not kept
        text = body.decode()
        await self.store.write(lambda c: queries.keep_analysis(c, table_id, RULES_VERSION, text))

    async def _ask(self, task: AnalysisTask) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        try:
            async with asyncio.timeout(self.seconds + GRACE):
                body, _ = await process.communicate(msgspec.json.encode(task))
            return body
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def analysis(judged: Judged, game: Game, origins: list[int], language: str) -> Analysis:
    """Put a judgement into words."""
    texts = encode.move_texts(game, language)
    words = encode.words_of(game.setup, language)
    parse = game.state.book.moves.parse

    def decision(one: JudgedMove) -> JudgedDecision:
        verb = verb_of(parse(one.move))
        unsaid = one.asked and verb.role in (ANSWER, DECLINE) and not verb.of
        return JudgedDecision(
            max(origins[one.at] - 1, 0),
            one.round,
            one.seat,
            one.options,
            texts.text(parse(one.move)),
            texts.text(parse(one.best)),
            one.loss,
            one.edge,
            words.reason(one.asked) if unsaid else "",
            verb.area,
            one.why.get(language, ""),
        )

    def seat(number: int, one: JudgedSeat) -> SeatAnalysis:
        return SeatAnalysis(
            number,
            one.decisions,
            one.best_chosen,
            one.mean_loss,
            one.luck,
            one.luck_by_round,
            [decision(move) for move in one.best],
            [decision(move) for move in one.worst],
        )

    seats = [seat(number, one) for number, one in enumerate(judged.seats)]
    return Analysis(
        "ready", judged.judge, judged.chances, judged.first_round, judged.expected, seats
    )
