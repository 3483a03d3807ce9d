"""The Carpenter: steps, building, and the cards."""

import pytest
from structures_at import (
    carpenter,
    hand,
    looked_at,
    on_way,
    prosperity,
    put_under,
    structures,
)

from helpers import BUSY, check_pieces, go, in_bag, me, options, stands
from orleans.boxes.prosperity.fields import QUEUE
from orleans.errors import IllegalMove

ETAMPES = """
    0 structure-card: granary
    carpenter: etampes
    face-down: chartres_etampes_road good; etampes_montargis_road good
    hidden-goods: wine, grain
    """


def test_a_trader_leads_him_by_road_and_a_boatman_by_water():
    """Ruling 203: whoever made a step goes to the bag, the others stay."""
    game = prosperity(f"0 board: carpenter trader boatman; {BUSY}\n0 structure-card: mint")
    go(game, "0 use carpenter")
    assert "done" not in options(game, 0)
    assert "carpenter blois by water" in options(game, 0)
    assert "carpenter vierzon by road" in options(game, 0)
    go(game, "0 carpenter blois by water")
    assert (carpenter(game), in_bag(game, "boatman")) == ("blois", 1)
    assert [stands(game, f"carpenter.{n}") for n in range(3)] == ["trader", "-", "-"]
    assert options(game, 0) == ["done", "carpenter vendome by road", "carpenter vierzon by road"]
    go(game, "0 done", "1 pass", "0 use carpenter", "0 carpenter vierzon by road")
    assert carpenter(game) == "vierzon"
    assert [stands(game, f"carpenter.{n}") for n in range(3)] == ["-", "-", "-"]


def test_it_is_one_carpenter_for_all():
    game = prosperity(
        "0 board: carpenter boatman\n1 board: carpenter boatman\n1 structure-card: mint"
    )
    go(game, "0 use carpenter", "0 carpenter blois by water")
    go(game, "1 use carpenter", "1 carpenter tours by water")
    assert carpenter(game) == "tours"


def test_it_needs_a_follower_there():
    """Ruling 203."""
    game = prosperity(f"0 board: {BUSY}\n{ETAMPES}")
    assert game.why_not(0, "use carpenter") == ("the carpenter still needs trader-or-boatman")


def test_neither_a_step_nor_a_building_is_refused():
    """Ruling 203: no waterway leads out of Étampes."""
    game = prosperity(f"0 board: carpenter boatman; {BUSY}\n{ETAMPES}\n0 structure-card: mint")
    reason = "nobody there can lead the Carpenter away, and you can build nothing in his town"
    assert game.why_not(0, "use carpenter") == reason


def test_building_without_a_step_costs_nobody():
    """Rulings 203 and 208."""
    game = prosperity(f"0 board: carpenter boatman; {BUSY}\n{ETAMPES}")
    go(game, "0 use carpenter")
    way = "etampes_montargis_road"
    assert options(game, 0) == [
        "build structure on chartres_etampes_road",
        f"build structure on {way}",
    ]
    go(game, f"0 build structure on {way}")
    assert stands(game, "carpenter.0") == "boatman"
    assert structures(game) == f"granary {way}"
    assert (me(game).stations, on_way(game, way)) == (9, ["0"])
    check_pieces(game.state)


def test_after_building_one_of_two_new_cards_is_kept():
    game = prosperity(f"0 board: carpenter boatman; {BUSY}\n{ETAMPES}")
    go(
        game,
        "0 use carpenter",
        "0 build structure on chartres_etampes_road",
        chance=("look at mint", "look at keep"),
    )
    assert (hand(game), looked_at(game)) == ([], ["mint", "keep"])
    go(game, "0 keep structure 2")
    assert (hand(game), looked_at(game), put_under(game)) == (["keep"], [], ["mint"])
    assert game.actors == (1,)


def test_he_builds_any_number_of_times_in_a_round():
    game = prosperity(f"0 board: carpenter boatman trader; {BUSY}\n1 board: {BUSY}\n{ETAMPES}")
    go(
        game,
        "0 use carpenter",
        "0 build structure on chartres_etampes_road",
        chance=("look at ropewalk", "look at keep"),
    )
    go(game, "0 keep structure 1", "1 pass", "0 use carpenter", "0 carpenter montargis by road")
    go(game, "0 build structure on etampes_montargis_road")
    assert structures(game) == "granary chartres_etampes_road; ropewalk etampes_montargis_road"
    assert (game.state.round, me(game).stations) == (1, 8)
    check_pieces(game.state)


def test_passing_through_is_not_ending_there():
    """Ruling 203: building comes after the steps."""
    game = prosperity(f"0 board: carpenter trader trader; {BUSY}\n{ETAMPES}\ncarpenter: montargis")
    go(game, "0 use carpenter", "0 carpenter etampes by road", "0 carpenter chartres by road")
    assert structures(game) == "-"
    assert game.actors == (1,)


def test_steps_then_building():
    game = prosperity(f"0 board: carpenter trader; {BUSY}\n{ETAMPES}\ncarpenter: montargis")
    go(game, "0 use carpenter", "0 carpenter etampes by road")
    assert options(game, 0)[0] == "done"
    go(game, "0 build structure on chartres_etampes_road")
    assert structures(game) == "granary chartres_etampes_road"
    assert in_bag(game, "trader") == 1


def test_only_the_town_of_the_card():
    game = prosperity(f"0 board: carpenter trader; {BUSY}\n{ETAMPES}\n0 structure-card: mint")
    go(game, "0 use carpenter")
    with pytest.raises(IllegalMove, match="the Carpenter is not in nevers"):
        go(game, "0 build structure on chartres_etampes_road")


def test_without_a_good_nothing_is_built():
    """Ruling 207."""
    game = prosperity(
        f"0 board: carpenter trader; {BUSY}\n0 structure-card: granary\ncarpenter: etampes"
    )
    go(game, "0 use carpenter")
    with pytest.raises(IllegalMove, match="no free good lies on a way to the town"):
        go(game, "0 build structure on chartres_etampes_road")


def test_without_a_piece_nothing_is_built():
    """Ruling 208."""
    game = prosperity(f"0 board: carpenter trader; {BUSY}\n{ETAMPES}\n0 unbuilt: 0")
    go(game, "0 use carpenter")
    with pytest.raises(IllegalMove, match="you have no trading station left"):
        go(game, "0 build structure on chartres_etampes_road")


def test_stations_of_others_do_not_matter():
    """Ruling 208."""
    game = prosperity(f"0 board: carpenter boatman; {BUSY}\n{ETAMPES}\n1 stations: etampes")
    go(game, "0 use carpenter", "0 build structure on chartres_etampes_road")
    assert structures(game) == "granary chartres_etampes_road"


def test_it_stands_on_any_good_of_the_town_by_road_or_by_water():
    """Ruling 208: two connections lead from Châtellerault to Chinon."""
    ways = ["chinon_chatellerault_road", "chinon_chatellerault_water"]
    game = prosperity(
        f"""
        0 board: carpenter boatman; {BUSY}
        0 structure-card: armory
        carpenter: chatellerault
        face-down: {ways[0]} good; {ways[1]} good; tours_chinon_water good
        hidden-goods: 3 wine
        """
    )
    go(game, "0 use carpenter")
    built = [move for move in options(game, 0) if move.startswith("build")]
    assert sorted(built) == [f"build structure on {way}" for way in ways]
    go(game, f"0 build structure on {ways[1]}")
    assert (on_way(game, ways[1]), on_way(game, ways[0])) == (["0"], ["good"])


def test_a_good_under_a_structure_carries_no_other():
    """Rulings 207 and 209."""
    game = prosperity(
        f"""
        0 board: carpenter trader; {BUSY}
        0 structure-card: granary
        carpenter: etampes
        face-down: etampes_montargis_road 1
        hidden-goods: wine
        1 completed: ropewalk
        1 unbuilt: 9
        """
    )
    go(game, "0 use carpenter")
    assert not [move for move in options(game, 0) if move.startswith("build")]


def test_two_goods_of_one_way_carry_two_structures():
    """Ruling 208: the second good is as good as the first."""
    way = "orleans_briare_water"
    game = prosperity(
        f"""
        players: 3
        0 board: carpenter boatman; {BUSY}
        1 board: {BUSY}
        0 structure-card: shipyard
        carpenter: briare
        face-down: {way} 1 good
        hidden-goods: 2 wine
        1 completed: keep
        1 unbuilt: 9
        """
    )
    go(game, "0 use carpenter", f"0 build structure on {way}")
    assert on_way(game, way) == ["1", "0"]
    check_pieces(game.state)


def test_a_structure_is_no_station_for_the_vineyard():
    """Ruling 210: Briare lies at a river, but no wine is offered."""
    way = "orleans_briare_water"
    game = prosperity(
        f"""
        0 board: carpenter boatman; {BUSY}
        0 structure-card: shipyard
        0 tiles: vineyard
        0 coins: 5
        carpenter: briare
        face-down: {way} good
        hidden-goods: wine
        """
    )
    go(game, "0 use carpenter", f"0 build structure on {way}", "0 keep structure 1")
    assert (game.actors, me(game).coins) == ((1,), 5)


def test_a_covered_good_stays_and_the_way_stays_open():
    """Ruling 209."""
    game = prosperity(
        """
        players: 3
        0 board: ship farmer boatman knight; carpenter boatman boatman
        1 board: wagon farmer trader knight
        face-down: orleans_briare_water 1 good
        hidden-goods: 2 wine
        1 completed: shipyard
        1 unbuilt: 9
        """
    )
    go(game, "0 use ship", "0 go briare by water", "0 take hidden good", "1 pass")
    assert on_way(game, "orleans_briare_water") == ["1", "-"]
    go(game, "0 use carpenter", "0 carpenter briare by water")
    assert carpenter(game) == "briare"
    go(game, "0 carpenter sancerre by water")
    assert on_way(game, "orleans_briare_water") == ["1", "-"]


def test_who_may_stand_there():
    """Ruling 204."""
    text = """
        phase: planning
        0 market: own-trader, own-boatman, monk, knight, scholar
        0 gears: 1
        0 tracks: 2 craftsmen
        """
    game = prosperity(text)
    for kind in ("own-trader", "own-boatman", "monk"):
        assert f"place {kind} carpenter.0" in options(game, 0)
    for move in ("place knight carpenter.0", "place scholar carpenter.0", "gear carpenter.0"):
        assert move not in options(game, 0)
    game = prosperity(f"{text}\n0 tiles: school")
    assert "place scholar carpenter.0" in options(game, 0)


def test_a_step_is_made_by_whoever_can_do_least_else():
    """Ruling 205."""
    game = prosperity(f"0 board: carpenter monk trader boatman; {BUSY}\n0 structure-card: mint")
    go(game, "0 use carpenter", "0 carpenter vierzon by road")
    assert (in_bag(game, "trader"), in_bag(game, "monk")) == (1, 0)
    go(game, "0 carpenter bourges by water")
    assert (in_bag(game, "boatman"), in_bag(game, "monk")) == (1, 0)
    assert "carpenter vierzon by water" in options(game, 0)
    assert "carpenter sancerre by road" in options(game, 0)


def test_a_scholar_goes_before_a_monk():
    """Ruling 205."""
    game = prosperity(
        f"0 tiles: school\n0 board: carpenter monk scholar; {BUSY}\n0 structure-card: mint"
    )
    go(game, "0 use carpenter", "0 carpenter vierzon by road")
    assert (in_bag(game, "scholar"), in_bag(game, "monk")) == (1, 0)


def test_own_followers_lead_him_too():
    """Ruling 204."""
    game = prosperity(f"0 board: carpenter own-trader own-boatman; {BUSY}\n0 structure-card: mint")
    go(game, "0 use carpenter", "0 carpenter blois by water", "0 carpenter vendome by road")
    assert carpenter(game) == "vendome"
    assert (in_bag(game, "own-trader"), in_bag(game, "own-boatman")) == (1, 1)


def test_with_the_herb_garden_boatmen_use_roads():
    """Ruling 205: as long as it is face up."""
    text = f"0 board: carpenter boatman monk; {BUSY}\n0 structure-card: mint"
    game = prosperity(f"{text}\n0 tiles: herb-garden")
    go(game, "0 use carpenter", "0 carpenter vierzon by road")
    assert (in_bag(game, "boatman"), in_bag(game, "monk")) == (1, 0)
    game = prosperity(f"{text}\n0 burned-tiles: herb-garden")
    go(game, "0 use carpenter", "0 carpenter vierzon by road")
    assert (in_bag(game, "boatman"), in_bag(game, "monk")) == (0, 1)


def test_with_the_herb_garden_traders_do_not_swim():
    """Ruling 205."""
    game = prosperity(f"0 board: carpenter trader; {BUSY}\n0 tiles: herb-garden")
    go(game, "0 use carpenter")
    assert options(game, 0)
    assert not [move for move in options(game, 0) if move.endswith("by water")]


def test_a_scholar_stays_usable_after_the_firestorm():
    """Ruling 205."""
    game = prosperity(
        f"0 burned-tiles: school\n0 board: carpenter scholar; {BUSY}\n0 structure-card: mint"
    )
    go(game, "0 use carpenter", "0 carpenter blois by water")
    assert in_bag(game, "scholar") == 1


# --- the Scriptorium and the pile

WRITER = f"0 board: scriptorium knight scholar; {BUSY}\n0 structure-card: mint"


def test_the_scriptorium_still_gives_a_point():
    game = prosperity(WRITER)
    go(game, "0 use scriptorium")
    assert options(game, 0) == ["reward development", "exchange card"]
    go(game, "0 reward development")
    assert (me(game).development, hand(game)) == (1, ["mint"])


def test_the_scriptorium_exchanges_the_card():
    """Ruling 217: under the pile go the declined card, then the old one."""
    game = prosperity(WRITER)
    go(game, "0 use scriptorium", "0 exchange card", chance=("look at dairy", "look at keep"))
    go(game, "0 keep structure 1")
    assert (hand(game), put_under(game)) == (["dairy"], ["keep", "mint"])
    assert QUEUE.get(game.state) == (0, 0)
    assert stands(game, "scriptorium.0") == "-"


def test_the_scriptorium_at_the_end_of_the_track_and_without_a_card():
    """Ruling 217."""
    game = prosperity(f"0 board: scriptorium knight scholar; {BUSY}\n0 development: 30")
    go(game, "0 use scriptorium")
    assert len(looked_at(game)) == 2


ALL_BUT_ONE = """granary, pilgrims-church, horse-market, watch-tower, abbey, river-port, ropewalk,
    shipyard, weaving-mill, stone-quarry, fortress, iron-works, scholars-college,
    armory, fish-ponds, wine-estate, cloth-hall, sheepfold, pilgrims-hospice""".replace("\n", " ")


def without_cards(more):
    """Nearly all cards are complete; the pieces of 19 structures are on the map."""
    ways = [way.id for way in prosperity("").state.book.components.connections]
    first, second = ways[:10], ways[10:19]
    names = [name.strip() for name in ALL_BUT_ONE.split(",")]
    spots = [f"{way} 0" for way in first] + [f"{way} 1" for way in second]
    return f"""
        face-down: {"; ".join(spots)}
        hidden-goods: 19 grain
        0 completed: {", ".join(names[:10])}
        0 unbuilt: 0
        1 completed: {", ".join(names[10:])}
        1 unbuilt: 1
        0 board: scriptorium knight scholar; {BUSY}
        {more}
        """


def test_a_short_pile():
    """Ruling 206: of 22 cards 19 are complete, two are in hands."""
    game = prosperity(without_cards("0 structure-card: mint\n1 structure-card: dairy"))
    go(game, "0 use scriptorium", "0 exchange card")
    assert (hand(game), put_under(game)) == (["keep"], ["mint"])


def test_an_empty_pile():
    """Rulings 206 and 217."""
    text = without_cards("0 structure-card: mint\n1 structure-card: dairy\n0 looked-at: keep")
    game = prosperity(text)
    go(game, "0 use scriptorium")
    assert me(game).development == 1
    game = prosperity(f"{text}\n0 development: 30")
    reason = "your marker is at the end of the development track"
    assert game.why_not(0, "use scriptorium") == reason


def test_what_was_put_under_the_pile_comes_last_and_in_its_order():
    """Rulings 206 and 218."""
    game = prosperity(without_cards("under-pile: 1, 0\n0 put-under: mint\n1 put-under: dairy"))
    go(game, "0 use scriptorium", "0 exchange card")
    assert looked_at(game) == ["keep", "dairy"]
    assert (QUEUE.get(game.state), put_under(game, 1)) == ((0,), [])
