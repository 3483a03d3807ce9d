"""The course of a round and of the game."""

import pytest

from helpers import at, go, in_bag, in_market, me, options, stands
from orleans import NATURE, Game, IllegalMove, Setup


def census(*farmers):
    """The coins that players with these steps on the farmers track have after the census."""
    lines = [f"{seat} tracks: {n} farmers" for seat, n in enumerate(farmers)]
    game = at(f"players: {max(len(farmers), 2)}\nphase: census\n" + "\n".join(lines))
    return [p.coins for p in game.state.players]


def test_the_census_picture_one_gains_and_one_pays():
    """The example: blue is alone in front and gains, red is alone behind and pays."""
    assert census(3, 1, 2, 2) == [6, 4, 5, 5]


@pytest.mark.parametrize(
    ("farmers", "coins"),
    [
        ((3, 3, 1), [5, 5, 4]),
        ((3, 1, 1), [6, 5, 5]),
        ((2, 2, 2), [5, 5, 5]),
        ((4, 4, 1, 1), [5, 5, 5, 5]),
    ],
)
def test_ties_in_the_census_neither_gain_nor_pay(farmers, coins):
    assert census(*farmers) == coins


def test_with_two_players_nobody_pays():
    """Ruling 27."""
    assert census(2, 1) == [6, 5]
    assert census(1, 1) == [5, 5]


def test_the_drawing_picture():
    """The example: green draws 4, yellow and blue 6, red 8."""
    game = at(
        """
        players: 4
        phase: followers
        0 bag: 9 farmer
        1 bag: 9 knight
        2 bag: 9 scholar
        3 bag: 9 monk
        1 tracks: 2 knights
        2 tracks: 2 knights
        3 tracks: 5 knights
        """
    )
    assert [options(game, seat)[-1] for seat in range(4)] == [
        "draw 4",
        "draw 6",
        "draw 6",
        "draw 8",
    ]


def test_a_bag_with_fewer_than_the_knights_allow_says_so():
    game = at("phase: followers\n0 tracks: 5 knights\n0 bag: farmer\n1 bag: 9 farmer")
    question = "how many followers do you draw"
    assert game.question(0) == f"{question} (only {sum(me(game).bag)} left in your bag)?"
    assert game.question(1) == f"{question} (up to 4)?"


def test_the_example_of_six_draws_with_two_moved_back():
    """Ruling 3: a player who may draw 6 and draws 4 moves two followers back to the market."""
    game = at(
        """
        phase: followers
        0 tracks: 2 knights
        0 bag: 6 farmer
        0 board: ship - boatman knight; wagon - - monk
        """
    )
    go(game, "0 draw 4")
    assert options(game, 0) == ["done", "back ship.1", "back ship.2", "back wagon.2"]
    go(game, "0 back ship.1", "0 back wagon.2", chance=("come farmer",) * 4)
    assert in_market(game, "farmer") == 4
    assert in_market(game, "boatman") == in_market(game, "monk") == 1
    assert stands(game, "ship.2") == "knight"


def test_followers_move_back_even_when_the_bag_is_short():
    """Ruling 3."""
    game = at(
        """
        phase: followers
        0 board: ship own-farmer own-boatman -; wagon - own-trader -; farm-house - own-craftsman
        """
    )
    assert options(game, 0)[0] == "done"
    go(game, "0 back ship.0", "0 back ship.1", "0 back wagon.1", "0 back farm-house.1")
    assert sum(me(game).market) == 4


def test_the_market_never_holds_more_than_eight():
    """Ruling 3."""
    game = at(
        """
        phase: followers
        0 tracks: 5 knights
        0 market: 6 farmer
        0 bag: 5 knight
        0 board: ship - boatman knight
        """
    )
    assert options(game, 0)[-1] == "draw 2"
    go(game, "0 draw 1", "0 back ship.1")
    assert sum(me(game).market) == 8
    with pytest.raises(IllegalMove):
        game.play(0, "back ship.2")


def test_fewer_may_be_drawn():
    game = at("phase: followers\n0 bag: 6 farmer")
    go(game, "0 draw 1", chance=("come own-farmer",))
    assert sum(me(game).market) == 1


def test_planning_is_simultaneous_and_final():
    """Ruling 1."""
    game = at(
        "phase: planning\n0 market: own-farmer\n1 market: own-farmer\n2 market: own-farmer\n"
        "players: 3"
    )
    assert game.actors == (0, 1, 2)
    go(game, "2 place own-farmer ship.0", "1 ready")
    assert game.actors == (0, 2)
    assert options(game, 2) == ["ready"]
    with pytest.raises(IllegalMove, match="your planning is finished"):
        game.play(1, "place own-farmer ship.0")


def test_planning_in_player_order():
    """Ruling 2: all draw, then each plans in turn and openly."""
    game = at("planning: order\nphase: followers\nstart: 1\n0 bag: 4 knight\n1 bag: 4 knight")
    assert game.actors == (1, 0)
    go(game, "0 draw 1")
    assert game.actors == (1,)
    go(game, "1 draw 1")
    assert game.actors == (1,)
    with pytest.raises(IllegalMove, match="another player's turn to plan"):
        game.play(0, "ready")
    space = next(way for way in options(game, 1) if way.startswith("place "))
    go(game, f"1 {space}")
    assert game.view(0).table.players[1] == game.state.players[1]


def test_followers_left_in_the_market_and_on_spaces_stay():
    board = "0 board: ship - boatman -\n1 stage: ready\n"
    game = at("phase: planning\n0 market: own-farmer, own-trader\n" + board)
    go(game, "0 ready")
    assert game.state.round == 2
    assert stands(game, "ship.1") == "boatman"
    assert in_market(game, "own-farmer") == in_market(game, "own-trader") == 1


def test_players_act_in_turn_until_all_have_passed():
    board = "scriptorium knight scholar; wagon farmer trader knight"
    game = at(f"players: 3\nstart: 1\n0 board: {board}\n1 board: {board}\n2 board: {board}")
    order = []
    for move in ("use scriptorium", "pass", "use scriptorium", "pass", "pass"):
        order.append(game.actors[0])
        game.play(game.actors[0], move)
    assert order == [1, 2, 0, 1, 0]


def test_whoever_has_passed_is_out_for_the_round():
    board = "scriptorium knight scholar; wagon farmer trader knight"
    game = at(f"0 board: {board}\n1 board: {board}")
    go(game, "0 pass", "1 use scriptorium")
    assert game.actors == (1,)
    with pytest.raises(IllegalMove, match="it is not your turn: seat 1 is to move"):
        game.play(0, "use scriptorium")


def test_activated_places_stay_activated_for_a_later_round():
    game = at("0 board: castle farmer boatman trader")
    go(game, "0 pass", "1 pass")
    assert game.state.round == 2
    assert stands(game, "castle.0") == "farmer"


def test_the_start_player_moves_on():
    game = at("players: 3\nphase: start-player\nstart: 2\nround: 3")
    assert game.state.start == 0
    assert game.state.round == 4


def test_the_first_round_is_a_pilgrimage_and_seat_zero_starts():
    """Ruling 29."""
    game = Game(Setup(players=2), seed="1")
    book = game.state.book
    assert book.components.hourglass.tiles[game.state.event].id == "pilgrimage"
    assert (game.state.round, game.state.start) == (1, 0)


def test_the_hour_glass_shows_stack_a_then_b_then_c():
    """Ruling 33."""
    game = Game(Setup(players=2), seed="1")
    letters, seen = [], []
    while not game.over:
        tile = game.state.book.components.hourglass.tiles[game.state.event]
        if len(letters) < game.state.round:
            letters.append(tile.letter)
            seen.append(tile.id)
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    assert "".join(letters) == "AAAAABBBBBBCCCCCC"
    assert len(set(seen)) == 18
    assert game.state.hourglass == ()


def test_a_single_option_is_taken_by_itself_but_planning_ends_by_word():
    """Ruling 30."""
    plan = at("phase: planning\n0 market: own-farmer\n1 stage: ready")
    assert plan.actors == (0,)
    go(plan, "0 place own-farmer ship.0")
    assert options(plan, 0) == ["ready"]
    game = at("0 board: ship farmer boatman knight\n0 merchant: nevers")
    go(game, "0 use ship")
    assert game.state.book.components.towns[me(game).town].id == "sancerre"


def test_the_game_ends_after_round_eighteen():
    game = at("phase: start-player\nround: 18\nevent: plague-c")
    assert game.over
    assert game.actors == ()
    assert game.moves(0) == ()
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play(0, "pass")
    assert game.moves(NATURE) == ()


def test_in_the_first_round_the_own_followers_stand_in_the_market():
    game = Game(Setup(players=2), seed="1")
    assert in_bag(game, "own-farmer") == 0
    for kind in ("own-farmer", "own-boatman", "own-craftsman", "own-trader"):
        assert in_market(game, kind) == 1
