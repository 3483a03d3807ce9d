"""Tables as JSON: names instead of numbers, and only what the viewer is allowed to see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Raw

from orleans.boxes import make_book
from orleans.boxes.base.extra_fields import DEED_GOODS
from orleans.boxes.base.fields import STAGES, piece_name
from orleans.boxes.base.goals import holds
from orleans.boxes.base.holdings import status
from orleans.boxes.base.outcomes import WON, outcome
from orleans.boxes.base.rounds import rounds_to_come
from orleans.boxes.base.scoring import points
from orleans.boxes.base.together import PROPOSAL
from orleans.boxes.base.verbs import (
    GO,
    PLACE,
)
from orleans.errors import IllegalMove, UnreadableMove
from orleans.game import Game
from orleans.kernel.asking import Shown, arg_names, asked, question_of
from orleans.kernel.book import SORTS, Book
from orleans.kernel.effects import Goal
from orleans.kernel.fields import NO_SEAT, plain_fields
from orleans.kernel.setup import Setup
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import CHANCE, VERB, verb_of
from orleans.notation.frames import named_args
from orleans.notation.now import answer_now, phase_of, standing
from orleans.notation.words import Words
from orleans.pieces import (
    FOLLOWER_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    TRACK_NAMES,
    TYPES,
    WANT_NAMES,
)
from orleans.server import advice, risks, views

to_json = msgspec.json.Encoder().encode
Counts = dict[str, dict[str, int]]  # by deed, then by type


def counts(numbers: Sequence[int], names: tuple[str, ...]) -> dict[str, int]:
    return {names[n]: number for n, number in enumerate(numbers) if number}


def player_view(t: Table, seat: int, p: Player) -> views.PlayerView:
    book = t.book
    towns, places = book.components.towns, book.components.places
    names = space_names(book)
    return views.PlayerView(
        coins=p.coins,
        goods=counts(p.goods, GOOD_NAMES),
        bag=counts(p.bag, KIND_NAMES),
        market=counts(p.market, KIND_NAMES),
        spaces={
            names[space]: piece_name(stands) for space, stands in enumerate(p.spaces) if stands
        },
        tiles=[places[tile].id for tile in p.layout.tiles],
        ready=[places[n].id for n in p.layout.actions if book.activated(p.spaces, n)],
        tracks=counts(p.tracks, TRACK_NAMES),
        development=p.development,
        status=status(t, seat),
        citizens=p.citizens,
        stations=[towns[n].id for n, built in enumerate(t.stations) if built >> seat & 1]
        + [
            places[tile].id
            for tile in book.with_stations
            for _ in range(book.actions[tile].stations(t, seat))
        ],
        unbuilt=p.stations,
        town=towns[p.town].id,
        gears=p.gears,
        bound_gears=p.bound_gears,
        draws=p.draws,
        recalls=p.recalls,
        stage=STAGES[p.stage],
        passed=p.passed,
        points=sum(points(t, seat).values()),
        fields=plain_fields(t, seat, p),
    )


@lru_cache(maxsize=64)
def space_names(book: Book) -> list[str]:
    places = book.components.places
    return [f"{place.id}.{n}" for place in places for n in range(len(place.spaces))]


# Most moves change neither the map nor the deeds.
@lru_cache(maxsize=2000)
def lying_goods(book: Book, lying: tuple[int, ...]) -> dict[str, list[str]]:
    return {
        book.components.connections[n].id: [GOOD_NAMES[lying[s] - 1] for s in spaces if lying[s]]
        for n, spaces in enumerate(book.goods_spaces)
        if any(lying[s] for s in spaces)
    }


@lru_cache(maxsize=2000)
def deed_counts(book: Book, deeds: tuple[int, ...]) -> tuple[Counts, Counts]:
    """Return by deed the open spaces and the followers that were sent there."""
    free, sent = {}, {}
    for row, n in enumerate(book.deeds):
        deed, at = book.components.deeds[n].id, slice(row * SORTS, (row + 1) * SORTS)
        here, printed = deeds[at], book.deed_spaces[at]
        free[deed] = counts([max(left, 0) for left in here], WANT_NAMES)
        gone = [spaces - left for spaces, left in zip(printed, here, strict=True)]
        sent[deed] = counts(gone[:TYPES], FOLLOWER_NAMES)
    return free, sent


def asked_now(t: Table) -> views.AskedView | None:
    """Return what is pending, with the arguments that the viewer knows, by name."""
    if not t.stack:
        return None
    frame, domains = t.stack[-1], t.book.moves.domains
    named = zip(named_args(arg_names(frame)), frame[2], strict=True)
    args = {name: domains.get(domain, {}).get(n, n) for (name, domain), n in named}
    question = question_of(t)
    at_stake = question.at_stake(t, frame[2]) if question is not None else None
    return views.AskedView(asked(t), frame[1] if frame[1] >= 0 else None, args, at_stake)


def table_view(t: Table, seat: int | None, words: Words) -> views.TableView:
    """Encode a table that was made for this viewer (`Game.view`)."""
    c = t.book.components
    tiles = c.hourglass.tiles
    free, sent = deed_counts(t.book, tuple(t.deeds))
    return views.TableView(
        round=t.round,
        rounds=t.round + rounds_to_come(t),
        phase=phase_of(t, seat),
        start=t.start,
        event=tiles[t.event].id if t.event >= 0 else "",
        hourglass=[tiles[n].id for n in t.hourglass],
        supply=counts(t.supply, FOLLOWER_NAMES),
        gears=t.gears,
        goods=counts(t.goods, GOOD_NAMES),
        lying=lying_goods(t.book, tuple(t.lying)),
        deeds=free,
        sent=sent,
        deed_goods=DEED_GOODS.by_deed(t),
        citizens=[name for bit, name in t.book.citizens if not t.claimed >> bit & 1],
        offer=[c.places[n].id for n in t.offer],
        players=[player_view(t, n, p) for n, p in enumerate(t.players)],
        over=t.over,
        asked=asked_now(t),
        fields=plain_fields(t, NO_SEAT, t),
        goals=goals(t, words),
        outcome=outcome_of(t, words),
        fixed_events=[tiles[n].id for n in t.book.scenario.events if n in t.hourglass],
        cards=cards_of(t, seat),
        spread=without_citizen(t.book),
        proposed=proposed(t, words.language),
    )


def without_citizen(book: Book) -> list[str]:
    """Return the spaces that may have no citizen: chosen ones, and deeds where none has one."""
    chosen = [name for bit, name in book.citizens if bit in book.spread]
    deeds = [] if book.scenario.deed_citizens else [book.components.deeds[n].id for n in book.deeds]
    return chosen + [deed for deed in deeds if deed not in book.scenario.citizens]


def proposed(t: Table, language: str) -> list[str]:
    moves = PROPOSAL.get(t) if PROPOSAL.in_play(t.book) else ()
    words = Words(t.book, language, PLACEHOLDERS) if moves else None
    return [words.move(move) for move in moves] if words else []


def goals(t: Table, words: Words) -> list[views.GoalView]:
    """Return the goals of each seat with their progress, and once those of all together."""
    found = []
    for goal in t.book.goals:
        seats = [seat for seat in range(t.book.players) if goal.concerns(t, seat)]
        found += [goal_view(t, words, goal, seat) for seat in seats[: 1 if goal.common else None]]
    return found


def goal_view(t: Table, words: Words, goal: Goal, seat: int) -> views.GoalView:
    reached = holds(t, goal, seat)
    parts = [  # what was delivered is gone, and what exceeds the need does not count
        views.GoalPart(part_name(words, what), need if reached else min(have, need), need, what)
        for what, have, need in goal.parts(t, seat)
    ]
    return views.GoalView(
        goal.card.id,
        goal.card.name.get(words.language),
        None if goal.common else seat,
        parts,
        reached,
        goal.card.effect.get(words.language),
        missed=not reached and goal.missed(t),
        towns=[t.book.components.towns[n].id for n in goal.towns(t, seat)],
        until=goal.card.until,
    )


def part_name(words: Words, what: str) -> str:
    domain, _, key = what.partition(":")
    return words.name(domain, key) if key else words.source(what)


def cards_of(t: Table, seat: int | None) -> list[views.CardView]:
    """Return what the cards lack that the viewer holds or could take."""
    if seat is None:
        return []
    return [
        views.CardView(card, [views.CardPart(*part) for part in parts], missed)
        for hand in t.book.hands
        for card, parts, missed in hand(t, seat)
    ]


def outcome_of(t: Table, words: Words) -> views.OutcomeView | None:
    if not t.over:
        return None
    found = outcome(t)
    kind: Literal["won", "lost", "points"] = "won" if found.kind == WON else "lost"
    if found.by == "points":
        kind = "points"
    reason = words.reason(found.reason)
    return views.OutcomeView(
        kind, list(found.winners), reason[:1].upper() + reason[1:], found.round
    )


PLACEHOLDERS = tuple(f"{{{seat}}}" for seat in range(5))  # for names, which clients put in


class MoveTexts:
    """Options of one book in one language, each built once."""

    def __init__(self, book: Book, language: str) -> None:
        self.words = Words(book, language, PLACEHOLDERS)
        self.book = book
        self._options: dict[int, bytes] = {}
        self._texts: dict[int, str] = {}

    def text(self, move: int) -> str:
        """A move in words; `{1}` stands for the name of the player at seat 1."""
        if move not in self._texts:
            self._texts[move] = self.words.move(move)
        return self._texts[move]

    def options(self, t: Table, seat: int, moves: tuple[int, ...]) -> bytes:
        found = []
        for move in moves:
            now = shown_now(t, seat, move)
            if now or standing(t, seat, move) or answer_now(t, seat, move):
                words = self.words.move_now(t, seat, move)
                found.append(to_json(self.option(move, now, words)))
                continue
            if move not in self._options:
                self._options[move] = to_json(self.option(move))
            found.append(self._options[move])
        return b"[" + b",".join(found) + b"]"

    def option(self, move: int, now: Shown | None = None, words: str = "") -> views.Option:
        verb, ids = verb_of(move), self.book.moves.parts[move][1:]
        touched, area = now or (touches(self.book, move), verb.area)
        return views.Option(
            self.book.moves.texts[move],
            words or self.text(move),
            touched,
            verb.role,
            area,
            int(ids[0]) if verb.of[:1] == ("number",) else None,
        )


@lru_cache(maxsize=64)
def _move_texts(book: Book, language: str) -> MoveTexts:
    return MoveTexts(book, language)


def move_texts(game: Game, language: str) -> MoveTexts:
    return _move_texts(make_book(game.setup), language)


def words_of(setup: Setup, language: str, names: Sequence[str] = ()) -> Words:
    return Words(make_book(setup), language, names)


# What the page calls the things of some domains.
THINGS = {"follower": "kind", "tile": "place", "target": "deed"}


def touches(book: Book, move: int) -> list[str]:
    """The things on the board that a move names, as `kind:name`."""
    verb, ids = verb_of(move), book.moves.parts[move][1:]
    domains = [THINGS.get(domain, domain) for domain in verb.of]
    if verb.source:
        domains[0] = verb.source
    named = zip(domains, ids, strict=True)
    found = [f"{domain}:{name}" for domain, name in named if domain != "number"]
    if "deed" in domains and is_place(book, ids[-1]):
        found[-1] = f"place:{ids[-1]}"
    return [*found, *verb.touches]


def is_place(book: Book, target: str) -> bool:
    """Whether followers are sent to a place; a deed and a place may have the same name."""
    return target in book.numbers and all(deed.id != target for deed in book.components.deeds)


def shown_now(t: Table, seat: int, move: int) -> Shown | None:
    """What a move touches and where, if that depends on the table or on the question."""
    verb, ids = verb_of(move), t.book.moves.parts[move][1:]
    if move & VERB == GO:  # where it leads along depends on where one is
        return touches(t.book, move) + connections(t, seat, move), verb.area
    question = question_of(t)
    shown = question.shown(t, t.stack[-1][2], move) if question is not None else None
    if shown is None and asked(t) != "planning" and move & VERB == PLACE:
        return [f"arriving:{ids[0]}", f"space:{ids[1]}"], verb.area  # not from the market
    return shown


def connections(t: Table, seat: int, move: int) -> list[str]:
    town, way = divmod(move - GO, 2)
    here = t.book.ways[t.players[seat].town][way]
    found = [n for other, n in here if other == town]
    return [f"connection:{t.book.components.connections[n].id}" for n in found]


def raw_view(game: Game, seat: int | None, language: str) -> Raw:
    words = words_of(game.setup, language)
    return Raw(to_json(table_view(game.view(seat).table, seat, words)))


def raw_options(game: Game, seat: int | None, language: str) -> Raw:
    if seat is None or seat not in game.actors:
        return Raw(b"[]")
    return Raw(move_texts(game, language).options(game.state, seat, game.moves(seat)))


def question(game: Game, seat: int | None, language: str, names: Sequence[str]) -> str:
    return "" if seat is None else game.question(seat, words_of(game.setup, language, names))


CAUSES = ("deed", "place")


def cause(game: Game, seat: int | None) -> str:
    """Return why a seat is asked, as far as the question's frame says it."""
    if seat not in game.actors:
        return ""
    frame, question = game.state.stack[-1], question_of(game.state)
    known = game.state.book.moves.domains
    for (_, domain), number in zip(named_args(arg_names(frame)), frame[2], strict=True):
        if domain == "cause":
            return known[domain][number]
        if domain in CAUSES:
            return f"{domain}:{known[domain][number]}"
    if question is not None and question.domain:
        return f"{question.domain}:{question.name}"
    return ""


@lru_cache(maxsize=8)
def moves_by_thing(book: Book) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for move in sorted(book.moves.parts):
        if verb_of(move).role != CHANCE:
            for thing in touches(book, move):
                found.setdefault(thing, []).append(move)
    return found


def of_anybody(thing: str) -> str:
    """Return a thing on another player's board as moves name it."""
    domain, _, name = thing.partition(":")
    return f"space:{name.partition(':')[2]}" if domain == "seat-space" else thing


def move_touching(game: Game, seat: int, things: list[str]) -> str:
    """Return the text of the move that things stand for, preferably one like those allowed now."""
    book = game.state.book
    sets = [set(moves_by_thing(book).get(of_anybody(thing), ())) for thing in things]
    while len(sets) > 1 and not set.intersection(*sets):
        sets = sets[1:]  # what was touched last counts most
    fitting = sorted(set.intersection(*sets))
    if not fitting:
        raise UnreadableMove(f"'{{}}' is not a move|{' '.join(things)}")
    now = {move & VERB for move in game.moves(seat)}
    alike = [move for move in fitting if move & VERB in now]
    return book.moves.texts[(alike or fitting)[0]]


def debt_of(game: Game, seat: int | None, language: str) -> views.Debt | None:
    return None if seat is None else advice.debt(game, seat, words_of(game.setup, language))


def place_previews_of(
    game: Game, seat: int | None, language: str
) -> list[dict[str, views.PlacePreview]]:
    """Return the previews of all players' places, by seat, as far as the seat sees."""
    if game.over:
        return []
    t, words = game.view(seat).table, words_of(game.setup, language)
    return [advice.place_previews(t, owner, words) for owner in range(len(t.players))]


def event_preview_of(game: Game, seat: int | None) -> dict[str, int]:
    return {} if seat is None or game.over else advice.event_preview(game, seat)


def team_preview_of(game: Game, seat: int | None) -> list[dict[str, int]]:
    return [] if game.over else advice.team_preview(game, seat)


def risky_of(game: Game, seat: int | None, language: str) -> dict[str, str]:
    if seat is None or game.over or seat not in game.actors:
        return {}
    return risks.risky_moves(game, seat, words_of(game.setup, language))


def undo_info(game: Game, seat: int | None, also: tuple[int, ...], language: str) -> views.UndoInfo:
    texts = move_texts(game, language)
    if seat is None:
        return views.UndoInfo("", texts.words.reason("a spectator has no move to take back"), False)
    book = game.state.book
    placed = {placed_at(book, move): game.text(move) for move in game.placed(seat)}
    try:
        return views.UndoInfo(words_to_undo(game, seat, also, texts), "", False, placed)
    except IllegalMove as error:
        own = [] if game.over else [move for who, move in game.history() if who == seat]
        words = words_to_take_back(game, seat, own[-1], texts) if own else ""
        return views.UndoInfo(words, texts.words.reason(error.template), bool(own), placed)


def placed_at(book: Book, move: int) -> str:
    """The space where a move of the planning put something, otherwise everything it touched."""
    verb, ids = verb_of(move), book.moves.parts[move][1:]
    return ids[-1] if "space" in verb.of else " ".join(sorted(touches(book, move)))


def words_to_undo(game: Game, seat: int, also: tuple[int, ...], texts: MoveTexts) -> str:
    """The move that undo would take back."""
    move = game.undo_takes(seat, also)
    if not verb_of(move).told_before:
        return texts.text(move)
    before = game.copy()
    before.undo(seat, also)
    return texts.words.move_now(before.state, seat, move)


def words_to_take_back(game: Game, seat: int, move: int, texts: MoveTexts) -> str:
    """The seat's last move, which is taken back only if everybody agrees."""
    if not verb_of(move).told_before:
        return texts.text(move)
    before = game.copy()
    before.take_back(seat)
    return texts.words.move_now(before.state, seat, move)
