"""Keeping account of what only this box counts."""

from __future__ import annotations

from orleans.boxes.plague.corpses import all_corpses, corpses_left, has_cemetery
from orleans.boxes.plague.fields import CEMETERY
from orleans.kernel.table import Table


def faults_of_corpses(t: Table) -> list[str]:
    """All corpses there are, each once; the supply has the rest."""
    found = [] if corpses_left(t) >= 0 else [f"there are {all_corpses(t)} corpses, not more"]
    for seat, player in enumerate(t.players):
        if CEMETERY.count(player) and not has_cemetery(t, seat):
            found.append(f"seat {seat} has no Cemetery")
    return found
