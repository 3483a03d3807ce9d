"""Refused requests, with a code for programs and a reason for people.

The reason is written in English where it is raised; `de.ftl` and `fr.ftl` say it otherwise.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from orleans.errors import OrleansError
from orleans.notation.fluent import Sentences, entries
from orleans.notation.words import named, reason_id

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
    def __init__(self, code: str, reason: str, *values: str | int) -> None:
        """`values` come into the braces of the reason."""
        super().__init__(reason.format(*values) if values else reason)
        self.code, self.template, self.values = code, reason, values

    def said(self, language: str) -> str:
        """Return the reason in a language, as far as it is known there."""
        known, key = refusals(language), reason_id(self.template)
        return known.say(key, named(self.values), {}) if key in known else str(self)

    @property
    def status(self) -> int:
        return STATUS[self.code]


@lru_cache(maxsize=3)
def refusals(language: str) -> Sentences:
    path = Path(__file__).parent / f"{language}.ftl"
    found = dict(entries(path.read_text(encoding="utf-8"))) if path.exists() else {}
    return Sentences(language, found)
