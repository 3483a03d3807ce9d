"""The Trip to Tours, sentence by sentence."""

import pytest

from helpers import (
    check_pieces,
    coins,
    good,
    in_bag,
    in_market,
    me,
    options,
    stands,
    supply,
    tiles,
    town,
)
from orleans import BadSetup, Game, IllegalMove, Setup
from orleans.pieces import GOOD_NAMES

TOURS = Setup(players=1, scenario="tours")
ALL = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"
SHORT = ALL.replace("3 wool", "2 wool")
BUSY = "0 board: wagon farmer trader knight"


def at(text, **more):
    """A game from a position of the scenario; the own turn, unless the text says more."""
    lines = [line.strip() for line in text.splitlines()]
    return Game.from_position("\n".join(["players: 1", "scenario: tours", *lines]), "tours", **more)


def go(game, *moves, chance=()):
    for n, move in enumerate(moves):
        game.play(0, move, chance if n == len(moves) - 1 else ())
    return game


def line(game, key):
    """A line of the written position."""
    return next(text for text in game.position().splitlines() if text.startswith(f"{key}:"))


def in_round(number, text="", **more):
    """Phase 6 of a round, whose event is about to strike."""
    tile = TOURS_EVENTS[number - 1]
    return at(f"round: {number}\nevent: {tile}\nphase: event\n{text}", **more)


TOURS_EVENTS = [
    "tours-01-strike",
    "tours-02-crusade",
    "tours-03-food-tithe",
    "tours-04-drought",
    "tours-05-highwaymen",
    "tours-06-amnesty",
    "tours-07-plague",
    "tours-08-food-tithe",
    "tours-09-technology-tax",
    "tours-10-income",
    "tours-11-pirates",
    "tours-12-riots",
    "tours-13-axle-fracture",
    "tours-14-food-tithe",
]


# --- setup


def test_the_setup():
    """Ruling 98."""
    game = Game(TOURS, seed="1")
    t = game.state
    assert town(game) == "nevers"
    assert coins(game) == [3]
    assert tiles(game) == ["stage-coach"]
    assert t.supply == [8, 5, 5, 5, 5, 5, 5]
    assert t.gears == 4
    assert sum(1 for good in t.lying if good) == 52
    assert sum(t.goods) == 38
    assert [t.book.components.deeds[n].id for n in t.book.deeds] == [
        "tours-canalization",
        "knight-consecration",
    ]
    names = [name for _, name in t.book.citizens]
    assert names == [
        "boatmen",
        "knights",
        "development-3",
        "development-18",
        "development-28",
        "orleans",
    ] or (names[0] == "boatmen" and names[-1] == "orleans")
    check_pieces(t)


def test_tiles_marked_t_are_left_out():
    """Ruling 98: all others are on offer, both categories complete."""
    t = Game(TOURS, seed="1").state
    places = t.book.components.places
    offer = {places[n].id for n in t.offer}
    assert not offer & {"brasserie", "sacristy", "gaming-room", "observatory", "stage-coach"}
    assert {"hayrick", "market-stand", "farm", "lair", "well"} <= offer
    assert len(offer) == 57 - 16 - 1


def test_fewer_goods_as_a_step_of_difficulty():
    """Ruling 98."""
    t = Game(Setup(players=1, scenario="tours", difficulty="scarce"), seed="1").state
    assert sum(1 for good in t.lying if good) == 48
    record = Game(Setup(players=1, scenario="tours", difficulty="scarce"), seed="1").record()
    assert "difficulty: scarce" in record
    assert Game.replay(record).setup.difficulty == "scarce"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 2}, "the scenario tours is for 1 player, not 2"),
        ({"players": 1, "edition": "dlp"}, "is played with bigbox, not dlp"),
        ({"players": 1, "modules": ("orders",)}, "orders is not played with tours"),
        ({"players": 1, "tiles": "all"}, "has place tiles of its own"),
        ({"players": 1, "difficulty": "cruel"}, "no difficulty 'cruel'; it has scarce"),
    ],
)
def test_what_does_not_go_together(wrong, reason):
    with pytest.raises(BadSetup, match=reason):
        Setup(scenario="tours", **wrong)


# --- the rounds


def test_the_events_come_in_their_order():
    game = Game(TOURS, seed="1")
    seen = []
    while not game.over:
        if game.state.round > len(seen):
            seen.append(game.state.book.components.hourglass.tiles[game.state.event].id)
        game.play(0, game.moves(0)[0])
    assert seen == TOURS_EVENTS
    assert game.state.round == 14


def test_there_is_no_census():
    """Ruling 106: nobody gains or pays for farmers."""
    game = Game(TOURS, seed="1")
    assert "census" not in line(game, "stack")
    assert coins(game) == [3]


def test_both_goods_of_a_way_may_be_taken():
    """Ruling 101: one after the other, and either may be left."""
    text = (
        "0 merchant: briare\n"
        "0 board: ship farmer boatman knight; wagon farmer trader knight\n"
        "map: orleans_briare_water wool grain"
    )
    game = go(at(text), "use ship", "go orleans by water", "take wool", "take grain")
    assert (good(game, "wool"), good(game, "grain")) == (1, 1)
    game = go(at(text), "use ship", "go orleans by water", "take wool", "leave")
    assert (good(game, "wool"), good(game, "grain")) == (1, 0)


def test_the_citizen_in_orleans_is_taken_on_arrival():
    """Ruling 100: once, by whoever's move ends there."""
    text = "0 merchant: briare\n0 board: ship farmer boatman knight; wagon farmer trader knight"
    game = go(at(text), "use ship", "go orleans by water")
    assert me(game).citizens == 1
    assert "orleans" in line(game, "claimed")
    again = go(at(f"{text}\nclaimed: orleans\n0 citizens: 1"), "use ship", "go orleans by water")
    assert me(again).citizens == 1


# --- events


def test_no_craftsman_is_hired_during_the_strike():
    """Ruling 105: bans of a round bind every way to hire."""
    game = at(
        f"round: 1\nevent: {TOURS_EVENTS[0]}\n"
        "0 board: village farmer boatman craftsman; wagon farmer trader knight"
    )
    go(game, "use village")
    assert "hire craftsman" not in options(game, 0)


def test_no_knight_is_hired_during_the_crusade():
    game = at(
        f"round: 2\nevent: {TOURS_EVENTS[1]}\n"
        "0 board: castle farmer boatman trader; wagon farmer trader knight"
    )
    assert "forbids it this round" in game.why_not(0, "castle")


def test_food_is_given_before_coins():
    """Ruling 102: coins only replace food one does not have."""
    game = in_round(8, "0 goods: 2 grain\n0 coins: 20")  # there is no choice
    assert (coins(game), good(game, "grain")) == ([20], 0)
    game = in_round(8, "0 goods: grain, cheese, wine\n0 coins: 20")
    assert options(game, 0) == ["give grain", "give cheese", "give wine"]
    assert "coins only replace food" in game.why_not(0, "pay 5")


def test_coins_for_food_that_is_missing():
    """Rulings 102 and 106: then torture, as in the base game."""
    game = in_round(14, "0 goods: wine\n0 coins: 12", ask_chance=True)
    assert (good(game, "wine"), coins(game)) == (0, [2])
    poor = in_round(3, "0 goods: wool, brocade\n0 coins: 3")
    assert "give tile stage-coach" in options(poor, 0)


def test_drought_takes_grain_of_ones_choice():
    """Ruling 107: second spaces too; with fewer than four all of it."""
    text = (
        "map: blois_tours_water grain; orleans_briare_water grain grain; "
        "chartres_etampes_road grain; vierzon_bourges_water grain; orleans_blois_water wine"
    )
    game = in_round(4, text)
    assert len(options(game, 0)) == 4
    go(
        game,
        "clear orleans_briare_water",
        "clear orleans_briare_water",
        "clear blois_tours_water",
        "clear chartres_etampes_road",
    )
    assert supply_of(game, "grain") == 24 - 1
    few = in_round(4, "map: blois_tours_water grain; chartres_etampes_road grain")
    go(few, "clear blois_tours_water")
    assert supply_of(few, "grain") == 24


def supply_of(game, name):
    return game.state.goods[GOOD_NAMES.index(name)]


def test_highwaymen_close_the_roads():
    """Ruling 101: waterways may be used, also by the Wagon with a Drawbridge."""
    text = (
        f"round: 5\nevent: {TOURS_EVENTS[4]}\n0 merchant: orleans\n"
        "0 board: wagon farmer trader knight; ship farmer boatman knight"
    )
    game = at(text)
    assert "use wagon" not in options(game, 0)
    assert "no road leads away" in game.why_not(0, "wagon")
    bridged = at(f"{text}\n0 tiles: stage-coach, drawbridge")
    go(bridged, "use wagon")
    assert all(move.endswith("by water") for move in options(bridged, 0))


def test_highwaymen_bind_the_tinkerers_wagon():
    """Ruling 101."""
    game = at(
        f"round: 5\nevent: {TOURS_EVENTS[4]}\n0 merchant: chartres\n"
        "0 tiles: stage-coach, tinkerers-wagon\n"
        "0 board: tinkerers-wagon craftsman trader; ship farmer boatman knight",
        ask_chance=True,
    )
    go(game, "use tinkerers-wagon", chance=("roll 5",))
    assert town(game) == "chartres"  # no waterway leads away


def test_amnesty_lets_new_followers_stand_at_once():
    game = at(
        f"round: 6\nevent: {TOURS_EVENTS[5]}\n"
        "0 board: castle farmer boatman trader; wagon farmer trader -"
    )
    go(game, "use castle")
    assert "place knight wagon.2" in options(game, 0)


def test_plague_takes_a_follower():
    game = in_round(
        7,
        "0 bag: 2 monk\n0 market: own-farmer, own-boatman, own-craftsman, own-trader",
        ask_chance=True,
    )
    game.play(-1, "come monk")
    assert in_bag(game, "monk") == 1
    assert supply(game, "monk") == 4


def test_technology_tax_counts_wheels_on_board_and_tiles():
    """Ruling 104: 2 coins for each; one not yet placed is free."""
    game = in_round(
        9, "0 coins: 9\n0 gears: 1\n0 tracks: 2 craftsmen\n0 board: ship gear - -; castle gear - -"
    )
    assert coins(game) == [5]


def test_income_pays_two_for_each_star():
    assert coins(in_round(10, "0 coins: 0\n0 development: 9")) == [6]


def test_pirates_take_cloth_from_the_waterways():
    """Ruling 101: also from second spaces; roads are safe, and so is food."""
    text = "map: orleans_briare_water wool brocade; blois_tours_water wine"
    game = in_round(11, f"{text}; chartres_etampes_road wool")
    assert game.state.lying.count(GOOD_NAMES.index("wool") + 1) == 1
    assert game.state.lying.count(GOOD_NAMES.index("brocade") + 1) == 0
    assert game.state.lying.count(GOOD_NAMES.index("wine") + 1) == 1


def test_riots_cost_a_knight_or_coins():
    """Rulings 103 and 104: from bag, market or any space of board and tiles."""
    text = "0 coins: 6\n0 bag: knight\n0 market: knight\n0 board: stage-coach knight; castle - - -"
    game = in_round(12, text)
    assert options(game, 0) == [
        "pay 5",
        "return knight from bag",
        "return knight from market",
        "return from stage-coach.0",
    ]
    go(game, "return from stage-coach.0")
    assert stands(game, "stage-coach.0") == "-"
    assert supply(game, "knight") == 3
    assert coins(go(in_round(12, text), "pay 5")) == [1]


def test_riots_without_knight_or_coins_are_torture():
    """Ruling 103."""
    game = in_round(12, "0 coins: 3\n0 goods: wool, wine, brocade")
    assert coins(game) == [0]
    assert "give wool" in options(game, 0)
    rich = in_round(12, "0 coins: 7")
    assert coins(rich) == [2]


def test_an_axle_fracture_closes_the_stage_coach():
    """Ruling 105: the Well does not get round it."""
    text = (
        f"round: 13\nevent: {TOURS_EVENTS[12]}\n0 coins: 9\n"
        "0 tiles: stage-coach, well\n"
        "0 board: stage-coach knight; well boatman knight scholar; wagon farmer trader knight"
    )
    game = at(text)
    assert "use stage-coach" not in options(game, 0)
    assert "forbids it this round" in game.why_not(0, "stage-coach")
    go(game, "use well")
    assert "use stage-coach" not in options(game, 0)


# --- deeds


def test_canalization_pays_a_coin_or_a_step_and_a_citizen():
    game = at(
        "0 coins: 0\ndeeds: tours-canalization 3 farmer 1 boatman\n"
        "0 board: town-hall craftsman -; wagon farmer trader knight"
    )
    go(game, "use town-hall")
    assert options(game, 0) == ["reward coins", "reward development"]
    go(game, "reward coins")
    assert (coins(game), me(game).citizens) == ([1], 1)


def test_the_knight_consecration():
    game = at(
        "0 coins: 0\ndeeds: knight-consecration 2 knight\n"
        "0 board: town-hall monk -; wagon farmer trader knight"
    )
    go(game, "use town-hall")
    assert (coins(game), me(game).citizens) == ([1], 1)


# --- the task and the end


def test_the_task_wins_at_once():
    """Rulings 99 and 106: in an own turn, without an action, before the event."""
    game = at(
        f"round: 14\nevent: {TOURS_EVENTS[13]}\n0 merchant: tours\n0 citizens: 3\n"
        f"0 goods: {ALL}\n{BUSY}"
    )
    assert game.outcome().kind == "open"
    go(game, "deliver tours-task")
    assert game.over
    outcome = game.outcome()
    assert (outcome.kind, outcome.winners, outcome.by, outcome.round) == ("won", (0,), "goals", 14)
    assert game.scores()[0].winner
    assert me(game).goods == [0] * 6
    assert game.actors == ()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"0 merchant: blois\n0 citizens: 3\n0 goods: {ALL}", "your merchant is not in Tours"),
        (f"0 merchant: tours\n0 citizens: 2\n0 goods: {ALL}", "you need 3 citizens first"),
        (
            f"0 merchant: tours\n0 citizens: 3\n0 goods: {SHORT}",
            "too little",
        ),
    ],
)
def test_the_task_needs_everything_at_once(text, reason):
    game = at(f"{text}\n{BUSY}")
    with pytest.raises(IllegalMove, match=f"(?i){reason}"):
        go(game, "deliver tours-task")
    assert game.outcome().kind == "open"


def test_the_task_can_be_done_after_the_event():
    """Ruling 99."""
    game = in_round(10, f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}")
    assert options(game, 0) == ["done", "deliver tours-task"]
    go(game, "deliver tours-task")
    assert (game.outcome().kind, game.outcome().round) == ("won", 10)


def test_without_the_task_the_game_is_lost():
    """Rulings 99 and 106."""
    game = in_round(14, "0 coins: 15")
    assert game.over
    outcome = game.outcome()
    assert (outcome.kind, outcome.winners, outcome.by, outcome.round) == ("lost", (), "goals", 14)
    assert not game.scores()[0].winner
    assert in_market(game, "knight") == 0


def test_the_progress_of_the_task():
    t = at(f"0 merchant: tours\n0 citizens: 1\n0 goods: 2 grain, wool\n{BUSY}").state
    assert t.book.goals[0].parts(t, 0) == [
        ("town:tours", 1, 1),
        ("citizens", 1, 3),
        ("good:grain", 2, 3),
        ("good:cheese", 0, 3),
        ("good:wine", 0, 3),
        ("good:wool", 1, 3),
        ("good:brocade", 0, 3),
    ]
