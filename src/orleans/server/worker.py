"""A process in which bots think: a line of JSON in, a line of JSON out.

It gets a view as a written position, so it knows no more than the seat may know.
"""

from __future__ import annotations

import sys

import msgspec

from orleans.bots import read_bot
from orleans.position import read_position
from orleans.view import View


class Job(msgspec.Struct):
    bot: str
    seed: str
    seat: int
    actors: list[int]
    position: str
    moves: list[str]
    ms: int


class Answer(msgspec.Struct):
    move: str = ""
    error: str = ""


def think(job: Job) -> Answer:
    table = read_position(job.position)
    parse = table.book.moves.parse
    view = View(job.seat, tuple(job.actors), table)
    # The last door, whatever a row of the database says: no commands for clients.
    bot = read_bot(job.bot, programs=False).make(job.seed, ms=job.ms)
    move = bot.choose(view, tuple(parse(text) for text in job.moves))
    return Answer(table.book.moves.text(move))


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
