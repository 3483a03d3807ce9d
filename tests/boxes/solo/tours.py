"""Words for the tests of The Trip to Tours: its positions and its rounds."""

from alone import Alone
from orleans import Setup
from orleans.pieces import GOOD_NAMES

TOURS = Setup(players=1, scenario="tours")
ALL = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"
WAGON = "wagon farmer trader knight"
SHIP = "ship farmer boatman knight"
BUSY = f"0 board: {WAGON}"
TOURS_EVENTS = [
    "tours-01-strike",
    "tours-02-crusade",
    "tours-03-food-tithe",
    "tours-04-drought",
    "tours-05-highwaymen",
    "tours-06-amnesty",
    "tours-07-plague",
    "tours-08-food-tithe",
    "tours-09-technology-tax",
    "tours-10-income",
    "tours-11-pirates",
    "tours-12-riots",
    "tours-13-axle-fracture",
    "tours-14-food-tithe",
]
alone = Alone("tours", TOURS_EVENTS)
at, in_round = alone.at, alone.in_round


def line(game, key):
    """A line of the written position."""
    return next(text for text in game.position().splitlines() if text.startswith(f"{key}:"))


def supply_of(game, name):
    return game.state.goods[GOOD_NAMES.index(name)]
