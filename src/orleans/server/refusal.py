"""Refused requests, with a code for programs and a reason for people."""

from __future__ import annotations

from orleans.errors import OrleansError

# The HTTP status of each code.
STATUS = {
    "unreadable": 400,
    "unknown-caller": 401,
    "not-yours": 403,
    "foreign": 403,
    "not-found": 404,
    "stale": 409,
    "not-now": 409,
    "used": 409,
    "broken": 409,
    "too-large": 413,
    "wrong-type": 415,
    "illegal": 422,
    "not-possible": 422,
    "too-often": 429,
    "busy": 503,
}


class Refusal(OrleansError):
    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code

    @property
    def status(self) -> int:
        return STATUS[self.code]
