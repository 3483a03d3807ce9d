"""Nothing leaks: who may not know a thing receives the same bytes whatever it is.

Two variants are copies of one database. The same people do the same things in both, only what is
hidden differs: one player plans other things behind the screen, and the seed is another one.
What everybody else receives must be the same in both variants, byte by byte: all that their
WebSockets say, and the answers to all they ask, refusals among them.
"""

import json
import random
import sys
from pathlib import Path

import pytest
from database import hours_pass, tables_of
from leak_check import ENDPOINT, EVE, NOBODY, SEATED, ScriptStep, act, alike
from leak_scripts import (
    Script,
    a_round,
    a_whole_game,
    every_tile,
    on_tiles,
    other_indulgence,
    other_structure,
    records_at,
    with_other_cards,
)
from table_client import Somebody, soon

from orleans import Game, Setup
from orleans.server import account_routes, bot_pool, moderation, profiles

SETUPS = [
    (edition, players)
    for edition, most in (("dlp", 4), ("capstone", 5), ("bigbox", 5))
    for players in range(2, most + 1)
]
MODULES = ("orders", "events", "trade", "intrigue")
PLUGGED = [(modules, n) for modules in [*MODULES, " ".join(MODULES)] for n in (2, 3, 4, 5)]
DUEL = Setup(players=2, scenario="duel")
WHOLE = [(*setup, planning) for setup in SETUPS for planning in ("sealed", "order")]


def sample(setups, often):
    """A few in every run of the tests, and all of them with `make torture`."""
    return [
        pytest.param(*setup, marks=[] if setup in often else pytest.mark.torture)
        for setup in setups
    ]


OF_PEOPLE = {  # they read no game that is not over
    endpoint.name
    for endpoint in (*account_routes.ENDPOINTS, *moderation.ENDPOINTS, *profiles.ENDPOINTS)
    if "/tables/" not in endpoint.path
}
NOT_OF_TABLES = {"openapi", "health", "metrics", "setup_form", *OF_PEOPLE}


@pytest.mark.parametrize(("edition", "players"), sample(SETUPS, [("capstone", 2), ("bigbox", 4)]))
def test_what_is_hidden_reaches_nobody(two_servers, edition, players):
    """Rounds of games that were uploaded, for every setup, the first and the last among them."""
    rng = random.Random(f"{edition}{players}")
    scripts = []
    rounds_of = {"sealed": (1, rng.randint(2, 17), 18), "order": (rng.randint(1, 18),)}
    for planning, rounds in rounds_of.items():
        setup = Setup(players=players, edition=edition, planning=planning)
        for record in records_at(setup, rounds, rng):
            two_servers.open(setup, record=record)
            script = Script(Game.replay(record), rng)
            planner = rng.randrange(players) if planning == "sealed" else None
            script.part(planner)
            a_round(script, planner)
            scripts.append(script)
    for variants, script in zip(two_servers.part(), scripts, strict=True):
        act(variants, script)
        alike(*variants, everybody(variants))
        for variant in variants:  # at the end the seed is open, and the search finds it
            assert bool(variant.saw_seed) == script.game.over


@pytest.mark.parametrize(("modules", "players"), sample(PLUGGED, PLUGGED[5:6] + PLUGGED[-2:-1]))
def test_what_is_hidden_reaches_nobody_with_modules(two_servers, modules, players):
    """A round of a game with each module alone, and with all of them together."""
    rng = random.Random(f"{modules}{players}")
    setup = Setup(players=players, modules=tuple(modules.split()))
    one_round(two_servers, setup, rng.randint(2, 16), rng)


def test_what_is_hidden_reaches_nobody_in_the_duel(two_servers):
    """A follower behind the screen may stand in the Bourgeois House, which both can use."""
    one_round(two_servers, DUEL, 2, random.Random("duel"))


PLAGUE = [("plague", 2), ("plague", 3), ("orders plague", 4), ("plague", 5)]


@pytest.mark.parametrize(("modules", "players"), sample(PLAGUE, PLAGUE[:1]))
def test_the_cards_of_others_reach_nobody(two_servers, modules, players):
    """In one variant a player has another Indulgence card, and plans other things with it."""
    rng = random.Random(f"cards {modules}{players}")
    setup = Setup(players=players, modules=tuple(modules.split()))
    [record] = records_at(setup, (rng.randint(3, 9),), rng)
    other_cards(two_servers, setup, record, other_indulgence, rng)


PROSPERITY = [(2,), (3,), (4,), (5,)]


@pytest.mark.parametrize("players", sample(PROSPERITY, PROSPERITY[:1]))
def test_the_structure_cards_of_others_reach_nobody(two_servers, players):
    """In one variant a player has another Structure card, and plans other things with it."""
    rng = random.Random(f"structures {players}")
    setup = Setup(players=players, scenario="prosperity")
    [record] = records_at(setup, (rng.randint(3, 9),), rng)
    other_cards(two_servers, setup, record, other_structure, rng)


def other_cards(two_servers, setup, record, other_draw, rng):
    two_servers.open(setup, record=record)
    script, seat, exchange = with_other_cards(record, rng, other_draw)
    [variants] = two_servers.part(exchange=exchange)
    act(variants, script)
    alike(*variants, everybody(variants) - {SEATED[seat]})
    own = [variant.sections[0].received[SEATED[seat]] for variant in variants]
    assert own[0] != own[1]


@pytest.mark.parametrize("players", sample(PROSPERITY, PROSPERITY[1:2]))
def test_what_is_hidden_reaches_nobody_in_prosperity(two_servers, players):
    """Goods face down are drawn when they are taken: another seed changes nothing before."""
    rng = random.Random(f"prosperity {players}")
    one_round(two_servers, Setup(players=players, scenario="prosperity"), 3, rng)


TEAMS = [(2, "gentle"), (3, ""), (4, "harsh"), (5, "")]


@pytest.mark.parametrize(("players", "difficulty"), sample(TEAMS, TEAMS[1:2]))
def test_the_events_to_come_reach_nobody_who_plays_together(two_servers, players, difficulty):
    """Invasion: plans are open, but the stacks are hidden; another seed changes nothing before."""
    rng = random.Random(f"invasion {players}")
    setup = Setup(players=players, scenario="invasion", difficulty=difficulty)
    [record] = records_at(setup, (4,), rng)
    two_servers.open(setup, record=record)
    script = Script(Game.replay(record), rng)
    script.part(None)
    script.plan(0, 1)  # somebody has planned, and everybody looks at it
    script.look(1, EVE)
    a_round(script, None)
    [variants] = two_servers.part()
    act(variants, script)
    alike(*variants, everybody(variants))


def test_plans_of_those_who_play_together_are_seen_at_once(two_servers):
    """Invasion, ruling 245: by all who are at the table, whatever they ask."""
    two_servers.open(Setup(players=2, scenario="invasion"))
    [variants] = two_servers.part()
    script = Script(Game(Setup(players=2, scenario="invasion"), variants[0].seed), random.Random(1))
    script.plan_apart(1)
    script.look(0, EVE, NOBODY)
    act(variants, script)
    for name in ("Ann", EVE, NOBODY):
        here, there = (dict(variant.received[name]) for variant in variants)
        assert here["live"] != there["live"], name
        for what in ("state", "log", "record"):
            ask = f"GET {variants[0].path}/{what} {{'query': {{}}}}"
            assert here[ask] != there[ask], (name, what)


def one_round(two_servers, setup, number, rng):
    players = setup.players
    [record] = records_at(setup, (number,), rng)
    two_servers.open(setup, record=record)
    script = Script(Game.replay(record), rng)
    planner = rng.randrange(players)
    script.part(planner)
    a_round(script, planner)
    [variants] = two_servers.part()
    act(variants, script)
    alike(*variants, everybody(variants))


@pytest.mark.torture
@pytest.mark.parametrize("players", [2, 5])
def test_nothing_hidden_is_told_in_a_whole_game_with_modules(two_servers, players):
    whole_game(two_servers, Setup(players=players, modules=MODULES), f"modules {players}")


@pytest.mark.torture
def test_nothing_hidden_is_told_in_a_whole_duel(two_servers):
    whole_game(two_servers, DUEL, "duel")


@pytest.mark.torture
@pytest.mark.parametrize(("edition", "players", "planning"), WHOLE)
def test_nothing_hidden_is_told_in_a_whole_game(two_servers, edition, players, planning):
    """A game at one table, from its beginning to the score, for every setup.

    In each of the 18 rounds the variants part when all have drawn, and meet before chance decides
    again: between, the seed is another one, and if plans are closed one seat plans another thing
    and takes it back, in each round another seat. Compared is every message on the WebSockets of
    all seats, of a spectator and of somebody without a key (one of them in turn with details),
    and every answer to a move or an undo; in every fourth round, and at the end, also what a
    seat and those two are told when they ask for everything there is; and at the end the past,
    version by version. The seat that plans is left out only while it knows what differs.
    """
    setup = Setup(players=players, edition=edition, planning=planning)
    whole_game(two_servers, setup, f"{edition} {players} {planning}")


def whole_game(two_servers, setup, dice):
    two_servers.open(setup, dice)
    [variants] = two_servers.part()
    script = a_whole_game(Game(setup, variants[0].seed), random.Random(dice))
    assert script.game.over
    assert script.rounds == list(range(1, script.game.state.round + 1))
    if setup.planning == "sealed":
        assert set(script.planners) >= set(range(setup.players))
        assert script.planners.count(None) <= 3
    act(variants, script)
    alike(*variants, everybody(variants))
    for variant in variants:
        assert variant.saw_seed >= {EVE, NOBODY}


def everybody(variants):
    return {*variants[0].seated, EVE, NOBODY}


def test_plans_that_differ_show_when_all_are_ready(two_servers):
    """So the comparison would notice a plan that is seen too early."""
    two_servers.open()
    [variants] = two_servers.part()
    script = Script(Game(Setup(players=2), variants[0].seed), random.Random(1))
    script.plan_apart(1)
    script.add("move", 1, "ready")
    script.look(0, EVE, NOBODY)
    act(variants, script)
    others = ("Ann", EVE, NOBODY)
    alike(*variants, others)
    for variant in variants:
        variant.received.clear()
    revealed = Script(script.game, script.rng)
    revealed.add("move", 0, "ready")
    revealed.look(*others[1:])
    act(variants, revealed)
    for name in others:
        here, there = (dict(variant.received[name]) for variant in variants)
        assert here.keys() == there.keys()
        assert here["live"] != there["live"], name
        ask_log = f"GET {variants[0].path}/log {{'query': {{}}}}"
        assert name == "Ann" or here[ask_log] != there[ask_log]


def test_plans_that_are_closed_again_are_hidden_again(two_servers):
    """Ruling 65: with consent a reveal is taken back; what is planned then nobody sees."""
    two_servers.open()
    [variants] = two_servers.part()
    script = Script(Game(Setup(players=2), variants[0].seed), random.Random(2))
    for seat in (1, 0):
        script.plan(seat, 2)
        script.play(seat, "ready")
    script.add("ask", 0)
    script.add("agree", 1)
    script.game.take_back(0)
    script.undo(1)
    script.undo(1)
    script.plan_apart(1)
    script.add("move", 1, "ready")
    script.look(0, EVE, NOBODY)
    act(variants, script)
    alike(*variants, ("Ann", EVE, NOBODY))
    assert variants[0].received["Bob"] != variants[1].received["Bob"]


def test_a_hint_knows_no_more_than_the_seat(two_servers, monkeypatch):
    """In both variants the process in which the bot thinks is sent the same, byte by byte."""
    monkeypatch.setattr(bot_pool, "STARTUP", 60)  # on a busy machine nobody is asked twice
    rng, setup, scripts = random.Random(3), Setup(players=3), []
    for record in records_at(setup, (1, 9, 18), rng):
        two_servers.open(setup, record=record, options={"hints": True, "bot_ms": 50})
        script = Script(Game.replay(record), rng)
        planner, watcher, third = rng.sample(range(3), 3)
        script.part(planner)
        script.plan(watcher, 1)
        script.plan_apart(planner)
        script.look(watcher, third)
        scripts.append(script)
    tables = two_servers.part()
    heard = [overhear(variant) for variant in tables[0]]
    for variants, script in zip(tables, scripts, strict=True):
        act(variants, script)
        alike(*variants, everybody(variants))
    here, there = (file.read_bytes().splitlines() for file in heard)
    assert here == there
    tasks = [json.loads(line) for line in here]  # the same process is given "no record" to read
    assert [task["type"] for task in tasks] == 6 * ["bot", "upload"]


def test_a_hint_does_not_know_the_structure_cards_of_others(two_servers, monkeypatch):
    """The bot is sent the same of everybody but the player whose card is another one."""
    monkeypatch.setattr(bot_pool, "STARTUP", 60)
    rng, setup = random.Random("hints"), Setup(players=3, scenario="prosperity")
    [record] = records_at(setup, (5,), rng)
    two_servers.open(setup, record=record, options={"hints": True, "bot_ms": 50})
    script = Script(Game.replay(record), rng)
    seat, draw, other = other_structure(script.game, rng)
    script.part(seat)
    script.look(*{0, 1, 2} - {seat})
    [variants] = two_servers.part(exchange={draw: other})
    heard = [overhear(variant) for variant in variants]
    act(variants, script)
    alike(*variants, everybody(variants) - {SEATED[seat]})
    here, there = (file.read_bytes().splitlines() for file in heard)
    assert here == there
    assert [json.loads(line)["type"] for line in here].count("bot") == 2


def test_what_people_do_to_each_other_tells_no_plan(two_servers):
    """Bob has planned something else in each variant while the others quarrel."""
    two_servers.open(Setup(players=3))
    [variants] = two_servers.part()
    script = Script(Game(Setup(players=3), variants[0].seed), random.Random(5))
    script.part(1)
    script.plan_apart(1)
    for seat, deed in QUARREL:
        script.add("send", seat, deed)
    script.look(0, 2, EVE, NOBODY)
    act(variants, script)
    alike(*variants, everybody(variants))


QUARREL = [
    (0, 'POST end {"seat": 0}'),
    (1, 'POST end {"seat": 1}'),
    (2, 'POST end {"seat": 2, "agree": false}'),
    (2, "DELETE invitations null"),
    (0, "DELETE invitations null"),
    (0, 'POST mute {"seat": 1}'),
    (2, 'POST block {"seat": 1}'),
    (2, 'POST report {"seat": 1, "text": "slow"}'),
    (1, 'POST report {"seat": 2, "text": "rude"}'),
]


@pytest.mark.parametrize("how", ["resigns", "stays away"])
def test_a_bot_that_takes_over_knows_no_more_than_the_seat(two_servers, how):
    """Bob has planned something else in each variant; then a bot plans for Ann."""
    two_servers.open(options={"substitute": "random", "absence": 3600})
    [variants] = two_servers.part(new_seeds=True)
    heard = [overhear(variant) for variant in variants]
    script = Script(Game(Setup(players=2), variants[0].seed), random.Random(8))
    script.part(1)
    script.plan(0, 1)
    script.plan_apart(1)
    act(variants, script)
    alike(*variants, everybody(variants))
    jobs = []
    for variant, file in zip(variants, heard, strict=True):
        ann, bob = (
            Somebody(variant.client, variant.key(name), None).at(variant.table)
            for name in ("Ann", "Bob")
        )
        if how == "resigns":
            ann.post("resign", seat=0)
        else:
            hours_pass(variant.client, ann)
            bob.post("absent", seat=0)
        soon(lambda file=file: file.exists() and b"\n" in file.read_bytes())
        jobs.append(json.loads(file.read_bytes().splitlines()[0]))
    dice = [job.pop("seed") for job in jobs]
    assert jobs[0] == jobs[1]
    assert jobs[0]["seat"] == 0
    assert dice[0] != dice[1]


def overhear(variant):
    """The file with all that is sent to the bots of a server, as their process gets it."""
    folder = Path(variant.server.file).with_suffix(".bots")
    folder.mkdir()
    (folder / "worker.py").write_text(OVERHEARD)
    pool = tables_of(variant.client).bot_pool
    pool.command = (sys.executable, str(folder / "worker.py"))
    pool._idle.clear()  # the process that read the record
    return folder / "heard"


OVERHEARD = """
import sys
from pathlib import Path
from types import SimpleNamespace
from orleans.server.worker import main

def lines(given):
    with Path(__file__).with_name("heard").open("ab", buffering=0) as heard:
        for line in given:
            heard.write(line)
            yield line

sys.stdin = SimpleNamespace(buffer=lines(sys.stdin.buffer))
main()
"""


def test_no_tile_tells_what_others_plan(two_servers):
    """In one variant Bob fills his tiles, in the other he leaves them empty."""
    rng = random.Random(4)
    game = every_tile(rng)
    plans = [on_tiles(game, 1, 4, wanted) for wanted in (True, False)]
    assert len(plans[0]) == len(plans[1]) == 4
    game.play(0, on_tiles(game, 0, 1, True)[0])
    two_servers.open(game.setup, record=game.record())
    [variants] = two_servers.part(new_seeds=True)
    script = Script(game, rng)
    for seat in (0, 2, 3):
        for move in on_tiles(game, seat, 5, True):
            script.play(seat, move)
    for steps, plan in zip(script.variants, plans, strict=True):
        steps += [ScriptStep("move", 1, move) for move in plan]
    script.look(0, 2, 3)
    act(variants, script)
    alike(*variants, ("Ann", "Cat", "Dan", EVE, NOBODY))


def test_everything_a_client_can_ask_is_asked(two_servers):
    two_servers.open()
    [(variant, _)] = two_servers.part()
    asked = {name for seat in (0, None) for name in variant.questions(seat, ["ready"])}
    assert asked == set(ENDPOINT) - NOT_OF_TABLES
