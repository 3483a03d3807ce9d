"""What a written position leaves open, and what no game can reach."""

from __future__ import annotations

from orleans.boxes.base.accounts import why_impossible
from orleans.boxes.base.deeds import standing_at_deed
from orleans.boxes.base.events import LOSSES
from orleans.boxes.base.extra_fields import FREE_WHEELS
from orleans.boxes.base.goals import LOST, MET
from orleans.kernel.book import Book
from orleans.kernel.table import STORING, Player, Table
from orleans.pieces import (
    ANY_NEUTRAL,
    CRAFTSMAN,
    GEAR,
    KIND_NAMES,
    MONK,
    NEUTRAL_STANDS,
    REPLACES,
    WANT_NAMES,
)


def hourglass_after(book: Book, rounds: int, event: int) -> tuple[int, ...]:
    """What may still come after a number of rounds, with this event in the last of them.

    The lowest stacks are whole; of the one that is begun the first tiles are gone.
    """
    to_come = book.rounds - rounds
    found: list[int] = []
    for stack, draws in reversed(book.stacks_of_time):
        rest = [tile for tile in stack if tile != event]
        here = min(to_come, draws - (event in stack))
        if here:
            found += rest[len(rest) - (len(stack) - draws + here) :]
        to_come -= here
    return tuple(sorted(found))


def in_order(t: Table) -> bool:
    """Where a scenario fixes the events, those up to the current one have come."""
    events = t.book.scenario.events
    come = len(events) - len(t.hourglass)
    return not events or (set(t.hourglass) == set(events[come:]) and t.event == (-1, *events)[come])


def goods_left_at_deeds(t: Table) -> tuple[int, ...]:
    """As many goods as there are open spaces for each type; those printed first are gone."""
    book = t.book
    gone = {
        (deed, want): standing_at_deed(t, book.deed_rows[deed], want)
        for deed, want, _ in book.deed_goods
    }
    left: list[int] = []
    for (deed, want, _), printed in zip(book.deed_goods, book.goods_for_deeds, strict=True):
        taken = min(printed, gone[deed, want])
        gone[deed, want] -= taken
        left.append(printed - taken)
    return tuple(left)


def bound_at_first(p: Player) -> int:
    """Of the wheels not placed, the one of the first craftsmen's space is for a farmer's space."""
    return int(p.tracks[CRAFTSMAN] == 1 and p.gears > 0 and GEAR not in p.spaces)


def why_no_offer(t: Table) -> str:
    """Why these place tiles cannot be on offer and built, if players choose them at the start."""
    here = [*t.offer, *[tile for player in t.players for tile in player.layout.tiles]]
    picks = t.book.scenario.picks
    for category in sorted({pick.category for pick in picks}):
        most = sum(pick.tiles for pick in picks if pick.category == category)
        if sum(tile in t.book.stacks[category] for tile in here) > most:
            return f"{most} place tiles of category {'I' * category} are chosen, not more"
    return ""


def why_no_player(t: Table, seat: int, built: int) -> tuple[tuple[str, ...], str]:
    """Why a player's area cannot look like this, and which lines say so; empty if it can."""
    p, kit = t.players[seat], t.book.components.player
    reason = why_impossible(t, seat)
    if reason:
        return ("stock",), reason
    if p.stations < 0 or built + p.stations > t.book.stations:
        return ("stations", "unbuilt", "stock"), "more trading stations than a player has"
    if p.bound_gears > p.gears:
        return ("gears", "bound"), "more bound gear wheels than gear wheels"
    if FREE_WHEELS.count(p) > p.gears - p.bound_gears:
        return ("gears", "laboratory"), "more wheels of the Laboratory than free gear wheels"
    hands = 2 if p.layout.annex >= 0 and p.stage <= STORING else 0
    if sum(p.market) > kit.market + hands:
        return ("market",), f"the market holds {kit.market} followers"
    if p.citizens and not any_citizens(t.book):
        return ("citizens",), "there are no citizens in this scenario"
    if t.book.goals:
        reason = why_not_met_so(t, seat)
        if reason:
            return ("met",), reason
    if t.book.may_lose and LOST.count(p) and not t.over and not losing(t):
        return ("lost",), "a game that is lost is over"
    return ("board",), why_no_board(t, p)


def any_citizens(book: Book) -> bool:
    left = book.scenario.citizens_left > 0
    return left or bool(book.citizens) or any(book.deed_citizens)


def losing(t: Table) -> bool:
    """An event is still coming to others; the game ends when it has come to everybody."""
    return any(frame[0] == LOSSES for frame in t.stack)


def why_not_met_so(t: Table, seat: int) -> str:
    """Why goals cannot have been met in these rounds."""
    scenario, since = t.book.scenario, MET.of(t, seat)
    done = [number for number in since if number]
    if any(number > t.round for number in done):
        return f"it is round {t.round}: no goal was met later"
    if any(0 < goal.card.until < since[goal.row] for goal in t.book.goals):
        return "a goal was met too late"
    if scenario.one_goal_a_round and len(set(done)) < len(done):
        return "two goals were met in one round"
    if scenario.goals_in_order and (done != sorted(done) or any(since[len(done) :])):
        return "the goals were not met in their order"
    if all(since) and max(since) < t.round:
        return f"all goals were met in round {max(since)}, which ended the game"
    return ""


def why_no_board(t: Table, p: Player) -> str:
    """Why followers and wheels cannot be on a player's spaces like this."""
    book = t.book
    for place in p.layout.places:
        here = p.spaces[book.first[place] : book.last[place]]
        if here.count(GEAR) > 1:
            return "two gear wheels on one place"
        for space, stands in enumerate(here, book.first[place]):
            reason = why_no_piece(t, p, space, stands) if stands else ""
            if reason:
                return reason
    return ""


def why_no_piece(t: Table, p: Player, space: int, stands: int) -> str:
    """Why a follower or a wheel cannot be on a space."""
    book, want = t.book, t.book.want[space]
    if stands == GEAR:
        return "" if space in p.layout.gear_spaces else "a gear wheel where none may be"
    if want == MONK and MONK not in REPLACES[stands - 1]:
        return "only a monk stands on a monk's space"
    if want == ANY_NEUTRAL and not NEUTRAL_STANDS[stands]:
        return "followers of a player's own colour may not stand there"
    if space in p.layout.spaces and not may_have_come(t, p, stands - 1, space):
        place = book.place_of[space]
        at = f"{book.components.places[place].id}.{space - book.first[place]}"
        return f"{KIND_NAMES[stands - 1]} may not stand on {at}, which is for {WANT_NAMES[want]}"
    return ""


def may_have_come(t: Table, p: Player, kind: int, space: int) -> bool:
    """A follower fits, or did when a tile or an event that is gone by now allowed it."""
    book = t.book
    here = {*t.offer, *[tile for player in t.players for tile in player.layout.tiles]}
    gone = [tile for tile in book.tiles if tile not in here]
    layout = book.layout(tuple(sorted({*p.layout.tiles, *gone})))
    past = [tile for tile in book.with_stand_ins if tile not in t.hourglass]
    return any(
        space in fit[kind] for fit in (layout.fit, *[layout.wider_fit(book, n) for n in past])
    )
