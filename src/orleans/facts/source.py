"""Reading the data files: raw values, corrections laid over them, labels.

An entry is refused with a message that names file, entry and reason.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from orleans.errors import BadData
from orleans.facts.components import Names

FOLDER = Path(__file__).parents[1] / "boxes"
# The boxes in the order in which their things are numbered; each is a folder.
BOXES = (
    "base",
    "bigbox",
    "trade_intrigue",
    "solo",
    "dignitary",
    "vierzon",
    "salesman",
    "duel",
    "plague",
    "prosperity",
    "invasion",
)
LABELS = ("seed", "found", "reconstructed")
FORMERLY = "formerly"  # what sections were called when older corrections were written
OWN_WORDS = (
    "effect",
    "note",
    "apart",
)  # sentences of ours: shown to players, but no printed values

Raw = dict[str, Any]


@dataclass(frozen=True)
class Value:
    """One printed value with its label; `source` says where it is from or why."""

    path: str
    value: object
    label: str
    source: str


def read_toml(path: Path) -> Raw:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"{path.name}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: not valid TOML: {error}") from error


def read_files() -> dict[str, Raw]:
    """The facts of every box, by the name its errors are reported with."""
    return {f"{box}/facts.toml": read_toml(FOLDER / box / "facts.toml") for box in BOXES}


def leaves(raw: Raw, path: str = "", leave_out: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Every value of a file by its dotted path; a list is one value."""
    for key, value in raw.items():
        if key in leave_out:
            continue
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            yield from leaves(value, where, leave_out)
        else:
            yield where, value


def labelled(raw: Raw, corrections: dict[str, object]) -> list[Value]:
    """Every value with its label: from its entry, else from the longest pattern of the file."""
    found = []
    for path, value in leaves(raw, leave_out=(*LABELS, *OWN_WORDS, FORMERLY, "box")):
        if path in corrections:
            found.append(Value(path, value, "corrected", "laid over the shipped data"))
            continue
        label, source = _own_label(raw, path) or _file_label(raw, path)
        found.append(Value(path, value, label, source))
    return found


def _own_label(raw: Raw, path: str) -> tuple[str, str] | None:
    parts = path.split(".")
    entry = raw
    for depth, part in enumerate(parts[:-1]):
        entry = entry[part]
        rest = ".".join(parts[depth + 1 :])
        for label in LABELS:
            for pattern, source in entry.get(label, {}).items():
                if fnmatchcase(rest, pattern):
                    return label, source
    return None


def _file_label(raw: Raw, path: str) -> tuple[str, str]:
    best, answer = -1, ("seed", "")
    for label in LABELS:
        for pattern, source in raw.get(label, {}).items():
            if len(pattern) > best and fnmatchcase(path, pattern):
                best, answer = len(pattern), (label, source)
    return answer


def read_corrections(source: Path | Raw | None) -> dict[str, object]:
    """Corrections as dotted paths with their new values, from a file or from Python."""
    if source is None:
        return {}
    raw = read_toml(source) if isinstance(source, Path) else source
    return dict(leaves(raw))


def corrections_text(corrections: dict[str, object]) -> str:
    """The canonical text that a record keeps; empty without corrections."""
    for path, value in corrections.items():
        try:
            json.dumps(value, allow_nan=False)
        except (TypeError, ValueError):
            raise BadData(f"corrections: {path}: {value!r} is no value of a data file") from None
    return json.dumps(corrections, sort_keys=True, ensure_ascii=False) if corrections else ""


def lay_over(files: dict[str, Raw], corrections: dict[str, object], name: str) -> dict[str, object]:
    """Replace shipped values with corrected ones; nothing new can be added.

    Returns the corrections by the paths that values have today.
    """
    found = {}
    for path, value in corrections.items():
        section, dot, rest = path.partition(".")
        for raw in files.values():
            today = raw.get(FORMERLY, {}).get(section, section) + dot + rest
            if _replace(raw, today.split("."), value):
                found[today] = value
                break
        else:
            raise BadData(f"{name}: {path}: the shipped data has no such value")
    return found


def _replace(raw: Raw, parts: list[str], value: object) -> bool:
    entry: Any = raw
    for part in parts[:-1]:
        entry = entry.get(part) if isinstance(entry, dict) else None
    if not isinstance(entry, dict) or parts[-1] not in entry or len(parts) < 2:
        return False
    if set(parts) & set(LABELS) or isinstance(entry[parts[-1]], dict):
        return False
    entry[parts[-1]] = value
    return True


class Entry:
    """Reads the fields of one entry and refuses what does not fit."""

    def __init__(self, file: str, path: str, raw: object, box: str = "") -> None:
        self.file, self.path, self.box = file, path, box
        if not isinstance(raw, dict):
            raise self.bad("must be a table")
        self.raw = {k: v for k, v in raw.items() if k not in LABELS}

    def bad(self, reason: str, key: str = "") -> BadData:
        return BadData(f"{self.file}: {self.path}{'.' + key if key else ''}: {reason}")

    def take(self, key: str, kind: type, default: object = None) -> Any:
        if key not in self.raw and default is not None:
            return default
        if key not in self.raw:
            raise self.bad("is missing", key)
        value = self.raw.pop(key)
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise self.bad(f"must be {_article(kind)}, not {value!r}", key)
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value: int = self.take(key, int, default)
        if not low <= value <= high:
            raise self.bad(f"must be from {low} to {high}, not {value}", key)
        return value

    def choice(self, key: str, among: tuple[str, ...], default: str | None = None) -> int:
        return self.pick(key, self.take(key, str, default), among)

    def pick(self, key: str, value: object, among: tuple[str, ...]) -> int:
        if value not in among:
            raise self.bad(f"{value!r} is none of {', '.join(among)}", key)
        return among.index(str(value))

    def choices(self, key: str, among: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(self.pick(key, value, among) for value in self.take(key, list))

    def numbers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        values = self.take(key, list)
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.bad(f"{value!r} is no number from {low} to {high}", key)
        return tuple(values)

    def by_players(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """Four numbers, for 2 to 5 players."""
        values = self.numbers(key, low, high)
        if len(values) != 4:
            raise self.bad("must have a number for 2, 3, 4 and 5 players", key)
        return values

    def texts(self, key: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        if key not in self.raw and default is not None:
            return default
        values = self.take(key, list)
        for value in values:
            if type(value) is not str:
                raise self.bad(f"{value!r} is no text", key)
        return tuple(values)

    def counts(self, key: str, among: tuple[str, ...]) -> tuple[int, ...]:
        part = self.part(key)
        counts = tuple(part.number(name, 0, 99, 0) for name in among)
        part.done()
        return counts

    def players(self, fewest: int) -> tuple[int, int]:
        players = self.numbers("players", fewest, 5)
        if len(players) != 2 or players[0] > players[1]:
            raise self.bad("must be the fewest and the most players", "players")
        return players[0], players[1]

    def part(self, key: str) -> Entry:
        return Entry(self.file, f"{self.path}.{key}", self.take(key, dict))

    def names(self, key: str = "name") -> Names:
        part = self.part(key)
        names = Names(part.take("en", str), part.take("de", str), part.take("fr", str))
        part.done()
        if not all((names.en, names.de, names.fr)):
            raise self.bad("must not be empty in any language", key)
        return names

    def done(self) -> None:
        for key in self.raw:
            raise self.bad("is not known here", key)


def _article(kind: type) -> str:
    words = {int: "a whole number", float: "a number", str: "a text", list: "a list"}
    return words.get(kind, "true or false" if kind is bool else "a table")
