"""The Plague cards: three of them change the start, or the rules of the whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orleans.boxes.base.torture import pay
from orleans.boxes.plague.corpses import corpses_on_market, lay_corpses
from orleans.boxes.plague.fields import LEFT_HOME, PLAGUE, PLAGUE_CARDS
from orleans.boxes.plague.indulgence import cause_of_card
from orleans.boxes.plague.verbs import AFFLICT
from orleans.facts.components import Card
from orleans.kernel.book import Book
from orleans.kernel.frames import EVERY, NATURE, RULES, DrawEvenly, Frame, Step, add_step
from orleans.kernel.table import Table, changed
from orleans.pieces import MONK, SCHOLAR

NUMBER: Final = 3  # of the cards that are revealed


def numbers(book: Book) -> dict[str, int]:
    """The cards by name."""
    return {card.id: n for n, card in enumerate(book.components.deck(PLAGUE))}


def in_force(t: Table, name: str) -> bool:
    return numbers(t.book)[name] in PLAGUE_CARDS.get(t)


def card_named(t: Table, name: str) -> Card:
    return t.book.components.deck(PLAGUE)[numbers(t.book)[name]]


# --- at the start, in the order in which they are revealed (ruling 185)


def lose_followers(t: Table, kind: int, number: int) -> None:
    """Out of the game; no more than there are."""
    gone = min(number, t.supply[kind])
    t.supply[kind] -= gone
    t.lost_followers = changed(t.lost_followers, kind, t.lost_followers[kind] + gone)


def fewer_scholars(t: Table, number: int) -> None:
    lose_followers(t, SCHOLAR, len(t.players))


def fewer_wheels(t: Table, number: int) -> None:
    gone = t.gears // number
    t.gears -= gone
    t.lost_gears += gone


def fewer_monks(t: Table, number: int) -> None:
    lose_followers(t, MONK, t.supply[MONK] // number)


def corpses_at_first(t: Table, number: int) -> None:
    for seat in range(len(t.players)):
        lay_corpses(t, seat, number)


def fewer_stations(t: Table, number: int) -> None:
    for player in t.players:
        player.stations -= number


STARTS: Final[dict[str, Callable[[Table, int], None]]] = {
    "fewer-scholars": fewer_scholars,
    "fewer-wheels": fewer_wheels,
    "fewer-monks": fewer_monks,
    "two-corpses": corpses_at_first,
    "fewer-stations": fewer_stations,
    "one-corpse": corpses_at_first,
}


class Afflict(DrawEvenly):
    """Nature, (how many): a Plague card is revealed; those of the start are carried out."""

    args = ("left",)
    open_args = EVERY
    open_outcome = True

    def things(self, t: Table, frame: Frame) -> list[int]:
        here = PLAGUE_CARDS.get(t)
        return [n for n in range(len(t.book.components.deck(PLAGUE))) if n not in here]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        (left,) = frame[2]
        PLAGUE_CARDS.add(t, move - AFFLICT)
        card = t.book.components.deck(PLAGUE)[move - AFFLICT]
        if card.id in STARTS:
            STARTS[card.id](t, card.number)
        if left > 1:
            t.stack.append((AFFLICTION, NATURE, (left - 1,)))


def reveal_plague_cards(t: Table) -> None:
    t.stack.append((AFFLICTION, NATURE, (NUMBER,)))


# --- for the whole game


def why_at_home(t: Table, seat: int, place: int) -> str:
    """Ruling 186: whoever moved the merchant."""
    if place != t.book.numbers["farm-house"] or not in_force(t, "homebodies"):
        return ""
    me = t.players[seat]
    left = LEFT_HOME.count(me) or me.town != t.book.home
    return "" if left else "your merchant has not left Orléans yet"


def why_closed(t: Table, seat: int, place: int) -> str:
    """Ruling 186: the space of the marker counts, now."""
    if place != t.book.numbers["town-hall"] or not in_force(t, "closed-town-hall"):
        return ""
    stars = card_named(t, "closed-town-hall").number
    status = t.book.components.development.status[t.players[seat].development]
    return "" if status >= stars else f"the Town Hall is closed before star {{}}|{stars}"


def why_by_hand(t: Table, place: int) -> str:
    """The Infirmary is no place tile (ruling 179)."""
    village = place == t.book.numbers["village"] and in_force(t, "village-by-hand")
    tile = t.book.components.places[place].category and in_force(t, "tiles-by-hand")
    return "a Plague card forbids gear wheels here" if village or tile else ""


def price_of_station(t: Table) -> int:
    """A cost, not a debt (ruling 187)."""
    name = "dear-stations"
    return card_named(t, name).number if in_force(t, name) else 0


def why_no_track_money(t: Table) -> str:
    """Ruling 189."""
    return "no-track-money" if in_force(t, "no-track-money") else ""


def tiles_lost(t: Table, first: int) -> int:
    """The second tile of the game is the first of the uppermost stack with a letter."""
    second = t.book.stacks_of_time[1][0][0]
    return int(first == second and in_force(t, "lost-round"))


class Levy(Step):
    """The rules: before the Census whoever has a corpse in the market pays (ruling 188)."""

    def run(self, t: Table, frame: Frame) -> None:
        name = "corpse-levy"
        if not in_force(t, name):
            return
        cause = cause_of_card(t, PLAGUE, numbers(t.book)[name])
        for i in range(len(t.players) - 1, -1, -1):
            seat = (t.start + i) % len(t.players)
            if corpses_on_market(t, seat):
                pay(t, seat, card_named(t, name).number, cause)

    def begins(self, t: Table, frame: Frame, who: int, move: int) -> int:
        return cause_of_card(t, PLAGUE, numbers(t.book)["corpse-levy"])


AFFLICTION: Final = add_step(Afflict("afflict", AFFLICT))
LEVY: Final = (add_step(Levy("corpse-levy")), RULES, ())
