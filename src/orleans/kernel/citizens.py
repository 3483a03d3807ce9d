"""Where citizens wait: every space has a number, which is its bit in `Table.claimed`."""

from __future__ import annotations

from typing import Final

from orleans.facts.components import Components, citizen_spaces

# Tracks by their number, then the development track's citizens, towns, deeds and other spaces.
DEVELOPMENT_CITIZENS: Final = 8
TOWN_CITIZENS: Final = 32
DEED_CITIZENS: Final = 64
OTHER_CITIZENS: Final = 256


def spaces_by_bit(c: Components) -> dict[int, str]:
    """Every space where a citizen can wait."""
    bits = [n for n, track in enumerate(c.tracks) if track.citizen]
    bits += [DEVELOPMENT_CITIZENS + n for n in range(len(c.development.citizens))]
    bits += [DEED_CITIZENS + n for n, deed in enumerate(c.deeds) if deed.done.citizens]
    found = dict(zip(bits, citizen_spaces(c.tracks, c.development, c.deeds), strict=True))
    found |= {TOWN_CITIZENS + n: town.id for n, town in enumerate(c.towns)}
    return found | {OTHER_CITIZENS + n: space.id for n, space in enumerate(c.citizen_spaces)}
