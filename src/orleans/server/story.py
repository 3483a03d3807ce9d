"""The story of a game as JSON: what happened, with a sentence in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orleans.kernel.moves import MoveBook
from orleans.kernel.story import TABLE, Change
from orleans.notation.telling import Result, Telling, tells
from orleans.notation.words import Words
from orleans.server import api
from orleans.server.clock import Seat

History = Sequence[tuple[int, int]]  # who, move


class Story(NamedTuple):
    """What a viewer knows of what happened, and what the players are called."""

    results: Sequence[Result] = ()
    names: Sequence[str] = ()


NO_STORY = Story()


def names_of(seats: Sequence[Seat]) -> list[str]:
    """Return the players' names; equal ones get the number of their seat."""
    names = [seat.name or str(seat.seat + 1) for seat in seats]
    return [f"{name} {n}" if names.count(name) > 1 else name for n, name in enumerate(names, 1)]


def origin_of(origins: Sequence[int], step: int) -> int:
    """Return the version to which a step of the history belongs."""
    return origins[step] if step >= 0 else 0


def at_version(
    story: Story, origins: Sequence[int], version: int, words: Words
) -> list[api.Happening]:
    """Return what the viewer hears of one version."""
    telling = Telling(words, story.names)
    return [
        happening(result, version, telling.sentence(result))
        for result in story.results
        if origin_of(origins, result.step) == version
    ]


def by_step(
    story: Story, origins: Sequence[int], history: History, words: Words
) -> dict[int, list[api.Happening]]:
    """Return what the moves of the history brought about, where they do not say it themselves."""
    telling, moves = Telling(words, story.names), words.book.moves
    found: dict[int, list[api.Happening]] = {}
    for result in story.results:
        if tells(result) and result.step >= 0:
            said = in_line(result, history[result.step], telling, moves)
            version = origins[result.step]
            found.setdefault(result.step, []).append(happening(result, version, said))
    return found


def in_line(result: Result, entry: tuple[int, int], telling: Telling, moves: MoveBook) -> str:
    who, move = entry
    return telling.sentence(result, who, moves.parts[move][1:])


def happening(result: Result, version: int, words: str) -> api.Happening:
    cause = result.cause
    return api.Happening(
        version,
        result.round,
        f"{cause.kind}:{cause.id}" if cause.id else cause.kind,
        None if cause.seat < 0 else cause.seat,
        [story_change(change) for change in result.changes],
        words,
    )


def story_change(change: Change) -> api.StoryChange:
    seat = None if change.seat == TABLE else change.seat
    return api.StoryChange(seat, change.what, change.where, change.amount)
