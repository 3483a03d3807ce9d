"""Records of rules 2 that today's rules no longer replay the same, and which ruling touches each.

They stay as they are: version 0.6 of the program replays them.
"""

ARCHIVE: dict[str, int] = {  # games of tests/golden/v0.6.tar.xz
    "capstone-3-random": 109,
    "capstone-5-wander": 109,
    "intrigue-3-wander": 93,
    "trade-2-wander": 74,
}
GOLDEN: dict[str, int] = {  # tests/golden/*.record
    "intrigue-3": 93,
    "orders-events-trade-3": 55,
    "orders-events-trade-intrigue-3": 93,
    "orders-events-trade-intrigue-4": 55,
    "orders-events-trade-intrigue-5": 55,
    "trade-3": 55,
    "trade-4": 55,
    "trade-5": 55,
}
