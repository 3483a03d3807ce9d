"""The pile of Structure cards: two are looked at, one is kept, the other goes under the pile."""

from __future__ import annotations

from typing import Final

from orleans.boxes.prosperity.fields import COMPLETED, HAND, LOOKED, QUEUE, SITES, UNDER
from orleans.boxes.prosperity.sites import card_of
from orleans.boxes.prosperity.verbs import KEEP_STRUCTURE, LOOK_AT, LOOKED_AT, STRUCTURE
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.fields import UNKNOWN
from orleans.kernel.frames import EVERY, NATURE, Args, DrawEvenly, Frame, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import CARDS


def upper_cards(t: Table) -> list[int]:
    """The cards of the pile that nobody has seen: those that are nowhere else."""
    gone: set[int] = set()
    for player in t.players:
        for field in (HAND, LOOKED, UNDER, COMPLETED):
            gone.update(field.get(player))
        gone.update([site.card for site in SITES.sites(player)])
    return [card for card in range(len(t.book.decks[STRUCTURE])) if card not in gone]


def cards_left(t: Table) -> int:
    """How many the pile has; everybody knows that, whoever has the others."""
    gone = 0
    for player in t.players:
        gone += sum([len(field.get(player)) for field in (HAND, LOOKED, COMPLETED)])
        gone += len(SITES.sites(player))
    return len(t.book.decks[STRUCTURE]) - gone


def put_under(t: Table, seat: int, card: int) -> None:
    me = t.players[seat]
    UNDER.set(me, (*UNDER.get(me), card))
    QUEUE.set(t, (*QUEUE.get(t), seat))


class LookAtCard(DrawEvenly):
    """Nature, (seat, how many): only the seat sees it.

    This is a draw even if a card that was put under the pile comes next: afterwards nothing can
    be taken back (ruling 218).
    """

    args = ("seat", "left")
    open_args = EVERY

    def things(self, t: Table, frame: Frame) -> list[int]:
        upper = upper_cards(t)
        return upper or [UNDER.of(t, QUEUE.get(t)[0])[0]]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, left = frame[2]
        me, card = t.players[seat], move - LOOK_AT
        if not upper_cards(t):
            owner = t.players[QUEUE.get(t)[0]]
            QUEUE.set(t, QUEUE.get(t)[1:])
            UNDER.set(owner, UNDER.get(owner)[1:])
        LOOKED.set(me, (*LOOKED.get(me), card))
        if left > 1:
            t.stack.append((LOOK_AT_CARD, NATURE, (seat, left - 1)))


class KeepCard(Question):
    """(seat): one of the cards looked at; under the pile go the other, then the old one."""

    prompt = "choose the Structure card that you keep"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [KEEP_STRUCTURE + n for n in range(1, len(LOOKED.of(t, seat)) + 1)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        me = t.players[seat]
        seen, old = LOOKED.get(me), HAND.get(me)
        kept = seen[move - KEEP_STRUCTURE - 1]
        LOOKED.set(me, ())
        HAND.set(me, (kept,))
        for card in (*[card for card in seen if card != kept], *old):
            put_under(t, seat, card)

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        card = looked_at(t, move)
        return None if card == UNKNOWN else ([f"{STRUCTURE}:{card_of(t.book, card).id}"], CARDS)

    def answer(self, t: Table, args: Args, move: int) -> str:
        card = looked_at(t, move)
        return "" if card == UNKNOWN else f"keep the structure {{}}|{card_of(t.book, card).id}"


def looked_at(t: Table, move: int) -> int:
    """The card that a seat would keep, as far as the table, or a view of it, has it."""
    seen = LOOKED.of(t, t.stack[-1][1])
    at = move - KEEP_STRUCTURE - 1
    return seen[at] if 0 <= at < len(seen) else UNKNOWN


def draw_cards(t: Table, seat: int) -> None:
    """Look at two and keep one; of a short pile at what is left (ruling 206)."""
    number = min(LOOKED_AT, cards_left(t))
    if number:
        ask(t, seat, KEEP_CARD)
        t.stack.append((LOOK_AT_CARD, NATURE, (seat, number)))


def deal_cards(t: Table) -> None:
    """Everybody looks at two, then keeps one: the others go under the pile (ruling 219)."""
    seats = range(len(t.players))
    for seat in reversed(seats):
        ask(t, seat, KEEP_CARD)
    for seat in reversed(seats):
        t.stack.append((LOOK_AT_CARD, NATURE, (seat, LOOKED_AT)))


LOOK_AT_CARD: Final = add_step(LookAtCard("look-at-structure", LOOK_AT))
KEEP_CARD: Final = add_question(KeepCard(), "keep-structure")
