"""Writing a table as text."""

from __future__ import annotations

from orleans.boxes.base.fields import SEALED
from orleans.kernel.fields import NO_SEAT, Holder, lines_of
from orleans.kernel.setup import RULES_VERSION
from orleans.kernel.table import Table
from orleans.notation.frames import write_frame


def write_position(t: Table, *, rules: bool = True) -> str:
    """The whole table; reading it back gives an equal one.

    Without `rules` it does not say if they are older ones, so that it never changes.
    """
    lines = t.book.setup.lines()
    if rules and t.book.setup.rules != RULES_VERSION:
        lines.append(f"rules: {t.book.setup.rules}")
    lines += [f"{key}: {text}" for key, text in _lines(t, NO_SEAT, t)]
    for seat, player in enumerate(t.players):
        own = _lines(t, seat, player)
        lines += [f"{seat} {key}: {text}" for key, text in own]
        sealed = t.sealed[seat]
        if sealed is not None:
            seen = _lines(t, seat, sealed)
            kept = [line for line in seen if line[0] in SEALED or line not in own]
            lines += [f"{seat} sealed-{key}: {text}" for key, text in kept if key != "stage"]
    frames = [write_frame(t.book, frame) for frame in t.stack]
    lines.append(f"stack: {'; '.join(frames) or '-'}")
    if t.over:
        lines.append("over: yes")
    return "\n".join(lines) + "\n"


def _lines(t: Table, seat: int, holder: Holder) -> list[tuple[str, str]]:
    """The lines of the table, or of a seat."""
    fields = lines_of(t.book, seats=seat != NO_SEAT)
    return [
        (field.name, field.write(t, seat, holder))
        for field in fields
        if field.is_written(t.book, holder)
    ]
