"""Server processes that the tests start and stop."""

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import httpx2 as httpx

LISTENS = re.compile(r"(http://127\.0\.0\.1:(\d+))/")
RATES = ("--address-rate", "0", "--person-rate", "0")
USUAL = ("-m", "orleans")
HASTY = (str(Path(__file__).with_name("hasty.py")),)  # with shorter waits


class ServerProcess:
    """A server started by a command. It can be restarted at the same address."""

    def __init__(self, *command, program=USUAL, **environment):
        self.command, self.environment = (*program, *command), environment
        self.port = 0  # any that is free
        self.start()

    def start(self):
        self.lines = []
        self.process = subprocess.Popen(
            [sys.executable, *self.command, "--port", str(self.port)],
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for line in self.process.stdout:
            self.lines.append(line)
            if found := LISTENS.search(line):
                break
        else:
            self.kill()
            raise AssertionError("the server did not start:\n" + "".join(self.lines))
        self.address, self.port = found[1], int(found[2])
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        """What it says later, so that it never has to wait for a reader."""
        with self.process.stdout as said:
            self.lines.extend(said)

    def client(self):
        return httpx.Client(base_url=self.address, timeout=60)

    def stop(self):
        """Ask it to end, and wait for its last words."""
        self.process.terminate()
        code = self.process.wait(60)
        self.reader.join(30)
        return code

    def kill(self):
        """End it without a farewell."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()


class ServeProcess(ServerProcess):
    """`orleans serve` for a database."""

    def __init__(self, url, *args, program=USUAL):
        super().__init__("serve", *RATES, *args, program=program, ORLEANS_DATABASE_URL=url)


def is_well(process):
    with process.client() as client:
        assert client.get("/api/health").json()["ok"]


def assert_no_error(process):
    """Check that the log of a server contains no errors."""
    lines = [line[:300] for line in process.lines]
    assert [line for line in lines if "Traceback" in line or '"error"' in line] == []
