"""Moves: a fixed number and one short text each.

A number is a verb's base plus the numbers of what it names. The ranges leave room for
every box, so a number never changes when pieces are added. Outcomes of chance are moves
too: those of nature.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from orleans.data.components import Components
from orleans.errors import UnreadableMove
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES, KIND_NAMES, WAY_NAMES

# One word, no object.
PASS: Final = 0
READY: Final = 1
DONE: Final = 2
LEAVE: Final = 3
PROTECT: Final = 4
SUFFER: Final = 5
GIVE_STATION: Final = 6  # one not yet built
GIVE_FOLLOWER: Final = 7
GIVE_DEVELOPMENT: Final = 8
GIVE_SPARE_GEAR: Final = 9
REWARD_COINS: Final = 10
REWARD_DEVELOPMENT: Final = 11

# A number, a good, a follower, a town …
DRAW: Final = 32
PAY: Final = 64
TAKE: Final = 96
GIVE: Final = 104
HIRE: Final = 112
TOWER: Final = 128
LAY: Final = 144  # nature: a good on the next space of the map
REMOVE: Final = 152  # nature: a good that leaves the game before it begins
COME: Final = 160  # nature: a follower comes out of the bag
GO: Final = 192
GIVE_STATION_AT: Final = 256
REVEAL: Final = 320  # nature: an hour glass tile
USE: Final = 512
BUILD: Final = 640
GIVE_TILE: Final = 768
OFFER: Final = 896  # nature: a place tile comes on offer
BACK: Final = 1024
GEAR_ON: Final = 1280
GIVE_GEAR: Final = 1536
SEND: Final = 2048
PLACE: Final = 4096
END: Final = 8192

MAX_SPACES: Final = 256
MAX_DEEDS: Final = 64


class MoveBook:
    """The texts of all moves that the given components allow to be named."""

    def __init__(self, components: Components) -> None:
        self.texts: dict[int, str] = {}
        spaces = [f"{p.id}.{i}" for p in components.places for i in range(len(p.spaces))]
        places = [p.id for p in components.places]
        tiles = {n: p.id for n, p in enumerate(components.places) if p.category}
        self._words()
        for n in range(32):
            self._add(DRAW + n, f"draw {n}")
            self._add(PAY + n, f"pay {n}")
        for n, good in enumerate(GOOD_NAMES):
            self._add(TAKE + n, f"take {good}")
            self._add(GIVE + n, f"give {good}")
            self._add(LAY + n, f"lay {good}")
            self._add(REMOVE + n, f"remove {good}")
        for n, kind in enumerate(KIND_NAMES):
            self._add(TOWER + n, f"tower {kind}")
            self._add(COME + n, f"come {kind}")
            for s, space in enumerate(spaces):
                self._add(PLACE + n * MAX_SPACES + s, f"place {kind} {space}")
        for n, follower in enumerate(FOLLOWER_NAMES):
            self._add(HIRE + n, f"hire {follower}")
            for d, deed in enumerate(components.deeds):
                self._add(SEND + n * MAX_DEEDS + d, f"send {follower} {deed.id}")
        for n, town in enumerate(components.towns):
            self._add(GIVE_STATION_AT + n, f"give station {town.id}")
            for way, by in enumerate(WAY_NAMES):
                self._add(GO + 2 * n + way, f"go {town.id} by {by}")
        for n, tile in enumerate(components.hourglass.tiles):
            self._add(REVEAL + n, f"reveal {tile.id}")
        for n, place in enumerate(places):
            self._add(USE + n, f"use {place}")
        for n, name in tiles.items():
            self._add(BUILD + n, f"build {name}")
            self._add(GIVE_TILE + n, f"give tile {name}")
            self._add(OFFER + n, f"offer {name}")
        for s, space in enumerate(spaces):
            self._add(BACK + s, f"back {space}")
            self._add(GEAR_ON + s, f"gear {space}")
            self._add(GIVE_GEAR + s, f"give gear {space}")
        self.numbers = {text: number for number, text in self.texts.items()}

    def _words(self) -> None:
        self._add(PASS, "pass")
        self._add(READY, "ready")
        self._add(DONE, "done")
        self._add(LEAVE, "leave")
        self._add(PROTECT, "protect")
        self._add(SUFFER, "suffer")
        self._add(GIVE_STATION, "give station")
        self._add(GIVE_FOLLOWER, "give follower")
        self._add(GIVE_DEVELOPMENT, "give development")
        self._add(GIVE_SPARE_GEAR, "give gear")
        self._add(REWARD_COINS, "reward coins")
        self._add(REWARD_DEVELOPMENT, "reward development")

    def _add(self, number: int, text: str) -> None:
        self.texts[number] = text

    def text(self, move: int) -> str:
        if move not in self.texts:
            raise UnreadableMove(f"there is no move number {move}")
        return self.texts[move]

    def parse(self, text: str) -> int:
        tidy = " ".join(text.lower().split())
        if tidy in self.numbers:
            return self.numbers[tidy]
        near = get_close_matches(tidy, self.numbers, 1, 0.75)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        raise UnreadableMove(f"'{tidy}' is no move{hint}")
