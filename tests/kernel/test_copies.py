"""Deep copies and pickles: equal, independent, and they go on alike."""

import copy
import pickle
import random
import subprocess
import sys

import pytest

from helpers import SETUPS, at, go
from orleans import NATURE, Game, Setup
from orleans.boxes import make_book

MODULES = ("orders", "events", "trade", "intrigue")
ALL = [Setup(players, edition) for edition, players in SETUPS]
ALL += [Setup(2, planning="order"), Setup(3, tiles="all")]
ALL += [Setup(players, modules=MODULES) for players in (2, 5)]
ALL += [Setup(3, modules=("plague",)), Setup(2, scenario="duel"), Setup(1, scenario="tours")]
ALL += [Setup(2, scenario=name) for name in ("prosperity", "invasion")]


def pickled(thing):
    return pickle.loads(pickle.dumps(thing))


def name(setup):
    return " ".join(setup.lines()[:2] + list(setup.modules) + [setup.planning, setup.tiles])


@pytest.fixture(params=[copy.deepcopy, pickled])
def copied(request):
    return request.param


def play_on(game, moves, dice):
    rng = random.Random(dice)
    for _ in range(moves):
        if game.over:
            break
        seat = rng.choice(game.actors)
        game.play(seat, rng.choice(game.moves(seat)))
    return game


def check_alike(game, other):
    assert other is not game
    assert other.state is not game.state
    assert other.state == game.state
    assert other.actors == game.actors
    assert [other.moves(seat) for seat in other.actors] == [game.moves(s) for s in game.actors]
    assert other.history() == game.history()
    assert other.record() == game.record()


@pytest.mark.parametrize("setup", ALL, ids=name)
def test_copies_of_games_are_equal_and_go_on_alike(setup, copied):
    rng = random.Random(str(setup))
    game = Game(setup, seed="copies")
    while not game.over:
        before = game.record()
        other = copied(game)
        check_alike(game, other)
        dice, moves = rng.random(), rng.randint(10, 90)
        play_on(other, moves, dice)
        assert game.record() == before  # it has not moved with its copy
        check_alike(play_on(game, moves, dice), other)
    assert copied(game).scores() == game.scores()


@pytest.mark.parametrize("setup", ALL, ids=name)
def test_copies_of_views_tables_and_players_are_equal(setup, copied):
    game = Game(setup, seed="views")
    while not game.over:
        play_on(game, 30, game.state.round)
        for seat in (None, 0, setup.players - 1):
            view = game.view(seat)
            other = copied(view)
            assert other == view
            assert hash(other) == hash(view)
            assert other.table.players[0] is not view.table.players[0]
        assert copied(game.state) == game.state
        for player in game.state.players:
            assert copied(player) == player


def test_every_field_is_copied(copied):
    """Also those that a comparison leaves out."""
    game = play_on(Game(Setup(3, modules=MODULES), seed="fields"), 60, 1)
    table = copied(game.state)
    names = getattr(type(table), "__slots__", None) or type(table).__mypyc_attrs__
    assert len(names) >= 20
    for field in names:
        assert getattr(table, field) == getattr(game.state, field), field


def test_copies_share_the_book_and_the_layouts(copied):
    game = play_on(Game(Setup(2), seed="shared"), 50, 2)
    other = copied(game)
    assert other.state.book is game.state.book is make_book(game.setup)
    for player, copy_of_it in zip(game.state.players, other.state.players, strict=True):
        assert copy_of_it.layout is player.layout
    assert copied(game.state.book) is game.state.book
    assert len(pickle.dumps(game.state)) < 3000


def test_what_was_one_thing_stays_one_thing(copied):
    game = Game(Setup(2), seed="one")
    for table, other in (copied((game.state, game)), copied((game, game.state))[::-1]):
        assert other.state is table


def test_corrected_values_come_along(copied):
    setup = Setup(2, data={"tile": {"brewery": {"effect": {"en": "Take 9 coins."}}}})
    other = copied(Game(setup, seed="1"))
    assert other.setup == setup
    assert other.state.book is make_book(setup)


def test_a_copy_of_a_game_from_a_position_has_its_record_and_its_undo(copied):
    game = at("players: 2\nphase: planning\n0 market: own-farmer, knight", seed="from")
    go(game, "0 place own-farmer castle.0")
    other = copied(game)
    check_alike(game, other)
    other.undo(0)
    game.undo(0)
    check_alike(game, other)
    assert Game.replay(other.record()).state == game.state


def test_a_copy_of_a_game_that_waits_for_chance_waits_too(copied):
    game = Game(Setup(2), seed="waits", ask_chance=True)
    for _ in range(5):
        game.play(NATURE, game.moves(NATURE)[0])
    other = copied(game)
    assert other.actors == (NATURE,)
    assert other.odds() == game.odds()
    check_alike(game, other)


def test_another_process_reads_a_pickle():
    game = play_on(Game(Setup(4, modules=MODULES), seed="sent"), 100, 3)
    program = "import sys, pickle; print(pickle.load(sys.stdin.buffer)[1].table.round)"
    sent = pickle.dumps((game, game.view(1)))
    run = subprocess.run(
        [sys.executable, "-c", program], input=sent, capture_output=True, check=True
    )
    assert int(run.stdout) == game.state.round
