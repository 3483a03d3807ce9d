"""Coins and goods that are laid while planning: part of a sealed plan (ruling 213)."""

from random import Random

import pytest
from structures_at import PLANNING, completed, prosperity, structures

from helpers import check_pieces, coins, go, good, options, supply
from orleans import Game, IllegalMove, sample
from orleans.bots.planner import PlannerBot
from orleans.notation.words import Words
from orleans.server import encode

GRANARY = "lay grain at granary"
MINT = "lay coin at mint"


def laid(game, seat=0):
    return [move for move in options(game, seat) if move.startswith("lay ")]


def planning(more="", **options):
    return prosperity(f"{PLANNING}\n{more}", **options)


def test_laying_is_offered_beside_placing():
    """Never more than the card asks for, and only what one has."""
    game = planning()
    assert laid(game) == [MINT, GRANARY]
    assert laid(game, 1) == []
    go(game, f"0 {MINT}", "0 place farmer wagon.0", f"0 {GRANARY}", f"0 {MINT}")
    assert laid(game) == []
    assert structures(game).startswith("granary etampes_montargis_road 2 farmer 2 grain; mint")
    assert game.why_not(0, GRANARY) == "the structure does not ask for more of it"
    assert (coins(game)[0], good(game, "grain")) == (0, 0)
    check_pieces(game.state)


def test_what_can_be_done_next_is_the_same_as_if_it_were_asked_anew():
    game = planning()
    steps = ("place farmer wagon.0", MINT, "place knight wagon.2", GRANARY)
    for step in steps:
        game.play(0, step)
        assert game.moves(0) == Game.from_position(game.position()).moves(0)


def test_nobody_else_sees_it_before_all_are_ready():
    game = planning()
    before = [game.view(seat) for seat in (1, None)]
    go(game, f"0 {GRANARY}", f"0 {MINT}")
    assert [game.view(seat) for seat in (1, None)] == before
    go(game, "0 ready")
    seen = game.view(1).table.players[0]
    assert (seen.coins, seen.goods[0]) == (2, 1)
    go(game, "1 ready")
    assert game.view(1).table.players[0].coins == 1


def test_a_structure_is_complete_when_the_plans_are_open():
    """Ruling 214 a little later: before that the open supply would tell of it."""
    game = planning()
    farmers, lost = supply(game, "farmer"), game.state.lost_goods[0]
    go(game, f"0 {GRANARY}", "0 place farmer wagon.0", "0 ready")
    assert (supply(game, "farmer"), game.state.lost_goods[0], completed(game)) == (
        farmers,
        lost,
        [],
    )
    go(game, "1 place farmer wagon.0", "1 ready")
    assert game.actors == (0,)  # nobody has acted yet
    assert "use town-hall" not in options(game, 0)
    assert (completed(game), structures(game)) == (["granary"], "mint sancerre_nevers_water")
    assert (supply(game, "farmer"), game.state.lost_goods[0]) == (farmers + 2, lost + 2)
    check_pieces(game.state)


def test_both_may_complete_one():
    game = prosperity(
        """
        round: 5
        phase: planning
        start: 1
        face-down: sancerre_nevers_water 0; etampes_montargis_road 1
        hidden-goods: 2 wine
        0 unbuilt: 9
        0 structures: mint sancerre_nevers_water 2 trader 1 craftsman 3 coin
        0 coins: 1
        1 unbuilt: 9
        1 structures: granary etampes_montargis_road 2 farmer 1 grain
        1 goods: grain
        """
    )
    game.listen()
    go(game, f"0 {MINT}", "0 ready", f"1 {GRANARY}", "1 ready")
    assert (completed(game, 0), completed(game, 1)) == (["mint"], ["granary"])
    told = [one.cause.id for one in game.story() if one.cause.kind == "card"]
    assert told == ["granary", "mint"]  # from the start player on


def test_it_is_undone_and_picked_up_until_all_are_ready():
    """Ruling 34."""
    game = planning()
    begun = game.position()
    go(game, f"0 {GRANARY}", f"0 {MINT}", "0 ready", "1 place farmer wagon.0")
    game.undo(0)
    game.undo(0)
    assert laid(game) == [MINT]
    go(game, f"0 {MINT}", f"0 {MINT}", "0 place farmer wagon.0")
    assert {game.text(move) for move in game.placed(0)} == {
        GRANARY,
        MINT,
        "place farmer wagon.0",
    }
    game.pick_up(0, GRANARY)
    assert (laid(game), structures(game)) == (
        [GRANARY],
        "granary etampes_montargis_road 2 farmer 1 grain; mint sancerre_nevers_water 2 coin",
    )
    go(game, "0 ready")
    game.pick_up(0, MINT)  # one of two alike
    assert coins(game)[0] == 1
    game.pick_up(0, MINT)
    game.pick_up(0, "place farmer wagon.0")
    game.undo(1)
    assert game.position() == begun
    go(game, f"0 {GRANARY}", "0 ready", "1 ready")
    with pytest.raises(IllegalMove):
        game.undo(0)


def test_the_page_is_told_what_can_be_picked_up():
    game = planning()
    go(game, f"0 {GRANARY}", f"0 {MINT}", "0 place farmer wagon.0")
    assert encode.undo_info(game, 0, (), "en").placed == {
        "coins structure:mint": MINT,
        "wagon.0": "place farmer wagon.0",
        "own-good:grain structure:granary": GRANARY,
    }


def test_a_position_keeps_what_others_saw():
    game = planning()
    go(game, f"0 {GRANARY}", f"0 {MINT}", "0 ready")
    again = Game.from_position(game.position())
    assert again.state == game.state
    assert again.view(1) == game.view(1)
    assert "0 sealed-goods: 1 grain" in game.position()
    assert "0 sealed-" not in go(game, "1 ready").position()


def test_whoever_can_only_lay_is_asked():
    game = prosperity(
        """
        round: 5
        phase: planning
        face-down: sancerre_nevers_water 0
        hidden-goods: wine
        0 unbuilt: 9
        0 structures: mint sancerre_nevers_water
        0 coins: 1
        1 market: farmer
        """
    )
    assert options(game, 0) == ["ready", MINT]
    asked = {
        language: game.question(0, Words(game.state.book, language))
        for language in ("en", "de", "fr")
    }
    assert asked == {
        "en": "Lay coins or goods beside a structure?",
        "de": "Legst du Münzen oder Waren zu einem Bauwerk?",
        "fr": "Poses-tu des pièces ou des marchandises près d’un édifice ?".replace(
            " ?", "\u00a0?"
        ),
    }
    assert game.question(1) == planning().question(0) != asked["en"]


def test_whoever_can_lay_plans_even_with_an_empty_market():
    text = """
        round: 5
        phase: followers
        0 coins: 1
        0 board: wagon own-farmer own-trader -; ship - own-boatman -; farm-house - own-craftsman
        1 bag: farmer
        """
    poor = go(prosperity(text), "0 done")
    assert poor.actors == (1,)
    mint = "face-down: sancerre_nevers_water 0\nhidden-goods: wine\n0 unbuilt: 9"
    rich = go(prosperity(f"{text}\n{mint}\n0 structures: mint sancerre_nevers_water"), "0 done")
    assert options(rich, 0) == ["ready", MINT]


def test_where_all_plan_in_turn_others_see_it_but_it_is_complete_afterwards():
    game = planning("planning: order")
    go(game, f"0 {GRANARY}")
    assert game.view(1).table.players[0].goods[0] == 0
    assert completed(game) == []
    go(game, "0 ready", "1 ready")
    assert completed(game) == ["granary"]


def test_sampled_plans_may_lay_and_fit_what_is_known():
    game = planning()
    go(game, f"0 {GRANARY}", "0 ready")
    found = set()
    for seed in range(40):
        guess = sample(game.view(1), Random(seed))
        assert guess.view(1) == game.view(1)
        check_pieces(guess.state)
        found.add(structures(guess))
    assert len(found) > 2


def test_a_planner_lays_on_its_turns():
    game = planning()
    bot = PlannerBot(Random(1))
    while 0 in game.actors and game.sealed:
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    assert coins(game)[0] == 2
