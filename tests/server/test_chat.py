"""What is said at a table reaches everybody there, each line once and in order."""

import json

import pytest
from asking import SlowLine, until
from database import engine_of, writing
from table_client import Somebody

from orleans.server import shelf
from orleans.server.wires import MOST_LINES


def say(server, table, texts):
    with writing(engine_of(server)) as c:
        for text in texts:
            shelf.add_chat(c, table.id, 0, "Ann", text)


def has_asked(server, table):
    """The wire at a table has looked once what was said."""
    [wire] = server.app.app.state.hall._tables[table.id].wires
    return wire.chat_seen is not None


@pytest.mark.parametrize("before", [0, 1])
def test_who_falls_behind_gets_every_line_once_and_in_order(quick_server, before):
    """Ann stops to read while more is said than is sent at once; then she reads on."""
    ann = Somebody.new(quick_server)
    table = ann.open("me", "me", start=True)
    texts = [str(number) for number in range(2 * MOST_LINES + 30)]
    say(quick_server, table, texts[:before])

    async def listen():
        line = SlowLine(quick_server.app, f"{table.path}/live", ann.key, {"seat": 0})
        line.reads.set()
        await until(lambda: line.state)
        await until(lambda: has_asked(quick_server, table) and line.chats == before)
        line.reads.clear()
        return line

    async def read_on():
        line.reads.set()
        await until(lambda: line.chats >= len(texts))

    line = quick_server.portal.call(listen)
    table.post("chat", text=texts[before])
    say(quick_server, table, texts[before + 1 : -1])
    table.post("chat", text=texts[-1])
    quick_server.portal.call(read_on)
    texts.append("the last")
    table.post("chat", text="the last")
    quick_server.portal.call(read_on)
    quick_server.portal.call(line.close)
    said = [json.loads(message["text"]) for message in line.sent if "text" in message]
    heard = [message["lines"] for message in said if message["type"] == "chat"]
    assert [each["text"] for lines in heard for each in lines] == texts
    assert max(len(lines) for lines in heard) == MOST_LINES


def test_a_long_talk_is_read_page_by_page(server, somebody):
    table = somebody().open("me", "me", start=True)
    texts = [str(number) for number in range(450)]
    say(server, table, texts)
    last = table.get("chat")["lines"]  # without a line to begin with, the last ones
    assert [line["text"] for line in last] == texts[-200:]
    lines = [{"id": last[0]["id"] - 250, "text": "0"}]
    pages = []
    while page := table.get("chat", since=lines[-1]["id"])["lines"]:
        pages.append(len(page))
        lines += page
    assert [line["text"] for line in lines] == texts
    assert pages == [200, 200, 49]
