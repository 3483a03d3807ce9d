"""Travelling Salesman in the terminal: deliveries, deeds without citizens, and starving."""

import pytest
from rich.console import Console

from orleans import Game
from orleans.notation.words import Words
from orleans.terminal.screen import Screen

WAGON = "wagon farmer trader knight"
BUSY = f"0 board: {WAGON}"


def at(text):
    return Game.from_position(f"players: 1\nscenario: salesman\n{text}", "salesman")


def shown(game, part, language="en"):
    console = Console(width=120)
    with console.capture() as capture:
        screen = Screen(console, Words(game.state.book, language), ["0 human"])
        part(screen, game)
    return capture.get()


def test_the_deliveries_and_what_is_missing():
    game = at(f"0 goods: wool, 2 wine\n0 met: 1 grain-for-tours\n{BUSY}")
    text = shown(game, lambda screen, one: screen.goals(one.state, 0))
    assert "3 wool to Bourges: In Bourges: deliver 3 wool at once." in text
    assert "distance to Bourges: 2, Wool 1/3" in text
    assert "distance to Vendôme: 2, Cheese 0/2, Wine 2/2" in text
    assert "reached (Round 1)" in text


def test_deeds_promise_no_citizen():
    deeds = shown(at(BUSY), lambda screen, one: screen.deeds(one.state))
    assert "Coins 3" in deeds
    assert "Citizens" not in deeds


@pytest.mark.parametrize(
    ("language", "asked", "why"),
    [
        (
            "en",
            "Give up 1 food item or pay 2 coins.",
            "No trading stations: there are none in this",
        ),
        (
            "de",
            "Gib 1 Nahrungsmittel ab oder zahle 2 Münzen.",
            "Keine Kontore: In diesem Szenario gibt es",
        ),
        ("fr", "Cède 1 aliment ou paie 2 pièces.", "Pas de comptoirs : il n’y en a pas dans"),
    ],
)
def test_a_meal_and_a_refusal_in_words(language, asked, why):
    game = at(f"0 goods: wine\n0 coins: 4\n0 board: guildhall farmer craftsman knight; {WAGON}")
    words = Words(game.state.book, language)
    assert game.why_not(0, "use guildhall", words).startswith(why)
    game.play(0, "pass")
    assert game.question(0, words) == asked


def test_a_game_that_is_lost_at_once():
    game = at(f"round: 7\nevent: salesman-07-feeding\n0 coins: 1\n{BUSY}")
    game.play(0, "pass")
    text = shown(game, lambda screen, one: screen.result(one))
    assert "Lost (Round 7): Feeding: what it asks for cannot be paid." in text
