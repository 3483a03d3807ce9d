"""Runs before every request: host names, rate limits, safe headers, the request log."""

from __future__ import annotations

import time
from collections import OrderedDict
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orleans.server import api
from orleans.server.logs import log_event
from orleans.server.metrics import Metrics
from orleans.server.refusal import Refusal
from orleans.server.settings import Settings

LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
BURST = 4  # seconds' worth of requests that may come at once
REMEMBERED = 10_000
SAFE_HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class RateLimit:
    """A limit of requests per second for each name, with a short burst."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._credit: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, name: str) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        most = max(self.rate * BURST, 1.0)
        credit, since = self._credit.pop(name, (most, now))
        credit = min(most, credit + (now - since) * self.rate)
        enough = credit >= 1
        self._credit[name] = (credit - 1 if enough else credit, now)
        if len(self._credit) > REMEMBERED:
            self._credit.popitem(last=False)
        return enough


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

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        self.rates = RateLimit(settings.address_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refusal:
            await self._refuse(scope, receive, send, refusal)
            return
        await self._answer(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        check_host(Headers(scope=scope), self.settings)
        client = scope.get("client")
        if not self.rates.allow(client[0] if client else ""):
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
            route = scope.get("endpoint_name", "wire" if scope["type"] == "websocket" else "other")
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
        prefix = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        if scope["type"] == "websocket":
            await receive()
            if prefix not in scope.get("extensions", {}):
                await send({"type": "websocket.close", "code": 1008})
                return
        headers = [(b"content-type", b"application/json"), *SAFE_HEADERS]
        if refusal.status == 429:
            headers.append((b"retry-after", b"1"))
        await send({"type": f"{prefix}.start", "status": refusal.status, "headers": headers})
        await send({"type": f"{prefix}.body", "body": error_body(refusal)})
