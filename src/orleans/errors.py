"""What can go wrong, each with a reason a player understands."""

from __future__ import annotations


class OrleansError(Exception):
    """Anything this package refuses."""


class BadData(OrleansError):
    """A data file that cannot be used: says file, entry and reason."""


class BadSetup(OrleansError):
    """A game that cannot be set up like this."""


def plain(reason: str) -> str:
    """A reason in English, with the names behind its `|` put where the braces are."""
    template, *names = reason.split("|")
    return template.format(*names) if names else template


class RefusedMove(OrleansError):
    """A move that is refused; `template` is the reason as `Words.reason` takes it."""

    def __init__(self, template: str) -> None:
        super().__init__(plain(template))
        self.template = template


class IllegalMove(RefusedMove):
    """A readable move that the rules do not allow now."""


class UnreadableMove(RefusedMove):
    """A text that names no move at all."""


class BadRecord(OrleansError):
    """A record that cannot be replayed: says the line and the reason."""


class BadPosition(OrleansError):
    """A written position that cannot be set up: says the line and the reason."""
