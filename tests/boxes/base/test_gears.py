"""Gear wheels: where, when and whom they replace in each edition."""

import pytest

from helpers import BUSY, at, check_read_back, go, me, options, stands
from orleans import IllegalMove

HIRE = "0 board: village farmer boatman craftsman\n"


def gears(game, seat=0):
    return [way for way in options(game, seat) if way.startswith("gear ")]


@pytest.mark.parametrize("edition", ["dlp", "capstone", "bigbox"])
def test_the_first_wheel_of_the_track_replaces_a_farmer(edition):
    """Rulings 11, 12 and 109."""
    game = at(f"edition: {edition}\n{HIRE}")
    go(game, "0 use village", "0 hire craftsman", "1 pass")
    assert gears(game) == [
        f"gear {space}"
        for space in ("village.0", "university.0", "castle.0", "ship.0", "wagon.0", "guildhall.0")
    ]
    assert game.why_not(0, "gear ship.1") == "this gear wheel may only replace a farmer"


@pytest.mark.parametrize(("edition", "free"), [("dlp", False), ("bigbox", True)])
def test_an_unplaced_first_wheel_is_set_free_on_space_two_only_in_the_big_box(edition, free):
    """Rulings 11 and 12."""
    game = at(f"edition: {edition}\n{HIRE}0 gears: 1\n0 bound: 1\n0 tracks: 1 craftsmen")
    go(game, "0 use village", "0 hire craftsman", "1 pass")
    assert me(game).gears == 2
    assert "gear ship.1" in gears(game)
    go(game, "0 gear ship.1")
    assert ("gear wagon.1" in gears(game)) is free
    assert "gear wagon.0" in gears(game)


def test_in_the_capstone_edition_the_first_wheel_placed_replaces_a_farmer():
    """Ruling 109: whichever it is, and the next one is free."""
    game = at(f"edition: capstone\n{HIRE}0 gears: 1\n0 tracks: 1 craftsmen")
    go(game, "0 use village", "0 hire craftsman", "1 pass")
    assert me(game).gears == 2
    assert "gear ship.1" not in gears(game)
    assert game.why_not(0, "gear ship.1") == "this gear wheel may only replace a farmer"
    go(game, "0 gear ship.0")
    assert "gear wagon.1" in gears(game)


def test_in_the_capstone_edition_a_laboratory_wheel_is_no_exception():
    """Ruling 109."""
    laboratory = "0 tiles: laboratory\n0 board: laboratory craftsman scholar"
    game = at(f"edition: capstone\n{laboratory}")
    go(game, "0 use laboratory", "1 pass")
    assert "gear ship.0" in gears(game)
    assert "gear ship.1" not in gears(game)
    game = at(f"edition: capstone\n{laboratory}; ship gear - -")
    go(game, "0 use laboratory", "1 pass")
    assert "gear wagon.1" in gears(game)


def test_in_the_capstone_edition_a_lost_first_wheel_is_not_first_again():
    """Ruling 109."""
    text = "edition: capstone\nphase: planning\n0 gears: 1\n0 market: own-farmer\n"
    assert "gear ship.1" not in gears(at(text))
    game = at(f"{text}0 wheel-placed: yes")
    assert "gear ship.1" in gears(game)
    check_read_back(go(game, "0 gear ship.1"))


def test_a_wheel_on_a_farmers_space_is_the_bound_one():
    """Ruling 31."""
    game = at("edition: dlp\nphase: planning\n0 gears: 2\n0 bound: 1")
    go(game, "0 gear ship.0")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)
    assert "gear wagon.1" in gears(game)


def test_a_wheel_is_placed_only_after_passing():
    """Ruling 4."""
    game = at(HIRE + f"1 board: {BUSY}")
    go(game, "0 use village", "0 hire craftsman")
    assert game.actors == (1,)
    go(game, "1 pass")
    assert options(game, 0)[0] == "done"
    with pytest.raises(IllegalMove, match="you have passed"):
        game.play(0, "use castle")
    go(game, "0 gear castle.0")
    assert stands(game, "castle.0") == "gear"


def test_a_wheel_kept_aside_can_be_placed_in_a_later_planning_phase():
    """Ruling 4."""
    game = at(HIRE)
    go(game, "0 use village", "0 hire craftsman", "1 pass", "0 done")
    assert me(game).gears == 1
    while game.actors[0] != 0 or not gears(game):
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    go(game, "0 gear ship.0")
    assert stands(game, "ship.0") == "gear"


def test_one_wheel_a_place_and_none_on_a_taken_space():
    game = at("phase: planning\n0 gears: 2\n0 board: ship gear - -; wagon farmer - -")
    ways = gears(game)
    assert not any("ship" in way for way in ways)
    assert "gear wagon.0" not in ways
    assert "gear wagon.1" in ways
    assert game.why_not(0, "gear ship.1") == "this place has a gear wheel already"
    assert game.why_not(0, "gear wagon.0") == "that space is taken"


def test_no_wheel_for_monks_and_on_single_spaces():
    game = at("phase: planning\n0 gears: 1\n0 tiles: cellar, hayrick, brewery, pharmacy")
    ways = gears(game)
    assert "gear cellar.1" in ways
    assert not {"gear cellar.0", "gear hayrick.0", "gear brewery.0", "gear pharmacy.0"} & set(ways)
    assert game.why_not(0, "gear cellar.0") == "a gear wheel never replaces a monk"
    assert game.why_not(0, "gear hayrick.0") == "this place takes no gear wheel"


def test_without_a_wheel_there_is_none_to_place():
    game = at("phase: planning\n0 market: own-farmer")
    assert game.why_not(0, "gear ship.0") == "you have no gear wheel to place"


def test_laboratory_wheels_know_no_limit():
    """Ruling 12."""
    game = at("0 tiles: laboratory\n0 board: laboratory craftsman scholar\n0 tracks: 1 craftsmen")
    go(game, "0 use laboratory", "1 pass")
    assert "gear ship.1" in gears(game)


def test_a_place_with_a_wheel_needs_one_follower_less():
    game = at("0 board: ship gear boatman knight")
    go(game, "0 use ship", "0 go blois by water")
    assert stands(game, "ship.0") == "gear"


def test_craftsmen_cannot_be_hired_without_wheels():
    game = go(at(HIRE + "gears: 0"), "0 use village")
    assert options(game, 0) == ["hire boatman", "hire trader"]
    assert game.why_not(0, "hire craftsman") == "no gear wheel is left in the supply"
