"""Moves, versions, keys, undo, previews, clocks, bots and the history, on both databases."""

import random
import time

import pytest
from database import tables_of, writing
from sqlalchemy import update
from table_client import CASTLE, Somebody, a_move, at_table, new_key

from orleans import Game, Setup
from orleans.kernel import record as records
from orleans.server import schema
from orleans.sim.tournament import play_game


def moves_of(rounds):
    """Every move of a log in the order of the game."""
    moves = [move for part in rounds for line in part["lines"] for move in line["moves"]]
    return sorted(moves, key=lambda move: move["number"])


def placing(table, seat):
    return next(o["move"] for o in table.state(seat)["options"] if o["move"].startswith("place"))


def plan_castles(*tables):
    """Everybody fills the Castle; all are ready, and the actions begin."""
    for seat, table in enumerate(tables):
        for move in (*CASTLE, "ready"):
            table.play(move, seat)


def test_the_answer_to_a_move_is_the_new_view_with_the_options(somebody):
    mine, _ = at_table(somebody)
    move = placing(mine, 0)
    state = mine.play(move, 0)
    _, kind, space = move.split()
    assert state["version"] == 1
    assert state["view"]["players"][0]["spaces"] == {space: kind}
    assert move not in [option["move"] for option in state["options"]]
    assert mine.state(0) == state


def test_an_option_names_what_it_touches(somebody):
    mine, _ = at_table(somebody)
    option = next(o for o in mine.state(0)["options"] if o["move"] == "place own-farmer castle.0")
    assert option["touches"] == ["kind:own-farmer", "space:castle.0", "market"]


def test_a_refusal_says_why_and_changes_nothing(somebody):
    mine, _ = at_table(somebody)
    before = mine.state(0)
    for move, reason in [
        ("place own-farmer castle.1", "castle.1"),
        ("use castle", "planning"),
        ("dance", "is not a move"),
        ("place own-farmer castel.0", "did you mean"),
    ]:
        body = {"seat": 0, "move": move, "version": 0, "key": new_key()}
        said = mine.refused("POST", "moves", 422, json=body)
        assert said["code"] == "illegal"
        assert reason in said["error"] or said["error"], said
    assert mine.state(0) == before


def test_a_stale_version_is_refused(somebody):
    mine, _ = at_table(somebody)
    mine.play(placing(mine, 0), 0)
    old = {"seat": 0, "move": placing(mine, 0), "version": 0, "key": new_key()}
    assert mine.refused("POST", "moves", 409, "version 1", json=old)["code"] == "stale"
    future = {**old, "version": 7, "key": new_key()}
    assert mine.refused("POST", "moves", 409, "only at version 1", json=future)["code"] == "stale"


def test_planning_at_the_same_time_does_not_conflict(somebody):
    """Both plan from version 0: neither has to look again for the other's moves (ruling 67)."""
    mine, his = at_table(somebody)
    first, second = placing(mine, 0), placing(his, 1)
    assert mine.play(first, 0, version=0)["version"] == 1
    assert his.play(second, 1, version=0)["version"] == 2
    assert mine.play(placing(mine, 0), 0, version=1)["version"] == 3
    mine.play("ready", 0, version=3)
    assert his.play("ready", 1, version=2)["view"]["round"] == 2
    late = {"seat": 0, "move": "ready", "version": 4, "key": new_key()}
    mine.refused("POST", "moves", 409, "look again", json=late)


def test_the_same_request_is_carried_out_once(somebody):
    mine, _ = at_table(somebody)
    move, key = placing(mine, 0), new_key()
    first = mine.play(move, 0, version=0, key=key)
    assert mine.play(move, 0, version=0, key=key) == first
    other = {"seat": 0, "move": "ready", "version": 0, "key": key}
    assert mine.refused("POST", "moves", 409, "another request", json=other)["code"] == "used"
    again = {"seat": 0, "move": placing(mine, 0), "version": 1, "key": key}
    assert mine.refused("POST", "moves", 409, "another request", json=again)["code"] == "used"
    assert mine.state(0) == first


def test_nobody_moves_for_another(somebody):
    mine, his = at_table(somebody)
    for who, seat in ((mine, 1), (his, 0)):
        body = {"seat": seat, "move": "ready", "version": 0, "key": new_key()}
        who.refused("POST", "moves", 403, "not yours", json=body)
        who.refused("GET", "state", 403, "not yours", params={"seat": seat})
        who.refused("GET", "why", 403, "not yours", params={"seat": seat, "thing": "castle"})
        who.refused("POST", "preview", 403, "not yours", json={"seat": seat, "moves": ["ready"]})
    mine.refused("GET", "state", 404, "no seat 4", params={"seat": 4})


# --- undo


def test_undo_takes_back_ones_own_plan_and_leaves_the_others(somebody):
    mine, his = at_table(somebody)
    mine.play(placing(mine, 0), 0)
    his.play(placing(his, 1), 1)
    planned = his.state(1)["view"]["players"][1]
    state = mine.undo(0)
    assert state["view"]["players"][0]["spaces"] == {}
    assert state["version"] == 3
    assert his.state(1)["view"]["players"][1] == planned


def test_a_follower_placed_earlier_is_picked_up_and_the_rest_stays(somebody):
    mine, his = at_table(somebody)
    first = placing(mine, 0)
    mine.play(first, 0)
    his.play(placing(his, 1), 1)
    second = placing(mine, 0)
    state = mine.play(second, 0, details=True)
    assert set(state["undo"]["placed"].values()) == {first, second}
    mine.play("ready", 0)
    state = mine.undo(0, move=first, details=True)
    assert list(state["undo"]["placed"].values()) == [second]
    assert 0 in state["actors"]
    assert his.state(1)["version"] == state["version"] == 5
    his.play(placing(his, 1), 1, version=2)  # the other's picture is still fresh
    rounds = mine.get("log", seat=0)["rounds"]
    origins = {one["move"]: one["version"] for one in moves_of(rounds)}
    assert first not in origins
    assert origins[second] == 3
    body = {"seat": 1, "version": 6, "key": new_key(), "move": "gear ship.0"}
    his.refused("POST", "undo", 422, "in this planning", json=body)


def test_undo_ends_where_something_was_revealed(somebody):
    mine, his = at_table(somebody)
    plan_castles(mine, his)
    body = {"seat": 1, "version": 8, "key": new_key()}
    his.refused("POST", "undo", 422, "plans have been revealed", json=body)
    assert "revealed" in his.state(1, details=True)["undo"]["reason"]
    assert "another player has moved" in mine.state(0, details=True)["undo"]["reason"]


def test_beyond_that_everybody_must_agree(somebody):
    """Ruling 65: both agree, and the revealed plans are closed again."""
    mine, his = at_table(somebody)
    plan_castles(mine, his)
    assert mine.state(0)["view"]["phase"] == "actions"
    version = mine.undo(0, ask=True)["version"]
    assert version == 8
    assert his.info()["asked"] == {"seat": 0, "version": 8, "agreed": []}
    his.post("undo/answer", seat=1, version=8, agree=False)
    assert his.info()["asked"] is None
    stale = {"seat": 1, "version": 8, "agree": True}
    his.refused("POST", "undo/answer", 409, "nobody has asked", json=stale)
    mine.undo(0, ask=True)
    his.post("undo/answer", seat=1, version=8, agree=True)
    state = mine.state(0)
    assert (state["version"], state["view"]["phase"]) == (9, "planning")
    assert 0 in state["actors"]
    assert state["view"]["players"][0]["spaces"] != {}


def test_a_move_ends_the_question(somebody):
    mine, his = at_table(somebody)
    plan_castles(mine, his)
    mine.undo(0, ask=True)
    first = mine.state(None)["actors"][0]
    (mine, his)[first].play("pass", first)
    assert mine.info()["asked"] is None


def test_alone_with_bots_nobody_else_is_asked(somebody):
    table = somebody().open("me", "random", start=True)
    table.play("ready", 0)
    table.wait(lambda state: 0 in state["actors"])
    state = table.undo(0, ask=True)
    assert state["view"]["phase"] in ("planning", "followers", "actions")
    assert 0 in state["actors"]


# --- looking ahead and asking


def test_a_preview_commits_nothing(somebody):
    mine, _ = at_table(somebody)
    before = mine.state(0)
    move = "place own-farmer castle.0"
    shown = mine.post("preview", seat=0, moves=[move, "place own-boatman castle.1"])
    spaces = shown["state"]["view"]["players"][0]["spaces"]
    assert spaces == {"castle.0": "own-farmer", "castle.1": "own-boatman"}
    assert (shown["shown"], shown["stopped"]) == (2, "")
    assert mine.state(0) == before
    mine.refused("POST", "preview", 422, json={"seat": 0, "moves": [move, move]})


def test_a_preview_reveals_nothing(somebody):
    """Ruling 66: it stops before plans are turned over and before chance decides."""
    mine, his = at_table(somebody)
    his.play(placing(his, 1), 1)
    his.play("ready", 1)
    shown = mine.post("preview", seat=0, moves=["ready"])
    assert shown["shown"] == 0
    assert "reveal the plans" in shown["stopped"]
    assert shown["state"]["view"] == mine.state(0)["view"]


def test_why_not_is_answered(somebody):
    mine, _ = at_table(somebody)
    assert mine.get("why", seat=0, thing="use castle")["reason"]
    assert mine.get("why", seat=0, thing="ready")["reason"] == ""


def test_hints_only_where_the_table_allows_them(somebody):
    ann = somebody()
    strict, easy = (
        ann.open("me", "random", start=True, options={"hints": hints}) for hints in (False, True)
    )
    strict.refused("POST", "hint", 403, "without hints", json={"seat": 0})
    hint = easy.post("hint", seat=0)
    move = hint["move"]
    assert hint["why"].startswith(("begins to fill ", "fills "))
    assert move in [option["move"] for option in easy.state(0)["options"]]
    easy.refused("POST", "hint", 422, "witch", json={"seat": 0, "bot": "witch"})
    slow = {"seat": 0, "bot": "search(ms=999999)"}
    easy.refused("POST", "hint", 422, "a bot's time is the table's", json=slow)


# --- history


@pytest.mark.parametrize("scenario", ["base", "prosperity"])
def test_points_after_each_round(somebody, scenario):
    """What is prepared before round 1, as the choice of a card, is no round."""
    game, _ = play_game(Setup(2, scenario=scenario), ["greedy", "greedy"], "curve")
    table = somebody().open("me", "me", record=game.record(), start=True)
    result = table.get("result")
    rounds = result["rounds"]
    assert len(rounds) == game.state.round + 1
    assert rounds[0] == [5, 5]
    assert result["begins"] == 0


def test_points_of_a_game_that_begins_with_a_position(somebody):
    game = Game.from_position("players: 2\nround: 8\nphase: planning\n0 coins: 9")
    table = somebody().open("me", "me", record=game.record(), start=True)
    result = table.get("result")
    assert (result["begins"], result["rounds"]) == (7, [[9, 5]])


def test_the_whole_game_its_log_its_record_and_the_seed(somebody, tmp_path):
    ann = somebody()
    table = ann.open("me", "me", start=True)
    hash_shown = table.info()["seed_hash"]
    assert table.info()["seed"] == ""
    assert records.read(table.get("record")).seed == ""
    rng = random.Random(5)
    while not table.wander([0, 1], rng)["view"]["over"]:
        pass
    info, result = table.info(), table.get("result")
    assert info["status"] == "over"
    record = table.get("record")
    game = Game.replay(record, check_chance=True)
    assert game.over
    assert game.seed == info["seed"] == result["seed"]
    assert info["seed_hash"] == result["seed_hash"] == hash_shown
    totals = [score.total for score in game.scores()]
    assert [score["total"] for score in result["scores"]] == totals == result["rounds"][-1]
    assert sum(result["scores"][0]["sources"].values()) == totals[0]
    assert len(result["rounds"]) == 19
    log = table.get("log")
    assert [part["round"] for part in log["rounds"]] == list(range(19))
    moves = [one["move"] for one in moves_of(log["rounds"])]
    assert moves == [game.text(move) for _, move in game.history()]
    assert log["rounds"][-1]["lines"][-1]["kind"] == "end"
    table.refused("POST", "moves", 409, "over", json=a_move(version=info["version"], move="pass"))


def test_the_table_at_any_version(somebody):
    table = somebody().open("me", "me", start=True)
    rng = random.Random(2)
    seen = {0: table.state(0)["view"]}
    for _ in range(40):
        state = table.wander([0, 1], rng, 1)
        seen[state["version"]] = table.state(0)["view"]
    for version, view in seen.items():
        assert table.state(0, version=version)["view"] == view
    table.refused("GET", "state", 404, "only at version", params={"version": 999})


def test_versions_stay_what_they_were_after_an_undo(somebody):
    table = somebody().open("me", "me", start=True)
    table.play(placing(table, 0), 0)
    planned = table.state(0)["view"]
    table.undo(0)
    assert table.state(0, version=1)["view"] == planned
    assert [part["lines"] for part in table.get("log", seat=0, since=1)["rounds"]] == []


def test_others_see_what_was_planned_only_when_all_are_ready(somebody):
    mine, his = at_table(somebody)
    move = placing(mine, 0)
    mine.play(move, 0)
    assert mine.state(None)["view"]["players"][0]["spaces"] == {}
    said = [one["move"] for one in moves_of(his.get("log", seat=1)["rounds"])]
    assert move not in said
    assert move in str(mine.get("log", seat=0))
    mine.play("ready", 0)
    assert move not in str(his.get("log", seat=1))
    his.play("ready", 1)
    assert move in str(his.get("log", seat=1))


def test_a_record_is_uploaded_and_played_on(somebody):
    ann = somebody()
    table = ann.open("me", "me", start=True)
    table.wander([0, 1], random.Random(3), 60)
    record = table.get("record", seat=0)
    assert records.read(record).seed == ""
    seats = [{"kind": "me"}, {"kind": "me"}]
    copy = ann.at(ann.post("/api/tables", record=record, seats=seats, start=True)["id"])
    assert copy.state(0)["view"]["round"] == Game.replay(record).state.round
    while not copy.wander([0, 1], random.Random(4))["view"]["over"]:
        pass
    played = copy.get("record")
    assert Game.replay(played).over
    # The draws before do not follow the new seed, so the record does not claim it.
    assert records.read(played).seed == ""
    assert not copy.info()["proved"]


def test_a_finished_record_is_studied(somebody):
    ann = somebody()
    game = Game(seed="study")
    rng = random.Random(1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, rng.choice(game.moves(seat)))
    table = ann.at(
        ann.post("/api/tables", record=game.record(), seats=[{"kind": "me"}] * 4, start=True)["id"]
    )
    info = table.info()
    assert (info["status"], info["seed"], info["seed_open"]) == ("over", "study", True)
    assert table.get("record") == game.record("human human human human")
    middle = table.state(None, version=info["version"] // 2)
    assert 1 < middle["view"]["round"] < 18


def test_a_chosen_seed_is_open_to_all(somebody):
    ann, bob = somebody("Ann"), somebody("Bob")
    table = ann.open("me", "random", public=True, start=True, seed="my deal")
    assert bob.at(table).info()["seed"] == "my deal"
    lying = Game(table_setup(2), "my deal").state.lying
    goods = [name for names in table.state(None)["view"]["lying"].values() for name in names]
    assert len(goods) == sum(good > 0 for good in lying)


def table_setup(players):
    from orleans import Setup

    return Setup(players=players)


# --- bots and clocks


def test_bots_play_on_by_themselves(somebody):
    table = somebody().open("me", "random", "random", start=True)
    table.play("ready", 0)
    state = table.wait(lambda state: state["actors"] == [0] or state["view"]["round"] > 1)
    assert state["version"] > 1


def test_a_late_player_is_played_by_a_bot(database, make_server):
    """Ruling 68, with a clock that is nearly out."""
    server = make_server(database)
    table = Somebody.new(server).open(
        "me",
        "me",
        start=True,
        options={"clock": {"kind": "turn", "seconds": 500}, "substitute": "random"},
    )
    info = table.info()
    assert [seat["running"] for seat in info["seats"]] == [True, True]
    assert all(400_000 < seat["left"] <= 500_000 for seat in info["seats"])
    tables = tables_of(server)
    with writing(tables.store.engine) as c:
        c.execute(update(schema.tables).values(due_at=0))
        c.execute(update(schema.seats).values(left=0))
    tables.loaded.clear()
    table.wait(lambda state: state["view"]["phase"] != "planning" or state["version"] > 3)


def test_a_bank_of_time_runs_down_and_grows_each_round(somebody):
    clock = {"kind": "bank", "seconds": 1000, "per_round": 500}
    mine, his = at_table(somebody, options={"clock": clock})
    time.sleep(0.05)
    plan_castles(mine, his)
    seats = mine.info()["seats"]
    acting = mine.state(None)["actors"]
    assert [seat["running"] for seat in seats] == [seat in acting for seat in (0, 1)]
    assert all(seat["left"] < 1_000_000 for seat in seats)
    while mine.state(None)["view"]["round"] == 1:
        seat = mine.state(None)["actors"][0]
        (mine, his)[seat].play("pass", seat)
    assert all(1_000_000 < seat["left"] < 1_500_000 for seat in mine.info()["seats"])


def test_the_table_is_there_after_a_restart(database, make_server):
    first = make_server(database)
    ann = Somebody.new(first)
    table = ann.open("me", "me", start=True)
    table.wander([0, 1], random.Random(9), 30)
    state = table.state(0)
    second = make_server(database)
    again = Somebody(second, ann.key, ann.person).at(table)
    assert again.state(0) == state
    assert again.get("log") == table.get("log")


def test_a_restart_in_the_middle_of_a_plan_makes_nothing_stale(database, make_server):
    ann = Somebody.new(make_server(database))
    table = ann.open("me", "me", start=True)
    table.play(placing(table, 0), 0)
    table.play(placing(table, 1), 1, version=0)
    again = Somebody(make_server(database), ann.key, ann.person).at(table)
    assert again.play(placing(again, 0), 0, version=1)["version"] == 3


@pytest.mark.parametrize("planning", ["sealed", "order"])
def test_other_ways_of_planning(quick_somebody, planning):
    table = quick_somebody().open("me", "me", start=True, setup={"planning": planning})
    actors = table.state(None)["actors"]
    assert actors == ([0, 1] if planning == "sealed" else [0])
