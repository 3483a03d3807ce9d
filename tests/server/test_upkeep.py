"""What administrators do: find, export and delete people, prune, back up, restore, check."""

import json
import random

import pytest
from authenticator import Authenticator, add_passkey
from database import engine_of, nothing_broken, writing
from sqlalchemy import delete, select, update
from table_client import Somebody, at_table, moving, soon
from test_moderation import admin
from typer.testing import CliRunner

from orleans.cli import app as command
from orleans.server import backup, schema, upkeep
from orleans.server.migrate import migrate
from orleans.server.store import open_engine

ME = "/api/people/me"
THIRD = schema.entries.c.version == 3


def fails(url, *args):
    done = CliRunner().invoke(command, ["admin", *args, "--database", url])
    assert done.exit_code != 0
    return done.output + str(done.exception)


def test_everything_about_a_person_is_exported_and_no_secret(database, somebody, tmp_path):
    mine, his = at_table(somebody)
    add_passkey(mine.who, Authenticator())
    mine.post("chat", text="hello from Ann")
    his.post("chat", text="hello from Bob")
    file = tmp_path / "ann.json"
    admin(database, "export", mine.who.person["id"], str(file))
    found = json.loads(file.read_text())
    assert found["people"][0]["name"] == "Ann"
    assert found["seats"][0]["table_id"] == mine.id
    assert [line["text"] for line in found["chat"]] == ["hello from Ann"]
    assert len(found["passkeys"]) == 1
    assert not {"key_hash", "public_key", "seed"} & {
        name for rows in found.values() for row in rows for name in row
    }


def test_a_person_is_deleted_and_their_games_stay_without_the_name(database, server, somebody):
    mine, his = at_table(somebody, options={"substitute": "random", "bot_ms": 50})
    add_passkey(mine.who, Authenticator())
    mine.play("place own-farmer castle.0")
    mine.post("chat", text="hello from Ann")
    alone = mine.who.open("me", "open")
    version = his.info()["version"]
    assert "--yes" in fails(database, "delete", mine.who.person["id"])
    admin(database, "delete", mine.who.person["id"], "--yes")
    seats = soon(lambda: his.info()["seats"], lambda seats: seats[0]["kind"] == "bot")
    assert [seat["name"] for seat in seats] == ["–", "Bob"]
    soon(lambda: his.info()["waiting"] == [1])
    assert his.info()["version"] > version
    assert his.info()["hosting"]
    assert his.get("chat")["lines"] == []
    assert mine.who.ask("GET", ME).status_code == 401
    assert his.who.ask("GET", alone.path).status_code == 404
    assert not_named("Ann", engine_of(server))
    assert nothing_broken(engine_of(server))


def test_what_was_said_of_somebody_goes_with_them(database, server, somebody):
    """What the server says of a seat and what stands in a report names people, too."""
    mine, his = at_table(somebody, options={"substitute": "random", "bot_ms": 50})
    mine.post("chat", text="hello from Ann")
    his.post("chat", text="go away")
    mine.post("report", seat=1, text="rude")
    his.post("report", seat=0, text="Ann is no better")
    mine.post("resign", seat=0)
    soon(lambda: any("Ann" in line["text"] for line in his.get("chat")["lines"]))
    admin(database, "delete", mine.who.person["id"], "--yes")
    engine = engine_of(server)
    assert not_named("Ann", engine)
    with engine.begin() as c:
        [report] = upkeep.reports(c)
    assert (report["text"], json.loads(report["chat"])) == ("rude", [["Bob", "go away"]])


def not_named(name, engine):
    with engine.begin() as c:
        rows = [str(list(c.execute(select(table)))) for table in schema.metadata.sorted_tables]
    return not any(name in row for row in rows)


def test_what_nobody_needs_is_pruned(server, somebody):
    """A guest who left nothing goes; an account, a player and a host of a game stay."""
    guest, owner, player = somebody("Guest"), somebody("Owner"), somebody("Player")
    add_passkey(owner, Authenticator())
    played = player.open("me", "random", start=True)
    forgotten = guest.open("me", "open")
    engine = engine_of(server)
    long_ago = {"created_at": 1}
    with writing(engine) as c:
        c.execute(update(schema.people).values(**long_ago))
        c.execute(update(schema.sessions).values(used_at=1))
        c.execute(update(schema.tables).values(changed_at=1))
        gone = upkeep.prune(c, 30)
    assert (gone["people"], gone["tables"]) == (1, 1)
    with engine.begin() as c:
        assert set(c.execute(select(schema.people.c.name)).scalars()) == {"Owner", "Player"}
        assert list(c.execute(select(schema.tables.c.id)).scalars()) == [played.id]
    assert forgotten.id != played.id


# --- backups


def rows_of(engine):
    with engine.begin() as c:
        return {
            table.name: sorted(map(str, c.execute(select(table))))
            for table in schema.metadata.sorted_tables
            if table not in (schema.marks, schema.clock)  # a server that runs writes them
        }


@pytest.fixture
def played(server, somebody):
    table = somebody().open("me", "me", start=True)
    table.wander([0, 1], random.Random(3), 40)
    table.post("chat", text="a word")
    return table


def test_a_backup_brings_everything_back_while_the_server_runs(database, server, played, tmp_path):
    """The game has gone on since the backup; after it is restored, it goes on from there."""
    file, engine = tmp_path / "backup.jsonl.gz", engine_of(server)
    admin(database, "backup", str(file))
    before, version = rows_of(engine), played.info()["version"]
    assert file.stat().st_mode & 0o077 == 0
    with played.who.live(played, seat=0) as socket:
        socket.receive_json()
        played.wander([0, 1], random.Random(4), 10)
        later = played.who.open("me", "open")
        assert "--yes" in fails(database, "restore", str(file))
        assert played.info()["version"] > version
        admin(database, "restore", str(file), "--yes")
    assert rows_of(engine) == before
    soon(lambda: played.info()["version"] == version)
    assert played.who.ask("GET", later.path).status_code == 404
    played.wander([0, 1], random.Random(5), 10)
    assert played.info()["version"] > version
    played.post("chat", text="one more")
    assert nothing_broken(engine)
    assert list(backup.check(engine)) == []


def test_a_move_in_the_moment_of_a_restore_leaves_no_gap(database, server, played, tmp_path):
    """The server does not know yet that the database is older."""
    file = tmp_path / "backup.jsonl.gz"
    admin(database, "backup", str(file))
    played.wander([0, 1], random.Random(4), 10)
    admin(database, "restore", str(file), "--yes")
    state = played.state(0)
    for seat in state["actors"]:
        options = played.state(seat)["options"]
        if options:
            moving(played, seat, options[0]["move"], state["version"])()
    assert list(backup.check(engine_of(server))) == []


def test_a_backup_moves_to_the_other_database(new_postgres, sqlite, make_server, tmp_path):
    here = make_server(sqlite)
    table = Somebody.new(here).open("me", "me", start=True)
    table.wander([0, 1], random.Random(3), 40)
    table.post("chat", text="a word")
    file, url = tmp_path / "backup.jsonl.gz", new_postgres()
    admin(sqlite, "backup", str(file))
    migrate(open_engine(url))
    admin(url, "restore", str(file), "--yes")
    there = Somebody(make_server(url), table.who.key, table.who.person).at(table)
    assert there.state(0) == table.state(0)
    there.post("chat", text="and another")
    assert [line["text"] for line in there.get("chat")["lines"]] == ["a word", "and another"]


@pytest.mark.parametrize("damage", ["cut", "other", "schema"])
def test_a_backup_that_is_not_whole_changes_nothing(database, server, played, tmp_path, damage):
    import gzip

    file, engine = tmp_path / "backup.jsonl.gz", engine_of(server)
    admin(database, "backup", str(file))
    text = gzip.decompress(file.read_bytes()).decode()
    if damage == "cut":
        text = text[: len(text) // 2].rpartition("\n")[0] + "\n"
    elif damage == "other":
        text = "[]\n"
    else:
        text = text.replace('"schema": "', '"schema": "x', 1)
    with gzip.open(file, "wt") as out:
        out.write(text)
    before = rows_of(engine)
    reason = {"cut": "cut off", "other": "no backup", "schema": "version that made it"}[damage]
    assert reason in fails(database, "restore", str(file), "--yes")
    assert rows_of(engine) == before


# --- checking


def test_a_whole_database_has_no_faults(database, played):
    assert admin(database, "check") == "nothing is wrong\n"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (
            lambda c: c.execute(delete(schema.entries).where(THIRD)),
            "missing",
        ),
        (lambda c: c.execute(update(schema.tables).values(version=2)), "is at version 2"),
        (lambda c: c.execute(update(schema.snapshots).values(position="x")), "is damaged"),
        (lambda c: c.execute(delete(schema.seats).where(schema.seats.c.seat == 1)), "1 seats"),
        (lambda c: c.execute(update(schema.tables).values(setup="edition: gold")), "be read"),
    ],
    ids=["entry", "version", "snapshot", "seat", "setup"],
)
def test_faults_are_named(database, server, played, damage, said):
    with writing(engine_of(server)) as c:
        damage(c)
    assert said in fails(database, "check")
