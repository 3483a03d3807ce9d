"""Words for tests that read like the rulebook: a position, the moves, what must hold."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from textwrap import dedent

import pytest

from orleans import NATURE, Game
from orleans.bots.greedy import GreedyBot
from orleans.boxes.base.accounts import faults
from orleans.boxes.bigbox.stock import STOCK
from orleans.kernel.asking import question_of
from orleans.kernel.effects import Action, Event, Reward
from orleans.kernel.table import PLANNING, Player, Table
from orleans.kernel.verbs import EFFECT, VERB, verb_of
from orleans.pieces import GEAR, GOOD_NAMES, KIND_NAMES, TRACK_NAMES

# Every edition with every number of players.
SETUPS = [
    (edition, players)
    for edition, most in (("dlp", 4), ("capstone", 5), ("bigbox", 5))
    for players in range(2, most + 1)
]
NOT_COMPILED = pytest.mark.skipif(
    hasattr(Table, "__mypyc_attrs__"), reason="compiled classes have no subclasses in tests"
)
BUSY = "wagon farmer trader knight"  # something else to do, so that nobody has to pass


def at(text: str, seed: str = "test", **options: bool) -> Game:
    """A game from a written position, of two players unless it says otherwise.

    Seat 1 has a turn to come, unless the text says more.
    """
    text = dedent(text)
    if "players:" not in text:
        text += "\nplayers: 2\n"
    if "1 board:" not in text and "phase:" not in text:
        text += f"\n1 board: {BUSY}\n"
    return Game.from_position(text, seed, **options)


def go(game: Game, *moves: str, chance: tuple[str, ...] = ()) -> Game:
    """Play moves like '0 use castle'; `chance` forces the draws after the last one."""
    for n, text in enumerate(moves):
        seat, _, move = text.partition(" ")
        check_numbers(game, int(seat))
        game.play(int(seat), move, chance if n == len(moves) - 1 else ())
    return game


def options(game: Game, seat: int) -> list[str]:
    check_numbers(game, seat)
    return [game.text(move) for move in game.moves(seat)]


def check_numbers(game: Game, seat: int) -> None:
    """Learning knows every option, and a place, event or deed says which verbs it needs."""
    if seat == NATURE:
        return
    moves, asks = game.moves(seat), question_of(game.state)
    numbers = game.state.book.numbering().numbers
    assert [game.text(move) for move in moves if move not in numbers] == []
    if isinstance(asks, Action | Event | Reward):
        assert {m & VERB for m in moves if verb_of(m).needs == EFFECT} <= {*asks.verbs}


def outcomes(game: Game) -> list[str]:
    """What chance may decide now."""
    return options(game, NATURE)


def me(game: Game, seat: int = 0) -> Player:
    return game.state.players[seat]


def coins(game: Game) -> list[int]:
    """The coins of every seat."""
    return [player.coins for player in game.state.players]


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


def town(game: Game, seat: int = 0) -> str:
    return game.state.book.components.towns[me(game, seat).town].id


def stock(game: Game, name: str, seat: int = 0) -> int:
    return STOCK.of(game.state, seat)[STOCK.labels(game.state.book).index(name)]


def end(text: str) -> Game:
    """A game that has just ended."""
    return at(f"phase: start-player\nround: 18\nevent: plague-c\n{text}")


def source(text: str, name: str, seat: int = 0) -> int | None:
    """The points of a source at the end of a game."""
    return end(text).scores()[seat].sources.get(name)


def check_pieces(t: Table) -> None:
    """Every piece of the box is somewhere, once."""
    assert faults(t) == []


def check_read_back(game: Game) -> None:
    """A written position is read back as the game it was, with the same moves."""
    again = Game.from_position(game.position())
    assert again.state == game.state
    assert again.actors == game.actors
    assert [again.moves(seat) for seat in game.actors] == [game.moves(seat) for seat in game.actors]


def wander(game: Game, seat: int, rng: random.Random) -> int:
    """A player who tries a lot: mostly sensible moves, sometimes any."""
    moves = game.moves(seat)
    if rng.random() < 0.1 and not game.text(moves[-1]).startswith("draw"):
        return rng.choice(moves)
    return GreedyBot(rng).choose(game.view(seat), moves)


def policies(setups: Iterable, kind: Callable) -> list:
    """Each setup with each way to choose moves: at random, and like `wander`.

    To wander takes six times as long. So every setup is played at random in each run of the
    tests, but only one of each kind by a wanderer, and the others with `make torture`.
    """
    found, kinds = [], defaultdict(list)
    for setup in setups:
        kinds[kind(setup)].append(setup)
    for n, alike in enumerate(kinds.values()):
        often = alike[n % len(alike)]  # in turn with few players and with many
        for setup in alike:
            marks = [] if setup is often else pytest.mark.torture
            found += [(setup, "random"), pytest.param(setup, "wander", marks=marks)]
    return found


def planned_in_secret(game, rng):
    """For each seat that is planning, a game in which it plans something, and everybody else."""
    if game.setup.planning != "sealed" or len(game.actors) < 2:
        return
    for planner in game.actors:
        twin = game.copy()
        while game.state.players[planner].stage == PLANNING and len(twin.moves(planner)) > 1:
            twin.play(planner, rng.choice(twin.moves(planner)[1:]))
        for other in (*range(len(game.state.players)), None):
            if other != planner:
                yield twin, other
