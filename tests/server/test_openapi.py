"""The OpenAPI document is valid and complete, and the server answers as it says."""

import json
import re
from copy import deepcopy
from http.cookiejar import DefaultCookiePolicy

import jsonschema_rs
import pytest
import requests
import schemathesis
from authenticator import Authenticator, add_passkey
from database import hours_pass
from hypothesis import HealthCheck, settings
from post_office import post_office
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi import checks
from server_process import ServeProcess, assert_no_error, is_well
from socket_client import table_socket, turn_socket
from table_client import Somebody, finished_record, new_key
from test_notices import Browser

from orleans.server.openapi import make_document
from orleans.server.routes import ENDPOINTS

DOCUMENT = make_document(ENDPOINTS)


def template(endpoint):
    """The path of an endpoint as the document writes it."""
    return re.sub(r":\w+}", "}", endpoint.path)


# --- the document


def test_the_document_is_valid(quick_server):
    served = quick_server.get("/api/openapi.json").json()
    assert served == json.loads(json.dumps(DOCUMENT))
    schemathesis.openapi.from_dict(served).validate()
    for name in served["components"]["schemas"]:
        schema_of(name)  # refuses a schema that is none, and references into nowhere


def test_a_document_that_is_not_valid_would_be_noticed():
    broken = deepcopy(DOCUMENT)
    broken["paths"]["/api/health"]["get"]["responses"] = []
    with pytest.raises(jsonschema_rs.ValidationError):
        schemathesis.openapi.from_dict(broken).validate()
    with pytest.raises(Exception, match="Nowhere"):
        validator({"$ref": "#/components/schemas/Nowhere"})


def test_every_endpoint_is_in_the_document():
    described = {
        (method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods
    }
    assert described == {(endpoint.method, template(endpoint)) for endpoint in ENDPOINTS}
    names = [o["operationId"] for methods in DOCUMENT["paths"].values() for o in methods.values()]
    assert len(set(names)) == len(names) == len(ENDPOINTS)


def test_every_parameter_is_in_the_document():
    for path, methods in DOCUMENT["paths"].items():
        for operation in methods.values():
            told = {p["name"] for p in operation["parameters"] if p["in"] == "path"}
            assert told == set(re.findall(r"{(\w+)}", path))
            assert operation["summary"]


# --- a real session


def strict_components():
    """The schemas, but without room for anything they do not name."""
    components = deepcopy(DOCUMENT["components"])
    for schema in components["schemas"].values():
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
    return components


COMPONENTS = strict_components()


def validator(schema):
    return jsonschema_rs.Draft202012Validator({**schema, "components": COMPONENTS})


def schema_of(name):
    return validator({"$ref": f"#/components/schemas/{name}"})


class Witness:
    """Compares every answer with what the document says of it."""

    def __init__(self, client):
        self.seen = set()
        self.paths = [
            (endpoint.method, re.compile(re.sub(r"{[^}]*}", "[^/]+", endpoint.path)), endpoint)
            for endpoint in ENDPOINTS
        ]
        client.event_hooks["response"].append(self.check)

    def check(self, answer):
        method, path = answer.request.method, answer.request.url.path
        found = [e for m, p, e in self.paths if m == method and p.fullmatch(path)]
        if not found:
            return
        answer.read()
        self.seen.add((found[0].name, answer.status_code))
        told = DOCUMENT["paths"][template(found[0])][method.lower()]["responses"]
        status = str(answer.status_code)
        assert status in told or 400 <= answer.status_code < 500, f"{method} {path}: {status}"
        content = told[status if status in told else "4XX"]["content"]
        kind = answer.headers["content-type"].partition(";")[0]
        body = answer.json() if kind == "application/json" else answer.text
        validator(content[kind]["schema"]).validate(body)


def test_every_answer_of_a_session_fits_its_schema(sqlite, make_server):
    """Two people open tables, play, chat, take back, study; every endpoint answers."""
    with post_office() as (mails, box):
        whole_session(make_server(sqlite, **mails), box)


def whole_session(quick_server, box):
    witness = Witness(quick_server)
    ann, bob = Somebody.new(quick_server, "Ann"), Somebody.new(quick_server, "Bob")
    for path in ("/api/openapi.json", "/api/health", "/metrics", "/api/setups", "/api/people/me"):
        ann.get(path)
    assert ann.ask("PATCH", "/api/people/me", json={"name": "Anne", "language": "fr"}).is_success
    assert ann.ask("DELETE", "/api/people/me/cookie").is_success

    options = {"hints": True, "pace": "turns", "clock": {"kind": "bank", "seconds": 900}}
    mine = ann.open("me", "open", public=True, options=options)
    his = bob.at(mine)
    seat = f"{mine.path}/seats/1"
    assert ann.ask("PUT", seat, json={"kind": "bot", "bot": "random"}).is_success
    assert ann.ask("PUT", seat, json={"kind": "open"}).is_success
    his.post("join")
    his.post("leave", seat=1)
    assert ann.ask("DELETE", f"{mine.path}/invitations").is_success
    code = mine.post("invitations", seat=1)["code"]
    bob.post("/api/invitations", invitation=code)
    his.post("ready", seat=1)
    mine.post("start")
    play_a_little(mine, his)

    other = ann.open("me", "random", start=True)
    other.post("resign", seat=0)
    ann.at(ann.post("/api/challenge")["id"]).post("resign", seat=0)
    assert ann.get("/api/challenge", lang="de")["results"]
    assert ann.get("/api/people/me/results")["results"]
    for which in ("open", "playing", "over", "mine"):
        ann.get("/api/tables", which=which)
    record = finished_record()
    studied = ann.post("/api/tables", record=record, seats=[{"kind": "me"}] * 2, start=True)
    study(ann.at(studied["id"]))
    removed = ann.open("me", "open", setup={"planning": "order", "modules": []})
    assert ann.ask("DELETE", removed.path).is_success
    leave_a_game(quick_server, ann, bob)
    play_together(ann, bob)
    mine.post("mute", seat=1)
    mine.post("report", seat=1, text="He is rude")
    other = mine.post("block", seat=1)["blocks"][0]["id"]
    assert ann.get("/api/people/me/blocks")["blocks"]
    assert ann.ask("DELETE", f"/api/people/me/blocks/{other}").is_success
    get_refused(ann, bob, mine)
    use_account(quick_server, ann, box)

    answered = {name for name, status in witness.seen if status < 300}
    assert answered == {endpoint.name for endpoint in ENDPOINTS}
    assert {400, 401, 403, 404, 409, 413, 415, 422} <= {status for _, status in witness.seen}


def play_together(ann, bob):
    mine = ann.open("me", "open", setup={"scenario": "invasion"}, public=True)
    his = bob.at(mine)
    his.post("join")
    his.post("ready", seat=1)
    mine.post("start")
    mine.post("point", seat=0, thing="town:nevers")
    option = mine.get("proposable", seat=0, to=1)["options"][0]
    mine.post("propose", seat=0, to=1, move=option["move"])
    [proposed] = his.get("signs")["proposed"]
    his.post("dismiss", seat=1, id=proposed["id"])


def leave_a_game(server, ann, bob):
    """Bob stays away and comes back; then they end the game."""
    table = ann.open("me", "open", public=True, options={"absence": 60})
    his = bob.at(table)
    his.post("join")
    his.post("ready", seat=1)
    table.post("start")
    hours_pass(server, table)
    table.post("absent", seat=1)
    his.post("return", seat=1)
    his.post("end", seat=1)


def use_account(server, ann, box):
    """Every way to sign in, and what an account has."""
    passkey = Authenticator()
    key = add_passkey(ann, passkey)["passkeys"][0]["id"]
    assert ann.get("/api/sign-in")["passkeys"]
    ann.post("/api/sign-in/mail", email="ann@example.org")
    code = box.code("ann@example.org")
    ann.post("/api/sign-in/link/whose", code=code)
    ann.post("/api/sign-in/link", code=code)
    assert ann.ask("DELETE", f"/api/people/me/passkeys/{key}").is_success
    add_passkey(ann, passkey)
    assert ann.ask("DELETE", "/api/people/me/email").is_success
    options = ann.post("/api/sign-in/passkey-challenge")
    ann.post("/api/sign-in/passkey", credential=passkey.get(options))
    codes = ann.post("/api/people/me/recovery-codes")["codes"]
    ann.post("/api/sign-in/recovery", code=codes[0])
    assert ann.ask("PUT", "/api/people/me/notices", json={"push": True}).is_success
    assert ann.get("/api/people/me/notices")["push"]
    ann.post("/api/people/me/subscription", **Browser("https://push.example/x").subscription())
    assert ann.ask("DELETE", "/api/people/me/subscription").is_success
    assert ann.ask("PUT", "/api/people/me/profile", json={"public": True}).is_success
    assert ann.get("/api/people/me/profile", lang="de")["achievements"]
    assert ann.get(f"/api/profiles/{ann.person['id']}")["public"]
    ann.get("/api/best")
    sessions = ann.get("/api/people/me/account")["sessions"]
    other = next(one["id"] for one in sessions if not one["here"])
    assert ann.ask("DELETE", f"/api/people/me/sessions/{other}").is_success
    assert ann.ask("DELETE", "/api/people/me/sessions").is_success
    server.cookies.clear()


def play_a_little(mine, his):
    """Plans, a move taken back, a question whether one may take back more, and talk."""
    mine.get("components")
    mine.post("preview", seat=0, moves=["place own-farmer castle.0"])
    mine.get("why", seat=0, thing="use castle")
    mine.play("place own-farmer castle.0", details=True)
    mine.undo(details=True)
    mine.post("hint", seat=0)
    mine.play("ready")
    his.play("ready", 1)
    mine.undo(ask=True)
    his.post("undo/answer", seat=1, version=his.state(1)["version"], agree=True)
    his.post("chat", text="Once more, then")
    mine.get("chat")
    for seat in (0, None):
        mine.state(seat, details=True)
        mine.state(seat, version=1, details=True)
        query = {} if seat is None else {"seat": seat}
        mine.get("log", lang="de", **query)
        mine.get("record", **query)
    mine.get("result")


def study(table):
    """A game that is over, from its beginning to the rematch."""
    table.info()
    for version in (0, 10, table.info()["version"]):
        table.state(None, version=version, details=True)
    for what in ("log", "record", "result", "components", "analysis"):
        table.get(what)
    table.post("share")
    table.post("rematch")


def get_refused(ann, bob, mine):
    """Something of every way to be refused."""
    nobody = Somebody(ann.client, "nobody-knows-this-key", {})
    nobody.refused("GET", mine.path, 401, "not known")
    bob.refused("GET", f"{mine.path}/state", 403, "not yours", params={"seat": 0})
    bob.refused("GET", "/api/tables/0000000000000000", 404, "no such table")
    bob.refused("POST", f"{mine.path}/join", 409, "begun", json={})
    bob.refused("POST", f"{mine.path}/chat", 400, "text", json={})
    bob.refused("POST", f"{mine.path}/chat", 413, "long", json={"text": "a" * 20_000})
    bob.refused("POST", f"{mine.path}/chat", 415, "JSON", content=b"text")
    illegal = {"seat": 1, "move": "dance", "version": mine.info()["version"], "key": new_key()}
    bob.refused("POST", f"{mine.path}/moves", 422, "dance", json=illegal)


# --- Schemathesis


@pytest.fixture(scope="module")
def postgres_process(new_postgres):
    with ServeProcess(new_postgres(), "--no-webhooks") as process:
        yield process


def test_what_a_socket_says_fits_its_schema(people):
    ann = people()
    table = ann.open("me", "me", public=True)
    with table_socket(table, seat=0) as end, turn_socket(ann) as turns:
        table.post("ready", seat=0)
        expect(end, "table")
        table.post("start")
        expect(end, "state")
        expect(turns, "turn")
        table.post("chat", text="hello")
        expect(end, "chat")
        end.socket.send("what?")
        expect(end, "error")


def expect(end, kind):
    """Read up to a message of this kind; each one fits its schema."""
    said = ""
    while said != kind:
        message = end.read()
        said = message["type"]
        schema_of(f"{said.capitalize()}Message").validate(message)


def explore(*phases):
    found = SchemathesisConfig(seed=1)
    found.projects.default.phases.update(phases=list(phases))
    return schemathesis.openapi.from_dict(DOCUMENT, config=found)


EDGES, CHANCE = explore("coverage"), explore("fuzzing")
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
QUIETLY = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


class Caller:
    """Somebody with a table of every sort, who sends what Schemathesis thinks of."""

    def __init__(self, process):
        self.url, self.client = process.address, process.client()
        self.who = Somebody.new(self.client)
        self.ids = {}
        self.session = requests.Session()  # thousands of requests over one connection
        self.session.trust_env = False
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    def set_the_tables(self):
        """A table that a test has spent is replaced."""
        alone = {"seats": [{"kind": "me"}] * 2, "public": True, "start": True}
        setup = {"players": 2}
        bodies = {
            "lobby": {"seats": [{"kind": "me"}], "setup": setup, "public": True},
            "playing": {**alone, "setup": setup, "options": {"hints": True}},
            "over": {**alone, "record": finished_record()},
        }
        for status, body in bodies.items():
            answer = self.who.ask("GET", f"/api/tables/{self.ids.get(status, 'none')}")
            seen = answer.json()
            if (seen.get("status"), seen.get("mine")) != (
                status,
                [0] if status == "lobby" else [0, 1],
            ):
                self.ids[status] = self.who.post("/api/tables", **body)["id"]

    def send(self, case):
        """What names a table well is sent to the tables that are there, too."""
        named = case.path_parameters.get("id", "") if case.path_parameters else ""
        ids = [named]
        if re.fullmatch("[0-9a-f]{16}", named):
            ids += self.ids.values()
        for table in ids:
            if table:
                case.path_parameters["id"] = table
            case.call_and_validate(self.url, self.session, headers=self.who.headers, checks=CHECKS)


@pytest.fixture(scope="module")
def sqlite_caller(process):
    return Caller(process)


@pytest.fixture(scope="module")
def postgres_caller(postgres_process):
    return Caller(postgres_process)


@pytest.fixture
def at_sqlite(sqlite_caller):
    sqlite_caller.set_the_tables()
    return sqlite_caller


@pytest.fixture
def at_postgres(postgres_caller):
    postgres_caller.set_the_tables()
    return postgres_caller


@EDGES.parametrize()
@QUIETLY
def test_requests_at_the_edges_are_answered_as_documented(case, at_postgres):
    at_postgres.send(case)


@CHANCE.parametrize()
@QUIETLY
def test_random_requests_are_answered_as_documented(case, at_sqlite):
    at_sqlite.send(case)


def test_nothing_went_wrong_meanwhile(process, postgres_process):
    """Also where nobody was told: no traceback, no error in the log."""
    for each in (process, postgres_process):
        is_well(each)
        assert_no_error(each)
