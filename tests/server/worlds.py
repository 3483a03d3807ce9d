"""Two worlds: copies of one database, in which everything that anybody receives is kept."""

import json
import re
import sqlite3
from collections import defaultdict
from itertools import count
from secrets import token_hex
from typing import NamedTuple

from asking import Line, ask, until
from table_client import Somebody

from orleans import Setup
from orleans.rules import make_book
from orleans.server.routes import ENDPOINTS

SEATED = ("Ann", "Bob", "Cat", "Dan", "Fay")
EVE, NOBODY = "Eve", "nobody"  # Eve has a key and no seat, nobody has no key either
ENDPOINT = {endpoint.name: endpoint for endpoint in ENDPOINTS}
CHANGE_NOTHING = {"preview", "hint", "forget_me_here"}  # although they are no GET


# --- a world: one table, and all that everybody received


class Step(NamedTuple):
    """move, undo, ask (for an undo), refuse, agree, say, look or browse."""

    what: str
    seat: int
    text: str = ""


class World:
    """Everything that anybody receives is compared later, and searched for secrets at once."""

    def __init__(self, client, people, table, seeds):
        self.client, self.app, self.people = client, client.app, people
        self.table, self.seated = table.id, SEATED[: table.setup.players]
        self.seeds, self.codes = seeds, table.codes  # seeds: of tables that are not over
        self.seed, self.saw_seed = seeds[table.id], set()
        self.book = make_book(table.setup)
        self.received = defaultdict(list)
        self.over = False
        self.version = self.first = -1
        self.chats, self.asked = 0, None
        self.lines = {}
        self._keys = count()

    def key(self, name):
        return "" if name == NOBODY else self.people[name].key

    def seat_of(self, name):
        return self.seated.index(name) if name in self.seated else None

    # --- receiving

    def note(self, name, question, data):
        """Keep what somebody received, if it holds no secret of others."""
        if b'"over":true' in data:
            self.over = True
            self.seeds.pop(self.table, None)
        for secret in self.secrets_from(name):
            assert secret.encode() not in data, f"{name} found a secret: {question}"
        if self.seed.encode() in data:
            self.saw_seed.add(name)
        self.received[name].append((question, self.tidy(data)))

    def secrets_from(self, name):
        """Keys, ids and webhooks of others, invitations, and before the end the seed."""
        found = [*self.seeds.values()]
        for other in self.people:
            if other != name:
                person = self.people[other]
                found += [person.key, person.person["id"], webhook(other)]
        return found + self.codes

    def tidy(self, data):
        """Without what is no secret and differs all the same."""
        data = TIMES.sub(rb'"\1":0', data)
        data = SEED.sub(rb"\1", data)
        return CHECKS.sub(b"()", data) if self.over else data  # they go over the seed too

    async def ask(self, name, method, path, **more):
        answer = await ask(self.app, method, path, self.key(name), **more)
        question = f"{method} {path} {more}"
        assert answer.status < 500, question
        head = b"\n".join(b": ".join(header) for header in answer.headers)
        self.note(name, question, b"%d\n%s\n\n%s" % (answer.status, answer.body, head))
        return answer

    async def listen(self):
        """Everybody opens a WebSocket; Ann and Eve with details."""
        live = f"{self.path}/live"
        for seat, name in enumerate(self.seated):
            query = {"seat": seat, "details": str(name == "Ann").lower()}
            self.lines[name] = Line(self.app, live, self.key(name), query)
        self.lines[EVE] = Line(self.app, live, self.key(EVE), {"details": "true"})
        self.lines[NOBODY] = Line(self.app, live)
        self.turns = {n: Line(self.app, "/api/live", self.key(n)) for n in (*self.seated, EVE)}

    async def settle(self):
        """Wait for what the WebSockets say, and keep it."""
        for name, line in self.lines.items():
            await until(lambda line=line: line.heard(self.version, self.chats, self.asked))
            for message in line.news():
                self.note(name, "live", message)

    async def hang_up(self):
        for name, line in self.turns.items():
            for message in line.news():
                self.note(name, "turns", message)
        for line in (*self.lines.values(), *self.turns.values()):
            await line.close()

    # --- doing

    @property
    def path(self):
        return f"/api/tables/{self.table}"

    def run(self, steps):
        """Let it happen; the result waits."""
        return self.client.portal.start_task_soon(self._run, steps)

    async def _run(self, steps):
        answer = await ask(self.app, "GET", self.path)
        self.version = self.first = json.loads(answer.body)["version"]
        await self.listen()
        try:
            await self.settle()
            for step in steps:
                await self.do(step)
                await self.settle()
        finally:
            await self.hang_up()

    async def do(self, step):
        name, seat = self.seated[step.seat], {"seat": step.seat}
        if step.what == "look":
            for looker in step.text.split():
                await self.look_around(looker)
            return
        if step.what == "browse":
            for version in range(0, self.version, int(step.text)):
                query = {"version": version, "details": "true"}
                await self.ask(EVE, "GET", f"{self.path}/state", query=query)
            return
        if step.what == "say":
            await self.ask(name, "POST", f"{self.path}/chat", body={"text": step.text})
            self.chats += 1
            return
        if step.what in ("agree", "refuse"):
            body = {**seat, "version": self.version, "agree": step.what == "agree"}
            answer = await self.ask(name, "POST", f"{self.path}/undo/answer", body=body)
        else:
            body = {**seat, "version": self.version, "details": True}
            body["key"] = f"key-of-{name}-{next(self._keys)}"
            if step.what == "move":
                body["move"] = step.text
            if step.what == "ask":
                body["ask"] = True
            what = "moves" if step.what == "move" else "undo"
            answer = await self.ask(name, "POST", f"{self.path}/{what}", body=body)
        assert answer.status == 200, (step, answer.body)
        said = json.loads(answer.body)
        self.version, self.asked = said["version"], said.get("table", said)["asked"]

    async def look_around(self, name):
        """Ask for everything one can think of; nothing changes by that."""
        seat = self.seat_of(name)
        options = []
        if seat is not None:
            answer = await self.ask(name, "GET", f"{self.path}/state", query={"seat": seat})
            options = [option["move"] for option in json.loads(answer.body)["options"]]
        for endpoint, wishes in self.questions(seat, options).items():
            for wish in wishes:
                answer = await self.wish(name, ENDPOINT[endpoint], wish)
                if ENDPOINT[endpoint].method != "GET" and endpoint not in CHANGE_NOTHING:
                    assert answer.status >= 400, (endpoint, wish, answer.body)
        await self.refused_line(name, 1 if seat == 0 else 0)

    async def wish(self, name, endpoint, wish):
        path = endpoint.path.replace("{id}", self.table).replace("{seat:int}", "1")
        if endpoint.method == "GET":
            return await self.ask(name, "GET", path, query=wish)
        return await self.ask(name, endpoint.method, path, body=wish)

    async def refused_line(self, name, seat):
        """Nobody listens for another's seat."""
        line = Line(self.app, f"{self.path}/live", self.key(name), {"seat": seat})
        await line.close()
        assert line.sent[0]["status"] == 403
        self.note(name, f"live {seat}", repr(line.sent).encode())

    def questions(self, seat, options):
        """By endpoint, what somebody on a seat (none: a spectator) may come to ask."""
        version = self.version
        others = [n for n in range(len(self.seated)) if n != seat]
        own = [] if seat is None else [{"seat": seat}]
        foreign = [{"seat": n} for n in {others[0], others[-1]}]
        views = [{}, *own, *foreign]
        past = sorted({max(self.first, version - n) for n in (2, 7)})
        details = {"details": "true"}
        change = {"version": version, "key": "key-of-Bob-0"}
        later = {"version": version + 9, "key": "somebody-else"}
        things = [place.id for place in self.book.components.places]
        tries = [["ready"], options[-1:], [*options[-1:], "ready"], options[1:2], ["dance"]]
        return {
            "table": [{}],
            "look": [
                *views,
                {"lang": "de", **details},
                *[{**(own or [{}])[0], "version": v, **details} for v in past],
                {"version": version + 1},
            ],
            "log": [*views, {"since": self.first, "lang": "fr"}],
            "record": views,
            "result": [{}],
            "components": [{}],
            "read_chat": [{}],
            "list_tables": [{"which": "mine" if own else "playing"}],
            "who_am_i": [{}],
            "why_not": [
                *[{**mine, "thing": thing} for mine in own for thing in (*things, "draw 31")],
                *[{**view, "thing": "ready"} for view in foreign],
            ],
            "preview": [
                *[{**mine, "moves": moves} for mine in own for moves in tries if moves],
                *[{**view, "moves": ["ready"]} for view in foreign],
            ],
            "hint": [*own, *foreign],
            "move": [
                *[{**mine, "move": "draw 31", **change} for mine in own],
                *[{**mine, "move": "ready", **later} for mine in own],
                *[{**mine, "move": "draw 31", **change, "version": self.first} for mine in own],
                *[{**view, "move": "ready", **change} for view in foreign],
            ],
            "undo": [
                *[{**mine, **later} for mine in own],
                *[{**view, **change, "ask": ask} for view in foreign for ask in (False, True)],
            ],
            "answer_undo": [{**view, "version": version, "agree": True} for view in own + foreign],
            "leave": own + foreign,
            "ready": own + foreign,
            "resign": foreign,
            "change_seat": [{"kind": "open"}],
            "join": [{}, *foreign],
            "start": [None],
            "rematch": [] if self.over else [None],
            "delete_table": [None],
            "invite": foreign,
            "accept": [{"invitation": "guess"}],
            "say": [{"text": " "}],
            "new_person": [{"name": " "}],
            "change_me": [{"webhook": "nonsense"}],
            "forget_me_here": [None],
            "open_table": [{"record": "no record"}],
        }


TIMES = re.compile(rb'"(created_at|changed_at|at)":\d+')
SEED = re.compile(rb'("seed_hash":"|"seed":"|seed: )[0-9a-f]+')
CHECKS = re.compile(rb"\([0-9a-f]{8}\)")


def webhook(name):
    return f"https://{name.lower()}.example/hook"


def alike(one, other, names):
    """What these people received is the same in both worlds."""
    for name in names:
        here, there = one.received[name], other.received[name]
        assert [question for question, _ in here] == [question for question, _ in there], name
        for (question, this), (_, that) in zip(here, there, strict=True):
            assert this == that, f"{name} sees it: {question}\n{difference(this, that)}"


def difference(this, that):
    at = next((n for n, (a, b) in enumerate(zip(this, that, strict=False)) if a != b), 0)
    near = slice(max(at - 100, 0), at + 100)
    return f"{this[near]!r}\n{that[near]!r}"


# --- two worlds


class TableMade(NamedTuple):
    id: str
    setup: Setup
    codes: list  # of invitations that nobody has used


class Stage:
    """Tables are made on one server; then a second server gets a copy of everything."""

    def __init__(self, url, folder, make_server):
        self.path, self.copy = url.removeprefix("sqlite:///"), str(folder / "copy.sqlite")
        self.make_server = make_server
        self.client = make_server(url)
        self.people = {name: Somebody.new(self.client, name) for name in (*SEATED, EVE)}
        for name, person in self.people.items():
            person.ask("PATCH", "/api/people/me", json={"webhook": webhook(name)})
        self.tables = []

    def open(self, setup=Setup(players=2), **wish):  # noqa: B008 - nobody changes a setup
        """A public table at which everybody sits down and the game begins."""
        ann = self.people["Ann"]
        if "record" not in wish:
            wish["setup"] = {n: getattr(setup, n) for n in ("players", "edition", "planning")}
        wish = {"public": True, "seats": [{"kind": "me"}], **wish}
        table = ann.at(ann.post("/api/tables", **wish)["id"])
        for seat, name in enumerate(SEATED[1 : setup.players], 1):
            self.people[name].at(table).post("join")
            self.people[name].at(table).post("ready", seat=seat)
        codes = [table.post("invitations")["code"]]
        table.post("start")
        self.tables.append(TableMade(table.id, setup, codes))

    def part(self, new_seeds=False):
        """For each table two worlds, which may go on with different seeds."""
        with sqlite3.connect(self.path) as source, sqlite3.connect(self.copy) as target:
            source.backup(target)
            for table in self.tables if new_seeds else []:
                values = (token_hex(16), table.id)
                target.execute("UPDATE tables SET seed = ? WHERE id = ?", values)
            target.commit()
        second = self.make_server(f"sqlite:///{self.copy}")
        here, there = seeds_in(self.path), seeds_in(self.copy)
        return [
            (
                World(self.client, self.people, table, here),
                World(second, self.people, table, there),
            )
            for table in self.tables
        ]


def seeds_in(path):
    with sqlite3.connect(path) as c:
        return dict(c.execute("SELECT id, seed FROM tables"))


def act(worlds, script):
    """Let both worlds go through their script, at the same time."""
    for waiting in [world.run(steps) for world, steps in zip(worlds, script.worlds, strict=True)]:
        waiting.result(120)
