"""Words for the tests of Capital Vierzon: its positions and its rounds."""

from orleans import Game, Setup
from orleans.boxes.base.goals import MET

VIERZON = Setup(players=1, scenario="vierzon")
ONE_A_ROUND = Setup(players=1, scenario="vierzon", difficulty="one-a-round")
IN_ORDER = Setup(players=1, scenario="vierzon", difficulty="in-order")
EVENTS = [
    "strike",
    "pilgrimage",
    "harvest",
    "crusade",
    "income",
    "amnesty",
    "plague",
    "sabotage",
    "goods-tax",
    "trading-day",
    "conference",
    "harvest",
    "storm",
    "banishment",
]
ROUNDS = [f"vierzon-{n:02}-{name}" for n, name in enumerate(EVENTS, 1)]
GOALS = ["builder", "fortress", "building-company", "capital", "building-materials"]
WAGON = "wagon farmer trader knight"
BUSY = f"0 board: {WAGON}"


def at(text="", difficulty="", **more):
    """A game from a position of the scenario; the own turn, unless the text says more."""
    step = [f"difficulty: {difficulty}"] if difficulty else []
    lines = ["players: 1", "scenario: vierzon", *step, *text.splitlines()]
    return Game.from_position("\n".join(line.strip() for line in lines), "vierzon", **more)


def in_round(number, text="", phase="event", difficulty="", **more):
    """A phase of a round; its event is about to strike, unless another phase is named."""
    where = f"round: {number}\nevent: {ROUNDS[number - 1]}\nphase: {phase}"
    return at(f"{where}\n{text}", difficulty, **more)


def go(game, *moves, chance=()):
    for n, move in enumerate(moves):
        game.play(0, move, chance if n == len(moves) - 1 else ())
    return game


def reached(game):
    """The goals that are reached, each with its round."""
    rows = zip(GOALS, MET.of(game.state, 0), strict=True)
    return {name: number for name, number in rows if number}
