"""Words for the tests of Capital Vierzon: its positions and its rounds."""

from alone import Alone
from orleans import Setup

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
alone = Alone("vierzon", ROUNDS)
at, in_round = alone.at, alone.in_round
