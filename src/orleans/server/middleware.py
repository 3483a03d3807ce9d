"""Runs before every request: host names, rate limits, safe headers, the request log."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orleans.server import api
from orleans.server.lanes import Lanes
from orleans.server.logs import log_event
from orleans.server.metrics import Metrics
from orleans.server.rates import RateLimit, network_of
from orleans.server.refusal import Refusal
from orleans.server.settings import Settings

PAUSE = 0.25  # seconds before a refusal because of too many requests
PAUSING = 10  # this many at once double it, twice as many triple it …
SOCKET = 5  # requests that opening a WebSocket costs
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
SAFE_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def hostname(host: str) -> str:
    return urlsplit(f"//{host}").hostname or ""


def check_host(headers: Headers, settings: Settings) -> None:
    """Refuse unknown host names, so that no foreign page can reach a local server under
    another name."""
    names = [name.lower() for name in settings.names] or (LOCAL_NAMES if settings.local else ())
    try:
        name = hostname(headers.get("host", ""))
    except ValueError:
        name = ""
    if names and name not in names:
        raise Refusal("foreign", "this server does not answer to that host name")


def check_origin(headers: Headers, by_cookie: bool) -> None:
    """Refuse requests that a browser sends for pages of another site."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            same = urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            same = False
        if not same:
            raise Refusal("foreign", "the request comes from another site")
    elif by_cookie and headers.get("sec-fetch-site") not in ("same-origin", "none"):
        raise Refusal("foreign", "the request does not say from which site it comes")


def error_body(refusal: Refusal, language: str = "en") -> bytes:
    return msgspec.json.encode(api.Refused(refusal.said(language), refusal.code))


class Middleware:
    """The outermost layer. It knows nothing about tables."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, rates: RateLimit, lanes: Lanes
    ) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        self.rates, self.lanes = rates, lanes  # by address
        self._pausing: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refusal:
            await self._refuse(scope, receive, send, refusal)
            return
        if scope["type"] == "http":
            await self.lanes.run(scope["network"], self._answer(scope, receive, send))
        else:
            await self._answer(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        check_host(Headers(scope=scope), self.settings)
        client = scope.get("client")
        scope["network"] = network = network_of(client[0]) if client else ""
        if not self.rates.allow(network, SOCKET if scope["type"] == "websocket" else 1):
            raise Refusal("too-often", "too many requests from this address; wait a moment")

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500 if scope["type"] == "http" else 0  # a socket may close before it is accepted

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "websocket.accept":
                status = 101
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *SAFE_HEADERS]
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        finally:
            route = scope.get(
                "endpoint_name", "socket" if scope["type"] == "websocket" else "other"
            )
            seconds = time.perf_counter() - began
            self.metrics.add(
                "orleans_requests_total", labels=f'endpoint="{route}",status="{status}"'
            )
            self.metrics.add("orleans_request_seconds_total", seconds, labels=f'endpoint="{route}"')
            level = 40 if status >= 500 else 10 if status < 400 else 20
            log_event("request", level, endpoint=route, status=status, ms=round(seconds * 1000, 2))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
        self.metrics.add(
            "orleans_requests_total", labels=f'endpoint="refused",status="{refusal.status}"'
        )
        if refusal.status == 429:
            await self._pause(scope["network"])
        prefix = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        if scope["type"] == "websocket":
            await receive()
            if prefix not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 1008})
                return
        headers = [(b"content-type", b"application/json"), *SAFE_HEADERS]
        body = error_body(refusal)
        headers.append((b"content-length", str(len(body)).encode()))
        headers += [(name.encode(), value.encode()) for name, value in refusal.headers.items()]
        await send({"type": f"{prefix}.start", "status": refusal.status, "headers": headers})
        await send({"type": f"{prefix}.body", "body": body})

    async def _pause(self, network: str) -> None:
        """Let a caller wait who asks too often: the more requests at once, the longer.

        A refusal costs a fraction of a request, but hundreds of connections ask for thousands.
        """
        self._pausing[network] += 1
        try:
            await asyncio.sleep(PAUSE * (1 + self._pausing[network] / PAUSING))
        finally:
            self._pausing[network] -= 1
            if not self._pausing[network]:
                del self._pausing[network]
