"""Invasion: events that strike each player, last a round or stay in play."""

import pytest
from invasion import at, at_event, parts

from helpers import check_pieces, coins, go, good, in_bag, me, options, track
from orleans.boxes.invasion.fields import KEPT, TEAM_CITIZENS, WAREHOUSE

# --- for a round


def test_assembly_closes_the_town_hall():
    text = "round: 3\nevent: inv-assembly-a\n0 board: town-hall knight"
    game = at(f"{text}; wagon farmer trader knight")
    assert game.why_not(0, "town-hall") == "inv-assembly-a forbids it this round"


def test_assembly_leaves_the_gunpowder_tower_open():
    text = "round: 3\nevent: inv-assembly-a\n0 tiles: gunpowder-tower"
    game = at(f"{text}\n0 board: gunpowder-tower knight")
    assert options(game, 0) == ["pass", "use gunpowder-tower"]


def test_assembly_closes_it_to_the_palatinate_too():
    """Ruling 237."""
    game = at(
        "round: 3\nevent: inv-assembly-a\n1 board: town-hall knight\n"
        "0 board: palatinate knight scholar; wagon farmer trader knight"
    )
    assert "no other player" in game.why_not(0, "palatinate")


def test_highwaymen_close_the_roads():
    board = "wagon farmer trader knight; ship farmer boatman knight"
    game = at(f"round: 3\nevent: inv-highwaymen-a\n0 merchant: tours\n0 board: {board}")
    assert "inv-highwaymen-a" in game.why_not(0, "wagon")
    assert "use ship" in options(game, 0)


def test_pilgrimage_forbids_monks():
    board = "monastery scholar trader; wagon farmer trader knight"
    game = at(f"round: 3\nevent: inv-pilgrimage-a\n0 board: {board}")
    assert "no monk may be hired" in game.why_not(0, "monastery")


# --- once for all


def test_reinforcement_asks_for_one_more_knight():
    """Ruling 252: its tile stays, and the extra space opens."""
    game = at_event("reinforcement")
    tile = game.state.book.components.hourglass.tiles[KEPT.get(game.state)[0]].id
    assert tile == "inv-reinforcement-a"
    assert parts(game, "man-the-walls") == [(0, 6)]
    game = at(
        "kept-events: inv-reinforcement-a\nround: 5\nevent: inv-escape-a\n0 board: town-hall knight"
    )
    go(game, "0 use town-hall", "0 send knight reinforcement-wall")
    assert parts(game, "man-the-walls") == [(1, 6)]


def test_without_reinforcement_its_space_is_closed():
    game = at("0 board: town-hall knight")
    go(game, "0 use town-hall")
    assert options(game, 0) == ["send knight city-walls", "send knight weapon-smithy"]


def test_escape_takes_the_citizen_of_le_blanc():
    game = at_event("escape")
    assert "le-blanc" in game.position().partition("claimed:")[2].splitlines()[0]
    assert "gone-citizens: le-blanc" in game.position()
    assert TEAM_CITIZENS.count(game.state) == 0
    check_pieces(game.state)


def test_escape_does_nothing_when_the_citizen_was_taken():
    game = at_event("escape", "claimed: le-blanc\nteam-citizens: 1")
    assert TEAM_CITIZENS.count(game.state) == 1
    assert "gone-citizens" not in game.position()


def test_rats_eat_from_the_warehouse():
    game = at_event("rats", "warehouse: 3 grain, 3 cheese, wine")
    assert WAREHOUSE.get(game.state)[:3] == (2, 1, 1)
    game = at_event("rats", "warehouse: cheese")
    assert WAREHOUSE.get(game.state)[:3] == (0, 0, 0)
    check_pieces(game.state)


def test_pirates_take_the_cloth_on_the_waterways():
    game = at_event("pirates", "map: orleans_blois_water wool; orleans_vierzon_road wool")
    assert [one for one in game.state.lying if one] == [4]


# --- offers and gifts


def test_progress_builds_for_four_coins():
    """Ruling 259: as the Guildhall does, at one's own cost."""
    game = at_event("progress", "0 merchant: nevers\n1 coins: 3\n0 coins: 4")
    assert options(game, 0) == ["done", "build in nevers"]
    go(game, "0 build in nevers")
    assert (game.seat(0).stations, coins(game)) == (["nevers"], [0, 3])


def test_progress_brings_the_citizen_of_le_blanc():
    game = at_event("progress", "0 merchant: le-blanc\n1 coins: 0")
    go(game, "0 build in le-blanc")
    assert TEAM_CITIZENS.count(game.state) == 1


@pytest.mark.parametrize(
    "text",
    [
        "0 merchant: tours",
        "0 merchant: blois\n1 stations: blois\n0 tiles: tavern\n0 board: tavern trader",
    ],
)
def test_progress_passes_over_a_town_that_is_taken(text):
    """Ruling 259: the Tavern does not help."""
    game = at_event("progress", f"{text}\n1 coins: 0")
    assert game.state.round == 4  # nobody could build


def test_training_steps_on_a_track_with_its_bonus():
    """Ruling 234: the track's own bonus, and no follower."""
    game = at_event("team-training")
    tracks = ("farmers", "boatmen", "craftsmen", "traders", "knights", "scholars")
    assert options(game, 0) == [f"step {name}" for name in tracks]
    go(game, "0 step boatmen", "1 step farmers")
    assert (coins(game), good(game, "grain", 1)) == ([7, 5], 1)
    assert in_bag(game, "boatman") == 0
    assert (track(game, "boatmen"), track(game, "farmers", 1)) == (1, 1)


def test_training_without_the_bonus_where_it_has_run_out():
    """Ruling 254."""
    game = at_event(
        "team-training", "goods: 5 cheese, 5 wine, 5 wool, 5 brocade\nclaimed: grain-pile"
    )
    go(game, "0 step farmers")
    assert (track(game, "farmers"), good(game, "grain")) == (1, 0)


def test_training_may_send_its_wheel_to_the_catapult():
    game = at_event("team-training", "0 tracks: 1 craftsmen")
    go(game, "0 step craftsmen", "0 send to the catapult")
    assert me(game).gears == 0


def test_support_draws_a_follower_and_brings_another():
    """Ruling 235: a follower of one's own colour counts as its type."""
    text = "0 bag: own-boatman\n1 bag: monk"
    game = at_event("team-support", text + "\n0 market: own-farmer, own-craftsman, own-trader\n"
        "1 market: own-farmer, own-boatman, own-craftsman, own-trader")  # fmt: skip
    assert (track(game, "boatmen"), coins(game)[0]) == (1, 7)
    assert in_bag(game, "boatman") + me(game).market[1] == 1
    assert in_bag(game, "monk", 1) + me(game, 1).market[6] == 2
    check_pieces(game.state)


OWN_IN_MARKET = "market: own-farmer, own-boatman, own-craftsman, own-trader"


def test_support_gives_the_bonus_of_the_track():
    """A trader brings a place tile, a craftsman a wheel that may go to the Catapult."""
    text = f"0 bag: trader\n1 bag: craftsman\n1 tracks: 1 craftsmen\n0 {OWN_IN_MARKET}"
    game = at_event("team-support", f"{text}\n1 {OWN_IN_MARKET}")
    go(game, "0 build winery")
    assert (track(game, "traders"), in_bag(game, "trader")) == (1, 2)
    assert options(game, 1) == ["done", "send to the catapult"]


def test_support_at_the_end_of_a_track_or_of_the_supply():
    """Rulings 235 and 254: only the follower, or only the step."""
    text = f"0 bag: knight\n0 tracks: 5 knights\n0 {OWN_IN_MARKET}\n1 bag: boatman\n"
    text += f"1 {OWN_IN_MARKET}\nclaimed: knights\nteam-citizens: 1\nsupply: 5 knight"
    game = at_event("team-support", text)
    assert in_bag(game, "knight") + me(game).market[4] == 2
    assert (track(game, "knights"), track(game, "boatmen", 1), coins(game)) == (5, 1, [5, 7])
    assert in_bag(game, "boatman", 1) + me(game, 1).market[1] == 1


def test_bon_voyage_is_an_offer():
    game = at_event("bon-voyage", "0 coins: 2\n1 coins: 1\n0 merchant: tours")
    go(game, "0 done")
    assert (coins(game), game.state.round) == ([2, 1], 13)


def test_bon_voyage_fishing_grounds_income():
    game = at_event("bon-voyage", "0 coins: 2\n1 coins: 1\n0 merchant: tours")
    go(game, "0 go blois by water")
    assert coins(game) == [0, 1]
    assert coins(at_event("fishing-grounds", "0 tracks: 3 boatmen\n1 tracks: 5 boatmen")) == [9, 5]
    assert coins(at_event("income", "0 development: 9")) == [11, 7]


def test_summoning():
    game = at_event("summoning", "0 merchant: tours\n0 coins: 5\n1 merchant: blois\n1 coins: 4")
    go(game, "0 pay 5")
    assert [me(game, seat).town for seat in (0, 1)] == [
        game.state.book.moves.names["town"].index("tours"),
        game.state.book.home,
    ]


# --- events that take something


def test_trip():
    game = at_event("team-trip", "0 coins: 4\n1 coins: 0\n1 merchant: tours")
    assert coins(game) == [0, 0]


def test_all_lose_when_one_cannot_pay_the_trip():
    """Ruling 243: others cannot pay for you."""
    game = at_event("team-trip", "0 coins: 3\n1 coins: 20\n1 merchant: tours")
    assert (game.over, game.outcome().kind, game.outcome().winners) == (True, "lost", ())
    assert game.outcome().reason == "{}: what it asks for cannot be paid|inv-team-trip-a"
    assert [score.winner for score in game.scores()] == [False, False]


def test_robbery_takes_goods_or_a_tower():
    """Ruling 240."""
    text = "0 goods: 2 wine\n0 stations: nevers\n1 goods: brocade"
    game = at_event("robbery", text)
    assert options(game, 0) == ["give wine", "give station nevers"]
    go(game, "0 give station nevers")
    assert (good(game, "wine"), game.seat(0).stations, me(game).stations) == (2, [], 10)
    assert parts(game, "build-the-towers") == [(7, 13)]  # Nevers needs one again
    assert good(game, "brocade", 1) == 0
    game = at_event("robbery", text)
    go(game, "0 give wine")  # the second follows automatically
    assert (good(game, "wine"), game.seat(0).stations) == (0, ["nevers"])


def test_a_station_or_a_neutral_tower_does_not_pay_the_robbery():
    """Rulings 240 and 262: four points are too few."""
    game = at_event("robbery", "0 goods: grain, wine\n0 stations: blois\n1 goods: brocade")
    assert (game.over, game.outcome().kind) == (True, "lost")
    game = at_event("robbery", "0 goods: cheese, wine\n1 goods: brocade")
    go(game, "0 give cheese")
    assert (game.over, good(game, "wine")) == (False, 0)


def test_raging_plague_draws_two_at_once():
    """Ruling 266: an own follower who was drawn is not drawn again."""
    text = "0 bag: own-farmer, knight\n1 bag: knight, knight, scholar"
    text += "\n0 market: own-boatman, own-craftsman, own-trader"
    text += "\n1 market: own-farmer, own-boatman, own-craftsman, own-trader"
    game = at_event("raging-plague", text)
    assert in_bag(game, "knight") + me(game).market[4] == 0
    assert me(game).bag[7] + me(game).market[7] == 1
    left = sum(me(game, 1).bag[:7]) + sum(me(game, 1).market[:7])
    assert left == 1
    check_pieces(game.state)


def test_plague_famine_harvest():
    """Ruling 233: the Harvest asks for 2 food."""
    text = "0 bag: knight\n0 market: own-farmer, own-boatman, own-craftsman, own-trader"
    game = at_event("famine", text)
    assert in_bag(game, "knight") + me(game).market[4] == 0
    game = at_event("harvest", "0 goods: 2 grain\n1 goods: 2 wine\n0 coins: 0\n1 coins: 0")
    assert (good(game, "grain"), good(game, "wine", 1)) == (0, 0)
    game = at_event("plague", text)
    assert in_bag(game, "knight") + me(game).market[4] == 0


def test_famine_takes_followers_of_ones_choice_from_everywhere():
    text = "0 bag: knight\n0 market: scholar, own-farmer\n0 board: castle farmer; hostel monk"
    game = at_event("famine", text)
    chosen = ["return knight from bag", "return scholar from market"]
    assert options(game, 0) == [*chosen, "return from castle.0", "return from hostel.0"]
    go(game, "0 return from hostel.0", "0 return from castle.0", f"0 {chosen[1]}")
    assert in_bag(game, "knight") + me(game).market[4] == 1
    assert game.state.round == 13


def test_harvest_is_the_only_torture():
    """Ruling 244."""
    game = at_event("harvest", "0 coins: 0\n1 goods: 2 wine")
    assert me(game).stations == 0  # ten pieces for ten coins, and there is nothing else
    assert not game.over


# --- the last round


@pytest.mark.parametrize("players", [2, 4])
def test_after_the_invasion_all_lose_if_something_is_missing(players):
    game = at_event("the-invasion", players=players)
    found = game.outcome()
    assert (game.over, found.kind, found.winners) == (True, "lost", ())
    assert found.reason.startswith("the last round is over, and this is missing: {}|man-the-walls")
