"""The documents are true: their examples run, their rulings are followed and tested."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


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
    assert [int(n) for n in rulings] == list(range(1, len(rulings) + 1))

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


def test_the_notation_shows_every_verb():
    from orleans import Setup
    from orleans.boxes import make_book
    from orleans.kernel.verbs import VERBS, verb_of

    moves = make_book(Setup()).moves
    text = (ROOT / "docs/notation.md").read_text("utf-8").partition("### Numbers")[0]
    rows = re.findall(r"^\| (`[^|]*) \|", text, re.MULTILINE)
    shown = [moves.parse(example) for row in rows for example in re.findall(r"`([^`]+)`", row)]
    assert {verb.name for verb in VERBS.values()} == {verb_of(move).name for move in shown}


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
    source = (ROOT / "src/orleans/facts/scenarios.py").read_text(encoding="utf-8")
    body = source.partition("def read_scenario(")[2]
    takes = r'(?:\be\.(?:take|texts|choices?|counts|number|part)\(|_each_once\(e, )"(\w+)"'
    taken = set(re.findall(takes, body))
    taken |= {"name", "effect", "players"}  # taken by their own functions
    text = (ROOT / "docs/add-a-scenario.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*) \|", text, re.MULTILINE)
    told = {key.partition(".")[0] for row in rows for key in re.findall(r"`([^`]+)`", row)}
    assert told == taken


def test_the_changelog_knows_the_version():
    import orleans

    assert f"## {orleans.__version__}" in (ROOT / "CHANGELOG.md").read_text()
    assert f'version = "{orleans.__version__}"' in (ROOT / "pyproject.toml").read_text()
