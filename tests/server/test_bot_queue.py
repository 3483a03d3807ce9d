"""Bots that think elsewhere: servers and workers are processes that share two databases."""

import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest
from database import changes_of, nothing_broken
from server_process import HASTY, ServeProcess
from table_client import IN_TIME, Somebody, soon

from orleans.server.bot_queue import prepare


class BotsProcess:
    """`orleans bots`, with one process that runs bots."""

    def __init__(self, queue):
        self.lines = []
        self.process = subprocess.Popen(
            [sys.executable, *HASTY, "bots", "--workers", "1"],
            env={**os.environ, "ORLEANS_BOT_QUEUE": queue},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        soon(lambda: "bots are ready" in "".join(self.lines), seconds=IN_TIME)

    def _read(self):
        with self.process.stdout as said:
            self.lines.extend(said)

    def kill(self):
        """End it without a farewell; its process for bots sees the end of its input."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.reader.join(IN_TIME)


@pytest.fixture
def queue(new_postgres):
    """A database of its own: workers need not reach the tables."""
    return new_postgres().replace("+psycopg", "")


@pytest.fixture
def bots(queue):
    """Workers, ended when the test ends."""
    started = []

    def start():
        started.append(BotsProcess(queue))
        return started[-1]

    yield start
    for process in started:
        process.kill()


@pytest.fixture
def serve(url, queue):
    """Servers on one database whose bots think elsewhere."""
    started = []

    def start():
        args = ("--bot-queue", queue, "--workers", "4", "--no-webhooks")
        started.append(ServeProcess(url, *args, program=HASTY))
        return started[-1]

    yield start
    for process in started:
        process.kill()


def test_the_queue_is_prepared_once(queue):
    prepare(queue)
    prepare(queue)


def test_a_bot_elsewhere_answers_and_gives_its_reason(serve, bots):
    bots()
    with serve().client() as client:
        table = Somebody.new(client).open("me", "greedy", start=True, options={"hints": True})
        hint = table.post("hint", seat=0, bot="greedy")
        assert hint["why"]
        table.play("ready", 0)
        table.wait(lambda state: 1 not in state["actors"], IN_TIME)
        assert table.info()["trouble"] == ""


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.torture)])
def test_no_turn_is_lost_or_played_twice_when_a_server_and_a_worker_die(serve, bots, engine, whole):
    """Two servers, two workers, games between bots; one of each is killed in the middle.

    With `make torture` the games are played to their end.
    """
    *servers, one, other = together(serve, serve, bots, bots)
    tables = []
    for server in servers:
        with server.client() as client:
            ann = Somebody.new(client)
            tables.append(ann.open("random", "greedy", start=True))

    def versions():
        return [len(changes_of(engine, table)) for table in tables]

    soon(versions, lambda found: min(found) > 10, IN_TIME)
    one.kill()
    before = sum(versions())
    soon(versions, lambda found: sum(found) > before + 20, IN_TIME)
    servers[0].kill()
    before = versions()
    with servers[1].client() as client:
        for table, version in zip(tables, before, strict=True):
            seen = Somebody(client, table.who.key, None).at(table)
            if whole:
                soon(seen.info, lambda info: info["status"] == "over", 240)
            else:
                soon(seen.info, lambda info, after=version + 10: info["version"] > after, IN_TIME)
            assert seen.info()["trouble"] == ""
    assert other.process.poll() is None
    assert nothing_broken(engine)


def together(*starts):
    """Start several processes at the same time."""
    with ThreadPoolExecutor(len(starts)) as pool:
        return [one.result() for one in [pool.submit(start) for start in starts]]


def test_a_task_whose_worker_has_died_goes_to_another(serve, bots, queue):
    """It dies while it thinks. The server has no reason to ask again."""
    first, server = together(bots, serve)
    with server.client() as client:
        ann = Somebody.new(client)
        table = ann.open("me", "search", start=True, options={"bot_ms": 1500})
        version = table.play("ready", 0)["version"]
        with psycopg.connect(queue, autocommit=True) as c:
            soon(lambda: c.execute(DOING).fetchone()[0], seconds=IN_TIME)
            first.kill()
            second = bots()
        table.wait(lambda state: state["version"] > version, IN_TIME)
        assert table.info()["trouble"] == ""
    assert "a task was passed on" in "".join(second.lines)


DOING = "SELECT count(*) FROM procrastinate_jobs WHERE status = 'doing'"


def test_a_turn_waits_while_no_worker_is_there(serve, bots):
    """A move at random would spoil a game because somebody restarts a machine."""
    server = serve()
    with server.client() as client:
        table = Somebody.new(client).open("me", "greedy", start=True, options={"bot_ms": 50})
        table.play("ready", 0)
        soon(lambda: "no bot answers" in "".join(server.lines), seconds=IN_TIME)
        assert table.state(None)["actors"] == [1]
        bots()
        table.wait(lambda state: 1 not in state["actors"], IN_TIME)
        assert table.info()["trouble"] == ""


def test_a_queue_that_cannot_be_reached_is_named_at_the_start(sqlite):
    queue = "postgresql://nobody@127.0.0.1:1/none"
    with pytest.raises(AssertionError, match="the queue for bots cannot be used"):
        ServeProcess(sqlite, "--bot-queue", queue)
