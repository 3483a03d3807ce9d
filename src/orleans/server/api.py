"""The types of all requests and answers.

The OpenAPI document and the client's types are generated from this module, `views`, `catalogue`
and `messages`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "de", "fr"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=100)]
Key = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_.-]{8,64}$",
        description="Chosen by the caller; a request with the same key is carried out once.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Version = Annotated[int, Meta(ge=0, le=10_000_000)]
Record = Annotated[str, Meta(min_length=1, max_length=500_000)]


class Refused(Struct):
    """Why a request was refused: `error` is for people, `code` for programs."""

    error: str
    code: str


# --- people


class NewPerson(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class PersonChanges(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Person(Struct):
    id: str
    name: str
    language: Language
    webhook: str
    email: str
    account: Annotated[bool, Meta(description="There is a way to sign in again.")]


class PersonWithKey(Struct):
    """The key is shown once; it is also set as a cookie."""

    person: Person
    key: str


class SoloResult(Struct):
    """How a game of one player ended."""

    ending: Literal["playing", "won", "lost", "resigned"]
    round: int
    by: Annotated[
        Literal["", "goals", "task", "points"],
        Meta(description="What decides: several goals, the parts of one task, or points."),
    ]
    reached: int
    asked: int
    points: int


class BestResult(Struct):
    """The caller's best result in a scenario with this step of difficulty."""

    scenario: str
    difficulty: str
    tries: Annotated[int, Meta(description="Games that ended, those given up among them.")]
    wins: int
    best: SoloResult
    table: Annotated[str, Meta(description="Where the best result was reached.")]


class OwnResults(Struct):
    results: list[BestResult]


# --- tables


class SetupChoice(Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=5)] = 4
    edition: Annotated[str, Meta(max_length=20)] = "bigbox"
    scenario: Annotated[str, Meta(max_length=20)] = "base"
    modules: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)] = []
    planning: Annotated[str, Meta(max_length=20)] = "sealed"
    tiles: Annotated[
        list[Annotated[str, Meta(max_length=40)]],
        Meta(max_length=80, description="Place tiles on offer; none: those of the edition."),
    ] = []
    last_event: Annotated[
        str, Meta(max_length=40, description="Of the last round; none: the module's default.")
    ] = ""
    difficulty: Annotated[
        str, Meta(max_length=20, description="A step of the scenario's; none: the usual one.")
    ] = ""
    events: Annotated[
        str, Meta(max_length=20, description="Another printing of the hour glass; none: today's.")
    ] = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`turn`: seconds for each turn. `bank`: seconds for the whole game."""

    kind: Literal["turn", "bank"]
    seconds: Annotated[int, Meta(ge=5, le=2_592_000)]
    per_round: Annotated[int, Meta(ge=0, le=86_400)] = 0


class TableOptions(Struct, frozen=True, forbid_unknown_fields=True):
    pace: Literal["live", "turns"] = "live"
    clock: Clock | None = None
    hints: bool = False
    bot_ms: Annotated[int, Meta(ge=50, le=60_000, description="A bot's time for a decision")] = 2000
    substitute: Annotated[str, Meta(max_length=60)] = "normal"
    absence: Annotated[
        int,
        Meta(
            ge=0,
            le=2_592_000,
            description="Without a clock: seconds after which others may act for who is absent; "
            "0: never.",
        ),
    ] = 0


class SeatChoice(Struct, forbid_unknown_fields=True):
    """`me`: the caller, also on several seats (players who share a screen)."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=60)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    setup: SetupChoice | None = None
    seats: Annotated[list[SeatChoice], Meta(max_length=5)] = []
    options: TableOptions = TableOptions()
    public: bool = False
    start: Annotated[bool, Meta(description="Begin at once, if no seat is open.")] = False
    seed: Annotated[str, Meta(max_length=80, description="A chosen seed is shown to everyone.")] = (
        ""
    )
    record: Annotated[
        str, Meta(max_length=500_000, description="Resume this game, or study it.")
    ] = ""
    position: Annotated[
        str, Meta(max_length=10_000, description="Begin in mid-game, at this position.")
    ] = ""


class SeatInfo(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    ready: bool
    left: Annotated[int | None, Meta(description="Milliseconds on the clock.")]
    running: bool
    resigned: Annotated[
        int | None,
        Meta(description="The round in which its player resigned; now a bot plays, if others do."),
    ] = None
    away: Annotated[bool, Meta(description="A bot plays until its player comes back.")] = False
    absent_in: Annotated[
        int | None, Meta(description="Milliseconds until the others may act for it.")
    ] = None


class Asked(Struct):
    """A seat asks the others to agree to an undo."""

    seat: int
    version: int
    agreed: list[int]


class TableInfo(Struct):
    id: str
    status: Literal["lobby", "playing", "over"]
    setup: SetupChoice
    options: TableOptions
    public: bool
    host: Annotated[str, Meta(description="The host's name")]
    hosting: bool
    seats: list[SeatInfo]
    mine: Annotated[list[int], Meta(description="The seats of the caller.")]
    given_up: Annotated[list[int], Meta(description="The seats that the caller resigned.")]
    away: Annotated[list[int], Meta(description="The caller's seats that a bot plays meanwhile.")]
    ending: Annotated[list[int], Meta(description="The seats that agree to end the game.")]
    version: int
    round: int
    waiting: Annotated[list[int], Meta(description="The seats that decide.")]
    asked: Asked | None
    next: Annotated[str, Meta(description="The rematch, if there is one.")]
    seed_hash: str
    seed: Annotated[str, Meta(description="Shown at the end, or if a player chose it.")]
    seed_open: bool
    proved: Annotated[bool, Meta(description="Every draw follows the seed.")]
    rules: int
    broken: Annotated[str, Meta(description="Why the game cannot go on with these rules.")]
    trouble: Annotated[str, Meta(description="What went wrong with a bot.")]
    shared: Annotated[bool, Meta(description="The game is over, and everybody may replay it.")]
    day: Annotated[str, Meta(description="Of the daily challenge; none: an ordinary table.")]
    created_at: int
    changed_at: int


class TableList(Struct):
    tables: list[TableInfo]


class Which(Struct):
    which: Literal["open", "playing", "over", "mine"] = "open"
    before: Annotated[int, Meta(ge=0, le=10**15)] = 10**15
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=40)] = ""


class SeatRequest(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Ready(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    ready: bool = True


class EndVote(Struct, forbid_unknown_fields=True):
    """Agree that the game ends as it stands; `false` withdraws the proposal."""

    seat: SeatNumber
    agree: bool = True


class SeatChange(Struct, forbid_unknown_fields=True):
    """The host opens a seat or gives it to a bot."""

    kind: Literal["open", "bot"]
    bot: Annotated[str, Meta(max_length=60)] = ""


class NewInvitation(Struct, forbid_unknown_fields=True):
    seat: Annotated[SeatNumber | None, Meta(description="None: to watch.")] = None


class Invitation(Struct):
    """Valid for one person, once. Servers and logs do not see the code in `link`."""

    code: str
    link: str


class RedeemInvitation(Struct, forbid_unknown_fields=True):
    invitation: Annotated[str, Meta(min_length=1, max_length=100)]
    name: Annotated[str, Meta(max_length=40)] = ""


class Done(Struct):
    done: bool = True


# --- play


class Look(Struct):
    seat: SeatNumber | None = None
    version: Version | None = None
    lang: Language | None = None
    details: Annotated[bool, Meta(description="With table, log of the round and undo.")] = False


class Move(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    move: MoveText
    version: Version
    key: Key
    details: Annotated[bool, Meta(description="With table, log of the round and undo.")] = False


class Undo(Struct, forbid_unknown_fields=True):
    """With `ask`, the others are asked to agree if the rules do not allow the undo."""

    seat: SeatNumber
    version: Version
    key: Key
    ask: bool = False
    move: Annotated[
        str, Meta(max_length=80, description="What to pick up again; none: the last move.")
    ] = ""
    details: Annotated[bool, Meta(description="With table, log of the round and undo.")] = False


class UndoAnswer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    version: Version
    agree: bool


class Preview(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]


class WhyNot(Struct):
    """`thing` is a move, a place, or things that a move would touch, separated by blanks."""

    seat: SeatNumber
    thing: MoveText
    lang: Language | None = None


class HintRequest(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=60)] = "hard"


class LogRequest(Struct):
    seat: SeatNumber | None = None
    since: Version = 0
    lang: Language | None = None


class Say(Struct, forbid_unknown_fields=True):
    text: Text


class ChatLine(Struct):
    id: int
    seat: Annotated[int | None, Meta(description="None without a name: to everybody here.")]
    name: Annotated[str, Meta(description="Empty: a message of the server.")]
    text: str
    at: int


class ChatRequest(Struct):
    since: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    lang: Language | None = None


class Chat(Struct):
    lines: list[ChatLine]


# --- signs, where all play together


class Point(Struct, forbid_unknown_fields=True):
    """`thing` as in `touches` of an option; `board`: on whose board it lies."""

    seat: SeatNumber
    thing: Annotated[str, Meta(min_length=1, max_length=80)]
    board: SeatNumber | None = None


class Propose(Struct, forbid_unknown_fields=True):
    """`move` is a move of the seat `to`."""

    seat: SeatNumber
    to: SeatNumber
    move: MoveText


class Dismiss(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    id: Annotated[str, Meta(max_length=20)]


class ProposableRequest(Struct):
    seat: SeatNumber
    to: SeatNumber
    lang: Language | None = None


# --- the daily challenge


class Day(Struct):
    day: Annotated[
        str,
        Meta(pattern=r"^([0-9]{4}-[0-9]{2}-[0-9]{2})?$", description="A date in UTC; none: today."),
    ] = ""
    lang: Language | None = None


class ChallengeTry(Struct, forbid_unknown_fields=True):
    day: Annotated[str, Meta(max_length=10, description="Refused if this is over.")] = ""


class OwnTry(Struct):
    table: str
    ending: Literal["playing", "won", "lost", "resigned"]


class DailyResult(Struct):
    rank: Annotated[int | None, Meta(description="None for those who gave up; they come last.")]
    name: str
    result: SoloResult
    late: Annotated[bool, Meta(description="It ended after the day, when replays are open.")]
    mine: bool
    table: Annotated[str, Meta(description="If the caller may replay it.")]


class DailyChallenge(Struct):
    """The same game for everybody on a day. The seed is secret until one's own try has ended."""

    day: str
    name: str
    effect: str
    setup: SetupChoice
    ends_at: int
    over: bool
    mine: Annotated[OwnTry | None, Meta(description="The caller's try.")]
    results: Annotated[list[DailyResult], Meta(description="The best first.")]
    playing: Annotated[int, Meta(description="Tries that have not ended.")]
    earlier: Annotated[list[str], Meta(description="The last days with a challenge.")]


# --- any request


class Lang(Struct):
    lang: Language | None = None


class Health(Struct):
    ok: bool
    version: str
    rules: int
