"""Structured logs: one JSON object per line, without secrets and client input."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

log = logging.getLogger("orleans.server")


class JsonLines(logging.Formatter):
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


# Client mistakes that uvicorn logs as errors.
CLIENT_MISTAKES = ("ASGI callable returned without completing handshake", "Invalid UTF-8 sequence")


def hide_client_details(record: logging.LogRecord) -> bool:
    said = record.getMessage()
    if '"WebSocket ' in said or said.startswith(("connection open", "connection closed")):
        return False  # contains the address and the query of a client
    if said.startswith(CLIENT_MISTAKES):
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.exc_info = None
    return True


def set_up(level: str = "INFO") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.error").addFilter(hide_client_details)
    # At DEBUG it would log the headers of every WebSocket, including keys.
    logging.getLogger("uvicorn.error").setLevel(
        max(logging.INFO, logging.getLevelName(level.upper()))
    )
    for noisy in ("uvicorn.access", "websockets", "alembic", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def log_event(event: str, level: int = logging.INFO, **fields: Any) -> None:
    log.log(level, event, extra={"fields": fields})
