"""The planner fills what brings most; the search tries its ideas out; both can say why."""

import gc
import random
import sys
from textwrap import dedent

import pytest

from orleans import BadSetup, Game, Setup
from orleans.bots import make_bot, search
from orleans.bots.explain import explain
from orleans.bots.outlook import Outlook
from orleans.bots.plans import plans, wanted_uses
from orleans.bots.search import SearchBot
from orleans.bots.weights import usual_weights
from orleans.boxes import make_book
from orleans.sampling import sample
from orleans.sim.tournament import simulate


def at(text):
    return Game.from_position(dedent(text), "here")


def carried_out(game, name="planner", seat=0):
    """What the bot does until its turn is over, in texts."""
    bot, done = make_bot(name, "1"), []
    while seat in game.actors and (not done or done[-1] not in ("ready", "pass")):
        move = bot.choose(game.view(seat), game.moves(seat))
        done.append(game.text(move))
        game.play(seat, move)
    return done


UNIVERSITY = """
    players: 2
    phase: planning
    0 market: own-farmer, own-craftsman, own-trader
    0 bag: scholar
    0 development: 2
"""


def test_it_fills_what_the_market_can_fill_and_says_that_it_is_ready():
    done = carried_out(at(UNIVERSITY))
    assert len(done) == 4
    assert done[-1] == "ready"
    assert {text.split()[2].split(".")[0] for text in done[:-1]} in ({"university"}, {"village"})


def test_with_few_in_the_bag_it_moves_back_who_waits_in_vain():
    """Ruling 3: each draw that the bag does not allow lets somebody return to the market."""
    game = at(
        """
        players: 2
        phase: followers
        0 market: own-craftsman, own-trader
        0 bag: own-boatman
        0 board: university own-farmer - -; monastery - trader; ship - - knight
        """
    )
    done = carried_out(game)
    assert done[:4] == ["draw 1", "back university.0", "back ship.2", "back monastery.1"]


def test_scarce_followers_move_back_first():
    """Farmers are wanted in more places than all others; here one draw is not allowed."""
    game = at(
        """
        players: 2
        phase: followers
        0 market: 3 knight, own-craftsman
        0 bag: own-boatman, trader
        0 board: university own-farmer - -; monastery - trader; ship - - knight
        """
    )
    assert carried_out(game)[:2] == ["draw 3", "back university.0"]


def test_a_place_that_cannot_be_used_is_worth_nothing():
    """Nobody can hire a knight when none is left."""
    game = at(UNIVERSITY.replace("0 bag", "supply: 5 scholar\n    0 bag"))
    uses = wanted_uses(game.state, 0, Outlook(game.state.book))
    names = [game.state.book.components.places[use.place].id for use in uses]
    assert "castle" not in names
    assert "university" in names


def test_a_plan_uses_no_follower_twice():
    game = at(UNIVERSITY.replace("0 market:", "0 market: monk, knight, scholar, "))
    for plan in plans(game.state, 0, Outlook(game.state.book), 20):
        trial = game.copy()
        for move in plan.moves:
            trial.play(0, move)


def test_the_event_counts():
    """Taxes make goods worth less, the harvest makes food worth more."""
    calm = at("players: 2\nphase: planning\n0 goods: 3 wool, grain\n0 coins: 9\nevent: pilgrimage")
    taxes = at("players: 2\nphase: planning\n0 goods: 3 wool, grain\n0 coins: 9\nevent: taxes-a")
    value = [Outlook(game.state.book).value(game.state, 0) for game in (calm, taxes)]
    assert value[0] - value[1] == pytest.approx(4)


def test_at_the_end_a_table_is_worth_its_points():
    game, rng = Game(Setup(players=2), "end"), random.Random(1)
    while not game.over:
        game.play(game.actors[0], rng.choice(game.moves(game.actors[0])))
    for score in game.scores():
        assert Outlook(game.state.book).value(game.state, score.seat) == score.total


def test_every_tile_has_a_weight():
    tiles = {place.id for place in make_book(Setup()).components.places if place.category}
    assert set(usual_weights().tiles) == tiles


def test_planner_beats_greedy_clearly():
    result = simulate(Setup(players=2), ["planner", "greedy"], 6, "match")
    planner, greedy = result.bots["planner"], result.bots["greedy"]
    assert planner.wins >= 5
    assert planner.points > greedy.points + 6 * 30


def test_noise_makes_it_weaker():
    result = simulate(Setup(players=2), ["planner", "planner(noise=20.0)"], 6, "noise")
    assert result.bots["planner"].points > result.bots["planner(noise=20.0)"].points


LATE = """
    players: 2
    phase: planning
    round: 17
    0 market: own-farmer, own-craftsman, own-trader, knight, scholar, boatman
    0 bag: scholar
    0 development: 12
"""


def test_search_counts_its_trials_and_keeps_to_its_time():
    """Late in the game several plans are about as good."""
    game = at(LATE)
    bot = make_bot("search(iterations=12,ideas=4)", "1")
    bot.choose(game.view(0), game.moves(0))
    assert 4 <= bot.trials <= 16
    hurried, patient = make_bot("search(ms=1)", "1"), make_bot("search(ms=400)", "1")
    for thinker in (hurried, patient):
        assert thinker.choose(game.view(0), game.moves(0)) in game.moves(0)
    assert hurried.trials < patient.trials


def test_no_trial_begins_that_would_not_end_in_time(monkeypatch):
    ticks = iter(range(100))
    monkeypatch.setattr(search, "perf_counter", lambda: 0.1 * next(ticks))  # so long is a trial
    game = Game(Setup(players=1, scenario="vierzon"), "1")
    bot = SearchBot(random.Random(1), ms=1000)
    assert bot.choose(game.view(0), game.moves(0)) in game.moves(0)
    assert bot.trials == 3  # from 0.3, 0.5 and 0.7 on; one from 0.9 on might take too long


def test_an_idea_for_which_time_is_too_short_is_forgotten(monkeypatch):
    """Of four ideas three can be tried, and are compared; the fourth seems best, untried."""
    game = at(UNIVERSITY)
    ticks = iter(range(100))
    monkeypatch.setattr(search, "perf_counter", lambda: 0.1 * next(ticks))  # so long is a trial
    bot = SearchBot(random.Random(1), ms=1000)
    ideas = [(move,) for move in game.moves(0)[:4]]
    bot.begin()
    outlook = bot.outlook(game.state.book)
    assert bot.best(game.view(0), 0, outlook, ideas, [0.0, 0.0, 0.0, 500.0]) in ideas[:3]
    assert bot.trials == 3


def test_search_values_every_move():
    game = at(UNIVERSITY)
    bot = SearchBot(random.Random(1), iterations=8)
    moves = game.moves(0)
    values = bot.values(game.view(0), moves)
    assert len(values) == len(moves)
    best = game.text(moves[values.index(max(values))])
    assert best.startswith("place")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("search(ms=0)", "ms is 1 to 3600000, not 0"),
        ("search(ideas=1)", "ideas is 2 to 64"),
        ("planner(noise=-1)", "noise is 0 to 100.0 points"),
        ("planner(noise=nan)", "noise is 0 to 100.0 points"),
    ],
)
def test_parameters_have_limits(name, reason):
    with pytest.raises(BadSetup, match=reason):
        make_bot(name)


@pytest.mark.parametrize(
    ("move", "language", "why"),
    [
        ("place own-trader university.2", "en", "begins to fill the University, which brings"),
        ("place own-trader university.2", "de", "beginnt die Universität zu besetzen"),
        ("ready", "fr", "aucune autre case"),
    ],
)
def test_a_move_is_explained_in_one_sentence(move, language, why):
    game = at(UNIVERSITY)
    said = explain(game.view(0), game.state.book.moves.parse(move), language)
    assert said.startswith(why)


def test_the_last_follower_fills_a_place_and_its_stars_are_told():
    game = at(UNIVERSITY)
    for text in ("place own-farmer university.0", "place own-craftsman university.1"):
        game.play(0, text)
    move = game.state.book.moves.parse("place own-trader university.2")
    gains = "brings 2 development points, 1 citizen, a scholar and reaches star 2"
    assert explain(game.view(0), move) == f"fills the University: {gains}"


def test_whoever_takes_a_tile_is_not_told_that_it_brings_this_tile():
    game = at("players: 2\nround: 5\nphase: actions\n0 board: village farmer boatman craftsman")
    for text in ("use village", "hire trader"):
        game.play(0, text)
    why = {game.text(move): explain(game.view(0), move) for move in game.moves(0)}
    assert why["build hayrick"] == ""
    assert why["build brasserie"] == "brings 2 cheese, 2 wine"  # it gives these at once


def test_the_search_does_not_wait_for_the_end_of_its_time(monkeypatch):
    """What is left may be too short for another trial: then it begins none, once for each stage."""
    sampled = []
    monkeypatch.setattr(search, "sample", lambda *args: sampled.append(args) or sample(*args))
    game, bot = Game(Setup(players=2), "patience"), make_bot("search(ms=200)", "1")
    while game.state.round < 3:
        seat = game.actors[0]
        game.play(seat, bot.choose(game.view(seat), game.moves(seat)))
    assert bot.trials > 10
    assert len(sampled) < bot.trials + 100


def test_sampled_games_leave_nothing_behind():
    """Compiled, each left a number in memory: 20 MB in a game of the search."""
    view, rng = Game(Setup(players=2), "memory").view(0), random.Random(1)
    before = 0
    for n in range(2200):
        sample(view, rng)
        if n == 200:
            gc.collect()
            before = sys.getallocatedblocks()
    gc.collect()
    assert sys.getallocatedblocks() < before + 500
