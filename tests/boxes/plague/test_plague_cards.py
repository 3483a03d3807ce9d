"""The Plague: the fifteen Plague cards."""

import pytest
from plague import afflictions, at, corpses, draws, filled, left

from helpers import BUSY, check_pieces, coins, go, me, options, stands
from orleans import NATURE, BadPosition, Game, IllegalMove, Setup
from orleans.pieces import MONK, SCHOLAR


def dealt(*cards, players=3):
    """A game whose three Plague cards are these; chance waits."""
    game = Game(Setup(players=players, modules=("plague",)), seed="cards", ask_chance=True)
    while True:
        moves = [game.text(move) for move in game.moves(NATURE)]
        if moves[0].startswith("afflict"):
            break
        game.play(NATURE, moves[0])
    before = game.copy()
    draws(game, *[f"afflict {card}" for card in cards])
    check_pieces(game.state)
    return before.state, game


WHATEVER = ("homebodies", "village-by-hand", "tiles-by-hand")


def test_three_cards_are_revealed():
    _, game = dealt(*WHATEVER)
    assert afflictions(game) == list(WHATEVER)
    assert game.text(game.moves(NATURE)[0]).startswith("deal")


# --- at the start (ruling 185)


def test_as_many_scholars_as_players_leave():
    before, game = dealt("fewer-scholars", *WHATEVER[:2])
    assert game.state.supply[SCHOLAR] == before.supply[SCHOLAR] - 3
    assert game.state.lost_followers[SCHOLAR] == 3


def test_half_of_the_wheels_and_monks_leave_rounded_down():
    before, game = dealt("fewer-wheels", "fewer-monks", "homebodies")
    assert game.state.lost_gears == before.gears // 2
    assert game.state.gears == before.gears - before.gears // 2
    assert game.state.lost_followers[MONK] == before.supply[MONK] // 2


def test_corpses_lie_on_the_markets_from_the_start():
    _, game = dealt("one-corpse", "homebodies", "two-corpses")
    assert [corpses(game, seat) for seat in range(3)] == [(0, 3, 0)] * 3
    assert left(game) == 46 - 9


def test_everybody_has_four_stations_less():
    before, game = dealt("fewer-stations", *WHATEVER[:2])
    assert me(game).stations == before.players[0].stations - 4 == 6


def test_the_second_tile_is_removed_unseen():
    _, game = dealt("lost-round", *WHATEVER[:2])
    rounds = 0
    while not game.over:
        if game.actors == (NATURE,):
            text = game.text(game.moves(NATURE)[0])
            rounds += text.startswith("reveal")
            game.play(NATURE, text)
        else:
            seat = game.actors[0]
            game.play(seat, game.moves(seat)[0])
    assert (rounds, game.state.round) == (17, 17)


# --- for the whole game


def homebody(more=""):
    farm = "farm-house boatman craftsman"
    return at(f"plague-cards: homebodies\n0 board: {farm}; {BUSY}\n{more}")


def test_the_farm_house_waits_until_the_merchant_has_left_orleans():
    """Ruling 186."""
    game = homebody()
    with pytest.raises(IllegalMove, match="your merchant has not left Orléans yet"):
        game.play(0, "use farm-house")
    assert "use farm-house" in options(homebody("0 merchant: tours"), 0)
    assert "use farm-house" in options(homebody("0 left-home: yes"), 0)
    go(game, "0 use wagon", "0 go vierzon by road")
    while game.actors == (0,):
        game.play(0, options(game, 0)[0])
    assert "use farm-house" in options(go(game, "1 pass"), 0)


def test_nobody_forgets_that_the_merchant_was_away():
    game = homebody("map: -")
    go(game, "0 use wagon", "0 go vierzon by road", "1 pass")
    assert "0 left-home: yes" in game.position()


def test_no_wheel_in_the_village_or_on_place_tiles():
    text = """
        phase: planning
        plague-cards: {}
        0 gears: 1
        0 bound: 0
        0 tracks: 2 craftsmen
        0 tiles: winery
        1 market: knight
        """
    both = set(options(at(text.format("one-corpse")), 0))
    village = set(options(at(text.format("village-by-hand")), 0))
    tiles = set(options(at(text.format("tiles-by-hand")), 0))
    assert {move.partition(".")[0] for move in both - village} == {"gear village"}
    assert {move.partition(".")[0] for move in both - tiles} == {"gear winery"}
    game = at(text.format("village-by-hand"))
    with pytest.raises(IllegalMove, match="a Plague card forbids gear wheels here"):
        game.play(0, "gear village.0")


GUILDHALL = "0 board: guildhall {}; " + BUSY


def test_a_station_costs_a_coin():
    """Ruling 187: without it nothing is built."""
    board = GUILDHALL.format(filled("guildhall"))
    game = at(f"plague-cards: dear-stations\n{board}\n0 coins: 1")
    assert coins(go(game, "0 use guildhall"))[0] == 0
    game = at(f"plague-cards: dear-stations\n{board}\n0 coins: 0")
    with pytest.raises(IllegalMove, match="every trading station costs 1 coin"):
        game.play(0, "use guildhall")


def test_stations_of_road_and_quarry_cost_it_too():
    """Ruling 187."""
    text = "plague-cards: {}\n0 tiles: road, quarry\n0 board: road {}; quarry {}\n0 coins: 2"
    spaces = filled("road"), filled("quarry")
    cheap = at(text.format("one-corpse", *spaces))
    assert {"use road", "use quarry"} <= set(options(cheap, 0))
    dear = at(text.format("dear-stations", *spaces))
    assert "use quarry" not in options(dear, 0)
    assert coins(go(dear, "0 use road"))[0] == 1


def test_the_town_hall_waits_for_the_third_star():
    """Ruling 186: followers may be placed there."""
    stars = at().state.book.components.development.status
    text = f"plague-cards: closed-town-hall\n0 board: town-hall knight -; {BUSY}\n"
    game = at(f"{text}0 development: {stars.index(3) - 1}")
    with pytest.raises(IllegalMove, match="the Town Hall is closed before star 3"):
        game.play(0, "use town-hall")
    assert "use town-hall" in options(at(f"{text}0 development: {stars.index(3)}"), 0)
    planning = at(
        "phase: planning\nplague-cards: closed-town-hall\n0 market: knight\n1 market: monk"
    )
    assert "place knight town-hall.0" in options(planning, 0)


def test_the_development_track_pays_nothing():
    """Ruling 189: its spaces with coins still stop a marker under torture."""
    track = at().state.book.components.development.coins
    space = next(n for n, paid in enumerate(track) if paid)
    board = f"0 board: scriptorium {filled('scriptorium')}; {BUSY}"
    board += f"\n0 development: {space - 1}\n0 coins: 0"
    assert coins(go(at(board), "0 use scriptorium"))[0] == track[space]
    game = go(at(f"plague-cards: no-track-money\n{board}"), "0 use scriptorium")
    assert (coins(game)[0], me(game).development) == (0, space)
    text = f"plague-cards: no-track-money\nphase: event\n0 development: {space}\n0 coins: 0"
    tax = at(f"{text}\n1 coins: 9", "development-tax-d")
    assert "give development" not in options(tax, 0)


def test_the_levy_is_paid_before_the_census_by_whoever_has_corpses():
    """Ruling 188."""
    text = "phase: corpse-levy\nplague-cards: corpse-levy\n0 coins: 2\n1 coins: 2\n"
    assert coins(at(f"{text}0 market: 2 corpse")) == [1, 2]
    assert coins(at(f"{text}1 tiles: cemetery\n1 cemetery: yes")) == [2, 1]
    poor = at(f"{text}0 market: corpse".replace("0 coins: 2", "0 coins: 0"))
    assert me(poor).stations == 9  # torture: a station not yet built
    assert coins(at("phase: corpse-levy\n0 coins: 2\n0 market: corpse"))[0] == 2
    both = "0 goods: wool\n1 goods: wool\n0 market: corpse\n1 market: corpse\nstart: 1\n"
    assert at(both + text.replace("coins: 2", "coins: 0")).actors == (1,)  # the start player first


def test_cards_that_are_not_revealed_do_nothing():
    game = at(f"0 board: farm-house boatman craftsman; {BUSY}")
    assert "use farm-house" in options(game, 0)
    assert stands(game, "farm-house.0") == "boatman"
    with pytest.raises(BadPosition, match="is not known"):
        at("plague-cards: rain")
