"""The Scriptorium with its second use: another Structure card."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.gains import develop, reward_answer, why_not_develop
from orleans.boxes.base.verbs import REWARD_DEVELOPMENT
from orleans.boxes.prosperity.pile import cards_left, draw_cards
from orleans.boxes.prosperity.verbs import EXCHANGE
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.effects import Action
from orleans.kernel.frames import Args
from orleans.kernel.table import Table

POINTS: Final = 1


class Scriptorium(Action):
    """Also at the end of the development track, and without a card in hand (ruling 217)."""

    name = "scriptorium"
    lasting = True

    def why_not(self, t: Table, seat: int) -> str:
        return "" if cards_left(t) else why_not_develop(t, seat)

    def carry_out(self, t: Table, seat: int) -> None:
        ask(t, seat, WRITING)


class Writing(Question):
    """(seat): a development point, or a new card."""

    prompt = "take a development point, or a new Structure card"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        found = [] if why_not_develop(t, seat) else [REWARD_DEVELOPMENT]
        return [*found, EXCHANGE] if cards_left(t) else found

    def answer(self, t: Table, args: Args, move: int) -> str:
        return reward_answer(move, 0, POINTS)

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == REWARD_DEVELOPMENT:
            develop(t, seat, POINTS)
        else:
            draw_cards(t, seat)


SCRIPTORIUM: Final = Scriptorium()
WRITING: Final = add_question(Writing(), "scriptorium-choice")
