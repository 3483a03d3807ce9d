"""The bots with the modules of Trade & Intrigue: whole games, and choices in written positions."""

import json
from textwrap import dedent

import pytest

from helpers import BUSY, at, go
from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.bots.outlook import Outlook
from orleans.bots.plans import plans, wanted_uses
from orleans.kernel.asking import asked
from orleans.sim.analysis import analyse, read_finished
from orleans.sim.judge import make_judge
from orleans.sim.ledger import build_ledger, total
from orleans.sim.replay import first_table
from orleans.sim.report import name_of
from orleans.sim.tournament import play_game, simulate

ALL = ("orders", "events", "trade", "intrigue")
QUICK = ("random", "greedy", "planner", "planner(noise=5.0)")
CASTLE = "castle farmer boatman trader"
MONASTERY = "monastery scholar trader"


def chosen(text, name="planner", seat=0):
    """What a bot does in a position, as text."""
    game = text if isinstance(text, Game) else at(text)
    move = make_bot(name, "1").choose(game.view(seat), game.moves(seat))
    assert make_bot(name, "1").choose(game.view(seat), game.moves(seat)) == move
    return game.text(move)


def planned(text):
    """The places that the planner wants to use."""
    t = at(text).state
    [plan] = plans(t, 0, Outlook(t.book))
    return {t.book.components.places[place].id for place in plan.uses}, plan


def finish(players, modules, name, more=""):
    """The last rounds of a game between bots of one name."""
    head = f"modules: {' '.join(modules)}\nplayers: {players}\nround: 14\nphase: start-player\n"
    game = at(head + more, "1")
    bots = [make_bot(name, str(seat)) for seat in range(players)]
    while not game.over:
        seat = game.actors[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)))


# --- whole games


ONE_ONLY = [pytest.param((module,), marks=pytest.mark.torture, id=module) for module in ALL]


@pytest.mark.parametrize("modules", [*ONE_ONLY, pytest.param(ALL, id="all")])
def test_every_bot_finishes_games_with_every_module(modules):
    assert simulate(Setup(players=4, modules=modules), list(QUICK), 1, "modules").games == 1


@pytest.mark.parametrize("modules", [*[(module,) for module in ALL], ALL], ids="+".join)
def test_search_finishes_the_last_rounds_with_every_module(modules):
    finish(2, modules, "search(iterations=2,ideas=2)")


@pytest.mark.parametrize("players", [3, 5])
def test_planners_finish_with_all_modules_and_the_rising_at_the_end(players):
    finish(players, ALL, "planner", "last_event: peasant-uprising")


def test_planner_beats_greedy_and_greedy_beats_random_with_all_modules():
    setup = Setup(players=2, modules=ALL)
    assert simulate(setup, ["planner", "greedy"], 2, "match").bots["planner"].wins == 2
    assert simulate(setup, ["greedy", "random"], 2, "match").bots["greedy"].wins == 2


def test_a_finished_table_is_worth_its_points():
    """But for what is begrudged to others with intrigues about."""
    setup = Setup(players=2, edition="dlp", modules=("orders", "events", "trade"))
    game, _ = play_game(setup, ["planner", "greedy"], "end")
    for score in game.scores():
        assert Outlook(game.state.book).value(game.state, score.seat) == score.total
    assert game.scores()[0].sources["orders"]


def test_hidden_plans_change_no_choice():
    """Also not where others are watched because of intrigues."""
    text = f"modules: {' '.join(ALL)}\nplayers: 2\nphase: planning\n"
    text += "".join(f"{n} market: own-farmer, own-boatman, knight\n" for n in range(2))
    one, other = at(text), at(text, seed="elsewhere")
    for game, moves in ((one, ("ship.0", "own-farmer")), (other, ("castle.1", "own-boatman"))):
        go(game, f"1 place {moves[1]} {moves[0]}", "1 ready")
    for name in ("greedy", "planner", "search(iterations=4,ideas=4)"):
        assert chosen(one, name) == chosen(other, name)


# --- orders

IN_BRIARE = """
    modules: orders
    orders: order-03, order-06
    0 merchant: briare
    0 goods: 2 cheese
    0 development: 5
"""


@pytest.mark.parametrize("name", ["planner", "greedy"])
def test_a_good_order_is_fulfilled_when_nothing_else_is_left_to_do(name):
    game = at(f"{IN_BRIARE}\n0 board: {CASTLE}")
    game.play(0, chosen(game, name))
    assert chosen(game, name) == "fulfil order-03"


def test_an_order_waits_for_what_is_ready_in_the_last_round():
    game = at(
        f"{IN_BRIARE}\nround: 18\nhourglass: -\n"
        "0 board: library knight scholar; university farmer craftsman trader\n0 tiles: library\n"
    )
    game.play(0, chosen(game))
    assert chosen(game) == "done"
    move = game.state.book.moves.parse("done")
    assert explain(game.view(0), move) == "the order can wait until the other actions are done"


def test_goods_for_an_order_are_worth_more_and_so_is_the_way_to_it():
    def worth(text):
        t = at(f"modules: orders\norders: order-03\n{text}").state
        return Outlook(t.book).value(t, 0)

    near = worth("0 merchant: briare\n0 goods: cheese")
    assert near > worth("0 merchant: briare\n0 goods: wine") - 1 + 0.4
    assert worth("0 merchant: briare\n0 goods: 2 cheese") > near + 2.5


# --- events


def test_no_place_with_a_wheel_is_planned_under_sabotage():
    text = """
        modules: events
        players: 2
        phase: planning
        round: 7
        event: {}
        0 market: scholar, trader, farmer, boatman
        0 board: farm-house - gear; castle - - gear
    """
    sabotaged, plan = planned(text.format("ti-sabotage-b"))
    calm, _ = planned(text.format("ti-wedding-b"))
    assert "castle" in calm or "farm-house" in calm
    assert not sabotaged & {"castle", "farm-house"}
    assert plan.moves


def test_no_wheel_is_placed_while_planning_under_sabotage():
    text = """
        modules: events
        players: 2
        phase: planning
        round: 7
        event: {}
        0 gears: 1
        0 market: farmer, scholar, trader
    """
    assert not chosen(text.format("ti-sabotage-b")).startswith("gear")
    assert chosen(text.format("ti-wedding-b")).startswith("gear")


def test_farmers_stand_in_when_the_peasants_rise():
    text = """
        modules: events
        players: 2
        phase: planning
        round: 15
        event: {}
        0 market: 4 farmer
        0 bag: -
    """
    rising, plan = planned(text.format("ti-peasant-uprising-d"))
    assert rising & {"castle", "village", "monastery", "university"}
    game = at(text.format("ti-peasant-uprising-d"))
    for move in plan.moves:
        game.play(0, move)
    assert not planned(text.format("ti-tithe-d"))[0] & {"castle", "village", "university"}


def test_coins_are_kept_for_a_tax():
    """Knowledge for coins at the Laboratory's like is no bargain when they are due."""

    def worth(coins, event):
        t = at(f"modules: events\nplayers: 2\nround: 3\nevent: {event}\n0 coins: {coins}").state
        return Outlook(t.book).value(t, 0)

    lost = worth(3, "ti-tax-a") - worth(1, "ti-tax-a")
    assert lost > worth(3, "ti-strike-a") - worth(1, "ti-strike-a") + 4


def test_whoever_stays_on_the_board_is_taxed_by_head():
    """With a capitation tax even a poor use is better than none."""
    text = """
        modules: events
        players: 2
        round: 15
        event: {}
        0 coins: 4
        0 market: 2 knight
        0 board: castle farmer boatman trader
    """
    gains = []
    for event in ("ti-capitation-tax-d", "ti-tithe-d"):
        t = at(text.format(event)).state
        [use] = [use for use in wanted_uses(t, 0, Outlook(t.book)) if use.place == 0]
        gains.append(use.gain)
    assert gains[0] > gains[1] + 6


@pytest.mark.parametrize(
    ("tile", "text", "expected"),
    [
        ("summoning-d", "0 merchant: vierzon\n0 coins: 9", "jump orleans"),
        ("famine-d", "0 bag: 3 farmer, 2 monk", "return farmer from bag"),
        ("retraining-b", "0 goods: grain, brocade\n0 coins: 0", "give"),
        ("dues-d", "0 goods: brocade, wool, 2 grain", "give"),
        ("training-a", "0 coins: 12\n0 tracks: farmers", "step"),
        ("indulgence-a", "0 coins: 12", "hire"),
        ("malfunction-c", "0 gears: 1\n0 board: farm-house gear -", "give gear"),
    ],
)
@pytest.mark.parametrize("name", ["planner", "greedy"])
def test_events_are_answered_sensibly(tile, text, expected, name):
    rounds = {"a": 2, "b": 6, "c": 10, "d": 14}[tile[-1]]
    head = f"modules: events\nplayers: 2\nevent: ti-{tile}\nround: {rounds}\nphase: event\n"
    game = at(head + text)
    assert game.actors == (0,)
    assert chosen(game, name).startswith(expected)


def test_a_new_follower_goes_where_he_can_be_used_at_once():
    game = at(
        f"""
        modules: events
        players: 2
        round: 10
        event: ti-amnesty-c
        0 board: {MONASTERY}; university farmer craftsman -; castle farmer boatman -
        1 board: {BUSY}
        """
    )
    game.play(0, "use monastery")
    assert chosen(game) in ("place monk university.2", "place monk castle.2")


# --- intrigue

STRUCK = """
    modules: intrigue
    players: {}
    round: 9
    0 board: town-hall knight -; {}
    0 coins: {}
    1 coins: {}
    1 merchant: {}
"""


def threatened(players=2, coins="5", merchant="vierzon", more="", deed="kidnapper"):
    text = dedent(STRUCK.format(players, CASTLE, 5, coins, merchant)) + dedent(more)
    game = at(text)
    game.play(0, "use town-hall")
    game.play(0, f"send knight {deed}")
    assert game.actors == (1,)
    return game


def test_no_silly_bribe_is_paid():
    """To be sent home from a town without goods around is not worth five coins."""
    assert chosen(threatened(), seat=1) in ("done", "bribe 1")
    assert chosen(threatened(), "greedy", seat=1) in ("done", "bribe 1")


@pytest.mark.parametrize("name", ["planner", "greedy"])
def test_a_rich_bribe_is_accepted_and_a_poor_one_refused(name):
    """The Tax Collector takes two coins."""
    for offer, answer in (("bribe 9", "accept"), ("bribe 1", "refuse")):
        game = threatened(coins="12", deed="tax-collector")
        game.play(1, offer)
        assert chosen(game, name) == answer


def test_the_leader_is_struck():
    game = at(
        """
        modules: intrigue
        players: 3
        round: 9
        0 board: town-hall knight -
        1 bag: 4 farmer, 2 knight
        2 bag: 4 farmer, 2 knight
        2 development: 12
        2 citizens: 5
        """
    )
    game.play(0, "use town-hall")
    game.play(0, "send knight hangman")
    move = game.state.book.moves.parse("target 2")
    assert chosen(game) == chosen(game, "greedy") == "target 2"
    assert explain(game.view(0), move) == "targets the strongest of the others"


def test_the_saboteur_locks_what_is_ready():
    """A follower without whom the University cannot be used, not one who waits alone."""
    game = at(
        """
        modules: intrigue
        players: 2
        round: 9
        0 board: town-hall craftsman -
        1 board: castle farmer - -; university farmer craftsman trader
        1 coins: 0
        """
    )
    game.play(0, "use town-hall")
    game.play(0, "send craftsman saboteur")
    assert chosen(game).startswith("seize university")


# --- what is told afterwards


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_move_of_a_game_can_be_explained(language):
    game, bots = Game(Setup(players=3, modules=ALL), "why"), [make_bot("planner", "1")] * 3
    seen = set()
    while not game.over and game.state.round < 10:
        seat = game.actors[0]
        move = bots[seat].choose(game.view(seat), game.moves(seat))
        if (asked(game.state), move // 64) not in seen:
            seen.add((asked(game.state), move // 64))
            assert isinstance(explain(game.view(seat), move, language), str)
        game.play(seat, move)


def finished(bots=("planner", "greedy")):
    game, _ = play_game(Setup(players=2, modules=ALL), list(bots), "books")
    return game


def test_every_point_has_a_cause():
    game = finished()
    table = first_table(game.setup)
    ledger = build_ledger(table, game.history())
    for seat, score in enumerate(game.scores()):
        earned = ledger.earned[seat]
        start = total(first_table(game.setup), seat)
        assert start + sum(entry.points for entry in earned.values()) == score.total
        assert "event other" not in earned
        assert {"place", "deed", "event"} <= {what.split()[0] for what in earned}


def test_orders_strikes_and_bribes_have_entries_of_their_own():
    position = dedent(
        f"""
        players: 2
        modules: orders intrigue
        round: 18
        event: income-c
        hourglass: -
        orders: order-03
        0 merchant: briare
        0 goods: 2 cheese
        0 board: town-hall trader knight; {CASTLE}
        1 merchant: tours
        1 coins: 9
        """
    )
    game = Game.from_position(position, ask_chance=True)
    steps = [(0, "use town-hall"), (0, "send trader tax-collector"), (1, "done")]
    steps += [(0, "send knight kidnapper"), (1, "bribe 4"), (0, "accept")]
    for seat, step in [*steps, (0, "fulfil order-03")]:
        game.play(seat, step)
    while not game.over:
        actor = game.actors[0]
        game.play(actor, game.moves(actor)[0])
    ledger = build_ledger(first_table(game.setup, position), game.history())
    mine = {what: (entry.times, entry.points) for what, entry in ledger.earned[0].items()}
    theirs = {what: entry.points for what, entry in ledger.earned[1].items()}
    assert mine["deed tax-collector"] == (1, 2)
    assert mine["bribe kidnapper"] == (1, 4)
    assert mine["order order-03"] == (1, 8 - 4)
    assert theirs["struck tax-collector"] == -2
    assert theirs["bribe kidnapper"] == -4


def test_the_report_knows_their_names():
    assert name_of("order order-03") == "Briare"
    assert name_of("struck spy") == "Spy"
    assert name_of("bribe tax-collector") == "Tax Collector"
    assert name_of("orders") == "Orders"


def test_a_game_is_analysed():
    game = finished(("greedy", "random"))
    name, judge = make_judge("greedy", 1)
    found = analyse(read_finished(game.record()), judge, name)
    assert json.dumps(found)
    assert len(found["points"][0]) == game.state.round
