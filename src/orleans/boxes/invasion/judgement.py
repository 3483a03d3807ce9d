"""How bots judge Invasion: what the whole team still has to do, against what its crews can do.

Counted in actions, as `boxes/base/work.py` does, and the same for every seat: each thing that is
missing counts once, whoever does it, so everybody does what is nearest to him. The numbers are in
`weights.toml` (`docs/bots.md`).
"""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import CITIZENS
from orleans.boxes.base.goal_tests import COINS, WORTH
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.judgement import followers, neutrals
from orleans.boxes.base.outcomes import WON as TEAM_WON
from orleans.boxes.base.outcomes import outcome
from orleans.boxes.base.together import PROPOSAL
from orleans.boxes.base.work import MANY, WON, many
from orleans.boxes.invasion.agreeing import agreed, undecided
from orleans.boxes.invasion.city import (
    PILES,
)
from orleans.boxes.invasion.dangers import dangers, kept_for_dues
from orleans.boxes.invasion.events import RATS_EAT, Rats, TeamTrip
from orleans.boxes.invasion.fields import (
    CITY_TREASURY,
    KEPT,
    WAREHOUSE,
    character_of,
)
from orleans.boxes.invasion.gathering import GUILD_COINS, CitizenWork
from orleans.boxes.invasion.hiring import MONKS, Hands, to_hire
from orleans.boxes.invasion.routes import Routes, shortest
from orleans.boxes.invasion.sending import ASSEMBLY_HALL, EXTRA_WALL, WALLS
from orleans.boxes.invasion.tasks import RICHES, SEATED, TILES, WHEELS, Personal
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.table import Player, Table
from orleans.pieces import (
    EMPTY,
    GEAR,
    GOOD_NAMES,
    KNIGHT,
    MONK,
    SCHOLAR,
    TYPES,
    TYPES_OF_GOODS,
)

TOO_LATE: Final = -0.9  # rounds left when the game is over: what is still in hand is of no use
NEARLY: Final = 100.0  # points by which a game lost in its last round is worse than what is missing
STORE: Final = 20_000  # answers that are kept
FAR: Final = 4  # connections, if a good lies nowhere
SPARE: Final = 4  # goods of a kind that may be of use
SENT_AT_ONCE: Final = 2
MOST_KNIGHTS: Final = 3.0  # followers a merchant needs in a round


class TeamJudgement(CitizenWork):
    """The objectives of the team and of all its characters, as one."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        weights = self.weights
        self.together = True
        self.horizon = int(self.w["horizon"])
        self.stress: dict[str, float] = weights["stress"]
        self.share: list[float] = list(weights["shares"].values())
        self.crew_of = [many(first, less) for first, less in weights["crew"].values()]
        self.each_part: dict[str, float] = {
            TILES: self.w["tile"],
            WHEELS: self.w["wheel"],
            MONKS: self.w["monk"],
            WORTH: self.w["worth"],
            RICHES: self.w["riches"],
            COINS: self.w["coin"],
            CITIZENS: self.w["citizen"],
        }
        self.tile = [weights["tiles"].get(place.id, 0.0) for place in book.components.places]
        self.personal = {goal.card.id: goal for goal in book.goals if isinstance(goal, Personal)}
        # The Estate Manager pays or has lost: `dangers` looks at the dues.
        self.lasting = {name: goal for name, goal in self.personal.items() if not goal.card.dues}
        self.common = [goal for goal in book.goals if not isinstance(goal, Personal)]
        self.routes = Routes(book)
        number = book.components.number
        names = [f"warehouse-{name}" if n in PILES else "" for n, name in enumerate(GOOD_NAMES)]
        self.stores = [number(name, book.players) if name else 0 for name in names]
        self.struck = False  # the players are answering the event already
        self.rats = {tile for tile, event in enumerate(book.events) if isinstance(event, Rats)}
        self.trips = {tile for tile, event in enumerate(book.events) if isinstance(event, TeamTrip)}
        self.known: dict[tuple[object, ...], float] = {}
        self.near: dict[tuple[object, ...], int] = {}
        self.towers = sorted(book.scenario.towers)

    def goal(self, t: Table, seat: int, left: float) -> float | None:
        if t.over:
            return self.ended(t, seat)
        more = 0.0
        if PROPOSAL.get(t):
            t, more = agreed(t)
        value = self.balance(t, left) + self.w["ready"] * self.waiting(t, seat)
        danger = dangers(t, self.struck, trip=not self.trips.isdisjoint(t.hourglass))
        return self.w["action"] * value - danger - undecided(t) + more

    def balance(self, t: Table, left: float) -> float:
        """Return the actions that can be done minus those that are needed; trials often ask again.

        It does not matter whether a follower is in a bag, in a market or on a space.
        """
        crews = [neutrals(player) for player in t.players]
        key = (
            left,
            t.event,
            t.hourglass,
            t.more,
            t.deeds,
            tuple(t.supply),
            tuple(t.goods),
            t.offer,
            tuple(t.lying),
            t.stations,
            t.claimed,
            tuple([holdings(me, crew) for me, crew in zip(t.players, crews, strict=True)]),
        )
        if key not in self.known:
            if len(self.known) >= STORE:
                self.known.clear()
            could = sum([self.each_round(t, n, player) for n, player in enumerate(t.players)])
            self.known[key] = left * could - self.work_of_all(t, left, crews)
        return self.known[key]

    def waiting(self, t: Table, seat: int) -> int:
        """Return how many stand on places of the others: a borrower sends them home."""
        boards = [player.spaces for n, player in enumerate(t.players) if n != seat]
        return sum([len(spaces) - spaces.count(EMPTY) for spaces in boards])

    def keeps(self, t: Table, seat: int) -> list[int]:
        return kept_for_dues(t, seat)

    def look(self, t: Table) -> None:
        self.struck = t.event >= 0 and question_of(t) is t.book.events[t.event]

    def ended(self, t: Table, seat: int) -> float:
        if outcome(t).kind == TEAM_WON:
            return WON
        crews = [neutrals(player) for player in t.players]
        missing = self.w["action"] * self.work_of_all(t, TOO_LATE, crews)
        return -missing - (NEARLY if t.round >= self.book.rounds else 5 * WON)

    def chance(self, t: Table, seat: int, value: float) -> float:
        """As much as there is of all that the objectives ask for."""
        return float(value > 0) if t.over else self.so_far_by_all(t)

    def so_far_by_all(self, t: Table) -> float:
        """Return how much there is of the parts of all objectives, 0 to 1."""
        found = [part for goal in self.common for part in goal.parts(t, 0)]
        for seat in range(len(t.players)):
            goal = self.personal.get(character_of(t, seat))
            found += goal.parts(t, seat) if goal else []
        return sum([min(1.0, have / need) for _, have, need in found if need]) / len(found)

    # --- what can be done

    def each_round(self, t: Table, seat: int, me: Player) -> float:
        """Return the actions that a crew can do in a round."""
        have = followers(me)
        draws, count = draw_limit(t, seat), sum(have)
        value, idle = 0.0, 0.0
        for kind in range(TYPES):
            value += self.crew_of[kind][min(have[kind], MANY)]
            idle += max(0.0, have[kind] - self.share[kind] * count)
        value += self.w["draw"] * min(draws, count) * (1.0 - self.w["idle"] * idle / count)
        value += self.w["choice"] * min(draws, count - 2)
        value += self.w["wheels"] * (me.spaces.count(GEAR) + 0.8 * me.gears)
        for tile in me.layout.tiles:
            value += self.tile[tile]
        return value

    # --- what is left to do

    def work_of_all(self, t: Table, left: float, crews: list[list[int]]) -> float:
        """Return the actions until all objectives are reached."""
        stored = self.safe(t, left)
        missing = [need - have for need, have in zip(self.stores, stored, strict=True)]
        kept = [0] * TYPES_OF_GOODS  # goods that are not for the city
        coins = self.treasury - CITY_TREASURY.count(t)
        crew = [sum(kinds) for kinds in zip(*crews, strict=True)]
        stress = self.stress
        found = stress["sending"] * self.sending(t, left, coins, sum(missing))
        found += stress["walls"] * self.walls(t, left, crew[KNIGHT])
        for seat in range(len(t.players)):
            found += stress["characters"] * self.own(t, seat, left, missing, kept)
        hire = self.all_to_hire(t, crew)
        free = [t.supply[kind] - sum([of[kind] for of in hire]) for kind in range(TYPES)]
        found -= self.w["out-of-reach"] * sum([min(0, number) for number in free])
        found += stress["towers"] * self.towers_and_stations(t, left)
        found += stress["citizens"] * self.citizens(t, left, Hands(crew, free, hire))
        found += stress["goods"] * self.gathering(t, missing, kept)
        return found + stress["coins"] * self.earning(t, left, coins)

    def safe(self, t: Table, left: float) -> list[int]:
        """Return what is in the Warehouse and will stay there."""
        stored = list(WAREHOUSE.get(t))
        if t.event in self.rats or (left > 1 and not self.rats.isdisjoint(t.hourglass)):
            for good, number in RATS_EAT:
                stored[good] -= min(number, stored[good])
        return stored

    def all_to_hire(self, t: Table, crew: list[int]) -> list[list[int]]:
        """Return, by seat, whom to hire for the characters, and last whom for the walls."""
        row = self.rows[ASSEMBLY_HALL]
        seats = [max(0, t.deeds[row + kind] - crew[kind]) for kind in range(TYPES)]
        found: list[list[int]] = []
        for seat in range(len(t.players)):
            goal = self.lasting.get(character_of(t, seat))
            found.append(to_hire(t, seat, goal, seats) if goal else [0] * TYPES)
        walls = [0] * TYPES
        knights = t.deeds[self.rows[WALLS] + KNIGHT] - crew[KNIGHT]
        walls[KNIGHT] = max(0, knights - sum([of[KNIGHT] for of in found]))
        return [*found, walls]

    def sending(self, t: Table, left: float, coins: int, goods: int) -> float:
        """Return the uses of Guild House and Vehicle, and the cost if they come too late."""
        uses = (coins / GUILD_COINS, goods / self.w["load"])
        could = self.w["often"] * (left + 1.0) * len(t.players)
        found = self.w["reached"] * ((coins > 0) + (goods > 0))
        return found + sum([self.w["use"] * n + self.late(n, could) for n in uses])

    def walls(self, t: Table, left: float, have: int) -> float:
        """Return the actions to send the knights who are missing."""
        knights = t.deeds[self.rows[WALLS] + KNIGHT]
        knights += t.deeds[self.rows[EXTRA_WALL] + KNIGHT] * bool(KEPT.get(t))
        if not knights:
            return 0.0
        found = self.w["send"] * knights + self.w["hire"] * max(0, knights - have)
        could = self.w["knights"] * (left + 1.0) * min(float(len(t.players)), have + 0.5)
        return found + self.w["reached"] + self.late(knights, could)

    def gathering(self, t: Table, missing: list[int], kept: list[int]) -> float:
        """Return the actions for the goods that nobody has; others are of little use."""
        found = 0.0
        for good in range(TYPES_OF_GOODS):
            have = sum([player.goods[good] for player in t.players]) - kept[good]
            found += self.goods[good] * max(0, missing[good] - have)
            found -= self.w["spare-good"] * max(0, min(have - missing[good], SPARE))
            if missing[good] > have:
                towns = [player.town for player in t.players]
                found += self.w["near"] * self.nearest(t, good, towns)
        return found

    def nearest(self, t: Table, good: int, towns: list[int]) -> int:
        """Return the connections from any of these towns to the next such good on the map."""
        key = (good, tuple(towns), tuple(t.lying))
        if key not in self.near:
            if len(self.near) >= STORE:
                self.near.clear()
            self.near[key] = self.look_for(t, good, towns)
        return self.near[key]

    def look_for(self, t: Table, good: int, towns: list[int]) -> int:
        best, lying = FAR, t.lying
        for number, way in enumerate(self.book.components.connections):
            for space in self.book.goods_spaces[number]:
                if lying[space] == good + 1:
                    for town in towns:
                        away = self.book.distances[town]
                        best = min(best, away[way.a], away[way.b])
        return best

    def earning(self, t: Table, left: float, coins: int) -> float:
        """Return the actions for the coins that are missing: a rich player can only send some of
        his in the rounds left."""
        sent = int(self.w["sent"] * GUILD_COINS * (left + 1.0))
        have = sum([min(player.coins, sent) for player in t.players])
        spare = sum([min(player.coins, int(self.w["rich"])) for player in t.players])
        return self.w["coin"] * max(0, coins - have) - self.w["spare"] * spare

    def towers_and_stations(self, t: Table, left: float) -> float:
        towers = [town for town in self.towers if not t.stations[town]]
        own = [self.own_towns(t, seat) for seat in range(len(t.players))]
        number = len(towers) + sum([len(towns) for towns in own])
        loads = self.routes.loads(t, towers, own)
        ways = sum(loads) - number
        found = self.w["reached"] * bool(towers) + self.w["build"] * number + self.w["way"] * ways
        for load, me in zip(loads, t.players, strict=True):
            found += self.late(load, self.pace(me) * (left + 1.0))
        return found + sum([self.alone(t, seat, towns, left) for seat, towns in enumerate(own)])

    def alone(self, t: Table, seat: int, towns: list[int], left: float) -> float:
        """Return what is added for stations that nobody else can build."""
        if not towns:
            return 0.0
        me = t.players[seat]
        load = len(towns) + shortest(self.book.distances, me.town, towns)
        late = self.late(load, self.pace(me) * (left + 1.0))
        return self.w["own-station"] * len(towns) + self.w["own-late"] * late

    def pace(self, me: Player) -> float:
        """Return the ways and buildings of a player in a round: each takes a knight or a monk."""
        knights, monks = [
            me.bag[kind] + me.market[kind] + me.spaces.count(kind + 1) for kind in (KNIGHT, MONK)
        ]
        return self.w["pace"] * min(MOST_KNIGHTS, 0.3 + knights + 0.5 * monks)

    def own_towns(self, t: Table, seat: int) -> list[int]:
        goal = self.personal.get(character_of(t, seat))
        return goal.towns(t, seat) if goal and goal.card.stations_in else []

    # --- characters

    def own(self, t: Table, seat: int, left: float, missing: list[int], kept: list[int]) -> float:
        """Return the actions for a character's objective, without the ways to its towns."""
        goal = self.lasting.get(character_of(t, seat))
        if goal is None:
            return 0.0
        found, open_ = 0.0, False
        for what, have, need in goal.parts(t, seat):
            if what in self.good_of:
                kept[self.good_of[what]] += min(have, need)
                if have < need:
                    found += self.own_goods(t, seat, left, self.good_of[what], need - have)
            elif what == SEATED:
                found += self.seats(t, seat, left)
            elif have < need:
                found += self.part(t, seat, left, what, need - have)
            open_ |= have < need
        self.keep_worth(t, seat, goal, missing, kept)
        return found + self.w["reached"] * open_

    def keep_worth(
        self, t: Table, seat: int, goal: Personal, missing: list[int], kept: list[int]
    ) -> None:
        """Add what the character keeps and so is not for the city; it need not keep more than
        its objective asks for."""
        spare = max(0, goal.worth_of(t, seat) - goal.card.worth)
        for good in sorted(goal.card.of, key=lambda good: -missing[good]):
            have, points = t.players[seat].goods[good], self.book.components.goods[good].points
            given = min(have, spare // points)
            spare -= given * points
            kept[good] += have - given

    def own_goods(self, t: Table, seat: int, left: float, good: int, missing: int) -> float:
        """Return the actions for goods that only count where this seat keeps them."""
        others = sum([player.goods[good] for n, player in enumerate(t.players) if n != seat])
        found = self.goods[good] * missing - self.w["lent"] * min(missing, others)
        found += self.w["near"] * self.nearest(t, good, [t.players[seat].town])
        return found + self.late(missing, self.w["often"] * (left + 1.0))

    def part(self, t: Table, seat: int, left: float, what: str, missing: int) -> float:
        """Return the actions for a part of a character's objective."""
        me, could = t.players[seat], self.w["often"] * (left + 1.0)
        if what == "status":
            levels = self.book.components.development.status
            level: int = min(levels[-1], levels[me.development] + missing)
            cost = self.steps_up(t, me, levels.index(level) - me.development)
            return cost + self.late(cost, could)
        if what == "track:development":
            cost = self.steps_up(t, me, missing)
            return cost + self.late(cost, could)
        if what.startswith("track:"):
            return self.a_track(left) * missing + self.late(missing, could)
        found = self.each_part.get(what, 0.0) * missing
        if what == WHEELS:
            found -= 0.9 * self.w["wheel"] * min(missing, me.gears)
        elif what == MONKS and not followers(me)[SCHOLAR]:  # nobody who could hire them
            found += self.w["visit"]
        return found + self.late(found, could)

    def seats(self, t: Table, seat: int, left: float) -> float:
        """Return the actions for the Assembly Hall: only its Councilman sends."""
        row, have = self.rows[ASSEMBLY_HALL], neutrals(t.players[seat])
        found, open_ = 0.0, 0
        for kind in range(TYPES):
            lack = t.deeds[row + kind]
            open_ += lack
            found += self.w["send"] * lack + self.w["hire"] * max(0, lack - have[kind])
        return found + self.late(open_, SENT_AT_ONCE * self.w["often"] * (left + 1.0))


def holdings(me: Player, crew: list[int]) -> tuple[object, ...]:
    """Return what a player has, for `balance`."""
    return (
        tuple(crew),
        me.coins,
        tuple(me.goods),
        me.tracks,
        me.development,
        me.town,
        me.stations,
        me.citizens,
        me.gears,
        me.spaces.count(GEAR),
        me.layout.tiles,
        me.more,
    )
