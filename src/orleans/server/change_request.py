"""A request to change a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from orleans.game import Game
from orleans.server.queries import Change


@dataclass(frozen=True)
class ChangeRequest:
    """A request to change a game; `text` is the text of a move."""

    seat: int
    kind: str
    act: Callable[[Game], None]
    expected: int | None = None
    key: str | None = None
    text: str = ""

    def made_by_this(self, change: Change) -> bool:
        """Return whether this request made the change: the answer was lost, not the move."""
        move = change.moves.partition("\n")[0].partition(" ")[2]
        same = change.seat == self.seat and change.kind == self.kind
        return same and (self.kind != "move" or move == self.text)


def playing(seat: int, text: str, expected: int, key: str | None = None) -> ChangeRequest:
    tidy = " ".join(text.lower().split())
    return ChangeRequest(seat, "move", lambda game: game.play(seat, tidy), expected, key, tidy)
