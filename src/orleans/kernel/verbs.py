"""Verbs: what a move does, with the arguments it names.

A move is one integer: its verb's number times `BLOCK`, plus its arguments. Every verb has a
block of its own, so that blocks cannot overlap; two verbs with the same number, name or text
are refused when the program starts. `move & VERB` is the verb, `move - USE` the argument of
a `use`. The text is a move's identity and never changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from orleans.kernel.book import Book

BITS: Final = 14
BLOCK: Final = 1 << 14  # how many arguments a verb has room for
VERB: Final = -(1 << 14)  # the bits of a move that say which verb
MAX_SPACES: Final = 512  # the last of two arguments counts up to this …
MAX_TARGETS: Final = 512  # … or this, where followers are sent to
TO_PLACE: Final = 256  # added to the number of a place that followers are sent to like to a deed

# Roles: how a client offers a move.
FINISH = "finish"  # ends a seat's planning: likely as soon as a place is filled
PASSING = "pass"  # ends a seat's actions: asked again while something can be used
DECLINE = "decline"  # ends a question: none of it, or no more
ANSWER = "answer"  # a button: nothing on the table represents it
AMOUNT = "amount"  # a number is chosen, not one of many buttons
DRAWING = "draw"  # how many followers: mostly all that may be drawn
USING = "use"
PLACING = "place"
TOUCH = "touch"  # the things it names are touched
CHANCE = "chance"  # an outcome, never an option of a seat

# Areas: the part of the table where a client shows what a move touches.
LINE = "line"  # nowhere: the line with the question and its buttons
BOARD = "board"  # the player's own board, bag, market and goods
OTHER_BOARD = "other-board"  # the board of another player, which comes into sight
MAP = "map"
TRACKS = "tracks"  # with the supply of followers
DEEDS = "deeds"
TILES = "tiles"  # the place tiles on offer
GOALS = "goals"  # of the scenario
CARDS = "cards"  # cards on display
PLAYERS = "players"

EFFECT: Final = "effect"  # `needs` of verbs that only places, events and deeds bring


class Log(NamedTuple):
    """How the log tells a move; the messages are among the words of its box.

    `begins` is the message that a line of its own begins with; other moves belong to the line at
    work. `leads` and `adds` are messages before and behind what the line brought. All of them
    get the arguments of the move.
    """

    begins: str = ""
    leads: str = ""
    adds: str = ""
    joins: str = ""  # such moves are one line, which gets the first arguments of all by this name
    answers: bool = False  # its message names the other player who acted last
    passes: bool = False  # it is the player's last action of the round
    sends: bool = False  # the place that was used for it needs no line
    says_all: bool = False  # what was given is not told separately
    shelters: bool = False  # it stands in the line of the event
    silent: bool = False  # chance prepares something that everybody sees anyway


UNTOLD: Final = Log()


@dataclass(frozen=True)
class Verb:
    """One verb; `of` names the domains of its arguments.

    `text` has the arguments at {0} and {1}; without one the name and the arguments are joined
    by blanks. `role` and `area` tell clients how to offer it; some questions show a move in
    another area (`Question.shown`). `touches` are things it touches besides its
    arguments, `source` is where its first argument is taken from.
    `plan` is true for moves that a sealed plan may have, `drawing` for the other moves of phase 3,
    `begins_round` for the outcome with which a round begins, `news` for outcomes during a round
    that concern everybody, `pays` for moves that give a piece of a payment.
    `told_before` is true where the question, or who stands there, says what the move means: after
    it, its words come from the table before. `log` says how it is told.

    `needs` and `possible` leave moves out of the numbers for learning (`numbering`): a verb is
    needed with this module, scenario or part of the rules, and where a place, event or deed in play
    has it among its `verbs`; with EFFECT only there. `possible` says whether these arguments
    can ever go together in the games of a book.
    """

    number: int
    name: str
    of: tuple[str, ...] = ()
    text: str = ""
    role: str = TOUCH
    area: str = BOARD
    touches: tuple[str, ...] = ()
    source: str = ""
    plan: bool = False
    drawing: bool = False
    begins_round: bool = False
    news: bool = False
    pays: bool = False
    told_before: bool = False
    needs: str = ""
    possible: Callable[[Book, tuple[int, ...]], bool] | None = None
    most: int = 0  # the highest number, where an argument is one
    least: int = 0
    log: Log = UNTOLD

    def phrase(self, names: tuple[str, ...]) -> str:
        return self.text.format(*names) if self.text else " ".join((self.name, *names))

    def pattern(self) -> str:
        """Its texts with domains instead of names."""
        return self.phrase(tuple(f"<{domain}>" for domain in self.of))


VERBS: Final[dict[int, Verb]] = {}  # by the number of their block


def add_verbs(*verbs: Verb) -> None:
    """Register verbs; a number, name or text that is taken is refused."""
    for verb in verbs:
        number = verb.number >> BITS
        if verb.number & (BLOCK - 1) or number in VERBS:
            raise ValueError(f"the number of the verb {verb.name} is not free")
        for known in VERBS.values():
            if known.name == verb.name or known.pattern() == verb.pattern():
                raise ValueError(f"the verb {verb.name} is known already")
        VERBS[number] = verb


def verb_of(move: int) -> Verb:
    return VERBS[move >> BITS]
