"""Migrations up and down, with games in the database."""

import subprocess
import sys

import pytest
import stored_games
from alembic.script import ScriptDirectory
from database import writing
from sqlalchemy import MetaData, inspect, select, text, update
from starlette.testclient import TestClient
from stored_games import IN_PLAY
from table_client import Somebody, at_table

from orleans.cli import app as command
from orleans.errors import BadSetup
from orleans.server import upkeep
from orleans.server.app import make_app
from orleans.server.migrate import config_for, migrate
from orleans.server.newest import has_newest_schema
from orleans.server.schema import metadata, seats
from orleans.server.settings import Settings
from orleans.server.store import open_engine

SCHEMAS = [one.revision for one in ScriptDirectory.from_config(config_for(None)).walk_revisions()]


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request, tmp_path):
    """A database of the first schema, with games."""
    if request.param == "sqlite":
        url = stored_games.write_sqlite(tmp_path / "stored.sqlite")
    else:
        url = stored_games.write_postgres(request.getfixturevalue("new_postgres")())
    engine = open_engine(url)
    yield engine
    engine.dispose()


def rows(engine):
    """Everything in the database, by table."""
    found = {}
    with engine.begin() as c:
        schema = MetaData()
        schema.reflect(c)
        for table in schema.sorted_tables:
            if table.name != "alembic_version":
                found[table.name] = sorted(
                    str(sorted(row.items())) for row in c.execute(select(table)).mappings()
                )
    return found


def schema_of(engine):
    with engine.begin() as c:
        return c.execute(text("SELECT version_num FROM alembic_version")).scalar_one()


def test_every_step_up_and_down_keeps_the_games(engine):
    first = rows(engine)
    assert len(first["entries"]) > 1500
    seen = {}
    for schema in reversed(SCHEMAS):
        migrate(engine, schema)
        seen[schema] = rows(engine)
        for name in first:
            assert len(seen[schema][name]) == len(first[name]), (schema, name)
    for schema in SCHEMAS:
        migrate(engine, schema)
        assert schema_of(engine) == schema
        assert rows(engine) == seen[schema], schema
    assert rows(engine) == first


def test_a_server_plays_on_after_a_way_back_and_forth(engine, make_server):
    url = engine.url.render_as_string(hide_password=False)
    migrate(engine)
    migrate(engine, "0001")
    ann = Somebody(make_server(url), stored_games.KEYS["Ann"], None)
    table = ann.at(IN_PLAY["bigbox-4-sealed"])
    state = table.state(0)
    assert table.play(state["options"][0]["move"], 0)["version"] == state["version"] + 1


def test_what_refers_to_a_table_is_there_after_a_way_back(engine):
    """SQLite builds tables anew to drop a column; seats and entries must not go with them."""
    migrate(engine)
    migrate(engine, "0001")
    names = inspect(engine).get_table_names()
    assert {"tables", "seats", "entries"} <= set(names)
    with engine.begin() as c:
        for name in ("seats", "entries", "snapshots"):
            lost = f"SELECT count(*) FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)"
            assert c.execute(text(lost)).scalar_one() == 0


def a_value(c, column):
    """Something that may stand in a column."""
    for key in column.foreign_keys:
        return c.execute(select(key.column)).scalar()
    return "x" if column.type.python_type is str else 1


def fill(engine):
    """Put a row into every table that has none."""
    with writing(engine) as c:
        for table in metadata.sorted_tables:
            if c.execute(select(table)).first() is None:
                names = [one for one in table.columns if one is not table.autoincrement_column]
                c.execute(table.insert().values({one.name: a_value(c, one) for one in names}))


def test_nothing_that_the_newest_schema_holds_stops_the_way_back(database):
    """Every table has rows, somebody has no key any more, and somebody is absent."""

    def serving():
        names = ("testserver",)
        return TestClient(make_app(Settings(database=database, names=names, address_rate=0)))

    with serving() as client:
        mine, his = at_table(lambda name: Somebody.new(client, name))
        mine.play("place own-farmer castle.0")
        gone = Somebody.new(client, "Cyd")
    engine = open_engine(database)
    with writing(engine) as c:
        upkeep.forget(c, gone.person["id"])
        c.execute(
            update(seats)
            .where(seats.c.person == his.who.person["id"])
            .values(kind="bot", person=None, bot="random", away=his.who.person["id"])
        )
    fill(engine)
    before = rows(engine)
    assert all(before.values())
    for schema in (*SCHEMAS, *reversed(SCHEMAS)):
        migrate(engine, schema)
    after = rows(engine)
    for name in ("entries", "snapshots", "people"):
        assert len(after[name]) == len(before[name])
    assert after["entries"] == before["entries"]
    engine.dispose()
    with serving() as client:
        again = [Somebody(client, one.who.key, None).at(mine) for one in (mine, his)]
        assert again[0].play("place own-boatman castle.1")["version"] == 2
        assert again[1].info()["mine"] == [1]


def test_a_database_of_a_newer_program_is_refused_with_the_way_back(engine):
    migrate(engine)
    with writing(engine) as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetup, match=f"migrate --to {SCHEMAS[0]}"):
        migrate(engine)
    assert schema_of(engine) == "9999"


def test_the_command_goes_back(engine):
    from typer.testing import CliRunner

    url = engine.url.render_as_string(hide_password=False)
    run = CliRunner().invoke
    assert run(command, ["admin", "migrate", "--database", url]).exit_code == 0
    assert schema_of(engine) == SCHEMAS[0]
    assert run(command, ["admin", "migrate", "--to", "0002", "--database", url]).exit_code == 0
    assert schema_of(engine) == "0002"
    assert run(command, ["admin", "migrate", "--to", "7", "--database", url]).exit_code != 0


STARTED = """
import sys
from orleans.server.app import make_app
from orleans.server.settings import Settings
make_app(Settings(database={url!r}))
print("alembic" in sys.modules)
"""


def test_a_start_loads_alembic_only_if_there_is_something_to_migrate(engine):
    """Loading it takes a third of a start."""

    def starts_with_alembic():
        code = STARTED.format(url=engine.url.render_as_string(hide_password=False))
        return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout

    assert not has_newest_schema(engine)
    assert starts_with_alembic() == b"True\n"
    assert schema_of(engine) == SCHEMAS[0]
    assert has_newest_schema(engine)
    assert starts_with_alembic() == b"False\n"
