"""Characters: drawn or chosen before the first round."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.causes import PREPARATION
from orleans.boxes.invasion.fields import CHARACTER, CHARACTERS
from orleans.boxes.invasion.verbs import BECOME, CAST
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.frames import EVERY, NATURE, Args, DrawEvenly, Frame, add_step
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB

EASY: Final = "easy-characters"
HARD: Final = "hard-characters"
CHOSEN: Final = "chosen-characters"
EASIER: Final = ("councilman", "fisherman", "general", "innkeeper", "librarian")
SETS: Final[dict[str, tuple[str, ...]]] = {
    EASY: EASIER,
    HARD: ("estate-manager", "mayor", "merchant", "scholar"),
}


def characters_left(t: Table) -> list[int]:
    """Those whom nobody plays: of the set, or when it is used up all others (ruling 258)."""
    names = t.book.moves.names[CHARACTERS]
    taken = [CHARACTER.count(player) for player in t.players]
    left = [n for n in range(len(names)) if n not in taken]
    for module in t.book.setup.modules:
        some = [n for n in left if names[n] in SETS.get(module, names)]
        left = some or left
    return left


def deal_characters(t: Table) -> None:
    """One for each seat, from the start player on; all of it is open."""
    for seat in reversed(t.book.turn_orders[t.start]):
        if CHOSEN in t.book.setup.modules:
            ask(t, seat, CHOOSE_CHARACTER)
        else:
            t.stack.append((DRAW_CHARACTER, NATURE, (seat,)))


class DrawCharacter(DrawEvenly):
    """Nature, (seat)."""

    args = ("seat",)
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        return characters_left(t)

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        CHARACTER.assign(t.players[frame[2][0]], move - CAST)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return PREPARATION


class ChooseCharacter(Question):
    prompt = "choose your character"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [BECOME + card for card in characters_left(t)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        CHARACTER.assign(t.players[seat], move - BECOME)

    def refusal(self, t: Table, seat: int, args: Args, move: int) -> str:
        if move & VERB == BECOME:
            return "another player plays this character, or it is not of your set"
        return self.prompt

    def begins(self, t: Table, seat: int, args: Args, move: int) -> int:
        return PREPARATION


DRAW_CHARACTER: Final = add_step(DrawCharacter("draw-character", CAST))
CHOOSE_CHARACTER: Final = add_question(ChooseCharacter(), "choose-character")
