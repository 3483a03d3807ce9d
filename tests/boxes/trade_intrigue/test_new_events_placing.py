"""Tiles of the module "events" that place followers anew: Amnesty and Peasant Uprising."""

import random

import pytest
from trade_intrigue import CASTLE, OWN, in_round_of, phase_six

from helpers import (
    check_pieces,
    go,
    good,
    in_bag,
    in_market,
    options,
    outcomes,
    stands,
    town,
    track,
)
from orleans import Game, sample

# --- Amnesty


def test_amnesty_places_a_new_follower_who_is_used_in_the_same_round():
    """Ruling 96."""
    game = in_round_of("amnesty-c", f"0 board: {CASTLE}; ship farmer boatman -")
    go(game, "0 use castle")
    assert options(game, 0)[0] == "to bag"
    assert "to market" not in options(game, 0)
    assert "place knight ship.2" in options(game, 0)
    assert "place knight castle.0" not in options(game, 0)
    go(game, "0 place knight ship.2")
    assert (stands(game, "ship.2"), in_bag(game, "knight")) == ("knight", 0)
    assert (stands(game, "castle.0"), track(game, "knights")) == ("-", 1)
    go(game, "1 pass", "0 use ship", "0 go blois by water")
    assert (town(game), in_bag(game, "knight")) == ("blois", 1)
    check_pieces(game.state)


def test_at_the_amnesty_a_new_follower_may_go_to_the_bag():
    game = in_round_of("amnesty-c", f"0 board: {CASTLE}; ship farmer boatman -")
    said = "say first where the new follower goes: to a space where he fits or to the bag"
    go(game, "0 use castle")
    assert game.question(0) == game.why_not(0, "pass") == said
    assert game.why_not(0, "place knight castle.1") == said
    go(game, "0 to bag")
    assert (stands(game, "ship.2"), in_bag(game, "knight")) == ("-", 1)


def test_without_amnesty_nobody_is_asked():
    game = in_round_of("tax-b", f"0 board: {CASTLE}; ship farmer boatman -")
    go(game, "0 use castle")
    assert (in_bag(game, "knight"), game.actors) == (1, (1,))


def test_amnesty_holds_for_every_new_follower_of_the_round():
    """Ruling 96: also for a monk and from the village, and for the others."""
    text = """
        0 board: village farmer boatman craftsman; monastery scholar trader; town-hall - -
        1 board: castle farmer boatman trader; ship farmer boatman -
        """
    game = in_round_of("amnesty-c", text)
    go(game, "0 use village", "0 hire boatman", "0 place boatman farm-house.0")
    go(game, "1 use castle", "1 place knight ship.2")
    go(game, "0 use monastery", "0 place monk town-hall.0")
    assert (stands(game, "farm-house.0"), stands(game, "town-hall.0")) == ("boatman", "monk")
    assert stands(game, "ship.2", 1) == "knight"
    check_pieces(game.state)


def test_at_the_amnesty_a_trader_may_go_to_the_new_tile():
    text = "0 board: village farmer boatman craftsman\noffer: winery, hayrick"
    game = in_round_of("amnesty-c", text)
    go(game, "0 use village", "0 hire trader", "0 build winery", "0 place trader winery.1")
    assert stands(game, "winery.1") == "trader"


def test_at_the_amnesty_the_statue_offers_the_market_as_well():
    """Ruling 96."""
    text = f"0 tiles: statue\n0 board: {CASTLE}; ship farmer boatman -\n0 market: "
    game = in_round_of("amnesty-c", text + "7 monk")
    go(game, "0 use castle")
    assert options(game, 0)[:2] == ["to market", "to bag"]
    assert "place knight ship.2" in options(game, 0)
    go(game, "0 to market")
    assert (in_market(game, "knight"), in_bag(game, "knight")) == (1, 0)
    full = in_round_of("amnesty-c", text + "7 monk, own-farmer")
    go(full, "0 use castle")
    assert options(full, 0)[0] == "to bag"


def test_at_the_amnesty_who_fits_nowhere_goes_to_the_bag():
    board = (
        "castle farmer boatman trader; ship - - knight; wagon - - knight; guildhall - - knight; "
        "scriptorium knight -; town-hall monk monk"
    )
    game = in_round_of("amnesty-c", f"players: 4\n0 board: {board}")
    go(game, "0 use castle")
    assert (in_bag(game, "knight"), game.actors) == (1, (1,))


def test_the_well_hires_for_the_amnesty_too():
    text = "0 tiles: well\n0 board: well boatman knight scholar; ship farmer boatman -"
    game = in_round_of("amnesty-c", text)
    go(game, "0 use well", "0 use castle", "0 place knight ship.2")
    assert (stands(game, "ship.2"), stands(game, "well.0")) == ("knight", "-")
    check_pieces(game.state)


def test_whoever_was_placed_by_the_amnesty_stays_there_after_the_round():
    game = in_round_of("amnesty-c", f"0 board: {CASTLE}", ask_chance=True)
    go(game, "0 use castle", "0 place knight ship.2", "1 pass")
    assert outcomes(game)[0].startswith("reveal")
    assert stands(game, "ship.2") == "knight"


# --- Peasant Uprising


UPRISING = "phase: planning\n"


def test_in_the_uprising_farmers_stand_in_for_anybody_but_monks():
    """Ruling 95: those of the own colour too."""
    text = UPRISING + "0 tiles: brewery, sacristy\n0 market: 2 farmer, own-farmer, knight"
    game = in_round_of("peasant-uprising-d", text)
    ways = set(options(game, 0))
    for kind in ("farmer", "own-farmer"):
        spaces = ["ship.1", "ship.2", "monastery.0", "monastery.1", "village.2", "farm-house.1"]
        assert {f"place {kind} {space}" for space in spaces} <= ways
        for place in ("brewery", "sacristy"):
            assert f"place {kind} {place}.0" not in ways
    assert game.why_not(0, "place farmer brewery.0") == "this follower may not stand on that space"
    assert "place knight ship.1" not in ways  # farmers only
    go(game, "0 place farmer ship.1")
    assert game.why_not(0, "place farmer ship.1") == "that space is taken"
    assert "place own-farmer town-hall.0" not in ways


def test_without_the_uprising_farmers_stand_on_their_spaces():
    game = in_round_of("tithe-d", UPRISING + "0 market: 2 farmer, own-farmer")
    assert "place farmer ship.0" in options(game, 0)
    assert "place farmer ship.1" not in options(game, 0)
    assert game.why_not(0, "place farmer ship.2") == "this follower may not stand on that space"


def test_in_the_uprising_nobody_stands_in_where_only_the_very_type_may_stand():
    """Ruling 95."""
    game = in_round_of("peasant-uprising-d", UPRISING + "0 tiles: theatre\n0 market: 2 farmer")
    assert "place farmer theatre.0" in options(game, 0)
    assert not any(f"place farmer theatre.{n}" in options(game, 0) for n in range(1, 7))


def test_a_farmer_of_the_uprising_activates_an_action():
    text = UPRISING + "0 market: 2 farmer, own-farmer\n1 board: wagon farmer trader knight"
    game = in_round_of("peasant-uprising-d", text)
    steps = ["0 place farmer ship.0", "0 place farmer ship.1", "0 place own-farmer ship.2"]
    go(game, *steps, "0 ready", "1 ready", "0 use ship", "0 go blois by water")
    assert town(game) == "blois"
    assert (in_bag(game, "farmer"), in_bag(game, "own-farmer")) == (2, 1)


def test_the_uprising_reaches_into_the_gunpowder_tower():
    text = UPRISING + "0 tiles: gunpowder-tower\n0 market: farmer\n"
    game = in_round_of("peasant-uprising-d", text + "0 board: gunpowder-tower farmer")
    assert {"place farmer ship.2", "fetch farmer ship.2"} <= set(options(game, 0))
    go(game, "0 fetch farmer ship.2")
    assert (stands(game, "gunpowder-tower.0"), stands(game, "ship.2")) == ("-", "farmer")


def test_only_the_uprising_gives_something_to_plan():
    """A farmer for whom no farmer's space is left."""
    board = (
        "village farmer - -; university farmer - -; castle farmer - -; ship farmer - -; "
        "wagon farmer - -; guildhall farmer - -; town-hall monk monk"
    )
    text = f"phase: followers\nplayers: 4\n0 market: farmer\n0 board: {board}"
    game = go(in_round_of("peasant-uprising-d", text), "0 draw 0", "0 done")
    assert "place farmer ship.2" in options(game, 0)
    usual = go(in_round_of("tithe-d", text), "0 draw 0", "0 done")
    assert 0 not in usual.actors  # there was nothing to plan


def test_after_the_uprising_farmers_go_home_from_the_spaces_of_others():
    """Ruling 95."""
    text = """
        0 tiles: pharmacy, gunpowder-tower
        0 board: ship farmer farmer own-farmer; pharmacy farmer; gunpowder-tower farmer
        1 board: castle - boatman farmer; town-hall farmer -
        """
    game = phase_six("peasant-uprising-d", text, ask_chance=True)
    assert [stands(game, f"ship.{n}") for n in range(3)] == ["farmer", "-", "-"]
    assert (stands(game, "pharmacy.0"), stands(game, "gunpowder-tower.0")) == ("farmer", "farmer")
    assert (in_bag(game, "farmer"), in_bag(game, "own-farmer")) == (1, 1)
    assert (stands(game, "castle.1", 1), stands(game, "castle.2", 1)) == ("boatman", "-")
    assert stands(game, "town-hall.0", 1) == "farmer"
    assert in_bag(game, "farmer", 1) == 1
    check_pieces(game.state)


def test_farmers_of_the_barracks_stay_on_knights_spaces():
    """Ruling 95: they may stand there without the event."""
    text = "0 tiles: barracks\n0 board: ship - farmer farmer"
    game = phase_six("peasant-uprising-d", text)
    assert (stands(game, "ship.1"), stands(game, "ship.2")) == ("-", "farmer")


@pytest.mark.parametrize(
    ("answer", "left"), [("protect", "farmer"), ("drop wine", "farmer"), ("suffer", "-")]
)
def test_sacristy_and_brasserie_protect_from_the_end_of_the_uprising(answer, left):
    """Ruling 95."""
    text = """
        0 tiles: sacristy, brasserie
        0 board: sacristy monk; ship - farmer -
        0 goods: wine
        0 stock: brasserie-wine
        """
    game = phase_six("peasant-uprising-d", text, ask_chance=True)
    assert options(game, 0) == ["protect", "suffer", "drop wine"]
    go(game, f"0 {answer}")
    assert outcomes(game)[0].startswith("reveal")
    assert stands(game, "ship.1") == left
    assert stands(game, "sacristy.0") == ("-" if answer == "protect" else "monk")
    assert good(game, "wine") == (0 if answer == "drop wine" else 1)


def test_without_farmers_to_return_nobody_is_asked():
    """Ruling 95."""
    text = "0 tiles: sacristy\n0 board: sacristy monk; ship farmer - -"
    game = phase_six("peasant-uprising-d", text, ask_chance=True)
    assert outcomes(game)[0].startswith("reveal")


def test_in_the_uprising_a_follower_moved_back_makes_room_for_a_farmer():
    text = """
        phase: followers
        0 board: ship farmer boatman knight
        0 market: farmer
        0 bag: 4 monk
        1 board: wagon farmer trader knight
        """
    game = in_round_of("peasant-uprising-d", text)
    go(game, "0 draw 3", "0 back ship.2")
    assert in_market(game, "knight") == 1
    go(game, "0 place farmer ship.2")
    assert stands(game, "ship.2") == "farmer"
    game.undo(0)
    assert (stands(game, "ship.2"), in_market(game, "farmer")) == ("-", 1)


def test_the_uprising_helps_in_phase_four_only():
    """The Bathhouse places followers in phase 5."""
    text = "0 tiles: bathhouse\n0 board: bathhouse boatman\n0 bag: farmer\n0 market: "
    game = in_round_of("peasant-uprising-d", text + OWN)
    go(game, "0 use bathhouse")
    assert "place farmer ship.0" in options(game, 0)
    assert "place farmer ship.2" not in options(game, 0)


def test_a_plan_of_the_uprising_is_sealed_sampled_and_replayed():
    text = UPRISING + "players: 3\n0 market: farmer\n1 market: 2 farmer\n2 market: own-farmer"
    game = in_round_of("peasant-uprising-d", text)
    go(game, "1 place farmer ship.2", "1 place farmer village.2", "1 ready")
    assert (
        game.view(0).table.players[1].market
        == in_round_of("peasant-uprising-d", text).state.players[1].market
    )
    guess = sample(game.view(0), random.Random(1))
    assert guess.view(0) == game.view(0)
    assert guess.moves(0) == game.moves(0)
    assert Game.replay(game.record()).state == game.state
    game.undo(1)
    assert stands(game, "ship.2", 1) == "farmer"
    assert "ready" in options(game, 1)
