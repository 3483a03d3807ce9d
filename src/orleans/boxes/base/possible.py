"""Which arguments of moves can ever go together in the games of a book (`Verb.possible`)."""

from __future__ import annotations

from orleans.kernel.book import SORTS, Book
from orleans.kernel.effects import Goal
from orleans.kernel.verbs import TO_PLACE
from orleans.pieces import ANY, IS_OWN


def may_be_drawn(book: Book, args: tuple[int, ...]) -> bool:
    return args[0] <= max(book.draws)


def leads_there(book: Book, args: tuple[int, ...]) -> bool:
    """Such a way leads to the town."""
    town, way = args
    return bool(book.ways[town][way])


def is_used(book: Book, args: tuple[int, ...]) -> bool:
    return args[0] in book.widest.actions


def is_placed_on(book: Book, args: tuple[int, ...]) -> bool:
    """A space on which followers are placed."""
    return bool(book.widest.kinds_on[args[0]])


def takes_wheels(book: Book, args: tuple[int, ...]) -> bool:
    return args[0] in book.widest.gear_spaces


def may_stand(book: Book, args: tuple[int, ...]) -> bool:
    """The follower on the space, at least with a tile or in an event."""
    kind, space = args
    wider = [book.widest.wider_fit(book, tile) for tile in book.with_stand_ins]
    return any(space in fit[kind] for fit in [book.widest.fit, *wider])


def may_be_fetched(book: Book, args: tuple[int, ...]) -> bool:
    """One in the market and one elsewhere: a player has only one of each own kind."""
    return not IS_OWN[args[0]] and may_stand(book, args)


def may_be_sent(book: Book, args: tuple[int, ...]) -> bool:
    """The follower to the deed, or to the place."""
    follower, target = args
    if target >= TO_PLACE:
        place = target - TO_PLACE
        return follower in book.want[book.first[place] : book.last[place]]
    first = book.deed_rows[target] * SORTS
    return book.deed_spaces[first + follower] > 0 or book.deed_spaces[first + ANY] > 0


def is_chosen(book: Book, args: tuple[int, ...]) -> bool:
    """A space for a citizen that players may choose."""
    return args[0] in book.spread


def is_delivered(book: Book, args: tuple[int, ...]) -> bool:
    """A goal that is not reached by itself."""
    return any(goal.number == args[0] and not by_itself(book, goal) for goal in book.goals)


def by_itself(book: Book, goal: Goal) -> bool:
    """A goal needs no move, unless players say which one they reach (ruling 121)."""
    scenario = book.scenario
    return goal.by_itself and not scenario.one_goal_a_round and not scenario.goals_in_order
