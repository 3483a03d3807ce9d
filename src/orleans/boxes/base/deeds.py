"""Beneficial deeds: sending followers, rewards, citizens."""

from __future__ import annotations

from orleans.boxes.base.gains import (
    claim_citizen,
    develop,
    offer_development,
    reward_answer,
    why_not_develop,
)
from orleans.boxes.base.verbs import DONE, REWARD_COINS, REWARD_DEVELOPMENT, SEND
from orleans.facts.components import Gain
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.book import SORTS
from orleans.kernel.causes import BY_DEED, BY_PLACE, NO_CAUSE
from orleans.kernel.citizens import DEED_CITIZENS
from orleans.kernel.effects import NOWHERE, Action
from orleans.kernel.frames import EVERY, RULES, Args, Frame, Step, add_step
from orleans.kernel.table import Table, changed
from orleans.kernel.verbs import MAX_TARGETS, TO_PLACE, VERB
from orleans.pieces import ANY, EMPTY, NEUTRAL_KINDS, NEUTRAL_STANDS


def is_done(t: Table, deed: int) -> bool:
    """No space is open."""
    first = t.book.deed_rows[deed] * SORTS
    return max(t.deeds[first : first + SORTS]) <= 0


def standing_at_deed(t: Table, row: int, kind: int) -> int:
    """How many of a kind were sent to the deed of this row."""
    return t.book.deed_spaces[row * SORTS + kind] - t.deeds[row * SORTS + kind]


def open_spaces(t: Table, deed: int) -> int:
    first, found = t.book.deed_rows[deed] * SORTS, 0
    for left in t.deeds[first : first + SORTS]:
        if left > 0:
            found += left
    return found


def waiting_gears(t: Table) -> int:
    """Wheels that lie at deeds, one for each open space."""
    deeds = t.book.components.deeds
    return sum(
        [deeds[deed].gears * open_spaces(t, deed) for deed in t.book.deeds if deeds[deed].gears]
    )


def takes(t: Table, deed: int, kind: int) -> bool:
    """A space for this follower is open, and the deed that comes before, if any, is done."""
    if t.book.deed_after and deed in t.book.deed_after and not is_done(t, t.book.deed_after[deed]):
        return False
    first = t.book.deed_rows[deed] * SORTS
    return t.deeds[first + kind] > 0 or t.deeds[first + ANY] > 0


def put_at_deed(t: Table, deed: int, kind: int) -> int:
    """On a space of its type, otherwise on one for any: then the count of its type is negative.

    Return the sort of space it took.
    """
    first = t.book.deed_rows[deed] * SORTS
    want = kind if t.deeds[first + kind] > 0 else ANY
    if want == ANY:
        t.deeds = changed(t.deeds, first + ANY, t.deeds[first + ANY] - 1)
    t.deeds = changed(t.deeds, first + kind, t.deeds[first + kind] - 1)
    return want


def ways_to_send(t: Table, seat: int, place: int, gone: int = 0) -> list[int]:
    """Each neutral follower there, to each deed with an open space for it.

    `gone` are the place's spaces, as bits, from which a follower was sent: one that came there
    since then waits for a later turn (ruling 74).
    """
    book = t.book
    spaces = t.players[seat].spaces
    first = book.first[place]
    here = [spaces[s] for s in range(first, book.last[place]) if not gone >> s - first & 1]
    found = []
    for kind in sorted({stands - 1 for stands in here if NEUTRAL_STANDS[stands]}):
        base = SEND + kind * MAX_TARGETS
        found += [base + deed for deed in book.deeds if takes(t, deed, kind)]
        for tile in t.players[seat].layout.space_for_sent:
            if book.actions[tile].space_for_sent(t, seat, kind) != NOWHERE:
                found.append(base + TO_PLACE + tile)
    return found


def neutrals_on(t: Table, seat: int, place: int) -> int:
    here = t.players[seat].spaces[t.book.first[place] : t.book.last[place]]
    return sum(NEUTRAL_STANDS[stands] for stands in bytes(here))


def depart(t: Table, seat: int, place: int, gone: int, kind: int) -> int:
    """A follower leaves a place; return which of its spaces."""
    spaces, first = t.players[seat].spaces, t.book.first[place]
    here = range(t.book.last[place] - first)
    at = next(n for n in here if spaces[first + n] == kind + 1 and not gone >> n & 1)
    spaces[first + at] = EMPTY
    return at


class SendFollowers(Action):
    """Town Hall and Gunpowder Tower: those sent stay at the deed, the others here (ruling 24)."""

    returns = False
    uses_followers = True
    one_by_one: tuple[int, ...] = NEUTRAL_KINDS

    def __init__(self, place: str) -> None:
        self.place = place

    def why_not(self, t: Table, seat: int) -> str:
        place = t.book.numbers[self.place]
        if ways_to_send(t, seat, place):
            return ""
        if neutrals_on(t, seat, place):
            return "no follower there finds a free space at a deed"
        return "nobody stands there whom you could send: your own followers stay with you"

    def carry_out(self, t: Table, seat: int) -> None:
        place = t.book.numbers[self.place]
        ask(t, seat, SENDING, place, -neutrals_on(t, seat, place), 0)


class Sending(Question):
    """(seat, place, how many may still be sent, spaces already left): one more, or stop.

    The number is negative before the first. Followers added meanwhile wait (ruling 74).
    """

    args = ("place", "left", "gone")
    open_args = EVERY

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        place, left, gone = args
        stop = [DONE] if left > 0 else []
        return stop + ways_to_send(t, seat, place, gone)

    def answer(self, t: Table, args: Args, move: int) -> str:
        return "send nobody else" if move == DONE else ""

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        place, left, gone = args
        if move == DONE:
            return
        me, book = t.players[seat], t.book
        kind, deed = divmod(move - SEND, MAX_TARGETS)
        at = depart(t, seat, place, gone, kind)
        if deed >= TO_PLACE:
            me.spaces[book.actions[deed - TO_PLACE].space_for_sent(t, seat, kind)] = kind + 1
        else:
            want = put_at_deed(t, deed, kind)
        left = abs(left) - 1
        if left > 0:
            ask(t, seat, self, place, left, gone | 1 << at)
        if deed < TO_PLACE:
            reward(t, seat, deed, want)

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        target = (move - SEND) % MAX_TARGETS
        if move == DONE:
            return NO_CAUSE
        return BY_PLACE + target - TO_PLACE if target >= TO_PLACE else BY_DEED + target

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        _, left, _ = args
        if move & VERB == SEND:
            return "that deed has no free space for a follower who stands here"
        if left > 0:
            return "send a follower to a deed, or stop here"
        return "send a follower to a deed"


def reward(t: Table, seat: int, deed: int, want: int) -> None:
    """What a follower gives, and below it on the stack what the last one gives."""
    card = t.book.components.deeds[deed]
    if is_done(t, deed):
        t.players[seat].coins += card.done.coins
        if chooses_citizen(t, deed):
            claim_citizen(t, seat, DEED_CITIZENS + deed)
        else:
            t.players[seat].citizens += t.book.deed_citizens[deed]
        t.stack.append((DEED_DONE, RULES, (seat, deed)))
    if card.or_development and not why_not_develop(t, seat):
        ask(t, seat, REWARD, deed)
    elif t.book.rewards[deed].may_be_declined:
        offer_development(t, seat, card.each.development)
    else:
        gain(t, seat, card.each)
    t.book.rewards[deed].sent(t, seat, deed, want)


def chooses_citizen(t: Table, deed: int) -> bool:
    """Whether the deed has a citizen that may be missing, because of players or of an event."""
    return t.book.citizen_bits >> DEED_CITIZENS + deed & 1 == 1


def gain(t: Table, seat: int, what: Gain) -> None:
    me = t.players[seat]
    me.coins += what.coins
    me.citizens += what.citizens
    develop(t, seat, what.development)


class DeedDone(Step):
    """The rules, (seat, deed): what the last follower gives as well."""

    args = ("seat", "deed")
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        seat, deed = frame[2]
        offer_development(t, seat, t.book.components.deeds[deed].done.development)
        t.book.rewards[deed].done(t, seat, deed)


class ChooseReward(Question):
    """(seat, deed): coins or development."""

    args = ("deed",)
    open_args = EVERY
    prompt = "choose the reward first: coins or development"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [REWARD_COINS, REWARD_DEVELOPMENT]

    def answer(self, t: Table, args: Args, move: int) -> str:
        card = t.book.components.deeds[args[0]]
        return reward_answer(move, card.each.coins, card.or_development)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        (deed,) = args
        card = t.book.components.deeds[deed]
        if move == REWARD_COINS:
            gain(t, seat, card.each)
        else:
            develop(t, seat, card.or_development)


SENDING = add_question(Sending(), "send")
REWARD = add_question(ChooseReward(), "reward")
DEED_DONE = add_step(DeedDone("deed-done"))
