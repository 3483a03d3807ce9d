"""Sums, and what lies in sorted numbers, which nearly every move asks for.

Plain code is quickest with what Python has in C. Compiled code is quicker with these loops: a call
into Python costs as much as some twenty of their turns.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import compress
from types import FunctionType
from typing import Final


def total(numbers: list[int]) -> int:
    """Return the sum."""
    found = 0
    for number in numbers:
        found += number
    return found


def find(numbers: tuple[int, ...], number: int, low: int = 0) -> int:
    """Return where a number stands in sorted ones, or would stand."""
    high = len(numbers)
    while low < high:
        middle = (low + high) >> 1
        if numbers[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low


def without(numbers: tuple[int, ...], others: tuple[int, ...]) -> list[int]:
    """Return those of sorted numbers that are not among others, which are sorted too."""
    found, at, end = [], 0, len(others)
    for number in numbers:
        while at < end and others[at] < number:
            at += 1
        if at == end or others[at] != number:
            found.append(number)
    return found


def plainly_without(numbers: tuple[int, ...], others: tuple[int, ...]) -> list[int]:
    """Return the same by a set."""
    found, gone = [], set(others)
    for number in numbers:
        if number not in gone:
            found.append(number)
    return found


def some(numbers: tuple[int, ...]) -> bool:
    """Return whether one of the numbers is not zero."""
    for number in numbers:  # noqa: SIM110 - compiled, far faster than any()
        if number:
            return True
    return False


def some_filled(spaces: bytearray, end: int) -> bool:
    """Return whether one of the spaces up to the end is not empty."""
    for space in range(end):  # noqa: SIM110 - compiled, far faster than any()
        if spaces[space]:
            return True
    return False


def plainly_some_filled(spaces: bytearray, end: int) -> bool:
    """Return the same by what Python has for it."""
    return any(spaces[:end])


def of_filled(moves: tuple[int, ...], spaces: bytearray, end: int) -> list[int]:
    """Return the moves of those spaces up to the end that are not empty."""
    found, here = [], bytes(spaces)
    for space in range(end):
        if here[space]:
            found.append(moves[space])
    return found


def plainly_of_filled(moves: tuple[int, ...], spaces: bytearray, end: int) -> list[int]:
    """Return the same by what Python has for it."""
    return [*compress(moves, spaces[:end])]


PLAIN: Final = isinstance(total, FunctionType)  # compiled functions are of another kind
if PLAIN:
    globals().update(total=sum, find=bisect_left, without=plainly_without)
    globals().update(some=any, some_filled=plainly_some_filled, of_filled=plainly_of_filled)
