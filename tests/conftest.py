"""PostgreSQL for the server's tests: a throw-away cluster that lives as long as the run."""

import gc
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

SERVER = Path(__file__).parent / "server"
SAYS = "ORLEANS_TEST_POSTGRES"  # the file in which the cluster tells how to reach it


def pytest_configure(config):
    if hasattr(config, "workerinput") or SAYS in os.environ or not shutil.which("pg_virtualenv"):
        return
    if config.option.collectonly or not wants_server(config.args):
        return
    folder = tempfile.mkdtemp(prefix="orleans-test-")
    os.environ[SAYS] = f"{folder}/postgres"
    says = f"env | grep ^PG > {folder}/new && mv {folder}/new {folder}/postgres; read end; true"
    cluster = f"pg_virtualenv -t -o fsync=off -o max_connections=300 sh -c '{says}'"
    config.postgres = subprocess.Popen(
        # Two clusters that start at the same moment may choose the same port.
        ["sh", "-c", f"for try in 1 2 3; do {cluster} && exit; sleep 1; done"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    config.postgres_folder = folder


def wants_server(args):
    """Only a run of files and folders that leave out tests/server does without."""
    named = [Path(arg.partition("::")[0]).resolve() for arg in args]
    return any(SERVER.is_relative_to(path) or path.is_relative_to(SERVER) for path in named)


def pytest_unconfigure(config):
    cluster = getattr(config, "postgres", None)
    if cluster is not None:
        cluster.stdin.close()  # the script goes on to its end and the cluster is dropped
        cluster.wait(60)
        shutil.rmtree(config.postgres_folder, ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Thousands of tests are no garbage: nobody looks for it among them, now or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def _no_foreign_database(monkeypatch):
    monkeypatch.delenv("ORLEANS_DATABASE_URL", raising=False)
