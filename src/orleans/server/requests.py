"""Reading requests: the caller, the language, and what was sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from orleans.errors import BadPosition, BadRecord, BadSetup, OrleansError, RefusedMove
from orleans.facts import LANGUAGES
from orleans.notation.words import Words
from orleans.server import api
from orleans.server.middleware import check_origin, error_body
from orleans.server.people import Person
from orleans.server.rates import crowd_of
from orleans.server.refusal import Refusal
from orleans.server.table import LoadedTable
from orleans.server.tables import Tables

T = TypeVar("T")
COOKIE = "orleans_key"
MAX_BODY = 16_384
MAX_RECORD = 600_000
MAX_KEY = 100
YEAR = 31_536_000
to_json = msgspec.json.Encoder().encode
Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A method and a path; the types come from the handler's signature.

    The request is the body, or the query of a GET. An answer of type `str` is plain text.
    """

    method: str
    path: str
    handler: Handler
    status: int = 200
    max_body: int = MAX_BODY

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def about(self) -> str:
        return self.handler.__doc__ or ""

    @property
    def request_type(self) -> Any:
        hints = get_type_hints(self.handler)
        found = next(kind for name, kind in hints.items() if name not in ("context", "return"))
        return None if found is type(None) else found

    @property
    def answer_type(self) -> Any:
        return get_type_hints(self.handler)["return"]


def key_of(connection: HTTPConnection) -> tuple[str, bool]:
    """Return the caller's key, and whether it came in a cookie."""
    header = connection.headers.get("authorization", "")
    scheme, _, key = header.partition(" ")
    if scheme.lower() == "bearer" and key:
        return key.strip()[:MAX_KEY], False
    return connection.cookies.get(COOKIE, "")[:MAX_KEY], True


def language_of(connection: HTTPConnection, person: Person | None, requested: str | None) -> str:
    if requested:
        return requested
    if person:
        return person.language
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


async def person_of(tables: Tables, connection: HTTPConnection) -> tuple[Person | None, bool]:
    key, by_cookie = key_of(connection)
    if not key:
        return None, False
    person = await tables.people.find(key)
    if person is None and not by_cookie:
        raise Refusal("unknown-caller", "this key is not known")
    if person:
        person.need_welcome()
    return person, by_cookie


class Context:
    """A request, its caller, and what is sent with the answer."""

    def __init__(self, tables: Tables, request: Request, person: Person | None) -> None:
        self.tables, self.request, self.person = tables, request, person
        self.headers: dict[str, str] = {}  # sent with the answer
        self.requested_language: str | None = None
        self.table: LoadedTable | None = None  # the requested table

    @property
    def language(self) -> str:
        return language_of(self.request, self.person, self.requested_language)

    @property
    def caller(self) -> Person:
        if self.person is None:
            raise Refusal("unknown-caller", "say who you are first: POST /api/people")
        return self.person

    async def load_table(self) -> LoadedTable:
        self.table = await self.tables.get_visible(self.request.path_params["id"], self.person)
        return self.table

    async def change(self, action: Callable[..., Awaitable[Any]], *request: Any) -> api.TableInfo:
        """Carry out an action at the table, and return the table after it."""
        table = await self.load_table()
        await action(self.tables, table, self.caller, *request)
        return table.info(self.person)

    @property
    def crowd(self) -> str:
        """The people who share the caller's part of what the server does for each address."""
        limited = self.tables.settings.address_rate > 0
        return crowd_of(self.request.scope["network"]) if limited else ""

    @property
    def words(self) -> Words | None:
        """The texts of the table's rules in the caller's language."""
        return self.table.words(self.language) if self.table else None

    @property
    def seat(self) -> int:
        seat: str = self.request.path_params["seat"]
        if len(seat) != 1 or seat not in "01234":
            raise Refusal("not-found", "there is no such seat")
        return int(seat)


def set_key_cookie(context: Context, key: str) -> None:
    """Give the browser a key that scripts cannot read; an empty one is forgotten."""
    secure = "; Secure" if context.request.url.scheme == "https" else ""
    context.headers["set-cookie"] = (
        f"{COOKIE}={key}; Path=/; Max-Age={YEAR if key else 0}; HttpOnly; SameSite=Strict{secure}"
    )


def handle(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Return the Starlette endpoint: read the request, call the handler, write the answer."""
    name, kind, plain = endpoint.name, endpoint.request_type, endpoint.answer_type is str
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(kind or object)

    async def respond(request: Request) -> Response:
        request.scope["endpoint_name"] = name
        tables: Tables = request.app.state.tables
        context: Context | None = None
        try:
            person, by_cookie = await person_of(tables, request)
            if endpoint.method != "GET":
                check_origin(request.headers, by_cookie)
            if person and not request.app.state.person_rates.allow(person.id):
                raise Refusal("too-often", "too many requests; wait a moment")
            context = Context(tables, request, person)
            wanted: Any = None
            if kind and endpoint.method == "GET":
                wanted = read_query(request, kind)
            elif kind:
                wanted = decoded(decoder, await read_body(request, endpoint.max_body))
            context.requested_language = getattr(wanted, "lang", None)
            answer = await endpoint.handler(context, wanted)
        except (OrleansError, msgspec.MsgspecError, UnicodeDecodeError) as error:
            refusal = as_refusal(error, context.words if context else None)
            language = context.language if context else language_of(request, None, None)
            body = error_body(refusal, language)
            return Response(body, refusal.status, refusal.headers, "application/json")
        headers = {"cache-control": "no-store", **context.headers}
        if plain:
            return Response(answer, endpoint.status, headers, "text/plain; charset=utf-8")
        return Response(to_json(answer), endpoint.status, headers, "application/json")

    return respond


def decoded(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    try:
        return decoder.decode(body)
    except RecursionError:
        raise Refusal("unreadable", "the request is nested too deeply") from None


def as_refusal(error: Exception, words: Words | None = None) -> Refusal:
    """Turn an error of the engine or of the decoder into a refusal."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, RefusedMove):
        return Refusal("illegal", words.reason(error.template) if words else str(error))
    if isinstance(error, (BadSetup, BadRecord, BadPosition)):
        return Refusal("not-possible", str(error))
    if isinstance(error, (msgspec.MsgspecError, UnicodeDecodeError)):
        return Refusal("unreadable", f"the request cannot be read: {error}")
    return Refusal("not-possible", str(error))


def read_query(request: HTTPConnection, kind: type[T]) -> T:
    return msgspec.convert(dict(request.query_params), kind, strict=False)


async def read_body(request: Request, limit: int) -> bytes:
    """Return the body, if it is JSON and not too long."""
    content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content_type != "application/json":
        raise Refusal("wrong-type", "send JSON, with the content type application/json")
    too_long = Refusal("too-large", "a request may be at most {} bytes long", limit)
    length = request.headers.get("content-length", "0")
    if len(length) > 9 or (length.isdecimal() and int(length) > limit):
        raise too_long
    parts, size = [], 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise too_long
            parts.append(part)
    except ClientDisconnect:
        raise Refusal("unreadable", "the request was cut off") from None
    return b"".join(parts)
