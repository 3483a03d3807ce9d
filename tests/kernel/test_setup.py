"""Preparing the table, by players and edition."""

import pytest

from helpers import SETUPS, check_pieces
from orleans import BadSetup, Game, Setup


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_every_edition_and_player_count(edition, players):
    game = Game(Setup(players=players, edition=edition), seed="1")
    t = game.state
    expected = {
        2: ([12, 6, 6, 6, 8, 8, 8], 16, 43, 78),
        3: ([14, 8, 8, 8, 11, 11, 11], 16, 48, 84),
        4: ([16, 10, 10, 10, 14, 14, 14], 16, 52, 90),
        5: ([18, 12, 12, 12, 17, 17, 17], 20, 52, 90),
    }
    supply, gears, lying, goods = expected[players]
    assert (t.supply, t.gears) == (supply, gears)
    assert len(t.lying) == lying
    assert all(t.lying)
    assert sum(t.goods) == goods - lying
    assert len(t.offer) == (26 if edition == "bigbox" else 20)
    for player in t.players:
        assert (player.coins, player.stations, player.town) == (5, 10, 0)
        assert sum(player.market) == 4
    check_pieces(t)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5, "edition": "dlp"}, "the dlp edition is for 2 to 4 players, not 5"),
        ({"players": 1}, "2 to 5 players, not 1"),
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": "3"}, "2 to 5 players, not 3"),
        ({"edition": "gold"}, "there is no edition 'gold'; known are dlp, capstone, bigbox"),
        ({"scenario": "chess"}, "there is no scenario 'chess'"),
        ({"scenario": "picnic"}, "there is no scenario 'picnic'; known are base"),
        ({"difficulty": "hard"}, "the scenario base has no difficulty 'hard'; it has none"),
        ({"last_event": "silentium"}, "only be chosen with the module events"),
        ({"modules": ("events",), "last_event": "tax"}, "no last event 'tax'"),
        ({"modules": ("dragons",)}, "there is no module 'dragons'"),
        ({"planning": "open"}, "there is no planning 'open'"),
    ],
)
def test_an_impossible_setup_is_refused_with_the_reason(options, reason):
    with pytest.raises(BadSetup, match=reason):
        Setup(**options)


def test_the_same_seed_deals_the_same_table():
    assert Game(Setup(), seed="a").state == Game(Setup(), seed="a").state
    assert Game(Setup(), seed="a").state != Game(Setup(), seed="b").state


def test_tables_of_different_setups_differ():
    one = Game(Setup(players=2, edition="dlp"), seed="a").state
    other = Game(Setup(players=2, edition="capstone"), seed="a").state
    assert one != other


def offer(seed="1", **options):
    game = Game(Setup(players=2, **options), seed=seed)
    return [game.state.book.components.places[n] for n in game.state.offer]


def test_the_big_box_offers_13_random_tiles_of_each_category():
    tiles = offer()
    assert [sum(tile.category == c for tile in tiles) for c in ("I", "II")] == [13, 13]
    assert tiles != offer(seed="2")


def test_the_older_editions_offer_the_twenty_of_the_base_box():
    for edition in ("dlp", "capstone"):
        assert {tile.box for tile in offer(edition=edition)} == {"base"}


def test_the_offer_can_be_chosen():
    assert [tile.id for tile in offer(tiles=("well", "brewery"))] == ["brewery", "well"]
    assert [t.id for t in offer(tiles="church, brewery", edition="dlp")] == ["brewery", "church"]
    assert len(offer(tiles="all")) == 57
    game = Game(Setup(players=2, tiles="all"), seed="1")
    assert Game.replay(game.record()).state == game.state
    with pytest.raises(BadSetup, match="there is no place tile 'palace'"):
        Setup(tiles="palace")


ITS_TILES = ["brasserie", "merchant-house", "sheep-farm"]


@pytest.mark.parametrize("edition", ["dlp", "capstone"])
@pytest.mark.parametrize("module", ["orders", "events", "trade", "intrigue"])
def test_the_tiles_of_trade_and_intrigue_join_the_older_editions(edition, module):
    """Ruling 110."""
    usual = [tile.id for tile in offer(edition=edition)]
    found = [tile.id for tile in offer(edition=edition, modules=(module,))]
    assert found == usual + ITS_TILES
    assert [tile.id for tile in offer(edition=edition, tiles="trade-intrigue")] == found


def test_the_tiles_of_trade_and_intrigue_are_not_added_twice():
    """Ruling 110."""
    assert Setup(tiles="trade-intrigue") == Setup()
    dlp = Setup(edition="dlp", modules=("orders",))
    assert Setup(edition="dlp", modules=("orders",), tiles="trade-intrigue") == dlp
    game = Game(Setup(edition="dlp", tiles="trade-intrigue"), seed="1")
    assert "tiles: trade-intrigue" in game.record()
    assert Game.replay(game.record()).state == game.state
    with pytest.raises(BadSetup, match="name place tiles, or add those of trade-intrigue"):
        Setup(edition="dlp", tiles="hayrick trade-intrigue")


@pytest.mark.parametrize("number", [3, 5])
@pytest.mark.parametrize("edition", ["dlp", "capstone", "bigbox"])
def test_a_market_has_as_many_tiles_of_each_category(edition, number):
    """Ruling 111."""
    tiles = offer(edition=edition, tiles=f"market-{number}")
    assert [sum(tile.category == c for tile in tiles) for c in ("I", "II")] == [number, number]
    assert tiles != offer(edition=edition, tiles=f"market-{number}", seed="2")


def test_a_market_of_named_tiles():
    """Ruling 111."""
    names = "hayrick, winery, brewery, library, cellar"
    found = offer(tiles=f"market-3, {names}")
    assert [sum(tile.category == c for tile in found) for c in ("I", "II")] == [3, 1]
    assert len(offer(edition="dlp", tiles="market-5 all")) == 10
    with pytest.raises(BadSetup, match="3 or 5 place tiles of each category, not both"):
        Setup(tiles="market-3 market-5")


def test_the_first_printing_has_one_stack_of_one_strength():
    """Ruling 112."""
    game = Game(Setup(players=2, edition="dlp", events="first-printing"), seed="1")
    book = game.state.book
    assert [(len(stack), draws) for stack, draws in book.stacks_of_time] == [(1, 1), (17, 17)]
    tiles = book.components.hourglass.tiles
    amounts = {
        (book.components.events[tiles[n].event].id, tiles[n].amount)
        for stack, _ in book.stacks_of_time
        for n in stack
    }
    assert amounts == {
        ("pilgrimage", 0),
        ("income", 1),
        ("harvest", 1),
        ("taxes", 3),
        ("trading-day", 1),
        ("plague", 0),
    }
    assert tiles[game.state.event].id == "first-printing-pilgrimage-0"
    assert "events: first-printing" in game.record()
    assert Game.replay(game.record()).state == game.state
    assert Game.from_position(game.position()).state == game.state


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"edition": "bigbox"}, "are played with dlp"),
        ({"edition": "dlp", "modules": ("events",)}, "do not go with other events"),
        ({"edition": "dlp", "events": "second"}, "there is no printing of the events 'second'"),
    ],
)
def test_the_first_printing_is_for_the_dlp_edition_and_its_own_events(options, reason):
    """Ruling 112."""
    with pytest.raises(BadSetup, match=reason):
        Setup(players=2, **{"events": "first-printing", **options})
