"""The module "intrigue": nine characters who strike others, and the bribes that spare them."""

from __future__ import annotations

from orleans.boxes.base.building import AS_GUILDHALL, BUILD_HERE, tavern_open, why_not_build
from orleans.boxes.base.events import PLAGUE
from orleans.boxes.base.gains import gain_gear, gain_good
from orleans.boxes.base.hiring import free_gears
from orleans.boxes.base.holdings import take_away
from orleans.boxes.base.rounds import START_PLAYER
from orleans.boxes.base.torture import torture, ways_to_give
from orleans.boxes.base.verbs import DONE, GIVE, LEAVE, STEP, TAKE
from orleans.boxes.trade_intrigue.verbs import ACCEPT, BRIBE, BRIBE_COINS, REFUSE, SEIZE, TARGET
from orleans.kernel.book import Book, Reward
from orleans.kernel.frames import NATURE, RULES, Frame, Step, add_step
from orleans.kernel.table import Player, Table, changed
from orleans.kernel.verbs import VERB
from orleans.pieces import CRAFTSMAN, EMPTY, GEAR, GOOD_NAMES, NEUTRAL, TRACKS, TYPES_OF_GOODS

MAX_SEATS = 8
MAX_DEEDS = 64
MOST_COINS = 31  # that can be offered as a bribe


class Character(Reward):
    """Strikes one other player of the active player's choice, or all (`everybody`)."""

    everybody = False
    optional = False  # nobody need be struck

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        """Something would happen to the other player, else he is no target (ruling 87)."""
        return True

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        raise NotImplementedError

    def targets(self, t: Table, seat: int, detail: int) -> list[int]:
        return [n for n in range(len(t.players)) if n != seat and self.hurts(t, seat, n)]

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        if not self.everybody:
            t.stack.append((CHOOSE_TARGET, seat, deed, 0))
            return
        n = len(t.players)
        for i in range(n - 1, 0, -1):
            t.stack.append((THREATEN, RULES, weave(seat, deed, (seat + i) % n, 0), 0))


# --- targets and bribes
# A plot says who strikes whom by which character: ((detail * seats + target) * seats + seat)
# * deeds + deed. An offer counts coins and goods, five bits each.


def weave(seat: int, deed: int, target: int, detail: int) -> int:
    return ((detail * MAX_SEATS + target) * MAX_SEATS + seat) * MAX_DEEDS + deed


def unfold(plot: int) -> tuple[int, int, int, int]:
    """Seat, deed, target and detail of a plot."""
    rest, deed = divmod(plot, MAX_DEEDS)
    rest, seat = divmod(rest, MAX_SEATS)
    detail, target = divmod(rest, MAX_SEATS)
    return seat, deed, target, detail


def offered(offer: int) -> tuple[int, list[int]]:
    """The coins and the goods of an offer."""
    return offer & 31, [offer >> 5 * (good + 1) & 31 for good in range(TYPES_OF_GOODS)]


def character(t: Table, deed: int) -> Character:
    found = t.book.rewards[deed]
    assert isinstance(found, Character), "only a character strikes"
    return found


def strike(t: Table, plot: int) -> None:
    seat, deed, target, detail = unfold(plot)
    character(t, deed).strike(t, seat, target, detail)


def threaten(t: Table, plot: int) -> None:
    """Who is struck may offer a bribe first, if there is anything to offer (ruling 86)."""
    seat, deed, target, _ = unfold(plot)
    if not character(t, deed).hurts(t, seat, target):
        return
    other = t.players[target]
    if target != seat and (other.coins or any(other.goods[:TYPES_OF_GOODS])):
        t.stack.append((OFFER_BRIBE, target, plot, 0))
    else:
        strike(t, plot)


class ChooseTarget(Step):
    """(seat, deed, detail): whom the character strikes."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        who = character(t, frame[2])
        leave = [LEAVE] if who.optional else []
        found = [TARGET + other for other in who.targets(t, seat, frame[3])]
        return leave + found if found else []

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move != LEAVE:
            threaten(t, weave(seat, frame[2], move - TARGET, frame[3]))

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose whom it strikes"


class Threaten(Step):
    """The rules, (plot): one of all players is struck."""

    def run(self, t: Table, frame: Frame) -> None:
        threaten(t, frame[2])


class OfferBribe(Step):
    """(target, plot, offer so far): coins once, goods one by one, then it is made."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        me = t.players[seat]
        character(t, unfold(frame[2])[1])  # a written position may name none
        coins, goods = offered(frame[3])
        left = [good for good in range(TYPES_OF_GOODS) if me.goods[good] > goods[good]]
        most = 0 if coins else min(me.coins, MOST_COINS)
        more = [BRIBE_COINS + number for number in range(1, most + 1)]
        return [DONE, *(BRIBE + good for good in left), *more]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == DONE and not frame[3]:
            strike(t, frame[2])
        elif move == DONE:
            active, _, _, _ = unfold(frame[2])
            t.stack.append((ANSWER_BRIBE, active, frame[2], frame[3]))
        elif move & VERB == BRIBE_COINS:
            t.stack.append((OFFER_BRIBE, seat, frame[2], frame[3] + move - BRIBE_COINS))
        else:
            more = 1 << 5 * (move - BRIBE + 1)
            t.stack.append((OFFER_BRIBE, seat, frame[2], frame[3] + more))

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        _, deed, _, _ = unfold(frame[2])
        if frame[3]:
            return "offer more, or say that you are done"
        return f"the {{}} threatens you: offer a bribe, or not|{t.book.components.deeds[deed].id}"


class AnswerBribe(Step):
    """(active player, plot, offer)."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        character(t, unfold(frame[2])[1])
        return [ACCEPT, REFUSE]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == REFUSE:
            strike(t, frame[2])
            return
        _, _, target, _ = unfold(frame[2])
        me, other = t.players[seat], t.players[target]
        coins, goods = offered(frame[3])
        me.coins += coins
        other.coins -= coins
        for good, number in enumerate(goods):
            for _ in range(number):
                me.goods[take_away(t, target, good)] += 1

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        _, _, target, _ = unfold(frame[2])
        coins, goods = offered(frame[3])
        named = [GOOD_NAMES[good] for good, number in enumerate(goods) for _ in range(number)]
        said = ", ".join([str(coins)] * bool(coins) + named)
        return f"accept the bribe of player {{}}, or refuse it: {{}}|{target}|{said}"


# --- the characters


class Fraud(Character):
    """Goods are swapped: first theirs, then the own one is chosen (ruling 88)."""

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return bool(swaps(t, seat, other))

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        t.stack.append((SWAP, seat, target, 0))

    def done(self, t: Table, seat: int, deed: int) -> None:
        t.stack.append((GOOD_OF_CHOICE, seat, 0, 0))


def swaps(t: Table, seat: int, other: int) -> list[int]:
    """The goods of another for which the own ones hold something else."""
    mine, theirs = t.players[seat].goods, t.players[other].goods
    kinds = range(TYPES_OF_GOODS)
    return [n for n in kinds if theirs[n] and any(mine[m] for m in kinds if m != n)]


class Swap(Step):
    """(seat, target, their good + 1 once it is chosen)."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        if not frame[3]:
            return [TAKE + good for good in swaps(t, seat, frame[2])]
        mine = t.players[seat].goods
        return [GIVE + n for n in range(TYPES_OF_GOODS) if mine[n] and n != frame[3] - 1]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if not frame[3]:
            t.stack.append((SWAP, seat, frame[2], move - TAKE + 1))
            return
        t.players[frame[2]].goods[take_away(t, seat, move - GIVE)] += 1
        t.players[seat].goods[take_away(t, frame[2], frame[3] - 1)] += 1

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose the good that you take, then another one that you give"


class GoodOfChoice(Step):
    """(seat): any good that the supply has."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [TAKE + good for good in range(TYPES_OF_GOODS) if t.goods[good]]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        gain_good(t, seat, move - TAKE)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose a good of the supply"


class Arsonist(Character):
    """A station in the merchant's town goes back to its owner, also an own one (ruling 89)."""

    optional = True

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return bool(t.stations[t.players[seat].town] >> other & 1)

    def targets(self, t: Table, seat: int, detail: int) -> list[int]:
        return [n for n in range(len(t.players)) if self.hurts(t, seat, n)]

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        t.stations[t.players[seat].town] ^= 1 << target
        t.players[target].stations += 1

    def done(self, t: Table, seat: int, deed: int) -> None:
        if not why_not_build(t, seat, tavern_open(t, seat)):
            t.stack.append((BUILD_HERE, seat, AS_GUILDHALL, 0))


class Kidnapper(Character):
    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return t.players[other].town != t.book.components.player.start

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        t.players[target].town = t.book.components.player.start


class Torturer(Character):
    everybody = True

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return bool(ways_to_give(t, other))

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        torture(t, target, 1)


class Hangman(Character):
    """As in the Plague; whose bag holds only the own colour has nothing to fear (ruling 32)."""

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        return any(t.players[other].bag[:NEUTRAL])

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        t.stack.append((PLAGUE, NATURE, target, 0))


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
        t.stack.append((SEIZING, seat, target, t.book.rewards.index(self)))

    def seize(self, t: Table, seat: int, target: int, space: int) -> None:
        raise NotImplementedError


class Seizing(Step):
    """(seat, target, deed): from which space."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [SEIZE + space for space in raider(t, frame[3]).spoils(t, seat, frame[2])]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        """An action that is no longer activated stays locked this round (ruling 91)."""
        space, other = move - SEIZE, t.players[frame[2]]
        place = t.book.place_of[space]
        before = t.book.activated(other.spaces, place)
        raider(t, frame[3]).seize(t, seat, frame[2], space)
        if before and not t.book.activated(other.spaces, place):
            t.locked = changed(t.locked, frame[2], t.locked[frame[2]] | 1 << place)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose what is taken from the other player's spaces"


def raider(t: Table, deed: int) -> Raider:
    found = t.book.rewards[deed]
    assert isinstance(found, Raider), "only a raider takes things away"
    return found


class Saboteur(Raider):
    """A follower of any colour goes back to his player's bag (ruling 90)."""

    def spoils(self, t: Table, seat: int, other: int) -> list[int]:
        spaces = t.players[other].spaces
        return [space for space in t.players[other].layout.spaces if EMPTY < spaces[space] < GEAR]

    def seize(self, t: Table, seat: int, target: int, space: int) -> None:
        other = t.players[target]
        other.bag[other.spaces[space] - 1] += 1
        other.spaces[space] = EMPTY


class Spy(Raider):
    """A wheel goes to the same space of the own board, if it may lie there (ruling 92)."""

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

    def done(self, t: Table, seat: int, deed: int) -> None:
        """By the general rules for wheels: until the second step for a farmer (ruling 93)."""
        if t.gears:
            gain_gear(t, seat)
            me = t.players[seat]
            me.bound_gears += me.tracks[CRAFTSMAN] <= 1


class Traitor(Character):
    """A step on any track, and one back for somebody ahead; no bonuses (ruling 94).

    The detail is the track.
    """

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        t.stack.append((TREASON, seat, deed, 0))

    def targets(self, t: Table, seat: int, detail: int) -> list[int]:
        """Who was ahead before the step is level or ahead now."""
        mine = marker(t, t.players[seat], detail)
        others = [n for n in range(len(t.players)) if n != seat]
        return [n for n in others if marker(t, t.players[n], detail) >= mine]

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        move_marker(t.players[target], detail, -1)


def marker(t: Table, player: Player, track: int) -> int:
    return player.development if track == TRACKS else player.tracks[track]


def move_marker(player: Player, track: int, steps: int) -> None:
    if track == TRACKS:
        player.development += steps
    else:
        player.tracks = changed(player.tracks, track, player.tracks[track] + steps)


class Treason(Step):
    """(seat, deed): the track; the development track is one of them."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        c, me = t.book.components, t.players[seat]
        ends = [*(track.last for track in c.tracks), c.development.last]
        return [STEP + n for n, last in enumerate(ends) if marker(t, me, n) < last]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        me = t.players[seat]
        move_marker(me, move - STEP, 1)
        if move == STEP + CRAFTSMAN:
            free_gears(t, seat)
        t.stack.append((CHOOSE_TARGET, seat, frame[2], move - STEP))

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "first choose the track on which you step"


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
    """The rules: the round ends, no place is locked any longer."""

    def run(self, t: Table, frame: Frame) -> None:
        unlock(t)


def unlock(t: Table) -> None:
    t.locked = (0,) * len(t.players)


def why_locked(t: Table, seat: int, place: int) -> str:
    locked = t.locked[seat] >> place & 1
    return "this place is locked for the rest of the round" if locked else ""


def plug_in_intrigue(book: Book) -> None:
    book.lay_outs.append(unlock)
    book.bars.append(why_locked)
    at = book.phases.index((START_PLAYER, RULES, 0, 0))
    book.phases.insert(at, (UNLOCK, RULES, 0, 0))


CHOOSE_TARGET = add_step(ChooseTarget("choose-target"))
THREATEN = add_step(Threaten("threaten"))
OFFER_BRIBE = add_step(OfferBribe("offer-bribe"))
ANSWER_BRIBE = add_step(AnswerBribe("answer-bribe"))
SWAP = add_step(Swap("swap"))
GOOD_OF_CHOICE = add_step(GoodOfChoice("good-of-choice"))
SEIZING = add_step(Seizing("seize"))
TREASON = add_step(Treason("treason"))
UNLOCK = add_step(Unlock("unlock"))
