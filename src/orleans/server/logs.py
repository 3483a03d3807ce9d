"""Structured logs: one JSON object a line, never a secret, never what a client sent."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

log = logging.getLogger("orleans.server")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        found: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


# What uvicorn calls an error though only a client did wrong.
CLIENTS_FAULTS = ("ASGI callable returned without completing handshake", "Invalid UTF-8 sequence")


def without_clients(record: logging.LogRecord) -> bool:
    said = record.getMessage()
    if '"WebSocket ' in said or said.startswith(("connection open", "connection closed")):
        return False  # names the address and the query of a client
    if said.startswith(CLIENTS_FAULTS):
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.exc_info = None
    return True


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.error").addFilter(without_clients)
    # At DEBUG it would write the headers of every wire, keys among them.
    logging.getLogger("uvicorn.error").setLevel(
        max(logging.INFO, logging.getLevelName(level.upper()))
    )
    for noisy in ("uvicorn.access", "websockets", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def log_event(event: str, level: int = logging.INFO, **fields: Any) -> None:
    log.log(level, event, extra={"fields": fields})
