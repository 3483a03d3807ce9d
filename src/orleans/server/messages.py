"""The messages of WebSockets, and the only message a client may send."""

from __future__ import annotations

from msgspec import Struct

from orleans.server.api import ChatLine, TableInfo, Version
from orleans.server.views import QuickState, Signs


class StateMessage(Struct, tag="state"):
    state: QuickState


class TableMessage(Struct, tag="table"):
    """A table whose game has not begun or cannot be shown."""

    table: TableInfo


class ChatMessage(Struct, tag="chat"):
    lines: list[ChatLine]


class SignsMessage(Struct, tag="signs"):
    """Everything that is pointed at and proposed just now."""

    signs: Signs


class TurnMessage(Struct, tag="turn"):
    """It is the turn of one of your seats."""

    table: str
    seat: int
    version: int


class ErrorMessage(Struct, tag="error"):
    error: str
    code: str


class Since(Struct, forbid_unknown_fields=True):
    """The only message of a client: the last version it saw. The answer is the newest state."""

    since: Version
