"""Reads hour glasses: the stacks of a box, and other printings of the base game's."""

from __future__ import annotations

from orleans.facts.components import EventCard, Glass, HourGlassTile, Printing
from orleans.facts.source import Entry
from orleans.pieces import KIND_NAMES

Lasts = tuple[tuple[str, int], ...]
LETTERS = ("A", "B", "C", "D")


def amounts_by_letter(e: Entry, key: str) -> tuple[tuple[str, int], ...]:
    """Numbers by letter."""
    if key not in e.raw:
        return ()
    part = e.part(key)
    found = tuple((letter, part.number(letter, 1, 20)) for letter in LETTERS if letter in part.raw)
    part.done()
    return found


def read_glass(e: Entry, events: tuple[EventCard, ...], tiles: list[HourGlassTile]) -> Glass:
    """One box's hour glass; its tiles are added to those of the boxes before."""
    ids = tuple(event.id for event in events)
    module = str(e.take("module", str, "base"))
    before = str(e.take("prefix", str, ""))  # two boxes have tiles of the same name
    amounts = {event.id: dict(event.amount) for event in events}
    if "amount" in e.raw:
        part = e.part("amount")
        amounts |= {name: dict(amounts_by_letter(part, name)) for name in ids if name in part.raw}
        part.done()
    brought = _brought(e, ids)
    piece = KIND_NAMES[e.choice("brought", KIND_NAMES)] if brought else ""

    def add(event: int, letter: str) -> int:
        name = ids[event] + (f"-{letter.lower()}" if letter else "")
        amount = amounts[ids[event]].get(letter, 0)
        brings = brought.get(ids[event], {}).get(letter, 0)
        kind = piece if brings else ""
        tiles.append(HourGlassTile(before + name, event, letter, amount, brings, kind))
        return len(tiles) - 1

    stacks: list[tuple[int, ...]] = []
    if "first" in e.raw:
        stacks.append((add(e.choice("first", ids), ""),))
    for letter in LETTERS:
        if letter in e.raw:
            stacks.append(tuple(add(event, letter) for event in e.choices(letter, ids)))
    draws = [len(stack) for stack in stacks]
    if isinstance(e.raw.get("draws"), dict):
        part = e.part("draws")
        letters = [letter for letter in LETTERS if letter in part.raw]
        pairs = zip(letters, stacks, strict=True)
        by_players = tuple(part.by_players(letter, 1, len(stack)) for letter, stack in pairs)
        part.done()
        return Glass(module, tuple(stacks), tuple(draws), (), by_players)
    if "draws" in e.raw:
        draws[1:] = [e.number("draws", 1, min(draws[1:]))] * len(draws[1:])
    return Glass(module, tuple(stacks), tuple(draws), _lasts(e, ids, tiles, before))


def _brought(e: Entry, ids: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """The pieces that a tile brings besides its event, by event and letter."""
    if "brings" not in e.raw:
        return {}
    part = e.part("brings")
    found = {name: dict(amounts_by_letter(part, name)) for name in ids if name in part.raw}
    part.done()
    return found


def _lasts(e: Entry, ids: tuple[str, ...], tiles: list[HourGlassTile], before: str) -> Lasts:
    """What may lie at the bottom: a tile made for it, or one of a stack."""
    found: list[tuple[str, int]] = []
    for event in e.choices("last", ids) if "last" in e.raw else ():
        stacked = [n for n, tile in enumerate(tiles) if tile.event == event and tile.letter]
        if not stacked:
            tiles.append(HourGlassTile(f"{before}{ids[event]}-last", event, "", 0))
            stacked = [len(tiles) - 1]
        found.append((ids[event], stacked[-1]))
    return tuple(found)


def read_printing(
    e: Entry,
    key: str,
    events: tuple[EventCard, ...],
    tiles: list[HourGlassTile],
    glasses: list[Glass],
) -> Printing:
    """Another hour glass of the base game: its tiles have no letter, only a number."""
    ids = tuple(event.id for event in events)
    counts, amounts = e.counts("stack", ids), e.counts("amount", ids)
    first = e.choice("first", ids)
    numbered = [(n, i + 1) for n, count in enumerate(counts) for i in range(count)]
    start = len(tiles)
    for event, number in [(first, 0), *numbered]:
        tiles.append(HourGlassTile(f"{key}-{ids[event]}-{number}", event, "", amounts[event]))
    stack = tuple(range(start + 1, len(tiles)))
    glasses.append(Glass(key, ((start,), stack), (1, len(stack)), ()))
    return Printing(key, e.texts("editions"))
