"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from orleans.errors import BadSetup

DATABASE = "ORLEANS_DATABASE_URL"
ANALYSIS = "ORLEANS_ANALYSIS_SECONDS"
SMTP = "ORLEANS_SMTP_URL"
MAIL_FROM = "ORLEANS_MAIL_FROM"
BOT_QUEUE = "ORLEANS_BOT_QUEUE"


def data_home() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "orleans"


def database_url(given: str = "") -> str:
    """Return the database to use: the given one, that of the environment, or the default file."""
    url = given or os.environ.get(DATABASE, "")
    if not url:
        return f"sqlite:///{data_home() / 'tables.sqlite'}"
    if "://" not in url:
        return f"sqlite:///{url}"
    scheme, _, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else url


def bot_queue_url(given: str = "") -> str:
    """Return the queue for bots that think elsewhere; empty: they think here."""
    return given or os.environ.get(BOT_QUEUE, "")


def analysis_seconds() -> float:
    """The seconds after which a game gets the quick judge; the environment may set them."""
    said = os.environ.get(ANALYSIS, "240")
    try:
        return float(said)
    except ValueError:
        raise BadSetup(f"{ANALYSIS} must be a number of seconds, not '{said}'") from None


@dataclass(frozen=True)
class Settings:
    """The settings of a server. Rates are requests per second; 0: no limit."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8070
    names: tuple[str, ...] = ()  # the host names it answers to; none: any, but see `middleware`
    address_rate: float = 50.0
    person_rate: float = 30.0
    people_per_hour: int = 60  # new ones by address, half of them at once
    workers: int = 2  # processes that run bots, or tasks in the queue at a time
    bot_queue: str = field(default_factory=bot_queue_url)  # of bots that run elsewhere
    analysis_seconds: float = field(default_factory=analysis_seconds)
    open_metrics: bool = False  # show metrics to other machines too
    webhooks: bool = True
    inner_webhooks: bool = False  # allow webhooks on private addresses
    keep_games: int = 2000  # maximum number of games in memory
    idle_seconds: float = 60.0  # after which a game is dropped from memory
    sweep_seconds: float = 2.0  # how often to check for overdue bots and clocks
    tables_per_person: int = 200
    waiting_days: float = 30.0  # after which tables that never began are removed; 0: never
    sockets: int = 5000  # maximum number of open WebSockets
    sockets_by_address: int = 100
    accounts: bool = True  # people may sign in; not needed for a game on one's own machine
    address: str = ""  # of the pages, for links in mails; none: from the host name
    smtp: str = field(default_factory=lambda: os.environ.get(SMTP, ""))  # none: no mails
    mail_from: str = field(default_factory=lambda: os.environ.get(MAIL_FROM, ""))

    @property
    def own_names(self) -> set[str]:
        """The host names under which people find this server."""
        named = (*self.names, urlsplit(self.address).hostname or "")
        return {name.lower() for name in named if name}

    @property
    def link_to(self) -> str:
        """The address for links in mails; it must never come from a request's host name."""
        if self.address:
            return self.address.rstrip("/")
        if self.names:
            return f"https://{self.names[0]}"
        return f"http://localhost:{self.port}" if self.local else ""

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "::1", "localhost")
