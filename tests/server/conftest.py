"""Fixtures: both databases, a server in this process, a server in a process of its own."""

import os
import shutil
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from leak_check import TwoServers
from server_process import ServeProcess, assert_no_error
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient
from table_client import Somebody, soon

from orleans.server.app import make_app
from orleans.server.migrate import migrate
from orleans.server.settings import Settings
from orleans.server.store import open_engine


def pytest_collection_modifyitems(items):
    """Processes and clocks are real here, and a busy machine can be too slow for one of them.

    So whatever fails is tried once more, and named at the end (`-rR`).
    """
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def postgres():
    """How to reach the cluster that tests/conftest.py started."""
    says = os.environ.get("ORLEANS_TEST_POSTGRES")
    if not says:
        message = "PostgreSQL is missing: scripts/install-postgres brings it"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    soon(Path(says).exists, seconds=60)
    values = dict(line.split("=", 1) for line in Path(says).read_text().splitlines())
    where = f"{values['PGHOST']}:{values['PGPORT']}"
    return f"postgresql+psycopg://{values['PGUSER']}:{values['PGPASSWORD']}@{where}/"


@pytest.fixture(scope="module")
def new_postgres(postgres):
    """A new database each time it is called."""
    with databases(postgres) as make:
        yield make


@contextmanager
def databases(postgres):
    """Make databases, empty or like another one; in the end they are dropped."""
    admin = create_engine(postgres + "postgres", isolation_level="AUTOCOMMIT")
    made = []

    def make(like="template1"):
        name = f"t{os.getpid()}_{time.time_ns()}"
        with admin.connect() as c:
            c.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))
        made.append(name)
        return postgres + name

    yield make
    with admin.connect() as c:
        for name in made:
            c.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    admin.dispose()


# Tests get copies of a database that was migrated once, which takes longer than most of them.


@pytest.fixture(scope="session")
def migrated_postgres(postgres):
    with databases(postgres) as make:
        url = make()
        with engine_of(url) as engine:
            migrate(engine)
        yield url.rpartition("/")[2]


@pytest.fixture(scope="session")
def migrated_sqlite(tmp_path_factory):
    file = tmp_path_factory.mktemp("migrated") / "tables.sqlite"
    with engine_of(f"sqlite:///{file}") as engine:
        migrate(engine)
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request):
    """The same tests on both databases."""
    if request.param == "sqlite":
        return request.getfixturevalue("sqlite")
    return request.getfixturevalue("new_postgres")(request.getfixturevalue("migrated_postgres"))


@pytest.fixture
def sqlite(tmp_path, migrated_sqlite):
    return f"sqlite:///{shutil.copy(migrated_sqlite, tmp_path / 'tables.sqlite')}"


def settings_for(url, **more):
    values = {"address_rate": 0, "person_rate": 0, "workers": 1, "sweep_seconds": 0.2, **more}
    return Settings(database=url, names=("testserver", "127.0.0.1"), **values)


@pytest.fixture
def make_server():
    """Servers in this process, closed when the test ends."""
    opened = []

    def make(url, **more):
        client = TestClient(
            make_app(settings_for(url, **more)),
            raise_server_exceptions=False,
            client=("127.0.0.1", 50000),
        )
        client.__enter__()
        opened.append(client)
        return client

    yield make
    for client in opened:
        client.__exit__(None, None, None)


@pytest.fixture
def server(database, make_server):
    return make_server(database)


@pytest.fixture
def quick_server(sqlite, make_server):
    """For what has nothing to do with the database."""
    return make_server(sqlite)


@pytest.fixture
def somebody(server):
    return lambda name="Ann", **more: Somebody.new(server, name, **more)


@pytest.fixture
def quick_somebody(quick_server):
    return lambda name="Ann", **more: Somebody.new(quick_server, name, **more)


@pytest.fixture
def processes():
    """Servers in processes of their own, ended when the test ends."""
    started = []

    def start(url, *args, **more):
        process = ServeProcess(url, *args, **more)
        started.append(process)
        return process

    yield start
    for process in started:
        process.kill()


# --- two variants


@pytest.fixture
def two_servers(sqlite, tmp_path, make_server):
    return TwoServers(sqlite, tmp_path, make_server)


# --- WebSockets


@pytest.fixture(scope="module")
def process(tmp_path_factory):
    """A server for all tests of a file, at which nothing may go wrong."""
    url = f"sqlite:///{tmp_path_factory.mktemp('process') / 'tables.sqlite'}"
    with ServeProcess(url, "--workers", "1", "--no-webhooks") as process:
        yield process
        process.stop()
        assert_no_error(process)


@pytest.fixture
def people(process):
    with process.client() as client:
        yield lambda name="Ann": Somebody.new(client, name)


# --- two processes


@pytest.fixture
def url(new_postgres):
    """A database for several processes."""
    return new_postgres()


@pytest.fixture
def engine(url):
    """The database itself."""
    with engine_of(url) as engine:
        yield engine


@contextmanager
def engine_of(url):
    engine = open_engine(url)
    yield engine
    engine.dispose()


@pytest.fixture(scope="session")
def shared_url(postgres):
    """The database of the two processes."""
    with databases(postgres) as make:
        yield make()


@pytest.fixture(scope="session")
def shared_engine(shared_url):
    with engine_of(shared_url) as engine:
        yield engine


@pytest.fixture(scope="session")
def two(shared_url):
    """Two processes for all tests that end neither: they take seconds to start."""
    with ServeProcess(shared_url) as here, ServeProcess(shared_url) as there:
        yield [here, there]


@pytest.fixture
def everywhere(two):
    """A new person, who speaks to both processes."""
    with two[0].client() as here, two[1].client() as there:

        def make(name="Ann"):
            first = Somebody.new(here, name)
            return first, Somebody(there, first.key, first.person)

        yield make
