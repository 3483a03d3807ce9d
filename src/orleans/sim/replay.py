"""The beginning of a recorded game."""

from __future__ import annotations

from orleans.boxes import new_table
from orleans.kernel.setup import Setup
from orleans.kernel.table import Table
from orleans.notation import read_position

RecordedMove = tuple[int, int]  # who, move


def first_table(setup: Setup, position: str = "") -> Table:
    """Return the table before the first recorded move."""
    return read_position(position) if position else new_table(setup)
