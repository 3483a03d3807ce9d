"""What things do: rounds, places, tiles, deeds, events. `make_book` binds them to the data."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import lru_cache

from orleans.boxes.base.events import BASE_EVENTS
from orleans.boxes.base.goals import plug_in_goals
from orleans.boxes.base.places import PLACES
from orleans.boxes.base.preparation import PREPARE, lay_out
from orleans.boxes.base.rounds import PHASES, START_PLAYER, face
from orleans.boxes.base.tiles import STAND_INS, TILES
from orleans.boxes.base.using import barred_by_event
from orleans.boxes.bigbox.tiles_deeper import DEEPER_TILES
from orleans.boxes.bigbox.tiles_goods import GOODS_TILES
from orleans.boxes.bigbox.tiles_travel import TRAVEL_TILES
from orleans.boxes.solo import SOLO_EVENTS
from orleans.boxes.trade_intrigue.events import NEW_EVENTS
from orleans.boxes.trade_intrigue.intrigue import CHARACTERS, plug_in_intrigue
from orleans.boxes.trade_intrigue.orders import plug_in_orders
from orleans.boxes.trade_intrigue.trade import TRADE
from orleans.facts.loader import load
from orleans.kernel.book import Action, Book, Event, Reward
from orleans.kernel.frames import RULES, STEPS
from orleans.kernel.moves import MoveBook
from orleans.kernel.setup import Setup
from orleans.kernel.table import Table

ACTIONS: dict[str, Action] = PLACES | TILES | GOODS_TILES | TRAVEL_TILES | DEEPER_TILES
EVENTS: dict[str, Event] = BASE_EVENTS | NEW_EVENTS | SOLO_EVENTS
REWARDS: dict[str, Reward] = TRADE | CHARACTERS
# What a module adds besides its data: the board "trade" is its deeds and what they give.
MODULES: dict[str, Callable[[Book], None]] = {
    "orders": plug_in_orders,
    "intrigue": plug_in_intrigue,
}
RULES_VERSION = 2  # rises when an old record would no longer replay the same


@lru_cache(maxsize=64)
def make_book(setup: Setup) -> Book:
    """The book of a setup: its components together with what they do."""
    components = load(setup.data)
    book = Book(setup, components, MoveBook(components))
    book.actions = [ACTIONS.get(place.id, Action()) for place in components.places]
    events = [EVENTS[components.events[t.event].id] for t in components.hourglass.tiles]
    book.set_events(events, [face(event, tile) for tile, event in enumerate(events)])
    book.rewards = [REWARDS.get(deed.id, Reward()) for deed in components.deeds]
    book.stand_ins = STAND_INS
    book.phases = [frame for frame in PHASES if STEPS[frame[0]].name not in book.scenario.without]
    plug_in_goals(book, START_PLAYER)
    if book.events_bar:
        book.bars.append(barred_by_event)
    for module in setup.modules:
        if module in MODULES:
            MODULES[module](book)
    return book


def book_of(setup: Setup) -> Book:
    """What a pickled book becomes. Books are never copied: equal setups share one."""
    return make_book(setup)


def pickled(book: Book) -> tuple[Callable[[Setup], Book], tuple[Setup]]:
    return book_of, (book.setup,)


copyreg.pickle(Book, pickled)  # not a method of the book, which does not know the boxes


def new_table(setup: Setup) -> Table:
    """A table laid out up to the first chance."""
    table = Table(make_book(setup))
    lay_out(table)
    table.stack = [(PREPARE, RULES, ())]
    return table
