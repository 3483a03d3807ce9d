"""The Plague: the figures of tiles, cards and deeds, read from what they follow from."""

from collections import Counter

import pytest
from plague import at

from orleans.facts.loader import load
from orleans.pieces import WANT_NAMES

COMPONENTS = load("")
CARDS = COMPONENTS.deck("indulgence")
GLASS = next(glass for glass in COMPONENTS.hourglass.glasses if glass.module == "plague")
TILES = [COMPONENTS.hourglass.tiles[n] for n in (*sum(GLASS.stacks, ()), GLASS.lasts[0][1])]
BY_EFFORT = {
    "fifth-station": 5,
    "status-3": 3,
    "second-wheel": 3,
    "status-5": 6,
    "third-tile": 4,
    "first-wine": 4,
    "second-citizen": 4,
    "two-monks": 3,
    "inland-stations": 5,
    "deed-citizen": 4,
    "track-end": 5,
}
MORE_FOR = {"pilgrimage": 1, "donate": 1, "deliver": 1, "build": 2}


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_the_points_of_a_card(card):
    """What it costs, how far its town is from Orléans, and a little more; or by effort."""
    if card.id in BY_EFFORT:
        assert card.points == BY_EFFORT[card.id]
        return
    book = at().state.book
    goods = zip(COMPONENTS.goods, card.goods, strict=False)
    cost = card.coins + sum(good.points * number for good, number in goods)
    distance = book.distances[book.home][card.town] if card.town >= 0 else 0
    assert card.points == cost + distance + MORE_FOR[card.test]


def test_cards_of_the_first_hands_are_simple():
    backs = {back: {card.test for card in CARDS if card.back == back} for back in "AB"}
    assert backs == {"A": {"donate", "deliver"}, "B": {"pilgrimage", "build", "deliver"}}


def test_corpses_of_each_tile():
    """Kind events bring two."""
    two = ("income-a", "bon-voyage-b", "trading-day-b", "grave-goods-c", "retraining-c")
    two += ("peasant-uprising-c", "rat-infestation-d", "fast-travel-d")
    none = ("outbreak", "wake-d", "victory-over-plague-last")
    for tile in TILES:
        name = tile.id.removeprefix("plague-")
        assert tile.brings == (2 if name in two else 0 if name in none else 1), name


def test_how_much_events_ask_or_give():
    amounts = {tile.id.removeprefix("plague-"): tile.amount for tile in TILES if tile.amount}
    assert amounts == {
        "training-a": 2,
        "harvest-a": 1,
        "income-a": 2,
        "consolation-a": 2,
        "indulgence-a": 2,
        "bon-voyage-b": 2,
        "trading-day-b": 1,
        "rat-infestation-b": 5,
        "goods-tax-c": 3,
        "grave-goods-c": 2,
        "retraining-c": 3,
        "rat-infestation-d": 5,
        "development-tax-d": 1,
        "fast-travel-d": 2,
        "wake-d": 5,
    }


def test_spaces_of_deeds():
    spaces = {
        deed.id: [WANT_NAMES[want] for want, _ in deed.spaces(4)]
        for deed in COMPONENTS.deeds
        if deed.board == "plague"
    }
    numbers = {name: len(wants) for name, wants in spaces.items()}
    assert numbers == {
        "alchemy-i": 4,
        "autopsy": 4,
        "plague-coinage": 5,
        "storeroom": 4,
        "herbalism": 4,
        "alchemy-ii": 4,
        "messenger-service": 4,
        "cremation": 6,
    }
    assert Counter(want for wants in spaces.values() for want in wants) == {
        "any": 8,
        "boatman": 4,
        "craftsman": 4,
        "farmer": 6,
        "knight": 4,
        "monk": 2,
        "scholar": 3,
        "trader": 4,
    }
