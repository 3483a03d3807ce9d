"""State is declared once: copies, positions, JSON, terminal, observations and accounts follow."""

from io import StringIO

import pytest
from rich.console import Console

from helpers import at, check_pieces
from orleans import BadPosition, Game, Setup
from orleans.boxes.base.accounts import faults
from orleans.boxes.trade_intrigue.fields import LOCKED, ORDERS
from orleans.env.fields import seat_row
from orleans.kernel.cards import ON_DISPLAY
from orleans.kernel.fields import (
    ALL,
    FIELDS,
    ROUND,
    SEAT,
    SLOTS,
    TABLE,
    Counts,
    Flag,
    Number,
    One,
    Things,
    drop_field,
)
from orleans.kernel.table import Player, Table
from orleans.kernel.view import closed_slots
from orleans.notation import read_position
from orleans.notation.words import Words
from orleans.server.encode import table_view
from orleans.terminal.screen import Screen


@pytest.fixture
def declare():
    """Declares fields that are forgotten after the test."""
    made = []

    def add(kind, *args, **options):
        made.append(kind(*args, **options))
        return made[-1]

    yield add
    for field in reversed(made):
        drop_field(field)


def changed_slot(value):
    """Another value of the same form."""
    if isinstance(value, (bool, int)):
        return not value if isinstance(value, bool) else value + 1
    return type(value)([*value, 1])


def slots(per):
    """Every attribute that the base game declares, but for the layout, which is shared."""
    return [field.slot for field in SLOTS if field.per == per and field.slot != "layout"]


@pytest.mark.parametrize("slot", slots(SEAT))
def test_a_copy_of_a_player_has_every_declared_field(slot):
    player = Game(Setup(), "copy").state.players[0]
    before = player.key()
    setattr(player, slot, changed_slot(getattr(player, slot)))
    again = player.copy()
    assert getattr(again, slot) == getattr(player, slot)
    assert again == player
    assert player.key() != before


@pytest.mark.parametrize("slot", slots(TABLE))
def test_a_copy_of_the_table_has_every_declared_field(slot):
    table = Game(Setup(), "copy").state
    before = table.key()
    setattr(table, slot, changed_slot(getattr(table, slot)))
    again = table.copy()
    assert getattr(again, slot) == getattr(table, slot)
    assert again == table
    assert table.key() != before


def test_copies_share_no_list():
    table = Game(Setup(), "copy").state
    pairs = [(table, table.copy(), TABLE), (table.players[0], table.players[0].copy(), SEAT)]
    for one, other, per in pairs:
        for slot in slots(per):
            value = getattr(one, slot)
            assert isinstance(value, (int, tuple)) or value is not getattr(other, slot)


def test_every_attribute_is_declared_and_open():
    assert closed_slots(TABLE) == closed_slots(SEAT) == []
    for kind, per in ((Table, TABLE), (Player, SEAT)):
        declared = {field.slot for field in SLOTS if field.per == per}
        names = getattr(kind, "__mypyc_attrs__", None) or kind.__slots__
        assert set(names) - declared <= {"book", "more", "players", "sealed", "stack"}


def test_two_fields_of_a_name_are_refused():
    known = [*FIELDS]
    with pytest.raises(ValueError, match="two fields are called locked"):
        Things("locked", SEAT, "place")
    assert known == FIELDS
    with pytest.raises(ValueError, match="the table has no owner"):
        Number("purse", TABLE, known_to="owner")


def toys(declare):
    return (
        declare(Number, "faith", SEAT, known_to=ALL, most=9, meaning="faith", heading="points"),
        declare(Counts, "crypt", SEAT, "follower", known_to=ALL, holds="follower"),
        declare(Things, "visited", SEAT, "town", known_to=ALL, heading="stations"),
        declare(One, "patron", TABLE, "follower", known_to=ALL),
        declare(Flag, "siege", TABLE, known_to=ALL, lasts=ROUND),
    )


def test_a_declared_field_is_read_written_copied_and_compared(declare):
    faith, crypt, _, patron, siege = toys(declare)
    game = at("""
        patron: knight
        siege: yes
        0 faith: 3
        0 crypt: 2 monk, farmer
        0 visited: Tours, blois
        """)
    t = game.state
    assert (faith.count(t.players[0]), faith.of(t, 1)) == (3, (0,))
    assert crypt.of(t, 0) == (1, 0, 0, 0, 0, 0, 2)
    assert (patron.count(t), siege.count(t)) == (4, 1)
    assert "0 visited: blois, tours" in game.position()
    assert read_position(game.position()) == t
    again = t.copy()
    assert again == t
    faith.add(again.players[0], 2)
    assert faith.of(again, 0) == (5,)
    assert faith.of(t, 0) == (3,)
    assert again != t


def test_the_accounts_count_a_field_that_holds_pieces(declare):
    _, crypt, *_ = toys(declare)
    game = at("0 crypt: 2 monk")
    check_pieces(game.state)
    crypt.add(game.state.players[0], 6, 1)
    assert "monk" in faults(game.state)[0]
    with pytest.raises(BadPosition, match="line 1: there are not so many pieces of the kind monk"):
        at("0 crypt: 99 monk")


def test_a_field_that_lasts_a_round_is_cleared(declare):
    siege = toys(declare)[-1]
    game = at("siege: yes\n0 board: castle farmer boatman trader")
    round_before = game.state.round
    while game.state.round == round_before:
        assert siege.count(game.state) == 1
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    assert siege.count(game.state) == 0


def test_the_pages_the_terminal_and_observations_have_a_declared_field(declare):
    faith, *_ = toys(declare)
    game = at("0 faith: 3\n0 visited: tours\npatron: monk")
    view = game.view(0)
    shown = table_view(view.table, 0, Words(game.state.book))
    mine = shown.players[0].fields
    assert (mine["faith"], mine["crypt"], mine["visited"]) == (3, {}, ["tours"])
    assert (shown.fields["patron"], shown.fields["siege"]) == ("monk", False)
    out = StringIO()
    words = Words(game.state.book)
    Screen(Console(file=out, width=200), words, ["Ann", "Bert"]).players(view.table)
    assert "Points: 3" in out.getvalue()
    assert f"{words.term('stations')}: Tours" in out.getvalue()
    name, labels, most, meaning, read = seat_row(faith, "faith")
    assert (name, labels, most, meaning) == ("faith", ("",), 9, "faith")
    assert read(view, view.table, 0) == b"\3"


def test_orders_and_locked_places_are_declared_fields():
    game = Game(Setup(players=3, modules=("orders", "intrigue")), "fields")
    shown = table_view(game.view(0).table, 0, Words(game.state.book))
    assert shown.fields["orders"] == ORDERS.named(game.state, ON_DISPLAY)
    mine = shown.players[0].fields
    assert (mine["stock"], mine["orders"], mine["locked"]) == ({}, [], [])
    assert "locked" not in at("").position()
    with pytest.raises(BadPosition, match="line 1: 0 locked: needs the module intrigue"):
        read_position("0 locked: castle")


def test_a_field_says_itself_what_cannot_be(declare):
    toys(declare)
    for text, reason in (
        ("0 faith: many", "line 1: 0 faith: must be a number"),
        ("0 visited: paris", "line 1: 0 visited: 'paris' is not known"),
        ("0 visited: tours, tours", "the same thing twice"),
        ("siege: perhaps", "must be yes or no"),
    ):
        with pytest.raises(BadPosition, match=reason):
            read_position(text)


def test_positions_of_version_0_6_with_a_phase_for_unlocking_are_read():
    game = at("modules: intrigue\n0 locked: castle\nstack: start-player rules; unlock rules")
    assert LOCKED.of(game.state, 0) == ()
    assert game.state.round == 2
