"""The story in words: "Income: Anna +6 coins, Ben +3 coins"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from orleans.kernel.story import TABLE, Cause, Change, Happening
from orleans.notation.words import Words
from orleans.pieces import KIND_NAMES, KNIGHT, TRACK_NAMES

Totals = dict[str, int]  # by what it is


class Result(NamedTuple):
    """All that one cause did in one step of the history."""

    step: int
    round: int
    cause: Cause
    changes: tuple[Change, ...]


def results(happenings: Iterable[Happening]) -> list[Result]:
    """Happenings in their order, those of one step and one cause together."""
    found: list[Result] = []
    for happening in happenings:
        step, round_, cause = happening.step, happening.round, happening.cause
        if found and (found[-1].step, found[-1].cause) == (step, cause):
            changes = together((*found[-1].changes, *happening.changes))
            found[-1] = Result(step, round_, cause, changes)
        else:
            found.append(Result(step, round_, cause, happening.changes))
    return [result for result in found if result.changes]


def together(changes: Iterable[Change]) -> tuple[Change, ...]:
    """One change for each thing; what came and went is left out."""
    found: dict[tuple[int, str, str], Change] = {}
    for change in changes:
        key = change[:3]
        before = found[key].before if key in found else change.before
        found[key] = Change(*key, before, change.after)
    return tuple(change for change in found.values() if change.amount)


def tells(result: Result) -> bool:
    """Whether it says more than the move from which it followed."""
    return result.cause.kind not in UNTOLD


class Telling:
    """Says results in one language; `names` are those of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words, self.names = words, names

    def sentence(
        self, result: Result, of_line: int | None = None, named: Sequence[str] = ()
    ) -> str:
        """A result in words, empty if there is nothing to say.

        `of_line` is the seat whose move it follows; what such a move does to its own seat
        needs neither the cause nor the name. What the move has `named` is not said again.
        """
        cause = result.cause
        parts = [(seat, self.gains(result, seat, named)) for seat in seats_in(result)]
        parts = [(seat, gains) for seat, gains in parts if gains]
        if not parts or not tells(result):
            return ""
        head = "" if cause.seat == of_line and cause.seat >= 0 else self.title(cause)
        alone = [seat for seat, _ in parts] == [cause.seat]
        said = [
            ", ".join(gains) if alone else f"{self.names[seat]} {', '.join(gains)}"
            for seat, gains in parts
        ]
        body = ", ".join(said)
        return f"{head}{self.words.term('colon')} {body}" if head else body

    def title(self, cause: Cause) -> str:
        """What a cause is called."""
        w = self.words
        if cause.kind == "event":
            tiles = w.book.components.hourglass.tiles
            event = next(tile.event for tile in tiles if tile.id == cause.id)
            return w.book.components.events[event].name.get(w.language)
        if cause.kind in PHASES:
            return w.term(PHASES[cause.kind], "phase")
        return w.name("deed" if cause.kind == "bribe" else cause.kind, cause.id)

    def gains(self, result: Result, seat: int, named: Sequence[str]) -> list[str]:
        """What a seat gained and lost."""
        mine = [change for change in result.changes if change.seat == seat]
        totals = totals_of(result.changes, seat)
        found = [self.counted(what, totals[what]) for what in totals if what in COUNTED]
        found += [self.followers(what, totals) for what in totals]
        found += [self.good(what, number) for what, number in totals.items()]
        found += [self.step(change, totals) for change in mine]
        found += [self.one_thing(change, named) for change in mine]
        return [text for text in found if text]

    def counted(self, what: str, number: int) -> str:
        """ "+3 coins", "-1 coin"; nothing for nothing."""
        if not number:
            return ""
        if what == "gear":
            return f"{number:+d} {self.small(self.words.gear())}"
        one, _, many = self.words.term(what, "count").partition("|")
        return f"{number:+d} {one if abs(number) == 1 else many or one}"

    def followers(self, what: str, totals: Totals) -> str:
        kind, _, name = what.partition(":")
        return self.counted(name, totals[what]) if kind == "kind" else ""

    def good(self, what: str, number: int) -> str:
        kind, _, name = what.partition(":")
        if kind != "good" or not number:
            return ""
        return f"{number:+d} {self.small(self.words.name('good', name))}"

    def step(self, change: Change, totals: Totals) -> str:
        """A step on a track, unless the follower who made it is told."""
        kind, _, track = change.what.partition(":")
        if kind != "track":
            return ""
        number = TRACK_NAMES.index(track)
        if number == KNIGHT:
            return self.words.term("now-draws").format(self.draws(change.after))
        if totals.get(f"kind:{KIND_NAMES[number]}", 0) > 0:
            return ""
        return f"{self.words.name('track', track)} {change.amount:+d}"

    def draws(self, space: int) -> int:
        c = self.words.book.components
        return c.tracks[KNIGHT].bonus[space] if space else c.player.draw

    def one_thing(self, change: Change, named: Sequence[str]) -> str:
        """A place tile, a town, an order."""
        kind, _, name = change.what.partition(":")
        if kind == "tile" and name not in named:
            return f"{'+' if change.amount > 0 else '-'} {self.words.name('tile', name)}"
        town = change.where.removeprefix("town:")
        if kind == "merchant" and change.amount > 0 and town not in named:
            return self.words.term("to-town").format(self.words.name("town", town))
        if kind == "order" and change.amount > 0:
            cards = self.words.book.components.orders
            return self.counted("points", next(card.points for card in cards if card.id == name))
        return ""

    def small(self, name: str) -> str:
        """A name as it stands within a sentence."""
        return name if self.words.language == "de" else name[:1].lower() + name[1:]


# Causes whose moves say all there is to say.
UNTOLD = ("preparation", "round", "followers", "plan", "pass")
PHASES = {"census": "census", "end": "over"}
COUNTED = ("coins", "citizens", "development", "station", "gear")


def seats_in(result: Result) -> list[int]:
    return list(dict.fromkeys(change.seat for change in result.changes if change.seat != TABLE))


def totals_of(changes: Iterable[Change], seat: int) -> Totals:
    """What a seat has more or less of, wherever it lies.

    A follower who was sent to a deed is not lost, and a trading station that was built is one
    more: those not yet built only count if they leave the game.
    """
    found: Totals = {}
    sent: Totals = {}
    for change in changes:
        what, amount = change.what, change.amount
        if change.seat == TABLE and change.where.startswith("deed:"):
            sent[what] = sent.get(what, 0) + amount
        if change.seat != seat:
            continue
        if what == "stock:road-station":
            what = "station"
        if what == "station" and change.where == "unbuilt":
            what = "unbuilt"
        found[what] = found.get(what, 0) + amount
    for what, amount in sent.items():
        if what.startswith("kind:") and found.get(what, 0) == -amount:
            del found[what]
    unbuilt = found.pop("unbuilt", 0)
    if unbuilt and not found.get("station"):
        found["station"] = unbuilt
    return {what: found[what] for what in sorted(found, key=order_of)}


def order_of(what: str) -> int:
    """Coins come first, then the rest as it is."""
    return COUNTED.index(what) if what in COUNTED else len(COUNTED)
