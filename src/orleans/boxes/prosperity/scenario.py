"""What Prosperity is plugged into: preparation, phases, places, points."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.acting import OPEN_ACTIONS
from orleans.boxes.base.events import EVENT_PHASE
from orleans.boxes.base.hiring import gain_tile
from orleans.boxes.base.rounds import START_PLAYER, who_pays_census
from orleans.boxes.prosperity.accounts import faults_of_cards, faults_of_map, faults_of_tiles
from orleans.boxes.prosperity.carpenter import CARPENTER_BOARD
from orleans.boxes.prosperity.fields import HAND, LOOKED, UNDER
from orleans.boxes.prosperity.goods import LAY_FACE_DOWN, offer_good
from orleans.boxes.prosperity.guessing import guess_hand, guess_looked, guess_under
from orleans.boxes.prosperity.pile import deal_cards
from orleans.boxes.prosperity.progress import cards_at_hand, lies_on
from orleans.boxes.prosperity.scriptorium import SCRIPTORIUM
from orleans.boxes.prosperity.sending import GUNPOWDER_TOWER, TOWN_HALL
from orleans.boxes.prosperity.structures import (
    LAY_MORE,
    LAY_THINGS,
    LAY_UNSEEN,
    OPEN_STRUCTURES,
    points_of_structures,
    take_back,
)
from orleans.boxes.prosperity.verbs import GRANT
from orleans.kernel.asking import ask
from orleans.kernel.book import Book
from orleans.kernel.frames import EVERY, NATURE, RULES, DrawEvenly, Frame, Step, add_step
from orleans.kernel.table import Table

WITH_TILE: Final = "place-tile"  # the step of difficulty
BRING_COINS: Final = ("support", "mass")


class LayBeforeEvent(Step):
    """Before an event that may take something, the rules: what is laid is safe (ruling 213)."""

    def run(self, t: Table, frame: Frame) -> None:
        if t.book.events[t.event].harmful:
            ask_all(t)


class LayAfterEvent(Step):
    """After the last event, the rules: once more, then what lies beside structures is counted.

    Coins that an event brought may be laid before the Census asks for one (ruling 213).
    """

    def run(self, t: Table, frame: Frame) -> None:
        if not t.hourglass:
            t.stack.append((COUNT_LAID, RULES, ()))
            ask_all(t)
        elif t.book.events[t.event].name in BRING_COINS:
            for seat in who_pays_census(t):
                ask(t, seat, LAY_MORE)


class CountLaid(Step):
    """The rules: coins and goods beside unfinished structures are the player's own."""

    def run(self, t: Table, frame: Frame) -> None:
        for seat in range(len(t.players)):
            take_back(t, seat)


def ask_all(t: Table) -> None:
    for seat in reversed(t.book.turn_orders[t.start]):
        ask(t, seat, LAY_MORE)


class GrantTile(DrawEvenly):
    """Nature, (seat): a place tile of the offer to begin with (ruling 200)."""

    args = ("seat",)
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        return [*t.offer]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        gain_tile(t, frame[2][0], move - GRANT)


def grant_tiles(t: Table) -> None:
    for seat in reversed(range(len(t.players))):
        t.stack.append((GRANT_TILE, NATURE, (seat,)))


def plug_in_prosperity(book: Book) -> None:
    steps = [frame[0] for frame in book.phases]
    book.phases.insert(steps.index(START_PLAYER), (LAY_AFTER_EVENT, RULES, ()))
    book.phases.insert(steps.index(EVENT_PHASE), (LAY_BEFORE_EVENT, RULES, ()))
    book.phases.insert(steps.index(OPEN_ACTIONS), (OPEN_STRUCTURES, RULES, ()))
    book.lays_goods = LAY_FACE_DOWN
    book.preparations.append(deal_cards)
    if book.setup.difficulty == WITH_TILE:
        book.preparations.append(grant_tiles)
    for action in (SCRIPTORIUM, TOWN_HALL, GUNPOWDER_TOWER):
        book.actions[book.numbers[action.name]] = action
    book.with_things_to_give += (book.numbers[CARPENTER_BOARD],)
    book.in_turn.append(LAY_THINGS)
    book.in_planning.append(LAY_UNSEEN)
    book.when_travelled.append(offer_good)
    book.hands.append(cards_at_hand)
    book.on_ways.append(lies_on)
    book.sources["structures"] = points_of_structures
    book.accounts += [faults_of_cards, faults_of_map, faults_of_tiles]


LAY_BEFORE_EVENT: Final = add_step(LayBeforeEvent("lay-before-event"))
LAY_AFTER_EVENT: Final = add_step(LayAfterEvent("lay-after-event"))
COUNT_LAID: Final = add_step(CountLaid("count-laid"))
GRANT_TILE: Final = add_step(GrantTile("grant-tile", GRANT))
HAND.deal, LOOKED.deal, UNDER.deal = guess_hand, guess_looked, guess_under
