"""Where every printed value comes from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from orleans.facts.loader import load
from orleans.facts.source import (
    LABELS,
    Value,
    corrections_text,
    labelled,
    lay_over,
    read_corrections,
    read_files,
)


def audit(corrections: Path | None = None) -> dict[str, list[Value]]:
    """The labelled values of each file, with corrections laid over them."""
    changed = read_corrections(corrections)
    name = corrections.name if corrections else ""
    load(corrections_text(changed), name)  # refuses what cannot be used
    files = read_files()
    changed = lay_over(files, changed, name)
    return {file: labelled(raw, changed) for file, raw in files.items()}


def summary(found: dict[str, list[Value]]) -> dict[str, object]:
    """Totals and per file: how many values have which label."""
    files = {file: _count(values) for file, values in found.items()}
    totals: Counter[str] = Counter()
    for counts in files.values():
        totals.update(counts)
    listed = [
        {"path": value.path, "value": value.value, "label": value.label, "source": value.source}
        for values in found.values()
        for value in values
        if value.label in ("reconstructed", "corrected")
    ]
    return {
        "totals": {label: totals[label] for label in (*LABELS, *_more(totals))},
        "files": files,
        "values": listed,
    }


def _count(values: list[Value]) -> dict[str, int]:
    counts = Counter(value.label for value in values)
    return {label: counts[label] for label in (*LABELS, *_more(counts))}


def _more(counts: Counter[str]) -> list[str]:
    return [label for label in counts if label not in LABELS]
