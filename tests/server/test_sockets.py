"""WebSockets: who sits somewhere hears of it at once, and nobody can spoil it for others.

All of this speaks to a real server in a process of its own, as browsers do.
"""

import json

from socket_client import table_socket, turn_socket
from table_client import CASTLE, SOON, Somebody, at_table, soon

# --- views


def test_everybody_gets_the_view_that_is_theirs(people):
    mine, his = at_table(people)
    eve = people("Eve")
    with (
        table_socket(mine, seat=0) as ann,
        table_socket(his, seat=1) as bob,
        table_socket(mine, who=eve) as spectator,
        table_socket(mine, who=Nobody(eve)) as nobody,
    ):
        for end, seat in ((ann, 0), (bob, 1), (spectator, None), (nobody, None)):
            assert end.state(0)["seat"] == seat
        move = CASTLE[0]
        answer = mine.play(move)
        assert ann.state(1) == answer
        assert ann.socket.latency >= 0
        seen = [bob.state(1), spectator.state(1), nobody.state(1)]
        assert seen[0] == his.state(1)
        assert seen[1] == seen[2] == eve.at(mine).state(None)
        for state in seen:
            assert state["view"]["players"][0]["spaces"] == {}
        assert seen[1]["options"] == []
        assert move not in json.dumps(seen[1])


class Nobody:
    """Somebody without a key."""

    def __init__(self, who):
        self.client, self.headers = who.client, {}


def test_every_change_is_pushed(people):
    """Each move of a round, until the plans are open to all; then a question to take it back."""
    mine, his = at_table(people)
    with table_socket(mine, seat=0) as ann, table_socket(his, seat=1) as bob:
        version, state = 0, {}
        for table, seat, end in ((mine, 0, ann), (his, 1, bob)):
            for move in (*CASTLE, "ready"):
                state = table.play(move, seat)
                version += 1
                assert end.state(version) == state
        opened = ann.state(version)
        assert len(opened["view"]["players"][1]["spaces"]) == 3
        assert opened["view"] == state["view"]
        mine.undo(ask=True)
        for end in (ann, bob):
            assert end.state(version)["view"] == opened["view"]
        his.post("undo/answer", seat=1, version=version, agree=True)
        for end in (ann, bob):
            assert end.state(version + 1)["view"]["phase"] == "planning"


def test_a_table_in_the_lobby_is_told_at_once_and_at_every_change(people):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open("me", "open", public=True)
    with table_socket(table) as end, table_socket(table, who=bob) as his:
        for one, hosting in ((end, True), (his, False)):
            info = one.next("table")["table"]
            assert (info["status"], info["hosting"]) == ("lobby", hosting)
        bob.at(table).post("join")
        assert end.next("table")["table"]["seats"][1]["name"] == "Bob"
        assert his.next("table")["table"]["mine"] == [1]
        bob.at(table).post("ready", seat=1)
        assert end.next("table")["table"]["seats"][1]["ready"]
        table.post("start")
        assert end.state(0)["seat"] is None


def test_details_are_sent_to_whoever_wants_them(people):
    mine, _ = at_table(people)
    with (
        table_socket(mine, seat=0, details=True, lang="de") as full,
        table_socket(mine, seat=0) as short,
    ):
        assert short.state(0)["table"] is None
        state = full.state(0)
        assert state["table"]["id"] == mine.id
        assert state == mine.state(0, details=True, lang="de")
        mine.play(CASTLE[0])
        assert full.state(1)["undo"]["words"]
        assert "Planung beenden" in [option["words"] for option in state["options"]]


def test_whoever_is_up_to_date_is_told_nothing(people):
    mine, _ = at_table(people)
    mine.play(CASTLE[0])
    with (
        table_socket(mine, seat=0, version=1) as now,
        table_socket(mine, seat=0, version=0) as before,
    ):
        now.is_quiet()
        assert before.state(1) == mine.state(0)
        state = mine.play(CASTLE[1])
        assert now.state(2) == before.state(2) == state
        now.is_quiet()


def test_one_can_ask_again(people):
    mine, _ = at_table(people)
    mine.play(CASTLE[0])
    with table_socket(mine, seat=0, version=1) as end:
        end.is_quiet()
        end.say(since=0)
        assert end.state(1) == mine.state(0)
        end.is_quiet()


def test_whoever_comes_back_misses_nothing(people):
    """The connection is lost in the middle of a plan; with the last version one goes on."""
    mine, his = at_table(people)
    with table_socket(mine, seat=0) as end:
        seen = end.state(0)["version"]
    for move in CASTLE:
        his.play(move, 1)
    with table_socket(mine, seat=0, version=seen) as end:
        assert end.state(3) == mine.state(0)


def test_changes_that_come_quickly_are_sent_as_one(people):
    """Whoever reads slowly gets the newest state, not each one."""
    mine, his = at_table(people)
    with table_socket(his, seat=1) as end:
        for _ in range(10):
            mine.play(CASTLE[0])
            mine.undo()
        states = []
        while not states or states[-1]["version"] < 20:
            states.append(end.next("state")["state"])
        versions = [state["version"] for state in states]
        assert versions == sorted(versions)
        assert states[-1] == his.state(1)
        end.is_quiet()


# --- chat, turns, people who go


def test_chat_is_pushed(people):
    mine, his = at_table(people)
    his.post("chat", text="good luck")
    with table_socket(mine, seat=0, version=0) as ann, table_socket(his, version=0) as bob:
        for end in (ann, bob):
            assert [line["text"] for line in end.next("chat")["lines"]] == ["good luck"]
        mine.post("chat", text="and to you")
        lines = [end.next("chat")["lines"] for end in (ann, bob)]
        assert lines[0] == lines[1]
        assert [(line["seat"], line["name"], line["text"]) for line in lines[0]] == [
            (0, "Ann", "and to you")
        ]
        ann.is_quiet()


def test_a_person_is_told_of_turns_at_any_table(people):
    ann, bob = people("Ann"), people("Bob")
    with turn_socket(ann) as mine, turn_socket(ann) as elsewhere, turn_socket(bob) as his:
        first = ann.open("me", "open", public=True)
        bob.at(first).post("join")
        bob.at(first).post("ready", seat=1)
        first.post("start")
        second = ann.open("me", "me", start=True)
        for end in (mine, elsewhere):
            told = [end.next("turn") for _ in range(3)]
            assert [(t["table"], t["seat"]) for t in told] == [
                (first.id, 0),
                (second.id, 0),
                (second.id, 1),
            ]
        turn = his.next("turn")
        assert (turn["table"], turn["seat"], turn["version"]) == (first.id, 1, 0)
        first.play("ready", 0)
        mine.is_quiet()
        bob.at(first).play("ready", 1)
        assert mine.next("turn")["table"] == first.id
        his.is_quiet()  # he has just moved and goes on


def test_the_socket_of_somebody_who_resigns_becomes_a_spectators(people):
    """Also at a private table, at which strangers see nothing."""
    ann, bob = people("Ann"), people("Bob")
    mine = ann.open("me", "open", "me", options={"substitute": "random"})
    code = mine.post("invitations", seat=1)["code"]
    bob.post("/api/invitations", invitation=code)
    his = bob.at(mine)
    his.post("ready", seat=1)
    mine.post("start")
    his.play(CASTLE[0], 1)
    with (
        table_socket(his, seat=1, version=1) as end,
        table_socket(mine, seat=0, version=1) as ann_end,
    ):
        his.post("resign", seat=1)
        state = end.next("state")["state"]
        assert state["seat"] is None
        assert state["options"] == []
        assert state["view"]["players"][1]["spaces"] == {}
        text = "Bob has resigned. A bot goes on."
        while (message := end.read())["type"] != "chat":
            assert message["state"]["seat"] is None
        assert message["lines"][0]["text"] == text
        mine.play(CASTLE[0])
        while (message := ann_end.read())["type"] == "chat":
            pass
        assert message["state"]["seat"] == 0
        end.say(since=0)
        seen = end.read()
        assert CASTLE[0] not in json.dumps(seen)


def test_the_socket_of_somebody_who_gave_the_seat_away_ends(people):
    """A private table: with the seat goes the right to look."""
    ann, phone = people("Ann"), people("Phone")
    table = ann.open("me", "me", start=True)
    table.play(CASTLE[0])
    codes = [table.post("invitations", seat=seat)["code"] for seat in (0, 1)]
    with table_socket(table, seat=0, version=1) as end:
        phone.post("/api/invitations", invitation=codes[0])
        assert end.next("state")["state"]["seat"] is None  # the other seat is still hers
        phone.post("/api/invitations", invitation=codes[1])
        assert "no longer open to you" in end.next("error")["error"]
        assert end.ends() == 1000
    with table_socket(table, who=phone, seat=0) as end:
        assert end.state(1)["view"]["players"][0]["spaces"]


def test_a_table_that_is_removed_ends_the_socket_with_a_reason(people):
    ann, bob = people("Ann"), people("Bob")
    table = ann.open("me", "open", public=True)
    playing = ann.open("me", "me", public=True, start=True)
    with (
        table_socket(table) as mine,
        table_socket(table, who=bob) as his,
        table_socket(playing, who=bob) as third,
    ):
        third.state(0)
        for removed in (table, playing):
            assert ann.ask("DELETE", removed.path).status_code == 200
        for end in (mine, his, third):
            while (message := end.read())["type"] != "error":
                pass
            assert message == {
                "type": "error",
                "error": "the table was removed",
                "code": "not-found",
            }
            assert end.ends() == 1000


def test_a_change_at_another_server_is_pushed_here(new_postgres, processes):
    """Two servers share a database; Ann is connected to one and Bob plays at the other."""
    url = new_postgres()
    here, there = processes(url, "--workers", "1"), processes(url, "--workers", "1")
    with here.client() as near, there.client() as far:
        ann, bob = Somebody.new(near, "Ann"), Somebody.new(far, "Bob")
        mine = ann.open("me", "open", public=True)
        with table_socket(mine) as end, turn_socket(ann) as turns:
            bob.at(mine).post("join")
            end.hear("table", lambda m: m["table"]["seats"][1]["name"] == "Bob", SOON)
            bob.at(mine).post("ready", seat=1)
            end.hear("table", lambda m: m["table"]["seats"][1]["ready"], SOON)
            mine.post("start")
            turns.hear("turn", lambda m: m["table"] == mine.id, SOON)
            his = bob.at(mine)
            soon(lambda: his.info()["status"] == "playing")
            his.play(CASTLE[0], 1)
            end.hear("state", lambda m: m["state"]["version"] == 1, SOON)
            his.post("chat", text="hello from there")
            end.hear("chat", lambda m: m["lines"][-1]["text"] == "hello from there", SOON)
            mine.play("ready", 0)
            his.play("ready", 1)
            turns.hear("turn", lambda m: m["version"] == 3, SOON)
