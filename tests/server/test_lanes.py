"""Lanes: who asks for much leaves room for others, and pays for what it takes."""

import asyncio
import time
from contextlib import suppress

import pytest
from table_client import Somebody, run_apart, soon

from orleans.server import lanes as lanes_file
from orleans.server import play
from orleans.server import tables as tables_file
from orleans.server.lanes import Lanes, Stopwatch, aside, timed
from orleans.server.rates import RateLimit
from orleans.server.store import Store
from orleans.server.table import LoadedTable
from orleans.server.turns import Turns


def test_what_a_coroutine_uses_is_counted_without_its_waiting():
    async def work():
        await asyncio.sleep(0.2)
        sum(range(2_000_000))
        with suppress(ZeroDivisionError):
            await fail()

    async def fail():
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def count():
        used, began = Stopwatch(), time.thread_time()
        await timed(work(), used)
        return used.seconds, time.thread_time() - began

    used, spent = run_apart(count())
    assert 0 < used <= spent + 0.01


def spin(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def unforgetting_lanes():
    """Lanes that forget nothing: a busy machine needs seconds for a tenth of one."""
    lanes = Lanes()
    lanes._share = RateLimit(1e-9, 100.0)
    return lanes


def test_what_is_worked_out_in_a_thread_is_counted():
    async def work():
        await aside(spin, 0.05)

    async def count():
        lanes = unforgetting_lanes()
        await lanes.run("eve", work())
        return lanes._share.burst - lanes._share.left("eve")

    assert run_apart(count()) > 0.04


def test_what_is_done_in_the_database_is_counted(sqlite):
    async def count():
        lanes, store = unforgetting_lanes(), Store(sqlite)
        for ask in (store.read, store.write):
            await lanes.run("eve", ask(lambda _: spin(0.05)))
        store.close()
        return lanes._share.burst - lanes._share.left("eve")

    assert run_apart(count()) > 0.09


SLOW = 0.5  # seconds of the processor, more than all the rest of a request


@pytest.fixture
def charged(sqlite, make_server):
    """Somebody at a server with limits, and the seconds that their address has been charged.

    Nothing is forgotten: how long a request takes depends on what else the machine does.
    """
    server = make_server(sqlite, address_rate=1000)
    share = server.app.lanes._share = RateLimit(1e-9, 100.0)
    return Somebody.new(server, "Eve"), lambda: share.burst - share.left("127.0.0.1")


def slowly(function):
    """The same, at a price."""

    def slow(*args, **more):
        spin(SLOW)
        return function(*args, **more)

    return slow


def test_whoever_looks_back_pays_for_it(charged, monkeypatch):
    eve, paid = charged
    table = eve.open("me", "me", start=True)
    table.play("place own-farmer castle.0")
    before = paid()
    monkeypatch.setattr(play, "build_game", slowly(play.build_game))
    table.state(0, version=0)
    assert paid() > before + SLOW


def test_whoever_asks_for_a_stored_table_pays_for_loading_it(charged, monkeypatch):
    eve, paid = charged
    table = eve.open("me", "me", start=True)
    eve.client.app.app.state.tables.loaded.clear()
    before = paid()
    monkeypatch.setattr(tables_file, "LoadedTable", slowly(LoadedTable))
    with eve.live(table):
        assert paid() > before + SLOW


def test_whoever_watches_pays_for_what_is_sent(charged, monkeypatch):
    """Ninety WebSockets of one address at a table with quick moves held everybody up."""
    eve, paid = charged
    table = eve.open("me", "me", start=True)
    before = paid()
    monkeypatch.setattr(LoadedTable, "state", slowly(LoadedTable.state))
    with eve.live(table, seat=0) as end:
        assert end.receive_json()["type"] == "state"
        soon(lambda: paid() > before + SLOW)


def test_whoever_begins_a_game_of_bots_pays_for_their_moves(charged, monkeypatch):
    eve, paid = charged
    monkeypatch.setattr(LoadedTable, "apply", slowly(LoadedTable.apply))
    eve.open("random", "random", start=True)
    soon(lambda: paid() > SLOW)


def test_bots_take_turns_by_the_address_that_asks_for_them(charged, monkeypatch):
    eve, _ = charged
    asked, order = [], Turns._order
    monkeypatch.setattr(Turns, "_order", lambda *args: asked.append(args[1]) or order(*args))
    eve.open("random", "me", start=True)
    assert soon(lambda: asked)[0].names[:2] == ("127.0.0.1", eve.person["id"])


async def busy(order, name, seconds=0.05):
    await asyncio.sleep(0)
    spin(seconds)
    order.append(name)


def test_one_address_with_many_requests_leaves_room_for_others():
    """They run two at a time."""

    async def race():
        lanes, order = Lanes(), []
        eve = [asyncio.ensure_future(lanes.run("eve", busy(order, "eve"))) for _ in range(40)]
        await asyncio.sleep(0.01)
        await lanes.run("ann", busy(order, "ann"))
        found = order.index("ann")
        for one in eve:
            one.cancel()
        await asyncio.gather(*eve, return_exceptions=True)
        return found

    assert run_apart(race()) <= 6


def test_whoever_has_used_their_share_pauses_after_each_request(monkeypatch):
    """Ann is served again and again, and Eve once."""
    monkeypatch.setattr(lanes_file, "REST", 10_000)
    monkeypatch.setattr(lanes_file, "PATIENCE", 600.0)

    async def race():
        lanes, order = Lanes(), []
        lanes._share.charge("eve", 100)
        eve = [asyncio.ensure_future(lanes.run("eve", busy(order, "eve", 0.01))) for _ in range(40)]
        await asyncio.sleep(0.01)
        for _ in range(8):
            await lanes.run("ann", busy(order, "ann", 0.01))
        for one in eve:
            one.cancel()
        await asyncio.gather(*eve, return_exceptions=True)
        return order

    assert run_apart(race()).count("eve") == 1


def test_whoever_waits_for_something_else_keeps_no_lane():
    async def race():
        lanes, waiting = Lanes(), asyncio.Event()
        slow = [asyncio.ensure_future(lanes.run("eve", waiting.wait())) for _ in range(5)]
        async with asyncio.timeout(30):
            await lanes.run("eve", asyncio.sleep(0))
        waiting.set()
        await asyncio.gather(*slow)
        return True

    assert run_apart(race())
