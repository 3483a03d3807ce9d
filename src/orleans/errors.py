"""What can go wrong, each with a reason a player understands."""

from __future__ import annotations


class OrleansError(Exception):
    """Anything this package refuses."""


class BadData(OrleansError):
    """A data file that cannot be used: says file, entry and reason."""


class BadSetup(OrleansError):
    """A game that cannot be set up like this."""


class IllegalMove(OrleansError):
    """A readable move that the rules do not allow now."""


class UnreadableMove(OrleansError):
    """A text that names no move at all."""


class BadRecord(OrleansError):
    """A record that cannot be replayed: says the line and the reason."""


class BadPosition(OrleansError):
    """A written position that cannot be set up: says the line and the reason."""
