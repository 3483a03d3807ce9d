"""Observations and masks as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from orleans.boxes.base.outcomes import Score
from orleans.env.fields import FIELDS, SIZE, read
from orleans.errors import IllegalMove
from orleans.kernel.numbering import Numbering
from orleans.kernel.view import View

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

HIGH: Final[Observation] = np.repeat(
    np.array([field.high for field in FIELDS], np.float32), [field.size for field in FIELDS]
)


def observe(view: View) -> Observation:
    """What a seat may know as numbers, in the order of `FIELDS`."""
    return np.minimum(np.frombuffer(read(view), np.uint8), HIGH)


def scaled(observation: Observation) -> Observation:
    """An observation with every number between 0 and 1."""
    return observation / HIGH


def mask_of(moves: Iterable[int], numbering: Numbering) -> Mask:
    """1 for each action that is legal."""
    mask = np.zeros(len(numbering), np.int8)
    mask[[numbering.numbers[move] for move in moves]] = 1
    return mask


def move_of(action: int, numbering: Numbering) -> int:
    """The move that an action stands for; an action that stands for none is refused."""
    if not 0 <= action < len(numbering):
        raise IllegalMove(f"there is no action {{}} in this setup|{action}")
    return numbering.moves[action]


# The spaces of the two libraries say of themselves more than their interfaces ask for: Any.
def observation_box() -> Any:
    return Box(np.zeros(SIZE, np.float32), HIGH, dtype=np.float32)


def mask_box(numbering: Numbering) -> Any:
    return Box(0, 1, (len(numbering),), np.int8)


def action_space(numbering: Numbering) -> Any:
    return Discrete(len(numbering))


def win(scores: Sequence[Score], seat: int) -> float:
    """1 for the winner, shared by several, 0 for the others; of a team, for all or for nobody."""
    return scores[seat].share


def margin(scores: Sequence[Score], seat: int) -> float:
    """The points ahead of the best of the others, in hundreds.

    Alone, and in a team, whether it was won.
    """
    if len(scores) == 1 or scores[seat].team:
        return win(scores, seat)
    others = max(score.total for score in scores if score.seat != seat)
    return (scores[seat].total - others) / 100


REWARDS: Final[dict[str, Any]] = {"win": win, "margin": margin}
