"""Hosts remove, people mute, block and report, administrators ban."""

import pytest
from database import engine_of, writing
from refusals import denied
from table_client import at_table, soon
from typer.testing import CliRunner

from orleans.cli import app as command
from orleans.server import upkeep

ME = "/api/people/me"


def admin(url, *args):
    done = CliRunner().invoke(command, ["admin", *args, "--database", url])
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


@pytest.fixture
def waiting(somebody):
    """Ann hosts a public table, Bob sits at it."""
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", "open", public=True)
    his = bob.at(mine)
    his.post("join")
    return mine, his


def texts(table):
    return [line["text"] for line in table.get("chat")["lines"]]


def test_a_host_removes_somebody_who_comes_back_by_invitation_only(waiting):
    mine, his = waiting
    assert mine.who.ask("PUT", f"{mine.path}/seats/1", json={"kind": "open"}).is_success
    assert his.info()["mine"] == []
    his.refused("POST", "join", 403, "removed you", json={})
    code = mine.post("invitations", seat=1)["code"]
    assert his.who.post("/api/invitations", invitation=code)["mine"] == [1]


def test_whoever_is_muted_is_not_read(waiting, somebody):
    mine, his = waiting
    watcher = somebody("Eve").at(mine)
    his.post("chat", text="rude")
    watcher.post("chat", text="ruder")
    mine.post("chat", text="please")
    assert texts(mine) == ["rude", "ruder", "please"]
    assert [one["kind"] for one in mine.post("mute", seat=1)["blocks"]] == ["mute"]
    line = mine.get("chat")["lines"][0]["id"]
    listed = mine.post("mute", line=line)["blocks"]
    assert [(one["name"], one["kind"]) for one in listed] == [("Bob", "mute"), ("Eve", "mute")]
    assert texts(mine) == ["please"]
    assert texts(his) == ["rude", "ruder", "please"]
    with mine.who.live(mine) as socket:
        said = soon(socket.receive_json, lambda message: message["type"] == "chat")
        assert [one["text"] for one in said["lines"]] == ["please"]
    assert his.who.at(mine.who.open("me", "open", public=True)).post("join")  # but not blocked
    path = f"{ME}/blocks/{listed[0]['id']}"
    assert len(mine.who.ask("DELETE", path).json()["blocks"]) == 1
    assert texts(mine) == ["rude", "please"]


def test_whoever_is_muted_under_another_name_stays_unknown(waiting):
    """Bob calls himself Zorro here: neither his name nor his id is for others."""
    mine, his = waiting
    bob = his.who
    his.post("leave", seat=1)
    his.post("join", name="Zorro")
    his.post("chat", text="En garde")
    line = mine.get("chat")["lines"][0]["id"]
    for whom in ({"seat": 1}, {"line": line}):
        said = mine.who.ask("POST", f"{mine.path}/mute", json=whom).text
        assert "Zorro" in said
        assert "Bob" not in said
        assert bob.person["id"] not in said


def test_whoever_is_blocked_does_not_sit_down(waiting, somebody):
    mine, his = waiting
    mine.post("block", seat=1)
    other = mine.who.open("me", "open", public=True)
    his.who.at(other).refused("POST", "join", 403, "does not want", json={})
    theirs = somebody("Zoe").open("me", "open", "open", public=True)
    mine.who.at(theirs).post("join")
    his.who.at(theirs).refused("POST", "join", 403, "does not want", json={})
    assert mine.who.get(f"{ME}/blocks")["blocks"][0]["kind"] == "block"


def test_nobody_blocks_themselves_a_bot_or_an_empty_seat(waiting):
    mine, _ = waiting
    mine.refused("POST", "mute", 422, "that is you", json={"seat": 0})
    mine.refused("POST", "block", 404, "nobody", json={"seat": 2})
    mine.refused("POST", "mute", 404, "nobody", json={"line": 99})
    mine.refused("POST", "mute", 404, "nobody", json={})


def test_a_report_reaches_the_administrators_with_the_chat(database, waiting):
    mine, his = waiting
    his.post("chat", text="something rude")
    mine.post("report", seat=1, text="He is rude.")
    said = admin(database, "reports")
    for part in ("Ann (", "about Bob (", "He is rude.", "Bob: something rude"):
        assert part in said
    admin(database, "reports", "--close", said.split(":")[0])
    assert admin(database, "reports") == ""
    assert "(done)" in admin(database, "reports", "--closed")
    for _ in range(9):
        mine.post("report", seat=1, text="again")
    mine.refused("POST", "report", 429, "tomorrow", json={"seat": 1, "text": "again"})


def test_whoever_is_banned_is_refused_at_once(database, server, waiting):
    """Also by a server that runs, and has the person in memory."""
    _, his = waiting
    bob = his.who
    found = admin(database, "people", "bo")
    assert found.startswith(bob.person["id"])
    admin(database, "ban", bob.person["id"], "--reason", "rude", "--days", "3")
    answer = soon(lambda: bob.ask("GET", ME), lambda answer: answer.status_code == 403)
    assert "rude" in answer.json()["error"]
    assert denied(server, "/api/live", bob.headers).status_code == 403
    assert "banned until" in admin(database, "people", "Bob")
    admin(database, "unban", bob.person["id"])
    soon(lambda: bob.ask("GET", ME).status_code == 200)


def test_a_ban_ends(server, somebody):
    bob = somebody("Bob")
    with writing(engine_of(server)) as c:
        upkeep.ban(c, bob.person["id"], -1, "rude")
    soon(lambda: bob.ask("GET", ME).status_code == 200)


def test_a_game_goes_on_after_a_block(somebody):
    mine, his = at_table(somebody)
    mine.post("block", seat=1)
    his.play("place own-farmer castle.0", 1)
    assert mine.info()["status"] == "playing"
