"""Two server processes on one PostgreSQL: a table is the same at both."""

import json
import random
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import httpx2 as httpx
import pytest
from sqlalchemy import select, text
from table_client import Somebody, good, new_key
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from orleans.server import schema, shelf
from orleans.server.admin import replay_all
from orleans.server.store import open_engine

AT_ONCE = 1.0  # seconds, at most, until the other process knows
IN_TIME = 30.0  # where a process must start something first, or notice that another is gone


@pytest.fixture
def url(new_postgres):
    return new_postgres()


@pytest.fixture
def engine(url):
    """The database itself."""
    engine = open_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture
def two(url, processes):
    return [processes(url), processes(url)]


@pytest.fixture
def everywhere(two):
    """A new person, who speaks to both processes."""
    clients = [process.client() for process in two]

    def make(name="Ann"):
        first = Somebody.new(clients[0], name)
        return first, Somebody(clients[1], first.key, first.person)

    yield make
    for client in clients:
        client.close()


@contextmanager
def wire(process, who, path):
    """A WebSocket at one of the processes."""
    address = f"ws://127.0.0.1:{process.port}{path}"
    with connect(address, additional_headers=who.headers, proxy=None) as socket:
        yield socket


def live(table, **query):
    return f"{table.path}/live?" + "&".join(f"{name}={value}" for name, value in query.items())


def hear(socket, kind, holds=lambda _: True, seconds=AT_ONCE):
    """The next message of a kind for which something holds; it must come soon."""
    end = time.monotonic() + seconds
    seen = []
    while (left := end - time.monotonic()) > 0:
        try:
            message = json.loads(socket.recv(timeout=left))
        except TimeoutError:
            break
        seen.append(message["type"])
        if message["type"] == kind and holds(message):
            return message
    raise AssertionError(f"no such message within {seconds} seconds, only {seen}")


def hear_version(socket, version, seconds=AT_ONCE):
    return hear(socket, "state", lambda m: m["state"]["version"] == version, seconds)["state"]


def hear_line(socket, wanted, seconds=AT_ONCE):
    def said(message):
        return wanted in [line["text"] for line in message["lines"]]

    return hear(socket, "chat", said, seconds)


def soon(look, holds, seconds=AT_ONCE):
    """Look until something holds, which must be soon."""
    end = time.monotonic() + seconds
    while not holds(found := look()):
        assert time.monotonic() < end, found
        time.sleep(0.005)
    return found


def soon_both(tables, seat, version):
    """Both processes come to show the same, at this version."""
    states = soon(
        lambda: [table.state(seat) for table in tables],
        lambda states: [state["version"] for state in states] == [version] * 2,
    )
    assert states[0] == states[1]
    return states[0]


def at_once(*requests):
    """Send several requests at the same moment."""
    start = threading.Barrier(len(requests))

    def send(request):
        start.wait(10)
        return request()

    with ThreadPoolExecutor(len(requests)) as pool:
        return list(pool.map(send, requests))


def moving(table, seat, move, version, key=None):
    body = {"seat": seat, "move": move, "version": version, "key": key or new_key()}
    return lambda: table.who.ask("POST", f"{table.path}/moves", json=body)


def entries_of(engine, table):
    """All entries of a table; the versions have no gaps."""
    with engine.begin() as c:
        entries = shelf.entries_of(c, table.id)
    assert [entry.version for entry in entries] == list(range(len(entries)))
    return entries


def seed_of(engine, table):
    with engine.begin() as c:
        return c.execute(
            select(schema.tables.c.seed).where(schema.tables.c.id == table.id)
        ).scalar_one()


def nothing_broken(engine):
    return [verdict for verdict in replay_all(engine, mark=False) if verdict.reason] == []


# --- what one does, the other knows


def test_a_move_through_one_is_seen_through_the_other_at_once(everywhere):
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    tables = [table, there.at(table)]
    rng = random.Random(1)
    for version in range(40):
        state = soon_both(tables, None, version)
        state = soon_both(tables, rng.choice(state["actors"]), version)
        move = rng.choice(state["options"])["move"]
        rng.choice(tables).play(move, state["seat"], version)
    soon_both(tables, 0, 40)
    assert tables[0].get("log", seat=0) == tables[1].get("log", seat=0)
    tables[0].undo(state["seat"], ask=True)
    soon_both(tables, 0, 41)


def test_a_wire_hears_of_moves_through_the_other(two, everywhere):
    here, there = everywhere("Ann")
    _, watcher = everywhere("Zoe")
    table = here.open("me", "me", public=True, start=True)
    with (
        wire(two[1], there, live(table, seat=0)) as mine,
        wire(two[1], watcher, live(table)) as public,
    ):
        for socket in (mine, public):
            hear_version(socket, 0, IN_TIME)
        state = table.play("place own-farmer castle.0", 0)
        assert hear_version(mine, 1) == state
        seen = hear_version(public, 1)
        assert (seen["seat"], seen["options"]) == (None, [])
        assert seen["view"]["players"][0]["spaces"] == {}
        table.undo(0)
        assert hear_version(mine, 2)["view"]["players"][0]["spaces"] == {}


def test_a_wire_hears_of_the_lobby_and_of_chat(two, everywhere):
    ann, _ = everywhere("Ann")
    _, bob = everywhere("Bob")
    mine = ann.open("me", "open", public=True)
    his = bob.at(mine)
    with (
        wire(two[0], ann, live(mine, details="true")) as hers,
        wire(two[1], bob, live(his, details="true")) as socket,
    ):
        for each in (hers, socket):
            hear(each, "table", seconds=IN_TIME)
        his.post("join")
        hear(hers, "table", lambda m: m["table"]["seats"][1]["name"] == "Bob")
        his.post("ready", seat=1)
        hear(hers, "table", lambda m: m["table"]["seats"][1]["ready"])
        his.post("chat", text="Shall we begin?")
        hear_line(hers, "Shall we begin?")
        mine.post("start")
        assert hear_version(socket, 0)["actors"] == [0, 1]
        mine.post("chat", text="Good luck!")
        hear_line(socket, "Good luck!")


def test_a_wire_ends_with_its_table(two, everywhere):
    here, there = everywhere()
    table = here.open("me", "open")
    with wire(two[1], there, live(table, details="true")) as socket:
        hear(socket, "table", seconds=IN_TIME)
        good(here.ask("DELETE", table.path))
        assert "removed" in hear(socket, "error")["error"]
        assert goodbye(socket).code == 1000
    there.refused("GET", table.path, 404, "no such table")


def test_a_wire_tells_first_how_things_stand_also_before_the_game(two, everywhere):
    here, there = everywhere()
    table = here.open("me", "open")
    with wire(two[1], there, live(table, seat=0)) as socket:
        assert hear(socket, "table", seconds=IN_TIME)["table"]["id"] == table.id


def test_turns_at_any_table_are_told_at_any_process(two, everywhere):
    """Bob waits at a process that has never seen the table."""
    ann, _ = everywhere("Ann")
    bob, waiting = everywhere("Bob")
    mine = ann.open("me", "open", public=True)
    with wire(two[1], waiting, "/api/live") as turns:
        bob.at(mine).post("join")
        bob.at(mine).post("ready", seat=1)
        mine.post("start")
        turn = hear(turns, "turn")
        assert (turn["table"], turn["seat"], turn["version"]) == (mine.id, 1, 0)


def test_a_move_while_the_other_reads_the_table_is_not_missed(everywhere, engine):
    """The other process is held up in the middle of reading: it cannot look up names."""
    here, there = everywhere()
    there.get("/api/people/me")
    table = here.open("me", "me", start=True)
    other = there.at(table)
    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as c:
            c.execute(text("LOCK TABLE people IN ACCESS EXCLUSIVE MODE"))
            reading = pool.submit(other.state, 0)
            soon(lambda: waiting(engine, "SELECT people.id, people.name %"), bool, IN_TIME)
            table.play("place own-farmer castle.0", 0, version=0)
            time.sleep(0.2)  # it hears of the move
        reading.result(timeout=10)
    soon_both([table, other], 0, 1)


def test_no_line_of_chat_is_passed_over(two, everywhere, engine):
    """Two lines are written at the same moment, and the first one arrives last."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    with wire(two[1], there, live(table, seat=0)) as socket, ThreadPoolExecutor(1) as pool:
        hear_version(socket, 0, IN_TIME)
        with engine.begin() as c:
            shelf.add_chat(c, table.id, None, "Zoe", "first")
            saying = pool.submit(there.at(table).post, "chat", text="second")
            time.sleep(0.5)
            shelf.tell(c, f"third:{table.id}:chat")
        saying.result(timeout=10)
        heard = []
        while len(heard) < 2:
            heard += [line["text"] for line in hear(socket, "chat")["lines"]]
        assert sorted(heard) == ["first", "second"]


def test_who_has_lost_the_others_voice_looks_again(two, everywhere, engine):
    """PostgreSQL ends the connections on which the processes listen."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    with wire(two[1], there, live(table, seat=0)) as socket:
        hear_version(socket, 0, IN_TIME)
        end_listeners(engine)
        table.play("place own-farmer castle.0", 0, version=0)
        hear_version(socket, 1, IN_TIME)


def test_who_has_lost_the_others_voice_reads_the_chat_again(two, everywhere, engine):
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    with wire(two[1], there, live(table, seat=0)) as socket:
        hear_version(socket, 0, IN_TIME)
        end_listeners(engine)
        table.post("chat", text="Can you hear me?")
        hear_line(socket, "Can you hear me?", IN_TIME)


def end_listeners(engine):
    with engine.begin() as c:
        assert c.execute(text(END_LISTENERS)).scalar_one() == 2


END_LISTENERS = """SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'"""


def test_a_new_host_is_named_everywhere(everywhere):
    ann, _ = everywhere("Ann")
    _, bob = everywhere("Bob")
    mine = ann.open("me", "open", public=True)
    his = bob.at(mine)
    assert his.post("join")["host"] == "Ann"
    mine.post("leave", seat=0)
    soon(his.info, lambda info: info["hosting"] and info["host"] == "Bob")


def test_what_a_person_changes_holds_everywhere(everywhere):
    here, there = everywhere("Ann")
    assert there.get("/api/people/me")["name"] == "Ann"
    good(here.ask("PATCH", "/api/people/me", json={"name": "Anna"}))
    soon(lambda: there.get("/api/people/me"), lambda me: me["name"] == "Anna")
    good(there.ask("PATCH", "/api/people/me", json={"language": "de"}))
    me = soon(lambda: here.get("/api/people/me"), lambda me: me["language"] == "de")
    assert me["name"] == "Anna"


# --- both at the same time


def test_processes_that_start_together_share_the_work(url, processes):
    """On an empty database: one makes its tables, the others wait."""
    with ThreadPoolExecutor(3) as pool:
        started = list(pool.map(lambda _: processes(url), range(3)))
    for process in started:
        with process.client() as client:
            assert good(client.get("/api/health"))["ok"]


def test_seats_plan_at_the_same_time_through_different_processes(everywhere, engine):
    """Nobody has to look again for the other's moves, and no plan is lost (ruling 67)."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    at = [table, there.at(table)]
    rng = random.Random(3)
    for _ in range(4):
        planned = at_once(lambda: plan(at[0], 0), lambda: plan(at[1], 1))
        version = entries_of(engine, table)[-1].version
        for seat, moves in enumerate(planned):
            spaces = soon_both(at, seat, version)["view"]["players"][seat]["spaces"]
            placed = {space: kind for _, kind, space in map(str.split, moves)}
            assert placed.items() <= spaces.items()
        both_ready = [moving(at[seat], seat, "ready", version) for seat in (0, 1)]
        for answer in at_once(*both_ready):
            assert good(answer)["version"] > version
        soon_both(at, 0, version + 2)
        state = to_the_next_plan(table, rng)
        soon_both(at, 0, state["version"])
    assert nothing_broken(engine)
    keys = [entry.key for entry in entries_of(engine, table)[1:]]
    assert len(set(keys)) == len(keys)


def plan(table, seat):
    """Place what can be placed, always from the version one saw last."""
    state, placed = table.state(seat), []
    for _ in range(30):
        options = [option["move"] for option in state["options"]]
        placing = [move for move in options if move.startswith("place")]
        if "ready" in options and not placing:
            return placed
        placed += placing[:1]
        state = insist(moving(table, seat, (placing or options[-1:])[0], state["version"]))
    raise AssertionError("the plan does not end")


def insist(request):
    """Send the same request again while the server is busy: the others may be very quick."""
    for _ in range(20):
        answer = request()
        if answer.status_code != 503:
            break
    return good(answer)


def to_the_next_plan(table, rng):
    """Play at random until both decide at the same time, which they do only when they plan."""
    for _ in range(300):
        state = table.wander([0, 1], rng, 1)
        if state["actors"] == [0, 1]:
            return state
    raise AssertionError("the round does not end")


def test_of_two_moves_for_one_seat_one_counts(two, everywhere, engine):
    """Each version is fought for through both processes at the same moment."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    at = [table, there.at(table)]
    rng = random.Random(7)
    for version in range(40):
        state = soon_both(at, None, version)
        state = soon_both(at, rng.choice(state["actors"]), version)
        seat, moves = state["seat"], [rng.choice(state["options"])["move"] for _ in at]
        answers = at_once(*[moving(at[n], seat, moves[n], version) for n in (0, 1)])
        codes = [answer.status_code for answer in answers]
        assert sorted(codes) == [200, 409]
        assert answers[codes.index(409)].json()["code"] == "stale"
        steps = entries_of(engine, table)[-1].steps.split("\n")
        assert steps[0] == f"{seat} {moves[codes.index(200)]}"
    assert len(entries_of(engine, table)) == 41
    assert sum(conflicts(process) for process in two) > 0, "never at the same moment"
    assert nothing_broken(engine)


def conflicts(process):
    """How often the other process was quicker at the database."""
    with process.client() as client:
        lines = good(client.get("/metrics")).splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("orleans_conflicts"))


def test_the_same_request_through_both_is_carried_out_once(everywhere, engine):
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    at = [table, there.at(table)]
    rng = random.Random(8)
    for version in range(20):
        state = soon_both(at, None, version)
        state = soon_both(at, rng.choice(state["actors"]), version)
        move, key = rng.choice(state["options"])["move"], new_key()
        answers = at_once(*[moving(each, state["seat"], move, version, key) for each in at])
        assert [good(answer)["version"] for answer in answers] == [version + 1] * 2
        assert entries_of(engine, table)[-1].key.endswith(key)
    other = next(o["move"] for o in state["options"] if o["move"] != move)
    for each in at:
        answer = moving(each, state["seat"], other, version, key)()
        assert (answer.status_code, answer.json()["code"]) == (409, "used")
    assert len(entries_of(engine, table)) == 21


def test_a_seat_is_given_up_while_another_moves(everywhere, engine):
    """The move does not undo what the database knows of the bot that takes the seat."""
    ann, _ = everywhere("Ann")
    _, bob = everywhere("Bob")
    mine = ann.open("me", "open", public=True, options={"substitute": "random", "bot_ms": 50})
    his = bob.at(mine)
    his.post("join")
    his.post("ready", seat=1)
    soon(mine.info, lambda info: info["seats"][1]["ready"])
    mine.post("start")
    soon(his.info, lambda info: info["status"] == "playing")
    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as c:
            c.execute(text("LOCK TABLE entries IN SHARE MODE"))  # no move can be written
            playing = pool.submit(mine.play, "ready", 0, version=0)
            soon(lambda: waiting(engine, "INSERT INTO entries %"), bool, IN_TIME)
            his.post("resign", seat=1)
        assert playing.result(timeout=10)["version"] >= 1
        assert bots_are_looked_after(engine, mine)
    soon(lambda: entries_of(engine, mine), lambda found: len(found) > 2, IN_TIME)
    assert bots_are_looked_after(engine, mine)
    assert nothing_broken(engine)


def bots_are_looked_after(engine, table):
    """If a bot is to decide, the database says when another process has to take it over."""
    with engine.begin() as c:
        loaded = shelf.load(c, table.id)
    deciding = [loaded.seats[number].kind for number in loaded.row.waiting]
    return "bot" not in deciding or loaded.row.due_at is not None


def waiting(engine, query):
    """How many connections wait for a lock with such a query."""
    with engine.begin() as c:
        return c.execute(text(WAITING), {"query": query}).scalar_one()


WAITING = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND wait_event_type = 'Lock' AND query LIKE :query"""


# --- bots


def bots_play(here):
    options = {"bot_ms": 50}
    return here.open("random", "random", "random", public=True, options=options, start=True)


def test_another_process_goes_on_with_the_bots_of_one_that_was_killed(two, everywhere, engine):
    here, there = everywhere()
    table = bots_play(here)
    other = there.at(table)
    with wire(two[1], there, live(other)) as socket:
        hear(socket, "state", lambda m: m["state"]["version"] >= 20, IN_TIME)
        two[0].kill()
        before = entries_of(engine, table)
        version = before[-1].version
        assert not other.state(None)["view"]["over"]
        hear(socket, "state", lambda m: m["state"]["version"] > version, IN_TIME)
    state = other.wait(lambda state: state["view"]["over"], 120)
    after = entries_of(engine, table)
    assert after[: len(before)] == before
    assert after[-1].version == state["version"] == other.info()["version"]
    assert nothing_broken(engine)


def test_processes_that_play_the_same_bots_double_nothing(url, processes, engine):
    """A process that starts takes up at once what it finds undone, and the other still plays."""
    first = processes(url)
    with first.client() as client:
        here = Somebody.new(client)
        tables = [bots_play(here) for _ in range(3)]
        second = processes(url)
        with second.client() as there:
            others = [Somebody(there, here.key, None).at(table) for table in tables]
            for other in others:
                other.wait(lambda state: state["view"]["over"], 120)
    for table in tables:
        moves = [entry for entry in entries_of(engine, table) if entry.kind == "move"]
        assert len(moves) > 100
    assert nothing_broken(engine)


# --- the end of a process


def test_a_process_ends_in_good_order(url, processes, engine):
    process = processes(url)
    with process.client() as client:
        ann = Somebody.new(client)
        table = ann.open("me", "random", start=True, options={"bot_ms": 50})
        with (
            wire(process, ann, live(table, seat=0)) as socket,
            wire(process, ann, "/api/live") as turns,
        ):
            hear(socket, "state", seconds=IN_TIME)
            state = table.play("ready", 0)
            began = time.monotonic()
            code = process.stop()
            assert time.monotonic() - began < 15
            assert code in (0, -signal.SIGTERM)
            for each in (socket, turns):
                assert goodbye(each).code in (1000, 1001, 1012)
    assert entries_of(engine, table)[-1].version >= state["version"]
    assert "stopped" in [json.loads(line)["event"] for line in process.lines]


def goodbye(socket):
    """The last thing a WebSocket hears."""
    for _ in range(1000):
        try:
            socket.recv(timeout=5)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None, "it was cut off"
            return closed.rcvd
    raise AssertionError("it stays open")


def test_an_answer_that_was_begun_is_finished(url, processes, engine):
    """People play while the server is told to stop: each answered move is kept."""
    process = processes(url)
    with process.client() as client:
        ann = Somebody.new(client)
        tables = [ann.open("me", "me", start=True) for _ in range(4)]
    answered = [[] for _ in tables]

    def play(number):
        rng = random.Random(number)
        with process.client() as client:
            table = Somebody(client, ann.key, None).at(tables[number])
            for _ in range(1000):
                state = table.state(rng.choice(table.state(None)["actors"]))
                move, key = rng.choice(state["options"])["move"], new_key()
                table.play(move, state["seat"], state["version"], key)
                answered[number].append(key)

    with ThreadPoolExecutor(4) as pool:
        playing = [pool.submit(play, number) for number in range(4)]
        soon(lambda: sum(map(len, answered)), lambda moves: moves > 60, IN_TIME)
        assert process.stop() in (0, -signal.SIGTERM)
        for game in playing:
            assert isinstance(game.exception(timeout=60), httpx.TransportError)
    for table, keys in zip(tables, answered, strict=True):
        found = [entry.key.partition(".")[2] for entry in entries_of(engine, table)[1:]]
        assert found[: len(keys)] == keys
        assert len(found) <= len(keys) + 1


@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
def test_the_log_is_json_and_tells_no_secret(url, processes, engine, level):
    process = processes(url, "--log-level", level)
    with process.client() as client:
        ann, bob = Somebody.new(client, "Ann"), Somebody.new(client, "Bob")
        table = ann.open("me", "open", start=False)
        code = table.post("invitations", seat=1)["code"]
        bob.post("/api/invitations", invitation=code)
        bob.refused("POST", "/api/invitations", 409, "used already", json={"invitation": code})
        bob.at(table).post("ready", seat=1)
        table.post("start")
        table.post("chat", text="a word among friends")
        for seat, who in enumerate((ann, bob)):
            with wire(process, who, live(table, seat=seat)) as socket:
                hear(socket, "state", seconds=IN_TIME)
        ann.refused("GET", "/api/tables/none", 404)
        answer = client.post("/api/people", content=f'{{"name": "{ann.key}', headers=JSON)
        assert answer.status_code == 400
        answer = client.get("/api/people/me", headers={"authorization": f"Bearer {code}"})
        assert answer.status_code == 401
        cookie = {"cookie": f"orleans_key={bob.key}"}
        assert good(client.get("/api/people/me", headers=cookie))["name"] == "Bob"
        assert moving(table, 0, "dance", 0)().status_code == 422
        table.play("place own-farmer castle.0", 0)
    assert process.stop() in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in process.lines]
    assert all({"time", "level", "event"} <= line.keys() for line in lines)
    said = "".join(process.lines)
    for secret in (ann.key, bob.key, code, seed_of(engine, table), "a word among friends"):
        assert secret not in said


JSON = {"content-type": "application/json"}
