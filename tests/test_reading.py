"""The public reading says what the table says, by names, and hides what a view hides."""

import copy
import json
import random

import pytest

from helpers import at, wander
from orleans import Game, OrleansError, Setup, read
from orleans.facts.loader import load
from orleans.pieces import GOOD_NAMES, KIND_NAMES
from orleans.reading import SeatReading, TableReading

MODULES = ("orders", "events", "trade", "intrigue")


def properties(kind):
    return [name for name in dir(kind) if isinstance(getattr(kind, name), property)]


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4, modules=MODULES),
        Setup(players=3, tiles="all"),
        Setup(players=3, modules=("orders", "plague")),
        *[Setup(players=s[0].players[0], scenario=s[0].id) for s in load().scenarios[1:]],
    ],
    ids=str,
)
def test_every_name_can_be_read_at_any_time_and_written_as_json(setup):
    game, rng = Game(setup, seed="reading"), random.Random(1)
    while not game.over:
        seat = rng.choice(game.actors)
        if rng.random() < 0.05:
            before = game.state.key()
            for table in (game.table(), read(game.view(seat)), read(game.view())):
                names = [name for name in properties(TableReading) if name != "seats"]
                json.dumps([getattr(table, name) for name in names])
                for one in table.seats:
                    json.dumps([getattr(one, name) for name in properties(SeatReading)])
                    json.dumps({place: one.standing(place) for place in one.places})
            assert game.state.key() == before
        game.play(seat, wander(game, seat, rng))
    for score in game.scores():
        assert game.seat(score.seat).points == score.total
        p = game.state.players[score.seat]
        assert [game.seat(score.seat).goods[good] for good in GOOD_NAMES] == p.goods
        assert [game.seat(score.seat).bag[kind] for kind in KIND_NAMES] == p.bag


def test_a_view_hides_a_sealed_plan_in_its_reading():
    game = Game(Setup(players=2), seed="1")
    game.play(0, "place own-farmer castle.0")
    assert read(game.view(0)).seat(0).market["own-farmer"] == 0
    assert read(game.view(1)).seat(0).market["own-farmer"] == 1
    assert read(game.view(1)).to_move == game.table().to_move == (0, 1)


def test_what_a_box_adds_is_read_by_its_own_name():
    game = at("modules: orders\norders: order-02, order-03\n1 orders: order-05\n")
    assert game.table().orders == ["order-02", "order-03"]
    assert game.seat(1).orders == ["order-05"]
    plain = Game(Setup(players=2), seed="1")
    assert plain.table().orders == plain.seat(0).locked == []  # not in play
    assert "orders" not in plain.table().fields
    with pytest.raises(AttributeError, match="TableReading has no 'locked'"):
        print(plain.table().locked)
    with pytest.raises(AttributeError, match="SeatReading has no 'ordres'"):
        print(game.seat(0).ordres)
    assert copy.copy(game.seat(1)).orders == ["order-05"]


def test_what_is_read_is_a_copy():
    game = at("0 goods: wine\n0 board: castle farmer boatman trader\n")
    game.seat(0).goods["wine"] += 5
    game.table().offer.clear()
    assert game.seat(0).goods["wine"] == 1
    assert game.table().offer
    with pytest.raises(AttributeError):
        game.seat(0).coins = 99


def test_deeds_show_open_spaces_and_who_was_sent():
    table = at("deeds: papal-conclave 2 monk\n0 board: castle farmer boatman trader\n").table()
    assert table.sent["papal-conclave"] == {"monk": 2}
    before = Game(Setup(players=2), seed="1").table().deeds["papal-conclave"]
    left = before - table.sent["papal-conclave"]
    assert table.deeds["papal-conclave"] == left


def test_a_name_that_does_not_exist_is_refused():
    game = Game(Setup(players=2), seed="1")
    with pytest.raises(OrleansError, match="there is no place 'castel'"):
        game.seat(0).standing("castel")
    for number in (-1, 2):
        with pytest.raises(OrleansError, match="there is no seat"):
            game.seat(number)
