"""PostgreSQL that is locked by a process that has stopped, or that is away for a while."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from database import engine_of, tables_of, waiting
from sqlalchemy import create_engine, text
from table_client import CASTLE, IN_TIME, Somebody, moving, refused, soon

from orleans.server import schema
from orleans.server.store import POSTGRES_LIMITS, open_engine


@contextmanager
def frozen(url, table):
    """Another process that has written to a table and stopped before it could commit."""
    engine = open_engine(url)
    with engine.connect() as c:
        c.execute(schema.tables.update().where(schema.tables.c.id == table.id).values(trouble="x"))
        yield
        c.invalidate()
    engine.dispose()


def test_a_process_that_stops_in_a_transaction_stops_nobody_else(new_postgres, make_server):
    url = new_postgres()
    ann = Somebody.new(make_server(url))
    locked, free = (ann.open("me", "me", start=True) for _ in range(2))
    with frozen(url, locked):
        waits = moving(locked, 0, CASTLE[0], 0)
        began = time.monotonic()
        first = waits()
        assert first.status_code in (200, 503)
        if first.status_code == 503:
            assert first.headers["retry-after"]
        assert free.play(CASTLE[0])["version"] == 1
        # The same request again, until the database has ended the one that stopped.
        assert soon(waits, lambda answer: answer.status_code == 200).json()["version"] == 1
        assert time.monotonic() - began > 1


def test_others_write_while_one_waits_for_a_lock(new_postgres, make_server, monkeypatch):
    """It waits for as long as it likes: here the database ends nothing."""
    for limit in POSTGRES_LIMITS:
        monkeypatch.setitem(POSTGRES_LIMITS, limit, "0")
    url = new_postgres()
    server = make_server(url)
    ann = Somebody.new(server)
    locked, free = (ann.open("me", "me", start=True) for _ in range(2))
    done = []

    def play(table):
        moving(table, 0, CASTLE[0], 0)()
        done.append(table.id)

    with ThreadPoolExecutor(1) as pool:
        with frozen(url, locked):
            waits = pool.submit(play, locked)
            soon(lambda: waiting(engine_of(server), "UPDATE tables %"))
            play(free)
        waits.result(timeout=IN_TIME)
    assert done == [free.id, locked.id]


def test_every_connection_has_limits(new_postgres):
    engine = open_engine(new_postgres())
    with engine.begin() as c:
        for name, limit in POSTGRES_LIMITS.items():
            assert c.execute(text(f"SHOW {name}")).scalar_one() == limit
    engine.dispose()


@contextmanager
def away(postgres, url):
    """The database takes no connections and has ended those it had."""
    name = url.rpartition("/")[2]
    admin = create_engine(postgres + "postgres", isolation_level="AUTOCOMMIT")
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
    with admin.connect() as c:
        c.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false"))
        c.execute(text(ended), {"name": name})
        yield
        c.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
    admin.dispose()


def test_while_the_database_is_away_everybody_is_told_to_wait(postgres, new_postgres, make_server):
    url = new_postgres()
    server = make_server(url)
    ann = Somebody.new(server)
    table = ann.open("me", "me", start=True)
    move = moving(table, 0, CASTLE[0], 0)
    requests = (
        move,
        lambda: ann.ask("GET", "/api/tables"),
        lambda: ann.ask("GET", f"{table.path}/chat"),
        lambda: ann.ask("GET", "/api/health"),
        lambda: server.post("/api/people", json={"name": "Bob"}),
        lambda: server.get("/api/people/me", headers={"authorization": "Bearer unknown"}),
    )
    with away(postgres, url):
        tables_of(server).sweep._beat_at = 0  # health has not just been seen
        for request in requests * 3:
            answer = request()
            assert refused(answer, 503, "database")["code"] == "busy"
            assert int(answer.headers["retry-after"]) > 0
    assert soon(move, lambda answer: answer.status_code == 200).json()["version"] == 1
    assert ann.get("/api/health")["ok"]
