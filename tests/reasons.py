"""What a place can say when it does not work, in short: what stands on its card."""

import ast
import re
from pathlib import Path

from orleans import Setup
from orleans.boxes import make_book
from orleans.notation.words import Words

BOXES = Path(__file__).parents[1] / "src" / "orleans" / "boxes"
GOALS = ("goal_tests", "tasks")  # files of those who give reasons, too
# Said by functions that several places share, with what they name.
SHARED = (
    "there are no trading stations in this scenario",
    "every trading station costs {} coins|2",
    "you have no trading station left",
    "you have a trading station there already",
    "another player has a trading station there",
    "no {} is left in the supply|craftsman",
    "no {} is left in the supply|scholar",
    "the supply has no {} left|brocade",
    "the supply has no {} left|grain",
    "no {} leads away from your merchant's town|water",
    "no gear wheel is left in the supply",
    "no place tile that you may choose is on offer",
    "your marker is at the end of the {}|scholars",
    "your marker is at the end of the development track",
    "the Plague Doctor may not be used this round",
)


def of_places() -> list[str]:
    """The reasons that actions of places give themselves, by their source."""
    found = set(SHARED)
    for path in BOXES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for one in [one for one in ast.walk(tree) if isinstance(one, ast.ClassDef)]:
            for method in [method for method in one.body if isinstance(method, ast.FunctionDef)]:
                asked = [argument.arg for argument in method.args.args] == ["self", "t", "seat"]
                if method.name == "why_not" and asked and path.stem not in GOALS:
                    found.update(returned(method))
    return sorted(found)


def returned(function: ast.FunctionDef) -> list[str]:
    values = [one.value for one in ast.walk(function) if isinstance(one, ast.Return) and one.value]
    parts = [part for value in values for part in ast.walk(value) if isinstance(part, ast.Constant)]
    texts = [part.value for part in parts if isinstance(part.value, str)]
    return [
        text for text in texts if " " in text and "{" not in text
    ]  # SHARED has those with names


def shortened(language: str) -> dict[str, str]:
    """By reason: what stands before a colon."""
    words = Words(make_book(Setup(players=2, edition="bigbox")), language)
    return {reason: re.split(r"\s?:\s", words.reason(reason))[0] for reason in of_places()}
