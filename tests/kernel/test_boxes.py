"""A box is a folder: nothing outside it, its tests and its panel names it."""

import re
from pathlib import Path

import pytest

from orleans import Setup
from orleans.boxes import make_book
from orleans.facts.source import BOXES

ROOT = Path(__file__).parents[2]
REGISTRIES = {"src/orleans/facts/source.py", "src/orleans/boxes/__init__.py"}
EVERYWHERE = {"base", "bigbox"}  # what a setup is if nothing is said
ALSO_AN_EVENT = {"plague"}  # of the base game
# Also words of every engineer and of the base game.
COMMON = {"events", "orders", "trade"}


def names():
    components = make_book(Setup()).components
    told = {*BOXES, *(steps[0].id for steps in components.scenarios)}
    told |= {module.id for module in components.modules} - COMMON
    return told - EVERYWHERE - ALSO_AN_EVENT - {town.id for town in components.towns}


def sources():
    engine = ROOT.joinpath("src/orleans").rglob("*.py")
    client = [path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}")]
    for path in sorted([*engine, *client]):
        name = path.relative_to(ROOT).as_posix()
        in_a_box = re.match(r"(src/orleans|web/src)/boxes/(?!base/)", name)
        if not in_a_box and name not in REGISTRIES:
            yield name, path.read_text(encoding="utf-8")


@pytest.mark.parametrize("box", sorted(names()))
def test_nothing_outside_a_box_names_it(box):
    quoted = re.compile(rf"""["'`.]{re.escape(box)}["'`.:]""")
    assert [name for name, text in sources() if quoted.search(text)] == []
