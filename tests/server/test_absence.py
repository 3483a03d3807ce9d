"""Somebody stays away from a game without a clock: a bot plays, or the others end the game."""

import random

import pytest
from database import hours_pass, writing
from sqlalchemy import update
from table_client import CASTLE, at_table, new_key, soon

from orleans.server import schema

AGREED = {"absence": 3600, "substitute": "random", "bot_ms": 50}


@pytest.fixture
def waiting(server, somebody):
    """Ann has planned; everybody waits for Bob."""
    mine, his = at_table(somebody, options=AGREED)
    for move in (*CASTLE, "ready"):
        mine.play(move)
    return mine, his


def test_the_seat_of_the_absent_goes_to_a_bot_until_they_come_back(server, waiting):
    mine, his = waiting
    assert 0 < mine.info()["seats"][1]["absent_in"] <= 3_600_000
    mine.refused("POST", "absent", 409, "long enough", json={"seat": 1})
    hours_pass(server, mine)
    assert mine.info()["seats"][1]["absent_in"] == 0
    seat = mine.post("absent", seat=1)["seats"][1]
    assert (seat["kind"], seat["name"], seat["away"]) == ("bot", "Bob", True)
    mine.wait(lambda state: state["actors"] == [0])
    assert his.info()["away"] == [1]
    assert his.info()["mine"] == []
    assert his.id in [table["id"] for table in his.who.get("/api/tables", which="mine")["tables"]]
    back = his.post("return", seat=1)
    assert (back["mine"], back["away"]) == ([1], [])
    soon(lambda: his.state(1)["view"]["round"], lambda n: n >= 1)
    mine.wander([0], random.Random(1), 5)
    assert his.info()["seats"][1]["kind"] == "person"
    assert told(mine) == ["Bob is absent. A bot goes on until they come back.", "Bob is back."]
    german = ["Bob fehlt. Ein Bot spielt weiter, bis Bob zurückkommt.", "Bob ist wieder da."]
    assert told(mine, lang="de") == german
    with mine.who.live(mine, seat=0, lang="de") as socket:
        said = soon(socket.receive_json, lambda message: message["type"] == "chat")
        assert [line["text"] for line in said["lines"]] == german


def told(table, **query):
    return [line["text"] for line in table.get("chat", **query)["lines"]]


def test_whoever_moves_is_not_absent(server, waiting):
    mine, his = waiting
    hours_pass(server, mine)
    his.play("place own-farmer castle.0", 1)
    mine.refused("POST", "absent", 409, "long enough", json={"seat": 1})


def test_only_those_who_play_hand_over_and_only_the_seats_of_others(server, waiting, somebody):
    mine, his = waiting
    hours_pass(server, mine)
    eve = somebody("Eve").at(mine)
    eve.refused("POST", "absent", 403, "who play here", json={"seat": 1})
    his.refused("POST", "absent", 409, "your own seat", json={"seat": 1})
    his.refused("POST", "absent", 409, "long enough", json={"seat": 0})
    mine.refused("POST", "absent", 404, "no seat 4", json={"seat": 4})
    mine.post("absent", seat=1)
    for who in (mine, eve):
        who.refused("POST", "return", 403, "not yours", json={"seat": 1})


def test_what_was_not_agreed_is_not_possible(server, somebody):
    """A table where nothing was agreed, and one with a clock."""
    for options in ({}, {**AGREED, "clock": {"kind": "turn", "seconds": 86_400}}):
        mine, _ = at_table(somebody, options=options)
        hours_pass(server, mine)
        assert mine.info()["seats"][1]["absent_in"] is None
        mine.refused("POST", "absent", 409, "long enough", json={"seat": 1})


def test_all_agree_to_end_the_game(waiting):
    mine, his = waiting
    assert mine.post("end", seat=0)["ending"] == [0]
    assert his.info()["status"] == "playing"
    assert his.post("end", seat=1, agree=False)["ending"] == []
    his.post("end", seat=1)
    ended = mine.post("end", seat=0)
    assert (ended["status"], ended["waiting"]) == ("over", [])
    state = his.state(1)
    assert (state["actors"], state["options"]) == ([], [])
    assert not any(score["winner"] for score in mine.get("result")["scores"])
    his.refused("POST", "moves", 409, "over", json=a_plan(state["version"]))
    assert mine.post("rematch")["status"] == "lobby"


def a_plan(version):
    move = "place own-farmer castle.0"
    return {"seat": 1, "move": move, "version": version, "key": new_key()}


def test_whoever_is_absent_need_not_agree(server, waiting):
    mine, his = waiting
    hours_pass(server, mine)
    assert mine.post("end", seat=0)["status"] == "over"
    assert his.info()["status"] == "over"


def test_nobody_to_agree_with(somebody):
    table = somebody().open("me", "random", start=True)
    table.refused("POST", "end", 409, "can resign", json={"seat": 0})


def test_the_absent_have_their_seat_in_the_rematch(server, waiting):
    mine, his = waiting
    hours_pass(server, mine)
    mine.post("absent", seat=1)
    mine.post("end", seat=0)
    again = his.post("rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person"]
    assert again["mine"] == [1]


def test_two_processes_agree_who_sits_there(everywhere, two, shared_engine):
    ann, there = everywhere("Ann")
    bob, _ = everywhere("Bob")
    table = ann.open("me", "open", public=True, options=AGREED)
    bob.at(table).post("join")
    bob.at(table).post("ready", seat=1)
    table.post("start")
    with writing(shared_engine) as c:
        here = schema.tables.c.id == table.id
        values = {"idle": '{"1": 1}', "revision": schema.tables.c.revision + 1}
        c.execute(update(schema.tables).where(here).values(**values))
        c.exec_driver_sql(f"SELECT pg_notify('orleans', 'test:{table.id}:lobby')")
    soon(lambda: there.at(table).info()["seats"][1]["absent_in"] == 0)
    there.at(table).post("absent", seat=1)
    soon(lambda: table.info()["seats"][1]["away"])
