"""The module "plague": phases, the doctor, and what the parts of the box are plugged into."""

from __future__ import annotations

from typing import Final

from orleans.boxes.base.causes import BY_EVENT, FOLLOWERS
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.planning import OPEN_PLANNING
from orleans.boxes.base.rounds import CENSUS_PHASE, START_PLAYER
from orleans.boxes.base.verbs import COME
from orleans.boxes.plague.accounts import faults_of_cards, faults_of_corpses
from orleans.boxes.plague.afflictions import (
    LEVY,
    card_named,
    in_force,
    price_of_station,
    reveal_plague_cards,
    tiles_lost,
    why_at_home,
    why_by_hand,
    why_closed,
    why_no_track_money,
)
from orleans.boxes.plague.corpses import (
    fill_cemetery,
    offer_relief,
    offer_return,
    points_for_corpses,
    share_out,
)
from orleans.boxes.plague.fields import BEFORE, DOCTOR, HAND, MEASURES
from orleans.boxes.plague.guessing import guess_hand
from orleans.boxes.plague.indulgence import (
    PLAY_AT_EVENT,
    PLAY_CARDS,
    PLAY_MORE,
    points_of_cards,
)
from orleans.boxes.plague.moments import (
    begin_moments,
    end_moment,
    end_moments,
    has_begun,
    measures,
    note_arrival,
    note_building,
    note_moving_back,
)
from orleans.boxes.plague.pile import deal_hands
from orleans.boxes.plague.progress import cards_at_hand
from orleans.kernel.asking import ask
from orleans.kernel.book import Book
from orleans.kernel.frames import EVERY, NATURE, RULES, DrawPiece, Frame, Step, add_step
from orleans.kernel.table import Table
from orleans.kernel.values import changed
from orleans.pieces import MONK

WAKE: Final = "wake"
QUARANTINE: Final = "quarantine"


def is_event(t: Table, name: str) -> bool:
    return t.event >= 0 and t.book.events[t.event].name == name


# --- the Plague Doctor


def why_doctor_stays(t: Table) -> str:
    """Why the doctor may not be placed now."""
    if is_event(t, QUARANTINE):
        return "the Plague Doctor may not be used this round"
    if in_force(t, "late-doctor") and t.round < card_named(t, "late-doctor").number:
        first = card_named(t, "late-doctor").number
        return f"the Plague Doctor may be used from round {{}} on|{first}"
    return ""


def why_in_quarantine(t: Table, seat: int, place: int) -> str:
    """An action with the doctor on one of its spaces (ruling 167)."""
    book, spaces = t.book, t.players[seat].spaces
    here = DOCTOR + 1 in spaces[book.first[place] : book.last[place]]
    return why_doctor_stays(t) if here and is_event(t, QUARANTINE) else ""


# --- phases


class TooManyCorpses(Step):
    """Before phase 3, the rules: of six or more corpses some may go back into the bag."""

    def run(self, t: Table, frame: Frame) -> None:
        for seat in reversed(t.book.turn_orders[t.start]):
            offer_relief(t, seat)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return FOLLOWERS


class CorpsesOfRound(Step):
    """After the event, the rules: new corpses into the bags, then those of the markets.

    At the end of the game it makes no difference where they are (ruling 160).
    """

    def run(self, t: Table, frame: Frame) -> None:
        end_moments(t)
        share_out(t, t.book.components.hourglass.tiles[t.event].brings)
        if not t.hourglass:
            return
        for seat in reversed(t.book.turn_orders[t.start]):
            if is_event(t, WAKE):
                offer_relief(t, seat)
            else:
                offer_return(t, seat)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return BY_EVENT + t.event


# --- followers that were drawn


def note_draws(t: Table, seat: int, drawn: list[int]) -> None:
    """A corpse goes to the Cemetery; two monks may fulfil a card (ruling 172)."""
    me = t.players[seat]
    gave_up = has_begun(t, seat)  # draws, to move followers back
    if not gave_up:
        at = MEASURES.index("monks")
        BEFORE.set(me, changed(measures(t, seat), at, me.market[MONK] - drawn[MONK]))
    t.stack.append((END_OF_DRAWS, RULES, (seat,)))
    ask(t, seat, PLAY_AT_EVENT)
    full = sum(me.market) == t.book.market_spaces and not gave_up
    if fill_cemetery(t, seat) and full and sum(drawn) < draw_limit(t, seat) and any(me.bag):
        t.stack.append((DRAW_ONE_MORE, NATURE, (seat,)))


class EndOfDraws(Step):
    """The rules, (seat): the moment of its cards is over."""

    args = ("seat",)
    open_args = EVERY

    def run(self, t: Table, frame: Frame) -> None:
        end_moment(t, frame[2][0])


class DrawOneMore(DrawPiece):
    """Nature, (seat): the space of a corpse that went to the Cemetery is free (ruling 165)."""

    args = ("seat",)
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        return t.players[frame[2][0]].bag

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        me = t.players[frame[2][0]]
        me.bag[move - COME] -= 1
        me.market[move - COME] += 1


def plug_in_plague(book: Book) -> None:
    steps = [frame[0] for frame in book.phases]
    book.phases.insert(steps.index(START_PLAYER), (CORPSES_OF_ROUND, RULES, ()))
    book.phases.insert(steps.index(OPEN_PLANNING), (TOO_MANY_CORPSES, RULES, ()))
    book.phases.insert(steps.index(CENSUS_PHASE), LEVY)
    book.preparations += [deal_hands, reveal_plague_cards]
    book.bars += [why_in_quarantine, why_at_home, why_closed]
    book.stays_home.append(why_doctor_stays)
    book.gear_bars.append(why_by_hand)
    book.station_prices.append(price_of_station)
    book.track_keeps_coins.append(why_no_track_money)
    book.fewer_tiles.append(tiles_lost)
    book.may_skip = True  # a round may be lost
    book.when_turn_begins.append(begin_moments)
    book.when_arrived.append(note_arrival)
    book.when_built.append(note_building)
    book.when_drawn.append(note_draws)
    book.when_recalled.append(note_moving_back)
    book.watches_draws = True
    book.in_turn.append(PLAY_CARDS)
    book.after_action.append(PLAY_MORE)  # asked before an order (ruling 159)
    book.after_strike.append(PLAY_AT_EVENT)
    book.accounts += [faults_of_cards, faults_of_corpses]
    book.hands.append(cards_at_hand)
    book.sources["indulgence"] = points_of_cards
    book.sources["corpses"] = points_for_corpses


TOO_MANY_CORPSES: Final = add_step(TooManyCorpses("relief"))
CORPSES_OF_ROUND: Final = add_step(CorpsesOfRound("corpses"))
DRAW_ONE_MORE: Final = add_step(DrawOneMore("draw-one-more", COME))
END_OF_DRAWS: Final = add_step(EndOfDraws("end-of-draws"))
HAND.deal = guess_hand
