"""The Duel, sentence by sentence: setup, the Bourgeois House and the deeds.

Its events are in `test_duel_events`, its goals and the end in `test_duel_goals`.
"""

import pytest
from duel import DUEL, HOUSE, ROUNDS, at, in_round

from helpers import (
    BUSY,
    check_pieces,
    check_read_back,
    coins,
    go,
    good,
    in_bag,
    in_market,
    me,
    options,
    stands,
    supply,
    town,
)
from orleans import BadPosition, BadSetup, Game, IllegalMove, Setup
from orleans.boxes.base.extra_fields import CITIZENS_LEFT

OWN = ("farmer", "boatman", "craftsman", "trader")
WITHOUT_A_WATERWAY = {
    "chartres",
    "chateaudun",
    "chateauroux",
    "etampes",
    "la-chatre",
    "le-mans",
    "montargis",
    "vendome",
}
AT_HOUSE = f"0 board: {HOUSE} scholar; {BUSY}"


def towns_chosen(seed="1"):
    return go(Game(DUEL, seed=seed), "0 start in tours", "1 start in tours")


def picked(game, count):
    """The first tiles of each choice, `count` of them."""
    for _ in range(count):
        (seat,) = game.actors
        game.play(seat, options(game, seat)[0])
    return game


# --- setup


def test_the_setup():
    game = Game(DUEL, seed="1")
    t = game.state
    assert (coins(game), t.gears, t.offer) == ([5, 5], 8, ())
    assert t.supply == [12, 6, 6, 6, 8, 8, 8]
    assert [t.book.components.deeds[n].board for n in t.book.deeds] == ["duel"] * 4
    for seat in (0, 1):
        assert [in_market(game, f"own-{name}", seat) for name in OWN] == [1] * 4
        assert (me(game, seat).citizens, me(game, seat).development) == (0, 0)
        assert set(me(game, seat).tracks) == {0}
        assert (me(game, seat).stations, me(game, seat).layout.tiles) == (10, ())
    assert (t.book.rounds, t.book.citizens, CITIZENS_LEFT.count(t)) == (16, (), 12)
    check_pieces(t)


def test_goods_as_for_two_players():
    t = Game(DUEL, seed="1").state
    assert (len(t.lying), all(t.lying)) == (43, True)
    assert (sum(t.goods), sum(t.lost_goods)) == (35, 12)


def test_sixteen_events_in_their_order():
    """Ruling 142."""
    book = Game(DUEL, seed="1").state.book
    tiles = book.components.hourglass.tiles
    assert [tiles[n].id for n in book.scenario.events] == ROUNDS
    assert [tiles[n].amount for n in book.scenario.events] == [
        *(3, 1, 3, 0, 1, 1, 2, 2, 1, 7, 2, 1, 1, 7, 4, 0)
    ]


def test_merchants_begin_where_their_players_like():
    """Ruling 140: when the goods lie there, from the start player on, also in the same town."""
    game = Game(DUEL, seed="1")
    assert (game.actors, len(options(game, 0))) == ((0,), 23)
    assert all(game.state.lying)
    go(game, "0 start in vendome")
    assert (game.actors, town(game, 0)) == ((1,), "vendome")
    assert "start in vendome" in options(game, 1)
    go(game, "1 start in sancerre")
    assert (town(game, 0), town(game, 1)) == ("vendome", "sancerre")


def test_only_a_town_is_an_answer():
    game = Game(DUEL, seed="1")
    assert game.why_not(0, "pass") == "choose the town where your merchant begins"
    with pytest.raises(IllegalMove):
        game.play(1, "start in tours")


def test_twenty_place_tiles_are_chosen_in_turn():
    """Ruling 141: 5 of I, then the other player 5 of I and 5 of II, then 5 of II."""
    game = towns_chosen()
    asked = []
    places = game.state.book.components.places
    for _ in range(20):
        (seat,) = game.actors
        moves = options(game, seat)
        names = {move.removeprefix("pick ") for move in moves}
        (category,) = {place.category for place in places if place.id in names}
        asked.append((seat, category, len(moves)))
        game.play(seat, moves[-1])
    expected = [(0, "I", n) for n in range(22, 17, -1)]
    expected += [(1, "I", n) for n in range(17, 12, -1)]
    expected += [(1, "II", n) for n in range(35, 30, -1)]
    expected += [(0, "II", n) for n in range(30, 25, -1)]
    assert asked == expected
    assert (len(game.state.offer), game.state.round) == (20, 1)
    assert list(game.state.offer) == sorted(game.state.offer)


def test_a_tile_is_picked_once():
    """Ruling 141: all of it is open, and end-game tiles may be picked."""
    game = go(towns_chosen(), "0 pick port")
    assert game.why_not(0, "pick port") == "this place tile is on offer already"
    reason = game.why_not(0, "pick tavern")
    assert reason == "choose a place tile of category I: 4 more"
    assert game.view(1).table == game.view(0).table == game.state


def test_a_position_amid_the_choices_is_read_back():
    for count in (0, 3, 12):
        check_read_back(picked(towns_chosen(), count))
    check_read_back(Game(DUEL, seed="1"))


def test_a_choice_is_undone():
    game = picked(towns_chosen(), 2)
    game.undo(0)
    assert len(game.state.offer) == 1
    game = go(Game(DUEL, seed="1"), "0 start in tours")
    game.undo(0)
    assert (game.actors, town(game)) == ((0,), "orleans")


def test_only_tiles_that_were_chosen_can_be_built():
    """Ruling 141: the others are out of the game."""
    board = f"0 board: village farmer boatman craftsman; {BUSY}"
    game = go(at(f"offer: winery, road\n{board}"), "0 use village", "0 hire trader")
    assert options(game, 0) == ["build winery", "build road"]


def test_no_census():
    """Whoever is ahead on the farmers track gains nothing when the next round begins."""
    game = in_round(3, "0 tracks: 2 farmers")
    assert (game.state.round, coins(game)) == (4, [5, 5])


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"players": 3}, "the scenario duel is for 2 players, not 3"),
        ({"players": 1}, "the scenario duel is for 2 players, not 1"),
        ({"players": 2, "modules": ("orders",)}, "orders is not played with duel"),
        ({"players": 2, "modules": ("intrigue",)}, "intrigue is not played with duel"),
        ({"players": 2, "edition": "dlp"}, "is played with bigbox, not dlp"),
        ({"players": 2, "edition": "capstone"}, "is played with bigbox, not capstone"),
        ({"players": 2, "tiles": "all"}, "has place tiles of its own"),
        ({"players": 2, "difficulty": "easy"}, "has no difficulty"),
    ],
)
def test_what_does_not_go_with_it_is_refused(setup, reason):
    with pytest.raises(BadSetup, match=reason):
        Setup(scenario="duel", **setup)


def test_towns_without_a_waterway():
    """Ruling 154."""
    book = Game(DUEL, seed="1").state.book
    towns = enumerate(book.components.towns)
    assert {town.id for n, town in towns if not book.ways[n][1]} == WITHOUT_A_WATERWAY


def test_citizen_spaces_of_the_tracks_give_nothing():
    """Ruling 143."""
    scriptorium = f"scriptorium knight scholar; {BUSY}"
    game = go(at(f"0 development: 2\n0 board: {scriptorium}"), "0 use scriptorium")
    assert (me(game).development, me(game).citizens) == (3, 0)


def test_the_most_trading_stations_bring_no_citizen():
    """Ruling 143."""
    game = in_round(16, "0 stations: tours, blois")
    assert (game.over, me(game).citizens) == (True, 0)


# --- the Bourgeois House


@pytest.mark.parametrize("who", ["farmer", "monk", "scholar", "knight"])
def test_any_follower_but_ones_own_colour_activates_the_house(who):
    """Ruling 144: each player has a space, and no wheel goes there."""
    text = f"phase: planning\n0 market: {who}, own-farmer\n1 market: {who}\n0 gears: 1"
    game = at(f"{text}\n0 tracks: 2 craftsmen")
    assert f"place {who} {HOUSE}.0" in options(game, 0)
    assert f"place own-farmer {HOUSE}.0" not in options(game, 0)
    assert game.why_not(0, f"gear {HOUSE}.0") == "this place takes no gear wheel"
    go(game, f"0 place {who} {HOUSE}.0", f"1 place {who} {HOUSE}.0")
    assert (stands(game, f"{HOUSE}.0", 0), stands(game, f"{HOUSE}.0", 1)) == (who, who)


def test_a_follower_who_waits_there_is_moved_back_for_a_draw():
    """Ruling 144."""
    game = go(at(f"phase: followers\n0 board: {HOUSE} monk\n0 bag: 4 farmer"), "0 draw 3")
    go(game, f"0 back {HOUSE}.0")
    assert (stands(game, f"{HOUSE}.0"), in_market(game, "monk")) == ("-", 1)


def test_both_use_the_house_in_the_same_round():
    """Independently: each pays a citizen and has a bonus of their own."""
    boards = f"0 board: {HOUSE} scholar; {BUSY}\n1 board: {HOUSE} monk; {BUSY}"
    game = go(at(f"0 citizens: 1\n1 citizens: 2\n{boards}"), f"0 use {HOUSE}", "0 reward coins")
    go(game, f"1 use {HOUSE}", "1 reward development")
    assert (coins(game), me(game, 1).development) == ([10, 5], 3)
    assert (me(game).citizens, me(game, 1).citizens) == (0, 1)
    assert CITIZENS_LEFT.count(game.state) == 11


def test_the_house_costs_a_citizen_when_it_is_used():
    """Rulings 143 and 144: it goes back to the supply; without one the follower stays."""
    game = at(AT_HOUSE)
    assert game.why_not(0, f"use {HOUSE}") == "you have no citizen to pay"
    go(game, "0 pass")
    assert stands(game, f"{HOUSE}.0") == "scholar"
    game = go(at(f"0 citizens: 1\ncitizens-left: 11\n{AT_HOUSE}"), f"0 use {HOUSE}")
    assert (me(game).citizens, CITIZENS_LEFT.count(game.state)) == (0, 12)
    check_pieces(game.state)


def with_citizen(text=""):
    game = at(f"0 citizens: 1\ncitizens-left: 11\n{AT_HOUSE}\n{text}")
    return go(game, f"0 use {HOUSE}")


def test_the_follower_goes_to_the_supply():
    """Ruling 145: not to the bag, once the bonus is taken; no marker moves back."""
    game = with_citizen("0 tracks: 2 scholars")
    before = supply(game, "scholar")
    assert stands(game, f"{HOUSE}.0") == "scholar"
    go(game, "0 reward coins")
    assert sum(me(game).tracks) == 2
    assert (supply(game, "scholar"), in_bag(game, "scholar")) == (before + 1, 0)
    assert stands(game, f"{HOUSE}.0") == "-"
    check_pieces(game.state)


def test_a_good_of_one_s_choice():
    game = go(with_citizen(), "0 reward good")
    assert options(game, 0) == [f"take {g}" for g in ("grain", "cheese", "wine", "wool", "brocade")]
    go(game, "0 take brocade")
    assert (good(game, "brocade"), coins(game)[0]) == (1, 5)


def test_a_journey_with_a_good_on_the_way():
    text = "0 merchant: tours\nmap: tours_chinon_water wine"
    game = go(with_citizen(text), "0 reward travel")
    assert {move.rpartition(" ")[2] for move in options(game, 0)} == {"road", "water"}
    go(game, "0 go chinon by water", "0 take wine")
    assert (town(game), good(game, "wine")) == ("chinon", 1)


def test_five_coins():
    game = go(with_citizen(), "0 reward coins")
    assert coins(game)[0] == 10


def test_three_steps_of_development():
    game = go(with_citizen("0 development: 4"), "0 reward development")
    assert me(game).development == 7


def test_a_bonus_that_gives_nothing_cannot_be_chosen():
    """Ruling 145."""
    last = Game(DUEL, seed="1").state.book.components.development.last
    game = with_citizen(f"0 development: {last}\ngoods: -")
    assert options(game, 0) == ["reward coins", "reward travel"]


def test_the_house_is_neither_board_nor_tile():
    """Ruling 146: Well, Flea Market and Church do not carry it out, the Bathhouse reaches it."""
    text = "0 citizens: 2\ncitizens-left: 10\n"
    well = at(f"{text}0 tiles: well\n0 board: well boatman knight scholar; {BUSY}")
    assert f"use {HOUSE}" not in options(go(well, "0 use well"), 0)
    flea = f"{text}0 tiles: flea-market\n0 board: flea-market boatman trader; {BUSY}"
    game = go(at(flea, ask_chance=True), "0 use flea-market", chance=("roll 6",))
    assert f"use {HOUSE}" not in options(game, 0)
    church = f"{text}0 tiles: church\n0 board: church monk; {BUSY}\n1 board: {HOUSE} monk"
    assert f"use {HOUSE}" not in options(at(church), 0)
    bath = f"0 tiles: bathhouse\n0 board: bathhouse scholar; {BUSY}\n0 bag: 2 monk"
    game = go(at(bath, ask_chance=True), "0 use bathhouse", chance=("come monk", "come monk"))
    assert f"place monk {HOUSE}.0" in options(game, 0)
    bath = bath.replace("2 monk", "monk, own-farmer")
    game = at(bath, ask_chance=True)
    go(game, "0 use bathhouse", chance=("come monk", "come own-farmer"))
    houses = [move for move in options(game, 0) if HOUSE in move]
    assert houses == [f"place monk {HOUSE}.0"]


def test_the_place_tile_of_that_name_asks_for_no_citizen():
    """Ruling 146."""
    board = f"bourgeois-house trader knight scholar; {BUSY}"
    game = go(at(f"0 tiles: bourgeois-house\n0 board: {board}"), "0 use bourgeois-house")
    go(game, "0 reward coins")
    assert (coins(game)[0], in_bag(game, "scholar")) == (10, 1)


def test_other_games_have_no_such_house():
    with pytest.raises(BadPosition):
        Game.from_position(f"players: 2\n0 board: {HOUSE} monk", "test")


# --- positions


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("citizens-left: 13", "line 3: with these the supply has 12 citizens"),
        ("0 citizens: 1\ncitizens-left: 12", "line 4: with these the supply has 11 citizens"),
        ("0 citizens: 12\n1 citizens: 1", "line 4: there are not so many citizens: 1 too many"),
        ("round: 3\n1 met: 4 bookkeeping", "line 4: seat 1: it is round 3: no goal was met later"),
        ("0 lost: yes", "line 3: seat 0: a game that is lost is over"),
        (f"0 board: {HOUSE} own-trader", "followers of a player's own colour may not stand there"),
        (f"0 board: {HOUSE} gear", "a gear wheel where none may be"),
        (f"offer: {HOUSE}", "is not known"),
        ("deeds: astronomy 1 scholar", "is not known"),
        ("claimed: knights", "is not known"),
        ("round: 4\nevent: duel-05-cheese-day", "do not fit the round and its event"),
    ],
)
def test_what_no_duel_can_reach_is_refused(text, reason):
    with pytest.raises(BadPosition, match=reason):
        at(text)


def test_no_more_tiles_than_are_chosen():
    """Ruling 141: on offer and built, ten of each category."""
    places = Game(DUEL, seed="1").state.book.components.places
    ones = [place.id for place in places if place.category == "I"]
    assert len(at(f"offer: {', '.join(ones[1:10])}\n0 tiles: {ones[0]}").state.offer) == 9
    with pytest.raises(BadPosition, match="10 place tiles of category I are chosen, not more"):
        at(f"offer: {', '.join(ones[1:11])}\n0 tiles: {ones[0]}")


def test_the_supply_has_the_citizens_who_are_nowhere_else():
    """Ruling 143: 12 and those of deeds who were paid."""
    assert CITIZENS_LEFT.count(at("0 citizens: 3").state) == 9
    assert CITIZENS_LEFT.count(at("deeds: angelology 2 monk 1 scholar").state) == 13


# --- deeds


@pytest.mark.parametrize(
    ("deed", "spaces"),
    [
        ("duel-astronomy", "scholar scholar trader"),
        ("wine-press-house", "farmer farmer craftsman craftsman"),
        ("three-field-rotation", "farmer farmer farmer scholar"),
        ("angelology", "monk monk scholar"),
    ],
)
def test_deeds_give_a_coin_for_each_and_a_citizen_at_last(deed, spaces):
    *sent, one, last = spaces.split()
    filled = " ".join(f"{sent.count(who)} {who}" for who in sorted(set(sent)))
    text = f"deeds: {deed} {filled}\n0 board: town-hall {one} {last}; {BUSY}"
    game = go(at(text), "0 use town-hall")
    while game.actors == (0,):
        game.play(0, next(move for move in options(game, 0) if move.endswith(deed)))
    assert (coins(game)[0], me(game).citizens) == (7, 1)
    assert CITIZENS_LEFT.count(game.state) == 12
    check_pieces(game.state)


def test_base_deeds_are_not_in_the_game():
    game = go(at(f"0 board: town-hall monk scholar; {BUSY}"), "0 use town-hall")
    deeds = {move.split()[2] for move in options(game, 0)}
    assert deeds == {"angelology", "duel-astronomy", "three-field-rotation"}
