"""Tiles reach into the rules by hooks alone: nobody else knows them by name."""

import re
from pathlib import Path

import pytest

import orleans
from orleans import Setup
from orleans.boxes import ACTIONS, BOXES, make_book
from orleans.kernel.effects import Action

SOURCE = Path(orleans.__file__).parent
# The hooks that are called for the tile itself, whether it names them or not.
OWN = {"why_not", "carry_out", "why_not_at", "carry_out_at", "gained", "lost"}
# What belongs to another hook.
PAIRS = {
    "shelter": "shelters",
    "take_turn_option": "turn_options",
    "town_shared": "shares_town",
    "give": "things_to_give",
}
HOOKS = {name for name in vars(Action) if not name.startswith("_") and callable(vars(Action)[name])}


@pytest.mark.parametrize("name", sorted(ACTIONS))
def test_a_tile_names_the_hooks_that_it_has(name):
    classes = [cls for cls in type(ACTIONS[name]).__mro__ if cls not in (Action, object)]
    overridden = {hook for hook in HOOKS - OWN if any(hook in vars(cls) for cls in classes)}
    assert {PAIRS.get(hook, hook) for hook in overridden} == set(ACTIONS[name].hooks)


def test_every_thing_is_in_one_box():
    for kind in ("actions", "events", "rewards", "modules"):
        names = [name for box in BOXES for name in getattr(box, kind)]
        assert len(names) == len(set(names))


def words_of(folder):
    """Every name between quotes or in a sentence of the source, as ids are written."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    return set(re.findall(r'"([a-z-]+)"', text)), text.lower()


def test_the_kernel_names_no_tile_and_the_base_game_none_of_another_box():
    places = make_book(Setup()).components.places
    base = {place.id for place in places if place.id in BOXES[0].actions}
    quoted, text = words_of(SOURCE / "kernel")
    assert not quoted & {place.id for place in places if place.category}
    assert not [tile for tile in ("gunpowder", "sacristy", "brasserie", "gaming") if tile in text]
    quoted, text = words_of(SOURCE / "boxes" / "base")
    assert quoted & base
    assert not quoted & ({place.id for place in places} - base - {"road"})  # which is a way too
    assert not [tile for tile in ("brasserie", "gaming", "statue", "prairie") if tile in text]
