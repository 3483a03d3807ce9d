"""The Trip to Tours, sentence by sentence; its events are in `test_tours_events`."""

import pytest
from tours import ALL, BUSY, SHIP, TOURS, TOURS_EVENTS, WAGON, at, in_round, line

from alone import go
from helpers import (
    check_pieces,
    coins,
    good,
    in_market,
    me,
    options,
    tiles,
    town,
)
from orleans import BadSetup, Game, IllegalMove, Setup

SHORT = ALL.replace("3 wool", "2 wool")
OWN = ("farmer", "boatman", "craftsman", "trader")
CITIZENS = ["boatmen", "knights", "development-3", "development-18", "development-28", "orleans"]
MARKED_T = {
    *("bakery", "brasserie", "cathedral", "church", "court", "depot", "episcopal-see"),
    *("gaming-room", "merchant-house", "observatory", "opera", "port", "prairie", "sacristy"),
    *("tavern", "workshop"),
}


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
    assert [name for _, name in t.book.citizens] == CITIZENS
    check_pieces(t)


def test_tiles_marked_t_are_left_out():
    """Ruling 98: all others are on offer, both categories complete."""
    t = Game(TOURS, seed="1").state
    tiles = {p.id for p in t.book.components.places if p.category and not p.only_with}
    offer = {t.book.components.places[n].id for n in t.offer}
    assert len(tiles) == 57
    assert offer == tiles - MARKED_T - {"stage-coach"}


def test_fewer_goods_as_a_step_of_difficulty():
    """Ruling 98."""
    t = Game(Setup(players=1, scenario="tours", difficulty="scarce"), seed="1").state
    assert sum(1 for good in t.lying if good) == 48
    assert sum(t.goods) == 42  # all that is left over
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


def test_otherwise_the_setup_is_the_usual_one():
    game = Game(TOURS, seed="1")
    player = me(game)
    assert [in_market(game, f"own-{name}") for name in OWN] == [1] * 4
    assert sum(player.market) == 4
    assert not any(player.bag)
    assert not any(player.tracks)
    assert (player.development, player.stations, player.citizens) == (0, 10, 0)


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


def test_there_is_no_census():
    """Ruling 106: alone on the farmers track one would be the first."""
    game = at("round: 2\nphase: hour-glass\n0 tracks: 5 farmers\n0 coins: 3")
    assert game.state.round == 3
    assert coins(game) == [3]


@pytest.mark.parametrize(
    ("tile", "board", "before"),
    [
        ("stage-coach", "stage-coach knight", 3),
        ("horse-wagon", "horse-wagon trader knight", 0),
    ],
)
def test_both_goods_are_taken_with_tiles_too(tile, board, before):
    """Ruling 101."""
    game = at(
        f"0 merchant: orleans\n0 coins: {before}\n0 tiles: stage-coach, horse-wagon\n"
        f"0 board: {board}; wagon farmer trader knight\nmap: orleans_vierzon_road wine cheese"
    )
    go(game, f"use {tile}", "go vierzon by road", "take wine", "take cheese")
    assert (good(game, "wine"), good(game, "cheese"), coins(game)) == (1, 1, [0])


@pytest.mark.parametrize(
    ("tile", "board", "moves", "roll"),
    [
        (
            "bourgeois-house",
            "bourgeois-house trader knight scholar",
            ("use bourgeois-house", "reward travel"),
            (),
        ),
        (
            "christmas-market",
            "christmas-market farmer trader",
            ("use christmas-market",),
            ("roll 6",),
        ),
        ("well", "well boatman knight scholar", ("use well", "use wagon"), ()),
    ],
)
def test_tiles_that_let_a_merchant_travel_take_both_goods(tile, board, moves, roll):
    """Ruling 101: every kind of move that takes goods."""
    game = at(
        f"0 merchant: orleans\n0 tiles: {tile}\n0 board: {board}; {SHIP}\n"
        "map: orleans_vierzon_road wine cheese",
        ask_chance=True,
    )
    go(game, *moves, chance=roll)
    go(game, "go vierzon by road", "take wine", "take cheese")
    assert (good(game, "wine"), good(game, "cheese")) == (1, 1)


def test_three_citizens_from_orleans_and_both_deeds():
    """Ruling 98: the two deeds and Orléans are enough for the task."""
    game = at(
        "deeds: tours-canalization 3 farmer 1 boatman; knight-consecration 2 knight\n"
        f"0 merchant: briare\n0 board: town-hall craftsman monk; {SHIP}; {WAGON}"
    )
    go(game, "use town-hall", "send craftsman tours-canalization", "reward coins")
    go(game, "send monk knight-consecration")
    assert me(game).citizens == 2
    go(game, "use ship", "go orleans by water")
    assert me(game).citizens == 3
    check_pieces(game.state)


def test_two_connections_between_the_same_towns_are_two_ways():
    """Ruling 101."""
    game = at(
        "0 merchant: chinon\n0 board: wagon farmer trader knight; ship farmer boatman knight\n"
        "map: chinon_chatellerault_road wine; chinon_chatellerault_water wool"
    )
    go(game, "use wagon")  # the only road
    assert options(game, 0) == ["leave", "take wine"]
    go(game, "take wine")
    assert good(game, "wool") == 0


def test_the_citizen_in_orleans_waits_for_a_move_that_ends_there():
    """Ruling 100: passing through is not enough, and a jump is a move."""
    text = (
        "0 merchant: briare\n0 tiles: stage-coach, tinkerers-wagon\n"
        "0 board: tinkerers-wagon craftsman trader; wagon farmer trader knight"
    )
    past = at(text, ask_chance=True)
    go(past, "use tinkerers-wagon", chance=("roll 2",))
    go(past, "jump blois")
    assert me(past).citizens == 0
    there = at(text, ask_chance=True)
    go(there, "use tinkerers-wagon", chance=("roll 2",))
    go(there, "jump orleans")
    assert me(there).citizens == 1


def test_citizens_of_the_tracks_count():
    """Ruling 98."""
    game = at(
        "0 tracks: 4 boatmen\n0 merchant: tours\n0 citizens: 2\nclaimed: orleans, knights\n"
        f"0 goods: {ALL}\n0 board: village farmer boatman craftsman; wagon farmer trader knight"
    )
    go(game, "use village", "hire boatman", "deliver tours-task")
    assert me(game).citizens == 3
    assert game.outcome().kind == "won"


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


def test_canalization_pays_for_each_follower_but_gives_its_citizen_last():
    game = at(f"0 coins: 0\n0 board: town-hall farmer farmer; {WAGON}")
    go(game, "use town-hall", "reward coins", "send farmer tours-canalization", "reward coins")
    assert (coins(game), me(game).citizens) == ([2], 0)


def test_canalization_may_pay_development():
    game = at(f"0 coins: 0\n0 board: town-hall boatman -; {WAGON}")
    go(game, "use town-hall", "reward development")
    assert (coins(game), me(game).development, me(game).citizens) == ([0], 1, 0)


def test_the_knight_consecration_never_pays_development():
    game = at(f"0 coins: 0\n0 board: town-hall knight -; {WAGON}")
    go(game, "use town-hall")
    assert (coins(game), me(game).development, me(game).citizens) == ([1], 0, 0)


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


def test_delivered_goods_go_to_the_supply():
    game = at(f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}, wine\n{BUSY}")
    before = list(game.state.goods)
    go(game, "deliver tours-task")
    assert [n - was for n, was in zip(game.state.goods, before, strict=True)][:5] == [3] * 5
    assert (good(game, "wine"), me(game).citizens) == (1, 3)


def test_a_merchant_who_arrives_may_deliver_at_once():
    """Ruling 99: the citizens are needed before, the trip is an action like any other."""
    game = at(f"0 merchant: blois\n0 citizens: 3\n0 goods: {ALL}\n0 board: {SHIP}; {WAGON}")
    assert "not in tours" in game.why_not(0, "deliver tours-task")
    go(game, "use ship", "go tours by water", "deliver tours-task")
    assert game.outcome().kind == "won"


def test_while_planning_nothing_is_delivered():
    """Ruling 99."""
    game = at(f"phase: planning\n0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}\n0 market: monk")
    assert "deliver tours-task" not in options(game, 0)


def test_the_last_harvest_comes_before_the_last_chance():
    """Ruling 99: a player with food to spare can still win after the event of round 14."""
    text = f"0 merchant: tours\n0 citizens: 3\n0 coins: 0\n0 goods: {ALL}"
    game = go(in_round(14, f"{text}, 3 grain"), *["give grain"] * 3, "deliver tours-task")
    assert (game.outcome().kind, game.outcome().round) == ("won", 14)
    hungry = go(in_round(14, text), *["give wine"] * 3)
    assert hungry.outcome().kind == "lost"


def test_whoever_waits_after_the_last_event_has_lost():
    """Ruling 99."""
    text = f"0 merchant: tours\n0 citizens: 3\n0 goods: {ALL}, 3 grain"
    game = go(in_round(14, text), *["give grain"] * 3, "done")
    assert (game.over, game.outcome().kind) == (True, "lost")
