"""Invasion on the server: the team decides and pays, and nobody can block it."""

import pytest
from database import tables_of, writing
from sqlalchemy import update
from table_client import Somebody, moving
from test_hidden_cards import two_people  # noqa: F401 - a fixture

from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.server import schema
from orleans.server.advice import event_preview, team_preview
from orleans.server.analyst import AnalysisTask, judge_game

DONATION = """\
scenario: invasion
players: 2
round: 3
event: inv-donation-a
phase: event
"""
DEMOLITION = """\
scenario: invasion
players: 2
round: 3
event: inv-demolition-a
phase: event
0 coins: 9
1 coins: 9
"""
LATE = """\
scenario: invasion
players: 2
round: 15
0 coins: 9
0 goods: 3 grain, wine
0 bag: 2 farmer, 2 boatman, craftsman, 2 trader, 2 knight, scholar
1 coins: 6
1 goods: 2 cheese
1 bag: 2 farmer, boatman, 2 craftsman, 2 knight, monk
"""
PIECES = [
    "development to 0",
    "development to 1",
    "development to 1",
    "wine to 1",
    "coin to 0",
    "coin to 0",
    "coin to 1",
]


@pytest.fixture
def at_table(quick_somebody):
    """A person at a table that goes on from a position."""

    def sit_down(position, *kinds, **more):
        ann = quick_somebody("Ann")
        seats = [{"kind": kind} if kind == "me" else {"kind": "bot", "bot": kind} for kind in kinds]
        body = {"position": position, "seats": seats, "start": True, **more}
        return ann.at(ann.post("/api/tables", **body)["id"])

    return sit_down


def next_round(state):
    return state["view"]["round"] == 4


def test_one_person_holds_all_seats(at_table):
    table = at_table(DONATION, "me", "me")
    for piece in PIECES:
        table.play(piece, 0)
    assert table.state(1)["actors"] == [1]
    assert len(table.state(1)["view"]["proposed"]) == len(PIECES)
    table.play("agree", 1)
    assert next_round(table.state(0))


def test_two_people_pay_a_debt_and_everybody_sees_what_is_missing(two_people):  # noqa: F811
    mine, his = two_people(DEMOLITION)
    his.play("pay 4", 1)
    for table, seat in ((mine, 0), (his, 1)):
        asked = table.state(seat, details="true")["view"]["asked"]
        assert (asked["args"]["left"], asked["args"]["paid"]) == (2, 4)
    mine.play("pay 2", 0)
    mine.play("pay 6", 0)
    assert next_round(mine.state(0))


@pytest.mark.parametrize("position", [DONATION, DEMOLITION])
def test_a_bot_agrees_with_a_person_and_pays_its_share(at_table, position):
    """Whatever the person says: in the end the round goes on."""
    table = at_table(position, "me", "greedy")
    for _ in range(100):
        state = table.wait(lambda state: next_round(state) or 0 in state["actors"])
        if next_round(state):
            return
        mine = table.state(0)
        moves = [option["move"] for option in mine["options"]]
        if moves:  # the bot may have begun meanwhile; then it comes first, and this is refused
            move = "agree" if "agree" in moves else moves[-1]
            moving(table, 0, move, mine["version"])()
    raise AssertionError("the team never comes to an end")


@pytest.mark.parametrize("position", [DONATION, DEMOLITION])
def test_a_time_limit_ends_what_nobody_decides(make_server, sqlite, position):
    """A bot speaks for those whose time is up, and the game goes on."""
    server = make_server(sqlite)
    ann = Somebody.new(server)
    clock = {"clock": {"kind": "turn", "seconds": 5}, "substitute": "greedy"}
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"position": position, "seats": seats, "start": True, "options": clock}
    table = ann.at(ann.post("/api/tables", **body)["id"])
    assert [seat["running"] for seat in table.info()["seats"]] == [True, True]
    tables = tables_of(server)
    for _ in range(20):
        with writing(tables.store.engine) as c:
            c.execute(update(schema.tables).values(due_at=0))
            c.execute(update(schema.seats).values(left=0))
        tables.loaded.clear()
        before = table.state(0)["version"]
        state = table.wait(lambda state, before=before: state["version"] > before)
        if next_round(state):
            return
    raise AssertionError("nobody ever decides")


TRIP = """\
scenario: invasion
players: 3
round: 3
event: inv-team-trip-a
phase: actions
0 coins: 4
1 coins: 3
2 coins: 0
2 merchant: tours
0 board: ship farmer boatman knight
"""


def test_everybody_is_told_from_whom_the_event_takes_what_and_who_cannot_pay():
    """Others could still send coins, so that not only the one concerned is warned."""
    game = Game.from_position(TRIP, "trip")
    assert team_preview(game, 2) == [{"coins": -4}, {"lost": 1}, {}]
    assert [event_preview(game, seat) for seat in (0, 1, 2)] == [{"lost": 1}] * 3
    game = Game.from_position(TRIP.replace("1 coins: 3", "1 coins: 4"), "trip")
    assert [event_preview(game, seat) for seat in (0, 1, 2)] == [{"coins": -4}] * 2 + [{}]
    debt = Game.from_position(TRIP.replace("team-trip", "demolition"), "trip")
    assert [event_preview(debt, seat) for seat in (0, 1, 2)] == [{"lost": 1}] * 3


def test_where_each_plays_for_oneself_nobody_sees_what_the_event_takes_from_others():
    game = Game(Setup(2), seed="1")
    assert team_preview(game, 0) == []


def test_a_game_played_together_is_judged_by_what_the_team_has_reached():
    game = Game.from_position(LATE, "judged")
    bots = [make_bot("greedy", str(seat)) for seat in range(2)]
    while not game.over:
        seat = game.actors[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.moves(seat)))
    found = judge_game(AnalysisTask(game.record(), 60, "greedy"))
    assert len(found.seats) == 2
    ends = [worth[-1] for worth in found.expected]
    assert all(0 <= share <= 100 for share in ends)
    for move in (move for seat in found.seats for move in (*seat.best, *seat.worst)):
        assert len({*move.why.values()}) in (1, 3), move
