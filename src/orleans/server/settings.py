"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from orleans.errors import BadSetup

DATABASE = "ORLEANS_DATABASE_URL"
ANALYSIS = "ORLEANS_ANALYSIS_SECONDS"


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


def analysis_seconds() -> float:
    """After so many seconds a finished game gets the quick judge; the environment may say it."""
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
    workers: int = 2  # processes that run bots
    analysis_seconds: float = field(default_factory=analysis_seconds)
    open_metrics: bool = False  # show metrics to other machines too
    webhooks: bool = True
    inner_webhooks: bool = False  # allow webhooks on private addresses
    keep_games: int = 2000  # maximum number of games in memory
    idle_seconds: float = 60.0  # after which a game is dropped from memory
    sweep_seconds: float = 2.0  # how often to check for overdue bots and clocks
    tables_per_person: int = 200
    sockets: int = 5000  # maximum number of open WebSockets
    sockets_by_address: int = 100

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("127.0.0.1", "::1", "localhost")
