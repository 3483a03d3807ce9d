"""Writing a table as text."""

from __future__ import annotations

from collections.abc import Sequence

from orleans.engine.book import Book
from orleans.engine.frames import STEPS
from orleans.engine.table import (
    STOCK_NAMES,
    Player,
    Table,
)
from orleans.pieces import (
    FOLLOWER_NAMES,
    GEAR,
    GOOD_NAMES,
    KIND_NAMES,
    NEUTRAL,
    TRACK_NAMES,
)
from orleans.rules.gains import DEVELOPMENT_CITIZENS

STAGES = ("drawing", "recalling", "storing", "planning", "ready")
SEALED = ("market", "board", "gears", "bound")  # all that planning can change


def write_position(t: Table) -> str:
    """The whole table; reading it back gives an equal one."""
    book = t.book
    tiles = book.components.hourglass.tiles
    citizens = citizens_on_tracks(book)
    lines = book.setup.lines()
    lines += [
        f"round: {t.round}",
        f"start: {t.start}",
        f"event: {tiles[t.event].id if t.event >= 0 else '-'}",
        f"hourglass: {_names([tiles[n].id for n in t.hourglass])}",
        f"supply: {_counts(t.supply, FOLLOWER_NAMES)}",
        f"gears: {t.gears}",
        f"goods: {_counts(t.goods, GOOD_NAMES)}",
        f"map: {_map(t)}",
        f"deeds: {_deeds(t)}",
        f"claimed: {_names([name for bit, name in citizens if t.claimed >> bit & 1])}",
        f"offer: {_names([book.components.places[n].id for n in t.offer])}",
    ]
    for seat, player in enumerate(t.players):
        lines += [f"{seat} {key}: {text}" for key, text in _player(t, seat, player)]
        sealed = t.sealed[seat]
        if sealed is not None:
            kept = [(key, text) for key, text in _player(t, seat, sealed) if key in SEALED]
            lines += [f"{seat} sealed-{key}: {text}" for key, text in kept]
    frames = [f"{STEPS[f[0]].name} {f[1]} {f[2]} {f[3]}" for f in t.stack]
    lines.append(f"stack: {'; '.join(frames) or '-'}")
    if t.over:
        lines.append("over: yes")
    return "\n".join(lines) + "\n"


def _player(t: Table, seat: int, p: Player) -> list[tuple[str, str]]:
    book = t.book
    towns = book.components.towns
    tracks = [f"{count} {name}" for name, count in zip(TRACK_NAMES, p.tracks, strict=True) if count]
    return [
        ("coins", str(p.coins)),
        ("goods", _counts(p.goods, GOOD_NAMES)),
        ("bag", _counts(p.bag, KIND_NAMES)),
        ("market", _counts(p.market, KIND_NAMES)),
        ("tiles", _names([book.components.places[n].id for n in p.layout.tiles])),
        ("board", _board(book, p)),
        ("tracks", ", ".join(tracks) or "-"),
        ("development", str(p.development)),
        ("citizens", str(p.citizens)),
        ("merchant", towns[p.town].id),
        ("stations", _names([towns[n].id for n, b in enumerate(t.stations) if b >> seat & 1])),
        ("unbuilt", str(p.stations)),
        ("stock", _counts(p.stock, STOCK_NAMES)),
        ("gears", str(p.gears)),
        ("bound", str(p.bound_gears)),
        ("stage", STAGES[p.stage]),
        ("draws", str(p.draws)),
        ("recalls", str(p.recalls)),
        ("passed", "yes" if p.passed else "no"),
    ]


def _names(names: list[str]) -> str:
    return ", ".join(names) or "-"


def _counts(counts: Sequence[int], names: tuple[str, ...]) -> str:
    found = [f"{n} {name}" for n, name in zip(counts, names, strict=True) if n]
    return ", ".join(found) or "-"


def _board(book: Book, p: Player) -> str:
    found = []
    for place in p.layout.places:
        here = p.spaces[book.first[place] : book.last[place]]
        if any(here):
            words = ["-" if not s else "gear" if s == GEAR else KIND_NAMES[s - 1] for s in here]
            found.append(f"{book.components.places[place].id} {' '.join(words)}")
    return "; ".join(found) or "-"


def _map(t: Table) -> str:
    found = []
    for n, connection in enumerate(t.book.components.connections):
        lying = [t.lying[space] for space in t.book.goods_spaces[n]]
        if any(lying):
            words = ["-" if not good else GOOD_NAMES[good - 1] for good in lying]
            found.append(f"{connection.id} {' '.join(words)}")
    return "; ".join(found) or "-"


def _deeds(t: Table) -> str:
    found = []
    for n, deed in enumerate(t.book.components.deeds):
        here = t.deeds[n * NEUTRAL : (n + 1) * NEUTRAL]
        done = [spaces - left for spaces, left in zip(deed.spaces, here, strict=True)]
        if any(done):
            found.append(f"{deed.id} {_counts(done, FOLLOWER_NAMES).replace(',', '')}")
    return "; ".join(found) or "-"


def citizens_on_tracks(book: Book) -> list[tuple[int, str]]:
    """The citizens on the tracks: bit and name."""
    found = [(n, track.id) for n, track in enumerate(book.components.tracks) if track.citizen]
    spaces = book.components.development.citizens
    return found + [(DEVELOPMENT_CITIZENS + i, f"development-{s}") for i, s in enumerate(spaces)]
