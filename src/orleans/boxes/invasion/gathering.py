"""What the citizens cost that a team lacks, in actions: each comes from the cheapest source.

A source that may come too late costs more long before it does: a follower who could be sent at
any time was put off until nobody drew him any more.
"""

from __future__ import annotations

from typing import Any, Final

from orleans.boxes.base.work import WorkJudgement
from orleans.boxes.invasion.city import (
    PILES,
    missing_clothes,
    missing_treasure,
    missing_wheels,
)
from orleans.boxes.invasion.dangers import PURSE
from orleans.boxes.invasion.fields import CITY_TREASURY, TEAM_CITIZENS
from orleans.boxes.invasion.hiring import Hands
from orleans.facts.source import FOLDER, read_toml
from orleans.kernel.book import SORTS, Book
from orleans.kernel.citizens import DEVELOPMENT_CITIZENS, TOWN_CITIZENS
from orleans.kernel.table import Table
from orleans.pieces import BROCADE, CRAFTSMAN, FARMER, GOOD_NAMES, TRADER, TYPES, WOOL

GUILD_COINS: Final = 4
MARKET_STAND: Final = "market-stand"  # buys any good
FULL: Final = 1.5  # of what can be done in the rounds left: beyond this nothing gets worse


class CitizenWork(WorkJudgement):
    """The numbers of `weights.toml`, what comes too late, and the citizens."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.weights: dict[str, Any] = read_toml(FOLDER / "invasion" / "weights.toml")["team"]
        self.w: dict[str, float] = self.weights["work"]
        self.a_visit, self.a_step = self.w["visit"], self.w["alone"]
        self.goods: list[float] = [self.weights["goods"].get(name, 0.0) for name in GOOD_NAMES]
        [self.stand] = [
            n for n, place in enumerate(book.components.places) if place.id == MARKET_STAND
        ]
        number = book.components.number
        self.treasury = number("city-treasury", book.players)
        self.wanted_citizens = number("team-citizens", book.players)
        self.rows = {
            book.components.deeds[deed].id: book.deed_rows[deed] * SORTS for deed in book.deeds
        }

    def late(self, uses: float, could: float) -> float:
        """Return what is added to uses of one kind: the more of the rounds left they fill."""
        full = min(uses / could, FULL)
        return self.w["late"] * uses * full * full + self.w["lost"] * risk(uses / could)

    def citizens(self, t: Table, left: float, hands: Hands) -> float:
        """Return the actions for the cheapest citizens that are missing."""
        missing = max(0, self.wanted_citizens - TEAM_CITIZENS.count(t))
        costs = sorted(self.sources(t, left, hands))
        best = self.w["out-of-reach"]
        # Also when none is missing any more, or the last one would seem to cost something.
        found = -self.w["next"] * sum([best - cost for cost in costs[missing:]])
        if not missing:
            return found
        cost = sum(costs[:missing])
        could = self.w["gather"] * (left + 1.0) * len(t.players)
        found += self.w["reached"] + cost + self.late(cost, could)
        return found + self.w["out-of-reach"] * max(0, missing - len(costs))

    def sources(self, t: Table, left: float, hands: Hands) -> list[float]:
        """Return what each citizen costs that is not collected."""
        found: list[float] = []
        before = 0.0
        for bit, name in self.book.citizens:
            if t.claimed >> bit & 1:
                continue
            if bit < DEVELOPMENT_CITIZENS:
                last = self.book.components.tracks[bit].citizen
                steps = self.steps(t, bit, last, hands)
                cost = self.a_track(left) * steps
                cost += self.w["other"] * risk(steps / (self.w["serial"] * (left + 1.0)))
            elif bit < TOWN_CITIZENS:
                space = self.book.components.development.citizens[bit - DEVELOPMENT_CITIZENS]
                cost = min([self.steps_up(t, p, space - p.development) for p in t.players])
                cost, before = cost - before, cost
                cost += self.w["other"] * risk(before / (self.w["serial"] * (left + 1.0)))
            else:
                cost = self.elsewhere(t, left, hands, name)
            found.append(min(cost, self.w["out-of-reach"]))
        return found

    def steps(self, t: Table, track: int, last: int, hands: Hands) -> float:
        """Return the steps of whoever is nearest to a space and finds enough followers."""
        found = self.w["out-of-reach"]
        for seat, player in enumerate(t.players):
            steps = last - player.tracks[track]
            if steps <= max(0, hands.free[track]) + hands.hire[seat][track]:
                found = min(found, steps)
        return found

    def elsewhere(self, t: Table, left: float, hands: Hands, name: str) -> float:
        """Return what a citizen costs in a town, at a deed or for an achievement."""
        if name in self.rows:
            return self.deed(t, left, self.rows[name], hands)
        if name == "catapult":
            wheels = missing_wheels(t)
            enough = wheels <= hands.free[CRAFTSMAN]
            return self.w["wheel"] * wheels if enough else self.w["out-of-reach"]
        if name == "treasury":
            return self.treasure(t)
        if name == "clothing-store":
            return self.clothes(t)
        if name == "all-tracks":
            return self.all_tracks(t, left, hands)
        for good, pile in PILES.items():
            if name == pile:
                return self.pile(t, left, hands, good)
        return self.in_town(t, name)

    def pile(self, t: Table, left: float, hands: Hands, good: int) -> float:
        """Return the actions to take all of a good that the supply has.

        Few places give a good of the supply; without one the last of a pile is out of reach.
        """
        number = t.goods[good]
        makers = [n for n, makes in enumerate(self.makes) if makes == good]
        owned = {tile for player in t.players for tile in player.layout.tiles}
        pace = self.w["made"] * len(owned.intersection(makers)) + self.w["bought"] * (
            self.stand in owned
        )
        cost = self.w["pile"] * number
        if not pace:
            if number <= self.from_track(t, hands, good):
                pace = self.w["serial"]
            elif hands.free[TRADER] > 0 and not {*makers, self.stand}.isdisjoint(t.offer):
                pace = self.w["made"]
                left -= self.w["soon"]
                cost += self.w["tile"]
            else:
                return self.w["out-of-reach"]
        return cost + self.w["other"] * risk(number / (pace * max(0.2, left + 1.0)))

    def from_track(self, t: Table, hands: Hands, good: int) -> int:
        """Return how many of a good the farmers track still gives, while farmers are left."""
        bonus, found = self.book.components.tracks[FARMER].bonus, 0
        for player in t.players:
            here = player.tracks[FARMER]
            ahead = bonus[here + 1 : here + 1 + max(0, hands.free[FARMER])]
            found = max(found, sum([gives == good for gives in ahead]))
        return found

    def deed(self, t: Table, left: float, row: int, hands: Hands) -> float:
        """Return the actions to send all followers that are missing at a deed."""
        cost = 0.0
        for kind in range(TYPES):
            open_ = t.deeds[row + kind]
            lack = max(0, open_ - hands.crew[kind])
            if lack > max(0, hands.free[kind]):
                return self.w["out-of-reach"]
            if open_ > 0:
                cost += self.w["send"] * open_ + self.w["hire"] * lack
                come = min(float(len(t.players)), hands.crew[kind] + 0.5)
                cost += self.w["other"] * risk(open_ / (self.w["come"] * (left + 1.0) * come))
        return cost

    def treasure(self, t: Table) -> float:
        missing = missing_treasure(t)
        spare = sum([max(0, player.coins - PURSE) for player in t.players])
        spare -= self.treasury - CITY_TREASURY.count(t)
        cost = self.w["coin"] * max(0, missing - max(0, spare))
        return cost + self.w["use"] * missing / GUILD_COINS

    def clothes(self, t: Table) -> float:
        cost, missing = 0.0, 0
        for good in (WOOL, BROCADE):
            lack = missing_clothes(t, good)
            have = sum([player.goods[good] for player in t.players])
            cost += self.goods[good] * max(0, lack - have)
            missing += lack
        return cost + self.w["use"] * missing / self.w["load"]

    def all_tracks(self, t: Table, left: float, hands: Hands) -> float:
        steps = 0.0
        for number, track in enumerate(self.book.components.tracks):
            steps += self.steps(t, number, track.last, hands)
        return self.a_track(left) * steps

    def in_town(self, t: Table, name: str) -> float:
        for town, card in enumerate(self.book.components.towns):
            if card.id == name:
                away = min([self.book.distances[player.town][town] for player in t.players])
                return self.w["build"] + self.w["way"] * away
        return self.w["out-of-reach"]

    def a_track(self, left: float) -> float:
        return self.w["step"] - self.w["early"] * left / self.book.rounds


def risk(full: float) -> float:
    """Return how likely it comes too late, if it fills this share of what can still be done."""
    cube = full * full * full
    return cube / (1.0 + cube)
