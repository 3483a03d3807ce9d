"""Capital Vierzon, sentence by sentence: setup and objectives.

Its events are in `test_vierzon_events`, the two harder steps in `test_vierzon_steps`.
"""

import pytest
from vierzon import BUSY, GOALS, ROUNDS, VIERZON, WAGON, at, in_round

from alone import go, reached
from helpers import check_pieces, coins, good, in_market, me, options, tiles, town
from orleans import NATURE, BadPosition, BadSetup, Game, Setup

OWN = ("farmer", "boatman", "craftsman", "trader")
TOWNS = {"orleans", "blois", "tours", "loches", "montrichard", "vierzon", "bourges", "sancerre"}
WITHOUT_V = {"I": 17, "II": 25}
WITH_V = (
    "brasserie, episcopal-see, merchant-house, port, sacristy, bakery, cathedral, church, court, "
    "depot, opera, prairie, tavern, workshop"
)
CASTLE = "castle farmer boatman trader"
VILLAGE = "village farmer boatman craftsman"
GUILDHALL = "guildhall farmer craftsman knight"
UNIVERSITY = "university farmer craftsman trader"
READY = "0 citizens: 4\n0 stations: loches, blois, tours"  # 7 times the status
TASKS = "0 met: 7 builder, 9 fortress, 5 building-company, 3 capital"


# --- setup


def test_the_setup():
    game = Game(VIERZON, seed="1")
    t = game.state
    assert (town(game), coins(game), tiles(game)) == ("orleans", [0], ["market-stand"])
    assert (t.supply, t.gears) == ([4] * 7, 4)
    assert [t.book.components.deeds[n].board for n in t.book.deeds] == ["vierzon"] * 2
    assert [in_market(game, f"own-{name}") for name in OWN] == [1] * 4
    assert (sum(me(game).market), sum(me(game).bag), set(me(game).tracks)) == (4, 0, {0})
    assert (t.book.rounds, me(game).development, me(game).stations) == (14, 0, 10)
    assert (me(game).citizens, sum(me(game).goods), sum(t.stations)) == (0, 0, 0)
    check_pieces(t)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_forty_goods(seed):
    """Ruling 120: one on each connection of eight towns, sixteen in the supply."""
    t = Game(VIERZON, seed=seed).state
    c = t.book.components
    laid = [way for way, spaces in zip(c.connections, t.book.goods_spaces, strict=True) if spaces]
    assert all({c.towns[way.a].id, c.towns[way.b].id} & TOWNS for way in laid)
    assert len(laid) == t.book.lying == 24
    assert all(t.lying)
    assert (sum(t.goods), sum(t.lost_goods)) == (16, 50)


def test_other_connections_have_no_space_for_a_good():
    """Ruling 120: no position can have one there, nor a second one."""
    for goods in ("chartres_etampes_road grain", "orleans_vierzon_road grain wool"):
        with pytest.raises(BadPosition, match="line 3"):
            at(f"map: {goods}")


def test_a_journey_without_a_good():
    game = at(f"0 merchant: chartres\n{BUSY}; castle farmer boatman trader")
    go(game, "use wagon", "go etampes by road")
    assert options(game, 0) == ["pass", "use castle"]


def test_seven_citizens():
    """Ruling 120: five on the tracks, two at the deeds; none for the most stations."""
    t = Game(VIERZON, seed="1").state
    on_tracks = ["knights", "boatmen", "development-3", "development-18", "development-28"]
    assert sorted(name for _, name in t.book.citizens) == sorted(on_tracks)
    assert [t.book.components.deeds[n].done.citizens for n in t.book.deeds] == [1, 1]


@pytest.mark.parametrize("seed", ["1", "2"])
def test_five_place_tiles_of_each_category_are_drawn(seed):
    """Ruling 120: none with a V, nor the Market Stand."""
    t = Game(VIERZON, seed=seed).state
    places = t.book.components.places
    for category, count in WITHOUT_V.items():
        assert len([n for n in t.offer if places[n].category == category]) == 5
        assert len(t.book.stacks[len(category)]) == count
    assert not [n for n in t.offer if "V" in places[n].not_in or places[n].id == "market-stand"]


def test_positions_while_the_place_tiles_are_drawn():
    game = Game(VIERZON, seed="1", ask_chance=True)
    while game.state.round == 0:
        if not all(game.state.lying):
            game.play(NATURE, game.moves(NATURE)[0])
            continue
        copy = Game.from_position(game.position(), ask_chance=True)
        assert copy.state == game.state
        game.play(NATURE, game.moves(NATURE)[-1])


@pytest.mark.parametrize("tile", WITH_V.split(", "))
def test_tiles_with_a_v_are_not_in_the_game(tile):
    """Ruling 120: no position can have one either."""
    with pytest.raises(BadPosition, match=f"'{tile}' is not known"):
        at(f"0 tiles: {tile}")


def test_an_empty_offer_is_not_filled_again():
    """Ruling 120: what was not drawn never comes."""
    board = f"0 board: {VILLAGE}; {WAGON}"
    game = go(at(f"offer: hayrick\n{board}"), "use village", "hire trader")  # the only tile
    assert (game.state.offer, tiles(game)) == ((), ["hayrick", "market-stand"])
    none = go(in_round(2, f"offer: -\n{board}", "actions"), "use village")
    assert options(none, 0) == ["hire boatman", "hire craftsman"]


@pytest.mark.parametrize(
    ("text", "moves", "where"),
    [
        ("0 development: 2", ["use scriptorium"], "development-3"),
        ("0 development: 17", ["use scriptorium"], "development-18"),
        ("0 development: 27", ["use scriptorium"], "development-28"),
        ("0 tracks: 3 knights", ["use castle"], "knights"),
        ("0 tracks: 4 boatmen", ["use village", "hire boatman"], "boatmen"),
    ],
)
def test_a_citizen_of_a_track_is_taken_by_who_gets_there(text, moves, where):
    place = {"use scriptorium": "scriptorium knight scholar", "use castle": CASTLE}
    game = at(f"{text}\n0 board: {place.get(moves[0], VILLAGE)}; {WAGON}")
    go(game, *moves)
    taken = [name for bit, name in game.state.book.citizens if game.state.claimed >> bit & 1]
    assert (me(game).citizens, taken) == (1, [where])


def test_without_a_follower_in_the_supply_nobody_is_hired():
    """The four of a type may be gone before the track ends."""
    game = at(f"supply: 4 monk\n0 board: {CASTLE}; {WAGON}")
    assert game.why_not(0, "use castle") == "no knight is left in the supply"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 2}, "the scenario vierzon is for 1 player, not 2"),
        ({"players": 1, "edition": "dlp"}, "is played with bigbox, not dlp"),
        ({"players": 1, "modules": ("intrigue",)}, "intrigue is not played with vierzon"),
        ({"players": 1, "tiles": "market-3"}, "vierzon has place tiles of its own"),
        ({"players": 1, "difficulty": "easy"}, "no difficulty 'easy'; it has one-a-round, in-ord"),
    ],
)
def test_what_does_not_go_together(wrong, reason):
    """Ruling 120."""
    with pytest.raises(BadSetup, match=reason):
        Setup(scenario="vierzon", **wrong)


def test_the_market_stand_can_be_used_from_the_start():
    game = at(f"0 goods: wool, wine\n0 board: market-stand trader; {WAGON}")
    go(game, "use market-stand", "sell wool", "sell wine")
    assert coins(game) == [7]


# --- the deeds


def test_expanding_the_university_gives_coins_or_development():
    game = at(f"0 coins: 0\n0 board: town-hall scholar craftsman; {WAGON}")
    go(game, "use town-hall", "send scholar university-expansion", "reward development")
    assert (me(game).development, coins(game)) == (1, [0])
    go(game, "send craftsman university-expansion", "reward coins")
    assert (me(game).development, coins(game)) == (1, [1])


@pytest.mark.parametrize(
    ("deeds", "who", "deed"),
    [
        ("university-expansion 1 craftsman 2 scholar", "monk", "university-expansion"),
        ("city-council 2 farmer 1 craftsman 1 trader", "knight", "city-council"),
    ],
)
def test_a_deed_that_is_done_gives_a_citizen(deeds, who, deed):
    game = at(f"deeds: {deeds}\n0 coins: 0\n0 board: town-hall {who} -; {WAGON}")
    go(game, "use town-hall")  # there is one space left for him
    if deed == "university-expansion":
        go(game, "reward coins")
    assert (me(game).citizens, coins(game)) == (1, [1])
    check_pieces(game.state)


# --- objectives that are paid


@pytest.mark.parametrize(
    ("goal", "price", "number"), [("builder", 10, 1), ("builder", 10, 8), ("fortress", 25, 14)]
)
def test_coins_are_paid_at_once(goal, price, number):
    """Ruling 121: by a move on the own turn, which costs no action."""
    game = in_round(number, f"0 coins: {price + 2}\n{BUSY}", "actions")
    go(game, f"deliver {goal}")
    assert (coins(game), reached(game)) == ([2], {goal: number})
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, f"deliver {goal}") == "you have reached this goal already"


def test_too_few_coins():
    game = at(f"0 coins: 9\n{BUSY}")
    assert game.why_not(0, "deliver builder") == "you need 10 coins"
    assert game.why_not(0, "deliver fortress") == "you need 25 coins"


def test_a_payment_can_be_taken_back():
    game = go(at(f"0 coins: 12\n{BUSY}"), "deliver builder")
    game.undo(0)
    assert (coins(game), reached(game)) == ([12], {})


def test_both_payments_in_one_turn():
    game = go(at(f"0 coins: 35\n{BUSY}"), "deliver fortress", "deliver builder")
    assert (coins(game), reached(game)) == ([0], {"builder": 1, "fortress": 1})


def test_the_builder_is_hired_before_round_9():
    """Ruling 124: after that the goal is out of reach, and the game goes on."""
    late = in_round(9, f"0 coins: 30\n{BUSY}", "actions")
    reason = "this goal had to be reached by the end of round 8"
    assert late.why_not(0, "deliver builder") == reason
    assert options(late, 0) == ["pass", "use wagon", "deliver fortress"]


def test_the_builder_may_still_be_hired_after_the_event_of_round_8():
    """Rulings 99 and 124."""
    game = in_round(8, "0 coins: 10")
    assert options(game, 0) == ["done", "deliver builder"]
    go(game, "deliver builder")
    assert reached(game) == {"builder": 8}


def test_25_coins_after_the_last_event_of_all():
    """Rulings 99 and 128: the round is not over before."""
    met = "0 met: 7 builder, 5 building-company, 3 capital, 9 building-materials"
    game = in_round(14, f"{met}\n0 coins: 25")
    assert (game.over, options(game, 0)) == (False, ["done", "deliver fortress"])
    go(game, "deliver fortress")
    assert (game.outcome().kind, game.outcome().round, coins(game)) == ("won", 14, [0])


def test_several_goals_may_be_paid_after_the_event():
    """Rulings 99 and 121: one after the other, in any order."""
    game = go(in_round(5, "0 coins: 37\n0 development: 0"), "deliver fortress")
    assert options(game, 0) == ["done", "deliver builder"]
    go(game, "deliver builder")
    assert (coins(game), reached(game)) == ([5], {"builder": 5, "fortress": 5})


def test_coins_that_an_event_takes_cannot_be_paid_any_more():
    """Rulings 99 and 127: the tax comes before the last chance."""
    game = in_round(9, "0 coins: 25\n0 goods: 2 wool")
    assert (coins(game), game.state.round, reached(game)) == ([24], 10, {})


def test_coins_of_an_event_can_be_paid_in_the_same_round():
    """Rulings 99 and 121: Income first."""
    game = in_round(5, "0 coins: 7\n0 development: 0")
    assert (coins(game), options(game, 0)) == ([10], ["done", "deliver builder"])
    go(game, "done")
    assert (game.state.round, reached(game)) == (6, {})


# --- the trading station


def test_a_trading_station_in_loches():
    """Ruling 121: it counts by itself, at once."""
    game = at(f"0 merchant: loches\n0 board: {GUILDHALL}; {WAGON}")
    assert game.why_not(0, "deliver building-company") == "you have no trading station in loches"
    go(game, "use guildhall")
    assert reached(game) == {"building-company": 1}


def test_a_station_elsewhere_does_not_count():
    """Ruling 122: nor does one on the Road."""
    game = at(f"0 merchant: blois\n0 board: {GUILDHALL}; {WAGON}")
    go(game, "use guildhall")
    assert reached(game) == {}


def test_the_quarry_builds_in_loches_too():
    game = at(
        "0 merchant: orleans\n0 coins: 20\n0 tiles: quarry\n"
        f"0 board: quarry craftsman knight; {WAGON}"
    )
    go(game, "use quarry", "build in loches")
    assert reached(game) == {"building-company": 1}


def test_a_station_that_is_lost_later_has_counted():
    """Ruling 121: reached stays reached, even if the tax takes the station."""
    text = (
        "0 met: 5 building-company\n0 stations: loches\n0 unbuilt: 0\n0 tiles: -\n0 goods: 2 wool"
    )
    game = in_round(9, text)
    go(game, "give station loches")
    assert reached(game) == {"building-company": 5}
    assert me(game).stations == 0


# --- points for development


def test_28_points_for_development():
    """Stations and citizens times the status: 7 times 4."""
    text = f"{READY}\n0 met: 1 building-company\n0 development: 13"
    game = at(f"{text}\n0 board: {UNIVERSITY}; {WAGON}")
    reason = "you have 21 of 28 points for development"
    assert game.why_not(0, "deliver capital") == reason
    go(game, "use university")
    assert me(game).development == 15
    assert reached(game) == {"building-company": 1, "capital": 1}


def test_points_that_are_lost_later_have_counted():
    """Ruling 121."""
    text = f"{READY}\n0 met: 1 building-company, 1 capital\n0 development: 17\n0 unbuilt: 0"
    game = in_round(9, f"{text}\n0 tiles: -\n0 goods: 2 grain")
    go(game, "give station tours")
    assert "capital" in reached(game)


def test_stations_on_the_road_count():
    """Ruling 122."""
    text = "0 tiles: road\n0 stock: 3 road-station\n0 unbuilt: 3\n0 citizens: 3\n0 development: 16"
    game = in_round(10, f"{text}\n0 stations: blois\n0 coins: 0")
    assert coins(game) == [8]  # Trading Day counts them, too
    assert reached(game) == {"capital": 10}


GAMING_ROOM = """0 tiles: gaming-room
0 stock: gaming-cheese, gaming-wine
0 citizens: 2
0 stations: blois, tours
0 development: 16
0 board: gaming-room farmer scholar knight; castle farmer boatman trader"""


@pytest.mark.parametrize(("number", "there"), [(13, False), (14, True)])
def test_citizens_of_the_gaming_room_come_in_the_last_round(number, there):
    """Ruling 122."""
    game = go(in_round(number, GAMING_ROOM, "actions"), "pass")
    assert ("capital" in reached(game)) is there


# --- building materials


def test_goods_worth_12_points_are_delivered_in_vierzon():
    """Ruling 123: the player chooses which."""
    game = at(f"0 merchant: vierzon\n0 goods: 4 grain, 2 wine, 2 brocade\n{BUSY}")
    go(game, "deliver building-materials")
    assert options(game, 0) == ["give grain", "give wine", "give brocade"]
    assert game.why_not(0, "pass") == "give goods worth 12 more"
    go(game, "give brocade", "give brocade", "give grain")
    assert game.why_not(0, "give wool") == "give goods worth 1 more"
    go(game, "give grain")
    assert reached(game) == {"building-materials": 1}
    assert [good(game, name) for name in ("grain", "wine", "brocade")] == [2, 2, 0]
    assert options(game, 0) == ["pass", "use wagon"]
    check_pieces(game.state)


def test_the_goods_go_to_the_general_supply():
    game = at(f"0 merchant: vierzon\n0 goods: 4 wine\n{BUSY}")
    wine = game.state.goods[2]
    go(game, "deliver building-materials")  # all four, so nobody asks
    assert (good(game, "wine"), game.state.goods[2]) == (0, wine + 4)
    check_pieces(game.state)


def test_goods_are_delivered_on_the_turn_after_the_arrival():
    """The journey is an action, the delivery is not."""
    text = f"0 merchant: blois\n0 goods: 4 wine\n0 board: {WAGON}; {CASTLE}"
    game = go(at(f"map: blois_vierzon_road grain\n{text}"), "use wagon", "go vierzon by road")
    go(game, "take grain")
    assert options(game, 0) == ["pass", "use castle", "deliver building-materials"]


def test_goods_may_be_delivered_after_the_event():
    """Rulings 99 and 121: what the event took is gone."""
    game = in_round(3, "0 merchant: vierzon\n0 goods: 4 wine, wool")
    assert good(game, "wine") == 3
    assert options(game, 0) == ["done", "deliver building-materials"]
    go(game, "deliver building-materials", "give wool")  # and all the wine
    assert (reached(game), game.state.round) == ({"building-materials": 3}, 4)
    poor = go(in_round(3, "0 merchant: vierzon\n0 goods: 3 wine, grain, cheese"), "give cheese")
    assert (reached(poor), poor.state.round) == ({}, 4)


def test_more_may_be_given_without_change():
    """Ruling 123."""
    game = at(f"0 merchant: vierzon\n0 goods: 3 grain, 3 brocade\n{BUSY}")
    go(game, "deliver building-materials", "give brocade", "give brocade", "give brocade")
    assert (good(game, "brocade"), good(game, "grain"), coins(game)) == (0, 3, [0])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 merchant: vierzon\n0 goods: 2 brocade, grain", "your goods are worth 11 of 12 points"),
        ("0 merchant: bourges\n0 goods: 3 brocade", "your merchant is not in vierzon"),
    ],
)
def test_why_nothing_can_be_delivered(text, reason):
    game = at(f"{text}\n{BUSY}")
    assert game.why_not(0, "deliver building-materials") == reason


def test_a_delivery_in_the_middle_as_a_position():
    game = at(f"0 merchant: vierzon\n0 goods: 6 grain, 3 brocade\n{BUSY}")
    go(game, "deliver building-materials", "give brocade")
    copy = Game.from_position(game.position(), "vierzon")
    assert copy.position() == game.position()
    assert options(copy, 0) == options(game, 0)
    assert Game.replay(game.record()).position() == game.position()


# --- the end


@pytest.mark.parametrize("number", [10, 14])
def test_the_game_is_won_at_the_end_of_the_round(number):
    """Ruling 128."""
    game = in_round(number, f"0 merchant: vierzon\n0 goods: 4 wine\n{TASKS}\n{BUSY}", "actions")
    go(game, "deliver building-materials")
    assert not game.over
    go(game, "pass")
    assert game.over
    assert (game.outcome().kind, game.outcome().by, game.outcome().round) == (
        "won",
        "goals",
        number,
    )
    assert set(reached(game)) == set(GOALS)


def test_all_five_in_one_round():
    """Without a step of difficulty their number and order are free."""
    text = f"0 merchant: vierzon\n0 goods: 4 wine\n0 coins: 35\n{READY}\n0 development: 16\n{BUSY}"
    game = in_round(2, text, "actions")
    go(game, "deliver building-materials", "deliver fortress", "deliver builder", "pass")
    assert (game.outcome().kind, set(reached(game).values())) == ("won", {2})


def test_after_round_14_the_game_is_lost():
    """Ruling 128."""
    game = in_round(14, TASKS)
    assert (game.over, game.outcome().kind, game.outcome().round) == (True, "lost", 14)


def test_a_goal_that_was_missed_does_not_end_the_game():
    """Ruling 124."""
    game = in_round(8, "0 coins: 0")
    assert (game.over, game.state.round) == (False, 9)
    met = "0 met: 9 fortress, 5 building-company, 3 capital, 9 building-materials"
    last = in_round(14, f"0 coins: 50\n{met}")
    assert (last.outcome().kind, coins(last)) == ("lost", [50])


def test_nobody_gains_a_citizen_for_the_most_trading_stations():
    """Ruling 120."""
    game = in_round(14, "0 stations: loches, blois")
    assert (game.over, me(game).citizens) == (True, 0)


def test_the_goals_of_another_scenario():
    reason = "this goal belongs to another scenario"
    assert at(BUSY).why_not(0, "deliver tours-task") == reason


def test_an_impossible_position_is_refused():
    for wrong in ("0 met: 3 dragons", "0 met: 19 builder", "event: vierzon-15-storm"):
        with pytest.raises(BadPosition, match="line 3"):
            at(wrong)


def test_a_position_has_the_event_of_its_round():
    """Left out it follows from the round; no other one is possible."""
    for number, name in enumerate(ROUNDS, 1):
        t = at(f"round: {number}\n{BUSY}; {CASTLE}").state
        assert t.book.components.hourglass.tiles[t.event].id == name
    for wrong in (ROUNDS[4], ROUNDS[0], "pilgrimage"):
        with pytest.raises(BadPosition, match="do not fit the round and its event"):
            at(f"round: 3\nevent: {wrong}\n{BUSY}")


def test_the_events_come_in_their_order():
    game = Game(VIERZON, seed="1")
    seen = []
    while not game.over:
        if game.state.round > len(seen):
            seen.append(game.state.book.components.hourglass.tiles[game.state.event].id)
        game.play(0, game.moves(0)[0])
    assert seen == ROUNDS
