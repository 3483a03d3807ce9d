"""Prosperity in the log: who lays, mans, leads and builds what."""

import pytest
from structures_at import PLANNING, prosperity

from helpers import BUSY, go
from orleans.notation.lines import results
from orleans.notation.words import Words
from orleans.server.story import Log

GRANARY = """
    face-down: etampes_montargis_road 0; orleans_blois_water good
    hidden-goods: 2 wine
    0 unbuilt: 9
    """


def lines(game, language="en", reader=1):
    """The log, as somebody reads it."""
    words = Words(game.state.book, language, ("Anna", "Ben"))
    found = Log(game, range(len(game.history())), reader, words, results(game.story_for(reader)))
    return [line.words.replace("\u00a0", " ") for part in found.rounds() for line in part.lines]


def told(text, *steps):
    game = prosperity(text)
    game.listen()
    return go(game, *steps)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anna lays 1 grain beside “Granary”", "Anna lays a coin beside “Mint”"]),
        ("de", ["Anna legt 1 Getreide zu „Kornspeicher“", "Anna legt eine Münze zu „Münzstätte“"]),
        (
            "fr",
            [
                "Anna pose 1 blé près de « Grenier à blé »",
                "Anna pose une pièce près de « Hôtel de la monnaie »",
            ],
        ),
    ],
)
def test_what_is_laid_is_told(language, said):
    game = told(
        f"""
        face-down: sancerre_nevers_water 0; etampes_montargis_road 0
        hidden-goods: 2 wine
        0 unbuilt: 8
        0 structures: granary etampes_montargis_road; mint sancerre_nevers_water
        0 goods: grain
        0 board: {BUSY}
        """,
        "0 lay grain at granary",
        "0 lay coin at mint",
    )
    assert lines(game, language) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Anna lays 2 coins beside “Mint”",
                "Anna places a farmer on the Wagon",
                "Anna lays 1 grain beside “Granary”",
                "You have finished planning",
                "Anna completes “Granary”",
            ],
        ),
        (
            "de",
            [
                "Anna legt 2 Münzen zu „Münzstätte“",
                "Anna setzt einen Bauern auf den Wagen",
                "Anna legt 1 Getreide zu „Kornspeicher“",
                "Du bist mit der Planung fertig",
                "Anna vollendet „Kornspeicher“",
            ],
        ),
        (
            "fr",
            [
                "Anna pose 2 pièces près de « Hôtel de la monnaie »",
                "Anna place un fermier sur le chariot",
                "Anna pose 1 blé près de « Grenier à blé »",
                "Tu as fini de planifier",
                "Anna achève « Grenier à blé »",
            ],
        ),
    ],
)
def test_what_is_laid_in_a_plan_is_told_when_the_plans_are_open(language, said):
    """Ruling 213: with the plan, and what it completes before anybody acts."""
    game = told(
        PLANNING,
        "0 lay coin at mint",
        "0 place farmer wagon.0",
        "0 lay coin at mint",
        "0 lay grain at granary",
        "0 ready",
    )
    assert lines(game, language) == []
    go(game, "1 ready")
    assert lines(game, language)[: len(said)] == said


def test_a_deed_and_a_structure_are_two_lines():
    game = told(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n"
        f"0 board: town-hall farmer monk; {BUSY}\n1 board: {BUSY}",
        "0 use town-hall",
        "0 send monk orphanage",
        "0 reward coins",
        "0 send farmer to structure granary",
    )
    assert lines(game) == [
        "Anna sends a monk to Building the Orphanage: +1 coin",
        "Anna sends a farmer to “Granary”",
    ]


def test_the_last_thing_tells_that_it_is_complete():
    """What lay there was told before."""
    board = f"0 board: town-hall farmer; {BUSY}\n1 board: {BUSY}"
    full = "0 structures: granary etampes_montargis_road 1 farmer 2 grain"
    game = told(
        f"{GRANARY}\n{full}\n{board}", "0 use town-hall", "0 send farmer to structure granary"
    )
    assert lines(game) == ["Anna sends a farmer to “Granary”: completes “Granary”"]
    full = "0 structures: granary etampes_montargis_road 2 farmer 1 grain\n0 goods: grain"
    game = told(f"{GRANARY}\n{full}\n{board}", "0 lay grain at granary")
    assert lines(game) == ["Anna lays 1 grain beside “Granary”: completes “Granary”"]


def test_the_carpenter_is_led_before_he_builds():
    game = told(
        f"{GRANARY}\n0 completed: granary\n0 structure-card: river-port\n"
        f"0 board: carpenter boatman; {BUSY}\n1 board: {BUSY}",
        "0 use carpenter",
        "0 carpenter blois by water",
        "0 build structure on orleans_blois_water",
        "0 keep structure 1",
    )
    assert lines(game) == [
        "Anna uses the Carpenter: leads the Carpenter to Blois, −1 trading station, "
        "builds “River Port”"
    ]


def test_without_a_choice_it_is_told_too():
    game = told(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\ndeeds: orphanage 3 farmer\n"
        f"0 board: town-hall farmer; {BUSY}\n1 board: {BUSY}",
        "0 use town-hall",
    )
    assert lines(game) == ["Anna sends a farmer to “Granary”"]


@pytest.mark.parametrize(
    ("language", "fire", "repair"),
    [
        ("en", "Firestorm: You turn the Hayrick face down", "You turn the Library face up again"),
        (
            "de",
            "Feuersbrunst: Du drehst den Heuschober um",
            "Du deckst die Bibliothek wieder auf",
        ),
        (
            "fr",
            "Grand incendie : Tu retournes la meule de foin",
            "Tu remets la bibliothèque face visible",
        ),
    ],
)
def test_tiles_face_down_and_up_again(language, fire, repair):
    text = f"0 board: {BUSY}\n1 board: -"
    game = told(f"round: 8\n0 tiles: hayrick\n{text}", "0 pass")
    assert fire in lines(game, language, reader=0)
    game = told(f"round: 11\n0 burned-tiles: library\n{text}", "0 pass")
    assert lines(game, language, reader=0)[1].endswith(repair)


def test_in_french_only_a_verb_has_tu():
    text = f"0 board: {BUSY}\n0 coins: 5\n1 coins: 0\n1 board: -"
    game = told(f"round: 10\n{text}", "0 pass", "0 go blois by water")
    assert "Pérégrination : Toi vers Blois, −2 pièces" in lines(game, "fr", reader=0)
    game = told(f"round: 4\n{text.replace('1 coins: 0', '1 coins: 3')}", "0 pass")
    assert "Impôts : Toi −3 pièces, Ben −3 pièces" in lines(game, "fr", reader=0)


def test_what_is_laid_before_an_event_is_told_before_it():
    game = told(
        f"round: 4\nphase: lay-before-event\n{GRANARY}\n0 goods: grain\n"
        "0 structures: granary etampes_montargis_road",
        "0 lay grain at granary",
    )
    assert lines(game)[:2] == [
        "Anna lays 1 grain beside “Granary”",
        "Taxes: Anna −3 coins, You −3 coins",
    ]
