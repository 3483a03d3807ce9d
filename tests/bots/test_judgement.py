"""Boxes say how bots judge their things; bots name no box, and play alone for a goal."""

import re
from pathlib import Path

import pytest

import orleans.bots
import orleans.boxes
from helpers import NOT_COMPILED, at
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.bots.outlook import Outlook
from orleans.bots.planner import useful
from orleans.bots.plans import plans
from orleans.bots.weights import files, usual_weights
from orleans.boxes import BOXES, judgements, make_book
from orleans.boxes.base.judgement import GoalJudgement
from orleans.boxes.base.planning import PLAN
from orleans.boxes.base.verbs import DONE, PASS
from orleans.kernel.judging import Judgement, Judgements, Reason
from orleans.sim.tournament import simulate

ALL = ("orders", "events", "trade", "intrigue")
TOURS = Setup(players=1, scenario="tours")
WOOL = "map: blois_tours_water wool"


def test_the_base_game_has_nothing_to_ask():
    judged = make_book(Setup()).judged
    assert judged.none
    assert not judged.envy
    assert not judged.replies


def test_every_module_has_a_judgement():
    for module in ALL:
        [part] = make_book(Setup(modules=(module,))).judged.parts
        assert type(part).__module__ == "orleans.boxes.trade_intrigue.judgement"


def test_a_box_that_says_nothing_is_neutral():
    t = Game(Setup(players=2), "1").state
    judged = Judgements([Judgement(), Judgement()])
    assert judged.worth(t, 0, 5.0) == judged.owed(t, 0) == 0.0
    assert judged.event(t, 0) == (0.0, 0)
    assert judged.goal(t, 0, 5.0) is None
    assert judged.reason(t, 0, PASS) is None
    assert judged.gains(t, t, 0) == []
    assert not judged.keeps_wheels(t, 0)


@NOT_COMPILED
def test_judgements_add_up():
    class One(Judgement):
        def worth(self, t, seat, left):
            return left

        def event(self, t, seat):
            return -1.0, 1

        def gains(self, before, after, seat):
            return [Reason("coins", (seat,))]

    t = Game(Setup(players=2), "1").state
    judged = Judgements([One(), Judgement(), One()])
    assert judged.worth(t, 0, 2.0) == 4.0
    assert judged.event(t, 0) == (-2.0, 2)
    assert len(judged.gains(t, t, 0)) == 2


@pytest.mark.parametrize("file", sorted(Path(orleans.bots.__file__).parent.glob("*.py")), ids=str)
def test_bots_name_no_box_but_the_base_game(file):
    names = "|".join(box.name for box in BOXES if box.name != "base")
    assert not re.search(rf"boxes\.({names})", file.read_text(encoding="utf-8"))


def test_every_weight_is_of_a_known_thing():
    c = make_book(Setup()).components
    known = {
        "tiles": {place.id for place in c.places if place.category},
        "uses": {place.id for place in c.places},
        "actions": {place.id for place in c.places},
        "deeds": {deed.id for deed in c.deeds},
    }
    for raw in files():
        for part, names in known.items():
            assert set(raw.get(part, {})) <= names
    assert len(usual_weights().tiles) == sum(len(raw.get("tiles", {})) for raw in files())


# --- one player, and a goal instead of points


@pytest.mark.parametrize("name", ["random", "greedy", "planner(noise=4.0)"])
def test_a_bot_plays_alone(name):
    assert simulate(TOURS, [name], 1, "alone").games == 1


def test_search_plays_alone_and_tries_out_plans_but_no_moves():
    game, bot = Game(TOURS, "alone"), make_bot("search(iterations=2,ideas=2)", "1")
    tried_at = set()
    while game.state.round < 3:
        step, trials = game.state.stack[-1][0], bot.trials
        game.play(0, bot.choose(game.view(0), game.moves(0)))
        if bot.trials > trials:
            tried_at.add(step)
    assert tried_at == {PLAN}


def test_a_move_of_a_lone_player_is_explained():
    game, bot = Game(TOURS, "alone"), make_bot("planner", "1")
    while game.state.round < 3:
        move = bot.choose(game.view(0), game.moves(0))
        assert explain(game.view(0), move)
        game.play(0, move)


def test_what_a_goal_needs_is_worth_more_than_its_points():
    def worth(text):
        t = Game.from_position(f"scenario: tours\nplayers: 1\nround: 5\n{text}\n").state
        return Outlook(t.book).value(t, 0)

    assert worth("0 goods: 3 brocade, 1 grain") > worth("0 goods: 4 brocade")
    assert worth("0 citizens: 3") > worth("0 coins: 20")


def test_the_planner_delivers_when_it_can():
    goods = "3 grain, 3 cheese, 3 wine, 3 wool, 3 brocade"
    head = "scenario: tours\nplayers: 1\nround: 9\n0 merchant: tours\n0 citizens: 3\n"
    text = f"{head}0 goods: {goods}\n0 board: castle farmer boatman trader\n"
    game = Game.from_position(text, "here")
    for name in ("planner", "greedy", "search(iterations=2,ideas=2)"):
        move = make_bot(name, "1").choose(game.view(0), game.moves(0))
        assert game.text(move).startswith("deliver")


@pytest.fixture
def plain(monkeypatch):
    """The judgement that a scenario with goals has, if its box names none."""
    monkeypatch.delitem(orleans.boxes.JUDGEMENTS, "tours")
    [found] = judgements(make_book(TOURS))
    assert type(found) is GoalJudgement
    return found


def at_tours(text):
    return Game.from_position(f"scenario: tours\nplayers: 1\nround: 9\n{text}\n", "here")


def test_a_scenario_may_have_a_judgement_of_its_own():
    [part] = make_book(TOURS).judged.parts
    assert type(part).__module__ == "orleans.boxes.solo.judgement"
    assert isinstance(part, GoalJudgement)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 goods: 3 wool", "0 goods: 3 wool, grain"),
        ("0 goods: 4 wool", "0 goods: 3 wool, grain"),
        ("0 citizens: 1", "0 citizens: 2"),
        ("0 citizens: 3\n0 merchant: nevers", "0 citizens: 3\n0 merchant: blois"),
        (f"0 merchant: nevers\n{WOOL}", f"0 merchant: blois\n{WOOL}"),
        ("0 bag: monk", "0 bag: monk, knight"),
        ("0 citizens: 3", "0 met: 9 tours-task"),
    ],
)
def test_any_goal_is_judged_by_its_parts(plain, worse, better):
    less, more = (plain.goal(at_tours(text).state, 0, 5.0) for text in (worse, better))
    t = at_tours("").state
    assert less < more
    assert 0 <= plain.chance(t, 0, less) <= plain.chance(t, 0, more) <= 1


def test_any_goal_explains_what_brings_it_nearer(plain):
    before = at_tours("0 merchant: blois\n0 goods: 4 wool").state
    after = at_tours("0 merchant: tours\n0 goods: 4 wool, grain\n0 citizens: 1").state
    assert plain.gains(before, after, 0) == [
        Reason("goal-goods", (4, 15)),
        Reason("goal-citizens", (1, 3)),
        Reason("goal-there", ("town:tours",)),
    ]
    assert plain.gains(after, before, 0) == []
    deliver = before.book.moves.parse("deliver tours-task")
    assert plain.reason(after, 0, deliver) == Reason("goal-won")
    assert plain.reason(after, 0, PASS) is None


# --- the level "normal"


def test_noise_never_prefers_doing_nothing():
    assert useful([(5.0, 7), (3.0, 8), (2.0, PASS), (1.0, 9)]) == [(5.0, 7), (3.0, 8)]
    assert useful([(5.0, DONE), (3.0, 8)]) == [(5.0, DONE)]
    assert useful([(5.0, 7), (3.0, 8)]) == [(5.0, 7), (3.0, 8)]


def test_noise_changes_which_places_are_filled_but_fills_them():
    """Whoever could complete a place does not wait in the market."""
    text = "players: 2\nround: 5\nphase: planning\n0 market: 2 farmer, 2 boatman, 2 trader, scholar"
    t = at(text).state
    outlook, seen = Outlook(t.book), set()
    for n in range(30):
        bot = make_bot("planner(noise=20.0)", str(n))
        [plan] = plans(t, 0, outlook, blur=bot.blur)
        seen.add(tuple(sorted(plan.uses)))
        me = t.copy().players[0]
        for space, kind in plan.placed:
            me.spaces[space] = kind + 1
        assert plan.uses
        assert all(t.book.activated(me.spaces, place) for place in plan.uses)
    assert len(seen) > 1
