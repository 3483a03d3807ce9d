"""Structures: what is laid beside them, manning them, completing them, their points."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.causes import BY_CARD
from orleans.boxes.base.holdings import take_away, worth
from orleans.boxes.base.verbs import DONE
from orleans.boxes.prosperity.fields import COMPLETED, SITES
from orleans.boxes.prosperity.sites import Site, card_of, lack
from orleans.boxes.prosperity.verbs import LAY_COIN, LAY_GOOD, STRUCTURE, lay_good
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.book import Book
from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.frames import EVERY, RULES, Args, Frame, Step, add_step
from orleans.kernel.moves import ROOM_FOR_CARDS
from orleans.kernel.table import Table, changed
from orleans.kernel.verbs import VERB
from orleans.pieces import TYPES, TYPES_OF_GOODS

COINS: Final = TYPES  # where a row of what is lacking has coins, and then goods
GOODS: Final = TYPES + 1


def site_of(t: Table, seat: int, card: int) -> Site | None:
    """The structure of this card, if the seat has built it; there may be several (ruling 211)."""
    return next((site for site in SITES.sites(t.players[seat]) if site.card == card), None)


def put_beside(t: Table, seat: int, changed_site: Site) -> None:
    """More lies beside a structure."""
    me = t.players[seat]
    sites = SITES.sites(me)
    SITES.put(me, [changed_site if s.card == changed_site.card else s for s in sites])


def is_full(t: Table, site: Site) -> bool:
    """Nothing is lacking any more."""
    return not any(lack(t.book, site))


def complete(t: Table, seat: int, card: int) -> None:
    """A structure is complete as soon as nothing is lacking (ruling 214)."""
    me, full = t.players[seat], site_of(t, seat, card)
    if full is None or not is_full(t, full):
        return
    SITES.put(me, [site for site in SITES.sites(me) if site.card != card])
    COMPLETED.add(me, card)
    for kind, number in enumerate(full.followers):
        t.supply[kind] += number
    for good, number in enumerate(full.goods):
        t.lost_goods = changed(t.lost_goods, good, t.lost_goods[good] + number)


def receive_follower(t: Table, seat: int, card: int, kind: int) -> None:
    site = site_of(t, seat, card)
    assert site is not None
    followers = changed(site.followers, kind, site.followers[kind] + 1)
    put_beside(t, seat, site._replace(followers=followers))
    complete(t, seat, card)


# --- coins and goods, at any time without an action


class LayThings(Question):
    """(seat): on one's own turn, as many as the structures lack (ruling 213)."""

    verbs = (LAY_COIN, LAY_GOOD)
    prompt = "lay coins or goods beside a structure, or say that you are done"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = ways_to_lay(t, seat)
        return [DONE, *found] if found else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        lay(t, seat, move)
        complete(t, seat, card_named(move))

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return NO_CAUSE if move == DONE else cause_of_structure(t.book, card_named(move))

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB not in self.verbs:
            return self.prompt
        site = site_of(t, seat, card_named(move))
        if site is None:
            return "you have no such structure that is not complete"
        at = COINS if move & VERB == LAY_COIN else GOODS + (move - LAY_GOOD) // ROOM_FOR_CARDS
        if lack(t.book, site)[at] <= 0:
            return "the structure does not ask for more of it"
        return "you have nothing of it to lay"


class LayMore(LayThings):
    """(seat): the same as a question, asked again until it is answered with no."""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            ask(t, seat, self)
            super().take(t, seat, args, move)


class LayUnseen(LayThings):
    """(seat): as part of a plan that nobody sees, so nothing outside the seat may change by it:
    what it completes is complete when the plans are open (ruling 213)."""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        lay(t, seat, move)


class OpenStructures(Step):
    """The plans are open, the rules: what they have completed, in turn order (ruling 213)."""

    def run(self, t: Table, frame: Frame) -> None:
        for seat in reversed(t.book.turn_orders[t.start]):
            for site in SITES.sites(t.players[seat]):
                if is_full(t, site):
                    t.stack.append((COMPLETE, RULES, (seat, site.card)))


class Completing(Step):
    """The rules, (seat, card)."""

    args = ("seat", STRUCTURE)
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        seat, card = frame[2]
        complete(t, seat, card)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return cause_of_structure(t.book, frame[2][1])


def ways_to_lay(t: Table, seat: int) -> list[int]:
    me = t.players[seat]
    sites = sorted(SITES.sites(me))
    missing = [lack(t.book, site) for site in sites]
    found = []
    if me.coins:
        rows = zip(sites, missing, strict=True)
        found += [LAY_COIN + site.card for site, lacks in rows if lacks[COINS]]
    for good in range(TYPES_OF_GOODS):
        if me.goods[good]:
            rows = zip(sites, missing, strict=True)
            found += [lay_good(good, site.card) for site, lacks in rows if lacks[GOODS + good]]
    return found


def lay(t: Table, seat: int, move: int) -> None:
    """A coin or a good of the seat comes beside its structure."""
    site = site_of(t, seat, card_named(move))
    assert site is not None
    if move & VERB == LAY_COIN:
        t.players[seat].coins -= 1
        put_beside(t, seat, site._replace(coins=site.coins + 1))
        return
    good = (move - LAY_GOOD) // ROOM_FOR_CARDS
    take_away(t, seat, good)
    put_beside(t, seat, site._replace(goods=changed(site.goods, good, site.goods[good] + 1)))


def card_named(move: int) -> int:
    """The card that a move of this box names last."""
    return (move & ~VERB) % ROOM_FOR_CARDS


def cause_of_structure(book: Book, card: int) -> int:
    return BY_CARD + book.components.cards.index(book.decks[STRUCTURE][card])


# --- points


def points_of_structures(t: Table, seat: int) -> int:
    """The completed ones, and what lies beside the others (ruling 215)."""
    me = t.players[seat]
    found = sum([card_of(t.book, card).points for card in COMPLETED.get(me)])
    for site in SITES.sites(me):
        found += site.coins
        found += sum([n * worth(t, seat, good) for good, n in enumerate(site.goods)])
    return found


def take_back(t: Table, seat: int) -> None:
    """At the end what lies beside unfinished structures counts as the player's own."""
    me = t.players[seat]
    sites = SITES.sites(me)
    for site in sites:
        me.coins += site.coins
        for good, number in enumerate(site.goods):
            me.goods[good] += number
    SITES.put(me, [Site(site.card, site.way, site.followers) for site in sites])


LAY_THINGS: Final = add_question(LayThings(), "lay-things")
LAY_MORE: Final = add_question(LayMore(), "lay-more")
LAY_UNSEEN: Final = add_question(LayUnseen(), "lay-unseen")
OPEN_STRUCTURES: Final = add_step(OpenStructures("open-structures"))
COMPLETE: Final = add_step(Completing("complete-structure"))
