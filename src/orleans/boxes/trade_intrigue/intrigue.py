"""The module "intrigue": a character strikes another player, who may offer a bribe."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.holdings import take_away
from orleans.boxes.base.scoring import points
from orleans.boxes.base.verbs import DONE, LEAVE
from orleans.boxes.trade_intrigue.causes import BY_BRIBE
from orleans.boxes.trade_intrigue.verbs import (
    ACCEPT,
    BRIBE,
    BRIBE_COINS,
    MOST_COINS,
    REFUSE,
    TARGET,
)
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.causes import NO_CAUSE
from orleans.kernel.effects import Reward
from orleans.kernel.frames import EVERY, NATURE, RULES, STEPS, Args, Frame, Step, add_step
from orleans.kernel.table import Table, changed
from orleans.kernel.verbs import VERB
from orleans.pieces import (
    GOOD_NAMES,
    GOODS,
)


class Character(Reward):
    """Strikes one other player of the active player's choice, or all (`everybody`)."""

    strikes = True
    everybody = False
    optional = False  # nobody need be struck

    def hurts(self, t: Table, seat: int, other: int) -> bool:
        """Something would happen to the other player; otherwise they are no target (ruling 87)."""
        return True

    def strike(self, t: Table, seat: int, target: int, detail: int) -> None:
        raise NotImplementedError

    def targets(self, t: Table, seat: int, detail: int) -> list[int]:
        return [n for n in range(len(t.players)) if n != seat and self.hurts(t, seat, n)]

    def sent(self, t: Table, seat: int, deed: int, want: int) -> None:
        if not self.everybody:
            ask(t, seat, CHOOSE_TARGET, deed, 0)
            return
        n = len(t.players)
        for i in range(n - 1, 0, -1):
            t.stack.append((THREATEN, RULES, (seat, deed, (seat + i) % n, 0)))


# --- targets and bribes

Plot = tuple[int, int, int, int]  # the striking seat, the character, the target, and a detail
Offer = tuple[int, ...]  # coins, then goods by kind
PLOT = ("by:seat", "deed", "target:seat", "detail")
OFFER = ("coins", *GOOD_NAMES)
NO_OFFER: Final = (0,) * (1 + GOODS)


def plot_of(args: Args) -> Plot:
    """What a threat's arguments say about the plot."""
    by, deed, target, detail = args[: len(PLOT)]
    return by, deed, target, detail


def offer_of(args: Args) -> tuple[int, Offer]:
    """The coins and the goods of an offer."""
    return args[len(PLOT)], args[len(PLOT) + 1 :]


def character(t: Table, deed: int) -> Character:
    found = t.book.rewards[deed]
    assert isinstance(found, Character), "only a character strikes"
    return found


def strike(t: Table, plot: Plot) -> None:
    seat, deed, target, detail = plot
    character(t, deed).strike(t, seat, target, detail)


def threaten(t: Table, plot: Plot) -> None:
    """The target may offer a bribe first, if they have anything to offer (ruling 86)."""
    seat, deed, target, _ = plot
    if not character(t, deed).hurts(t, seat, target):
        return
    other = t.players[target]
    if target != seat and (other.coins or any(other.goods)):
        ask(t, target, OFFER_BRIBE, *plot, *NO_OFFER)
    else:
        strike(t, plot)


def cost(t: Table, plot: Plot) -> int:
    """The points that the target would lose at most; what they choose themselves, at least."""
    _, _, target, _ = plot
    struck = t.copy()
    strike(struck, plot)
    before = sum(points(t, target).values())
    return max(0, before - fewest_points(struck, target, len(t.stack)))


def fewest_points(t: Table, target: int, depth: int) -> int:
    """What the target can be left with when the stack is down to this depth again."""
    if len(t.stack) <= depth:
        return sum(points(t, target).values())
    who = t.stack[-1][1]
    found = [fewest_points(after, target, depth) for after in next_tables(t)]
    return max(found) if who == target else min(found)


def next_tables(t: Table) -> list[Table]:
    """A table for each way in which the top frame can go on."""
    frame = t.stack[-1]
    who, step = frame[1], STEPS[frame[0]]
    if who == RULES:
        after = popped(t)
        step.run(after, frame)
        return [after]
    chance = who == NATURE
    moves = [move for move, _ in step.odds(t, frame)] if chance else step.options(t, frame, who)
    found = []
    for move in moves:
        after = popped(t)
        step.take(after, frame, who, move)
        found.append(after)
    return found or [popped(t)]


def popped(t: Table) -> Table:
    """A copy without the top frame."""
    after = t.copy()
    after.stack.pop()
    return after


class Bribing(Question):
    """A bribe that is offered or answered."""

    args = (*PLOT, *OFFER)
    open_args = EVERY

    def at_stake(self, t: Table, args: Args) -> int | None:
        return cost(t, plot_of(args))


class ChooseTarget(Question):
    """(seat, deed, detail): the target of the character."""

    args = ("deed", "detail")
    open_args = EVERY
    prompt = "choose whom it strikes"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        deed, detail = args
        who = character(t, deed)
        leave = [LEAVE] if who.optional else []
        found = [TARGET + other for other in who.targets(t, seat, detail)]
        return leave + found if found else []

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        deed, detail = args
        if move != LEAVE:
            threaten(t, (seat, deed, move - TARGET, detail))


class Threaten(Step):
    """The rules: one of all players is struck."""

    args = PLOT
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        threaten(t, plot_of(frame[2]))


class OfferBribe(Bribing):
    """The target offers coins once, goods one by one, then the offer is made."""

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        me = t.players[seat]
        character(t, plot_of(args)[1])  # a written position may name none
        coins, goods = offer_of(args)
        left = [good for good in range(GOODS) if me.goods[good] > goods[good]]
        most = 0 if coins else min(me.coins, MOST_COINS)
        more = [BRIBE_COINS + number for number in range(1, most + 1)]
        return [DONE, *(BRIBE + good for good in left), *more]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        plot = plot_of(args)
        if move == DONE and args[len(PLOT) :] == NO_OFFER:
            strike(t, plot)
        elif move == DONE:
            ask(t, plot[0], ANSWER_BRIBE, *args)
        else:
            coins = move & VERB == BRIBE_COINS
            at = len(PLOT) if coins else len(PLOT) + 1 + move - BRIBE
            more = move - BRIBE_COINS if coins else 1
            ask(t, seat, OFFER_BRIBE, *changed(args, at, args[at] + more))

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        by, deed, _, _ = plot_of(args)
        if args[len(PLOT) :] != NO_OFFER:
            return "offer more, or say that you are done"
        name = t.book.components.deeds[deed].id
        return f"player {{}} sends the {{}} after you: offer a bribe?|{by}|{name}"


class AnswerBribe(Bribing):
    """The active player accepts an offer, or strikes."""

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        character(t, plot_of(args)[1])
        return [ACCEPT, REFUSE]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        plot = plot_of(args)
        if move == REFUSE:
            strike(t, plot)
            return
        _, _, target, _ = plot
        me, other = t.players[seat], t.players[target]
        coins, goods = offer_of(args)
        me.coins += coins
        other.coins -= coins
        for good, number in enumerate(goods):
            for _ in range(number):
                me.goods[take_away(t, target, good)] += 1

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return BY_BRIBE + plot_of(args)[1] if move == ACCEPT else NO_CAUSE

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        _, _, target, _ = plot_of(args)
        coins, goods = offer_of(args)
        named = [GOOD_NAMES[good] for good, number in enumerate(goods) for _ in range(number)]
        said = ", ".join([str(coins)] * bool(coins) + named)
        return f"accept the bribe of player {{}}, or refuse it: {{}}|{target}|{said}"


CHOOSE_TARGET = add_question(ChooseTarget(), "choose-target")
THREATEN = add_step(Threaten("threaten"))
OFFER_BRIBE = add_question(OfferBribe(), "offer-bribe")
ANSWER_BRIBE = add_question(AnswerBribe(), "answer-bribe")
