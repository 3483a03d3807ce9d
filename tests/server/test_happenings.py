"""What happened comes with every version and stands in the log, for those who may know it."""

import random

from database import tables_of
from table_client import CASTLE, at_table

VILLAGE = (
    "place own-farmer village.0",
    "place own-boatman village.1",
    "place own-craftsman village.2",
    "ready",
)


def plan_castles(*tables):
    for seat, table in enumerate(tables):
        for move in (*CASTLE, "ready"):
            state = table.play(move, seat)
    return state


def told(state):
    return [happening["words"] for happening in state["happenings"] if happening["words"]]


def results(log):
    """The lines of a log that brought something about, with their first move."""
    return [
        (line["moves"][0]["move"] if line["moves"] else "", line["words"])
        for part in log["rounds"]
        for line in part["lines"]
        if line["results"]
    ]


def test_a_place_that_is_used_says_what_it_gave(quick_somebody):
    mine, his = at_table(quick_somebody)
    plan_castles(mine, his)
    state = mine.play("use castle", 0, details=True)
    assert told(state) == ["You use the Castle: +1 knight, now draw 5"]
    [happening] = [one for one in state["happenings"] if one["words"]]
    assert (happening["cause"], happening["seat"]) == ("place:castle", 0)
    assert happening["version"] == state["version"]
    knights = [one for one in happening["changes"] if one["what"] == "kind:knight"]
    assert sorted(knights, key=lambda one: one["where"]) == [
        {"seat": 0, "what": "kind:knight", "where": "bag", "amount": 1},
        {"seat": None, "what": "kind:knight", "where": "supply", "amount": -1},
    ]
    line = state["log"]["lines"][-1]
    assert (line["seat"], line["kind"], line["place"]) == (0, "actions", "castle")
    assert [one["move"] for one in line["moves"]] == ["use castle"]
    assert line["words"] == "You use the Castle: +1 knight, now draw 5"
    begun = [line["event"] for line in state["log"]["lines"] if line["kind"] == "round"]
    assert begun == [state["view"]["event"]]
    assert told(his.state(1)) == ["Ann uses the Castle: +1 knight, now draws 5"]
    assert told(his.state(None, lang="de")) == ["Ann nutzt die Burg: +1 Ritter, zieht jetzt 5"]


def test_a_whole_action_is_one_line(quick_somebody):
    """Hiring and the reward stand in the line of the place that was used."""
    mine, his = at_table(quick_somebody)
    for table, seat in ((mine, 0), (his, 1)):
        for move in VILLAGE:
            table.play(move, seat)
    mine.play("use village", 0)
    state = mine.play("hire boatman", 0, details=True)
    line = state["log"]["lines"][-1]
    assert line["words"] == "You use the Village: +1 boatman, +2 coins"
    assert [one["move"] for one in line["moves"]] == ["use village", "hire boatman"]
    assert told(state) == [line["words"]]
    plan = "Ann setzt einen Bauern, einen Schiffer und einen Handwerker ins Dorf"
    lines = his.state(1, lang="de", details=True)["log"]["lines"]
    assert plan in [line["words"] for line in lines]


def test_a_plan_is_told_to_the_others_when_all_are_ready(quick_somebody):
    mine, his = at_table(quick_somebody)
    state = mine.play(CASTLE[0], 0)
    [planned] = state["happenings"]
    assert (planned["cause"], planned["seat"]) == ("plan", 0)
    assert his.state(1)["happenings"] == his.state(None)["happenings"] == []
    for move in (*CASTLE[1:], "ready"):
        mine.play(move, 0)
        assert his.state(1)["happenings"] == []
    for move in (*CASTLE, "ready"):
        state = his.play(move, 1)
    [opened] = [one for one in state["happenings"] if one["cause"] == "plan"]
    assert opened["seat"] == 0
    spaces = {one["where"] for one in opened["changes"] if one["seat"] == 0}
    assert {"space:castle.0", "space:castle.1", "space:castle.2"} <= spaces
    assert [one for one in mine.state(0)["happenings"] if one["cause"] == "plan"] == [
        {**opened, "seat": 1, "changes": [{**one, "seat": 1} for one in opened["changes"]]}
    ]


def test_the_census_and_the_event_are_told_with_names(quick_somebody):
    mine, his = at_table(quick_somebody)
    rng = random.Random(4)
    mine.wander([0, 1], rng, 1)
    found = []
    while len(found) < 2:
        state = mine.state(None)
        if state["view"]["over"]:
            break
        seat = state["actors"][0]
        table = (mine, his)[seat]
        options = [one["move"] for one in table.state(seat)["options"]]
        state = table.play("ready" if "ready" in options else rng.choice(options), seat)
        found += [words for words in told(state) if words.startswith(("Income", "Census"))]
    both = [words for words in found if "Ann +" in words and "Bob +" in words]
    assert both or any("You +" in words for words in found), found


def played(quick_somebody, moves=120):
    mine, his = at_table(quick_somebody)
    rng, states = random.Random(9), []
    for _ in range(moves):
        seat = rng.choice(mine.state(None)["actors"])
        table = (mine, his)[seat]
        options = [one["move"] for one in table.state(seat)["options"]]
        uses = [move for move in options if move.startswith(("use", "place", "take"))]
        states.append(table.play(rng.choice(uses or options), seat))
        if states[-1]["view"]["over"]:
            break
    return mine, his, states


def test_a_restart_forgets_nothing_of_the_story(quick_somebody, quick_server):
    mine, his, _ = played(quick_somebody)
    seats = ((mine, 0), (his, 1), (mine, None))
    before = [table.state(seat, details=True) for table, seat in seats]
    logs = [table.get("log", **({} if seat is None else {"seat": seat})) for table, seat in seats]
    assert len(results(logs[0])) > 3
    tables_of(quick_server).loaded.clear()
    again = [table.state(seat, details=True) for table, seat in seats]
    assert [state["happenings"] for state in again] == [state["happenings"] for state in before]
    assert [state["log"] for state in again] == [state["log"] for state in before]
    assert [
        table.get("log", **({} if seat is None else {"seat": seat})) for table, seat in seats
    ] == logs


def test_an_earlier_version_tells_what_it_told_then(quick_somebody):
    mine, _, states = played(quick_somebody, 60)
    for state in random.Random(1).sample(states, 15):
        if state["seat"] == 0:
            again = mine.state(0, version=state["version"])
            assert again["happenings"] == state["happenings"]


def test_what_is_taken_back_has_not_happened(quick_somebody):
    mine, his = at_table(quick_somebody)
    plan_castles(mine, his)
    before = mine.get("log", seat=0)
    mine.play("use castle", 0)
    assert results(mine.get("log", seat=0))[-1][0] == "use castle"
    state = mine.undo(0)
    assert state["happenings"] == []
    assert mine.get("log", seat=0)["rounds"] == before["rounds"]
