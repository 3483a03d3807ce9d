"""Information for a decision: what each place would do, and what is left to pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from orleans.boxes.base.acting import SEND_HOME
from orleans.boxes.base.events import EVENT_PHASE, Harvest, current_event
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.together import plays_together
from orleans.boxes.base.torture import THINGS
from orleans.boxes.base.using import why_barred
from orleans.boxes.base.verbs import HIRE
from orleans.game import Game
from orleans.kernel.asking import asked, question_of
from orleans.kernel.fields import clear_round
from orleans.kernel.frames import RULES, STEPS
from orleans.kernel.loop import NO_MOVE
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import VERB, verb_of
from orleans.notation.words import Words
from orleans.pieces import FOLLOWER_NAMES, GEAR, GOOD_NAMES, KIND_NAMES
from orleans.server import views
from orleans.server.risks import is_lost

NO_EVENT = -1


def place_previews(t: Table, seat: int, words: Words) -> dict[str, views.PlacePreview]:
    """Return what each of a seat's places would do if it were used now, activated or not.

    `t` is the table as the asking player sees it. The place in use is left out: its cost is paid
    already.
    """
    places = t.book.components.places
    used = [frame[2] for frame in t.stack if frame[0] == SEND_HOME]
    return {
        places[n].id: place_preview(t, seat, n, words)
        for n in t.players[seat].layout.actions
        if (seat, n) not in used
    }


def place_preview(t: Table, seat: int, place: int, words: Words) -> views.PlacePreview:
    action = t.book.actions[place]
    barred = why_barred(t, seat, place)
    reason = barred or action.why_not(t, seat)
    if reason:
        return views.PlacePreview({}, "", words.reason(reason), lasts(t, seat, place))
    after = t.copy()
    action.carry_out(after, seat)
    if len(after.stack) == len(t.stack) or after.stack[-1][1] != seat:
        return views.PlacePreview(gains(t, after, seat), "", "")
    frame = after.stack[-1]
    step = STEPS[frame[0]]
    asks = words.reason(step.why_not(after, frame, seat, NO_MOVE))
    without = not_to_hire(step.options(after, frame, seat))
    return views.PlacePreview(gains(t, after, seat), asks, "", without=without)


def not_to_hire(options: Sequence[int]) -> list[str]:
    """Where one of several followers is hired: the others."""
    hired = {move - HIRE for move in options if move & VERB == HIRE}
    return [name for n, name in enumerate(FOLLOWER_NAMES) if hired and n not in hired]


def lasts(t: Table, seat: int, place: int) -> Literal["now", "round", "game"]:
    """Return how long a place cannot be used: some reasons end with the round."""
    action, later = t.book.actions[place], t.copy()
    later.event = NO_EVENT
    clear_round(later)
    barred = bool(why_barred(later, seat, place))
    if not barred and not action.why_not(later, seat):
        return "round"
    return "game" if barred or action.lasting else "now"


def event_preview(game: Game, seat: int) -> dict[str, int]:
    """Return what the event of this round would give or take if it came now.

    Players of a team all lose as soon as one does.
    """
    t = game.view(seat).table
    if not is_to_come(t):
        return {}
    team = range(len(t.players)) if plays_together(t.book) else [seat]
    if t.book.may_lose and any(is_lost(t, one, t.event) for one in team):
        return {"lost": 1}
    return struck(t, seat)


def team_preview(game: Game, seat: int | None) -> list[dict[str, int]]:
    """Return by seat what the event would give or take, where all win or lose together."""
    t = game.view(seat).table
    if not plays_together(t.book) or not is_to_come(t):
        return []
    seats = range(len(t.players))
    return [{"lost": 1} if is_lost(t, one, t.event) else struck(t, one) for one in seats]


def is_to_come(t: Table) -> bool:
    """Return whether this round's event has still to strike."""
    return t.event >= 0 and (EVENT_PHASE, RULES, ()) in t.stack


def struck(t: Table, seat: int) -> dict[str, int]:
    event, amount = current_event(t)
    if event.spares(t, seat, amount):
        return {}
    after = t.copy()
    event.strike(after, seat, amount)
    answer_what_is_forced(after, seat, len(t.stack))
    return gains(t, after, seat)


def answer_what_is_forced(t: Table, seat: int, depth: int) -> None:
    """What a seat is asked above this depth of the stack, as long as there is just one answer."""
    while len(t.stack) > depth and t.stack[-1][1] == seat:
        frame = t.stack[-1]
        step = STEPS[frame[0]]
        options = step.options(t, frame, seat)
        if len(options) != 1:
            return
        t.stack.pop()
        step.take(t, frame, seat, options[0])


def gains(before: Table, after: Table, seat: int) -> dict[str, int]:
    """Return what a seat gains or loses, by the names that options touch."""
    one, other = before.players[seat], after.players[seat]
    found = dict(differences("kind", KIND_NAMES, one.bag, other.bag))
    found.update(differences("good", GOOD_NAMES, one.goods, other.goods))
    for name, was, is_now in (
        ("gears", wheels(one), wheels(other)),
        ("development", one.development, other.development),
        ("coins", one.coins, other.coins),
        ("citizens", one.citizens, other.citizens),
        ("stations", built(before, seat), built(after, seat)),
        ("draws", draw_limit(before, seat), draw_limit(after, seat)),
    ):
        if is_now != was:
            found[name] = is_now - was
    return found


def differences(
    domain: str, names: Sequence[str], one: Sequence[int], other: Sequence[int]
) -> Iterator[tuple[str, int]]:
    for n, name in enumerate(names):
        if one[n] != other[n]:
            yield f"{domain}:{name}", other[n] - one[n]


def wheels(player: Player) -> int:
    """Placed or not."""
    return player.gears + player.spaces.count(GEAR)


def built(t: Table, seat: int) -> int:
    return sum(stations >> seat & 1 for stations in t.stations)


# --- payments, piece by piece


def debt(game: Game, seat: int, words: Words) -> views.Debt | None:
    """Return what the seat owes now, if it pays piece by piece."""
    t = game.state
    if not t.stack or t.stack[-1][1] != seat:
        return None
    step, args = asked(t), t.stack[-1][2]
    if isinstance(question_of(t), Harvest):
        left, due = args
        return views.Debt("food", due, left, paid(game, seat, due - left, words))
    if step == "torture":
        left, due, _, owed = args
        of: Literal["coins", "things"] = "things" if owed == THINGS else "coins"
        return views.Debt(of, due, left, paid(game, seat, due - left, words))
    return None


def paid(game: Game, seat: int, number: int, words: Words) -> list[str]:
    """Return the pieces that the seat has given for this payment, oldest first.

    Each is a move. Chance comes between them where a follower is drawn from the bag; a piece
    that was the only one left was given automatically and is not in the history.
    """
    found: list[str] = []
    for who, move in reversed(game.history()):
        if len(found) == number or not (who < 0 or (who == seat and verb_of(move).pays)):
            break
        if who == seat:
            found.append(words.move(move))
    return found[::-1]
