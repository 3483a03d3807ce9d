"""Bots play The Duel for its goals, and see what the events will demand."""

import pytest

from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.bots.outlook import Outlook

BUSY = "0 board: wagon farmer trader knight\n1 board: wagon farmer trader knight"


def at(text):
    return Game.from_position(f"players: 2\nscenario: duel\n{text}\n{BUSY}", "duel")


def value(text):
    t = at(text).state
    outlook = Outlook(t.book)
    outlook.look(t)
    return outlook.value(t, 0)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 development: 4", "0 development: 5"),
        ("0 goods: wine", "0 goods: 2 wine"),
        ("0 goods: 3 wool", "0 goods: 2 wool, brocade"),
        ("0 goods: 3 wine\n0 merchant: sancerre", "0 goods: 3 wine\n0 merchant: chatellerault"),
        ("0 stations: tours", "0 stations: tours, blois"),
        ("0 stations: tours, blois, chinon", "0 stations: tours, blois, vendome"),
        ("0 citizens: 0", "0 citizens: 1\ncitizens-left: 11"),
        ("0 goods: 3 brocade", "0 met: 4 clothe-your-lady"),
        ("0 bag: monk", "0 bag: knight, monk"),
    ],
)
def test_what_brings_a_goal_nearer_is_worth_something(worse, better):
    more = "round: 7\n0 coins: 30"
    assert value(f"{more}\n{worse}") < value(f"{more}\n{better}")


@pytest.mark.parametrize(
    ("number", "event", "without", "with_it"),
    [
        (5, "cheese-day", "0 goods: 2 wine", "0 goods: cheese"),
        (11, "food-due", "0 goods: wine, 2 wool", "0 goods: 2 grain"),
        (15, "tribute", "0 coins: 3", "0 coins: 4"),
    ],
)
def test_what_an_event_demands_is_worth_more_than_anything(number, event, without, with_it):
    where = f"round: {number}\nevent: duel-{number:02}-{event}"
    assert value(f"{where}\n{without}") + 200 < value(f"{where}\n{with_it}")


def test_whoever_has_lost_or_won_knows_it():
    met = ", ".join(
        f"7 {goal}"
        for goal in ("bookkeeping", "three-branches", "wine-for-the-castle", "clothe-your-lady")
    )
    over = "round: 7\nevent: duel-07-trading-day\nstack: -\nover: yes"
    assert value(f"{over}\n0 met: {met}") > 500
    assert value(f"{over}\n1 met: {met}") < -500
    assert value(f"{over}\n0 lost: yes") < -500


@pytest.mark.parametrize("bot", ["greedy", "planner", "search(iterations=2)"])
def test_bots_deliver_the_last_goal(bot):
    met = "0 met: 3 bookkeeping, 4 three-branches, 5 wine-for-the-castle"
    game = at(f"round: 7\n0 goods: 3 brocade\n0 coins: 9\n{met}")
    chosen = make_bot(bot, "1").choose(game.view(0), game.moves(0))
    assert game.text(chosen) == "deliver clothe-your-lady"


def test_bots_choose_a_town_and_tiles_quickly():
    game = Game(Setup(players=2, scenario="duel"), seed="1")
    bot = make_bot("planner", "1")
    while not game.state.round:
        (seat,) = game.actors
        game.play(seat, bot.choose(game.view(seat), game.moves(seat)))
    assert len(game.state.offer) == 20


def test_a_bot_says_why():
    met = "0 met: 3 bookkeeping, 4 three-branches, 5 wine-for-the-castle"
    game = at(f"round: 7\n0 goods: 3 brocade\n{met}")
    move = game.state.book.moves.parse("deliver clothe-your-lady")
    assert explain(game.view(0), move) == "reaches the goal and wins"


def test_the_chance_in_a_race_tells_who_is_ahead():
    t = at("round: 7\n0 coins: 10\n1 coins: 10\n1 met: 4 bookkeeping").state
    values = [t.book.judged.goal(t, seat, 9.0) for seat in (0, 1)]
    behind, ahead = [t.book.judged.chance(t, seat, values[seat]) for seat in (0, 1)]
    assert 0.05 < behind < 0.4
    assert 0.6 < ahead < 0.95
    assert behind + ahead == pytest.approx(1.0)
