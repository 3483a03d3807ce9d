"""Information for a decision: what each place would do, and what is left to pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from orleans.boxes.base.acting import SEND_HOME
from orleans.boxes.base.events import Harvest, current_event
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.torture import THINGS
from orleans.boxes.base.using import why_barred
from orleans.game import Game
from orleans.kernel.asking import asked, question_of
from orleans.kernel.fields import clear_round
from orleans.kernel.frames import STEPS
from orleans.kernel.loop import NO_MOVE
from orleans.kernel.table import Player, Table
from orleans.notation.words import Words, phase_of
from orleans.pieces import GEAR, GOOD_NAMES, KIND_NAMES
from orleans.server import views
from orleans.server.risks import is_lost

NO_EVENT = -1


def place_previews(t: Table, seat: int, words: Words) -> dict[str, views.PlacePreview]:
    """Return what each of a seat's places would do if it were used now, activated or not.

    `t` is the table as whoever asks sees it. The place that is just being used is left out: what
    it costs is paid already.
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
    asks = ""
    if len(after.stack) > len(t.stack) and after.stack[-1][1] == seat:
        frame = after.stack[-1]
        asks = words.reason(STEPS[frame[0]].why_not(after, frame, seat, NO_MOVE))
    return views.PlacePreview(gains(t, after, seat), asks, "")


def lasts(t: Table, seat: int, place: int) -> Literal["now", "round", "game"]:
    """Return how long a place cannot be used: what the round brought goes with it."""
    action, later = t.book.actions[place], t.copy()
    later.event = NO_EVENT
    clear_round(later)
    barred = bool(why_barred(later, seat, place))
    if not barred and not action.why_not(later, seat):
        return "round"
    return "game" if barred or action.lasting else "now"


def event_preview(game: Game, seat: int) -> dict[str, int]:
    """Return what the event of this round would give or take if it came now."""
    t = game.view(seat).table
    if t.event < 0 or phase_of(t, seat) == "event":
        return {}
    event, amount = current_event(t)
    if event.spares(t, seat, amount):
        return {}
    if t.book.may_lose and is_lost(t, seat, t.event):
        return {"lost": 1}
    after = t.copy()
    event.strike(after, seat, amount)
    return gains(t, after, seat)


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

GIVEN = ("give-good", "give-station", "give-gear", "give-tile", "give-unbuilt", "give-follower")
PRICED = ("goldsmith", "pharmacy")  # the next payment is the price of the action
ALSO_GIVEN = ("give-development", "give-spare-gear", "give-road-station", "pay")


def debt(game: Game, seat: int, words: Words) -> views.Debt | None:
    """Return what the seat owes now, if it pays piece by piece."""
    t = game.state
    if not t.stack or t.stack[-1][1] != seat:
        return None
    step, args = asked(t), t.stack[-1][2]
    if isinstance(question_of(t), Harvest):
        left, due = args
        moves = paid(game, seat)[left - due :] if left < due else []
        return views.Debt("food", due, left, [words.move(move) for move in moves])
    if step == "torture":
        left, due, _, owed = args
        moves = paid(game, seat)[left - due :] if left < due else []
        of: Literal["coins", "things"] = "things" if owed == THINGS else "coins"
        return views.Debt(of, due, left, [words.move(move) for move in moves])
    return None


def paid(game: Game, seat: int) -> list[int]:
    """Return what the seat has given since this payment began, oldest first."""
    t, found = game.state, []
    history = game.history()
    parts = t.book.moves.parts
    while history:
        who, move = history.pop()
        verb = parts[move][0]
        if who == seat and verb in GIVEN + ALSO_GIVEN:
            found.append(move)
        elif verb == "use" and parts[move][1] in PRICED:
            return found[:-1][::-1]
        elif not (verb == "come" and who < 0):  # a follower lost from the bag
            break
    return found[::-1]
