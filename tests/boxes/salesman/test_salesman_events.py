"""Feeding and the Great Feast, and every end of Travelling Salesman."""

import pytest
from salesman import BUSY, NEARLY, ROUNDS, SALESMAN, TOURS, at, in_round

from alone import go, reached
from helpers import check_pieces, check_read_back, coins, good, me, options
from orleans import BadPosition, Game, Setup
from orleans.boxes.base.goals import LOST
from orleans.notation.lines import LoggedMove, by_move, log_lines, results
from orleans.notation.telling import Telling
from orleans.notation.words import Words

FEEDINGS, FEASTS = range(1, 11), range(11, 16)
NOT_DONE = "the last round is over and the task is not done"


def starved(number):
    return f"{ROUNDS[number - 1]}: what it asks for cannot be paid"


# --- Feeding, rounds 1 to 10


@pytest.mark.parametrize("number", FEEDINGS)
def test_feeding_takes_a_food_or_two_coins(number):
    """Ruling 136: as the player likes."""
    game = in_round(number, "0 goods: grain, wine, wool\n0 coins: 5")
    assert options(game, 0) == ["pay 2", "give grain", "give wine"]
    paid = go(in_round(number, "0 goods: grain, wine, wool\n0 coins: 5"), "pay 2")
    assert (coins(paid), sum(me(paid).goods), paid.state.round) == ([3], 3, number + 1)
    go(game, "give wine")
    assert (coins(game), good(game, "wine"), game.state.round) == ([5], 0, number + 1)
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("0 coins: 2", ([0], 0)),
        ("0 goods: cheese\n0 coins: 0", ([0], 0)),
        ("0 goods: cheese\n0 coins: 1", ([1], 0)),
    ],
)
def test_whoever_can_pay_must_pay(text, left):
    """Ruling 136: with one way only nothing is asked."""
    game = in_round(3, text)
    assert (game.state.round, (coins(game), sum(me(game).goods))) == (4, left)


def test_food_goes_to_the_supply():
    before = in_round(
        4, "0 goods: wine\n0 coins: 0", "actions\n0 board: wagon farmer trader knight"
    )
    wine = before.state.goods[2]
    go(before, "pass")
    assert (before.state.goods[2], sum(before.state.lost_goods)) == (wine + 1, 0)


def test_other_moves_are_refused_with_what_is_asked():
    game = in_round(5, "0 goods: 2 grain\n0 coins: 4")
    assert game.why_not(0, "done") == "give 1 food, or 2 coins each"
    few = in_round(12, "0 goods: grain, cheese, wine\n0 coins: 1")
    assert few.why_not(0, "pay 2") == "you have too few coins, but food to give"


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Give up 2 food items or pay 2 coins for each."),
        ("de", "Gib 2 Nahrungsmittel ab oder zahle je 2 Münzen."),
        ("fr", "Cède 2 aliments ou paie 2 pièces pour chacun."),
    ],
)
def test_what_is_asked_in_words(language, asked):
    game = in_round(11, "0 goods: 2 grain\n0 coins: 4")
    assert game.question(0, Words(game.state.book, language)) == asked


def test_a_meal_can_be_taken_back():
    game = go(in_round(11, "0 goods: 2 grain, wine\n0 coins: 4"), "give wine")
    game.undo(0)
    assert (good(game, "wine"), options(game, 0)) == (1, ["pay 2", "give grain", "give wine"])


# --- Great Feast, rounds 11 to 15


@pytest.mark.parametrize("number", FEASTS)
@pytest.mark.parametrize(
    ("moves", "left"),
    [
        (("give grain", "give wine"), ([5], 1)),
        (("pay 2", "pay 2"), ([1], 3)),
        (("give wine", "pay 2"), ([3], 2)),
        (("pay 2", "give grain"), ([3], 2)),
    ],
)
def test_the_feast_takes_two_foods_or_four_coins(number, moves, left):
    """Ruling 136: or one of each."""
    game = go(in_round(number, "0 goods: grain, wine, wool\n0 coins: 5"), *moves)
    assert (coins(game), sum(me(game).goods)) == left
    assert (game.over, game.state.round) == (number == 15, min(number + 1, 15))


# --- lost at once


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "0 coins: 1"),
        (10, "0 coins: 0\n0 goods: 9 wool, 5 brocade"),
        (11, "0 coins: 3"),
        (13, "0 coins: 1\n0 goods: cheese"),
        (15, "0 coins: 0\n0 goods: wine, 4 wool"),
    ],
)
def test_whoever_cannot_pay_loses_at_once(number, text):
    """Ruling 137: nothing is given, and there is no torture."""
    game = in_round(number, text)
    before = at(f"round: {number}\nevent: {ROUNDS[number - 1]}\n{text}\n{BUSY}")
    assert (game.over, me(game).goods, coins(game)) == (True, me(before).goods, coins(before))
    found = game.outcome()
    assert (found.kind, found.winners, found.by, found.round) == ("lost", (), "goals", number)
    assert found.reason.format(*found.reason.split("|")[1:]).startswith(starved(number))
    check_pieces(game.state)
    check_read_back(game)


def test_no_delivery_after_one_has_starved():
    """Ruling 137: not even the last one."""
    game = in_round(9, f"{NEARLY}\n0 goods: -\n0 coins: 1")
    assert (game.over, game.outcome().kind) == (True, "lost")


def test_whoever_starves_in_the_round_of_the_last_delivery_loses():
    """Ruling 137: the round is won at its end, after the event."""
    game = in_round(8, f"{NEARLY}\n0 goods: 3 grain\n0 coins: 0\n{BUSY}", "actions")
    go(game, TOURS, "pass")
    assert (len(reached(game)), game.over) == (5, True)
    assert (game.outcome().kind, game.outcome().round) == ("lost", 8)


def test_a_delivery_may_wait_until_the_meal_is_paid():
    """Rulings 134 and 136: what one has may be eaten instead."""
    game = go(in_round(8, f"{NEARLY}\n0 goods: 4 grain\n0 coins: 0\n{BUSY}", "actions"), "pass")
    assert options(game, 0) == ["done", TOURS]
    go(game, TOURS)
    assert (game.outcome().kind, game.outcome().round) == ("won", 8)


@pytest.mark.parametrize(
    ("language", "line", "why"),
    [
        ("en", "cannot pay and lose the game", "Feeding: what it asks for cannot be paid."),
        ("de", "kannst nicht zahlen und verlierst das Spiel", "Versorgung: Was verlangt wird"),
        ("fr", "ne peux pas payer et perds la partie", "Ravitaillement\u00a0: ce qui est demandé"),
    ],
)
def test_the_log_says_why(language, line, why):
    game = in_round(2, f"0 coins: 0\n{BUSY}", "actions")
    game.listen()
    go(game, "pass")
    words = Words(game.state.book, language, ["Ann"])
    logged = [LoggedMove(n, *played) for n, played in enumerate(game.history())]
    lines = log_lines(logged, by_move(results(game.story())), game.state.book.moves)
    assert line in "".join([Telling(words, ["Ann"], 0).sentence(one) for one in lines])
    assert words.reason(game.outcome().reason).startswith(why)


# --- the end


def test_the_game_is_won_at_the_end_of_the_round():
    """Ruling 138."""
    game = in_round(8, f"{NEARLY}\n0 goods: 3 grain\n0 coins: 2\n{BUSY}", "actions")
    go(game, TOURS)
    assert not game.over
    go(game, "pass")
    assert (game.outcome().kind, game.outcome().winners, game.outcome().round) == ("won", (0,), 8)
    assert coins(game) == [0]


def test_the_last_delivery_after_the_last_feast():
    """Rulings 99 and 138."""
    game = in_round(15, f"{NEARLY}\n0 goods: 3 grain\n0 coins: 4")
    go(game, "pay 2", "pay 2", TOURS)
    assert (game.outcome().kind, game.outcome().round) == ("won", 15)


def test_after_round_15_the_game_is_lost():
    """Ruling 138."""
    game = in_round(15, f"{NEARLY}\n0 goods: 2 cheese\n0 coins: 0")
    assert (game.over, game.outcome().kind, game.outcome().reason) == (True, "lost", NOT_DONE)


def test_only_hunger_and_the_last_round_end_a_lost_game():
    """Ruling 139: it goes on although the wool is gone."""
    gone = "goods: 18 grain, 14 cheese, 12 wine, 3 brocade\nmap: -"
    game = go(at(f"{gone}\n0 coins: 4\n{BUSY}"), "pass")
    assert (game.over, game.state.round) == (False, 2)


def test_whoever_has_lost_is_kept_only_where_an_event_can_do_that():
    assert [LOST.in_play(Game(one, seed="1").state.book) for one in (SALESMAN, Setup(2))] == [
        True,
        False,
    ]
    assert "0 lost: yes" in in_round(3, "0 coins: 0").position()
    with pytest.raises(BadPosition, match="seat 0: a game that is lost is over"):
        at(f"0 lost: yes\n{BUSY}")
