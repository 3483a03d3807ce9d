"""Tiles of the Big Box that meet others: events, Gaming Room, Well, Church."""

import pytest

from helpers import (
    BUSY,
    at,
    check_pieces,
    go,
    good,
    in_bag,
    me,
    options,
    source,
    stands,
    stock,
)
from orleans import Setup
from orleans.boxes import make_book
from orleans.pieces import FOLLOWER_NAMES

BOOK = make_book(Setup(tiles="all"))


# --- events


@pytest.mark.parametrize(
    "event",
    [
        "event: harvest-b\n0 goods: 2 cheese, 2 wine",
        "event: taxes-a\n0 goods: 2 cheese, 2 wine",
        "event: plague-a\n0 goods: 2 cheese, 2 wine\n0 bag: monk",
    ],
)
def test_brasserie_spares_an_event_for_a_good(event):
    """Ruling 39."""
    text = (
        f"phase: event\n0 tiles: brasserie\n{event}\n0 stock: 2 brasserie-cheese, 2 brasserie-wine"
    )
    game = at(text)
    assert options(game, 0) == ["suffer", "drop cheese", "drop wine"]
    supply = game.state.goods[1]
    go(game, "0 drop cheese")
    assert (good(game, "cheese"), stock(game, "brasserie-cheese")) == (1, 1)
    assert (me(game).coins, game.state.goods[1]) == (5, supply + 1)
    check_pieces(game.state)


@pytest.mark.parametrize("event", ["income-a", "trading-day-a", "pilgrimage-b"])
def test_brasserie_is_not_asked_where_nothing_bad_happens(event):
    """Ruling 39."""
    game = at(
        f"phase: event\nevent: {event}\n0 tiles: brasserie\n0 goods: 2 wine\n"
        "0 stock: 2 brasserie-wine"
    )
    assert not any(way.startswith("drop") for way in options(game, 0))


def test_brasserie_and_sacristy_together():
    game = at(
        "phase: event\nevent: taxes-a\n0 tiles: brasserie, sacristy\n0 board: sacristy monk\n"
        "0 goods: wine\n0 stock: brasserie-wine"
    )
    assert options(game, 0) == ["protect", "suffer", "drop wine"]


def test_brasserie_comes_with_its_goods():
    text = "0 board: village farmer boatman craftsman\noffer: brasserie, hayrick\n"
    game = go(at(text), "0 use village", "0 hire trader", "0 build brasserie")
    assert (good(game, "cheese"), good(game, "wine")) == (2, 2)
    assert (stock(game, "brasserie-cheese"), stock(game, "brasserie-wine")) == (2, 2)
    short = go(at(text + "goods: wine"), "0 use village", "0 hire trader", "0 build brasserie")
    assert (good(short, "cheese"), good(short, "wine")) == (0, 1)
    check_pieces(game.state)


def test_goods_on_the_brasserie_are_spent_last_and_count_everywhere():
    """Rulings 39 and 61."""
    text = "0 tiles: brasserie, merchant-house\n0 goods: 3 wine\n0 stock: 2 brasserie-wine\n"
    game = at("phase: event\nevent: harvest-b\n0 coins: 0\n" + text)
    go(game, "0 suffer")
    assert (good(game, "wine"), stock(game, "brasserie-wine")) == (1, 1)
    assert source(text, "wine") == 9
    assert source(text, "merchant-house") == 4


def test_a_lost_brasserie_leaves_its_goods():
    """Ruling 14."""
    game = at(
        "phase: event\nevent: taxes-a\n0 tiles: brasserie\n0 goods: 2 wine\n0 coins: 1\n"
        "0 stock: 2 brasserie-wine"
    )
    go(game, "0 suffer", "0 give tile brasserie")
    assert (good(game, "wine"), stock(game, "brasserie-wine")) == (2, 0)


# --- the Gaming Room


ROOM = "0 tiles: gaming-room, gunpowder-tower\n"


def test_gaming_room_takes_followers_like_a_deed():
    """Ruling 40."""
    game = at(ROOM + f"0 board: town-hall farmer monk; {BUSY}")
    go(game, "0 use town-hall")
    assert "send farmer gaming-room" in options(game, 0)
    assert "send monk gaming-room" not in options(game, 0)
    go(game, "0 send farmer gaming-room", "0 done")
    assert (stands(game, "gaming-room.0"), me(game).coins) == ("farmer", 5)
    assert not any(
        "gaming" in way
        for way in options(at("phase: planning\n" + ROOM + "0 market: farmer, own-farmer"), 0)
    )
    tower = at(ROOM + "0 board: gunpowder-tower knight scholar")
    go(tower, "0 use gunpowder-tower", "0 send knight gaming-room", "0 send scholar gaming-room")
    assert (stands(tower, "gaming-room.1"), stands(tower, "gaming-room.2")) == ("scholar", "knight")
    check_pieces(tower.state)


def test_wine_and_cheese_are_served_without_an_action():
    """Ruling 40."""
    game = at(ROOM + f"0 board: {BUSY}\n0 goods: 2 wine, cheese")
    assert options(game, 0) == ["pass", "put cheese", "put wine", "use wagon"]
    go(game, "0 put wine")
    assert options(game, 0) == ["pass", "put cheese", "use wagon"]
    go(game, "0 put cheese")
    assert (good(game, "wine"), good(game, "cheese")) == (1, 0)
    assert options(game, 0) == ["pass", "use wagon"]
    check_pieces(game.state)


def test_a_full_and_served_gaming_room_counts_three_citizens():
    """Ruling 40."""
    full = ROOM + "0 board: gaming-room farmer scholar knight\n0 development: 9\n"
    served = full + "0 stock: gaming-cheese, gaming-wine\n"
    assert source(served, "gaming-room") == 9
    assert source(full, "gaming-room") == 0
    assert source(served.replace("farmer scholar knight", "farmer scholar -"), "gaming-room") == 0
    taxed = at("phase: event\nevent: taxes-a\n" + served)
    assert me(taxed).coins == 5
    lost = at("phase: event\nevent: taxes-a\n0 goods: wool\n0 coins: 0\n" + served)
    go(lost, "0 give tile gaming-room")
    assert (good(lost, "wine"), in_bag(lost, "farmer")) == (1, 1)
    check_pieces(lost.state)


# --- the Well


WELL = "event: income-a\n0 tiles: well\n0 board: well boatman knight scholar\n"


@pytest.mark.parametrize(
    "place",
    [
        "farm-house",
        "village",
        "university",
        "castle",
        "monastery",
        "ship",
        "wagon",
        "guildhall",
        "scriptorium",
    ],
)
def test_well_with_each_place_of_the_board(place):
    """Ruling 51."""
    game = go(at(WELL), "0 use well")
    assert f"use {place}" in options(game, 0)
    go(game, f"0 use {place}")
    while game.actors == (0,):
        game.play(0, game.moves(0)[-1])
    assert all(in_bag(game, kind) >= 1 for kind in ("boatman", "knight", "scholar"))
    check_pieces(game.state)


ACTION_TILES = [
    place.id
    for place in BOOK.components.places
    if place.category and place.use == "action" and not place.only_with and place.id != "well"
]
READY = """
    players: 3
    event: income-a
    supply: 5 farmer, 5 monk, 5 boatman, 5 knight
    0 goods: 3 grain, 2 cheese, wine
    0 coins: 20
    0 tracks: 2 farmers, 1 boatmen, 2 craftsmen, 2 scholars
    0 stations: nevers
    0 gears: 1
    """


def filled(tile):
    """The tile's board line with the right follower on each space; a monk where any may stand."""
    number = BOOK.numbers[tile]
    names = (*FOLLOWER_NAMES, "monk", "monk")
    wants = BOOK.want[BOOK.first[number] : BOOK.last[number]]
    return f"{tile} {' '.join(names[want] for want in wants)}"


@pytest.mark.parametrize("tile", ACTION_TILES)
def test_well_with_each_tile(tile):
    """Ruling 51: activated or not; followers on the copied tile stay."""
    board = f"0 board: well boatman knight scholar; ship gear - -; {filled(tile)}"
    rival = (
        f"1 tiles: {'hospital' if tile != 'hospital' else 'cellar'}\n"
        f"1 board: {filled('hospital' if tile != 'hospital' else 'cellar')}; {BUSY}"
    )
    game = at(
        f"{READY}\n    0 tiles: well, {tile}\n    {board}\n    " + rival.replace("\n", "\n    ")
    )
    go(game, "0 use well")
    assert f"use {tile}" in options(game, 0), game.why_not(0, tile)
    go(game, f"0 use {tile}")
    while game.actors == (0,):
        game.play(0, game.moves(0)[-1])
    check_pieces(game.state)
    first = BOOK.first[BOOK.numbers[tile]]
    if tile != "workshop":
        assert me(game).spaces[first] != 0
    assert stands(game, "well.0") == "-"


def test_well_needs_something_to_carry_out():
    game = at(WELL)
    assert "use well" in options(game, 0)
    assert "use well" not in options(go(game, "0 use well"), 0)


# --- the Church


CHURCHED = [tile for tile in [*ACTION_TILES, "well"] if tile != "church"]


@pytest.mark.parametrize("tile", CHURCHED)
def test_church_with_each_tile_it_may_use(tile):
    """Ruling 52."""
    text = f"""{READY}
    0 tiles: church
    0 board: church monk; ship gear - -
    1 tiles: {tile}
    1 board: {filled(tile)}; {BUSY}
    """
    game = go(at(text), "0 use church")
    if game.actors == (0,) and f"use {tile}" in options(game, 0):
        go(game, f"0 use {tile}")
    assert me(game, 1).coins == 7
    while game.actors == (0,):
        game.play(0, game.moves(0)[-1])
    assert in_bag(game, "monk") == 1
    assert stands(game, "church.0") == "-"
    first = BOOK.first[BOOK.numbers[tile]]
    assert me(game, 1).spaces[first] != 0  # it stays activated for its owner
    check_pieces(game.state)


def test_church_pays_for_the_owners_audience_in_the_theatre():
    """Ruling 54."""
    game = at(
        f"0 tiles: church\n0 board: church monk\n1 tiles: theatre\n"
        f"1 board: theatre farmer - - trader - - -; {BUSY}"
    )
    go(game, "0 use church")
    assert (me(game).coins, me(game, 1).coins) == (5 - 2 + 2, 7)


def test_church_finds_no_tile_that_is_not_activated_or_no_action():
    """Ruling 52."""
    text = f"0 tiles: church\n0 board: church monk; {BUSY}\n"
    for theirs in (
        "1 tiles: winery\n1 board: winery farmer -",
        "1 tiles: sacristy\n1 board: sacristy monk",
        "1 tiles: tavern\n1 board: tavern trader",
        "1 tiles: gunpowder-tower\n1 board: gunpowder-tower knight knight",
        "1 tiles: school, cathedral",
    ):
        assert at(text + theirs).why_not(0, "church").startswith("no other player has")
    assert at(text + "0 coins: 1").why_not(0, "church") == "the Church costs 2 coins"
    pharmacy = "1 tiles: pharmacy\n1 board: pharmacy farmer\n0 coins: 2"
    assert at(text + pharmacy).why_not(0, "church").startswith("no other player has")


def test_road_through_the_church():
    """Ruling 50."""
    game = at(
        f"0 tiles: church\n0 board: church monk\n1 tiles: road\n1 stock: 3 road-station\n"
        f"1 board: road craftsman trader knight; {BUSY}"
    )
    go(game, "0 use church")
    assert stock(game, "road-station") == 1
    assert game.why_not(1, "road") == "the Road holds four trading stations already"


def test_church_and_well_do_not_turn_in_circles():
    """Ruling 51."""
    game = at(f"""
        event: income-a
        0 coins: 2000
        0 tiles: church
        0 board: church monk; {BUSY}
        1 tiles: well
        1 board: well boatman knight scholar; {BUSY}
        """)
    go(game, "0 use church")
    assert "use castle" in options(game, 0)
    assert "use church" not in options(game, 0)


def test_church_finds_nothing_in_a_bathhouse_for_an_empty_bag():
    """Ruling 22."""
    game = at(f"""
        0 tiles: church
        0 board: church monk; {BUSY}
        0 market: own-farmer, own-boatman, own-craftsman, own-trader
        1 tiles: bathhouse
        1 board: bathhouse boatman; {BUSY}
        """)
    assert game.why_not(0, "church").startswith("no other player has")
