"""The log in sentences: "Anna uses the Castle: +1 knight, now draws 6"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from orleans.facts.components import Card, Order
from orleans.kernel.story import TABLE, Change
from orleans.notation.lines import (
    ACTIONS,
    DRAWS,
    EVENTS,
    PLANS,
    ROUND,
    Entry,
    Line,
    Result,
    together,
)
from orleans.notation.words import Words
from orleans.pieces import KIND_NAMES, KNIGHT, TRACK_NAMES

Totals = dict[str, int]  # by what it is

# How an action begins, by its verb: the message, and what its arguments are called there.
HEADS = {
    "use": ("log-uses", ("place",)),
    "pass": ("log-passes", ()),
    "send": ("log-sends", ("kind", "deed")),
    "deliver": ("log-reaches", ("goal",)),
    "put": ("log-serves", ("good",)),
    "settle": ("log-settles", ("citizen",)),
    "settle-rest": ("log-settles-rest", ()),
    "start": ("log-starts-in", ("town",)),
    "fulfil": ("log-fulfils", ("order",)),
    "accept": ("log-accepts", ()),
    "refuse": ("log-refuses", ()),
    "skip": ("log-skipped", ("event",)),
    "turn-up": ("log-new-order", ("order",)),
    "play": ("log-fulfils-card", ("card",)),
    "show": ("log-new-card", ("card",)),
    "afflict": ("log-plague-card", ("card",)),
}
# What a choice adds to its line, where the results do not say it.
ADDED = {
    "roll": ("item-rolls", ("n",)),
    "reward-development": ("item-not-coins", ()),
    "to-market": ("item-to-market", ()),
    "protect": ("item-protects", ()),
    "drop": ("item-spared", ("good",)),
    "clear": ("item-clears", ("connection",)),
    "banish": ("item-banishes", ("kind",)),
    "fulfil": ("item-passes", ()),
    "top": ("item-takes-top", ()),
    "choose": ("item-takes-shown", ("card",)),
    "deal": ("item-card-is", ("card",)),
    "return-corpses": ("item-returns-corpses", ()),
}
PHASES = {"census": "census", "end": "over"}
COUNTED = ("coins", "citizens", "development", "station", "gear")


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
        said = self.apart.join(parts)
        if not head:
            return self.head_of_list(self.name(line.seat), said) if said else ""
        return self.head_of_list(head, said) if said else head

    def head(self, line: Line) -> str:
        """Who does what."""
        before = line.before
        if line.about is None:
            if line.cause.kind != "place" or line.seat < 0:
                return ""
            return self.by("log-uses", line.seat, place=line.cause.id)
        if line.verb == "target":
            deed = self.deed_of(before)
            return self.by("log-targets", line.seat, deed=deed, **self.whom(self.seat_named(line)))
        if line.verb in ("bribe", "bribe-coins"):
            offered = [
                self.ids(one)[0] for one in line.entries if one.verb.name.startswith("bribe")
            ]
            list_ = self.words.say("log-offered", things=", ".join(offered))
            return self.by("log-offers", line.seat, list=list_, **self.whom(self.schemer(line)))
        sent = self.sent_to(line)
        if sent:
            kind, deed = sent
            return self.by("log-sends", line.seat, kind=kind, deed=deed)
        if line.verb == "pick":
            places = ", ".join(self.ids(one)[0] for one in line.entries)
            return self.by("log-picks", line.seat, place=places)
        key, names = HEADS[line.verb]
        return self.by(key, line.seat, **dict(zip(names, self.ids(line.about), strict=True)))

    def happened(self, line: Line) -> str:
        """An event, or the census: what each player gets."""
        if line.about is not None:
            key, names = HEADS[line.verb]
            return self.words.say(key, **dict(zip(names, self.ids(line.about), strict=True)))
        plague = self.event_of(line) == "plague"
        said = [(seat, self.items(line, seat)) for seat in range(len(self.names))]
        if plague:
            said = [(seat, items or [self.item("item-loses-nobody", seat)]) for seat, items in said]
        parts = [self.of_seat(seat, items) for seat, items in said if items]
        between = self.apart if any(len(items) > 1 for _, items in said) else ", "
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
        asked = [int(self.ids(one)[0]) for one in line.entries if one.verb.name == "draw"]
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
        by_place: dict[str, list[str]] = {}
        gears = []
        for entry in line.entries:
            ids = self.ids(entry)
            if entry.verb.name in ("place", "fetch"):
                place, kind = ids[1].rpartition(".")[0], ids[0].removeprefix("own-")
                by_place.setdefault(place, []).append(kind)
            elif entry.verb.name == "gear":
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
        for entry in line.entries:
            if entry.verb.name == "drop" and entry.who == seat:
                totals[f"good:{self.ids(entry)[0]}"] += 1  # it is told with what it is for
        found = [self.travelled(change) for change in mine]
        found += [self.total(line, what, n) for what, n in totals.items() if n]
        if lost:
            found.append(self.lost(seat, lost))
        found += [self.step(change, totals, seat) for change in mine]
        told = "goal" if line.verb == "deliver" else ""  # by the head of the line
        things = [change for change in mine if change.what.partition(":")[0] != told]
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
        """A place tile, a station, an order, a goal that is reached by itself, a lost game."""
        kind, _, name = change.what.partition(":")
        gained, town = change.amount > 0, change.where.removeprefix("town:")
        if kind == "tile":
            return self.item("item-takes-tile" if gained else "item-loses-tile", seat, place=name)
        if kind == "station" and town != change.where:
            return self.item("item-builds" if gained else "item-loses-station", seat, town=town)
        if kind == "goal":
            return self.item("item-reaches", seat, goal=name)
        if kind == "lost":
            return self.item("item-cannot-pay", seat)
        if kind == "order" and gained:
            return self.points_of(self.words.book.components.orders, name)
        if change.where == "fulfilled" and gained:
            return self.points_of(self.words.book.components.cards, name)
        return ""

    def points_of(self, cards: Sequence[Card | Order], name: str) -> str:
        points = next(card.points for card in cards if card.id == name)
        return self.words.counted("points", points, sign=True)

    def added(self, line: Line, seat: int) -> list[str]:
        """What the choices of a seat say beyond their results."""
        found = []
        for entry in line.entries:
            verb = entry.verb.name
            if (entry.who if entry.who >= 0 else line.seat) != seat:
                continue
            if verb in ADDED:
                key, names = ADDED[verb]
                ids = [int(one) if one.isdecimal() else one for one in self.ids(entry)]
                found.append(self.item(key, seat, **dict(zip(names, ids, strict=False))))
            elif verb == "leave" and line.has("go"):
                found.append(self.item("item-no-good", seat))
            elif verb in ("place", "gear", "seize") and line.kind == ACTIONS:
                found.append(self.put(line, entry, seat))
        return found

    def put(self, line: Line, entry: Entry, seat: int) -> str:
        """Followers and gear wheels that an action moves."""
        ids = self.ids(entry)
        space, place = ids[-1], ids[-1].rpartition(".")[0]
        if entry.verb.name == "place":
            return self.item("item-places", seat, kind=ids[0].removeprefix("own-"), place=place)
        if entry.verb.name == "gear":
            return self.item(
                "item-moves-gear" if line.has("lift") else "item-gear", seat, place=place
            )
        taken = [
            change
            for result in line.results
            for change in result.changes
            if change.where == f"space:{space}" and change.amount < 0
        ]
        if not taken:
            return ""
        what, more = taken[0].what, self.whom(taken[0].seat)
        if what == "gear":
            return self.item("item-seizes-gear", seat, place=place, **more)
        kind = what.removeprefix("kind:").removeprefix("own-")
        return self.item("item-seizes", seat, kind=kind, place=place, **more)

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
        """ "Anna +1 coin": a verb needs a subject, numbers only a name."""
        verb = not items[0].startswith(("+", "-")) and seat == self.reader
        name = self.words.say("log-you-who") if verb else self.name(seat)
        return f"{name} {', '.join(items)}"

    def whom(self, seat: int) -> dict[str, str]:
        return {"them": self.is_reader(seat), "whom": self.player(seat)}

    def ids(self, entry: Entry) -> Sequence[str]:
        """What a move names."""
        return self.words.book.moves.parts[entry.move][1:]

    def head_of_list(self, head: str, items: str) -> str:
        return self.words.say("log-line", head=head, items=items)

    def title(self, line: Line) -> str:
        """What an event or a phase is called."""
        if line.cause.kind == "event":
            return self.words.say("log-event", event=line.cause.id)
        return self.words.term(PHASES[line.cause.kind], "phase")

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

    def seat_named(self, line: Line) -> int:
        return int(self.ids(line.about)[0]) if line.about else -1

    def schemer(self, line: Line) -> int:
        """Who is offered a bribe: the last other player to act."""
        before = line.before
        while before is not None and before.seat == line.seat:
            before = before.before
        return before.seat if before else -1

    def seats_in(self, line: Line) -> list[int]:
        found = [c.seat for result in line.results for c in result.changes if c.seat != TABLE]
        return sorted(set(found))


def totals_of(line: Line, seat: int) -> Totals:
    """What a seat has more or less of, wherever it lies.

    A follower whom the player sent to a deed is not lost. A trading station in a town is told
    with its town; those not yet built only count if they leave the game.
    """
    found: Counter[str] = Counter()
    for result in line.results:
        for change in result.changes:
            what, amount = change.what, change.amount
            if seat == line.seat and was_sent(change):
                found[what] += amount
            if change.seat == seat:
                found["station" if what == "stock:road-station" else what] += amount
            if change.seat == seat and what == "station" and tells_town(result, change):
                found[what] -= amount
    return {what: found[what] for what in sorted(found, key=order_of)}


def was_sent(change: Change) -> bool:
    """Whether it is a follower at a deed."""
    return change.where.startswith("deed:") and change.what.startswith("kind:")


def tells_town(result: Result, change: Change) -> bool:
    """Whether a trading station left the game from a town: others come from the player, or go
    back there.
    """
    return result.manner == "torture" and change.where.startswith("town:")


def order_of(what: str) -> int:
    """Followers come first, then goods, coins and the rest."""
    kind = what.partition(":")[0]
    if kind in ("kind", "good"):
        return ("kind", "good").index(kind)
    return 2 + (COUNTED.index(what) if what in COUNTED else len(COUNTED))
