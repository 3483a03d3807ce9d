"""Positions: a table in mid-game as a short text.

Whatever a text leaves out is as at the start of the game, except that the map is empty,
a player's own followers are in the bag, and the supplies hold what is nowhere else.
"""

from orleans.notation.reader import line_of, read_position
from orleans.notation.writer import write_position

__all__ = ["line_of", "read_position", "write_position"]
