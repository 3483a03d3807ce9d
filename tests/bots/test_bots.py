"""The bots choose legal moves, from what they may know, and the greedy one plays sensibly."""

import re

import pytest

from orleans import BadSetup, Game, Setup
from orleans.bots import BOTS, LEVELS, make_bot, read_bot, split_bots
from orleans.sim.tournament import seats_for, simulate

QUICK = ["random", "greedy", "planner", "planner(noise=5.0)", "search(iterations=2,ideas=2)"]


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_whole_games_with_legal_moves(name):
    result = simulate(Setup(players=3), [name], 1, "bots")
    assert result.games == 1
    assert result.decisions > 100


def test_every_bot_is_tried():
    assert {read_bot(name).name for name in QUICK} == set(BOTS)


@pytest.mark.parametrize("name", QUICK)
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
    for name in QUICK:
        make_bot(name).choose(view, game.moves(0))
    assert view == game.view(0)


def test_greedy_beats_random_clearly():
    result = simulate(Setup(players=2), ["greedy", "random"], 8, "match")
    greedy, random = result.bots["greedy"], result.bots["random"]
    assert greedy.wins == 8
    assert greedy.points / greedy.games > 40 + random.points / random.games


class Patient:
    """A bot with parameters, which passes nothing on."""

    def __init__(self, rng, *, ms=100, depth=1.5, bold=False, style="plain"):
        self.rng, self.given = rng, (ms, depth, bold, style)

    def choose(self, view, moves):
        return moves[0]


@pytest.fixture
def patient(monkeypatch):
    monkeypatch.setitem(BOTS, "patient", Patient)


@pytest.mark.parametrize("text", ["patient", "patient(ms=5)", "patient(depth=2.5,bold=True)"])
def test_a_bot_is_read_from_its_text_and_written_again(patient, text):
    assert str(read_bot(text)) == text
    assert read_bot(str(read_bot(text))) == read_bot(text)


def test_what_is_usual_is_not_written(patient):
    assert str(read_bot(" patient( style=plain, ms = 7 ) ")) == "patient(ms=7)"


def test_parameters_reach_the_bot(patient):
    assert make_bot("patient(bold=true,ms=3)").given == (3, 1.5, True, "plain")
    assert make_bot("patient(bold=true)", ms=9, jobs=4).given == (9, 1.5, True, "plain")
    assert make_bot("patient(ms=3)", ms=9).given == (3, 1.5, False, "plain")


def test_bots_are_separated_by_commas_outside_of_brackets():
    assert split_bots("a, b(x=1,y=2),c") == ["a", "b(x=1,y=2)", "c"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_bot(level):
    assert str(read_bot(level)) == LEVELS[level]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("genius", "there is no bot 'genius'"),
        ("greedy(ms=5)", "greedy does not know 'ms=5'; it has no parameters"),
        ("patient(ms)", "patient does not know 'ms'; it has ms, depth, bold, style"),
        ("patient(ms=soon)", "patient: ms is a whole number, not 'soon'"),
        ("patient(bold=2)", "patient: bold is true or false, not '2'"),
        ("greedy(", "is no bot; write a name"),
        ("", "is no bot"),
    ],
)
def test_a_bot_that_cannot_be_read_is_refused(patient, text, reason):
    with pytest.raises(BadSetup, match=re.escape(reason)):
        make_bot(text)


def test_seats_rotate():
    assert [seats_for(["a", "b"], 3, game) for game in range(2)] == [
        ["a", "b", "a"],
        ["b", "a", "b"],
    ]
