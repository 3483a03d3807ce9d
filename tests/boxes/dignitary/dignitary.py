"""Words for the tests of The Dignitary: its positions and its rounds."""

from orleans import Game, Setup

DIGNITARY = Setup(players=1, scenario="dignitary")
EASY = Setup(players=1, scenario="dignitary", difficulty="easy")
EVENTS = [
    "conference",
    "strike",
    "crusade",
    "pilgrimage",
    "income",
    "trading-day",
    "coin-dues",
    "wheel-tax",
    "trading-day",
    "income",
    "coin-dues",
    "trading-day",
    "sabotage",
    "axle-fracture",
    "trading-day",
    "coin-dues",
]
ROUNDS = [f"dignitary-{n:02}-{name}" for n, name in enumerate(EVENTS, 1)]
TOWNS = ["vendome", "tours", "vierzon", "sancerre", "argenton", "saint-amand"]
SPACES = [
    *("boatmen", "knights", "development-3", "development-18", "development-28"),
    *("city-wall", "papal-conclave", "plague", "astronomy", "boatmens-guild"),
    *("cathedral", "peace-treaty", "canalization"),
]
USUAL = [
    *("knights", "development-3", "development-18"),
    *("papal-conclave", "astronomy", "boatmens-guild", "peace-treaty"),
]
WAGON = "wagon farmer trader knight"


def at(text="", **more):
    """A game from a position of the scenario; the own turn, unless the text says more."""
    lines = ["players: 1", "scenario: dignitary", *[line.strip() for line in text.splitlines()]]
    return Game.from_position("\n".join(lines), "dignitary", **more)


def in_round(number, text="", phase="event", **more):
    """A phase of a round; its event is about to strike, unless another phase is named."""
    return at(f"round: {number}\nevent: {ROUNDS[number - 1]}\nphase: {phase}\n{text}", **more)


def go(game, *moves, chance=()):
    for n, move in enumerate(moves):
        game.play(0, move, chance if n == len(moves) - 1 else ())
    return game


def waiting(game):
    """Where citizens wait."""
    t = game.state
    return [name for bit, name in t.book.citizens if not t.claimed >> bit & 1]
