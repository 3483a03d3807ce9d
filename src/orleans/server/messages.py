"""What a WebSocket says, and the one thing that is said to it."""

from __future__ import annotations

from msgspec import Struct

from orleans.server.api import ChatLine, QuickState, TableInfo, Version


class StateMessage(Struct, tag="state"):
    state: QuickState


class TableMessage(Struct, tag="table"):
    """The table before its game begins, or one whose game cannot be shown."""

    table: TableInfo


class ChatMessage(Struct, tag="chat"):
    lines: list[ChatLine]


class TurnMessage(Struct, tag="turn"):
    """A seat of yours is to decide somewhere."""

    table: str
    seat: int
    version: int


class ErrorMessage(Struct, tag="error"):
    error: str
    code: str


class Since(Struct, forbid_unknown_fields=True):
    """The only thing a client says: what it has seen last. The newest state is the answer."""

    since: Version
