"""Nothing leaks: who may not know a thing receives the same bytes whatever it is.

Two worlds are copies of one database. The same people do the same things in both, only what is
hidden differs: one player plans other things behind the screen, and the seed is another one.
What everybody else receives must be the same in both worlds, byte by byte.
"""

import asyncio
import contextlib
import json
import random
import re
import sqlite3
import time
from collections import defaultdict
from itertools import count
from secrets import token_hex
from textwrap import dedent
from typing import NamedTuple
from urllib.parse import urlencode

import msgspec
import pytest
from table_client import Somebody

from orleans import NATURE, Game, Setup
from orleans.engine.table import PLANNING
from orleans.position import write_position
from orleans.rules import make_book
from orleans.rules.planning import is_plan
from orleans.server.routes import ENDPOINTS
from orleans.server.worker import Job, think

SEATED = ("Ann", "Bob", "Cat", "Dan", "Fay")
EVE, NOBODY = "Eve", "nobody"  # Eve has a key and no seat, nobody has no key either
SETUPS = [
    (edition, players)
    for edition, most in (("dlp", 4), ("capstone", 5), ("bigbox", 5))
    for players in range(2, most + 1)
]
ENDPOINT = {endpoint.name: endpoint for endpoint in ENDPOINTS}
NOT_OF_TABLES = {"openapi", "health", "metrics", "setup_form"}  # what they say is no secret
CHANGE_NOTHING = {"preview", "hint", "forget_me_here"}  # although they are no GET


# --- asking and listening, without a network between


class Answer(NamedTuple):
    status: int
    headers: list
    body: bytes


def scope_of(kind, path, key, query):
    headers = [(b"host", b"testserver")]
    if key:
        headers.append((b"authorization", f"Bearer {key}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": urlencode(query or {}).encode(),
        "headers": headers,
        "client": ("testclient", 1),
        "server": ("testserver", 80),
    }


async def ask(app, method, path, key="", *, query=None, body=None):
    """One request and every byte of its answer."""
    scope = scope_of("http", path, key, query)
    scope |= {"method": method, "http_version": "1.1", "scheme": "http"}
    sent = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        scope["headers"].append((b"content-type", b"application/json"))
    got = []

    async def receive():
        return {"type": "http.request", "body": sent, "more_body": False}

    async def send(message):
        got.append(message)

    with contextlib.suppress(Exception):  # the answer is 500 then
        await app(scope, receive, send)
    body = b"".join(message.get("body", b"") for message in got[1:])
    return Answer(got[0]["status"], got[0]["headers"], body)


class Line:
    """A WebSocket and every message that came."""

    def __init__(self, app, path, key="", query=None):
        self.sent = []  # raw, as the server sends them
        self.noted = 0
        self.last = b""
        self.state = {}
        self.chats = 0
        self._inbox = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", path, key, query)
        scope |= {"scheme": "ws", "subprotocols": []}
        scope["extensions"] = {"websocket.http.response": {}}
        self._task = asyncio.ensure_future(app(scope, self._inbox.get, self._send))

    async def _send(self, message):
        self.sent.append(message)
        if message["type"] == "websocket.send":
            said = json.loads(message["text"])
            self.state = said.get("state", self.state)
            self.chats += len(said.get("lines", ()))

    def heard(self, version, chats, asked):
        """The line has come as far as the table."""
        if self.state.get("version") != version or self.chats != chats:
            return False
        table = self.state["table"]
        return table is None or table["asked"] == asked

    def news(self):
        """What came since; the same state twice counts once."""
        for message in self.sent[self.noted :]:
            if message["type"] == "websocket.send" and message["text"] != self.last:
                self.last = message["text"]
                yield message["text"].encode()
        self.noted = len(self.sent)

    async def close(self):
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        done, _ = await asyncio.wait([self._task], timeout=5)
        assert done, "the wire does not end"


async def until(holds):
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end, "the wire stays silent"
        await asyncio.sleep(0.0005)


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


@pytest.fixture
def stage(sqlite, tmp_path, make_server):
    return Stage(sqlite, tmp_path, make_server)


def act(worlds, script):
    """Let both worlds go through their script, at the same time."""
    for waiting in [world.run(steps) for world, steps in zip(worlds, script.worlds, strict=True)]:
        waiting.result(120)


# --- what happens in the two worlds


class Script:
    """The same steps for both worlds, but for what one seat does behind its screen."""

    def __init__(self, game, rng):
        self.game, self.rng = game, rng
        self.worlds = ([], [])

    def add(self, what, seat, text=""):
        for steps in self.worlds:
            steps.append(Step(what, seat, text))

    def look(self, *names):
        """They look around: names, or seats."""
        names = [name if name in (EVE, NOBODY) else SEATED[name] for name in names]
        self.add("look", 0, " ".join(names))

    def play(self, seat, move):
        self.add("move", seat, move if isinstance(move, str) else self.game.text(move))
        self.game.play(seat, move)

    def undo(self, seat):
        self.add("undo", seat)
        self.game.undo(seat)

    def plan(self, seat, most=3):
        """Some planning moves at random."""
        for move in plan_of(self.game, seat, self.rng, most):
            self.play(seat, move)

    def plan_apart(self, seat):
        """In each world another plan of as many moves. The game here does not know of it."""
        plans = two_plans(self.game, seat, self.rng)
        for steps, plan in zip(self.worlds, plans, strict=True):
            steps += [Step("move", seat, self.game.text(move)) for move in plan]
        return len(plans[0])

    def forget(self, seat, moves):
        """Take back what only this seat knows of."""
        for _ in range(moves):
            self.add("undo", seat)

    def until_chance(self):
        """Play on at random; the move after which chance decides is not made."""
        while not self.game.over:
            seat = self.rng.choice(self.game.actors)
            move = self.rng.choice(self.game.moves(seat))
            if draws(self.game, seat, move):
                return
            self.play(seat, move)


def placements(game, seat):
    return [move for move in game.moves(seat) if game.text(move) != "ready"]


def plan_of(game, seat, rng, most):
    trial, found = game.copy(), []
    while len(found) < most and placements(trial, seat):
        found.append(rng.choice(placements(trial, seat)))
        trial.play(seat, found[-1])
    return found


def two_plans(game, seat, rng):
    """Plans of the same length after which the seat's spaces are not the same."""
    while True:
        plans = [plan_of(game, seat, rng, rng.randint(1, 3)) for _ in "12"]
        shorter = min(len(plan) for plan in plans)
        plans = [plan[:shorter] for plan in plans]
        if set(plans[0]) != set(plans[1]):
            return plans


def pick(game, seat, rng):
    """Any move, but seldom one that ends the plan or the turns."""
    move = rng.choice(game.moves(seat))
    if game.text(move) in ("ready", "pass"):
        move = rng.choice(game.moves(seat))
    return move


def draws(game, seat, move):
    """Chance decides after this move."""
    trial = game.copy()
    trial.wait_for_chance()
    trial.play(seat, move)
    return NATURE in trial.actors


def plans_begin(game):
    """All have drawn, nobody has planned, and whoever decides has a choice."""
    if game.state.stack[-1][1] == NATURE or not game.actors:
        return False
    stages = [player.stage for player in game.state.players]
    untouched = not is_plan(game.history()[-1][1])
    return (
        untouched
        and stages.count(PLANNING) == len(stages)
        and all(len(game.moves(seat)) > 2 for seat in game.actors)
    )


def records_at(setup, rounds, rng):
    """A game at random, as records without a seed: at the beginning of the planning of rounds."""
    game = Game(setup, seed=str(rng.random()))
    found = []
    while not game.over:
        wanted = rounds[len(found)] if len(found) < len(rounds) else 99
        if game.state.round >= wanted and plans_begin(game):
            found.append(Game.from_steps(setup, "", game.history()).record())
        drawing = [s for s in game.actors if game.state.players[s].stage < PLANNING]
        seat = rng.choice(drawing or game.actors)
        game.play(seat, pick(game, seat, rng))
    return found if len(found) == len(rounds) else records_at(setup, rounds, rng)


def a_round(game, rng):
    """A round from its planning on until chance decides again, and the seats that know of the
    difference."""
    script = Script(game, rng)
    if game.setup.planning == "order":  # nothing is hidden but what chance will bring
        script.until_chance()
        script.look(rng.randrange(game.setup.players), EVE)
        return script, []
    planner, watcher, *others = rng.sample(range(game.setup.players), game.setup.players)
    script.plan(watcher)
    secret = script.plan_apart(planner)
    script.undo(watcher)
    script.plan(watcher, 1)
    for seat in others:
        script.plan(seat)
        script.play(seat, "ready")
    script.add("move", planner, "ready")
    script.look(watcher, EVE)  # all the others are ready
    script.forget(planner, secret + 1)
    script.plan(planner)
    script.play(planner, "ready")
    if draws(game, watcher, "ready"):
        return script, [planner]
    script.play(watcher, "ready")
    script.look(watcher)
    if not game.over:
        script.add("ask", watcher)
        script.add("refuse", planner)
        script.add("say", planner, "no, thank you")
    script.until_chance()
    script.look(NOBODY)
    return script, [planner]


def a_whole_game(game, rng):
    """A game to its end. In every round Bob, on seat 1, plans something else and takes it back."""
    script = Script(game, rng)
    done = 0
    while not game.over:
        t = game.state
        plans = t.players[1].stage == PLANNING and 1 in game.actors
        if plans and t.round > done and len(placements(game, 1)) > 1:
            done = t.round
            moves = script.plan_apart(1)
            if done % 5 == 2:
                script.look(0, EVE)
            script.forget(1, moves)
        seat = rng.choice(game.actors)
        script.play(seat, rng.choice(game.moves(seat)))
    script.look(0, EVE, NOBODY)
    script.add("browse", 0, "29")
    return script


# --- the tests


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_what_is_hidden_reaches_nobody(stage, edition, players):
    """Rounds of every setup, the first and the last among them, with other plans and seeds."""
    rng = random.Random(f"{edition}{players}")
    scripts = []
    rounds_of = {"sealed": (1, rng.randint(2, 17), 18), "order": (rng.randint(1, 18),)}
    for planning, rounds in rounds_of.items():
        setup = Setup(players=players, edition=edition, planning=planning)
        for record in records_at(setup, rounds, rng):
            stage.open(setup, record=record)
            scripts.append(a_round(Game.replay(record), rng))
    for worlds, (script, knowing) in zip(stage.part(new_seeds=True), scripts, strict=True):
        act(worlds, script)
        knowing = [SEATED[seat] for seat in knowing]
        alike(*worlds, {*worlds[0].seated, EVE, NOBODY} - set(knowing))
        for name in knowing:
            assert worlds[0].received[name] != worlds[1].received[name]
        for world in worlds:  # at the end the seed is open, and the search finds it
            assert world.saw_seed >= ({EVE} if script.game.over else set())
            assert script.game.over or not world.saw_seed


@pytest.mark.parametrize(("edition", "players"), [("dlp", 2), ("capstone", 2), ("bigbox", 3)])
def test_what_was_taken_back_stays_hidden_for_a_whole_game(stage, edition, players):
    setup = Setup(players=players, edition=edition)
    stage.open(setup)
    [worlds] = stage.part()
    act(worlds, script := a_whole_game(Game(setup, worlds[0].seed), random.Random(edition)))
    assert script.game.over
    alike(*worlds, {*worlds[0].seated, EVE, NOBODY} - {"Bob"})
    assert worlds[0].received["Bob"] != worlds[1].received["Bob"]


def test_plans_that_differ_show_when_all_are_ready(stage):
    """So the comparison would notice a plan that is seen too early."""
    stage.open()
    [worlds] = stage.part()
    script = Script(Game(Setup(players=2), worlds[0].seed), random.Random(1))
    script.plan_apart(1)
    script.add("move", 1, "ready")
    script.look(0, EVE, NOBODY)
    act(worlds, script)
    others = ("Ann", EVE, NOBODY)
    alike(*worlds, others)
    for world in worlds:
        world.received.clear()
    revealed = Script(script.game, script.rng)
    revealed.add("move", 0, "ready")
    revealed.look(*others[1:])
    act(worlds, revealed)
    for name in others:
        here, there = (dict(world.received[name]) for world in worlds)
        assert here.keys() == there.keys()
        assert here["live"] != there["live"], name
        ask_log = f"GET {worlds[0].path}/log {{'query': {{}}}}"
        assert name == "Ann" or here[ask_log] != there[ask_log]


def test_plans_that_are_closed_again_are_hidden_again(stage):
    """Ruling 65: with consent a reveal is taken back; what is planned then nobody sees."""
    stage.open()
    [worlds] = stage.part()
    script = Script(Game(Setup(players=2), worlds[0].seed), random.Random(2))
    for seat in (1, 0):
        script.plan(seat, 2)
        script.play(seat, "ready")
    script.add("ask", 0)
    script.add("agree", 1)
    script.game.take_back(0)
    script.undo(1)
    script.undo(1)
    script.plan_apart(1)
    script.add("move", 1, "ready")
    script.look(0, EVE, NOBODY)
    act(worlds, script)
    alike(*worlds, ("Ann", EVE, NOBODY))
    assert worlds[0].received["Bob"] != worlds[1].received["Bob"]


def test_a_hint_knows_no_more_than_the_seat(stage):
    stage.open(options={"hints": True})
    [worlds] = stage.part(new_seeds=True)
    script = Script(Game(Setup(players=2), worlds[0].seed), random.Random(3))
    script.plan_apart(1)
    script.look(0)
    act(worlds, script)
    alike(*worlds, ("Ann", EVE, NOBODY))
    hints = [data for question, data in worlds[0].received["Ann"] if "/hint" in question]
    assert any(b'"touches"' in hint for hint in hints)


def every_tile(rng):
    """Four players who own half of all tiles and can fill some of them; Bob has the Church."""
    book = make_book(Setup(tiles="all"))
    tiles = [book.components.places[n].id for n in book.tiles]
    tiles = [tile for tile in tiles if tile not in ("church", "well")]
    rng.shuffle(tiles)
    lines = ["players: 4", "tiles: all", "phase: planning"]
    for seat in range(4):
        hand = tiles[seat : 4 * 12 : 4] + (["church", "well"] if seat == 1 else [])
        lines += [
            f"{seat} tiles: {', '.join(hand)}",
            f"{seat} market: own-farmer, own-boatman, own-trader, knight, scholar, monk, craftsman",
            f"{seat} bag: farmer",
            f"{seat} goods: 2 grain, cheese, wine",
            f"{seat} coins: 9",
        ]
    return Game.from_position("\n".join(lines), "", ask_chance=True)


def on_tiles(game, seat, most, wanted):
    """Placements on tiles, or on anything else."""
    trial, found = game.copy(), []
    places = {place.id: bool(place.category) for place in game.state.book.components.places}
    while len(found) < most:
        texts = [trial.text(move) for move in placements(trial, seat)]
        fitting = [text for text in texts if places[text.split()[-1].rpartition(".")[0]] == wanted]
        if not fitting:
            break
        found.append(fitting[-1])
        trial.play(seat, fitting[-1])
    return found


def test_no_tile_tells_what_others_plan(stage):
    """In one world Bob fills his tiles, in the other he leaves them empty."""
    rng = random.Random(4)
    game = every_tile(rng)
    plans = [on_tiles(game, 1, 4, wanted) for wanted in (True, False)]
    assert len(plans[0]) == len(plans[1]) == 4
    game.play(0, on_tiles(game, 0, 1, True)[0])
    stage.open(game.setup, record=game.record())
    [worlds] = stage.part(new_seeds=True)
    script = Script(game, rng)
    for seat in (0, 2, 3):
        for move in on_tiles(game, seat, 5, True):
            script.play(seat, move)
    for steps, plan in zip(script.worlds, plans, strict=True):
        steps += [Step("move", 1, move) for move in plan]
    script.look(0, 2, 3)
    act(worlds, script)
    alike(*worlds, ("Ann", "Cat", "Dan", EVE, NOBODY))


def test_everything_a_client_can_ask_is_asked(stage):
    stage.open()
    [(world, _)] = stage.part()
    asked = {name for seat in (0, None) for name in world.questions(seat, ["ready"])}
    assert asked == set(ENDPOINT) - NOT_OF_TABLES


# --- strangers

FIELDS = {
    "seat": 0,
    "version": 0,
    "key": "of-a-stranger",
    "move": "ready",
    "moves": ["ready"],
    "thing": "castle",
    "agree": True,
    "kind": "open",
    "text": "hello",
}


def sensible(kind):
    """A wish that could be granted: everything that must be said."""
    fields = msgspec.structs.fields(kind) if kind else ()
    return {field.name: FIELDS[field.name] for field in fields if field.required}


async def everything_at(app, table, key):
    """What the endpoints of a table and its WebSocket answer."""
    found = {}
    for endpoint in ENDPOINTS:
        if "{id}" in endpoint.path:
            path = endpoint.path.replace("{id}", table).replace("{seat:int}", "0")
            wish = "query" if endpoint.method == "GET" else "body"
            wish = {wish: sensible(endpoint.wish)} if endpoint.wish else {}
            found[endpoint.name] = await ask(app, endpoint.method, path, key, **wish)
    for query in ({}, {"seat": 0}):
        line = Line(app, f"/api/tables/{table}/live", key, query)
        await line.close()
        found[f"live {query}"] = line.sent[0]["status"], str(line.sent)
    return found


def finished_record():
    game, rng = Game(Setup(players=2), seed="stranger"), random.Random(5)
    while not game.over:
        game.play(game.actors[0], rng.choice(game.moves(game.actors[0])))
    return game.record()


def test_a_private_table_is_no_table_to_strangers(quick_server):
    """Everything is refused as if there were no such table, also to one who has left it."""
    names = ("Ann", "Bob", "Eve", "Phone")
    ann, bob, eve, phone = (Somebody.new(quick_server, name) for name in names)
    waiting, playing = ann.open("me", "open"), ann.open("me", "open")
    finished = ann.open("me", "me", record=finished_record(), start=True, setup={"players": 2})
    bob.post("/api/invitations", invitation=playing.post("invitations", seat=1)["code"])
    bob.at(playing).post("ready", seat=1)
    playing.post("start")
    code = bob.at(playing).post("invitations", seat=1)["code"]
    assert phone.post("/api/invitations", invitation=code)["mine"] == [1]
    no_table = "0" * 16
    for table in (waiting, playing, finished):
        for key in (eve.key, bob.key, ""):
            look = quick_server.portal.call
            here = look(everything_at, quick_server.app, table.id, key)
            assert here == look(everything_at, quick_server.app, no_table, key)
            assert len(here) > 20
            for name, answer in here.items():
                assert answer[0] == 404 or (name, key, answer[0]) == ("say", "", 401)
        for who in (eve, bob):
            for which in ("open", "playing", "over", "mine"):
                assert table.id not in str(who.get("/api/tables", which=which))
    assert playing.info()["status"] == "playing"  # nobody did any harm


# --- leaks that were found


CHURCH = """
    players: 2
    phase: planning
    0 tiles: church
    0 market: monk, farmer
    0 coins: 5
    1 tiles: hayrick
    1 market: farmer, boatman, trader
"""


def test_the_church_does_not_tell_what_others_plan(stage):
    """Whether another's tile is filled is known when all are ready, not when one asks why."""
    game = Game.from_position(dedent(CHURCH), ask_chance=True)
    game.play(0, "place monk church.0")
    stage.open(game.setup, record=game.record())
    [worlds] = stage.part()
    script = Script(game, random.Random(6))
    for steps, place in zip(script.worlds, ("hayrick", "village"), strict=True):
        steps.append(Step("move", 1, f"place farmer {place}.0"))
    script.look(0)
    act(worlds, script)
    alike(*worlds, ("Ann", EVE, NOBODY))


def test_an_old_invitation_takes_nobodys_seat(quick_server):
    """Ann invited Eve to a seat that Bob has taken since: Eve does not look into his plan."""
    ann, bob, eve = (Somebody.new(quick_server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("me", "open", public=True)
    code = table.post("invitations", seat=1)["code"]
    bob.at(table).post("join")
    bob.at(table).post("ready", seat=1)
    table.post("start")
    bob.at(table).play("place own-farmer castle.0", 1)
    eve.refused("POST", "/api/invitations", 409, json={"invitation": code})
    assert bob.at(table).info()["mine"] == [1]


def test_a_game_that_cannot_go_on_keeps_its_plans(stage):
    """Rules that do not know Bob's move break the game; they may be put right, and it goes on."""
    stage.open()
    [worlds] = stage.part()
    script = Script(Game(Setup(players=2), worlds[0].seed), random.Random(7))
    script.plan_apart(1)
    act(worlds, script)
    for world, path in zip(worlds, (stage.path, stage.copy), strict=True):
        with sqlite3.connect(path) as c:
            c.execute("UPDATE entries SET steps = replace(steps, '1 place', '1 plant')")
        world.client.app.app.state.hall._tables.clear()
        for name in ("Ann", EVE, NOBODY):
            world.client.portal.call(world.look_around, name)
        assert any(b"cannot be replayed" in data for _, data in world.received[EVE])
    alike(*worlds, ("Ann", EVE, NOBODY))


def test_nobody_can_work_out_what_a_bot_plans(quick_server):
    """Ann knows what the bot sees and what kind of bot it is, and still cannot tell."""
    ann = Somebody.new(quick_server)
    table = ann.open("me", *["random"] * 4, start=True)
    table.wait(lambda state: state["actors"] == [0])
    table.play("ready", 0)
    log = [line for part in table.get("log")["rounds"] for line in part["lines"]]
    game, right = Game.from_steps(Setup(players=5), "", []), []
    for line in log:
        who = NATURE if line["seat"] is None else line["seat"]
        if who > 0:
            job = Job(
                bot="random",
                seed=f"{table.id}/{line['version'] - 1}",
                seat=who,
                actors=list(game.actors),
                position=write_position(game.view(who).table),
                moves=[game.text(move) for move in game.moves(who)],
                ms=100,
            )
            right.append(think(job).move == line["move"])
        game.play(who, line["move"])
    assert not all(right)


class SlowLine(Line):
    """Somebody who does not read yet."""

    def __init__(self, *args):
        self.reads = asyncio.Event()
        super().__init__(*args)

    async def _send(self, message):
        if message["type"] == "websocket.send":
            await self.reads.wait()
        await super()._send(message)


def test_who_has_left_does_not_hear_the_chat(quick_server):
    """Bob reads slowly. He hands on his seat, then something is said, then he reads on."""
    ann, bob, phone = (Somebody.new(quick_server, name) for name in ("Ann", "Bob", "Phone"))
    table = ann.open("me", "open")
    bob.post("/api/invitations", invitation=table.post("invitations", seat=1)["code"])
    code = bob.at(table).post("invitations", seat=1)["code"]

    async def listen():
        return SlowLine(quick_server.app, f"{table.path}/live", bob.key, {"details": "true"})

    async def read_on():
        line.reads.set()
        await until(lambda: any("no longer open" in said.get("text", "") for said in line.sent))
        await line.close()

    line = quick_server.portal.call(listen)
    phone.post("/api/invitations", invitation=code)
    table.post("chat", text="Bob is gone")
    quick_server.portal.call(read_on)
    assert "Bob is gone" not in str(line.sent)


def test_who_comes_and_goes_at_once_leaves_no_wire(quick_server):
    """Wires that nobody holds would count against their address until no more are allowed."""
    table = Somebody.new(quick_server).open("me", "me", start=True, public=True)

    async def come_and_go():
        line = Line(quick_server.app, f"{table.path}/live")
        await line.close()

    quick_server.portal.call(come_and_go)
    assert quick_server.app.app.state.hall.wires.open == 0
