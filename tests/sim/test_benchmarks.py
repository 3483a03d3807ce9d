"""What the benchmarks say of a release that got slower."""

import importlib.util
import json
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def kept(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location("kept", FOLDER / "kept.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FILE", tmp_path / "kept.json")
    return module


def test_what_fell_by_more_than_15_percent_is_told(kept, capsys):
    kept.compare("engine", {"copies": 10.0, "decisions": 10.0}, keep=True)
    kept.compare("engine", {"copies": 8.6, "decisions": 8.4}, keep=False)
    told = capsys.readouterr().err
    assert "decisions: 10.0 in the last release, now 8.4 (-16%)" in told
    assert "copies" not in told


def test_only_what_is_kept_on_purpose_is_compared_with(kept, capsys):
    kept.compare("engine", {"copies": 10.0}, keep=True)
    kept.compare("engine", {"copies": 1.0}, keep=False)
    kept.compare("search", {"trials": 1.0}, keep=True)
    assert json.loads(kept.FILE.read_text()) == {
        "engine": {"copies": 10.0},
        "search": {"trials": 1.0},
    }


def test_plain_and_compiled_games_are_told_apart_by_their_states():
    """The comparison of `make test-compiled` would notice a state that differs."""
    spec = importlib.util.spec_from_file_location("alike", FOLDER / "alike.py")
    alike = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(alike)
    assert alike.fingerprint(1) == alike.fingerprint(1)
    assert alike.fingerprint(1) != alike.fingerprint(2)
