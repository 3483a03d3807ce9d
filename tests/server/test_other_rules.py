"""Games that were begun by other rules go on, and nobody is left to guess (ruling 108)."""

import random
import sys

import pytest
import stored_games
from database import changes_of, engine_of, tables_of, writing
from sqlalchemy import select, update
from stored_games import IN_PLAY, OVER
from table_client import CASTLE, Somebody, at_once

from orleans import Game
from orleans.boxes.base.places import Hire
from orleans.server import queries, schema
from orleans.server.admin import replay_all
from orleans.server.game_building import hash_of
from orleans.server.migrate import migrate
from orleans.server.store import open_engine

CUT = sorted(set(IN_PLAY) - {"bigbox-4-sealed"})


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request, tmp_path):
    """The database of a server that was stopped with rules 2."""
    if request.param == "sqlite":
        return stored_games.write_sqlite(tmp_path / "stored.sqlite")
    return stored_games.write_postgres(request.getfixturevalue("new_postgres")())


def players(server, name):
    """The table of a golden record as Ann and as Bob see it."""
    return [Somebody(server, key, None).at(table_id(name)) for key in stored_games.KEYS.values()]


def table_id(name):
    return {**IN_PLAY, **OVER}[name]


def row_of(engine, name):
    with engine.begin() as c:
        return queries.load(c, table_id(name)).row


def play_on(tables, rng, moves=40):
    """Both play on at random."""
    for _ in range(moves):
        state = tables[0].state(None)
        seat = rng.choice(state["actors"])
        table = tables[seat == 1]
        options = table.state(seat)["options"]
        table.play(rng.choice(options)["move"], seat, state["version"])


def test_a_game_that_other_rules_do_not_touch_goes_on_whole_and_says_so(stored, make_server):
    server = make_server(stored)
    ann, bob = players(server, "bigbox-4-sealed")
    info = ann.info()
    assert (info["rules"], info["version"], info["broken"]) == (3, 151, "")
    [english], [german] = (table.get("chat")["lines"] for table in (ann, bob))
    assert (
        english["text"] == "The rules have changed from 2 to 3. This game goes on by the new ones."
    )
    assert "Die Regeln haben sich geändert (Fassung 2 zu 3)" in german["text"]
    assert (german["seat"], german["name"]) == (None, "")
    assert ann.state(2, version=12)["version"] == 12
    assert ann.get("log", seat=0)["rounds"][0]["round"] in (0, 1)
    play_on([ann, bob], random.Random(1))
    assert Game.replay(ann.get("record"), check_chance=True).state.round >= 6
    assert hash_of("golden bigbox-4-sealed") == info["seed_hash"]


@pytest.mark.parametrize("name", CUT)
def test_a_game_that_other_rules_break_goes_on_from_its_last_good_position(
    name, stored, make_server
):
    engine = open_engine(stored)
    migrate(engine)
    with engine.begin() as c:
        last = queries.last_snapshot(c, table_id(name))
        before = queries.load(c, table_id(name)).row
    tables = players(make_server(stored), name)
    info = tables[0].info()
    assert (info["rules"], info["version"], info["broken"]) == (3, before.version + 1, "")
    state = tables[0].state(0)
    assert state["view"]["round"] == before.round
    assert state["options"] or 0 not in state["actors"]
    row = row_of(engine, name)
    assert row.start
    [told] = tables[0].get("chat")["lines"]
    assert "The rules have changed from 2 to 3" in told["text"]
    assert last.version <= before.version
    tables[0].refused("GET", "state?version=12", 409, "before version")
    log = tables[0].get("log")["rounds"]
    assert log[0]["lines"][0]["version"] < 12
    play_on(tables, random.Random(2))
    assert Game.replay(tables[0].get("record")).state.round >= before.round
    assert info["seed_hash"] == hash_of(f"golden {name} rules 3")
    engine.dispose()


@pytest.mark.parametrize("name", CUT)
def test_what_was_planned_in_secret_stays_secret(name, stored, make_server):
    tables = players(make_server(stored), name)
    before = tables[0].state(None)
    assert before["view"]["phase"] == "planning"
    for table, own in zip(tables, (0, 1), strict=True):
        view = table.state(own)["view"]
        for rival in range(3):
            if rival != own:
                assert (
                    view["players"][rival]["spaces"] == before["view"]["players"][rival]["spaces"]
                )


def test_moves_that_no_longer_fit_are_taken_back_and_everybody_is_told(stored, make_server):
    """As if the last moves were of a kind that today's rules do not know."""
    name = "intrigue-3"
    engine = open_engine(stored)
    migrate(engine)
    row = row_of(engine, name)
    with writing(engine) as c:
        c.execute(
            update(schema.entries)
            .where(schema.entries.c.table_id == row.id, schema.entries.c.version == row.version - 2)
            .values(steps="0 juggle castle")
        )
    ann, _ = players(make_server(stored), name)
    [told] = ann.get("chat")["lines"]
    assert f"from version {row.version - 3} in round 12. Later moves do not fit" in told["text"]
    assert [change.version for change in changes_of(engine, ann)][-1] == row.version + 1
    engine.dispose()


def test_a_finished_game_is_shown_only_as_it_was_played(stored, make_server):
    server = make_server(stored)
    touched, untouched = (players(server, name)[0] for name in ("trade-3", "dlp-2-sealed"))
    assert "rules 3" in touched.info()["broken"]
    assert touched.state(None)["view"]["over"]
    assert not untouched.info()["broken"]
    assert untouched.get("result")["over"]
    assert untouched.info()["rules"] == 2


def test_two_processes_agree_who_goes_on(new_postgres, make_server):
    url = stored_games.write_postgres(new_postgres())
    servers = [make_server(url, sweep_seconds=3600) for _ in range(2)]
    tables = [players(server, "intrigue-3")[0] for server in servers]
    first, second = at_once(*(table.info for table in tables))
    assert first["version"] == second["version"] == 381
    engine = engine_of(servers[0])
    kinds = [change.kind for change in changes_of(engine, tables[0])]
    assert kinds.count("rules") == 1
    assert len(tables[0].get("chat")["lines"]) == 1


def test_replay_all_says_what_will_go_on(stored):
    engine = open_engine(stored)
    migrate(engine)
    verdicts = {verdict.table_id: verdict for verdict in replay_all(engine)}
    for table in IN_PLAY.values():
        assert not verdicts[table].reason
        assert "goes on by the new ones" in verdicts[table].detail
    assert verdicts[OVER["trade-3"]].reason
    assert not verdicts[OVER["dlp-2-sealed"]].reason
    engine.dispose()


def test_a_mark_of_an_earlier_upgrade_is_taken_away(stored, make_server):
    engine = open_engine(stored)
    migrate(engine)
    with writing(engine) as c:
        queries.mark_broken(c, IN_PLAY["intrigue-3"], "the game cannot be replayed with rules 3")
    ann, _ = players(make_server(stored), "intrigue-3")
    assert not ann.info()["broken"]
    assert not row_of(engine, "intrigue-3").broken
    engine.dispose()


# --- both are known


def set_rules(monkeypatch, newest, known):
    for name, module in list(sys.modules.items()):
        if name.startswith("orleans"):
            for constant, value in (("RULES_VERSION", newest), ("KNOWN_RULES", known)):
                if hasattr(module, constant):
                    monkeypatch.setattr(module, constant, value)


@pytest.fixture
def new_rules(monkeypatch):
    """From now on a program of tomorrow runs: rules 4 change who hires, 3 are known still."""
    carry_out = Hire.carry_out

    def changed(self, t, seat):
        if t.book.setup.rules >= 4:
            t.players[seat].coins += 7
        carry_out(self, t, seat)

    def start():
        monkeypatch.setattr(Hire, "carry_out", changed)
        set_rules(monkeypatch, 4, (3, 4))

    return start


def use_castle(table):
    """Plan the Castle in the first round and use it; the coins after it."""
    for move in (*CASTLE, "ready"):
        table.play(move, 0)
    table.play("ready", 1)
    return table.play("use castle", 0)["view"]["players"][0]["coins"]


def test_a_game_goes_on_by_its_own_rules_where_both_are_known(database, make_server, new_rules):
    server = make_server(database)
    ann = Somebody.new(server)
    old = ann.open("me", "me", start=True)
    in_lobby = ann.open("me", "me")
    coins = old.state(0)["view"]["players"][0]["coins"]
    new_rules()
    again = Somebody(make_server(database), ann.key, ann.person)
    old, in_lobby = again.at(old), again.at(in_lobby)
    assert old.info()["rules"] == 3
    after = use_castle(old)
    new = again.open("me", "me", start=True)
    in_lobby.post("start")
    assert (new.info()["rules"], in_lobby.info()["rules"]) == (4, 4)
    assert use_castle(new) == use_castle(in_lobby) == after + 7
    assert after >= coins
    assert old.get("chat")["lines"] == []
    assert "\nrules: 3\n" in old.get("record", seat=0)
    assert Game.replay(old.get("record", seat=0)).setup.rules == 3
    with engine_of(server).begin() as c:
        rules = dict(c.execute(select(schema.snapshots.c.table_id, schema.snapshots.c.rules)).all())
    assert (rules[old.id], rules[new.id]) == (3, 4)


def test_a_game_of_newer_rules_is_left_alone(database, make_server, monkeypatch):
    """A newer program has been here. The older one shows the table, and plays nothing."""
    server = make_server(database)
    table = Somebody.new(server).open("me", "me", start=True)
    engine = engine_of(server)
    with writing(engine) as c:
        c.execute(update(schema.tables).values(rules=9))
    older = Somebody(make_server(database), table.who.key, table.who.person).at(table)
    assert "rules 9" in older.info()["broken"]
    move = {"seat": 0, "move": "ready", "version": 0, "key": "a-key-for-it"}
    assert older.refused("POST", "moves", 409, json=move)["code"] == "broken"
    with engine.begin() as c:
        assert queries.load(c, table.id).row.broken == ""
    assert tables_of(server)
