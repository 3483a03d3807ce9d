"""The documents are true: their examples run, their rulings are followed and tested."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "deploy/README.md", *sorted((ROOT / "docs").glob("*.md"))]
FOR_OPERATORS = (ROOT / "deploy/README.md", ROOT / "docs/operating.md")
OWN_EXAMPLE = "bakers_round"  # a box that a guide makes


def blocks(name, language):
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


RUNNING = ("notation", "reading", "bots", "tournaments")
EXAMPLES = [
    (name, code)
    for name in ("README.md", *(f"docs/{name}.md" for name in RUNNING))
    for code in blocks(name, "python")
]


@pytest.mark.parametrize(("name", "code"), EXAMPLES)
def test_examples_run(name, code):
    exec(compile(code, name, "exec"), {})


def test_the_random_game_has_five_lines():
    code = blocks("README.md", "python")[0]
    lines = [
        line for line in code.splitlines() if line and not line.startswith(("import", "print"))
    ]
    assert len(lines) <= 5


def test_every_ruling_is_cited_beside_the_code_and_in_a_test():
    rulings = re.findall(r"^(\d+)\. ", (ROOT / "docs/rulings.md").read_text(), re.MULTILINE)
    numbers = [int(n) for n in rulings]
    assert numbers == sorted(set(numbers))

    def cited(folder):
        found = set()
        for file in [*(ROOT / folder).rglob("*.py"), *(ROOT / folder).rglob("*.toml")]:
            for match in re.findall(r"[Rr]ulings? ([\d, and]+)", file.read_text(encoding="utf-8")):
                found |= set(re.findall(r"\d+", match))
        return found

    for folder in ("src", "tests"):
        assert set(rulings) - cited(folder) == set(), folder
        assert cited(folder) - set(rulings) == set(), folder


def test_links_lead_somewhere():
    for file in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", file.read_text(encoding="utf-8")):
            assert (file.parent / target).exists(), f"{file.name}: {target}"


def test_links_lead_to_headings():
    for file in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target, anchor in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", file.read_text("utf-8")):
            text = (file.parent / target if target else file).read_text("utf-8")
            headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
            slugs = [re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings]
            assert anchor in slugs, f"{file.name}: {target}#{anchor}"


def quoted(of_others=True):
    """Every document with the code it quotes within its sentences.

    Those for operators also quote other programs.
    """
    for file in DOCUMENTS:
        if file in FOR_OPERATORS and not of_others:
            continue
        for code in re.findall(r"`([^`\n]+)`", file.read_text("utf-8")):
            yield file.name, code


def test_names_of_the_package_exist():
    for document, code in quoted():
        for name in re.findall(r"\borleans(?:\.(?!example\b)\w+)+", code):
            if OWN_EXAMPLE not in name:
                assert find(name) is not None, f"{document}: {name}"


def test_identifiers_of_the_code_exist():
    """Names with an underscore or a capital inside are found in a source."""
    folders = ("src", "web/src", "scripts", "tests", "deploy", "benchmarks", "examples")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]
    kinds = {".py", ".ts", ".svelte", ".toml", ".ftl", ".service", ".sql", ""}
    text = "".join(file.read_text("utf-8", "ignore") for file in files if file.suffix in kinds)
    known = set(re.findall(r"\w+", text)) | {file.stem for file in files}
    for document, code in quoted(of_others=False):
        for name in re.findall(r"\b(?:[a-z]+_\w+|[A-Z][a-z]+[A-Z]\w*)", code):
            assert name in known, f"{document}: {name}"


def find(name):
    """A module, or what it has of this name."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        home, _, last = name.rpartition(".")
        return getattr(find(home), last, None) if home else None


def test_files_and_folders_exist():
    """They are named from the root of the repository, of the package or of the client."""
    homes = [ROOT, ROOT / "src/orleans", ROOT / "web/src"]
    folders = {one.name for home in homes for one in home.iterdir() if one.is_dir()}
    for document, code in quoted():
        for path in re.findall(r"(?<![\w/@.-])[a-z]\w*/[\w./*-]+", code.partition("<")[0]):
            if path.partition("/")[0] in folders and OWN_EXAMPLE not in path:
                assert any([*home.glob(path)] for home in homes), f"{document}: {path}"


def test_commands_and_their_options_exist():
    from typer.main import get_command

    from orleans.cli import app

    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for document, code in quoted():
        for target in re.findall(r"^make ([a-z-]+)(?: [A-Z]|$)", code):
            assert target in targets, f"{document}: {code}"
        if not code.startswith("orleans "):
            continue
        command, words = get_command(app), code.split()[1:]
        while words and hasattr(command, "commands") and not words[0].startswith("-"):
            command = command.commands.get(words.pop(0))
            assert command, f"{document}: {code}"
        known = {flag for one in command.params for flag in [*one.opts, *one.secondary_opts]}
        assert set(re.findall(r" (--[a-z-]+)", code)) <= {*known, "--help"}, f"{document}: {code}"


def test_the_architecture_names_every_module_of_the_engine():
    map_ = blocks("docs/architecture.md", "")[0]
    for folder in ("facts", "kernel", "boxes/base", "notation"):
        for file in (ROOT / "src/orleans" / folder).glob("[a-z]*.py"):
            assert re.search(rf"\b{file.stem}\b", map_), f"{folder}/{file.name}"


def test_the_readme_names_every_scenario():
    from orleans import Setup
    from orleans.boxes import make_book

    text = (ROOT / "README.md").read_text("utf-8")
    for steps in make_book(Setup()).components.scenarios:
        assert f"`{steps[0].id}`" in text or steps[0].id == "base"


def test_the_notation_shows_every_verb():
    from orleans import Setup
    from orleans.boxes import make_book
    from orleans.kernel.verbs import VERBS, verb_of

    moves = make_book(Setup()).moves
    text = (ROOT / "docs/notation.md").read_text("utf-8").partition("### Numbers")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", text, re.MULTILINE)
    shown = [moves.parse(example) for row in rows for example in re.findall(r"`([^`]+)`", row)]
    assert {verb.name for verb in VERBS.values()} == {verb_of(move).name for move in shown}


def test_the_notation_shows_every_line_of_a_position():
    from orleans.kernel.fields import FIELDS

    text = (ROOT / "docs/notation.md").read_text("utf-8").partition("## Positions")[2]
    for field in FIELDS:
        assert re.search(rf"`(0 )?{re.escape(field.name)}[:`]", text), field.name


def test_the_reading_names_every_cause():
    from orleans import Setup
    from orleans.boxes import make_book

    [row] = re.findall(
        r"^\| `cause` .*$", (ROOT / "docs/reading.md").read_text("utf-8"), re.MULTILINE
    )
    causes = make_book(Setup()).moves.domains["cause"].values()
    assert {cause.partition(":")[0] for cause in causes} == set(re.findall(r"`([a-z]+)`", row)) - {
        "cause",
        "kind",
        "id",
        "seat",
    }


def copy_package(tmp_path):
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("test_*"))
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", encoding="utf-8")


def added_lines(guide):
    """The lines that the guide adds to files, without their plus."""
    return [block.removeprefix("+") for block in blocks(guide, "diff")]


def add_lines(file, after, lines):
    """Put lines behind the first occurrence of a text."""
    head, start, rest = file.read_text(encoding="utf-8").partition(after)
    assert start, f"{file.name} has no {after!r}"
    file.write_text(f"{head}{start}{lines}{rest}", encoding="utf-8")


def add_last(file, begins, line):
    """Put a line at the end of the tuple or dict that begins so."""
    head, start, rest = file.read_text(encoding="utf-8").partition(begins)
    entries, end, rest = rest.partition("\n" + {"(": ")", "{": "}"}[begins.strip()[-1]])
    assert end, f"{file.name} has no {begins!r}"
    file.write_text(f"{head}{start}{entries}\n{line.rstrip()}{end}{rest}", encoding="utf-8")


def run_test(tmp_path, name, code):
    (tmp_path / "tests" / name).write_text(code, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{name}"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_a_place_tile_is_added_as_the_guide_says(tmp_path):
    """Follow docs/add-a-place-tile.md in a copy of the package and run its test there."""
    guide = "docs/add-a-place-tile.md"
    entry, (code, test) = blocks(guide, "toml")[0], blocks(guide, "python")
    copy_package(tmp_path)
    box = tmp_path / "src/orleans/boxes/bigbox"
    data = box / "facts.toml"
    data.write_text(data.read_text(encoding="utf-8") + "\n" + entry, encoding="utf-8")
    tiles = box / "tiles_goods.py"
    begins = "GOODS_TILES: dict[str, Action] = {"
    head, start, rest = tiles.read_text(encoding="utf-8").partition(begins)
    tiles.write_text(f"{head}{code}\n\n{start}{rest}", encoding="utf-8")
    add_last(tiles, begins, added_lines(guide)[0])
    assert "2 passed" in run_test(tmp_path, "test_dovecote.py", test)


def test_a_scenario_is_added_as_the_guide_says(tmp_path):
    """Follow docs/add-a-scenario.md in a copy of the package and run its test there."""
    guide = "docs/add-a-scenario.md"
    facts = blocks(guide, "toml")[0]
    (code, test), (named, imported, listed) = blocks(guide, "python"), added_lines(guide)
    copy_package(tmp_path)
    boxes = tmp_path / "src/orleans/boxes"
    (boxes / "bakers_round").mkdir()
    (boxes / "bakers_round/facts.toml").write_text(facts, encoding="utf-8")
    (boxes / "bakers_round/__init__.py").write_text(code, encoding="utf-8")
    add_last(tmp_path / "src/orleans/facts/source.py", "BOXES = (", named)
    add_lines(boxes / "__init__.py", "from functools import lru_cache\n\n", imported)
    add_last(boxes / "__init__.py", "BOXES: tuple[Box, ...] = (", listed)
    assert "6 passed" in run_test(tmp_path, "test_bakers_round.py", test + PLAYED_TO_THE_END)


PLAYED_TO_THE_END = """

def test_it_is_played_to_the_end():
    import random

    from orleans.boxes.base.accounts import faults

    for difficulty in ("", "lean"):
        rng = random.Random(difficulty)
        game = Game(Setup(players=1, scenario="bakers-round", difficulty=difficulty), seed="1")
        while not game.over:
            game.play(0, rng.choice(game.moves(0)))
            assert faults(game.state) == []
        assert game.outcome().kind in ("won", "lost")
        assert Game.replay(game.record()).state == game.state
"""


def test_every_key_of_a_scenario_is_explained():
    """The table of docs/add-a-scenario.md has the keys that the loader takes, and no other."""
    from orleans.facts.scenarios import WITHOUT

    source = (ROOT / "src/orleans/facts/scenarios.py").read_text(encoding="utf-8")
    body = source.partition("def read_scenario(")[2]
    takes = r'(?:\be\.(?:take|texts|choices?|counts|number|part)\(|_each_once\(e, )"(\w+)"'
    taken = set(re.findall(takes, body))
    taken |= {"name", "effect", "players"}  # taken by their own functions
    text = (ROOT / "docs/add-a-scenario.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*) \|", text, re.MULTILINE)
    told = {key.partition(".")[0] for row in rows for key in re.findall(r"`([^`]+)`", row)}
    assert told == taken
    assert [name for name in WITHOUT if f'"{name}"' not in text] == []


def test_the_changelog_knows_the_version():
    import orleans

    assert f"## {orleans.__version__}" in (ROOT / "CHANGELOG.md").read_text()
    assert f'version = "{orleans.__version__}"' in (ROOT / "pyproject.toml").read_text()
