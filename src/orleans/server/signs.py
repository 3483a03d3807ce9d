"""What players of a team show each other: a thing, or a place for a follower.

Signs are in memory only and no part of the game. Nobody waits for them, and they vanish: a thing
that was pointed at after some seconds, a proposal when it can no longer be carried out.
"""

from __future__ import annotations

from functools import lru_cache
from secrets import token_hex
from time import monotonic
from urllib.parse import quote, unquote

import msgspec
from msgspec import Struct

from orleans.game import Game
from orleans.kernel.book import Book
from orleans.kernel.verbs import PLACING, verb_of
from orleans.server import encode, views

SECONDS = 5.0  # for which something is pointed at
MOST_PROPOSALS = 6  # of one seat at a time


class Pointed(Struct, tag=True):
    id: str
    seat: int
    thing: str
    board: int | None


class Proposed(Struct, tag=True):
    id: str
    seat: int
    to: int
    move: str


class Dropped(Struct, tag=True):
    id: str


Sign = Pointed | Proposed | Dropped
DECODER: msgspec.json.Decoder[Sign] = msgspec.json.Decoder(Sign)


def write(sign: Sign) -> str:
    """A sign as a word, for other processes."""
    return quote(msgspec.json.encode(sign), safe="")


def read(word: str) -> Sign:
    return DECODER.decode(unquote(word))


def new_id() -> str:
    return token_hex(6)


class Signs:
    """The signs at one table."""

    def __init__(self) -> None:
        self._pointed: dict[int, tuple[float, Pointed]] = {}  # by seat: the last one
        self._proposed: list[Proposed] = []

    def __bool__(self) -> bool:
        return bool(self._pointed or self._proposed)

    def add(self, sign: Sign) -> None:
        if isinstance(sign, Pointed):
            self._pointed[sign.seat] = (monotonic() + SECONDS, sign)
        elif isinstance(sign, Dropped):
            self._proposed = [one for one in self._proposed if one.id != sign.id]
        else:
            others = [one for one in self._proposed if (one.to, one.move) != (sign.to, sign.move)]
            mine = [one for one in others if one.seat == sign.seat]
            out = mine[: max(0, len(mine) + 1 - MOST_PROPOSALS)]
            self._proposed = [one for one in others if one not in out] + [sign]

    def find(self, sign_id: str) -> Proposed | None:
        return next((one for one in self._proposed if one.id == sign_id), None)

    def now(self, game: Game | None) -> tuple[list[Pointed], list[Proposed]]:
        """The signs that are still valid; the others are forgotten."""
        at = monotonic()
        self._pointed = {seat: one for seat, one in self._pointed.items() if one[0] > at}
        can = {one.to: set(proposable(game, one.to)) for one in self._proposed} if game else {}
        self._proposed = [
            one
            for one in self._proposed
            if game and game.state.book.moves.parse(one.move) in can[one.to]
        ]
        return [sign for _, sign in self._pointed.values()], self._proposed

    def shown(self, game: Game | None, language: str, unheard: frozenset[int]) -> views.Signs:
        """What a reader who has muted some seats sees."""
        pointed, proposed = self.now(game)
        return views.Signs(
            [
                views.Pointing(one.id, one.seat, one.thing, one.board)
                for one in pointed
                if one.seat not in unheard
            ],
            [
                views.Proposal(one.id, one.seat, one.to, option(game, one.move, language))
                for one in proposed
                if game and one.seat not in unheard
            ],
        )


def option(game: Game, move: str, language: str) -> views.Option:
    return encode.move_texts(game, language).option(game.state.book.moves.parse(move))


def proposable(game: Game, to: int) -> list[int]:
    """The followers that a seat could place, while all plan in the open."""
    if not game.sealed or game.setup.planning != "open" or to not in game.actors:
        return []
    return [move for move in game.moves(to) if verb_of(move).role == PLACING]


@lru_cache(maxsize=64)
def things_of(book: Book) -> frozenset[str]:
    """Everything that can be pointed at."""
    c = book.components
    found = {f"town:{town.id}" for town in c.towns}
    found |= {f"seat:{seat}" for seat in range(book.players)}
    found |= {f"goal:{goal.card.id}" for goal in book.goals}
    found |= {f"deed:{c.deeds[deed].id}" for deed in book.deeds}
    for place in (c.places[n] for n in book.places):
        found.add(f"place:{place.id}")
        found |= {f"space:{place.id}.{n}" for n in range(len(place.spaces))}
    return frozenset(found | set(encode.moves_by_thing(book)))
