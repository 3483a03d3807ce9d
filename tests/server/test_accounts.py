"""Accounts: passkeys, links by mail, recovery codes, sessions, and seats that come along."""

import json

import pytest
from authenticator import Authenticator, add_passkey, encoded
from database import engine_of, writing
from post_office import post_office
from refusals import denied
from sqlalchemy import select, update
from table_client import Somebody, at_table, good, refused, soon

from orleans.server import schema
from orleans.server.clock import now_ms
from orleans.server.migrate import migrate
from orleans.server.people import device_of
from orleans.server.settings import Settings
from orleans.server.store import open_engine

ME = "/api/people/me"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def mailing(database, make_server):
    """A server that sends mails, and the box they come to."""
    with post_office() as (settings, box):
        yield make_server(database, **settings), box


def enter(client, path, who=None, **body):
    """Sign in by a way, in the browser of somebody or in a new one."""
    headers = who.headers if who else {}
    said = good(client.post(f"/api/sign-in/{path}", json=body, headers=headers))
    client.cookies.clear()
    return Somebody(client, said["key"], said["person"])


def by_passkey(client, passkey, who=None):
    options = good(client.post("/api/sign-in/passkey-challenge"))
    return enter(client, "passkey", who, credential=passkey.get(options))


def by_mail(client, box, email, who=None):
    headers = who.headers if who else {}
    good(client.post("/api/sign-in/mail", json={"email": email}, headers=headers))
    return enter(client, "link", who, code=box.code(email))


# --- passkeys


def test_a_passkey_lets_the_same_person_in_on_another_device(server, somebody):
    ann, passkey = somebody(), Authenticator()
    table = ann.open("me", "open")
    assert not ann.person["account"]
    account = add_passkey(ann, passkey)
    assert len(account["passkeys"]) == 1
    phone = by_passkey(server, passkey)
    assert phone.person["id"] == ann.person["id"]
    assert phone.person["account"]
    assert phone.key != ann.key
    assert phone.at(table).info()["mine"] == [0]
    assert ann.at(table).info()["mine"] == [0]  # the first device stays signed in


def test_seats_taken_before_signing_in_come_along(server, somebody):
    ann, passkey = somebody(), Authenticator()
    add_passkey(ann, passkey)
    guest = somebody("Guest")
    mine, his = at_table(lambda name: guest if name == "Ann" else somebody(name))
    mine.play("place own-farmer castle.0")
    watched = ann.open("me", "open")
    guest.post("/api/invitations", invitation=watched.post("invitations")["code"])
    alone = guest.open("me", setup={"scenario": "tours"}, start=True)
    alone.post("resign", seat=0)
    again = by_passkey(server, passkey, guest)
    assert again.person["id"] == ann.person["id"]
    table = again.at(mine)
    assert table.info()["mine"] == [0]
    assert table.info()["hosting"]
    table.play("place own-boatman castle.1")
    assert again.get(f"{ME}/results")["results"]
    assert his.info()["seats"][0]["name"] == "Guest"
    refused(server.get(ME, headers=guest.headers), 401, "not known")


def test_the_challenge_of_a_day_counts_once_for_two_who_become_one(server, somebody):
    """Both have tried it: what the account had stays."""
    ann, passkey = somebody(), Authenticator()
    add_passkey(ann, passkey)
    guest = somebody("Guest")
    tries = [who.at(who.post("/api/challenge")["id"]) for who in (ann, guest)]
    for table in tries:
        table.post("resign", seat=0)
    again = by_passkey(server, passkey, guest)
    assert again.get("/api/challenge")["mine"]["table"] == tries[0].id


def test_one_account_never_swallows_another(server, somebody):
    ann, bob, hers, his = somebody(), somebody("Bob"), Authenticator(), Authenticator()
    add_passkey(ann, hers)
    add_passkey(bob, his)
    table = bob.open("me", "open")
    again = by_passkey(server, hers, bob)
    assert again.person["id"] == ann.person["id"]
    assert bob.at(table).info()["mine"] == [0]  # he has only left this browser
    refused(server.get(table.path, headers=again.headers), 404)


def test_a_passkey_of_nobody_from_elsewhere_or_used_twice_is_refused(quick_server, quick_somebody):
    ann, passkey = quick_somebody(), Authenticator()
    add_passkey(ann, passkey)
    ask = "/api/sign-in/passkey-challenge"

    def tried(credential):
        quick_server.cookies.clear()
        return quick_server.post("/api/sign-in/passkey", json={"credential": credential})

    options = good(quick_server.post(ask))
    refused(tried(Authenticator().get(options)), 422, "not known")
    evil = Authenticator("http://evil.example")
    evil.key, evil.name, evil.used = passkey.key, passkey.name, 9
    refused(tried(evil.get(options)), 422, "not valid")
    forged = Authenticator()
    forged.name, forged.used = passkey.name, 9
    refused(tried(forged.get(good(quick_server.post(ask)))), 422, "not valid")
    options = good(quick_server.post(ask))
    answer = passkey.get(options)
    assert tried(answer).is_success
    refused(tried(answer), 422, "not valid")
    old = {"challenge": encoded(b"a challenge nobody gave"), "rpId": "testserver"}
    refused(tried(passkey.get(old)), 422, "not valid")
    for junk in ({}, {"response": 5}, {"response": {"clientDataJSON": "*"}}, {"id": [1]}):
        refused(tried(junk), 422, "not")


def test_a_passkey_made_for_somebody_else_is_refused(quick_somebody):
    ann, eve, passkey = quick_somebody(), quick_somebody("Eve"), Authenticator()
    made = passkey.create(ann.post(f"{ME}/passkey-challenge"))
    eve.refused("POST", f"{ME}/passkeys", 422, "not valid", json={"credential": made})
    ann.post(f"{ME}/passkeys", credential=made)
    options = eve.post(f"{ME}/passkey-challenge")
    same = {"credential": passkey.create(options)}
    eve.refused("POST", f"{ME}/passkeys", 409, "already known", json=same)


# --- links by mail


def test_a_link_by_mail_makes_an_account_and_leads_back_to_it(mailing):
    server, box = mailing
    ann = Somebody.new(server, "Ann")
    table = ann.open("me", "open")
    good(server.post("/api/sign-in/mail", json={"email": " Ann@Example.org"}, headers=ann.headers))
    code = box.code("ann@example.org")
    whose = good(server.post("/api/sign-in/link/whose", json={"code": code}))
    assert whose == {"email": "ann@example.org"}
    first = enter(server, "link", ann, code=code)
    assert first.person["id"] == ann.person["id"]
    assert first.get(ME)["email"] == "ann@example.org"
    refused(server.post("/api/sign-in/link", json={"code": code}), 404, "was used")
    elsewhere = by_mail(server, box, "ann@example.org")
    assert elsewhere.at(table).info()["mine"] == [0]


@pytest.mark.parametrize(
    ("language", "subject"),
    [("en", "Sign in"), ("de", "Anmeldung"), ("fr", "Connexion")],
)
def test_mails_speak_the_language_of_the_reader(sqlite, make_server, language, subject):
    with post_office() as (settings, box):
        server = make_server(sqlite, address="https://play.example/", **settings)
        headers = {"accept-language": language}
        good(server.post("/api/sign-in/mail", json={"email": "a@b.example"}, headers=headers))
    (mail,) = box.mails
    assert mail["subject"].startswith(subject)
    assert mail["from"] == "orleans@example.org"
    assert "https://play.example/account#link=" in mail.get_content()
    assert "30" in mail.get_content()


def test_the_seats_of_a_guest_come_along_to_the_owner_of_the_address(mailing):
    server, box = mailing
    ann = by_mail(server, box, "ann@example.org")
    assert ann.person["name"] == "ann"
    guest = Somebody.new(server, "Guest")
    table = guest.open("me", "open")
    again = by_mail(server, box, "ann@example.org", guest)
    assert again.person["id"] == ann.person["id"]
    assert ann.at(table).info()["mine"] == [0]


def test_a_link_asked_for_by_another_never_changes_an_account(mailing):
    """Eve sends Ann a link to her own address; Ann signs in as Eve, and keeps her account."""
    server, box = mailing
    ann = by_mail(server, box, "ann@example.org")
    good(server.post("/api/sign-in/mail", json={"email": "eve@example.org"}))
    code = box.code("eve@example.org")
    other = enter(server, "link", ann, code=code)
    assert other.person["id"] != ann.person["id"]
    assert ann.get(ME)["email"] == "ann@example.org"


def test_an_account_changes_its_address(mailing):
    server, box = mailing
    ann = by_mail(server, box, "ann@example.org")
    again = by_mail(server, box, "ann@new.example", ann)
    assert again.person["id"] == ann.person["id"]
    assert again.get(ME)["email"] == "ann@new.example"


def test_a_link_is_too_old_after_half_an_hour(mailing):
    server, box = mailing
    good(server.post("/api/sign-in/mail", json={"email": "ann@example.org"}))
    with writing(engine_of(server)) as c:
        c.execute(update(schema.proofs).values(made_at=now_ms() - 31 * 60_000))
    code = {"code": box.code("ann@example.org")}
    refused(server.post("/api/sign-in/link/whose", json=code), 404, "too old")
    refused(server.post("/api/sign-in/link", json=code), 404, "too old")


def test_nobody_is_flooded_with_mails(sqlite, make_server):
    with post_office() as (settings, box):
        server = make_server(sqlite, **settings)
        for _ in range(5):
            good(server.post("/api/sign-in/mail", json={"email": "ann@example.org"}))
        answer = server.post("/api/sign-in/mail", json={"email": "ANN@example.org"})
        refused(answer, 429, "look there first")
        strict = make_server(sqlite, address_rate=50, **settings)
        good(strict.post("/api/sign-in/mail", json={"email": "a@b.example"}))
        refused(strict.post("/api/sign-in/mail", json={"email": "c@d.example"}), 429, "wait")
    assert len(box.mails) == 6


@pytest.mark.parametrize(
    "email", ["ann", "@b.example", "a@", "a b@c.example", "a@b@c.example", "a@b.example\nBcc: x@y"]
)
def test_what_is_no_address_is_refused(sqlite, make_server, email):
    with post_office() as (settings, box):
        server = make_server(sqlite, **settings)
        refused(server.post("/api/sign-in/mail", json={"email": email}), 422, "no mail address")
    assert box.mails == []


def test_a_mail_server_that_is_away_is_said(sqlite, make_server):
    more = {"smtp": "smtp://127.0.0.1:1", "mail_from": "a@b.example"}
    server = make_server(sqlite, **more)
    answer = server.post("/api/sign-in/mail", json={"email": "ann@example.org"})
    refused(answer, 503, "could not be sent")


# --- recovery codes


def test_a_recovery_code_lets_in_once(server, somebody):
    ann = somebody()
    codes = ann.post(f"{ME}/recovery-codes")["codes"]
    assert len(set(codes)) == 8
    again = enter(server, "recovery", code=codes[0].upper().replace("-", " "))
    assert again.person["id"] == ann.person["id"]
    refused(server.post("/api/sign-in/recovery", json={"code": codes[0]}), 404, "was used")
    assert again.get(f"{ME}/account")["recovery_codes"] == 7
    ann.post(f"{ME}/recovery-codes")
    refused(server.post("/api/sign-in/recovery", json={"code": codes[1]}), 404)
    with engine_of(server).begin() as c:
        stored = str(list(c.execute(select(schema.recovery_codes))))
    assert not any(code.replace("-", "") in stored for code in codes)


def test_the_last_way_back_is_not_removed(mailing):
    server, box = mailing
    ann = by_mail(server, box, "ann@example.org")
    ann.refused("DELETE", f"{ME}/email", 409, "last way")
    account = add_passkey(ann, Authenticator())
    assert good(ann.ask("DELETE", f"{ME}/email"))["email"] == ""
    passkey = f"{ME}/passkeys/{account['passkeys'][0]['id']}"
    ann.refused("DELETE", passkey, 409, "last way")
    ann.post(f"{ME}/recovery-codes")
    assert good(ann.ask("DELETE", passkey))["passkeys"] == []
    ann.refused("DELETE", passkey, 404, "no such passkey")


# --- sessions


def test_sessions_are_listed_and_ended(server, somebody):
    ann, passkey = somebody(), Authenticator()
    add_passkey(ann, passkey)
    phone, lost = by_passkey(server, passkey), by_passkey(server, passkey)
    listed = ann.get(f"{ME}/account")["sessions"]
    assert [one["here"] for one in listed].count(True) == 1
    assert len(listed) == 3
    (hers,) = (one["id"] for one in lost.get(f"{ME}/account")["sessions"] if one["here"])
    left = good(ann.ask("DELETE", f"{ME}/sessions/{hers}"))["sessions"]
    assert hers not in [one["id"] for one in left]
    refused(server.get(ME, headers=lost.headers), 401, "not known")
    assert phone.get(ME)
    good(ann.ask("DELETE", f"{ME}/sessions"))
    refused(server.get(ME, headers=phone.headers), 401, "not known")
    assert ann.get(ME)
    ann.refused("DELETE", f"{ME}/sessions/{hers}", 404, "no such session")


def test_nobody_ends_the_session_of_another(quick_somebody):
    ann, eve = quick_somebody(), quick_somebody("Eve")
    (hers,) = (one["id"] for one in ann.get(f"{ME}/account")["sessions"])
    eve.refused("DELETE", f"{ME}/sessions/{hers}", 404, "no such session")
    ann.refused("DELETE", f"{ME}/sessions/{hers}", 409, "sign out instead")
    assert ann.get(ME)


def test_a_session_that_is_ended_hears_nothing_more(quick_server, quick_somebody):
    ann, passkey = quick_somebody(), Authenticator()
    add_passkey(ann, passkey)
    table = ann.open("me", "me", start=True)
    phone = by_passkey(quick_server, passkey)
    with phone.live(table, seat=0) as socket:
        assert socket.receive_json()["type"] == "state"
        good(ann.ask("DELETE", f"{ME}/sessions"))
        assert soon(socket.receive_json, lambda said: said["type"] == "error")["error"]
    assert denied(quick_server, "/api/live", phone.headers).status_code == 401


def test_signing_out_ends_the_session_of_an_account_only(quick_server, quick_somebody):
    guest, ann = quick_somebody("Guest"), quick_somebody()
    add_passkey(ann, Authenticator())
    for who in (guest, ann):
        headers = {"cookie": f"orleans_key={who.key}", "origin": "http://testserver"}
        good(quick_server.delete(f"{ME}/cookie", headers=headers))
    assert guest.get(ME)  # its key may be kept elsewhere, and there is no other way back
    refused(quick_server.get(ME, headers=ann.headers), 401)


def test_a_session_says_which_device_it_is(quick_server):
    body = {"name": "Ann"}
    made = quick_server.post("/api/people", json=body, headers={"user-agent": FIREFOX}).json()
    quick_server.cookies.clear()
    ann = Somebody(quick_server, made["key"], made["person"])
    (here,) = ann.get(f"{ME}/account")["sessions"]
    assert here["device"] == "Firefox, Linux"
    assert device_of("curl/8.0") == ""


# --- settings, and what was before


def test_a_game_on_ones_own_machine_has_no_accounts(sqlite, make_server):
    server = make_server(sqlite, accounts=False)
    ways = good(server.get("/api/sign-in"))
    assert ways == {"accounts": False, "passkeys": False, "mail": False, "push": ""}
    ann = Somebody.new(server)
    ann.refused("POST", f"{ME}/passkey-challenge", 422, "no accounts")
    refused(server.post("/api/sign-in/mail", json={"email": "a@b.example"}), 422, "no accounts")


def test_an_address_without_a_name_has_no_passkeys(quick_server):
    assert good(quick_server.get("/api/sign-in"))["passkeys"]
    headers = {"host": "127.0.0.1"}
    assert not good(quick_server.get("/api/sign-in", headers=headers))["passkeys"]
    answer = quick_server.post("/api/sign-in/passkey-challenge", headers=headers)
    refused(answer, 422, "under this address")


def test_links_never_name_a_strangers_host():
    assert Settings(names=("play.example",)).link_to == "https://play.example"
    assert Settings(address="https://a.example/").link_to == "https://a.example"
    assert Settings(port=8071).link_to == "http://localhost:8071"
    assert Settings(host="0.0.0.0").link_to == ""


def test_keys_of_before_still_open_the_door(database, make_server):
    """Down to the schema before accounts and up again, with a person in it."""
    server = make_server(database)
    ann = Somebody.new(server)
    table = ann.open("me", "me", start=True)
    table.play("place own-farmer castle.0")
    engine = open_engine(database)
    migrate(engine, "0005")
    migrate(engine)
    engine.dispose()
    again = Somebody(make_server(database), ann.key, ann.person)
    assert again.get(ME)["name"] == "Ann"
    assert again.at(table).state(0)["version"] == 1


def test_no_answer_shows_the_address_of_another(mailing):
    server, box = mailing
    ann = by_mail(server, box, "ann@example.org")
    table = ann.open("me", "open", public=True)
    bob = Somebody.new(server, "Bob")
    bob.at(table).post("join")
    seen = json.dumps([bob.at(table).info(), bob.get("/api/tables", which="open")])
    assert "example.org" not in seen
