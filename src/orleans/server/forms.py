"""The form for a new table: the choices, and which go together."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any

from orleans.bots import BOTS, LEVELS
from orleans.errors import BadSetup
from orleans.facts.components import Components, Module, Place, Scenario
from orleans.facts.loader import load
from orleans.kernel.setup import MARKETS, PLANNING, Setup, tile_boxes
from orleans.notation.words import choices
from orleans.server import api, catalogue
from orleans.server.opponents import strengths

SEATS = range(1, 6)


def setup_of(choice: api.SetupChoice) -> Setup:
    return Setup(
        players=choice.players,
        edition=choice.edition,
        scenario=choice.scenario,
        modules=tuple(choice.modules),
        planning=choice.planning,
        tiles=" ".join(choice.tiles),
        last_event=choice.last_event,
        difficulty=choice.difficulty,
        events=choice.events,
    )


def choice_of(setup: Setup) -> api.SetupChoice:
    return api.SetupChoice(
        setup.players,
        setup.edition,
        setup.scenario,
        list(setup.modules),
        setup.planning,
        setup.tiles.split(),
        setup.last_event,
        setup.difficulty,
        setup.events,
    )


def why_not(**values: Any) -> str:
    try:
        Setup(**values)
    except BadSetup as error:
        return str(error)
    return ""


@lru_cache(maxsize=8)
def setup_form(language: str) -> catalogue.SetupForm:
    """Return the choices, and the combinations that the engine accepts."""
    c = load()
    said = choices(language)
    return catalogue.SetupForm(
        editions=[
            catalogue.EditionChoice(
                e.id,
                e.name.get(language),
                [tile.id for tile in tiles_of(c) if tile.box in e.boxes],
            )
            for e in c.editions
        ],
        scenarios=[scenario_choice(steps, language) for steps in c.scenarios],
        modules=[module_choice(module, language) for module in c.modules],
        house_rules=house_rules(c, language),
        planning=[
            catalogue.FormChoice(name, said.get(f"planning-{name}", name)) for name in PLANNING
        ],
        last_events=last_events(c, language),
        printings=[
            edition_option("events", printing.id, said[f"events-{printing.id}"])
            for printing in c.printings
        ],
        tile_ways=[
            edition_option("tiles", way, said[f"tiles-{way}"])
            for way in ("all", *MARKETS, *tile_boxes(c))
        ],
        tiles=[tile_choice(tile, language) for tile in tiles_of(c)],
        combinations=all_combinations(c),
        bots=[
            catalogue.BotChoice(name, said.get(f"bot-{name}", name), strength=strengths().get(name))
            for name in (*LEVELS, *BOTS)
        ],
        paces=[catalogue.FormChoice(name, said[f"pace-{name}"]) for name in ("live", "turns")],
        clocks=[catalogue.FormChoice(name, said[f"clock-{name}"]) for name in ("turn", "bank")],
        limits=catalogue.Limits([5, 2_592_000], [0, 86_400], [50, 60_000]),
        defaults=api.NewTable(
            setup=api.SetupChoice(players=2),
            seats=[api.SeatChoice("me"), api.SeatChoice("bot", "normal")],
            options=api.TableOptions(hints=True),
            start=True,
        ),
    )


def scenario_choice(steps: tuple[Scenario, ...], language: str) -> catalogue.ScenarioChoice:
    usual = steps[0]
    return catalogue.ScenarioChoice(
        usual.id,
        usual.name.get(language),
        usual.effect.get(language),
        difficulties=[
            catalogue.FormChoice(step.difficulty, step.name.get(language)) for step in steps
        ]
        if len(steps) > 1
        else [],
        own_tiles=usual.tiles != "edition",
    )


def module_choice(module: Module, language: str) -> catalogue.ModuleChoice:
    apart = module.apart.get(language) if module.apart else ""
    return catalogue.ModuleChoice(module.id, module.name.get(language), apart=apart)


def house_rules(c: Components, language: str) -> list[catalogue.HouseRule]:
    return [
        catalogue.HouseRule([module.id, other], module.note.get(language))
        for module in c.modules
        if module.note
        for other in module.house_rule_with
    ]


def last_events(c: Components, language: str) -> list[catalogue.LastEvent]:
    """Return the events that may come last, if there are several."""
    return [
        catalogue.LastEvent(name, event_name(c, name, language), glass.module)
        for glass in c.hourglass.glasses
        for name, _ in (glass.lasts if len(glass.lasts) > 1 else ())
    ]


def tiles_of(c: Components) -> list[Place]:
    """Return the place tiles that a table can choose among."""
    return [place for place in c.places if place.category and not place.only_with]


def tile_choice(tile: Place, language: str) -> catalogue.TileChoice:
    name, effect = tile.name.get(language), tile.effect.get(language)
    return catalogue.TileChoice(tile.id, name, effect, tile.category, tile.box)


def edition_option(key: str, value: str, name: str) -> catalogue.EditionOption:
    """Return an option with the editions in which it makes a difference."""
    editions = []
    for edition in [e.id for e in load().editions]:
        choice = {"edition": edition, key: value}
        if not why_not(**choice) and Setup(**choice) != Setup(edition=edition):  # type: ignore[arg-type]
            editions.append(edition)
    return catalogue.EditionOption(value, name, editions=editions)


def event_name(c: Components, event: str, language: str) -> str:
    return next(card.name.get(language) for card in c.events if card.id == event)


def all_combinations(c: Components) -> list[catalogue.Combination]:
    """Return each edition and scenario with the player counts and modules it allows."""
    found = []
    for edition in [e.id for e in c.editions]:
        for scenario in [steps[0].id for steps in c.scenarios]:
            players = [
                n for n in SEATS if not why_not(players=n, edition=edition, scenario=scenario)
            ]
            if players:
                known = modules_of(c, scenario)
                modules = [
                    list(some)
                    for size in range(len(known) + 1)
                    for some in combinations(known, size)
                    if not why_not(
                        players=players[-1], edition=edition, scenario=scenario, modules=some
                    )
                ]
                found.append(catalogue.Combination(edition, scenario, players, modules))
    return found


def modules_of(c: Components, scenario: str) -> list[str]:
    return [module.id for module in c.modules if scenario in module.scenarios]
