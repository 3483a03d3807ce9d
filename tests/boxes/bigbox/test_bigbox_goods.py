"""Tiles of the Big Box: who stands where, goods, the die, points at the end."""

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
    tiles,
    town,
    track,
)
from orleans import IllegalMove, Setup
from orleans.boxes import make_book

BOOK = make_book(Setup(tiles="all"))


# --- who may stand where


def test_barracks_let_anybody_stand_for_a_knight():
    """Ruling 60."""
    game = at("phase: planning\n0 tiles: barracks\n0 market: own-farmer, scholar, monk")
    for kind in ("own-farmer", "scholar", "monk"):
        for space in ("ship.2", "wagon.2", "guildhall.2", "scriptorium.0"):
            assert f"place {kind} {space}" in options(game, 0)
    assert game.why_not(0, "place own-farmer ship.1") == "this follower may not stand on that space"


def test_theatre_takes_one_of_each_type_and_nobody_in_their_stead():
    """Ruling 54."""
    game = at(
        "phase: planning\n0 tiles: theatre, school, herb-garden, barracks\n"
        "0 market: monk, scholar, boatman, own-farmer"
    )
    ways = [way for way in options(game, 0) if "theatre" in way]
    assert ways == [
        "place boatman theatre.1",
        "place scholar theatre.5",
        "place monk theatre.6",
        "place own-farmer theatre.0",
    ]


def test_theatre_pays_a_coin_for_each_follower():
    game = at("0 tiles: theatre\n0 board: theatre own-farmer - - trader - - monk")
    go(game, "0 use theatre")
    assert me(game).coins == 8
    assert in_bag(game, "monk") == in_bag(game, "own-farmer") == 1
    empty = at(f"0 tiles: theatre\n0 board: {BUSY}")
    assert "use theatre" not in options(empty, 0)


# --- goods


def test_farm_gives_the_good_at_the_marker():
    text = f"0 tiles: farm\n0 board: farm farmer boatman; {BUSY}\n"
    assert good(go(at(text + "0 tracks: 5 farmers"), "0 use farm"), "wine") == 1
    start = at(text)
    assert "has not left the start" in start.why_not(0, "farm")  # ruling 64
    empty = at(text + "0 tracks: 5 farmers\ngoods: grain")
    assert empty.why_not(0, "farm") == "the supply has no wine left"


BAKERY = f"0 tiles: bakery\n0 board: bakery farmer craftsman; {BUSY}\n"


def test_bakery_turns_up_to_three_grain_into_bread():
    """Ruling 42."""
    game = go(at(BAKERY + "0 goods: 4 grain"), "0 use bakery")
    assert options(game, 0) == ["bake 1", "bake 2", "bake 3"]
    go(game, "0 bake 3")
    assert (good(game, "grain"), good(game, "bread"), me(game).coins) == (1, 3, 3)
    check_pieces(game.state)
    assert at(BAKERY + "0 goods: grain\n0 coins: 1").why_not(0, "bakery") == "baking costs 2 coins"
    assert at(BAKERY).why_not(0, "bakery") == "you have no grain to bake"


def test_bread_is_worth_the_status_and_counts_for_taxes_and_harvest():
    """Ruling 42."""
    assert source("0 tiles: bakery\n0 goods: 2 bread\n0 development: 9", "bakery") == 6
    taxed = at("phase: event\nevent: taxes-a\n0 goods: 2 bread\n0 coins: 5")
    assert me(taxed).coins == 3
    eaten = at("phase: event\nevent: harvest-a\n0 goods: bread, wine\n0 coins: 5")
    before = eaten.state.goods[0]
    assert options(eaten, 0) == ["pay 5", "give wine", "give bread"]
    go(eaten, "0 give bread")
    assert eaten.state.goods[0] == before + 1
    check_pieces(eaten.state)


def test_bread_is_no_type_of_good():
    """Ruling 42."""
    goods = "0 goods: 3 bread, cheese, wine, wool, brocade\n"
    assert source(f"0 tiles: depot\n{goods}", "depot") == 0
    assert source(f"0 tiles: merchant-house\n{goods}", "merchant-house") == 16
    stand = at(
        f"0 tiles: market-stand\n0 board: market-stand trader\n0 goods: 2 bread\n0 coins: 0\n"
        f"1 board: {BUSY}"
    )
    assert stand.actors == (1,)


def test_a_lost_bakery_leaves_its_bread_as_grain():
    """Ruling 14."""
    game = at("phase: event\nevent: taxes-a\n0 tiles: bakery\n0 goods: 2 bread\n0 coins: 1")
    go(game, "0 give tile bakery")
    assert (good(game, "bread"), good(game, "grain")) == (0, 2)
    check_pieces(game.state)


def test_black_market_trades_two_equal_goods_for_another():
    text = f"0 tiles: black-market\n0 board: black-market boatman; {BUSY}\n"
    game = go(at(text + "0 goods: 2 grain, 2 wine, wool"), "0 use black-market")
    assert options(game, 0) == ["give grain", "give wine"]
    go(game, "0 give grain")
    assert options(game, 0) == ["take cheese", "take wine", "take wool", "take brocade"]
    go(game, "0 take brocade")
    assert (good(game, "grain"), good(game, "brocade")) == (0, 1)
    assert "no two equal goods" in at(text + "0 goods: grain, wine").why_not(0, "black-market")
    sold_out = at(text + "0 goods: 2 grain\ngoods: 3 grain")
    assert "no two equal goods" in sold_out.why_not(0, "black-market")


def test_market_stand_buys_and_sells_two_goods_at_their_value():
    """Ruling 44."""
    text = f"0 tiles: market-stand\n0 board: market-stand trader; {BUSY}\n"
    game = go(at(text + "0 goods: brocade\n0 coins: 0"), "0 use market-stand")
    assert me(game).coins == 5  # the only deal was chosen automatically
    assert options(game, 0) == [
        "done",
        "buy grain",
        "buy cheese",
        "buy wine",
        "buy wool",
        "buy brocade",
    ]
    go(game, "0 buy wool")
    assert (me(game).coins, good(game, "wool")) == (1, 1)
    assert game.actors == (1,)
    once = go(at(text + "0 goods: 2 grain"), "0 use market-stand", "0 sell grain", "0 done")
    assert (me(once).coins, good(once, "grain")) == (6, 1)
    poor = at(text + "0 coins: 0")
    assert poor.why_not(0, "market-stand") == "you have nothing to sell and can buy nothing"


def test_sheep_farm_gives_wool_coins_or_steps_for_a_cheese():
    text = f"0 tiles: sheep-farm\n0 board: sheep-farm farmer; {BUSY}\n0 goods: cheese\n"
    gained = {
        "take wool": (1, 5, 0),
        "reward coins": (0, 9, 0),
        "reward development": (0, 5, 3),
    }
    for move, held in gained.items():
        game = go(at(text), "0 use sheep-farm", f"0 {move}")
        assert good(game, "cheese") == 0
        assert (good(game, "wool"), me(game).coins, me(game).development) == held
    none = at(text.replace("0 goods: cheese\n", ""))
    assert none.why_not(0, "sheep-farm") == "you have no cheese"
    game = go(at(text + "0 development: 30\ngoods: grain"), "0 use sheep-farm")
    assert me(game).coins == 9  # nothing else is left


def test_goldsmith_gives_a_step_for_each_station():
    """Ruling 63: stations on the Road count."""
    text = f"0 tiles: goldsmith\n0 board: goldsmith craftsman scholar; {BUSY}\n"
    built = "0 stations: tours, blois\n0 stock: 1 road-station\n"
    game = go(at(text + built + "0 goods: grain, wool"), "0 use goldsmith", "0 give grain")
    assert (me(game).development, good(game, "grain")) == (3, 0)
    assert at(text + built).why_not(0, "goldsmith") == "you have no good to pay with"
    assert at(text + "0 goods: wool").why_not(0, "goldsmith") == "you have built no trading station"
    last = at(text + built + "0 goods: wool\n0 development: 30")
    assert "end of the development track" in last.why_not(0, "goldsmith")


LAIR = f"0 tiles: lair\n0 board: lair farmer knight; {BUSY}\n0 goods: grain, wine\n"


@pytest.mark.parametrize(
    ("tracks", "bonus", "what"),
    [
        ("8 farmers", "farmers", lambda g: good(g, "brocade") == 1),
        ("3 boatmen", "boatmen", lambda g: me(g).coins == 9),
        ("2 craftsmen", "craftsmen", lambda g: (me(g).gears, me(g).bound_gears) == (1, 0)),
        ("1 craftsmen", "craftsmen", lambda g: (me(g).gears, me(g).bound_gears) == (1, 1)),
        ("5 scholars", "scholars", lambda g: me(g).development == 6),
    ],
)
def test_lair_pays_the_bonus_at_the_marker(tracks, bonus, what):
    """Ruling 45."""
    game = go(at(LAIR + f"0 tracks: {tracks}, 2 knights"), "0 use lair", "0 give grain")
    assert what(game), bonus
    assert good(game, "grain") == 0
    check_pieces(game.state)


def test_lair_wheels_are_free_in_the_older_editions():
    """Rulings 11 and 45."""
    game = at("edition: dlp\ntiles: lair\n" + LAIR + "0 tracks: 1 craftsmen")
    go(game, "0 use lair", "0 give grain")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)


def test_lair_offers_only_what_can_be_had():
    """Ruling 45."""
    game = at(LAIR + "0 tracks: 1 farmers, 5 boatmen, 1 traders, 5 knights\noffer: hayrick, well")
    go(game, "0 use lair", "0 give wine")
    assert options(game, 0) == ["bonus farmers", "bonus traders"]
    go(game, "0 bonus traders")
    assert "hayrick" in tiles(game)
    assert me(game).citizens == 0
    start = at(LAIR + "0 tracks: 5 knights")
    assert start.why_not(0, "lair") == "no marker of yours stands at a bonus to be had"
    none = at(LAIR.replace("0 goods: grain, wine\n", "0 tracks: 1 farmers\n"))
    assert none.why_not(0, "lair") == "you have no good to pay with"


HOUSE = f"0 tiles: bourgeois-house\n0 board: bourgeois-house trader knight scholar; {BUSY}\n"


def test_bourgeois_house_offers_four_rewards():
    game = go(at(HOUSE), "0 use bourgeois-house")
    assert options(game, 0) == [
        "reward coins",
        "reward development",
        "reward good",
        "reward travel",
    ]
    assert me(go(game.copy(), "0 reward coins")).coins == 10
    assert me(go(game.copy(), "0 reward development")).development == 3
    assert good(go(game.copy(), "0 reward good", "0 take wool"), "wool") == 1
    assert town(go(game.copy(), "0 reward travel", "0 go blois by water")) == "blois"


def test_bourgeois_house_leaves_out_what_is_impossible():
    game = go(at(HOUSE + "0 development: 30\ngoods: -"), "0 use bourgeois-house")
    assert options(game, 0) == ["reward coins", "reward travel"]


def test_ballroom_sells_place_tiles():
    """Ruling 43."""
    text = f"0 tiles: ballroom\n0 board: ballroom trader knight; {BUSY}\noffer: hayrick, well\n"
    game = go(at(text), "0 use ballroom", "0 build well")
    assert (me(game).coins, tiles(game)) == (2, ["ballroom", "well"])
    two = go(at(text + "0 coins: 2"), "0 use ballroom")
    assert tiles(two) == ["hayrick", "ballroom"]
    assert at(text + "0 coins: 1").why_not(0, "ballroom").startswith("you cannot pay for any")
    sold = at(text.replace("hayrick, well", "-"))
    assert sold.why_not(0, "ballroom").startswith("you cannot pay for any")


# --- the die


def rolled(tile, board, number, more=""):
    game = at(f"0 tiles: {tile}\n0 board: {tile} {board}\n{more}")
    return go(game, f"0 use {tile}", chance=(f"roll {number}",))


@pytest.mark.parametrize("number", range(1, 7))
def test_christmas_market(number):
    """Ruling 53."""
    game = rolled("christmas-market", "farmer trader", number)
    if number < 6:
        assert me(game).goods[number - 1] == 1
        empty = rolled("christmas-market", "farmer trader", number, "goods: -")
        assert sum(me(empty).goods) == 0
    else:
        go(game, "0 go chartres by road")
        assert town(game) == "chartres"


@pytest.mark.parametrize("number", range(1, 7))
def test_bookbindery(number):
    """Ruling 55."""

    def after(answer, more=""):
        game = rolled("bookbindery", "knight scholar", number, more)
        if number < 6:
            assert options(game, 0) == ["done", "reward development"]
            go(game, f"0 {answer}")
        return me(game).development

    assert after("done") == 0
    assert after("reward development") == (number if number < 6 else 0)
    last = after("reward development", "0 development: 28\nclaimed: development-28")
    assert last == (28 if number == 6 else min(28 + number, 30))


def test_bookbindery_does_not_ask_at_the_end_of_the_track():
    """Ruling 55."""
    game = rolled("bookbindery", "knight scholar", 3, "0 development: 30")
    assert game.actors == (1,)


def test_flea_market():
    """Ruling 53."""

    def roll(number, more=""):
        return rolled("flea-market", "boatman trader", number, more)

    assert me(roll(1)).coins == 6
    assert me(roll(2)).development == 1
    assert good(roll(3), "wine") == 1
    assert sum(me(roll(3, "goods: -")).goods) == 0
    farm = roll(4)
    assert (track(farm, "farmers"), good(farm, "grain"), in_bag(farm, "farmer")) == (1, 1, 1)
    assert track(roll(4, "0 tracks: 8 farmers"), "farmers") == 8
    assert in_bag(roll(5, "event: income-a"), "monk") == 1
    assert in_bag(roll(5, "event: pilgrimage-b"), "monk") == 0
    board = roll(6)
    assert "use castle" in options(board, 0)
    assert "use town-hall" not in options(board, 0)  # nobody stands there
    go(board, "0 use castle")
    assert in_bag(board, "knight") == 1


@pytest.mark.parametrize(("number", "count"), [(1, 6), (2, 13)])
def test_tinkerers_wagon_travels_far_without_goods(number, count):
    """Ruling 47."""
    more = "map: orleans_blois_water wine\n"
    game = rolled("tinkerers-wagon", "craftsman trader", number, more)
    assert options(game, 0)[0] == "done"
    near = [n for n, steps in enumerate(BOOK.distances[0]) if 0 < steps <= number]
    assert len(options(game, 0)) == 1 + len(near)
    assert number > 1 or len(near) == count
    go(game, "0 jump blois")
    assert (town(game), sum(me(game).goods)) == ("blois", 0)
    assert me(rolled("tinkerers-wagon", "craftsman trader", 6)).coins == 6


# --- the end


def test_merchant_house_counts_sole_majorities():
    """Ruling 61."""
    text = "0 tiles: merchant-house\n0 goods: 2 grain, cheese, wool\n1 goods: grain, cheese"
    assert source(text, "merchant-house") == 8
    assert source(text, "merchant-house", 1) == 0


@pytest.mark.parametrize(
    ("towns", "points"),
    [
        ("orleans, briare, sancerre", 0),
        ("orleans, briare, sancerre, nevers", 10),
        ("blois, orleans, briare, sancerre, nevers", 15),
        ("tours, blois, loches, montrichard", 0),  # three branches of Tours are no line
        ("tours, blois, montrichard, vierzon", 10),
        ("chartres, etampes, montargis, briare", 0),  # roads
    ],
)
def test_port_counts_a_line_of_waterways(towns, points):
    """Ruling 41."""
    assert source(f"0 tiles: port\n0 stations: {towns}", "port") == points


def test_port_ignores_the_road():
    """Ruling 41."""
    text = "0 tiles: port, road\n0 stations: orleans, briare, sancerre\n0 stock: 4 road-station"
    assert source(text, "port") == 0


def test_depot_counts_full_sets():
    assert (
        source("0 tiles: depot\n0 goods: 3 grain, 2 cheese, 2 wine, 2 wool, 2 brocade", "depot")
        == 10
    )


def test_end_game_tiles_are_sources_only_where_somebody_has_them():
    assert source("0 coins: 1", "port") is None
    assert source("1 tiles: port", "port") == 0


def test_a_choice_explains_what_it_waits_for():
    game = go(at(HOUSE), "0 use bourgeois-house")
    with pytest.raises(IllegalMove, match="choose coins, a good, a journey or development"):
        game.play(0, "pass")
