"""Invasion in the terminal, as several people play it around one screen."""

import io
import random

import pytest
from rich.console import Console

from orleans import Game, Setup
from orleans.terminal.session import HUMAN, Session

DONATION = """
players: 2
scenario: invasion
round: 3
event: inv-donation-a
phase: event
"""


def play(game, read, tmp_path, language="en"):
    """People type what `read` returns; return what the screen showed."""
    out = io.StringIO()
    seats = [HUMAN] * game.setup.players
    path = tmp_path / "game.record"
    Session(
        Console(file=out, width=300), game, seats, language=language, path=path, read=read
    ).run()
    return out.getvalue()


def typed(*lines):
    left = iter([*lines, "quit"])
    return lambda prompt: next(left)


@pytest.mark.parametrize(
    ("language", "effect"),
    [
        ("en", ": 10 coins, and 2 citizens of your own"),
        ("de", ": 10 Münzen und 2 eigene Bürger"),
        ("fr", ": 10 pièces et 2 citoyens à toi"),
    ],
)
def test_characters_are_chosen_by_what_they_ask_for(tmp_path, language, effect):
    game = Game(Setup(players=2, scenario="invasion", modules=("chosen-characters",)), seed="1")
    said = play(game, typed("become general", "become mayor"), tmp_path, language)
    assert effect in said
    assert game.state.round == 1


def test_a_proposal_is_read_before_one_agrees(tmp_path):
    game = Game.from_position(DONATION, "1")
    pieces = [*["development to 0"] * 3, "wine to 1", *["coin to 1"] * 3]
    said = play(game, typed(*pieces, "agree"), tmp_path)
    shown = said.partition("proposes something to the team")[2].partition("Agree")[0]
    assert shown.count("1 development point to") == 3
    assert "1 wine to" in shown
    assert game.state.round == 4


def test_a_whole_game_of_three_people(tmp_path):
    """At random, in every phase and event that comes; nothing stops the session."""
    game = Game(Setup(players=3, scenario="invasion", modules=("easy-characters",)), seed="4")
    rng = random.Random(4)

    def read(prompt):
        return game.text(rng.choice(game.moves(game.actors[0]))) if game.actors else "quit"

    said = play(game, read, tmp_path)
    assert game.over
    assert "Lost (Round" in said
