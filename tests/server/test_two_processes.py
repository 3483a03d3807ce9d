"""Two server processes on one PostgreSQL: a table is the same at both."""

import json
import random
import signal
import time
from concurrent.futures import ThreadPoolExecutor

import httpx2 as httpx
import pytest
from database import changes_of, seed_of, waiting
from socket_client import table_socket, turn_socket
from sqlalchemy import text
from table_client import (
    AT_ONCE,
    IN_TIME,
    JSON,
    Somebody,
    at_once,
    good,
    moving,
    new_key,
    soon,
    soon_both,
)

from orleans.server import chat, queries

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


def test_a_socket_hears_of_moves_through_the_other(everywhere):
    here, there = everywhere("Ann")
    _, watcher = everywhere("Zoe")
    table = here.open("me", "me", public=True, start=True)
    with (
        table_socket(table, there, seat=0) as mine,
        table_socket(table, watcher) as public,
    ):
        for end in (mine, public):
            end.hear_version(0, IN_TIME)
        state = table.play("place own-farmer castle.0", 0)
        assert mine.hear_version(1) == state
        seen = public.hear_version(1)
        assert (seen["seat"], seen["options"]) == (None, [])
        assert seen["view"]["players"][0]["spaces"] == {}
        table.undo(0)
        assert mine.hear_version(2)["view"]["players"][0]["spaces"] == {}


def test_the_first_players_of_a_day_get_the_same_game_and_one_try(everywhere):
    ann, bob = everywhere("Ann"), everywhere("Bob")
    begin = [lambda who=who: who.post("/api/challenge") for who in (ann[0], bob[1], bob[0])]
    mine, his, again = at_once(*begin)
    assert mine["seed_hash"] == his["seed_hash"]
    assert again["id"] == his["id"] != mine["id"]


def test_a_socket_hears_of_the_lobby_and_of_chat(everywhere):
    ann, _ = everywhere("Ann")
    _, bob = everywhere("Bob")
    mine = ann.open("me", "open", public=True)
    his = bob.at(mine)
    with (
        table_socket(mine, details=True) as hers,
        table_socket(his, details=True) as end,
    ):
        for each in (hers, end):
            each.hear("table", seconds=IN_TIME)
        his.post("join")
        hers.hear("table", lambda m: m["table"]["seats"][1]["name"] == "Bob")
        his.post("ready", seat=1)
        hers.hear("table", lambda m: m["table"]["seats"][1]["ready"])
        his.post("chat", text="Shall we begin?")
        hers.hear_line("Shall we begin?")
        mine.post("start")
        assert end.hear_version(0)["actors"] == [0, 1]
        mine.post("chat", text="Good luck!")
        end.hear_line("Good luck!")


def test_a_socket_ends_with_its_table(everywhere):
    here, there = everywhere()
    table = here.open("me", "open")
    with table_socket(table, there, details=True) as end:
        end.hear("table", seconds=IN_TIME)
        good(here.ask("DELETE", table.path))
        assert "removed" in end.hear("error")["error"]
        assert end.ends() == 1000
    there.refused("GET", table.path, 404, "no such table")


def test_a_socket_tells_first_how_things_stand_also_before_the_game(everywhere):
    here, there = everywhere()
    table = here.open("me", "open")
    with table_socket(table, there, seat=0) as end:
        assert end.hear("table", seconds=IN_TIME)["table"]["id"] == table.id


def test_turns_at_any_table_are_told_at_any_process(everywhere):
    """Bob waits at a process that has never seen the table."""
    ann, _ = everywhere("Ann")
    bob, waiting = everywhere("Bob")
    mine = ann.open("me", "open", public=True)
    with turn_socket(waiting) as turns:
        bob.at(mine).post("join")
        bob.at(mine).post("ready", seat=1)
        mine.post("start")
        turn = turns.hear("turn")
        assert (turn["table"], turn["seat"], turn["version"]) == (mine.id, 1, 0)


def test_a_move_while_the_other_reads_the_table_is_not_missed(everywhere, shared_engine):
    """The other process is held up in the middle of reading: it cannot look up names."""
    here, there = everywhere()
    there.get("/api/people/me")
    table = here.open("me", "me", start=True)
    other = there.at(table)
    with ThreadPoolExecutor(1) as pool:
        with shared_engine.begin() as c:
            c.execute(text("LOCK TABLE people IN ACCESS EXCLUSIVE MODE"))
            reading = pool.submit(other.state, 0)
            soon(lambda: waiting(shared_engine, "SELECT people.id, people.name %"), bool, IN_TIME)
            table.play("place own-farmer castle.0", 0, version=0)
            time.sleep(0.2)  # it hears of the move
        reading.result(timeout=IN_TIME)
    soon_both([table, other], 0, 1)


def test_no_line_of_chat_is_passed_over(everywhere, shared_engine):
    """Two lines are written at the same moment, and the first one arrives last."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    with table_socket(table, there, seat=0) as end, ThreadPoolExecutor(1) as pool:
        end.hear_version(0, IN_TIME)
        with shared_engine.begin() as c:
            chat.add_line(c, table.id, None, "Zoe", "first")
            saying = pool.submit(there.at(table).post, "chat", text="second")
            time.sleep(0.5)
            queries.notify(c, f"third:{table.id}:chat")
        saying.result(timeout=IN_TIME)
        heard = []
        while len(heard) < 2:
            heard += [line["text"] for line in end.hear("chat")["lines"]]
        assert sorted(heard) == ["first", "second"]


def test_whoever_has_lost_the_others_voice_looks_again(everywhere, shared_engine):
    """PostgreSQL ends the connections on which the processes listen."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    with table_socket(table, there, seat=0) as end:
        end.hear_version(0, IN_TIME)
        end_listeners(shared_engine)
        table.play("place own-farmer castle.0", 0, version=0)
        end.hear_version(1, IN_TIME)


def test_whoever_has_lost_the_others_voice_reads_the_chat_again(everywhere, shared_engine):
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    with table_socket(table, there, seat=0) as end:
        end.hear_version(0, IN_TIME)
        end_listeners(shared_engine)
        table.post("chat", text="Can you hear me?")
        end.hear_line("Can you hear me?", IN_TIME)


def end_listeners(engine):
    """Both listen; after a test like this one they may have to connect again first."""

    def listeners(what):
        with engine.begin() as c:
            return c.execute(text(LISTENERS.format(what))).scalar_one()

    soon(lambda: listeners("pid"), lambda found: found == 2, IN_TIME)
    assert listeners("pg_terminate_backend(pid)") == 2


LISTENERS = """SELECT count({}) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'"""


def test_a_new_host_is_named_everywhere(everywhere):
    ann, _ = everywhere("Ann")
    _, bob = everywhere("Bob")
    mine = ann.open("me", "open", public=True)
    his = bob.at(mine)
    assert his.post("join")["host"] == "Ann"
    mine.post("leave", seat=0)
    soon(his.info, lambda info: info["hosting"] and info["host"] == "Bob", AT_ONCE)


def test_what_a_person_changes_holds_everywhere(everywhere):
    here, there = everywhere("Ann")
    assert there.get("/api/people/me")["name"] == "Ann"
    good(here.ask("PATCH", "/api/people/me", json={"name": "Anna"}))
    soon(lambda: there.get("/api/people/me"), lambda me: me["name"] == "Anna", AT_ONCE)
    good(there.ask("PATCH", "/api/people/me", json={"language": "de"}))
    me = soon(lambda: here.get("/api/people/me"), lambda me: me["language"] == "de", AT_ONCE)
    assert me["name"] == "Anna"


# --- the end of a process


def test_a_process_ends_in_good_order(url, processes, engine):
    process = processes(url)
    with process.client() as client:
        ann = Somebody.new(client)
        table = ann.open("me", "random", start=True, options={"bot_ms": 50})
        with (
            table_socket(table, seat=0) as end,
            turn_socket(ann) as turns,
        ):
            end.hear("state", seconds=IN_TIME)
            state = table.play("ready", 0)
            code = process.stop()
            assert code in (0, -signal.SIGTERM)
            for each in (end, turns):
                assert each.ends() in (1000, 1001, 1012)
    assert changes_of(engine, table)[-1].version >= state["version"]
    assert "stopped" in [json.loads(line)["event"] for line in process.lines]


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
        found = [change.key.partition(".")[2] for change in changes_of(engine, table)[1:]]
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
        bob.refused("POST", "/api/invitations", 409, "already been used", json={"invitation": code})
        bob.at(table).post("ready", seat=1)
        table.post("start")
        table.post("chat", text="a word among friends")
        for seat, who in enumerate((ann, bob)):
            with table_socket(table, who, seat=seat) as end:
                end.hear("state", seconds=IN_TIME)
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
