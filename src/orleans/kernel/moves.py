"""The moves that the components make possible, with their texts and numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from itertools import product

from orleans.errors import UnreadableMove
from orleans.facts.components import Components
from orleans.kernel.causes import causes
from orleans.kernel.citizens import spaces_by_bit
from orleans.kernel.verbs import (
    BLOCK,
    MAX_SPACES,
    MAX_TARGETS,
    TO_PLACE,
    VERBS,
    Verb,
)
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES, KIND_NAMES, TRACK_NAMES, WAY_NAMES

MOST_SEATS = 5
# How far the numbers of a second argument reach; a first one is limited by its block only.
ROOM = {"space": MAX_SPACES, "target": MAX_TARGETS, "way": len(WAY_NAMES), "seat": 8}
ROOM_FOR_CARDS = 64  # where the second argument is a card of a deck
Names = dict[int, str]  # by number


def domains(c: Components) -> dict[str, Names]:
    """What arguments can name, by domain."""
    spaces = [f"{place.id}.{n}" for place in c.places for n in range(len(place.spaces))]
    targets = dict(enumerate(deed.id for deed in c.deeds))
    targets |= {TO_PLACE + n: p.id for n, p in enumerate(c.places) if p.use == "deed"}
    decks = {deck: dict(enumerate(card.id for card in c.deck(deck))) for deck in c.decks()}
    found = decks | {
        "kind": dict(enumerate(KIND_NAMES)),
        "follower": dict(enumerate(FOLLOWER_NAMES)),
        "good": dict(enumerate(GOOD_NAMES)),
        "track": dict(enumerate((*TRACK_NAMES, "development"))),
        "town": dict(enumerate(town.id for town in c.towns)),
        "way": dict(enumerate(WAY_NAMES)),
        "place": dict(enumerate(place.id for place in c.places)),
        "tile": {n: place.id for n, place in enumerate(c.places) if place.category},
        "space": dict(enumerate(spaces)),
        "target": targets,
        "deed": dict(enumerate(deed.id for deed in c.deeds)),
        "connection": dict(enumerate(connection.id for connection in c.connections)),
        "event": dict(enumerate(tile.id for tile in c.hourglass.tiles)),
        "goal": dict(enumerate(goal.id for goal in c.goals)),
        "citizen": spaces_by_bit(c),
        "card": dict(enumerate(card.id for card in c.cards)),
        "seat": {n: str(n) for n in range(MOST_SEATS)},
    }
    return found | {"cause": causes(found)}


class MoveBook:
    """All moves of the given components. Finds the integer of a text and the text of an integer."""

    def __init__(self, components: Components) -> None:
        self.parts: dict[int, tuple[str, ...]] = {}  # verb, then the ids of what it names
        self.texts: dict[int, str] = {}
        self.domains = domains(components)
        self.names = {  # of the domains that are numbered from 0
            domain: tuple(names.values())
            for domain, names in self.domains.items()
            if [*names] == [*range(len(names))]
        }
        for verb in VERBS.values():
            for move, args in moves_of(verb, self.domains):
                self._add(verb, move, names_of(verb, args, self.domains))
        self.codes = {text: move for move, text in self.texts.items()}
        if len(self.codes) < len(self.texts):
            raise ValueError("two moves have the same text")

    def _add(self, verb: Verb, move: int, names: tuple[str, ...]) -> None:
        text = verb.phrase(names)
        if move in self.texts or move - verb.number >= BLOCK:
            raise ValueError(f"'{text}' has no room among the moves of {verb.name}")
        self.parts[move] = (verb.name, *names)
        self.texts[move] = text

    def text(self, move: int) -> str:
        if move not in self.texts:
            raise UnreadableMove(f"there is no move number {{}}|{move}")
        return self.texts[move]

    def parse(self, text: str) -> int:
        if text in self.codes:
            return self.codes[text]
        tidy = " ".join(text.lower().split())
        if tidy in self.codes:
            return self.codes[tidy]
        near = get_close_matches(tidy, self.codes, 1, 0.75)
        said = tidy.replace("|", " ")  # which separates the names of a reason
        if near:
            raise UnreadableMove(f"'{{}}' is not a move; did you mean '{{}}'?|{said}|{near[0]}")
        raise UnreadableMove(f"'{{}}' is not a move|{said}")


def moves_of(verb: Verb, known: Mapping[str, Collection[int]]) -> list[tuple[int, tuple[int, ...]]]:
    """The moves of a verb with these things, each with its arguments."""
    things = [numbers(verb) if domain == "number" else known[domain] for domain in verb.of]
    if len(things) < 2:
        return [(verb.number + sum(args), args) for args in product(*things)]
    room = ROOM.get(verb.of[1], ROOM_FOR_CARDS)
    if max(things[1], default=0) >= room:
        raise ValueError(f"more than {room} arguments of {verb.name}")
    return [(verb.number + one * room + other, (one, other)) for one, other in product(*things)]


def names_of(verb: Verb, args: tuple[int, ...], known: Mapping[str, Names]) -> tuple[str, ...]:
    pairs = zip(verb.of, args, strict=True)
    return tuple([str(n) if domain == "number" else known[domain][n] for domain, n in pairs])


def numbers(verb: Verb) -> range:
    return range(verb.least, verb.most + 1)
