"""Writing a table as text."""

from __future__ import annotations

from collections.abc import Sequence

from orleans.boxes.base.deeds import standing_at_deed
from orleans.kernel.book import Book
from orleans.kernel.table import (
    FULFILLED,
    ON_DISPLAY,
    STOCK_NAMES,
    Player,
    Table,
)
from orleans.notation.frames import write_frame
from orleans.pieces import (
    FOLLOWER_NAMES,
    GEAR,
    GOOD_NAMES,
    KIND_NAMES,
    NEUTRAL,
    TRACK_NAMES,
    WANT_NAMES,
)

STAGES = ("drawing", "recalling", "storing", "planning", "ready")
SEALED = ("market", "board", "gears", "bound")  # all that planning can change


def write_position(t: Table) -> str:
    """The whole table; reading it back gives an equal one."""
    book = t.book
    tiles = book.components.hourglass.tiles
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
        f"claimed: {_names([name for bit, name in book.citizens if t.claimed >> bit & 1])}",
        f"offer: {_names([book.components.places[n].id for n in t.offer])}",
    ]
    if t.deed_goods:
        lines.append(f"deed-goods: {_deed_goods(t)}")
    if t.orders:
        lines.append(f"orders: {_orders(t, ON_DISPLAY)}")
    for seat, player in enumerate(t.players):
        lines += [f"{seat} {key}: {text}" for key, text in _player(t, seat, player)]
        if t.orders:
            lines.append(f"{seat} orders: {_orders(t, FULFILLED + seat)}")
        if t.locked:
            places = [p.id for n, p in enumerate(book.components.places) if t.locked[seat] >> n & 1]
            lines.append(f"{seat} locked: {_names(places)}")
        sealed = t.sealed[seat]
        if sealed is not None:
            kept = [(key, text) for key, text in _player(t, seat, sealed) if key in SEALED]
            lines += [f"{seat} sealed-{key}: {text}" for key, text in kept]
    frames = [write_frame(book, frame) for frame in t.stack]
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
        ("stock", _counts(p.stock, tuple(STOCK_NAMES))),
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
    for row, n in enumerate(t.book.deeds):
        sent = [standing_at_deed(t, row, kind) for kind in range(NEUTRAL)]
        if any(sent):
            deed = t.book.components.deeds[n]
            found.append(f"{deed.id} {_counts(sent, FOLLOWER_NAMES).replace(',', '')}")
    return "; ".join(found) or "-"


def _deed_goods(t: Table) -> str:
    """`thanksgiving farmer grain monk wine; …`: the deed, then type and good of each space."""
    found: dict[str, list[str]] = {}
    for (n, want, good), lies in zip(t.book.deed_goods, t.deed_goods, strict=True):
        if lies:
            deed = t.book.components.deeds[n].id
            here = [f"{WANT_NAMES[want]} {GOOD_NAMES[good]}"] * lies
            found.setdefault(deed, [deed]).extend(here)
    return "; ".join(" ".join(words) for words in found.values()) or "-"


def _orders(t: Table, where: int) -> str:
    return _names([t.book.components.orders[n].id for n, at in enumerate(t.orders) if at == where])
