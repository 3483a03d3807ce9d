"""The analysis of a finished game: made in the background, once, and never before the end."""

import sys

import pytest
from database import engine_of, tables_of
from sqlalchemy import select
from table_client import IN_TIME, Somebody, finished_record, refused, run_apart, soon

from orleans import Game, Setup
from orleans.errors import BadSetup
from orleans.kernel.frames import NATURE
from orleans.server import schema
from orleans.server.analyses import WAITING_EACH, Analyses
from orleans.server.analyst import AnalysisTask, judge_game, judged_seat
from orleans.server.lanes import PAYER
from orleans.server.refusal import Refusal
from orleans.server.settings import Settings
from orleans.server.store import Store
from orleans.sim.analysis import Decision
from orleans.sim.tournament import play_game

QUICK = "from orleans.server import analyst; analyst.default_judge = lambda: 'greedy'"


def judging(server, tmp_path, before="", after="analyst.main()"):
    """A server whose judge is the quick one, after something else."""
    file = tmp_path / "analyst.py"
    file.write_text(f"{QUICK}\n{before}\n{after}\n")
    tables_of(server).analyses.command = (sys.executable, str(file))


def study(who, **more):
    """A table of two at which a finished game lies."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    wish = {"record": finished_record(), "seats": seats, "start": True, **more}
    return who.at(who.post("/api/tables", **wish)["id"])


def ready(table):
    return soon(lambda: table.get("analysis"), lambda found: found["status"] != "pending", IN_TIME)


def test_a_finished_game_is_analysed_once_and_kept(server, somebody, tmp_path):
    judging(server, tmp_path)
    table = study(somebody())
    assert table.get("analysis")["status"] == "pending"
    found = ready(table)
    assert found["status"] == "ready"
    assert found["judge"] == "greedy"
    assert found["chances"] is False
    points = [score["total"] for score in table.get("result")["scores"]]
    assert [worth[-1] for worth in found["expected"]] == points
    judging(server, tmp_path, after="raise SystemExit(1)")
    assert table.get("analysis") == found
    with engine_of(server).begin() as c:
        kept = c.execute(select(schema.analyses.c.table_id)).scalars().all()
    assert kept == [table.id]


def test_decisions_lead_to_the_version_before_them(server, somebody, tmp_path):
    judging(server, tmp_path)
    table = study(somebody())
    found = ready(table)
    shown = [one for seat in found["seats"] for one in seat["worst"] + seat["best"]]
    assert shown
    assert all(one["loss"] >= 0 for one in shown)
    worst = [one["loss"] for one in found["seats"][0]["worst"]]
    assert worst == sorted(worst, reverse=True)
    lines = [line for part in table.get("log")["rounds"] for line in part["lines"]]
    moves = {move["version"] for line in lines for move in line["moves"]}
    for one in shown:
        state = table.state(None, version=one["version"])
        assert one["seat"] in state["actors"]
        assert state["view"]["round"] == one["round"]
        assert one["version"] + 1 in moves


def test_a_person_is_not_judged_by_what_a_bot_did_after_they_resigned(server, somebody, tmp_path):
    judging(server, tmp_path)
    game = Game.replay(finished_record())
    unfinished = Game(game.setup, seed=game.seed)
    for who, move in game.history()[:-60]:
        if who != NATURE:
            unfinished.play(who, move)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    ann = somebody()
    wish = {"record": unfinished.record(), "seats": seats, "start": True}
    table = ann.at(ann.post("/api/tables", options={"substitute": "random"}, **wish)["id"])
    mine = sum(who == 0 for who, _ in unfinished.history())
    table.post("resign", seat=0)
    table.post("resign", seat=1)
    table.wait(lambda state: state["view"]["over"], IN_TIME)
    found = ready(table)["seats"]
    assert found[0]["decisions"] == mine
    assert len(found[0]["luck_by_round"]) == unfinished.state.round
    latest = max(one["round"] for seat in found for one in seat["worst"] + seat["best"])
    assert latest <= unfinished.state.round


def test_it_speaks_the_readers_language(server, somebody, tmp_path):
    judging(server, tmp_path)
    table = study(somebody())
    english = ready(table)
    said = {
        lang: [
            one["words"]
            for seat in table.get("analysis", lang=lang)["seats"]
            for one in seat["worst"]
        ]
        for lang in ("en", "de", "fr")
    }
    why = {
        lang: [
            one["why"]
            for seat in table.get("analysis", lang=lang)["seats"]
            for one in seat["worst"]
        ]
        for lang in ("en", "de", "fr")
    }
    assert any(why["en"])  # why another move was better
    assert why["de"] != why["en"] != why["fr"]
    assert said["en"] == [one["words"] for seat in english["seats"] for one in seat["worst"]]
    assert said["de"] != said["en"] != said["fr"]


def test_nothing_is_told_before_the_end(server, somebody):
    ann = somebody()
    table = ann.open("me", "random")
    table.refused("GET", "analysis", 409, "not begun")
    table.post("start")
    table.refused("GET", "analysis", 409, "when it is over")
    table.refused("POST", "share", 409, "when it is over")
    assert not tables_of(server).analyses._waiting
    eve = Somebody.new(server, "Eve")
    eve.refused("GET", f"{table.path}/analysis", 404)


def test_one_that_dies_is_reported_and_not_tried_again(quick_server, quick_somebody, tmp_path):
    flag = tmp_path / "tries"
    judging(quick_server, tmp_path, f"open({str(flag)!r}, 'a').write('x')", "raise SystemExit(1)")
    table = study(quick_somebody())
    assert ready(table)["status"] == "failed"
    assert table.get("analysis")["status"] == "failed"
    assert flag.read_text() == "x"


def test_one_that_hangs_is_ended_and_the_next_comes(
    quick_server, quick_somebody, tmp_path, monkeypatch
):
    monkeypatch.setattr("orleans.server.analyses.GRACE", 0.5)
    tables_of(quick_server).analyses.seconds = 0.0
    judging(quick_server, tmp_path, after="import time; time.sleep(600)")
    ann = quick_somebody()
    first, second = study(ann), study(ann)
    first.get("analysis")
    second.get("analysis")
    assert ready(first)["status"] == "failed"
    assert ready(second)["status"] == "failed"


def test_addresses_take_turns(sqlite):
    """A stranger who asks for many games lets the others wait for one of them."""

    async def asked():
        store = Store(sqlite)
        analyses = Analyses(store, 1.0)
        for number in range(WAITING_EACH):
            PAYER.set("eve")
            await analyses.find(f"eve {number}", "", {})
        with pytest.raises(Refusal, match="many games"):
            await analyses.find("one too many", "", {})
        PAYER.set("ann")
        await analyses.find("ann", "", {})
        store.close()
        order = []
        for _ in range(3):
            order.append(analyses._next())
            del analyses._waiting[order[-1]]
        return order

    assert run_apart(asked()) == ["eve 0", "ann", "eve 1"]


def test_a_slow_judge_gives_way_to_the_quick_one():
    found = judge_game(AnalysisTask(finished_record(), 0.0, "search"))
    assert found.judge == "greedy"


def test_moves_are_played_while_a_game_is_analysed(quick_server, quick_somebody, tmp_path):
    judging(quick_server, tmp_path, "import time; time.sleep(600)")
    ann = quick_somebody()
    studied = study(ann)
    studied.get("analysis")
    ann.open("me", "me", start=True).play("ready")
    assert studied.get("analysis")["status"] == "pending"


@pytest.mark.parametrize("public", [False, True])
def test_a_shared_game_is_replayed_without_a_seat(server, somebody, public):
    ann = somebody()
    table = study(ann, public=public)
    path = f"{table.path}/state?version=3"
    assert server.get(path).status_code == (200 if public else 404)
    if not public:
        assert table.info()["shared"] is False
        assert table.post("share")["shared"] is True
    answer = server.get(path)
    assert answer.status_code == 200
    assert answer.json()["options"] == []
    assert server.get(f"{table.path}/log").status_code == 200
    listed = [one["id"] for one in server.get("/api/tables?which=over").json()["tables"]]
    assert (table.id in listed) is public
    refused(server.post(f"{table.path}/share"), 401)
    again = table.post("rematch")
    assert again["public"] is public
    assert again["shared"] is False


def test_only_the_host_shares(somebody):
    ann, bob = somebody(), somebody("Bob")
    table = study(ann, public=True)
    bob.at(table).refused("POST", "share", 403, "host")


def test_the_environment_says_when_the_quick_judge_takes_over(monkeypatch):
    assert Settings().analysis_seconds == 240
    monkeypatch.setenv("ORLEANS_ANALYSIS_SECONDS", "1.5")
    assert Settings().analysis_seconds == 1.5
    monkeypatch.setenv("ORLEANS_ANALYSIS_SECONDS", "soon")
    with pytest.raises(BadSetup, match="must be a number of seconds, not 'soon'"):
        Settings()


def test_noise_is_no_decision_worth_mentioning():
    def decision(loss, edge, noise=0.0):
        value = 50.0 + loss
        return Decision(0, 1, 0, 2, "pass", "use ship", 50.0, value, 0.0, (), edge, "", noise)

    quiet = judged_seat([decision(0.1, -0.1), decision(0.0, 0.3)], [])
    assert (quiet.best, quiet.worst) == ([], [])
    unclear = judged_seat([decision(4.0, -4.0, noise=5.0), decision(0.0, 6.0, noise=7.0)], [])
    assert (unclear.best, unclear.worst) == ([], [])
    assert (unclear.best_chosen, unclear.mean_loss) == (2, 0.0)
    told = judged_seat([decision(4.0, -4.0), decision(0.0, 6.0)], [])
    assert [(one.loss, one.edge) for one in told.worst + told.best] == [(4.0, -4.0), (0.0, 6.0)]


def test_a_game_of_prosperity_is_judged_by_its_points():
    """Those of structures among them; and what speaks for a move is said in every language."""
    setup = Setup(2, scenario="prosperity")
    games = (play_game(setup, ["planner", "planner"], f"judged {n}")[0] for n in range(10))
    game = next(one for one in games if any(s.sources["structures"] for s in one.scores()))
    found = judge_game(AnalysisTask(game.record(), 60, "greedy"))
    assert [worth[-1] for worth in found.expected] == [score.total for score in game.scores()]
    for move in (move for seat in found.seats for move in (*seat.best, *seat.worst)):
        assert len({*move.why.values()}) == 3, move
