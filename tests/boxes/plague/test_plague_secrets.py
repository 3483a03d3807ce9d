"""The Plague: cards that others may not know (ruling 178)."""

from random import Random

import pytest
from plague import at, draws, hand

from helpers import BUSY, check_pieces, check_read_back, go, options
from orleans import NATURE, BadPosition, Game, IllegalMove, Setup, sample
from orleans.bots.facts import facts
from orleans.boxes.plague.fields import HAND, KNOWN
from orleans.boxes.plague.pile import looked_at, pile
from orleans.env.fields import read
from orleans.kernel.view import view_of
from orleans.notation import write_position
from orleans.notation.lines import results
from orleans.notation.words import Words
from orleans.server import encode
from orleans.server.story import Log

THREE = f"players: 3\n0 board: infirmary monk; {BUSY}\n1 board: {BUSY}\n2 board: {BUSY}\n"
HANDS = """
    0 cards: donate-1-grain, pilgrimage-vierzon
    1 cards: {}
    2 cards: donate-1-wool, build-blois
    """


def log_of(game, seat):
    words = Words(game.state.book, "en", ("Anna", "Ben", "Cleo"))
    origins = list(range(len(game.history())))
    return Log(game, origins, seat, words, results(game.story_for(seat))).rounds()


def everything(game, seat):
    """All that a seat, or a spectator, can get hold of."""
    view = game.view(seat)
    return (
        view.table.key(),
        bytes(encode.raw_view(game, seat, "en")),
        write_position(view.table),
        read(view),
        facts(view),
        log_of(game, seat),
        game.known_history(seat),
    )


def told(game):
    game.listen()
    return game


def test_a_hand_is_known_to_its_owner_only():
    one = told(at(THREE + HANDS.format("donate-1-wine, build-tours")))
    other = told(at(THREE + HANDS.format("donate-1-cheese, pilgrimage-le-mans")))
    for seat in (0, 2, None):
        assert everything(one, seat) == everything(other, seat)
    assert everything(one, 1) != everything(other, 1)
    assert "1 cards: ?, ?" in write_position(one.view(0).table)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_pile_is_known_to_nobody_and_a_card_drawn_to_its_owner(seat):
    games = []
    for card in ("two-monks", "track-end"):
        game = told(at(THREE + "display: status-3", ask_chance=True))
        draws(go(game, "0 use infirmary", "0 take from pile"), f"deal {card}")
        games.append(game)
    assert everything(games[0], seat) == everything(games[1], seat)
    assert everything(games[0], 0) != everything(games[1], 0)


DOOR = f"""
    display: deed-citizen
    players: 3
    0 tiles: back-door
    0 board: back-door boatman trader
    1 board: {BUSY}
    2 board: {BUSY}
    """


def looked(*cards):
    game = told(at(DOOR, ask_chance=True))
    return draws(go(game, "0 use back-door", "0 take from pile"), *[f"deal {c}" for c in cards])


@pytest.mark.parametrize("kept", [0, 1])
def test_nobody_else_sees_what_lies_behind_the_back_door(kept):
    one = looked("two-monks", "track-end", "status-5")
    other = looked("build-tours", "status-3", "second-wheel")
    if kept:
        go(one, "0 keep card 3")
        go(other, "0 keep card 3")
        assert (hand(one), hand(other)) == (["status-5"], ["second-wheel"])
    for seat in (1, 2, None):
        assert everything(one, seat) == everything(other, seat)
    assert everything(one, 0) != everything(other, 0)
    check_read_back(one)


def test_a_card_of_the_display_is_known_to_everybody():
    game = at(THREE + "display: status-3, two-monks", ask_chance=True)
    draws(go(game, "0 use infirmary", "0 choose two-monks"), "show track-end")
    assert "0 known-cards: two-monks" in write_position(game.view(1).table)
    guess = sample(game.view(1), Random(1))
    assert hand(guess, 0) == ["two-monks"]


def test_a_fulfilled_card_is_no_longer_in_the_hand_that_everybody_knows():
    game = at(THREE + "0 cards: donate-3-coins\n0 known-cards: donate-3-coins")
    go(game, "0 play donate-3-coins")
    assert (hand(game), KNOWN.of(game.state, 0)) == ([], ())


def test_sampled_hands_fit_what_is_known():
    game = Game(Setup(players=4, modules=("plague",)), seed="sample")
    backs = {card.id: card.back for card in game.state.book.components.deck("indulgence")}
    seen = set()
    for seed in range(20):
        guess = sample(game.view(0), Random(seed))
        assert hand(guess, 0) == hand(game, 0)
        held = [card for seat in range(4) for card in hand(guess, seat)]
        assert len(set(held)) == len(held) == 8
        for seat in range(4):
            assert sorted(backs[card] for card in hand(guess, seat)) == ["A", "B"]
        seen.add(tuple(hand(guess, 1)))
    assert len(seen) > 5


def test_a_sampled_hand_has_no_card_that_the_viewer_looks_at():
    game = looked("two-monks", "track-end", "status-5")
    others = [card for card in pile(game.state) if card not in looked_at(game.state)]
    HAND.set(game.state.players[1], tuple(others[2:]))
    for seed in range(10):
        guess = sample(game.view(0), Random(seed))
        assert not {"two-monks", "track-end", "status-5"} & {*hand(guess, 1)}
        assert guess.view(0) == game.view(0)
        check_pieces(go(guess, "0 keep card 1").state)


SHIP = "ship farmer boatman knight"
ASKED = [
    ("donate-3-coins, build-tours", f"{BUSY}; {SHIP}", ("ship", "blois by water")),
    ("donate-1-wool, third-tile, pilgrimage-vierzon", BUSY, ("wagon", "vierzon by road")),
    ("donate-3-coins, build-tours", "-", ()),  # on a turn without any action
]


@pytest.mark.parametrize(("cards", "board", "action"), ASKED)
def test_a_sampled_hand_explains_what_is_asked(cards, board, action):
    """Whoever is asked whether to fulfil a card has one that fits."""
    text = f"players: 3\nmap: -\n0 cards: {cards}\n0 board: {board}\n"
    game = at(f"{text}1 board: {BUSY}\n2 board: {BUSY}")
    if action:
        go(game, f"0 use {action[0]}", f"0 go {action[1]}")
    assert game.actors == (0,)
    for seed in range(5):
        guess = sample(game.view(1), Random(seed))
        assert guess.view(1) == game.view(1)
        assert [move for move in options(guess, 0) if move.startswith("play")]


def test_sampled_games_know_what_is_behind_the_back_door_no_better():
    game = looked("two-monks", "track-end", "status-5")
    guess = sample(game.view(1), Random(3))
    assert guess.actors == (0,)
    guess.play(0, "keep card 1")
    assert len(HAND.of(guess.state, 0)) == 1
    mid = told(at(DOOR, ask_chance=True))
    draws(go(mid, "0 use back-door", "0 take from pile"), "deal two-monks")
    again = sample(mid.view(1), Random(3))
    while not again.over and again.actors == (NATURE,):
        again.play(NATURE, again.moves(NATURE)[0])
    assert KNOWN.of(again.state, 0) == ()


def test_the_log_says_that_a_card_was_taken_not_which():
    game = told(at(THREE + "display: status-3", ask_chance=True))
    draws(go(game, "0 use infirmary", "0 take from pile"), "deal two-monks")

    def said(seat):
        return str(log_of(game, seat))

    assert "takes a card from the pile" in said(1)
    assert "Two monks" not in said(1)
    assert "Two monks" in said(0)


SEEN = [
    (THREE + "display: status-3", ["use infirmary", "take from pile"]),
    (
        THREE + "0 development: 30\ndisplay: two-monks",
        ["use infirmary", "take from pile"],
        ("deal status-3",),
    ),
    (THREE + "display: status-3", ["use infirmary", "choose status-3"]),
    (DOOR, ["use back-door", "take from pile"]),
]


@pytest.mark.parametrize("position", SEEN)
def test_undo_stops_where_a_card_was_seen(position):
    """Also where a useless one was exchanged."""
    text, moves, *chance = position
    game = at(text)
    go(game, *[f"0 {move}" for move in moves], chance=chance[0] if chance else ())
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)


def test_undo_stops_where_a_card_was_bought():
    game = at(f"{THREE}phase: event\n0 coins: 4\n1 coins: 4", "consolation-a")
    go(game, "0 take from pile")
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)


def test_a_card_that_was_played_may_be_taken_back():
    game = at(THREE + "display: status-3\n0 cards: donate-3-coins")
    go(game, "0 play donate-3-coins")
    game.undo(0)
    assert hand(game) == ["donate-3-coins"]


def test_the_card_that_is_kept_may_be_another_one_of_the_three():
    game = go(looked("two-monks", "track-end", "status-5"), "0 keep card 3")
    game.undo(0)
    assert options(game, 0) == ["keep card 1", "keep card 2", "keep card 3"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("0 cards: two-monks\n1 cards: two-monks", "an Indulgence card is in two places"),
        ("0 fulfilled: two-monks\ndisplay: two-monks", "an Indulgence card is in two places"),
        ("0 cards: two-monks\n0 known-cards: status-3", "seat 0 has not all of its known cards"),
    ],
)
def test_every_card_is_in_one_place(text, fault):
    with pytest.raises(BadPosition, match=f"line [0-9]+: {fault}"):
        at(text)


def test_a_spectator_sees_backs_and_numbers_only():
    game = at(THREE + HANDS.format("donate-1-wine"))
    seen = view_of(game.state, None, game.actors).table
    assert [HAND.of(seen, seat) for seat in range(3)] == [(-1, -1), (-1,), (-1, -1)]
