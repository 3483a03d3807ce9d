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
        (
            "de",
            "Wo beginnt deine Händlerfigur?",
            "Welche Ortskarte der Kategorie I kommt ins Angebot",
        ),
        (
            "fr",
            "Où commence ton pion marchand",
            "Quelle tuile Lieu de catégorie I devient disponible",
        ),
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


@pytest.mark.parametrize(
    ("language", "coins", "steps", "good"),
    [
        ("en", "Take 5 coins", "Take 3 development points", "Which good do you take"),
        ("de", "5 Münzen nehmen", "3 Entwicklungspunkte nehmen", "Welche Ware nimmst du"),
        ("fr", "Prendre 5 pièces", "Prendre 3 points de développement", "Quelle marchandise"),
    ],
)
def test_the_answers_at_the_bourgeois_house_in_words(language, coins, steps, good):
    game = at("phase: actions\n0 citizens: 1\n0 board: bourgeois-board monk")
    game.play(0, "use bourgeois-board")
    words = Words(game.state.book, language)
    said = {game.text(move): words.move_now(game.state, 0, move) for move in game.moves(0)}
    assert (said["reward coins"], said["reward development"]) == (coins, steps)
    game.play(0, "reward good")
    assert game.question(0, words).startswith(good)


def test_whoever_buys_no_citizen_says_so():
    game = at("round: 1\nevent: duel-01-town-meeting\nphase: event\n0 coins: 5")
    words = Words(game.state.book)
    assert [words.move_now(game.state, 0, move) for move in game.moves(0)] == [
        "Do not buy",
        "Pay 3 coins",
    ]


def test_the_goals_of_each_player():
    game = at("round: 3\n0 met: 3 bookkeeping\n1 goods: 2 wool\n1 stations: tours")
    assert "reached (Round 3)" in shown(game)
    text = shown(game, 1)
    assert "Development status 1/3" in text
    assert "Trading stations 1/3, Trading station without a waterway 0/1" in text
    assert "Goods for it 2/3, Brocade 0/1" in text
    assert "Entwicklungsstand 1/3" in shown(game, 1, "de")
