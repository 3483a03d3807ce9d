"""What operators read is true: status codes, commands and flags, metrics, events, units."""

import re
from pathlib import Path
from runpy import run_path

import pytest
from table_client import Somebody
from typer.main import get_command

from orleans.cli import app as command
from orleans.cli_admin import admin
from orleans.server.metrics import HELP
from orleans.server.refusal import STATUS

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "docs/server.md", ROOT / "docs/operating.md", ROOT / "deploy/README.md"]
UNITS = sorted((ROOT / "deploy").glob("*.service"))


def test_the_table_of_refusals_is_that_of_the_code():
    text = PAGES[0].read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d{3}) \| `([a-z-]+)` \|", text, re.MULTILINE)
    known = {**STATUS, "wrong-method": 405, "error": 500}
    assert {code: int(status) for status, code in rows} == known
    assert len(rows) == len(known)


def test_the_wrong_method_and_too_many_tables_are_refused_as_documented(sqlite, make_server):
    server = make_server(sqlite, tables_per_person=1)
    ann = Somebody.new(server)
    said = ann.refused("PUT", "/api/health", 405)
    assert said["code"] == "wrong-method"
    ann.open("me", "open")
    again = {"setup": {"players": 2}, "seats": [{"kind": "me"}]}
    assert ann.refused("POST", "/api/tables", 409, "unfinished", json=again)["code"] == "not-now"


def flags_of(words):
    """The flags of a command of the command line."""
    found = get_command(command)
    for word in words:
        found = getattr(found, "commands", {}).get(word) or found
    names = [name for one in found.params for name in (*one.opts, *one.secondary_opts)]
    return found.name, set(names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_and_flag_exists(page):
    text = page.read_text(encoding="utf-8")
    for line in re.findall(r"\borleans ((?:serve|bots|admin [a-z-]+)[^`\n]*)", text):
        words = line.split()
        name, flags = flags_of(words[:2] if words[0] == "admin" else words[:1])
        assert name == words[1 if words[0] == "admin" else 0], line
        assert set(re.findall(r"(?<!\S)--[a-z-]+", line)) <= flags, line
    alone = set(re.findall(r"`(--[a-z-]+)", text)) - {"--read-only", "--memory"}
    every = set().union(*(flags_of(words)[1] for words in COMMANDS))
    assert alone <= every


COMMANDS = (["serve"], ["bots"], *(["admin", name] for name in get_command(admin).commands))


def test_every_metric_and_event_that_is_named_exists():
    text = PAGES[1].read_text(encoding="utf-8")
    assert set(re.findall(r"orleans_[a-z_]+", text)) <= set(HELP)
    source = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/orleans/server").glob("*.py")
    )
    for event in re.findall(r"^\| log[^:|]*: `([^`]+)`", text, re.MULTILINE):
        assert f'"{event}"' in source, event


def test_every_guard_has_a_test_that_is_named_and_there():
    """`scripts/check-guards` switches them off; both name the same tests."""
    text = (ROOT / "docs/guards.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+\.py::test_\w+)`", text))
    script = (ROOT / "scripts/check-guards").read_text(encoding="utf-8")
    switched_off = set(re.findall(r'"(test_\w+\.py::test_\w+)"', script))
    assert switched_off <= named
    for test in named:
        file, name = test.split("::")
        source = (ROOT / "tests/server" / file).read_text(encoding="utf-8")
        assert f"def {name}(" in source, test


def test_every_guard_stands_where_the_script_switches_it_off():
    for guard in run_path(str(ROOT / "scripts/check-guards"))["GUARDS"]:
        source = (ROOT / "src/orleans/server" / guard.file).read_text(encoding="utf-8")
        assert source.count(guard.source) == 1, guard.what


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_has_limits_and_no_privileges(unit):
    text = unit.read_text(encoding="utf-8")
    kept = dict(line.split("=", 1) for line in text.splitlines() if re.match(r"[A-Z]\w+=", line))
    for limit in ("LimitNOFILE", "TasksMax", "MemoryHigh", "MemoryMax", "TimeoutStopSec"):
        assert kept[limit]
    for guard in ("NoNewPrivileges", "DynamicUser", "PrivateDevices", "MemoryDenyWriteExecute"):
        assert kept[guard] == "yes"
    assert kept["ProtectSystem"] == "strict"
    assert kept["CapabilityBoundingSet"] == ""
    filters = re.findall(r"^SystemCallFilter=(.*)", text, re.MULTILINE)
    assert filters.index("~@privileged @resources") < filters.index("setpriority")
    words = kept["ExecStart"].split()
    name, flags = flags_of(words[1:2])
    assert name == words[1]
    assert {word for word in words if word.startswith("--")} <= flags


def test_the_container_runs_without_privileges_and_checks_its_health():
    text = (ROOT / "deploy/Containerfile").read_text(encoding="utf-8")
    assert "USER 10001:10001" in text
    assert "HEALTHCHECK" in text
    assert "--cap-drop all" in (readme := PAGES[2].read_text(encoding="utf-8"))
    for limit in ("--read-only", "--memory", "--pids-limit", "--ulimit", "no-new-privileges"):
        assert limit in readme
