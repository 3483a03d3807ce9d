"""The course of a round, from the hour glass to the next start player, and the end."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.acting import OPEN_ACTIONS
from orleans.boxes.base.causes import A_ROUND, CENSUS, THE_END
from orleans.boxes.base.events import EVENT_PHASE
from orleans.boxes.base.fields import HOURGLASS_ORDER
from orleans.boxes.base.holdings import stations_built
from orleans.boxes.base.planning import OPEN_PLANNING
from orleans.boxes.base.torture import pay
from orleans.boxes.base.verbs import REVEAL, SKIP
from orleans.kernel.effects import Event
from orleans.kernel.fields import clear_round
from orleans.kernel.frames import NATURE, RULES, DrawEvenly, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import FARMER


class HourGlass(Step):
    """Phase 1, the rules: a new round, a new tile."""

    def run(self, t: Table, frame: Frame) -> None:
        t.round += 1
        t.stack.append((REVEAL_TILE, NATURE, ()))

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return A_ROUND


class RevealTile(DrawEvenly):
    """Nature: one of the tiles left in the uppermost stack.

    The order of a face-down stack is drawn when it matters, so nothing can leak (ruling 33).
    Unused tiles of a stack leave when its last tile has come (ruling 69).
    """

    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        known = HOURGLASS_ORDER.get(t)  # a position may say what comes next
        return [t.book.faces[known[0]]] if known else t.book.next_faces(t.hourglass)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move & VERB == REVEAL:
            t.event = move - REVEAL
            leave_hourglass(t, t.event)
        else:
            leave_hourglass(t, move - SKIP)
            t.stack.append((REVEAL_TILE, NATURE, ()))


def leave_hourglass(t: Table, tile: int) -> None:
    if HOURGLASS_ORDER.get(t):
        HOURGLASS_ORDER.remove(t, tile)
    at = t.hourglass.index(tile)
    t.hourglass = t.hourglass[:at] + t.hourglass[at + 1 :]
    for stack, draws in t.book.stacks_used_in_part:
        left = sum(other in t.hourglass for other in stack)
        if left and len(stack) - left == draws - tiles_missing(t, stack):
            t.hourglass = tuple([other for other in t.hourglass if other not in stack])


def tiles_missing(t: Table, stack: tuple[int, ...]) -> int:
    """How many tiles left a stack unseen before their round."""
    return sum([fewer(t, stack[0]) for fewer in t.book.fewer_tiles])


def face(event: Event, tile: int) -> int:
    """The move that turns a tile up."""
    return (SKIP if event.skipped else REVEAL) + tile


def rounds_to_come(t: Table) -> int:
    """How many tiles will still be turned up."""
    found, glass = 0, set(t.hourglass)
    for stack, draws in t.book.stacks_of_time:
        left = len(glass.intersection(stack))
        found += draws - tiles_missing(t, stack) - (len(stack) - left) if left else 0
    return found


def rounds_left(t: Table) -> int:
    """The same as `rounds_to_come`, quicker where no tile is replaced."""
    return rounds_to_come(t) if t.book.may_skip else max(t.book.rounds - t.round, 0)


class Census(Step):
    """Phase 2, the rules: the sole first on the farmers track gains, the sole last pays."""

    def run(self, t: Table, frame: Frame) -> None:
        farmers = [player.tracks[FARMER] for player in t.players]
        most = max(farmers)
        if farmers.count(most) == 1:
            t.players[farmers.index(most)].coins += 1
        for seat in who_pays(farmers):
            pay(t, seat, 1, CENSUS)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return CENSUS


def who_pays_census(t: Table) -> list[int]:
    """The sole last on the farmers track; with two players nobody (ruling 27)."""
    return who_pays([player.tracks[FARMER] for player in t.players])


def who_pays(farmers: list[int]) -> list[int]:
    fewest = min(farmers)
    return [farmers.index(fewest)] if farmers.count(fewest) == 1 and len(farmers) > 2 else []


class StartPlayer(Step):
    """Phase 7, the rules: the token moves on, or the game ends."""

    def run(self, t: Table, frame: Frame) -> None:
        clear_round(t)
        t.start = (t.start + 1) % len(t.players)
        if t.hourglass:
            begin_round(t)
        else:
            t.stack.append((FINISH, RULES, ()))

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return A_ROUND


def begin_round(t: Table) -> None:
    t.stack += t.book.phases[::-1]


class Finish(Step):
    """The rules: the last citizen, for the sole player with the most stations (ruling 25)."""

    def run(self, t: Table, frame: Frame) -> None:
        built = [stations_built(t, seat) for seat in range(len(t.players))]
        if built.count(max(built)) == 1 and has_last_citizen(t):
            t.players[built.index(max(built))].citizens += 1
        t.over = True

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return THE_END


def has_last_citizen(t: Table) -> bool:
    """A citizen waits on the map for the most stations."""
    scenario = t.book.scenario
    return scenario.won == "points" and "last-citizen" not in scenario.without


HOUR_GLASS: Final = add_step(HourGlass("hour-glass"))
REVEAL_TILE: Final = add_step(RevealTile("reveal", 0))
CENSUS_PHASE: Final = add_step(Census("census"))
START_PLAYER: Final = add_step(StartPlayer("start-player"))
FINISH: Final = add_step(Finish("end"))

PHASES: list[Frame] = [
    (step, RULES, ())
    for step in (HOUR_GLASS, CENSUS_PHASE, OPEN_PLANNING, OPEN_ACTIONS, EVENT_PHASE, START_PLAYER)
]
