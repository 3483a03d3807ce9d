"""Hypothesis: texts that nobody meant, and games nobody planned."""

from hypothesis import given, settings
from hypothesis import strategies as st

from helpers import check_pieces
from orleans import Game, IllegalMove, OrleansError, Setup, UnreadableMove
from orleans.notation import read_position

START = Game(Setup(players=2), seed="fuzz")
RECORD = START.record().splitlines()
POSITION = START.position().splitlines()
WORDS = sorted({word for text in START.state.book.moves.texts.values() for word in text.split()})

PLUGGED = Game(Setup(players=3, modules=("orders", "events", "trade", "intrigue")), "fuzz")
POSITIONS = [POSITION, PLUGGED.position().splitlines()]
settings.register_profile("patient", deadline=None)  # a busy machine pauses now and then
settings.load_profile("patient")


@given(st.text(max_size=40))
def test_any_text_as_a_move(text):
    game = START.copy()
    try:
        game.play(0, text)
    except (IllegalMove, UnreadableMove) as error:
        assert str(error)
        assert game.state == START.state


@given(st.lists(st.sampled_from(WORDS), max_size=4), st.integers(-3, 6))
def test_any_words_as_a_move_of_anybody(words, seat):
    game = START.copy()
    try:
        game.play(seat, " ".join(words))
    except (IllegalMove, UnreadableMove):
        assert game.state == START.state
    else:
        check_pieces(game.state)


@given(st.data())
def test_any_change_to_a_record_is_refused_for_a_reason(data):
    lines = [*RECORD]
    at = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["drop", "double", "replace", "edit"]))
    if how == "drop":
        del lines[at]
    elif how == "double":
        lines.insert(at, lines[at])
    elif how == "replace":
        lines[at] = data.draw(st.text(max_size=30))
    else:
        column = data.draw(st.integers(0, len(lines[at]) - 1))
        lines[at] = lines[at][:column] + data.draw(st.characters()) + lines[at][column + 1 :]
    try:
        game = Game.replay("\n".join(lines))
    except OrleansError as error:
        assert str(error)
    else:
        assert game.state == START.state


@given(st.data())
def test_any_change_to_a_position_is_read_or_refused(data):
    lines = [*data.draw(st.sampled_from(POSITIONS))]
    at = data.draw(st.integers(0, len(lines) - 1))
    key = lines[at].partition(":")[0]
    value = data.draw(st.one_of(st.text(max_size=20), st.sampled_from(WORDS), st.just("9 monk")))
    lines[at] = f"{key}: {value}"
    try:
        read_position("\n".join(lines))
    except OrleansError as error:
        assert str(error)


@settings(max_examples=40)
@given(st.integers(2, 5), st.text(max_size=10), st.lists(st.integers(0, 10**6), max_size=150))
def test_any_choices_keep_all_pieces(players, seed, choices):
    game = Game(Setup(players=players), seed=seed)
    for number in choices:
        if game.over:
            break
        seat = game.actors[number % len(game.actors)]
        moves = game.moves(seat)
        game.play(seat, moves[number % len(moves)])
        check_pieces(game.state)
    assert Game.replay(game.record()).state == game.state
