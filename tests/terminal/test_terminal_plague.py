"""The Plague in the terminal: cards and corpses in words."""

import pytest
from rich.console import Console

from orleans import Game
from orleans.notation.words import Words
from orleans.terminal.screen import Screen

BUSY = "wagon farmer trader knight"
TEXT = f"""
players: 2
modules: plague
round: 2
event: plague-income-a
display: two-monks
plague-cards: late-doctor
0 cards: pilgrimage-vierzon
0 fulfilled: donate-1-grain
0 market: 2 corpse
0 board: sickbed plague-doctor; infirmary monk; {BUSY}
1 cards: donate-1-wool
1 board: {BUSY}
"""


def shown(game, part, language="en"):
    console = Console(width=200)
    with console.capture() as capture:
        part(Screen(console, Words(game.state.book, language), ["Ann", "Ben"]))
    return capture.get()


@pytest.mark.parametrize(
    ("language", "hand", "display", "plague"),
    [
        ("en", "Indulgence cards: Pilgrimage to Vierzon", "On display: Two monks", "Late doctor"),
        ("de", "Ablasskarten: Wallfahrt nach Vierzon", "Auslage: Zwei Mönche", "Später Doktor"),
        ("fr", "Cartes Indulgence: Pèlerinage à Vierzon", "Étalage: Deux moines", "Médecin en"),
    ],
)
def test_the_cards_that_a_seat_may_see(language, hand, display, plague):
    game = Game.from_position(TEXT, "terminal")
    text = shown(game, lambda screen: screen.players(game.view(0).table), language)
    assert hand in text
    assert display in text
    assert plague in text
    assert "?" in text  # the other player's card
    assert "Wool" not in text


def test_the_doctor_waits_on_the_board_and_corpses_in_the_market():
    game = Game.from_position(TEXT, "terminal")
    text = shown(game, lambda screen: screen.board(game.view(0).table, 0))
    assert "Plague Doctor" in text
    assert "Corpse" in text or "corpse" in text


@pytest.mark.parametrize(
    ("language", "asked", "move"),
    [
        ("en", "Which Indulgence card do you take?", "Take “Two monks”"),
        ("de", "Welche Ablasskarte nimmst du?", "„Zwei Mönche“ nehmen"),
        ("fr", "Quelle carte Indulgence prends-tu\u00a0?", "Prendre «\u00a0Deux moines\u00a0»"),
    ],
)
def test_the_infirmary_in_words(language, asked, move):
    game = Game.from_position(TEXT, "terminal")
    game.play(0, "use infirmary")
    words = Words(game.state.book, language)
    assert game.question(0, words) == asked
    assert move in [words.move_now(game.state, 0, one) for one in game.moves(0)]


def test_what_cards_ask_for_and_what_the_hour_glass_brings():
    game = Game.from_position(TEXT, "terminal")
    text = shown(game, lambda screen: screen.goals(game.view(0).table, 0))
    assert "Pilgrimage to Vierzon (2): distance to Vierzon: 1" in text
    assert "Two monks (3): 0/2" in text
    text = shown(game, lambda screen: screen.heading(game.view(0)))
    assert "(+2 corpses)" in text


def test_the_bed_where_the_doctor_waits_is_no_place_that_is_ready():
    game = Game.from_position(TEXT, "terminal")
    text = shown(game, lambda screen: screen.board(game.view(0).table, 0))
    assert "Infirmary !" in text
    assert "Sickbed !" not in text
    assert "Sickbed" not in text.split("Bag:")[1]
