"""The Plague: corpses in bag, market, Cemetery and supply."""

import pytest
from plague import OWN, at, corpses, draws, event, left, on_market

from helpers import check_pieces, go, in_bag, in_market, me, options, stands, supply, tiles
from orleans import NATURE, IllegalMove
from orleans.notation.words import Words

THREE = "0 market: 3 corpse, knight"


# --- drawn like followers


def test_corpses_are_drawn_like_followers_and_stand_on_the_market():
    game = at("phase: followers\n0 bag: 2 corpse, 3 knight", ask_chance=True)
    game.play(0, "draw 4")
    draws(game, "come corpse", "come knight", "come corpse", "come knight")
    assert (corpses(game), in_market(game, "knight")) == ((0, 2, 0), 2)


def test_corpses_are_never_placed():
    game = at("phase: planning\n0 market: corpse, knight\n1 market: knight")
    assert not [move for move in options(game, 0) if "corpse" in move]
    assert "may not stand" in game.why_not(0, "place corpse town-hall.0")


def test_corpses_block_the_market():
    game = at("phase: followers\n0 market: 6 corpse\n0 bag: 5 knight\n1 bag: knight")
    assert options(game, 0) == ["draw 0", "draw 1", "draw 2"]


def test_declined_draws_move_no_corpses():
    """Ruling 163: followers back to the market, the doctor home."""
    game = at(
        """
        phase: followers
        0 market: 2 corpse
        0 bag: knight, monk
        0 board: ship farmer boatman plague-doctor
        """
    )
    game.play(0, "draw 0")
    assert options(game, 0) == ["done", "back ship.0", "back ship.1", "back ship.2"]
    go(game, "0 back ship.2", "0 back ship.0", "0 done")
    assert stands(game, "sickbed.0") == "plague-doctor"
    assert (in_market(game, "farmer"), in_market(game, "plague-doctor")) == (1, 0)


# --- after the event


def test_the_event_comes_first_then_new_corpses_then_the_choice():
    """Ruling 160."""
    game = event("income-a", THREE)
    assert me(game).coins > 5
    assert corpses(game) == (2, 3, 0)
    assert options(game, 0) == ["done", "return corpses to bag"]
    words = Words(game.state.book, "en")
    assert [words.move_now(game.state, 0, move) for move in game.moves(0)] == [
        "Keep them in the market",
        "Put 3 corpses into the bag",
    ]
    go(game, "0 return corpses to bag")
    assert corpses(game) == (5, 0, 0)
    assert in_market(game, "knight") == 1


def test_all_corpses_or_none():
    game = go(event("income-a", THREE), "0 done")
    assert corpses(game) == (2, 3, 0)
    with pytest.raises(IllegalMove):
        game.play(0, "return corpses to bag")


def test_a_short_supply_is_shared_evenly():
    """Ruling 162: six corpses for four players who should get two each."""
    game = event("income-a", "players: 4\n0 bag: 20 corpse\n1 bag: 20 corpse")
    assert [corpses(game, seat)[0] for seat in range(4)] == [21, 21, 1, 1]
    assert left(game) == 2
    check_pieces(game.state)


def test_the_wake_keeps_corpses_on_the_market():
    game = event("wake-d", THREE)
    assert game.actors == (NATURE,)
    assert corpses(game) == (0, 3, 0)


def test_after_the_wake_five_may_be_left():
    """Ruling 161."""
    game = event("wake-d", "0 market: 7 corpse")
    assert options(game, 0) == ["done", "return corpses to bag"]
    go(game, "0 return corpses to bag")
    assert corpses(game) == (2, 5, 0)


# --- before phase 3


def test_of_six_or_more_corpses_five_may_be_left_before_followers_come():
    """Ruling 161."""
    game = at("phase: relief\n0 market: 6 corpse\n0 bag: knight\n1 market: 5 corpse")
    assert game.actors == (0,)
    go(game, "0 return corpses to bag")
    assert corpses(game) == (1, 5, 0)
    game = at("phase: relief\n0 market: 6 corpse\n0 bag: knight\n1 market: 5 corpse")
    assert corpses(go(game, "0 done"))[1] == 6


def test_the_cemetery_does_not_count_among_the_six():
    """Rulings 161 and 164."""
    game = at("phase: relief\n0 tiles: cemetery\n0 cemetery: yes\n0 market: 5 corpse")
    assert "return corpses to bag" not in options(game, 0)


# --- drawn elsewhere (ruling 181)


def bathhouse(bag):
    return at(
        f"0 tiles: bathhouse\n0 board: bathhouse boatman\n0 market: {OWN}\n0 bag: {bag}",
        ask_chance=True,
    )


def test_a_corpse_at_the_bathhouse_goes_to_the_supply_and_nobody_is_placed():
    game = go(bathhouse("corpse, 2 knight, monk"), "0 use bathhouse")
    draws(game, "come corpse", "come knight")
    assert game.actors == (1,)
    assert (corpses(game)[0], in_bag(game, "knight")) == (0, 2)
    assert left(game) == 46


def test_two_corpses_at_the_bathhouse_both_go():
    game = go(bathhouse("3 corpse, knight"), "0 use bathhouse")
    draws(game, "come corpse", "come corpse")
    assert corpses(game)[0] == 1
    game = go(bathhouse("corpse"), "0 use bathhouse")
    assert corpses(game)[0] == 0


def test_under_torture_a_corpse_pays_nothing_and_the_next_one_is_drawn():
    game = event("development-tax-d", "0 coins: 0\n0 bag: 2 corpse, knight\n0 unbuilt: 0")
    assert options(game, NATURE) == ["come knight", "come corpse"]
    draws(game, "come corpse")
    assert options(game, NATURE) == ["come knight", "come corpse"]
    draws(game, "come knight")
    assert corpses(game)[0] == 1 + 1  # one was drawn, one came with the round
    assert supply(game, "knight") + in_bag(game, "knight", 1) < 18


def test_under_torture_no_follower_can_be_given_while_there_are_only_corpses():
    game = event("development-tax-d", "0 coins: 0\n0 bag: 2 corpse")
    assert "give follower" not in options(game, 0)


# --- the Cemetery (rulings 164 and 165)


def test_a_corpse_goes_to_the_cemetery_when_the_tile_is_gained():
    game = at(
        """
        offer: cemetery, winery
        0 market: 2 corpse
        0 board: village farmer boatman craftsman
        0 tracks: 1 traders
        """
    )
    go(game, "0 use village", "0 hire trader", "0 build cemetery")
    assert corpses(game) == (0, 1, 1)


def test_a_drawn_corpse_goes_there_and_one_more_is_drawn_in_a_full_market():
    text = """
        phase: followers
        0 tiles: cemetery
        0 market: 7 corpse
        0 cemetery: {}
        0 bag: 2 corpse, 2 knight
        """
    game = at(text.format("no"), ask_chance=True)
    go(game, "0 draw 1")
    draws(game, "come corpse")
    assert corpses(game) == (1, 7, 1)
    draws(game, "come knight")
    assert (corpses(game), in_market(game, "knight")) == ((1, 7, 1), 1)
    game = at(text.format("yes"), ask_chance=True)
    draws(go(game, "0 draw 1"), "come corpse")
    assert game.actors != (NATURE,)


@pytest.mark.parametrize(
    ("market", "bag", "come"),
    [("4 knight", "corpse, 5 monk", 4), (f"3 knight, {OWN}", "corpse", 1)],
)
def test_for_the_cemetery_nothing_is_drawn_beyond_the_knights_and_the_bag(market, bag, come):
    """Ruling 165."""
    text = f"phase: followers\n0 tiles: cemetery\n0 market: {market}\n0 bag: {bag}\n1 bag: trader"
    game = go(at(text, ask_chance=True), f"0 draw {come}")
    if come > 1:
        draws(game, "come corpse", *["come monk"] * (come - 1))
    assert (corpses(game), NATURE in game.actors) == ((0, 0, 1), False)


def test_whoever_gave_up_draws_draws_no_more_for_the_cemetery():
    """Ruling 165."""
    text = """
        phase: followers
        0 tiles: cemetery
        0 market: 4 knight
        0 board: castle farmer boatman trader
        0 bag: 2 corpse, 2 monk
        1 bag: 2 knight
        """
    game = go(at(text, ask_chance=True), "0 draw 1", *[f"0 back castle.{n}" for n in range(3)])
    draws(game, "come corpse")
    assert (corpses(game), game.actors) == ((1, 0, 1), (0, 1))


def test_the_corpse_of_the_cemetery_returns_with_the_others():
    game = event("income-a", "0 tiles: cemetery\n0 cemetery: yes\n0 market: corpse")
    go(game, "0 return corpses to bag")
    assert corpses(game) == (4, 0, 0)


def test_a_lost_cemetery_leaves_its_corpse_on_the_market_or_in_the_supply():
    for market, expected in (("corpse", 2), ("8 corpse", 8)):
        game = event("arson-d", f"0 tiles: cemetery\n0 cemetery: yes\n0 market: {market}")
        assert tiles(game) == []
        assert (on_market(game), corpses(game)[1]) == (expected, expected)
