"""What things do: rounds, places, tiles, deeds, events. `make_book` binds them to the data."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from orleans.boxes.base.events import BASE_EVENTS
from orleans.boxes.base.places import PLACES
from orleans.boxes.base.preparation import PREPARE, lay_out
from orleans.boxes.base.rounds import PHASES, face
from orleans.boxes.base.tiles import STAND_INS, TILES
from orleans.boxes.bigbox.tiles_deeper import DEEPER_TILES
from orleans.boxes.bigbox.tiles_goods import GOODS_TILES
from orleans.boxes.bigbox.tiles_travel import TRAVEL_TILES
from orleans.boxes.trade_intrigue.events import NEW_EVENTS, plug_in_events
from orleans.boxes.trade_intrigue.intrigue import CHARACTERS, plug_in_intrigue
from orleans.boxes.trade_intrigue.judgement import (
    EventsJudgement,
    IntrigueJudgement,
    OrdersJudgement,
    TradeJudgement,
)
from orleans.boxes.trade_intrigue.orders import plug_in_orders
from orleans.boxes.trade_intrigue.trade import TRADE
from orleans.facts.loader import load
from orleans.kernel.book import Action, Book, Event, Reward
from orleans.kernel.frames import RULES
from orleans.kernel.judging import Judgement, Judgements
from orleans.kernel.moves import MoveBook
from orleans.kernel.setup import Setup
from orleans.kernel.table import Table

ACTIONS: dict[str, Action] = PLACES | TILES | GOODS_TILES | TRAVEL_TILES | DEEPER_TILES
EVENTS: dict[str, Event] = BASE_EVENTS | NEW_EVENTS
REWARDS: dict[str, Reward] = TRADE | CHARACTERS
# What a module adds besides its data: the board "trade" is its deeds and what they give.
MODULES: dict[str, Callable[[Book], None]] = {
    "orders": plug_in_orders,
    "events": plug_in_events,
    "intrigue": plug_in_intrigue,
}
# How bots judge what a scenario or a module adds.
JUDGEMENTS: dict[str, Callable[[Book], Judgement]] = {
    "orders": OrdersJudgement,
    "events": EventsJudgement,
    "trade": TradeJudgement,
    "intrigue": IntrigueJudgement,
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
    book.phases = PHASES[:]
    for module in setup.modules:
        if module in MODULES:
            MODULES[module](book)
    names = (setup.scenario, *setup.modules)
    book.judged = Judgements([JUDGEMENTS[name](book) for name in names if name in JUDGEMENTS])
    return book


def new_table(setup: Setup) -> Table:
    """A table laid out up to the first chance."""
    table = Table(make_book(setup))
    lay_out(table)
    table.stack = [(PREPARE, RULES, ())]
    return table
