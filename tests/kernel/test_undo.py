"""Undo: back to the last point where nobody learned anything new."""

import random

import pytest

from helpers import BUSY, at, go, me, wander
from orleans import Game, IllegalMove, Setup
from orleans.facts.loader import load


def test_planning_can_be_taken_back_move_by_move():
    """Ruling 34."""
    text = "phase: planning\n0 market: own-farmer, own-boatman\n1 market: own-farmer"
    game = at(text)
    go(game, "0 place own-farmer ship.0", "1 place own-farmer ship.0", "0 place own-boatman ship.1")
    game.undo(0)
    game.undo(0)
    expected = go(at(text), "1 place own-farmer ship.0")
    assert game.state == expected.state
    with pytest.raises(IllegalMove, match="no move of yours"):
        game.undo(0)


def test_ready_can_be_taken_back_until_the_plans_are_revealed():
    """Ruling 34."""
    text = "phase: planning\n0 market: own-farmer\n1 market: own-farmer"
    game = go(at(text), "0 ready")
    game.undo(0)
    assert game.actors == (0, 1)
    go(game, "0 ready", "1 ready")
    with pytest.raises(IllegalMove):
        game.undo(0)


def test_an_action_can_be_taken_back_before_anybody_else_moves():
    text = f"0 board: castle farmer boatman trader; {BUSY}\n1 board: {BUSY}"
    game = go(at(text), "0 use castle")
    game.undo(0)
    assert game.state == at(text).state
    go(game, "0 use castle", "1 pass")
    with pytest.raises(IllegalMove, match="another player has moved"):
        game.undo(0)


def test_with_the_others_consent_it_goes_further_back():
    text = f"""
        0 board: castle farmer boatman trader; {BUSY}
        1 board: scriptorium knight scholar; {BUSY}
        """
    game = go(at(text), "0 use castle", "1 use scriptorium")
    game.undo(0, also=(1,))
    assert game.state == at(text).state


def test_a_draw_cannot_be_taken_back():
    """Ruling 34."""
    game = at("phase: followers\n0 bag: 6 farmer\n1 bag: 6 farmer")
    go(game, "0 draw 2")
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)
    assert game.why_not_undo(0) == "something new was drawn since your last move"


def test_another_seats_draw_does_not_stand_in_the_way_while_planning():
    game = at("phase: followers\n0 bag: 6 farmer\n1 bag: 6 farmer\n0 market: own-farmer")
    go(game, "0 draw 0")
    go(game, "0 place own-farmer ship.0", "1 draw 2")
    game.undo(0)
    assert me(game).market[7] == 1


def test_revealed_plans_are_a_border_even_when_a_round_passes_by_itself():
    """Ruling 34: round 6 begins with the last tile of stack A, which is no chance."""
    game = at(
        """
        phase: planning
        round: 5
        event: trading-day-a
        0 market: own-farmer
        1 market: own-trader
        """
    )
    go(game, "0 place own-farmer castle.0", "0 ready", "1 place own-trader castle.2", "1 ready")
    assert game.state.round == 6
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="something new was drawn"):
            game.undo(seat)


def test_plans_revealed_by_a_seat_with_nothing_to_plan_are_a_border():
    """Ruling 34."""
    farmers = "village farmer - -; university farmer - -; castle farmer - -; ship farmer - -"
    game = at(
        f"""
        players: 4
        phase: followers
        0 market: own-farmer
        0 board: {BUSY}
        1 market: 2 farmer
        1 board: {farmers}; wagon farmer - -; guildhall farmer - -; town-hall farmer farmer
        """
    )
    go(game, "0 draw 0", "0 done", "0 ready", "2 draw 0", "3 draw 0")
    go(game, "1 draw 0", "1 done")
    assert game.actors == (0,)
    with pytest.raises(IllegalMove, match="the plans were revealed"):
        game.undo(1)


def test_the_next_event_is_a_border():
    game = at("0 board: castle farmer boatman trader\nround: 2")
    go(game, "0 use castle", "1 pass")
    assert game.state.round == 3
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(1)


UNDONE = [Setup(players=3), Setup(players=3, modules=("orders", "events", "trade", "intrigue"))]
UNDONE += [Setup(players=3, modules=("orders", "plague"))]
UNDONE += [Setup(s[0].players[0], scenario=s[0].id) for s in load().scenarios[1:]]


@pytest.mark.parametrize("setup", UNDONE, ids=str)
def test_undo_and_redo_lead_to_the_same_game(setup):
    rng = random.Random(4)
    game, taken_back = Game(setup, seed="undo"), 0
    moves = 250 if setup.scenario == "base" else 120  # what they share is tried in the base game
    for n in range(moves):
        if game.over:
            game = Game(setup, seed=f"undo {n}")
        seat = rng.choice(game.actors)
        before = game.state.copy()
        move = wander(game, seat, rng)
        game.play(seat, move)
        if not game.why_not_undo(seat):
            after, record = game.state.copy(), game.record()
            game.undo(seat)
            assert game.state == before
            game.play(seat, move)
            assert (game.state, game.record()) == (after, record)
            taken_back += 1
    assert taken_back > moves / 5


def test_with_everybodys_consent_also_what_was_drawn_is_taken_back():
    """Ruling 65: and it is drawn again."""
    game = Game(Setup(players=2), "consent")
    go(game, "0 ready", "1 ready")
    assert game.state.round == 2
    record = game.record()
    with pytest.raises(IllegalMove):
        game.undo(1)
    game.take_back(1)
    assert (game.state.round, game.actors) == (1, (1,))
    go(game, "1 ready")
    assert game.record() == record
    with pytest.raises(IllegalMove, match="no move of yours"):
        Game(Setup(players=2), "new").take_back(0)


def test_undo_takes_says_which_move():
    game = at("phase: planning\n0 market: own-farmer\n1 market: own-farmer")
    go(game, "0 place own-farmer ship.0")
    assert game.text(game.undo_takes(0)) == "place own-farmer ship.0"
    go(game, "0 ready", "1 ready")
    with pytest.raises(IllegalMove):
        game.undo_takes(1)


TWO_TO_PLACE = "phase: planning\n0 market: own-farmer, own-boatman\n1 market: own-farmer"


def test_anything_placed_in_this_planning_can_be_picked_up():
    """Ruling 34: what was placed later stays."""
    game = go(at(TWO_TO_PLACE), "0 place own-farmer ship.0", "1 place own-farmer ship.0")
    go(game, "0 place own-boatman ship.1")
    placed = [game.text(move) for move in game.placed(0)]
    assert placed == ["place own-farmer ship.0", "place own-boatman ship.1"]
    game.pick_up(0, "place own-farmer ship.0")
    expected = go(at(TWO_TO_PLACE), "1 place own-farmer ship.0", "0 place own-boatman ship.1")
    assert game.state == expected.state
    go(game, "0 place own-farmer wagon.0")  # and be placed elsewhere


def test_picking_up_takes_being_ready_back():
    """Ruling 34."""
    game = go(at(TWO_TO_PLACE), "0 place own-farmer ship.0", "0 ready")
    assert game.actors == (1,)
    game.pick_up(0, "place own-farmer ship.0")
    assert game.actors == (0, 1)
    assert game.state == at(TWO_TO_PLACE).state


def test_what_stands_there_from_earlier_rounds_or_is_revealed_cannot_be_picked_up():
    """Ruling 34."""
    game = at(
        "phase: planning\n0 board: ship - boatman -\n0 market: own-farmer\n1 market: own-farmer"
    )
    assert game.placed(0) == ()
    with pytest.raises(IllegalMove, match="in this planning"):
        game.pick_up(0, "place boatman ship.1")
    go(game, "0 place own-farmer wagon.0")
    before = game.state.copy()
    with pytest.raises(IllegalMove, match="in this planning"):
        game.pick_up(1, "place own-farmer wagon.0")
    assert game.state == before
    go(game, "0 ready", "1 ready")
    with pytest.raises(IllegalMove, match="in this planning"):
        game.pick_up(0, "place own-farmer wagon.0")


def test_a_wheel_on_which_a_later_one_depends_is_taken_back_after_it():
    """Ruling 109: in the Capstone edition the first wheel placed replaces a farmer."""
    game = at("edition: capstone\nphase: planning\n0 gears: 2\n0 market: own-farmer")
    go(game, "0 gear ship.0", "0 gear wagon.1")
    with pytest.raises(IllegalMove, match="placed after it"):
        game.pick_up(0, "gear ship.0")
    game.pick_up(0, "gear wagon.1")
    game.pick_up(0, "gear ship.0")
    assert me(game).gears == 2
