"""Words for the tests of Travelling Salesman: its positions and its rounds."""

from alone import Alone
from orleans import Setup

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
alone = Alone("salesman", ROUNDS)
at, in_round = alone.at, alone.in_round
