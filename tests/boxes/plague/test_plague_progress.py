"""The Plague: what the pages are told about cards."""

import pytest
from plague import at

from helpers import go
from orleans import Setup
from orleans.boxes import make_book
from orleans.server.components import components_of
from orleans.server.encode import cards_of

CARDS = """
    0 cards: {}
    0 coins: 2
    0 goods: grain, 4 cheese
    0 merchant: {}
    0 board: castle farmer boatman trader; ship farmer boatman knight
    display: two-monks, donate-3-wine
    """


def lacking(card, town="orleans", *steps):
    """The parts of a card in the hand of seat 0, and whether it is too late for it."""
    game = go(at(CARDS.format(card, town)), *steps)
    found = next(one for one in cards_of(game.view(0).table, 0) if one.id == card)
    return [(part.what, part.have, part.need) for part in found.parts], found.missed


@pytest.mark.parametrize(
    ("card", "town", "parts"),
    [
        ("donate-3-coins", "orleans", [("coins", 2, 3)]),
        ("donate-3-cheese", "orleans", [("good:cheese", 3, 3)]),
        ("pilgrimage-vierzon", "vierzon", [("town:vierzon", 0, 1)]),  # it was there before
        ("build-blois", "blois", [("town:blois", 0, 1)]),
        (
            "deliver-bourges",
            "bourges",
            [("town:bourges", 1, 1), ("good:cheese", 1, 1), ("good:wine", 0, 1)],
        ),
        ("second-wheel", "orleans", [("card:second-wheel", 0, 2)]),
        ("track-end", "orleans", []),
    ],
)
def test_what_a_card_lacks(card, town, parts):
    assert lacking(card, town) == (parts, False)


def test_a_milestone_that_was_passed_is_missed():
    game = at("0 cards: second-citizen\n0 citizens: 2")
    assert [one.missed for one in cards_of(game.view(0).table, 0)] == [True]


def test_others_are_told_about_the_display_only():
    table = at(CARDS.format("track-end", "orleans")).view(1).table
    assert [one.id for one in cards_of(table, 1)] == ["donate-3-wine", "two-monks"]
    assert cards_of(table, None) == []


def test_the_decks_are_components_where_they_are_played():
    found = components_of(at("").state.book, "de")
    assert {card.deck for card in found.cards} == {"indulgence", "plague-card"}
    assert (
        next(card for card in found.cards if card.id == "donate-1-wine").name == "Spende von 1 Wein"
    )
    when = {event.event: event.when for event in found.hourglass}
    assert when["closing-day"] == when["quarantine"] == "round"


def test_no_cards_without_the_plague():
    assert components_of(make_book(Setup()), "en").cards == []
