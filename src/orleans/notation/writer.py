"""Writing a table as text."""

from __future__ import annotations

from orleans.boxes.base.fields import SEALED
from orleans.kernel.fields import NO_SEAT, lines_of
from orleans.kernel.table import Player, Table
from orleans.notation.frames import write_frame


def write_position(t: Table) -> str:
    """The whole table; reading it back gives an equal one."""
    lines = t.book.setup.lines()
    lines += [
        f"{field.name}: {field.write(t, NO_SEAT, t)}" for field in lines_of(t.book, seats=False)
    ]
    for seat, player in enumerate(t.players):
        lines += [f"{seat} {key}: {text}" for key, text in _player(t, seat, player)]
        sealed = t.sealed[seat]
        if sealed is not None:
            kept = [(key, text) for key, text in _player(t, seat, sealed) if key in SEALED]
            lines += [f"{seat} sealed-{key}: {text}" for key, text in kept]
    frames = [write_frame(t.book, frame) for frame in t.stack]
    lines.append(f"stack: {'; '.join(frames) or '-'}")
    if t.over:
        lines.append("over: yes")
    return "\n".join(lines) + "\n"


def _player(t: Table, seat: int, p: Player) -> list[tuple[str, str]]:
    fields = lines_of(t.book, seats=True)
    return [(field.name, field.write(t, seat, p)) for field in fields]
