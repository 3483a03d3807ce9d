"""Saved games: written whole or not at all, so an interrupted game can be resumed."""

from __future__ import annotations

import os
from pathlib import Path

from orleans.errors import BadRecord


def autosave_path() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "orleans" / "autosave.orleans"


def save(path: Path, text: str) -> None:
    path = path.expanduser()
    new = path.with_name(path.name + ".new") if path.name else path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(21, "is a folder")
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise BadRecord(f"{path}: cannot be written: {error.strerror}") from error


def keep_previous(path: Path) -> None:
    """A new game must not wipe out the last one: it stays beside it."""
    if path.is_file():
        path.replace(path.with_name(path.name + ".previous"))


def load(path: Path) -> str:
    path = path.expanduser()
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: is no text") from error
