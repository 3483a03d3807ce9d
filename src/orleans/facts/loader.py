"""Turns the data files into `Components`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from json import loads
from typing import TypeVar

from orleans.errors import BadData
from orleans.facts.components import (
    Card,
    CitizenSpace,
    Components,
    Connection,
    Deed,
    Development,
    Edition,
    EventCard,
    Follower,
    Gain,
    Good,
    HourGlass,
    HourGlassTile,
    Module,
    Names,
    Place,
    PlayerKit,
    Supply,
    Town,
    Track,
    citizen_spaces,
)
from orleans.facts.hourglass import amounts_by_letter, read_glass, read_printing
from orleans.facts.scenarios import Known, goods_spaces, read_goal, read_scenario
from orleans.facts.source import FORMERLY, LABELS, Entry, Raw, lay_over, read_files
from orleans.pieces import (
    ANY,
    FOLLOWER_NAMES,
    GOOD_NAMES,
    TRACK_NAMES,
    WANT_NAMES,
    WAY_NAMES,
)

T = TypeVar("T")
CATEGORIES = ("I", "II")
USES = ("action", "event", "market", "deed", "help", "passive", "home")
BOXES = ("base", "bigbox")
GEAR_LIMITS = ("first", "placed", "space")
SECTIONS = (
    *("board", "card", "citizen", "connection", "deed", "development", "edition", "event"),
    *("follower", "goal", "good", "hourglass", "module", "number", "place", "player"),
    *("printing", "scenario", "supply", "tile", "town", "track"),
)
AT_DEEDS = WANT_NAMES[: ANY + 1]  # the types that a deed's space may ask for


@lru_cache(maxsize=64)
def load(corrections: str = "", name: str = "corrections") -> Components:
    """The components, with corrections (canonical text) laid over the shipped values."""
    files = read_files()
    try:
        changed = loads(corrections) if corrections else {}
    except (ValueError, RecursionError) as error:
        raise BadData(f"{name}: not valid JSON: {error}") from error
    if not isinstance(changed, dict):
        raise BadData(f"{name}: must be a table of corrected values")
    changed = lay_over(files, changed, name)
    return build(files, changed, name)


def build(files: dict[str, Raw], changed: dict[str, object], name: str) -> Components:
    """Components from raw files; `changed` names what came from the file `name`."""
    return _Builder(files, changed, name).build()


class _Builder:
    def __init__(self, files: dict[str, Raw], changed: dict[str, object], name: str) -> None:
        self.files, self.changed, self.name = files, changed, name

    def entry(self, file: str, path: str, raw: object, box: str = "") -> Entry:
        corrected = any(c == path or c.startswith(path + ".") for c in self.changed)
        return Entry(self.name if corrected else file, path, raw, box)

    def section(self, section: str, make: Callable[[Entry, str], T]) -> tuple[T, ...]:
        made = []
        for file, raw in self.files.items():
            for key, value in raw.get(section, {}).items():
                entry = self.entry(file, f"{section}.{key}", value, raw["box"])
                made.append(make(entry, key))
                entry.done()
        if not made:
            raise BadData(f"{', '.join(self.files)}: {section}: has no entries")
        return tuple(made)

    def single(self, section: str) -> Entry:
        for file, raw in self.files.items():
            if section in raw:
                return self.entry(file, section, raw[section])
        raise BadData(f"{', '.join(self.files)}: {section}: is missing")

    def check_sections(self) -> None:
        """Refuse unknown sections: a misspelt one would be ignored silently."""
        for file, raw in self.files.items():
            for section in raw:
                if section not in ("box", FORMERLY, *LABELS, *SECTIONS):
                    raise BadData(f"{file}: {section}: is not known here")

    def build(self) -> Components:
        self.check_sections()
        self.read_pieces()
        self.read_cards()
        known = self.known()
        scenarios = self.section("scenario", lambda e, k: read_scenario(e, k, known))
        return Components(
            followers=self.followers,
            goods=self.goods,
            towns=self.towns,
            connections=self.connections,
            tracks=self.tracks,
            development=self.development,
            player=self.player,
            places=self.places,
            deeds=self.deeds,
            events=self.events,
            hourglass=HourGlass(tuple(self.tiles), tuple(self.glasses)),
            cards=self.section("card", lambda e, k: _card(e, k, self.town_names)),
            numbers=self.section("number", _number),
            citizen_spaces=self.citizen_spaces,
            printings=self.printings,
            supplies=self.supplies(self.connections, self.goods),
            editions=self.editions,
            modules=self.section("module", _module),
            goals=self.goals,
            scenarios=scenarios,
        )

    def read_pieces(self) -> None:
        """Followers and goods, the map, the tracks, and what every player begins with."""
        self.followers = self.section("follower", _follower)
        self.goods = self.section("good", _good)
        self.same("follower", tuple(f.id for f in self.followers), FOLLOWER_NAMES)
        self.same("good", tuple(g.id for g in self.goods), GOOD_NAMES)
        self.towns = self.section("town", _town)
        self.town_names = tuple(t.id for t in self.towns)
        self.connections = self.section(
            "connection", lambda e, k: _connection(e, k, self.town_names)
        )
        self.tracks = self.section("track", _track)
        self.same("track", tuple(t.id for t in self.tracks), TRACK_NAMES)
        self.player = self.kit(self.followers, self.town_names)
        self.development = _development(self.single("development"))

    def read_cards(self) -> None:
        """Events, places, the hour glass, goals and deeds: what scenarios are made of."""
        self.events = self.section("event", _event)
        self.places = self.section("place", _place) + self.section("tile", _place)
        self.places += self.section("board", _place)  # last, so that it moves no number
        hourglass = self.hourglass(self.events)
        self.tiles, self.glasses = list(hourglass.tiles), list(hourglass.glasses)
        self.printings = self.section(
            "printing", lambda e, k: read_printing(e, k, self.events, self.tiles, self.glasses)
        )
        self.goals = self.section("goal", lambda e, k: read_goal(e, k, self.town_names))
        self.deeds = self.section("deed", _deed)
        self.editions = self.section("edition", _edition)
        self.citizen_spaces = self.section("citizen", lambda e, k: CitizenSpace(k, e.names()))

    def known(self) -> Known:
        """What scenarios may name."""
        places, deeds = self.places, self.deeds
        return Known(
            towns=self.town_names,
            connections=self.connections,
            places=tuple(place.id for place in places),
            tiles=tuple(place for place in places if place.category and not place.only_with),
            beside=tuple(place.id for place in places if place.beside),
            boards=tuple(dict.fromkeys(deed.board for deed in deeds)),
            deeds=tuple((deed.id, deed.board) for deed in deeds),
            for_citizens=citizen_spaces(self.tracks, self.development, deeds),
            other_citizens=tuple(space.id for space in self.citizen_spaces),
            editions=tuple(edition.id for edition in self.editions),
            events=self.events,
            hourglass=self.tiles,
            goals=self.goals,
            goods=sum(good.count for good in self.goods),
            stations=self.player.stations,
            room=self.player.market - sum(follower.own for follower in self.followers),
        )

    def kit(self, followers: tuple[Follower, ...], towns: tuple[str, ...]) -> PlayerKit:
        """What every player begins with."""
        player = self.single("player")
        kit = PlayerKit(
            market=player.number("market", 1, 20),
            draw=player.number("draw", 0, 20),
            coins=player.number("coins", 0, 99),
            stations=player.number("stations", 1, 30),
            home=player.choice("home", towns),
        )
        player.done()
        if kit.market < sum(follower.own for follower in followers):
            raise BadData(f"{player.file}: player.market: must hold the own followers")
        return kit

    def supplies(
        self, connections: tuple[Connection, ...], goods: tuple[Good, ...]
    ) -> tuple[tuple[int, Supply], ...]:
        """The supply by number of players; its goods must fill the map and be in the box."""
        supplies = self.section("supply", _supply)
        for players, supply in supplies:
            spaces = goods_spaces(connections, players)
            if not spaces <= supply.goods <= sum(good.count for good in goods):
                path = f"supply.{players}"
                raise BadData(
                    f"{self.entry('base/facts.toml', path, {}).file}: {path}.goods: must "
                    f"fill the {spaces} spaces of the map, and not exceed the box"
                )
        return supplies

    def hourglass(self, events: tuple[EventCard, ...]) -> HourGlass:
        """The tiles of every box in their order, and which of them make up an hour glass."""
        tiles: list[HourGlassTile] = []
        glasses = []
        for file, raw in self.files.items():
            if "hourglass" in raw:
                entry = self.entry(file, "hourglass", raw["hourglass"])
                glasses.append(read_glass(entry, events, tiles))
                entry.done()
        return HourGlass(tuple(tiles), tuple(glasses))

    def same(self, section: str, found: tuple[str, ...], wanted: tuple[str, ...]) -> None:
        if found != wanted:
            raise BadData(
                f"{', '.join(self.files)}: {section}: must list {', '.join(wanted)} in this order"
            )


def _follower(e: Entry, key: str) -> Follower:
    return Follower(key, e.names(), e.number("own", 0, 1))


def _good(e: Entry, key: str) -> Good:
    return Good(
        key,
        e.names(),
        e.number("points", 0, 20),
        e.number("count", 0, 99),
        e.take("food", bool),
    )


def _town(e: Entry, key: str) -> Town:
    return Town(key, e.names(), e.take("lat", float), e.take("lon", float))


def _connection(e: Entry, key: str, towns: tuple[str, ...]) -> Connection:
    ends = e.choices("towns", towns)
    if len(ends) != 2 or ends[0] == ends[1]:
        raise e.bad("must name two different towns", "towns")
    return Connection(key, ends[0], ends[1], e.choice("by", WAY_NAMES), e.number("second", 0, 5, 0))


def _track(e: Entry, key: str) -> Track:
    names = e.names()
    wanted = FOLLOWER_NAMES[TRACK_NAMES.index(key)] if key in TRACK_NAMES else ""
    if e.take("follower", str) != wanted:
        raise e.bad(f"must be {wanted}", "follower")
    gives = ("goods", "coins", "gear", "tile", "draw", "development")[
        e.choice("gives", ("goods", "coins", "gear", "tile", "draw", "development"))
    ]
    if gives == "goods":
        bonus = e.choices("bonus", GOOD_NAMES)
    elif gives == "tile":  # 1: category I only, 2: both
        bonus = tuple(i + 1 for i in e.choices("bonus", ("I", "I II")))
    else:
        bonus = e.numbers("bonus", 0, 20)
    return Track(key, names, gives, (0, *bonus), e.number("citizen", 0, len(bonus), 0))


def _development(e: Entry) -> Development:
    name, last = e.names(), e.number("last", 1, 99)
    stars = e.numbers("stars", 0, last)
    if not stars or stars[0] != 0 or list(stars) != sorted(set(stars)):
        raise e.bad("must begin with 0 and rise", "stars")
    part = e.part("coins")
    coins = tuple(part.number(str(space), 0, 99, 0) for space in range(last + 1))
    part.done()
    status = tuple(sum(star <= space for star in stars) for space in range(last + 1))
    development = Development(name, last, e.numbers("citizens", 1, last), coins, status)
    e.done()
    return development


def _place(e: Entry, key: str) -> Place:
    spaces = e.choices("spaces", WANT_NAMES)
    tile = e.path.startswith("tile.")
    return Place(
        id=key,
        name=e.names(),
        effect=e.names("effect"),
        category=CATEGORIES[e.choice("category", CATEGORIES)] if tile else "",
        spaces=spaces,
        enough=e.number("enough", 0, len(spaces), len(spaces)),
        gears=e.take("gears", bool, True) and len(spaces) > 1,
        use=USES[e.choice("use", USES, "action" if spaces else "passive")],
        own_type=e.take("own_type", bool, False),
        not_in=str(e.take("not_in", str, "")),
        box=e.box,
        also_in=str(e.take("also_in", str, "")),
        only_with=str(e.take("only_with", str, "")),
        beside=e.path.startswith("board."),
    )


def _deed(e: Entry, key: str) -> Deed:
    """The base board lists its spaces as counts; the other boards from left to right."""
    names = e.names()
    effect = e.names("effect") if "effect" in e.raw else None
    board = str(e.take("board", str, "base"))
    usual = board == "base"
    if isinstance(e.raw.get("spaces"), dict):
        counts = e.counts("spaces", FOLLOWER_NAMES)
        wants = tuple(kind for kind, count in enumerate(counts) for _ in range(count))
    else:
        wants = e.choices("spaces", AT_DEEDS)
    lies = tuple(n + 1 for n in e.choices("lies", GOOD_NAMES)) if "lies" in e.raw else ()
    if lies and len(lies) != len(wants):
        raise e.bad("must name a good for each space", "lies")
    done = e.part("done") if "done" in e.raw else Entry(e.file, e.path, {"citizens": int(usual)})
    last = _gain(done)
    done.done()
    return Deed(
        id=key,
        name=names,
        effect=effect,
        board=board,
        each=_gain(e),
        done=last,
        or_development=e.number("or_development", 0, 5, 0),
        gears=e.number("gears", 0, 1, 0),
        wants=wants,
        lies=lies or (0,) * len(wants),
        full_from=e.number("full_from", 0, 5, 0),
        open_for=e.by_players("open_for", 0, len(wants)) if "open_for" in e.raw else (),
        fewest=e.number("fewest", 1, 5, 1),
        after=str(e.take("after", str, "")),
    )


def _gain(e: Entry) -> Gain:
    return Gain(*(e.number(what, 0, 20, 0) for what in ("coins", "development", "citizens")))


def _event(e: Entry, key: str) -> EventCard:
    names, effect = e.names(), e.names("effect")
    return EventCard(key, names, effect, amounts_by_letter(e, "amount"), f"{e.file}: {e.path}")


def _card(e: Entry, key: str, towns: tuple[str, ...]) -> Card:
    if not ("name" in e.raw or "town" in e.raw):
        raise e.bad("must have a name, or the town that it is called by", "name")
    return Card(
        id=key,
        deck=str(e.take("deck", str)),
        name=e.names() if "name" in e.raw else None,
        effect=e.names("effect") if "effect" in e.raw else None,
        back=str(e.take("back", str, "")),
        points=e.number("points", 0, 99, 0),
        test=str(e.take("test", str, "")),
        town=e.choice("town", towns) if "town" in e.raw else -1,
        followers=_some(e, "followers", FOLLOWER_NAMES),
        goods=_some(e, "goods", GOOD_NAMES),
        coins=e.number("coins", 0, 99, 0),
        number=e.number("number", 0, 99, 0),
    )


def _number(e: Entry, key: str) -> tuple[str, tuple[int, ...]]:
    """One number, or one by players."""
    if "players" in e.raw:
        return key, e.by_players("players", 0, 999)
    return key, (e.number("value", 0, 999),)


def _some(e: Entry, key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """How many of each, or none of any."""
    return e.counts(key, names) if key in e.raw else (0,) * len(names)


def _supply(e: Entry, key: str) -> tuple[int, Supply]:
    if key not in ("2", "3", "4", "5"):
        raise e.bad("must be a number of players from 2 to 5")
    followers = e.counts("followers", FOLLOWER_NAMES)
    return int(key), Supply(followers, e.number("gears", 0, 99), e.number("goods", 0, 200))


def _module(e: Entry, key: str) -> Module:
    return Module(
        id=key,
        name=e.names(),
        scenarios=e.texts("scenarios"),
        not_with=e.texts("not_with", ()),
        apart=e.names("apart") if "apart" in e.raw else None,
        house_rule_with=e.texts("house_rule_with", ()),
        note=e.names("note") if "note" in e.raw else None,
        boards=e.texts("boards", ()),
        without_tiles=e.texts("without_tiles", ()),
        tiles=_tiles_on_offer(e),
        box=e.box,
    )


def _tiles_on_offer(e: Entry) -> tuple[tuple[int, int], ...]:
    """By number of players, from 2 on."""
    if "tiles" not in e.raw:
        return ()
    return tuple(enumerate(e.numbers("tiles", 1, 99), 2))


def _edition(e: Entry, key: str) -> Edition:
    names, gear = e.names(), e.names("gear")
    players = e.players(2)
    boxes = tuple(BOXES[n] for n in e.choices("boxes", BOXES))
    limit = GEAR_LIMITS[e.choice("gear_limit", GEAR_LIMITS)]
    tiles = e.raw.pop("tiles", None)
    if tiles != "all" and (type(tiles) is not int or tiles < 1):
        raise e.bad('must be "all" or a number of each category', "tiles")
    number = 0 if tiles == "all" else int(tiles)
    return Edition(key, names, players, boxes, limit, number, gear)


__all__ = ["Components", "Names", "build", "load"]
