"""What a proposal to the team is worth: it is judged as if all had agreed to it."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.together import PROPOSAL, SharedDebt, TeamChoice
from orleans.boxes.invasion.verbs import SELL_OF
from orleans.kernel.frames import RULES, STEPS
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB

JOURNEY: Final = 5.0  # points for a way by water, mostly with a good
UNDECIDED: Final = 5.0  # points by which any proposal is better than none, where one is needed


def agreed(t: Table) -> tuple[Table, float]:
    """Return the table as if the team had agreed to what is proposed so far, and paid for it.

    And what it will bring beyond that, in points.
    """
    after = t.copy()
    frame = after.stack[-1]
    choice = STEPS[frame[0]]
    assert isinstance(choice, TeamChoice)
    chosen = PROPOSAL.get(after)
    if chosen[-1] & VERB == SELL_OF:  # nobody has received the price yet
        PROPOSAL.set(after, chosen[:-1])
    below = len(after.stack) - 1
    choice.settle(after, frame[2][0])
    while len(after.stack) > below:
        number, whose, args = after.stack[-1]
        step = STEPS[number]
        if isinstance(step, SharedDebt):
            left, price, paid, _ = args
            after.stack.pop()
            step.collect(after, left, price, paid)
        elif whose == RULES:
            step.run(after, after.stack.pop())
        else:
            return after, JOURNEY  # somebody is asked where to go
    return after, 0.0


def undecided(t: Table) -> float:
    """Return the cost, in points, of a proposal that the team still has to make."""
    if not t.stack:
        return 0.0
    choice = STEPS[t.stack[-1][0]]
    open_ = isinstance(choice, TeamChoice) and not choice.optional
    return UNDECIDED if open_ and not PROPOSAL.get(t) else 0.0
