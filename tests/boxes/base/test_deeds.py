"""Town Hall and the beneficial deeds."""

import pytest

from helpers import BUSY, at, go, me, options, stands
from orleans import IllegalMove

DEEDS = {
    "city-wall": (1, {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3}),
    "papal-conclave": (3, {"knight": 1, "monk": 2}),
    "plague": (2, {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1}),
    "astronomy": (1, {"scholar": 2, "trader": 1}),
    "boatmens-guild": (1, {"boatman": 3, "scholar": 1}),
    "cathedral": (2, {"craftsman": 2, "monk": 2, "trader": 2}),
    "peace-treaty": (2, {"monk": 1, "scholar": 1, "knight": 2}),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_each_deed_pays_per_follower_and_gives_its_citizen_to_the_last(deed):
    coins, spaces = DEEDS[deed]
    last = next(iter(spaces))
    filled = " ".join(f"{n - (kind == last)} {kind}" for kind, n in spaces.items())
    game = at(f"deeds: {deed} {filled}\n0 board: town-hall {last} -\n0 coins: 0")
    go(game, "0 use town-hall")
    if game.moves(0):
        go(game, f"0 send {last} {deed}")
    assert (me(game).coins, me(game).citizens) == (coins, 1)


def test_before_the_last_space_there_is_no_citizen():
    game = at("0 board: town-hall knight -\n0 coins: 0")
    go(game, "0 use town-hall", "0 send knight papal-conclave")
    assert (me(game).coins, me(game).citizens) == (3, 0)


@pytest.mark.parametrize(("choice", "coins", "steps"), [("coins", 1, 0), ("development", 0, 1)])
def test_canalization_pays_a_coin_or_a_point(choice, coins, steps):
    game = at("0 board: town-hall boatman -\n0 coins: 0")
    go(game, "0 use town-hall", "0 send boatman canalization", f"0 reward {choice}")
    assert (me(game).coins, me(game).development) == (coins, steps)


def test_canalization_at_the_end_of_the_track_pays_the_coin():
    game = at("0 board: town-hall boatman -\n0 coins: 0\n0 development: 30")
    go(game, "0 use town-hall", "0 send boatman canalization")
    assert me(game).coins == 1


def test_town_hall_works_with_one_or_two_and_sends_one_or_both():
    """Ruling 24: whoever is not sent stays."""
    game = at("0 board: town-hall knight farmer")
    go(game, "0 use town-hall")
    assert "done" not in options(game, 0)
    go(game, "0 send knight city-wall")
    assert "done" in options(game, 0)
    go(game, "0 done")
    assert (stands(game, "town-hall.0"), stands(game, "town-hall.1")) == ("-", "farmer")
    assert me(game).bag[:7] == [0] * 7


def test_own_followers_may_not_enter_the_town_hall():
    game = at("phase: planning\n0 market: own-farmer, farmer, monk")
    ways = options(game, 0)
    assert {"place farmer town-hall.0", "place monk town-hall.1"} <= set(ways)
    assert game.why_not(0, "place own-farmer town-hall.0")


def test_monks_replace_nobody_at_deeds():
    game = at("0 board: town-hall monk -")
    go(game, "0 use town-hall")
    deeds = {way.split()[2] for way in options(game, 0)}
    assert deeds == {"papal-conclave", "cathedral", "peace-treaty"}
    with pytest.raises(IllegalMove, match="no free space for a follower who stands here"):
        game.play(0, "send monk astronomy")


def test_a_follower_without_a_free_space_keeps_the_town_hall_closed():
    game = at(
        f"""
        players: 4
        deeds: boatmens-guild 3 boatman; canalization 3 boatman; plague 1 boatman
        0 board: town-hall boatman -; {BUSY}
        """
    )
    assert game.why_not(0, "town-hall") == "no follower there finds a free space at a deed"
    empty = at(f"0 board: {BUSY}")
    assert empty.why_not(0, "town-hall") == "the town-hall still needs neutral"  # one is enough
    action = empty.state.book.actions[empty.state.book.numbers["town-hall"]]
    assert action.why_not(empty.state, 0).startswith("nobody stands there whom you could send")


def test_no_gear_wheels_in_town_hall_and_tower():
    """Ruling 23."""
    game = at("phase: planning\n0 tiles: gunpowder-tower\n0 gears: 1")
    assert not any("town-hall" in way or "tower" in way for way in options(game, 0))
    assert game.why_not(0, "gear town-hall.0") == "this place takes no gear wheel"


def test_sent_followers_stay_at_the_deed_for_good():
    game = at("0 board: town-hall knight -")
    before = game.state.supply[:]
    go(game, "0 use town-hall", "0 send knight city-wall")
    assert game.state.supply == before
    assert sum(me(game).bag[:7]) == 0
