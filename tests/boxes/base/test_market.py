"""The market of place tiles that is refilled (ruling 111)."""

import random

from helpers import at, check_pieces, check_read_back, go, options, outcomes, tiles, wander
from orleans import Game, Setup

TEXT = """
    tiles: market-3
    edition: dlp
    offer: hayrick, winery, brewery, cellar, school, office
    0 tracks: 1 traders
    0 board: village farmer boatman craftsman
    """


def test_the_next_tile_of_the_category_comes_when_one_is_taken():
    game = at(TEXT, ask_chance=True)
    go(game, "0 use village", "0 hire trader", "0 build school")
    assert outcomes(game) == [
        "offer pharmacy",
        "offer horse-wagon",
        "offer gunpowder-tower",
        "offer laboratory",
    ]
    game.play(-1, "offer laboratory")
    assert tiles(game) == ["school"]
    names = [game.state.book.components.places[n].id for n in game.state.offer]
    assert names == ["hayrick", "winery", "brewery", "cellar", "office", "laboratory"]
    assert "pile: " in game.position()
    assert "laboratory" not in game.position().partition("pile: ")[2].partition("\n")[0]
    check_read_back(game)


def test_an_empty_pile_gives_nothing():
    game = at(f"{TEXT}\npile: library", ask_chance=True)
    go(game, "0 use village", "0 hire trader", "0 build school")
    assert options(game, 1)[0] == "pass"
    assert len(game.state.offer) == 5


def test_whole_games_with_a_market():
    for edition in ("dlp", "bigbox"):
        game = Game(Setup(players=2, edition=edition, tiles="market-3"), seed=edition)
        rng = random.Random(1)
        while not game.over:
            seat = game.actors[0]
            game.play(seat, wander(game, seat, rng))
            check_pieces(game.state)
        assert Game.replay(game.record(), check_chance=True).state == game.state
