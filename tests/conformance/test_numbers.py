"""The numbers for learning: every option has one, what no game can need has none."""

import random
from collections import Counter

import pytest

from helpers import check_numbers
from orleans import Game, Setup
from orleans.boxes import make_book
from orleans.boxes.base.planning import PLAN
from orleans.facts.loader import load
from orleans.kernel.verbs import CHANCE, DECLINE, DRAWING, FINISH, PASSING, VERBS, verb_of

GAMES = 3
OWN = "own-farmer, own-boatman, own-craftsman, own-trader"
MODULES = ("orders", "events", "trade", "intrigue")
PLAYS = [Setup(players=4, edition=edition) for edition in ("dlp", "capstone", "bigbox")]
PLAYS += [Setup(players=3, edition="dlp", events="first-printing"), Setup(players=2, tiles="all")]
PLAYS += [Setup(players=3, modules=(module,)) for module in (*MODULES, "plague")]
PLAYS += [Setup(players=5, modules=MODULES), Setup(players=2, modules=("orders", "plague"))]
PLAYS += [
    Setup(step.players[0], step.editions[0], step.id, difficulty=step.difficulty)
    for steps in load().scenarios[1:]
    for step in steps
]


def with_all_tiles(setup, rng):
    """A game at its first planning in which every place tile belongs to somebody.

    Where they are picked, only those.
    """
    game = Game(setup, seed=str(rng.random()))
    while game.state.stack[-1][0] != PLAN:
        seat = game.actors[0]
        check_numbers(game, seat)
        game.play(seat, rng.choice(game.moves(seat)))
    book = game.state.book
    picked = game.state.offer if book.scenario.picks else ()
    tiles = [book.components.places[tile].id for tile in picked or book.tiles]
    rng.shuffle(tiles)
    lines = {}
    for line in game.position().splitlines():
        name, _, value = line.partition(": ")
        lines[name] = value
    lines |= dict.fromkeys({"pile"} & lines.keys(), "-")
    for name in ("offer", "supply"):
        lines.pop(name)
    for seat in range(setup.players):
        lines[f"{seat} market"] = f"{OWN}, trader, knight, scholar"
        lines[f"{seat} bag"] = "farmer, boatman, craftsman, monk"
        lines[f"{seat} tiles"] = ", ".join(tiles[seat :: setup.players]) or "-"
        lines[f"{seat} coins"] = "12"
    text = "\n".join(f"{name}: {value}" for name, value in lines.items())
    return Game.from_position(text, str(rng.random()))


def play(game, rng, seen):
    """Plays on while it can, mostly with what came least so far."""
    while not game.over:
        seat = rng.choice(game.actors)
        check_numbers(game, seat)
        moves = game.moves(seat)
        if verb_of(moves[-1]).role == DRAWING and rng.random() < 0.8:
            move = moves[-1]
        else:
            on = [move for move in moves if verb_of(move).role not in (FINISH, PASSING, DECLINE)]
            some = on if on and rng.random() < 0.9 else moves
            move = min(some, key=lambda move: (seen[move], rng.random()))
        seen[move] += 1
        game.play(seat, move)


@pytest.mark.parametrize("setup", PLAYS, ids=str)
def test_every_option_has_a_number(setup):
    """Also with all place tiles, of which a game shows but some."""
    rng, seen = random.Random(str(setup)), Counter()
    for _ in range(GAMES):
        play(with_all_tiles(setup, rng), rng, seen)


@pytest.mark.parametrize(
    ("setup", "there", "missing"),
    [
        (Setup(), "step farmers", "return from castle.0"),
        (Setup(edition="dlp"), "place boatman farm-house.1", "step farmers"),  # Herb Garden
        (Setup(edition="dlp"), "fetch monk castle.0", "use herb-garden"),
        (Setup(tiles="cellar"), "use cellar", "tower knight"),
        (Setup(tiles="cellar"), "place own-boatman farm-house.0", "place boatman farm-house.1"),
        (Setup(tiles="bourgeois-house"), "reward travel", "build in blois"),
        (Setup(tiles="tinkerers-wagon"), "jump blois", "ask 1"),
        (Setup(edition="dlp", modules=("events",)), "return from castle.0", "bribe 5"),
        (Setup(edition="dlp", modules=("trade",)), "build in blois", "target 1"),
        (Setup(edition="dlp", modules=("intrigue",)), "build in blois", "send farmer coinage"),
        (Setup(edition="dlp", modules=("intrigue",)), "step farmers", "send knight fraud"),
        (Setup(tiles="bakery", modules=("intrigue",)), "take bread", "buy bread"),
        (
            Setup(2, scenario="prosperity"),
            "carpenter orleans by water",
            "carpenter etampes by water",
        ),
        (Setup(1, scenario="dignitary"), "settle astronomy", "give grain"),
        (Setup(2, scenario="duel"), "start in tours", "give follower"),
        (Setup(2, scenario="invasion"), "exile boatmen", "settle boatmen"),
    ],
)
def test_what_is_in_play_brings_its_moves(setup, there, missing):
    book = make_book(setup)
    numbers = book.numbering().numbers
    assert book.moves.codes[there] in numbers
    assert book.moves.codes[missing] not in numbers


def test_every_verb_has_numbers_in_some_game():
    moves = {move for setup in PLAYS for move in make_book(setup).numbering().moves}
    known = {verb.name for verb in VERBS.values() if verb.role != CHANCE}
    assert {verb_of(move).name for move in moves} == known
