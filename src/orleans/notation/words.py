"""Names and sentences in the player's language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from orleans.errors import BadData, plain
from orleans.facts.components import Components, Names
from orleans.facts.source import BOXES, FOLDER, read_toml
from orleans.kernel.book import Book
from orleans.kernel.fields import UNKNOWN_TEXT, Field, Holder
from orleans.kernel.frames import STEPS
from orleans.kernel.table import PLANNING, Table
from orleans.kernel.verbs import verb_of
from orleans.pieces import WANT_NAMES, WAY_NAMES

# Names that are no proper ones; events, towns and deeds are called by their titles.
COMMON = ("kind", "follower", "good", "want", "track", "way")


@lru_cache(maxsize=1)
def _words() -> dict[str, Any]:
    """Our own words, then those of each box, by section."""
    found = read_toml(Path(__file__).parent / "words.toml")
    for box in BOXES:
        path = FOLDER / box / "words.toml"
        for section, entries in (read_toml(path) if path.exists() else {}).items():
            for key in entries:
                if key in found[section]:
                    raise BadData(f"{box}/words.toml: {section}.{key}: is said elsewhere, too")
            found[section] = found[section] | entries
    return found


def choices(language: str) -> dict[str, str]:
    """The names of what can be chosen when a table is opened."""
    return {key: names[language] for key, names in _words()["choice"].items()}


def terms(language: str) -> dict[str, str]:
    """The headings of a table, its phases and the sources of points."""
    sections = ("term", "phase", "source")
    return {
        f"{section}.{key}": names[language]
        for section in sections
        for key, names in _words()[section].items()
        if key != "help"
    }


class Words:
    """Everything that is said to a player, in one language."""

    def __init__(self, book: Book, language: str = "en") -> None:
        self.book, self.language = book, language
        self._names = _names_by_domain(book.components)

    def term(self, key: str, section: str = "term") -> str:
        text: str = _words()[section][key][self.language]
        return text

    def name(self, domain: str, key: str) -> str:
        """The name of a component; a space is called by its place and what it asks for."""
        if domain == "space":
            place, _, index = key.rpartition(".")
            number = self.book.numbers[place]
            want = self.want(self.book.want[self.book.first[number] + int(index)])
            return f"{self.name('place', place)} ({want})"
        if domain == "kind" and key.startswith("own-"):
            return f"{self.name('kind', key.removeprefix('own-'))}*"
        if domain == "want" and key not in ("any", "neutral"):
            return self.name("kind", key)
        if domain in ("way", "want"):
            return self.term(key)
        if domain == "event":
            c = self.book.components
            tile = next(tile for tile in c.hourglass.tiles if tile.id == key)
            return f"{c.events[tile.event].name.get(self.language)} {tile.letter}".rstrip()
        if domain == "order":
            return self._order(key)
        if domain == "connection":
            return self._connection(key)
        if domain == "track" and key == "development":
            return self.book.components.development.name.get(self.language)
        if domain == "seat":
            return self.player(int(key))
        if key.isdecimal():
            return key  # a number among names
        return self._names[domain][key].get(self.language)

    def player(self, seat: int) -> str:
        """A player whose name is not known."""
        return self.term("player").format(seat)

    def _order(self, key: str) -> str:
        """An order is called by its town and its goods."""
        c = self.book.components
        order = next(order for order in c.orders if order.id == key)
        goods = [
            f"{count} {self.name('good', c.goods[n].id)}"
            for n, count in enumerate(order.goods)
            if count
        ]
        return f"{c.towns[order.town].name.get(self.language)} ({', '.join(goods)})"

    def value(self, field: Field, t: Table, seat: int, holder: Holder) -> str:
        """The value of a declared field."""
        found = field.plain(t, seat, holder)
        if isinstance(found, dict):
            return ", ".join(f"{n} {self._thing(field, key)}" for key, n in found.items()) or "-"
        if isinstance(found, list):
            return ", ".join(self._thing(field, key) for key in found) or "-"
        return self._thing(field, found) if isinstance(found, str) else str(found)

    def _thing(self, field: Field, key: str) -> str:
        known = field.domain and key != UNKNOWN_TEXT
        return self.name(field.domain, key) if known else key

    def _connection(self, key: str) -> str:
        """A connection is called by its two towns and by what leads along it."""
        c = self.book.components
        way = next(way for way in c.connections if way.id == key)
        ends = "–".join(c.towns[end].name.get(self.language) for end in (way.a, way.b))
        return f"{ends} ({self.term(WAY_NAMES[way.by])})"

    def want(self, want: int) -> str:
        return self.name("want", WANT_NAMES[want])

    def move(self, move: int) -> str:
        """A move as a short sentence."""
        verb, ids = verb_of(move), self.book.moves.parts[move][1:]
        names = [self.name(domain, key) for domain, key in zip(verb.of, ids, strict=True)]
        return self.term(verb.name, "move").format(*names, gear=self.gear())

    def reason(self, template: str) -> str:
        """A reason or a question of the rules; in English if no translation is known.

        `template` is the English text, then what belongs into its braces, each behind a `|`.
        """
        text, *names = template.split("|")
        return self._translated(text, names) or plain(template)

    def _translated(self, text: str, names: list[str]) -> str:
        """What is not known as a whole may be a known clause before another reason."""
        known = _words()["reason"].get(text)
        if known is not None:
            said: str = known.get(self.language, text)  # English is the text itself
            domain: str = known.get("of", "")
            return said.format(*[self._list(domain, name) for name in names]) if names else said
        clause, _, rest = text.partition("; ")
        if not rest or clause not in _words()["reason"]:
            return ""
        after = self._translated(rest, names)
        between = " ; " if self.language == "fr" else "; "
        return f"{self._translated(clause, [])}{between}{after}" if after else ""

    def _list(self, domain: str, ids: str) -> str:
        """The names of one or more ids, as they stand within a sentence."""
        if not domain:
            return ids
        names = [self.name(domain, key) for key in ids.split(", ")]
        if self.language != "de" and domain in COMMON:
            names = [name[:1].lower() + name[1:] for name in names]
        return ", ".join(names)

    def gear(self) -> str:
        """The edition's word for a gear wheel."""
        name = self.book.edition.gear.get(self.language)
        return name[:1].upper() + name[1:]

    def place(self, place: int) -> str:
        return self.book.components.places[place].name.get(self.language)

    def effect(self, place: int) -> str:
        return self.book.components.places[place].effect.get(self.language)

    def event_name(self, tile: int) -> str:
        """An event of a fixed round, with its number where it has no letter."""
        card = self.book.components.hourglass.tiles[tile]
        number = f" {card.amount}" if card.amount and not card.letter else ""
        return self.name("event", card.id) + number

    def event(self, t: Table) -> str:
        """This round's event with what it does."""
        if t.event < 0:
            return "-"
        tile = self.book.components.hourglass.tiles[t.event]
        effect = self.book.components.events[tile.event].effect.get(self.language)
        return f"{self.name('event', tile.id)}: {effect.format(n=tile.amount)}"

    def source(self, key: str) -> str:
        if key in self._names["good"]:
            return self.name("good", key)
        if key in self._names["place"]:
            return self.name("place", key)
        return self.term(key, "source")


def phase_of(t: Table, seat: int | None = None) -> str:
    """The phase the table is in, for this seat if seats differ."""
    if t.over:
        return "over"
    names = {STEPS[frame[0]].name for frame in t.stack}
    if "planning" in names:
        stage = t.players[seat].stage if seat is not None else PLANNING
        return "planning" if stage >= PLANNING else "followers"
    if "next-turn" in names:
        return "actions"
    return "event" if "event" not in names and "start-player" in names else "census"


@lru_cache(maxsize=8)
def _names_by_domain(c: Components) -> dict[str, dict[str, Names]]:
    kinds = {follower.id: follower.name for follower in c.followers}
    places = {place.id: place.name for place in c.places}
    deeds = {deed.id: deed.name for deed in c.deeds}
    return {
        "kind": kinds,
        "follower": kinds,
        "good": {good.id: good.name for good in c.goods},
        "town": {town.id: town.name for town in c.towns},
        "place": places,
        "tile": places,
        "deed": deeds,
        "goal": {goal.id: goal.name for goal in c.goals},
        "target": places | deeds,
        "track": {track.id: track.name for track in c.tracks},
    }
