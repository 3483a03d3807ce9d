"""The verbs of Prosperity."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.possible import leads_there
from orleans.kernel.book import Book
from orleans.kernel.moves import ROOM_FOR_CARDS
from orleans.kernel.verbs import ANSWER, BOARD, CHANCE, LINE, MAP, Log, Verb, add_verbs

SCENARIO: Final = "prosperity"
STRUCTURE: Final = "structure"  # the deck

EXCHANGE: Final = 100 << 14  # the card in hand for a new one
PICK_UP_HIDDEN: Final = 101 << 14  # a good that lies face down
KEEP_STRUCTURE: Final = 102 << 14  # one of the cards that were looked at, by its place
STEER: Final = 103 << 14  # the Carpenter along one connection
ERECT: Final = 104 << 14  # the structure of the card, on a good of a connection
MAN: Final = 105 << 14  # a follower to a structure
LAY_COIN: Final = 106 << 14  # beside a structure
LAY_GOOD: Final = 107 << 14
GIVE_BURNED: Final = 108 << 14  # a place tile that is face down, under torture
LOOK_AT: Final = 109 << 14  # nature: a card of the pile, for one player's eyes
FIND: Final = 110 << 14  # nature: what the good that was taken is
GRANT: Final = 111 << 14  # nature: a place tile for a player to begin with

LOOKED_AT: Final = 2  # cards of the pile


def is_manned_by(book: Book, args: tuple[int, ...]) -> bool:
    """The structure asks for such a follower."""
    follower, card = args
    return book.decks[STRUCTURE][card].followers[follower] > 0


def lacks_good(book: Book, args: tuple[int, ...]) -> bool:
    good, card = args
    return book.decks[STRUCTURE][card].goods[good] > 0


def lacks_coins(book: Book, args: tuple[int, ...]) -> bool:
    return book.decks[STRUCTURE][args[0]].coins > 0


def man(kind: int, card: int) -> int:
    """The move that sends a follower to a structure."""
    return MAN + kind * ROOM_FOR_CARDS + card


def lay_good(good: int, card: int) -> int:
    """The move that lays a good beside a structure."""
    return LAY_GOOD + good * ROOM_FOR_CARDS + card


add_verbs(
    Verb(
        EXCHANGE,
        "exchange",
        text="exchange card",
        role=ANSWER,
        area=LINE,
        needs=SCENARIO,
        log=Log(adds="item-new-structure-card"),
    ),
    Verb(
        PICK_UP_HIDDEN,
        "pick-up-hidden",
        text="take hidden good",
        role=ANSWER,
        area=LINE,
        needs=SCENARIO,
    ),
    Verb(
        KEEP_STRUCTURE,
        "keep-structure",
        ("number",),
        "keep structure {0}",
        role=ANSWER,
        told_before=True,
        area=LINE,
        least=1,
        most=LOOKED_AT,
        needs=SCENARIO,
    ),
    Verb(
        STEER,
        "steer",
        ("town", "way"),
        "carpenter {0} by {1}",
        area=MAP,
        needs=SCENARIO,
        log=Log(leads="item-steers"),
        possible=leads_there,
    ),
    Verb(
        ERECT,
        "erect",
        ("connection",),
        "build structure on {0}",
        role=ANSWER,
        area=MAP,
        needs=SCENARIO,
    ),
    Verb(
        MAN,
        "man",
        ("follower", STRUCTURE),
        "send {0} to structure {1}",
        area=BOARD,
        source="sent",
        needs=SCENARIO,
        log=Log("log-sends-to-card", sends=True, says_all=True),
        possible=is_manned_by,
    ),
    Verb(
        LAY_COIN,
        "lay-coin",
        (STRUCTURE,),
        "lay coin at {0}",
        area=BOARD,
        touches=("coins",),
        plan=True,
        needs=SCENARIO,
        log=Log("log-lays-coin", says_all=True),
        possible=lacks_coins,
    ),
    Verb(
        LAY_GOOD,
        "lay-good",
        ("good", STRUCTURE),
        "lay {0} at {1}",
        area=BOARD,
        source="own-good",
        plan=True,
        needs=SCENARIO,
        log=Log("log-lays-good", says_all=True),
        possible=lacks_good,
    ),
    Verb(
        GIVE_BURNED,
        "give-burned",
        ("tile",),
        "give face-down tile {0}",
        role=ANSWER,
        area=BOARD,
        needs=SCENARIO,
    ),
    Verb(
        LOOK_AT,
        "look-at",
        (STRUCTURE,),
        "look at {0}",
        role=CHANCE,
        needs=SCENARIO,
        log=Log(adds="item-looks-at"),
    ),
    Verb(FIND, "find", ("good",), role=CHANCE, needs=SCENARIO),
    Verb(GRANT, "grant", ("tile",), role=CHANCE, needs=SCENARIO),
)
