"""Words for the tests of The Plague: its positions, rounds and cards."""

from __future__ import annotations

from textwrap import dedent

from helpers import BUSY, me
from orleans import NATURE, Game, Setup
from orleans.boxes.plague.corpses import corpses_left, corpses_on_market
from orleans.boxes.plague.fields import CEMETERY, DISPLAY, FULFILLED, HAND, PLAGUE_CARDS
from orleans.facts.loader import load
from orleans.pieces import KIND_NAMES, WANT_NAMES

PLAGUE = Setup(players=2, modules=("plague",))
ROUNDS = {"a": 2, "b": 6, "c": 10, "d": 14}  # in which a letter's first tile is turned up
A = ["training", "harvest", "income", "taking-to-the-road", "consolation", "indulgence"]
B = ["bon-voyage", "sabotage", "trading-day", "exorcism", "closing-day", "rat-infestation"]
C = ["malfunction", "goods-tax", "curfew", "grave-goods", "retraining", "peasant-uprising"]
D = ["rat-infestation", "arson", "development-tax", "fast-travel", "wake", "quarantine"]
CASTLE = "castle farmer boatman trader"
OWN = "own-farmer, own-boatman, own-craftsman, own-trader"
CORPSE = KIND_NAMES.index("corpse")
DOCTOR = "sickbed plague-doctor"


def at(text: str = "", event: str = "income-a", **options: bool) -> Game:
    """A game from a position: phase 5 of a round with this event, unless it says otherwise.

    Every seat without a board has a turn to come.
    """
    text = dedent(text)
    lines = ["modules: plague", f"event: plague-{event}", text]
    if "players:" not in text:
        lines.append("players: 2")
    if "round:" not in text:
        lines.append(f"round: {ROUNDS[event[-1]]}")
    if "phase:" not in text and "stack:" not in text:
        lines += [f"{n} board: {BUSY}" for n in (0, 1) if f"{n} board:" not in text]
    return Game.from_position("\n".join(lines), "plague", **options)


def event(name: str, text: str = "") -> Game:
    """Phase 6 with this event; chance waits, so the next round does not begin."""
    return at(f"phase: event\n{dedent(text)}", name, ask_chance=True)


def draws(game: Game, *names: str) -> Game:
    """What chance draws, one after the other."""
    for name in names:
        game.play(NATURE, name)
    return game


def after_round(game: Game) -> bool:
    """The next hour glass tile is about to come."""
    return game.actors == (NATURE,) and game.text(game.moves(NATURE)[0]).startswith("reveal")


def names(game: Game, deck: str, numbers: tuple[int, ...]) -> list[str]:
    cards = game.state.book.components.deck(deck)
    return [cards[n].id for n in numbers if n >= 0]


def hand(game: Game, seat: int = 0) -> list[str]:
    return names(game, "indulgence", HAND.of(game.state, seat))


def fulfilled(game: Game, seat: int = 0) -> list[str]:
    return names(game, "indulgence", FULFILLED.of(game.state, seat))


def display(game: Game) -> list[str]:
    return names(game, "indulgence", DISPLAY.get(game.state))


def afflictions(game: Game) -> list[str]:
    return names(game, "plague-card", PLAGUE_CARDS.get(game.state))


def corpses(game: Game, seat: int = 0) -> tuple[int, int, int]:
    """Of a seat: in the bag, in the market, on the Cemetery."""
    player = me(game, seat)
    return player.bag[CORPSE], player.market[CORPSE], CEMETERY.count(player)


def on_market(game: Game, seat: int = 0) -> int:
    return corpses_on_market(game.state, seat)


def filled(place: str) -> str:
    """Followers on all spaces of a place."""
    spaces = next(one.spaces for one in load("").places if one.id == place)
    return " ".join("farmer" if WANT_NAMES[n] == "any" else WANT_NAMES[n] for n in spaces)


def left(game: Game) -> int:
    """The corpses of the supply."""
    return corpses_left(game.state)
