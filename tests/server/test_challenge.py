"""The daily challenge: one game for everybody, one try each, and nobody looks ahead."""

from datetime import date, timedelta
from itertools import pairwise

import pytest
from database import engine_of, seed_of, tables_of, writing
from table_client import at_once, good, new_key, refused

from orleans.server import clock
from orleans.server.challenge import setup_for, solos
from orleans.server.results import LOST, WON, Ending, write_result

DAY = "/api/challenge"


@pytest.fixture
def calendar(monkeypatch):
    """Today, which a test can set."""
    days = ["2026-03-01"]
    monkeypatch.setattr(clock, "today", lambda: days[-1])
    return days


def begin(who):
    return who.at(who.post(DAY)["id"])


def finish(server, table, *, ending=LOST, round=14, reached=5):
    """End the game of a table at once, with this result."""
    loaded = tables_of(server).loaded[table.id]
    row = loaded.row
    row.status = "over"
    person = loaded.seats[0].person
    with writing(engine_of(server)) as c:
        write_result(c, row, person, Ending(ending, round, "task", reached, 18, 0))


def test_every_solo_scenario_and_step_comes_and_none_twice_in_a_row():
    start = date(2026, 3, 1)
    setups = [setup_for(start + timedelta(n)) for n in range(120)]
    assert {setup for steps in solos() for setup in steps} == set(setups)
    assert all(setup.players == 1 for setup in setups)
    assert all(one.scenario != other.scenario for one, other in pairwise(setups))


def test_everybody_plays_the_same_game_with_one_try(server, somebody, calendar):
    ann, ben = somebody("Ann"), somebody("Ben")
    told = good(server.get(DAY, params={"lang": "de"}))
    assert (told["day"], told["mine"], told["over"]) == (calendar[0], None, False)
    assert told["name"]
    mine, his = begin(ann), begin(ben)
    assert begin(ann).id == mine.id != his.id
    assert mine.info()["setup"] == his.info()["setup"] == told["setup"]
    assert mine.info()["day"] == calendar[0]
    assert mine.state()["view"]["offer"] == his.state()["view"]["offer"]
    assert seed_of(engine_of(server), mine) == seed_of(engine_of(server), his)
    found = ann.get(DAY)
    assert found["mine"] == {"table": mine.id, "ending": "playing"}
    assert (found["playing"], found["results"]) == (2, [])
    refused(server.post(DAY, json={}), 401)
    calendar.append("2026-03-02")
    ann.refused("POST", DAY, 409, "new challenge", json={"day": calendar[0]})
    assert begin(ann).id != mine.id
    assert seed_of(engine_of(server), begin(ann)) != seed_of(engine_of(server), mine)


def test_two_requests_at_once_begin_one_game(server, somebody):
    ann = somebody("Ann")
    answers = at_once(*[lambda: ann.ask("POST", DAY, json={})] * 4)
    assert {good(answer)["id"] for answer in answers} == {ann.get(DAY)["mine"]["table"]}


def test_nobody_looks_ahead(quick_somebody):
    """No seed, no hint, no watcher, no second try, and no draw is taken back."""
    ann, ben = quick_somebody("Ann"), quick_somebody("Ben")
    table = begin(ann)
    assert table.info()["seed"] == ""
    assert "seed:\n" in table.get("record")
    table.refused("POST", "hint", 403, "without hints", json={"seat": 0})
    for body in ({}, {"seat": 0}):
        table.refused("POST", "invitations", 409, "alone", json=body)
    ann.refused("DELETE", table.path, 409, "resigned")
    ben.refused("GET", table.path, 404)
    state = table.state()
    while state["view"]["round"] < 2:
        last = next((o for o in state["options"] if o["move"] in ("ready", "pass", "done")), None)
        state = table.play((last or state["options"][0])["move"])
    table.refused(
        "POST",
        "undo",
        422,
        json={"seat": 0, "version": state["version"], "key": new_key(), "ask": True},
    )
    undo = table.state(details=True)["undo"]
    assert undo["reason"]
    assert not undo["askable"]


def test_results_are_for_all_and_replays_for_those_who_have_ended(server, somebody, calendar):
    ann, ben, eve = (somebody(name) for name in ("Ann", "Ben", "Eve"))
    tables = [begin(who) for who in (ann, ben, eve)]
    finish(server, tables[0])
    finish(server, tables[1], ending=WON, round=12, reached=18)
    told = eve.get(DAY)
    assert [(one["rank"], one["name"]) for one in told["results"]] == [(1, "Ben"), (2, "Ann")]
    assert told["results"][0]["result"]["round"] == 12
    assert (told["playing"], {one["table"] for one in told["results"]}) == (1, {""})
    eve.refused("GET", tables[0].path, 404)
    ben.at(tables[0]).info()
    assert [one["table"] for one in ben.get(DAY)["results"]] == [tables[1].id, tables[0].id]
    ben.refused("GET", tables[2].path, 404)  # Eve still plays
    tables[0].refused("POST", "share", 409, "when its day is over")

    calendar.append("2026-03-02")
    assert eve.get(DAY)["earlier"] == calendar[:1]
    past = good(server.get(DAY, params={"day": calendar[0]}))
    assert past["over"]
    assert good(server.get(f"/api/tables/{past['results'][0]['table']}"))["day"] == calendar[0]
    refused(server.get(f"/api/tables/{tables[2].id}"), 404)
    refused(server.get(DAY, params={"day": "2026-02-31"}), 404, "no challenge")


def test_whoever_gives_up_ends_the_game_as_it_stands_and_comes_last(server, somebody, calendar):
    ann, ben = somebody("Ann"), somebody("Ben")
    table = begin(ann)
    finish(server, begin(ben), reached=0)
    version = table.state()["version"]
    table.post("resign", seat=0)
    told = ann.get(DAY)
    assert told["mine"]["ending"] == "resigned"
    assert [(one["rank"], one["name"]) for one in told["results"]] == [(1, "Ben"), (None, "Ann")]
    info, state = table.info(), table.state()
    assert (info["status"], info["waiting"], info["mine"]) == ("over", [], [0])
    assert (info["seats"][0]["kind"], info["seats"][0]["resigned"]) == ("person", 1)
    assert (state["version"], state["options"], state["actors"]) == (version, [], [])
    assert not state["view"]["over"]
    assert [score["winner"] for score in table.get("result")["scores"]] == [False]
    table.refused("POST", "resign", 409, "no game", json={"seat": 0})
    table.refused("GET", "analysis", 409, "given up")
    assert table.get("chat")["lines"] == []
    assert begin(ann).id == table.id
    assert info["seed"] != ""
    assert ann.get("/api/people/me/results")["results"][0]["tries"] == 1
    again = ann.at(table.post("rematch")["id"]).info()
    assert (again["day"], again["seats"][0]["ready"]) == ("", True)
