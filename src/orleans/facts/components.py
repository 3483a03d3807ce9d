"""What is in the box, as frozen, typed values made from the data files."""

from __future__ import annotations

from dataclasses import dataclass

LANGUAGES = ("en", "de", "fr")


@dataclass(frozen=True)
class Names:
    """One text in each language."""

    en: str
    de: str
    fr: str

    def get(self, language: str) -> str:
        if language == "de":
            return self.de
        return self.fr if language == "fr" else self.en


@dataclass(frozen=True)
class Follower:
    id: str
    name: Names
    own: int


@dataclass(frozen=True)
class Good:
    id: str
    name: Names
    points: int
    count: int
    food: bool


@dataclass(frozen=True)
class Town:
    id: str
    name: Names
    lat: float
    lon: float


@dataclass(frozen=True)
class Connection:
    id: str
    a: int
    b: int
    by: int
    second: int  # the number of players from which a second goods space is used; 0 if there is none


@dataclass(frozen=True)
class Track:
    """`bonus[0]` is the start; `gives` says what a number means."""

    id: str
    name: Names
    gives: str
    bonus: tuple[int, ...]
    citizen: int

    @property
    def last(self) -> int:
        return len(self.bonus) - 1


@dataclass(frozen=True)
class Development:
    name: Names
    last: int
    citizens: tuple[int, ...]
    coins: tuple[int, ...]  # by space
    status: tuple[int, ...]  # by space


@dataclass(frozen=True)
class PlayerKit:
    market: int
    draw: int
    coins: int
    stations: int
    home: int  # the town where everybody may build


@dataclass(frozen=True)
class Place:
    """A place of the player board or of an action board (no category), or a place tile."""

    id: str
    name: Names
    effect: Names
    category: str
    spaces: tuple[int, ...]
    enough: int  # how many spaces must be filled
    gears: bool
    use: str  # "action", "event", "market", "deed", "help" or "passive"
    own_type: bool  # nobody stands in for another
    not_in: str  # letters of the scenarios that do without this tile
    box: str
    also_in: str  # another box that has the same tile
    only_with: str  # the module without which it is never used
    beside: bool  # on an action board that a scenario lays beside the player boards


@dataclass(frozen=True)
class Gain:
    """What a deed itself gives, for each follower or for the last one."""

    coins: int
    development: int
    citizens: int


@dataclass(frozen=True)
class Deed:
    """A beneficial deed, or a character on a board of deeds."""

    id: str
    name: Names
    effect: Names | None  # what it does beyond its gains
    board: str
    each: Gain
    done: Gain
    or_development: int
    gears: int  # wheels that wait there for each open space
    wants: tuple[int, ...]  # the spaces from left to right: a type, or ANY
    lies: tuple[int, ...]  # the good on each space + 1, or 0
    full_from: int  # with fewer players the rightmost space is covered
    open_for: tuple[int, ...]  # by players, from 2 on: how many spaces are open; none for all
    fewest: int  # with fewer players the deed is closed
    after: str  # another deed that must be done before

    def spaces(self, players: int) -> tuple[tuple[int, int], ...]:
        """The spaces open with so many players, each with its good."""
        found = tuple(zip(self.wants, self.lies, strict=True))
        if self.open_for:
            return found[: self.open_for[max(players - 2, 0)]]
        return found[:-1] if players < self.full_from else found


@dataclass(frozen=True)
class EventCard:
    id: str
    name: Names
    effect: Names
    amount: tuple[tuple[str, int], ...]  # by letter
    entry: str  # the file and the entry, for messages


@dataclass(frozen=True)
class HourGlassTile:
    id: str
    event: int
    letter: str
    amount: int
    brings: int = 0  # pieces that come into every bag with it …
    brought: str = ""  # … and their kind


@dataclass(frozen=True)
class Glass:
    """The tiles of one box: `draws` of each stack, from the uppermost on, come into a game."""

    module: str  # or scenario or printing, with which it replaces the base game's
    stacks: tuple[tuple[int, ...], ...]
    draws: tuple[int, ...]
    lasts: tuple[tuple[str, int], ...]  # the tiles that may come last: event and tile
    by_players: tuple[tuple[int, ...], ...] = ()  # of each stack, from 2 on, instead of `draws`

    def draws_for(self, players: int) -> list[int]:
        if not self.by_players:
            return list(self.draws)
        return [numbers[players - 2] for numbers in self.by_players]


@dataclass(frozen=True)
class Printing:
    """Another printing of the hour glass, for some editions; its name is that of its `Glass`."""

    id: str
    editions: tuple[str, ...]


@dataclass(frozen=True)
class HourGlass:
    """Every tile of every box, once, so that its number never changes."""

    tiles: tuple[HourGlassTile, ...]
    glasses: tuple[Glass, ...]


@dataclass(frozen=True)
class Card:
    """A card of a deck; `test` says what fulfils it, if it is to be fulfilled.

    A card without a name is called by its town and what it asks for.
    """

    id: str
    deck: str
    name: Names | None
    effect: Names | None
    back: str  # the letter there
    points: int
    test: str
    town: int  # -1 for none
    followers: tuple[int, ...]
    goods: tuple[int, ...]
    coins: int
    number: int


@dataclass(frozen=True)
class Supply:
    followers: tuple[int, ...]
    gears: int
    goods: int


@dataclass(frozen=True)
class Edition:
    id: str
    name: Names
    players: tuple[int, int]
    boxes: tuple[str, ...]  # whose place tiles are used
    gear_limit: str
    tiles: int  # of each category; 0 for all
    gear: Names


@dataclass(frozen=True)
class Module:
    """What may be added to some scenarios."""

    id: str
    name: Names
    scenarios: tuple[str, ...]
    not_with: tuple[str, ...]  # other modules
    apart: Names | None  # why it is not played with them
    house_rule_with: tuple[str, ...]  # other modules that the rulebook does not add to it
    note: Names | None  # what a table is told then
    boards: tuple[str, ...]  # beside the player boards
    without_tiles: tuple[str, ...]
    tiles: tuple[tuple[int, int], ...]  # by players: how many of each category are on offer
    box: str


@dataclass(frozen=True)
class GoalCard:
    """A goal as it is printed; `test` says what reaching it means."""

    id: str
    name: Names
    effect: Names
    test: str
    town: int  # -1 for none
    goods: tuple[int, ...]
    citizens: int
    coins: int
    worth: int  # of goods, or points of development
    status: int  # of development
    stations: int  # how many trading stations
    inland: bool  # one of them in a town without a waterway
    number: int  # how many goods in all
    of: tuple[int, ...]  # the goods of which they may be
    until: int  # the last round for it; 0 for any
    stations_in: tuple[int, ...]  # towns where one's own trading stations must be
    track: int  # whose last space must be reached; -1 for none
    dues: tuple[tuple[int, str], ...]  # how many of what is paid at the end of each round
    entry: str  # the file and the entry, for messages


def citizen_spaces(
    tracks: tuple[Track, ...], development: Development, deeds: tuple[Deed, ...]
) -> tuple[str, ...]:
    """The spaces for citizens besides the towns: of tracks, and the last ones of deeds."""
    on_tracks = [track.id for track in tracks if track.citizen]
    on_tracks += [f"development-{space}" for space in development.citizens]
    return (*on_tracks, *[deed.id for deed in deeds if deed.done.citizens])


@dataclass(frozen=True)
class CitizenSpace:
    """Where a citizen waits besides tracks, towns and deeds."""

    id: str
    name: Names


@dataclass(frozen=True)
class Spread:
    """Citizens that are laid on some spaces, which are chosen before the first round.

    Spaces are named as `citizen_spaces` does; `usual` are those of the default.
    """

    citizens: int
    over: tuple[str, ...]
    usual: tuple[str, ...]


@dataclass(frozen=True)
class Pick:
    """One player picks place tiles for everybody."""

    player: int  # counted from the start player on, who is 0
    category: int  # 1 or 2
    tiles: int


@dataclass(frozen=True)
class Scenario:
    """How a game is set up, how it runs and how it ends. `base` is one of them.

    Goods are laid as on a map for `goods_for` players; 0: for as many as play.
    `events` are hour glass tiles in the order of the rounds; none where stacks are drawn from.
    """

    id: str
    difficulty: str  # "" for the default
    name: Names
    effect: Names
    players: tuple[int, int]
    editions: tuple[str, ...]
    start: int  # the town where merchants begin; -1: chosen by the players
    coins: int
    stations: int  # trading stations that each player has; -1 as in the base game
    market: tuple[int, ...]  # followers who wait in each market from the start, besides the supply
    own_tiles: tuple[str, ...]  # that each player has from the start
    tiles: str  # "edition": as many as it offers; "all" that are left; "drawn", "named" or "picked"
    draws_tiles: int  # if they are drawn, how many of each category
    named_tiles: tuple[str, ...]  # if they are named
    picks: tuple[Pick, ...]  # if they are picked, who picks how many of which
    letter: str  # tiles marked with it are left out
    boards: tuple[str, ...]  # action boards beside the player boards
    place_effects: tuple[tuple[str, Names], ...]  # of places that do other things than usual
    supply: Supply | None  # None: by number of players
    goods_for: int
    goods_at: tuple[int, ...]  # towns on whose connections goods are laid; none for all of them
    both_goods: bool  # of a connection may be taken
    citizens: tuple[str, ...]  # tracks, "development", towns, deeds and other spaces
    citizens_when_built: bool  # those in towns come with a trading station, not on arrival
    deed_citizens: bool  # deeds that are done bring theirs
    spread: Spread | None
    citizens_left: int  # in the supply, where they are bought and paid; -1: never
    deeds: str  # the board
    without: tuple[str, ...]  # phases and rules that are left out
    events: tuple[int, ...]
    events_out: tuple[str, ...]  # events that never come
    towers: tuple[int, ...]  # towns at the edge of the map, where stations are towers
    neutral_towers: tuple[
        tuple[int, ...], ...
    ]  # by players, from 2 on: towers that belong to nobody
    planning: str  # how players plan, if they have no choice
    goals: tuple[str, ...]
    one_goal_a_round: bool
    goals_in_order: bool
    won: str  # "points", or when goals are met: "at-once", at the "round-end" or "together"
    ties: tuple[str, ...]  # what decides between players when goals do not


@dataclass(frozen=True)
class Components:
    followers: tuple[Follower, ...]
    goods: tuple[Good, ...]
    towns: tuple[Town, ...]
    connections: tuple[Connection, ...]
    tracks: tuple[Track, ...]
    development: Development
    player: PlayerKit
    places: tuple[Place, ...]  # the player board, the tiles, the action boards of scenarios
    deeds: tuple[Deed, ...]  # of every board
    events: tuple[EventCard, ...]
    hourglass: HourGlass
    cards: tuple[Card, ...]  # of every deck
    numbers: tuple[tuple[str, tuple[int, ...]], ...]  # of pieces that only a box has
    citizen_spaces: tuple[CitizenSpace, ...]
    printings: tuple[Printing, ...]
    supplies: tuple[tuple[int, Supply], ...]
    editions: tuple[Edition, ...]
    modules: tuple[Module, ...]
    goals: tuple[GoalCard, ...]
    scenarios: tuple[tuple[Scenario, ...], ...]  # each with its steps of difficulty

    def scenario(self, name: str, difficulty: str = "") -> Scenario:
        steps = next(steps for steps in self.scenarios if steps[0].id == name)
        return next(step for step in steps if step.difficulty == difficulty)

    def difficulties(self, name: str) -> tuple[str, ...]:
        """The steps of difficulty of a scenario; the default comes first and has no name."""
        return next(
            tuple(step.difficulty for step in steps)
            for steps in self.scenarios
            if steps[0].id == name
        )

    def supply(self, players: int) -> Supply:
        return dict(self.supplies)[players]

    def deck(self, name: str) -> tuple[Card, ...]:
        return tuple(card for card in self.cards if card.deck == name)

    def title(self, card: Card) -> Names:
        """What is printed at its head: its name or its town."""
        return card.name or self.towns[card.town].name

    def decks(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(card.deck for card in self.cards))

    def number(self, name: str, players: int = 0) -> int:
        """A number of a box; by players, from 2 on, if it depends on them."""
        found = dict(self.numbers)[name]
        return found[players - 2] if players and len(found) > 1 else found[0]

    def edition(self, name: str) -> Edition:
        return next(e for e in self.editions if e.id == name)
