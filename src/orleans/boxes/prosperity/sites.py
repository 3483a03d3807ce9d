"""Structures as rows of numbers, and what they lack."""

from __future__ import annotations

from typing import Final, NamedTuple

from orleans.boxes.prosperity.verbs import STRUCTURE
from orleans.facts.components import Card
from orleans.kernel.book import Book
from orleans.kernel.values import Value
from orleans.pieces import TYPES, TYPES_OF_GOODS

FIRST_GOOD: Final = 2 + TYPES + 1
WIDTH: Final = FIRST_GOOD + TYPES_OF_GOODS


class Site(NamedTuple):
    """A structure that is not complete: its card, the connection it stands on, what lies there."""

    card: int
    way: int
    followers: Value = (0,) * TYPES
    coins: int = 0
    goods: Value = (0,) * TYPES_OF_GOODS


def sites_in(value: Value) -> list[Site]:
    rows = [value[at : at + WIDTH] for at in range(0, len(value), WIDTH)]
    return [
        Site(row[0], row[1], row[2 : 2 + TYPES], row[2 + TYPES], row[FIRST_GOOD:]) for row in rows
    ]


def as_value(sites: list[Site]) -> Value:
    found: list[int] = []
    for site in sites:
        found += (site.card, site.way, *site.followers, site.coins, *site.goods)
    return tuple(found)


def card_of(book: Book, number: int) -> Card:
    return book.decks[STRUCTURE][number]


def lack(book: Book, site: Site) -> list[int]:
    """What is missing: followers by type, coins, goods by kind."""
    card = card_of(book, site.card)
    needed = (*card.followers, card.coins, *card.goods[:TYPES_OF_GOODS])
    laid = (*site.followers, site.coins, *site.goods)
    return [number - here for number, here in zip(needed, laid, strict=True)]
