"""Sums and places in sorted numbers, which nearly every move asks for.

Plain code is quickest with Python's own functions, written in C. Compiled code is quicker with
these loops: a call into Python costs as much as some twenty of their turns.
"""

from __future__ import annotations

from bisect import bisect_left
from types import FunctionType


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


if isinstance(total, FunctionType):  # plain: compiled functions are of another kind
    globals().update(total=sum, find=bisect_left)
