"""The city: its stores and achievements, and how citizens come to the team."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import claim_citizen
from orleans.boxes.base.holdings import take_away
from orleans.boxes.base.verbs import DONE
from orleans.boxes.invasion.fields import (
    CATAPULT,
    CITY_TREASURY,
    CLOTHING,
    TEAM_CITIZENS,
    TREASURY,
    WAREHOUSE,
    character_of,
)
from orleans.boxes.invasion.verbs import GIVE_CITIZEN, KEEP_CITIZEN, TO_CATAPULT
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.frames import Args
from orleans.kernel.table import Table
from orleans.pieces import CHEESE, GOOD_NAMES, GRAIN, TYPES_OF_GOODS, WINE

MAYOR: Final = "mayor"
PILES: Final = {GRAIN: "grain-pile", CHEESE: "cheese-pile", WINE: "wine-pile"}


def needed(t: Table, what: str) -> int:
    """How much the city needs of something, by the number of players."""
    return t.book.components.number(what, t.book.players)


# --- what the stores still take; more is refused (ruling 232)


def missing_in_warehouse(t: Table, good: int) -> int:
    if good not in PILES:
        return 0
    return needed(t, f"warehouse-{GOOD_NAMES[good]}") - WAREHOUSE.get(t)[good]


def missing_clothes(t: Table, good: int) -> int:
    name = f"clothing-{GOOD_NAMES[good]}"
    known = dict(t.book.components.numbers)
    return needed(t, name) - CLOTHING.get(t)[good] if name in known else 0


def missing_in_city(t: Table, good: int) -> int:
    return missing_in_warehouse(t, good) + missing_clothes(t, good)


def missing_coins(t: Table) -> int:
    return needed(t, "city-treasury") - CITY_TREASURY.count(t)


def missing_treasure(t: Table) -> int:
    return needed(t, "treasury") - TREASURY.count(t)


def missing_wheels(t: Table) -> int:
    return needed(t, "catapult") - CATAPULT.count(t)


def store_good(t: Table, seat: int, good: int) -> None:
    """A player's good goes to the store that lacks it."""
    gone = take_away(t, seat, good)
    (WAREHOUSE if missing_in_warehouse(t, gone) else CLOTHING).add(t, gone, 1)


# --- citizens


def earned(t: Table) -> list[int]:
    """The citizens that wait beside tracks, towns and deeds and have been earned by now."""
    found = {name: not t.goods[good] for good, name in PILES.items()}
    ends = enumerate(t.book.components.tracks)
    found["all-tracks"] = all(
        any(player.tracks[n] == track.last for player in t.players) for n, track in ends
    )
    found["catapult"] = missing_wheels(t) <= 0
    found["clothing-store"] = not any(missing_clothes(t, n) > 0 for n in range(TYPES_OF_GOODS))
    found["treasury"] = missing_treasure(t) <= 0
    return [bit for bit, name in t.book.citizens if found.get(name) and not t.claimed >> bit & 1]


def citizen_to_team(t: Table, seat: int) -> None:
    """A citizen that a seat has earned is the team's; a Mayor may keep it (ruling 231)."""
    TEAM_CITIZENS.add(t, 1)
    if may_keep(t, seat):
        ask(t, seat, CITIZEN)


def may_keep(t: Table, seat: int) -> bool:
    wanted = t.book.components.goals[t.book.goal_numbers[MAYOR]].citizens
    return character_of(t, seat) == MAYOR and t.players[seat].citizens < wanted


def collect_for_team(t: Table) -> None:
    """What the team has earned together: nobody keeps it."""
    for bit in earned(t):
        t.claimed |= 1 << bit
        TEAM_CITIZENS.add(t, 1)


class Citizen(Question):
    """(seat): the Mayor keeps a citizen, or gives it to the team."""

    prompt = "keep the citizen for your own objective, or give it to the team"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [KEEP_CITIZEN, GIVE_CITIZEN] if may_keep(t, seat) else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == KEEP_CITIZEN:
            TEAM_CITIZENS.add(t, -1)
            t.players[seat].citizens += 1


class Earning(Question):
    """(seat): citizens that its action, or the event, has brought (ruling 255)."""

    prompt = Citizen.prompt  # the Mayor's answer is a question of its own

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE] if earned(t) else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        for bit in earned(t):
            claim_citizen(t, seat, bit)


# --- the Catapult


def offer_catapult(t: Table, seat: int) -> None:
    if missing_wheels(t) > 0:
        ask(t, seat, WHEEL)


class Wheel(Question):
    """(seat): a wheel that was just gained goes to the Catapult, or is kept (ruling 238)."""

    prompt = "send the gear wheel to the Catapult, or keep it"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, TO_CATAPULT] if missing_wheels(t) > 0 else []

    def answer(self, t: Table, args: Args, move: int) -> str:
        return "keep the gear wheel" if move == DONE else ""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == TO_CATAPULT:
            t.players[seat].gears -= 1
            CATAPULT.add(t, 1)


CITIZEN: Final = add_question(Citizen(), "citizen")
EARNING: Final = add_question(Earning(), "earning")
WHEEL: Final = add_question(Wheel(), "wheel")
