"""Run the server until it is stopped."""

from __future__ import annotations

import gc
import importlib.util
import socket
import sys
import webbrowser
from functools import partial

import uvicorn

from orleans.errors import BadSetup
from orleans.server.app import make_app
from orleans.server.logs import log_event, set_up
from orleans.server.protocol import GuardedProtocol, GuardedSocket
from orleans.server.rates import RateLimit
from orleans.server.settings import Settings

WS_MESSAGE = 4096  # bytes a client may send at once
CONNECTIONS = 300  # of one address, unless it is a proxy's
SEARCHES = 1000  # for young garbage before one through everything


class Server(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, *, greet: bool, browse: bool) -> None:
        super().__init__(config)
        self.address, self.greet, self.browse = address, greet, browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        search_rarely()
        log_event("listening", address=self.address)
        if self.greet:
            print(f"orleans: open {self.address} in a browser; Ctrl+C stops", flush=True)
        if self.browse:
            webbrowser.open(self.address)


def search_rarely() -> None:
    """Search everything for garbage every few minutes, not every few seconds.

    Nobody is answered meanwhile: with 2,000 tables in memory it takes more than half a second.
    Nearly all garbage is young and found without it.
    """
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SEARCHES)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening


def run(
    settings: Settings,
    *,
    proxies: str = "",
    level: str = "INFO",
    greet: bool = False,
    browse: bool = False,
) -> None:
    """Serve until SIGINT or SIGTERM; finish open requests first."""
    set_up(level)
    # The thread that writes a move must not wait long for the one that answers requests.
    sys.setswitchinterval(0.0005)
    try:
        listening = bind(settings.host, settings.port)
    except OSError as error:
        raise BadSetup(f"cannot listen on {settings.host}:{settings.port}: {error}") from error
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    by_address = {"most": CONNECTIONS, "rates": RateLimit(settings.address_rate)}
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        http=partial(GuardedProtocol, **({} if proxies else by_address)),  # type: ignore[arg-type]
        ws=GuardedSocket,
        ws_max_size=WS_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=10,
        lifespan="on",
    )
    port = listening.getsockname()[1]
    server = Server(config, f"http://{host}:{port}/", greet=greet, browse=browse)
    server.run(sockets=[listening])
