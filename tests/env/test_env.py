"""The environments for learning: their libraries' own tests, and what an observation shows."""

import random
import sys
from hashlib import sha256
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from orleans import BadSetup, Game, Setup
from orleans.bots import make_bot
from orleans.boxes import RULES_VERSION, make_book
from orleans.boxes.base.scoring import points
from orleans.env import (
    FIELDS,
    HIGH,
    ID,
    NAMES,
    SIZE,
    OrleansEnv,
    env,
    fields,
    observe,
    raw_env,
)
from orleans.env.fields import ABSENT, SEATS, read
from orleans.env.observation import margin, scaled, win
from orleans.errors import RefusedMove
from orleans.notation import read_position

ROOT = Path(__file__).parents[2]


def seen(view, name):
    return observe(view)[NAMES.index(name)]


def games(setup, bot="greedy", seed="env", every=1):
    """A game between bots, as it stands before some decisions."""
    game = Game(setup, seed)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(setup.players)]
    n = 0
    while not game.over:
        seat = game.actors[0]
        if n % every == 0:
            yield game
        n += 1
        game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)))
    yield game


# --- PettingZoo


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pettingzoos_own_test(players):
    api_test(env(players), num_cycles=60)
    api_test(raw_env(players, reward="margin"), num_cycles=60)


def test_pettingzoos_seed_test():
    seed_test(lambda: env(3), num_cycles=120)


@pytest.mark.torture  # it takes five seconds, however fast the environment is
def test_pettingzoos_benchmark(capsys):
    performance_benchmark(env(4))
    assert "turns per second" in capsys.readouterr().out


def test_a_whole_game_in_turn_order():
    table = raw_env(3, planning="sealed")
    table.reset(seed=7)
    rng = random.Random(7)
    together = 0
    for agent in table.agent_iter():
        observation, _, over, _, info = table.last()
        if over:
            assert not observation["action_mask"].any()
            assert info.keys() == {"points", "winner"}
            table.step(None)
            continue
        t, actors = table.game.state, table.game.actors
        together += len(actors) > 1
        assert table.seats[agent] == min(actors, key=lambda n: (n - t.start) % 3)
        mask = np.flatnonzero(observation["action_mask"])
        legal = np.array([table.numbering.moves[n] for n in mask])
        assert tuple(legal) == table.game.moves(table.seats[agent])
        table.step(int(rng.choice(mask)))
    assert together
    assert table.game.over
    assert table.agents == []


def test_a_seed_gives_the_same_games_also_later():
    one, two = raw_env(2), raw_env(2)
    for n in range(3):
        for table in (one, two):
            table.reset(seed=5 if n == 0 else None)
        assert one.game.seed == two.game.seed


def test_an_illegal_action():
    table = raw_env(2)
    table.reset(seed=1)
    for action in (0, len(table.numbering)):  # to pass while planning; no number of a move
        with pytest.raises(RefusedMove):
            table.step(action)
    guarded = env(2)
    guarded.reset(seed=1)
    agent = guarded.agent_selection
    guarded.step(len(guarded.unwrapped.numbering) - 1)
    assert guarded.terminations[agent]
    assert guarded.rewards[agent] == -1


def test_the_table_is_rendered_as_a_position():
    table = raw_env(2, render_mode="ansi")
    table.reset(seed=1)
    assert read_position(table.render()) == table.game.view().table


# --- Gymnasium


@pytest.mark.filterwarnings("ignore:.*render modes")
def test_gymnasiums_own_test():
    check_env(OrleansEnv(3, ["random"]))
    made = gymnasium.make(ID, players=2, opponents=["random", "greedy"], render_mode="ansi")
    check_env(made.unwrapped)


def test_a_game_against_bots():
    table = OrleansEnv(3, ["random"], seat=1, reward="margin", edition="capstone")
    for seed in (3, None):
        observation, info = table.reset(seed=seed)
        over, total = False, 0.0
        while not over:
            assert observation in table.observation_space
            assert info["seat"] == 1
            action = int(table.action_space.sample(info["action_mask"]))
            assert table.numbering.moves[action] in table.game.moves(1)
            observation, reward, over, cut, info = table.step(action)
            total += reward
            assert not cut
        points = info["points"]
        assert total == pytest.approx((points[1] - max(points[0], points[2])) / 100)
    assert table.setup.edition == "capstone"


def test_without_a_seat_every_game_draws_one():
    table = OrleansEnv(4, ["random"])
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_bots_take_the_other_seats_in_turn():
    table = OrleansEnv(4, ["greedy", "random"], seat=2)
    table.reset(seed=1)
    assert [type(table.bots[seat]).__name__ for seat in (3, 0, 1)] == [
        "GreedyBot",
        "RandomBot",
        "GreedyBot",
    ]


def test_an_illegal_action_loses_the_game():
    table = OrleansEnv(2, ["random"])
    table.reset(seed=1)
    last = len(table.numbering) - 1
    _, reward, over, _, info = table.step(last)
    assert (reward, over, info["illegal"]) == (-1.0, True, last)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 9}, "2 to 5 players"),
        ({"reward": "fame"}, "there is no reward 'fame'; known are win, margin"),
        ({"seat": 2}, "there is no seat 2"),
        ({"opponents": "greedy"}, "a list of bots"),
        ({"opponents": ["witch"]}, "no bot 'witch'"),
        ({"colour": "red"}, "colour"),
        ({"setup": Setup(players=3)}, "not both"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong, reason):
    with pytest.raises(BadSetup, match=reason):
        OrleansEnv(**wrong)


def test_rewards():
    def over(first, second):
        text = "phase: start-player\nround: 18\nevent: plague-c\n"
        return Game.from_position(f"{text}0 coins: {first}\n1 coins: {second}\n").scores()

    assert [win(over(30, 10), seat) for seat in (0, 1)] == [1.0, 0.0]
    assert [margin(over(30, 10), seat) for seat in (0, 1)] == [0.2, -0.2]
    shared = over(10, 10)
    assert sum(win(shared, seat) for seat in (0, 1)) == 1.0


# --- observations


MODULES = ("orders", "events", "trade", "intrigue")
SETUPS = [
    Setup(players=5, tiles="all"),
    Setup(players=2, edition="dlp"),
    Setup(players=3),
    Setup(players=4, modules=MODULES),
    Setup(players=2, modules=("events", "trade")),
    Setup(players=1, scenario="dignitary"),
    Setup(players=1, scenario="vierzon"),
    Setup(players=1, scenario="salesman"),
    Setup(players=2, scenario="duel"),
    Setup(players=3, scenario="prosperity"),
    Setup(players=1, scenario="tours"),
    Setup(players=4, scenario="invasion"),
    Setup(players=3, modules=("orders", "plague")),
]


@pytest.mark.parametrize("every", [15, pytest.param(1, marks=pytest.mark.torture)])
@pytest.mark.parametrize("setup", SETUPS)
def test_every_number_is_within_its_range(setup, every):
    for game in games(setup, every=every):
        for seat in range(setup.players):
            numbers = np.frombuffer(read(game.view(seat)), np.uint8)
            assert numbers.shape == (SIZE,)
            outside = np.flatnonzero(numbers > HIGH)
            assert not len(outside), [(NAMES[n], numbers[n]) for n in outside]
    assert 0 <= scaled(observe(game.view(0))).min() <= scaled(observe(game.view(0))).max() <= 1


@pytest.mark.parametrize("setup", SETUPS[1:])
def test_seats_are_counted_from_the_observer(setup):
    for game in games(setup, bot="random", every=25):
        for seat in range(setup.players):
            view = game.view(seat)
            for n in range(SEATS):
                other = (seat + n) % setup.players
                p = view.table.players[other]
                there = n < setup.players
                assert seen(view, f"seat{n}.plays") == there
                assert seen(view, f"seat{n}.coins") == p.coins * there
                assert seen(view, f"seat{n}.market[monk]") == p.market[6] * there
                total = sum(points(view.table, other).values())
                assert seen(view, f"seat{n}.points") == min(max(total, 0), 255) * there
                assert seen(view, f"start[seat{n}]") == (game.state.start == other and there)


def test_what_is_hidden_is_not_observed():
    """Games that differ only in a plan not yet revealed, and in the seed."""
    one = Game(Setup(players=3), "same")
    two = Game.from_position(one.position(), "another seed")
    for game, choice in ((one, -1), (two, 1)):
        for _ in range(2):
            game.play(1, game.moves(1)[choice])
    assert one.state != two.state
    for seat in (0, 2):
        assert (observe(one.view(seat)) == observe(two.view(seat))).all()
    assert (observe(one.view(1)) != observe(two.view(1))).any()


def test_an_observation_takes_a_view_and_leaves_it_alone():
    game = Game(Setup(players=2), "1")
    view = game.view(0)
    observe(view)
    assert view == game.view(0)
    with pytest.raises(AttributeError):
        observe(game)


def test_what_differs_in_view_is_observed():
    """During a game each decision leaves a mark on the observation of whoever decided."""
    before = None
    for game in games(Setup(players=2), bot="random"):
        now = [observe(game.view(seat)) for seat in range(2)]
        if before is not None:
            assert any((a != b).any() for a, b in zip(now, before, strict=True))
        before = now


def test_a_position_as_numbers():
    text = """
        phase: actions
        0 board: castle farmer boatman trader
        0 bag: 2 knight
        0 goods: 3 wine
        0 merchant: blois
        0 tiles: brewery
        0 gears: 1
    """
    from helpers import at

    view = at(text).view(0)
    expected = {
        "seat0.space[castle.0]": 1,
        "seat0.space[castle.2]": 4,
        "seat0.bag[knight]": 2,
        "seat0.goods[wine]": 3,
        "seat0.town[blois]": 1,
        "seat0.tile[brewery]": 1,
        "seat0.gears": 1,
        "seat0.decides": 1,
        "seat1.decides": 0,
        "asked[turn]": 1,
    }
    assert {name: seen(view, name) for name in expected} == expected


def test_names_and_places_of_the_fields():
    assert len(set(NAMES)) == len(NAMES) == SIZE
    assert sum(field.size for field in FIELDS) == SIZE
    for field in FIELDS:
        assert list(NAMES[field.at : field.at + field.size]) == field.names()
        assert field.size
        assert field.meaning


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2, edition="dlp"),
        Setup(players=4, tiles="all"),
        Setup(players=3, modules=("orders", "events", "trade", "intrigue")),
    ],
)
def test_every_move_of_a_setup_has_a_number(setup):
    numbering = make_book(setup).numbering()
    for game in games(setup, bot="random"):
        for seat in game.actors:
            assert set(game.moves(seat)) <= set(numbering.moves)


def test_numbers_have_no_gaps_and_only_what_the_setup_needs():
    few = make_book(Setup(players=2, edition="dlp")).numbering()
    many = make_book(Setup(players=5, tiles="all", modules=("orders", "intrigue"))).numbering()
    assert sorted(few.numbers.values()) == list(range(len(few)))
    texts = make_book(Setup()).moves.texts
    assert "use laboratory" in [texts[move] for move in few.moves]
    assert "use bakery" not in [texts[move] for move in few.moves]
    assert "target 4" not in [texts[move] for move in few.moves]
    assert "target 4" in [texts[move] for move in many.moves]
    assert len(few) < 1000
    assert not [move for move in many.moves if texts[move].startswith(("come", "reveal"))]


@pytest.mark.parametrize(
    ("setup", "number", "digest"),
    [
        (Setup(players=2, edition="dlp"), 809, "ff79b316a1b36ef7"),  # docs/learning.md
        (Setup(players=4), 1762, "fbbe01551896eaff"),
        (Setup(players=3, modules=MODULES), 2498, "b996d7e5dfbfd321"),
        (Setup(players=1, scenario="tours"), 1590, "03c93148a24c40eb"),
        (Setup(players=2, scenario="prosperity"), 1107, "efd1bf853eeeeba1"),
    ],
)
def test_the_numbers_of_a_setup_are_fixed_for_a_rules_version(setup, number, digest):
    """Policies are kept with them. Whoever changes them writes a new rules version."""
    book = make_book(setup)
    moves = book.numbering().moves
    texts = "\n".join([book.moves.texts[move] for move in moves])
    assert (RULES_VERSION, len(moves)) == (3, number)
    assert sha256(texts.encode()).hexdigest()[:16] == digest


# --- the guide and the example


def test_the_guide_has_the_table_of_fields():
    guide = (ROOT / "docs/learning.md").read_text(encoding="utf-8")
    assert fields.table() in guide, "orleans.env.fields.table() writes it anew"
    assert f"{SIZE:,} numbers" in guide
    assert f"{len(ABSENT)} numbers for each seat" in guide


def test_the_examples_of_the_guide_run(capsys):
    guide = (ROOT / "docs/learning.md").read_text(encoding="utf-8")
    blocks = guide.split("```python\n")[1:]
    assert len(blocks) >= 2
    for block in blocks:
        exec(compile(block.split("```")[0], "docs/learning.md", "exec"), {})


class Here:
    """In the place of a pool of processes."""

    def starmap(self, work, jobs):
        return [work(*job) for job in jobs]


@pytest.mark.torture
def test_the_example_learns(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "examples")
    import train

    said = []
    weights, history = train.train(Here(), 900, 8, ["random"], steps=15, rate=0.2, say=said.append)
    ahead = [points for points, _ in history]
    assert len(said) == 3
    assert np.mean(ahead[-4:]) > np.mean(ahead[:4]) + 3
    won, _ = train.judge(Here(), weights, 4, ["random"])
    assert won >= 0.5
    sys.modules.pop("train")
