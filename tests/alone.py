"""Words for the tests of scenarios for one player: their positions and their rounds."""

from orleans import Game
from orleans.bots.outlook import Outlook
from orleans.boxes.base.goals import MET


class Alone:
    """A scenario for one player, with its hour glass tiles by round."""

    def __init__(self, scenario, rounds=()):
        self.scenario, self.rounds = scenario, rounds

    def at(self, text="", difficulty="", **more):
        """A game from a position; the own turn, unless the text says more."""
        step = [f"difficulty: {difficulty}"] if difficulty else []
        lines = ["players: 1", f"scenario: {self.scenario}", *step, *text.splitlines()]
        return Game.from_position("\n".join(line.strip() for line in lines), self.scenario, **more)

    def in_round(self, number, text="", phase="event", difficulty="", **more):
        """A phase of a round; its event is about to strike, unless another phase is named."""
        where = f"round: {number}\nevent: {self.rounds[number - 1]}\nphase: {phase}"
        return self.at(f"{where}\n{text}", difficulty, **more)

    def value(self, text):
        """What bots think that a position is worth."""
        t = self.at(text).state
        return Outlook(t.book).value(t, 0)


def go(game, *moves, chance=()):
    for n, move in enumerate(moves):
        game.play(0, move, chance if n == len(moves) - 1 else ())
    return game


def reached(game):
    """The goals that are reached, each with its round."""
    rows = zip(game.state.book.goals, MET.of(game.state, 0), strict=True)
    return {goal.card.id: number for goal, number in rows if number}
