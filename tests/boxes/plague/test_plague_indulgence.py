"""The Plague: fulfilling Indulgence cards."""

import pytest
from plague import CASTLE, at, corpses, draws, event, filled, fulfilled, hand, left

from helpers import BUSY, coins, go, good, me, options
from orleans import Game, IllegalMove
from orleans.boxes.plague.fields import ARRIVED, BEFORE, MOMENTS

SHIP = "ship farmer boatman knight"


def plays(game, seat=0):
    return [move for move in options(game, seat) if move.startswith("play")]


def holding(cards, board=BUSY, more="", name="income-a", **options_):
    return at(f"0 cards: {cards}\n0 market: 2 corpse\n0 board: {board}\n{more}", name, **options_)


# --- donate


def test_a_donation_is_made_on_the_own_turn_and_all_corpses_go():
    """Ruling 177: goods go to the supply."""
    game = holding("donate-1-wine", more="0 goods: 2 wine\ngoods: 3 wine")
    go(game, "0 play donate-1-wine")
    assert (good(game, "wine"), game.state.goods[2]) == (1, 4)
    assert (fulfilled(game), hand(game)) == (["donate-1-wine"], [])
    assert (corpses(game), left(game)) == ((0, 0, 0), 46)
    assert "use wagon" in options(game, 0)  # it is no action


@pytest.mark.parametrize(
    ("card", "goods", "purse", "rest"),
    [
        ("donate-1-grain", "grain", 0, (0, 0)),
        ("donate-1-cheese", "cheese", 0, (0, 0)),
        ("donate-1-wool", "wool", 0, (0, 0)),
        ("donate-1-brocade", "brocade", 0, (0, 0)),
        ("donate-3-coins", "", 4, (0, 1)),
        ("donate-5-grain", "6 grain", 0, (1, 0)),
        ("donate-3-cheese", "3 cheese", 0, (0, 0)),
        ("donate-3-wine", "4 wine", 0, (1, 0)),
        ("donate-5-coins", "", 5, (0, 0)),
        ("donate-10-coins", "", 12, (0, 2)),
    ],
)
def test_every_donation(card, goods, purse, rest):
    game = holding(card, more=f"0 goods: {goods or '-'}\n0 coins: {purse}")
    go(game, f"0 play {card}")
    assert (sum(me(game).goods), coins(game)[0]) == rest
    assert fulfilled(game) == [card]


def test_without_the_goods_or_coins_nothing_is_donated():
    game = holding("donate-5-grain, donate-5-coins", more="0 goods: 4 grain, 3 bread\n0 coins: 4")
    assert plays(game) == []
    with pytest.raises(IllegalMove, match="you have too little grain"):  # ruling 177: bread is none
        game.play(0, "play donate-5-grain")
    with pytest.raises(IllegalMove, match="you have fewer than 5 coins"):
        game.play(0, "play donate-5-coins")
    with pytest.raises(IllegalMove, match="this card is not in your hand"):
        game.play(0, "play donate-1-grain")


# --- deliver


@pytest.mark.parametrize(
    ("town", "goods", "purse"),
    [
        ("orleans", "brocade", 0),
        ("vendome", "grain", 0),
        ("briare", "wool", 0),
        ("chatellerault", "-", 5),
        ("bourges", "cheese, wine", 0),
    ],
)
def test_a_delivery_is_made_where_the_merchant_is(town, goods, purse):
    more = f"0 goods: {goods}\n0 coins: {purse}\n0 merchant: "
    game = go(holding(f"deliver-{town}", more=more + town), f"0 play deliver-{town}")
    assert (sum(me(game).goods), coins(game)[0]) == (0, 0)
    with pytest.raises(IllegalMove, match=f"your merchant is not in {town}"):
        holding(f"deliver-{town}", more=more + "tours").play(0, f"play deliver-{town}")


# --- pilgrimage


@pytest.mark.parametrize(
    ("town", "start", "way"),
    [
        ("vierzon", "orleans", "road"),
        ("sancerre", "briare", "water"),
        ("le-mans", "vendome", "road"),
        ("chinon", "tours", "water"),
        ("loches", "tours", "water"),
        ("etampes", "chartres", "road"),
        ("argenton", "chateauroux", "road"),
    ],
)
def test_a_pilgrimage_is_made_when_the_merchant_arrives(town, start, way):
    board = SHIP if way == "water" else BUSY
    use = "ship" if way == "water" else "wagon"
    game = holding(f"pilgrimage-{town}", board, f"0 merchant: {start}\nmap: -")
    go(game, f"0 use {use}", f"0 go {town} by {way}", f"0 play pilgrimage-{town}")
    assert (fulfilled(game), corpses(game)) == ([f"pilgrimage-{town}"], (0, 0, 0))


def test_whoever_is_there_already_makes_no_pilgrimage():
    game = holding("pilgrimage-vierzon", more="0 merchant: vierzon")
    assert plays(game) == []
    with pytest.raises(IllegalMove, match="has not come to vierzon on this turn"):
        game.play(0, "play pilgrimage-vierzon")


def test_the_moment_is_over_when_the_turn_is():
    """Ruling 170."""
    game = holding("pilgrimage-vierzon", f"{BUSY}; {CASTLE}", "map: -")
    go(game, "0 use wagon", "0 go vierzon by road")
    assert options(game, 0) == ["done", "play pilgrimage-vierzon"]
    go(game, "0 done", "1 pass")
    assert plays(game) == []
    assert all(not any(field.of(game.state, 1)) for field in MOMENTS)


def test_a_merchant_whom_another_player_moves_makes_no_pilgrimage():
    """Ruling 174."""
    court = "0 tiles: court\n0 board: court {}\n1 cards: pilgrimage-vierzon\nmap: -\n1 board: {}"
    game = at(court.format(filled("court"), BUSY))
    go(game, "0 use court", "0 go vierzon by road")
    assert plays(game, 1) == []
    assert ARRIVED.of(game.state, 1) == ()


# --- build


@pytest.mark.parametrize("town", ["chartres", "montargis", "blois", "tours", "le-blanc", "nevers"])
def test_a_station_is_built_in_the_town(town):
    board = f"guildhall {filled('guildhall')}"
    game = holding(f"build-{town}", board, f"0 merchant: {town}")
    assert plays(game) == []
    go(game, "0 use guildhall", f"0 play build-{town}")
    assert fulfilled(game) == [f"build-{town}"]


def test_a_station_that_was_built_before_does_not_count():
    game = holding("build-tours", more="0 stations: tours\n0 merchant: tours")
    with pytest.raises(IllegalMove, match="you have not built in tours on this turn"):
        game.play(0, "play build-tours")


# --- milestones


def milestone(card, board, moves, more=""):
    """Before the action the card cannot be played, afterwards it can."""
    game = holding(card, board, more, ask_chance=True)
    assert plays(game) == []
    with pytest.raises(IllegalMove, match="has not come about on this turn"):
        game.play(0, f"play {card}")
    go(game, *moves)
    assert f"play {card}" in options(game, 0)
    return go(game, f"0 play {card}")


def guild(towns, at_town):
    board = f"guildhall {filled('guildhall')}"
    return board, ["0 use guildhall"], f"0 stations: {towns}\n0 merchant: {at_town}"


def test_the_fifth_station():
    game = milestone("fifth-station", *guild("blois, tours, briare, vierzon", "chinon"))
    assert fulfilled(game) == ["fifth-station"]
    game = holding("fifth-station", *guild("blois, tours, briare, vierzon, loches", "chinon")[::2])
    assert plays(go(game, "0 use guildhall")) == []  # the sixth


def test_the_third_station_without_a_waterway():
    """Ruling 173."""
    milestone("inland-stations", *guild("chartres, etampes, tours", "le-mans"))
    game = holding("inland-stations", *guild("chartres, etampes", "tours")[::2])
    assert plays(go(game, "0 use guildhall")) == []


def scriptorium(development):
    return (
        f"scriptorium {filled('scriptorium')}",
        ["0 use scriptorium"],
        f"0 development: {development}",
    )


def star(number):
    stars = at().state.book.components.development.status
    return stars.index(number)


@pytest.mark.parametrize("number", [3, 5])
def test_a_development_status(number):
    milestone(f"status-{number}", *scriptorium(star(number) - 1))


def test_the_cathedral_adds_nothing_to_the_status_of_cards():
    """Ruling 173."""
    board, moves, more = scriptorium(star(2) - 1)
    game = holding("status-3", board, f"{more}\n0 tiles: cathedral")
    assert plays(go(game, *moves)) == []


VILLAGE = "village farmer boatman craftsman"


def test_the_second_gear_wheel():
    """Ruling 171: a wheel that is not yet placed counts."""
    game = milestone(
        "second-wheel",
        f"{VILLAGE}; castle - gear -",
        ["0 use village", "0 hire craftsman"],
        "0 tracks: 1 craftsmen",
    )
    assert fulfilled(game) == ["second-wheel"]


def test_the_third_place_tile():
    """Ruling 173: the Infirmary does not count."""
    milestone(
        "third-tile",
        VILLAGE,
        ["0 use village", "0 hire trader", "0 build hayrick"],
        "0 tiles: winery, cellar\noffer: hayrick, brewery\n0 tracks: 1 traders",
    )


def test_the_first_wine_of_the_farmers_track():
    bonus = at().state.book.components.tracks[0].bonus
    space = bonus.index(2, 1)
    milestone(
        "first-wine",
        f"farm-house {filled('farm-house')}",
        ["0 use farm-house"],
        f"0 tracks: {space - 1} farmers",
    )


def test_the_second_citizen_and_the_end_of_a_track():
    knights = at().state.book.components.tracks[4]
    more = f"0 tracks: {knights.last - 1} knights\n0 citizens: 0"
    milestone("track-end", CASTLE, ["0 use castle"], more)
    boatmen = at().state.book.components.tracks[1]
    assert boatmen.citizen
    deed = "deeds: plague-coinage 2 trader 2 craftsman; storeroom 3 farmer 1 boatman\n0 citizens: 1"
    milestone(
        "second-citizen",
        "town-hall boatman -",
        ["0 use town-hall", "0 send boatman plague-coinage"],
        deed,
    )


def test_a_citizen_of_a_completed_deed():
    milestone(
        "deed-citizen",
        "town-hall boatman -",
        ["0 use town-hall", "0 send boatman plague-coinage"],
        "deeds: plague-coinage 2 trader 2 craftsman",
    )


def test_the_end_of_development_and_a_second_end():
    """Ruling 173."""
    milestone("track-end", *scriptorium(29))
    ends = "0 tracks: 5 knights\n0 development: "
    board, moves, _ = scriptorium(29)
    milestone("track-end", board, moves, f"{ends}29")
    game = go(holding("track-end", board, f"{ends}28"), *moves)
    assert plays(game) == []


def test_a_station_on_the_road_may_be_the_fifth():
    """Ruling 171."""
    board = f"road {filled('road')}"
    more = "0 tiles: road\n0 stations: blois, tours, briare, vierzon"
    milestone("fifth-station", board, ["0 use road"], more)


def test_the_same_number_can_be_reached_again_after_a_loss():
    """Ruling 171."""
    board, moves, more = guild("blois, tours, briare, vierzon", "chinon")
    game = holding("fifth-station", board, f"{more}\n0 unbuilt: 3")
    assert plays(go(game, *moves)) == ["play fifth-station"]


# --- two monks (ruling 172)


def drawn(cards="two-monks", market="2 corpse", bag="3 monk, 4 knight"):
    text = f"phase: followers\n0 cards: {cards}\n0 market: {market}\n0 bag: {bag}"
    return at(f"{text}\n1 bag: knight", ask_chance=True)


def test_two_monks_are_drawn():
    game = drawn()
    draws(go(game, "0 draw 4"), "come monk", "come knight", "come monk", "come knight")
    assert options(game, 0) == ["done", "play two-monks"]
    go(game, "0 play two-monks")
    assert (fulfilled(game), corpses(game)) == (["two-monks"], (0, 0, 0))
    assert not any(BEFORE.of(game.state, 0))
    assert "ready" in options(game, 0)  # no further draw


def test_a_monk_who_comes_to_one_makes_two_but_not_to_two():
    game = drawn(market="monk")
    draws(go(game, "0 draw 4"), "come monk", *["come knight"] * 3)
    assert "play two-monks" in options(game, 0)
    game = drawn(market="2 monk")
    draws(go(game, "0 draw 4"), "come monk", *["come knight"] * 3)
    assert plays(game) == []


def test_monks_moved_back_instead_of_draws_come_together_too():
    text = """
        phase: followers
        0 cards: two-monks
        0 market: 2 corpse
        0 bag: 4 knight
        0 board: monastery monk -; infirmary monk
        1 bag: 4 knight, 2 corpse
        """
    game = go(at(text, ask_chance=True), "0 draw 1", "0 back monastery.0")
    draws(go(game, "1 draw 3"), *["come knight"] * 3)  # others draw meanwhile
    draws(go(game, "0 back infirmary.0", "0 done"), "come knight")
    assert options(game, 0) == ["done", "play two-monks"]
    game = go(at(text), "0 draw 0", "0 back monastery.0", "0 back infirmary.0", "0 done")
    assert options(game, 0) == ["done", "play two-monks"]
    go(game, "0 play two-monks")
    assert (fulfilled(game), corpses(game)) == (["two-monks"], (0, 0, 0))
    assert "ready" in options(game, 0)
    game = go(at(text), "0 draw 0", "0 back monastery.0", "0 done")
    assert "ready" in options(game, 0)  # a single one


def test_a_monk_whom_the_statue_brings_into_the_market_may_be_the_second():
    text = "0 tiles: statue\n0 cards: two-monks\n0 market: {}\n0 board: monastery {}"
    game = at(text.format("monk", filled("monastery")))
    assert plays(go(game, "0 use monastery", "0 to market")) == ["play two-monks"]
    game = at(text.format("2 monk", filled("monastery")))
    assert plays(go(game, "0 use monastery", "0 to market")) == []


def test_nothing_is_donated_while_drawing():
    """Ruling 169."""
    game = drawn("donate-3-coins")
    draws(go(game, "0 draw 4"), "come monk", "come knight", "come monk", "come knight")
    assert plays(game) == []


# --- when (ruling 169)


def test_several_cards_before_and_after_the_action():
    game = holding(
        "donate-1-wine, donate-3-coins, pilgrimage-vierzon", more="0 goods: wine\nmap: -"
    )
    go(game, "0 play donate-1-wine", "0 use wagon", "0 go vierzon by road")
    assert options(game, 0) == ["done", "play pilgrimage-vierzon", "play donate-3-coins"]
    go(game, "0 play donate-3-coins", "0 play pilgrimage-vierzon")
    assert len(fulfilled(game)) == 3
    assert game.actors == (1,)


def test_a_card_is_played_without_corpses_too_and_in_the_turn_one_passes():
    game = at("0 cards: donate-3-coins\n0 board: -")
    go(game, "0 play donate-3-coins")
    assert fulfilled(game) == ["donate-3-coins"]


def test_in_phase_6_only_what_the_event_itself_has_brought_about():
    text = "map: -\n0 cards: pilgrimage-vierzon, donate-3-coins\n0 coins: 9\n0 market: corpse"
    game = go(event("bon-voyage-b", text), "0 go vierzon by road")
    assert options(game, 0) == ["done", "play pilgrimage-vierzon"]
    game = event("bon-voyage-b", "map: -\n0 cards: donate-3-coins\n0 coins: 9")
    go(game, "0 go vierzon by road")
    assert plays(game) == []


def test_a_milestone_by_an_event():
    game = event("retraining-c", f"0 cards: status-3\n0 development: {star(3) - 1}\n0 goods: wool")
    go(game, "0 give wool", "0 play status-3")
    assert fulfilled(game) == ["status-3"]
    for field in MOMENTS:  # ruling 170
        assert not any(field.of(game.state, 0) + field.of(game.state, 1))


# --- orders (ruling 159)


def test_cards_come_first_then_the_order_with_its_pass():
    game = Game.from_position(
        f"""
modules: orders plague
players: 2
round: 2
event: plague-income-a
orders: order-03
0 merchant: briare
0 goods: 2 cheese, wool
0 cards: deliver-briare, donate-1-cheese
0 board: {CASTLE}; {BUSY}
1 board: {BUSY}
""",
        "orders",
    )
    go(game, "0 use castle", "0 play deliver-briare", "0 done")
    assert options(game, 0) == ["done", "fulfil order-03"]
    go(game, "0 fulfil order-03")
    assert (me(game).passed, fulfilled(game)) == (True, ["deliver-briare"])
