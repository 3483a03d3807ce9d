"""Words for the tests of The Duel: its positions and its rounds."""

from helpers import BUSY
from orleans import Game, Setup
from orleans.boxes.base.goals import MET

DUEL = Setup(players=2, scenario="duel")
EVENTS = [
    "town-meeting",
    "harvest",
    "trading-day",
    "exchange",
    "cheese-day",
    "technology-tax",
    "trading-day",
    "quick-travel",
    "goods-tax",
    "tribute",
    "food-due",
    "trading-day",
    "goods-tax",
    "tribute",
    "tribute",
    "journey-home",
]
ROUNDS = [f"duel-{n:02}-{name}" for n, name in enumerate(EVENTS, 1)]
GOALS = ["bookkeeping", "three-branches", "wine-for-the-castle", "clothe-your-lady"]
ALL_MET = ", ".join(f"7 {goal}" for goal in GOALS)  # in round 7
HOUSE = "bourgeois-board"


def at(text="", **more):
    """A game from a position; both have a turn to come, unless the text says more."""
    lines = ["players: 2", "scenario: duel", *text.splitlines()]
    if "phase:" not in text:
        lines += [f"{n} board: {BUSY}" for n in (0, 1) if f"{n} board:" not in text]
    return Game.from_position("\n".join(line.strip() for line in lines), "duel", **more)


def in_round(number, text="", phase="event", **more):
    """A phase of a round; its event is about to strike, unless another phase is named."""
    where = f"round: {number}\nevent: {ROUNDS[number - 1]}\nphase: {phase}"
    return at(f"{where}\n{text}", **more)


def reached(game, seat=0):
    """The goals that a seat has reached, each with its round."""
    rows = zip(GOALS, MET.of(game.state, seat), strict=True)
    return {name: number for name, number in rows if number}


def result(game):
    found = game.outcome()
    return found.kind, found.winners, found.reason
