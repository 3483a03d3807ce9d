"""The base game's speed against an earlier commit's, taken in one run, as a ratio.

    make bench-before REV=HEAD~1

Both play random 4-player games, and copy them, in slices that take turns; processor time
counts, so that other work on the machine hits neither.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SLICES = 60
PLAYER = """
import sys, time
from engine import copies, play
works = {"decisions": play, "copies": copies}
for line in sys.stdin:
    name, seed = line.split()
    done, seed, start = 0, int(seed) * 1000, time.process_time()
    while time.process_time() - start < 0.2:
        done, seed = done + works[name](seed), seed + 1
    print(done / (time.process_time() - start), flush=True)
"""


class Tree:
    """A process that plays with the sources of one tree, by today's benchmark."""

    def __init__(self, root: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env={"PYTHONPATH": f"{root / 'src'}:{ROOT / 'benchmarks'}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def rate(self, work: str, seed: int) -> float:
        self.process.stdin.write(f"{work} {seed}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()


def compare(before: Path) -> dict[str, float]:
    now, then = Tree(ROOT), Tree(before)
    found = {}
    for work in ("decisions", "copies"):
        for tree in (now, then):
            tree.rate(work, 0)
        pairs = [(now.rate(work, n), then.rate(work, n)) for n in range(1, SLICES + 1)]
        ratios = sorted(one / other for one, other in pairs)
        found[work] = ratios[len(ratios) // 2]
    now.close()
    then.close()
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("rev", help="the commit to compare with")
    args = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "-q", "--detach", str(before), args.rev], check=True)
        try:
            for work, ratio in compare(before).items():
                print(f"{work} against {args.rev}: {ratio:.3f}")
        finally:
            subprocess.run([*git, "remove", "--force", str(before)], check=True)


if __name__ == "__main__":
    main()
