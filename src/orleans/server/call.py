"""One request: who calls, in which language, and what was sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from orleans.data import LANGUAGES
from orleans.errors import (
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalMove,
    OrleansError,
    UnreadableMove,
)
from orleans.server.guard import check_origin, error_body
from orleans.server.hall import Hall
from orleans.server.live import LiveTable
from orleans.server.people import Person
from orleans.server.refusal import Refusal

T = TypeVar("T")
COOKIE = "orleans_key"
MAX_BODY = 16_384
MAX_RECORD = 600_000
MAX_KEY = 100
encode = msgspec.json.Encoder().encode
Handler = Callable[["Call", Any], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One thing a client can ask for. The OpenAPI document is made from these."""

    method: str
    path: str
    name: str
    about: str
    handler: Handler
    wish: type | None = None  # the body, or the query of a GET
    answer: type | None = None  # None: plain text
    status: int = 200
    max_body: int = MAX_BODY


def key_of(connection: HTTPConnection) -> tuple[str, bool]:
    """The caller's key, and whether a cookie carried it."""
    header = connection.headers.get("authorization", "")
    scheme, _, key = header.partition(" ")
    if scheme.lower() == "bearer" and key:
        return key.strip()[:MAX_KEY], False
    return connection.cookies.get(COOKIE, "")[:MAX_KEY], True


def language_of(connection: HTTPConnection, person: Person | None, wished: str | None) -> str:
    if wished:
        return wished
    if person:
        return person.language
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


async def person_of(hall: Hall, connection: HTTPConnection) -> tuple[Person | None, bool]:
    key, by_cookie = key_of(connection)
    if not key:
        return None, False
    person = await hall.person(key)
    if person is None and not by_cookie:
        raise Refusal("unknown-caller", "this key is not known")
    return person, by_cookie


class Call:
    def __init__(self, hall: Hall, request: Request, person: Person | None) -> None:
        self.hall, self.request, self.person = hall, request, person
        self.headers: dict[str, str] = {}  # to be sent with the answer
        self.wished_language: str | None = None

    @property
    def language(self) -> str:
        return language_of(self.request, self.person, self.wished_language)

    @property
    def caller(self) -> Person:
        if self.person is None:
            raise Refusal("unknown-caller", "say who you are first: POST /api/people")
        return self.person

    async def table(self) -> LiveTable:
        return await self.hall.table(self.request.path_params["id"], self.person)

    @property
    def seat(self) -> int:
        seat: int = self.request.path_params["seat"]
        return seat


def handle(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The Starlette endpoint: read the request, let the handler work, write the answer."""
    body: msgspec.json.Decoder[Any] = msgspec.json.Decoder(endpoint.wish or object)

    async def respond(request: Request) -> Response:
        request.scope["endpoint_name"] = endpoint.name
        hall: Hall = request.app.state.hall
        try:
            person, by_cookie = await person_of(hall, request)
            if endpoint.method != "GET":
                check_origin(request.headers, by_cookie)
            if person and not request.app.state.person_rates.allow(person.id):
                raise Refusal("too-often", "too many requests; wait a moment")
            call = Call(hall, request, person)
            wish: Any = None
            if endpoint.wish and endpoint.method == "GET":
                wish = read_query(request, endpoint.wish)
            elif endpoint.wish:
                wish = body.decode(await read_body(request, endpoint.max_body))
            call.wished_language = getattr(wish, "lang", None)
            answer = await endpoint.handler(call, wish)
        except (OrleansError, msgspec.MsgspecError, UnicodeDecodeError) as error:
            refusal = as_refusal(error)
            return Response(error_body(refusal), refusal.status, media_type="application/json")
        headers = {"cache-control": "no-store", **call.headers}
        if endpoint.answer is None:
            return Response(answer, endpoint.status, headers, "text/plain; charset=utf-8")
        return Response(encode(answer), endpoint.status, headers, "application/json")

    return respond


def as_refusal(error: Exception) -> Refusal:
    """What the engine refuses is a refusal too, with the engine's own reason."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, (IllegalMove, UnreadableMove)):
        return Refusal("illegal", str(error))
    if isinstance(error, (BadSetup, BadRecord, BadPosition)):
        return Refusal("not-possible", str(error))
    if isinstance(error, (msgspec.MsgspecError, UnicodeDecodeError)):
        return Refusal("unreadable", f"the request cannot be read: {error}")
    return Refusal("not-possible", str(error))


def read_query(request: HTTPConnection, kind: type[T]) -> T:
    return msgspec.convert(dict(request.query_params), kind, strict=False)


async def read_body(request: Request, limit: int) -> bytes:
    """The body, if it is JSON and not too long."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != "application/json":
        raise Refusal("wrong-type", "send JSON, with the content type application/json")
    too_long = Refusal("too-large", f"a request may be {limit} bytes long")
    if int(request.headers.get("content-length", "0") or 0) > limit:
        raise too_long
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise too_long
        parts.append(part)
    return b"".join(parts)
