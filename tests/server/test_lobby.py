"""Tables before their game: seats, invitations, who may what."""

import pytest
from database import engine_of, writing
from sqlalchemy import update
from table_client import IN_TIME, Somebody, good

from orleans.server import schema
from orleans.server.clock import now_ms


def test_a_table_is_opened_and_played_in_one_request(somebody):
    table = somebody().open("me", "greedy", start=True)
    info = table.info()
    assert (info["status"], info["mine"], info["hosting"]) == ("playing", [0], True)
    state = table.state(0)
    assert 0 in state["actors"]
    [ready] = [option for option in state["options"] if option["move"] == "ready"]
    assert (ready["words"], ready["touches"]) == ("Finish planning", ["market"])
    assert (ready["role"], ready["area"]) == ("finish", "line")


def test_people_join_a_public_table_and_the_host_starts_it(somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", "random", public=True)
    assert mine.id in [table["id"] for table in bob.get("/api/tables")["tables"]]
    his = bob.at(mine)
    mine.refused("POST", "start", 409, "seat 1 is still open")
    assert his.post("join")["mine"] == [1]
    mine.refused("POST", "start", 409, "Bob is not ready")
    his.post("ready", seat=1)
    his.refused("POST", "start", 403, "only the host")
    assert mine.post("start")["status"] == "playing"
    mine.refused("POST", "start", 409, "has already begun")
    mine.refused("POST", "join", 409, "has already begun", json={})
    assert [t["id"] for t in bob.get("/api/tables", which="mine")["tables"]] == [mine.id]
    assert [t["id"] for t in bob.get("/api/tables", which="playing")["tables"]] == [mine.id]


def test_seats_are_left_and_given_to_bots(somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", public=True)
    bob.at(mine).post("join")
    bob.at(mine).post("leave", seat=1)
    assert mine.info()["seats"][1]["kind"] == "open"
    ann.refused(
        "PUT", f"{mine.path}/seats/1", 422, "no bot 'witch'", json={"kind": "bot", "bot": "witch"}
    )
    ann.ask("PUT", f"{mine.path}/seats/1", json={"kind": "bot", "bot": "random"})
    assert mine.info()["seats"][1]["bot"] == "random"
    bob.refused("POST", f"{mine.path}/join", 409, "no seat is free", json={})
    bob.refused("PUT", f"{mine.path}/seats/1", 403, "only the host", json={"kind": "open"})


def test_the_host_leaves_and_the_next_one_is_host(somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", public=True)
    bob.at(mine).post("join")
    mine.post("leave", seat=0)
    assert bob.at(mine).info()["hosting"]
    assert bob.at(mine).info()["host"] == "Bob"
    bob.at(mine).post("leave", seat=1)
    bob.refused("GET", mine.path, 404, "no such table")


def test_invitations_are_good_once(somebody):
    ann, bob, eve = somebody("Ann"), somebody("Bob"), somebody("Eve")
    mine = ann.open("me", "open")
    bob.refused("GET", mine.path, 404)
    bob.refused("POST", f"{mine.path}/join", 404, json={})
    code = mine.post("invitations", seat=1)["code"]
    assert bob.post("/api/invitations", invitation=code)["mine"] == [1]
    eve.refused("POST", "/api/invitations", 409, "already been used", json={"invitation": code})
    eve.refused("POST", "/api/invitations", 404, "unknown", json={"invitation": "guess"})
    eve.refused("GET", mine.path, 404)
    mine.refused("POST", "invitations", 409, "taken", json={"seat": 1})
    bob.at(mine).refused("POST", "invitations", 403, "only the host", json={})


def test_a_watcher_sees_what_everybody_sees(somebody):
    ann, eve = somebody("Ann"), somebody("Eve")
    mine = ann.open("me", "random", start=True)
    code = mine.post("invitations")["code"]
    eve.post("/api/invitations", invitation=code)
    seen = eve.at(mine).state(None)
    assert (seen["seat"], seen["options"]) == (None, [])
    eve.refused("GET", f"{mine.path}/state", 403, "not yours", params={"seat": 0})
    move = {"seat": 0, "move": "ready", "version": seen["version"], "key": "eve-eve-eve"}
    eve.refused("POST", f"{mine.path}/moves", 403, "not yours", json=move)


def test_a_seat_is_taken_along_to_another_browser(somebody):
    ann, phone = somebody("Ann"), somebody("Ann")
    mine = ann.open("me", "random", start=True)
    code = mine.post("invitations", seat=0)["code"]
    assert phone.post("/api/invitations", invitation=code)["mine"] == [0]
    assert phone.at(mine).info()["hosting"]
    ann.refused("GET", f"{mine.path}/state", 404, params={"seat": 0})


def test_resigning_lets_a_bot_go_on(somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", public=True, options={"substitute": "random"})
    bob.at(mine).post("join")
    bob.at(mine).post("ready", seat=1)
    mine.post("start")
    mine.refused("POST", "resign", 403, "not yours", json={"seat": 1})
    mine.post("resign", seat=0)
    bob.at(mine).post("resign", seat=1)
    info = mine.info()
    assert [seat["resigned"] for seat in info["seats"]] == [1, 1]
    assert (info["mine"], info["given_up"]) == ([], [0])
    mine.wait(lambda state: state["view"]["over"], IN_TIME)
    again = ann.at(mine.post("rematch")["id"]).info()
    assert again["mine"] == [0]
    assert [(s["kind"], s["ready"], s["resigned"]) for s in again["seats"]] == [
        ("person", True, None),
        ("person", False, None),
    ]
    assert [line["text"] for line in mine.get("chat")["lines"]] == [
        "Ann has resigned. A bot goes on.",
        "Bob has resigned. A bot goes on.",
    ]


def test_rematch_opens_one_table_for_all(somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", public=True)
    bob.at(mine).post("join")
    bob.at(mine).post("ready", seat=1)
    mine.post("start")
    mine.refused("POST", "rematch", 409, "not over")
    while not mine.state(None)["view"]["over"]:
        for who, seat in ((mine, 0), (bob.at(mine), 1)):
            state = who.state(seat)
            if seat in state["actors"]:
                who.play(state["options"][0]["move"], seat, state["version"])
    again = mine.post("rematch")
    assert bob.at(mine).post("rematch")["id"] == again["id"] == mine.info()["next"]
    assert [seat["ready"] for seat in again["seats"]] == [True, False]
    assert [seat["name"] for seat in again["seats"]] == ["Ann", "Bob"]
    assert ann.ask("DELETE", ann.at(again["id"]).path).is_success
    third = bob.at(mine).post("rematch")["id"]
    assert third == mine.post("rematch")["id"] != again["id"]


def test_a_table_is_removed_by_its_host_only(somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    mine = ann.open("me", "open", public=True)
    bob.at(mine).post("join")
    bob.refused("DELETE", mine.path, 403, "only the host")
    bob.at(mine).post("ready", seat=1)
    mine.post("start")
    ann.refused("DELETE", mine.path, 409, "others play here")
    alone = ann.open("me", "random", start=True)
    ann.ask("DELETE", alone.path)
    ann.refused("GET", alone.path, 404)


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"setup": {"players": 5, "edition": "dlp"}}, 422, "for 2 to 4 players"),
        ({"setup": {"edition": "gold"}}, 422, "no edition 'gold'"),
        ({"setup": {"scenario": "picnic"}}, 422, "there is no scenario"),
        ({"setup": {"tiles": ["castle"]}}, 422, "no place tile 'castle'"),
        ({"setup": {"players": 2}, "seats": [{}] * 3}, 422, "3 seats were named for 2 players"),
        ({"seats": [{"kind": "bot", "bot": "witch"}]}, 422, "no bot 'witch'"),
        ({"options": {"substitute": "witch"}}, 422, "no bot 'witch'"),
        ({"options": {"clock": {"kind": "turn", "seconds": 1}}}, 400, ">= 5"),
        ({"setup": {"players": "many"}}, 400, "players"),
        ({"colour": "blue"}, 400, "colour"),
        ({"record": "no record"}, 422, "a record begins with"),
        ({"position": "players: 2\nround: late"}, 422, "round"),
    ],
)
def test_a_table_that_cannot_be_is_refused(quick_somebody, body, status, reason):
    quick_somebody().refused("POST", "/api/tables", status, reason, json=body)


def test_the_form_says_what_goes_together(quick_somebody):
    form = quick_somebody().get("/api/setups", lang="de")
    players = {(c["edition"], c["scenario"]): c["players"] for c in form["combinations"]}
    assert players == {
        ("dlp", "base"): [2, 3, 4],
        ("capstone", "base"): [2, 3, 4, 5],
        ("bigbox", "base"): [2, 3, 4, 5],
        ("bigbox", "tours"): [1],
        ("bigbox", "dignitary"): [1],
        ("bigbox", "vierzon"): [1],
        ("bigbox", "salesman"): [1],
        ("bigbox", "duel"): [2],
        ("bigbox", "invasion"): [2, 3, 4, 5],
        ("bigbox", "prosperity"): [2, 3, 4, 5],
    }
    tours = next(choice for choice in form["scenarios"] if choice["id"] == "tours")
    assert tours["own_tiles"]
    assert [step["id"] for step in tours["difficulties"]] == ["", "scarce"]
    [rule] = form["house_rules"]
    assert rule["modules"] == ["intrigue", "trade"]
    assert {choice["id"]: choice["name"] for choice in form["bots"]}["greedy"] == "Kurzsichtig"
    for combination in form["combinations"]:
        for count in combination["players"]:
            setup = {"edition": combination["edition"], "scenario": combination["scenario"]}
            quick = quick_somebody()
            assert quick.post("/api/tables", setup={**setup, "players": count})["id"]


def test_names_are_in_the_callers_language(quick_somebody):
    anne = quick_somebody("Anne", language="fr")
    table = anne.open("me", "random", start=True)
    assert "Terminer la planification" in [o["words"] for o in table.state(0)["options"]]
    assert "Planung beenden" in [o["words"] for o in table.state(0, lang="de")["options"]]
    towns = {t["id"]: t["name"] for t in table.get("components", lang="en")["towns"]}
    assert towns["chateaudun"] == "Châteaudun"


def test_hot_seat_several_seats_belong_to_one_browser(somebody):
    ann = somebody()
    choices = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]
    table = ann.open("me", "me", start=True)
    info = ann.post("/api/tables", setup={"players": 2}, seats=choices, start=True)
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bea"]
    assert table.info()["mine"] == [0, 1]
    move = next(o["move"] for o in table.state(0)["options"] if o["move"].startswith("place"))
    table.play(move, 0)
    mine, hers = table.state(0), table.state(1)
    assert mine["view"]["players"][0]["market"] != hers["view"]["players"][0]["market"]
    assert hers["view"]["players"][0] == table.state(None)["view"]["players"][0]


def test_an_invitation_to_an_open_seat_takes_nobody_elses(somebody):
    """Somebody sat down in the meantime: the seat is his, and the invitation stays unused."""
    ann, bob, eve = somebody("Ann"), somebody("Bob"), somebody("Eve")
    mine = ann.open("me", "open", public=True)
    code = mine.post("invitations", seat=1)["code"]
    bob.at(mine).post("join")
    eve.refused("POST", "/api/invitations", 409, "taken", json={"invitation": code})
    assert bob.at(mine).info()["mine"] == [1]


def test_a_handed_on_seat_can_only_be_handed_on_by_its_holder(somebody):
    ann, phone, tablet = somebody("Ann"), somebody("Ann"), somebody("Ann")
    mine = ann.open("me", "random", start=True)
    first, second = (mine.post("invitations", seat=0)["code"] for _ in range(2))
    phone.post("/api/invitations", invitation=first)
    late = {"invitation": second}
    tablet.refused("POST", "/api/invitations", 409, "no longer has that seat", json=late)
    assert phone.at(mine).info()["mine"] == [0]


def test_a_table_that_cannot_start_at_once_is_not_opened(somebody):
    ann = somebody()
    body = {"setup": {"players": 2}, "seats": [{"kind": "me"}], "start": True}
    ann.refused("POST", "/api/tables", 409, "seat 1 is still open", json=body)
    assert ann.get("/api/tables", which="mine")["tables"] == []


def test_one_changes_only_what_one_names(database, make_server):
    """Two processes that remember the person: neither undoes what the other changed."""
    ann = Somebody.new(make_server(database))
    there = Somebody(make_server(database), ann.key, ann.person)
    assert there.get("/api/people/me")["name"] == "Ann"
    good(ann.ask("PATCH", "/api/people/me", json={"webhook": "https://example.org/turn"}))
    changed = good(there.ask("PATCH", "/api/people/me", json={"name": "Anna"}))
    assert (changed["name"], changed["webhook"]) == ("Anna", "https://example.org/turn")


def test_nobody_takes_all_seats_under_other_names(somebody):
    """Who joins a public table has one seat. The host may take more, to share a screen."""
    ann, eve = somebody("Ann"), somebody("Eve")
    mine = ann.open("me", "open", "open", "open", public=True)
    eve.at(mine).post("join", name="Eve")
    for name in ("Bob", "Cleo"):
        eve.at(mine).refused("POST", "join", 409, "have a seat", json={"name": name})
    assert mine.post("join", seat=2, name="Ben")["mine"] == [0, 2]


def test_an_invitation_expires(server, somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    code = ann.open("me", "open").post("invitations", seat=1)["code"]
    with writing(engine_of(server)) as c:
        c.execute(update(schema.invitations).values(made_at=now_ms() - 15 * 86_400_000))
    bob.refused("POST", "/api/invitations", 409, "expired", json={"invitation": code})


def test_invitations_are_revoked(somebody):
    """The host revokes all of them, another player those for their own seat."""
    ann, bob, cleo = somebody("Ann"), somebody("Bob"), somebody("Cleo")
    mine = ann.open("me", "open", "open", public=True)
    his = bob.at(mine)
    his.post("join", seat=1)
    codes = {
        2: mine.post("invitations", seat=2)["code"],
        1: his.post("invitations", seat=1)["code"],
    }

    def known(seat):
        answer = cleo.ask("POST", "/api/invitations", json={"invitation": codes[seat]})
        return answer.status_code != 404

    cleo.at(mine).refused("DELETE", "invitations", 403, "only the host")
    bob.ask("DELETE", f"{mine.path}/invitations")
    assert not known(1)
    ann.ask("DELETE", f"{mine.path}/invitations")
    assert not known(2)
