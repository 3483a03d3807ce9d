"""The module "trade": what the deeds of its board give beyond coins, development, citizens."""

from __future__ import annotations

from orleans.boxes.base.building import BUILD_HERE, why_not_build
from orleans.boxes.base.hiring import CHOOSE_TILE, tiles_on_offer
from orleans.boxes.base.placing import place_from_bag, ways_to_place
from orleans.boxes.base.travel import journeys, set_out
from orleans.boxes.base.using import may_carry_out
from orleans.boxes.base.verbs import COME, DONE, DRAW, LEAVE, TAKE, USE
from orleans.kernel.book import Reward
from orleans.kernel.frames import NATURE, DrawPiece, Frame, Step, add_step
from orleans.kernel.table import Table, changed
from orleans.pieces import CRAFTSMAN, TRADER, WATER

DRAW_ONE = DRAW + 1


class Alchemy(Reward):
    """A follower of the bag goes straight to an action space, if his player likes."""

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        if any(t.players[seat].bag):
            t.stack.append((ALCHEMY, seat, ()))


class DrawByAlchemy(Step):
    """(seat): draw, or not."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [DONE, DRAW_ONE]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == DRAW_ONE:
            t.stack.append((ALCHEMY_DRAW, NATURE, (seat,)))

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "draw a follower from your bag, or say that you are done"


class DrawnByAlchemy(DrawPiece):
    """Nature, (seat): he stays in the bag until he is placed."""

    args = ("seat",)

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        (seat,) = frame[2]
        return t.players[seat].bag

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (seat,) = frame[2]
        t.stack.append((ALCHEMY_PLACE, seat, (move - COME,)))


class PlaceByAlchemy(Step):
    """(seat, kind): where he fits; nowhere, and he stays in the bag (ruling 75)."""

    args = ("kind",)

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        (kind,) = frame[2]
        return ways_to_place(t, seat, kind)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        place_from_bag(t, seat, move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "place the follower drawn where he fits"


class LayAssessors(Reward):
    """The last one carries out any own action, at its other costs (ruling 76)."""

    def done(self, t: Table, seat: int, deed: int) -> None:
        t.stack.append((ASSESSORS, seat, ()))


class ActByAssessors(Step):
    """(seat): an own action, activated or not; whoever stands there stays."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        actions = t.book.actions
        mine = [p for p in t.players[seat].layout.actions if not actions[p].uses_followers]
        return [DONE] + [USE + place for place in mine if may_carry_out(t, seat, place)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move != DONE:
            t.book.actions[move - USE].carry_out(t, seat)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "carry out one of your actions, or say that you are done"


class LyingGood(Reward):
    """Thanksgiving, Sheep Farming: the good on one of the spaces for this follower."""

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        t.stack.append((TAKE_LYING, seat, (deed, want)))


class TakeLying(Step):
    """(seat, deed, whose space): which good, if such spaces hold several kinds (ruling 78)."""

    args = ("deed", "want")

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        lying = zip(t.book.deed_goods, t.deed_goods, strict=True)
        return sorted(
            [TAKE + good for (deed, want, good), n in lying if n and (deed, want) == frame[2]]
        )

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        deed, want = frame[2]
        at = t.book.deed_goods.index((deed, want, move - TAKE))
        t.deed_goods = changed(t.deed_goods, at, t.deed_goods[at] - 1)
        t.players[seat].goods[move - TAKE] += 1

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "take one of the goods that lie at the deed for this follower"


class Towing(Reward):
    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        t.stack.append((TOWING, seat, ()))


class BeTowed(Step):
    """(seat): over a waterway, or stay; without one nothing is asked."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        found = journeys(t, t.players[seat].town, 1 << WATER)
        return [LEAVE, *found] if found else []

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move != LEAVE:
            set_out(t, seat, move)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose a town that a waterway leads to, or stay"


class Architecture(Reward):
    """The last one may build, beside others only with a tile for it (ruling 79)."""

    def done(self, t: Table, seat: int, deed: int) -> None:
        if not why_not_build(t, seat, bool(t.players[seat].layout.shares_town)):
            t.stack.append((BUILD_HERE, seat, (0,)))


class TownCharter(Reward):
    """A tile as the traders track allows; at its start none."""

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        categories = min(2, t.players[seat].tracks[TRADER])
        if categories and tiles_on_offer(t, categories):
            t.stack.append((CHOOSE_TILE, seat, (categories,)))


class Navigation(Reward):
    """A wheel of those that wait there; one that is forfeited goes to the supply (ruling 77)."""

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        me = t.players[seat]
        if not me.tracks[CRAFTSMAN]:
            t.gears += 1
            return
        me.gears += 1
        if me.tracks[CRAFTSMAN] == 1:
            me.bound_gears += 1


TRADE: dict[str, Reward] = {
    "alchemy": Alchemy(),
    "lay-assessors": LayAssessors(),
    "thanksgiving": LyingGood(),
    "sheep-farming": LyingGood(),
    "towing": Towing(),
    "architecture": Architecture(),
    "town-charter": TownCharter(),
    "navigation": Navigation(),
}


ALCHEMY = add_step(DrawByAlchemy("alchemy"))
ALCHEMY_DRAW = add_step(DrawnByAlchemy("alchemy-draw", COME))
ALCHEMY_PLACE = add_step(PlaceByAlchemy("alchemy-place"))
ASSESSORS = add_step(ActByAssessors("lay-assessors"))
TAKE_LYING = add_step(TakeLying("take-lying"))
TOWING = add_step(BeTowed("towing"))
