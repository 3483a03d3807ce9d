"""Moves: a fixed number and one short text each.

A number is a verb's base plus the numbers of what it names. The ranges leave room for
every box, so a number never changes when pieces are added. Outcomes of chance are moves
too: those of nature.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from orleans.errors import UnreadableMove
from orleans.facts.components import Components
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES, KIND_NAMES, TRACK_NAMES, TRACKS, WAY_NAMES

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
TO_MARKET: Final = 12
TO_BAG: Final = 13
REWARD_GOOD: Final = 14
REWARD_TRAVEL: Final = 15

# A track, a number, a good, a follower, a town …
STEP: Final = 16
BONUS: Final = 24
DRAW: Final = 32
PAY: Final = 64
TAKE: Final = 96
GIVE: Final = 104
HIRE: Final = 112
TOWER: Final = 128
LAY: Final = 144  # nature: a good on the next space of the map
REMOVE: Final = 152  # nature: a good that leaves the game before it begins
COME: Final = 160  # nature: a follower comes out of the bag
ROLL: Final = 176  # nature: the die
BUY: Final = 184
GO: Final = 192
GIVE_STATION_AT: Final = 256
GIVE_ROAD_STATION: Final = 287
SELL: Final = 288
DROP: Final = 296
PUT: Final = 304
ASK: Final = 312
REVEAL: Final = 320  # nature: an hour glass tile
BAKE: Final = 448
JUMP: Final = 456
FOUND: Final = 488
USE: Final = 512
BUILD: Final = 640
GIVE_TILE: Final = 768
OFFER: Final = 896  # nature: a place tile comes on offer
BACK: Final = 1024
GEAR_ON: Final = 1280
GIVE_GEAR: Final = 1536
LIFT: Final = 1792
SEND: Final = 2048
FULFIL: Final = 2496
TURN_UP: Final = 2560  # nature: an order card
RETURN: Final = 2624  # a follower from the bag to the supply
DISMISS: Final = 2640  # a follower from the market to the supply
BRIBE: Final = 2656  # a good is offered
TARGET: Final = 2664
ACCEPT: Final = 2680
REFUSE: Final = 2681
BRIBE_COINS: Final = 2688
EXPEL: Final = 2752  # a follower from a space to the supply
SEIZE: Final = 3008  # a follower or a wheel from a space of another player
SKIP: Final = 3264  # nature: an hour glass tile that is replaced at once
PLACE: Final = 4096
FETCH: Final = 8192  # place a follower from the Gunpowder Tower
END: Final = 12288

MAX_SPACES: Final = 256
MAX_DEEDS: Final = 64
GAMING_ROOM: Final = 63  # sent to like a deed


# The words of a move's text, verb first; what stands at {0} and {1} is named in `parts`.
PHRASES: Final = {
    "go": "go {0} by {1}",
    "give-station": "give station {0}",
    "give-tile": "give tile {0}",
    "give-gear": "give gear {0}",
    "give-unbuilt": "give station",
    "give-follower": "give follower",
    "give-development": "give development",
    "give-spare-gear": "give gear",
    "give-good": "give {0}",
    "reward-coins": "reward coins",
    "reward-development": "reward development",
    "reward-good": "reward good",
    "reward-travel": "reward travel",
    "to-market": "to market",
    "to-bag": "to bag",
    "give-road-station": "give station road",
    "found": "build in {0}",
    "return": "return {0} from bag",
    "dismiss": "return {0} from market",
    "expel": "return from {0}",
    "bribe-coins": "bribe {0}",
}
WORDS: Final = {
    PASS: "pass",
    READY: "ready",
    DONE: "done",
    LEAVE: "leave",
    PROTECT: "protect",
    SUFFER: "suffer",
    GIVE_STATION: "give-unbuilt",
    GIVE_FOLLOWER: "give-follower",
    GIVE_DEVELOPMENT: "give-development",
    GIVE_SPARE_GEAR: "give-spare-gear",
    REWARD_COINS: "reward-coins",
    REWARD_DEVELOPMENT: "reward-development",
    TO_MARKET: "to-market",
    TO_BAG: "to-bag",
    REWARD_GOOD: "reward-good",
    REWARD_TRAVEL: "reward-travel",
    GIVE_ROAD_STATION: "give-road-station",
    ACCEPT: "accept",
    REFUSE: "refuse",
}


class MoveBook:
    """All moves that the given components allow to be named, with their texts."""

    def __init__(self, components: Components) -> None:
        self.parts: dict[int, tuple[str, ...]] = {}  # verb, then the ids of what it names
        self.texts: dict[int, str] = {}
        for number, word in WORDS.items():
            self._add(number, word)
        for n in range(32):
            self._add(DRAW + n, "draw", str(n))
            self._add(PAY + n, "pay", str(n))
            self._add(BRIBE_COINS + n, "bribe-coins", str(n))
        for n in range(1, 7):
            self._add(ROLL + n, "roll", str(n))
            self._add(BAKE + n, "bake", str(n))
        for n in range(5):
            self._add(ASK + n, "ask", str(n))
            self._add(TARGET + n, "target", str(n))
        for n, track in enumerate(TRACK_NAMES):
            self._add(STEP + n, "step", track)
            self._add(BONUS + n, "bonus", track)
        self._add(STEP + TRACKS, "step", "development")
        self._name_pieces()
        self._name_followers(components)
        self._name_places(components)
        for n, town in enumerate(components.towns):
            self._add(GIVE_STATION_AT + n, "give-station", town.id)
            self._add(JUMP + n, "jump", town.id)
            self._add(FOUND + n, "found", town.id)
            for way, by in enumerate(WAY_NAMES):
                self._add(GO + 2 * n + way, "go", town.id, by)
        for n, tile in enumerate(components.hourglass.tiles):
            self._add(REVEAL + n, "reveal", tile.id)
            self._add(SKIP + n, "skip", tile.id)
        for n, order in enumerate(components.orders):
            self._add(FULFIL + n, "fulfil", order.id)
            self._add(TURN_UP + n, "turn-up", order.id)
        self.numbers = {text: number for number, text in self.texts.items()}

    def _name_pieces(self) -> None:
        for n, good in enumerate(GOOD_NAMES):
            self._add(TAKE + n, "take", good)
            self._add(GIVE + n, "give-good", good)
            self._add(LAY + n, "lay", good)
            self._add(REMOVE + n, "remove", good)
            self._add(BUY + n, "buy", good)
            self._add(SELL + n, "sell", good)
            self._add(DROP + n, "drop", good)
            self._add(PUT + n, "put", good)
            self._add(BRIBE + n, "bribe", good)
        for n, kind in enumerate(KIND_NAMES):
            self._add(TOWER + n, "tower", kind)
            self._add(COME + n, "come", kind)

    def _name_followers(self, components: Components) -> None:
        for n, follower in enumerate(FOLLOWER_NAMES):
            self._add(HIRE + n, "hire", follower)
            self._add(RETURN + n, "return", follower)
            self._add(DISMISS + n, "dismiss", follower)
            for d, deed in enumerate(components.deeds):
                self._add(SEND + n * MAX_DEEDS + d, "send", follower, deed.id)
            self._add(SEND + n * MAX_DEEDS + GAMING_ROOM, "send", follower, "gaming-room")

    def _name_places(self, components: Components) -> None:
        places = components.places
        for n, place in enumerate(places):
            self._add(USE + n, "use", place.id)
            if place.category:
                self._add(BUILD + n, "build", place.id)
                self._add(GIVE_TILE + n, "give-tile", place.id)
                self._add(OFFER + n, "offer", place.id)
        for s, space in enumerate(f"{p.id}.{i}" for p in places for i in range(len(p.spaces))):
            self._add(BACK + s, "back", space)
            self._add(GEAR_ON + s, "gear", space)
            self._add(GIVE_GEAR + s, "give-gear", space)
            self._add(LIFT + s, "lift", space)
            self._add(EXPEL + s, "expel", space)
            self._add(SEIZE + s, "seize", space)
            for n, kind in enumerate(KIND_NAMES):
                self._add(PLACE + n * MAX_SPACES + s, "place", kind, space)
                self._add(FETCH + n * MAX_SPACES + s, "fetch", kind, space)

    def _add(self, number: int, verb: str, *names: str) -> None:
        self.parts[number] = (verb, *names)
        phrase = PHRASES.get(verb)
        self.texts[number] = phrase.format(*names) if phrase else " ".join((verb, *names))

    def text(self, move: int) -> str:
        if move not in self.texts:
            raise UnreadableMove(f"there is no move number {{}}|{move}")
        return self.texts[move]

    def parse(self, text: str) -> int:
        if text in self.numbers:
            return self.numbers[text]
        tidy = " ".join(text.lower().split())
        if tidy in self.numbers:
            return self.numbers[tidy]
        near = get_close_matches(tidy, self.numbers, 1, 0.75)
        said = tidy.replace("|", " ")  # which separates the names of a reason
        if near:
            raise UnreadableMove(f"'{{}}' is no move; did you mean '{{}}'?|{said}|{near[0]}")
        raise UnreadableMove(f"'{{}}' is no move|{said}")
