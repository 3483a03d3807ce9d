"""Why something happens or is asked: one number for each thing that can be the cause.

A frame carries it as its argument `cause`; the story and the pages say it in words.
"""

from __future__ import annotations

from typing import Final

from orleans.facts.components import Components

CENSUS: Final = 0
THE_END: Final = 1
BY_EVENT: Final = 1000  # + hour glass tile
BY_DEED: Final = 2000  # + deed
BY_PLACE: Final = 3000  # + place


def causes(c: Components) -> dict[int, str]:
    """Their names, as `kind:thing`."""
    found = {CENSUS: "census", THE_END: "end"}
    found |= {BY_EVENT + n: f"event:{tile.id}" for n, tile in enumerate(c.hourglass.tiles)}
    found |= {BY_DEED + n: f"deed:{deed.id}" for n, deed in enumerate(c.deeds)}
    return found | {BY_PLACE + n: f"place:{place.id}" for n, place in enumerate(c.places)}
