"""The Duel in the terminal: what is chosen first, both players' goals, and the end."""

import pytest
from rich.console import Console

from orleans import Game, Setup
from orleans.notation.words import Words
from orleans.terminal.screen import Screen


def at(text):
    return Game.from_position(f"players: 2\nscenario: duel\n{text}", "duel")


def shown(game, seat=0, language="en"):
    console = Console(width=120)
    with console.capture() as capture:
        screen = Screen(console, Words(game.state.book, language), ["0 human", "1 human"])
        screen.goals(game.state, seat)
    return capture.get()


@pytest.mark.parametrize(
    ("language", "town", "tile"),
    [
        ("en", "Where does your merchant begin?", "Which place tile of category I comes on offer"),
        ("de", "Wo beginnt deine Händlerfigur?", "Welche Ortskarte der Kategorie I liegt aus"),
        ("fr", "Où commence ton pion marchand", "Quelle tuile lieu de catégorie I est proposée"),
    ],
)
def test_the_choices_of_the_setup_in_words(language, town, tile):
    game = Game(Setup(players=2, scenario="duel"), seed="1")
    words = Words(game.state.book, language)
    assert game.question(0, words).startswith(town)
    game.play(0, "start in tours")
    game.play(1, "start in blois")
    assert game.question(0, words).startswith(tile)
    assert "Tours" in words.move(game.state.book.moves.parse("start in tours"))


def test_the_goals_of_each_player():
    game = at("round: 3\n0 met: 3 bookkeeping\n1 goods: 2 wool\n1 stations: tours")
    assert "reached (Round 3)" in shown(game)
    text = shown(game, 1)
    assert "Development status 1/3" in text
    assert "Trading stations 1/3, Trading station without a waterway 0/1" in text
    assert "Goods for it 2/3, Brocade 0/1" in text
    assert "Entwicklungsstand 1/3" in shown(game, 1, "de")
