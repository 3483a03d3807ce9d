"""Tiles of the module "events" that give something, or sell it, in phase 6."""

import pytest
from trade_intrigue import OWN, in_round_of, phase_six

from helpers import (
    check_pieces,
    coins,
    go,
    good,
    in_bag,
    in_market,
    me,
    options,
    outcomes,
    supply,
    tiles,
    town,
    track,
)
from orleans import NATURE
from orleans.pieces import FOLLOWER_NAMES, TRACK_NAMES

# --- Indulgence


def test_indulgence_sells_a_follower_without_a_step():
    game = phase_six("indulgence-a", "0 coins: 3\n1 coins: 1")
    left = supply(game, "knight")
    assert options(game, 0) == ["done", *[f"hire {name}" for name in FOLLOWER_NAMES[:6]]]
    go(game, "0 hire knight")
    assert (in_bag(game, "knight"), supply(game, "knight")) == (1, left - 1)
    assert (me(game).coins, track(game, "knights")) == (1, 0)
    assert "hire farmer" not in options(game, 1)  # players who cannot pay are not asked
    check_pieces(game.state)


def test_indulgence_sells_no_monks_and_nobody_who_has_run_out():
    text = "supply: 2 farmer, monk\n1 coins: 0"
    game = phase_six("indulgence-a", text)
    assert options(game, 0) == ["done", "hire farmer"]
    said = "buy a follower for 2 coins, or say that you are done"
    assert game.why_not(0, "hire monk") == game.why_not(0, "hire knight") == said
    empty = phase_six("indulgence-a", "supply: 5 monk")
    assert "done" not in options(empty, 0)


def test_indulgence_may_be_declined():
    game = phase_six("indulgence-a", "1 coins: 0")
    go(game, "0 done")
    assert (me(game).coins, sum(me(game).bag[:7])) == (5, 0)


def test_at_the_indulgence_the_statue_does_not_help():
    """Ruling 58: it helps with followers gained by an action."""
    game = phase_six("indulgence-a", "0 tiles: statue\n1 coins: 0")
    go(game, "0 hire farmer")
    assert (in_bag(game, "farmer"), in_market(game, "farmer")) == (1, 0)
    assert "to market" not in options(game, 0)


def test_indulgence_asks_from_the_start_player_on():
    """Ruling 16."""
    game = phase_six("indulgence-a", "players: 3\nstart: 1\nsupply: 2 farmer")
    order = []
    while "hire farmer" in options(game, game.actors[0]):
        order.append(game.actors[0])
        go(game, f"{game.actors[0]} hire farmer")
    assert order == [1, 2]  # then nobody is left for seat 0


# --- Training


def test_training_is_a_step_with_its_bonus_but_no_follower():
    game = phase_six("training-a", "0 tracks: 1 boatmen\n1 coins: 0")
    left = game.state.supply[:]
    assert options(game, 0) == ["done", *[f"step {name}" for name in TRACK_NAMES]]
    go(game, "0 step boatmen")
    assert (track(game, "boatmen"), me(game).coins) == (2, 5 - 2 + 3)
    assert (sum(me(game).bag[:7]), game.state.supply) == (0, left)
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("farmers", lambda game: good(game, "grain") == 1),
        ("craftsmen", lambda game: (me(game).gears, me(game).bound_gears) == (1, 1)),
        ("scholars", lambda game: me(game).development == 2),
        ("knights", lambda game: "draw 5" in options(game, 0)),
    ],
)
def test_training_gives_the_bonus_of_each_track(name, gained):
    game = phase_six("training-a", "0 bag: 3 monk\n1 coins: 0")
    go(game, f"0 step {name}")
    assert (track(game, name), me(game).coins) == (1, 3 + (name == "farmers"))  # the census
    assert gained(game)


def test_training_on_the_traders_track_chooses_a_tile():
    game = phase_six("training-a", "offer: hayrick, winery, office\n1 coins: 0")
    go(game, "0 step traders")
    assert options(game, 0) == ["build hayrick", "build winery"]
    go(game, "0 build winery")
    assert tiles(game) == ["winery"]


def test_training_takes_the_citizen_at_the_end_of_a_track_and_no_further_step():
    game = phase_six("training-a", "0 tracks: 5 knights, 4 boatmen\n1 coins: 0")
    assert "step knights" not in options(game, 0)
    assert "step development" not in options(game, 0)
    go(game, "0 step boatmen")
    assert (track(game, "boatmen"), me(game).citizens, me(game).coins) == (5, 1, 3)


def test_training_cannot_give_what_has_run_out():
    """Ruling 5."""
    game = phase_six("training-a", "gears: 0\ngoods: wine\noffer: -\n1 coins: 0")
    steps = {"step craftsmen", "step farmers", "step traders"}
    assert not steps & set(options(game, 0))
    assert "step knights" in options(game, 0)


def test_training_costs_two_coins_and_may_be_declined():
    poor = phase_six("training-a", "0 coins: 1\n1 coins: 0")
    assert "step knights" not in options(poor, 0)
    game = phase_six("training-a", "0 coins: 2\n1 coins: 0")
    go(game, "0 done")
    assert (me(game).coins, sum(me(game).tracks)) == (2, 0)


# --- Bon Voyage


def test_bon_voyage_goes_by_road_or_water_and_takes_a_good():
    text = """
        0 coins: 2
        1 coins: 1
        map: orleans_blois_water wine; orleans_vierzon_road wool
        """
    game = phase_six("bon-voyage-a", text)
    ways = options(game, 0)
    assert ways[0] == "done"
    assert {"go blois by water", "go vierzon by road"} < set(ways)
    assert "go tours by water" not in ways
    go(game, "0 go vierzon by road")
    assert options(game, 0) == ["leave", "take wool"]
    go(game, "0 take wool")
    assert (town(game), good(game, "wool"), coins(game)) == ("vierzon", 1, [0, 1])
    assert "go blois by water" not in options(game, 1)  # a player who cannot pay stays


def test_bon_voyage_may_be_declined_and_the_good_may_be_left():
    """Ruling 7."""
    game = phase_six("bon-voyage-a", "map: orleans_blois_water wine")
    go(game, "0 go blois by water", "0 leave", "1 done")
    assert (town(game), town(game, 1), coins(game)) == ("blois", "orleans", [3, 5])
    assert sum(me(game).goods) == 0


def test_bon_voyage_begins_with_the_start_player():
    """Ruling 16: whoever comes first takes the good that all want."""
    text = "players: 3\nstart: 2\nmap: orleans_blois_water wine"
    game = phase_six("bon-voyage-a", text)
    go(game, "2 go blois by water", "2 take wine", "0 go blois by water")
    assert good(game, "wine", 2) == 1
    assert game.actors == (1,)  # nothing lies there any more


def test_on_a_bon_voyage_the_prairie_asks_for_a_good():
    """It is its owner who moves."""
    text = "0 tiles: prairie\n1 stations: blois\n1 goods: wine, wool"
    game = phase_six("bon-voyage-a", text)
    go(game, "0 go blois by water", "1 give wine")
    assert (good(game, "wine"), good(game, "wine", 1)) == (1, 0)


def test_bon_voyage_is_no_action_for_an_order():
    """Ruling 70: never in phase 6."""
    text = """
        modules: events orders
        orders: order-02
        0 goods: 2 grain, wine
        0 board: ship farmer boatman knight
        1 coins: 0
        """
    game = go(phase_six("bon-voyage-a", text), "0 go blois by water")
    assert "fulfil order-02" not in options(game, 0)
    sailed = go(in_round_of("bon-voyage-a", text), "0 use ship", "0 go blois by water")
    assert "fulfil order-02" in options(sailed, 0)


# --- Income, Fishing Grounds, Trading Day


def test_income_pays_two_coins_a_star():
    game = phase_six("income-b", "0 development: 15\n1 development: 3")
    assert coins(game) == [5 + 8, 5 + 2]


@pytest.mark.parametrize(("space", "pays"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)])
def test_fishing_grounds_pay_what_is_depicted_on_the_boatmen_track(space, pays):
    game = phase_six("fishing-grounds-b", f"0 tracks: {space} boatmen, 3 knights")
    assert coins(game) == [5 + pays, 5]


def test_trading_day_pays_one_coin_a_station():
    game = phase_six("trading-day-c", "0 stations: tours, blois")
    assert coins(game) == [7, 5]


# --- Wedding


def test_wedding_draws_two_followers_to_the_market():
    text = f"0 bag: knight, monk, scholar\n1 market: {OWN}"
    game = phase_six("wedding-b", text, ask_chance=True)
    kinds = ["knight", "scholar", "monk", *OWN.split(", ")]
    assert outcomes(game) == [f"come {kind}" for kind in kinds]
    game.play(NATURE, "come own-trader")
    game.play(NATURE, "come knight")
    assert (in_market(game, "own-trader"), in_market(game, "knight")) == (1, 1)
    assert (in_bag(game, "own-trader"), in_bag(game, "knight")) == (0, 0)
    assert outcomes(game)[0].startswith("reveal")  # the bag of seat 1 is empty
    assert sum(me(game, 1).market) == 4
    check_pieces(game.state)


def test_wedding_comes_to_everybody_from_the_start_player_on():
    """Ruling 16."""
    bags = "\n".join(f"{seat} bag: 3 farmer" for seat in range(5))
    game = phase_six("wedding-b", f"players: 5\nstart: 3\n{bags}", ask_chance=True)
    seats = []
    while outcomes(game)[0].startswith("come"):
        before = [sum(player.market) for player in game.state.players]
        game.play(NATURE, "come farmer")
        after = [sum(player.market) for player in game.state.players]
        seats += [seat for seat in range(5) if after[seat] > before[seat]]
    assert seats == [3, 3, 4, 4, 0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(("here", "come"), [(6, 2), (7, 1), (8, 0)])
def test_wedding_draws_only_as_many_as_the_market_has_room_for(here, come):
    """Ruling 97."""
    text = f"0 bag: 3 monk\n0 market: {OWN}, {here - 4} farmer\n1 market: {OWN}, 4 knight"
    game = phase_six("wedding-b", text, ask_chance=True)
    for _ in range(come):
        assert outcomes(game) == ["come monk"]
        game.play(NATURE, "come monk")
    assert outcomes(game)[0].startswith("reveal")
    assert (sum(me(game).market), sum(me(game, 1).market)) == (8, 8)
    check_pieces(game.state)


def test_wedding_with_a_small_bag_draws_what_is_there():
    text = f"0 market: own-boatman, own-craftsman, own-trader\n1 market: {OWN}"
    game = phase_six("wedding-b", text, ask_chance=True)
    game.play(NATURE, "come own-farmer")
    assert in_market(game, "own-farmer") == 1
    assert outcomes(game)[0].startswith("reveal")
