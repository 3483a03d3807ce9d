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


def test_a_place_tile_is_added_as_the_guide_says(tmp_path):
    """Follow docs/add-a-place-tile.md in a copy of the package and run its test there."""
    guide = "docs/add-a-place-tile.md"
    entry, (code, registry, test) = blocks(guide, "toml")[0], blocks(guide, "python")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=shutil.ignore_patterns("test_*"))
    data = tmp_path / "src/orleans/boxes/bigbox/facts.toml"
    data.write_text(data.read_text(encoding="utf-8") + "\n" + entry, encoding="utf-8")
    rules = tmp_path / "src/orleans/boxes/base/tiles.py"
    source = rules.read_text(encoding="utf-8")
    head, start, rest = source.partition("TILES: dict[str, Action] = {\n")
    rules.write_text(f"{head}{code}\n\n{start}{registry}{rest}", encoding="utf-8")
    (tmp_path / "tests/test_dovecote.py").write_text(test, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_dovecote.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "2 passed" in run.stdout


def test_the_changelog_knows_the_version():
    import orleans

    assert f"## {orleans.__version__}" in (ROOT / "CHANGELOG.md").read_text()
    assert f'version = "{orleans.__version__}"' in (ROOT / "pyproject.toml").read_text()
