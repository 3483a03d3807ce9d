"""The board Intrigue: the Traitor, who steps forward and sets others back."""

import pytest
from trade_intrigue import intrigue, send

from helpers import BUSY, at, check_pieces, check_read_back, coins, go, me, options, tiles, track
from orleans import BadPosition
from orleans.boxes.base.hiring import draw_limit
from orleans.pieces import TRACK_NAMES

TREASON = "0 board: town-hall scholar -\n"


def betray(text, step, *moves, players=2):
    game = send(intrigue(TREASON + text, players), "scholar traitor")
    return go(game, f"0 step {step}", *moves)


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_the_traitor_steps_forward_and_sets_back_without_bonuses(name):
    """Ruling 94: neither gains or loses anything else."""
    game = intrigue(f"{TREASON}1 tracks: 2 {name}\n0 tracks: 1 {name}", players=2)
    kept = [player.copy() for player in game.state.players]
    table = game.state.copy()
    send(game, "scholar traitor")
    assert game.question(0) == "first choose the track on which you step"
    go(game, f"0 step {name}")
    assert [track(game, name, seat) for seat in (0, 1)] == [2, 1]
    for seat, before in enumerate(kept):
        now = me(game, seat)
        assert (now.coins, now.goods, now.gears) == (before.coins, before.goods, before.gears)
        assert (now.development, now.citizens) == (before.development, before.citizens)
        assert (now.bag, tiles(game, seat)) == (before.bag, [])
    t = game.state
    assert (t.supply, t.goods, t.gears, t.offer, t.claimed) == (
        table.supply,
        table.goods,
        table.gears,
        table.offer,
        table.claimed,
    )
    check_pieces(t)


def test_the_traitor_on_the_development_track():
    """Ruling 94: no coins and no citizen; the citizen waits for the next one."""
    game = betray("0 development: 2\n1 development: 5", "development")
    assert [me(game, seat).development for seat in (0, 1)] == [3, 4]
    assert me(game).citizens == 0
    assert game.state.claimed == 0
    game = betray("0 development: 6\n1 development: 6", "development")
    assert [me(game, seat).development for seat in (0, 1)] == [7, 6]
    assert coins(game) == [0, 0]


def test_whoever_is_set_back_behind_coins_gains_them_again():
    """Ruling 94."""
    game = betray("1 development: 7\n1 board: scriptorium knight scholar", "development")
    assert me(game, 1).development == 6
    go(game, "1 use scriptorium")
    assert (me(game, 1).development, coins(game)[1]) == (7, 3)


def test_a_citizen_passed_by_the_traitor_goes_to_the_next_one():
    """Ruling 94."""
    text = "0 development: 2\n1 development: 2\n1 board: scriptorium knight scholar"
    game = go(betray(text, "development"), "1 use scriptorium")
    assert [me(game, seat).citizens for seat in (0, 1)] == [0, 1]


def test_whoever_is_set_back_keeps_the_citizen_and_gets_no_second_one():
    """Ruling 94."""
    text = "claimed: development-3\n1 citizens: 1\n1 development: 3\n"
    game = betray(f"{text}1 board: scriptorium knight scholar", "development")
    assert (me(game, 1).development, me(game, 1).citizens) == (2, 1)
    go(game, "1 use scriptorium")
    assert me(game, 1).citizens == 1


def test_the_draw_number_follows_the_knights():
    """Ruling 94."""
    game = intrigue(f"{TREASON}0 tracks: 1 knights\n1 tracks: 2 knights", players=2)
    assert [draw_limit(game.state, seat) for seat in (0, 1)] == [5, 6]
    go(send(game, "scholar traitor"), "0 step knights")
    assert [draw_limit(game.state, seat) for seat in (0, 1)] == [6, 5]


def test_the_status_follows_the_development():
    """Ruling 94: seat 1 falls behind the star on space 4."""
    text = "0 development: 3\n1 development: 4\n0 citizens: 1\n1 citizens: 1"
    game = betray(f"claimed: development-3, knights\n{text}", "development")
    assert [score.sources["citizens"] for score in game.scores()] == [2, 1]


def test_only_who_was_ahead_before_the_step_is_set_back():
    """Ruling 94: level before is not ahead, level after the step was."""
    text = "0 tracks: 2 traders\n1 tracks: 2 traders\n2 tracks: 3 traders\n3 tracks: 5 traders"
    game = betray(text, "traders", players=4)
    assert options(game, 0) == ["target 2", "target 3"]
    go(game, "0 target 2")
    assert [track(game, "traders", seat) for seat in range(4)] == [3, 2, 2, 5]


def test_with_nobody_ahead_nobody_is_set_back():
    """Ruling 94: the step is made all the same."""
    game = betray("0 tracks: 2 boatmen\n1 tracks: 2 boatmen", "boatmen")
    assert [track(game, "boatmen", seat) for seat in (0, 1)] == [3, 2]
    assert coins(game) == [0, 0]


def test_the_traitor_takes_no_step_beyond_the_end():
    """Ruling 94."""
    text = "0 tracks: 5 knights, 8 farmers\n0 development: 30"
    game = send(intrigue(TREASON + text), "scholar traitor")
    ways = ["boatmen", "craftsmen", "traders", "scholars"]
    assert options(game, 0) == [f"step {name}" for name in ways]


def test_a_bribe_saves_the_marker_but_the_step_is_made():
    game = betray("1 tracks: 3 knights\n1 coins: 1", "knights", "1 bribe 1", "0 accept")
    assert [track(game, "knights", seat) for seat in (0, 1)] == [1, 3]
    assert coins(game) == [1, 0]
    game = betray("1 tracks: 3 knights\n1 coins: 1", "knights", "1 bribe 1", "0 refuse")
    assert [track(game, "knights", seat) for seat in (0, 1)] == [1, 2]


def test_the_second_step_of_the_craftsmen_frees_wheels_also_by_treason():
    """Rulings 12 and 94: in the Big Box a wheel is bound on the first space only."""
    text = f"0 tracks: 1 craftsmen\n0 gears: 1\n0 bound: 1\n0 board: town-hall scholar -; {BUSY}"
    game = go(send(intrigue(text, 2), "scholar traitor"), "0 step craftsmen", "1 pass", "0 pass")
    assert {"gear castle.0", "gear castle.2"} <= set(options(game, 0))
    check_pieces(game.state)


def test_the_first_step_of_the_craftsmen_binds_nothing():
    """Ruling 94: no wheel is gained, so none is bound."""
    game = betray("0 gears: 1", "craftsmen")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)


@pytest.mark.parametrize(
    ("steps", "ways"), [(3, {"castle.0", "castle.2"}), (2, {"castle.0"}), (1, set())]
)
def test_a_marker_that_is_set_back_limits_wheels_again(steps, ways):
    """Ruling 93: on the first space to farmers, before it altogether."""
    game = betray(f"1 tracks: {steps} craftsmen\n1 gears: 1\n1 board: {BUSY}", "craftsmen")
    go(game, "1 pass")
    found = {way.removeprefix("gear ") for way in options(game, 1) if way.startswith("gear ")}
    assert found & {"castle.0", "castle.2"} == ways
    check_read_back(game)


def test_wheels_of_the_laboratory_stay_free_when_the_marker_is_set_back():
    """Ruling 93."""
    text = "1 tracks: 1 craftsmen\n1 gears: 2\n1 laboratory: 1\n1 bound: 1\n"
    game = betray(f"{text}1 board: {BUSY}", "craftsmen")
    go(game, "1 pass", "1 gear castle.0")
    assert (me(game, 1).gears, me(game, 1).bound_gears) == (1, 1)
    assert [way for way in options(game, 1) if way.startswith("gear ")] == []


def test_laboratory_wheels_are_counted_where_markers_can_be_set_back():
    """Ruling 93."""
    board = "laboratory craftsman scholar; castle farmer boatman trader"
    text = f"0 tiles: laboratory\n0 tracks: 2 craftsmen\n0 gears: 1\n0 board: {board}"
    game = go(intrigue(text, 2), "0 use laboratory", "1 pass")
    assert "0 laboratory: 1" in game.position()
    go(game, "0 pass", "0 gear ship.1")  # the other one goes first
    assert "0 laboratory: 1" in game.position()
    go(game, "0 gear wagon.1")
    assert "0 laboratory: 0" in game.position()
    with pytest.raises(BadPosition, match="more wheels of the Laboratory than free gear wheels"):
        at("modules: intrigue\n0 laboratory: 1")
