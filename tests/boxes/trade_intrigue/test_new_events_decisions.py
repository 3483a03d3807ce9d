"""In the middle of a decision that a tile of the module "events" asks for."""

import random
from textwrap import dedent

import pytest
from trade_intrigue import CASTLE, FAMINE, in_round_of, phase_six

from helpers import BUSY, check_pieces, check_read_back, go, options
from orleans import Game, sample
from orleans.notation.words import Words

# A position, the moves up to a decision of seat 0, and one of its moves.
DECISIONS = {
    "indulgence": ("indulgence-a", "", (), "hire knight"),
    "training": ("training-a", "", (), "step boatmen"),
    "tile of the training": (
        "training-a",
        "offer: hayrick, winery",
        ("0 step traders",),
        "build winery",
    ),
    "bon voyage": ("bon-voyage-a", "", (), "go blois by water"),
    "good on the way": (
        "bon-voyage-a",
        "map: orleans_blois_water wine",
        ("0 go blois by water",),
        "take wine",
    ),
    "tax": ("tax-b", "0 coins: 0\n0 goods: wool", ("0 give station",), "give station"),
    "retraining": ("retraining-b", "0 goods: wine", (), "give wine"),
    "malfunction": ("malfunction-c", "0 gears: 1\n0 board: ship gear - -", (), "give gear ship.0"),
    "torture": ("torture-c", "0 goods: wool", ("0 give station",), "give wool"),
    "dues": ("dues-d", "0 goods: 2 grain, wool", ("0 give grain",), "give wool"),
    "summoning": ("summoning-d", "0 merchant: tours", (), "jump orleans"),
    "famine": (
        "famine-d",
        FAMINE,
        ("0 return monk from bag", "0 return from ship.0"),
        "return from winery.1",
    ),
    "shelter": (
        "dues-d",
        "0 goods: wine, wool\n0 tiles: sacristy\n0 board: sacristy monk",
        (),
        "suffer",
    ),
}
# Seat 1 has something to decide too, so that nothing new is revealed meanwhile.
AFTERWARDS = """
    1 merchant: tours
    1 goods: wine, wool
    1 gears: 1
    1 board: ship gear - -
    1 bag: 2 monk, 2 knight
    """


def decision(name):
    """A game in the middle of a decision of seat 0, and one of the moves it has."""
    if name == "amnesty":
        return go(in_round_of("amnesty-c", f"0 board: {CASTLE}; {BUSY}"), "0 use castle"), "to bag"
    tile, text, steps, move = DECISIONS[name]
    return go(phase_six(tile, dedent(text) + dedent(AFTERWARDS)), *steps), move


ON_THE_WAY = pytest.mark.parametrize("name", [*DECISIONS, "amnesty"])


@ON_THE_WAY
def test_a_decision_is_written_and_read_back(name):
    game, move = decision(name)
    assert game.actors == (0,)
    assert move in options(game, 0)
    check_read_back(game)


@ON_THE_WAY
def test_a_decision_is_replayed(name):
    game, move = decision(name)
    again = Game.replay(game.record())
    assert (again.state, again.moves(0)) == (game.state, game.moves(0))
    go(game, f"0 {move}")
    go(again, f"0 {move}")
    assert again.state == game.state
    assert Game.replay(game.record(), check_chance=True).state == game.state


@ON_THE_WAY
def test_a_decision_is_sampled(name):
    game, move = decision(name)
    guess = sample(game.view(0), random.Random(5))
    assert guess.view(0) == game.view(0)
    assert guess.moves(0) == game.moves(0)
    go(guess, f"0 {move}")
    while not guess.over:
        guess.play(guess.actors[0], guess.moves(guess.actors[0])[0])
    check_pieces(guess.state)


@ON_THE_WAY
def test_a_decision_can_be_taken_back(name):
    """Ruling 34."""
    game, move = decision(name)
    before = game.copy()
    go(game, f"0 {move}")
    assert game.state != before.state
    game.undo(0)
    assert game.state == before.state
    assert game.moves(0) == before.moves(0)


@ON_THE_WAY
def test_a_decision_has_a_question_in_every_language(name):
    game, _ = decision(name)
    asked = {game.question(0, Words(game.state.book, language)) for language in ("en", "de", "fr")}
    assert len(asked) == 3
    assert "" not in asked
    assert not any("{" in text or "|" in text for text in asked)
    assert game.why_not(0, "pass") == game.question(0)
    for language in ("en", "de", "fr"):
        words = Words(game.state.book, language)
        assert all(words.move(move) for move in game.moves(0))
