"""Invasion: planning is open to all, the stacks of events are hidden; undo, reading, records."""

import random

import pytest
from invasion import at, setup

from helpers import go, in_market, options, planned_in_secret, stands
from orleans import BadSetup, Game, IllegalMove, Setup, sample

PLAN = "phase: planning\n0 market: own-farmer, knight\n1 market: own-boatman, scholar"


def test_everybody_sees_all_plans_and_markets():
    """Ruling 245: by declaration, nothing is sealed."""
    game = at(PLAN)
    assert game.actors == (0, 1)
    go(game, "0 place knight scriptorium.0")
    for seat in (1, None):
        seen = game.view(seat).table
        assert seen.players[0] == game.state.players[0]
    assert game.hidden_moves(1) == set()
    assert stands(game, "scriptorium.0") == "knight"
    assert game.known_history(1) == game.history()


def test_the_story_tells_plans_at_once():
    game = at(PLAN)
    game.listen()
    go(game, "0 place knight scriptorium.0")
    told = [change for happening in game.story_for(1) for change in happening.changes]
    assert any(change.where == "space:scriptorium.0" for change in told)


def test_seats_plan_at_the_same_time_and_do_not_wait():
    game = at(PLAN)
    go(game, "1 place scholar scriptorium.1", "0 place knight scriptorium.0", "1 ready")
    assert game.actors == (0,)
    assert in_market(game, "knight") == 0


def test_a_plan_can_be_taken_back_though_others_planned_since():
    game = at(PLAN)
    go(game, "0 place knight scriptorium.0", "1 place scholar scriptorium.1")
    game.undo(0)
    assert stands(game, "scriptorium.0") == "-"
    assert stands(game, "scriptorium.1", 1) == "scholar"
    go(game, "0 place knight scriptorium.0")
    game.pick_up(0, "place knight scriptorium.0")
    assert stands(game, "scriptorium.0") == "-"


def test_planning_may_also_go_in_order():
    game = at(PLAN + "\nplanning: order")
    assert game.actors == (0,)


def test_only_this_scenario_plans_in_the_open():
    assert setup().planning == "open"
    with pytest.raises(BadSetup, match="there is no planning 'open'"):
        Setup(players=2, planning="open")


def test_the_order_of_events_is_nowhere():
    """What comes next is drawn when it is turned up, so no view can tell it."""
    one, other = (Game(setup(3), seed=seed) for seed in ("1", "2"))
    tiles = one.state.book.components.hourglass.tiles
    for game in (one, other):
        waiting = {tiles[n].letter for n in game.state.hourglass}
        assert waiting == {"A", "B", "C"}
        assert len(game.state.hourglass) == 30  # all but the one of this round


def test_nothing_of_the_table_is_hidden_but_chance():
    rng = random.Random(5)
    game = Game(setup(3), seed="5")
    for _ in range(150):
        if game.over:
            break
        seat = rng.choice(game.actors)
        assert game.view(seat).table == game.state
        game.play(seat, rng.choice(game.moves(seat)))
    assert list(planned_in_secret(game, rng)) == []
    guess = sample(game.view(0), random.Random(1))
    assert guess.view(0) == game.view(0)


def test_undo_of_a_proposal():
    text = "round: 3\nevent: inv-earthquake-a\nphase: event"
    game = at(text)
    first = options(game, 0)[1]
    go(game, f"0 {first}")
    game.undo(0)
    assert game.actors == (0, 1)
    go(game, "1 done")
    with pytest.raises(IllegalMove, match="no move of yours"):
        game.undo(0)


def test_reading_a_table_by_names():
    game = at(
        "0 character: mayor\ncity-treasury: 12\nwarehouse: 2 wine\nteam-citizens: 1\n"
        "claimed: boatmen"
    )
    assert game.seat(0).fields["character"] == "mayor"
    table = game.table().fields
    assert (table["city_treasury"], table["warehouse"]) == (12, {"wine": 2})
    assert (table["team_citizens"], table["catapult"]) == (1, 0)
