"""Where Indulgence cards come from: hands at the start, display and pile."""

from __future__ import annotations

from random import Random
from typing import Final

from orleans.boxes.base.choice import Choice
from orleans.boxes.plague.fields import (
    DISPLAY,
    FIRST_BACKS,
    FULFILLED,
    HAND,
    INDULGENCE,
    KNOWN,
    PILE_BACK,
)
from orleans.boxes.plague.indulgence import card_of, is_useless
from orleans.boxes.plague.verbs import CHOOSE, DEAL, KEEP, LOOKED_AT, SHOW, TOP
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.fields import UNKNOWN
from orleans.kernel.frames import EVERY, NATURE, Args, DrawEvenly, Frame, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import CARDS

BACKS: Final = (*FIRST_BACKS, PILE_BACK)
IN_PILE: Final = BACKS.index(PILE_BACK)
ON_DISPLAY: Final = 2  # at the start
FINAL: Final = 0  # a card that is kept, whatever it is
MAY_BE_EXCHANGED: Final = 1


def unseen(t: Table, back: int) -> list[int]:
    """The cards with this back that lie nowhere; of C that is the pile."""
    gone = {*DISPLAY.get(t)}
    for player in t.players:
        gone.update((*HAND.get(player), *FULFILLED.get(player)))
    cards = t.book.components.deck(INDULGENCE)
    return [n for n, card in enumerate(cards) if card.back == BACKS[back] and n not in gone]


def pile(t: Table) -> list[int]:
    return unseen(t, IN_PILE)


class DealCard(DrawEvenly):
    """Nature, (seat, back, whether it may be exchanged): a card into the hand.

    A useless one is laid on display and replaced, once (ruling 175).
    """

    args = ("seat", "back", "exchange")
    open_args = EVERY

    def things(self, t: Table, frame: Frame) -> list[int]:
        return unseen(t, frame[2][1])

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, back, exchange = frame[2]
        card = move - DEAL
        if exchange and len(pile(t)) > 1 and is_useless(t, seat, card):
            DISPLAY.add(t, card)
            t.stack.append((DEAL_CARD, NATURE, (seat, back, FINAL)))
        else:
            HAND.add(t.players[seat], card)


class ShowCard(DrawEvenly):
    """Nature, (how many): cards of the pile come on display; an empty pile gives none."""

    args = ("left",)
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        return pile(t)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (left,) = frame[2]
        DISPLAY.add(t, move - SHOW)
        if left > 1:
            show_cards(t, left - 1)


def show_cards(t: Table, number: int) -> None:
    """As many as there are (ruling 176)."""
    if pile(t):
        t.stack.append((SHOW_CARD, NATURE, (number,)))


def deal_hands(t: Table) -> None:
    """One A and one B for everybody; two C on display."""
    show_cards(t, ON_DISPLAY)
    for seat in reversed(range(len(t.players))):
        for back in reversed(range(len(FIRST_BACKS))):
            t.stack.append((DEAL_CARD, NATURE, (seat, back, FINAL)))


def draw_card(t: Table, seat: int) -> None:
    """The top one of the pile."""
    if pile(t):
        t.stack.append((DEAL_CARD, NATURE, (seat, IN_PILE, MAY_BE_EXCHANGED)))


def choose_card(t: Table, seat: int, card: int) -> None:
    """One on display, which everybody sees; the next one of the pile takes its place."""
    DISPLAY.remove(t, card)
    HAND.add(t.players[seat], card)
    KNOWN.add(t.players[seat], card)
    show_cards(t, 1)


class Infirmary(Choice):
    """A card on display, or the top one of the pile."""

    prompt = "take an Indulgence card on display, or one of the pile"

    def why_not(self, t: Table, seat: int) -> str:
        return "" if self.options(t, seat, ()) else "no Indulgence card is left"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return ([TOP] if pile(t) else []) + [CHOOSE + card for card in DISPLAY.get(t)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == TOP:
            self.draw(t, seat)
        else:
            choose_card(t, seat, move - CHOOSE)

    def draw(self, t: Table, seat: int) -> None:
        draw_card(t, seat)


class BackDoor(Infirmary):
    """A card on display, or one of three of the pile."""

    def draw(self, t: Table, seat: int) -> None:
        of = min(LOOKED_AT, len(pile(t)))
        t.stack.append((LOOK_AT_CARD, NATURE, (seat, of, 0, 0, 0)))


CARDS_SEEN: Final = ("one", "two", "three")  # each card + 1, or 0


class LookAtCard(DrawEvenly):
    """Nature, (seat, how many, cards seen so far + 1): only the seat sees them."""

    args = ("seat", "of", *CARDS_SEEN)
    open_args = ("seat", "of")

    def things(self, t: Table, frame: Frame) -> list[int]:
        return [card for card in pile(t) if card + 1 not in frame[2][2:]]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, of = frame[2][:2]
        seen = [card for card in frame[2][2:] if card] + [move - DEAL + 1]
        args = (*seen, *[0] * (LOOKED_AT - len(seen)))
        if len(seen) < of:
            t.stack.append((LOOK_AT_CARD, NATURE, (seat, of, *args)))
        else:
            ask(t, seat, KEEP_CARD, of, *args)

    def fill_in(self, t: Table, frame: Frame, rng: Random) -> Args:
        """No card yet: a viewer who does not know them does not know how many were drawn."""
        return (*frame[2][:2], 0, 0, 0)


class KeepCard(Question):
    """(seat, how many, the cards + 1): one is kept, the others go back into the pile."""

    args = ("of", *CARDS_SEEN)
    open_args = ("of",)
    prompt = "choose the card that you keep"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [KEEP + n for n in range(1, args[0] + 1)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        HAND.add(t.players[seat], args[move - KEEP] - 1)

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        return [f"{INDULGENCE}:{card_of(t, args[move - KEEP] - 1).id}"], CARDS

    def answer(self, t: Table, args: Args, move: int) -> str:
        card = args[move - KEEP]
        if card == UNKNOWN:
            return ""
        return f"keep the card {{}}|{card_of(t, card - 1).id}"

    def fill_in(self, t: Table, seat: int, args: Args, rng: Random) -> Args:
        cards = rng.sample(pile(t), args[0])
        return (args[0], *[card + 1 for card in cards], *[0] * (LOOKED_AT - args[0]))


def looked_at(t: Table) -> list[int]:
    """Cards behind the Back Door, as far as the table, or a view of it, has them."""
    hidden = {LOOK_AT_CARD: 2, KEEP_CARD.step: 1}  # the arguments before the cards
    frames = [frame[2][hidden[frame[0]] :] for frame in t.stack if frame[0] in hidden]
    return [card - 1 for cards in frames for card in cards if card > 0]


DEAL_CARD: Final = add_step(DealCard("deal-card", DEAL))
SHOW_CARD: Final = add_step(ShowCard("show-card", SHOW))
LOOK_AT_CARD: Final = add_step(LookAtCard("look-at-card", DEAL))
KEEP_CARD: Final = add_question(KeepCard(), "keep-card")
