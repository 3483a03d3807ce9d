"""Which moves seats can need in a setup, and their numbers for learning.

A verb is left out where nothing in play brings it (`Verb.needs`, `Question.verbs`), a move where
what it names is not in play or does not go together (`Verb.possible`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from orleans.kernel.effects import NOWHERE
from orleans.kernel.moves import moves_of
from orleans.kernel.verbs import CHANCE, TO_PLACE, VERBS, Verb
from orleans.pieces import HOMES, IS_FOLLOWER

if TYPE_CHECKING:
    from orleans.kernel.asking import Question
    from orleans.kernel.book import Book


class Numbering:
    """The moves of one setup, numbered from 0 without gaps: what learning needs.

    The numbers are fixed for a setup and a rules version; otherwise only texts stay the same.
    """

    def __init__(self, moves: tuple[int, ...]) -> None:
        self.moves = moves
        self.numbers = {move: number for number, move in enumerate(moves)}

    def __len__(self) -> int:
        return len(self.moves)


def needed_moves(book: Book) -> tuple[int, ...]:
    """The moves that seats can need, sorted."""
    given, brought, things = conditions(book), brought_verbs(book), things_in_play(book)
    found: list[int] = []
    for verb in VERBS.values():
        if verb.role != CHANCE and is_needed(verb, given, brought):
            pairs = moves_of(verb, things)
            found += [
                move for move, args in pairs if verb.possible is None or verb.possible(book, args)
            ]
    return tuple(sorted(found))


def is_needed(verb: Verb, given: set[str], brought: set[int]) -> bool:
    return not verb.needs or verb.needs in given or verb.number in brought


def conditions(book: Book) -> set[str]:
    """What `Verb.needs` can ask for: the scenario, modules, and parts of the rules."""
    scenario = book.scenario
    parts = {
        "goals": bool(scenario.goals),
        "together": scenario.won == "together",
        "spread": bool(book.spread),
        "picks": bool(scenario.picks),
        "start": scenario.start < 0,
        "torture": not book.without_torture,
        "annex": book.widest.annex != NOWHERE,  # a tile into which the market reaches
    }
    return {scenario.id, *book.setup.modules, *[name for name, there in parts.items() if there]}


def brought_verbs(book: Book) -> set[int]:
    """What places, events and deeds say that they need."""
    things: list[Question] = [book.actions[place] for place in book.places]
    things += [book.events[tile] for stack, _ in book.stacks_of_time for tile in stack]
    things += [book.rewards[deed] for deed in book.deeds]
    return {verb for thing in things for verb in thing.verbs}


def things_in_play(book: Book) -> dict[str, Collection[int]]:
    """By domain the numbers of what is in play, where that is not all of it."""
    domains, places, scenario = book.moves.domains, book.places, book.scenario
    names = {book.components.places[place].id for place in places}
    known: dict[str, Collection[int]] = {**domains}
    return known | {
        "kind": [n for n, home in enumerate(HOMES) if IS_FOLLOWER[n] or home in names],
        "good": domains["good"] if book.has_goods else (),
        "place": places,
        "tile": book.tiles,
        "space": [space for n in places for space in range(book.first[n], book.last[n])],
        "target": [*book.deeds, *[n for n in domains["target"] if n - TO_PLACE in places]],
        "seat": range(book.players),
        "goal": [book.goal_numbers[name] for name in scenario.goals],
        "citizen": [bit for bit, _ in book.citizens],
    }
