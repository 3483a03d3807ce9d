"""Positions of Prosperity, as its tests write them."""

from __future__ import annotations

from helpers import at, me
from orleans import Game
from orleans.boxes.prosperity.fields import (
    BURNED,
    CARPENTER,
    COMPLETED,
    FACE_DOWN,
    HAND,
    HIDDEN_GOODS,
    LOOKED,
    SITES,
    UNDER,
)
from orleans.kernel.fields import Field

ROUNDS = (
    "support",
    "monk-indulgence",
    "pilgrimage",
    "fixed-taxes",
    "town-riots",
    "bribe",
    "plague",
    "firestorm",
    "mass",
    "peregrination",
    "restoration",
    "harvest",
    "pilgrims-day",
    "plague",
    "market-day",
    "development-tax",
)

# Coins and goods can be laid; the Granary lacks one grain.
PLANNING = """
    round: 5
    phase: planning
    face-down: sancerre_nevers_water 0; etampes_montargis_road 0
    hidden-goods: 2 wine
    0 unbuilt: 8
    0 structures: granary etampes_montargis_road 2 farmer 1 grain; mint sancerre_nevers_water
    0 goods: grain
    0 coins: 2
    0 market: 2 farmer, knight
    1 market: farmer
    """


def prosperity(text: str, **options: bool) -> Game:
    """A game of Prosperity from a written position."""
    return at(f"scenario: prosperity\n{text}", **options)


def event(number: int, text: str, **options: bool) -> Game:
    """The event of a round comes to the players."""
    return prosperity(f"round: {number}\nphase: event\n{text}", **options)


def named(game: Game, field: Field, seat: int = 0) -> list[str]:
    """The names of a field's things."""
    names = field.all_names(game.state.book)
    return [names[n] for n in field.get(me(game, seat))]


def hand(game: Game, seat: int = 0) -> list[str]:
    return named(game, HAND, seat)


def looked_at(game: Game, seat: int = 0) -> list[str]:
    return named(game, LOOKED, seat)


def put_under(game: Game, seat: int = 0) -> list[str]:
    return named(game, UNDER, seat)


def completed(game: Game, seat: int = 0) -> list[str]:
    return named(game, COMPLETED, seat)


def burned(game: Game, seat: int = 0) -> list[str]:
    return named(game, BURNED, seat)


def structures(game: Game, seat: int = 0) -> str:
    return SITES.write(game.state, seat, me(game, seat))


def carpenter(game: Game) -> str:
    return CARPENTER.write(game.state, -1, game.state)


def on_way(game: Game, way: str) -> list[str]:
    """What is on the goods spaces of a connection."""
    return FACE_DOWN.by_way(game.state).get(way, [])


def face_down(game: Game) -> int:
    """How many goods lie face down, those under structures among them."""
    return sum(HIDDEN_GOODS.get(game.state))
