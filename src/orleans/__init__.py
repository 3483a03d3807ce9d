"""Orléans: the board game's rules, bots and tables."""

from orleans.boxes.base.outcomes import Score
from orleans.errors import (
    BadData,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalMove,
    OrleansError,
    UnreadableMove,
)
from orleans.game import Game
from orleans.kernel.frames import NATURE
from orleans.kernel.setup import Setup
from orleans.kernel.view import View
from orleans.reading import SeatReading, TableReading, read
from orleans.sampling import sample

__version__ = "0.7.0"

__all__ = [
    "NATURE",
    "BadData",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "OrleansError",
    "Score",
    "SeatReading",
    "Setup",
    "TableReading",
    "UnreadableMove",
    "View",
    "read",
    "sample",
]
