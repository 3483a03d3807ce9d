"""What a client must know to build its forms and to draw a table."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any, Literal

from orleans.bots import BOTS, LEVELS
from orleans.errors import BadSetup
from orleans.facts.components import Components, Deed, Gain, HourGlassTile, Order, Place
from orleans.facts.loader import load
from orleans.kernel.book import Book, Event
from orleans.kernel.setup import MODULES, PLANNING, SCENARIOS, Setup
from orleans.notation.words import Words, choices, terms
from orleans.pieces import GOOD_NAMES, WANT_NAMES, WAY_NAMES
from orleans.server import catalogue, wire

SEATS = range(1, 6)


def setup_of(choice: wire.SetupChoice) -> Setup:
    return Setup(
        players=choice.players,
        edition=choice.edition,
        scenario=choice.scenario,
        modules=tuple(choice.modules),
        planning=choice.planning,
        tiles=" ".join(choice.tiles),
        last_event=choice.last_event,
    )


def choice_of(setup: Setup) -> wire.SetupChoice:
    return wire.SetupChoice(
        setup.players,
        setup.edition,
        setup.scenario,
        list(setup.modules),
        setup.planning,
        setup.tiles.split(),
        setup.last_event,
    )


def why_not(**values: Any) -> str:
    try:
        Setup(**values)
    except BadSetup as error:
        return str(error)
    return ""


@lru_cache(maxsize=8)
def setup_form(language: str) -> catalogue.SetupForm:
    """The choices, and by asking the engine, what goes together."""
    c = load()
    said = choices(language)
    tiles = [place for place in c.places if place.category]
    return catalogue.SetupForm(
        editions=[
            catalogue.EditionChoice(
                e.id, e.name.get(language), [tile.id for tile in tiles if tile.box in e.boxes]
            )
            for e in c.editions
        ],
        scenarios=[catalogue.Choice(name, said.get(name, name)) for name in playable_scenarios(c)],
        modules=[catalogue.Choice(name, said.get(name, name)) for name in playable_modules(c)],
        planning=[catalogue.Choice(name, said.get(f"planning-{name}", name)) for name in PLANNING],
        last_events=[
            catalogue.LastEvent(name, event_name(c, name, language), glass.module)
            for glass in c.hourglass.glasses
            for name, _ in glass.lasts
        ],
        tiles=[
            catalogue.TileChoice(
                tile.id, tile.name.get(language), tile.effect.get(language), tile.category, tile.box
            )
            for tile in tiles
        ],
        combinations=all_combinations(c),
        bots=[catalogue.Choice(name, said.get(f"bot-{name}", name)) for name in (*LEVELS, *BOTS)],
        paces=[catalogue.Choice(name, said[f"pace-{name}"]) for name in ("live", "turns")],
        clocks=[catalogue.Choice(name, said[f"clock-{name}"]) for name in ("turn", "bank")],
        limits=catalogue.Limits([5, 2_592_000], [0, 86_400], [50, 60_000]),
        defaults=wire.NewTable(
            setup=wire.SetupChoice(players=2),
            seats=[wire.SeatChoice("me"), wire.SeatChoice("bot", "normal")],
            options=wire.TableOptions(hints=True),
            start=True,
        ),
    )


def event_name(c: Components, event: str, language: str) -> str:
    return next(card.name.get(language) for card in c.events if card.id == event)


def all_combinations(c: Components) -> list[catalogue.Combination]:
    """Each edition and scenario with the numbers of players and the modules it allows."""
    found = []
    for edition in [e.id for e in c.editions]:
        for scenario in SCENARIOS:
            players = [
                n for n in SEATS if not why_not(players=n, edition=edition, scenario=scenario)
            ]
            if players:
                modules = [
                    list(some)
                    for size in range(len(MODULES) + 1)
                    for some in combinations(MODULES, size)
                    if not why_not(
                        players=players[-1], edition=edition, scenario=scenario, modules=some
                    )
                ]
                found.append(catalogue.Combination(edition, scenario, players, modules))
    return found


def playable_scenarios(c: Components) -> list[str]:
    found = {combination.scenario for combination in all_combinations(c)}
    return [name for name in SCENARIOS if name in found]


def playable_modules(c: Components) -> list[str]:
    allowed = [some for combination in all_combinations(c) for some in combination.modules]
    found = {name for some in allowed for name in some}
    return [name for name in MODULES if name in found]


@lru_cache(maxsize=64)
def components(book: Book, language: str) -> catalogue.Components:
    """The printed things of one setup."""
    c = book.components
    words = Words(book, language)
    return catalogue.Components(
        followers=[catalogue.Named(f.id, f.name.get(language)) for f in c.followers],
        goods=[catalogue.GoodInfo(g.id, g.name.get(language), g.points, g.food) for g in c.goods],
        towns=[catalogue.TownInfo(t.id, t.name.get(language), t.lat, t.lon) for t in c.towns],
        connections=[
            catalogue.ConnectionInfo(
                connection.id,
                c.towns[connection.a].id,
                c.towns[connection.b].id,
                WAY_NAMES[connection.by],
                len(book.goods_spaces[n]),
            )
            for n, connection in enumerate(c.connections)
        ],
        tracks=[
            catalogue.TrackInfo(t.id, t.name.get(language), t.gives, list(t.bonus), t.citizen)
            for t in c.tracks
        ],
        development=catalogue.DevelopmentInfo(
            c.development.name.get(language),
            c.development.last,
            list(c.development.citizens),
            list(c.development.coins),
            list(c.development.status),
        ),
        places=[place_info(c.places[n], language) for n in (*book.board, *book.tiles)],
        deeds=[deed_info(c.deeds[n], book.players, language) for n in book.deeds],
        hourglass=[
            event_info(words, c, tile, book.events[n])
            for n, tile in enumerate(c.hourglass.tiles)
            if any(n in stack for stack, _ in book.stacks_of_time)
        ],
        orders=[order_info(c, order) for order in c.orders if "orders" in book.setup.modules],
        market=c.player.market,
        stations=c.player.stations,
        gear=words.gear(),
        terms=terms(language),
    )


def place_info(place: Place, language: str) -> catalogue.PlaceInfo:
    return catalogue.PlaceInfo(
        place.id,
        place.name.get(language),
        place.effect.get(language),
        place.category,
        [WANT_NAMES[want] for want in place.spaces],
        place.enough,
        place.gears,
        place.use,
    )


def deed_info(deed: Deed, players: int, language: str) -> catalogue.DeedInfo:
    return catalogue.DeedInfo(
        deed.id,
        deed.name.get(language),
        board=deed.board,
        effect=deed.effect.get(language) if deed.effect else "",
        each=gain_info(deed.each),
        done=gain_info(deed.done),
        or_development=deed.or_development,
        gears=deed.gears,
        spaces=[
            catalogue.DeedSpace(WANT_NAMES[want], GOOD_NAMES[lies - 1] if lies else "")
            for want, lies in deed.spaces(players)
        ],
    )


def gain_info(gain: Gain) -> catalogue.GainInfo:
    return catalogue.GainInfo(gain.coins, gain.development, gain.citizens)


def order_info(c: Components, order: Order) -> catalogue.OrderInfo:
    goods = {c.goods[good].id: count for good, count in enumerate(order.goods) if count}
    return catalogue.OrderInfo(order.id, c.towns[order.town].id, goods, order.points)


def event_info(
    words: Words, c: Components, tile: HourGlassTile, does: Event
) -> catalogue.EventInfo:
    event = c.events[tile.event]
    effect = event.effect.get(words.language).format(n=tile.amount)
    name = words.name("event", tile.id)
    return catalogue.EventInfo(tile.id, name, event.id, effect, when_it_strikes(does))


def when_it_strikes(event: Event) -> Literal["now", "planning", "round", "event", "never"]:
    """By what the event answers; the plain one does nothing at all."""
    if event.skipped:
        return "now"
    if event.stand_ins:
        return "planning"
    kind = type(event)
    if kind.strike is not Event.strike:
        return "event"
    lasts = (
        kind.forbids_hiring is not Event.forbids_hiring,
        kind.why_not_use is not Event.why_not_use,
        kind.receives is not Event.receives,
    )
    return "round" if any(lasts) else "never"
