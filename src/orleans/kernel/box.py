"""What a box adds to the game, in one place: its manifest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from orleans.kernel.book import Book
from orleans.kernel.effects import Action, Event, Goal, Reward
from orleans.kernel.judging import Judgement


@dataclass(frozen=True)
class Box:
    """Everything is found by the name it has in the data.

    `modules` and `scenarios` are what a setup can name, each with what it adds to the book
    besides its data.
    `judgements` say how bots judge what a module or a scenario adds, by its name.
    """

    name: str
    actions: Mapping[str, Action] = field(default_factory=dict)  # by place
    events: Mapping[str, Event] = field(default_factory=dict)
    rewards: Mapping[str, Reward] = field(default_factory=dict)  # by deed
    modules: Mapping[str, Callable[[Book], None]] = field(default_factory=dict)
    scenarios: Mapping[str, Callable[[Book], None]] = field(default_factory=dict)
    goals: Mapping[str, type[Goal]] = field(default_factory=dict)  # by test
    judgements: Mapping[str, Callable[[Book], Judgement]] = field(default_factory=dict)
