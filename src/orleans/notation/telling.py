"""The log in sentences: "Anna uses the Castle: +1 knight, now draws 6"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orleans.kernel.fields import FIELDS
from orleans.kernel.story import TABLE, Change
from orleans.notation.lines import (
    ACTIONS,
    DRAWS,
    EVENTS,
    PLANS,
    ROUND,
    Line,
    LoggedMove,
    together,
)
from orleans.notation.totals import COUNTED, Totals, has_manned, totals_of, was_sent
from orleans.notation.words import Words
from orleans.pieces import KIND_NAMES, KNIGHT, TRACK_NAMES

Values = dict[str, str | int]  # of a message

# What messages call an argument if not by its domain; cards are cards of any deck.
CALLED = {"follower": "kind", "target": "deed", "tile": "place", "number": "n"}
KEPT = ("", "fulfilled")  # where players' cards that bring points are
FACE_DOWN = "face-down"  # where place tiles that were turned over are
PHASES = {"end": "over"}  # the terms of phases that have other names than their causes


class Ending(NamedTuple):
    """How a game ended: the points of each seat, or the reason where goals decide."""

    totals: Sequence[int]
    winners: Sequence[int]
    reason: str = ""


class Telling:
    """Tells lines in one language to one reader, or to somebody who only watches."""

    def __init__(
        self, words: Words, names: Sequence[str], reader: int | None = None, rounds: int = 0
    ) -> None:
        self.words, self.names, self.reader, self.rounds = words, names, reader, rounds
        self.called = dict.fromkeys(words.book.components.decks(), "card") | CALLED
        self.apart = "\u00a0; " if words.language == "fr" else "; "

    # --- lines

    def sentence(self, line: Line, round_: int = 0) -> str:
        """A line in words, empty if there is nothing to say."""
        if line.kind == ROUND and line.about:
            event = self.ids(line.about)[0]
            return self.words.say("log-round", round=round_, rounds=self.rounds, event=event)
        if line.kind == DRAWS:
            return self.drawn(line)
        if line.kind == PLANS:
            return self.planned(line)
        if line.kind == EVENTS:
            return self.happened(line)
        return self.done(line) if line.kind == ACTIONS else ""

    def ended(self, ending: Ending) -> str:
        """Who has won, and what the others have."""
        if ending.reason:
            return self.words.say("log-end", reason=self.words.reason(ending.reason))
        head = [self.by("log-wins", seat, n=ending.totals[seat]) for seat in ending.winners]
        rest = [
            self.by("log-has", seat, n=total)
            for seat, total in enumerate(ending.totals)
            if seat not in ending.winners
        ]
        return self.apart.join(head + rest)

    def done(self, line: Line) -> str:
        """An action with what it brought; what it did to others follows."""
        head = self.head(line)
        own = self.items(line, line.seat)
        parts = [", ".join(own)] if own else []
        others = [seat for seat in self.seats_in(line) if seat != line.seat]
        for seat in others:
            theirs = self.items(line, seat)
            if theirs:
                parts.append(self.of_seat(seat, theirs))
        parts += self.of_team(line)
        said = self.apart.join(parts)
        if not head and own and len(parts) == 1:
            return self.of_seat(line.seat, own)
        if not head:
            return self.head_of_list(self.name(line.seat), said) if said else ""
        return self.head_of_list(head, said) if said else head

    def head(self, line: Line) -> str:
        """Who does what."""
        if line.about is None:
            if line.cause.kind != "place" or line.seat < 0:
                return ""
            return self.by("log-uses", line.seat, place=line.cause.id)
        sent = self.sent_to(line)
        if sent:
            kind, deed = sent
            return self.by("log-sends", line.seat, kind=kind, deed=deed)
        manned = [c for result in line.results for c in result.changes if has_manned(c)]
        if manned and line.verb == "use":  # without a choice
            kind, card = (name.partition(":")[2] for name in manned[0][1:3])
            return self.by("log-sends-to-card", line.seat, kind=kind, card=card)
        return self.by(line.begins, line.seat, **self.begun(line, line.about))

    def begun(self, line: Line, about: LoggedMove) -> Values:
        """The values that the message of an action gets."""
        log, values = about.verb.log, {"n": self.alike(line)} | self.values(about)
        if log.joins:
            alike = [one for one in line.logged_moves if one.verb.log.begins == log.begins]
            values = {log.joins: ", ".join([self.ids(one)[0] for one in alike])}
        if log.answers:
            return values | self.whom(self.last_other(line))
        if "seat" in values:
            return {"deed": self.deed_of(line.before), **self.whom(int(values["seat"]))}
        return values

    def alike(self, line: Line) -> int:
        """How often the line's move was made."""
        return (
            [logged.move for logged in line.logged_moves].count(line.about.move)
            if line.about
            else 0
        )

    def happened(self, line: Line) -> str:
        """An event, or the census: what each player gets."""
        if line.about is not None:
            return self.words.say(line.begins, **self.values(line.about))
        plague = self.event_of(line) == "plague"
        said = [(seat, self.items(line, seat)) for seat in range(len(self.names))]
        if plague:
            said = [(seat, items or [self.item("item-loses-nobody", seat)]) for seat, items in said]
        parts = [self.of_seat(seat, items) for seat, items in said if items]
        between = self.apart if any(len(items) > 1 for _, items in said) else ", "
        parts += self.of_team(line)
        return self.head_of_list(self.title(line), between.join(parts)) if parts else ""

    def drawn(self, line: Line) -> str:
        """Who comes to the market."""
        changes = [change for result in line.results for change in result.changes]
        if line.verb == "back" and line.about:
            space = self.ids(line.about)[0]
            kinds = [c.what for c in changes if c.where == f"space:{space}"]
            kind = kinds[0].removeprefix("kind:").removeprefix("own-") if kinds else "any"
            return self.by("log-back", line.seat, kind=kind, place=space.rpartition(".")[0])
        if line.verb == "tower" and line.about:
            kind = self.ids(line.about)[0].removeprefix("own-")
            return self.by("log-stores", line.seat, kind=kind)
        came = {c.what: 0 for c in changes if c.where == "market" and c.seat == line.seat}
        for c in changes:
            if c.where == "market" and c.seat == line.seat:
                came[c.what] += c.amount
        said = [self.follower(line.seat, what, n) for what, n in came.items() if n > 0]
        asked = [int(self.ids(one)[0]) for one in line.logged_moves if one.verb.name == "draw"]
        number = asked[0] if asked else sum(n for n in came.values() if n > 0)
        if not asked and not said:
            return ""
        head = self.by("log-draws", line.seat, n=number)
        return self.head_of_list(head, ", ".join(said)) if said else head

    def follower(self, seat: int, what: str, number: int) -> str:
        """ "2 farmers", "1 trader (own)" """
        kind = what.removeprefix("kind:")
        said = self.words.counted(f"kind:{kind.removeprefix('own-')}", number)
        return f"{said} ({self.item('log-own', seat)})" if kind.startswith("own-") else said

    def planned(self, line: Line) -> str:
        """What was placed where; that planning is finished, if nothing was."""
        if line.about and line.begins:
            return self.by(line.begins, line.seat, **self.begun(line, line.about))
        by_place: dict[str, list[str]] = {}
        gears = []
        for logged in line.logged_moves:
            ids = self.ids(logged)
            if logged.verb.name in ("place", "fetch"):
                place, kind = ids[1].rpartition(".")[0], ids[0].removeprefix("own-")
                by_place.setdefault(place, []).append(kind)
            elif logged.verb.name == "gear":
                gears.append(ids[0])
        placed = [
            self.words.say("item-some-placed", kinds=", ".join(kinds), place=place)
            for place, kinds in by_place.items()
        ]
        said = [self.by("log-places", line.seat, placed=self.apart.join(placed))] if placed else []
        for space in gears:
            place = space.rpartition(".")[0]
            key = "item-puts-gear" if said else "log-gear"
            said.append(self.by(key, line.seat, space=space, place=place))
        return self.apart.join(said) or self.by("log-finished", line.seat)

    def of_team(self, line: Line) -> list[str]:
        """What came to the common stores of a team: "Warehouse +1 grain"."""
        if self.words.book.scenario.won != "together":
            return []
        stores = {field.name: field for field in FIELDS if field.heading and field.on_table}
        found: dict[str, list[str]] = {}
        for change in together(c for result in line.results for c in result.changes):
            kind, _, name = change.what.partition(":")
            if change.where in stores:
                said = self.words.counted(change.what, change.amount, sign=True)
                found.setdefault(stores[change.where].heading, []).append(said)
            elif kind in stores:  # things that lie there, each with its name
                said = self.words.name(stores[kind].domain, name)
                found.setdefault(stores[kind].heading, []).append(said)
        return [f"{self.words.term(heading)} {', '.join(said)}" for heading, said in found.items()]

    # --- items: what a seat gained and lost

    def items(self, line: Line, seat: int) -> list[str]:
        changes = together(c for result in line.results for c in result.changes)
        mine = [change for change in changes if change.seat == seat]
        totals = totals_of(line, seat)
        if line.kind == EVENTS:
            lost = {what: n for what, n in totals.items() if what.startswith("kind:") and n < 0}
            totals = {what: n for what, n in totals.items() if what not in lost}
        else:
            lost = {}
        for logged in line.logged_moves:
            if logged.verb.log.adds and logged.verb.of == ("good",) and logged.who == seat:
                good = f"good:{self.ids(logged)[0]}"  # it is told with what it is for
                totals[good] = totals.get(good, 0) + 1
        found = [self.travelled(change) for change in mine]
        leading = [one for one in line.logged_moves if one.verb.log.leads]
        found += [self.item(one.verb.log.leads, seat, **self.values(one)) for one in leading]
        found += [self.total(line, what, n) for what, n in totals.items() if n]
        if lost:
            found.append(self.lost(seat, lost))
        found += [self.step(change, totals, seat) for change in mine]
        told = "goal" if line.verb == "deliver" else ""  # by the head of the line
        turned = {change.what for change in mine if change.where == FACE_DOWN}
        things = [
            change
            for change in mine
            if change.what.partition(":")[0] != told
            and (change.where == FACE_DOWN or change.what not in turned)
        ]
        found += [self.one_thing(change, seat) for change in things]
        found += self.added(line, seat)
        found += self.spared(line, seat)
        if seat == line.seat and self.sent_to(line) and self.completes(line, totals):
            found.append(self.item("item-completes", seat))
        return [text for text in found if text]

    def completes(self, line: Line, totals: Totals) -> bool:
        """Whether the citizen of a finished deed came."""
        deeds, name = self.words.book.components.deeds, self.deed_of(line)
        return totals.get("citizens", 0) > 0 and any(
            deed.done.citizens for deed in deeds if deed.id == name
        )

    def total(self, line: Line, what: str, number: int) -> str:
        """ "+3 coins", "-1 wool" """
        kind, _, name = what.partition(":")
        if not (what in COUNTED or kind in ("good", "kind")):
            return ""
        if kind == "kind":
            what = f"kind:{name.removeprefix('own-')}"
        said = self.words.counted(what, number, sign=True)
        each = self.amount(line) if self.event_of(line) == "income" else 0
        if what == "coins" and each and number > 0 and number % each == 0:
            said += f" ({self.words.say('item-status', status=number // each, n=each)})"
        return said

    def lost(self, seat: int, lost: Totals) -> str:
        kinds = [
            kind.removeprefix("kind:").removeprefix("own-")
            for kind, number in lost.items()
            for _ in range(-number)
        ]
        return self.item("item-loses", seat, kinds=", ".join(kinds))

    def spared(self, line: Line, seat: int) -> list[str]:
        """Followers whom an action drew, and who went back; an event says it in its own way."""
        if line.kind != ACTIONS:
            return []
        drawn = [c for result in line.results for c in result.changes if not c.amount]
        return [
            self.item("item-spares", seat, follower=self.follower(seat, change.what, 1))
            for change in drawn
            if change.seat == seat
        ]

    def step(self, change: Change, totals: Totals, seat: int) -> str:
        """A step on a track, unless the follower who made it is told."""
        kind, _, track = change.what.partition(":")
        if kind != "track":
            return ""
        number = TRACK_NAMES.index(track)
        if number == KNIGHT and change.amount > 0:
            return self.item("item-draws", seat, n=self.draws(change.after))
        if totals.get(f"kind:{KIND_NAMES[number]}", 0) > 0:
            return ""
        return self.item(
            "item-advances" if change.amount > 0 else "item-moves-back", seat, track=track
        )

    def draws(self, space: int) -> int:
        c = self.words.book.components
        return c.tracks[KNIGHT].bonus[space] if space else c.player.draw

    def travelled(self, change: Change) -> str:
        if change.what != "merchant" or change.amount < 0:
            return ""
        return self.words.say("item-travels", town=change.where.removeprefix("town:"))

    def one_thing(self, change: Change, seat: int) -> str:
        """A place tile, a station, a card, a goal that is reached by itself, a lost game."""
        kind, _, name = change.what.partition(":")
        gained, town = change.amount > 0, change.where.removeprefix("town:")
        there = f"item-{kind}-{change.where}" if gained else f"item-{kind}-not-{change.where}"
        if there in self.words.sentences:  # a box tells what it means to be there
            return self.item(there, seat, **{self.called.get(kind, kind): name})
        if kind == "tile":
            return self.item("item-takes-tile" if gained else "item-loses-tile", seat, place=name)
        if kind == "station" and town != change.where:
            return self.item(self.built(town, gained), seat, town=town)
        if kind == "goal":
            return self.item("item-reaches", seat, goal=name)
        if kind == "lost":
            return self.item("item-cannot-pay", seat)
        if self.called.get(kind) == "card" and change.where in KEPT and gained:
            return self.points_of(name)
        return ""

    def built(self, town: str, gained: bool) -> str:
        """The message about a trading station, or a tower at the edge of the map."""
        book = self.words.book
        if any(book.components.towns[n].id == town for n in book.scenario.towers):
            return "item-builds-tower" if gained else "item-loses-tower"
        return "item-builds" if gained else "item-loses-station"

    def points_of(self, name: str) -> str:
        cards = self.words.book.components.cards
        points = next(card.points for card in cards if card.id == name)
        return self.words.counted("points", points, sign=True)

    def added(self, line: Line, seat: int) -> list[str]:
        """What the choices of a seat say beyond their results."""
        found = []
        for logged in line.logged_moves:
            verb = logged.verb.name
            if (logged.who if logged.who >= 0 else line.seat) != seat:
                continue
            if logged.verb.of == ("space",) and logged.verb.log.adds:
                found.append(self.taken(line, logged, seat))
            elif logged.verb.log.adds:
                found.append(self.item(logged.verb.log.adds, seat, **self.values(logged)))
            elif verb == "leave" and line.has("go"):
                found.append(self.item("item-no-good", seat))
            elif verb in ("place", "gear") and line.kind == ACTIONS:
                found.append(self.put(line, logged, seat))
        return found

    def put(self, line: Line, logged: LoggedMove, seat: int) -> str:
        """Followers and gear wheels that an action moves."""
        *kinds, space = self.ids(logged)
        place = space.rpartition(".")[0]
        if kinds:
            return self.item("item-places", seat, kind=kinds[0].removeprefix("own-"), place=place)
        lifted = any(
            change.what == "gear" and change.where.startswith("space:") and change.amount < 0
            for result in line.results
            for change in result.changes
        )
        return self.item("item-moves-gear" if lifted else "item-gear", seat, place=place)

    def taken(self, line: Line, logged: LoggedMove, seat: int) -> str:
        """What a move takes from a space of another player."""
        space = self.ids(logged)[0]
        taken = [
            change
            for result in line.results
            for change in result.changes
            if change.where == f"space:{space}" and change.amount < 0
        ]
        if not taken:
            return ""
        what, key = taken[0].what, logged.verb.log.adds
        values = {"place": space.rpartition(".")[0], **self.whom(taken[0].seat)}
        if what == "gear":
            return self.item(f"{key}-gear", seat, **values)
        kind = what.removeprefix("kind:").removeprefix("own-")
        return self.item(key, seat, kind=kind, **values)

    # --- who and what

    def by(self, key: str, seat: int, **values: str | int) -> str:
        """A sentence about a seat."""
        return self.words.say(key, you=self.is_reader(seat), who=self.player(seat), **values)

    def item(self, key: str, seat: int, **values: str | int) -> str:
        return self.words.say(key, you=self.is_reader(seat), **values)

    def is_reader(self, seat: int) -> str:
        return "yes" if seat == self.reader else "no"

    def player(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""

    def name(self, seat: int) -> str:
        return self.words.say("log-you") if seat == self.reader else self.player(seat)

    def of_seat(self, seat: int, items: Sequence[str]) -> str:
        """ "Anna +1 coin", "Anna to Tours": a verb needs a subject, other items only a name."""
        first = items[0]
        verb = (
            seat == self.reader and not first.startswith(("+", "−")) and not self.is_journey(first)
        )
        name = self.words.say("log-you-who") if verb else self.name(seat)
        return f"{name} {', '.join(items)}"

    def is_journey(self, item: str) -> bool:
        towns = self.words.book.components.towns
        return any(item == self.words.say("item-travels", town=town.id) for town in towns)

    def whom(self, seat: int) -> Values:
        return {"them": self.is_reader(seat), "whom": self.player(seat)}

    def ids(self, logged: LoggedMove) -> Sequence[str]:
        """What a move names."""
        return self.words.book.moves.parts[logged.move][1:]

    def values(self, logged: LoggedMove) -> Values:
        """The same, by the names that messages have for it."""
        said = [int(one) if one.isdecimal() else one for one in self.ids(logged)]
        called = [self.called.get(domain, domain) for domain in logged.verb.of]
        return dict(zip(called, said, strict=True))

    def head_of_list(self, head: str, items: str) -> str:
        return self.words.say("log-line", head=head, items=items)

    def title(self, line: Line) -> str:
        """What an event or a phase is called."""
        if line.cause.kind == "event":
            return self.words.say("log-event", event=line.cause.id)
        return self.words.term(PHASES.get(line.cause.kind, line.cause.kind), "phase")

    def event_of(self, line: Line) -> str:
        """The event of an hour glass tile."""
        if line.cause.kind != "event":
            return ""
        c = self.words.book.components
        tile = next(tile for tile in c.hourglass.tiles if tile.id == line.cause.id)
        return c.events[tile.event].id

    def amount(self, line: Line) -> int:
        tiles = self.words.book.components.hourglass.tiles
        return next(tile.amount for tile in tiles if tile.id == line.cause.id)

    def deed_of(self, line: Line | None) -> str:
        """The deed that the last action sent a follower to."""
        while line is not None and not self.sent_to(line):
            line = line.before
        sent = self.sent_to(line) if line else None
        return sent[1] if sent else ""

    def sent_to(self, line: Line) -> tuple[str, str] | None:
        """Who was sent to which deed; without a choice by the use of the place."""
        if line.about and line.verb == "send":
            kind, deed = self.ids(line.about)
            return kind, deed
        if line.verb != "use":
            return None
        changes = [c for result in line.results for c in result.changes if was_sent(c)]
        kinds = [(c.what.removeprefix("kind:"), c.where.removeprefix("deed:")) for c in changes]
        return kinds[0] if kinds else None

    def last_other(self, line: Line) -> int:
        """The last other player to act."""
        before = line.before
        while before is not None and before.seat == line.seat:
            before = before.before
        return before.seat if before else -1

    def seats_in(self, line: Line) -> list[int]:
        found = [c.seat for result in line.results for c in result.changes if c.seat != TABLE]
        return sorted(set(found))
