"""Perft: how many different sequences of moves there are to a depth.

A wrong option, one too many or one too few, changes these numbers.
"""

import pytest

from helpers import BUSY, at
from orleans import NATURE, Game, Setup


def perft(game, depth):
    """Count the leaves; outcomes of chance count as moves, each once."""
    if not depth or game.over:
        return 1
    seat = game.actors[0]
    total = 0
    for move in game.moves(seat):
        trial = game.copy()
        trial.play(seat, move)
        total += perft(trial, depth - 1)
    return total


OPENING = {1: 19, 2: 277, 3: 2_971}  # counted by hand from the spaces, too


@pytest.mark.parametrize("depth", OPENING)
def test_the_opening(depth):
    """Four own followers: 6 farmer, 4 boatman, 4 craftsman and 4 trader spaces, and ready."""
    assert perft(Game(Setup(players=2), seed="1"), depth) == OPENING[depth]


POSITIONS = {
    "a turn with four places": (
        "0 board: ship farmer boatman knight; village farmer boatman craftsman; "
        f"town-hall monk knight; university farmer craftsman trader\n1 board: {BUSY}",
        {1: 5, 2: 15, 3: 71},
    ),
    "torture for three": (
        "phase: event\nevent: taxes-a\n0 coins: 0\n0 goods: grain, wine, wool\n"
        "0 development: 6\n0 stations: tours\n0 tiles: brewery",
        {1: 7, 2: 44},
    ),
    "draws": (
        "phase: followers\n0 bag: 2 knight, 3 monk\n0 board: ship farmer boatman -",
        {1: 5, 2: 18, 3: 79},
    ),
    "a bribe": (  # nothing, wool, 1 or 2 coins; then what is left to offer
        "modules: intrigue\n0 merchant: tours\n1 merchant: blois\n1 coins: 2\n1 goods: wool\n"
        f"stack: next-turn rules last=0; choose-target 0 deed=kidnapper detail=0\n1 board: {BUSY}",
        {1: 4, 2: 9},
    ),
    "famine": (  # 24 orders of three different ones, 9 with both knights
        "modules: events\nphase: event\nevent: ti-famine-d\n0 bag: 2 knight, monk\n"
        "0 market: farmer\n0 board: ship farmer - -; castle - own-boatman -",
        {1: 4, 2: 13, 3: 33},
    ),
    "an order": (
        "modules: orders\norders: order-02, order-03\n0 merchant: blois\n0 goods: 2 grain, wine\n"
        "0 board: scriptorium knight scholar; ship farmer boatman knight",
        {1: 3, 2: 6, 3: 36},
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions(name):
    text, counts = POSITIONS[name]
    game = at(text, ask_chance=True)
    assert NATURE not in game.actors
    assert {depth: perft(game, depth) for depth in counts} == counts
