"""Capital Vierzon in the terminal: its goals, what is missing, and what is too late."""

import pytest
from rich.console import Console

from orleans import Game
from orleans.notation.words import Words
from orleans.terminal.screen import Screen

DELIVERING = "0 merchant: vierzon\n0 goods: 4 wine, grain\n0 board: wagon farmer trader knight"


def at(text):
    return Game.from_position(f"players: 1\nscenario: vierzon\n{text}", "vierzon")


def shown(game, language="en"):
    console = Console(width=120)
    with console.capture() as capture:
        screen = Screen(console, Words(game.state.book, language), ["0 human"])
        screen.goals(game.state, 0)
    return capture.get()


def test_the_goals_and_what_is_missing():
    text = shown(at("0 coins: 12\n0 met: 1 builder\n0 goods: wool\n0 stations: blois"))
    assert "Hire a builder in time: Pay 10 coins at once, by the end of round 8." in text
    assert "reached (Round 1)" in text
    assert "Coins 12/25" in text
    assert "Trading stations 0/1" in text
    assert "Points for development 1/28" in text
    assert "distance to Vierzon: 1, Points of goods 4/12" in text


def test_a_goal_for_which_it_is_too_late():
    late = at("round: 9\nevent: vierzon-09-goods-tax\n0 board: wagon farmer trader knight")
    assert "too late" in shown(late)
    assert "trop tard" in shown(late, "fr")


@pytest.mark.parametrize(
    ("language", "move", "asked"),
    [
        ("en", "Deliver goods worth 12 points", "Which goods do you give up (12 more"),
        ("de", "Waren im Wert von 12 Punkten liefern", "Welche Waren gibst du ab (noch 12 Punk"),
        (
            "fr",
            "Livrer des marchandises valant 12 points",
            "Quelles marchandises cèdes-tu (encore 12",
        ),
    ],
)
def test_a_delivery_in_words(language, move, asked):
    game = at(DELIVERING)
    words = Words(game.state.book, language)
    assert words.move(game.moves(0)[-1]).endswith(move)
    game.play(0, "deliver building-materials")
    assert game.question(0, words).startswith(asked)


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "Another goal comes first: “Hire a builder in time”."),
        ("de", "Zuerst kommt eine andere Aufgabe: „Rechtzeitig einen Baumeister anwerben“."),
        (
            "fr",
            "Un autre objectif passe avant\u00a0: «\u00a0Engager un bâtisseur à temps\u00a0».",
        ),
    ],
)
def test_why_a_goal_must_wait(language, reason):
    game = at(f"difficulty: in-order\n0 coins: 40\n{DELIVERING}")
    words = Words(game.state.book, language)
    assert game.why_not(0, "deliver fortress", words) == reason
