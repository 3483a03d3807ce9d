"""Words for the tests of The Dignitary: its positions and its rounds."""

from alone import Alone
from orleans import Setup

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
alone = Alone("dignitary", ROUNDS)
at, in_round = alone.at, alone.in_round


def waiting(game):
    """Where citizens wait."""
    t = game.state
    return [name for bit, name in t.book.citizens if not t.claimed >> bit & 1]
