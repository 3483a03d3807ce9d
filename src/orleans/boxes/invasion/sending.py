"""Followers on their way to the city: by Town Hall and Gunpowder Tower."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.deeds import SendFollowers, put_at_deed, reward, takes
from orleans.boxes.base.verbs import DONE, SEND
from orleans.boxes.invasion.fields import KEPT, character_of
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.causes import BY_DEED, NO_CAUSE
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import MAX_TARGETS, VERB
from orleans.pieces import EMPTY, NEUTRAL_STANDS

COUNCILMAN: Final = "councilman"
ASSEMBLY_HALL: Final = "assembly-hall"
EXTRA_WALL: Final = "reinforcement-wall"
WALLS: Final = "city-walls"


def is_open(t: Table, seat: int, place: str, deed: int) -> bool:
    """A deed of the city that a seat may send to from a place (rulings 247 and 252)."""
    name = t.book.components.deeds[deed].id
    if name == EXTRA_WALL:
        return bool(KEPT.get(t))
    if name == ASSEMBLY_HALL:
        return place == "town-hall" and character_of(t, seat) == COUNCILMAN
    return True


def neutrals_at(t: Table, owner: int, place: int) -> int:
    here = t.players[owner].spaces[t.book.first[place] : t.book.last[place]]
    return sum([NEUTRAL_STANDS[stands] for stands in bytes(here)])


class SendToCity(SendFollowers):
    """Those sent stay in the city, the others where they are (ruling 250)."""

    def why_not(self, t: Table, seat: int) -> str:
        return self.why_not_at(t, seat, seat)

    def carry_out(self, t: Table, seat: int) -> None:
        self.carry_out_at(t, seat, seat)

    def why_not_at(self, t: Table, seat: int, owner: int) -> str:
        place = t.book.numbers[self.place]
        if self.ways(t, seat, owner, 0):
            return ""
        if neutrals_at(t, owner, place):
            return "no follower there finds a free space in the city"
        return "nobody stands there whom you could send: your own followers stay with you"

    def carry_out_at(self, t: Table, seat: int, owner: int) -> None:
        place = t.book.numbers[self.place]
        ask(t, seat, CITY_SENDING, place, owner, -neutrals_at(t, owner, place), 0)

    def ways(self, t: Table, seat: int, owner: int, gone: int) -> list[int]:
        """Each neutral follower who was there at the beginning, to each open space of its type."""
        book, spaces = t.book, t.players[owner].spaces
        place = book.numbers[self.place]
        first = book.first[place]
        here = [spaces[s] for s in range(first, book.last[place]) if not gone >> s - first & 1]
        return [
            SEND + kind * MAX_TARGETS + deed
            for kind in sorted({stands - 1 for stands in here if NEUTRAL_STANDS[stands]})
            for deed in book.deeds
            if takes(t, deed, kind) and is_open(t, seat, self.place, deed)
        ]


class TowerToCity(SendToCity):
    """The Gunpowder Tower."""

    extends_market = True


class CitySending(Question):
    """(seat, place, its owner, how many may still be sent, spaces already left).

    The number is negative before the first.
    """

    args = ("place", "owner", "left", "gone")
    open_args = EVERY

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        place, owner, left, gone = args
        action = t.book.actions[place]
        assert isinstance(action, SendToCity), "only some places send followers"
        return ([DONE] if left > 0 else []) + action.ways(t, seat, owner, gone)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        place, owner, left, gone = args
        if move == DONE:
            return
        them, first = t.players[owner], t.book.first[place]
        kind, deed = divmod(move - SEND, MAX_TARGETS)
        here = range(t.book.last[place] - first)
        at = next(n for n in here if them.spaces[first + n] == kind + 1 and not gone >> n & 1)
        them.spaces[first + at] = EMPTY
        want = put_at_deed(t, deed, kind)
        left = abs(left) - 1
        if left > 0:
            ask(t, seat, self, place, owner, left, gone | 1 << at)
        reward(t, seat, deed, want)

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return NO_CAUSE if move == DONE else BY_DEED + (move - SEND) % MAX_TARGETS

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        _, _, left, _ = args
        if move & VERB == SEND:
            return "that part of the city has no free space for a follower who stands here"
        if left > 0:
            return "send a follower to the city, or stop here"
        return "send a follower to the city"


CITY_SENDING: Final = add_question(CitySending(), "city-sending")
