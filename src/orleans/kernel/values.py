"""Values of fields, which are tuples of integers: changed, and written and read as text."""

from __future__ import annotations

from collections.abc import Sequence

Value = tuple[int, ...]


def changed(counts: Value, at: int, number: int) -> Value:
    """The same counts with one changed."""
    return (*counts[:at], number, *counts[at + 1 :])


def flags(which: Sequence[int], size: int) -> list[int]:
    """1 for each of these numbers, 0 for the others."""
    found = [0] * size
    for n in which:
        found[n] = 1
    return found


def as_value(found: object) -> Value:
    """The content of a slot as a tuple."""
    if isinstance(found, int):
        return (int(found),)
    assert isinstance(found, (list, tuple, bytearray))
    return tuple(found)


def alike(found: object, value: Value) -> object:
    """A value in the form that a slot has."""
    if isinstance(found, bool):
        return bool(value[0])
    if isinstance(found, int):
        return value[0]
    if isinstance(found, list):
        return list(value)
    return bytearray(value) if isinstance(found, bytearray) else value


# --- texts


def words(text: str) -> list[str]:
    """`castle, ship` as words; a dash means none."""
    return [word for word in text.replace(",", " ").split() if word != "-"]


def write_names(names: Sequence[str]) -> str:
    return ", ".join(names) or "-"


def write_counts(counts: Sequence[int], names: Sequence[str]) -> str:
    return write_names([f"{n} {name}" for n, name in zip(counts, names, strict=True) if n])


def read_number(text: str, most: int) -> int:
    if not text.isdecimal() or len(text) > 9 or int(text) > most:
        raise ValueError(f"must be a number from 0 to {most}, not '{text}'")
    return int(text)


def read_name(text: str, names: Sequence[str]) -> int:
    if text not in names:
        raise ValueError(f"'{text}' is not known")
    return names.index(text)


def read_counts(text: str, names: Sequence[str]) -> list[int]:
    """`2 knight, monk` as counts."""
    counts = [0] * len(names)
    for part in text.split(","):
        said = part.split()
        if len(said) > 2:
            raise ValueError(f"'{part.strip()}' is not like '2 knight'")
        if said:
            count = read_number(said[0], 999) if len(said) == 2 else 1
            counts[read_name(said[-1], names)] += count
    return counts
