"""The module "orders": goods delivered to a town for points."""

from __future__ import annotations

from orleans.boxes.base.acting import pass_turn
from orleans.boxes.base.holdings import lose_good
from orleans.boxes.base.verbs import DONE
from orleans.boxes.trade_intrigue.causes import BY_ORDER
from orleans.boxes.trade_intrigue.fields import FULFILLED, ORDER, ORDERS
from orleans.boxes.trade_intrigue.verbs import FULFIL, TURN_UP
from orleans.facts.components import Card
from orleans.kernel.asking import Question, Shown, add_question
from orleans.kernel.book import Book
from orleans.kernel.cards import IN_PILE, ON_DISPLAY
from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.frames import EVERY, NATURE, Args, DrawEvenly, Frame, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import CARDS, VERB
from orleans.pieces import TYPES_OF_GOODS

DISPLAY = 5


def orders(book: Book) -> tuple[Card, ...]:
    return book.decks[ORDER]


def turn_up_display(t: Table) -> None:
    t.stack.append((TURN_UP_ORDER, NATURE, (DISPLAY,)))


class TurnUpOrder(DrawEvenly):
    """Nature, (how many): cards of the pile come on display; an empty pile gives none."""

    args = ("left",)
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        return ORDERS.at(t, IN_PILE)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (left,) = frame[2]
        ORDERS.move(t, move - TURN_UP, ON_DISPLAY)
        if left > 1 and IN_PILE in ORDERS.get(t):
            t.stack.append((TURN_UP_ORDER, NATURE, (left - 1,)))


def why_not_fulfil(t: Table, seat: int, card: int) -> str:
    order, me = orders(t.book)[card], t.players[seat]
    if ORDERS.get(t)[card] != ON_DISPLAY:
        return "this order is not on display"
    if order.town != me.town:
        return f"your merchant is not in {{}}|{t.book.components.towns[order.town].id}"
    for good in range(TYPES_OF_GOODS):  # bread is no grain (ruling 71)
        if me.goods[good] < order.goods[good]:
            return f"you have too little {{}}|{t.book.components.goods[good].id}"
    return ""


class FulfilOrder(Question):
    """(seat): after the seat's action, one order of the merchant's town or none (ruling 70)."""

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = [
            FULFIL + card for card in ORDERS.at(t, ON_DISPLAY) if not why_not_fulfil(t, seat, card)
        ]
        return [DONE, *found] if found else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == DONE:
            return
        card = move - FULFIL
        for good, number in enumerate(orders(t.book)[card].goods):
            for _ in range(number):
                lose_good(t, seat, good)
        ORDERS.move(t, card, FULFILLED + seat)
        pass_turn(t, seat)  # it was the last action of the round
        if IN_PILE in ORDERS.get(t):
            t.stack.append((TURN_UP_ORDER, NATURE, (1,)))

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return NO_CAUSE if move == DONE else BY_ORDER + move - FULFIL

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        """An order's town is lit with it."""
        if move & VERB != FULFIL:
            return None
        order = orders(t.book)[move - FULFIL]
        town = t.book.components.towns[order.town].id
        return [f"{ORDER}:{order.id}", f"town:{town}"], CARDS

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == FULFIL:
            return why_not_fulfil(t, seat, move - FULFIL)
        return "fulfil an order and pass, or say that you are done"


def points_of_orders(t: Table, seat: int) -> int:
    cards = orders(t.book)
    return sum([cards[card].points for card in ORDERS.at(t, FULFILLED + seat)])


def plug_in_orders(book: Book) -> None:
    book.preparations.append(turn_up_display)
    book.after_action.append(FULFIL_ORDER)
    book.sources["orders"] = points_of_orders


TURN_UP_ORDER = add_step(TurnUpOrder("turn-up-order", TURN_UP))
FULFIL_ORDER = add_question(FulfilOrder(), "fulfil-order")
