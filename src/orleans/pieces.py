"""The pieces as small integers.

Followers and goods are never told apart one by one: a bag, a market or a supply is
a list of counts, indexed by these numbers. Only their order is fixed here; names and
counts are in the data files.
"""

from __future__ import annotations

from typing import Final

# Neutral followers come first, so that the number of a kind is also its type and,
# but for the monk, the number of its track.
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
NEUTRAL: Final = 7  # how many neutral kinds there are; the own-colour kinds follow
OWN: Final = 7  # own farmer = OWN + FARMER …
KINDS: Final = 11

FOLLOWER_NAMES: Final = (
    "farmer",
    "boatman",
    "craftsman",
    "trader",
    "knight",
    "scholar",
    "monk",
)
KIND_NAMES: Final = FOLLOWER_NAMES + tuple("own-" + name for name in FOLLOWER_NAMES[:4])

# What a space asks for, beyond the seven types.
ANY: Final = 7
ANY_NEUTRAL: Final = 8
WANT_NAMES: Final = (*FOLLOWER_NAMES, "any", "neutral")

# What stands on a space: nothing, a follower (its kind + 1), or a gear wheel.
EMPTY: Final = 0
GEAR: Final = 100

GRAIN: Final = 0
CHEESE: Final = 1
WINE: Final = 2
WOOL: Final = 3
BROCADE: Final = 4
BREAD: Final = 5  # baked grain: a good and food, but no type of good of its own
TYPES_OF_GOODS: Final = 5
GOODS: Final = 6
GOOD_NAMES: Final = ("grain", "cheese", "wine", "wool", "brocade", "bread")

TRACKS: Final = 6
TRACK_NAMES: Final = ("farmers", "boatmen", "craftsmen", "traders", "knights", "scholars")

ROAD: Final = 0
WATER: Final = 1
WAY_NAMES: Final = ("road", "water")


def type_of(kind: int) -> int:
    """The type of a follower, whether neutral or in a player's colour."""
    return kind if kind < OWN else kind - OWN
