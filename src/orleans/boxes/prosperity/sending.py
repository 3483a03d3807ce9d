"""Town Hall and Gunpowder Tower, whose followers also man structures."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.deeds import SendFollowers, Sending, depart, neutrals_on, ways_to_send
from orleans.boxes.base.verbs import DONE, SEND
from orleans.boxes.prosperity.fields import SITES
from orleans.boxes.prosperity.sites import lack
from orleans.boxes.prosperity.structures import (
    card_named,
    cause_of_structure,
    receive_follower,
)
from orleans.boxes.prosperity.verbs import MAN, man
from orleans.kernel.asking import add_question, ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.moves import ROOM_FOR_CARDS
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import NEUTRAL_STANDS


def ways_to_man(t: Table, seat: int, place: int, gone: int = 0) -> list[int]:
    """Each neutral follower there, to each of the player's structures for it (ruling 212)."""
    me, first = t.players[seat], t.book.first[place]
    spaces = range(first, t.book.last[place])
    here = {me.spaces[s] - 1 for s in spaces if not gone >> s - first & 1}
    found = []
    for site in SITES.sites(me):
        lacks = lack(t.book, site)
        found += [man(kind, site.card) for kind in here if NEUTRAL_STANDS[kind + 1] and lacks[kind]]
    return sorted(found)


class SendOrMan(SendFollowers):
    """To deeds and to the player's own structures, even in one action."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.name = place

    def why_not(self, t: Table, seat: int) -> str:
        if ways_to_man(t, seat, t.book.numbers[self.place]):
            return ""
        return super().why_not(t, seat)

    def carry_out(self, t: Table, seat: int) -> None:
        place = t.book.numbers[self.place]
        ask(t, seat, SEND_OR_MAN, place, -neutrals_on(t, seat, place), 0)


class TowerOfTown(SendOrMan):
    extends_market = True


class SendingOrManning(Sending):
    open_args = EVERY

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        place, left, gone = args
        stop = [DONE] if left > 0 else []
        return stop + ways_to_send(t, seat, place, gone) + ways_to_man(t, seat, place, gone)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move & VERB != MAN:
            super().take(t, seat, args, move)
            return
        place, left, gone = args
        kind, card = divmod(move - MAN, ROOM_FOR_CARDS)
        at = depart(t, seat, place, gone, kind)
        left = abs(left) - 1
        if left > 0:
            ask(t, seat, self, place, left, gone | 1 << at)
        receive_follower(t, seat, card, kind)

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        if move & VERB == MAN:
            return cause_of_structure(t.book, card_named(move))
        return super().begins(t, seat, args, move)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == MAN:
            return "that structure does not ask for a follower who stands here"
        if move & VERB == SEND or args[1] > 0:
            return super().refusal(t, seat, args, move)
        return "send a follower to a deed or to a structure"


SEND_OR_MAN: Final = add_question(SendingOrManning(), "send-or-man")
TOWN_HALL: Final = SendOrMan("town-hall")
GUNPOWDER_TOWER: Final = TowerOfTown("gunpowder-tower")
