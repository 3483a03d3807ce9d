"""What the log tells of earlier rounds, so that a game in memory need not keep everything."""

from __future__ import annotations

from collections import defaultdict

from orleans.game import Game
from orleans.kernel.story import NOBODY
from orleans.notation.lines import Result, results, tells
from orleans.server.story import is_reveal

WHOLE_GAME = -1  # also what happened before the first move


class ToldStory:
    """The story of earlier rounds, by viewer. Only what the log tells of them is kept.

    The game itself tells the rest: its current round, and the version that led to it.
    """

    def __init__(self) -> None:
        self.earlier: defaultdict[int | None, list[Result]] = defaultdict(list)
        self.begins = WHOLE_GAME  # the game must tell of this move and all later ones

    def cut(self, moves: int) -> None:
        """Forget everything if the game went back beyond the current round."""
        if moves < self.begins:
            self.earlier.clear()
            self.begins = WHOLE_GAME

    def reaches(self, game: Game) -> bool:
        """Return whether nothing is missing between the earlier rounds and the game's story."""
        return game.told_from <= self.begins

    def shorten(self, game: Game, origins: list[int]) -> None:
        """Move what lies before the current round to the earlier story."""
        if not self.reaches(game):
            return
        here = first_to_tell(game, origins)
        if here > self.begins:
            told = [one for one in game.story() if self.begins <= one.at < here and tells(one)]
            open_to_all = results(one for one in told if one.only == NOBODY)
            for viewer in (*range(game.setup.players), None):
                known = open_to_all
                if any(one.only == viewer for one in told):
                    known = results(one for one in told if one.known_to(viewer))
                self.earlier[viewer] += known
            self.begins = here
            game.forget_story(here)

    def until(self, game: Game, seat: int | None) -> list[Result]:
        now = [one for one in game.story_for(seat) if one.at >= self.begins]
        return self.earlier[seat] + results(now)


def first_to_tell(game: Game, origins: list[int]) -> int:
    """Return the move with which the current round or the last version began."""
    reveals = [at for at, played in enumerate(game.history()) if is_reveal(*played)]
    if not reveals or origins[-1] == origins[0]:
        return WHOLE_GAME
    return min(reveals[-1], origins.index(origins[-1]))
