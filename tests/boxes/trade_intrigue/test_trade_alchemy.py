"""The board Trade: Alchemy and the Court of Lay Assessors, after which more is done at once."""

import pytest
from trade_intrigue import OWN, number, send, trade

from helpers import check_pieces, check_read_back, go, good, in_bag, me, options, stands, town
from orleans import Game, IllegalMove
from orleans.boxes.base.deeds import open_spaces

# --- Alchemy


def test_anybody_may_go_to_alchemy_while_a_space_is_open():
    game = trade("0 board: town-hall knight boatman\ndeeds: alchemy 3 monk 1 farmer")
    go(send(game, "knight alchemy"), "0 done")
    assert open_spaces(game.state, number(game, "alchemy")) == 0
    assert "send boatman alchemy" not in options(game, 0)
    assert "send boatman towing" in options(game, 0)


HALF_CASTLE = "castle farmer boatman -"
ALCHEMY = f"0 bag: trader\n0 board: town-hall knight -; {HALF_CASTLE}"


def draw(game, kind):
    """Seat 0 draws a follower for Alchemy, and this one comes."""
    return go(game, "0 draw 1", chance=(f"come {kind}",))


def test_alchemy_draws_from_the_bag_and_places_at_once():
    """Ruling 75: the Castle is used in the same round, on a later turn."""
    game = trade(ALCHEMY)
    send(game, "knight alchemy")
    assert options(game, 0) == ["done", "draw 1"]
    draw(game, "trader")
    assert {way.split(".")[0] for way in options(game, 0)} == {
        f"place trader {place}"
        for place in ("university", "castle", "monastery", "wagon", "town-hall")
    }
    go(game, "0 place trader castle.2")
    assert (in_bag(game, "trader"), stands(game, "castle.2")) == (0, "trader")
    assert game.actors == (1,)
    go(game, "1 pass", "0 use castle")
    assert in_bag(game, "knight") == 1
    check_pieces(game.state)


def test_alchemy_can_activate_an_action_a_second_time():
    game = trade("0 tiles: hayrick\n0 board: town-hall monk -; hayrick farmer")
    go(game, "0 use hayrick", "1 pass")
    send(game, "monk alchemy")
    draw(game, "farmer")
    go(game, "0 place farmer hayrick.0", "0 use hayrick")
    assert good(game, "grain") == 2


def test_alchemy_may_be_declined():
    """Ruling 75."""
    game = trade(ALCHEMY)
    go(send(game, "knight alchemy"), "0 done")
    assert (in_bag(game, "trader"), game.actors) == (1, (1,))


def test_whoever_was_drawn_must_be_placed_where_he_fits():
    """Ruling 75."""
    game = trade("0 bag: trader\n0 board: town-hall knight -")
    send(game, "knight alchemy")
    draw(game, "trader")
    with pytest.raises(IllegalMove, match="place the follower drawn where he fits"):
        game.play(0, "done")
    assert game.why_not(0, "place trader castle.0")


def test_whoever_fits_nowhere_stays_in_the_bag():
    """Ruling 75: the own trader may not enter the Town Hall, everywhere else stands one."""
    board = (
        "town-hall knight farmer; university - - trader; castle - - trader; "
        "monastery - trader; wagon - trader -"
    )
    game = trade(f"0 board: {board}\n0 market: own-farmer, own-boatman, own-craftsman")
    send(game, "knight alchemy")
    draw(game, "own-trader")
    assert in_bag(game, "own-trader") == 1
    assert "send farmer alchemy" in options(game, 0)


def test_those_of_the_own_colour_may_come_too_but_not_into_the_town_hall():
    """Ruling 75."""
    game = trade(f"0 board: town-hall knight -; {HALF_CASTLE}")
    send(game, "knight alchemy")
    draw(game, "own-trader")
    assert "place own-trader castle.2" in options(game, 0)
    assert not any("town-hall" in way for way in options(game, 0))


def test_he_may_go_to_a_place_tile_but_not_to_the_tower():
    game = trade("0 tiles: hayrick, gunpowder-tower\n0 bag: farmer\n0 board: town-hall knight -")
    send(game, "knight alchemy")
    draw(game, "farmer")
    assert "place farmer hayrick.0" in options(game, 0)
    assert not any("gunpowder" in way for way in options(game, 0))


def test_an_empty_bag_has_nobody_to_draw():
    game = send(trade(f"0 market: {OWN}\n0 board: town-hall knight -"), "knight alchemy")
    assert game.actors == (1,)


def test_chance_knows_the_bag():
    game = trade("0 bag: 3 trader, monk\n0 board: town-hall knight -", ask_chance=True)
    go(send(game, "knight alchemy"), "0 draw 1")
    weights = {game.text(move): weight for move, weight in game.odds()}
    assert (weights["come trader"], weights["come monk"], weights["come own-farmer"]) == (3, 1, 1)
    assert Game.from_position(game.position(), ask_chance=True).state == game.state


def test_two_followers_at_alchemy_draw_two():
    game = trade("0 bag: 2 farmer\n0 board: town-hall knight scholar\n0 tiles: hayrick")
    send(game, "knight alchemy")
    draw(game, "farmer")
    go(game, "0 place farmer ship.0", "0 send scholar alchemy")
    draw(game, "farmer")
    go(game, "0 place farmer hayrick.0")
    assert (in_bag(game, "farmer"), game.actors) == (0, (1,))
    assert (stands(game, "ship.0"), stands(game, "hayrick.0")) == ("farmer", "farmer")


@pytest.mark.parametrize("first", ["knight", "farmer"])
def test_a_follower_that_alchemy_adds_to_the_town_hall_waits_for_a_later_turn(first):
    """Ruling 74: only the other one who stood there can still be sent."""
    other, space = ("farmer", 0) if first == "knight" else ("knight", 1)
    game = trade("0 bag: 2 monk\n0 board: town-hall knight farmer")
    send(game, f"{first} alchemy")
    draw(game, "monk")
    go(game, f"0 place monk town-hall.{space}")
    ways = options(game, 0)
    assert ways[0] == "done"
    assert {way.split()[1] for way in ways[1:]} == {other}
    check_read_back(game)
    go(game, "0 done", "1 pass", "0 use town-hall", "0 send monk architecture")
    assert me(game).citizens == 1


def test_two_of_a_kind_in_the_town_hall_of_whom_one_waits():
    """Ruling 74."""
    game = trade("0 bag: 2 farmer\n0 board: town-hall farmer farmer")
    send(game, "farmer alchemy")
    draw(game, "farmer")
    go(game, "0 place farmer town-hall.0", "0 send farmer alchemy")
    assert (stands(game, "town-hall.0"), stands(game, "town-hall.1")) == ("farmer", "-")


def test_a_follower_that_alchemy_adds_to_an_empty_town_hall_is_sent_on_a_later_turn():
    """Ruling 74: one stood there, so one is sent."""
    game = trade("0 bag: 2 monk\n0 board: town-hall knight -")
    send(game, "knight alchemy")
    draw(game, "monk")
    go(game, "0 place monk town-hall.0")
    assert game.actors == (1,)
    go(game, "1 pass", "0 use town-hall", "0 send monk architecture")
    assert me(game).citizens == 1
    check_pieces(game.state)


def test_the_draw_of_alchemy_is_recorded_and_cannot_be_taken_back():
    game = trade(ALCHEMY)
    send(game, "knight alchemy")
    before = game.state.copy()
    go(game, "0 draw 1")
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)
    assert Game.replay(game.record(), check_chance=True).state == game.state
    game = trade(ALCHEMY)
    go(send(game, "knight alchemy"), "0 done")
    game.undo(0)
    assert game.state == before


# --- the Court of Lay Assessors


def court(text, **options):
    """The last follower is sent there, with three players."""
    game = trade(f"deeds: lay-assessors 4 monk\n{text}", players=3, **options)
    return send(game, "knight lay-assessors")


def test_the_court_carries_out_an_action_that_is_not_activated():
    """Ruling 76: nobody goes home."""
    game = court("0 board: town-hall knight -; castle farmer - -")
    go(game, "0 use castle")
    assert (in_bag(game, "knight"), me(game).tracks[4]) == (1, 1)
    assert stands(game, "castle.0") == "farmer"
    assert game.actors == (1,)
    check_pieces(game.state)


def test_what_the_court_used_can_be_used_again_if_it_is_activated():
    """Ruling 76."""
    game = court("0 board: town-hall knight -; castle farmer boatman trader")
    go(game, "0 use castle", "1 pass")
    assert "use castle" in options(game, 0)
    go(game, "0 use castle")
    assert me(game).tracks[4] == 2


def test_the_court_offers_every_own_action_but_those_that_need_their_followers():
    """Ruling 76: not Town Hall, Gunpowder Tower and Theatre; Sacristy and Tavern are none."""
    owned = "theatre, gunpowder-tower, hayrick, brewery, sacristy, tavern"
    filled = "town-hall knight farmer; gunpowder-tower knight -; theatre farmer"
    game = court(f"round: 2\nevent: income-a\n0 tiles: {owned}\n0 board: {filled}")
    board = "farm-house village university castle monastery ship wagon guildhall scriptorium"
    expected = {f"use {place}" for place in [*board.split(), "hayrick", "brewery"]}
    assert set(options(game, 0)) == {"done"} | expected
    assert game.why_not(0, "use town-hall") == (
        "carry out one of your actions, or say that you are done"
    )


def test_the_court_is_optional_and_pays_its_coin_in_any_case():
    """Ruling 76."""
    game = court("0 coins: 0\n0 board: town-hall knight -")
    assert me(game).coins == 1
    go(game, "0 done")
    assert game.actors == (1,)
    assert me(game).tracks == (0,) * 6


def test_the_court_keeps_the_other_limits_of_an_action():
    """Ruling 76: what has run out, what an event forbids, what is not there."""
    game = court(
        """
        event: pilgrimage
        0 development: 30
        0 stations: orleans
        0 board: town-hall knight -
        """
    )
    ways = options(game, 0)
    assert "use castle" in ways
    assert not {"use monastery", "use scriptorium", "use guildhall"} & set(ways)


def test_after_the_court_the_second_follower_is_sent():
    game = court("0 board: town-hall knight trader\n0 coins: 0")
    go(game, "0 use ship", "0 go blois by water", "0 send trader coinage")
    assert (town(game), me(game).coins) == ("blois", 4)
