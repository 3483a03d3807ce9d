"""What things do: rounds, places, tiles, deeds, events. `make_book` binds them to the data."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import lru_cache

from orleans.boxes import (
    base,
    bigbox,
    dignitary,
    duel,
    invasion,
    plague,
    prosperity,
    salesman,
    solo,
    trade_intrigue,
    vierzon,
)
from orleans.boxes.base.building import (
    barred_by_tower,
    barred_without_stations,
    claim_when_built,
)
from orleans.boxes.base.goals import plug_in_goals
from orleans.boxes.base.judgement import GoalJudgement
from orleans.boxes.base.preparation import PREPARE, lay_out
from orleans.boxes.base.rounds import PHASES, START_PLAYER, face
from orleans.boxes.base.using import barred_by_event
from orleans.errors import BadData
from orleans.facts.components import EventCard
from orleans.facts.loader import load
from orleans.kernel.asking import add_question
from orleans.kernel.book import Book
from orleans.kernel.box import Box
from orleans.kernel.effects import Action, Event, Reward
from orleans.kernel.fields import FIELDS, Field
from orleans.kernel.frames import RULES, STEPS
from orleans.kernel.judging import Judgement, Judgements
from orleans.kernel.moves import MoveBook
from orleans.kernel.setup import RULES_VERSION as RULES_VERSION
from orleans.kernel.setup import Setup
from orleans.kernel.table import Table

BOXES: tuple[Box, ...] = (
    base.BOX,
    bigbox.BOX,
    trade_intrigue.BOX,
    solo.BOX,
    dignitary.BOX,
    vierzon.BOX,
    salesman.BOX,
    duel.BOX,
    plague.BOX,
    prosperity.BOX,
    invasion.BOX,
)
ACTIONS: dict[str, Action] = {name: it for box in BOXES for name, it in box.actions.items()}
EVENTS: dict[str, Event] = {name: it for box in BOXES for name, it in box.events.items()}
REWARDS: dict[str, Reward] = {name: it for box in BOXES for name, it in box.rewards.items()}
GOALS = {name: it for box in BOXES for name, it in box.goals.items()}
MODULES = {name: it for box in BOXES for name, it in box.modules.items()}
SCENARIOS = {name: it for box in BOXES for name, it in box.scenarios.items()}
JUDGEMENTS = {name: it for box in BOXES for name, it in box.judgements.items()}
for things in (ACTIONS, EVENTS, REWARDS):
    for name, thing in things.items():
        thing.name = name
        if thing.asks:
            add_question(thing, name)
# Older rules whose records today's rules replay if possible, and the version that still has them.
OLD_RULES = {2: "0.6"}


@lru_cache(maxsize=64)
def make_book(setup: Setup) -> Book:
    """The book of a setup: its components together with what they do."""
    components = load(setup.data)
    book = Book(setup, components, MoveBook(components))
    book.set_actions([ACTIONS.get(place.id, Action()) for place in components.places])
    events = [effect_of(components.events[tile.event]) for tile in components.hourglass.tiles]
    book.set_events(events, [face(event, tile) for tile, event in enumerate(events)])
    book.rewards = [REWARDS.get(deed.id, Reward()) for deed in components.deeds]
    book.phases = [frame for frame in PHASES if STEPS[frame[0]].name not in book.scenario.without]
    plug_in_goals(book, START_PLAYER, GOALS)
    if book.events_bar:
        book.bars.append(barred_by_event)
    if not book.stations:
        book.bars.append(barred_without_stations)
    if book.scenario.towers:
        book.bars.append(barred_by_tower)
    if book.scenario.citizens_when_built:
        book.when_built.append(claim_when_built)
    if setup.scenario in SCENARIOS:
        SCENARIOS[setup.scenario](book)
    for module in setup.modules:
        if module in MODULES:
            MODULES[module](book)
    book.judged = Judgements(judgements(book))
    return book


def effect_of(card: EventCard) -> Event:
    """What an event does; an event without code is an error in the data."""
    if card.id not in EVENTS:
        raise BadData(f"{card.entry}: no box says what it does (`Box.events`)")
    return EVENTS[card.id]


def judgements(book: Book) -> list[Judgement]:
    """How bots judge what is in play: first what the scenario adds, then the modules."""
    usual = {book.setup.scenario: GoalJudgement} if book.goals else {}
    known = usual | JUDGEMENTS
    names = (book.setup.scenario, *book.setup.modules)
    return [known[name](book) for name in names if name in known]


def book_of(setup: Setup) -> Book:
    """What a pickled book becomes. Books are never copied: equal setups share one."""
    return make_book(setup)


def pickled(book: Book) -> tuple[Callable[[Setup], Book], tuple[Setup]]:
    return book_of, (book.setup,)


copyreg.pickle(Book, pickled)  # not a method of the book, which does not know the boxes


def new_table(setup: Setup) -> Table:
    """A table laid out up to the first draw."""
    first = laid_out(setup, tuple(FIELDS))
    return Table(first.book, first)


@lru_cache(maxsize=64)
def laid_out(setup: Setup, fields: tuple[Field, ...]) -> Table:
    """The table with which every game of a setup begins, as long as no field is added."""
    table = Table(make_book(setup))
    lay_out(table)
    table.stack = [(PREPARE, RULES, ())]
    return table
