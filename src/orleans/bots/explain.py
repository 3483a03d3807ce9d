"""Why a move: one sentence about what it brings, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from orleans.bots.outlook import Outlook
from orleans.bots.plans import alone, ranked, use_table, wanted_use
from orleans.bots.replies import others_reply
from orleans.boxes.base.acting import TURN
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.holdings import stations_built
from orleans.boxes.base.verbs import BUILD, DRAW, PASS, PLACE, READY, USE
from orleans.game import Game
from orleans.kernel.judging import Reason
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import DECLINE, MAX_SPACES, VERB, verb_of
from orleans.kernel.view import View
from orleans.notation.words import Words
from orleans.pieces import FOLLOWER_NAMES, GEAR, OWN_KINDS, TYPE_OF, TYPES, TYPES_OF_GOODS

NO_TILE = -1
STEPS = 4  # follow-up choices that are thought to the end
OF_GOALS = "goal-"  # reasons that are clauses; the others name what the move brings


def explain(view: View, move: int, language: str = "en", names: Sequence[str] = ()) -> str:
    """What speaks for a move, from what the seat may know; nothing if nothing can be named.

    `names` are those of the players, if they are known.
    """
    assert view.seat is not None
    t, words = view.table, Words(view.table.book, language, names)
    if move == READY:
        return words.term("placed", "because")
    if move == PASS:
        return words.term("nothing", "because")
    if move & VERB == DRAW:
        return words.term("all-drawn", "because")
    if move & VERB == PLACE:
        return explain_place(t, view.seat, move, words)
    reason = t.book.judged.reason(t, view.seat, move)
    if reason is not None:
        return say(reason, words)
    before = alone(t, view.seat)
    if move not in before.moves(view.seat):
        return ""
    after = before.copy()
    after.play(view.seat, move)
    end = played_out(after, view.seat)
    told = move - BUILD if move & VERB == BUILD else NO_TILE
    said = [
        *brings(before.state, end, view.seat, words, told),
        *losses(before.state, end, view.seat, words),
    ]
    if not said and verb_of(move).role == DECLINE:
        return words.term("nothing", "because")
    return words.listed(said) if said else ""


def say(reason: Reason, words: Words) -> str:
    """A reason that a box gives, in words."""
    values = [
        named(words, *value.split(":", 1)) if isinstance(value, str) else value
        for value in reason.values
    ]
    return words.term(reason.key, "because", *values)


def named(words: Words, domain: str, key: str) -> str:
    """A deed or a town is named by its sentence, which wants its article or preposition."""
    return key if domain in ("deed", "town") else words.name(domain, key)


def explain_place(t: Table, seat: int, move: int, words: Words) -> str:
    """A follower on a space: what the place will bring when it is used."""
    place = t.book.place_of[(move - PLACE) % MAX_SPACES]
    placed = alone(t, seat)
    placed.play(seat, move)
    use = wanted_use(t.book, placed.state.players[seat], place)
    table = use_table(placed.state, seat, use)
    game = Game(seed="explain", start=table.copy(), trial=True)
    name = t.book.components.places[place].id
    if USE + place not in game.moves(seat):
        return ""
    game.play(seat, USE + place)
    brought = brings(table, played_out(game, seat), seat, words)
    key = "begins" if use.spaces else "fills"
    if not brought:
        return words.term(f"{key}-only", "because", name)
    return words.term(key, "because", name, words.listed(brought))


def played_out(game: Game, seat: int) -> Table:
    """The table when the choices that belong to a move have been made."""
    outlook = Outlook(game.state.book)
    for _ in range(STEPS):
        if outlook.envy:
            others_reply(game, seat, outlook.value)
        if game.actors != (seat,) or game.state.stack[-1][0] == TURN:
            break
        game.play(seat, ranked(game.state, seat, outlook, game.moves(seat))[0][1])
    return game.state


def brings(before: Table, after: Table, seat: int, words: Words, told: int = NO_TILE) -> list[str]:
    """What a move brings, as clauses: "brings 1 wool and 2 coins", "leads to Tours".

    `told` is the place tile that the move's own text names.
    """
    gains = after.book.judged.gains(before, after, seat)
    of_goals = [gain for gain in gains if gain.key.startswith(OF_GOALS)]
    things = [say(gain, words) for gain in gains if gain not in of_goals]
    things += changes(before, after, seat, words, told)
    found = [words.term("brings", "because", ", ".join(things))] if things else []
    one, two = before.players[seat], after.players[seat]
    status = after.book.components.development.status
    if status[two.development] > status[one.development]:
        found.append(words.term("star", "because", status[two.development]))
    if draw_limit(after, seat) > draw_limit(before, seat):
        found.append(words.term("draws", "because", draw_limit(after, seat)))
    return found + [say(gain, words) for gain in of_goals]


def changes(before: Table, after: Table, seat: int, words: Words, told: int) -> list[str]:
    """What a seat has gained, and what that costs, the most important first.

    Nothing speaks for a move that only costs something.
    """
    one, two = before.players[seat], after.players[seat]
    found: list[str] = []
    most = 0  # of one thing

    def add(text: str, number: int) -> None:
        nonlocal most
        found.append(text)
        most = max(most, number)

    def count(key: str, number: int) -> None:
        if number:
            add(words.term(key, "because", number), number)

    count("steps", two.development - one.development)
    if two.development != one.development:
        found.append(star(after, two, one.development, words))
    count("citizens", two.citizens - one.citizens)
    count("stations", stations_built(after, seat) - stations_built(before, seat))
    unseen = after.book.judged.guessed(before, after) or [0] * TYPES_OF_GOODS
    for good in range(TYPES_OF_GOODS):
        more = two.goods[good] - one.goods[good] - unseen[good]
        if more:
            add(words.counted(f"good:{after.book.components.goods[good].id}", more), more)
    crew_before, crew_after = crew(one), crew(two)
    for kind in range(TYPES):
        if crew_after[kind] > crew_before[kind]:
            add(words.term("follower", "because", FOLLOWER_NAMES[kind]), 1)
    count("gears", wheels(two) - wheels(one))
    for tile in two.layout.tiles:
        if tile not in one.layout.tiles and tile != told:
            add(words.name("place", after.book.components.places[tile].id), 1)
    count("coins", two.coins - one.coins)
    return [text for text in found if text] if most > 0 else []


def losses(before: Table, after: Table, seat: int, words: Words) -> list[str]:
    """The players a move hurts, where players can strike each other."""
    if not after.book.judged.envy:
        return []
    pairs = zip(before.players, after.players, strict=True)
    struck = [n for n, (one, two) in enumerate(pairs) if n != seat and one != two]
    return [words.term("hurts", "because", n) for n in struck]


def star(t: Table, me: Player, before: int, words: Words) -> str:
    """How far the next star is, unless one was reached."""
    status = t.book.components.development.status
    if status[me.development] > status[before]:
        return ""
    for step in range(me.development, len(status)):
        if status[step] > status[me.development]:
            return words.term("star-ahead", "because", status[step], step - me.development)
    return ""


def crew(me: Player) -> list[int]:
    """All followers of a player by type, wherever they are."""
    found = [here + more for here, more in zip(me.bag, me.market, strict=True)]
    for stands in me.spaces:
        if 0 < stands < GEAR:
            found[stands - 1] += 1
    for kind in OWN_KINDS:
        found[TYPE_OF[kind]] += found[kind]
    return found


def wheels(me: Player) -> int:
    return me.gears + me.spaces.count(GEAR)
