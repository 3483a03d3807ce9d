"""Clocks count the time that has passed, whatever the wall clock says, also over a restart."""

import time

import pytest
from database import engine_of, tables_of, writing
from sqlalchemy import insert, select, update
from table_client import Somebody, soon

from orleans.server import schema
from orleans.server.clock import now_ms, table_ms
from orleans.server.people import prune_unused
from orleans.server.store import open_engine

HOUR = 3_600_000
CLOCK = {"kind": "bank", "seconds": 600}


def left_at(table):
    return table.info()["seats"][0]["left"]


@pytest.mark.parametrize("jump", [HOUR, -2 * HOUR])
def test_a_jump_of_the_wall_clock_changes_no_clock(quick_somebody, monkeypatch, jump):
    table = quick_somebody().open("me", "me", start=True, options={"clock": CLOCK})
    before = left_at(table)
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    time.sleep(0.3)
    assert before - 300_000 < left_at(table) < before
    table.play("ready")
    assert before - 300_000 < left_at(table) < before


def test_clocks_stand_still_while_no_server_runs(sqlite, processes):
    """It was killed an hour ago, which is as if everything in the database were older."""
    process = processes(sqlite)
    with process.client() as client:
        ann = Somebody.new(client)
        table = ann.open("me", "me", start=True, options={"clock": CLOCK})
        before = left_at(table)
    process.kill()
    engine = open_engine(sqlite)
    with writing(engine) as c:
        for column in (schema.clock.c.at, schema.seats.c.since, schema.tables.c.due_at):
            c.execute(update(column.table).values({column.name: column - HOUR}))
    engine.dispose()
    process.start()
    with process.client() as client:
        again = Somebody(client, ann.key, ann.person).at(table.id)
        assert before - 300_000 < left_at(again) <= CLOCK["seconds"] * 1000


def test_the_time_is_kept_while_anybody_plays(quick_somebody, quick_server):
    quick_somebody().open("me", "me", start=True, options={"clock": CLOCK})

    def kept():
        with engine_of(quick_server).begin() as c:
            return c.execute(select(schema.clock.c.at)).scalar_one()

    first = kept()
    soon(lambda: kept() > first)


def test_a_process_that_is_ahead_is_followed(quick_server):
    ahead = table_ms() + HOUR
    with writing(engine_of(quick_server)) as c:
        c.execute(update(schema.clock).values(at=ahead))
    quick_server.portal.call(tables_of(quick_server).sweep.beat)
    assert table_ms() >= ahead


def test_health_means_that_something_can_be_written(quick_server):
    assert quick_server.get("/api/health").json()["ok"]
    with writing(engine_of(quick_server)) as c:
        c.exec_driver_sql(
            "CREATE TRIGGER full BEFORE UPDATE ON clock BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
    tables_of(quick_server).sweep._beat_at = 0
    assert quick_server.get("/api/health").status_code >= 500


def test_tables_that_never_began_are_removed_and_others_stay(server, somebody):
    """Who still watches is told, and so is who comes with an invitation."""
    ann = somebody()
    begun = ann.open("me", "random", start=True)
    waits, fresh, spoken, invited = (ann.open("me", "open") for _ in range(4))
    days = tables_of(server).settings.waiting_days
    with writing(engine_of(server)) as c:
        old = now_ms() - int((days + 1) * 24 * HOUR)
        changed = update(schema.tables).where(schema.tables.c.id != fresh.id)
        c.execute(changed.values(changed_at=old))
    code = invited.post("invitations", seat=1)["code"]
    lost = waits.post("invitations", seat=1)["code"]
    with writing(engine_of(server)) as c:
        here = schema.invitations.c.table_id == waits.id
        c.execute(update(schema.invitations).where(here).values(made_at=old))
    spoken.post("chat", text="Is anybody there?")
    prune = tables_of(server).sweep.prune_tables
    with ann.live(waits, seat=0) as end:
        server.portal.call(prune)
        while (message := end.receive_json())["type"] != "error":
            pass
        assert message["error"] == "the table was removed"
    assert ann.ask("GET", waits.path).status_code == 404
    for table in (begun, fresh, spoken, invited):
        assert table.info()["id"] == table.id
    bob = somebody("Bob")
    bob.refused("POST", "/api/invitations", 404, "its table is gone", json={"invitation": lost})
    assert bob.post("/api/invitations", invitation=code)["mine"] == [1]


def test_a_server_may_keep_tables_that_never_began(sqlite, make_server):
    server = make_server(sqlite, waiting_days=0)
    table = Somebody.new(server).open("me", "open")
    with writing(engine_of(server)) as c:
        c.execute(update(schema.tables).values(changed_at=1))
    server.portal.call(tables_of(server).sweep.prune_tables)
    assert table.info()["id"] == table.id


def test_unused_people_are_removed_and_others_stay(server, somebody):
    old = now_ms() - 40 * 24 * HOUR
    host, guest, watcher, idle, fresh = (somebody(name) for name in "HGWIF")
    table = host.open("me", "open", public=True)
    guest.at(table).post("join")
    with writing(engine_of(server)) as c:
        named = schema.people.c.name
        c.execute(update(schema.people).where(named != "F").values(created_at=old))
        c.execute(update(schema.sessions).values(used_at=old))
        c.execute(insert(schema.watchers).values(table_id=table.id, person=watcher.person["id"]))
    assert idle.get("/api/people/me")
    server.portal.call(tables_of(server).sweep.prune_people)
    assert idle.ask("GET", "/api/people/me").status_code == 401
    for person in (host, guest, watcher, fresh):
        assert person.get("/api/people/me")
    with writing(engine_of(server)) as c:
        assert prune_unused(c, old + 1) == []
