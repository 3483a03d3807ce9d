"""Words for tests that read like the rulebook: a position, the moves, what must hold."""

from __future__ import annotations

import random
from textwrap import dedent

from orleans import Game
from orleans.bots.greedy import GreedyBot
from orleans.engine.table import RECALLING, STORING, Player, Table
from orleans.pieces import GEAR, GOOD_NAMES, GOODS, KIND_NAMES, KINDS, NEUTRAL, OWN, TRACK_NAMES
from orleans.rules.tiles import stations_built

BUSY = "wagon farmer trader knight"  # something else to do, so that nobody passes by force


def at(text: str, seed: str = "test", **options: bool) -> Game:
    """A game from a written position. Seat 1 has a turn to come, unless the text says more."""
    text = dedent(text)
    if "1 board:" not in text and "phase:" not in text:
        text += f"\n1 board: {BUSY}\n"
    return Game.from_position(text, seed, **options)


def go(game: Game, *steps: str, chance: tuple[str, ...] = ()) -> Game:
    """Play steps like '0 use castle'; `chance` forces the draws after the last one."""
    for n, step in enumerate(steps):
        seat, _, move = step.partition(" ")
        game.play(int(seat), move, chance if n == len(steps) - 1 else ())
    return game


def options(game: Game, seat: int) -> list[str]:
    return [game.text(move) for move in game.moves(seat)]


def me(game: Game, seat: int = 0) -> Player:
    return game.state.players[seat]


def good(game: Game, name: str, seat: int = 0) -> int:
    return me(game, seat).goods[GOOD_NAMES.index(name)]


def track(game: Game, name: str, seat: int = 0) -> int:
    return me(game, seat).tracks[TRACK_NAMES.index(name)]


def in_bag(game: Game, name: str, seat: int = 0) -> int:
    return me(game, seat).bag[KIND_NAMES.index(name)]


def in_market(game: Game, name: str, seat: int = 0) -> int:
    return me(game, seat).market[KIND_NAMES.index(name)]


def stands(game: Game, space: str, seat: int = 0) -> str:
    """What stands on a space: a follower's name, 'gear' or '-'."""
    place, _, index = space.rpartition(".")
    book = game.state.book
    content = me(game, seat).spaces[book.first[book.numbers[place]] + int(index)]
    return "-" if not content else "gear" if content == GEAR else KIND_NAMES[content - 1]


def tiles(game: Game, seat: int = 0) -> list[str]:
    return [game.state.book.components.places[n].id for n in me(game, seat).layout.tiles]


def supply(game: Game, name: str) -> int:
    return game.state.supply[KIND_NAMES.index(name)]


def check_pieces(t: Table) -> None:
    """Every piece of the box is somewhere, once."""
    c = t.book.components
    box = c.supply(len(t.players))
    for kind in range(NEUTRAL):
        count = t.supply[kind] + t.lost_followers[kind]
        for p in t.players:
            count += p.bag[kind] + p.market[kind] + p.spaces.count(kind + 1)
        for n, deed in enumerate(c.deeds):
            count += deed.spaces[kind] - t.deeds[n * NEUTRAL + kind]
        assert count == box.followers[kind], f"{KIND_NAMES[kind]}: {count}"
    for p in t.players:
        for kind in range(OWN, KINDS):
            assert p.bag[kind] + p.market[kind] + p.spaces.count(kind + 1) == 1
        hands = 2 if p.stage in (RECALLING, STORING) else 0  # just drawn, on the way to the tower
        assert sum(p.market) <= c.player.market + hands
    gears = t.gears + t.lost_gears + sum(p.gears + p.spaces.count(GEAR) for p in t.players)
    assert gears == box.gears
    for n in range(GOODS):
        count = t.goods[n] + t.lost_goods[n] + t.lying.count(n + 1)
        count += sum(p.goods[n] for p in t.players)
        assert count == c.goods[n].count
    for seat, p in enumerate(t.players):
        assert 0 <= p.stations <= c.player.stations - stations_built(t, seat)
        assert p.coins >= 0
        assert 0 <= p.bound_gears <= p.gears
    owned = [tile for p in t.players for tile in p.layout.tiles] + list(t.offer)
    assert len(owned) == len(set(owned))
    numbers = [*t.supply, *t.goods, *t.deeds, *t.lost_goods, *t.lost_followers, t.gears]
    assert min(numbers) >= 0
    citizens = sum(p.citizens for p in t.players)
    deeds = [any(t.deeds[n * NEUTRAL : (n + 1) * NEUTRAL]) for n in range(len(c.deeds))]
    most = 1 if t.over else 0
    assert citizens - deeds.count(False) - t.claimed.bit_count() in (0, most)


def wander(game: Game, seat: int, rng: random.Random) -> int:
    """A player who gets about: mostly sensible, sometimes anything at all."""
    moves = game.moves(seat)
    if rng.random() < 0.1 and not game.text(moves[-1]).startswith("draw"):
        return rng.choice(moves)
    return GreedyBot(rng).choose(game.view(seat), moves)
