"""Chance as a pure function of a seed and a counter.

There is no state but the counter, so a copy of a game costs nothing and continues like the
original. Nobody can work out the seed from the draws, and anybody who knows it can check
them.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

WORDS: Final = 16  # 32-bit numbers in one block


def clean(text: str) -> str:
    """A text that fits on one line."""
    return "".join(c if c.isprintable() else " " for c in text).strip()


class Chance:
    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._block = -1  # the block last used is kept, which changes no number
        self._words: tuple[int, ...] = ()

    def number(self, counter: int, below: int) -> int:
        """The counter's number from 0 up to `below`."""
        block = counter // WORDS
        if block != self._block:
            self._fill(block)
        return (self._words[counter % WORDS] * below) >> 32

    def falling(self, counter: int, below: int, many: int) -> list[int]:
        """So many numbers from the counter's on, each below one less than the one before."""
        if counter // WORDS != self._block:
            self._fill(counter // WORDS)
        words = self._words[counter % WORDS :]
        while len(words) < many:
            self._fill(self._block + 1)
            words += self._words
        found = []
        for word in words[:many]:
            found.append((word * below) >> 32)
            below -= 1
        return found

    def _fill(self, block: int) -> None:
        digest = blake2b(f"{block}/{self.seed}".encode()).digest()
        self._words = unpack(">16I", digest)
        self._block = block
