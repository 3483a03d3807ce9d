"""Analyses of finished games: made one at a time in a process of their own, kept per table."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from orleans.boxes import RULES_VERSION
from orleans.game import Game
from orleans.kernel.verbs import verb_of
from orleans.server import encode, queries
from orleans.server.analyst import AnalysisTask, Judged, JudgedMove, JudgedSeat
from orleans.server.logs import log_event
from orleans.server.refusal import Refusal
from orleans.server.store import Store

COMMAND = (sys.executable, "-m", "orleans.server.analyst")
GRACE = 60.0  # seconds for the quick judge, after the slow one has run out of time
WAITING = 100  # games in the queue
REMEMBERED = 1000  # failures


class JudgedDecision(Struct):
    """A decision; `version` is that of the table before it, for the replay."""

    version: int
    round: int
    seat: int
    options: Annotated[int, Meta(description="How many moves were possible.")]
    words: Annotated[str, Meta(description="What was played.")]
    best: Annotated[str, Meta(description="What the judge liked best.")]
    loss: Annotated[float, Meta(description="What it cost against the best move.")]
    edge: Annotated[float, Meta(description="How much better it was than any other move.")]
    asked: Annotated[str, Meta(description="What was asked; empty in older analyses.")]
    area: Annotated[str, Meta(description="Where on the table it was decided, as in options.")]


class SeatAnalysis(Struct):
    seat: int
    decisions: int
    best_chosen: Annotated[int, Meta(description="How often the judge's move was played.")]
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


class Analyses:
    """The queue. Whoever asks first starts the work; everybody gets the same result."""

    def __init__(self, store: Store, seconds: float, command: tuple[str, ...] = COMMAND) -> None:
        self.store, self.seconds, self.command = store, seconds, command
        self._waiting: OrderedDict[str, AnalysisTask] = OrderedDict()  # by table
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
            if len(self._waiting) >= WAITING:
                raise Refusal("busy", "many games wait for their analysis; try again later")
            self._waiting[table_id] = AnalysisTask(record, self.seconds, resigned=resigned)
            self._new.set()
        return "pending"

    async def work(self) -> None:
        """Analyse one game after the other, for ever."""
        while True:
            await self._new.wait()
            self._new.clear()
            while self._waiting:
                table_id, task = next(iter(self._waiting.items()))
                try:
                    await self._analyse(table_id, task)
                except Exception as error:
                    log_event("an analysis failed", 30, table=table_id, reason=str(error)[:300])
                    self._failed[table_id] = None
                    if len(self._failed) > REMEMBERED:
                        self._failed.popitem(last=False)
                finally:
                    self._waiting.pop(table_id, None)

    async def _analyse(self, table_id: str, task: AnalysisTask) -> None:
        body = await self._ask(task)
        msgspec.json.decode(body, type=Judged)  # what cannot be read is not kept
        text = body.decode()
        await self.store.write(lambda c: queries.keep_analysis(c, table_id, RULES_VERSION, text))

    async def _ask(self, task: AnalysisTask) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        try:
            told = process.communicate(msgspec.json.encode(task))
            body, _ = await asyncio.wait_for(told, self.seconds + GRACE)
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
        return JudgedDecision(
            max(origins[one.step] - 1, 0),
            one.round,
            one.seat,
            one.options,
            texts.text(parse(one.move)),
            texts.text(parse(one.best)),
            one.loss,
            one.edge,
            words.reason(one.asked) if one.asked else "",
            verb_of(parse(one.move)).area,
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
