"""People at a table, as the tests speak for them."""

import asyncio
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count

from orleans import Game, Setup

KEYS = count()
JSON = {"content-type": "application/json"}
CASTLE = ("place own-farmer castle.0", "place own-boatman castle.1", "place own-trader castle.2")
# How long to wait at most for what must happen. Only a failure takes that long, and nothing that
# is waited for would happen by itself meanwhile, so a busy machine may take its time.
AT_ONCE = 30.0  # seconds, until everybody knows: a table that nobody asks for is kept for longer
SOON = 60.0  # until something happens
IN_TIME = 120.0  # where a process must start something first, or notice that another is gone


def run_apart(coroutine):
    """Run it in a thread of its own: a browser of other tests may hold this one's loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


def soon(look, holds=bool, seconds=SOON):
    """Look until something holds, which must be soon; return what was seen then.

    The longer it takes, the less often: looking takes time from what is looked at.
    """
    end, pause = time.monotonic() + seconds, 0.005
    while not holds(found := look()):
        assert time.monotonic() < end, f"still {str(found)[:300]}"
        time.sleep(pause)
        pause = min(1.3 * pause, 0.1)
    return found


def at_once(*requests):
    """Send several requests at the same moment, each from a thread of its own."""
    start = threading.Barrier(len(requests))

    def send(request):
        start.wait(10)
        return request()

    with ThreadPoolExecutor(len(requests)) as pool:
        return list(pool.map(send, requests))


def new_key():
    return f"test-key-{next(KEYS):06}-{random.randrange(10**9)}"


class Somebody:
    """A person with a key. `client` is a TestClient or an httpx client."""

    def __init__(self, client, key, person):
        self.client, self.key, self.person = client, key, person
        self.headers = {"authorization": f"Bearer {key}"}

    @classmethod
    def new(cls, client, name="Ann", language="en"):
        answer = client.post("/api/people", json={"name": name, "language": language})
        assert answer.status_code == 201, answer.text
        client.cookies.clear()
        return cls(client, answer.json()["key"], answer.json()["person"])

    def ask(self, method, path, **more):
        return self.client.request(method, path, headers=self.headers, **more)

    def get(self, path, **query):
        return good(self.ask("GET", path, params=query))

    def post(self, path, **body):
        return good(self.ask("POST", path, json=body))

    def refused(self, method, path, status, reason="", **more):
        """The request is refused with this status, and the reason says so."""
        return refused(self.ask(method, path, **more), status, reason)

    def open(self, *seats, **fields):
        """A table whose seats are `me`, `open` or the name of a bot."""
        setup = fields.pop("setup", {})
        choices = [seat_choice(seat) for seat in seats]
        fields = {"setup": {"players": len(seats), **setup}, "seats": choices, **fields}
        return AtTable(self, self.post("/api/tables", **fields)["id"])

    def at(self, table):
        return AtTable(self, table.id if isinstance(table, AtTable) else table)

    def live(self, table, **query):
        return self.client.websocket_connect(
            f"/api/tables/{table.id}/live?" + "&".join(f"{k}={v}" for k, v in query.items()),
            headers=self.headers,
        )


def seat_choice(seat):
    if seat in ("me", "open"):
        return {"kind": seat}
    return {"kind": "bot", "bot": seat}


def good(answer):
    assert answer.status_code < 300, (answer.status_code, answer.text)
    kind = answer.headers.get("content-type", "")
    return answer.json() if kind.startswith("application/json") else answer.text


def refused(answer, status, reason=""):
    """It was refused with this status and a reason that a person understands."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    said = answer.json()
    assert set(said) == {"error", "code"}
    assert said["error"]
    assert reason in said["error"], said
    return said


def a_move(seat=0, version=0, **more):
    return {"seat": seat, "move": "ready", "version": version, "key": new_key(), **more}


class AtTable:
    """A person at one table."""

    def __init__(self, who, table_id):
        self.who, self.id = who, table_id
        self.path = f"/api/tables/{table_id}"

    def info(self):
        return self.who.get(self.path)

    def state(self, seat=0, **query):
        if seat is not None:
            query["seat"] = seat
        return self.who.get(f"{self.path}/state", **query)

    def get(self, what, **query):
        return self.who.get(f"{self.path}/{what}", **query)

    def post(self, what, **body):
        return self.who.post(f"{self.path}/{what}", **body)

    def refused(self, method, what, status, reason="", **more):
        return self.who.refused(method, f"{self.path}/{what}", status, reason, **more)

    def play(self, move, seat=0, version=None, key=None, **more):
        version = self.state(seat)["version"] if version is None else version
        return self.post(
            "moves", seat=seat, move=move, version=version, key=key or new_key(), **more
        )

    def undo(self, seat=0, **more):
        version = self.state(seat)["version"]
        return self.post("undo", seat=seat, version=version, key=new_key(), **more)

    def wander(self, seats, rng, moves=50):
        """Play at random for these seats, as often as they are to decide."""
        state = self.state(None)
        for _ in range(moves):
            deciding = [seat for seat in seats if seat in state["actors"]]
            if not deciding:
                return state
            state = self.state(seat := rng.choice(deciding))
            state = self.play(rng.choice(state["options"])["move"], seat, state["version"])
        return state

    def wait(self, holds, seconds=SOON):
        """Look until something holds; bots think meanwhile."""
        return soon(lambda: self.state(None), holds, seconds)


def moving(table, seat, move, version, key=None):
    """A move that can be sent, whatever the answer is."""
    body = a_move(seat, version, move=move, key=key or new_key())
    return lambda: table.who.ask("POST", f"{table.path}/moves", json=body)


def soon_both(tables, seat, version):
    """Both processes come at once to show the same, at this version."""
    states = soon(
        lambda: [table.state(seat) for table in tables],
        lambda states: [state["version"] for state in states] == [version] * 2,
        AT_ONCE,
    )
    assert states[0] == states[1]
    return states[0]


def at_table(somebody, **fields):
    """Ann and Bob, who begin to plan at a public table."""
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", public=True, **fields)
    his = bob.at(mine)
    his.post("join")
    his.post("ready", seat=1)
    mine.post("start")
    return mine, his


@cache
def finished_record():
    """A game of two that was played at random to its end."""
    game, rng = Game(Setup(players=2), seed="a game that is over"), random.Random(1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.moves(seat)))
    return game.record()
