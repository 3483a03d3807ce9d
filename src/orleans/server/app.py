"""The application: endpoints, WebSockets, and what runs beside them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketState

from orleans.errors import OrleansError
from orleans.server import wire
from orleans.server.call import as_refusal, handle, language_of, person_of, read_query
from orleans.server.guard import Guard, Rates, check_origin, error_body
from orleans.server.hall import Hall
from orleans.server.logs import note
from orleans.server.migrate import migrate
from orleans.server.openapi import make_document
from orleans.server.pages_route import page_routes
from orleans.server.play import viewer
from orleans.server.refusal import Refusal
from orleans.server.routes import ENDPOINTS
from orleans.server.settings import Settings
from orleans.server.store import Store
from orleans.server.wires import PersonWire, Wire


def make_app(settings: Settings, store: Store | None = None, hall: Hall | None = None) -> ASGIApp:
    """The whole service on one database."""
    store = store or Store(settings.database)
    migrate(store.engine)
    hall = hall or Hall(settings, store)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.start()
        note("started", database=store.engine.dialect.name)
        yield
        await hall.close()
        note("stopped")

    app = Starlette(
        routes=[
            *[Route(e.path, handle(e), methods=[e.method], name=e.name) for e in ENDPOINTS],
            WebSocketRoute("/api/tables/{id}/live", table_wire),
            WebSocketRoute("/api/live", person_wire),
            *page_routes(),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: server_error},
    )
    app.state.hall = hall
    app.state.person_rates = Rates(settings.person_rate)
    app.state.openapi = make_document(ENDPOINTS)
    return Guard(app, settings, hall.metrics)


async def http_error(request: Request, error: Exception) -> Response:
    """Paths and methods that do not exist are refused like everything else."""
    assert isinstance(error, HTTPException)
    code = "not-found" if error.status_code == 404 else "wrong-method"
    body = msgspec.json.encode(wire.Refused(error.detail, code))
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["allow"] = allowed_methods(request)
    return Response(body, error.status_code, headers, "application/json")


def allowed_methods(request: Request) -> str:
    """All that can be done with this path, not only what its first route knows."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE:
            found |= route.methods or set()
    return ", ".join(sorted(found))


async def server_error(request: Request, error: Exception) -> Response:
    note("error", 40, reason=f"{type(error).__name__}: {error}"[:500])
    body = msgspec.json.encode(wire.Refused("something went wrong here; try again", "error"))
    return Response(body, 500, media_type="application/json")


async def refuse_wire(socket: WebSocket, error: Exception) -> None:
    if socket.application_state != WebSocketState.CONNECTING:
        return  # it was accepted and has ended
    refusal = as_refusal(error)
    more = {"retry-after": "1"} if refusal.status == 429 else None
    answer = Response(error_body(refusal), refusal.status, more, "application/json")
    await socket.send_denial_response(answer)


async def table_wire(socket: WebSocket) -> None:
    """A table's WebSocket: announces versions and carries the seat's own view."""
    hall: Hall = socket.app.state.hall
    try:
        person, _ = await person_of(hall, socket)
        check_origin(socket.headers, by_cookie=False)
        look = read_query(socket, wire.Look)
        live = await hall.table(socket.path_params["id"], person)
        viewer(live, person, look.seat)
        with hall.wires.counted(address_of(socket)):
            line = Wire(socket, live, person, look, language_of(socket, person, look.lang))
            await socket.accept()
            await line.run(hall)
    except (OrleansError, msgspec.MsgspecError) as error:
        await refuse_wire(socket, error)


async def person_wire(socket: WebSocket) -> None:
    """A person's WebSocket: tells of turns at any table."""
    hall: Hall = socket.app.state.hall
    try:
        person, _ = await person_of(hall, socket)
        check_origin(socket.headers, by_cookie=False)
        if person is None:
            raise Refusal("unknown-caller", "say who you are first: POST /api/people")
        with hall.wires.counted(address_of(socket)):
            await socket.accept()
            await PersonWire(socket).run(hall.wires, person.id)
    except OrleansError as error:
        await refuse_wire(socket, error)


def address_of(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
