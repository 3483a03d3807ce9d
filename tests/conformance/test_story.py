"""The story accounts for every change, has a cause for each, and keeps sealed plans secret."""

import random
from collections import Counter

import pytest

from helpers import SETUPS, at, go, planned_in_secret, policies, wander
from orleans import NATURE, Game, Setup
from orleans.boxes import new_table
from orleans.boxes.base.verbs import PASS
from orleans.boxes.bigbox.stock import STOCK
from orleans.boxes.invasion.fields import (
    CATAPULT,
    CITY_TREASURY,
    CLOTHING,
    GONE_CITIZENS,
    TEAM_CITIZENS,
    TREASURY,
    WAREHOUSE,
)
from orleans.boxes.prosperity.fields import BURNED, HIDDEN_GOODS, SITES
from orleans.boxes.trade_intrigue.fields import FULFILLED, ORDERS
from orleans.facts.loader import load
from orleans.kernel.fields import SEAT, Things, drop_field
from orleans.kernel.frames import RULES
from orleans.kernel.story import TABLE, Storyteller, account
from orleans.pieces import GEAR, GOOD_NAMES, KIND_NAMES, TRACK_NAMES, TYPES

MODULES = ("orders", "events", "trade", "intrigue")
PLAYS = [Setup(players=players, edition=edition) for edition, players in SETUPS]
PLAYS += [Setup(players=players, planning="order") for players in (2, 5)]
PLAYS += [Setup(players=players, tiles="all") for players in (3, 4)]
PLAYS += [Setup(players=players, modules=(module,)) for module in MODULES for players in (2, 4)]
PLAYS += [Setup(players=players, modules=MODULES) for players in (2, 3, 4, 5)]
FROM_OUTSIDE = ("kind:corpse", "kind:plague-doctor")  # their supply is not told of
ALONE = ("tours", "dignitary", "vierzon", "salesman")
PLAYS += [Setup(players=1, scenario=name) for name in ALONE]
PLAYS += [Setup(players=2, scenario="duel")]
PLAYS += [Setup(players=3, modules=("plague",))]
PLAYS += [Setup(players=players, scenario="prosperity") for players in (2, 4)]
PLAYS += [Setup(players=players, scenario="invasion") for players in (2, 4)]


def kind_of(setup):
    return setup.edition, setup.scenario, setup.planning, setup.tiles, setup.modules


def name(setup):
    if isinstance(setup, str):
        return setup
    *some, modules = kind_of(setup)
    some += modules
    return "-".join((str(setup.players), *(one for one in some if one)))


def play(setup, policy, watch=None, story=True):
    seed = f"{name(setup)}{policy}"
    rng = random.Random(seed)
    game = Game(setup, seed=seed, story=story)
    while not game.over:
        seat = rng.choice(game.actors)
        moves = game.moves(seat)
        game.play(seat, wander(game, seat, rng) if policy == "wander" else rng.choice(moves))
        if watch and rng.random() < 0.03:
            watch(game, rng)
    return game


@pytest.mark.parametrize("setup", PLAYS, ids=name)
def test_a_game_goes_the_same_way_whether_its_story_is_told_or_not(setup):
    """What is told goes frame by frame and draw by draw, what is not takes short cuts."""
    told, untold = (play(setup, "told", story=story) for story in (True, False))
    assert told.record() == untold.record()
    assert told.state == untold.state


def holdings(t):
    """What the pages of the rules call pieces, counted once more without the story's help."""
    found = Counter()
    add_players(found, t)
    add_table(found, t)
    return found


def add_players(found, t):
    c = t.book.components
    for seat, p in enumerate(t.players):
        found[seat, "coins"] = p.coins
        found[seat, "development"] = p.development
        found[seat, "citizens"] = p.citizens
        found[seat, "unbuilt"] = p.stations
        found[seat, "gears"] = p.gears + p.spaces.count(GEAR)
        found[seat, "town", c.towns[p.town].id] = 1
        for n, track in enumerate(TRACK_NAMES):
            found[seat, track] = p.tracks[n]
        for n, good in enumerate(GOOD_NAMES):
            found[seat, good] = p.goods[n]
        for n, kind in enumerate(KIND_NAMES):
            found[seat, kind, "bag"] = p.bag[n]
            found[seat, kind, "market"] = p.market[n]
            found[seat, kind, "space"] = p.spaces.count(n + 1)
        for tile in p.layout.tiles:
            found[seat, "tile", c.places[tile].id] = 1
        for town, built in enumerate(t.stations):
            found[seat, "station", c.towns[town].id] = built >> seat & 1
        for stock, number in zip(STOCK.labels(t.book), STOCK.get(p), strict=True):
            found[seat, "stock", stock] = number
        found[seat, "orders"] = len(ORDERS.at(t, FULFILLED + seat))
        for site in SITES.sites(p):
            found[seat, "coins"] += site.coins
            for n, number in enumerate(site.goods):
                found[seat, GOOD_NAMES[n]] += number
            for n, number in enumerate(site.followers):
                found[seat, KIND_NAMES[n], "card"] += number
        for tile in BURNED.get(p):
            found[seat, "tile", c.places[tile].id] = 1


def add_table(found, t):
    c = t.book.components
    for n in range(TYPES):
        found["supply", KIND_NAMES[n]] = t.supply[n]
        found["lost", KIND_NAMES[n]] = t.lost_followers[n]
    for n, good in enumerate(GOOD_NAMES):
        found["supply", good] = t.goods[n]
        found["lost", good] = t.lost_goods[n]
        found["map", good] = t.lying.count(n + 1)
        found["face-down", good] = dict(enumerate(HIDDEN_GOODS.get(t))).get(n, 0)
        for store in (WAREHOUSE, CLOTHING):
            found[store.name, good] = dict(enumerate(store.get(t))).get(n, 0)
    for bit, name_of_space in t.book.citizens:
        found[f"at:{name_of_space}"] = 1 - (t.claimed >> bit & 1)
    for coins in (CITY_TREASURY, TREASURY):
        found[coins.name] = coins.count(t)
    found[CATAPULT.name] = CATAPULT.count(t)
    found[TEAM_CITIZENS.name] = TEAM_CITIZENS.count(t)
    found[GONE_CITIZENS.name] = len(GONE_CITIZENS.get(t))
    found["gears"] = t.gears
    found["lost gears"] = t.lost_gears
    for tile in t.offer:
        found["offer", c.places[tile].id] = 1
    return +found


def as_holding(change):
    """The key that `holdings` uses for what a change tells of."""
    seat, what, where = change.seat, change.what, change.where
    kind, _, thing = what.partition(":")
    if what in ("coins", "development", "citizens"):
        return where if seat == TABLE else (seat, what)
    if what == "gear":
        on_table = {"supply": "gears", "lost": "lost gears"}
        return on_table.get(where, where) if seat == TABLE else (seat, "gears")
    if what == "station":
        return (seat, "unbuilt") if where == "unbuilt" else (seat, what, where.rpartition(":")[2])
    if what == "merchant":
        return seat, "town", where.removeprefix("town:")
    if kind == "track":
        return seat, thing
    if kind == "stock":
        return seat, kind, thing
    if kind == "tile":
        return ("offer", thing) if seat == TABLE else (seat, "tile", thing)
    if kind == "order" and seat != TABLE:
        return seat, "orders"
    if kind == "good" and seat != TABLE:
        return seat, thing
    if kind == "good":
        place = "map" if where.startswith("connection:") else where
        return None if place.startswith("deed:") else (place, thing)
    if kind == "kind" and seat != TABLE:
        return seat, thing, where.partition(":")[0]
    if kind == "kind" and not where.startswith("deed:"):
        return where, thing
    return None


def sum_of(story):
    found = Counter()
    for happening in story:
        for change in happening.changes:
            found[as_holding(change)] += change.amount
    del found[None]
    return found


def gone_on(before, story):
    """An account after a story, which fits together without a gap."""
    found = dict(before)
    for happening in story:
        for change in happening.changes:
            holding = change[:3]
            assert found.get(holding, 0) == change.before, holding
            found[holding] = change.after
    return {holding: number for holding, number in found.items() if number}


@pytest.mark.parametrize(("setup", "policy"), policies(PLAYS, kind_of), ids=name)
def test_the_story_accounts_for_every_change(setup, policy):
    first = new_table(setup)
    start, before = account(first), holdings(first)

    def watch(game, rng):
        for seat in (*range(setup.players), None):
            seen = gone_on(start, game.story_for(seat))
            assert seen == account(game.view(seat).table)
        check_secret(game, rng)

    game = play(setup, policy, watch)
    found = before
    found.update(sum_of(game.story()))
    assert +found == holdings(game.state)
    assert not -found
    assert gone_on(start, game.story()) == account(game.state)
    for seat in (*range(setup.players), None):
        assert gone_on(start, game.story_for(seat)) == account(game.view(seat).table)
    pieces = Counter()
    for happening in game.story():
        for change in happening.changes:
            if change.what.startswith("kind:") and change.what not in FROM_OUTSIDE:
                pieces[change.what] += change.amount
    assert not any(pieces.values())  # followers only change their place


def check_secret(game, rng):
    """Whatever a seat plans behind its screen, nobody else hears of it."""
    for twin, other in planned_in_secret(game, rng):
        assert twin.story_for(other) == game.story_for(other)


WITH_CAUSES = [Setup(players=3), Setup(players=4, modules=MODULES)]
WITH_CAUSES += [Setup(players=3, modules=("orders", "plague"))]
WITH_CAUSES += [
    Setup(players=steps[0].players[0], scenario=steps[0].id) for steps in load().scenarios[1:]
]


@pytest.mark.parametrize("setup", WITH_CAUSES, ids=name)
def test_everything_has_a_cause(setup):
    """A change without a cause would be told as nobody's."""
    for happening in play(setup, "wander").story():
        assert happening.cause.kind
        if happening.cause.kind in ("place", "deed", "order", "bribe", "event"):
            assert happening.cause.id
        if happening.cause.kind in ("place", "deed", "order", "bribe", "plan", "pass"):
            assert happening.cause.seat >= 0


@pytest.mark.parametrize("setup", [Setup(players=2), Setup(players=3, modules=MODULES)], ids=name)
def test_copies_undo_and_replay_tell_the_same_story(setup):
    def watch(game, rng):
        assert game.copy().story() == game.story()
        assert Game.replay(game.record(), story=True).story() == game.story()
        seat = rng.randrange(setup.players)
        if game.why_not_undo(seat):
            return
        twin = game.copy()
        twin.undo(seat)
        assert twin.story() == Game.replay(twin.record(), story=True).story()
        for viewer in (seat, None):
            moves = range(len(twin.history()))
            assert all(h.at in moves or h.at < 0 for h in twin.story_for(viewer))

    game = play(setup, "wander", watch)
    assert game.story()


def test_a_listener_hears_everything_in_time_and_silent_games_tell_nothing():
    setup, heard = Setup(players=3), []
    game = play(setup, "wander", story=heard.append)
    told = list(heard)
    assert [happening for happening in told if happening.but < 0] == game.story()
    assert play(setup, "wander", story=False).story() == []
    twin = game.copy()
    assert twin.story() == game.story()  # but the listener is not asked twice
    assert heard == told


def test_listening_may_begin_later():
    whole = play(Setup(players=2), "wander")
    history = whole.history()
    game = Game(Setup(players=2), ask_chance=True)
    for who, move in history[:100]:
        game.play(who, move)
    game.listen()
    before = account(game.state)
    for who, move in history[100:]:
        game.play(who, move)
    assert gone_on(before, game.story()) == account(game.state)
    later = [h for h in whole.story() if h.at >= 100]
    assert [h.changes for h in game.story()] == [h.changes for h in later]


def test_forced_chance_is_told_once():
    heard = []
    game = at("0 bag: 2 farmer, 2 monk\nphase: followers\n1 bag: farmer", ask_chance=False)
    game.listen(heard.append)
    game.play(0, "draw 2", chance=("come monk", "come farmer"))
    drawn = [change for happening in heard for change in happening.changes]
    assert [c.what for c in drawn if c.where == "market"] == ["kind:monk", "kind:farmer"]
    assert [happening for happening in heard if happening.but < 0] == game.story()


# --- causes


def causes(game, seat):
    """What a seat's changes are due to, by cause, without moves of followers."""
    found = {}
    for happening in game.story():
        for change in happening.changes:
            if change.seat == seat and not change.what.startswith("kind:"):
                cause = " ".join(part for part in happening.cause[:2] if part)
                found.setdefault(cause, []).append(f"{change.what} {change.amount:+d}")
    return found


def told(text, *steps, **options):
    game = at(text, **options)
    game.listen()
    return go(game, *steps)


def test_a_place_is_the_cause_of_all_that_follows_from_its_use():
    game = told(
        "map: orleans_briare_water wine\n0 board: ship farmer boatman knight\n",
        "0 use ship",
        "0 go briare by water",
        "0 take wine",
    )
    found = causes(game, 0)
    assert set(found) == {"place ship"}
    assert sorted(found["place ship"]) == ["good:wine +1", "merchant +1", "merchant -1"]
    home = [c for h in game.story() for c in h.changes if c.where == "bag"]
    assert {(c.what, c.amount) for c in home} == {
        ("kind:farmer", 1),
        ("kind:boatman", 1),
        ("kind:knight", 1),
    }


def test_a_deed_is_the_cause_of_its_reward():
    game = told(
        "deeds: papal-conclave 2 monk\n0 board: town-hall knight -\n",
        "0 use town-hall",
        "0 send knight papal-conclave",
    )
    assert causes(game, 0) == {"deed papal-conclave": ["citizens +1", "coins +3"]}


def test_the_event_and_the_census_have_their_own():
    game = told(
        "round: 3\nevent: income-c\n0 development: 5\n0 tracks: 2 farmers\n1 tracks: 1 farmers\n"
        "1 board: wagon farmer trader knight\n",
        "1 pass",
        ask_chance=True,
    )
    game.play(NATURE, game.moves(NATURE)[0])
    found = causes(game, 0)
    assert found["event income-c"] == ["coins +2"]
    assert found["census"] == ["coins +1"]


@pytest.mark.parametrize(
    ("text", "steps", "cause"),
    [
        ("event: harvest-b\nphase: event\n0 goods: grain\n0 coins: 9", (), "event harvest-b"),
        ("event: taxes-b\nphase: event\n0 coins: 0\n0 goods: 9 wool", (), "event taxes-b"),
        ("0 board: village farmer boatman craftsman", ("0 use village",), "place village"),
    ],
)
def test_a_game_from_a_position_guesses_its_causes(text, steps, cause):
    """A harvest is the event's, torture names its cause, a choice is that of its place."""
    game = go(at(f"round: 3\n{text}\n"), *steps)
    again = Game.from_position(game.position())
    again.listen()
    again.play(0, again.moves(0)[0])
    assert " ".join(again.story()[0].cause[:2]) == cause
    assert again.story()[0].changes


# --- what only its owner knows


def test_a_hidden_field_is_told_to_its_owner_only():
    hand = Things("test-hand", SEAT, "place")
    try:
        t = at("0 board: castle farmer boatman trader\n").state
        teller = Storyteller(t, 0)
        teller.see(t, t.stack.pop(), RULES, PASS)
        hand.add(t.players[0], 3)
        t.players[0].coins += 1
        teller.rest(t)
        place = t.book.components.places[3].id

        def heard(seat):
            told = [h for h in teller.told if h.known_to(seat)]
            return [(c.what, c.amount) for h in told for c in h.changes]

        assert sorted(heard(0)) == [("coins", 1), (f"test-hand:{place}", 1)]
        assert heard(1) == heard(None) == [("coins", 1)]
    finally:
        drop_field(hand)
