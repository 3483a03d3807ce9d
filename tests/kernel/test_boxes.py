"""A box is a folder: nothing outside it, its tests and its panel names it."""

import re
import tomllib
from pathlib import Path

import pytest

from orleans import Setup
from orleans.boxes import make_book
from orleans.facts.source import BOXES
from orleans.kernel.causes import CAUSES
from orleans.kernel.fields import FIELDS
from orleans.kernel.frames import STEPS
from orleans.kernel.verbs import VERBS

ROOT = Path(__file__).parents[2]
REGISTRIES = {"src/orleans/facts/source.py", "src/orleans/boxes/__init__.py"}
EVERYWHERE = {"base", "bigbox"}  # the default setup
ALSO_AN_EVENT = {"plague"}  # of the base game
# Also words of every engineer and of the base game.
COMMON = {"events", "trade"}


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


SECTIONS = ("tile", "board", "deed", "event", "card", "goal", "scenario", "citizen", "number")
PIECES = "src/orleans/pieces.py"  # the registry of kinds, goods and what a space asks for
# Names of things that are words of the base game, of the pages or of every program too.
WORDS = {
    *("accept", "arrived", "ask", "before", "bonus", "bread", "built", "buy", "cards", "choose"),
    *("display", "dues", "face-down", "fulfilled", "inland-stations", "keep", "merchant", "play"),
    *(
        "order",
        "port",
        "progress",
        "refuse",
        "road",
        "shelter",
        "stock",
        "strike",
        "torture",
        "wheel",
    ),
}


def things_of_boxes():
    """What the data and the code of a box name, unless the base game has it too."""
    folder = ROOT / "src/orleans/boxes"
    facts = {box: tomllib.loads((folder / box / "facts.toml").read_text("utf-8")) for box in BOXES}
    code = (folder / "base").glob("*.py")
    quoted_in_base = set(re.findall(r'"([a-z-]+)"', "".join(p.read_text("utf-8") for p in code)))
    told = {verb.name for verb in VERBS.values()} | {*CAUSES}
    told |= {field.name for field in FIELDS} | {step.name for step in STEPS}
    told -= quoted_in_base
    for box, sections in facts.items():
        if box != "base":
            told |= {name for section in SECTIONS for name in sections.get(section, {})}
    of_base = {
        name for section in facts["base"].values() if type(section) is dict for name in section
    }
    return told - of_base - WORDS


def test_nothing_outside_a_box_names_its_things():
    """Tiles, events, cards, moves and fields are known by what they declare, never by name."""
    things = things_of_boxes()
    assert {"brasserie", "gaming-room", "carpenter", "sickbed", "give-road-station"} <= things
    for name, text in sources():
        if name.startswith("src/orleans") and "/boxes/base/" not in name and name != PIECES:
            quoted = re.findall(r'"([a-z-]+)(?::([a-z-]+))?"', text)
            assert {word for words in quoted for word in words} & things == set(), name


OF_PAGES = {"lock", "top", "well"}  # an icon, a side, a shape


def test_the_pages_name_no_thing_of_a_box():
    things = things_of_boxes() - OF_PAGES
    for name, text in sources():
        if name.startswith("web/src") and "/boxes/base/" not in name:
            quoted = re.findall(r"""['"`]([a-z]+(?:-[a-z]+)*)(?::[a-z-]+)?['"`]""", text)
            assert set(quoted) & things == set(), name


TAKEN_APART = (
    r"\bmove\??\.(split|slice|startsWith|endsWith|match|replace|includes|at)\b",
    r"\.(test|exec)\([^)]*\bmove\b",  # by a regular expression
    r"\bmove\b[^\n]{0,3}[!=]==? *['\"`]",  # compared with a text of the page's own
)


def test_the_pages_take_no_text_of_a_move_apart():
    """They compare it and send it; what it names stands in `touches`, `role` and `area`.

    So it is in the panels of the boxes, too.
    """
    apart = re.compile("|".join(TAKEN_APART))
    pages = [path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}")]
    assert [path.name for path in pages if apart.search(path.read_text("utf-8"))] == []


def log_sources():
    return "".join(path.read_text("utf-8") for path in (ROOT / "src/orleans/notation").glob("*.py"))


def test_the_log_knows_no_verb_of_a_box():
    """A verb itself says how it is told (`Log`)."""
    domains = make_book(Setup()).moves.names
    named = set(re.findall(r'"([a-z-]+)"', log_sources())) - set(domains)
    for verb in VERBS.values():
        home = ROOT / "src/orleans/boxes/base/verbs.py"
        if f'"{verb.name}"' not in home.read_text("utf-8"):
            assert verb.name not in named


def test_the_log_knows_no_message_of_a_box():
    named = set(re.findall(r'"((?:log|item)-[a-z-]+)"', log_sources()))
    for file in ROOT.glob("src/orleans/boxes/*/en.ftl"):
        messages = re.findall(r"^([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)
        assert file.parent.name == "base" or named & set(messages) == set(), file
