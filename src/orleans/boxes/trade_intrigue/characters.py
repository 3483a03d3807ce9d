"""The nine characters of the module "intrigue"."""

from __future__ import annotations

from orleans.boxes.base.building import AS_GUILDHALL, BUILD_HERE, may_share_town, why_not_build
from orleans.boxes.base.events import PLAGUE
from orleans.boxes.base.gains import gain_gear, gain_good
from orleans.boxes.base.gears import bind_gears, free_gears, note_placed
from orleans.boxes.base.holdings import flip_station, go_home, take_away
from orleans.boxes.base.torture import torture, ways_to_give
from orleans.boxes.base.verbs import FOUND, GIVE, STEP, TAKE
from orleans.boxes.trade_intrigue.fields import LOCKED
from orleans.boxes.trade_intrigue.intrigue import CHOOSE_TARGET, Character
from orleans.boxes.trade_intrigue.verbs import (
    SEIZE,
)
from orleans.kernel.asking import Question, Shown, add_question, ask
from orleans.kernel.book import Book
from orleans.kernel.causes import BY_DEED
from orleans.kernel.effects import Reward
from orleans.kernel.fields import clear_round
from orleans.kernel.frames import EVERY, NATURE, Args, Frame, Step, add_step
from orleans.kernel.table import Player, Table, changed
from orleans.kernel.verbs import OTHER_BOARD
from orleans.pieces import (
    CRAFTSMAN,
    EMPTY,
    GEAR,
    GOOD_NAMES,
    GOODS,
    TRACKS,
    TYPES_OF_GOODS,
    has_neutrals,
)


class Fraud(Character):
    """Goods are swapped: first the target's, then the player's own is chosen (ruling 88)."""

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return bool(swaps(t, seat, other))

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        ask(t, seat, SWAP, target, 0)

    def done(self, t: Table, seat: int, deed: int) -> None:
        ask(t, seat, GOOD_OF_CHOICE)


def swaps(t: Table, seat: int, other: int) -> list[int]:
    """The goods of another player that can be swapped for a different one."""
    mine, theirs = t.players[seat].goods, t.players[other].goods
    kinds = range(GOODS)  # bread among them (ruling 83)
    return [n for n in kinds if theirs[n] and any(mine[m] for m in kinds if m != n)]


class Swap(Question):
    """(seat, target, their good + 1 once it is chosen)."""

    args = ("target:seat", "theirs")
    open_args = EVERY
    prompt = "choose the good that you take, then another one that you give"

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        target, theirs = args
        if theirs:
            return None
        return [f"seat-good:{target}:{GOOD_NAMES[move - TAKE]}"], OTHER_BOARD

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        target, theirs = args
        if not theirs:
            return [TAKE + good for good in swaps(t, seat, target)]
        mine = t.players[seat].goods
        return [GIVE + n for n in range(GOODS) if mine[n] and n != theirs - 1]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        target, theirs = args
        if not theirs:
            ask(t, seat, SWAP, target, move - TAKE + 1)
            return
        t.players[target].goods[take_away(t, seat, move - GIVE)] += 1
        t.players[seat].goods[take_away(t, target, theirs - 1)] += 1


class GoodOfChoice(Question):
    """(seat): any good that the supply has."""

    prompt = "choose a good of the supply"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [TAKE + good for good in range(TYPES_OF_GOODS) if t.goods[good]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        gain_good(t, seat, move - TAKE)


class Arsonist(Character):
    """A station in the merchant's town goes back to its owner, maybe the player (ruling 89)."""

    verbs = (FOUND,)
    optional = True

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return bool(t.stations[t.players[seat].town] >> other & 1)

    def targets(self, t: Table, seat: int, detail: int) -> list[int]:
        return [n for n in range(len(t.players)) if self.hurts(t, seat, n)]

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        flip_station(t, target, t.players[seat].town)
        t.players[target].stations += 1

    def done(self, t: Table, seat: int, deed: int) -> None:
        if not why_not_build(t, seat, may_share_town(t, seat)):
            ask(t, seat, BUILD_HERE, AS_GUILDHALL)


class Kidnapper(Character):
    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return t.players[other].town != t.book.home

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        t.players[target].town = t.book.home


class Torturer(Character):
    everybody = True

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return bool(ways_to_give(t, other))

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        torture(t, target, 1, BY_DEED + t.book.rewards.index(self))


class Hangman(Character):
    """As in the Plague; a bag with only the player's own colour is safe (ruling 32)."""

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return has_neutrals(t.players[other].bag)

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        t.stack.append((PLAGUE, NATURE, (target,)))


class TaxCollector(Character):
    everybody = True
    tax = 2

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return t.players[other].coins > 0

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        paid = min(self.tax, t.players[target].coins)
        t.players[target].coins -= paid
        t.players[seat].coins += paid


class Raider(Character):
    """Saboteur and Spy: something leaves a space of another player."""

    def spoils(self, t: Table, seat: int, other: int) -> list[int]:
        """The spaces from which something can be taken."""
        raise NotImplementedError

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return bool(self.spoils(t, seat, other))

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        ask(t, seat, SEIZING, target, t.book.rewards.index(self))

    def seize(self, t: Table, seat: int, target: int, space: int) -> None:
        raise NotImplementedError


class Seizing(Question):
    """(seat, target, deed): from which space."""

    args = ("target:seat", "deed")
    open_args = EVERY
    prompt = "choose what is taken from the other player's spaces"

    def shown(self, t: Table, args: Args, move: int) -> Shown | None:
        space = t.book.moves.domains["space"][move - SEIZE]
        return [f"seat-space:{args[0]}:{space}"], OTHER_BOARD

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        target, deed = args
        return [SEIZE + space for space in raider(t, deed).spoils(t, seat, target)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        """An action that is no longer activated stays locked this round (ruling 91)."""
        target, deed = args
        space, other = move - SEIZE, t.players[target]
        place = t.book.place_of[space]
        before = t.book.activated(other.spaces, place)
        raider(t, deed).seize(t, seat, target, space)
        if before and not t.book.activated(other.spaces, place):
            LOCKED.add(other, place)


def raider(t: Table, deed: int) -> Raider:
    found = t.book.rewards[deed]
    assert isinstance(found, Raider), "only a raider takes things away"
    return found


class Saboteur(Raider):
    """A follower of any colour goes back to its owner's bag (ruling 90)."""

    def spoils(self, t: Table, seat: int, other: int) -> list[int]:
        spaces = t.players[other].spaces
        return [space for space in t.players[other].layout.spaces if EMPTY < spaces[space] < GEAR]

    def seize(self, t: Table, seat: int, target: int, space: int) -> None:
        go_home(t, t.players[target], space)


class Spy(Raider):
    """A wheel goes to the same space of the player's board, if allowed there (ruling 92)."""

    def spoils(self, t: Table, seat: int, other: int) -> list[int]:
        book, mine, theirs = t.book, t.players[seat].spaces, t.players[other].spaces
        return [
            space
            for place in book.board
            if book.free_of_gears(mine, place)
            for space in range(book.first[place], book.last[place])
            if theirs[space] == GEAR and not mine[space]
        ]

    def seize(self, t: Table, seat: int, target: int, space: int) -> None:
        t.players[target].spaces[space] = EMPTY
        t.players[seat].spaces[space] = GEAR
        note_placed(t, t.players[seat])

    def done(self, t: Table, seat: int, deed: int) -> None:
        """By the general rules for wheels: until the second step for a farmer (ruling 93)."""
        if t.gears:
            gain_gear(t, seat)
            me = t.players[seat]
            if me.tracks[CRAFTSMAN] <= 1 and t.book.edition.gear_limit != "placed":
                me.bound_gears += 1


class Traitor(Character):
    """A step on any track, and one back for a player ahead; no bonuses (ruling 94).

    The detail is the track.
    """

    verbs = (STEP,)

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        ask(t, seat, TREASON, deed)

    def targets(self, t: Table, seat: int, detail: int) -> list[int]:
        """Players who were ahead before the step are level or ahead now."""
        mine = marker(t, t.players[seat], detail)
        others = [n for n in range(len(t.players)) if n != seat]
        return [n for n in others if marker(t, t.players[n], detail) >= mine]

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        move_marker(t.players[target], detail, -1)
        if detail == CRAFTSMAN:
            bind_gears(t, target)


def marker(t: Table, player: Player, track: int) -> int:
    return player.development if track == TRACKS else player.tracks[track]


def move_marker(player: Player, track: int, steps: int) -> None:
    if track == TRACKS:
        player.development += steps
    else:
        player.tracks = changed(player.tracks, track, player.tracks[track] + steps)


class Treason(Question):
    """(seat, deed): the track; the development track is one of them."""

    args = ("deed",)
    open_args = EVERY
    prompt = "first choose the track on which you step"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        c, me = t.book.components, t.players[seat]
        ends = [*(track.last for track in c.tracks), c.development.last]
        return [STEP + n for n, last in enumerate(ends) if marker(t, me, n) < last]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (deed,) = args
        me = t.players[seat]
        move_marker(me, move - STEP, 1)
        if move == STEP + CRAFTSMAN:
            free_gears(t, seat)
        ask(t, seat, CHOOSE_TARGET, deed, move - STEP)


CHARACTERS: dict[str, Reward] = {
    "fraud": Fraud(),
    "arsonist": Arsonist(),
    "kidnapper": Kidnapper(),
    "torturer": Torturer(),
    "hangman": Hangman(),
    "saboteur": Saboteur(),
    "spy": Spy(),
    "tax-collector": TaxCollector(),
    "traitor": Traitor(),
}


class Unlock(Step):
    """The rules: pending in positions up to version 0.6; now `LOCKED` itself lasts a round."""

    def run(self, t: Table, frame: Frame) -> None:
        clear_round(t)


def why_locked(t: Table, seat: int, place: int) -> str:
    locked = place in LOCKED.of(t, seat)
    return "this place is locked for the rest of the round" if locked else ""


def plug_in_intrigue(book: Book) -> None:
    book.bars.append(why_locked)
    book.markers_fall = True


SWAP = add_question(Swap(), "swap")
GOOD_OF_CHOICE = add_question(GoodOfChoice(), "good-of-choice")
SEIZING = add_question(Seizing(), "seize")
TREASON = add_question(Treason(), "treason")
add_step(Unlock("unlock"))
