"""The log leaves nothing out: what everybody gained and lost stands in its sentences."""

import random
from collections import Counter

import pytest

from helpers import at, go, wander
from orleans import Game, Setup
from orleans.facts.loader import load
from orleans.kernel.story import TABLE
from orleans.notation.lines import (
    ACTIONS,
    EVENTS,
    LoggedMove,
    by_move,
    log_lines,
    results,
    together,
)
from orleans.notation.telling import Telling
from orleans.notation.words import Words

NAMES = ("Ann", "Bob", "Cem", "Dot")
MODULES = ("orders", "events", "trade", "intrigue")


def told(game):
    """The lines of a game with their sentences."""
    t = game.state
    logged = [LoggedMove(n, *played) for n, played in enumerate(game.history())]
    telling = Telling(Words(t.book, "en", NAMES), NAMES[: len(t.players)])
    lines = log_lines(logged, by_move(results(game.story())), t.book.moves)
    return [(line, telling.sentence(line)) for line in lines]


def said(text, *steps, chance=()):
    game = at(text)
    game.listen()
    return [words for _, words in told(go(game, *steps, chance=chance)) if words]


HALL = """
players: 3
modules: intrigue
0 coins: 0
1 coins: 0
2 coins: 0
0 board: town-hall knight -
"""


def test_whoever_loses_the_same_as_was_sent_is_told():
    """A follower leaves the sender for the deed, another one a bag for good."""
    torturer = f"{HALL}1 bag: knight\n1 unbuilt: 1\n2 unbuilt: 3"
    steps = ("0 use town-hall", "0 send knight torturer", "1 give follower")
    assert said(torturer, *steps, chance=("come knight",)) == [
        "Ann sends a knight to the Torturer: +1 coin; Bob −1 knight; Cem −1 trading station"
    ]


def test_who_is_spared_is_told_in_a_game_that_begins_with_its_event():
    text = (
        "phase: event\nevent: harvest-a\n0 coins: 5\n0 goods: grain\n1 tiles: brasserie\n"
        "1 goods: 2 cheese, 2 wine\n1 stock: 2 brasserie-cheese, 2 brasserie-wine"
    )
    assert "Bob" in " ".join(said(text, "0 pay 5", "1 drop wine"))


@pytest.mark.parametrize(
    ("drawn", "fate"),
    [("knight", "−1 knight"), ("own-farmer", "draws 1 farmer (own) and loses nobody")],
)
def test_the_hangman_says_whom_he_drew(drawn, fate):
    """Bob is the only one whom he can strike: nobody had to name him."""
    steps = ("0 use town-hall", "0 send knight hangman")
    assert said(f"{HALL}1 bag: knight", *steps, chance=(f"come {drawn}",)) == [
        f"Ann sends a knight to the Hangman: +2 coins; Bob {fate}"
    ]


def test_trading_stations_of_both_sorts_are_given_up():
    """Harvest without food: ten coins are due, three were there. The rest is given by itself."""
    harvest = "event: harvest-b\nphase: event\n0 coins: 3\n0 stations: blois\n1 goods: grain"
    assert said(harvest, "0 give station blois")[0] == (
        "Harvest: Ann −6 trading stations, gives up the trading station in Blois"
    )


def test_a_follower_sent_without_a_choice_is_told_with_the_deed():
    full = "deeds: city-wall 3 knight; peace-treaty 2 knight\n0 board: town-hall knight -"
    assert said(full, "0 use town-hall") == ["Ann sends a knight to the Papal conclave: +3 coins"]


COUNTED = ("coins", "good", "citizens", "development", "gear", "kind", "station")


def test_what_is_chosen_before_the_first_round_is_told_together():
    game = Game(Setup(players=2, scenario="duel"), "1", story=True)
    go(game, "0 start in tours", "1 start in blois", "0 pick winery", "0 pick library")
    assert [words for _, words in told(game) if words] == [
        "Ann’s merchant begins in Tours",
        "Bob’s merchant begins in Blois",
        "Ann chooses the Winery and the Library",
    ]


def expected(line, words):
    """How often each gain and loss has to be found in a sentence."""
    found = Counter()
    sent = Counter(c.what for r in line.results for c in r.changes if c.where.startswith("deed:"))
    dropped = line.has("drop")
    changes = together(c for result in line.results for c in result.changes)
    for seat in {change.seat for change in changes} - {TABLE}:
        totals = Counter()
        for change in changes:
            if change.seat == seat:
                totals[change.what] += change.amount
        for what, number in totals.items():
            kind, _, name = what.partition(":")
            if kind not in COUNTED or not number or (kind == "good" and dropped):
                continue
            if kind == "kind" and seat == line.seat:
                number += sent[what]
            if kind == "kind" and line.kind == EVENTS and number < 0:
                found[f"a {name}" if number == -1 else words.counted(what, -number)] += 1
            elif kind == "station" and any(c.where.startswith("town:") for c in changes):
                found["trading station"] += 1
            elif number:
                found[words.counted(what.replace("own-", ""), number, sign=True)] += 1
    return found


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=4, modules=MODULES),
        Setup(players=3, modules=MODULES),
        Setup(players=2),
        Setup(players=3, modules=("orders", "plague")),
        *[Setup(players=s[0].players[0], scenario=s[0].id) for s in load().scenarios[1:]],
    ],
    ids=str,
)
def test_every_gain_and_loss_stands_in_a_sentence(setup):
    rng, number = random.Random(2), 0
    enough = 100 if setup.scenario == "base" else 40
    while number < enough:  # a game alone is short
        game = Game(setup, seed=f"told {number}", story=True)
        while not game.over:
            seat = rng.choice(game.actors)
            game.play(seat, wander(game, seat, rng))
        words = Words(game.state.book, "en", NAMES)
        for line, sentence in told(game):
            if line.kind in (ACTIONS, EVENTS):
                for fragment, times in expected(line, words).items():
                    assert sentence.count(fragment) >= times, (fragment, sentence)
                    number += 1
