"""Preparing the table: everything up to the first round."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.building import NEUTRAL, neutral_towers
from orleans.boxes.base.causes import PREPARATION
from orleans.boxes.base.deeds import waiting_gears
from orleans.boxes.base.extra_fields import DEED_GOODS
from orleans.boxes.base.market import lay_pile
from orleans.boxes.base.picking import choose_towns, pick_tiles
from orleans.boxes.base.rounds import begin_round
from orleans.boxes.base.spreading import spread_citizens
from orleans.boxes.base.verbs import LAY, OFFER, REMOVE
from orleans.kernel.chance import Chance
from orleans.kernel.counting import find, without
from orleans.kernel.fields import lay_out_fields
from orleans.kernel.frames import (
    EVERY,
    NATURE,
    RULES,
    DrawEvenly,
    DrawPiece,
    Frame,
    Step,
    add_step,
    take_out,
)
from orleans.kernel.table import Player, Table, changed
from orleans.pieces import GOODS, OWN_OF, TYPES


def lay_out(t: Table) -> None:
    """Everything that is not left to chance; seat 0 starts (ruling 29)."""
    c = t.book.components
    t.supply = supply_at_first(t)
    t.gears = t.book.supply.gears
    counts = [good.count for good in c.goods]
    t.goods = counts if t.book.has_goods else [0] * GOODS
    t.lying = [0] * t.book.lying
    towers = neutral_towers(t.book)
    t.stations = tuple(NEUTRAL if town in towers else 0 for town in range(len(c.towns)))
    t.deeds = t.book.deed_spaces
    t.hourglass = tuple(sorted(tile for stack, _ in t.book.stacks_of_time for tile in stack))
    offered = () if t.book.scenario.picks else t.book.tiles
    t.offer = tuple(tile for tile in offered if tile not in t.book.own_tiles)
    t.lost_followers = (0,) * TYPES
    t.lost_goods = (0,) * GOODS if t.book.has_goods else tuple(counts)
    t.claimed = t.book.spread_bits  # where nobody waits yet
    t.players = [new_player(t) for _ in range(t.book.players)]
    t.sealed = [None] * t.book.players
    lay_out_fields(t)


def new_player(t: Table) -> Player:
    c = t.book.components
    player = Player(t.book.layout(t.book.own_tiles), t.book.spaces)
    scenario = t.book.scenario
    player.coins = c.player.coins if scenario.coins < 0 else scenario.coins
    player.stations = t.book.stations
    player.town = scenario.start if scenario.start >= 0 else t.book.home
    for n, follower in enumerate(c.followers):
        if follower.own:
            player.market[OWN_OF[n]] = follower.own
        player.market[n] += scenario.market[n]  # no marker moves for them (ruling 130)
    return player


def supply_at_first(t: Table) -> list[int]:
    """All followers except those who wait in the markets."""
    counts = zip(t.book.supply.followers, t.book.scenario.market, strict=True)
    return [number - t.book.players * waiting for number, waiting in counts]


class Prepare(Step):
    """The rules: what chance prepares, then the first round."""

    def run(self, t: Table, frame: Frame) -> None:
        t.stack.append((FIRST_ROUND, RULES, ()))
        if t.book.scenario.picks:
            pick_tiles(t)
        if t.book.scenario.start < 0:
            choose_towns(t)
        if t.book.draws_tiles:
            draw_offer(t, 2)
            draw_offer(t, 1)
        if t.book.has_goods:
            goods = t.book.components.goods
            surplus = sum(good.count for good in goods) - t.book.supply.goods
            usual = t.book.lays_goods < 0
            t.stack.append((LAY_GOODS if usual else t.book.lays_goods, NATURE, (0,)))
            if surplus:
                t.stack.append((REMOVE_GOODS, NATURE, (surplus,)))
        if t.book.spread:
            spread_citizens(t)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return PREPARATION


class RemoveGoods(DrawPiece):
    """Nature, (how many): with fewer players some goods stay in the box."""

    args = ("left",)
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        return t.goods

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (left,) = frame[2]
        t.goods[move - REMOVE] -= 1
        good = move - REMOVE
        t.lost_goods = changed(t.lost_goods, good, t.lost_goods[good] + 1)
        if left > 1:
            t.stack.append((REMOVE_GOODS, NATURE, (left - 1,)))


class LayGoods(DrawPiece):
    """Nature, (space of the map): one good on each space."""

    args = ("spot",)
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        return t.goods

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (spot,) = frame[2]
        t.goods[move - LAY] -= 1
        t.lying[spot] = move - LAY + 1
        if spot + 1 < len(t.lying):
            t.stack.append((LAY_GOODS, NATURE, (spot + 1,)))

    def draw_on(self, t: Table, frame: Frame, chance: Chance, counter: int) -> list[int]:
        """All that are left to lay."""
        (spot,) = frame[2]
        goods = take_out(t.goods, len(t.lying) - spot, chance, counter)
        t.lying[spot:] = [good + 1 for good in goods]
        return [LAY + good for good in goods]


def draw_offer(t: Table, category: int) -> None:
    """Random tiles of one category, if there are more than the edition lays out."""
    stack = t.book.stacks[category]
    if len(stack) > t.book.draws_tiles:
        t.offer = tuple(without(t.offer, stack))
        t.stack.append((OFFER_TILE, NATURE, (category, t.book.draws_tiles)))


class OfferTile(DrawEvenly):
    """Nature, (category, how many)."""

    args = ("category", "left")
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        category, _ = frame[2]
        return without(t.book.stacks[category], t.offer)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        category, left = frame[2]
        at = find(t.offer, move - OFFER)  # it stays sorted
        t.offer = (*t.offer[:at], move - OFFER, *t.offer[at:])
        if left > 1:
            t.stack.append((OFFER_TILE, NATURE, (category, left - 1)))

    def draw_on(self, t: Table, frame: Frame, chance: Chance, counter: int) -> list[int]:
        """All that are left to offer of the category."""
        (_, left), things = frame[2], self.things(t, frame)
        numbers = chance.falling(counter, len(things), left)
        tiles = [things.pop(number) for number in numbers]
        t.offer = tuple(sorted([*t.offer, *tiles]))
        return [OFFER + tile for tile in tiles]


def stock_deeds(t: Table) -> None:
    """Goods and wheels that wait at deeds; what the supply lacks stays away (ruling 73)."""
    found = []
    for (_, _, good), number in zip(t.book.deed_goods, t.book.goods_for_deeds, strict=True):
        found.append(min(number, t.goods[good]))
        t.goods[good] -= found[-1]
    DEED_GOODS.set(t, tuple(found))
    t.gears -= waiting_gears(t)


class FirstRound(Step):
    """The rules: the last preparations, then the first round."""

    def run(self, t: Table, frame: Frame) -> None:
        stock_deeds(t)
        if t.book.market:
            lay_pile(t)
        begin_round(t)
        for prepare in t.book.preparations:
            prepare(t)


PREPARE: Final = add_step(Prepare("prepare"))
REMOVE_GOODS: Final = add_step(RemoveGoods("remove-goods", REMOVE))
LAY_GOODS: Final = add_step(LayGoods("lay-goods", LAY))
OFFER_TILE: Final = add_step(OfferTile("offer-tile", OFFER))
FIRST_ROUND: Final = add_step(FirstRound("first-round"))
