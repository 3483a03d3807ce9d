"""Trade & Intrigue, the module "trade": the ten deeds of its board."""

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
    stands,
    supply,
    tiles,
    town,
)
from orleans import NATURE, BadPosition, Game, IllegalMove, Setup
from orleans.engine.book import SORTS
from orleans.pieces import WANT_NAMES
from orleans.rules.deeds import is_done, open_spaces

SPACES = {  # from left to right, as with four players
    "alchemy": "any any any any any any",
    "lay-assessors": "any any any any any any",
    "thanksgiving": "farmer farmer trader monk farmer",
    "sheep-farming": "farmer craftsman knight farmer",
    "coinage": "trader trader craftsman knight",
    "research": "scholar scholar monk scholar",
    "towing": "boatman boatman boatman boatman",
    "architecture": "monk craftsman knight scholar",
    "town-charter": "trader trader knight farmer",
    "navigation": "craftsman craftsman boatman farmer",
}
NOT_WITH_TWO = ("lay-assessors", "research")


def trade(text, players=2, **options):
    return at(f"modules: trade\nplayers: {players}\n{text}", **options)


def send(game, *sent, chance=()):
    """Seat 0 sends followers from the Town Hall, like 'knight coinage'."""
    go(game, "0 use town-hall")
    for n, what in enumerate(sent):
        go(game, f"0 send {what}", chance=chance if n == len(sent) - 1 else ())
    return game


def number(game, deed):
    return next(n for n, card in enumerate(game.state.book.components.deeds) if card.id == deed)


def line(game, key):
    """A line of the written position."""
    return next(text for text in game.position().splitlines() if text.startswith(f"{key}: "))


# --- the board


def spaces_of(game, deed):
    """The open spaces of a deed as names, sorted."""
    t = game.state
    first = t.book.deed_rows[number(game, deed)] * SORTS
    found = []
    for want in range(SORTS):
        found += [WANT_NAMES[want]] * t.deeds[first + want]
    return sorted(found)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("deed", SPACES)
def test_spaces_for_each_number_of_players(deed, players):
    """With 2 and 3 the rightmost space is covered; with 2 two deeds are missing."""
    game = Game(Setup(players=players, modules=("trade",)), seed="board")
    if players == 2 and deed in NOT_WITH_TWO:
        assert number(game, deed) not in game.state.book.deeds
    else:
        printed = SPACES[deed].split()
        assert spaces_of(game, deed) == sorted(printed if players > 3 else printed[:-1])


def test_the_base_board_stays_in_the_box():
    book = Game(Setup(players=4, modules=("trade",)), seed="board").state.book
    assert {book.components.deeds[deed].id for deed in book.deeds} == set(SPACES)
    game = trade("0 board: town-hall knight -")
    go(game, "0 use town-hall")
    with pytest.raises(IllegalMove, match="no free space"):
        game.play(0, "send knight city-wall")


@pytest.mark.parametrize("deed", NOT_WITH_TWO)
def test_nobody_is_sent_to_a_deed_that_is_missing(deed):
    game = go(trade("0 board: town-hall scholar monk"), "0 use town-hall")
    assert game.why_not(0, f"send monk {deed}")
    three = go(trade("0 board: town-hall scholar monk", players=3), "0 use town-hall")
    assert f"send monk {deed}" in options(three, 0)


@pytest.mark.parametrize(
    ("players", "thanksgiving", "sheep"),
    [
        (2, "farmer grain farmer cheese trader cheese monk wine", "1 cheese, 2 wool"),
        (3, "farmer grain farmer cheese trader cheese monk wine", "1 cheese, 2 wool"),
        (4, "farmer grain farmer cheese trader cheese monk wine farmer wine", "2 cheese, 2 wool"),
        (5, "farmer grain farmer cheese trader cheese monk wine farmer wine", "2 cheese, 2 wool"),
    ],
)
def test_goods_and_wheels_are_laid_out_from_the_supply(players, thanksgiving, sheep):
    """Ruling 73: one good for each open space, one wheel for each space of Navigation."""
    game = Game(Setup(players=players, modules=("trade",)), seed="goods")
    plain = Game(Setup(players=players), seed="goods")
    check_pieces(game.state)
    laid = [groups.split() for groups in line(game, "deed-goods").split(": ")[1].split(";")]
    assert [words[0] for words in laid] == ["thanksgiving", "sheep-farming"]
    assert sorted(zip(laid[0][1::2], laid[0][2::2], strict=True)) == sorted(
        zip(thanksgiving.split()[::2], thanksgiving.split()[1::2], strict=True)
    )
    goods = laid[1][2::2]
    assert f"{goods.count('cheese')} cheese, {goods.count('wool')} wool" == sheep
    wheels = 3 if players < 4 else 4
    assert game.state.gears == plain.state.gears - wheels
    # The same draws, the same map: the goods at the deeds are missing in the supply.
    missing = sum(plain.state.goods) - sum(game.state.goods)
    assert missing == len(goods) + len(thanksgiving.split()) // 2


def test_what_the_supply_lacks_leaves_its_space_empty():
    """Ruling 73: all the wool is in the box or on the map."""
    game = Game(Setup(players=2, modules=("trade",)), ask_chance=True)
    while game.actors == (NATURE,) and game.state.round == 0:
        ways = [game.text(move) for move in game.moves(NATURE)]
        wool = [way for way in ways if way in ("remove wool", "lay wool")]
        game.play(NATURE, wool[0] if wool else ways[0])
    assert game.state.goods[3] == 0
    assert line(game, "deed-goods").endswith("; sheep-farming farmer cheese")
    check_pieces(game.state)


def test_who_is_sent_to_an_empty_space_gets_nothing():
    """Ruling 73."""
    game = trade("0 board: town-hall knight -\ndeed-goods: sheep-farming farmer cheese")
    send(game, "knight sheep-farming")
    assert me(game).goods == [0] * 6
    check_pieces(game.state)


def test_a_position_holds_no_more_at_deeds_than_is_printed():
    with pytest.raises(BadPosition, match="sheep-farming"):
        trade("deed-goods: sheep-farming knight brocade")
    with pytest.raises(BadPosition, match="sheep-farming"):
        trade("deed-goods: sheep-farming knight wool knight wool")


def test_followers_of_the_own_colour_are_not_sent():
    """They may not enter the Town Hall, and the tower does not send them."""
    game = trade("phase: planning\n0 market: own-trader")
    assert game.why_not(0, "place own-trader town-hall.0")
    tower = f"0 tiles: gunpowder-tower\n0 board: gunpowder-tower own-trader -; {BUSY}"
    assert trade(tower).why_not(0, "gunpowder-tower")


def test_the_gunpowder_tower_sends_to_these_deeds_too():
    game = trade("0 tiles: gunpowder-tower\n0 board: gunpowder-tower trader -\n0 coins: 0")
    go(game, "0 use gunpowder-tower", "0 send trader coinage")
    assert me(game).coins == 3


# --- coins, development, citizens


@pytest.mark.parametrize(
    ("deed", "filled", "last", "gained"),
    [
        # not the last one
        ("alchemy", "", "knight", (0, 0, 0)),
        ("lay-assessors", "", "knight", (1, 0, 0)),
        ("thanksgiving", "", "monk", (0, 0, 0)),
        ("sheep-farming", "", "knight", (0, 0, 0)),
        ("coinage", "", "trader", (3, 0, 0)),
        ("research", "", "scholar", (0, 0, 2)),
        ("towing", "", "boatman", (0, 0, 0)),
        ("architecture", "", "monk", (0, 1, 0)),
        ("town-charter", "", "trader", (0, 0, 0)),
        ("navigation", "", "craftsman", (0, 0, 0)),
        # the last one of a game with three
        ("alchemy", "4 farmer", "knight", (0, 1, 0)),
        ("lay-assessors", "4 farmer", "knight", (1, 0, 0)),
        ("thanksgiving", "2 farmer 1 trader", "monk", (2, 0, 0)),
        ("sheep-farming", "1 farmer 1 craftsman", "knight", (2, 0, 0)),
        ("coinage", "2 trader", "craftsman", (6, 0, 0)),
        ("research", "2 scholar", "monk", (0, 0, 5)),
        ("towing", "2 boatman", "boatman", (0, 1, 0)),
        ("architecture", "1 monk 1 craftsman", "knight", (0, 1, 0)),
        ("town-charter", "2 trader", "knight", (0, 1, 0)),
        ("navigation", "2 craftsman", "boatman", (0, 1, 0)),
    ],
)
def test_what_each_deed_pays_for_a_follower_and_for_the_last_one(deed, filled, last, gained):
    """Coins, citizens and steps on the development track."""
    game = trade(
        f"""
        claimed: development-3
        0 coins: 0
        0 merchant: le-mans
        0 market: own-farmer, own-boatman, own-craftsman, own-trader
        0 board: town-hall {last} -
        deeds: {f"{deed} {filled}" if filled else "-"}
        """,
        players=3,
    )
    send(game, f"{last} {deed}")
    assert is_done(game.state, number(game, deed)) == bool(filled)
    assert (me(game).coins, me(game).citizens, me(game).development) == gained


@pytest.mark.parametrize(
    ("deed", "filled", "last", "coins"),
    [
        ("thanksgiving", "2 farmer 1 trader 1 monk", "farmer", 2),
        ("coinage", "2 trader 1 craftsman", "knight", 6),
        ("research", "2 scholar 1 monk", "scholar", 0),
    ],
)
def test_with_four_the_rightmost_space_is_the_last(deed, filled, last, coins):
    before = trade(f"deeds: {deed} {filled}", players=4)
    assert not is_done(before.state, number(before, deed))
    text = f"0 coins: 0\n0 board: town-hall {last} -\ndeeds: {deed} {filled}"
    game = send(trade(text, players=4), f"{last} {deed}")
    assert is_done(game.state, number(game, deed))
    assert me(game).coins == coins


def test_research_takes_coins_and_citizens_on_the_way():
    game = trade(
        """
        0 coins: 0
        0 development: 2
        0 board: town-hall monk -
        deeds: research 2 scholar
        """,
        players=3,
    )
    send(game, "monk research")
    assert (me(game).development, me(game).coins, me(game).citizens) == (7, 3, 1)


def test_research_ends_with_the_track():
    game = trade("0 development: 29\n0 board: town-hall monk -", players=3)
    assert me(send(game, "monk research")).development == 30


def test_a_full_deed_takes_nobody():
    game = trade("0 board: town-hall knight -\ndeeds: alchemy 5 farmer")
    go(game, "0 use town-hall")
    assert game.why_not(0, "send knight alchemy")


def test_anybody_may_go_to_alchemy_while_a_space_is_open():
    game = trade("0 board: town-hall knight boatman\ndeeds: alchemy 3 monk 1 farmer")
    go(send(game, "knight alchemy"), "0 done")
    assert open_spaces(game.state, number(game, "alchemy")) == 0
    assert "send boatman alchemy" not in options(game, 0)
    assert "send boatman towing" in options(game, 0)


# --- Alchemy

HALF_CASTLE = "castle farmer boatman -"


def test_alchemy_draws_from_the_bag_and_places_at_once():
    """Ruling 75: the Castle is used in the same round, on a later turn."""
    game = trade(f"0 bag: trader\n0 board: town-hall knight -; {HALF_CASTLE}")
    send(game, "knight alchemy")
    assert options(game, 0) == ["done", "draw 1"]
    go(game, "0 draw 1", chance=("come trader",))
    assert {way.split(".")[0] for way in options(game, 0)} == {
        f"place trader {place}"
        for place in ("university", "castle", "monastery", "wagon", "town-hall")
    }
    go(game, "0 place trader castle.2")
    assert (in_bag(game, "trader"), stands(game, "castle.2")) == (0, "trader")
    assert game.actors == (1,)
    go(game, "1 pass", "0 use castle")
    assert in_bag(game, "knight") == 1
    check_pieces(game.state)


def test_alchemy_can_activate_an_action_a_second_time():
    game = trade("0 tiles: hayrick\n0 board: town-hall monk -; hayrick farmer")
    go(game, "0 use hayrick", "1 pass")
    send(game, "monk alchemy")
    go(game, "0 draw 1", chance=("come farmer",))
    go(game, "0 place farmer hayrick.0", "0 use hayrick")
    assert good(game, "grain") == 2


def test_alchemy_may_be_declined():
    """Ruling 75."""
    game = trade(f"0 bag: trader\n0 board: town-hall knight -; {HALF_CASTLE}")
    go(send(game, "knight alchemy"), "0 done")
    assert (in_bag(game, "trader"), game.actors) == (1, (1,))


def test_who_was_drawn_must_be_placed_where_he_fits():
    """Ruling 75."""
    game = trade("0 bag: trader\n0 board: town-hall knight -")
    send(game, "knight alchemy")
    go(game, "0 draw 1", chance=("come trader",))
    with pytest.raises(IllegalMove, match="place the follower drawn where he fits"):
        game.play(0, "done")
    assert game.why_not(0, "place trader castle.0")


NO_ROOM = "0 board: town-hall knight farmer; university - - trader; castle - - trader; "
NO_ROOM += "monastery - trader; wagon - trader -; village - - -"


def test_who_fits_nowhere_stays_in_the_bag():
    """Ruling 75: the own trader may not enter the Town Hall, everywhere else stands one."""
    game = trade(f"{NO_ROOM}\n0 market: own-farmer, own-boatman, own-craftsman\n1 board: {BUSY}")
    send(game, "knight alchemy")
    go(game, "0 draw 1", chance=("come own-trader",))
    assert in_bag(game, "own-trader") == 1
    assert "send farmer alchemy" in options(game, 0)


def test_those_of_the_own_colour_may_come_too_but_not_into_the_town_hall():
    """Ruling 75."""
    game = trade(f"0 board: town-hall knight -; {HALF_CASTLE}")
    send(game, "knight alchemy")
    go(game, "0 draw 1", chance=("come own-trader",))
    assert "place own-trader castle.2" in options(game, 0)
    assert not any("town-hall" in way for way in options(game, 0))


def test_he_may_go_to_a_place_tile_but_not_to_the_tower():
    game = trade("0 tiles: hayrick, gunpowder-tower\n0 bag: farmer\n0 board: town-hall knight -")
    send(game, "knight alchemy")
    go(game, "0 draw 1", chance=("come farmer",))
    assert "place farmer hayrick.0" in options(game, 0)
    assert not any("gunpowder" in way for way in options(game, 0))


def test_an_empty_bag_has_nobody_to_draw():
    market = "0 market: own-farmer, own-boatman, own-craftsman, own-trader"
    game = send(trade(f"{market}\n0 board: town-hall knight -"), "knight alchemy")
    assert game.actors == (1,)


def test_chance_knows_the_bag():
    game = trade("0 bag: 3 trader, monk\n0 board: town-hall knight -", ask_chance=True)
    go(send(game, "knight alchemy"), "0 draw 1")
    weights = {game.text(move): weight for move, weight in game.odds()}
    assert (weights["come trader"], weights["come monk"], weights["come own-farmer"]) == (3, 1, 1)
    assert Game.from_position(game.position(), ask_chance=True).state == game.state


def test_two_followers_at_alchemy_draw_two():
    game = trade("0 bag: 2 farmer\n0 board: town-hall knight scholar\n0 tiles: hayrick")
    send(game, "knight alchemy")
    go(game, "0 draw 1", chance=("come farmer",))
    go(game, "0 place farmer ship.0", "0 send scholar alchemy")
    go(game, "0 draw 1", chance=("come farmer",))
    go(game, "0 place farmer hayrick.0")
    assert (in_bag(game, "farmer"), game.actors) == (0, (1,))
    assert (stands(game, "ship.0"), stands(game, "hayrick.0")) == ("farmer", "farmer")


def test_whom_alchemy_brings_to_the_town_hall_may_be_sent_but_no_third_one():
    """Ruling 74."""
    game = trade("0 bag: 2 monk\n0 board: town-hall knight farmer")
    send(game, "knight alchemy")
    go(game, "0 draw 1", chance=("come monk",))
    go(game, "0 place monk town-hall.0")
    assert {"send monk architecture", "send farmer alchemy"} <= set(options(game, 0))
    go(game, "0 send monk architecture")
    assert (me(game).citizens, game.actors) == (1, (1,))
    assert stands(game, "town-hall.1") == "farmer"


def test_one_alone_in_the_town_hall_may_fetch_a_second():
    """Ruling 74: two are sent, and there is room for two."""
    game = trade("0 bag: 2 monk\n0 board: town-hall knight -")
    send(game, "knight alchemy")
    go(game, "0 draw 1", chance=("come monk",))
    go(game, "0 place monk town-hall.0")
    assert {"done", "send monk architecture"} <= set(options(game, 0))
    go(game, "0 send monk alchemy")
    go(game, "0 draw 1", chance=("come monk",))
    go(game, "0 place monk town-hall.0")
    assert game.actors == (1,)  # the third one waits
    go(game, "1 pass", "0 use town-hall", "0 send monk architecture")
    assert me(game).citizens == 1
    check_pieces(game.state)


def test_with_nobody_left_the_town_hall_is_done():
    game = send(trade("0 board: town-hall trader -"), "trader coinage")
    assert game.actors == (1,)


def test_the_draw_of_alchemy_is_recorded_and_cannot_be_taken_back():
    game = trade(f"0 bag: trader\n0 board: town-hall knight -; {HALF_CASTLE}")
    send(game, "knight alchemy")
    before = game.state.copy()
    go(game, "0 draw 1")
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)
    assert Game.replay(game.record(), check_chance=True).state == game.state
    game = trade(f"0 bag: trader\n0 board: town-hall knight -; {HALF_CASTLE}")
    go(send(game, "knight alchemy"), "0 done")
    game.undo(0)
    assert game.state == before


# --- the Court of Lay Assessors


def court(text, **options):
    """The last follower is sent there, with three players."""
    game = trade(f"deeds: lay-assessors 4 monk\n{text}", players=3, **options)
    return send(game, "knight lay-assessors")


def test_the_court_carries_out_an_action_that_is_not_activated():
    """Ruling 76: nobody goes home."""
    game = court("0 board: town-hall knight -; castle farmer - -")
    go(game, "0 use castle")
    assert (in_bag(game, "knight"), me(game).tracks[4]) == (1, 1)
    assert stands(game, "castle.0") == "farmer"
    assert game.actors == (1,)
    check_pieces(game.state)


def test_what_the_court_used_can_be_used_again_if_it_is_activated():
    """Ruling 76."""
    game = court("0 board: town-hall knight -; castle farmer boatman trader")
    go(game, "0 use castle", "1 pass")
    assert "use castle" in options(game, 0)
    go(game, "0 use castle")
    assert me(game).tracks[4] == 2


def test_the_court_offers_every_own_action_but_those_that_need_their_followers():
    """Ruling 76: not Town Hall, Gunpowder Tower and Theatre; Sacristy and Tavern are none."""
    owned = "theatre, gunpowder-tower, hayrick, brewery, sacristy, tavern"
    filled = "town-hall knight farmer; gunpowder-tower knight -; theatre farmer"
    game = court(f"round: 2\nevent: income-a\n0 tiles: {owned}\n0 board: {filled}")
    board = "farm-house village university castle monastery ship wagon guildhall scriptorium"
    expected = {f"use {place}" for place in [*board.split(), "hayrick", "brewery"]}
    assert set(options(game, 0)) == {"done"} | expected
    assert game.why_not(0, "use town-hall") == (
        "carry out one of your actions, or say that you are done"
    )


def test_the_court_is_optional_and_pays_its_coin_in_any_case():
    """Ruling 76."""
    game = court("0 coins: 0\n0 board: town-hall knight -")
    assert me(game).coins == 1
    go(game, "0 done")
    assert game.actors == (1,)
    assert me(game).tracks == (0,) * 6


def test_the_court_keeps_the_other_limits_of_an_action():
    """Ruling 76: what has run out, what an event forbids, what is not there."""
    game = court(
        """
        event: pilgrimage
        0 development: 30
        0 stations: orleans
        0 board: town-hall knight -
        """
    )
    ways = options(game, 0)
    assert "use castle" in ways
    assert not {"use monastery", "use scriptorium", "use guildhall"} & set(ways)


def test_the_court_bows_to_sabotage():
    """Ruling 76: an action with a wheel rests this round."""
    game = at(
        """
        modules: events trade
        players: 3
        round: 6
        event: ti-sabotage-b
        deeds: lay-assessors 4 monk
        0 board: town-hall knight -; castle gear - -
        """
    )
    send(game, "knight lay-assessors")
    assert "use castle" not in options(game, 0)
    assert "use village" in options(game, 0)


def test_after_the_court_the_second_follower_is_sent():
    game = court("0 board: town-hall knight trader\n0 coins: 0")
    go(game, "0 use ship", "0 go blois by water", "0 send trader coinage")
    assert (town(game), me(game).coins) == ("blois", 4)


# --- Thanksgiving and Sheep Farming


def test_a_follower_takes_the_good_of_his_space():
    game = trade("0 board: town-hall knight monk")
    before = game.state.goods[:]
    send(game, "knight sheep-farming", "monk thanksgiving")
    assert me(game).goods == [0, 0, 1, 1, 0, 0]
    assert game.state.goods == before  # they did not come from the supply
    check_pieces(game.state)


def test_where_his_spaces_hold_several_goods_he_chooses():
    """Ruling 78."""
    game = send(trade("0 board: town-hall farmer farmer", players=4), "farmer thanksgiving")
    assert options(game, 0) == ["take grain", "take cheese", "take wine"]
    assert game.why_not(0, "take wool").startswith("take one of the goods")
    go(game, "0 take wine", "0 send farmer thanksgiving")
    assert options(game, 0) == ["take grain", "take cheese"]
    go(game, "0 take grain")
    assert me(game).goods == [1, 0, 1, 0, 0, 0]
    assert "farmer cheese" in line(game, "deed-goods")
    check_pieces(game.state)


def test_goods_of_one_kind_are_no_choice():
    """Ruling 78: with four, both farmers' spaces of the Sheep Farming hold cheese."""
    game = trade("0 board: town-hall farmer farmer", players=4)
    send(game, "farmer sheep-farming", "farmer sheep-farming")
    assert good(game, "cheese") == 2
    check_pieces(game.state)


def test_another_types_good_is_not_to_be_had():
    game = send(trade("0 board: town-hall trader -"), "trader thanksgiving")
    assert me(game).goods == [0, 1, 0, 0, 0, 0]
    kept = line(game, "deed-goods")
    assert "trader" not in kept
    assert "monk wine" in kept


# --- Towing Service


def test_towing_goes_over_water_and_may_take_a_good():
    game = trade("0 board: town-hall boatman -\nmap: orleans_blois_water brocade")
    send(game, "boatman towing")
    assert options(game, 0) == ["leave", "go briare by water", "go blois by water"]
    go(game, "0 go blois by water")
    assert options(game, 0) == ["leave", "take brocade"]
    go(game, "0 take brocade")
    assert (town(game), good(game, "brocade")) == ("blois", 1)


def test_towing_may_be_declined():
    game = go(send(trade("0 board: town-hall boatman -"), "boatman towing"), "0 leave")
    assert (town(game), game.actors) == ("orleans", (1,))


def test_towing_without_a_waterway_does_nothing():
    """He is sent all the same, and the last one brings the citizen."""
    game = trade(
        """
        0 merchant: montargis
        0 board: town-hall boatman -
        deeds: towing 2 boatman
        """
    )
    send(game, "boatman towing")
    assert (town(game), me(game).citizens, game.actors) == ("montargis", 1, (1,))


def test_the_drawbridge_does_not_turn_roads_into_rivers():
    game = trade("0 tiles: drawbridge\n0 board: town-hall boatman -")
    send(game, "boatman towing")
    assert not any("road" in way for way in options(game, 0))


def test_two_boatmen_tow_twice():
    game = trade("0 board: town-hall boatman boatman")
    send(game, "boatman towing")
    go(game, "0 go blois by water", "0 send boatman towing", "0 go tours by water")
    assert town(game) == "tours"


# --- Architecture


def architecture(text):
    game = trade(f"deeds: architecture 1 monk 1 craftsman\n{text}\n0 board: town-hall knight -")
    return send(game, "knight architecture")


def test_architecture_builds_where_the_merchant_stands():
    """Ruling 79."""
    game = architecture("0 merchant: tours\n1 citizens: 2")
    assert options(game, 0) == ["done", "build in tours"]
    go(game, "0 build in tours")
    assert (me(game).stations, me(game).citizens) == (9, 1)
    assert "0 stations: tours" in game.position()
    check_pieces(game.state)


def test_architecture_need_not_build():
    """Ruling 79."""
    game = go(architecture("0 merchant: tours"), "0 done")
    assert (me(game).stations, game.actors) == (10, (1,))


@pytest.mark.parametrize("whose", [0, 1])
def test_architecture_builds_nothing_beside_a_station(whose):
    """The citizen is given all the same."""
    game = architecture(f"0 merchant: tours\n{whose} stations: tours")
    assert (game.actors, me(game).citizens) == ((1,), 1)


def test_architecture_in_orleans_minds_only_the_own_station():
    """Ruling 79."""
    game = architecture("1 stations: orleans")
    assert options(game, 0) == ["done", "build in orleans"]
    assert architecture("0 stations: orleans").actors == (1,)


def test_architecture_needs_a_station_to_build():
    assert architecture("0 merchant: tours\n0 unbuilt: 0").actors == (1,)


def test_the_empty_tavern_lets_architecture_build_beside_another():
    """Ruling 79."""
    game = architecture("0 merchant: tours\n1 stations: tours\n0 tiles: tavern")
    go(game, "0 build in tours")
    assert me(game).stations == 9


def test_the_tavern_keeps_its_follower():
    """Ruling 79."""
    game = trade(
        """
        deeds: architecture 1 monk 1 craftsman
        0 merchant: tours
        1 stations: tours
        0 tiles: tavern
        0 board: town-hall knight -; tavern trader
        """
    )
    go(send(game, "knight architecture"), "0 build in tours")
    assert (stands(game, "tavern.0"), in_bag(game, "trader")) == ("trader", 0)


def test_not_even_the_tavern_builds_beside_an_own_station():
    assert architecture("0 merchant: tours\n0 stations: tours\n0 tiles: tavern").actors == (1,)


def test_no_other_tile_matters_for_architecture():
    """The Vineyard sells no wine here."""
    game = go(architecture("0 merchant: tours\n0 tiles: vineyard"), "0 build in tours")
    assert game.actors == (1,)


def test_with_two_followers_left_the_first_gives_his_citizen_and_builds_nothing():
    game = trade("deeds: architecture 1 monk\n0 merchant: tours\n0 board: town-hall knight -")
    send(game, "knight architecture")
    assert (me(game).citizens, game.actors) == (1, (1,))


# --- Town Charter


def charter(tracks, offer="hayrick, brewery, cellar"):
    game = trade(f"0 tracks: {tracks}\noffer: {offer}\n0 board: town-hall trader -")
    return send(game, "trader town-charter")


def test_a_charter_without_a_step_on_the_traders_track_gives_nothing():
    game = charter("-")
    assert (tiles(game), game.actors) == ([], (1,))


def test_a_charter_after_one_step_gives_a_tile_of_category_one():
    game = charter("1 traders")
    assert options(game, 0) == ["build hayrick", "build brewery"]
    go(game, "0 build brewery")
    assert tiles(game) == ["brewery"]
    assert me(game).tracks[3] == 1  # no step


@pytest.mark.parametrize("steps", [2, 3, 5])
def test_a_charter_after_more_steps_gives_any_tile(steps):
    game = go(charter(f"{steps} traders"), "0 build cellar")
    assert tiles(game) == ["cellar"]


@pytest.mark.parametrize(("tracks", "offer"), [("1 traders", "cellar"), ("2 traders", "-")])
def test_where_nothing_allowed_is_on_offer_nothing_is_given(tracks, offer):
    """Ruling 77."""
    game = charter(tracks, offer)
    assert (tiles(game), game.actors) == ([], (1,))


def test_the_last_charter_brings_a_citizen_even_without_a_tile():
    game = trade("deeds: town-charter 2 trader\n0 board: town-hall knight -")
    assert me(send(game, "knight town-charter")).citizens == 1


# --- Navigation


def navigation(tracks, more=""):
    game = trade(f"0 tracks: {tracks}\n0 board: town-hall craftsman -; {BUSY}\n{more}")
    return send(game, "craftsman navigation")


def test_navigation_without_a_step_forfeits_the_wheel():
    """Ruling 77: it goes to the supply."""
    game = trade("0 board: town-hall craftsman -")
    before = game.state.gears
    send(game, "craftsman navigation")
    assert (me(game).gears, game.state.gears) == (0, before + 1)
    check_pieces(game.state)


def test_navigation_after_one_step_gives_a_wheel_for_a_farmers_space():
    game = navigation("1 craftsmen")
    assert (me(game).gears, me(game).bound_gears) == (1, 1)
    check_pieces(game.state)
    go(game, "1 pass", "0 pass")
    assert set(options(game, 0)) == {
        "done",
        *(f"gear {place}.0" for place in ("village", "university", "castle", "ship", "guildhall")),
    }
    assert game.why_not(0, "gear castle.1") == "this gear wheel may only replace a farmer"


@pytest.mark.parametrize("steps", [2, 4])
def test_navigation_after_more_steps_gives_a_wheel_for_any_space(steps):
    before = trade("0 coins: 5").state.gears
    game = navigation(f"{steps} craftsmen")
    assert (me(game).gears, me(game).bound_gears, game.state.gears) == (1, 0, before)
    go(game, "1 pass", "0 pass", "0 gear castle.2")
    assert stands(game, "castle.2") == "gear"


def test_wheels_wait_until_their_owner_has_passed():
    game = navigation("2 craftsmen")
    go(game, "1 pass")
    assert not any(way.startswith("gear") for way in options(game, 0))


def test_the_last_one_at_navigation_brings_a_citizen_though_the_wheel_is_forfeited():
    game = trade("deeds: navigation 2 craftsman\n0 board: town-hall boatman -")
    send(game, "boatman navigation")
    assert (me(game).citizens, me(game).gears) == (1, 0)
    check_pieces(game.state)


def test_navigation_gives_a_wheel_though_the_supply_has_none():
    """Those that wait there are no part of it."""
    game = navigation("2 craftsmen", "gears: 0")
    assert (me(game).gears, game.state.gears) == (1, 0)
    check_pieces(game.state)


# --- all of it together


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pieces_are_counted_while_both_spaces_are_sent(players):
    game = trade("0 board: town-hall craftsman farmer\n0 tracks: 1 craftsmen", players=players)
    check_pieces(game.state)
    send(game, "craftsman navigation")
    check_pieces(game.state)
    go(game, "0 send farmer alchemy")
    check_pieces(game.state)
    assert supply(game, "craftsman") + 1 == trade("0 coins: 5", players=players).state.supply[2]


def test_positions_keep_the_board():
    game = trade("0 board: town-hall farmer trader", players=4)
    send(game, "farmer thanksgiving")
    for move in ("take cheese", "send trader coinage"):
        assert Game.from_position(game.position()).state == game.state
        go(game, f"0 {move}")
    assert Game.from_position(game.position()).state == game.state
    assert Game.replay(game.record()).state == game.state
