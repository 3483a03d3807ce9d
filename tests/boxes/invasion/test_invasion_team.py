"""Invasion: what the team owes, what it decides, and what one proposes and the others agree to."""

import pytest
from invasion import at_event, proposal

from helpers import check_pieces, check_read_back, coins, go, good, in_bag, me, options, stands
from orleans import IllegalMove
from orleans.boxes.invasion.fields import GONE_CITIZENS, TEAM_CITIZENS, TURNED_OVER, WAREHOUSE

WHEELS = "0 board: castle gear\n0 tracks: 2 craftsmen\n1 gears: 1\n1 tracks: 2 craftsmen"

# --- debts


def test_demolition_is_paid_by_anybody_piece_by_piece():
    """Ruling 248: everybody sees what is missing and gives of their own."""
    game = at_event("demolition", f"{WHEELS}\n0 coins: 5\n1 coins: 5")
    assert game.actors == (0, 1)
    assert options(game, 0) == ["done", *[f"pay {n}" for n in range(1, 6)], "give gear castle.0"]
    assert options(game, 1) == ["done", "give gear", *[f"pay {n}" for n in range(1, 6)]]
    go(game, "1 give gear")
    assert game.state.stack[-1][2] == (1, 6, 0, 0)
    check_pieces(game.state)
    check_read_back(game)
    go(game, "0 pay 2", "1 pay 4")
    assert game.state.round == 4
    assert (coins(game), stands(game, "castle.0")) == ([3, 1], "gear")


def test_a_piece_that_was_begun_with_coins_is_paid_in_coins():
    game = at_event("demolition", f"{WHEELS}\n0 coins: 5\n1 coins: 5")
    go(game, "0 give gear castle.0", "0 pay 1")
    assert options(game, 1) == ["done", *[f"pay {n}" for n in range(1, 6)]]


def test_coins_are_not_begun_that_the_team_cannot_finish():
    game = at_event("demolition", f"{WHEELS}\n0 coins: 2\n1 coins: 3")
    assert options(game, 0) == ["done", "give gear castle.0"]


def test_what_nobody_gives_is_taken_from_those_who_have_most():
    """Ruling 248: coins first."""
    game = at_event("demolition", f"{WHEELS}\n0 coins: 4\n1 coins: 9")
    go(game, "0 done", "1 done")
    assert game.state.round == 4
    assert coins(game) == [0, 1]  # two pieces of 6 coins


def test_a_team_that_cannot_pay_loses():
    """Ruling 269: at once, and nothing was paid."""
    game = at_event("demolition", "0 coins: 5\n1 coins: 6")
    assert (game.over, game.outcome().kind) == (True, "lost")
    assert game.outcome().reason.endswith("|inv-demolition-a")


def test_wheels_of_the_catapult_do_not_pay():
    """Ruling 268."""
    game = at_event("demolition", "catapult: 2\n0 coins: 5\n1 coins: 6")
    assert (game.over, game.outcome().kind) == (True, "lost")


@pytest.mark.parametrize(("players", "owed"), [(2, 2), (3, 2), (4, 3), (5, 3)])
@pytest.mark.parametrize("event", ["demolition", "team-arson"])
def test_four_and_five_players_owe_three(event, players, owed):
    game = at_event(event, "".join(f"{n} coins: 9\n" for n in range(players)), players)
    assert game.state.stack[-1][2] == (owed, 6, 0, 0)


def test_whoever_has_stopped_waits():
    game = at_event("demolition", f"{WHEELS}\n0 coins: 5\n1 coins: 5")
    go(game, "0 done")
    assert game.actors == (1,)
    with pytest.raises(IllegalMove, match="wait until the others have decided"):
        game.play(0, "pay 1")


def test_arson_takes_place_tiles():
    """Ruling 259: followers go to the bag, a wheel leaves with its tile."""
    text = "0 tiles: laboratory, hayrick, winery\n0 tracks: 2 craftsmen"
    text += "\n0 board: laboratory gear scholar\n0 coins: 0\n1 coins: 0"
    game = at_event("team-arson", text)
    assert options(game, 0) == [
        "done",
        "give tile hayrick",
        "give tile winery",
        "give tile laboratory",
    ]
    go(game, "0 give tile laboratory", "0 give tile winery")
    assert game.state.round == 13
    assert [game.state.book.components.places[n].id for n in me(game).layout.tiles] == ["hayrick"]
    assert (game.state.lost_gears, in_bag(game, "scholar") + me(game).market[5]) == (1, 1)
    assert not {"laboratory", "winery"} & set(game.table().offer)
    check_pieces(game.state)


def test_witch_hunt_takes_development_or_monks():
    """Ruling 267: spaces with coins do not stop the marker."""
    game = at_event("witch-hunt", "0 development: 8\n1 bag: 2 monk\n0 coins: 0\n1 coins: 0")
    go(game, "1 return monk from bag", *["0 give development"] * 5)
    assert (me(game).development, game.state.round) == (3, 13)
    assert in_bag(game, "monk", 1) + me(game, 1).market[6] == 1


def test_witch_hunt_loses_where_there_is_too_little():
    game = at_event("witch-hunt", "0 development: 3\n1 bag: 2 monk")
    assert (game.over, game.outcome().kind) == (True, "lost")


# --- proposals

DRY = (
    "map: orleans_blois_water grain; orleans_vierzon_road grain grain; orleans_briare_water grain -"
)


def test_one_proposes_and_the_others_agree():
    """Ruling 249."""
    game = at_event("team-drought", f"{DRY}\nplayers: 3", players=3)
    assert game.actors == (0, 1, 2)
    go(game, "1 clear orleans_blois_water")
    assert game.actors == (1,)  # who has begun completes the proposal
    go(game, "1 clear orleans_vierzon_road", "1 clear orleans_vierzon_road")
    go(game, "1 clear orleans_briare_water")
    assert proposal(game) == [
        "clear orleans_blois_water",
        *["clear orleans_vierzon_road"] * 2,
        "clear orleans_briare_water",
    ]
    assert game.actors == (0, 2)
    assert options(game, 0) == ["agree", "object"]
    assert "proposes" in game.question(0)
    check_read_back(game)
    go(game, "2 agree", "0 agree")
    assert (proposal(game), game.state.round) == ([], 4)
    assert not any(game.state.lying)


def test_drought_takes_all_where_there_is_less():
    game = at_event("team-drought", "map: orleans_blois_water grain; orleans_vierzon_road grain")
    go(game, "0 clear orleans_blois_water", "0 clear orleans_vierzon_road", "1 agree")
    assert (any(game.state.lying), game.state.round) == (False, 4)


def test_when_one_objects_the_start_player_decides():
    game = at_event("good-winds", "0 merchant: tours\n1 merchant: blois")
    go(game, "1 sail 1", "0 object")
    assert game.state.round == 4  # an offer lapses
    game = at_event("earthquake")
    tiles = options(game, 1)[1:6]
    go(game, *[f"1 {tile}" for tile in tiles], "0 object")
    assert (game.actors, proposal(game)) == ((0,), [])
    others = options(game, 0)[5:10]
    go(game, *[f"0 {tile}" for tile in others])
    names = [game.state.book.components.places[n].id for n in TURNED_OVER.get(game.state)]
    assert names == [tile.removeprefix("turn over ") for tile in others]


def test_when_nobody_proposes_anything_the_start_player_decides():
    game = at_event("earthquake")
    go(game, "0 done", "1 done")
    assert (game.actors, len(options(game, 0))) == ((0,), 20)


def test_tiles_turned_over_cannot_be_built():
    """Ruling 239."""
    game = at_event("earthquake")
    five = options(game, 0)[1:6]
    go(game, *[f"0 {tile}" for tile in five], "1 agree")
    assert len(game.state.offer) == 15
    few = at_event("earthquake", "offer: winery, hayrick, well")
    assert (few.state.offer, few.state.round) == ((), 4)
    check_pieces(few.state)


def test_good_winds_move_one_merchant():
    """Ruling 264."""
    game = at_event(
        "good-winds", "0 merchant: tours\n1 merchant: vendome\nmap: blois_tours_water wine"
    )
    assert options(game, 1) == ["done", "sail 0"]
    go(game, "1 sail 0", "0 agree")
    assert all(text.endswith("by water") for text in options(game, 0))
    go(game, "0 go blois by water", "0 take wine")
    assert (game.seat(0).merchant, good(game, "wine"), coins(game)) == ("blois", 1, [5, 5])
    assert game.state.round == 4


def test_good_winds_where_nobody_is_at_the_water():
    game = at_event("good-winds", "0 merchant: vendome\n1 merchant: vendome")
    assert game.state.round == 4


def test_donation_is_dealt_out():
    """Ruling 263."""
    game = at_event("donation")
    go(game, "0 development to 0", "0 development to 1", "0 development to 1", "0 wine to 1")
    go(game, "0 coin to 0", "0 coin to 0", "0 coin to 1", "1 agree")
    assert (me(game).development, me(game, 1).development, good(game, "wine", 1)) == (1, 2, 1)
    assert coins(game) == [7, 6]


def test_a_donation_wastes_no_development():
    """Ruling 263: 29 of 30 leaves one point; nobody else could have the others."""
    taken = "claimed: development-3, development-18, development-28\nteam-citizens: 3"
    game = at_event("donation", f"0 development: 29\n1 development: 30\n{taken}")
    assert options(game, 0) == ["done", "development to 0"]
    go(game, "0 development to 0")
    assert options(game, 0) == ["wine to 0", "wine to 1"]


def test_the_mayor_may_keep_a_citizen_of_the_donation():
    """Ruling 231: the points of a mayor earn it."""
    game = at_event("donation", "0 character: mayor\n0 development: 2")
    go(game, *["1 development to 0"] * 3, "1 wine to 1", *["1 coin to 1"] * 3, "0 agree")
    go(game, "0 keep the citizen")
    assert (me(game).citizens, TEAM_CITIZENS.count(game.state)) == (1, 0)
    check_pieces(game.state)


@pytest.mark.parametrize(("data", "kept"), [("", 2), ('data: {"goal.mayor.citizens": 3}', 3)])
def test_the_mayor_keeps_as_many_citizens_as_the_card_asks_for(data, kept):
    """Ruling 231: after that all go to the team."""
    for has in range(1, kept + 1):
        text = f"0 character: mayor\n0 development: 2\n0 citizens: {has}\n{data}"
        game = at_event("donation", text)
        go(game, *["1 development to 0"] * 3, "1 wine to 1", *["1 coin to 1"] * 3, "0 agree")
        assert ("keep the citizen" in options(game, 0)) == (has < kept)


# --- Rome


MONKS = "0 bag: monk\n1 market: monk, own-farmer, own-boatman, own-craftsman, own-trader"


def test_rome_gets_a_monk_of_everybody_or_a_citizen():
    """Ruling 257."""
    game = at_event("rome-calling", MONKS)
    assert options(game, 0)[0] == "done"
    assert {"return monks", "exile le-blanc", "exile shelter"} <= set(options(game, 0))
    go(game, "0 return monks", "1 agree")
    assert in_bag(game, "monk") + me(game).market[6] == 0
    assert me(game, 1).market[6] + in_bag(game, "monk", 1) == 0
    game = at_event("rome-calling", MONKS)
    go(game, "1 exile shelter", "0 agree")
    assert (len(GONE_CITIZENS.get(game.state)), TEAM_CITIZENS.count(game.state)) == (1, 0)
    assert "gone-citizens: shelter" in game.position()
    check_pieces(game.state)


def test_without_a_monk_of_everybody_a_citizen_leaves():
    game = at_event("rome-calling", "0 bag: monk")
    assert "return monks" not in options(game, 0)


# --- deals


def test_good_trade():
    """Ruling 253."""
    game = at_event("good-trade", "0 coins: 6\n1 coins: 5\nwarehouse: 4 grain")
    go(game, "0 make the deal", "1 agree")
    assert game.actors == (0, 1)
    go(game, "0 pay 5", "1 pay 3")
    assert (WAREHOUSE.get(game.state)[0], coins(game)) == (6, [1, 2])  # two were missing
    check_pieces(game.state)


def test_good_trade_lapses():
    game = at_event("good-trade", "0 coins: 6\n1 coins: 5")
    go(game, "0 done", "1 done")
    assert (WAREHOUSE.get(game.state)[0], game.state.round) == (0, 4)
    poor = at_event("good-trade", "0 coins: 3\n1 coins: 4")
    assert poor.state.round == 4
    scarce = "goods: 2 grain, 5 cheese, 5 wine, 5 wool, 5 brocade"
    assert at_event("good-trade", scarce).state.round == 4
    full = at_event("good-trade", "warehouse: 6 grain")
    assert full.state.round == 4


def test_good_trade_may_empty_the_pile():
    """Ruling 255: then its citizen is the team's, also with a mayor."""
    left = "goods: 3 grain, 5 cheese, 5 wine, 5 wool, 5 brocade"
    game = at_event("good-trade", f"0 character: mayor\n0 coins: 8\n1 coins: 0\n{left}")
    go(game, "0 make the deal", "1 agree", "0 pay 8")
    assert (TEAM_CITIZENS.count(game.state), WAREHOUSE.get(game.state)[0]) == (1, 3)
    assert game.state.round == 4


def test_wool_market_has_three_deals():
    """Wool for 2 coins, brocade for 3; what nobody can pay is not proposed."""
    game = at_event("wool-market", "0 coins: 4\n1 coins: 3")
    go(game, "0 buy wool for 0", "0 buy wool for 1", "0 buy brocade for 1")
    assert options(game, 1) == ["agree", "object"]
    go(game, "1 agree", "0 pay 2", "0 pay 2", "1 pay 3")
    assert (coins(game), good(game, "wool"), good(game, "brocade", 1)) == ([0, 0], 1, 1)
    poor = at_event("wool-market", "0 coins: 1\n1 coins: 1")
    assert options(poor, 0) == ["done", "buy wool for 0", "buy wool for 1"]


def test_wool_market():
    """Ruling 260: who gets the good, and who the coins, is a part of the deal."""
    game = at_event("wool-market", "0 goods: wool\n0 coins: 0\n1 coins: 2")
    go(game, "0 sell wool of 0", "0 price to 1", "0 buy brocade for 0", "0 done", "1 agree")
    # Seat 1 has all the coins: three for the brocade.
    go(game, "1 pay 3")
    assert (coins(game), good(game, "brocade"), good(game, "wool")) == ([0, 1], 1, 0)
    check_pieces(game.state)
