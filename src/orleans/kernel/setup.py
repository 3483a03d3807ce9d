"""Which game is played: players, edition, scenario, modules and table options."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orleans.errors import BadSetup
from orleans.facts.components import Components, Scenario
from orleans.facts.loader import load
from orleans.facts.source import corrections_text, read_corrections

PLANNING = ("sealed", "order")  # and "open", where the scenario says so
MARKETS = {"market-3": 3, "market-5": 5}
RULES_VERSION = 3  # rises when an old record would no longer replay the same
# The rules that can be played. A rule that has changed asks `book.setup.rules` which one holds.
KNOWN_RULES = (RULES_VERSION,)


@dataclass(frozen=True)
class Setup:
    """A game that can be set up.

    `tiles` chooses the place tiles on offer: nothing for the edition's own way, "all", or
    names. The name of a box adds the tiles of that box to an older edition (ruling 110). With
    "market-3" or "market-5" so many of each category lie out and are refilled (ruling 111).
    `last_event` is the event of the last round, where the module has a choice.
    `difficulty` is a step of the scenario's, where it has steps.
    `events` is another printing of the hour glass: "first-printing" (ruling 112).
    `data` corrects printed values: a file, a dict or their text.
    `rules` is the version of the rules, for games that were begun by older ones (ruling 108).
    """

    players: int = 4
    edition: str = "bigbox"
    scenario: str = "base"
    modules: tuple[str, ...] = ()
    planning: str = "sealed"
    tiles: str = ""
    last_event: str = ""
    data: str = ""
    difficulty: str = ""
    events: str = ""
    rules: int = 0  # today's

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", self.rules or RULES_VERSION)
        if self.rules not in KNOWN_RULES:
            known = ", ".join(str(rules) for rules in KNOWN_RULES)
            raise BadSetup(f"there are no rules {self.rules!r}; known are {known}")
        data: Any = self.data
        if isinstance(data, Path):
            load(corrections_text(read_corrections(data)), data.name)  # its errors name the file
        if not isinstance(data, (Path, dict, str)):
            raise BadSetup(f"data must be a file, a dict or their text, not {data!r}")
        if isinstance(data, str) and data.endswith(".toml"):
            raise BadSetup(f"data: name the file as Path({data!r})")
        if isinstance(data, (Path, dict)):
            object.__setattr__(self, "data", corrections_text(read_corrections(data)))
        object.__setattr__(self, "tiles", _tile_names(self.tiles))
        components = load(self.data)
        editions = tuple(e.id for e in components.editions)
        _one_of("edition", self.edition, editions)
        _one_of("scenario", self.scenario, tuple(steps[0].id for steps in components.scenarios))
        scenario = self._scenario(components)
        if scenario.planning and self.planning == PLANNING[0]:
            object.__setattr__(self, "planning", scenario.planning)
        _one_of(
            "planning", self.planning, PLANNING + (scenario.planning,) * bool(scenario.planning)
        )
        self._check_modules(components)
        self._check_last_event(components)
        self._check_events(components, scenario)
        self._check_tiles(components)
        if self.tiles and scenario.tiles != "edition":
            raise BadSetup(f"the scenario {self.scenario} has place tiles of its own")
        self._check_players(components, scenario)

    def _scenario(self, components: Components) -> Scenario:
        steps = components.difficulties(self.scenario)
        if self.difficulty not in steps:
            known = ", ".join(step for step in steps if step) or "none"
            raise BadSetup(
                f"the scenario {self.scenario} has no difficulty {self.difficulty!r}; "
                f"it has {known}"
            )
        scenario = components.scenario(self.scenario, self.difficulty)
        if self.edition not in scenario.editions:
            editions = ", ".join(scenario.editions)
            raise BadSetup(
                f"the scenario {self.scenario} is played with {editions}, not {self.edition}"
            )
        return scenario

    def _check_modules(self, components: Components) -> None:
        known = {module.id: module for module in components.modules}
        for name in self.modules:
            _one_of("module", name, tuple(known))
            if self.scenario not in known[name].scenarios:
                raise BadSetup(f"the module {name} is not played with {self.scenario}")
            for other in known[name].not_with:
                if other in self.modules:
                    apart = known[name].apart
                    why = f": {apart.en}" if apart else ""
                    raise BadSetup(f"the modules {name} and {other} are not played together{why}")
        given = tuple(name for name in known if name in self.modules)
        object.__setattr__(self, "modules", given)

    def _check_tiles(self, components: Components) -> None:
        """Defaults are not written down, so that equal games are equal."""
        names = tuple(place.id for place in components.places if place.category)
        words = self.tiles.split()
        for word in words:
            _one_of("place tile", word, ("all", *MARKETS, *tile_boxes(components), *names))
        for tile in components.places:
            if tile.only_with and tile.id in words and tile.only_with not in self.modules:
                raise BadSetup(f"the place tile {tile.id} needs the module {tile.only_with}")
        if len(set(words) & set(MARKETS)) > 1:
            raise BadSetup("the market has 3 or 5 place tiles of each category, not both")
        for box in [word for word in words if word in tile_boxes(components)]:
            if self.named_tiles:
                raise BadSetup(f"name place tiles, or add those of {box}, not both")
            if tile_boxes(components)[box] & self._boxes(components):
                words.remove(box)
                object.__setattr__(self, "tiles", " ".join(words))

    @property
    def market(self) -> int:
        """How many place tiles of each category lie out and are refilled; 0 for no market."""
        return next((MARKETS[word] for word in self.tiles.split() if word in MARKETS), 0)

    @property
    def named_tiles(self) -> list[str]:
        """The place tiles that are chosen by name, or "all"."""
        others = (*MARKETS, *tile_boxes(load(self.data)))
        return [word for word in self.tiles.split() if word not in others]

    @property
    def boxes(self) -> set[str]:
        """The boxes whose place tiles are on offer, unless tiles are named."""
        components = load(self.data)
        added = {word for word in self.tiles.split() if word in tile_boxes(components)}
        return added | self._boxes(components)

    def _boxes(self, components: Components) -> set[str]:
        modules = {module.box for module in components.modules if module.id in self.modules}
        return modules.union(components.edition(self.edition).boxes)

    def _check_players(self, components: Components, scenario: Scenario) -> None:
        fewest, most = components.edition(self.edition).players
        said = f"the {self.edition} edition"
        if scenario.tiles != "edition":
            said = f"the scenario {self.scenario}"
            fewest, most = scenario.players
        if type(self.players) is not int or not fewest <= self.players <= most:
            one = f"{fewest} player{'s' * (fewest > 1)}"
            number = f"{fewest} to {most} players" if fewest < most else one
            raise BadSetup(f"{said} is for {number}, not {self.players}")

    def _check_last_event(self, components: Components) -> None:
        """The default is not written down, so that equal games are equal."""
        glasses = components.hourglass.glasses
        known = [event for one in glasses if one.module in self.modules for event, _ in one.lasts]
        if self.last_event and not known:
            choice = " or ".join(glass.module for glass in glasses if len(glass.lasts) > 1)
            raise BadSetup(f"the last event can only be chosen with the module {choice}")
        if self.last_event:
            _one_of("last event", self.last_event, tuple(known))
        if known and self.last_event == known[0]:
            object.__setattr__(self, "last_event", "")

    def _check_events(self, components: Components, scenario: Scenario) -> None:
        """Another hour glass replaces the edition's own (ruling 112)."""
        if not self.events:
            return
        known = {printing.id: printing for printing in components.printings}
        _one_of("printing of the events", self.events, tuple(known))
        if self.edition not in known[self.events].editions:
            editions = ", ".join(known[self.events].editions)
            raise BadSetup(f"the events {self.events} are played with {editions}")
        modules = {glass.module for glass in components.hourglass.glasses}
        if scenario.events or modules & set(self.modules):
            raise BadSetup(f"the events {self.events} do not go with other events")

    def lines(self) -> list[str]:
        """The setup as `key: value` lines, for records and positions, without its rules."""
        lines = [
            f"players: {self.players}",
            f"edition: {self.edition}",
            f"scenario: {self.scenario}",
            f"modules: {' '.join(self.modules) or '-'}",
            f"planning: {self.planning}",
        ]
        if self.tiles:
            lines.append(f"tiles: {self.tiles}")
        if self.last_event:
            lines.append(f"last_event: {self.last_event}")
        if self.difficulty:
            lines.append(f"difficulty: {self.difficulty}")
        if self.events:
            lines.append(f"events: {self.events}")
        return lines + ([f"data: {self.data}"] if self.data else [])


def tile_boxes(components: Components) -> dict[str, set[str]]:
    """Boxes whose place tiles another box has too, each with all boxes that have them."""
    found: dict[str, set[str]] = {}
    for place in components.places:
        if place.also_in:
            found.setdefault(place.also_in, {place.also_in}).add(place.box)
    return found


KEYS = (
    "players",
    "edition",
    "scenario",
    "modules",
    "planning",
    "tiles",
    "last_event",
    "difficulty",
    "events",
    "data",
    "rules",
)


def setup_from(values: dict[str, str]) -> Setup:
    """A setup from `key: value` pairs; missing keys have their defaults."""
    known: dict[str, Any] = {key: text for key, text in values.items() if key in KEYS}
    for key in known.keys() & {"players", "rules"}:
        if not known[key].isdecimal() or len(known[key]) > 9:
            raise BadSetup(f"{key} must be a number, not {known[key]!r}")
        known[key] = int(known[key])
    if "modules" in known:
        known["modules"] = tuple(m for m in known["modules"].split() if m != "-")
    return Setup(**known)


def _tile_names(tiles: object) -> str:
    """Names in their order, each once, as one text; "all" swallows the rest."""
    words = tiles.replace(",", " ").split() if isinstance(tiles, str) else list(tiles)  # type: ignore[call-overload]
    if "all" in words:
        words = ["all", *[word for word in words if word in MARKETS]]
    return " ".join(sorted(set(words)))


def _one_of(what: str, name: str, among: tuple[str, ...]) -> None:
    if name not in among:
        raise BadSetup(f"there is no {what} {name!r}; known are {', '.join(among)}")
