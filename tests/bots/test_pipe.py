"""Bots over a pipe: real programs, well-behaved and not. Every game ends, nobody stays behind."""

import contextlib
import gc
import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from orleans import BadSetup, Game, Setup
from orleans.bots import BOTS, make_bot, pipe, read_bot, split_bots, split_seats
from orleans.bots.child import Child
from orleans.bots.facts import facts
from orleans.bots.pipe import PATIENCE, TOLD
from orleans.bots.registry import PROGRAMS, BotSpec
from orleans.notation import read_position
from orleans.sim.tournament import simulate

ROOT = Path(__file__).parents[2]
EXAMPLE = f"{sys.executable} {ROOT}/examples/pipe_bot.py"

# A well-behaved program that takes the first move, with places for misbehaviour.
PROGRAM = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
asked = 0
{before}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    elif message["type"] == "moves":
        moves = message["moves"]
    elif message["type"] == "choose":
        asked += 1
        id = message["id"]
        {choose}
    elif message["type"] == "bye":
        {bye}
"""
GOOD = {
    "before": "pass",
    "hello": 'say(type="hello", protocol=1, name="tester")',
    "choose": 'say(type="move", id=id, move=moves[0])',
    "bye": "break",
}


@pytest.fixture
def program(tmp_path, monkeypatch):
    """Makes a bot whose program misbehaves as told; afterwards no process is left."""
    monkeypatch.chdir(tmp_path)
    started = []

    class Seen(Child):
        def __init__(self, argv):
            super().__init__(argv)
            started.append(self.pid)

    monkeypatch.setattr(pipe, "Child", Seen)

    def make(ms=5000, start=10000, **how):
        file = tmp_path / "bot.py"
        file.write_text(PROGRAM.format(**{**GOOD, **how}))
        bot = make_bot(f"pipe(command={sys.executable} -S {file},ms={ms},start={start})", "1")
        bot.started = started
        return bot

    yield make
    gc.collect()
    for pid in started:
        assert not alive(pid), f"process {pid} was left behind"


def alive(group):
    """Somebody of a process group lives, and is not just waiting to be buried."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if state != "Z" and int(its_group) == group:
                return True
    return False


def play(bot, decisions=None, seed="pipe"):
    """A game of the bot in seat 0 against random, to its end or for some of its decisions."""
    game, other = Game(Setup(players=2), seed), make_bot("random", "x")
    made = 0
    while not game.over and made != decisions:
        seat = game.actors[0]
        made += seat == 0
        chooser = bot if seat == 0 else other
        game.play(seat, chooser.choose(game.view(seat), game.moves(seat)))
    bot.close()
    return game


def kinds(bot):
    return [fault.kind for fault in bot.faults]


def test_a_well_behaved_program_plays_a_whole_game(program, capfd):
    bot = program()
    assert play(bot).over
    assert (bot.faults, bot.name, len(bot.started)) == ([], "tester", 1)
    assert capfd.readouterr().err == ""


def test_what_a_program_is_told(program, tmp_path):
    heard = tmp_path / "heard"
    tee = f"sys.stdin = (open({str(heard)!r}, 'a').write(line) and line for line in sys.stdin)"
    bot = program(before=tee)
    game = Game(Setup(players=2), "told")
    bot.choose(game.view(0), game.moves(0))
    bot.close()
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [line["type"] for line in lines] == ["hello", "setup", "view", "moves", "choose", "bye"]
    hello, setup, view, moves, choose, _ = lines
    assert (hello["protocol"], hello["ms"], choose["ms"]) == (1, 5000, 5000)
    assert setup["setup"]["players"] == "2"
    assert read_position(view["position"]) == game.view(0).table
    assert (view["seat"], view["actors"]) == (0, [0, 1])
    assert moves["moves"] == [game.text(move) for move in game.moves(0)]
    me = view["facts"]["players"][0]
    assert me["coins"] == game.state.players[0].coins
    assert sum(me["market"].values()) == sum(game.state.players[0].market)


def test_others_plans_are_not_among_the_facts():
    game = Game(Setup(players=2), "told")
    while not game.text(game.moves(1)[-1]).startswith("place"):
        game.play(1, game.moves(1)[-1])
    before = facts(game.view(0))
    game.play(1, game.moves(1)[-1])
    assert facts(game.view(0)) == before
    assert facts(game.view(1)) != before


def test_one_that_hangs_loses_its_turns_and_is_not_asked_again(program, capfd):
    bot = program(ms=100, choose="time.sleep(60)")
    assert play(bot).over
    assert kinds(bot) == ["time"] * PATIENCE
    told = capfd.readouterr().err.splitlines()
    assert len(told) == PATIENCE
    assert "round 1: no answer within 100 ms; greedy moves instead" in told[0]
    assert told[-1].endswith("it is not asked again in this game")


def test_a_late_answer_is_not_taken_for_the_next(program):
    slow = "time.sleep(0.6 * (asked == 1)); say(type='move', id=id, move=moves[0])"
    bot = program(ms=400, choose=slow)
    play(bot, 4)
    assert kinds(bot)[0] == "time"
    assert "nonsense" not in kinds(bot)
    assert len(bot.started) == 1


def test_one_that_never_greets(program):
    bot = program(start=100, hello="time.sleep(60)")
    assert play(bot).over
    assert kinds(bot) == ["time"] * PATIENCE
    assert len(bot.started) == PATIENCE


@pytest.mark.parametrize("before", ["sys.exit(3)", "import nothing_like_this"])
def test_one_that_dies_at_once(program, before, capfd):
    bot = program(before=before)
    assert play(bot).over
    assert kinds(bot) == ["ended"] * PATIENCE
    if "import" in before:
        assert "No module named" in bot.faults[0].reason
        assert "No module named" in capfd.readouterr().err


def test_one_that_dies_in_the_middle_is_started_again(program):
    bot = program(choose=f"sys.exit() if asked == 4 else {GOOD['choose']}")
    play(bot, 13)
    assert kinds(bot) == ["ended"] * 3
    assert len(bot.started) == 4


def test_one_that_dies_in_the_middle_of_a_word(program):
    bot = program(choose="sys.stdout.write('{\"type\": '); sys.stdout.flush(); os._exit(0)")
    play(bot, 5)
    assert kinds(bot) == ["ended"] * PATIENCE


@pytest.mark.parametrize(
    "choose",
    [
        "print('castle!', flush=True)",
        "print('[' * 5000, flush=True)",
        "print(7, flush=True)",
        "os.write(1, bytes([255, 254, 10]))",
        "say(type='move', id=id)",
        "say(type='move', id=id, move=3)",
        "say(type='move', move=moves[0])",
        "say(type='move', id=id + 5, move=moves[0])",
        "say(type='move', id=[id], move=moves[0])",
    ],
)
def test_nonsense(program, choose):
    bot = program(choose=choose)
    play(bot, 5)
    assert kinds(bot) == ["nonsense"] * PATIENCE


@pytest.mark.parametrize(
    "hello",
    ["say(type='hello', protocol=99)", "say(id=1, move='ready')", "print('hi', flush=True)"],
)
def test_a_strange_greeting(program, hello):
    bot = program(hello=hello)
    play(bot, 5)
    assert kinds(bot) == ["nonsense"] * PATIENCE


def test_illegal_moves(program, capfd):
    bot = program(choose="say(type='move', id=id, move='use moon\\x1b[31m')")
    assert play(bot).over
    assert kinds(bot) == ["illegal"] * PATIENCE
    assert len(bot.started) == 1
    assert "\x1b" not in capfd.readouterr().err


@pytest.mark.parametrize(
    "flood",
    [
        "[print('x' * 50) for _ in iter(int, 1)]",
        "[sys.stdout.write('x' * 50) for _ in iter(int, 1)]",
        "[say(type='move', id=id, move=moves[0]) for _ in range(5000)]",
        "[sys.stderr.write('x' * 50) for _ in iter(int, 1)]",
    ],
)
def test_floods(program, flood):
    bot = program(choose=flood, ms=300)
    began = time.perf_counter()
    play(bot, 6)
    assert bot.faults
    assert time.perf_counter() - began < 10


def test_one_that_does_not_read(program):
    bot = program(ms=100, start=100, before="time.sleep(60)")
    play(bot, 5)
    assert kinds(bot) == ["time"] * PATIENCE


def test_one_that_closes_its_input(program):
    bot = program(choose=f"os.close(0); {GOOD['choose']}; time.sleep(60)")
    play(bot, 4)
    assert set(kinds(bot)) == {"ended"}


def test_what_a_program_started_is_ended_too(program):
    child = "import subprocess; subprocess.Popen(['sleep', '60'])"
    play(program(before=child, bye="time.sleep(60)"), 2)  # the fixture looks whether it lives


def test_a_forgotten_bot_takes_its_program_with_it(program):
    bot = program()
    game = Game(Setup(players=2), "forgotten")
    bot.choose(game.view(0), game.moves(0))
    pid = bot._child.pid
    assert alive(pid)
    del bot
    gc.collect()
    assert not alive(pid)


def test_faults_in_different_turns_are_told_up_to_a_number(program, capfd):
    bot = program(choose=f"say(type='move', id=id, move='') if asked % 2 else {GOOD['choose']}")
    assert play(bot).over
    assert len(bot.faults) > TOLD
    told = capfd.readouterr().err.splitlines()
    assert len(told) == TOLD + 1
    assert told[-1].endswith("more faults of this bot are not told")


def test_a_new_game_is_a_new_chance(program):
    bot = program(choose="say(type='move', id=id, move='')")
    play(bot)
    play(bot, 5)
    assert kinds(bot) == ["illegal"] * 2 * PATIENCE


# --- names


@pytest.mark.parametrize(
    "command", ["python bot.py", "sh -c 'a, b; (c)'", "x 100% \n", " lead=", "é ü"]
)
def test_a_command_is_written_and_read_again(command):
    text = str(BotSpec("pipe", {"command": command, "ms": 5}))
    assert read_bot(text) == BotSpec("pipe", {"command": command, "ms": 5})
    assert split_bots(f"greedy,{text},random") == ["greedy", text, "random"]
    assert split_seats(f"human {text} greedy") == ["human", text, "greedy"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("pipe", "pipe needs a command"),
        ("pipe(command=no-such-program)", "there is no program 'no-such-program'"),
        ("pipe(command=sh 'x)", "cannot be read"),
        ("pipe(command=sh,ms=0)", "more than 0"),
    ],
)
def test_a_pipe_that_cannot_be_opened_is_refused(text, reason):
    with pytest.raises(BadSetup, match=reason):
        make_bot(text)


def test_a_bot_that_runs_a_command_is_not_for_clients():
    """The server takes `BOTS` alone; tests/server has the refusals."""
    from orleans.server.lobby import check_bot
    from orleans.server.worker import BotTask, think

    assert not set(PROGRAMS) & set(BOTS)
    with pytest.raises(BadSetup, match="there is no bot 'pipe'"):
        check_bot("pipe(command=touch ran)")
    game = Game(Setup(players=2), "1")
    job = BotTask("pipe(command=touch ran)", "1", 0, [0, 1], game.position(), ["ready"], 100)
    with pytest.raises(BadSetup, match="there is no bot 'pipe'"):
        think(job)


# --- the examples and the commands


def test_the_example_beats_random(capfd):
    result = simulate(Setup(players=2), [f"pipe(command={EXAMPLE},ms=10000)", "random"], 2, "1")
    assert next(iter(result.bots.values())).wins == 2
    assert capfd.readouterr().err == ""


def test_the_example_in_shell():
    bot = make_bot(f"pipe(command=sh {ROOT}/examples/pipe_bot.sh,ms=10000)")
    play(bot, 30)
    assert (bot.name, bot.faults) == ("last", [])


def test_a_command_tells_what_went_wrong():
    command = [sys.executable, "-m", "orleans", "simulate", "-p", "2", "--games", "1", "--json"]
    bots = f"pipe(command={shutil.which('true')}),random"
    run = subprocess.run([*command, "--bots", bots], capture_output=True, text=True, check=True)
    assert json.loads(run.stdout)["games"] == 1
    assert run.stderr.count("greedy moves instead") == PATIENCE


def test_a_saved_game_remembers_who_sat_where(tmp_path):
    from orleans.terminal.session import open_game

    bot, file = f"pipe(command={EXAMPLE},ms=10000)", tmp_path / "game.orleans"
    command = [sys.executable, "-m", "orleans", "terminal", "--seats", f"random,{bot}"]
    subprocess.run([*command, "--save", str(file)], capture_output=True, check=True)
    game, seats = open_game(file)
    assert game.over
    assert seats == ["random", bot]


def test_the_example_of_the_guide_runs(monkeypatch):
    monkeypatch.chdir(ROOT)
    guide = (ROOT / "docs/bot-protocol.md").read_text(encoding="utf-8")
    names = {}
    exec(guide.split("```python\n")[1].split("```")[0], names)
    play(names["bot"], 5)
    assert names["bot"].faults == []
