"""What a stranger does at a server; each attack goes on until it is cancelled."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import random
from collections.abc import Awaitable, Callable

from attack_load import Line, Victim, open_table, person
from orleans import Game, Setup

ATTACKER = "127.0.0.3"

Attack = Callable[[int], Awaitable[None]]


async def many(count: int, one: Callable[[int], Awaitable[None]]) -> None:
    await asyncio.gather(*[one(n) for n in range(count)])


async def flood_of_requests(port: int) -> None:
    """The state of a game, over and over, on nearly all connections one may have."""
    eve = await person(port, ATTACKER, "Eve")
    table = await open_table(eve, "me", "me")

    async def one(_: int) -> None:
        line = Line(port, ATTACKER, eve.key)
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await line.ask("GET", f"{table}/state?seat=0&details=true")

    await many(290, one)


async def flood_of_messages(port: int) -> None:
    """Ten WebSockets that ask for the newest state, over and over."""
    await flood_of_frames(port, masked(b'{"since": 0}') * 20)


async def flood_of_pings(port: int) -> None:
    """Ten WebSockets with pings, which the application never sees."""
    await flood_of_frames(port, masked(b"", 0x89) * 500)


async def flood_of_pieces(port: int) -> None:
    """Ten WebSockets with a message of empty pieces that never ends."""
    await flood_of_frames(port, masked(b"", 0x00) * 500, first=masked(b"", 0x01))


async def flood_of_frames(port: int, frames: bytes, first: bytes = b"") -> None:
    eve = await person(port, ATTACKER, "Eve")
    table = await open_table(eve, "me", "me")

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await web_socket(port, f"{table}/live?seat=0", eve.key)
                reading = asyncio.ensure_future(reader.read(-1))
                reading.add_done_callback(lambda end: end.cancelled() or end.exception())
                writer.write(first)
                while not reading.done():
                    writer.write(frames)
                    await writer.drain()
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)

    await many(10, one)


async def opening_sockets(port: int) -> None:
    """WebSockets that are opened and closed, over and over."""
    eve = await person(port, ATTACKER, "Eve")
    table = await open_table(eve, "me", "me")

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                path = f"{table}/live?seat=0&details=true"
                _, writer = await web_socket(port, path, eve.key)
                writer.close()
            await asyncio.sleep(0.01)

    await many(50, one)


def masked(text: bytes, kind: int = 0x81) -> bytes:
    return bytes([kind, 0x80 | len(text), 0, 0, 0, 0]) + text


async def web_socket(
    port: int, path: str, key: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(ATTACKER, 0), limit=1 << 22
    )
    nonce = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {key}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def large_records(port: int) -> None:
    """Records of half a megabyte that lead to nothing."""
    lines = [await person(port, ATTACKER, f"Eve {n}") for n in range(5)]
    junk = "orleans record 1\nrules: 3\nplayers: 2\n" + "k: 1\n" * 80_000

    async def one(n: int) -> None:
        while True:
            await lines[n].ask("POST", "/api/tables", {"record": junk})
            await asyncio.sleep(0.05)

    await many(5, one)


async def long_thoughts(port: int) -> None:
    """Ten tables of bots with 60 seconds a move."""
    lines = [await person(port, ATTACKER, f"Eve {n}") for n in range(10)]
    for line in lines:
        await open_table(line, "search", "search", options={"bot_ms": 60_000})
    await asyncio.sleep(10**6)


async def slow_webhooks(port: int) -> None:
    """Notices to an address that takes everything and never answers."""
    lines: list[asyncio.StreamWriter] = []

    def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)

    server = await asyncio.start_server(silent, ATTACKER, 0)
    url = "http://{}:{}/".format(*server.sockets[0].getsockname())
    eve = await person(port, ATTACKER, "Eve")
    await eve.good("PATCH", "/api/people/me", {"webhook": url})
    await open_table(eve, "me", "random", options={"pace": "turns"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    while True:  # until one has too many unfinished tables
        wish = {"seats": seats, "start": True, "options": {"pace": "turns"}}
        await eve.ask("POST", "/api/tables", wish)
        await asyncio.sleep(0.2)


async def endless_heads(port: int) -> None:
    """Hundreds of connections with headers that never end."""
    head = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
    await many(400, lambda _: without_end(port, head, b"X-Long: " + b"a" * 1000 + b"\r\n", 0.5))


async def endless_tails(port: int) -> None:
    """Headers after a body that never end."""
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    body = b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    more = (b"X-Long: " + b"a" * 900 + b"\r\n") * 60
    await many(10, lambda _: without_end(port, head + body, more, 0.02))


async def without_end(port: int, first: bytes, more: bytes, pause: float) -> None:
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            writer.write(first)
            while not writer.is_closing():
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(pause)
        await asyncio.sleep(0.1)


async def asking_ahead(port: int) -> None:
    """Hundreds of connections with thousands of requests at once, and nobody who reads."""
    requests = b"GET /api/openapi.json HTTP/1.1\r\nHost:localhost\r\n\r\n" * 1500

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(ATTACKER, 0), limit=1
                )
                writer.transport.pause_reading()
                writer.write(requests)
                await asyncio.sleep(20)
                writer.transport.abort()
            await asyncio.sleep(0.1)

    await many(290, one)


async def many_connections(port: int) -> None:
    """Connections with something that is no request, as fast as they can be made."""

    async def one(_: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(ATTACKER, 0)
                )
                writer.write(b"junk\r\n\r\n")
                await reader.read(-1)
                writer.close()

    await many(50, one)


async def new_people(port: int) -> None:
    """As many people as the server makes."""

    async def one(_: int) -> None:
        line = Line(port, ATTACKER)
        while True:
            await line.ask("POST", "/api/people", {"name": "Eve"})
            await asyncio.sleep(0.02)

    await many(10, one)


async def many_tables(port: int) -> None:
    """Tables that are opened one after the other, with bots that play at once."""
    eve = await person(port, ATTACKER, "Eve")
    while True:
        status, _ = await eve.ask(
            "POST",
            "/api/tables",
            {"seats": [{"kind": "bot", "bot": "random"}] * 2, "start": True},
        )
        await asyncio.sleep(0.05 if status == 201 else 0.5)


async def looking_back(port: int) -> None:
    """Earlier moments of a finished game, its log and its points by round, over and over."""
    eve = await person(port, ATTACKER, "Eve")
    record = finished_game().record("Eve and three others")
    table = await open_table(eve, *["me"] * 4, record=record)
    await eve.good("GET", f"{table}/result")  # so that it is not refused each time

    async def one(n: int) -> None:
        line, rng = Line(port, ATTACKER, eve.key), random.Random(n)
        while True:
            past = f"state?version={rng.randrange(1, 300)}"
            status, _ = await line.ask("GET", f"{table}/{rng.choice(('result', 'log', past))}")
            await asyncio.sleep(0.05 if status == 429 else 0)

    await many(20, one)


def finished_game() -> Game:
    game, rng = Game(Setup(players=4), "attack"), random.Random(1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.moves(seat)))
    return game


async def many_watchers(port: int) -> None:
    """A table with ninety WebSockets, at which move follows move."""
    eve = await person(port, ATTACKER, "Eve")
    player = Victim(eve, 0.0)
    player.table = await open_table(eve, "me", "me")
    player.state = await eve.good("GET", f"{player.table}/state?seat=0")

    async def one(_: int) -> None:
        path = f"{player.table}/live?seat=0&details=true"
        while True:  # also after a refusal: so many cannot be opened at once
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, _ = await web_socket(port, path, eve.key)
                while await reader.read(1 << 20):
                    pass
            await asyncio.sleep(0.5)

    await asyncio.gather(player.play(10**6), many(90, one))


ATTACKS: dict[str, Attack] = {
    "requests": flood_of_requests,
    "messages": flood_of_messages,
    "pings": flood_of_pings,
    "pieces": flood_of_pieces,
    "opening": opening_sockets,
    "records": large_records,
    "thoughts": long_thoughts,
    "webhooks": slow_webhooks,
    "heads": endless_heads,
    "tails": endless_tails,
    "ahead": asking_ahead,
    "connects": many_connections,
    "people": new_people,
    "tables": many_tables,
    "past": looking_back,
    "watchers": many_watchers,
}
