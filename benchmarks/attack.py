"""One victim and one attacker: what an attack costs others, as ratios in one run.

The victim plays move after move at a table of their own, first in quiet, then while a stranger
does one thing as fast as the server's limits let them. The table shows the 95th percentile of
the victim's moves and the server's memory, each against the quiet time just before. The bar is 3
times for moves and 1.5 times for memory. `work` is the 95th percentile of the processor's time that
the server used between request and answer, for whomever: it tells the same where other programs
make everything slower. All limits of a server are on; the attacker and the victim come from
different addresses of the loopback network.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass

from attack_load import Server, Took, Victim, person
from attacks import ATTACKS

VICTIM = "127.0.0.2"
BAR_MOVES, BAR_MEMORY = 3.0, 1.5
PAUSE = 0.1  # seconds the victim thinks
BEFORE = 0.5  # seconds of an attack before it is measured


@dataclass
class Figures:
    attack: str
    quiet: float  # p95 in ms
    attacked: float
    quiet_work: float
    work: float
    memory: float  # MB in quiet
    memory_after: float  # the most under attack
    moves: int

    @property
    def slower(self) -> float:
        return self.attacked / self.quiet

    @property
    def more_work(self) -> float:
        return self.work / self.quiet_work

    @property
    def larger(self) -> float:
        return self.memory_after / self.memory

    @property
    def holds(self) -> bool:
        return self.slower <= BAR_MOVES and self.larger <= BAR_MEMORY


def p95(took: list[Took]) -> tuple[float, float]:
    """Of the times and of the work, in ms."""
    return tuple(sorted(one)[int(len(one) * 0.95)] * 1000 for one in zip(*took, strict=True))  # type: ignore[return-value]


async def measure(name: str, seconds: float, database: str = "", pause: float = PAUSE) -> Figures:
    """A server of its own for each attack."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or f"{folder}/tables.sqlite")
        try:
            victim = Victim(await person(server.port, VICTIM, "Ann"), pause, server.work)
            await victim.play(seconds / 4)  # so that everything is warm
            quiet, memory = await victim.play(seconds), server.memory()
            attack = asyncio.ensure_future(ATTACKS[name](server.port))
            await asyncio.sleep(BEFORE)
            most = server.memory()
            took: list[Took] = []
            for _ in range(4):
                took += await victim.play(seconds / 4)
                most = max(most, server.memory())
            if attack.done():
                attack.result()
            attack.cancel()
            await asyncio.gather(attack, return_exceptions=True)
            (before, worked), (after, work) = p95(quiet), p95(took)
            return Figures(name, before, after, worked, work, memory, most, len(took))
        finally:
            await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], default=[])
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", default="", help="a URL; otherwise a new SQLite file")
    options = parser.parse_args()
    print(f"{'attack':9} {'quiet':>9} {'attacked':>9} {'ratio':>6} {'work':>6}  memory")
    good = True
    for name in options.attacks or ATTACKS:
        found = asyncio.run(measure(name, options.seconds, options.database))
        good &= found.holds
        print(
            f"{name:9} {found.quiet:6.1f} ms {found.attacked:6.1f} ms {found.slower:6.2f} "
            f"{found.more_work:6.2f}  {found.memory:.0f} to {found.memory_after:.0f} MB, "
            f"{found.larger:.2f}"
            f"{'' if found.holds else '  above the bar'}",
            flush=True,
        )
    sys.exit(not good)


if __name__ == "__main__":
    main()
