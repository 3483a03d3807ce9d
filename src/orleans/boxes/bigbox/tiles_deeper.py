"""Place tiles of the Big Box that reach into other actions, and those of learning."""

from __future__ import annotations

from orleans.boxes.base.choice import Choice, DieRoll
from orleans.boxes.base.gains import (
    develop,
    gain_good,
    offer_development,
    why_not_develop,
)
from orleans.boxes.base.gears import why_no_gear_at
from orleans.boxes.base.hiring import advance, hire, why_not_hire
from orleans.boxes.base.using import may_carry_out, why_barred
from orleans.boxes.base.verbs import GEAR_ON, USE
from orleans.boxes.bigbox.verbs import LIFT
from orleans.kernel.asking import ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import EVERY, Args
from orleans.kernel.table import Player, Table
from orleans.pieces import CRAFTSMAN, EMPTY, GEAR, MONK, SCHOLAR, WINE

# --- actions that carry out others


class Well(Choice):
    """Any other action of the player's own, at its other costs (ruling 51).

    Used through the Church it leaves that out.
    """

    args = ("by_church",)
    open_args = EVERY
    first = (0,)
    prompt = "choose the action that the Well carries out"

    def why_not(self, t: Table, seat: int) -> str:
        return self.why_none(t, seat, 0)

    def why_not_at(self, t: Table, seat: int, owner: int) -> str:
        return self.why_none(t, seat, 1)

    def why_none(self, t: Table, seat: int, by_church: int) -> str:
        found = self.options(t, seat, (by_church,))
        return "" if found else "none of your actions can be carried out"

    def carry_out_at(self, t: Table, seat: int, owner: int) -> None:
        ask(t, seat, self, 1)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (by_church,) = args
        numbers = t.book.numbers
        not_these = {numbers[self.name], *t.book.apart}  # rulings 146 and 179
        not_these |= {numbers["church"]} if by_church else set()
        mine = [place for place in t.players[seat].layout.actions if place not in not_these]
        return [USE + place for place in mine if may_carry_out(t, seat, place)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.book.actions[move - USE].carry_out(t, seat)


class Church(Choice):
    """An activated action tile of another player, for 2 coins to its owner (ruling 52)."""

    prompt = "choose another player's activated place tile"

    def why_not(self, t: Table, seat: int) -> str:
        if t.players[seat].coins < 2:
            return "the Church costs 2 coins"
        if self.options(t, seat, self.first):
            return ""
        return "no other player has an activated tile that you can use"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        paid = t.copy()
        paid.players[seat].coins -= 2  # as it will be when the tile is used
        return sorted(
            USE + tile
            for owner in range(len(t.players))
            if owner != seat
            for tile in t.players[owner].layout.tiles
            if self.may_use(paid, seat, owner, tile)
        )

    def may_use(self, t: Table, seat: int, owner: int, tile: int) -> bool:
        book = t.book
        if book.components.places[tile].use != "action" or tile == book.numbers[self.name]:
            return False
        if not book.activated(t.players[owner].spaces, tile):
            return False
        return not book.actions[tile].why_not_at(t, seat, owner) and not why_barred(t, owner, tile)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        owner = next(n for n, p in enumerate(t.players) if move - USE in p.layout.tiles)
        t.players[seat].coins -= 2
        t.players[owner].coins += 2
        t.book.actions[move - USE].carry_out_at(t, seat, owner)


class FleaMarket(DieRoll):
    """Six chances, some of them actions; what cannot be done gives nothing (ruling 53)."""

    asks = True
    prompt = "choose a place of your player board"

    def rolled(self, t: Table, seat: int, number: int) -> None:
        farm_house = t.book.actions[t.book.numbers["farm-house"]]
        if number == 1:
            t.players[seat].coins += 1
        elif number == 2:
            develop(t, seat, 1)
        elif number == 3 and t.goods[WINE]:
            gain_good(t, seat, WINE)
        elif number == 4 and may_carry_out(t, seat, t.book.numbers["farm-house"]):
            farm_house.carry_out(t, seat)
        elif number == 5 and not why_not_hire(t, seat, MONK):
            hire(t, seat, MONK)
        elif number == 6:
            ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        """Options of the board, and of boards beside it (ruling 179)."""
        layout = t.players[seat].layout
        not_these = {*layout.tiles, *t.book.apart}
        mine = [place for place in layout.actions if place not in not_these]
        return [USE + place for place in mine if may_carry_out(t, seat, place)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.book.actions[move - USE].carry_out(t, seat)


class Theatre(Action):
    """1 coin for each follower there; the Church counts its owner's (ruling 54)."""

    uses_followers = True

    def audience(self, t: Table, owner: int) -> int:
        book = t.book
        tile = book.numbers["theatre"]
        here = t.players[owner].spaces[book.first[tile] : book.last[tile]]
        return len(here) - here.count(EMPTY)

    def why_not(self, t: Table, seat: int) -> str:
        return self.why_not_at(t, seat, seat)

    def why_not_at(self, t: Table, seat: int, owner: int) -> str:
        return "" if self.audience(t, owner) else "nobody is in the Theatre"

    def carry_out(self, t: Table, seat: int) -> None:
        self.carry_out_at(t, seat, seat)

    def carry_out_at(self, t: Table, seat: int, owner: int) -> None:
        t.players[seat].coins += self.audience(t, owner)


# --- learning


class Bookbindery(DieRoll):
    """All the steps or none (ruling 55)."""

    def rolled(self, t: Table, seat: int, number: int) -> None:
        if number == 6:
            t.players[seat].coins += 1
        else:
            offer_development(t, seat, number)


class Observatory(Action):
    """To the next star, without the coins and citizens on the way (ruling 56)."""

    def why_not(self, t: Table, seat: int) -> str:
        stars = t.book.components.development.status
        if stars[t.players[seat].development] == stars[-1]:
            return "your marker has passed the last star"
        return ""

    def carry_out(self, t: Table, seat: int) -> None:
        me = t.players[seat]
        stars = t.book.components.development.status
        here = stars[me.development]
        while stars[me.development] == here:
            me.development += 1


class Opera(Action):
    """A step on the scholars track while no scholar is left; at its end the bonus again.

    Whether one is left is checked when the action is carried out (ruling 62).
    """

    def why_not(self, t: Table, seat: int) -> str:
        if t.supply[SCHOLAR]:
            return "there are scholars in the supply"
        at_end = t.players[seat].tracks[SCHOLAR] == t.book.components.tracks[SCHOLAR].last
        return why_not_develop(t, seat) if at_end else ""

    def carry_out(self, t: Table, seat: int) -> None:
        track = t.book.components.tracks[SCHOLAR]
        if t.players[seat].tracks[SCHOLAR] < track.last:
            advance(t, seat, SCHOLAR)
        else:
            develop(t, seat, track.bonus[track.last])


class Workshop(Choice):
    """1 coin: a placed wheel to another space, by the same rules as always (ruling 57).

    First which wheel, then (its space + 1) where to.
    """

    verbs = (LIFT,)
    args = ("wheel",)
    open_args = EVERY
    first = (0,)
    prompt = "choose a wheel, then an empty space where a wheel may stand"

    def why_not(self, t: Table, seat: int) -> str:
        if not t.players[seat].coins:
            return "the Workshop costs 1 coin"
        return "" if self.options(t, seat, self.first) else "no wheel of yours can be moved"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        (wheel,) = args
        me = t.players[seat]
        if wheel:
            return [GEAR_ON + space for space in self.targets(t, me, wheel - 1)]
        return [
            LIFT + space
            for space in range(len(me.spaces))
            if me.spaces[space] == GEAR and self.targets(t, me, space)
        ]

    def targets(self, t: Table, me: Player, wheel: int) -> list[int]:
        book = t.book
        bound = book.farmer_space[wheel] and me.tracks[CRAFTSMAN] == 1
        home = book.place_of[wheel]
        return [
            space
            for space in me.layout.gear_spaces
            if not me.spaces[space]
            and (book.farmer_space[space] or not bound)
            and not why_no_gear_at(t, book.place_of[space])
            and (
                book.place_of[space] == home or book.free_of_gears(me.spaces, book.place_of[space])
            )
        ]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (wheel,) = args
        me = t.players[seat]
        if not wheel:
            ask(t, seat, self, move - LIFT + 1)
            return
        me.coins -= 1
        me.spaces[wheel - 1] = EMPTY
        me.spaces[move - GEAR_ON] = GEAR


DEEPER_TILES: dict[str, Action] = {
    "well": Well(),
    "church": Church(),
    "flea-market": FleaMarket(),
    "theatre": Theatre(),
    "bookbindery": Bookbindery(),
    "observatory": Observatory(),
    "opera": Opera(),
    "workshop": Workshop(),
}
