"""Players who win or lose together point at things and propose places for followers."""

import pytest
from socket_client import table_socket
from table_client import IN_TIME, Somebody, soon
from test_hidden_cards import two_people  # noqa: F401 - a fixture

from orleans.server import signs, tables

PLANNING = """\
scenario: invasion
players: 2
round: 3
event: inv-assembly-a
phase: planning
0 market: farmer, 2 boatman
1 market: knight, boatman
"""
PLACE = "place boatman ship.1"


@pytest.fixture
def both(two_people):  # noqa: F811
    return two_people(PLANNING)


def seen(table):
    found = table.get("signs")
    pointed = [(one["seat"], one["thing"], one["board"]) for one in found["pointed"]]
    return pointed, [(one["seat"], one["to"], one["option"]["move"]) for one in found["proposed"]]


# --- pointing


def test_everybody_sees_what_somebody_points_at_and_it_is_no_part_of_the_game(both):
    mine, his = both
    before = his.get("record", seat=1), his.state(1)["version"], his.get("chat")
    mine.post("point", seat=0, thing="town:nevers")
    his.post("point", seat=1, thing="space:ship.1", board=0)
    for table in both:
        assert seen(table)[0] == [(0, "town:nevers", None), (1, "space:ship.1", 0)]
    assert (his.get("record", seat=1), his.state(1)["version"], his.get("chat")) == before


def test_only_the_last_thing_is_pointed_at_and_only_for_a_while(both, monkeypatch):
    mine, his = both
    mine.post("point", seat=0, thing="town:nevers")
    mine.post("point", seat=0, thing="place:ship", board=1)
    assert seen(his)[0] == [(0, "place:ship", 1)]
    monkeypatch.setattr(signs, "SECONDS", 0.05)
    mine.post("point", seat=0, thing="deed:city-walls")
    soon(lambda: seen(his)[0], lambda found: not found)


@pytest.mark.parametrize(
    "thing", ["town:paris", "space:ship.9", "Come to my page", "town:", "x" * 80]
)
def test_only_things_of_the_table_can_be_pointed_at(both, thing):
    mine, his = both
    body = {"seat": 0, "thing": thing}
    mine.refused("POST", "point", 404, "no such thing at this table", json=body)
    assert seen(his) == ([], [])


def test_whoever_has_no_seat_points_at_nothing(both, quick_somebody):
    mine, his = both
    body = {"seat": 0, "thing": "town:nevers"}
    his.refused("POST", "point", 403, json=body)
    quick_somebody("Eve").at(mine).refused("POST", "point", 403, json=body)
    mine.refused("POST", "point", 404, json={**body, "board": 2})


def test_where_each_plays_for_oneself_nobody_points(quick_somebody):
    table = quick_somebody().open("me", "me", start=True)
    for what, more in (
        ("point", {"thing": "town:nevers"}),
        ("propose", {"to": 1, "move": "ready"}),
    ):
        body = {"seat": 0, **more}
        table.refused("POST", what, 422, "players at this table do not play as a team", json=body)
    assert table.get("components")["together"] is False


def test_a_refusal_is_said_in_the_language_of_the_player(quick_server):
    ann = Somebody.new(quick_server, "Anna", language="de")
    table = ann.open("me", "me", start=True)
    body = {"seat": 0, "thing": "town:nevers"}
    table.refused("POST", "point", 422, "Hier spielt niemand zusammen.", json=body)


def test_whoever_points_all_the_time_is_stopped_and_slows_nobody(make_server, sqlite, monkeypatch):
    monkeypatch.setattr(tables, "SIGNS", 0.01)
    server = make_server(sqlite, person_rate=1000)
    ann, bob = Somebody.new(server, "Ann"), Somebody.new(server, "Bob")
    table = ann.open("me", "open", setup={"scenario": "invasion"}, public=True)
    his = bob.at(table)
    his.post("join")
    his.post("ready", seat=1)
    table.post("start")
    body = {"seat": 0, "thing": "town:nevers"}
    answers = [ann.ask("POST", f"{table.path}/point", json=body) for _ in range(20)]
    assert [one.status_code for one in answers] == [200] * 6 + [429] * 14
    his.post("point", seat=1, thing="town:nevers")


def test_whoever_is_muted_points_in_vain(both):
    mine, his = both
    his.post("mute", seat=0)
    mine.post("point", seat=0, thing="town:nevers")
    mine.post("propose", seat=0, to=1, move=PLACE)
    assert seen(his) == ([], [])
    assert seen(mine) != ([], [])


# --- proposals


def test_a_proposal_is_taken_by_playing_its_move(both):
    mine, his = both
    listed = [one["move"] for one in mine.get("proposable", seat=0, to=1)["options"]]
    assert PLACE in listed
    assert "ready" not in listed
    mine.post("propose", seat=0, to=1, move=PLACE)
    [proposal] = his.get("signs", lang="fr")["proposed"]
    assert proposal["option"]["touches"] == ["kind:boatman", "space:ship.1", "market"]
    assert "batelier" in proposal["option"]["words"]
    his.play(proposal["option"]["move"], 1)
    assert seen(mine) == seen(his) == ([], [])


@pytest.mark.parametrize("move", ["place knight ship.2", "ready"])
def test_a_proposal_goes_when_planning_ends_and_stays_while_it_can_be_done(both, move):
    mine, his = both
    mine.post("propose", seat=0, to=1, move=PLACE)
    his.play(move, 1)
    assert seen(mine)[1] == ([(0, 1, PLACE)] if move != "ready" else [])


def test_a_proposal_goes_when_it_cannot_be_done_any_more(both):
    mine, his = both
    mine.post("propose", seat=0, to=1, move=PLACE)
    his.play("place boatman castle.1", 1)
    assert seen(his)[1] == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_proposal_is_dismissed_by_either_of_both(both, seat):
    both[0].post("propose", seat=0, to=1, move=PLACE)
    [proposal] = both[1].get("signs")["proposed"]
    for _ in range(2):
        both[seat].post("dismiss", seat=seat, id=proposal["id"])
        assert seen(both[0])[1] == []


@pytest.mark.parametrize(
    ("to", "move", "status", "reason"),
    [
        (0, "place boatman ship.1", 422, "to another person"),
        (1, "place farmer ship.0", 422, "cannot place"),
        (1, "ready", 422, "cannot place"),
        (1, "dance", 422, ""),
        (2, "ready", 404, "no seat 2"),
    ],
)
def test_what_cannot_be_proposed(both, to, move, status, reason):
    mine, his = both
    body = {"seat": 0, "to": to, "move": move}
    mine.refused("POST", "propose", status, reason, json=body)
    assert seen(his) == ([], [])


def test_a_bot_is_not_bothered(quick_somebody):
    table = quick_somebody().open("me", "greedy", setup={"scenario": "invasion"}, start=True)
    body = {"seat": 0, "to": 1, "move": "ready"}
    table.refused("POST", "propose", 422, "to another person", json=body)


def test_nobody_proposes_without_end(both):
    mine, his = both
    moves = [one["move"] for one in mine.get("proposable", seat=0, to=1)["options"]][:8]
    assert len(moves) == 8
    for move in [*moves, moves[-1]]:
        mine.post("propose", seat=0, to=1, move=move)
    assert [move for _, _, move in seen(his)[1]] == moves[2:]


# --- who is told


def test_sockets_tell_of_signs_and_of_their_end(people):
    ann, bob = people("Ann"), people("Bob")
    body = {"public": True, "seats": [{"kind": "me"}], "position": PLANNING}
    mine = ann.at(ann.post("/api/tables", **body)["id"])
    his = bob.at(mine)
    his.post("join")
    his.post("ready", seat=1)
    mine.post("start")
    with table_socket(his, seat=1) as end:
        mine.post("point", seat=0, thing="town:nevers")
        [pointed] = end.hear("signs")["signs"]["pointed"]
        assert (pointed["seat"], pointed["thing"]) == (0, "town:nevers")
        mine.post("propose", seat=0, to=1, move=PLACE)
        [proposed] = end.hear("signs")["signs"]["proposed"]
        assert (proposed["seat"], proposed["to"]) == (0, 1)
        his.play(PLACE, 1)
        assert end.hear("signs")["signs"]["proposed"] == []
        end.is_quiet()


def test_signs_reach_those_at_another_process(everywhere):
    (here, _), (_, bob) = everywhere("Ann"), everywhere("Bob")
    mine = here.open("me", "open", setup={"scenario": "invasion"}, public=True)
    his = bob.at(mine)
    his.post("join")
    his.post("ready", seat=1)
    soon(mine.info, lambda info: info["seats"][1]["ready"])
    mine.post("start")
    soon(his.info, lambda info: info["status"] == "playing")
    with table_socket(his, bob, seat=1) as end:
        end.hear("state", seconds=IN_TIME)
        mine.post("point", seat=0, thing="town:nevers")
        assert end.hear("signs")["signs"]["pointed"][0]["thing"] == "town:nevers"
