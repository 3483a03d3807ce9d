"""A process that runs bots and reads records: a line of JSON in, a line of JSON out.

A bot gets the view of a seat as a position text, so it knows only what the seat may see.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec

from orleans.bots import Bot, read_bot
from orleans.bots.explain import explain
from orleans.kernel.view import View
from orleans.notation import read_position
from orleans.server.encode import PLACEHOLDERS


class UploadTask(msgspec.Struct, tag="upload"):
    """Read a record, or a position."""

    record: str = ""
    position: str = ""
    seed: str = ""


class BotTask(msgspec.Struct, tag="bot"):
    bot: str
    seed: str
    seat: int
    actors: list[int]
    position: str
    moves: list[str]
    ms: int
    player: str = ""  # the same player keeps its bot, with the plan it has made
    language: str = ""  # of the reason; empty: no reason


class BotAnswer(msgspec.Struct):
    move: str = ""
    error: str = ""  # with a move: only its reason could not be found
    why: str = ""


def think(task: BotTask) -> BotAnswer:
    table = read_position(task.position)
    parse = table.book.moves.parse
    view = View(task.seat, tuple(task.actors), table)
    move = bot_for(task).choose(view, tuple(parse(text) for text in task.moves))
    answer = BotAnswer(table.book.moves.text(move))
    if task.language:
        try:
            answer.why = explain(view, move, task.language, PLACEHOLDERS)
        except Exception as error:  # the move is good without its reason
            answer.error = said(error)
    return answer


def said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


PATIENCE = 5  # how much lower the priority of this process is
PLAYERS: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()
REMEMBERED = 200


def bot_for(task: BotTask) -> Bot:
    """Return the bot of a known player, or a new one."""
    # The last safeguard, whatever the database says: clients never run commands.
    spec = read_bot(task.bot, programs=False)
    player = (task.player, task.bot, task.ms)
    known = PLAYERS.pop(player, None) if task.player else None
    bot = known or spec.make(task.seed, ms=task.ms)
    if task.player:
        PLAYERS[player] = bot
        if len(PLAYERS) > REMEMBERED:
            PLAYERS.popitem(last=False)
    return bot


def answer_to(task: BotTask | UploadTask) -> Any:
    if isinstance(task, BotTask):
        return think(task)
    # Bots do not need what it imports.
    from orleans.server.uploads import read_upload  # noqa: PLC0415

    return read_upload(task)


def let_others_first(by: int) -> None:
    """Let others use the processor first; where that is not allowed, go on as it is."""
    with suppress(OSError):
        os.nice(by)


def main() -> None:
    let_others_first(PATIENCE)  # who moves comes first
    decode = msgspec.json.Decoder(BotTask | UploadTask).decode
    for line in sys.stdin.buffer:
        try:
            answer = answer_to(decode(line))
        except Exception as error:  # the server gets it as the answer
            answer = BotAnswer(error=said(error))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
