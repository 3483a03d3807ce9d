"""Tiles of the module "events" that forbid something: Conference, Crusade, Strike, Sabotage."""

import pytest
from trade_intrigue import in_round_of, phase_six, send

from helpers import BUSY, coins, go, good, options, track
from orleans import NATURE, IllegalMove

# --- Conference, Crusade, Strike


BANS = {
    "conference": ("university", "university farmer craftsman trader"),
    "crusade": ("castle", "castle farmer boatman trader"),
}


@pytest.mark.parametrize("tile", BANS)
def test_conference_and_crusade_forbid_their_follower(tile):
    place, board = BANS[tile]
    game = in_round_of(f"{tile}-a", f"0 board: {board}; monastery scholar trader; {BUSY}")
    assert f"use {place}" not in options(game, 0)
    assert "use monastery" in options(game, 0)
    with pytest.raises(IllegalMove, match=f"ti-{tile}-a: no .* may be hired this round"):
        game.play(0, f"use {place}")


@pytest.mark.parametrize("tile", BANS)
def test_the_others_of_the_letter_forbid_something_else(tile):
    place, board = BANS[tile]
    for other in {"conference", "crusade", "strike", "tax"} - {tile}:
        assert f"use {place}" in options(in_round_of(f"{other}-a", f"0 board: {board}"), 0)


def test_strike_leaves_the_village_its_boatmen_and_traders():
    game = in_round_of("strike-a", "0 board: village farmer boatman craftsman")
    go(game, "0 use village")
    assert options(game, 0) == ["hire boatman", "hire trader"]
    assert game.why_not(0, "hire craftsman") == "ti-strike-a: no craftsman may be hired this round"
    free = in_round_of("tax-a", "0 board: village farmer boatman craftsman")
    go(free, "0 use village")
    assert "hire craftsman" in options(free, 0)


def test_a_strike_closes_the_village_when_nobody_else_is_left():
    text = f"0 board: village farmer boatman craftsman; {BUSY}\nsupply: 3 craftsman"
    game = in_round_of("strike-a", text)
    assert "use village" not in options(game, 0)
    assert "use village" in options(in_round_of("tax-a", text), 0)


@pytest.mark.parametrize("tile", BANS)
def test_the_well_does_not_get_round_a_ban(tile):
    place, _ = BANS[tile]
    text = "0 tiles: well\n0 board: well boatman knight scholar"
    free, game = in_round_of("tax-a", text), in_round_of(f"{tile}-a", text)
    go(free, "0 use well")
    go(game, "0 use well")
    assert set(options(free, 0)) - set(options(game, 0)) == {f"use {place}"}


@pytest.mark.parametrize("tile", ["conference", "crusade", "strike"])
def test_a_ban_does_nothing_in_phase_six_and_ends_with_the_round(tile):
    place, board = BANS.get(tile, ("village", "village farmer boatman craftsman"))
    text = f"0 board: {board}\n1 board: {BUSY}\nphase: event\nsupply: scholar, knight, craftsman"
    game = in_round_of(f"{tile}-a", text, ask_chance=True)
    assert coins(game) == [5, 5]
    game.play(NATURE, "reveal ti-tax-a")
    for seat in (0, 1):
        go(game, f"{seat} draw 0", f"{seat} done")
    while 0 in game.actors or 1 in game.actors:
        if "pass" in options(game, game.actors[0]):
            break
        go(game, f"{game.actors[0]} ready")
    go(game, "1 pass")
    assert f"use {place}" in options(game, 0)


# --- Sabotage


SABOTAGED = f"castle gear boatman trader; guildhall farmer craftsman knight; {BUSY}"


def test_sabotage_stops_every_action_with_a_gear_wheel():
    game = in_round_of("sabotage-b", f"0 board: {SABOTAGED}")
    assert options(game, 0) == ["pass", "use wagon", "use guildhall"]
    said = "ti-sabotage-b: an action with a gear wheel cannot be used this round"
    assert game.why_not(0, "castle") == said
    with pytest.raises(IllegalMove, match=said):
        game.play(0, "use castle")
    assert "use castle" in options(in_round_of("trip-b", f"0 board: {SABOTAGED}"), 0)


def test_sabotage_looks_at_the_places_own_wheels_only():
    """A wheel of another player on the same place does no harm."""
    text = "0 board: castle gear boatman trader\n1 board: castle farmer boatman trader"
    game = in_round_of("sabotage-b", text + f"; {BUSY}")
    assert game.actors == (1,)  # seat 0 could only pass
    assert "use castle" in options(game, 1)


def test_sabotage_stops_place_tiles_too():
    text = f"0 tiles: winery\n0 board: winery gear trader; {BUSY}"
    game = in_round_of("sabotage-b", text)
    assert "use winery" not in options(game, 0)
    assert "use winery" in options(in_round_of("trip-b", text), 0)


def test_the_well_does_not_get_round_sabotage():
    text = "0 tiles: well\n0 board: well boatman knight scholar; castle gear - -; ship - - -"
    game = in_round_of("sabotage-b", text)
    go(game, "0 use well")
    assert "use castle" not in options(game, 0)
    assert "use ship" in options(game, 0)
    with_wheel = text.replace("well boatman", "well gear")
    assert "use well" not in options(in_round_of("sabotage-b", with_wheel), 0)


def test_the_church_does_not_get_round_sabotage():
    text = """
        0 tiles: church
        0 board: church monk; wagon farmer trader knight
        1 tiles: winery, hayrick
        1 board: winery {} trader; hayrick farmer; wagon farmer trader knight
        """
    game = in_round_of("sabotage-b", text.format("gear"))
    go(game, "0 use church")
    assert good(game, "grain") == 1  # the Hayrick was the only choice
    free = in_round_of("sabotage-b", text.format("farmer"))
    go(free, "0 use church")
    assert options(free, 0) == ["use hayrick", "use winery"]


def test_the_flea_market_does_not_get_round_sabotage():
    text = "0 tiles: flea-market\n0 board: flea-market boatman trader; farm-house gear -"
    game = in_round_of("sabotage-b", text)
    go(game, "0 use flea-market", chance=("roll 4",))
    assert track(game, "farmers") == 0
    free = in_round_of("trip-b", text)
    go(free, "0 use flea-market", chance=("roll 4",))
    assert track(free, "farmers") == 1
    six = in_round_of("sabotage-b", text)
    go(six, "0 use flea-market", chance=("roll 6",))
    assert "use farm-house" not in options(six, 0)
    assert "use castle" in options(six, 0)


def test_the_court_of_lay_assessors_does_not_get_round_sabotage():
    """Ruling 76: an action with a wheel rests this round."""
    text = """
        modules: events trade
        players: 3
        deeds: lay-assessors 4 knight
        0 board: town-hall knight -; castle gear - -; ship - - -
        2 board: wagon farmer trader knight
        """
    game = send(in_round_of("sabotage-b", text), "knight lay-assessors")
    assert "use ship" in options(game, 0)
    assert "use castle" not in options(game, 0)
    free = send(in_round_of("trip-b", text), "knight lay-assessors")
    assert "use castle" in options(free, 0)


def test_the_sacristy_does_not_lift_sabotage():
    """Ruling 17: it protects in phase 6 only."""
    text = f"0 tiles: sacristy\n0 board: sacristy monk; {SABOTAGED}"
    assert "use castle" not in options(in_round_of("sabotage-b", text), 0)


def test_sabotage_does_nothing_in_phase_six():
    text = f"0 board: {SABOTAGED}\n1 board: {BUSY}"
    game = phase_six("sabotage-b", text, ask_chance=True)
    assert game.state.players == in_round_of("sabotage-b", text).state.players
