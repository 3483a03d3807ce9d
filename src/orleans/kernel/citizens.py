"""Where citizens wait: every space has a number, which is its bit in `Table.claimed`."""

from __future__ import annotations

from typing import Final

from orleans.facts.components import Components, citizen_spaces

# Tracks by their number, then the development track's citizens, towns and deeds.
DEVELOPMENT_CITIZENS: Final = 8
TOWN_CITIZENS: Final = 32
DEED_CITIZENS: Final = 64


def spaces_by_bit(c: Components) -> dict[int, str]:
    """The spaces that a scenario may leave to the players' choice; towns are not among them."""
    bits = [n for n, track in enumerate(c.tracks) if track.citizen]
    bits += [DEVELOPMENT_CITIZENS + n for n in range(len(c.development.citizens))]
    bits += [DEED_CITIZENS + n for n, deed in enumerate(c.deeds) if deed.done.citizens]
    return dict(zip(bits, citizen_spaces(c.tracks, c.development, c.deeds), strict=True))
