"""Structures: manning, laying, completing, and what they are worth."""

import pytest
from structures_at import completed, event, on_way, prosperity, structures

from helpers import BUSY, check_pieces, coins, go, good, in_bag, me, options, stands, supply
from orleans.errors import IllegalMove
from orleans.notation.now import phase_of
from orleans.server.advice import event_preview

GRANARY = """
    face-down: etampes_montargis_road 0
    hidden-goods: wine
    0 unbuilt: 9
    """
MINT = """
    face-down: sancerre_nevers_water 0
    hidden-goods: wine
    0 unbuilt: 9
    """


def test_the_town_hall_mans_structures():
    """Ruling 212: it gives no coins."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n"
        f"0 board: town-hall farmer knight; {BUSY}\n0 coins: 0"
    )
    go(game, "0 use town-hall")
    assert "send farmer to structure granary" in options(game, 0)
    assert "send knight to structure granary" not in options(game, 0)
    go(game, "0 send farmer to structure granary")
    assert structures(game) == "granary etampes_montargis_road 1 farmer"
    assert coins(game)[0] == 0
    check_pieces(game.state)


def test_one_action_serves_a_deed_and_a_structure():
    """Ruling 212."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n"
        f"0 board: town-hall farmer craftsman; {BUSY}\n0 coins: 0"
    )
    go(game, "0 use town-hall", "0 send craftsman carpenters-guild")
    assert options(game, 0) == [
        "done",
        "send farmer orphanage",
        "send farmer to structure granary",
    ]
    go(game, "0 send farmer to structure granary")
    assert coins(game)[0] == 1
    assert game.actors == (1,)


def test_the_gunpowder_tower_mans_structures_too():
    """Ruling 212."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road 1 farmer\n"
        f"0 tiles: gunpowder-tower\n0 board: gunpowder-tower farmer; {BUSY}"
    )
    go(game, "0 use gunpowder-tower", "0 send farmer to structure granary")
    assert structures(game) == "granary etampes_montargis_road 2 farmer"
    assert stands(game, "gunpowder-tower.0") == "-"


def test_own_followers_man_nothing():
    """Ruling 212: in the tower they may stand."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n"
        f"0 tiles: gunpowder-tower\n0 board: gunpowder-tower own-farmer farmer; {BUSY}"
    )
    go(game, "0 use gunpowder-tower")
    assert options(game, 0) == ["send farmer orphanage", "send farmer to structure granary"]


def test_a_structure_is_reason_enough_to_use_the_town_hall():
    """Ruling 212: the deed that asks for farmers has all of them."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n"
        f"deeds: orphanage 3 farmer\n0 board: town-hall farmer; {BUSY}"
    )
    go(game, "0 use town-hall")
    assert structures(game) == "granary etampes_montargis_road 1 farmer"


def test_only_neutral_followers_of_the_types_asked_for():
    """Ruling 212: monks replace nobody."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n"
        f"0 board: town-hall monk craftsman; {BUSY}"
    )
    go(game, "0 use town-hall")
    assert not [move for move in options(game, 0) if "structure" in move]
    with pytest.raises(IllegalMove, match="does not ask for a follower who stands here"):
        go(game, "0 send monk to structure granary")


def test_nobody_mans_a_structure_of_another():
    """Ruling 212: the deed that asks for farmers has all of them."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n0 board: {BUSY}\n"
        f"deeds: orphanage 3 farmer\nstart: 1\n1 board: town-hall farmer; {BUSY}"
    )
    assert game.actors == (1,)
    assert game.why_not(1, "use town-hall") == "no follower there finds a free space at a deed"
    assert game.why_not(1, "lay grain at granary") == (
        "you have no such structure that is not complete"
    )


def test_a_monk_where_the_card_asks_for_one():
    game = prosperity(
        "face-down: vendome_blois_road 0\nhidden-goods: wine\n0 unbuilt: 9\n"
        f"0 structures: abbey vendome_blois_road\n0 board: town-hall monk; {BUSY}"
    )
    go(game, "0 use town-hall", "0 send monk to structure abbey")
    assert structures(game) == "abbey vendome_blois_road 1 monk"


def test_coins_and_goods_are_laid_on_the_own_turn():
    """Ruling 213: it is no action."""
    game = prosperity(
        f"{MINT}\n0 structures: mint sancerre_nevers_water\n0 coins: 2\n0 board: {BUSY}"
    )
    go(game, "0 lay coin at mint", "0 lay coin at mint")
    assert (coins(game)[0], structures(game)) == (0, "mint sancerre_nevers_water 2 coin")
    assert game.actors == (0,)
    go(game, "0 use wagon")


def test_never_more_than_the_card_asks_for():
    """Ruling 213."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road 1 farmer 1 grain\n"
        f"0 goods: 2 grain, wine\n0 coins: 3\n0 board: {BUSY}"
    )
    assert game.why_not(0, "lay wine at granary") == "the structure does not ask for more of it"
    assert game.why_not(0, "lay coin at granary") == "the structure does not ask for more of it"
    reason = "you have no such structure that is not complete"
    assert game.why_not(0, "lay coin at mint") == reason
    go(game, "0 lay grain at granary")
    assert good(game, "grain") == 1
    assert game.why_not(0, "lay grain at granary") == "the structure does not ask for more of it"
    check_pieces(game.state)


def test_whoever_has_nothing_lays_nothing():
    """Ruling 213."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n0 board: {BUSY}\n0 coins: 0"
    )
    assert game.why_not(0, "lay grain at granary") == "you have nothing of it to lay"


def test_the_last_thing_completes_it():
    """Ruling 214: followers go to the supply, coins and goods leave the game."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road 2 farmer 1 grain\n"
        f"0 goods: grain\n0 board: {BUSY}"
    )
    farmers = supply(game, "farmer")
    go(game, "0 lay grain at granary")
    assert (structures(game), completed(game)) == ("-", ["granary"])
    assert (supply(game, "farmer"), game.state.lost_goods[0]) == (farmers + 2, 2)
    assert on_way(game, "etampes_montargis_road") == ["0"]
    check_pieces(game.state)


def test_the_last_follower_completes_it_too():
    """Ruling 214."""
    game = prosperity(
        f"{MINT}\n0 structures: mint sancerre_nevers_water 2 trader 4 coin\n"
        f"0 board: town-hall craftsman craftsman; {BUSY}"
    )
    go(game, "0 use town-hall", "0 send craftsman to structure mint")
    assert completed(game) == ["mint"]
    assert game.scores()[0].sources["structures"] == 13


def test_several_structures_at_once():
    """Ruling 211."""
    game = prosperity(
        """
        face-down: sancerre_nevers_water 0; etampes_montargis_road 0
        hidden-goods: 2 wine
        0 unbuilt: 8
        0 structures: granary etampes_montargis_road; mint sancerre_nevers_water
        0 goods: grain
        0 coins: 1
        0 structure-card: keep
        0 board: wagon farmer trader knight
        """
    )
    assert options(game, 0)[2:] == ["lay coin at mint", "lay grain at granary"]
    go(game, "0 lay grain at granary", "0 lay coin at mint")
    assert structures(game) == (
        "granary etampes_montargis_road 1 grain; mint sancerre_nevers_water 1 coin"
    )


def test_no_station_for_anything():
    """Ruling 210."""
    game = prosperity(
        f"{GRANARY}\n0 structures: granary etampes_montargis_road\n0 tiles: office\n"
        f"0 board: office scholar scholar; {BUSY}\n0 coins: 0\n0 development: 9"
    )
    assert game.scores()[0].sources["stations"] == 0
    go(game, "0 use office")
    assert coins(game)[0] == 0


def test_what_lies_beside_an_unfinished_one_counts():
    """Ruling 215: as the player's own coins and goods, for the Depot too."""
    unfinished = f"{MINT}\n0 structures: mint sancerre_nevers_water 2 trader 3 coin\n0 coins: 0"
    game = prosperity(f"{unfinished}\n0 board: {BUSY}")
    assert game.scores()[0].sources["structures"] == 3
    game = prosperity(f"{unfinished}\nround: 16\nphase: lay-after-event")
    assert game.over
    assert game.scores()[0].sources["structures"] == 0
    assert game.scores()[0].sources["coins"] == 3


def test_goods_beside_an_unfinished_one_count_for_the_depot():
    """Ruling 215."""
    cloth = "0 structures: cloth-hall chateauroux_argenton_road 1 wool 1 brocade"
    game = prosperity(
        f"""
        round: 16
        phase: lay-after-event
        face-down: chateauroux_argenton_road 0
        hidden-goods: wine
        0 unbuilt: 9
        {cloth}
        0 goods: grain, cheese, wine
        0 tiles: depot
        0 coins: 0
        """
    )
    found = game.scores()[0].sources
    during = prosperity(
        f"face-down: chateauroux_argenton_road 0\nhidden-goods: wine\n0 unbuilt: 9\n{cloth}\n"
        f"0 board: {BUSY}"
    )
    assert during.scores()[0].sources["structures"] == 9
    assert (found["wool"], found["brocade"], found["structures"]) == (4, 5, 0)
    assert found["depot"] > 0


def test_completed_ones_count_only():
    game = prosperity(
        "round: 16\nphase: lay-after-event\n"
        "face-down: sancerre_nevers_water 0; tours_loches_water 0\n"
        "hidden-goods: 2 wine\n0 unbuilt: 8\n0 completed: mint\n"
        "0 structures: weaving-mill tours_loches_water 1 craftsman"
    )
    assert game.scores()[0].sources["structures"] == 13


def test_before_an_event_that_costs_something():
    """Ruling 213: what is laid there is safe (ruling 215)."""
    text = f"""
        {MINT}
        0 structures: mint sancerre_nevers_water
        0 coins: 3
        0 bag: knight
        """
    game = prosperity(f"round: 4\nphase: lay-before-event\n{text}")
    assert options(game, 0) == ["done", "lay coin at mint"]
    go(game, "0 lay coin at mint", "0 done")
    assert "give station" in options(game, 0)  # torture for the coin that is missing
    assert structures(game) == "mint sancerre_nevers_water 1 coin"
    game = prosperity(f"round: 6\nphase: lay-before-event\n{text}")
    assert options(game, 0) != ["done", "lay coin at mint"]


def test_laying_before_the_event_belongs_to_its_phase():
    """And what the event will cost is still to be seen."""
    game = prosperity(
        f"round: 4\nphase: lay-before-event\n{MINT}\n0 structures: mint sancerre_nevers_water\n"
        "0 coins: 4\n1 coins: 4"
    )
    assert (phase_of(game.state, 0), event_preview(game, 0)) == ("event", {"coins": -3})
    go(game, "0 done")
    assert (phase_of(game.state, 0), event_preview(game, 0)) != ("event", {"coins": -3})
    game = event(16, f"{MINT}\n0 structures: mint sancerre_nevers_water\n0 coins: 4\n1 coins: 4")
    assert (phase_of(game.state, 0), event_preview(game, 0)) == ("event", {})


def test_what_lies_beside_a_structure_is_no_food_for_the_harvest():
    """Ruling 215."""
    game = event(
        12,
        f"{GRANARY}\n0 structures: granary etampes_montargis_road 2 grain\n"
        "0 coins: 10\n0 goods: -\n1 coins: 10",
    )
    assert (coins(game), structures(game)) == ([0, 0], "granary etampes_montargis_road 2 grain")


def test_from_the_start_player_on():
    """Ruling 213."""
    game = prosperity(
        """
        round: 4
        phase: lay-before-event
        start: 1
        face-down: sancerre_nevers_water 0; etampes_montargis_road 1
        hidden-goods: 2 wine
        0 structures: mint sancerre_nevers_water
        1 structures: granary etampes_montargis_road
        0 unbuilt: 9
        1 unbuilt: 9
        0 coins: 9
        1 coins: 9
        1 goods: grain
        """
    )
    assert game.actors == (1,)
    go(game, "1 done")
    assert game.actors == (0,)
    go(game, "0 lay coin at mint", "0 lay coin at mint", "0 done")
    assert (coins(game), structures(game)) == ([4, 6], "mint sancerre_nevers_water 2 coin")


def test_nothing_comes_back_before_the_end():
    """Ruling 213."""
    game = event(9, f"{MINT}\n0 structures: mint sancerre_nevers_water 2 coin\n0 coins: 2")
    assert game.state.round == 10
    assert structures(game) == "mint sancerre_nevers_water 2 coin"


def test_after_the_last_event():
    """Ruling 213."""
    game = event(
        16,
        f"{MINT}\n0 structures: mint sancerre_nevers_water 2 trader 1 craftsman 3 coin\n0 coins: 2",
    )
    assert options(game, 0) == ["done", "lay coin at mint"]
    go(game, "0 lay coin at mint")
    assert game.over
    assert completed(game) == ["mint"]


@pytest.mark.parametrize(
    ("number", "tracks", "asked"), [(9, 1, True), (9, 0, False), (6, 1, False)]
)
def test_after_mass_before_the_census_asks_for_a_coin(number, tracks, asked):
    """Ruling 213: only whoever it will ask, and only if the event may have brought coins."""
    text = f"""
        players: 3
        {MINT}
        0 structures: mint sancerre_nevers_water
        0 market: monk
        0 coins: 0
        1 coins: 0
        2 coins: 0
        1 tracks: {tracks} farmers
        2 tracks: {tracks} farmers
        """
    game = event(number, text)
    assert (game.state.round == number) == asked
    if asked:
        assert options(game, 0) == ["done", "lay coin at mint"]
        go(game, *["0 lay coin at mint"] * 3)
        assert structures(game) == "mint sancerre_nevers_water 3 coin"
        assert (game.state.round, me(game).stations) == (10, 8)  # torture for the coin


def test_torture_takes_no_structure_and_nothing_beside_it():
    """Ruling 216."""
    game = event(
        4,
        f"""
        {MINT}
        0 structures: mint sancerre_nevers_water 1 trader 2 coin
        0 structure-card: keep
        0 burned-tiles: library
        0 coins: 1
        0 bag: knight
        0 citizens: 1
        claimed: boatmen
        """,
    )
    assert options(game, 0) == ["give station", "give follower", "give face-down tile library"]
    go(game, "0 give face-down tile library")
    assert (structures(game), in_bag(game, "knight")) == (
        "mint sancerre_nevers_water 1 trader 2 coin",
        1,
    )
    assert "give face-down tile library" not in options(game, 0)
    assert me(game).citizens == 1


@pytest.mark.parametrize(
    ("deed", "kinds", "each"),
    [
        ("carpenters-guild", ["craftsman", "craftsman", "craftsman", "scholar"], 1),
        ("right-of-assembly", ["trader", "trader", "knight", "scholar", "monk"], 2),
    ],
)
def test_deeds_give_coins_and_a_citizen(deed, kinds, each):
    *sent, last = kinds
    counts = " ".join(f"{sent.count(kind)} {kind}" for kind in dict.fromkeys(sent))
    game = prosperity(f"deeds: {deed} {counts}\n0 board: town-hall {last}; {BUSY}\n0 coins: 0")
    go(game, "0 use town-hall")
    go(game, *[f"0 send {last} {deed}"] * (f"send {last} {deed}" in options(game, 0)))
    assert (coins(game)[0], me(game).citizens) == (each, 1)


def test_the_orphanage_gives_a_coin_or_a_point():
    sent = "orphanage 3 farmer 2 boatman 1 craftsman 1 trader"
    game = prosperity(f"deeds: {sent}\n0 board: town-hall monk; {BUSY}\n0 coins: 0")
    go(game, "0 use town-hall", "0 send monk orphanage")
    assert options(game, 0) == ["reward coins", "reward development"]
    go(game, "0 reward development")
    assert (coins(game)[0], me(game).development, me(game).citizens) == (0, 1, 1)
