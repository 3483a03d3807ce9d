"""Words for the tests of Trade & Intrigue: its hour glass tiles, and its two boards of deeds."""

from __future__ import annotations

from textwrap import dedent

from helpers import at, go
from orleans import Game

CASTLE = "castle farmer boatman trader"
OWN = "own-farmer, own-boatman, own-craftsman, own-trader"


# --- the module "events"


def lettered(names: str, letter: str) -> list[str]:
    return [f"ti-{name}-{letter}" for name in names.split()]


A = lettered("indulgence training harvest bon-voyage conference crusade strike tax", "a")
B = lettered("trip income harvest fishing-grounds retraining wedding sabotage tax", "b")
C = lettered("amnesty malfunction torture trading-day plague vacation book-fire goods-tax", "c")
D = lettered(
    "dues peasant-uprising technology-tax summoning harvest famine capitation-tax tithe", "d"
)
ALL = A + B + C + D
ROUNDS = {"a": 2, "b": 6, "c": 10, "d": 14}  # in which a letter's first tile is turned up

# Followers everywhere, for the famine.
FAMINE = """
    0 tiles: gunpowder-tower, winery
    0 bag: 2 knight, monk
    0 market: monk, own-farmer
    0 board: ship farmer - gear; castle - own-boatman -; gunpowder-tower scholar; winery - trader
    """


def in_round_of(tile: str, text: str, **said: bool) -> Game:
    """Phase 5 of a round with this tile, unless the text says another phase."""
    head = f"modules: events\nevent: ti-{tile}\nround: {ROUNDS.get(tile[-1], 1)}\n"
    return at(head + dedent(text), **said)


def phase_six(tile: str, text: str = "", **said: bool) -> Game:
    """The event strikes: the table when somebody has a choice, or after phase 6."""
    return in_round_of(tile, "phase: event\n" + dedent(text), **said)


# --- the modules "trade" and "intrigue"


def trade(text: str, players: int = 2, **said: bool) -> Game:
    return at(f"modules: trade\nplayers: {players}\n{text}", **said)


def intrigue(text: str, players: int = 3, **said: bool) -> Game:
    """Three players; those whose coins are not named have none to bribe with."""
    poor = [f"{n} coins: 0" for n in range(players) if f"{n} coins:" not in text]
    return at("\n".join([f"modules: intrigue\nplayers: {players}", *poor, text]), **said)


def send(game: Game, *sent: str, chance: tuple[str, ...] = ()) -> Game:
    """Seat 0 sends followers from the Town Hall, like 'knight coinage'."""
    return go(game, "0 use town-hall", *(f"0 send {what}" for what in sent), chance=chance)


def kidnapped(more: str, *moves: str, players: int = 3) -> Game:
    """Seat 0 sends a knight to the Kidnapper, while the merchant of seat 1 is on the way."""
    text = f"0 board: town-hall knight -\n1 merchant: tours\n{more}"
    return go(send(intrigue(text, players), "knight kidnapper"), *moves)


def number(game: Game, deed: str) -> int:
    return next(n for n, card in enumerate(game.state.book.components.deeds) if card.id == deed)
