"""Refused requests, with a code for programs and a reason for people.

The server's sentences are written in English where they are needed; `de.ftl` and `fr.ftl`
translate them.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from orleans.errors import OrleansError
from orleans.notation.fluent import Sentences, messages_in
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


class Sentence(Struct, frozen=True):
    """A sentence in English, and the values for its braces."""

    template: str
    values: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return self.template.format(*self.values) if self.values else self.template

    def said(self, language: str) -> str:
        """Return it in a language, if it is translated."""
        known, key = translations(language), reason_id(self.template)
        return known.say(key, named(self.values), {}) if key in known else str(self)


class Refusal(OrleansError):
    def __init__(self, code: str, reason: str, *values: str | int) -> None:
        """`values` fill the braces of the reason."""
        self.code, self.sentence = code, Sentence(reason, values)
        super().__init__(str(self.sentence))

    def said(self, language: str) -> str:
        return self.sentence.said(language)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def headers(self) -> dict[str, str]:
        """When to try again."""
        return {429: {"retry-after": "1"}, 503: {"retry-after": "2"}}.get(self.status, {})


@lru_cache(maxsize=3)
def translations(language: str) -> Sentences:
    path = Path(__file__).parent / f"{language}.ftl"
    found = dict(messages_in(path.read_text(encoding="utf-8"))) if path.exists() else {}
    return Sentences(language, found)
