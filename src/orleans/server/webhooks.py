"""Call an address that a person chose: never inside our own network, never for long."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

import h11

from orleans.server.refusal import Refusal
from orleans.server.settings import Settings

SECONDS = 5.0  # for the whole call: name, connection, TLS and answer
NAMES = ThreadPoolExecutor(64, "orleans-names")  # looking up a name cannot be cancelled
NAMES_EACH = 4  # threads for whoever belongs together (`people.crowd`)

ORDINARY = ipaddress.ip_network("2000::/3")
TUNNELS = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/32"))
# Public by their numbers, but answered by the machine's own provider.
PROVIDERS = [
    ipaddress.ip_network(one) for one in ("168.63.129.16/32", "192.0.0.0/24", "192.88.99.0/24")
]


ITSELF = "a webhook does not lead to this server itself"


class CallFailed(Exception):
    """The webhook gave no answer, or not the one it should; `status` is what it answered."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(reason)
        self.status = status


def check_webhook(url: str, settings: Settings) -> SplitResult:
    """Refuse an invalid address, and one of the server itself."""
    try:
        parts = urlsplit(url)
        _ = parts.port
        host = (parts.hostname or "").rstrip(".").encode("idna").decode()
    except ValueError as error:
        raise Refusal("not-possible", f"the webhook is no address: {error}") from error
    if parts.scheme not in ("http", "https") or not host:
        raise Refusal("not-possible", "a webhook begins with http:// or https:// and a host")
    if not url.isprintable() or " " in url:
        raise Refusal("not-possible", "a webhook has no spaces and no unprintable letters")
    if parts.username or parts.password:
        raise Refusal("not-possible", "a webhook must not contain a name or a password")
    if host.lower() in settings.own_names and not settings.inner_webhooks:
        raise Refusal("not-possible", ITSELF)
    return parts


class Caller:
    """Calls webhooks, at public addresses unless the settings allow others."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.inner = settings, settings.inner_webhooks
        self._lookups: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def post(
        self, url: str, body: bytes, whose: str, more: dict[str, str] | None = None
    ) -> None:
        """POST once; follow no redirects. Looking up the name takes a turn of `whose`."""
        try:
            async with asyncio.timeout(SECONDS):
                parts = check_webhook(url, self.settings)
                host = parts.hostname or ""
                port = parts.port or (443 if parts.scheme == "https" else 80)
                address = await self._look_up(host, port, whose)
                status = await _post((address, port), parts, body, self.inner, more or {})
        except TimeoutError:
            raise CallFailed("the webhook took too long") from None
        except (OSError, ValueError, h11.ProtocolError) as error:
            raise CallFailed(str(error) or type(error).__name__) from error
        if not 200 <= status < 300:
            raise CallFailed(f"the webhook answered {status}", status)

    async def _look_up(self, host: str, port: int, whose: str) -> str:
        """Look up a name in a thread, which may last longer than anybody waits for it."""
        turns = self._lookups.get(whose)
        if turns is None:
            turns = self._lookups[whose] = asyncio.Semaphore(NAMES_EACH)
        await turns.acquire()
        loop = asyncio.get_running_loop()

        def done(_: object) -> None:
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(turns.release)

        looking = NAMES.submit(safe_address, host, port, self.inner)
        looking.add_done_callback(done)
        return await asyncio.wrap_future(looking)


async def _post(
    to: tuple[str, int], parts: SplitResult, body: bytes, inner: bool, more: dict[str, str]
) -> int:
    """Return the status of the answer; whatever follows it is not read."""
    host = parts.hostname or ""
    tls = certificates() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        *to, ssl=tls, server_hostname=host if tls else None
    )
    try:
        if not inner:  # the address that answers, whatever was looked up
            peer, own = (writer.get_extra_info(name)[0] for name in ("peername", "sockname"))
            need_public(peer, host)
            if peer == own:
                raise Refusal("not-possible", ITSELF)
        client = h11.Connection(h11.CLIENT)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        always = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
        headers = list({"Content-Type": "application/json", **more, **always}.items())
        request = h11.Request(method="POST", target=path, headers=headers)
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(client.send(part) or b"")
        await writer.drain()
        while True:
            event = client.next_event()
            if isinstance(event, h11.Response):
                return event.status_code
            if event is h11.NEED_DATA:
                client.receive_data(await reader.read(4096))
            elif not isinstance(event, h11.InformationalResponse):
                raise CallFailed("the webhook hung up")
    finally:
        writer.transport.abort()  # nobody waits for its farewell


@lru_cache(maxsize=1)
def certificates() -> ssl.SSLContext:
    return ssl.create_default_context()


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Return whether an address is public, no provider's own, and no tunnel to another one."""
    if not address.is_global or address.is_multicast:
        return False
    if any(address in network for network in PROVIDERS):
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return address in ORDINARY and not any(address in tunnel for tunnel in TUNNELS)


def need_public(address: str, host: str) -> None:
    if not is_public(ipaddress.ip_address(address)):
        raise Refusal("not-possible", f"{host} is not a public address")


def safe_address(host: str, port: int, inner: bool) -> str:
    """Resolve a host; refuse private addresses, which could reach our own network."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses if not inner else ():
        need_public(address, host)
    return addresses[0]
