"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

DATABASE = "ORLEANS_DATABASE_URL"


def data_home() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "orleans"


def database_url(given: str = "") -> str:
    """The database to use: what was asked for, what the environment names, or one file."""
    url = given or os.environ.get(DATABASE, "")
    if not url:
        return f"sqlite:///{data_home() / 'tables.sqlite'}"
    if "://" not in url:
        return f"sqlite:///{url}"
    scheme, _, rest = url.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else url


@dataclass(frozen=True)
class Settings:
    """What may differ from one server to the next. Rates are requests per second; 0: no limit."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8070
    names: tuple[str, ...] = ()  # the host names it answers to; none: any, but see `guard`
    address_rate: float = 50.0
    person_rate: float = 30.0
    workers: int = 2  # processes in which bots think
    open_metrics: bool = False  # metrics also for those who are not on this machine
    webhooks: bool = True
    inner_webhooks: bool = False  # webhooks may also go to private addresses
    keep_games: int = 2000  # at most so many games in memory
    idle_seconds: float = 60.0  # after which a game is put away
    sweep_seconds: float = 2.0  # how often overdue bots and clocks are looked for
    tables_per_person: int = 200
    sockets: int = 5000  # WebSockets at once
    sockets_by_address: int = 100

    @property
    def local(self) -> bool:
        """Reached from this machine only."""
        return self.host in ("127.0.0.1", "::1", "localhost")
