"""What is said at a table reaches everybody there, each line once and in order."""

import json

import pytest
from asgi_client import SlowAsgiSocket, until
from database import engine_of, writing
from table_client import Somebody, refused

from orleans.server import chat, tables
from orleans.server.sockets import MOST_LINES


def say(server, table, texts):
    with writing(engine_of(server)) as c:
        for text in texts:
            chat.add_line(c, table.id, 0, "Ann", text)


def has_asked(server, table):
    """The socket at a table has looked once what was said."""
    [socket] = server.app.app.state.tables.loaded[table.id].sockets
    return socket.chat_seen is not None


@pytest.mark.parametrize("before", [0, 1])
def test_whoever_falls_behind_gets_every_line_once_and_in_order(quick_server, before):
    """Ann stops to read while more is said than is sent at once; then she reads on."""
    ann = Somebody.new(quick_server)
    table = ann.open("me", "me", start=True)
    texts = [str(number) for number in range(2 * MOST_LINES + 30)]
    say(quick_server, table, texts[:before])

    async def listen():
        socket = SlowAsgiSocket(quick_server.app, f"{table.path}/live", ann.key, {"seat": 0})
        socket.reads.set()
        await until(lambda: socket.state)
        await until(lambda: has_asked(quick_server, table) and socket.chats == before)
        socket.reads.clear()
        return socket

    async def read_on():
        socket.reads.set()
        await until(lambda: socket.chats >= len(texts))

    socket = quick_server.portal.call(listen)
    table.post("chat", text=texts[before])
    say(quick_server, table, texts[before + 1 : -1])
    table.post("chat", text=texts[-1])
    quick_server.portal.call(read_on)
    texts.append("the last")
    table.post("chat", text="the last")
    quick_server.portal.call(read_on)
    quick_server.portal.call(socket.close)
    said = [json.loads(message["text"]) for message in socket.sent if "text" in message]
    heard = [message["lines"] for message in said if message["type"] == "chat"]
    assert [each["text"] for lines in heard for each in lines] == texts
    assert max(len(lines) for lines in heard) == MOST_LINES


def test_a_long_talk_is_read_page_by_page(server, somebody):
    table = somebody().open("me", "me", start=True)
    texts = [str(number) for number in range(450)]
    say(server, table, texts)
    last = table.get("chat")["lines"]  # without a line to begin with, the last ones
    assert [socket["text"] for socket in last] == texts[-200:]
    lines = [{"id": last[0]["id"] - 250, "text": "0"}]
    pages = []
    while page := table.get("chat", since=lines[-1]["id"])["lines"]:
        pages.append(len(page))
        lines += page
    assert [socket["text"] for socket in lines] == texts
    assert pages == [200, 200, 49]


def test_nobody_floods_a_table_with_words(sqlite, make_server):
    """Whoever reads pays for what is sent to them, so others must not make it much."""
    server = make_server(sqlite, person_rate=1000)
    ann, eve = Somebody.new(server), Somebody.new(server, "Eve")
    table = ann.open("me", "open", public=True)
    path = f"{table.path}/chat"
    answers = [eve.ask("POST", path, json={"text": "no"}) for _ in range(tables.LINES_AT_ONCE + 40)]
    assert [answer.status_code for answer in answers[: tables.LINES_AT_ONCE]] == [
        201
    ] * tables.LINES_AT_ONCE
    refused(next(answer for answer in answers if answer.status_code != 201), 429, "a lot")
    table.post("chat", text="and I?")
