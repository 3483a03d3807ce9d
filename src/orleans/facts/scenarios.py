"""Scenarios and goals from the data files; combinations that do not fit are refused."""

from __future__ import annotations

from dataclasses import dataclass

from orleans.facts.components import (
    Connection,
    EventCard,
    GoalCard,
    HourGlassTile,
    Names,
    Pick,
    Place,
    Scenario,
    Spread,
    Supply,
)
from orleans.facts.source import Entry
from orleans.pieces import FOLLOWER_NAMES, GOOD_NAMES, TRACK_NAMES

TILES = ("edition", "all", "picked")
DRAWN = "drawn"  # a number of them from each category
NAMED = "named"  # just these
WON = ("points", "at-once", "round-end", "together")
PLANNING = ("", "open")
DUES = (*GOOD_NAMES, "coins", "development", "farmer", "boatman", "gear", "station", "tile")
CITIZENS_AT = (*TRACK_NAMES, "development")
WITHOUT = ("census", "torture", "last-citizen")  # the phases and rules that a game can do without
ANYWHERE = "any"  # players choose where their merchants start
NEED_STATIONS = ("station", "stations")  # tests of goals
TIES = ("goals", "goods", "coins")  # what can decide where goals do not


@dataclass
class Known:
    """What a scenario may name; its rounds add hour glass tiles."""

    towns: tuple[str, ...]
    connections: tuple[Connection, ...]
    places: tuple[str, ...]  # of the player board, tiles and action boards
    tiles: tuple[Place, ...]
    beside: tuple[str, ...]  # action boards
    boards: tuple[str, ...]  # of deeds, by their order
    deeds: tuple[tuple[str, str], ...]  # each with its board
    for_citizens: tuple[str, ...]  # the spaces where some can lie
    other_citizens: tuple[str, ...]  # besides tracks, towns and deeds
    editions: tuple[str, ...]
    events: tuple[EventCard, ...]
    hourglass: list[HourGlassTile]
    goals: tuple[GoalCard, ...]
    goods: int  # in the box
    stations: int  # that a player has in the base game
    room: int  # in a market, beside the own followers


def goods_spaces(
    connections: tuple[Connection, ...], players: int, towns: tuple[int, ...] = ()
) -> int:
    """Return how many goods lie on the map of so many players, or around some towns of it."""
    ways = [way for way in connections if not towns or way.a in towns or way.b in towns]
    return sum(1 + (0 < way.second <= players) for way in ways)


def read_goal(e: Entry, key: str, towns: tuple[str, ...]) -> GoalCard:
    return GoalCard(
        id=key,
        name=e.names(),
        effect=e.names("effect"),
        test=str(e.take("test", str)),
        town=e.choice("town", towns) if "town" in e.raw else -1,
        goods=e.counts("goods", GOOD_NAMES) if "goods" in e.raw else (0,) * len(GOOD_NAMES),
        citizens=e.number("citizens", 0, 20, 0),
        coins=e.number("coins", 0, 99, 0),
        worth=e.number("worth", 0, 99, 0),
        until=e.number("until", 0, 18, 0),
        status=e.number("status", 0, 6, 0),
        stations=e.number("stations", 0, 30, 0),
        inland=e.take("inland", bool, False),
        number=e.number("number", 0, 30, 0),
        of=e.choices("of", GOOD_NAMES) if "of" in e.raw else (),
        stations_in=e.choices("stations_in", towns) if "stations_in" in e.raw else (),
        track=e.choice("track", TRACK_NAMES) if "track" in e.raw else -1,
        dues=tuple(_due(e, text) for text in e.texts("dues", ())),
        entry=f"{e.file}: {e.path}",
    )


def _due(e: Entry, text: str) -> tuple[int, str]:
    """`2 coins` is how many of what is paid at the end of a round."""
    number, _, what = text.partition(" ")
    if not number.isdecimal() or what not in DUES:
        raise e.bad(f"{text!r} is no number of {', '.join(DUES)}", "dues")
    return int(number), what


def read_scenario(e: Entry, key: str, known: Known) -> tuple[Scenario, ...]:
    """A scenario, followed by its steps of difficulty, in which some values differ."""
    steps = e.part("difficulty").raw if "difficulty" in e.raw else {}
    usual = dict(e.raw)
    rounds = _rounds(e, key, known)
    found = [_one_scenario(e, key, "", known, rounds)]
    e.done()
    for step, changes in steps.items():
        part = Entry(e.file, f"{e.path}.difficulty.{step}", changes, e.box)
        if "events" in part.raw:
            raise part.bad("are the same in every step of difficulty", "events")
        for value in part.raw:
            if value not in usual:
                raise part.bad("is not known here", value)
        same = {name: value for name, value in usual.items() if name != "events"}
        entry = Entry(e.file, part.path, same | part.raw, e.box)
        found.append(_one_scenario(entry, key, step, known, rounds))
        entry.done()
    return tuple(found)


def _one_scenario(
    e: Entry, key: str, difficulty: str, known: Known, rounds: tuple[int, ...]
) -> Scenario:
    players = e.players(1)
    won = WON[e.choice("won", WON, WON[0])]
    goods_for, goods_at = _goods(e, known)
    own_tiles, tiles, draws_tiles, named_tiles = _tiles(e, known)
    deeds, citizens, deed_citizens, spread = _citizens(e, known)
    stations = e.number("stations", 0, known.stations) if "stations" in e.raw else -1
    return Scenario(
        id=key,
        difficulty=difficulty,
        name=e.names(),
        effect=e.names("effect"),
        players=players,
        editions=_each_once(e, "editions", known.editions, needed=True),
        start=_start(e, known),
        coins=e.number("coins", 0, 99, -1) if "coins" in e.raw else -1,
        stations=stations,
        market=_market(e, known),
        own_tiles=own_tiles,
        tiles=tiles,
        draws_tiles=draws_tiles,
        named_tiles=named_tiles,
        picks=_picks(e, known, tiles, players),
        letter=_letter(e, known),
        boards=_each_once(e, "boards", known.beside),
        place_effects=_place_effects(e, known),
        supply=_supply(e, known, players[0], goods_for, goods_at),
        goods_for=goods_for,
        goods_at=goods_at,
        both_goods=e.take("both_goods", bool, False),
        citizens=citizens,
        citizens_when_built=e.take("citizens_when_built", bool, False),
        deed_citizens=deed_citizens,
        spread=spread,
        citizens_left=e.number("citizens_left", 0, 40, -1) if "citizens_left" in e.raw else -1,
        deeds=deeds,
        without=_each_once(e, "without", WITHOUT),
        events=rounds,
        events_out=_each_once(e, "events_out", tuple(event.id for event in known.events)),
        towers=_numbered(known, _each_once(e, "towers", known.towns)),
        neutral_towers=_neutral_towers(e, known),
        planning=PLANNING[e.choice("planning", PLANNING, PLANNING[0])],
        goals=_goals(e, known, won, stations),
        one_goal_a_round=e.take("one_goal_a_round", bool, False),
        goals_in_order=e.take("goals_in_order", bool, False),
        won=won,
        ties=_ties(e, won),
    )


def _each_once(e: Entry, key: str, among: tuple[str, ...], needed: bool = False) -> tuple[str, ...]:
    """The names in a list; none if there is no list, unless it is needed."""
    there = needed or key in e.raw
    found = tuple(among[n] for n in e.choices(key, among)) if there else ()
    for name in found:
        if found.count(name) > 1:
            raise e.bad(f"names {name} twice", key)
    return found


def _numbered(known: Known, towns: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(known.towns.index(name) for name in towns)


def _neutral_towers(e: Entry, known: Known) -> tuple[tuple[int, ...], ...]:
    """By players, from 2 on; there are none for more players than are listed."""
    if "neutral_towers" not in e.raw:
        return ()
    part = e.part("neutral_towers")
    names = [_each_once(part, str(players), known.towns) for players in range(2, 6)]
    part.done()
    return tuple(_numbered(known, towns) for towns in names)


def _goods(e: Entry, known: Known) -> tuple[int, tuple[int, ...]]:
    """For how many players goods are laid on the map, and the towns that have some."""
    players = e.number("goods_for", 2, 5, 0) if "goods_for" in e.raw else 0
    return players, tuple(
        known.towns.index(name) for name in _each_once(e, "goods_at", known.towns)
    )


def _citizens(e: Entry, known: Known) -> tuple[str, tuple[str, ...], bool, Spread | None]:
    """The board of deeds, where citizens wait, if also at the deeds, and those placed by choice."""
    deeds = known.boards[e.choice("deeds", known.boards)]
    at_deeds = [deed for deed, board in known.deeds if board == deeds]
    spaces = (*CITIZENS_AT, *known.towns, *at_deeds, *known.other_citizens)
    found = _each_once(e, "citizens", spaces, needed=True)
    deed_citizens = e.take("deed_citizens", bool, True)
    return deeds, found, deed_citizens, _spread(e, known, found, deeds if deed_citizens else "")


def _place_effects(e: Entry, known: Known) -> tuple[tuple[str, Names], ...]:
    """By place, where a cover tile or a rule of the scenario lets it do something else."""
    if "place" not in e.raw:
        return ()
    part, found = e.part("place"), []
    for name in known.places:
        if name in part.raw:
            place = part.part(name)
            found.append((name, place.names("effect")))
            place.done()
    part.done()
    return tuple(found)


def _goals(e: Entry, known: Known, won: str, stations: int) -> tuple[str, ...]:
    found = _each_once(e, "goals", tuple(goal.id for goal in known.goals))
    if (won != WON[0]) != bool(found):
        raise e.bad("must be there if goals decide, and only then", "goals")
    for goal in known.goals:
        if goal.id in found and goal.test in NEED_STATIONS and not stations:
            raise e.bad(f"{goal.id} needs trading stations, and there are none", "goals")
    return found


def _tiles(e: Entry, known: Known) -> tuple[tuple[str, ...], str, int, tuple[str, ...]]:
    """Place tiles owned from the start, and those on offer: how many, or their names."""
    ids = tuple(tile.id for tile in known.tiles)
    own = _each_once(e, "own_tiles", ids)
    raw = e.raw.get("tiles")
    if isinstance(raw, int):
        return own, DRAWN, e.number("tiles", 1, 40), ()
    if not isinstance(raw, list):
        return own, TILES[e.choice("tiles", TILES, TILES[0])], 0, ()
    named = _each_once(e, "tiles", ids)
    for name in named:
        if name in own:
            raise e.bad(f"{name} is owned from the start", "tiles")
    return own, NAMED, 0, named


def _market(e: Entry, known: Known) -> tuple[int, ...]:
    """Followers who wait in each market from the start, beside the own ones."""
    if "market" not in e.raw:
        return (0,) * len(FOLLOWER_NAMES)
    found = e.counts("market", FOLLOWER_NAMES)
    if sum(found) > known.room:
        raise e.bad(f"has room for {known.room} beside the own followers", "market")
    return found


def _start(e: Entry, known: Known) -> int:
    """The town where merchants begin, or -1 where their players choose it."""
    found = e.choice("start", (*known.towns, ANYWHERE))
    return found if found < len(known.towns) else -1


def _picks(e: Entry, known: Known, tiles: str, players: tuple[int, int]) -> tuple[Pick, ...]:
    """Who picks the place tiles: `2 I 5` is the second player, who picks five of category I."""
    if (tiles == "picked") != ("picks" in e.raw):
        raise e.bad('must be there if tiles = "picked", and only then', "picks")
    found = []
    for text in e.texts("picks") if "picks" in e.raw else ():
        words = text.split()
        if len(words) != 3 or not words[0].isdecimal() or not words[2].isdecimal():
            raise e.bad(f"{text!r} is no player, category and number of tiles", "picks")
        player, category, number = int(words[0]), e.pick("picks", words[1], ("I", "II")), words[2]
        if not 1 <= player <= players[0]:
            raise e.bad(f"{text!r}: there is no player {player}", "picks")
        found.append(Pick(player - 1, category + 1, int(number)))
    for category in (1, 2):
        there = sum(tile.category == "I" * category for tile in known.tiles)
        wanted = sum(pick.tiles for pick in found if pick.category == category)
        if wanted > there:
            raise e.bad(f"there are only {there} place tiles of category {category}", "picks")
    if not all(pick.tiles for pick in found) or (tiles == "picked" and not found):
        raise e.bad("must name at least one place tile each time", "picks")
    return tuple(found)


def _ties(e: Entry, won: str) -> tuple[str, ...]:
    found = _each_once(e, "ties", TIES)
    if found and won == WON[0]:
        raise e.bad("decide where goals do not, so they need goals", "ties")
    return found


def _spread(e: Entry, known: Known, citizens: tuple[str, ...], board: str) -> Spread | None:
    """Citizens whose spaces are chosen, and the usual choice."""
    if "spread" not in e.raw:
        return None
    part = e.part("spread")
    over = _each_once(part, "over", known.for_citizens, needed=True)
    for space in over:
        if dict(known.deeds).get(space, board) != board:
            reason = f"is no deed of the board {board}" if board else "has no citizen here"
            raise part.bad(f"{space} {reason}", "over")
        track = "development" if space.startswith("development-") else space
        if track in citizens:
            raise part.bad(f"{space} has a citizen in any case", "over")
    number = part.number("citizens", 1, len(over))
    usual = _each_once(part, "usual", over, needed=True)
    if len(usual) != number:
        raise part.bad(f"must name {number} spaces", "usual")
    part.done()
    return Spread(number, over, usual)


def _letter(e: Entry, known: Known) -> str:
    letter = str(e.take("letter", str, ""))
    if letter and not any(letter in tile.not_in for tile in known.tiles):
        raise e.bad(f"no place tile has the letter {letter!r}", "letter")
    return letter


def _supply(
    e: Entry, known: Known, fewest: int, goods_for: int, goods_at: tuple[int, ...]
) -> Supply | None:
    """What is in the game, if the number of players does not say it."""
    if "supply" not in e.raw:
        if fewest == 1:
            raise e.bad("is missing; the base game has none for one player", "supply")
        return None
    part = e.part("supply")
    followers = part.counts("followers", FOLLOWER_NAMES)
    supply = Supply(followers, part.number("gears", 0, 99), part.number("goods", 0, 200))
    part.done()
    spaces = goods_spaces(known.connections, goods_for or fewest, goods_at)
    if supply.goods and not spaces <= supply.goods <= known.goods:
        reason = f"must fill the {spaces} spaces of the map, and not exceed the box"
        raise part.bad(reason, "goods")
    return supply


def _takes_amount(event: EventCard) -> bool:
    said = event.effect
    return any("{n" in text for text in (said.en, said.de, said.fr))


def _rounds(e: Entry, key: str, known: Known) -> tuple[int, ...]:
    """One tile for each round: `harvest 2` is an event and its amount."""
    if "events" not in e.raw:
        return ()
    ids = tuple(event.id for event in known.events)
    found = []
    for number, text in enumerate(e.texts("events"), 1):
        name, _, amount = text.partition(" ")
        if not text:
            raise e.bad(f"round {number} has no event", "events")
        event = e.pick("events", name, ids)
        if amount and not amount.isdecimal():
            raise e.bad(f"{text!r} is no event with its amount", "events")
        if bool(int(amount or 0)) != _takes_amount(known.events[event]):
            reason = "takes no amount" if amount else "needs an amount"
            raise e.bad(f"round {number}: {name} {reason}", "events")
        tile = HourGlassTile(f"{key}-{number:02}-{name}", event, "", int(amount or 0))
        known.hourglass.append(tile)
        found.append(len(known.hourglass) - 1)
    if not found:
        raise e.bad("round 1 has no event", "events")
    return tuple(found)
