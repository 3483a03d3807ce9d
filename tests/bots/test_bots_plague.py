"""Bots in The Plague: corpses are a burden, cards a promise, the doctor is always used."""

import pytest

from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.bots.outlook import Outlook
from orleans.sim.tournament import play_game

BUSY = "1 board: wagon farmer trader knight"
START = "players: 2\nmodules: plague\nround: 2\nevent: plague-income-a"


def at(text):
    more = "" if "phase:" in text else f"\n{BUSY}"
    return Game.from_position(f"{START}\n{text}{more}", "bots")


def value(text):
    t = at(f"{text}\n0 board: castle farmer boatman trader").state
    outlook = Outlook(t.book)
    outlook.look(t)
    return outlook.value(t, 0)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 market: 3 corpse", "0 bag: 3 corpse"),
        ("0 bag: 3 corpse", "0 bag: -"),
        ("0 cards: -", "0 cards: pilgrimage-vierzon"),
        ("0 cards: donate-10-coins", "0 cards: donate-3-coins"),
        ("0 cards: build-le-blanc", "0 cards: build-blois"),
        ("0 cards: pilgrimage-chinon", "0 cards: pilgrimage-chinon\n0 merchant: tours"),
        ("0 stations: blois\n0 cards: build-blois", "0 stations: blois\n0 cards: build-tours"),
    ],
)
def test_what_bots_like(worse, better):
    assert value(worse) < value(better)


def test_bots_see_their_own_cards_only():
    game = at("0 cards: donate-1-grain\n1 cards: donate-1-wool\n0 board: infirmary monk")
    bot = make_bot("planner", "1")
    assert bot.choose(game.view(0), game.moves(0)) in game.moves(0)


def test_a_card_within_reach_is_fulfilled():
    game = at("0 cards: donate-3-coins\n0 market: 4 corpse\n0 coins: 9\n0 board: infirmary monk")
    move = make_bot("planner", "1").choose(game.view(0), game.moves(0))
    assert game.text(move) == "play donate-3-coins"
    assert "4 points for an Indulgence card" in explain(game.view(0), move)


def test_bots_know_that_no_own_follower_bathes_in_the_medicinal_spring():
    spring = "phase: planning\n0 tiles: medicinal-spring\n0 board: medicinal-spring plague-doctor"
    game = at(f"{spring}\n0 market: own-farmer, own-boatman\n1 market: -")
    texts = [game.text(move) for move in game.moves(0)]
    assert "place own-farmer medicinal-spring.1" not in texts
    assert make_bot("planner", "1").choose(game.view(0), game.moves(0)) in game.moves(0)


def test_the_planner_uses_the_doctor_and_beats_the_greedy_bot():
    game, _ = play_game(Setup(players=2, modules=("plague",)), ["planner", "greedy"], "doctor")
    texts = [game.text(move) for who, move in game.history() if who == 0]
    placed = [text for text in texts if text.startswith("place plague-doctor")]
    assert len(placed) > 8
    assert game.scores()[0].total > game.scores()[1].total


def test_a_hint_says_what_the_doctor_does_on_a_place_and_takes_him_from_his_sickbed():
    text = "phase: planning\n0 board: castle farmer boatman -; sickbed plague-doctor\n0 market: -"
    game = at(f"{text}\n1 market: farmer")
    move = next(m for m in game.moves(0) if game.text(m) == "place plague-doctor castle.2")
    assert explain(game.view(0), move).startswith("fills the Castle: brings a knight")


def test_a_hint_explains_whatever_can_be_placed():
    game = Game(Setup(players=2, modules=("plague",)), "hints")
    bot = make_bot("greedy", "1")
    explained = set()
    while game.state.round < 3:
        seat = game.actors[0]
        view = game.view(seat)
        for move in game.moves(seat):
            assert isinstance(explain(view, move), str)
            explained |= set(game.text(move).split())
        game.play(seat, bot.choose(view, game.moves(seat)))
    assert "plague-doctor" in explained
