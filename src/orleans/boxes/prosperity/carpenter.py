"""The Carpenter: leading him from town to town, and building where he is."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.holdings import go_home
from orleans.boxes.base.verbs import DONE
from orleans.boxes.prosperity.fields import BUILT_ON, BURNED, CARPENTER, FACE_DOWN, HAND, SITES
from orleans.boxes.prosperity.goods import face_down_on, free_spot
from orleans.boxes.prosperity.pile import draw_cards
from orleans.boxes.prosperity.sites import Site, card_of
from orleans.boxes.prosperity.verbs import ERECT, GIVE_BURNED, STEER
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import MAP, VERB
from orleans.pieces import (
    BOATMAN,
    MONK,
    OWN_OF,
    ROAD,
    SCHOLAR,
    TRADER,
    WATER,
)

CARPENTER_BOARD: Final = "carpenter"
NO_SPACE: Final = -1
STAND_INS: Final = (SCHOLAR, MONK)  # they lead by road or water (ruling 205)
STEERS: Final = (  # by way: who can lead along it, first those who can do nothing else
    (TRADER, OWN_OF[TRADER], *STAND_INS),
    (BOATMAN, OWN_OF[BOATMAN], *STAND_INS),
)
BOATMEN_BY_ROAD: Final = (TRADER, OWN_OF[TRADER], BOATMAN, OWN_OF[BOATMAN], *STAND_INS)


class CarpenterAction(Action):
    """First any number of steps, one for each follower, then perhaps a structure (ruling 203).

    Its board also holds the place tiles that the Firestorm turned, which torture may take
    (ruling 216).
    """

    hooks = ("things_to_give",)
    returns = False
    uses_followers = True
    one_by_one: tuple[int, ...] = BOATMEN_BY_ROAD

    def why_not(self, t: Table, seat: int) -> str:
        if ways_to_steer(t, seat) or ways_to_build(t, seat):
            return ""
        return "nobody there can lead the Carpenter away, and you can build nothing in his town"

    def carry_out(self, t: Table, seat: int) -> None:
        ask(t, seat, LEADING, 0)

    def things_to_give(self, t: Table, seat: int) -> list[int]:
        return [GIVE_BURNED + tile for tile in BURNED.of(t, seat)]

    def give(self, t: Table, seat: int, move: int) -> None:
        BURNED.remove(t.players[seat], move - GIVE_BURNED)


class Leading(Question):
    """(seat, whether a step was made): one more step, the structure, or stop."""

    args = ("begun",)
    open_args = EVERY

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (begun,) = args
        stop = [DONE] if begun else []
        return stop + ways_to_steer(t, seat) + ways_to_build(t, seat)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move & VERB == STEER:
            steer(t, seat, move - STEER)
            ask(t, seat, self, 1)
        elif move & VERB == ERECT:
            build_structure(t, seat, move - ERECT)

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        if move & VERB == ERECT:
            return [face_down_on(t, move - ERECT)], MAP
        return (ahead(t, move - STEER), MAP) if move & VERB == STEER else None

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == ERECT:
            return why_no_structure(t, seat) or "no free good lies there on a way to his town"
        if move & VERB == STEER:
            return "no follower on the Carpenter's board can lead him there"
        return "lead the Carpenter on, build your structure, or say that you are done"


# --- steps


def ways_to_steer(t: Table, seat: int) -> list[int]:
    town = CARPENTER.count(t)
    found = []
    for way in (ROAD, WATER):
        if who_steers(t, t.players[seat], way) != NO_SPACE:
            found += [STEER + 2 * other + way for other, _ in t.book.ways[town][way]]
    return sorted(found)


def ahead(t: Table, where: int) -> list[str]:
    """The town of a step and the way to it, as the page knows them."""
    town, way = divmod(where, 2)
    c = t.book.components
    here = t.book.ways[CARPENTER.count(t)][way]
    ways = [f"connection:{c.connections[n].id}" for other, n in here if other == town]
    return [f"town:{c.towns[town].id}", *ways]


def who_steers(t: Table, me: Player, way: int) -> int:
    """The space of the follower who makes a step: the one with fewest other uses (ruling 205)."""
    board = t.book.numbers[CARPENTER_BOARD]
    first, last = t.book.first[board], t.book.last[board]
    for kind in BOATMEN_BY_ROAD if way == ROAD and boatmen_use_roads(t, me) else STEERS[way]:
        at = me.spaces.find(kind + 1, first, last)
        if at >= 0:
            return at
    return NO_SPACE


def boatmen_use_roads(t: Table, me: Player) -> bool:
    """A tile lets boatmen stand in for traders."""
    actions = t.book.actions
    return any(TRADER in actions[tile].stand_ins.get(BOATMAN, ()) for tile in me.layout.tiles)


def steer(t: Table, seat: int, where: int) -> None:
    """The follower goes to the bag."""
    town, way = divmod(where, 2)
    me = t.players[seat]
    go_home(t, me, who_steers(t, me, way))
    CARPENTER.set(t, (town,))


# --- building


def why_no_structure(t: Table, seat: int) -> str:
    """Why the structure of the card in hand cannot be built now."""
    me = t.players[seat]
    if not HAND.get(me):
        return "you have no Structure card"
    town = card_of(t.book, HAND.get(me)[0]).town
    if town != CARPENTER.count(t):
        return f"the Carpenter is not in {{}}|{t.book.components.towns[town].id}"
    if not me.stations:
        return "you have no trading station left"  # ruling 208
    if not sites_near(t, town):
        return "no free good lies on a way to the town"  # ruling 207
    return ""


def ways_to_build(t: Table, seat: int) -> list[int]:
    """The connections of the Carpenter's town with a good, if the card in hand shows it."""
    if why_no_structure(t, seat):
        return []
    return [ERECT + connection for connection in sites_near(t, CARPENTER.count(t))]


def sites_near(t: Table, town: int) -> list[int]:
    ways = [connection for by in t.book.ways[town] for _, connection in by]
    return sorted(connection for connection in ways if free_spot(t, connection) >= 0)


def build_structure(t: Table, seat: int, connection: int) -> None:
    """The card lies open, a station covers a good; then a new card (ruling 208)."""
    me = t.players[seat]
    (card,) = HAND.get(me)
    HAND.set(me, ())
    me.stations -= 1
    FACE_DOWN.put(t, free_spot(t, connection), BUILT_ON + seat)
    SITES.put(me, [*SITES.sites(me), Site(card, connection)])
    draw_cards(t, seat)


LEADING: Final = add_question(Leading(), "carpenter-steps")
