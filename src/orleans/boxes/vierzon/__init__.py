"""Capital Vierzon, a scenario for one player."""

from __future__ import annotations

from orleans.boxes.vierzon.events import Banishment, Storm
from orleans.kernel.box import Box

BOX: Box = Box(
    "vierzon",
    events={
        "storm": Storm(),
        "banishment": Banishment(),
    },
)
