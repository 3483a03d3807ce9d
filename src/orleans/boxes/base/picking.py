"""What players choose before the first round: where merchants begin, and the place tiles."""

from __future__ import annotations

from bisect import insort
from typing import Final

from orleans.boxes.base.causes import PREPARATION
from orleans.boxes.base.verbs import PICK, START
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table


def choose_towns(t: Table) -> None:
    """From the start player on, when the goods lie on the map (ruling 140)."""
    for i in range(t.book.players - 1, -1, -1):
        ask(t, (t.start + i) % t.book.players, START_TOWN)


def pick_tiles(t: Table) -> None:
    for pick in t.book.scenario.picks[::-1]:
        seat = (t.start + pick.player) % t.book.players
        ask(t, seat, PICKING, pick.category, pick.tiles)


class StartTown(Question):
    """(seat): any town, also one where another merchant stands (ruling 140)."""

    prompt = "choose the town where your merchant begins"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [START + town for town in range(len(t.stations))]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.players[seat].town = move - START

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return PREPARATION


class Picking(Question):
    """(seat, category, how many are left): a place tile that comes on offer for all."""

    args = ("category", "left")
    open_args = EVERY

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        category, _ = args
        return [PICK + tile for tile in t.book.stacks[category] if tile not in t.offer]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        category, left = args
        offer = list(t.offer)
        insort(offer, move - PICK)
        t.offer = tuple(offer)
        if left > 1:
            ask(t, seat, self, category, left - 1)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        category, left = args
        if move - PICK in t.offer:
            return "this place tile is on offer already"
        return f"choose a place tile of category {{}}: {{}} more|{'I' * category}|{left}"

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return PREPARATION


START_TOWN: Final = add_question(StartTown(), "start-town")
PICKING: Final = add_question(Picking(), "pick")
