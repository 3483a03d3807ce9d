"""The Plague among other tiles: bars and prices by detours, the doctor, ways that count."""

import pytest
from plague import CASTLE, DOCTOR, at, draws, event, filled, fulfilled

from helpers import BUSY, coins, go, good, me, options, stands, town

WELL = f"0 tiles: well\n0 board: well {filled('well')}; {BUSY}"
FLEA_MARKET = f"0 tiles: flea-market\n0 board: flea-market {filled('flea-market')}; {BUSY}"


def by_well(text, name="income-a"):
    """What the Well can carry out."""
    return options(go(at(text, name), "0 use well"), 0)


def by_flea_market(text, name="income-a"):
    """What a six on the Flea Market can carry out."""
    return options(draws(go(at(text, name, ask_chance=True), "0 use flea-market"), "roll 6"), 0)


# --- bars (rulings 186 and 190)


@pytest.mark.parametrize(
    ("tile", "found"), [(WELL, by_well), (FLEA_MARKET, by_flea_market)], ids=["well", "flea market"]
)
def test_the_bars_of_plague_cards_hold_for_well_and_flea_market(tile, found):
    """Ruling 186."""
    assert "use farm-house" in found(tile)
    assert "use farm-house" not in found(f"{tile}\nplague-cards: homebodies")
    assert "use farm-house" in found(f"{tile}\nplague-cards: homebodies\n0 left-home: yes")


def test_the_four_of_the_flea_market_waits_for_the_merchant_too():
    """Ruling 186: it is the Farm House."""
    for card, grain in (("homebodies", 0), ("one-corpse", 1)):
        game = at(f"{FLEA_MARKET}\nplague-cards: {card}", ask_chance=True)
        draws(go(game, "0 use flea-market"), "roll 4")
        assert good(game, "grain") == grain


def test_whom_another_player_has_moved_has_left_orleans():
    """Rulings 174 and 186."""
    court = f"0 tiles: court\n0 board: court {filled('court')}\nplague-cards: homebodies\nmap: -\n"
    game = at(f"{court}1 board: farm-house boatman craftsman; {BUSY}")
    go(game, "0 use court", "0 go vierzon by road")
    assert "use farm-house" in options(game, 1)


@pytest.mark.parametrize(
    ("tile", "found"), [(WELL, by_well), (FLEA_MARKET, by_flea_market)], ids=["well", "flea market"]
)
def test_sabotage_and_curfew_hold_for_well_and_flea_market(tile, found):
    """Ruling 190."""
    wheel = f"{tile}; castle farmer gear trader"
    assert "use castle" in found(wheel, "trading-day-b")
    assert "use castle" not in found(wheel, "sabotage-b")
    assert {"use ship", "use wagon"} <= set(found(tile, "goods-tax-c"))
    assert not {"use ship", "use wagon"} & set(found(tile, "curfew-c"))


def test_sabotage_and_curfew_hold_for_the_church():
    """Ruling 190."""
    text = f"0 tiles: church\n0 coins: 9\n0 board: church {filled('church')}; {CASTLE}\n"
    theirs = f"1 tiles: {{0}}\n1 board: {{0}} {{1}}; {CASTLE}"
    see = text + theirs.format("episcopal-see", filled("episcopal-see"))
    assert "use church" in options(at(see, "goods-tax-c"), 0)
    assert "use church" not in options(at(see, "curfew-c"), 0)
    spaces = filled("winery").split()
    wheel = text + theirs.format("winery", " ".join(["gear", *spaces[1:]]))
    assert "use church" in options(at(wheel, "trading-day-b"), 0)
    assert "use church" not in options(at(wheel, "sabotage-b"), 0)


@pytest.mark.parametrize(("roll", "purse"), [(5, 5), (6, 6)])
def test_in_a_curfew_the_tinkerers_wagon_brings_its_coin_and_nobody_away(roll, purse):
    """Ruling 190."""
    wagon = f"0 tiles: tinkerers-wagon\n0 board: tinkerers-wagon craftsman trader; {CASTLE}"
    game = at(f"{wagon}\n1 board: {CASTLE}", "curfew-c", ask_chance=True)
    draws(go(game, "0 use tinkerers-wagon"), f"roll {roll}")
    assert (game.actors, town(game), coins(game)[0]) == ((1,), "orleans", purse)


# --- the price of a station (ruling 187)


def test_the_wine_of_the_vineyard_comes_after_the_price_of_the_station():
    """Ruling 187: with a single coin there is no wine."""
    board = f"0 tiles: vineyard\n0 board: guildhall {filled('guildhall')}\n0 merchant: blois\n"
    text = f"plague-cards: dear-stations\n{board}0 coins: "
    game = go(at(f"{text}1"), "0 use guildhall")
    assert (game.actors, coins(game)[0], good(game, "wine")) == ((1,), 0, 0)
    game = go(at(f"{text}2"), "0 use guildhall", "0 buy wine")
    assert (coins(game)[0], good(game, "wine")) == (0, 1)


def test_through_the_well_a_station_costs_its_coin_too():
    """Ruling 187."""
    text = f"plague-cards: dear-stations\n{WELL}\n0 coins: "
    assert "use guildhall" not in by_well(f"{text}0")
    game = go(at(f"{text}1"), "0 use well", "0 use guildhall")
    assert (coins(game)[0], me(game).stations) == (0, 9)


# --- the doctor on tiles (ruling 168)


def spaces_for_doctor(tiles):
    game = at(f"phase: planning\n0 board: {DOCTOR}\n0 tiles: {tiles}")
    start = "place plague-doctor "
    return {move.removeprefix(start) for move in options(game, 0) if move.startswith(start)}


def test_he_stands_on_every_space_of_board_and_tiles():
    """Ruling 168: those of monks and of anybody too."""
    book = at().state.book
    for tile in ("church", "brewery", "tavern", "back-door", "winery", "library"):
        spaces = len(book.components.places[book.numbers[tile]].spaces)
        assert {f"{tile}.{n}" for n in range(spaces)} <= spaces_for_doctor(tile)


def test_school_herb_garden_and_barracks_add_nothing_to_him():
    """Ruling 168."""
    alone = spaces_for_doctor("winery")
    for tile in ("school", "herb-garden", "barracks"):
        with_it = spaces_for_doctor(f"winery, {tile}")
        assert {space for space in with_it if not space.startswith(tile)} == alone


def test_in_the_theatre_he_is_one_of_the_audience():
    """Ruling 168: instead of a missing type; afterwards he goes home."""
    board = "theatre farmer boatman plague-doctor - - - -"
    game = go(at(f"0 tiles: theatre\n0 coins: 0\n0 board: {board}"), "0 use theatre")
    assert (coins(game)[0], stands(game, "sickbed.0")) == (3, "plague-doctor")


# --- milestones (ruling 171)


def test_a_star_that_is_jumped_over_was_reached():
    """Ruling 171."""
    stars = at().state.book.components.development.status
    before = stars.index(3) - 2
    text = f"0 cards: status-3\n0 development: {before}\n0 goods: brocade"
    game = go(event("retraining-c", text), "0 give brocade", "0 play status-3")
    assert (me(game).development, fulfilled(game)) == (before + 5, ["status-3"])


def test_after_a_loss_the_second_wheel_can_be_got_again():
    """Ruling 171: the first card was fulfilled, then Malfunction took a wheel."""
    village = "village farmer boatman craftsman"
    text = f"0 cards: second-wheel\n0 tracks: 2 craftsmen\n0 board: {village}; castle - gear -"
    game = go(at(text), "0 use village", "0 hire craftsman")
    assert "play second-wheel" in options(game, 0)


# --- ways (ruling 174) and bread (ruling 191)


def test_the_tinkerers_wagon_reaches_the_town_where_it_stops():
    """Ruling 174."""
    text = """
        0 tiles: tinkerers-wagon
        0 board: tinkerers-wagon craftsman trader
        0 cards: pilgrimage-vierzon
        """
    for goal, reached in (("vierzon", True), ("bourges", False)):
        game = at(text, ask_chance=True)
        draws(go(game, "0 use tinkerers-wagon"), "roll 2")
        go(game, f"0 jump {goal}")
        assert ("play pilgrimage-vierzon" in options(game, 0)) == reached


def test_bread_pays_no_retraining():
    """Rulings 83 and 191: it is worth points at the end of the game."""
    game = event("retraining-c", "0 tiles: bakery\n0 goods: bread\n0 coins: 3\n1 coins: 3")
    assert (coins(game), good(game, "bread")) == ([0, 0], 1)
