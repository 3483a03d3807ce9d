"""What the database keeps: schema, snapshots, and games that a change of the rules breaks."""

import random
import re

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from database import engine_of, tables_of, writing
from sqlalchemy import event, inspect, select, update
from table_client import IN_TIME, Somebody, run_apart

from orleans.cli import app as command
from orleans.server import chat, notices, queries, schema
from orleans.server.admin import replay_all
from orleans.server.game_building import usable
from orleans.server.migrate import config_for, migrate
from orleans.server.store import Store, open_engine
from orleans.server.table import LoadedTable


@pytest.fixture
def engine(database):
    engine = open_engine(database)
    migrate(engine)
    yield engine
    engine.dispose()


def test_migrations_lead_to_the_schema_the_code_uses(engine):
    with engine.begin() as c:
        context = MigrationContext.configure(c, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_whatever_points_to_a_row_has_an_index():
    """Otherwise removing a person or a table reads all of the others."""
    for table in schema.metadata.tables.values():
        leading = {index.columns.keys()[0] for index in (*table.indexes, table.primary_key)}
        assert {key.parent.name for key in table.foreign_keys} <= leading, table.name


@pytest.mark.parametrize(
    "ask",
    [
        lambda c: queries.list_tables(c, "open", "", 1, 9),
        lambda c: queries.list_tables(c, "mine", "ann", 1, 9),
        lambda c: queries.unfinished_tables(c, "ann"),
        lambda c: queries.due_tables(c, 1),
        lambda c: queries.prune_waiting(c, 1),
        lambda c: queries.load(c, "table", snapshot=True),
        lambda c: chat.lines_of(c, "table", None),
        lambda c: notices.waiting(c, {"ann"}, {"abc"}, 9),
    ],
    ids=[
        "open tables",
        "my tables",
        "unfinished",
        "due",
        "waiting",
        "one table",
        "chat",
        "notices",
    ],
)
def test_what_is_asked_often_reads_no_whole_table(sqlite, ask):
    engine = open_engine(sqlite)
    plans = []

    def explain(c, cursor, statement, parameters, *_):
        if statement.startswith("SELECT"):
            found = c.connection.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.extend(row[3] for row in found)

    event.listen(engine, "before_cursor_execute", explain)
    with engine.begin() as c:
        ask(c)
    engine.dispose()
    assert plans
    stored = "|".join(schema.metadata.tables)
    assert [plan for plan in plans if re.match(rf"SCAN ({stored})$", plan)] == []


def test_migrating_twice_changes_nothing_and_down_leaves_nothing(engine):
    from alembic import command as alembic

    migrate(engine)
    with writing(engine) as c:
        alembic.downgrade(config_for(c), "base")
        assert set(inspect(c).get_table_names()) <= {"alembic_version"}
    migrate(engine)
    assert "entries" in inspect(engine).get_table_names()


def test_several_processes_migrate_at_once(new_postgres):
    from concurrent.futures import ThreadPoolExecutor

    url = new_postgres()
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda _: migrate(open_engine(url)), range(6)))
    assert "entries" in inspect(open_engine(url)).get_table_names()


def test_a_table_that_is_rebuilt_keeps_what_points_to_it(sqlite, make_server, monkeypatch):
    """SQLite changes a column by building the table anew; its entries must stay."""
    from alembic.operations import Operations
    from sqlalchemy import Text

    table = Somebody.new(make_server(sqlite)).open("me", "random", start=True)
    engine = open_engine(sqlite)

    def rebuild(config, _):
        context = MigrationContext.configure(config.attributes["connection"])
        with Operations(context).batch_alter_table("tables", recreate="always") as batch:
            batch.alter_column("waiting", type_=Text())

    monkeypatch.setattr("orleans.server.migrate.command.upgrade", rebuild)
    migrate(engine)
    with engine.begin() as c:
        assert queries.changes_of(c, table.id)


@pytest.fixture
def played(database, make_server):
    """A table that has been played for a while."""
    server = make_server(database)
    table = Somebody.new(server).open("me", "me", start=True)
    table.wander([0, 1], random.Random(7), 60)
    return table


def load(engine, table):
    with engine.begin() as c:
        return queries.load(c, table.id, snapshot=True)


def test_a_snapshot_saves_time_and_changes_nothing(played, engine):
    stored = load(engine, played)
    assert usable(stored.snapshots[0], stored.changes)
    quick = LoadedTable(stored)
    stored = load(engine, played)
    stored.snapshots = []
    slow = LoadedTable(stored)
    assert quick.game.state == slow.game.state
    assert quick.game.record() == slow.game.record()
    assert quick.origins == slow.origins


def test_a_damaged_snapshot_is_not_used(played, engine):
    with writing(engine) as c:
        c.execute(update(schema.snapshots).values(position="coins: many"))
    stored = load(engine, played)
    assert usable(stored.snapshots[0], stored.changes) is None
    assert LoadedTable(stored).game.state.round == played.state(0)["view"]["round"]


def test_replay_all_finds_every_game_in_order(played, engine):
    assert [(v.table_id, v.reason) for v in replay_all(engine)] == [(played.id, "")]


def test_a_game_that_the_rules_break_is_kept_readable_and_marked(played, engine, make_server):
    """As if the rules had changed: a recorded move is not legal any more."""
    last = played.state(None)["version"]
    with writing(engine) as c:
        c.execute(
            update(schema.entries)
            .where(schema.entries.c.version == 3)
            .values(steps="0 use laboratory")
        )
    (verdict,) = replay_all(engine)
    assert verdict.news
    assert "cannot be replayed" in verdict.reason
    (again,) = replay_all(engine)
    assert not again.news
    url = engine.url.render_as_string(hide_password=False)
    table = Somebody(make_server(url), played.who.key, played.who.person).at(played)
    assert "cannot be replayed" in table.info()["broken"]
    assert table.state(None)["view"]["round"] > 1
    assert table.get("log")["version"] == last
    body = {"seat": 0, "move": "pass", "version": last, "key": "a-key-for-it"}
    assert table.refused("POST", "moves", 409, json=body)["code"] == "broken"
    with engine.begin() as c:
        assert len(queries.changes_of(c, played.id)) == last + 1


def test_a_mark_that_is_taken_away_lets_the_game_go_on(database, make_server):
    """A bot was to move when the game was marked; now somebody looks after it again."""
    server = make_server(database)
    table = Somebody.new(server).open("random", "random", start=True)
    engine = engine_of(server)
    with writing(engine) as c:
        queries.mark_broken(c, table.id, "as if")
        queries.mark_broken(c, table.id, "")
    table.wait(lambda state: state["view"]["round"] > 2, IN_TIME)


@pytest.mark.parametrize("damage", [{"setup": "edition: gold"}, {"options": "{"}], ids=" ".join)
def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    database, make_server, monkeypatch, damage
):
    """A server ended while bots were to move; the next one finds a damaged table first."""
    first = make_server(database)
    monkeypatch.setattr(tables_of(first).bots, "play", lambda table: None)
    ann = Somebody.new(first)
    damaged, whole = (ann.open("random", "random", start=True) for _ in range(2))
    tables = schema.tables.c
    with writing(engine_of(first)) as c:
        for due_at, table in enumerate((damaged, whole)):
            c.execute(update(schema.tables).where(tables.id == table.id).values(due_at=due_at))
        c.execute(update(schema.tables).where(tables.id == damaged.id).values(**damage))
    second = Somebody(make_server(database), ann.key, ann.person)
    second.at(whole).wait(lambda state: state["view"]["round"] > 2, IN_TIME)
    assert second.ask("GET", damaged.path).status_code >= 400


def test_rules_that_lead_to_another_table_are_noticed(played, engine):
    """Every move is still legal, but the table is not the one that was played."""
    with writing(engine) as c:
        c.execute(update(schema.snapshots).values(hash="0" * 64, rules=1))
    (verdict,) = replay_all(engine, mark=False)
    assert "is not the one that was played with rules 1" in verdict.reason
    with engine.begin() as c:
        assert c.execute(select(schema.tables.c.broken)).scalar_one() == ""


def test_the_command_names_broken_games(played, engine):
    from typer.testing import CliRunner

    url = engine.url.render_as_string(hide_password=False)
    good = CliRunner().invoke(command, ["admin", "replay-all", "--database", url])
    assert (good.exit_code, good.output) == (0, "1 games replayed, 0 broken\n")
    with writing(engine) as c:
        c.execute(
            update(schema.entries).where(schema.entries.c.version == 1).values(steps="0 pass")
        )
    bad = CliRunner().invoke(command, ["admin", "replay-all", "--database", url])
    assert bad.exit_code == 1
    assert played.id in bad.output


def test_writes_that_wait_together_are_committed_together(engine):
    """Each is told its own result; one that is refused does not take the others along."""
    import asyncio

    from orleans.server.people import add_person

    store = Store(engine.url.render_as_string(hide_password=False))

    async def write_many():
        keys = [f"key {n}" for n in range(50)] + ["key 7"]
        jobs = [store.write(lambda c, k=key: add_person(c, "Ann", "en", k)) for key in keys]
        return await asyncio.gather(*jobs, return_exceptions=True)

    results = run_apart(write_many())
    store.close()
    failed = [r for r in results if isinstance(r, Exception)]
    assert len(failed) == 1
    with engine.begin() as c:
        found = c.execute(select(schema.people.c.id)).scalars().all()
    assert sorted(found) == sorted(r.id for r in results if not isinstance(r, Exception))
