"""Prosperity in the terminal: the Carpenter, structures, goods face down."""

import pytest
from rich.console import Console

from orleans import Game
from orleans.notation.words import Words
from orleans.terminal.screen import Screen

BUSY = "wagon farmer trader knight"
TEXT = f"""
players: 2
scenario: prosperity
round: 9
0 structure-card: mint
1 structure-card: keep
carpenter: tours
face-down: etampes_montargis_road 0; orleans_vierzon_road good; orleans_blois_water 1
hidden-goods: 2 wine, grain
0 structures: granary etampes_montargis_road 1 farmer 1 grain
0 unbuilt: 9
0 goods: grain
0 board: {BUSY}; carpenter trader boatman
1 completed: river-port
1 unbuilt: 9
1 burned-tiles: library
1 board: {BUSY}
"""


def shown(part, language="en"):
    game = Game.from_position(TEXT, "terminal")
    console = Console(width=200)
    with console.capture() as capture:
        part(Screen(console, Words(game.state.book, language), ["Ann", "Ben"]), game)
    return capture.get()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "Ann: Structure card: Mint",
                "Ann: Structures: Granary (Étampes–Montargis (road), 1 farmer, 1 grain)",
                "Ben: Structure card: ?",
                "Ben: Completed structures: River Port",
                "Ben: Place tiles face down: Library",
                "Carpenter: Tours",
                "Goods face down: 1 Grain, 2 Wine",
            ),
        ),
        ("de", ("Ann: Bauwerkkarte: Münzstätte", "Zimmermann: Tours", "Verdeckte Waren:")),
        ("fr", ("Ann: Carte Édifice: Hôtel de la monnaie", "Charpentier: Tours")),
    ],
)
def test_what_a_seat_may_see(language, said):
    text = shown(lambda screen, game: screen.players(game.view(0).table), language)
    for line in said:
        assert line in text
    assert "Keep" not in text


def test_the_map_has_goods_face_down_and_structures():
    text = shown(lambda screen, game: screen.map(game.view(0).table, 0))
    assert "good face down" in text
    assert "structure of Ben" in text


def test_what_the_cards_lack():
    text = shown(lambda screen, game: screen.hand(game.view(0).table, 0))
    assert "Mint (13): distance to Nevers: 4, Craftsman 0/1, Trader 2/2, Coins 4/4" in text
    assert "Granary (10): Farmer 1/2, Grain 1/2" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Lay 1 grain beside “Granary”"), ("de", "Getreide zu „Kornspeicher“ legen")],
)
def test_moves_in_words(language, said):
    game = Game.from_position(TEXT, "terminal")
    words = Words(game.state.book, language)
    assert said.lower() in [
        text.removeprefix("1 ").lower() if language == "de" else text.lower()
        for text in (words.move(move) for move in game.moves(0))
    ]
