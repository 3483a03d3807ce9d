"""What components do: an `Action` for each place, an `Event`, a `Goal`, a `Reward` of a deed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from orleans.facts.components import GoalCard
from orleans.kernel.asking import Question

if TYPE_CHECKING:
    from orleans.kernel.table import Table

NOWHERE: Final = -1
StandIn = dict[int, tuple[int, ...]]  # by type: the types it may replace


class Action(Question):
    """What a place does when it is used, and what a place tile does automatically.

    A tile that reaches into something else overrides one of the hooks below and names it in
    `hooks`; the rules then ask it where the thing happens. A hook that is not named is never
    called, so that it costs nothing where nobody has such a tile.
    """

    domain = "place"
    asks = False
    hooks: ClassVar[tuple[str, ...]] = ()
    lasting = False  # what makes it impossible hardly ever goes away
    returns = True  # its followers go back to the bag afterwards
    dismisses = False  # they go to the supply instead
    uses_followers = False  # without its followers it does nothing
    one_by_one: tuple[int, ...] = ()  # kinds of which each follower there acts for himself
    stand_ins: StandIn = {}  # noqa: RUF012 - nobody changes it; on action spaces
    status = 0  # added to its owner's development status
    both_ways = False  # Ship and Wagon use roads and waterways alike
    new_to_market = False  # a new follower may go to the market instead of the bag
    extends_market = False  # followers drawn may wait here, and are placed from here
    scores_for_all = False  # `points` are for everybody, whoever has the tile

    def why_not(self, t: Table, seat: int) -> str:
        """Why it cannot be carried out now, empty if it can."""
        return ""

    def carry_out(self, t: Table, seat: int) -> None:
        raise NotImplementedError

    def why_not_at(self, t: Table, seat: int, owner: int) -> str:
        """Why it cannot be carried out on a tile of another player."""
        return self.why_not(t, seat)

    def carry_out_at(self, t: Table, seat: int, owner: int) -> None:
        """Carry it out on a tile of another player."""
        self.carry_out(t, seat)

    # --- when something happens to the tile itself

    def gained(self, t: Table, seat: int) -> None:
        """The seat has just taken the tile."""

    def lost(self, t: Table, seat: int) -> None:
        """The tile is about to leave the game."""

    # --- when something happens to its owner

    def hired(self, t: Table, seat: int, follower: int) -> bool:
        """A follower was hired; true if the tile takes over the step on the track."""
        return False

    def arrived(self, t: Table, seat: int) -> None:
        """The owner's merchant has come to a town."""

    def built(self, t: Table, seat: int, town: int) -> None:
        """The owner has built a trading station on the map."""

    def good_left(self, t: Table, seat: int, good: int) -> None:
        """One of the owner's goods has just left them."""

    # --- what it offers its owner

    def shelters(self, t: Table, seat: int) -> list[int]:
        """The moves that spare the owner a harmful event."""
        return []

    def shelter(self, t: Table, seat: int, move: int) -> None:
        raise NotImplementedError

    def turn_options(self, t: Table, seat: int) -> list[int]:
        """What may be done on the owner's turn without it being an action."""
        return []

    def take_turn_option(self, t: Table, seat: int, move: int) -> None:
        raise NotImplementedError

    def space_for_sent(self, t: Table, seat: int, kind: int) -> int:
        """The tile's space to which a follower can be sent as to a deed, or NOWHERE."""
        return NOWHERE

    def shares_town(self, t: Table, seat: int) -> bool:
        """Whether the owner may build beside another player's trading station now."""
        return False

    def town_shared(self, t: Table, seat: int) -> None:
        """The owner has built beside another player's trading station."""

    def points(self, t: Table, seat: int) -> int:
        """The points of the tile at the end of the game."""
        return 0

    def last_citizens(self, t: Table, seat: int) -> int:
        """The citizens that come to its owner at the end of the game."""
        return 0

    # --- what lies on it; asked for every seat, whoever has the tile

    def stations(self, t: Table, seat: int) -> int:
        """How many trading stations of a seat are on the tile."""
        return 0

    def things_to_give(self, t: Table, seat: int) -> list[int]:
        """The moves by which a seat under torture gives up something that is on the tile."""
        return []

    def give(self, t: Table, seat: int, move: int) -> None:
        raise NotImplementedError

    def goods_on(self, t: Table, seat: int, good: int) -> int:
        """How many of a good lie on the tile and are not among the seat's goods."""
        return 0

    def why_impossible(self, t: Table, seat: int) -> str:
        """Why a seat cannot have what it has on the tile; empty if it can."""
        return ""


class Event(Question):
    """What an event does. By default it strikes in phase 6, seat by seat."""

    asks = False
    harmful = False
    skipped = False  # it is replaced by the next tile as soon as it is turned up
    bars = False  # it may forbid the use of places
    all_round = False  # what it forbids is asked for elsewhere, the whole round
    closed_ways = 0  # ways that merchants cannot take, as bits
    stops_merchants = False  # nor may they be moved in other ways
    watches_draws = False  # it takes part when followers are drawn
    may_lose = False  # a player may lose the game by it at once
    lowers_development = False
    stand_ins: StandIn = {}  # noqa: RUF012 - nobody changes it; while planning

    def forbids_hiring(self, follower: int) -> bool:
        return False

    def why_not_use(self, t: Table, seat: int, place: int) -> str:
        """Why a place may not be used this round."""
        return ""

    def receives(self, t: Table, seat: int, follower: int) -> bool:
        """Whether it has asked where a new follower, now in the bag, goes."""
        return False

    def drawn(self, t: Table, seat: int, kinds: list[int]) -> None:
        """A seat has drawn these followers, by kind, and has not planned yet."""

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        """Nothing would happen to this seat."""
        return False

    def strike(self, t: Table, seat: int, amount: int) -> None:
        """The event's effect on one seat."""

    def forecast(self, t: Table, seat: int, amount: int) -> tuple[float, int]:
        """Return what it will give or cost a seat in points, and how many coins it will ask for.

        Bots use it as a rough estimate; it is not a rule.
        """
        return 0.0, 0

    def development_after(self, t: Table, space: int) -> int:
        """Return where a development marker will stand afterwards; for `lowers_development`."""
        return space


Part = tuple[str, int, int]  # of a goal: what, how much there is, how much is needed
HandCard = tuple[str, list[Part], bool]  # a card, its parts, whether it is too late for it


class Goal:
    """What a scenario asks its players to reach; `row` is its place among the scenario's goals.

    One that is reached `by_itself` costs nothing and needs no move. It is checked when a round
    ends, and after every action too if it counts `at_any_time`. One that is `common` is
    the same for all seats and told once.
    """

    by_itself: ClassVar[bool] = False
    common: ClassVar[bool] = False
    at_any_time: ClassVar[bool] = False

    def __init__(self, card: GoalCard, number: int, row: int) -> None:
        self.card, self.number, self.row = card, number, row

    def parts(self, t: Table, seat: int) -> list[Part]:
        """How far a seat has come."""
        raise NotImplementedError(self.card.id)

    def why_not(self, t: Table, seat: int) -> str:
        """Why a seat cannot reach it now, empty if it can."""
        raise NotImplementedError(self.card.id)

    def towns(self, t: Table, seat: int) -> list[int]:
        """Where a seat has something to do for it; a town that it names stays when it is met."""
        return [self.card.town] if self.card.town >= 0 else []

    def concerns(self, t: Table, seat: int) -> bool:
        """Whether a seat has to reach it."""
        return True

    def missed(self, t: Table) -> bool:
        """Whether it can no longer be reached."""
        return False

    def later(self, t: Table, seat: int) -> list[tuple[int, Part]]:
        """What it asks for in later rounds, if each round asks for something else."""
        return []

    def fulfil(self, t: Table, seat: int) -> None:
        """Give what reaching it costs."""


class Reward(Question):
    """What a deed gives beyond its coins, development and citizens; by default nothing."""

    domain = "deed"
    asks = False
    strikes: ClassVar[bool] = False  # it takes something from other players
    may_be_declined: ClassVar[bool] = False  # the development of each follower

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        """A follower was sent to a space for its type, or for any type."""

    def done(self, t: Table, seat: int, deed: int) -> None:
        """The last follower was sent, and its own reward is settled."""
