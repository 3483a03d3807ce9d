"""Two server processes on one PostgreSQL, which do something at the same time."""

import random
from concurrent.futures import ThreadPoolExecutor

from database import changes_of, nothing_broken, waiting
from server_process import HASTY
from socket_client import table_socket
from sqlalchemy import text
from table_client import AT_ONCE, IN_TIME, Somebody, at_once, good, moving, new_key, soon, soon_both

from orleans.server import queries

# --- both at the same time


def test_processes_that_start_together_share_the_work(url, processes):
    """On an empty database: one makes its tables, the others wait."""
    with ThreadPoolExecutor(3) as pool:
        started = list(pool.map(lambda _: processes(url), range(3)))
    for process in started:
        with process.client() as client:
            assert good(client.get("/api/health"))["ok"]


def test_seats_plan_at_the_same_time_through_different_processes(everywhere, shared_engine):
    """Nobody has to look again for the other's moves, and no plan is lost (ruling 67)."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    at = [table, there.at(table)]
    rng = random.Random(3)
    for _ in range(4):
        planned = at_once(lambda: plan(at[0], 0), lambda: plan(at[1], 1))
        version = changes_of(shared_engine, table)[-1].version
        for seat, moves in enumerate(planned):
            spaces = soon_both(at, seat, version)["view"]["players"][seat]["spaces"]
            placed = {space: kind for _, kind, space in map(str.split, moves)}
            assert placed.items() <= spaces.items()
        both_ready = [moving(at[seat], seat, "ready", version) for seat in (0, 1)]
        for answer in at_once(*both_ready):
            assert good(answer)["version"] > version
        soon_both(at, 0, version + 2)
        state = to_the_next_plan(table, rng)
        soon_both(at, 0, state["version"])
    assert nothing_broken(shared_engine)
    keys = [change.key for change in changes_of(shared_engine, table)[1:]]
    assert len(set(keys)) == len(keys)


def plan(table, seat):
    """Place what can be placed, always from the version one saw last."""
    state, placed = table.state(seat), []
    for _ in range(30):
        options = [option["move"] for option in state["options"]]
        placing = [move for move in options if move.startswith("place")]
        if "ready" in options and not placing:
            return placed
        placed += placing[:1]
        state = insist(moving(table, seat, (placing or options[-1:])[0], state["version"]))
    raise AssertionError("the plan does not end")


def insist(request):
    """Send the same request again while the server is busy: the others may be very quick."""
    for _ in range(20):
        answer = request()
        if answer.status_code != 503:
            break
    return good(answer)


def to_the_next_plan(table, rng):
    """Play at random until both decide at the same time, which they do only when they plan."""
    for _ in range(300):
        state = table.wander([0, 1], rng, 1)
        if state["actors"] == [0, 1]:
            return state
    raise AssertionError("the round does not end")


def test_of_two_moves_for_one_seat_one_counts(two, everywhere, shared_engine):
    """Each version is fought for through both processes at the same moment."""
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    at = [table, there.at(table)]
    rng = random.Random(7)
    before = sum(map(conflicts, two))
    for version in range(40):
        state = soon_both(at, None, version)
        state = soon_both(at, rng.choice(state["actors"]), version)
        seat, moves = state["seat"], [rng.choice(state["options"])["move"] for _ in at]
        answers = at_once(*[moving(at[n], seat, moves[n], version) for n in (0, 1)])
        codes = [answer.status_code for answer in answers]
        assert sorted(codes) == [200, 409]
        assert answers[codes.index(409)].json()["code"] == "stale"
        stored = changes_of(shared_engine, table)[-1].moves.split("\n")
        assert stored[0] == f"{seat} {moves[codes.index(200)]}"
    assert len(changes_of(shared_engine, table)) == 41
    assert sum(map(conflicts, two)) > before, "never at the same moment"
    assert nothing_broken(shared_engine)


def conflicts(process):
    """How often the other process was quicker at the database."""
    with process.client() as client:
        lines = good(client.get("/metrics")).splitlines()
    return sum(float(line.split()[1]) for line in lines if line.startswith("orleans_conflicts"))


def test_the_same_request_through_both_is_carried_out_once(everywhere, shared_engine):
    here, there = everywhere()
    table = here.open("me", "me", start=True)
    at = [table, there.at(table)]
    rng = random.Random(8)
    for version in range(20):
        state = soon_both(at, None, version)
        state = soon_both(at, rng.choice(state["actors"]), version)
        move, key = rng.choice(state["options"])["move"], new_key()
        answers = at_once(*[moving(each, state["seat"], move, version, key) for each in at])
        assert [good(answer)["version"] for answer in answers] == [version + 1] * 2
        assert changes_of(shared_engine, table)[-1].key.endswith(key)
    other = next(o["move"] for o in state["options"] if o["move"] != move)
    for each in at:
        answer = moving(each, state["seat"], other, version, key)()
        assert (answer.status_code, answer.json()["code"]) == (409, "used")
    assert len(changes_of(shared_engine, table)) == 21


def test_a_seat_is_given_up_while_another_moves(everywhere, shared_engine):
    """The move does not undo what the database knows of the bot that takes the seat."""
    ann, _ = everywhere("Ann")
    _, bob = everywhere("Bob")
    mine = ann.open("me", "open", public=True, options={"substitute": "random", "bot_ms": 50})
    his = bob.at(mine)
    his.post("join")
    his.post("ready", seat=1)
    soon(mine.info, lambda info: info["seats"][1]["ready"], AT_ONCE)
    mine.post("start")
    soon(his.info, lambda info: info["status"] == "playing", AT_ONCE)
    with ThreadPoolExecutor(1) as pool:
        with shared_engine.begin() as c:
            c.execute(text("LOCK TABLE entries IN SHARE MODE"))  # no move can be written
            playing = pool.submit(mine.play, "ready", 0, version=0)
            soon(lambda: waiting(shared_engine, "INSERT INTO entries %"), bool, IN_TIME)
            his.post("resign", seat=1)
        assert playing.result(timeout=IN_TIME)["version"] >= 1
        assert bots_are_looked_after(shared_engine, mine)
    soon(lambda: changes_of(shared_engine, mine), lambda found: len(found) > 2, IN_TIME)
    assert bots_are_looked_after(shared_engine, mine)
    assert nothing_broken(shared_engine)


def bots_are_looked_after(engine, table):
    """If a bot is to decide, the database says when another process has to take it over."""
    with engine.begin() as c:
        loaded = queries.load(c, table.id)
    deciding = [loaded.seats[number].kind for number in loaded.row.waiting]
    return "bot" not in deciding or loaded.row.due_at is not None


# --- bots


def bots_play(here):
    options = {"bot_ms": 50}
    return here.open("random", "random", public=True, options=options, start=True)


def test_another_process_goes_on_with_the_bots_of_one_that_was_killed(url, processes, engine):
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda _: processes(url, program=HASTY), range(2))
    with first.client() as client:
        here = Somebody.new(client)
        table = bots_play(here)
    with second.client() as client:
        other = Somebody(client, here.key, None).at(table)
        with table_socket(other) as end:
            end.hear("state", lambda m: m["state"]["version"] >= 20, IN_TIME)
            first.kill()
            before = changes_of(engine, table)
            version = before[-1].version
            assert not other.state(None)["view"]["over"]
            end.hear("state", lambda m: m["state"]["version"] > version, IN_TIME)
        state = other.wait(lambda state: state["view"]["over"], 120)
        after = changes_of(engine, table)
        assert after[: len(before)] == before
        assert after[-1].version == state["version"] == other.info()["version"]
    assert nothing_broken(engine)


def test_processes_that_play_the_same_bots_double_nothing(url, processes, engine):
    """A process that starts takes up at once what it finds undone, and the other still plays."""
    first = processes(url)
    with first.client() as client:
        here = Somebody.new(client)
        tables = [bots_play(here) for _ in range(3)]
        second = processes(url)
        with second.client() as there:
            others = [Somebody(there, here.key, None).at(table) for table in tables]
            for other in others:
                other.wait(lambda state: state["view"]["over"], 120)
    for table in tables:
        moves = [change for change in changes_of(engine, table) if change.kind == "move"]
        assert len(moves) > 100
    assert nothing_broken(engine)
