"""Words for the tests of Travelling Salesman: its positions and its rounds."""

from orleans import Game, Setup
from orleans.boxes.base.goals import MET

SALESMAN = Setup(players=1, scenario="salesman")
ONE_A_ROUND = Setup(players=1, scenario="salesman", difficulty="one-a-round")
IN_ORDER = Setup(players=1, scenario="salesman", difficulty="in-order")
ROUNDS = [f"salesman-{n:02}-{'feeding' if n <= 10 else 'great-feast'}" for n in range(1, 16)]
GOALS = [
    "wool-for-bourges",
    "set-for-chartres",
    "meal-for-vendome",
    "grain-for-tours",
    "brocade-for-argenton",
]
BOURGES, CHARTRES, VENDOME, TOURS, ARGENTON = [f"deliver {goal}" for goal in GOALS]
WAGON = "wagon farmer trader knight"
BUSY = f"0 board: {WAGON}"
# Four are delivered, the grain is on its way.
NEARLY = (
    "0 met: 1 wool-for-bourges, 2 set-for-chartres, 3 meal-for-vendome, 4 brocade-for-argenton\n"
    "0 merchant: tours"
)


def at(text="", difficulty="", **more):
    """A game from a position of the scenario; the own turn, unless the text says more."""
    step = [f"difficulty: {difficulty}"] if difficulty else []
    lines = ["players: 1", "scenario: salesman", *step, *text.splitlines()]
    return Game.from_position("\n".join(line.strip() for line in lines), "salesman", **more)


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
