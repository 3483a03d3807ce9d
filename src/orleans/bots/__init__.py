"""Bots: they get a view and the legal moves, nothing else."""

from orleans.bots.registry import BOTS, Bot, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
