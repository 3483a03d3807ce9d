"""What is damaged in the database harms only itself."""

import random

import pytest
from database import engine_of, writing
from sqlalchemy import select, update
from table_client import Somebody

from orleans.server import schema
from orleans.server.admin import replay_all
from orleans.server.game_building import hash_of
from orleans.server.queries import SNAPSHOT, Snapshot

DAMAGES = {
    "no such edition": {"setup": "edition: gold"},
    "no options": {"options": "{"},
    "no seats": {"waiting": "a b"},
}


@pytest.fixture(params=DAMAGES.values(), ids=DAMAGES)
def two_tables(request, quick_server, quick_somebody):
    """Two public games, of which one has been damaged while nobody looked."""
    ann = quick_somebody()
    damaged, whole = (ann.open("me", "me", start=True, public=True) for _ in range(2))
    with writing(engine_of(quick_server)) as c:
        here = schema.tables.c.id == damaged.id
        c.execute(update(schema.tables).where(here).values(**request.param))
    return damaged, whole


def test_a_table_that_cannot_be_read_hides_no_other(two_tables):
    _, whole = two_tables
    for which in ("playing", "mine"):
        listed = whole.who.get("/api/tables", which=which)["tables"]
        assert [table["id"] for table in listed] == [whole.id]


def test_a_table_that_cannot_be_read_says_so(two_tables, sqlite, make_server):
    damaged, whole = two_tables
    ann = Somebody(make_server(sqlite), whole.who.key, whole.who.person)
    assert ann.refused("GET", damaged.path, 409, "cannot be read")["code"] == "broken"
    assert ann.at(whole).play("ready")["version"] == 1


def test_all_others_are_replayed(two_tables, quick_server):
    damaged, whole = two_tables
    for news in (True, False):  # it is marked the first time
        verdicts = {one.table_id: one for one in replay_all(engine_of(quick_server))}
        assert verdicts[damaged.id].reason
        assert verdicts[damaged.id].news is news
        assert verdicts[whole.id].reason == ""


@pytest.fixture
def played(quick_server, quick_somebody):
    """A game in its third round."""
    table, rng = quick_somebody().open("me", "me", start=True), random.Random(3)
    while table.state(None)["view"]["round"] < 3:
        table.wander([0, 1], rng, 20)
    return table


def change_last_snapshot(server, table, change):
    with writing(engine_of(server)) as c:
        query = select(*SNAPSHOT).where(schema.snapshots.c.table_id == table.id)
        last = max((Snapshot(*row) for row in c.execute(query)), key=lambda one: one.version)
        c.execute(
            update(schema.snapshots)
            .where(schema.snapshots.c.table_id == table.id)
            .where(schema.snapshots.c.version == last.version)
            .values(**change(last))
        )


def loaded_again(sqlite, make_server, table):
    return Somebody(make_server(sqlite), table.who.key, table.who.person).at(table)


@pytest.mark.parametrize(
    "change",
    [
        lambda one: {"position": "coins: many"},
        lambda one: {"hash": "0" * 64},
        lambda one: {"position": one.position[: len(one.position) // 2]},
        lambda one: {"steps": one.moves - 1},
    ],
    ids=["nonsense", "another hash", "half of it", "one move twice"],
)
def test_without_its_last_snapshot_a_game_is_played_again(
    quick_server, sqlite, make_server, played, change
):
    before = played.state(0)
    change_last_snapshot(quick_server, played, change)
    again = loaded_again(sqlite, make_server, played)
    assert again.state(0)["view"] == before["view"]
    assert not again.info()["broken"]


def richer(one):
    """The same table, but somebody has more coins; the hash fits."""
    lines = one.position.split("\n")
    at = next(n for n, line in enumerate(lines) if "coins" in line)
    number = next(word for word in lines[at].replace(":", " ").split() if word.isdigit())
    lines[at] = lines[at].replace(number, str(int(number) + 1), 1)
    position = "\n".join(lines)
    assert position != one.position
    return {"position": position, "hash": hash_of(position)}


def test_a_snapshot_that_its_game_does_not_lead_to_is_noticed(
    quick_server, sqlite, make_server, played
):
    change_last_snapshot(quick_server, played, richer)
    again = loaded_again(sqlite, make_server, played)
    assert "is not the one that was played" in again.info()["broken"]


def test_an_intact_game_is_loaded_as_it_was(sqlite, make_server, played):
    before = played.state(0)
    again = loaded_again(sqlite, make_server, played)
    assert again.state(0)["view"] == before["view"]
    assert not again.info()["broken"]
