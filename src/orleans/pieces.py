"""The pieces as small integers.

Followers and goods are never told apart one by one: a bag, a market or a supply is
a list of counts, indexed by these numbers. Only their order is fixed here; names and
counts are in the data files.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Types of followers; except for the monk, the number of a type is also that of its track.
FARMER: Final = 0
BOATMAN: Final = 1
CRAFTSMAN: Final = 2
TRADER: Final = 3
KNIGHT: Final = 4
SCHOLAR: Final = 5
MONK: Final = 6
TYPES: Final = 7
NO_TYPE: Final = -1
FOLLOWER_NAMES: Final = (
    "farmer",
    "boatman",
    "craftsman",
    "trader",
    "knight",
    "scholar",
    "monk",
)
ALL_TYPES: Final = tuple(range(TYPES))


class Kind(NamedTuple):
    """One kind of piece that can be in a bag, in a market or on a space."""

    name: str
    type: int  # what it counts as; NO_TYPE if it is no follower
    own: bool = False  # each player has one of their own, which is never lost
    follower: bool = True
    replaces: tuple[int, ...] = ()  # the types that it may stand in for
    home: str = ""  # the place it returns to instead of the bag


# New kinds are appended. The first ones are the neutral followers, one of each type in the
# order of types: supplies and deeds hold only these and are indexed by type.
KIND_TABLE: Final[tuple[Kind, ...]] = (
    Kind("farmer", FARMER),
    Kind("boatman", BOATMAN),
    Kind("craftsman", CRAFTSMAN),
    Kind("trader", TRADER),
    Kind("knight", KNIGHT),
    Kind("scholar", SCHOLAR),
    Kind("monk", MONK, replaces=ALL_TYPES),
    Kind("own-farmer", FARMER, own=True),
    Kind("own-boatman", BOATMAN, own=True),
    Kind("own-craftsman", CRAFTSMAN, own=True),
    Kind("own-trader", TRADER, own=True),
    Kind("corpse", NO_TYPE, follower=False),
    Kind("plague-doctor", NO_TYPE, follower=False, replaces=ALL_TYPES, home="sickbed"),
)
KINDS: Final = len(KIND_TABLE)
KIND_NAMES: Final = tuple([kind.name for kind in KIND_TABLE])
TYPE_OF: Final = tuple([kind.type for kind in KIND_TABLE])
REPLACES: Final = tuple([kind.replaces for kind in KIND_TABLE])
HOMES: Final = tuple([kind.home for kind in KIND_TABLE])
IS_OWN: Final = tuple([kind.own for kind in KIND_TABLE])
IS_FOLLOWER: Final = tuple([kind.follower for kind in KIND_TABLE])
IS_NEUTRAL: Final = tuple([kind.follower and not kind.own for kind in KIND_TABLE])
NEUTRAL_KINDS: Final = tuple([n for n in range(KINDS) if IS_NEUTRAL[n]])
OWN_KINDS: Final = tuple([n for n in range(KINDS) if IS_OWN[n]])
NO_FOLLOWERS: Final = tuple([n for n in range(KINDS) if not IS_FOLLOWER[n]])
NOBODY: Final = -1
# By kind: the one that stands for this type in a player's own colour, or NOBODY.
OWN_OF: Final = tuple(
    [next((n for n in OWN_KINDS if TYPE_OF[n] == kind), NOBODY) for kind in range(KINDS)]
)

# What a space asks for, beyond the seven types.
ANY: Final = 7
ANY_NEUTRAL: Final = 8
NO_MONK: Final = 10  # neutral, but no monk
TRADER_OR_BOATMAN: Final = 11
WANT_NAMES: Final = (
    *FOLLOWER_NAMES,
    "any",
    "neutral",
    "plague-doctor",
    "no-monk",
    "trader-or-boatman",
)
EITHER: Final = {TRADER_OR_BOATMAN: (TRADER, BOATMAN)}  # spaces for one of several types
# By kind: the space that asks for just this kind, or NO_TYPE.
WANTED_AS: Final = tuple(
    [WANT_NAMES.index(name) if name in WANT_NAMES else NO_TYPE for name in KIND_NAMES]
)

# What is on a space: nothing, a follower (its kind + 1), or a gear wheel.
EMPTY: Final = 0
GEAR: Final = 100
# By what is on a space: whether it is a neutral follower.
NEUTRAL_STANDS: Final = tuple(
    [0 < stands <= KINDS and IS_NEUTRAL[stands - 1] for stands in range(GEAR + 1)]
)

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


def has_neutrals(counts: list[int]) -> bool:
    """Whether a bag or a market holds a neutral follower; these kinds come first."""
    for kind in range(TYPES):  # noqa: SIM110 - compiled, far faster than any()
        if counts[kind]:
            return True
    return False
