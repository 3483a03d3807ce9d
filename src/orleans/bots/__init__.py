"""Bots: they get a view and the legal moves, nothing else."""

from orleans.bots.registry import (
    BOTS,
    LEVELS,
    Bot,
    BotSpec,
    make_bot,
    read_bot,
    split_bots,
    split_seats,
)

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotSpec",
    "make_bot",
    "read_bot",
    "split_bots",
    "split_seats",
]
