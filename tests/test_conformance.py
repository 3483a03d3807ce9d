"""Every setup, played at random: what must hold at every step."""

import random
from collections import Counter

import pytest

from helpers import at, check_pieces, wander
from orleans import NATURE, Game, Setup
from orleans.pieces import GOODS
from test_setup import SETUPS

PLAYS = [(edition, players, "sealed") for edition, players in SETUPS]
PLAYS += [("bigbox", players, "order") for players in (2, 5)]


def choose(game, seat, rng, policy):
    return wander(game, seat, rng) if policy == "wander" else rng.choice(game.moves(seat))


@pytest.mark.parametrize("policy", ["random", "wander"])
@pytest.mark.parametrize(("edition", "players", "planning"), PLAYS)
def test_a_random_game(edition, players, planning, policy):
    rng = random.Random(f"{edition}{players}{planning}{policy}")
    setup = Setup(players=players, edition=edition, planning=planning)
    game = Game(setup, seed=f"{edition}{players}")
    old: list[tuple[Game, object]] = []
    while not game.over:
        check_pieces(game.state)
        seat = rng.choice(game.actors)
        moves = game.moves(seat)
        assert list(moves) == sorted(set(moves))
        assert moves
        if rng.random() < 0.02:
            old.append((game.copy(), game.state.key()))
            twin = old[-1][0].copy()
            assert (twin.state, twin.actors) == (game.state, game.actors)
            assert hash(twin.state) == hash(game.state)
            again = Game.replay(game.record(), check_chance=True)
            assert again.state == game.state
            assert again.moves(seat) == moves
        game.play(seat, choose(game, seat, rng, policy))
    check_pieces(game.state)
    for copied, key in old:
        assert copied.state.key() == key  # no copy ever changes
    assert game.state.round == 18
    recount(game)


def recount(game):
    """The scores once more, from the pieces."""
    t = game.state
    for score in game.scores():
        p = t.players[score.seat]
        stars = [0, 4, 9, 15, 22, 30]
        status = sum(p.development >= star for star in stars)
        stations = sum(built >> score.seat & 1 for built in t.stations)
        goods = sum((n + 1) * p.goods[n] for n in range(GOODS))
        assert score.total == p.coins + goods + (stations + p.citizens) * status
        assert score.total == sum(score.sources.values())
    best = max((s.total, s.development) for s in game.scores())
    assert all(s.winner == ((s.total, s.development) == best) for s in game.scores())


def test_a_copy_goes_on_like_the_original():
    rng = random.Random(1)
    game = Game(Setup(players=3), seed="copy")
    for _ in range(100):
        game.play(game.actors[0], wander(game, game.actors[0], rng))
    twin = game.copy()
    one, other = random.Random(2), random.Random(2)
    while not game.over:
        game.play(game.actors[0], wander(game, game.actors[0], one))
        twin.play(twin.actors[0], wander(twin, twin.actors[0], other))
    assert twin.state == game.state
    assert twin.record() == game.record()


def test_a_game_played_again_with_forced_chance_is_the_same_game():
    rng = random.Random(3)
    game = Game(Setup(players=2), seed="force")
    while not game.over:
        game.play(game.actors[0], wander(game, game.actors[0], rng))
    forced = Game(Setup(players=2), seed="quite another", ask_chance=True)
    for who, move in game.history():
        forced.play(who, move)
    assert forced.state == game.state
    assert (
        sum(who == NATURE for who, _ in game.history()) > 72
    )  # more than the setup and the hour glass


def forced_tiles(seed):
    """A game of four in which every tile of the box is in play from the first round."""
    rng = random.Random(seed)
    book = Game(Setup(), seed="1").state.book
    tiles = [book.components.places[n].id for n in book.tiles]
    rng.shuffle(tiles)
    lines = [f"{seat} tiles: {', '.join(tiles[seat::4])}" for seat in range(4)]
    own = "own-farmer, own-boatman, own-craftsman, own-trader, knight, scholar, monk"
    lines += [f"{seat} market: {own}\n{seat} tracks: 1 knights" for seat in range(4)]
    return at("players: 4\nphase: followers\n" + "\n".join(lines), seed=str(seed))


def test_games_with_every_tile_in_play():
    """Each place is used, each tile does its work, and all pieces are kept."""
    used = Counter()
    for seed in range(10):
        rng = random.Random(seed)
        game = forced_tiles(seed)
        while not game.over:
            game.play(game.actors[0], wander(game, game.actors[0], rng))
            check_pieces(game.state)
        for _, move in game.history():
            verb, *names = game.state.book.moves.parts[move]
            used[names[0] if verb == "use" else verb] += 1
    places = game.state.book.components.places
    passive = {"herb-garden", "school", "sacristy"}
    assert {p.id for p in places} - set(used) <= passive
    assert used["protect"] > 0  # the Sacristy
    assert used["tower"] > 0
