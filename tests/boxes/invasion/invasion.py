"""Positions of Invasion for its tests."""

from textwrap import dedent

from helpers import BUSY
from orleans import Game, Setup
from orleans.boxes.base.together import PROPOSAL


def setup(players=2, **more):
    return Setup(players=players, scenario="invasion", **more)


def at(text="", players=2, seed="test", **options):
    """A game of Invasion from a position; the last seat has a turn to come."""
    text = dedent(text)
    text += f"\nplayers: {players}\nscenario: invasion\n"
    if f"{players - 1} board:" not in text and "phase:" not in text and "stack:" not in text:
        text += f"\n{players - 1} board: {BUSY}\n"
    return Game.from_position(text, seed, **options)


def at_event(event, text="", players=2, seed="test"):
    """The event phase of a round with this tile: `demolition` of stack A, and so on."""
    tile = next(
        tile.id
        for tile in Game(setup(), seed="1").state.book.components.hourglass.tiles
        if tile.id in (f"inv-{event}-a", f"inv-{event}-b", f"inv-{event}-c")
    )
    number = {"a": 3, "b": 12, "c": 18 if players < 4 else 16}[tile[-1]]
    return at(f"round: {number}\nevent: {tile}\nphase: event\n{text}", players, seed)


def proposal(game):
    return PROPOSAL.texts(game.state, game.state)


def parts(game, goal, seat=0):
    """How far a goal is, as (have, need) of each part."""
    found = next(one for one in game.state.book.goals if one.card.id == goal)
    return [(have, need) for _, have, need in found.parts(game.state, seat)]


def missing(game, goal, seat=0):
    """Why a goal does not hold; empty if it does."""
    found = next(one for one in game.state.book.goals if one.card.id == goal)
    return found.why_not(game.state, seat)
