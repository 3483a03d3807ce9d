"""The application: endpoints, WebSockets and background tasks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketState

from orleans.errors import OrleansError
from orleans.server import api
from orleans.server.logs import log_event
from orleans.server.middleware import Middleware, check_origin, error_body
from orleans.server.newest import has_newest_schema
from orleans.server.openapi import make_document
from orleans.server.pages_route import page_routes
from orleans.server.play import viewer
from orleans.server.rates import RateLimit
from orleans.server.refusal import Refusal
from orleans.server.requests import as_refusal, handle, language_of, person_of, read_query
from orleans.server.routes import ENDPOINTS
from orleans.server.settings import Settings
from orleans.server.sockets import PersonSocket, TableSocket
from orleans.server.store import Store
from orleans.server.tables import Tables

MAILS = 0.1  # a second, by address


def make_app(
    settings: Settings, store: Store | None = None, tables: Tables | None = None
) -> ASGIApp:
    """Return the whole service for one database."""
    store = store or Store(settings.database)
    if not has_newest_schema(store.engine):
        from orleans.server.migrate import migrate  # noqa: PLC0415 - it loads Alembic

        migrate(store.engine)
    tables = tables or Tables(settings, store)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        log_event("started", database=store.engine.dialect.name)
        yield
        await tables.close()
        log_event("stopped")

    app = Starlette(
        routes=[
            *[Route(e.path, handle(e), methods=[e.method], name=e.name) for e in ENDPOINTS],
            WebSocketRoute("/api/tables/{id}/live", table_socket),
            WebSocketRoute("/api/live", person_socket),
            *page_routes(),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: server_error},
    )
    app.state.tables = tables
    app.state.person_rates = RateLimit(settings.person_rate)
    app.state.address_rates = RateLimit(settings.address_rate)
    hourly = settings.people_per_hour if settings.address_rate else 0
    app.state.people_rates = RateLimit(hourly / 3600, hourly / 2)
    app.state.mail_rates = RateLimit(MAILS if settings.address_rate else 0)
    app.state.openapi = document
    return Middleware(app, settings, tables.metrics, app.state.address_rates, tables.lanes)


@cache
def document() -> dict[str, Any]:
    """Describe the interface when somebody asks: a start need not wait for it."""
    return make_document(ENDPOINTS)


async def http_error(request: Request, error: Exception) -> Response:
    """Refuse unknown paths and methods in the same format as everything else."""
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "wrong-method"
    body = msgspec.json.encode(api.Refused(error.detail, code))
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["allow"] = allowed_methods(request)
    return Response(body, error.status_code, headers, "application/json")


def allowed_methods(request: Request) -> str:
    """Return the methods of all routes with this path, not only of the first."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE:
            found |= route.methods or set()
    return ", ".join(sorted(found))


async def server_error(request: Request, error: Exception) -> Response:
    log_event("error", 40, reason=f"{type(error).__name__}: {error}"[:500])
    body = msgspec.json.encode(api.Refused("something went wrong here; try again", "error"))
    return Response(body, 500, media_type="application/json")


async def refuse_socket(websocket: WebSocket, error: Exception) -> None:
    if websocket.application_state != WebSocketState.CONNECTING:
        return  # it was accepted and has been closed
    refusal = as_refusal(error)
    answer = Response(error_body(refusal), refusal.status, refusal.headers, "application/json")
    await websocket.send_denial_response(answer)


async def table_socket(websocket: WebSocket) -> None:
    """A table's WebSocket: announces versions and sends the seat's own view."""
    tables: Tables = websocket.app.state.tables
    try:
        person, _ = await person_of(tables, websocket)
        check_origin(websocket.headers, by_cookie=False)
        look = read_query(websocket, api.Look)
        network = websocket.scope["network"]
        getting = tables.get_visible(websocket.path_params["id"], person)
        table = await tables.lanes.run(network, getting)
        viewer(table, person, look.seat)
        with tables.sockets.counted(network):
            language = language_of(websocket, person, look.lang)
            rates = websocket.app.state.address_rates
            socket = TableSocket(websocket, rates, table, person, look, language=language)
            await websocket.accept()
            await socket.run(tables)
    except (OrleansError, msgspec.MsgspecError) as error:
        await refuse_socket(websocket, error)


async def person_socket(websocket: WebSocket) -> None:
    """A person's WebSocket: announces turns at any table."""
    tables: Tables = websocket.app.state.tables
    try:
        person, _ = await person_of(tables, websocket)
        check_origin(websocket.headers, by_cookie=False)
        if person is None:
            raise Refusal("unknown-caller", "say who you are first: POST /api/people")
        with tables.sockets.counted(websocket.scope["network"]):
            await websocket.accept()
            rates = websocket.app.state.address_rates
            await PersonSocket(websocket, rates, person.session).run(tables.sockets, person.id)
    except OrleansError as error:
        await refuse_socket(websocket, error)
