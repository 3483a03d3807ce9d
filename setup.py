"""With ORLEANS_COMPILED=1 the engine, the rules and the bots are compiled by mypyc.

Everything else about the package stands in pyproject.toml.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/orleans")
BOTS = ("outlook", "plans", "planner", "replies", "search")
COMPILED = [
    # A setup is sent between processes, which mypyc's frozen dataclasses cannot be.
    *(path for path in PACKAGE.glob("kernel/*.py") if path.name != "setup.py"),
    PACKAGE / "facts/components.py",
    *PACKAGE.glob("boxes/**/*.py"),
    *(PACKAGE / f"{name}.py" for name in ("game", "pieces", "sampling", "undo")),
    *(PACKAGE / f"bots/{name}.py" for name in BOTS),
]


def extensions() -> list[Extension]:
    if not os.environ.get("ORLEANS_COMPILED"):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - only who compiles needs it

    # Level 3 makes more code, which then misses the processor's cache more often.
    found: list[Extension] = mypycify([str(path) for path in sorted(COMPILED)], opt_level="2")
    if os.name == "posix":  # our functions call each other directly, not through a table
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return found


setup(ext_modules=extensions())
