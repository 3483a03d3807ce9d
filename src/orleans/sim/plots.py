"""Plots as SVG text, without a library, so that they need no script and fit into one file.

They are designed for a phone and have a maximum width. Colours are CSS classes, so that the
page chooses between light and dark.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10

WIDTH = 360
LEFT, RIGHT = 8, 12
LONGEST = 46  # characters of a name
COLOURS = 8  # classes c0 to c7 of the page
DASHES = ("", "6 3", "2 3", "8 3 2 3")


@dataclass(frozen=True)
class Row:
    """A labelled value with its interval."""

    label: str
    value: float
    low: float
    high: float
    colour: int = 0


class Scale:
    """Maps values to coordinates, and chooses round numbers for the axis."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high - low < 1e-9:
            low, high = low - 1, high + 1
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self, about: int = 5) -> list[float]:
        rough = (self.high - self.low) / about
        unit: float = 10.0 ** floor(log10(rough))
        step = next(unit * n for n in (1, 2, 5, 10) if unit * n >= rough)
        first = -floor(-self.low / step)
        found = []
        while first * step <= self.high + 1e-9:
            found.append(round(first * step, 10))
            first += 1
        return found


def number(value: float) -> str:
    """Format with at most two decimals, without trailing zeros and never as -0."""
    value = round(value, 2) + 0.0
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def short(value: float) -> str:
    """Format for labels: one decimal, or two below 1."""
    return number(round(value, 1 if abs(value) >= 1 else 2))


def svg(height: float, parts: Iterable[str], says: str) -> str:
    """Return an image with a description for screen readers."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(says)}">'
        f"{''.join(parts)}</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def label(y: float, words: str, value: str = "") -> str:
    """Return the name of a row on the left and its value on the right."""
    name = words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
    told = text(WIDTH - RIGHT, y, value, "label", "end") if value else ""
    return text(LEFT, y, name, "label") + told


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" class="{kind}"/>'


def axis(scale: Scale, top: float, bottom: float, show: str = "{}") -> list[str]:
    """Return vertical lines at round values, with labels below."""
    parts = []
    for tick in scale.ticks():
        x = scale(tick)
        parts.append(line(x, top, x, bottom, "grid"))
        parts.append(text(x, bottom + 14, show.format(number(tick)), "small", "middle"))
    return parts


def intervals(
    rows: Sequence[Row], says: str, mark: float | None = None, percent: bool = False
) -> str:
    """Return points with whiskers, one row each; `mark` is the neutral value."""
    factor = 100 if percent else 1
    ends = [v * factor for row in rows for v in (row.low, row.high)]
    ends += [] if mark is None else [mark * factor]
    low, high = (0.0, 100.0) if percent else (min(ends), max(ends))
    scale = Scale(low, high, LEFT + 8, WIDTH - RIGHT - 8)
    bottom = 8 + 34 * len(rows)
    parts = axis(scale, 4, bottom, "{} %" if percent else "{}")
    if mark is not None:
        x = scale(mark * factor)
        parts.append(line(x, 4, x, bottom, "mark"))
    for n, row in enumerate(rows):
        y = 8 + 34 * n
        colour = f"c{row.colour % COLOURS}"
        here, start, end = (scale(v * factor) for v in (row.value, row.low, row.high))
        told = f"{short(row.value * factor)}{' %' if percent else ''}"
        parts.append(label(y + 10, row.label, told))
        parts.append(line(start, y + 22, end, y + 22, f"whisker {colour}"))
        parts.append(f'<circle cx="{here}" cy="{y + 22}" r="5" class="dot {colour}"/>')
    return svg(bottom + 22, parts, says)


def stacked(rows: Mapping[str, Mapping[str, float]], says: str) -> str:
    """Return one stacked bar per row; negative parts go to the left."""
    high = max((sum(v for v in row.values() if v > 0) for row in rows.values()), default=1)
    low = min((sum(v for v in row.values() if v < 0) for row in rows.values()), default=0)
    scale = Scale(min(low, 0), max(high, 1), LEFT, WIDTH - RIGHT)
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    bottom = 8 + 38 * len(rows)
    parts = axis(scale, 4, bottom)
    for n, (name, row) in enumerate(rows.items()):
        y = 8 + 38 * n
        parts.append(label(y + 10, name, short(sum(row.values()))))
        ends = {True: 0.0, False: 0.0}
        for part, value in row.items():
            start = ends[value >= 0]
            ends[value >= 0] = start + value
            left, right = sorted((scale(start), scale(start + value)))
            parts.append(
                f'<rect x="{left}" y="{y + 15}" width="{right - left:.1f}" height="14" '
                f'class="fill c{names.index(part) % COLOURS} p{names.index(part) // COLOURS}">'
                f"<title>{escape(part)}: {short(value)}</title></rect>"
            )
    return svg(bottom + 22, parts, says)


def bars(rows: Mapping[str, Sequence[float]], says: str) -> str:
    """Return one bar per series for each row; negative bars go to the left."""
    values = [value for row in rows.values() for value in row] or [0.0]
    scale = Scale(min(0.0, *values), max(0.0, *values), LEFT, WIDTH - RIGHT - 34)
    y = 8.0
    parts: list[str] = []
    for name, row in rows.items():
        parts.append(label(y + 10, name))
        y += 14
        for n, value in enumerate(row):
            left, right = sorted((scale(0), scale(value)))
            width = max(right - left, 0.5)
            parts.append(
                f'<rect x="{left}" y="{y + 1}" width="{width:.1f}" height="9" '
                f'class="fill c{n % COLOURS}"/>'
            )
            parts.append(text(right + 4, y + 9, short(value), "small"))
            y += 11
        y += 5
    return svg(y + 20, [*axis(scale, 4, y), *parts], says)


def lines(
    series: Mapping[str, Sequence[float]], says: str, *, first: int = 1, zero: bool = False
) -> str:
    """Return a line for each series over the rounds."""
    values = [value for row in series.values() for value in row] or [0.0]
    low, high = min(values), max(values)
    up = Scale(min(low, 0) if zero else low, max(high, 0) if zero else high, 190, 10)
    longest = max((len(row) for row in series.values()), default=2)
    along = Scale(first, first + max(longest - 1, 1), 34, WIDTH - RIGHT)
    parts = []
    for tick in up.ticks():
        y = up(tick)
        parts.append(line(34, y, WIDTH - RIGHT, y, "mark" if zero and not tick else "grid"))
        parts.append(text(30, y + 4, number(tick), "small", "end"))
    for tick in along.ticks(9):
        if tick % 1 == 0:
            parts.append(text(along(tick), 206, number(tick), "small", "middle"))
    for n, row in enumerate(series.values()):
        points = " ".join(f"{along(first + i)},{up(value)}" for i, value in enumerate(row))
        dash = f' stroke-dasharray="{DASHES[n % len(DASHES)]}"' if n % len(DASHES) else ""
        parts.append(f'<polyline points="{points}" class="line c{n % COLOURS}"{dash}/>')
    return svg(212, parts, says)


def legend(names: Iterable[str]) -> str:
    """Return the names with their colours."""
    items = [
        f'<li><i class="c{n % COLOURS} p{n // COLOURS}"></i>{escape(name)}</li>'
        for n, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'
