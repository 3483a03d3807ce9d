"""Nobody where they do not belong: seats, invitations and keys of others, also at one moment."""

import pytest
from refusals import lobby_and_game, path_of
from table_client import a_move, at_once, new_key, refused

from orleans.server.routes import ENDPOINTS

# --- seats and tables of others


def test_nobody_acts_for_another(quick_somebody):
    ann, bob, lobby, game = lobby_and_game(quick_somebody)
    eve = quick_somebody("Eve")
    for who, table, seat in ((ann, game, 1), (bob, game, 0), (eve, game, 0), (eve, game, 1)):
        for method, what, request in (
            ("GET", "state", {"params": {"seat": seat}}),
            ("GET", "state", {"params": {"seat": seat, "version": 0}}),
            ("GET", "log", {"params": {"seat": seat}}),
            ("GET", "record", {"params": {"seat": seat}}),
            ("GET", "why", {"params": {"seat": seat, "thing": "ready"}}),
            ("POST", "moves", {"json": a_move(seat)}),
            ("POST", "undo", {"json": {"seat": seat, "version": 0, "key": new_key()}}),
            ("POST", "undo/answer", {"json": {"seat": seat, "version": 0, "agree": True}}),
            ("POST", "preview", {"json": {"seat": seat, "moves": ["ready"]}}),
            ("POST", "hint", {"json": {"seat": seat}}),
            ("POST", "resign", {"json": {"seat": seat}}),
        ):
            who.refused(method, f"{table.path}/{what}", 403, "not yours", **request)
    for what in ("ready", "leave"):
        bob.at(lobby).refused("POST", what, 403, "not yours", json={"seat": 0})
        eve.at(lobby).refused("POST", what, 403, "not yours", json={"seat": 1})
    assert game.state(None)["version"] == 0


def test_only_the_host_arranges_the_table(quick_somebody):
    _, bob, lobby, game = lobby_and_game(quick_somebody)
    for who in (bob, quick_somebody("Eve")):
        who.refused("POST", f"{lobby.path}/start", 403, "only the host")
        who.refused("PUT", f"{lobby.path}/seats/0", 403, "only the host", json={"kind": "open"})
        who.refused("DELETE", lobby.path, 403, "only the host")
        who.refused("DELETE", game.path, 403, "only the host")
        who.refused("POST", f"{lobby.path}/invitations", 403, "only the host", json={})
    eve = quick_somebody("Eve")
    eve.refused("POST", f"{game.path}/rematch", 409, "not over")
    assert [seat["name"] for seat in lobby.info()["seats"]] == ["Ann", "Bob"]


def test_a_private_table_does_not_exist_for_others(quick_somebody):
    ann, eve = quick_somebody("Ann"), quick_somebody("Eve")
    private = ann.open("me", "me", start=True)
    nowhere = eve.refused("GET", "/api/tables/0123456789abcdef", 404)
    for endpoint in ENDPOINTS:
        if "{id}" not in endpoint.path:
            continue
        path = path_of(endpoint, private.id)
        query = {"seat": 0, "to": 1, "thing": "ready"} if endpoint.method == "GET" else None
        body = {
            "say": {"text": "hello"},
            "report": {"seat": 0, "text": "rude"},
            "move": a_move(),
            "undo": {"seat": 0, "version": 0, "key": new_key()},
            "answer_undo": {"seat": 0, "version": 0, "agree": True},
            "preview": {"seat": 0, "moves": ["ready"]},
            "change_seat": {"kind": "open"},
            "join": {},
            "invite": {},
            "point": {"seat": 0, "thing": "town:tours"},
            "propose": {"seat": 0, "to": 1, "move": "ready"},
            "dismiss": {"seat": 0, "id": "1"},
        }.get(endpoint.name, {"seat": 0})
        answer = eve.ask(endpoint.method, path, params=query, json=body)
        assert refused(answer, 404) == nowhere, endpoint.name
    assert private.info()["version"] == 0


def test_whoever_gave_a_seat_away_has_it_no_more(quick_somebody):
    ann, bob, _, game = lobby_and_game(quick_somebody)
    game.post("resign", seat=0)
    game.refused("POST", "moves", 403, "not yours", json=a_move(0))
    game.refused("POST", "resign", 403, "not yours", json={"seat": 0})
    code = bob.at(game).post("invitations", seat=1)["code"]
    quick_somebody("Cat").post("/api/invitations", invitation=code)
    bob.at(game).refused("GET", "state", 403, "not yours", params={"seat": 1})
    bob.at(game).refused("POST", "moves", 403, "not yours", json=a_move(1))
    assert ann.at(game).info()["mine"] == bob.at(game).info()["mine"] == []


def test_an_invitation_to_an_open_seat_takes_nobody_elses(somebody):
    """Bob sat down there in the meantime: whoever comes later with a code finds the seat taken."""
    ann, bob, eve = somebody("Ann"), somebody("Bob"), somebody("Eve")
    table = ann.open("me", "open", "open", public=True)
    codes = [table.post("invitations", seat=seat)["code"] for seat in (1, 1, 2)]
    bob.at(table).post("join", seat=1)
    for who in (eve, ann):
        who.refused("POST", "/api/invitations", 409, "taken", json={"invitation": codes[0]})
    cat = somebody("Cat")
    assert cat.post("/api/invitations", invitation=codes[2])["mine"] == [2]
    for who, seat in ((bob, 1), (cat, 2)):
        who.at(table).post("ready", seat=seat)
    table.post("start")
    eve.refused("POST", "/api/invitations", 409, json={"invitation": codes[1]})
    assert bob.at(table).info()["mine"] == [1]
    assert bob.at(table).state(1)["options"]


def test_an_invitation_to_ones_own_seat_ends_when_the_seat_is_given_away(somebody):
    ann, phone, tablet = somebody("Ann"), somebody("Phone"), somebody("Tablet")
    table = ann.open("me", "me", start=True)
    first, second = (table.post("invitations", seat=0)["code"] for _ in range(2))
    assert phone.post("/api/invitations", invitation=first)["mine"] == [0]
    tablet.refused("POST", "/api/invitations", 409, json={"invitation": second})
    assert phone.at(table).info()["mine"] == [0]


def test_seats_that_are_not_there(quick_somebody):
    ann = quick_somebody()
    table = ann.open("me", "open")
    for seat in ("2", "4", "99", "9" * 30, "9" * 5000, "-1", "0.5", "%00", "٣"):
        answer = ann.ask("PUT", f"{table.path}/seats/{seat}", json={"kind": "open"})
        assert answer.status_code in (400, 404), answer.text
        assert answer.json()["error"]
    for seat in (2, 3, 4):
        for what in ("leave", "ready"):
            table.refused("POST", what, 404, f"no seat {seat}", json={"seat": seat})
        table.refused("POST", "join", 409, "taken", json={"seat": seat})
        table.refused("POST", "invitations", 404, f"no seat {seat}", json={"seat": seat})


# --- stale, replayed, at the same time


def test_a_key_of_another_person_is_no_pass(somebody):
    """Eve repeats what she saw of Bob's request: the same key, the same move, his seat."""
    _, bob, _, game = lobby_and_game(somebody)
    request = a_move(1, key="seen-by-everybody")
    first = bob.at(game).post("moves", **request)
    assert first["version"] == 1
    somebody("Eve").refused("POST", f"{game.path}/moves", 403, "not yours", json=request)
    game.refused("POST", "moves", 403, "not yours", json=request)
    mine = game.post("moves", **{**request, "seat": 0})  # her key, although it looks like his
    assert mine["version"] == 2
    assert bob.at(game).post("moves", **request)["version"] == 2  # carried out once
    assert game.info()["version"] == 2


def test_a_key_is_good_for_one_table_and_one_request(somebody):
    ann = somebody()
    first, second = (ann.open("me", "me", start=True) for _ in range(2))
    request = a_move(0)
    for table in (first, second):
        assert table.post("moves", **request)["version"] == 1
    for change in ({"seat": 1}, {"move": "place own-farmer castle.0"}, {"version": 1}):
        answer = first.who.ask("POST", f"{first.path}/moves", json={**request, **change})
        assert answer.status_code in (200, 409, 422), answer.text
        assert first.info()["version"] == 1
    undo = {"seat": 0, "version": 1, "key": request["key"]}
    first.refused("POST", "undo", 409, "another request", json=undo)


def one_wins(answers, *reasons):
    """Exactly one was let in; the others were told why not."""
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(answers) - 1)
    for answer in answers:
        if answer.status_code == 409:
            assert any(reason in answer.json()["error"] for reason in reasons), answer.text


@pytest.mark.parametrize("seat", [1, None])
def test_an_invitation_is_good_once_even_at_the_same_moment(somebody, seat):
    ann = somebody()
    for _ in range(5):
        table = ann.open("me", "open")
        code = table.post("invitations", **({} if seat is None else {"seat": seat}))["code"]
        people = [somebody(name) for name in ("Bob", "Cat", "Dan", "Eve")]
        answers = at_once(
            *[
                lambda who=who, code=code: who.ask(
                    "POST", "/api/invitations", json={"invitation": code}
                )
                for who in people
            ]
        )
        one_wins(answers, "already been used", "taken")
        inside = [who for who in people if who.ask("GET", table.path).status_code == 200]
        assert len(inside) == 1
        assert len(inside[0].at(table).info()["mine"]) == (0 if seat is None else 1)


def test_a_seat_is_taken_once_even_at_the_same_moment(somebody):
    ann = somebody()
    for body in ({"seat": 1}, {}, {"seat": 1}, {}):
        table = ann.open("me", "open", public=True)
        people = [somebody(name) for name in ("Bob", "Cat", "Dan", "Eve")]
        answers = at_once(
            *[
                lambda who=who, table=table, body=body: who.ask(
                    "POST", f"{table.path}/join", json=body
                )
                for who in people
            ]
        )
        one_wins(answers, "taken", "no seat is free")
        names = [seat["name"] for seat in table.info()["seats"]]
        winner = next(who for who in people if who.at(table).info()["mine"] == [1])
        assert names == ["Ann", winner.person["name"]]


def test_one_request_sent_many_times_at_once_is_carried_out_once(somebody):
    table = somebody().open("me", "me", start=True)
    request = a_move()
    answers = at_once(
        *[lambda: table.who.ask("POST", f"{table.path}/moves", json=request) for _ in range(6)]
    )
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["version"] for answer in answers} == {1}


def test_what_was_refused_has_changed_nothing(somebody):
    """A table that cannot begin at once is not opened either."""
    ann = somebody()
    ann.refused("POST", "/api/tables", 409, "open", json={"start": True})
    assert ann.get("/api/tables", which="mine")["tables"] == []
