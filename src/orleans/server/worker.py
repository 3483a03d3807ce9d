"""A process that runs bots: a line of JSON in, a line of JSON out.

It gets the view of a seat as a position text, so it knows only what the seat may see.
"""

from __future__ import annotations

import sys
from collections import OrderedDict

import msgspec

from orleans.bots import Bot, read_bot
from orleans.bots.explain import explain
from orleans.kernel.view import View
from orleans.notation import read_position


class BotTask(msgspec.Struct):
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
    error: str = ""
    why: str = ""


def think(task: BotTask) -> BotAnswer:
    table = read_position(task.position)
    parse = table.book.moves.parse
    view = View(task.seat, tuple(task.actors), table)
    move = bot_for(task).choose(view, tuple(parse(text) for text in task.moves))
    why = explain(view, move, task.language) if task.language else ""
    return BotAnswer(table.book.moves.text(move), why=why)


PLAYERS: OrderedDict[tuple[str, str], Bot] = OrderedDict()
REMEMBERED = 200


def bot_for(task: BotTask) -> Bot:
    """Return the bot of a known player, or a new one."""
    # The last safeguard, whatever the database says: clients never run commands.
    spec = read_bot(task.bot, programs=False)
    known = PLAYERS.pop((task.player, task.bot), None) if task.player else None
    bot = known or spec.make(task.seed, ms=task.ms)
    if task.player:
        PLAYERS[task.player, task.bot] = bot
        if len(PLAYERS) > REMEMBERED:
            PLAYERS.popitem(last=False)
    return bot


def main() -> None:
    decode = msgspec.json.Decoder(BotTask).decode
    for line in sys.stdin.buffer:
        try:
            answer = think(decode(line))
        except Exception as error:  # the server gets it as the answer
            answer = BotAnswer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
