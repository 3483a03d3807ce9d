"""A process in which bots think: a line of JSON in, a line of JSON out.

It gets a view as a written position, so it knows no more than the seat may know.
"""

from __future__ import annotations

import sys
from collections import OrderedDict

import msgspec

from orleans.bots import Bot, read_bot
from orleans.bots.explain import explain
from orleans.kernel.view import View
from orleans.notation import read_position


class Job(msgspec.Struct):
    bot: str
    seed: str
    seat: int
    actors: list[int]
    position: str
    moves: list[str]
    ms: int
    player: str = ""  # the same bot goes on for the same player, with the plan it has made
    language: str = ""  # in which it says why; empty: it does not


class Answer(msgspec.Struct):
    move: str = ""
    error: str = ""
    why: str = ""


def think(job: Job) -> Answer:
    table = read_position(job.position)
    parse = table.book.moves.parse
    view = View(job.seat, tuple(job.actors), table)
    move = bot_for(job).choose(view, tuple(parse(text) for text in job.moves))
    why = explain(view, move, job.language) if job.language else ""
    return Answer(table.book.moves.text(move), why=why)


PLAYERS: OrderedDict[tuple[str, str], Bot] = OrderedDict()
REMEMBERED = 200


def bot_for(job: Job) -> Bot:
    """The bot of a player who is known here, or a new one."""
    # The last door, whatever a row of the database says: no commands for clients.
    spec = read_bot(job.bot, programs=False)
    known = PLAYERS.pop((job.player, job.bot), None) if job.player else None
    bot = known or spec.make(job.seed, ms=job.ms)
    if job.player:
        PLAYERS[job.player, job.bot] = bot
        if len(PLAYERS) > REMEMBERED:
            PLAYERS.popitem(last=False)
    return bot


def main() -> None:
    decode = msgspec.json.Decoder(Job).decode
    for line in sys.stdin.buffer:
        try:
            answer = think(decode(line))
        except Exception as error:  # told to the server, which goes on without this answer
            answer = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
