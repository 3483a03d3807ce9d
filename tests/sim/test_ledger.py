"""The books of a game: every point has a cause, every round an end, and luck is fair."""

from collections import Counter
from fractions import Fraction
from pathlib import Path
from textwrap import dedent

import pytest

from conformance.pinned import GOLDEN as PINNED
from helpers import BUSY
from orleans import Game
from orleans.boxes.base.verbs import COME
from orleans.kernel.asking import asked
from orleans.kernel.frames import NATURE
from orleans.pieces import FARMER, KINDS, MONK
from orleans.sim.analysis import read_finished
from orleans.sim.ledger import build_ledger, draw_luck, total, usefulness
from orleans.sim.replay import first_table

EVENT = "income-c"
ALL = sorted((Path(__file__).parents[1] / "golden").glob("*.record"))
GOLDEN = [path for path in ALL if path.stem not in PINNED]


def books_of(text, *moves):
    """The books of the game's last round, which begins with a position and these moves."""
    position = dedent(text) + f"round: 18\nevent: {EVENT}\nhourglass: -\n1 board: {BUSY}\n"
    game = Game.from_position(position, ask_chance=True)
    for move in moves:
        game.play(0, move)
        while game.actors == (1,):
            game.play(1, "pass")
    while not game.over:  # the rest is passing
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    return build_ledger(first_table(game.setup, position), game.history())


def entries(ledger, seat=0):
    return {what: (entry.times, entry.points) for what, entry in ledger.earned[seat].items()}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_entries_add_up_to_the_final_points(file):
    finished = read_finished(file.read_text())
    table = first_table(finished.game.setup, finished.position)
    start = [total(table, seat) for seat in range(len(table.players))]
    before = max(table.round - 1, 0)  # rounds, where the game begins with a position
    ledger = build_ledger(table, finished.history)
    assert table == finished.game.state  # frame by frame is the same game
    for seat, score in enumerate(finished.game.scores()):
        earned = sum(entry.points for entry in ledger.earned[seat].values())
        assert start[seat] + earned == score.total
        assert "event other" not in ledger.earned[seat]
        assert len(ledger.rounds[seat]) == table.round - before
        assert ledger.rounds[seat][-1] == score.total
        assert sum(ledger.luck_by_round[seat]) == pytest.approx(ledger.luck[seat])


def test_a_place_earns_what_follows_from_its_use():
    """The Ship's wine is worth 3; the income of the round's end is the event's, 1 x status."""
    ledger = books_of(
        """
        map: orleans_briare_water wine
        0 board: ship farmer boatman knight
        0 development: 5
        """,
        "use ship",
        "go briare by water",
        "take wine",
    )
    assert entries(ledger) == {"place ship": (1, 3), "event income": (0, 2)}
    assert entries(ledger, 1) == {"event income": (0, 1)}


def test_a_deed_earns_its_coins_and_citizen_and_the_town_hall_nothing():
    """The Papal Conclave pays 3 coins, and its last space a citizen of status 1."""
    ledger = books_of(
        """
        deeds: papal-conclave 2 monk
        0 board: town-hall knight -
        """,
        "use town-hall",
        "send knight papal-conclave",
    )
    assert entries(ledger) == {
        "place town-hall": (1, 0),
        "deed papal-conclave": (1, 4),
        "event income": (0, 1),
    }


def test_the_last_citizen_is_the_ends():
    ledger = books_of("0 stations: blois\n")
    assert entries(ledger) == {"event income": (0, 1), "event end": (0, 1)}


def test_usefulness_is_the_share_of_free_spaces():
    me = Game(seed="1").state.players[0]
    free = len(me.layout.spaces)
    assert (
        usefulness(me, FARMER) == sum(s in me.layout.fit[FARMER] for s in me.layout.spaces) / free
    )
    assert usefulness(me, MONK) > usefulness(me, FARMER)  # he stands in for others


def test_the_luck_of_a_draw_is_zero_on_average():
    """Over all that a bag may give, each as often as it is in there."""
    me = Game(seed="1").state.players[0]
    me.bag = [3, 1, 0, 2, 0, 1, 1] + [1] * (KINDS - 7)
    drawn = [(kind, count) for kind, count in enumerate(me.bag) if count]
    assert sum(draw_luck(me, kind) * count for kind, count in drawn) == pytest.approx(0)
    assert draw_luck(me, MONK) > 0


def test_a_bag_of_one_kind_knows_no_luck():
    me = Game(seed="1").state.players[0]
    me.bag = [4] + [0] * (KINDS - 1)
    assert draw_luck(me, FARMER) == 0


def test_only_draws_from_the_bag_are_luck():
    finished = read_finished(GOLDEN[0].read_text())
    game = Game(finished.game.setup, ask_chance=True)
    expected = [Fraction(0)] * finished.game.setup.players
    seen = Counter()
    for who, move in finished.history:
        if asked(game.state) == "draw":
            assert who == NATURE
            seat = game.state.stack[-1][2][0]
            expected[seat] += Fraction(draw_luck(game.state.players[seat], move - COME))
            seen[seat] += 1
        game.play(who, move)
    ledger = build_ledger(first_table(finished.game.setup), finished.history)
    assert seen
    assert ledger.luck == pytest.approx([float(value) for value in expected])
