"""What is printed on the components of a table, so that a client can draw them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from orleans.boxes.base.building import neutral_towers
from orleans.boxes.base.together import plays_together
from orleans.facts.components import Card, Components, Deed, Gain, Track
from orleans.kernel.book import Book
from orleans.kernel.effects import Event
from orleans.kernel.fields import FIELDS
from orleans.notation.words import Amount, Words, event_mark, terms
from orleans.pieces import GOOD_NAMES, WANT_NAMES, WAY_NAMES
from orleans.server import catalogue


@lru_cache(maxsize=64)
def components_of(book: Book, language: str) -> catalogue.Components:
    """Return the components of one setup."""
    c = book.components
    words = Words(book, language)
    return catalogue.Components(
        followers=[catalogue.Named(f.id, f.name.get(language)) for f in c.followers],
        goods=[catalogue.GoodInfo(g.id, g.name.get(language), g.points, g.food) for g in c.goods],
        has_goods=book.has_goods,
        has_citizens=has_citizens(book),
        has_census="census" not in book.scenario.without,
        together=plays_together(book),
        towns=[town_info(book, n, language) for n in range(len(c.towns))],
        connections=[connection_info(book, n) for n in range(len(c.connections))],
        tracks=[
            catalogue.TrackInfo(t.id, t.name.get(language), t.gives, bonuses(c, t), t.citizen)
            for t in c.tracks
        ],
        development=catalogue.DevelopmentInfo(
            c.development.name.get(language),
            c.development.last,
            list(c.development.citizens),
            list(c.development.coins),
            list(c.development.status),
        ),
        places=[place_info(words, n) for n in book.places],
        deeds=[deed_info(words, c.deeds[n], book.players) for n in book.deeds],
        hourglass=[
            event_info(words, c, n, book.events[n])
            for n in range(len(c.hourglass.tiles))
            if any(n in stack for stack, _ in book.stacks_of_time)
        ],
        cards=[card_info(words, c, card) for deck in decks(book) for card in c.deck(deck)],
        market=c.player.market,
        stations=c.player.stations,
        gear=words.gear(),
        gear_id=words.gear_id,
        terms=terms(language),
        numbers={name: c.number(name, book.players) for name, _ in c.numbers},
        dues=[
            catalogue.DueInfo(number, what)
            for goal in book.goals
            for number, what in goal.card.dues
        ],
    )


def connection_info(book: Book, number: int) -> catalogue.ConnectionInfo:
    connection, towns = book.components.connections[number], book.components.towns
    return catalogue.ConnectionInfo(
        connection.id,
        towns[connection.a].id,
        towns[connection.b].id,
        WAY_NAMES[connection.by],
        len(book.goods_spaces[number]),
    )


def has_citizens(book: Book) -> bool:
    return bool(book.citizens) or any(book.deed_citizens) or book.scenario.citizens_left >= 0


def bonuses(c: Components, track: Track) -> list[int]:
    """Return the bonus of each space; the start of the knights track draws as printed."""
    start = c.player.draw if track.gives == "draw" else track.bonus[0]
    return [start, *track.bonus[1:]]


def place_info(words: Words, number: int) -> catalogue.PlaceInfo:
    place = words.book.components.places[number]
    return catalogue.PlaceInfo(
        place.id,
        place.name.get(words.language),
        words.gender("place", place.id),
        words.forms("place", place.id),
        effect=words.effect(number),
        category=place.category,
        spaces=[WANT_NAMES[want] for want in place.spaces],
        enough=place.enough,
        gears=place.gears,
        use=place.use,
    )


def deed_info(words: Words, deed: Deed, players: int) -> catalogue.DeedInfo:
    return catalogue.DeedInfo(
        deed.id,
        deed.name.get(words.language),
        words.gender("deed", deed.id),
        words.forms("deed", deed.id),
        board=deed.board,
        effect=deed.effect.get(words.language) if deed.effect else "",
        each=gain_info(deed.each),
        done=gain_info(deed.done),
        or_development=deed.or_development,
        gears=deed.gears,
        spaces=[
            catalogue.DeedSpace(WANT_NAMES[want], GOOD_NAMES[lies - 1] if lies else "")
            for want, lies in deed.spaces(players)
        ],
        after=deed.after,
    )


def gain_info(gain: Gain) -> catalogue.GainInfo:
    return catalogue.GainInfo(gain.coins, gain.development, gain.citizens)


def town_info(book: Book, number: int, language: str) -> catalogue.TownInfo:
    town = book.components.towns[number]
    tower: Literal["", "open", "neutral"] = ""
    if number in book.scenario.towers:
        tower = "neutral" if number in neutral_towers(book) else "open"
    return catalogue.TownInfo(town.id, town.name.get(language), town.lat, town.lon, tower)


def decks(book: Book) -> list[str]:
    """Return the decks that something on the table is taken from."""
    in_play = {field.domain for field in FIELDS if field.in_play(book)}
    return [deck for deck in book.components.decks() if deck in in_play]


def card_info(words: Words, c: Components, card: Card) -> catalogue.CardInfo:
    return catalogue.CardInfo(
        card.id,
        c.title(card).get(words.language),
        deck=card.deck,
        effect=card.effect.get(words.language) if card.effect else "",
        back=card.back,
        sort=card.test,
        points=card.points,
        town=c.towns[card.town].id if card.town >= 0 else "",
        followers={c.followers[n].id: count for n, count in enumerate(card.followers) if count},
        goods={c.goods[good].id: count for good, count in enumerate(card.goods) if count},
        coins=card.coins,
    )


def event_info(words: Words, c: Components, number: int, does: Event) -> catalogue.EventInfo:
    tile = c.hourglass.tiles[number]
    event = c.events[tile.event]
    effect = event.effect.get(words.language).format(n=Amount(tile.amount))
    return catalogue.EventInfo(
        tile.id,
        words.name("event", tile.id),
        event=event.id,
        effect=effect,
        brings=tile.brings,
        when=when_it_strikes(does),
        mark=event_mark(tile),
    )


def when_it_strikes(event: Event) -> Literal["now", "planning", "round", "event", "never"]:
    """Return when an event takes effect, according to its attributes."""
    if event.skipped:
        return "now"
    if event.stand_ins or event.watches_draws:
        return "planning"
    kind = type(event)
    if kind.strike is not Event.strike:
        return "event"
    lasts = (
        kind.forbids_hiring is not Event.forbids_hiring,
        kind.why_not_use is not Event.why_not_use,
        kind.receives is not Event.receives,
        event.closed_ways,
        event.all_round,
    )
    return "round" if any(lasts) else "never"
