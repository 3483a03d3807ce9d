"""The bots choose legal moves, from what they may know, and the greedy one plays sensibly."""

import pytest

from orleans import BadSetup, Game, Setup
from orleans.bots import BOTS, make_bot
from orleans.sim.tournament import seats_for, simulate


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_with_legal_moves(name):
    result = simulate(Setup(players=3), [name], 2, "bots")
    assert result.games == 2
    assert result.decisions > 100


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_the_same_with_the_same_seed(name):
    def choices():
        game, bot, found = Game(Setup(players=2), seed="1"), make_bot(name, "x"), []
        for _ in range(60):
            seat = game.actors[0]
            found.append(bot.choose(game.view(seat), game.moves(seat)))
            game.play(seat, found[-1])
        return found

    assert choices() == choices()


def test_a_bot_does_not_change_the_view():
    game = Game(Setup(players=2), seed="1")
    view = game.view(0)
    for name in BOTS:
        make_bot(name).choose(view, game.moves(0))
    assert view == game.view(0)


def test_greedy_beats_random_clearly():
    result = simulate(Setup(players=2), ["greedy", "random"], 8, "match")
    greedy, random = result.bots["greedy"], result.bots["random"]
    assert greedy.wins == 8
    assert greedy.points / greedy.games > 40 + random.points / random.games


def test_an_unknown_bot_is_refused():
    with pytest.raises(BadSetup, match="there is no bot 'genius'"):
        make_bot("genius")


def test_seats_rotate():
    assert [seats_for(["a", "b"], 3, game) for game in range(2)] == [
        ["a", "b", "a"],
        ["b", "a", "b"],
    ]
