"""The types of requests and answers about accounts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from orleans.server.api import Language, SeatNumber

LineNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Code = Annotated[str, Meta(min_length=1, max_length=100)]


class Ways(Struct):
    """How people may sign in at this server."""

    accounts: bool
    passkeys: bool
    mail: bool
    push: Annotated[str, Meta(description="The server's key for Web Push; none: no messages.")]


class Credential(Struct, forbid_unknown_fields=True):
    """What a browser's `PublicKeyCredential.toJSON()` returns."""

    credential: dict[str, Any]


class MailRequest(Struct, forbid_unknown_fields=True):
    email: Annotated[str, Meta(min_length=1, max_length=254)]


class CodeRequest(Struct, forbid_unknown_fields=True):
    code: Code


class Whose(Struct):
    """The address to which a link was sent."""

    email: str


class Passkey(Struct):
    id: str
    device: str
    created_at: int
    used_at: int | None


class Session(Struct):
    id: str
    device: str
    created_at: int
    used_at: Annotated[int, Meta(description="To the hour.")]
    here: Annotated[bool, Meta(description="The session of this request.")]


class Account(Struct):
    email: str
    passkeys: list[Passkey]
    sessions: Annotated[list[Session], Meta(description="The last used first.")]
    recovery_codes: Annotated[int, Meta(description="How many are left.")]


class RecoveryCodes(Struct):
    """Shown once. Earlier codes are no longer valid."""

    codes: list[str]


class Whom(Struct, forbid_unknown_fields=True):
    """Somebody at a table: by their seat, or by a line of the chat."""

    seat: SeatNumber | None = None
    line: LineNumber | None = None


class Report(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None
    line: LineNumber | None = None


class Blocked(Struct):
    """`mute`: not read; `block`: not played with either."""

    id: Annotated[str, Meta(description="Of the block: ids of people are not shown to others.")]
    name: Annotated[str, Meta(description="As you met them.")]
    kind: Literal["mute", "block"]


class Blocks(Struct):
    blocks: list[Blocked]


HourText = Annotated[str, Meta(pattern="^([0-2][0-9]:[0-5][0-9])?$")]


class NoticeWish(Struct, forbid_unknown_fields=True):
    """How and when a person wants to be notified of their turns."""

    push: bool = False
    mail: bool = False
    quiet_from: HourText = ""
    quiet_to: HourText = ""
    zone: Annotated[str, Meta(max_length=60, description="As in Europe/Paris.")] = "UTC"


class Subscription(Struct, forbid_unknown_fields=True):
    """A browser that takes messages, as its `PushSubscription` says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,40}$")]


class ProfileRequest(Struct):
    lang: Language | None = None


class ProfileWish(Struct, forbid_unknown_fields=True):
    public: bool


class Rating(Struct):
    """OpenSkill: everybody begins with 25 ± 8.3; only games against people count."""

    mean: float
    deviation: float
    games: int


class Played(Struct):
    """Games with several players in a scenario."""

    scenario: str
    name: str
    games: int
    wins: int
    best: Annotated[int, Meta(description="The most points.")]


class Achievement(Struct):
    """A step of a scenario for one player."""

    scenario: str
    name: str
    step: str
    won: bool
    round: Annotated[int | None, Meta(description="The earliest in which it was won.")]


class Profile(Struct):
    name: str
    public: bool
    rating: Rating | None
    played: list[Played]
    achievements: list[Achievement]


class BestPlayer(Struct):
    place: int
    person: str
    name: str
    rating: Annotated[float, Meta(description="What is sure: the mean less three deviations.")]
    games: int
    mine: bool


class BestPlayers(Struct):
    players: list[BestPlayer]
