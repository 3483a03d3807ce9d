"""The merchant's journeys and the goods on the way."""

from __future__ import annotations

from orleans.engine.book import Action
from orleans.engine.frames import Frame, Step, add_step
from orleans.engine.moves import GO, LEAVE, TAKE
from orleans.engine.table import Table
from orleans.pieces import EMPTY, ROAD, WATER, WAY_NAMES


class Travel(Action):
    """Move the merchant along one connection and take a good on the way."""

    def __init__(self, way: int) -> None:
        self.way = way

    def why_not(self, t: Table, seat: int) -> str:
        if t.book.ways[t.players[seat].town][self.way]:
            return ""
        return f"no {{}} leads away from your merchant's town|{WAY_NAMES[self.way]}"

    def carry_out(self, t: Table, seat: int) -> None:
        t.stack.append((TRAVEL, seat, 1 << self.way, 0))


class Journey(Step):
    """(seat, ways as bits): choose the town to go to."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        ways = t.book.ways[t.players[seat].town]
        found = []
        for way in (ROAD, WATER):
            if frame[2] >> way & 1:
                found += [GO + 2 * town + way for town, _ in ways[way]]
        return sorted(found)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        me = t.players[seat]
        town, way = divmod(move - GO, 2)
        for other, connection in t.book.ways[me.town][way]:
            if other == town:
                me.town = town
                if any(t.lying[space] for space in t.book.goods_spaces[connection]):
                    t.stack.append((PICK_UP, seat, connection, 0))
                return

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose a town that is one allowed connection away"


class PickUp(Step):
    """(seat, connection): one of the goods lying there, or none (ruling 7)."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        lying = {t.lying[space] for space in t.book.goods_spaces[frame[2]]}
        return [LEAVE] + [TAKE + good - 1 for good in sorted(lying) if good]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == LEAVE:
            return
        good = move - TAKE
        for space in t.book.goods_spaces[frame[2]]:
            if t.lying[space] == good + 1:
                t.lying[space] = EMPTY
                t.players[seat].goods[good] += 1
                return

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose a good that lies on the way, or leave it"


TRAVEL = add_step(Journey("travel"))
PICK_UP = add_step(PickUp("pick-up"))
