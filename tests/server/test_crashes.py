"""Nothing lost: a server is killed again and again while people play, on both databases.

A few times in every run of the tests, a hundred times with `make torture`.
"""

import random
import time
from concurrent.futures import ThreadPoolExecutor

import httpx2 as httpx
import pytest
from database import changes_of, nothing_broken
from table_client import Somebody, new_key

from orleans.server.store import open_engine

A_FEW, MANY = 3, 100  # kills
TABLES = 4
MOST = 30  # moves between two kills, at all tables together
MOVES = 2000  # a thread makes no more than that


class Screen:
    """Two people around one screen, and what the server has answered them."""

    def __init__(self, key, rng):
        self.client = httpx.Client(timeout=30)
        self.who, self.rng = Somebody(self.client, key, None), rng
        self.table = self.state = None
        self.sent = None  # a move that was sent and not answered: nobody knows whether it counts
        self.answered = {}  # by table, the moves that were answered, in this order
        self.moves = 0
        self.cut_off = 0
        self.arrived = 0  # moves that counted although their answer was lost

    def play(self, url):
        """Play at random until the server is gone."""
        try:
            self.come_back(url)
            for _ in range(MOVES):
                self.move()
        except httpx.TransportError:
            self.cut_off += self.sent is not None

    def come_back(self, url):
        """To a new server: what was answered is not done again, what was not is sent again."""
        self.client.base_url = url
        self.state = None
        if self.table is None:
            return
        version = self.table.info()["version"]
        if answered := self.answered[self.table.id]:
            assert self.table.post("moves", **answered[-1])["version"] == version
        if self.sent:
            self.send()

    def send(self):
        """Send a move, with the same key at each try; nobody else plays here, so it counts."""
        self.state = self.table.post("moves", **self.sent)
        assert self.state["version"] == self.sent["version"] + 1
        self.answered[self.table.id].append(self.sent)
        self.moves += 1
        self.sent = None

    def move(self):
        if self.table is None:
            self.table = self.who.open("me", "me", start=True)
            self.answered[self.table.id] = []
            self.state = None
        state = self.state or self.table.state(None)
        if state["view"]["over"]:
            self.table = None
            return
        if state["seat"] not in state["actors"] or self.rng.random() < 0.2:
            state = self.table.state(self.rng.choice(state["actors"]))
        self.sent = {
            "seat": state["seat"],
            "move": self.rng.choice(state["options"])["move"],
            "version": state["version"],
            "key": new_key(),
        }
        self.send()

    # --- what must be so

    def check(self, engine, table_id):
        """The database has each answered move once and in order, and none that was not sent."""
        found = moves_in(engine, self.who.at(table_id))
        sure = [short(move) for move in self.answered[table_id]]
        assert found[: len(sure)] == sure
        if found[len(sure) :]:
            assert table_id == self.table.id
            assert found[len(sure) :] == [short(self.sent)]
            self.arrived += 1

    def check_log(self):
        """The people are told the same; a plan that is still sealed only to its owner."""
        for table_id, answered in self.answered.items():
            table = self.who.at(table_id)
            assert table.info()["version"] == len(answered)
            for seat in (0, 1):
                rounds = table.get("log", seat=seat)["rounds"]
                moves = [
                    move for part in rounds for line in part["lines"] for move in line["moves"]
                ]
                lines = sorted((s for s in moves if s["seat"] == seat), key=lambda s: s["number"])
                mine = [(n, m["move"]) for n, m in enumerate(answered, 1) if m["seat"] == seat]
                assert [(line["version"], line["move"]) for line in lines] == mine


def short(move):
    return move["seat"], move["move"], move["key"]


def moves_in(engine, table):
    """Seat, move and key of each entry in the database."""
    begin, *changes = changes_of(engine, table)
    assert begin.key is None
    return [(change.seat, move_of(change), change.key.partition(".")[2]) for change in changes]


def move_of(change):
    who, _, move = change.moves.partition("\n")[0].partition(" ")
    assert who == str(change.seat)
    return move


def play_until_killed(screens, process, pool, rng):
    """Kill the server in the middle: after some moves, or while it still reads the tables."""
    playing = [pool.submit(screen.play, process.address) for screen in screens]
    enough = played(screens) + rng.randrange(MOST)
    late = time.monotonic() + 30
    while played(screens) < enough and time.monotonic() < late:
        time.sleep(0.002)
    time.sleep(rng.uniform(0, 0.02))
    process.kill()
    for game in playing:
        game.result(timeout=60)


def played(screens):
    return sum(screen.moves for screen in screens)


def finish(screens, process):
    """What was left open at the last kill is settled, and everybody reads the log."""
    for screen in screens:
        screen.come_back(process.address)
        screen.check_log()
        screen.client.close()


@pytest.mark.parametrize("kills", [A_FEW, pytest.param(MANY, marks=pytest.mark.torture)])
def test_no_answered_move_is_lost_and_none_counts_twice(database, processes, kills):
    rng = random.Random(14)
    engine = open_engine(database)
    process = processes(database)
    with process.client() as client:
        ann = Somebody.new(client)
    screens = [Screen(ann.key, random.Random(number)) for number in range(TABLES)]
    with ThreadPoolExecutor(TABLES) as pool:
        for _ in range(kills):
            play_until_killed(screens, process, pool, rng)
            process = processes(database)
            for screen in screens:
                if screen.table:
                    screen.check(engine, screen.table.id)
    finish(screens, process)
    process.kill()
    for screen in screens:
        for table_id in screen.answered:
            screen.check(engine, table_id)
    assert nothing_broken(engine)
    engine.dispose()
    assert played(screens) > 5 * kills
    assert sum(screen.cut_off for screen in screens) > 0  # in the middle of a move
    if kills == MANY:  # some were written and not answered
        assert sum(screen.arrived for screen in screens) > 0
