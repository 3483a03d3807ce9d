"""The command line, as a user runs it: real files and, where it matters, real processes."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from hashlib import sha256
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from orleans import Game, Setup
from orleans.cli import main

HUNGRY = Game.from_position(
    "event: harvest-a\n0 board: wagon farmer trader knight\n1 board: wagon farmer trader knight",
    "1",
).record("human human")


@pytest.fixture
def started(tmp_path):
    """A command in a process of its own."""

    def run(*args, stdin="", code=0):
        done = subprocess.run(
            [sys.executable, "-m", "orleans", *args],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1"},
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout if code == 0 else done.stderr

    return run


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """The same in this process: a start takes longer than most commands."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    def run(*args, stdin="", code=0, setup=""):
        if setup:
            (tmp_path / "hungry").write_text(setup, encoding="utf-8")
        monkeypatch.setattr(sys, "argv", ["orleans", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        with pytest.raises(SystemExit) as left:
            main()
        out, problems = capsys.readouterr()
        assert (left.value.code or 0) == code, out + problems
        return out if code == 0 else problems

    return run


def test_help_names_the_commands(started):
    text = started("--help")
    for command in [
        "play",
        "serve",
        "admin",
        "terminal",
        "simulate",
        "replay",
        "data",
        "new",
        "tiles",
    ]:
        assert command in text


def test_new_and_replay(run, tmp_path):
    record = run("new", "--players", "3", "--seed", "x", "--edition", "capstone")
    assert Game.replay(record).setup.players == 3
    (tmp_path / "r").write_text(record, encoding="utf-8")
    assert "checked" in run("replay", "r", "--check")
    assert "the game goes on in round 1" in run("replay", "-", stdin=record)


def test_the_promised_seed_is_checked(run):
    """Fair dice: the hash was shown at the start, the seed is in the record at the end."""
    record = run("new", "--seed", "x")
    promise = sha256(b"x").hexdigest()
    assert promise in run("replay", "-", "--hash", promise, stdin=record)
    assert "not the promised one" in run("replay", "-", "--hash", "0" * 64, stdin=record, code=1)


def test_play_starts_a_server_for_this_machine(tmp_path):
    """The address is printed; foreign host names are refused; Ctrl+C ends it."""
    server = subprocess.Popen(
        [sys.executable, "-m", "orleans", "play", "--port", "0", "--no-browser"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())[0]
        with urlopen(f"{address}api/health", timeout=10) as answer:
            assert json.load(answer)["ok"]
        with pytest.raises(HTTPError, match="403"):
            urlopen(Request(address, headers={"Host": "evil.example"}), timeout=10)
        assert (tmp_path / "orleans" / "tables.sqlite").exists()
        server.send_signal(signal.SIGINT)
        assert server.wait(20) in (0, 130, -signal.SIGINT)
    finally:
        server.kill()
        server.stdout.close()


def test_replay_step_by_step_in_words(run):
    record = run("new", "--players", "2", "--seed", "x")
    assert "Round 1 of 18: Pilgrimage" in run("replay", "-", "--step", stdin=record)
    assert "Runde 1 von 18: Wallfahrt" in run("replay", "-", "--step", "--lang", "de", stdin=record)


def test_simulate_json(run):
    text = run("simulate", "--players", "4", "--games", "3", "--bots", "random", "--json")
    result = json.loads(text)
    assert result["games"] == 3
    for key in ("decisions", "seconds", "decisions_per_second", "mean_score", "mean_winner_score"):
        assert result[key] >= 0
    again = json.loads(run("simulate", "--players", "4", "--games", "3", "--json"))
    assert again["mean_score"] == result["mean_score"]


def test_simulate_table(run):
    text = run("simulate", "--players", "2", "--games", "2", "--bots", "random,greedy")
    assert "greedy" in text
    assert "citizens" in text


def test_data_audit(run):
    result = json.loads(run("data", "--json"))
    assert set(result["totals"]) == {"seed", "found", "reconstructed"}
    assert "base/facts.toml" in result["files"]
    text = run("data")
    assert "reconstructed tile.bathhouse.spaces" in text
    assert "reconstructed tile.brewery.spaces" not in text


def test_tiles_are_listed(run):
    text = run("tiles")
    for words in ("episcopal-see", "Tinkerer’s Wagon", "reconstructed", "found", "seed"):
        assert words in text
    assert "well" not in run("tiles", "--edition", "dlp")
    assert "Brunnen" in run("tiles", "--lang", "de")


def test_the_offer_can_be_chosen(run):
    record = run("new", "--players", "2", "--tiles", "well,brewery")
    assert "tiles: brewery well" in record
    assert len(Game.replay(record).state.offer) == 2


def test_corrections_reach_the_game(run, tmp_path):
    (tmp_path / "my.toml").write_text("[player]\ncoins = 7\n")
    record = run("new", "--players", "2", "--data", "my.toml")
    assert Game.replay(record).state.players[0].coins == 7
    assert "corrected player.coins = 7" in run("data", "--data", "my.toml")


@pytest.mark.parametrize(
    ("args", "code", "reason"),
    [
        (["simulate", "--edition", "gold"], 1, "there is no edition 'gold'"),
        (["simulate", "--players", "7"], 1, "2 to 5 players, not 7"),
        (["simulate", "--bots", "genius"], 1, "there is no bot 'genius'; known are random, greedy"),
        (["simulate", "--bots", ","], 1, "name at least one bot"),
        (["simulate", "--games", "0"], 2, "games"),
        (["simulate", "--colour", "red"], 2, "No such option"),
        (["dance"], 2, "No such command"),
        (["new", "--players", "5", "--edition", "dlp"], 1, "2 to 4 players, not 5"),
        (["new", "--data", "gone.toml"], 1, "gone.toml: cannot be read"),
        (["replay", "gone"], 1, "gone: cannot be read"),
        (["replay", "-"], 1, "line 1: a record begins with"),
        (["terminal", "--load", "gone"], 1, "gone: cannot be read"),
        (["terminal", "--resume"], 1, "cannot be read"),
        (["terminal", "--lang", "it"], 1, "there is no language 'it'"),
        (["terminal", "--players", "2", "--humans", "3"], 1, "0 to 2 can be people, not 3"),
    ],
)
def test_bad_input_gets_a_reason_and_a_non_zero_exit(run, args, code, reason):
    message = " ".join(run(*args, code=code).replace("│", " ").split())
    assert reason in message
    assert "Traceback" not in message


def test_a_broken_record_is_refused_with_the_line(run, tmp_path):
    record = run("new", "--players", "2", "--seed", "x").splitlines()
    (tmp_path / "cut").write_text("\n".join(record[:-1]))
    assert "line 10: the record is cut" in run("replay", "cut", code=1)
    edited = [line.replace("lay grain", "lay wine", 1) for line in record]
    (tmp_path / "edited").write_text("\n".join(edited))
    assert "the check does not fit" in run("replay", "edited", code=1)


# --- playing


PLAY = ["terminal", "--players", "2", "--seed", "abc", "--bots", "random"]


def test_play_in_a_pipe_by_number_and_by_text(started):
    out = started(*PLAY, stdin="place own-farmer castle.0\n4\nwhy castle\nquit\n")
    assert "Round 1/18" in out
    assert "\x1b[" not in out  # no colours in a pipe
    assert "Places are used after planning." in out
    assert "saved:" in out


def test_play_shows_the_table_and_explains_mistakes(run):
    commands = (
        "map\nboard\ntracks\ndeeds\noffer\nlog\nscore\nhelp\n\nuse castle\nfly\n99\nwhy fly\n"
    )
    out = run(*PLAY, stdin=commands)
    for words in (
        "Around your merchant",
        "Farmers track",
        "Papal conclave",
        "Place tiles on offer",
        "Trading stations",
        "undo your last move",
        "! Places are used after planning. The Castle still needs a farmer, a boatman and a",
        "! ‘fly’ is not a move.",
        "! choose a number: 1-19",
    ):
        assert words in out


def test_undo_in_the_terminal(run, tmp_path):
    run(*PLAY, "--save", "a", stdin="place own-farmer castle.0\nundo\nquit\n")
    assert "place" not in (tmp_path / "a").read_text()
    out = run(*PLAY, stdin="undo\n")
    assert "! You have no move to undo." in out


def test_an_interrupted_game_is_resumed_where_it_was(run):
    run(*PLAY, stdin="place own-farmer castle.0\nplace own-boatman castle.1\n")  # input ends
    out = run("terminal", "--resume", stdin="place own-trader castle.2\nready\nuse castle\nquit\n")
    assert "  You use the Castle: +1 knight, now draw 5" in out
    assert "\n! " not in out
    text = run("terminal", "--resume", stdin="log\nquit\n")
    assert "  You place a farmer, a boatman and a trader in the Castle" in text


def test_save_and_load_inside_a_game(run, tmp_path):
    out = run(*PLAY, stdin="save here\nplace own-farmer castle.0\nload here\nload gone\nquit\n")
    assert "saved: here" in out
    assert "gone: cannot be read" in out
    assert Game.replay((tmp_path / "here").read_text()).history()[-1][0] == -1


@pytest.mark.parametrize(("lang", "word"), [("de", "Bauernhaus"), ("fr", "Hôtel de ville")])
def test_play_in_other_languages(run, lang, word):
    assert word in run(*PLAY, "--lang", lang)
    assert word in run(*PLAY, stdin=f"lang {lang}\nquit\n")


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "de",
            (
                ": Setze deine Gefolgsleute und beende die Planung.",  # the question
                "! Orte werden erst nach der Planung genutzt. Der Burg fehlen noch ein Bauer, ein",
                "! ‚fly‘ ist kein Zug.",
                "! Du hast keinen Zug, den du zurücknehmen kannst.",
                "Diesen Ort hast du nicht.",
                "das ist möglich",
            ),
        ),
        (
            "fr",
            (
                ": Place tes partisans, puis termine la planification.",
                "! Les lieux s’utilisent après la planification. Il manque un fermier,",
                "! « fly » n’est pas un coup.",
                "! Tu n’as aucun coup à annuler.",
                "Tu n’as pas ce lieu.",
                "c’est possible",
            ),
        ),
    ],
)
def test_questions_and_reasons_in_other_languages(run, lang, sentences):
    commands = "use castle\nfly\nundo\nwhy library\nwhy ready\n"
    out = " ".join(run(*PLAY, "--lang", lang, stdin=commands).split())  # lines are broken
    for sentence in sentences:
        assert sentence in out


def test_a_whole_game_in_the_terminal(run, tmp_path):
    """Somebody who always takes the first option reaches the score sheet."""
    out = run(*PLAY, "--save", "game", stdin="1\n" * 3000)
    assert "winner" in out
    game = Game.replay((tmp_path / "game").read_text(encoding="utf-8"), check_chance=True)
    assert game.over


def test_seats_can_be_named_one_by_one(run):
    out = run("terminal", "--seats", "random,human,greedy", "--seed", "1", stdin="1\n")
    assert "1 human > " in out
    assert "2 greedy" in out
    assert "there is no bot 'witch'" in run("terminal", "--seats", "human,witch", code=1)


def test_two_people_around_one_screen(run):
    plan = "place own-farmer castle.0\nready\nready\n"
    out = run("terminal", "--seats", "human,human", "--seed", "1", stdin=plan * 2 + "log\n")
    assert "0 human > " in out
    assert "1 human > " in out
    before, _, after = out.partition("1 human > ")
    assert "0 human places a farmer in the Castle" not in before  # told when the plans are open
    assert "0 human places a farmer in the Castle" in after


def test_what_happens_by_itself_is_told(run):
    """Harvest A takes 5 coins from somebody without food."""
    out = run(
        "terminal", "--load", "hungry", "--lang", "en", stdin="pass\npass\n" * 2, setup=HUNGRY
    )
    assert "  Harvest: 0 human −5 coins, You −5 coins" in out
    assert "winner" not in out


def test_what_an_action_gave_is_told(run):
    castle = "castle farmer boatman trader"
    text = f"event: income-a\n0 development: 5\n0 board: {castle}\n1 board: {castle}"
    record = Game.from_position(text, "1").record("human human")
    shown = run(
        "terminal",
        "--load",
        "hungry",
        setup=record,
        stdin="use castle\nuse castle\nundo\nlog\nuse castle\nquit\n",
    )
    assert shown.count("  0 human uses the Castle: +1 knight, now draws 5") >= 2
    assert shown.count("  You use the Castle: +1 knight, now draw 5") >= 1
    income = "  Income: 0 human +6 coins (status 2 × 3), You +3 coins (status 1 × 3)"
    assert income in shown


def test_a_new_game_keeps_the_last_one(run, tmp_path):
    run(*PLAY, stdin="place own-farmer castle.0\n")
    run(*PLAY, stdin="")
    kept = tmp_path / "home/orleans/autosave.orleans.previous"
    assert "place own-farmer castle.0" in kept.read_text()


def test_a_loaded_game_is_saved_where_it_came_from(run, tmp_path):
    run(*PLAY, "--save", "mine", stdin="")
    run("terminal", "--load", "mine", stdin="place own-farmer castle.0\n")
    assert "place own-farmer castle.0" in (tmp_path / "mine").read_text()


def test_ready_with_nothing_filled_is_asked_twice(run):
    out = run(*PLAY, stdin="ready\n")
    assert "No place is activated" in out
    assert "Round 2/18" not in out
    assert "Round 2/18" in run(*PLAY, stdin="ready\nready\n")


@pytest.mark.parametrize("target", [".", "/", "/proc/none/x"])
def test_a_place_that_cannot_be_written_is_refused(run, target):
    out = run(*PLAY, stdin=f"save {target}\nquit\n")
    assert "cannot be written" in out
    assert "cannot be written" in run(*PLAY, "--save", target, code=1)


def test_a_load_that_fails_changes_nothing(run, tmp_path):
    record = Game(Setup(players=3), seed="1").record("human foo bar")
    (tmp_path / "unknown").write_text(record)
    out = run(*PLAY, stdin="load unknown\ntracks\nboard 1\nmap all\nplayers\nquit\n")
    assert "! there is no bot 'foo'" in out
    assert "Places: 1 random" in out
    assert "Argenton-sur-Creuse" in out


def test_commands_are_read_in_any_case_and_tell_what_they_want(run):
    out = run(*PLAY, stdin="HELP\nLang xx\nLANG de\nWHY Farm House\n" + "9" * 5000 + "\nQ\n")
    assert "! lang en|de|fr" in out
    assert "Bauernhaus" in out
    assert "Dem Bauernhaus fehlen noch ein Schiffer und ein Handwerker." in out
    assert "! wähle eine Nummer: 1-19" in out


def test_the_version_and_the_module(started):
    assert started("--version").startswith("orleans 0.")
    assert started("replay", "gone", code=1).startswith("orleans: gone: cannot be read")


def test_bots_can_play_alone_in_the_terminal(run):
    out = run("terminal", "--players", "3", "--humans", "0", "--bots", "random", "--seed", "1")
    assert "winner" in out


def test_plans_of_bots_are_told_only_when_revealed(run):
    out = run(*PLAY, stdin="place own-farmer ship.0\n")
    assert "1 random: " not in out


def test_modules_at_the_command_line(run):
    text = run("new", "--players", "3", "--modules", "trade,orders", "--seed", "1")
    assert Game.replay(text).setup == Setup(players=3, modules=("orders", "trade"))
    wish = ("--modules", "events", "--last-event", "peasant-uprising")
    assert "last_event: peasant-uprising" in run("new", *wish)
    found = json.loads(run("simulate", "--games", "2", "--modules", "orders,intrigue", "--json"))
    assert found["games"] == 2
    assert "no module 'chess'" in run("new", "--modules", "chess", code=1)


def test_orders_and_other_deeds_in_the_terminal(run):
    options = ("--seats", "human,random", "--modules", "orders,trade", "--seed", "1", "--plain")
    text = run("terminal", *options, stdin="orders\ndeeds\nquit\n")
    assert text.count("In the pile: 18") == 2  # as the round begins, and when asked
    assert "Thanksgiving" in text
    assert "City wall" not in text
