"""The types of the form for a new table and of the components."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from orleans.server.api import NewTable
from orleans.server.opponents import Strength


class FormChoice(Struct):
    id: str
    name: str
    note: str = ""


class EditionChoice(Struct):
    id: str
    name: str
    tiles: Annotated[list[str], Meta(description="The place tiles of its own setup.")]


class TileChoice(Struct):
    id: str
    name: str
    effect: str
    category: str
    box: str


class EditionOption(FormChoice):
    """What can be chosen with some editions only."""

    editions: list[str] = []


class ModuleChoice(FormChoice):
    apart: Annotated[str, Meta(description="Why it does not go with some others.")] = ""


class LastEvent(Struct):
    """A possible last event with this module; the first is the default."""

    id: str
    name: str
    module: str


class ScenarioChoice(FormChoice):
    difficulties: list[FormChoice] = []
    own_tiles: Annotated[bool, Meta(description="It chooses the place tiles itself.")] = False


class BotChoice(FormChoice):
    """A bot; a level says what it scores, as measured."""

    strength: Strength | None = None


class HouseRule(Struct):
    """Modules that the rulebook does not put together."""

    modules: list[str]
    note: str


class Combination(Struct):
    """The player counts and modules allowed with an edition and a scenario."""

    edition: str
    scenario: str
    players: list[int]
    modules: Annotated[list[list[str]], Meta(description="The allowed sets of modules.")]


class Limits(Struct):
    clock_seconds: list[int]
    clock_per_round: list[int]
    bot_ms: list[int]


class SetupForm(Struct):
    """Everything a client needs to build the form for a new table."""

    editions: list[EditionChoice]
    scenarios: list[ScenarioChoice]
    modules: list[ModuleChoice]
    planning: list[FormChoice]
    last_events: list[LastEvent]
    printings: Annotated[list[EditionOption], Meta(description="Other hour glasses.")]
    tiles: list[TileChoice]
    tile_ways: Annotated[
        list[EditionOption], Meta(description="How place tiles come on offer, besides by name.")
    ]
    combinations: list[Combination]
    house_rules: list[HouseRule]
    bots: list[BotChoice]
    paces: list[FormChoice]
    clocks: list[FormChoice]
    limits: Limits
    defaults: NewTable


class Named(Struct):
    id: str
    name: str


class GoodInfo(Named):
    points: int
    food: bool


class TownInfo(Named):
    lat: float
    lon: float
    # At the edge of the map: a space for a tower, or a tower of nobody.
    tower: Literal["", "open", "neutral"] = ""


class ConnectionInfo(Struct):
    id: str
    a: str
    b: str
    by: Literal["road", "water"]
    spaces: int


class TrackInfo(Named):
    """`bonus[0]` is the start; `gives` says what the numbers mean."""

    gives: str
    bonus: list[int]
    citizen: Annotated[int, Meta(description="The space with a citizen; 0: none.")]


class DevelopmentInfo(Struct):
    name: str
    last: int
    citizens: list[int]
    coins: list[int]
    status: list[int]


class Inflected(Named):
    """Something whose name changes in a sentence."""

    gender: Annotated[str, Meta(description="m, f, n or pl; empty in English.")]
    forms: Annotated[
        dict[str, str],
        Meta(description="With its article, in its case: the, acc, dat, in, at, from, to, on."),
    ]


class PlaceInfo(Inflected):
    """A place of the player board (without a category) or a place tile."""

    effect: str
    category: str
    spaces: list[str]
    enough: int
    gears: bool
    use: str


class GainInfo(Struct):
    coins: int
    development: int
    citizens: int


class DeedSpace(Struct):
    want: Annotated[str, Meta(description="A follower's id, or any.")]
    good: Annotated[str, Meta(description="The good printed on it, if any.")]


class DeedInfo(Inflected):
    """A deed or a character of the boards in play, without closed and covered spaces."""

    board: str
    effect: Annotated[str, Meta(description="Its effect besides the gains.")]
    each: Annotated[GainInfo, Meta(description="For each follower.")]
    done: Annotated[GainInfo, Meta(description="In addition for the last one.")]
    or_development: int
    gears: int
    spaces: list[DeedSpace]
    after: Annotated[str, Meta(description="The deed that must be done before; mostly empty.")]


class CardInfo(Named):
    """A card of a deck in play."""

    deck: str
    effect: str
    back: str
    sort: Annotated[str, Meta(description="What fulfils it, or when it counts.")]
    points: int
    town: str
    followers: dict[str, int]
    goods: dict[str, int]
    coins: int


class EventInfo(Named):
    event: str
    effect: str
    brings: Annotated[int, Meta(description="Pieces that come into every bag with it.")]
    when: Annotated[
        Literal["now", "planning", "round", "event", "never"],
        Meta(description="When it takes effect: all round, in the event phase, …"),
    ]
    mark: Annotated[str, Meta(description="Its letter or number, among tiles of the same name.")]


class DueInfo(Struct):
    """How many of what is due at the end of a round."""

    number: int
    what: str


class Components(Struct):
    """What is printed on the components of a table, with names in the caller's language."""

    followers: list[Named]
    goods: list[GoodInfo]
    has_goods: Annotated[bool, Meta(description="Whether any goods are in play.")]
    has_citizens: Annotated[bool, Meta(description="Whether there are citizens to be won.")]
    has_census: Annotated[bool, Meta(description="Whether rounds begin with a census.")]
    together: Annotated[
        bool, Meta(description="All win or lose together: players point at things and propose.")
    ]
    towns: list[TownInfo]
    connections: list[ConnectionInfo]
    tracks: list[TrackInfo]
    development: DevelopmentInfo
    places: list[PlaceInfo]
    deeds: list[DeedInfo]
    hourglass: list[EventInfo]
    cards: list[CardInfo]
    market: int
    stations: int
    gear: Annotated[str, Meta(description="The edition's word for a gear wheel.")]
    gear_id: Annotated[str, Meta(description="Its noun in the files of sentences.")]
    terms: dict[str, str]
    numbers: Annotated[dict[str, int], Meta(description="Of pieces that only a box has.")]
    dues: Annotated[list[DueInfo], Meta(description="Of a goal, by round; mostly none.")]
