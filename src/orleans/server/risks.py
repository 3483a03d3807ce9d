"""Moves after which a seat could no longer pay an event that may lose the game."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.events import shelters
from orleans.boxes.base.goals import LOST, all_met
from orleans.boxes.base.using import may_carry_out
from orleans.boxes.base.verbs import USE
from orleans.game import Game
from orleans.kernel.frames import STEPS
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB
from orleans.notation.now import phase_of
from orleans.notation.words import Words

MANY: Final = 40  # moves that are tried out; where there are more, none of them is a payment


def risky_moves(game: Game, seat: int, words: Words) -> dict[str, str]:
    """Return, by move, the name of the event that could not be paid after it, as things stand.

    Before the event that is this round's, if nothing more can be done; afterwards the next one.
    """
    moves, t = game.moves(seat), game.view(seat).table
    phase = phase_of(t, seat)
    if not t.book.may_lose or not 1 < len(moves) <= MANY or phase not in ("actions", "event"):
        return {}
    acting = phase == "actions"
    event = t.event if acting else next_event(t)
    if event < 0:
        return {}
    lost = [move for move in moves if leads_to_loss(t, seat, move, event, acting)]
    if len(lost) == len(moves):
        return {}
    name = words.name("event", t.book.components.hourglass.tiles[event].id)
    return {game.text(move): name for move in lost}


def next_event(t: Table) -> int:
    """Return the tile of the next round, if it is known; -1 if not."""
    return next((tile for tile in t.book.scenario.events if tile in t.hourglass), -1)


def leads_to_loss(t: Table, seat: int, move: int, event: int, acting: bool) -> bool:
    if move & VERB == USE:
        return False  # what it brings is not known yet
    later = t.copy()
    frame = later.stack.pop()
    STEPS[frame[0]].take(later, frame, seat, move)
    if acting and not later.players[seat].passed and usable(later, seat):
        return False
    return not (all_met(later, seat) and not acting) and is_lost(later, seat, event)


def usable(t: Table, seat: int) -> list[int]:
    """Return the activated places that could still be used."""
    me, book = t.players[seat], t.book
    places = [place for place in me.layout.actions if book.activated(me.spaces, place)]
    return [place for place in places if may_carry_out(t, seat, place)]


def is_lost(t: Table, seat: int, event: int) -> bool:
    """Whether a seat would lose if an event struck it now."""
    does, amount = t.book.events[event], t.book.amounts[event]
    if does.spares(t, seat, amount) or (does.harmful and shelters(t, seat)):
        return False
    after = t.copy()
    after.event = event
    does.strike(after, seat, amount)
    return LOST.count(after.players[seat]) > 0
