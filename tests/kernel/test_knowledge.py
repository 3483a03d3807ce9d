"""Hidden unless declared: a secret field, argument or draw reaches nobody who may not know it."""

import pickle
import random

import pytest

from helpers import BUSY, NOT_COMPILED, at
from orleans import Game, IllegalMove, sample
from orleans.bots.facts import facts
from orleans.boxes.base.verbs import COME, DONE, TO_BAG
from orleans.env.fields import read, seat_row
from orleans.kernel import fields, frames
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.fields import ALL, SEAT, SLOTS, UNKNOWN, Things, drop_field
from orleans.kernel.frames import EVERY, NATURE, STEPS, DrawPiece, Step, add_step
from orleans.kernel.view import all_see_the_same, closed_slots
from orleans.notation import read_position, write_position
from orleans.notation.lines import results
from orleans.notation.words import Words
from orleans.server import encode
from orleans.server.story import Log

pytestmark = NOT_COMPILED
MONK = 6


class Hand(Things):
    """Secret followers; how many there are is open."""

    count_known = True


def guess(t, seat, rng):
    """Any followers that nobody else holds, as many as the viewer sees."""
    return tuple(sorted(rng.sample(range(7), len(HAND.of(t, seat)))))


class Deal(DrawPiece):
    """Nature, (seat): a secret follower."""

    args = ("seat",)
    open_args = EVERY

    def pieces(self, t, frame):
        return t.supply

    def take(self, t, frame, seat, move):
        (seat,) = frame[2]
        HAND.add(t.players[seat], move - COME)
        ask(t, seat, CHOOSE, move - COME, 2)


class Choose(Question):
    """(seat): the secret card, and how often it is asked, which is open."""

    args = ("card:kind", "left")
    open_args = ("left",)
    prompt = "choose"

    def options(self, t, seat, args):
        return [DONE, TO_BAG]

    def take(self, t, seat, args, move):
        pass

    def fill_in(self, t, seat, args, rng):
        return (rng.randrange(7), args[1])


@pytest.fixture(autouse=True)
def toys():
    """A secret field, draw and argument, which are forgotten after the test."""
    global HAND, DEAL, CHOOSE  # noqa: PLW0603
    HAND = Hand("hand", SEAT, "kind", deal=guess)
    DEAL, CHOOSE = add_step(Deal("toy-deal", COME)), add_question(Choose(), "toy-choose")
    yield
    drop_field(HAND)
    del STEPS[-2:]


def dealt(outcome, **options):
    """Seat 1 was dealt a secret follower and is asked something about it."""
    game = at(
        f"players: 3\n0 board: {BUSY}\n1 hand: boatman\nstack: toy-deal nature seat=1",
        ask_chance=True,
        **options,
    )
    game.listen()
    game.play(NATURE, outcome)
    return game


def log_of(game, origins, seat):
    words = Words(game.state.book, "en", ("Anna", "Ben", "Cleo"))
    return Log(game, origins, seat, words, results(game.story_for(seat))).rounds()


def everything(game, seat):
    """All that a seat, or a spectator, can get hold of."""
    view = game.view(seat)
    origins = list(range(len(game.history())))
    return (
        view.table.key(),
        bytes(encode.raw_view(game, seat, "en")),
        write_position(view.table),
        read(view),
        seat_row(HAND, "hand")[4](view, view.table, 1),
        facts(view),
        log_of(game, origins, seat),
        game.story_for(seat),
        encode.undo_info(game, seat, (), "en"),
        game.known_history(seat),
        game.question(seat) if seat is not None else "",
        game.why_not(seat, "ready") if seat is not None else "",
    )


def test_whoever_may_not_know_a_secret_gets_the_same_whatever_it_is():
    one, other = dealt("come monk"), dealt("come knight")
    for seat in (0, 2, None):
        assert everything(one, seat) == everything(other, seat)
    for here, there in zip(everything(one, 1)[:4], everything(other, 1)[:4], strict=True):
        assert here != there or isinstance(here, bytes)
    assert one.view(1).table == one.state
    assert not all_see_the_same(one.state)


def test_how_many_are_hidden_is_seen_where_it_is_declared():
    game = dealt("come monk")
    view = game.view(0).table
    assert HAND.of(game.state, 1) == (1, MONK)
    assert HAND.of(view, 1) == (UNKNOWN, UNKNOWN)
    assert HAND.of(view, 0) == ()
    shown = encode.table_view(view, 0, Words(view.book)).players[1].fields
    assert shown["hand"] == ["?", "?"]
    Hand.count_known = False
    try:
        assert HAND.of(game.view(0).table, 1) == ()
    finally:
        Hand.count_known = True


def test_an_argument_that_is_not_declared_is_seen_by_its_owner_only():
    game = dealt("come monk")
    assert game.state.stack[-1] == (CHOOSE.step, 1, (MONK, 2))
    assert game.view(1).table.stack[-1] == (CHOOSE.step, 1, (MONK, 2))
    assert game.view(0).table.stack[-1] == (CHOOSE.step, 1, (UNKNOWN, 2))


def test_a_position_from_a_view_has_question_marks_and_is_read_back():
    table = dealt("come monk").view(0).table
    text = write_position(table)
    assert "1 hand: ?, ?\n" in text
    assert "toy-choose 1 card=? left=2" in text
    assert read_position(text) == table


def test_the_log_and_the_record_in_mid_game_leave_a_secret_draw_out():
    game = dealt("come monk")
    assert game.history() == [(NATURE, COME + MONK)]
    assert game.hidden_moves(0) == game.hidden_moves(None) == {0}
    assert game.hidden_moves(1) == set()
    assert game.known_history(0) == []
    assert game.known_history(1) == game.history()
    assert log_of(game, [0], 0)[0].lines == []
    assert log_of(game, [0], 1)[0].lines[0].moves[0].move == "come monk"


def test_what_was_drawn_in_secret_stays_so_in_copies_pickles_and_replays():
    game = dealt("come monk")
    game.play(1, "to bag")
    again = Game.replay(game.record())
    snapshot = (1, dealt("come monk").position())
    rebuilt = Game.from_history(
        game.setup,
        "",
        game.history(),
        start=write_position(game._base),
        snapshot=snapshot,
    )
    for other in (game.copy(), pickle.loads(pickle.dumps(game)), again, rebuilt):
        assert other.state == game.state
        assert other.hidden_moves(0) == {0}
        assert other.hidden_moves(1) == set()


def test_at_the_end_everybody_knows_what_was_drawn():
    game = dealt("come monk")
    game.state.over = True
    assert game.hidden_moves(0) == set()


def test_a_draw_that_chance_makes_by_itself_is_secret_too():
    text = f"players: 3\n0 board: {BUSY}\nstack: next-turn rules last=0; toy-deal nature seat=1"
    game = at(text)
    assert game.hidden_moves(0) == {0}
    assert len(HAND.of(game.state, 1)) == 1


def test_undo_says_nothing_about_a_secret_draw():
    """A draw cannot be taken back, whoever knows it."""
    stack = "toy-deal nature seat=1; toy-choose 0 card=monk left=1"
    for outcome in ("come monk", "come knight"):
        game = at(f"players: 3\nstack: {stack}", ask_chance=True)
        game.play(0, "to bag")
        game.play(NATURE, outcome)
        with pytest.raises(IllegalMove, match=r"^something new was drawn since your last move$"):
            game.undo(0)


def test_sampled_games_fill_in_what_is_hidden_and_fit_the_view():
    game, rng = dealt("come monk"), random.Random(5)
    found = set()
    for _ in range(40):
        view = game.view(0)
        sampled = sample(view, rng)
        assert sampled.view(0) == view
        assert UNKNOWN not in HAND.of(sampled.state, 1)
        assert UNKNOWN not in sampled.state.stack[-1][2]
        found.add(HAND.of(sampled.state, 1))
    assert len(found) > 5
    known = sample(game.view(1), rng)
    assert HAND.of(known.state, 1) == (1, MONK)
    assert known.state.stack == game.state.stack


def test_an_attribute_that_nobody_declares_is_hidden(monkeypatch):
    """So a new one does not leak because somebody forgot to declare it."""
    known = [field for field in SLOTS if (field.per, field.slot) != (SEAT, "coins")]
    known = [field for field in known if (field.per, field.slot) != ("table", "claimed")]
    closed_slots.cache_clear()
    game = at("0 coins: 7\n1 coins: 9\nclaimed: boatmen")
    monkeypatch.setattr("orleans.kernel.view.SLOTS", known)
    try:
        view = game.view(0).table
        assert [player.coins for player in view.players] == [7, 0]
        assert (view.claimed, game.state.claimed) == (0, 2)
        assert not all_see_the_same(game.state)
    finally:
        closed_slots.cache_clear()


def test_everything_of_the_boxes_is_declared_open():
    """All but sealed plans, Indulgence cards, Structure cards, and the toys."""
    toys = ("toy-deal", "toy-choose")
    closed = [step.name for step in STEPS if step.secret_args and step.name not in toys]
    assert closed == ["look-at-card", "keep-card"]
    secret = [
        step.name
        for step in STEPS
        if type(step).odds is not Step.odds and not step.open_outcome and step.name not in toys
    ]
    assert secret == ["deal-card", "look-at-card", "look-at-structure"]
    cards = ["cards", "structure-card", "looked-at", "put-under", "hand"]
    assert [field.name for field in fields.SECRET] == ["hourglass-order", *cards]
    assert all(field.known_to == ALL for field in SLOTS)
    assert frames.EVERY == EVERY
