"""The Dignitary: small supplies, and what place tiles do without goods."""

import pytest
from dignitary import WAGON, at, in_round

from alone import go
from helpers import check_pieces, coins, in_bag, me, options, supply, track

VILLAGE = "village farmer boatman craftsman"
HIRING = [
    ("farm-house", "farm-house own-boatman own-craftsman", "farmer"),
    ("university", "university own-farmer own-craftsman own-trader", "scholar"),
    ("castle", "castle own-farmer own-boatman own-trader", "knight"),
    ("monastery", "monastery scholar own-trader", "monk"),
]


# --- four followers of each type, six wheels


@pytest.mark.parametrize(("place", "board", "who"), HIRING)
def test_the_fourth_follower_of_a_type_is_the_last(place, board, who):
    """Ruling 5: nobody else comes, whatever the track has left."""
    text = f"0 board: {board}; town-hall {who} {who}"
    game = in_round(5, f"{text}\n0 bag: {who}", "actions")
    go(game, f"use {place}")
    assert (in_bag(game, who), supply(game, who)) == (2, 0)
    check_pieces(game.state)
    empty = in_round(5, f"{text}\n0 bag: 2 {who}", "actions")
    assert empty.why_not(0, f"use {place}") == f"no {who} is left in the supply"


def test_followers_at_deeds_do_not_come_back():
    """Ruling 5: they stay there, so the supply of four is all that there is."""
    game = at(
        "deeds: papal-conclave 1 knight; peace-treaty 2 knight\n0 bag: knight\n"
        f"0 board: castle farmer boatman trader; {VILLAGE}"
    )
    assert game.why_not(0, "use castle") == "no knight is left in the supply"


def test_without_a_wheel_in_the_supply_no_craftsman_is_hired():
    """Ruling 5: all six are with the player, and the Laboratory has none either."""
    wheels = "ship gear - -; castle gear - -; university gear - -; guildhall gear - -"
    game = at(
        "0 tiles: laboratory\n0 tracks: 4 craftsmen\n0 gears: 2\n"
        f"0 board: {wheels}; laboratory craftsman scholar; {VILLAGE}"
    )
    assert game.state.gears == 0
    assert game.why_not(0, "use laboratory") == "no gear wheel is left in the supply"
    go(game, "use village")
    assert options(game, 0) == ["hire boatman", "hire trader"]


def test_the_ten_tiles_on_offer_are_all_there_are():
    """Ruling 113: no other comes for one that was taken; ruling 6 when none fits."""
    game = at(f"offer: library, cellar\n0 board: {VILLAGE}; {WAGON}")
    go(game, "use village", "hire trader")  # with one step only a tile of category I
    assert game.state.book.components.places[game.state.offer[0]].id == "cellar"
    assert len(game.state.offer) == 1
    second = at(f"offer: cellar\n0 board: {VILLAGE}; {WAGON}")
    go(second, "use village")
    assert options(second, 0) == ["hire boatman", "hire craftsman"]


# --- without goods


def test_the_lock_steps_on_the_farmers_track_without_a_good():
    """Rulings 36 and 116."""
    game = at(f"0 tiles: lock\n0 board: {VILLAGE}; {WAGON}")
    go(game, "use village", "hire boatman", "step farmers")
    assert (track(game, "farmers"), track(game, "boatmen"), coins(game)) == (1, 0, [0])
    assert not any(me(game).goods)


def test_the_well_hires_a_farmer_without_a_good():
    """Ruling 116: by any copy of the Farm House."""
    game = at(f"0 tiles: well\n0 board: well boatman knight scholar; {WAGON}")
    go(game, "use well", "use farm-house")
    assert (in_bag(game, "farmer"), track(game, "farmers")) == (1, 1)


def test_the_whole_farmers_track_gives_no_good():
    """Ruling 116: no space of it is barred because its good is missing."""
    for steps in range(8):
        game = at(f"0 tracks: {steps} farmers\n0 board: farm-house boatman craftsman; {WAGON}")
        go(game, "use farm-house")
        assert track(game, "farmers") == steps + 1
        assert not any(me(game).goods)
