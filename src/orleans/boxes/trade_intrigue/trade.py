"""The module "trade": what the deeds of its board give beyond coins, development, citizens."""

from __future__ import annotations

from orleans.boxes.base.alchemy import Alchemy
from orleans.boxes.base.building import BUILD_HERE, why_not_build
from orleans.boxes.base.extra_fields import DEED_GOODS
from orleans.boxes.base.hiring import CHOOSE_TILE, tiles_on_offer
from orleans.boxes.base.travel import journeys, set_out
from orleans.boxes.base.using import may_carry_out
from orleans.boxes.base.verbs import DONE, FOUND, LEAVE, TAKE, USE
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.effects import Reward
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import DEEDS
from orleans.pieces import CRAFTSMAN, FOLLOWER_NAMES, GOOD_NAMES, TRADER, WATER


class LayAssessors(Reward):
    """The last follower carries out any action of the player's, at its other costs (ruling 76)."""

    asks = True
    prompt = "carry out one of your actions, or say that you are done"

    def done(self, t: Table, seat: int, deed: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        actions = t.book.actions
        mine = [p for p in t.players[seat].layout.actions if not actions[p].uses_followers]
        return [DONE] + [USE + place for place in mine if may_carry_out(t, seat, place)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != DONE:
            t.book.actions[move - USE].carry_out(t, seat)


class LyingGood(Reward):
    """Thanksgiving, Sheep Farming: the good on one of the spaces for this follower."""

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        ask(t, seat, TAKE_LYING, deed, want)


class TakeLying(Question):
    """(seat, deed, whose space): which good, if such spaces hold several kinds (ruling 78)."""

    args = ("deed", "want")
    open_args = EVERY
    prompt = "take one of the goods that lie at the deed for this follower"

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        deed, want = args
        lies = f"{t.book.components.deeds[deed].id}:{FOLLOWER_NAMES[want]}"
        return [f"deed-good:{lies}.{GOOD_NAMES[move - TAKE]}"], DEEDS

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        lying = zip(t.book.deed_goods, DEED_GOODS.get(t), strict=True)
        return sorted(
            [TAKE + good for (deed, want, good), n in lying if n and (deed, want) == args]
        )

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        deed, want = args
        at = t.book.deed_goods.index((deed, want, move - TAKE))
        DEED_GOODS.add(t, at, -1)
        t.players[seat].goods[move - TAKE] += 1


class Towing(Reward):
    asks = True
    prompt = "choose a town that a waterway leads to, or stay"

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = journeys(t, t.players[seat].town, 1 << WATER)
        return [LEAVE, *found] if found else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move != LEAVE:
            set_out(t, seat, move)


class Architecture(Reward):
    """The last one may build, beside others only with a tile for it (ruling 79)."""

    verbs = (FOUND,)

    def done(self, t: Table, seat: int, deed: int) -> None:
        if not why_not_build(t, seat, bool(t.players[seat].layout.shares_town)):
            ask(t, seat, BUILD_HERE, 0)


class TownCharter(Reward):
    """A tile as the traders track allows; at its start none."""

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        categories = min(2, t.players[seat].tracks[TRADER])
        if categories and tiles_on_offer(t, categories):
            ask(t, seat, CHOOSE_TILE, categories)


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


TAKE_LYING = add_question(TakeLying(), "take-lying")
