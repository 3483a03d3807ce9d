"""Checks for leaks: the same script runs on two copies of a database that differ in a secret.

Each copy is a variant. Everything that anyone receives is recorded, and must be the same in
both variants for people who may not know the secret.
"""

import json
import re
import sqlite3
from collections import defaultdict
from hashlib import sha256
from itertools import count
from secrets import token_hex
from typing import NamedTuple

from asgi_client import AsgiSocket, ask, until
from database import tables_of
from table_client import Somebody

from orleans import Setup
from orleans.boxes import make_book
from orleans.notation import read_position, write_position
from orleans.server.game_building import hash_of
from orleans.server.routes import ENDPOINTS

SEATED = ("Ann", "Bob", "Cat", "Dan", "Fay")
EVE, NOBODY = "Eve", "nobody"  # Eve has a key and no seat, nobody has no key either
ENDPOINT = {endpoint.name: endpoint for endpoint in ENDPOINTS}
CHANGE_NOTHING = {"preview", "hint", "forget_me_here", "dismiss"}  # although they are no GET


# --- a variant: one table, and everything that anyone received


class ScriptStep(NamedTuple):
    """move, undo, ask (for an undo), refuse, agree, say, send, look, browse, part or meet."""

    what: str
    seat: int
    text: str = ""


class Section(NamedTuple):
    """A part of a script, in which one seat may know the difference."""

    knows: str
    received: defaultdict


class Variant:
    """Records what everyone receives, to compare it later, and searches it for secrets."""

    def __init__(self, server, people, table, strays):
        self.client, self.app, self.people = server.client, server.client.app, people
        self.server, self.strays = server, strays  # strays: this variant gets another seed
        self.table, self.seated = table.id, SEATED[: table.setup.players]
        self.codes = table.codes
        self.own_seed = self.seed = server.seed_of(table.id)
        self.saw_seed = set()
        self.book = make_book(table.setup)
        self.sections = [Section("", defaultdict(list))]
        self.over = False
        self.version = self.first = -1
        self.chats, self.asked, self.ending = 0, None, []
        self.sockets = {}
        self._keys = count()

    @property
    def received(self):
        return self.sections[-1].received

    def key(self, name):
        return "" if name == NOBODY else self.people[name].key

    def seat_of(self, name):
        return self.seated.index(name) if name in self.seated else None

    # --- receiving

    def note(self, name, question, data):
        """Record what a person received; it must not contain secrets of others."""
        if b'"over":true' in data:
            self.over = True
            self.server.secret.discard(self.seed)
        for secret in self.secrets_from(name):
            assert secret.encode() not in data, f"{name} found a secret: {question}"
        if self.seed.encode() in data:
            self.saw_seed.add(name)
        self.received[name].append((question, data))

    def secrets_from(self, name):
        """Keys, ids and webhooks of others, invitations, and before the end the seed."""
        found = [*self.server.secret]
        for other in self.people:
            if other != name:
                person = self.people[other]
                found += [person.key, person.person["id"], webhook(other)]
        return found + self.codes

    async def ask(self, name, method, path, **more):
        answer = await ask(self.app, method, path, self.key(name), **more)
        question = f"{method} {path} {more}"
        assert answer.status < 500, question
        head = b"\n".join(b": ".join(header) for header in answer.headers)
        self.note(name, question, b"%d\n%s\n\n%s" % (answer.status, answer.body, head))
        return answer

    async def listen(self):
        """Open a WebSocket for everyone. First Ann and Eve ask for details, later the others."""
        everybody = (*self.seated, EVE, NOBODY)
        turn = len(self.sections) // 2 % len(everybody)
        curious = ("Ann", EVE) if len(self.sections) == 1 else (everybody[turn],)
        for name in everybody:
            query = {"details": str(name in curious).lower()}
            if name in self.seated:
                query["seat"] = self.seat_of(name)
            self.sockets[name] = AsgiSocket(self.app, f"{self.path}/live", self.key(name), query)

    @property
    def told(self):
        """How far everybody should get."""
        return self.version, self.chats, self.asked, self.ending

    async def settle(self):
        """Wait for the messages of the WebSockets, and record them."""
        for name, socket in self.sockets.items():
            await until(lambda socket=socket: socket.heard(*self.told))
            for message in socket.news():
                self.note(name, "live", message)

    async def hang_up(self):
        for socket in self.sockets.values():
            await socket.close()

    async def hear_turns(self):
        """Record the turns that were announced to everyone."""
        for name, socket in self.turns.items():
            for message in socket.news():
                self.note(name, "turns", message)
            await socket.close()

    # --- doing

    @property
    def path(self):
        return f"/api/tables/{self.table}"

    def run(self, steps):
        """Start the script; return a future."""
        return self.client.portal.start_task_soon(self._run, steps)

    async def _run(self, steps):
        answer = await ask(self.app, "GET", self.path)
        self.version = self.first = json.loads(answer.body)["version"]
        self.turns = {
            n: AsgiSocket(self.app, "/api/live", self.key(n)) for n in (*self.seated, EVE)
        }
        await self.listen()
        try:
            await self.settle()
            for step in steps:
                await self.do(step)
                await self.settle()
        finally:
            await self.hang_up()
            await self.hear_turns()

    async def do(self, step):
        name, seat = self.seated[step.seat], {"seat": step.seat}
        if step.what in ("part", "meet"):
            await self.next_section(step)
            return
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
        if step.what == "send":
            method, what, body = step.text.split(" ", 2)
            answer = await self.ask(name, method, f"{self.path}/{what}", body=json.loads(body))
            assert answer.status < 300, (step, answer.body)
            self.ending = json.loads(answer.body).get("ending", self.ending)
            return
        if step.what in ("agree", "refuse"):
            body = {**seat, "version": self.version, "agree": step.what == "agree"}
            answer = await self.ask(name, "POST", f"{self.path}/undo/answer", body=body)
        else:
            details = step.what != "move" or self.version % 4 == 0
            body = {**seat, "version": self.version, "details": details}
            body["key"] = f"key-of-{name}-{next(self._keys)}"
            if step.what == "move":
                body["move"] = step.text
            if step.what == "ask":
                body["ask"] = True
            what = "moves" if step.what == "move" else "undo"
            answer = await self.ask(name, "POST", f"{self.path}/{what}", body=body)
        assert answer.status == 200, (step, answer.body)
        said = json.loads(answer.body)
        table = said.get("table", said)
        self.version, self.asked = said["version"], table["asked"] if table else None

    async def next_section(self, step):
        """Continue one of the variants with another seed, or with its own again."""
        await self.hang_up()
        if self.strays:
            self.seed = token_hex(16) if step.what == "part" else self.own_seed
            self.server.put_seed(self.table, self.seed)
        self.sections.append(Section(step.text, defaultdict(list)))
        self.first = self.version  # nobody looks back into another chapter
        await self.listen()

    async def look_around(self, name):
        """Send every kind of request that changes nothing."""
        seat = self.seat_of(name)
        options = []
        if seat is not None:
            answer = await self.ask(name, "GET", f"{self.path}/state", query={"seat": seat})
            options = [option["move"] for option in json.loads(answer.body)["options"]]
        for endpoint, bodies in self.questions(seat, options).items():
            for body in bodies:
                answer = await self.send(name, ENDPOINT[endpoint], body)
                if ENDPOINT[endpoint].method != "GET" and endpoint not in CHANGE_NOTHING:
                    assert answer.status >= 400, (endpoint, body, answer.body)
        await self.refused_socket(name, 1 if seat == 0 else 0)

    async def send(self, name, endpoint, body):
        path = endpoint.path.replace("{id}", self.table).replace("{seat:int}", "1")
        if endpoint.method == "GET":
            return await self.ask(name, "GET", path, query=body)
        return await self.ask(name, endpoint.method, path, body=body)

    async def refused_socket(self, name, seat):
        """A WebSocket for someone else's seat is refused."""
        socket = AsgiSocket(self.app, f"{self.path}/live", self.key(name), {"seat": seat})
        await socket.close()
        assert socket.sent[0]["status"] == 403
        self.note(name, f"live {seat}", repr(socket.sent).encode())

    def questions(self, seat, options):
        """Return by endpoint what a seat (None: a spectator) might ask."""
        others = [n for n in range(len(self.seated)) if n != seat]
        own = [] if seat is None else [{"seat": seat}]
        foreign = [{"seat": n} for n in {others[0], others[-1]}]
        return {
            **self.looks(own, foreign),
            **self.trials(own, foreign, options),
            **self.moves(own, foreign),
            **self.at_the_table(own, foreign),
            **self.meetings(own, foreign, others[0]),
        }

    def looks(self, own, foreign):
        version, details = self.version, {"details": "true"}
        views = [{}, *own, *foreign]
        past = sorted({max(self.first, version - n) for n in (2, 7)})
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
            "my_results": [{}],
            "daily_challenge": [{"day": "2026-01-01"}],
            "analysis": [] if self.over else [{}],
        }

    def trials(self, own, foreign, options):
        things = [place.id for place in self.book.components.places]
        tries = [["ready"], options[-1:], [*options[-1:], "ready"], options[1:2], ["dance"]]
        return {
            "why_not": [
                *[{**mine, "thing": thing} for mine in own for thing in (*things, "draw 31")],
                *[{**view, "thing": "ready"} for view in foreign],
            ],
            "preview": [
                *[{**mine, "moves": moves} for mine in own for moves in tries if moves],
                *[{**view, "moves": ["ready"]} for view in foreign],
            ],
            "hint": [{**view, "bot": "planner"} for view in own + foreign],  # uses no clock
        }

    def moves(self, own, foreign):
        version = self.version
        change = {"version": version, "key": "key-of-Bob-0"}
        later = {"version": version + 9, "key": "somebody-else"}
        return {
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
        }

    def at_the_table(self, own, foreign):
        return {
            "leave": own + foreign,
            "ready": own + foreign,
            "resign": foreign,
            "replace_absent": own + foreign,
            "come_back": own + foreign,
            "end_together": foreign,
            "change_seat": [{"kind": "open"}],
            "join": [{}, *foreign],
            "start": [None],
            "rematch": [] if self.over else [None],
            "share": [] if self.over else [None],
            "delete_table": [None],
            "invite": foreign,
            "revoke_invitations": [] if own else [None],
            "accept": [{"invitation": "guess"}],
            "play_challenge": [{"day": "2026-01-01"}],  # that day is over
            "open_table": [{"record": "no record"}],
        }

    def meetings(self, own, foreign, other):
        nobody = [*own, {}, {"line": 10**6}]  # oneself, no one, and who wrote no line here
        return {
            "mute": nobody,
            "block": nobody,
            "report": [{**whom, "text": "rude"} for whom in nobody],
            "say": [{"text": " "}],
            "point": [{**view, "thing": "town:nowhere"} for view in own + foreign],
            "propose": [{**view, "to": other, "move": "ready"} for view in own + foreign],
            "dismiss": [{**view, "id": "none"} for view in own + foreign],
            "read_signs": [{}],
            "proposable": [{**view, "to": other} for view in own + foreign],
            "new_person": [{"name": " "}],
            "change_me": [{"webhook": "nonsense"}],
            "forget_me_here": [None],
        }


TIMES = re.compile(rb'"(created_at|changed_at|at|absent_in)":\d+')
SEED = re.compile(rb'("seed_hash":"|"seed":"|seed: )[0-9a-f]+')
WITH_SEED = re.compile(rb"seed: [0-9a-f]")  # a record of a game that is over
CHECKS = re.compile(rb"\([0-9a-f]{8}\)")


def webhook(name):
    return f"https://{name.lower()}.example/hook"


def alike(one, other, names):
    """Check that these people received the same in both variants, unless they may know."""
    for here, there in zip(one.sections, other.sections, strict=True):
        for name in set(names) - {here.knows}:
            this, that = here.received[name], there.received[name]
            assert [question for question, _ in this] == [question for question, _ in that], name
            for (question, a), (_, b) in zip(this, that, strict=True):
                if a != b:
                    a, b = tidy(a), tidy(b)
                    assert a == b, f"{name} sees it: {question}\n{difference(a, b)}"
        if here.knows:
            assert here.received[here.knows] != there.received[here.knows]


def tidy(data):
    """Remove what may differ although it is not secret."""
    if WITH_SEED.search(data):
        data = CHECKS.sub(b"()", data)  # they go over the seed too
    return SEED.sub(rb"\1", TIMES.sub(rb'"\1":0', data))


def difference(this, that):
    at = next((n for n, (a, b) in enumerate(zip(this, that, strict=False)) if a != b), 0)
    near = slice(max(at - 100, 0), at + 100)
    return f"{this[near]!r}\n{that[near]!r}"


# --- two variants


class TableMade(NamedTuple):
    id: str
    setup: Setup
    codes: list  # of invitations that nobody has used


class Server:
    """A server and its database, with the secret seeds."""

    def __init__(self, client, file):
        self.client, self.file = client, file
        self.secret = set()

    def seed_of(self, table):
        with sqlite3.connect(self.file) as c:
            [seed] = c.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
        self.secret.add(seed)
        return seed

    def put_seed(self, table, seed):
        """Change the seed; the server reads the table again."""
        self.secret.add(seed)
        with sqlite3.connect(self.file) as c:
            c.execute("UPDATE tables SET seed = ? WHERE id = ?", [seed, table])
        tables_of(self.client).loaded.clear()


class TwoServers:
    """Opens tables on one server, then starts a second one with a copy of the database."""

    def __init__(self, url, folder, make_server):
        self.make_server, self.copy = make_server, str(folder / "copy.sqlite")
        self.first = Server(make_server(url), url.removeprefix("sqlite:///"))
        self.people = {name: Somebody.new(self.first.client, name) for name in (*SEATED, EVE)}
        for name, person in self.people.items():
            person.ask("PATCH", "/api/people/me", json={"webhook": webhook(name)})
        self.tables = []

    def open(self, setup=Setup(players=2), dice="", **body):  # noqa: B008 - nobody changes it
        """Open a public table, seat all players and start the game.

        With `dice` the game is the same each time, and the seed is a secret all the same.
        """
        ann = self.people["Ann"]
        if "record" not in body:
            names = ("players", "edition", "scenario", "planning", "modules", "last_event")
            body["setup"] = {name: getattr(setup, name) for name in names}
        body = {"public": True, "seats": [{"kind": "me"}], **body}
        table = ann.at(ann.post("/api/tables", **body)["id"])
        for seat, name in enumerate(SEATED[1 : setup.players], 1):
            self.people[name].at(table).post("join")
            self.people[name].at(table).post("ready", seat=seat)
        codes = [table.post("invitations")["code"]]
        if dice:
            self.first.put_seed(table.id, sha256(dice.encode()).hexdigest()[:32])
        table.post("start")
        self.tables.append(TableMade(table.id, setup, codes))

    def part(self, new_seeds=False, exchange=None):
        """Return two variants for each table, with different seeds if wanted.

        `exchange` has draws of secret cards, each with what it is in the second variant.
        """
        with sqlite3.connect(self.first.file) as source, sqlite3.connect(self.copy) as target:
            source.backup(target)
            for table in self.tables if new_seeds else []:
                values = (token_hex(16), table.id)
                target.execute("UPDATE tables SET seed = ? WHERE id = ?", values)
            for values in (exchange or {}).items():
                target.execute("UPDATE entries SET steps = replace(steps, ?, ?)", values)
                exchange_in_snapshots(target, *values)
            target.commit()
        second = Server(self.make_server(f"sqlite:///{self.copy}"), self.copy)
        return [
            (
                Variant(self.first, self.people, table, strays=False),
                Variant(second, self.people, table, strays=True),
            )
            for table in self.tables
        ]


def exchange_in_snapshots(database, draw, other):
    """In the positions, too, a seat has the other card."""
    card, instead = draw.split()[-1], other.split()[-1]
    rows = database.execute("SELECT table_id, version, position FROM snapshots").fetchall()
    for table, version, position in rows:
        changed = re.sub(rf"(?<![\w-]){card}(?![\w-])", instead, position)
        changed = write_position(read_position(changed), rules=False)
        values = (changed, hash_of(changed), table, version)
        change = "UPDATE snapshots SET position = ?, hash = ? WHERE table_id = ? AND version = ?"
        database.execute(change, values)


def act(variants, script):
    """Run the script in both variants at the same time."""
    for waiting in [
        variant.run(steps) for variant, steps in zip(variants, script.variants, strict=True)
    ]:
        waiting.result(300)
