"""Orléans: the board game's rules, bots and tables."""

from orleans.engine.frames import NATURE
from orleans.engine.setup import Setup
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
from orleans.rules.scoring import Score
from orleans.sampling import sample
from orleans.view import View

__version__ = "0.6.0"

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
    "Setup",
    "UnreadableMove",
    "View",
    "sample",
]
