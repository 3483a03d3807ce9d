"""Place tiles of the Big Box that deal in goods, coins and tiles."""

from __future__ import annotations

from orleans.boxes.base.choice import Choice, DieRoll
from orleans.boxes.base.four import OneOfFour
from orleans.boxes.base.gains import develop, gain_good, reward_answer, why_no_good, why_not_develop
from orleans.boxes.base.hiring import gain_tile, give_bonus, why_no_bonus
from orleans.boxes.base.holdings import goods_of, spend_good, stations_built, status
from orleans.boxes.base.travel import journeys, travel
from orleans.boxes.base.verbs import BUILD, DONE, GIVE, REWARD_COINS, REWARD_DEVELOPMENT, TAKE
from orleans.boxes.bigbox.verbs import BAKE, BONUS, BUY, SELL
from orleans.kernel.asking import ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.pieces import (
    BREAD,
    CHEESE,
    CRAFTSMAN,
    FARMER,
    GRAIN,
    KNIGHT,
    ROAD,
    TRACKS,
    TYPES_OF_GOODS,
    WOOL,
)

NO_GOOD = "you have no good to pay with"


class Farm(Action):
    """The good at the player's marker; the start space shows none (ruling 64)."""

    def why_not(self, t: Table, seat: int) -> str:
        space = t.players[seat].tracks[FARMER]
        if not space:
            return "your marker on the farmers track has not left the start"
        return why_no_good(t, t.book.components.tracks[FARMER].bonus[space])

    def carry_out(self, t: Table, seat: int) -> None:
        space = t.players[seat].tracks[FARMER]
        gain_good(t, seat, t.book.components.tracks[FARMER].bonus[space])


class Bakery(Choice):
    """2 coins, up to 3 grain, each time (ruling 42). Bread counts for its baker."""

    verbs = (BAKE,)
    hooks = ("points",)
    scores_for_all = True
    prompt = "say how many grain you bake"

    def why_not(self, t: Table, seat: int) -> str:
        me = t.players[seat]
        if me.coins < 2:
            return "baking costs 2 coins"
        return "" if me.goods[GRAIN] else "you have no grain to bake"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [BAKE + n for n in range(1, min(3, t.players[seat].goods[GRAIN]) + 1)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        me = t.players[seat]
        me.coins -= 2
        me.goods[GRAIN] -= move - BAKE
        me.goods[BREAD] += move - BAKE

    def points(self, t: Table, seat: int) -> int:
        return t.players[seat].goods[BREAD] * status(t, seat)

    def lost(self, t: Table, seat: int) -> None:
        for player in t.players:  # another player who used it left bread there too
            player.goods[GRAIN] += player.goods[BREAD]
            player.goods[BREAD] = 0


class Ballroom(Choice):
    """Any tile on offer, whatever the traders track says (ruling 43)."""

    prompt = "choose a place tile that you can pay for"

    def why_not(self, t: Table, seat: int) -> str:
        if self.options(t, seat, self.first):
            return ""
        return "you cannot pay for any place tile on offer"

    def price(self, t: Table, tile: int) -> int:
        return 2 if t.book.components.places[tile].category == "I" else 3

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        coins = t.players[seat].coins
        return [BUILD + tile for tile in t.offer if self.price(t, tile) <= coins]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.players[seat].coins -= self.price(t, move - BUILD)
        gain_tile(t, seat, move - BUILD)


class BlackMarket(Choice):
    """First two equal goods, then (the good given + 1) one of another type."""

    args = ("given",)
    open_args = EVERY
    first = (0,)
    prompt = "choose two equal goods to give, then another one to take"

    def why_not(self, t: Table, seat: int) -> str:
        if self.options(t, seat, self.first):
            return ""
        return "you have no two equal goods for which the supply has another one"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (given,) = args
        if given:
            return [TAKE + good for good in self.wares(t, given - 1)]
        mine = t.players[seat].goods
        return [GIVE + g for g in range(TYPES_OF_GOODS) if mine[g] >= 2 and self.wares(t, g)]

    def wares(self, t: Table, given: int) -> list[int]:
        return [good for good in range(TYPES_OF_GOODS) if t.goods[good] and good != given]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (given,) = args
        if given:
            spend_good(t, seat, given - 1)
            spend_good(t, seat, given - 1)
            gain_good(t, seat, move - TAKE)
        else:
            ask(t, seat, self, move - GIVE + 1)


class MarketStand(Choice):
    """Two deals in all (ruling 44); how many are done."""

    verbs = (BUY, SELL)
    args = ("deals",)
    open_args = EVERY
    first = (0,)
    prompt = "buy or sell at the good's value, up to two goods in all"

    def why_not(self, t: Table, seat: int) -> str:
        if self.options(t, seat, self.first):
            return ""
        return "you have nothing to sell and can buy nothing"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (deals,) = args
        me, goods = t.players[seat], t.book.components.goods
        types = range(TYPES_OF_GOODS)
        found = [DONE] if deals else []
        found += [BUY + g for g in types if t.goods[g] and goods[g].points <= me.coins]
        return found + [SELL + g for g in types if me.goods[g]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (deals,) = args
        me, goods = t.players[seat], t.book.components.goods
        if move == DONE:
            return
        if move & VERB == SELL:
            spend_good(t, seat, move - SELL)
            me.coins += goods[move - SELL].points
        else:
            gain_good(t, seat, move - BUY)
            me.coins -= goods[move - BUY].points
        if not deals:
            ask(t, seat, self, 1)


class SheepFarm(Choice):
    prompt = "choose what you get for the cheese: wool, coins or development"

    def why_not(self, t: Table, seat: int) -> str:
        return "" if t.players[seat].goods[CHEESE] else "you have no cheese"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = [REWARD_COINS]
        if not why_not_develop(t, seat):
            found.append(REWARD_DEVELOPMENT)
        return found + ([TAKE + WOOL] if t.goods[WOOL] else [])

    def answer(self, t: Table, args: Args, move: int) -> str:
        return reward_answer(move, 4, 3)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        spend_good(t, seat, CHEESE)
        if move == REWARD_COINS:
            t.players[seat].coins += 4
        elif move == REWARD_DEVELOPMENT:
            develop(t, seat, 3)
        else:
            gain_good(t, seat, WOOL)


class Goldsmith(Choice):
    """Stations on the Road count; without any it cannot be used (ruling 63)."""

    prompt = "choose the good that you pay"

    def why_not(self, t: Table, seat: int) -> str:
        if not goods_of(t, seat):
            return NO_GOOD
        if not stations_built(t, seat):
            return "you have built no trading station"
        return why_not_develop(t, seat)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [GIVE + good for good in goods_of(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        spend_good(t, seat, move - GIVE)
        develop(t, seat, stations_built(t, seat))


class Lair(Choice):
    """A good for the bonus at the player's marker, but no citizen again (ruling 45).

    First which good, then (the good paid + 1) which bonus.
    """

    verbs = (BONUS,)
    args = ("paid",)
    open_args = EVERY
    first = (0,)
    prompt = "choose the good that you pay, then the track whose bonus you take"

    def why_not(self, t: Table, seat: int) -> str:
        if not goods_of(t, seat):
            return NO_GOOD
        return "" if self.bonuses(t, seat) else "no marker of yours stands at a bonus to be had"

    def bonuses(self, t: Table, seat: int) -> list[int]:
        found = []
        for number in range(TRACKS):
            space = t.players[seat].tracks[number]
            if space and number != KNIGHT and self.worth_it(t, seat, number, space):
                found.append(BONUS + number)
        return found

    def worth_it(self, t: Table, seat: int, number: int, space: int) -> bool:
        track = t.book.components.tracks[number]
        if track.gives == "coins":
            return track.bonus[space] > 0
        if track.gives == "development":
            return not why_not_develop(t, seat)
        return not why_no_bonus(t, number, space)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (paid,) = args
        if paid:
            return self.bonuses(t, seat)
        return [GIVE + good for good in goods_of(t, seat)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (paid,) = args
        if not paid:
            ask(t, seat, self, move - GIVE + 1)
            return
        number, me = move - BONUS, t.players[seat]
        give_bonus(t, seat, number, me.tracks[number])
        if number == CRAFTSMAN and me.tracks[number] == 1 and t.book.edition.gear_limit == "space":
            me.bound_gears += 1
        spend_good(t, seat, paid - 1)


class ChristmasMarket(DieRoll):
    """A good by the die, or a journey by road."""

    def rolled(self, t: Table, seat: int, number: int) -> None:
        if number == 6:
            if journeys(t, t.players[seat].town, 1 << ROAD):
                travel(t, seat, 1 << ROAD)
        elif t.goods[number - 1]:
            gain_good(t, seat, number - 1)


GOODS_TILES: dict[str, Action] = {
    "farm": Farm(),
    "bakery": Bakery(),
    "ballroom": Ballroom(),
    "black-market": BlackMarket(),
    "market-stand": MarketStand(),
    "sheep-farm": SheepFarm(),
    "goldsmith": Goldsmith(),
    "lair": Lair(),
    "bourgeois-house": OneOfFour(),
    "christmas-market": ChristmasMarket(),
}
