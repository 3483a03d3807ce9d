"""The Dignitary in the terminal: the choice of citizens, and where they wait."""

import pytest
from rich.console import Console

from orleans import Game, Setup
from orleans.notation.words import Words
from orleans.terminal.screen import Screen

DIGNITARY = Setup(players=1, scenario="dignitary")


def shown(game, show, language="en"):
    console = Console(width=120)
    with console.capture() as capture:
        show(Screen(console, Words(game.state.book, language), ["0 human"]))
    return capture.get()


@pytest.mark.parametrize(
    ("language", "asked", "first", "second"),
    [
        (
            "en",
            "Choose where citizens wait (7 more).",
            "Place citizens on the usual spaces",
            "Place a citizen: Boatmen track 5",
        ),
        (
            "de",
            "Wähle, wo Bürger warten (noch 7).",
            "Bürger auf die üblichen Felder setzen",
            "Bürger setzen: Schifferleiste 5",
        ),
        (
            "fr",
            "Choisis où des citoyens attendent (encore 7).",
            "Placer les citoyens sur les cases habituelles",
            "Placer un citoyen\u00a0: Piste des bateliers 5",
        ),
    ],
)
def test_the_choice_of_citizens_in_words(language, asked, first, second):
    game = Game(DIGNITARY, seed="1")
    words = Words(game.state.book, language)
    assert game.question(0, words) == asked
    assert [words.move(move) for move in game.moves(0)[:2]] == [first, second]


def test_the_heading_before_the_first_round():
    game = Game(DIGNITARY, seed="1")
    text = shown(game, lambda screen: screen.heading(game.view(0)))
    assert "The Dignitary · Round 0/16 · Preparation" in text


def test_citizens_are_shown_where_they_wait():
    game = Game(DIGNITARY, seed="1")
    game.play(0, "settle plague")
    game.play(0, "settle the rest")
    tracks = shown(game, lambda screen: screen.tracks(game.state))
    assert "Citizens: Development 3, Development 18, Vendôme, Tours, Vierzon, Sancerre" in tracks
    assert "Farmers track                   0/8       4" in tracks  # no good comes next
    deeds = shown(game, lambda screen: screen.deeds(game.state)).splitlines()
    last = {line[:20].strip(): "the last one: Citizens 1" in line for line in deeds[2:]}
    assert last["Defeating the plague"]
    assert last["Papal conclave"]
    assert not last["Building the cathedr"]
