"""Players who play together: what the team owes, and what the team decides.

A debt is paid piece by piece by whoever likes (`SharedDebt`). A decision is proposed by one
seat, whole, and the others agree; otherwise the start player decides (`TeamChoice`). Both are
frames of several seats; nobody can block them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from orleans.boxes.base.goals import lose_together
from orleans.boxes.base.verbs import AGREE, DONE, OBJECT, PAY
from orleans.kernel.book import Book
from orleans.kernel.fields import ALL, TABLE, Field, Holder
from orleans.kernel.frames import EVERY, SEATS, Frame, Step, add_step
from orleans.kernel.loop import NO_MOVE
from orleans.kernel.table import Table
from orleans.kernel.values import Value
from orleans.kernel.verbs import VERB

WAIT = "wait until the others have decided"
GIVE_NO_MORE = "leave the rest to the others"
PROPOSE_NOTHING = "propose nothing"
PROPOSE_THIS = "propose this"


def plays_together(book: Book) -> bool:
    """Whether all win or all lose."""
    return book.scenario.won == "together"


def team_coins(t: Table) -> int:
    return sum([player.coins for player in t.players])


# --- what the team owes


class SharedDebt(Step):
    """Several seats, (pieces left, coins for one, coins paid for the next, seats that stopped).

    A seat gives pieces of its own (`gifts`) or coins in their place, or stops. What is missing
    when all have stopped is taken: coins first, from those who have most (ruling 248).
    """

    args = ("left", "price", "paid", "stopped")
    open_args = EVERY
    shared = True
    prompt: ClassVar[str] = "the team still has to give {}; give something, or leave it to others"
    number = -1  # of the step

    def gifts(self, t: Table, seat: int) -> list[int]:
        """The moves by which a seat gives a piece, sorted."""
        return []

    def pieces(self, t: Table, seat: int) -> int:
        """How many pieces a seat has."""
        return 0

    def give(self, t: Table, seat: int, move: int) -> None:
        raise NotImplementedError(self.name)

    def begin(self, t: Table, number: int, price: int) -> None:
        """The team owes a number of pieces, or a number of coins for each.

        If it cannot pay all of it, all lose at once (ruling 269).
        """
        have = sum([self.pieces(t, seat) for seat in range(len(t.players))])
        have += team_coins(t) // price if price else 0
        if have < number:
            lose_together(t)
        elif number:
            t.stack.append((self.number, SEATS, (number, price, 0, 0)))

    def actors(self, t: Table, frame: Frame) -> list[int]:
        _, _, _, stopped = frame[2]
        order = t.book.turn_orders[t.start]
        willing = [seat for seat in order if not stopped >> seat & 1]
        return [seat for seat in willing if len(self.options(t, frame, seat)) > 1]

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        left, price, paid, _ = frame[2]
        found = [DONE]
        if price:
            found += [PAY + n for n in self.payments(t, seat, left, price, paid)]
        if left > (1 if paid else 0):  # a piece that was begun with coins is paid in coins
            found += self.gifts(t, seat)
        return sorted(found)

    def payments(self, t: Table, seat: int, left: int, price: int, paid: int) -> range:
        """So many coins may be paid; once begun, the team must be able to finish the piece."""
        if price > 1 and team_coins(t) < price - paid:
            return range(0)
        return range(1, min(t.players[seat].coins, left if price == 1 else price - paid) + 1)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        left, price, paid, stopped = frame[2]
        if move == DONE:
            stopped |= 1 << seat
        elif move & VERB == PAY:
            t.players[seat].coins -= move - PAY
            left, paid = self.credit(left, price, paid + move - PAY)
        else:
            self.give(t, seat, move)
            left -= 1
        frame = (self.number, SEATS, (left, price, paid, stopped))
        if left and self.actors(t, frame):
            t.stack[-1] = frame
            return
        t.stack.pop()
        self.collect(t, left, price, paid)

    def answer(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return GIVE_NO_MORE if move == DONE else ""

    def credit(self, left: int, price: int, paid: int) -> tuple[int, int]:
        """Coins that make up a piece count as one."""
        return left - paid // price, paid % price

    def collect(self, t: Table, left: int, price: int, paid: int) -> None:
        """What nobody gives is taken from those who have most, from the start player on."""
        order = t.book.turn_orders[t.start]
        while left:
            if price and team_coins(t) >= price - paid:
                richest = max(order, key=lambda seat: t.players[seat].coins)
                t.players[richest].coins -= 1
                left, paid = self.credit(left, price, paid + 1)
            else:
                owner = max(order, key=lambda seat: self.pieces(t, seat))
                self.give(t, owner, self.gifts(t, owner)[0])
                left -= 1

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        left, price, paid, _ = frame[2]
        if seat not in self.actors(t, frame):
            return WAIT
        due = left * price - paid if price == 1 else left
        return f"{self.prompt}|{due}|{price - paid}" if price else f"{self.prompt}|{due}"


def add_debt(debt: SharedDebt) -> SharedDebt:
    debt.number = add_step(debt)
    return debt


class CoinDebt(SharedDebt):
    """Coins that the team pays together."""

    prompt = "the team still has to pay {} coins; pay some, or leave it to others"

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        if seat not in self.actors(t, frame):
            return WAIT
        return f"{self.prompt}|{frame[2][0]}"


COIN_DEBT: Final = add_debt(CoinDebt("shared-coins"))


# --- what the team decides


class Proposal(Field):
    """The moves that a seat proposes to the team: `proposal: clear tours_blois_water`."""

    optional = True

    def in_play(self, book: Book) -> bool:
        return plays_together(book)

    def write(self, t: Table, seat: int, holder: Holder) -> str:
        return ", ".join(self.texts(t, holder)) or "-"

    def read(self, t: Table, seat: int, holder: Holder, text: str) -> None:
        found = [part.strip() for part in text.split(",") if part.strip()]
        self.set(holder, tuple(t.book.moves.parse(part) for part in found))

    def plain(self, t: Table, seat: int, holder: Holder) -> object:
        return self.texts(t, holder)

    def texts(self, t: Table, holder: Holder) -> list[str]:
        return [t.book.moves.texts[move] for move in self.get(holder)]

    def labels(self, book: Book) -> tuple[str, ...]:
        return ("",)

    def numbers(self, t: Table, seat: int, holder: Holder) -> Value:
        return (len(self.get(holder)),)


PROPOSAL: Final = Proposal(
    "proposal", TABLE, known_to=ALL, most=20, meaning="how much is proposed to the team"
)

OPEN: Final = 0  # nobody has proposed anything
CHOOSING: Final = 1  # one seat is making its proposal
VOTING: Final = 2


class TeamChoice(Step):
    """Several seats, (amount, who proposes, seats that have spoken, stage, whether alone).

    Any seat proposes, one move after the other; the others agree. If one objects, or nobody
    proposes anything, the start player decides, and what is `optional` lapses (ruling 249).
    """

    args = ("amount", "by", "said", "stage", "alone")
    open_args = EVERY
    shared = True
    optional: ClassVar[bool] = False
    prompt: ClassVar[str] = ""
    number = -1  # of the step

    def picks(self, t: Table, amount: int, chosen: Value) -> list[int]:
        """The moves that may come next in a proposal, sorted; none when it is complete."""
        raise NotImplementedError(self.name)

    def may_end(self, t: Table, amount: int, chosen: Value) -> bool:
        """Whether a proposal may end here although more could be chosen."""
        return False

    def carry_out(self, t: Table, amount: int, chosen: Value) -> None:
        raise NotImplementedError(self.name)

    def begin(self, t: Table, amount: int) -> None:
        if self.picks(t, amount, ()):
            t.stack.append((self.number, SEATS, (amount, -1, 0, OPEN, 0)))

    def actors(self, t: Table, frame: Frame) -> list[int]:
        _, by, said, stage, _ = frame[2]
        if stage == CHOOSING:
            return [by]
        return [seat for seat in t.book.turn_orders[t.start] if not said >> seat & 1]

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        amount, _, _, stage, _ = frame[2]
        if stage == VOTING:
            return [AGREE, OBJECT]
        chosen = PROPOSAL.get(t)
        found = self.picks(t, amount, chosen)
        if stage == OPEN or self.may_end(t, amount, chosen):
            found = [DONE, *found]
        return sorted(found)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        amount, by, said, stage, alone = frame[2]
        everybody = (1 << len(t.players)) - 1
        if stage == VOTING and move == AGREE:
            said |= 1 << seat
            if said == everybody:
                self.settle(t, amount)
            else:
                self.wait(t, amount, by, said, VOTING, 0)
        elif stage == VOTING:
            self.disagree(t, amount)
        elif stage == OPEN and move == DONE:
            said |= 1 << seat
            if said == everybody:
                self.disagree(t, amount)
            else:
                self.wait(t, amount, by, said, OPEN, 0)
        else:
            self.choose(t, amount, seat, alone, move)

    def answer(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        """Whoever has begun a proposal ends it with this; nobody has to begin one."""
        if move != DONE:
            return ""
        return PROPOSE_NOTHING if frame[2][3] == OPEN else PROPOSE_THIS

    def choose(self, t: Table, amount: int, seat: int, alone: int, move: int) -> None:
        """One more move of a proposal; when it is complete, the others are asked."""
        if move != DONE:
            PROPOSAL.set(t, (*PROPOSAL.get(t), move))
        if move != DONE and self.picks(t, amount, PROPOSAL.get(t)):
            self.wait(t, amount, seat, 0, CHOOSING, alone)
        elif alone:
            self.settle(t, amount)
        else:
            self.wait(t, amount, seat, 1 << seat, VOTING, 0)

    def wait(self, t: Table, *args: int) -> None:
        t.stack[-1] = (self.number, SEATS, args)

    def disagree(self, t: Table, amount: int) -> None:
        PROPOSAL.set(t, ())
        if self.optional:
            t.stack.pop()
        else:
            self.wait(t, amount, t.start, 0, CHOOSING, 1)

    def settle(self, t: Table, amount: int) -> None:
        chosen = PROPOSAL.get(t)
        PROPOSAL.set(t, ())
        t.stack.pop()
        self.carry_out(t, amount, chosen)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        amount, by, _, stage, _ = frame[2]
        if seat not in self.actors(t, frame):
            return WAIT
        if stage == VOTING:
            return f"player {{}} proposes something to the team: agree, or object|{by}"
        if move != NO_MOVE and move & VERB in (AGREE, OBJECT):
            return "nothing is proposed yet"
        left = amount - len(PROPOSAL.get(t))
        return f"{self.prompt}|{left}" if "{}" in self.prompt else self.prompt


def add_choice(choice: TeamChoice) -> TeamChoice:
    choice.number = add_step(choice)
    return choice
