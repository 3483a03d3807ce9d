"""How bots judge Prosperity: structures within reach, and the Carpenter's way to the next.

What a structure still takes is counted in actions. The numbers are in `weights.toml`, found
by playing (`docs/bots.md`).
"""

from __future__ import annotations

from collections.abc import Sequence

from orleans.boxes.base.judgement import neutrals
from orleans.boxes.prosperity.fields import CARPENTER, COMPLETED, HAND, SITES
from orleans.boxes.prosperity.reasons import found_goods, reasons
from orleans.boxes.prosperity.sites import Site, card_of, lack
from orleans.boxes.prosperity.structures import COINS, GOODS
from orleans.boxes.prosperity.verbs import STRUCTURE
from orleans.facts.source import FOLDER, read_toml
from orleans.kernel.book import Book
from orleans.kernel.judging import Judgement, Reason
from orleans.kernel.table import Player, Table
from orleans.pieces import TYPES, TYPES_OF_GOODS


class ProsperityJudgement(Judgement):
    """A structure is worth more with everything it no longer lacks."""

    def __init__(self, book: Book) -> None:
        super().__init__()
        self.book = book
        self.w: dict[str, float] = read_toml(FOLDER / "prosperity" / "weights.toml")["structures"]
        goods = book.components.goods
        self.nets = [  # by card: its points less what is used up for it
            card.points
            - card.coins
            - sum([goods[n].points * card.goods[n] for n in range(TYPES_OF_GOODS)])
            for card in book.decks[STRUCTURE]
        ]

    def worth(self, t: Table, seat: int, left: float) -> float:
        """Each follower, coin and good serves one structure: first those that lack least."""
        me = t.players[seat]
        have = possessions(me)
        begun = [(lack(self.book, site), site.card) for site in SITES.sites(me)]
        begun.sort(key=lambda one: sum(one[0][:COINS]))
        # Complete ones count as much more as the others, or they would be left incomplete.
        value = (self.w["eager"] - 1.0) * sum([self.nets[card] for card in COMPLETED.get(me)])
        before = 0.0
        for lacks, card in begun:
            missing = self.actions(t, have, lacks)
            before += missing
            value += self.promised(card, missing, before, left)
        if left and me.stations:
            for card in HAND.get(me):
                if card >= 0:
                    missing = self.way(t, card)
                    missing += self.actions(t, have, lack(self.book, Site(card, 0)))
                    value += self.promised(card, missing, before + missing, left)
        return value

    def promised(self, card: int, missing: float, before: float, left: float) -> float:
        """Part of what a card gives; the less is missing, the more.

        `before` are the actions until it is complete, with those for what comes first.
        """
        w = self.w
        share: float = w["sure"] * max(1.0 - missing / w["reach"], 0.0) ** w["curve"]
        time = w["pace"] * left
        if before > time:
            share *= (time / before) ** w["rush"]
        return share * w["eager"] * self.nets[card]

    def way(self, t: Table, card: int) -> float:
        """The actions until a card in hand is a structure."""
        steps = self.book.distances[CARPENTER.count(t)][card_of(self.book, card).town]
        return self.w["step"] * steps + self.w["build"]

    def actions(self, t: Table, have: list[int], lacks: Sequence[int]) -> float:
        """The actions until everything that a structure lacks is there, taken from `have`."""
        w, found = self.w, 0.0
        for kind in range(TYPES):
            missing = lacks[kind]
            if missing:
                found += w["send"] * missing
                away = missing - taken(have, kind, missing)
                if away:
                    found += away * w["hire" if t.supply[kind] >= away else "nowhere"]
        for at in range(COINS, GOODS + TYPES_OF_GOODS):
            missing = lacks[at]
            if missing:
                here = taken(have, at, missing)
                found += w["lay"] * here
                found += w["coin" if at == COINS else "good"] * (missing - here)
        return found

    def gains(self, before: Table, after: Table, seat: int) -> list[Reason]:
        return reasons(before, after, seat)

    def guessed(self, before: Table, after: Table) -> Sequence[int]:
        return found_goods(before, after)


def possessions(me: Player) -> list[int]:
    """What a player has, in the order of what structures lack."""
    return [*neutrals(me), me.coins, *me.goods[:TYPES_OF_GOODS]]


def taken(have: list[int], at: int, wanted: int) -> int:
    """Take as many of a thing as there are, but no more than are wanted."""
    found = min(have[at], wanted)
    have[at] -= found
    return found
