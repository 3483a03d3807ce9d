"""Strangers see nothing of a private table; and each leak that was found stays closed."""

import random
import sqlite3
from textwrap import dedent

import msgspec
from asgi_client import AsgiSocket, SlowAsgiSocket, ask, until
from database import tables_of
from leak_check import EVE, NOBODY, ScriptStep, act, alike
from leak_scripts import Script
from table_client import Somebody, finished_record

from orleans import NATURE, Game, Setup
from orleans.notation import write_position
from orleans.server.routes import ENDPOINTS
from orleans.server.worker import BotTask, think

# --- strangers

FIELDS = {
    "seat": 0,
    "version": 0,
    "key": "of-a-stranger",
    "move": "ready",
    "moves": ["ready"],
    "thing": "castle",
    "agree": True,
    "kind": "open",
    "text": "hello",
    "to": 1,
    "id": "of-nobody",
}


def sensible(kind):
    """A request that could be carried out: every required field."""
    fields = msgspec.structs.fields(kind) if kind else ()
    return {field.name: FIELDS[field.name] for field in fields if field.required}


async def everything_at(app, table, key):
    """What the endpoints of a table and its WebSocket answer."""
    found = {}
    for endpoint in ENDPOINTS:
        if "{id}" in endpoint.path:
            path = endpoint.path.replace("{id}", table).replace("{seat:int}", "0")
            where = "query" if endpoint.method == "GET" else "body"
            sent = {where: sensible(endpoint.request_type)} if endpoint.request_type else {}
            found[endpoint.name] = await ask(app, endpoint.method, path, key, **sent)
    for query in ({}, {"seat": 0}):
        socket = AsgiSocket(app, f"/api/tables/{table}/live", key, query)
        await socket.close()
        found[f"live {query}"] = socket.sent[0]["status"], str(socket.sent)
    return found


def test_a_private_table_is_no_table_to_strangers(quick_server):
    """Everything is refused as if there were no such table, also to one who has left it."""
    names = ("Ann", "Bob", "Eve", "Phone")
    ann, bob, eve, phone = (Somebody.new(quick_server, name) for name in names)
    waiting, playing = ann.open("me", "open"), ann.open("me", "open")
    finished = ann.open("me", "me", record=finished_record(), start=True, setup={"players": 2})
    bob.post("/api/invitations", invitation=playing.post("invitations", seat=1)["code"])
    bob.at(playing).post("ready", seat=1)
    playing.post("start")
    code = bob.at(playing).post("invitations", seat=1)["code"]
    assert phone.post("/api/invitations", invitation=code)["mine"] == [1]
    no_table = "0" * 16
    for table in (waiting, playing, finished):
        for key in (eve.key, bob.key, ""):
            look = quick_server.portal.call
            here = look(everything_at, quick_server.app, table.id, key)
            assert here == look(everything_at, quick_server.app, no_table, key)
            assert len(here) > 20
            for name, answer in here.items():
                assert answer[0] == 404 or (name, key, answer[0]) == ("say", "", 401)
        for who in (eve, bob):
            for which in ("open", "playing", "over", "mine"):
                assert table.id not in str(who.get("/api/tables", which=which))
    assert playing.info()["status"] == "playing"  # nobody did any harm


# --- leaks that were found


CHURCH = """
    players: 2
    phase: planning
    0 tiles: church
    0 market: monk, farmer
    0 coins: 5
    1 tiles: hayrick
    1 market: farmer, boatman, trader
"""


def test_the_church_does_not_tell_what_others_plan(two_servers):
    """Whether another's tile is filled is known when all are ready, not when one asks why."""
    game = Game.from_position(dedent(CHURCH), ask_chance=True)
    game.play(0, "place monk church.0")
    two_servers.open(game.setup, record=game.record())
    [variants] = two_servers.part()
    script = Script(game, random.Random(6))
    for acts, place in zip(script.variants, ("hayrick", "village"), strict=True):
        acts.append(ScriptStep("move", 1, f"place farmer {place}.0"))
    script.look(0)
    act(variants, script)
    alike(*variants, ("Ann", EVE, NOBODY))


def test_an_old_invitation_takes_nobodys_seat(quick_server):
    """Ann invited Eve to a seat that Bob has taken since: Eve does not look into his plan."""
    ann, bob, eve = (Somebody.new(quick_server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.open("me", "open", public=True)
    code = table.post("invitations", seat=1)["code"]
    bob.at(table).post("join")
    bob.at(table).post("ready", seat=1)
    table.post("start")
    bob.at(table).play("place own-farmer castle.0", 1)
    eve.refused("POST", "/api/invitations", 409, json={"invitation": code})
    assert bob.at(table).info()["mine"] == [1]


def test_a_game_that_cannot_go_on_keeps_its_plans(two_servers):
    """Rules that do not know Bob's move break the game; they may be put right, and it goes on."""
    two_servers.open()
    [variants] = two_servers.part()
    script = Script(Game(Setup(players=2), variants[0].seed), random.Random(7))
    script.plan_apart(1)
    act(variants, script)
    for variant in variants:
        with sqlite3.connect(variant.server.file) as c:
            c.execute("UPDATE entries SET steps = replace(steps, '1 place', '1 plant')")
        tables_of(variant.client).loaded.clear()
        for name in ("Ann", EVE, NOBODY):
            variant.client.portal.call(variant.look_around, name)
        assert any(b"cannot be replayed" in data for _, data in variant.received[EVE])
    alike(*variants, ("Ann", EVE, NOBODY))


def test_nobody_can_work_out_what_a_bot_plans(quick_server):
    """Ann knows what the bot sees and what kind of bot it is, and still cannot tell."""
    ann = Somebody.new(quick_server)
    table = ann.open("me", *["random"] * 4, start=True)
    table.wait(lambda state: state["actors"] == [0])
    table.play("ready", 0)
    lines = [line for part in table.get("log")["rounds"] for line in part["lines"]]
    moves = [move for line in lines for move in line["moves"]]
    game, right = Game.from_history(Setup(players=5), "", []), []
    for line in sorted(moves, key=lambda move: move["number"]):
        who = NATURE if line["seat"] is None else line["seat"]
        if who > 0:
            job = BotTask(
                bot="random",
                seed=f"{table.id}/{line['version'] - 1}",
                seat=who,
                actors=list(game.actors),
                position=write_position(game.view(who).table),
                moves=[game.text(move) for move in game.moves(who)],
                ms=100,
            )
            right.append(think(job).move == line["move"])
        game.play(who, line["move"])
    assert not all(right)


def test_whoever_has_left_does_not_hear_the_chat(quick_server):
    """Bob reads slowly. He hands on his seat, then something is said, then he reads on."""
    ann, bob, phone = (Somebody.new(quick_server, name) for name in ("Ann", "Bob", "Phone"))
    table = ann.open("me", "open")
    bob.post("/api/invitations", invitation=table.post("invitations", seat=1)["code"])
    code = bob.at(table).post("invitations", seat=1)["code"]

    async def listen():
        return SlowAsgiSocket(quick_server.app, f"{table.path}/live", bob.key, {"details": "true"})

    async def read_on():
        socket.reads.set()
        await until(lambda: any("no longer open" in said.get("text", "") for said in socket.sent))
        await socket.close()

    socket = quick_server.portal.call(listen)
    phone.post("/api/invitations", invitation=code)
    table.post("chat", text="Bob is gone")
    quick_server.portal.call(read_on)
    assert "Bob is gone" not in str(socket.sent)


def test_whoever_comes_and_goes_at_once_leaves_no_socket(quick_server):
    """Wires that nobody holds would count against their address until no more are allowed."""
    table = Somebody.new(quick_server).open("me", "me", start=True, public=True)

    async def come_and_go():
        socket = AsgiSocket(quick_server.app, f"{table.path}/live")
        await socket.close()

    quick_server.portal.call(come_and_go)
    assert tables_of(quick_server).sockets.open == 0
