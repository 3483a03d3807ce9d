"""What `pip install` builds. `make check-install` really does it, from a clone and an archive."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from setuptools import build_meta

ROOT = Path(__file__).parents[1]


@pytest.fixture
def backend(tmp_path, monkeypatch):
    """The build backend of a project with one source of the pages, which are not built yet."""
    spec = importlib.util.spec_from_file_location("with_pages", ROOT / "scripts/with_pages.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert all(file.exists() for file in module.OUTSIDE)
    monkeypatch.delenv("ORLEANS_NO_PAGES", raising=False)
    monkeypatch.setattr(module, "WEB", tmp_path / "web")
    monkeypatch.setattr(module, "PAGES", tmp_path / "index.html")
    monkeypatch.setattr(module, "OUTSIDE", ())
    write(tmp_path / "web/src/main.ts", 1000)
    write(tmp_path / "web/node_modules/some/index.js", 9000)
    return module


def write(file, at):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("")
    os.utime(file, (at, at))


def test_pages_are_due_when_missing_or_older_than_their_sources(backend):
    assert backend.pages_are_due()
    write(backend.PAGES, 2000)
    assert not backend.pages_are_due()
    write(backend.WEB / "index.html", 3000)
    assert backend.pages_are_due()


def test_pages_can_be_left_out(backend, monkeypatch):
    monkeypatch.setenv("ORLEANS_NO_PAGES", "1")
    assert not backend.pages_are_due()


def test_pages_that_came_without_their_sources_are_taken_as_they_are(backend):
    shutil.rmtree(backend.WEB)
    assert not backend.pages_are_due()


@pytest.mark.parametrize(
    ("version", "is_taken"),
    [("v18.19.0", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.12.0", True), ("", False)],
)
def test_a_node_that_is_too_old_is_not_taken(backend, monkeypatch, tmp_path, version, is_taken):
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert bool(backend.node_here()) == is_taken


def test_node_is_required_where_it_is_missing_and_needed(backend, monkeypatch):
    monkeypatch.setattr(build_meta, "get_requires_for_build_wheel", lambda settings: ["wheel"])
    monkeypatch.setattr(backend, "node_here", lambda: None)
    assert backend.get_requires_for_build_wheel() == ["wheel", backend.NODE]
    write(backend.PAGES, 2000)
    assert backend.get_requires_for_build_wheel() == ["wheel"]


def test_an_editable_install_knows_nothing_of_pages(backend):
    assert backend.build_editable == build_meta.build_editable
    assert backend.get_requires_for_build_editable == build_meta.get_requires_for_build_editable


def test_a_source_archive_has_all_that_the_pages_are_made_of(tmp_path):
    for name in ("MANIFEST.in", "pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    leave_out = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in ("web", "scripts", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=leave_out)
    write(tmp_path / "src/orleans/__init__.py", 0)
    write(tmp_path / "src/orleans/server/pages/index.html", 0)
    write(tmp_path / "web/node_modules/some/index.js", 0)
    program = "import sys; sys.path.append('scripts'); from with_pages import *; build_sdist('.')"
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, check=True, capture_output=True)
    [archive] = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        found = {name.partition("/")[2] for name in opened.getnames()}
    wanted = [file for file in (ROOT / "web").rglob("*") if file.is_file()]
    wanted = {str(file.relative_to(ROOT)) for file in wanted if "node_modules" not in file.parts}
    assert found >= wanted | {"docs/rulings.md", "scripts/with_pages.py"}
    assert not [name for name in found if "node_modules" in name or "server/pages" in name]


def test_the_lock_records_no_addresses():
    lock = json.loads((ROOT / "web/package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert "://" not in (ROOT / "constraints.txt").read_text()
