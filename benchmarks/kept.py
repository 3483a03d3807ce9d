"""The ratios of the last release, and what got slower since."""

from __future__ import annotations

import json
import sys
from pathlib import Path

FILE = Path(__file__).with_name("kept.json")
TOLERANCE = 0.15


def slower(kept: dict[str, float], found: dict[str, float]) -> list[str]:
    """Ratios, more is better, that fell by more than 15 %."""
    return [
        f"{name}: {kept[name]} in the last release, now {value} ({value / kept[name] - 1:+.0%})"
        for name, value in found.items()
        if name in kept and value < kept[name] * (1 - TOLERANCE)
    ]


def compare(what: str, found: dict[str, float], *, keep: bool) -> None:
    """Tell what got slower; with `keep` these ratios are the next ones to compare with."""
    known: dict[str, dict[str, float]] = json.loads(FILE.read_text()) if FILE.exists() else {}
    for line in slower(known.get(what, {}), found):
        print(f"slower, {what}: {line}", file=sys.stderr)
    if keep:
        known[what] = found
        FILE.write_text(json.dumps(known, indent=2) + "\n")
