"""Positions that help: any case, errors with their line, what comes next, and usual defaults."""

import random

import pytest

from helpers import BUSY, at, check_pieces, check_read_back, outcomes
from orleans import NATURE, BadPosition, Game, Setup, sample
from orleans.notation import read_position


def test_what_a_position_leaves_out_of_its_setup_is_as_in_setup():
    assert read_position("").book.setup == Setup()
    assert read_position("modules: orders").book.setup == Setup(modules=("orders",))


def test_names_are_read_in_any_case():
    loud = read_position("""
        Players: 2
        Edition: DLP
        Event: Harvest-B
        ROUND: 7
        0 Board: Castle Own-Farmer BOATMAN Gear
        0 Merchant: Tours
        Map: Orleans_Blois_Water Brocade
        Stack: Turn 0
        """)
    quiet = read_position("""
        players: 2
        edition: dlp
        event: harvest-b
        round: 7
        0 board: castle own-farmer boatman gear
        0 merchant: tours
        map: orleans_blois_water brocade
        stack: turn 0
        """)
    assert loud == quiet
    assert loud.book.setup == Setup(players=2, edition="dlp")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("players: 2\nedition: gold", "line 2: there is no edition 'gold'"),
        ("edition: dlp\n\nplayers: 5", "line 3: the dlp edition is for 2 to 4 players"),
        ("round: 3\ndata: [1]", "line 2: .*must be a table"),
        ("0 coins: 3\n0 bag: 99 monk\n1 coins: 4", "line 2: .*kind monk: [0-9]+ too many"),
        ("0 coins: 3\n0 gears: 99", "line 2: .*kind gear"),
        ("goods: 99 wine\nround: 2", "line 1: .*kind wine"),
        ("0 bag: own-farmer\n0 coins: 2\n0 market: own-farmer", "line 3: .*one own-farmer"),
        ("0 tiles: brewery\n\n1 tiles: brewery", "line 3: tiles: .*brewery"),
        ("0 tiles: brewery\noffer: brewery", "line 2: tiles: a place tile is in two places"),
        ("edition: dlp\n0 stations: blois\n1 stations: blois", "line 3: stations: blois has two"),
        ("0 coins: 1\n0 stations: blois, tours, blois", "line 2: 0 stations: the same town twice"),
        ("0 coins: 1\n0 market: 9 farmer", "line 2: seat 0: the market holds 8"),
        ("0 coins: 1\n0 bound: 1", "line 2: seat 0: more bound gear wheels"),
        ("1 coins: 1\n1 board: ship gear gear -", "line 2: seat 1: two gear wheels"),
        ("round: 4\nhourglass: plague-c", "line 2: hourglass: its tiles do not fit"),
        ("phase: planning\n0 sealed-market: 3 dragon", "line 2: 0 sealed-market: 'dragon'"),
        ("round: 2\nstack: turn", "line 2: stack: a pending decision"),
        ("0 coins: 1\n0 bag: 2 dragon", "line 2: 0 bag: 'dragon' is not known"),
    ],
)
def test_every_error_names_its_line(text, reason):
    with pytest.raises(BadPosition, match=rf"^{reason}"):
        read_position(text)


def test_a_stack_that_does_not_fit_is_refused_with_its_line():
    with pytest.raises(BadPosition, match=r"^line 2: stack: what is pending does not fit"):
        Game.from_position("round: 2\nstack: draw 0 seat=0 left=1")


# --- where a follower may stand


def test_a_follower_where_it_may_not_stand_is_refused_with_the_reason():
    reason = "^line 1: seat 0: trader may not stand on castle.0, which is for farmer$"
    with pytest.raises(BadPosition, match=reason):
        read_position("0 board: castle trader - -")
    with pytest.raises(BadPosition, match=r"own-trader may not stand on ship.1"):
        read_position("0 board: ship - own-trader -")


@pytest.mark.parametrize(
    "text",
    [
        "0 board: castle monk - -",
        "0 tiles: school\n0 board: castle scholar - -",
        "0 tiles: herb-garden\n0 board: castle boatman - -",
        "offer: brewery\n0 board: castle scholar - -",  # the School was lost
        "0 board: village own-farmer - -",
    ],
)
def test_tiles_let_others_stand_in(text):
    game = at(text)
    check_pieces(game.state)
    check_read_back(game)


def test_an_event_lets_others_stand_in_and_they_stay():
    farmer = "modules: events\n0 board: castle - farmer -\n"
    read_position(f"{farmer}event: ti-peasant-uprising-d\nround: 14")
    read_position(f"{farmer}event: ti-silentium-last\nround: 18")
    with pytest.raises(BadPosition, match=r"farmer may not stand on castle.1"):
        read_position(f"{farmer}round: 1")


# --- the hour glass


def next_tiles():
    """What may come after the first round."""
    t = read_position("")
    return [t.book.components.hourglass.tiles[n].id for n in t.book.tiles_left(t.hourglass)]


def test_the_hour_glass_can_be_given_an_order():
    tiles = next_tiles()
    order = [tiles[2], tiles[0], tiles[4]]
    game = at(f"hourglass-order: {', '.join(order)}\n0 board: {BUSY}", ask_chance=True)
    check_read_back(game)
    assert f"hourglass-order: {', '.join(order)}\n" in game.position()
    came = []
    while len(came) < 4:
        if game.actors == (NATURE,):
            found = outcomes(game)
            if found[0].startswith("reveal"):
                came.append(found)
            game.play(NATURE, found[-1])
        else:
            game.play(game.actors[0], game.moves(game.actors[0])[0])
    assert came[:3] == [[f"reveal {tile}"] for tile in order]
    assert len(came[3]) > 1
    assert "hourglass-order" not in game.position()


def test_nobody_knows_the_order_of_the_hour_glass():
    one, other = (at(f"hourglass-order: {tile}\n0 board: {BUSY}") for tile in next_tiles()[:2])
    assert one.state != other.state
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
    guess = sample(one.view(0), random.Random(1))
    assert "hourglass-order" not in guess.position()


def test_an_order_that_cannot_be_is_refused():
    with pytest.raises(BadPosition, match="line 2: hourglass-order: plague-c cannot come then"):
        read_position("players: 2\nhourglass-order: plague-c")
    with pytest.raises(BadPosition, match="line 1: hourglass-order: the same tile twice"):
        read_position("hourglass-order: plague-c, plague-c")


# --- wheels


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("0 gears: 1\n0 tracks: 1 craftsmen", 1),
        ("0 gears: 2\n0 tracks: 1 craftsmen", 1),
        ("0 gears: 1\n0 tracks: 2 craftsmen", 0),
        ("0 gears: 1\n0 tracks: 1 craftsmen\n0 bound: 0", 0),
        ("0 gears: 1\n0 tracks: 1 craftsmen\n0 board: castle gear - -", 0),
        ("0 tracks: 1 craftsmen", 0),
    ],
)
def test_the_first_wheel_is_bound_as_in_play(text, bound):
    """Ruling 11."""
    assert read_position(text).players[0].bound_gears == bound
