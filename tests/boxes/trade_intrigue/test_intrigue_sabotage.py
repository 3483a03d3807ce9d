"""The board Intrigue: Saboteur and Spy, and the places that they lock."""

import pytest
from trade_intrigue import CASTLE, intrigue, send

from helpers import (
    BUSY,
    at,
    check_pieces,
    check_read_back,
    coins,
    go,
    in_bag,
    me,
    options,
    stands,
    track,
)
from orleans import BadPosition, IllegalMove
from orleans.boxes.trade_intrigue import fields

LOCKED = "this place is locked for the rest of the round"


def locked(game, seat):
    places = game.state.book.components.places
    return [places[n].id for n in fields.LOCKED.of(game.state, seat)]


# --- Saboteur


SABOTEUR = "0 board: town-hall scholar -\n"


def sabotage(theirs, *moves, more=""):
    game = intrigue(f"{SABOTEUR}1 board: {theirs}\n{more}")
    return go(send(game, "scholar saboteur"), *moves)


def test_the_saboteur_sends_a_follower_back_to_his_bag():
    """Ruling 90: also in the own colour, from board, tiles and Town Hall, but no wheel."""
    board = "castle own-farmer gear -; hayrick farmer; town-hall monk -; monastery - trader"
    game = sabotage(board, more="1 tiles: hayrick, gunpowder-tower\n1 coins: 1")
    go(game, "1 done")
    ways = ["castle.0", "monastery.1", "town-hall.0", "hayrick.0"]
    assert options(game, 0) == [f"seize {space}" for space in ways]
    go(game, "0 seize castle.0")
    assert (stands(game, "castle.0", 1), in_bag(game, "own-farmer", 1)) == ("-", 1)
    check_pieces(game.state)


def test_the_saboteur_leaves_tower_and_gaming_room_alone():
    """Ruling 90: neither is an action space."""
    tower = "gunpowder-tower knight -; gaming-room farmer - -; ship farmer boatman -"
    game = sabotage(tower, more="1 tiles: gunpowder-tower, gaming-room")
    assert options(game, 0) == ["seize ship.0", "seize ship.1"]


def test_a_deactivated_place_is_locked():
    """Ruling 91."""
    game = sabotage(f"{CASTLE}; {BUSY}", "0 seize castle.1")
    assert locked(game, 1) == ["castle"]
    assert options(game, 1) == ["pass", "use wagon"]


def test_a_place_that_was_not_activated_is_not_locked():
    """Ruling 91."""
    game = sabotage(f"castle farmer boatman -; {BUSY}", "0 seize castle.1")
    assert locked(game, 1) == []


def test_a_town_hall_that_still_has_a_follower_is_not_locked():
    """Ruling 91."""
    game = sabotage("town-hall knight trader", "0 seize town-hall.0")
    assert locked(game, 1) == []
    assert "use town-hall" in options(game, 1)
    assert locked(sabotage(f"town-hall knight -; {BUSY}", "0 seize town-hall.0"), 1) == [
        "town-hall"
    ]


def test_a_locked_place_stays_locked_when_it_is_filled_again():
    """Ruling 91."""
    game = intrigue(f"0 board: {CASTLE}; {BUSY}\n0 locked: castle")
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, "castle") == LOCKED
    with pytest.raises(IllegalMove, match="locked for the rest of the round"):
        game.play(0, "use castle")


def test_a_place_is_locked_for_its_owner_only():
    """Ruling 91."""
    game = intrigue(f"0 board: {CASTLE}\n1 locked: castle\n1 board: {CASTLE}; {BUSY}")
    assert "use castle" in options(game, 0)
    go(game, "0 use castle")
    assert options(game, 1) == ["pass", "use wagon"]


def test_no_other_action_gets_round_a_lock():
    """Rulings 51 and 91: the Well does not carry it out either."""
    game = intrigue("0 tiles: well\n0 board: well boatman knight scholar\n0 locked: castle")
    go(game, "0 use well")
    assert "use castle" not in options(game, 0)
    assert "use village" in options(game, 0)


def test_a_bribe_keeps_the_follower_on_his_space():
    game = sabotage(CASTLE, "1 bribe 1", "0 accept", more="1 coins: 1")
    assert (stands(game, "castle.0", 1), locked(game, 1)) == ("farmer", [])


def test_the_saboteur_strikes_only_who_has_somebody_on_a_space():
    """Ruling 87."""
    game = sabotage("castle gear - -", more="2 board: -")
    assert [fields.LOCKED.get(player) for player in game.state.players] == [(), (), ()]
    assert coins(game)[0] == 1


def next_round(more=""):
    """Everybody passes with locked places, and the next round's planning begins."""
    game = intrigue(
        f"""
        round: 2
        event: income-a
        0 board: {BUSY}
        1 board: {CASTLE}; {BUSY}
        1 locked: castle
        {more}
        """,
        players=2,
    )
    return go(game, "0 pass", "1 pass")


def test_in_the_next_round_nothing_is_locked():
    """Ruling 91."""
    game = next_round()
    assert (game.state.round, locked(game, 1)) == (3, [])
    go(game, "1 draw 0", "1 done", "0 draw 0", "0 done")  # nobody has anything to plan
    assert game.actors == (1,)
    assert "use castle" in options(game, 1)


def test_the_lock_holds_to_the_end_of_the_round():
    """Ruling 91: also when its owner's turn comes again."""
    game = sabotage(f"{CASTLE}; {BUSY}; scriptorium knight scholar", "0 seize castle.0")
    go(game, "1 use scriptorium")
    assert locked(game, 1) == ["castle"]
    assert options(game, 1) == ["pass", "use wagon"]


def test_the_next_planning_knows_nothing_of_the_lock():
    """Rulings 1 and 91: the place is planned as ever, behind the screen."""
    game = next_round("1 market: own-farmer")
    go(game, "1 draw 0", "1 back castle.0", "1 done")
    assert game.why_not(1, "castle").endswith("the castle still needs farmer")
    seen = game.view(0).table.players[1].copy()
    go(game, "1 place own-farmer castle.0")
    assert game.why_not(1, "castle") == "places are used after the planning; this one is ready"
    assert game.view(0).table.players[1] == seen  # seat 0 does not see the plan
    check_read_back(game)


def test_neither_court_nor_alchemy_opens_a_locked_place():
    """Rulings 72, 76 and 91."""
    locked_castle = "0 locked: castle\n0 bag: trader\n0 board: town-hall knight farmer; "
    both = "modules: trade intrigue\nplayers: 3\ndeeds: lay-assessors 4 monk\n"
    game = at(f"{both}{locked_castle}castle farmer boatman -; {BUSY}")
    send(game, "knight lay-assessors")
    assert "use castle" not in options(game, 0)
    go(game, "0 done", "0 send farmer alchemy")
    go(game, "0 draw 1", chance=("come trader",))
    go(game, "0 place trader castle.2", "1 pass")
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, "castle") == LOCKED


def test_positions_lock_places_only_with_intrigue():
    assert "0 locked: castle, ship" in intrigue("0 locked: castle, ship").position()
    with pytest.raises(BadPosition, match="intrigue"):
        at("0 locked: castle")


def test_positions_keep_every_question():
    """A game in mid-decision is read back as it is."""
    text = f"{SABOTEUR}1 board: {CASTLE}; {BUSY}\n1 coins: 1\n2 board: {CASTLE}"
    game = send(intrigue(text), "scholar saboteur")
    for step in ("0 target 1", "1 bribe 1", "0 refuse", "0 seize castle.0"):
        check_read_back(game)
        go(game, step)
    check_read_back(game)
    assert locked(game, 1) == ["castle"]


# --- Spy


SPY = "0 board: town-hall scholar -{}\n1 board: {}\n"


def spy(mine, theirs, *moves, more=""):
    game = intrigue(SPY.format(f"; {mine}" if mine else "", theirs) + more)
    return go(send(game, "scholar spy"), *moves)


def test_the_spy_takes_a_wheel_to_the_same_space():
    """Ruling 92: the craftsmen track does not matter."""
    game = spy("", f"castle - gear -; ship farmer - gear; {BUSY}")
    assert options(game, 0) == ["seize castle.1", "seize ship.2"]
    assert game.why_not(0, "seize ship.0") == "choose what is taken from the other player's spaces"
    go(game, "0 seize ship.2")
    assert (stands(game, "ship.2"), stands(game, "ship.2", 1)) == ("gear", "-")
    assert (me(game).gears, track(game, "craftsmen")) == (0, 0)
    check_pieces(game.state)


def test_the_spy_activates_here_and_locks_there():
    """Ruling 91."""
    game = spy("castle farmer - trader", f"castle farmer gear trader; {BUSY}")
    assert locked(game, 1) == ["castle"]
    assert "use castle" not in options(game, 1)
    go(game, "1 pass")
    assert "use castle" in options(game, 0)


@pytest.mark.parametrize(
    "mine",
    [
        "castle - boatman -",  # the space is taken
        "castle gear - -",  # the place has a wheel
    ],
)
def test_the_spys_space_must_be_empty_and_its_place_without_a_wheel(mine):
    """Ruling 92."""
    game = spy(mine, f"castle - gear -; {BUSY}")
    assert stands(game, "castle.1", 1) == "gear"
    assert game.state.lost_gears == 0


def test_the_spy_steals_nothing_from_tiles():
    """Ruling 92."""
    game = spy("", f"winery gear -; {BUSY}", more="1 tiles: winery")
    assert stands(game, "winery.0", 1) == "gear"


def test_the_spy_chooses_among_those_with_a_wheel_that_fits():
    """Rulings 87 and 92."""
    text = SPY.format("; ship gear - -", f"castle - gear -; {BUSY}")
    game = intrigue(f"{text}2 board: ship - - gear\n3 board: wagon gear - -", players=4)
    send(game, "scholar spy")
    assert options(game, 0) == ["target 1", "target 3"]


def test_a_bribed_spy_steals_nothing():
    game = spy("", "castle - gear -", "1 bribe 1", "0 accept", more="1 coins: 1")
    assert (stands(game, "castle.1", 1), coins(game)[0]) == ("gear", 1)


@pytest.mark.parametrize(("steps", "bound"), [(0, 1), (1, 1), (2, 0), (4, 0)])
def test_the_wheel_for_the_last_spy(steps, bound):
    """Ruling 93: for a farmer's space up to the first step on the craftsmen track."""
    game = intrigue(
        f"""
        deeds: spy 2 scholar
        0 tracks: {f"{steps} craftsmen" if steps else "-"}
        0 board: town-hall trader -
        """
    )
    left = game.state.gears
    send(game, "trader spy")
    assert (me(game).gears, me(game).bound_gears, game.state.gears) == (1, bound, left - 1)
    assert track(game, "craftsmen") == steps
    check_pieces(game.state)


def test_without_a_wheel_in_the_supply_the_last_spy_brings_none():
    game = intrigue("deeds: spy 2 scholar\ngears: 0\n0 board: town-hall trader -")
    assert me(send(game, "trader spy")).gears == 0
    check_pieces(game.state)


# --- what a lock binds besides actions


def test_a_locked_sacristy_protects_nobody():
    """Ruling 91, although its monk is back."""
    text = "modules: intrigue\nphase: event\nevent: taxes-a\n0 coins: 9\n0 goods: 3 wine\n"
    text += "0 tiles: sacristy\n0 board: sacristy monk\n"
    assert "protect" in options(at(text), 0)
    game = at(f"{text}0 locked: sacristy\n")
    assert "protect" not in options(game, 0)
    assert me(game).coins == 6  # the taxes were paid


def test_a_locked_tavern_opens_no_town():
    """Ruling 91, although somebody sits there."""
    text = "modules: intrigue\n0 merchant: tours\n1 stations: tours\n0 tiles: tavern\n"
    text += f"0 board: tavern trader; guildhall farmer craftsman knight; {BUSY}\n"
    assert "use guildhall" in options(at(text), 0)
    assert "use guildhall" not in options(at(f"{text}0 locked: tavern\n"), 0)
