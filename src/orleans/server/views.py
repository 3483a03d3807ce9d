"""The types of what is shown: the table, options, the story, the result."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from orleans.notation.lines import Kind
from orleans.server.api import TableInfo


class PlayerView(Struct):
    coins: int
    goods: dict[str, int]
    bag: dict[str, int]
    market: dict[str, int]
    spaces: Annotated[
        dict[str, str], Meta(description="The piece on each space that is not empty.")
    ]
    tiles: list[str]
    ready: Annotated[list[str], Meta(description="The places that are filled.")]
    tracks: dict[str, int]
    development: int
    status: int
    citizens: int
    stations: Annotated[list[str], Meta(description="The towns with a trading station.")]
    unbuilt: int
    town: str
    gears: int
    bound_gears: int
    draws: int
    recalls: int
    stage: str
    passed: bool
    points: int
    fields: Annotated[dict[str, Any], Meta(description="What boxes add to a player's area.")] = {}


class AskedView(Struct):
    """What is pending: a question or a phase, who decides, and its arguments by name."""

    name: str
    seat: Annotated[int | None, Meta(description="None: chance, the rules, or several seats.")]
    args: dict[str, str | int]
    at_stake: Annotated[
        int | None, Meta(description="The points that a threatened player may lose.")
    ] = None


class GoalPart(Struct):
    name: str
    have: int
    need: int
    what: Annotated[str, Meta(description="good:wool, town:tours, coins, status, …")] = ""


class GoalView(Struct):
    """Something to be reached, by one seat or (None) by all."""

    id: str
    name: str
    seat: int | None
    parts: list[GoalPart]
    met: bool
    effect: Annotated[str, Meta(description="What it asks for, in a sentence.")] = ""
    missed: Annotated[bool, Meta(description="It can no longer be reached.")] = False
    towns: Annotated[list[str], Meta(description="Where there is something to do for it.")] = []
    until: Annotated[int, Meta(description="The last round for it; 0: there is none.")] = 0


class CardPart(Struct):
    what: Annotated[str, Meta(description="good:wool, coins, town:tours; card:… for a count")]
    have: int
    need: int


class CardView(Struct):
    """A card that the viewer can work at, in the hand or on display."""

    id: str
    parts: Annotated[list[CardPart], Meta(description="What it asks for, as far as it counts.")]
    missed: Annotated[bool, Meta(description="It is too late for it.")]


class OutcomeView(Struct):
    """How a game ended: won or lost by all, drawn, or decided by points."""

    kind: Literal["won", "lost", "drawn", "points"]
    seats: Annotated[list[int], Meta(description="The winners.")]
    reason: str
    round: int


class TableView(Struct):
    """The table as the viewer is allowed to see it."""

    round: int
    rounds: int
    phase: str
    start: int
    event: str
    hourglass: list[str]
    supply: dict[str, int]
    gears: int
    goods: dict[str, int]
    lying: Annotated[dict[str, list[str]], Meta(description="Goods on each connection.")]
    deeds: Annotated[dict[str, dict[str, int]], Meta(description="Open spaces by deed.")]
    sent: Annotated[dict[str, dict[str, int]], Meta(description="Followers sent, by deed.")]
    deed_goods: Annotated[
        dict[str, list[list[str]]],
        Meta(description="By deed: the follower of a space and its good."),
    ]
    citizens: Annotated[list[str], Meta(description="Where citizens wait, besides most deeds.")]
    offer: list[str]
    players: list[PlayerView]
    over: bool
    asked: AskedView | None = None
    fields: Annotated[dict[str, Any], Meta(description="What boxes add to the table.")] = {}
    goals: list[GoalView] = []
    outcome: OutcomeView | None = None
    fixed_events: Annotated[
        list[str],
        Meta(description="The hour glass tiles of the rounds to come, if their order is known."),
    ] = []
    cards: list[CardView] = []
    spread: Annotated[
        list[str],
        Meta(description="Spaces, deeds among them, of which players choose those with a citizen."),
    ] = []
    proposed: Annotated[
        list[str],
        Meta(description="What is proposed to the team, in words; `{1}`: the name at seat 1."),
    ] = []


class Option(Struct):
    """A legal move: its text for requests, words for people, and what it touches.

    In `words`, `{1}` stands for the name of the player at seat 1.
    """

    move: str
    words: str
    touches: list[str]
    role: Annotated[str, Meta(description="How to offer it: as a button, a number, a thing …")]
    area: Annotated[str, Meta(description="The part of the table where it is shown.")]
    number: Annotated[int | None, Meta(description="Of an amount or a draw.")] = None


class Pointing(Struct):
    """A player points at a thing, for some seconds."""

    id: str
    seat: int
    thing: str
    board: Annotated[int | None, Meta(description="On whose board it lies.")]


class Proposal(Struct):
    """What a player proposes to another: one of the moves of the seat `to`."""

    id: str
    seat: int
    to: int
    option: Option


class Signs(Struct):
    """What players show each other who win or lose together."""

    pointed: list[Pointing]
    proposed: list[Proposal]


class Proposable(Struct):
    options: list[Option]


class StoryChange(Struct):
    """More or less of something that a seat (None: the table) has somewhere."""

    seat: int | None
    what: Annotated[str, Meta(description="coins, good:wool, kind:knight, track:knights …")]
    where: Annotated[str, Meta(description="bag, market, space:castle.0, supply …; or empty")]
    amount: int


class Happening(Struct):
    """What one cause did, as far as the viewer knows it; `words` may be empty."""

    version: int
    round: int
    cause: Annotated[str, Meta(description="place:castle, deed:…, event:…, census, plan …")]
    seat: Annotated[int | None, Meta(description="Who acted; None: the rules.")]
    changes: list[StoryChange]
    words: str
    manner: Annotated[str, Meta(description="torture, if that is how it came about")] = ""


class LogMove(Struct):
    """A recorded move; `seat` is None for chance."""

    number: Annotated[int, Meta(description="Its place among the moves that the viewer knows.")]
    version: int
    seat: int | None
    move: str


class LogLine(Struct):
    """One action, plan, draw or event with all that belongs to it, as a sentence.

    `version` is the table's version after its last move. `words` is empty where there is
    nothing to tell.
    """

    version: int
    seat: Annotated[int | None, Meta(description="Who acts; None: everybody.")]
    kind: Kind
    words: str
    moves: list[LogMove]
    results: list[Happening] = []
    place: Annotated[str, Meta(description="The place that was used; or empty.")] = ""
    event: Annotated[
        str, Meta(description="The hour glass tile with which a round begins; or empty.")
    ] = ""


class RoundLog(Struct):
    round: int
    lines: list[LogLine]


class UndoInfo(Struct):
    """The move an undo would take back, and why the others would have to agree, if so."""

    words: str
    reason: str
    askable: Annotated[bool, Meta(description="The others may be asked to agree.")]
    placed: Annotated[
        dict[str, str],
        Meta(description="Moves of this planning to be picked up: by space, or all they touch."),
    ] = {}


class PlacePreview(Struct):
    """What a place would do if it were used now; `asks` is the next question."""

    gains: Annotated[dict[str, int], Meta(description="Negative: losses.")]
    asks: str
    reason: Annotated[str, Meta(description="Why it could not be used even if it were activated.")]
    lasting: Annotated[
        Literal["now", "round", "game"], Meta(description="How long the reason holds, as it seems.")
    ] = "now"
    without: Annotated[
        list[str], Meta(description="Followers who can be chosen there, but not as things are.")
    ] = []


class Debt(Struct):
    """A payment made piece by piece: the total, what is left, and what was given so far."""

    of: Annotated[
        Literal["coins", "food", "things"], Meta(description="things: coins do not count")
    ]
    due: int
    left: int
    given: list[str]


class Moment(Struct, kw_only=True):
    """A table at one version, apart from what is sent already encoded."""

    version: int
    seat: Annotated[int | None, Meta(description="None: a spectator.")]
    actors: tuple[int, ...]
    question: str = ""
    undo: UndoInfo | None = None
    table: TableInfo | None = None
    log: RoundLog | None = None
    debt: Debt | None = None
    place_previews: Annotated[
        list[dict[str, PlacePreview]], Meta(description="Places by seat, with details.")
    ] = []
    cause: Annotated[
        str, Meta(description="Why it is asked, as `deed:name` or `event:name`; mostly empty.")
    ] = ""
    happenings: Annotated[
        list[Happening], Meta(description="What happened since the version before.")
    ] = []
    strikes: Annotated[
        dict[str, int],
        Meta(description="What the event would give or take if it came now; `lost`: the game."),
    ] = {}
    team: Annotated[
        list[dict[str, int]],
        Meta(description="The same by seat, where all win or lose together; otherwise none."),
    ] = []
    risky: Annotated[
        dict[str, str],
        Meta(
            description="Moves after which an event could not be paid, which loses; and its name."
        ),
    ] = {}


class State(Moment, kw_only=True):
    """A table at one version, as a seat (None: a spectator) sees it."""

    view: TableView
    options: list[Option]


class QuickState(Moment, kw_only=True):
    """`State` with parts that are already encoded."""

    view: Raw
    options: Raw


class Previewed(Struct):
    """The table after the moves; `stopped` says why not all of them are shown."""

    state: State
    shown: int
    stopped: str


class QuickPreviewed(Struct):
    state: QuickState
    shown: int
    stopped: str


class Reason(Struct):
    """An empty reason means that it is possible."""

    reason: str


class Hint(Option, kw_only=True):
    """The move a bot would choose, and why, in one sentence."""

    why: str


class Log(Struct):
    version: int
    rounds: list[RoundLog]


class ScoreInfo(Struct):
    seat: int
    name: str
    total: int
    sources: dict[str, int]
    development: int
    winner: bool


class Result(Struct):
    over: bool
    by_points: Annotated[bool, Meta(description="Otherwise goals decide.")]
    scores: list[ScoreInfo]
    names: Annotated[dict[str, str], Meta(description="The sources in the caller's language.")]
    rounds: Annotated[list[list[int]], Meta(description="Points of each seat after each round.")]
    begins: Annotated[
        int, Meta(description="The round after which the first of them are; mostly 0.")
    ]
    seed: str
    seed_hash: str
