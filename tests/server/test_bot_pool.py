"""Bots in processes of their own: real processes that die, hang or talk nonsense."""

import asyncio
import os
import sys

import pytest
from database import tables_of
from table_client import run_apart

from orleans import Game, Setup
from orleans.kernel.view import View
from orleans.notation import write_position
from orleans.server import worker
from orleans.server.bot_pool import BotPool, NoAnswer
from orleans.server.worker import BotTask, bot_for, think

GAME = Game(Setup(players=3, tiles="all"), "bot pool")


def task(bot="greedy", game=GAME, seat=0, ms=100):
    return BotTask(
        bot=bot,
        seed="1",
        seat=seat,
        actors=list(game.actors),
        position=write_position(game.view(seat).table),
        moves=[game.text(move) for move in game.moves(seat)],
        ms=ms,
    )


def script(tmp_path, text):
    file = tmp_path / "worker.py"
    file.write_text(text)
    return (sys.executable, str(file))


async def ask(pool, *tasks):
    try:
        return await asyncio.gather(*[pool.think(task) for task in tasks], return_exceptions=True)
    finally:
        await pool.close()


def test_a_bot_in_a_process_chooses_what_it_would_choose_here():
    from orleans.bots import make_bot

    here = make_bot("greedy", "1").choose(GAME.view(0), GAME.moves(0))
    (there,) = run_apart(ask(BotPool(1), task()))
    assert there.move == GAME.text(here)


def test_a_bot_goes_on_with_its_plan_for_the_same_player():
    """A plan for the round is made once; another player gets another bot."""
    game = Game(Setup(players=3), "plan")
    first = task("planner", game)
    first.player = "table/0"
    game.play(0, think(first).move)
    bot = bot_for(first)
    assert bot_for(first) is bot
    plan = list(bot._moves)
    second = task("planner", game)
    second.player = "table/0"
    assert think(second).move == game.text(plan[0])
    second.player = "table/1"
    assert bot_for(second) is not bot


def test_a_bot_says_why_when_it_is_asked():
    asked = task("planner")
    asked.language = "de"
    assert think(asked).why.startswith("beginnt ")
    assert think(task("planner")).why == ""


def test_a_worker_gets_no_more_than_the_view():
    """Two games that differ only in another's sealed plan make the same job."""
    one, other = GAME.copy(), GAME.copy()
    places = [m for m in one.moves(1) if one.text(m).startswith("place")]
    one.play(1, places[0])
    other.play(1, places[-1])
    assert one.state != other.state
    assert task(game=one) == task(game=other)
    assert isinstance(think(task(game=one)).move, str)
    assert isinstance(one.view(0), View)


def test_several_jobs_share_the_processes():
    answers = run_apart(ask(BotPool(2), *[task(seat=seat) for seat in (0, 1, 2, 0, 1, 2)]))
    assert answers[:3] == answers[3:]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "it died"),
        ("import sys; sys.exit(3)", "it died"),
        ("print('hello', flush=True); input()", "it died"),
        (
            'while input(): print(\'{"move": "dance"}\', flush=True)',
            "it chose what is not possible",
        ),
    ],
)
def test_a_process_that_dies_or_talks_nonsense_is_reported(tmp_path, text, reason):
    pool = BotPool(1, script(tmp_path, text))
    (answer,) = run_apart(ask(pool, task()))
    assert isinstance(answer, NoAnswer)
    assert reason in str(answer)


def test_a_process_that_died_once_is_replaced_and_asked_again(tmp_path):
    text = f"""
import pathlib, sys
flag = pathlib.Path({str(tmp_path / "flag")!r})
if not flag.exists():
    flag.touch()
    sys.exit(1)
from orleans.server.worker import bot_for, main
main()
"""
    pool = BotPool(1, script(tmp_path, text))
    (answer,) = run_apart(ask(pool, task()))
    assert answer.move in task().moves
    assert pool.restarts == 1


def test_a_process_that_hangs_is_ended(tmp_path, monkeypatch):
    monkeypatch.setattr("orleans.server.bot_pool.STARTUP", 0.3)
    pool = BotPool(1, script(tmp_path, "import time; time.sleep(60)"))
    (answer,) = run_apart(ask(pool, task(ms=50)))
    assert "took too long" in str(answer)


def test_a_table_goes_on_when_its_bot_fails_and_says_so(quick_somebody, quick_server, tmp_path):
    tables = tables_of(quick_server)
    tables.bot_pool.command = script(tmp_path, "import sys; sys.exit(1)")
    table = quick_somebody().open("me", "greedy", start=True)
    table.play("ready", 0)
    state = table.wait(lambda state: state["version"] > 3 or 0 in state["actors"])
    assert state["version"] > 1
    assert "a move was chosen at random" in table.info()["trouble"]
    assert "orleans_bot_failures_total" in quick_server.get("/metrics").text


def test_a_move_is_good_without_its_reason(monkeypatch):
    def fail(*_):
        raise IndexError("out of range")

    monkeypatch.setattr("orleans.server.worker.explain", fail)
    asked = task()
    asked.language = "de"
    answer = think(asked)
    assert answer.move == think(task()).move
    assert (answer.why, answer.error) == ("", "IndexError: out of range")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "no hint here"), ("de", "keinen Tipp"), ("fr", "pas de conseil")],
)
def test_a_hint_that_fails_is_told_in_the_readers_language(
    quick_somebody, quick_server, tmp_path, language, said
):
    tables_of(quick_server).bot_pool.command = script(tmp_path, "import sys; sys.exit(1)")
    table = quick_somebody("Ann", language=language).open(
        "me", "greedy", start=True, options={"hints": True}
    )
    refused = table.refused("POST", "hint", 503, json={"seat": 0})
    assert said in refused["error"]
    assert "died" not in refused["error"]


def test_bots_let_the_server_go_first(monkeypatch):
    """Somebody who moves waits for no thought; where it is not allowed, bots think all the same."""
    asked = []
    monkeypatch.setattr(os, "nice", asked.append)
    worker.let_others_first(worker.PATIENCE)
    assert asked == [5]

    def refuse(by):
        raise PermissionError

    monkeypatch.setattr(os, "nice", refuse)
    worker.let_others_first(worker.PATIENCE)
