"""Names and sentences in the player's language, from the `.ftl` files here and in the boxes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from orleans.errors import BadData, plain
from orleans.facts.components import Card, GoalCard, HourGlassTile, Names
from orleans.facts.source import BOXES, FOLDER
from orleans.kernel.book import Book
from orleans.kernel.fields import UNKNOWN_TEXT, Field, Holder
from orleans.kernel.table import Table
from orleans.kernel.verbs import verb_of
from orleans.notation import nouns
from orleans.notation.fluent import Function, Sentences, Value, messages_in, shown
from orleans.notation.now import answer_now, standing
from orleans.pieces import TYPES_OF_GOODS, WANT_NAMES, WAY_NAMES

VALUES = "abcd"  # what the values of a move or a reason are called in its sentence
NO_NAMES: Sequence[str] = ()


@lru_cache(maxsize=3)
def sentences(language: str) -> Sentences:
    """Our own sentences, then those of each box."""
    found: dict[str, str] = {}
    for folder in (Path(__file__).parent, *(FOLDER / box for box in BOXES)):
        path = folder / f"{language}.ftl"
        for key, text in messages_in(path.read_text(encoding="utf-8")) if path.exists() else ():
            if key in found:
                raise BadData(f"{folder.name}/{path.name}: {key}: is said elsewhere, too")
            found[key] = text
    return Sentences(language, found)


def choices(language: str) -> dict[str, str]:
    """The names of what can be chosen when a table is opened."""
    return section("choice", language)


def terms(language: str) -> dict[str, str]:
    """The headings of a table, its phases and the sources of points."""
    return {
        f"{name}.{key}": text
        for name in ("term", "phase", "source")
        for key, text in section(name, language).items()
        if key not in ("help", "player")
    }


def section(name: str, language: str) -> dict[str, str]:
    """All messages that begin with a name, without it."""
    known = sentences(language)
    keys = [key for key in known.keys if key.startswith(f"{name}-") and not known.variables(key)]
    return {key.removeprefix(f"{name}-"): known.say(key, {}, {}) for key in keys}


def reason_id(text: str) -> str:
    """The message for a reason: its English words without the values."""
    plain_text = text.lower().replace("'", "").replace("é", "e")
    return "reason-" + re.sub(r"[^a-z0-9]+", "-", plain_text).strip("-")


COUNTED_AS: Final = {"followers": "kind", "goods": "good"}  # in rows of fields


class Words:
    """Everything that is said to a player, in one language."""

    def __init__(self, book: Book, language: str = "en", names: Sequence[str] = NO_NAMES) -> None:
        """`names` are those of the players, if they are known."""
        self.book, self.language, self.names = book, language, names
        self.sentences = sentences(language)
        self._names = _names_by_domain(book)
        self._cards = {card.id: card for card in book.components.cards}
        self._decks = ("card", *book.components.decks())  # domains of cards
        self._functions: dict[str, Function] = {
            "PLACE": self._place,
            "DEED": self._deed,
            "KIND": self._kinds,
            "GOOD": self._good,
            "TOWN": self._town,
            "TRACK": self._track,
            "WAY": self.term,
            "EVENT": self._event,
            "CONNECTION": self._connection,
            "GOAL": lambda keys: self.listed([self.name("goal", n) for n in keys.split(", ")]),
            "CARD": self._card,
            "DUE": self._due,
            "CITIZEN": self._citizen,
            "SPACE": self._space,
            "WANT": self._want,
            "GEAR": self._gear,
            "OFFERED": self._offered,
            "SEAT": lambda seat: self.player(int(seat)),
        }

    # --- sentences

    def say(self, key: str, **values: Value) -> str:
        return self.sentences.say(key, values, self._functions)

    def term(self, key: str, section: str = "term", *values: Value) -> str:
        return self.say(f"{section}-{key}", **named(values))

    def move(self, move: int, standing: str = "") -> str:
        """A move as it stands on a button or in a list.

        `standing` is who stands on the space that it names; without it, whom the space asks for.
        """
        verb, ids = verb_of(move), self.book.moves.parts[move][1:]
        if verb.of == ("space",):
            ids = (*ids, standing or self._asks_for(ids[0]))
        elif verb.of == ("goal",):
            ids = (*ids, self._how_reached(ids[0]))
        return capital(self.term(verb.name, "move", *map(number, ids)))

    def move_now(self, t: Table, seat: int, move: int) -> str:
        """A move as the table explains it: who stands where, what the question is about."""
        answer = answer_now(t, seat, move)
        return self.reason(answer) if answer else self.move(move, standing(t, seat, move))

    def reason(self, template: str) -> str:
        """A reason or a question of the rules; in English if no sentence is known.

        `template` is the English text, then what belongs into its braces, each behind a `|`.
        """
        text, *names = template.split("|")
        return self._reason(text, names) or plain(template)

    def _reason(self, text: str, names: list[str]) -> str:
        """A reason that is not known as a whole may begin with a known clause."""
        if reason_id(text) in self.sentences:
            return capital(self.say(reason_id(text), **named([number(name) for name in names])))
        clause, _, rest = text.partition("; ")
        if not rest or reason_id(clause) not in self.sentences:
            return ""
        after = self._reason(rest, names)
        return f"{self._reason(clause, [])} {after}" if after else ""

    def listed(self, parts: Sequence[str]) -> str:
        """ "a, b and c" """
        *some, last = parts
        return f"{', '.join(some)} {self.term('and')} {last}" if some else last

    def counted(self, what: str, count: int, *, sign: bool = False) -> str:
        """ "3 coins", "+1 knight": what may be a follower, a good or something counted."""
        domain, _, name = what.partition(":")
        key = f"{domain}-{name}" if name else f"count-{what}"
        return f"{shown(count, sign=sign)} {self.say(key, n=count)}"

    # --- forms: what sentences put in

    def _place(self, keys: str, form: str = "name") -> str:
        """One or more places."""
        return self.listed([self._noun("place", key, form) for key in keys.split(", ")])

    def _deed(self, key: str, form: str = "name") -> str:
        return self._noun("deed" if key in self._names["deed"] else "place", key, form)

    def forms(self, domain: str, key: str) -> dict[str, str]:
        """A place or a deed in every form that a sentence may ask for."""
        return {form: self._noun(domain, key, form) for form in nouns.FORMS}

    def gender(self, domain: str, key: str) -> str:
        return self._about(domain, key).partition(" ")[0] if self.language != "en" else ""

    def _about(self, domain: str, key: str) -> str:
        about = f"gender-{domain}-{key}"
        return self.say(about) if about in self.sentences else ""

    def _noun(self, domain: str, key: str, form: str) -> str:
        name = self.name(domain, key)
        if form == "name":
            return name
        known = self._about(domain, key)
        if self.language == "en" and known != "none":
            known = f"the {known}".rstrip()
        return nouns.noun(self.language, form, name, known)

    def _kinds(self, keys: str, form: str = "one") -> str:
        """One or more followers or what spaces ask for."""
        found = keys.split(", ")
        said = {}
        for key in found:
            several = found.count(key)
            said[key] = (
                self._kind(key, form) if several == 1 else self.counted(f"kind:{key}", several)
            )
        return self.listed(list(said.values()))

    def _kind(self, key: str, form: str) -> str:
        kind = key.removeprefix("own-")
        said = self.say(f"kind-{kind}", n=1) if form == "one" else self.say(f"kind-{kind}.{form}")
        return said if kind == key else f"{said} ({self.term('own')})"

    def _good(self, key: str, count: Value = 1) -> str:
        return self.say(f"good-{key}", n=int(count))

    def _town(self, key: str, form: str = "name") -> str:
        return nouns.town(self.language, form, self.name("town", key))

    def _track(self, key: str, form: str = "name") -> str:
        name = self.name("track", key)
        if self.language == "en":
            return nouns.noun("en", form, nouns.small(name), "the")
        return nouns.noun(self.language, form, name, "f") if form != "name" else name

    def _event(self, key: str, form: str = "name") -> str:
        name = self.name("event", key)
        if form == "title":
            c = self.book.components
            tile = next(tile for tile in c.hourglass.tiles if tile.id == key)
            return c.events[tile.event].name.get(self.language)
        return name

    def _card(self, key: str, form: str = "name") -> str:
        """A card, or its town: "town" is its plain name, other forms are those of towns."""
        if form == "name":
            return self.name("card", key)
        c = self.book.components
        town = c.towns[self._cards[key].town]
        return self._town(town.id, "name" if form == "town" else form)

    def _space(self, key: str, form: str = "name") -> str:
        """A space: its place, and what it asks for if that distinguishes it from its neighbours."""
        if form == "name":
            return self.name("space", key)
        place = key.rpartition(".")[0]
        said = self._place(place, form)
        number = self.book.numbers[place]
        if self.book.last[number] - self.book.first[number] < 2 or form == "on":
            return said
        return f"{said} ({self._want(key)})"

    def _want(self, key: str, form: str = "one") -> str:
        """What a space asks for."""
        return self._kind(self._asks_for(key), form)

    def _asks_for(self, key: str) -> str:
        place, _, index = key.rpartition(".")
        want = self.book.want[self.book.first[self.book.numbers[place]] + int(index)]
        return WANT_NAMES[want]

    def _gear(self, count: Value = 1, form: str = "") -> str:
        """The edition's word for a gear wheel."""
        key = f"gear-{self.gear_id}"
        return self.say(f"{key}.{form}" if form else key, n=int(count))

    def _offered(self, things: Value) -> str:
        """Coins and goods that are offered, "3, wool, wool"."""
        found = str(things).split(", ")
        coins = [self.counted("coins", int(thing)) for thing in found if thing.isdecimal()]
        goods = {thing: found.count(thing) for thing in found if not thing.isdecimal()}
        said = [self.counted(f"good:{good}", count) for good, count in goods.items()]
        return self.listed(coins + said)

    def _goal(self, key: str) -> GoalCard:
        return next(goal for goal in self.book.components.goals if goal.id == key)

    def _how_reached(self, key: str) -> str:
        """By which move a goal is reached: "deliver", "pay", or "say" where it costs nothing."""
        goal = self._goal(key)
        if goal.coins:
            return "pay"
        return "deliver" if any(goal.goods) or goal.of or goal.town >= 0 < goal.worth else "say"

    def _due(self, key: str) -> str:
        """What is given for a goal."""
        goal, goods = self._goal(key), self.book.components.goods
        if goal.coins:
            return self.counted("coins", goal.coins)
        if goal.worth:
            return self.say("due-worth", n=goal.worth)
        if goal.number and goal.of:
            *some, last = [self._good(goods[n].id) for n in goal.of]
            return self.say("due-some", n=goal.number, some=", ".join(some), last=last)
        counts = goal.goods[:TYPES_OF_GOODS]
        if len(set(counts)) == 1:
            return self.say("due-each", n=counts[0])
        return self.listed(
            [self.counted(f"good:{goods[n].id}", c) for n, c in enumerate(counts) if c]
        )

    # --- names

    def name(self, domain: str, key: str) -> str:
        """The name of a component; a space is called by its place and what it asks for."""
        if domain == "space":
            place = key.rpartition(".")[0]
            return f"{self.name('place', place)} ({self._want(key)})"
        if domain == "kind" and key.startswith("own-"):
            return f"{self.name('kind', key.removeprefix('own-'))}*"
        if domain == "want" and key not in ("any", "neutral"):
            return self.name("kind", key)
        if domain in ("way", "want"):
            return self.term(key)
        if domain == "event":
            c = self.book.components
            tile = next(tile for tile in c.hourglass.tiles if tile.id == key)
            return c.events[tile.event].name.get(self.language)
        if domain in self._decks:
            return self._called(self._cards[key])
        if domain == "connection":
            return self._connection(key)
        if domain == "citizen":
            return self._citizen(key)
        if domain == "track" and key == "development":
            return self.book.components.development.name.get(self.language)
        if domain == "seat":
            return self.player(int(key))
        if key.isdecimal():
            return key  # a number among names
        if domain == "kind" and key not in self._names[domain]:
            return capital(self.say(f"kind-{key}", n=1))
        return self._names[domain][key].get(self.language)

    def player(self, seat: int) -> str:
        """A player's name, or the number of the seat."""
        return self.names[seat] if self.names else self.say("term-player", n=seat + 1)

    def _called(self, card: Card) -> str:
        """A card without a name is called by its town and its goods."""
        c = self.book.components
        title = c.title(card).get(self.language)
        if card.name:
            return title
        goods = [
            self.counted(f"good:{c.goods[n].id}", count)
            for n, count in enumerate(card.goods)
            if count
        ]
        return f"{title} ({', '.join(goods)})"

    def value(self, field: Field, t: Table, seat: int, holder: Holder) -> str:
        """The value of a declared field."""
        found = field.plain(t, seat, holder)
        if isinstance(found, dict):
            return ", ".join(f"{n} {self._thing(field, key)}" for key, n in found.items()) or "-"
        if isinstance(found, list):
            return ", ".join(self._thing(field, key) for key in found) or "-"
        if found == "":
            return "-"  # nothing yet
        return self._thing(field, found) if isinstance(found, str) else str(found)

    def _thing(self, field: Field, key: object) -> str:
        if isinstance(key, dict):
            return self._row(key)
        key = str(key)
        known = field.domain and key != UNKNOWN_TEXT
        return self.name(field.domain, key) if known else key

    def _row(self, row: Mapping[str, object]) -> str:
        """A thing, where it is and what lies there: `Granary (Étampes–Montargis, 1 farmer)`."""
        thing, *rest = row.items()
        parts = []
        for key, value in rest:
            if isinstance(value, dict):
                kind = COUNTED_AS[key]
                parts += [self.counted(f"{kind}:{name}", n) for name, n in value.items()]
            elif isinstance(value, int):
                parts += [self.counted(key, value)] if value else []
            else:
                parts.append(self.name(key, str(value)))
        return f"{self.name(thing[0], str(thing[1]))} ({', '.join(parts)})"

    def _citizen(self, key: str) -> str:
        """A space for a citizen: a deed, a town, another space, or a track and its space."""
        for domain in ("deed", "town", "citizen"):
            if key in self._names[domain]:
                return self._names[domain][key].get(self.language)
        c, space = self.book.components, key.removeprefix("development-")
        if space != key:
            return f"{self.term('development')} {space}"
        track = next(track for track in c.tracks if track.id == key)
        return f"{track.name.get(self.language)} {track.citizen}"

    def _connection(self, key: str) -> str:
        """A connection is called by its two towns and by what leads along it."""
        c = self.book.components
        way = next(way for way in c.connections if way.id == key)
        ends = "–".join(c.towns[end].name.get(self.language) for end in (way.a, way.b))
        return f"{ends} ({self.term(WAY_NAMES[way.by])})"

    def want(self, want: int) -> str:
        return self.name("want", WANT_NAMES[want])

    @property
    def gear_id(self) -> str:
        """The end of the name of the messages about it: `gear-wheel`, `technology-tile`."""
        return self.book.edition.gear.get("en").replace(" ", "-")

    def gear(self) -> str:
        """The edition's word for a gear wheel."""
        return capital(self._gear())

    def place(self, place: int) -> str:
        return self.book.components.places[place].name.get(self.language)

    def effect(self, place: int) -> str:
        printed = self.book.components.places[place]
        other = dict(self.book.scenario.place_effects).get(printed.id, printed.effect)
        return other.get(self.language)

    def event_name(self, tile: int) -> str:
        """An event with its mark, for lists in which several are called the same."""
        card = self.book.components.hourglass.tiles[tile]
        return f"{self.name('event', card.id)} {event_mark(card)}".rstrip()

    def event(self, t: Table) -> str:
        """This round's event with what it does."""
        if t.event < 0:
            return "-"
        tile = self.book.components.hourglass.tiles[t.event]
        effect = self.book.components.events[tile.event].effect.get(self.language)
        said = f"{self.name('event', tile.id)}: {effect.format(n=Amount(tile.amount))}"
        if not tile.brings:
            return said
        return f"{said} ({self.counted(f'kind:{tile.brought}', tile.brings, sign=True)})"

    def source(self, key: str) -> str:
        if key in self._names["good"]:
            return self.name("good", key)
        if key in self._names["place"]:
            return self.name("place", key)
        return self.term(key, "source")


def event_mark(tile: HourGlassTile) -> str:
    """Return what distinguishes a tile from others of its name: its letter, or else its number."""
    return tile.letter or (str(tile.amount) if tile.amount else "")


class Amount(int):
    """A number in a printed effect: `{n:1 coin|# coins}` is one or several."""

    def __format__(self, spec: str) -> str:
        one, _, many = spec.partition("|")
        return (one if self == 1 else many).replace("#", str(int(self))) if many else str(int(self))


def named(values: Sequence[Value]) -> dict[str, Value]:
    return dict(zip(VALUES, values, strict=False))


def number(text: str) -> Value:
    return int(text) if text.isdecimal() else text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=64)
def _names_by_domain(book: Book) -> dict[str, dict[str, Names]]:
    c = book.components  # not the key: hashing all of them takes longer than the rest of `Words`
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
        "citizen": {space.id: space.name for space in c.citizen_spaces},
    }
