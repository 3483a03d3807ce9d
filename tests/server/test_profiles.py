"""Profiles: results by scenario, ratings, what was won alone, the best; private at first."""

import random
from functools import cache

import pytest
from database import engine_of, writing
from sqlalchemy import insert, select, update
from table_client import Somebody, at_table, refused

from orleans import Game, Setup
from orleans.server import schema
from orleans.server.api import TableOptions
from orleans.server.clock import Seat
from orleans.server.placings import keep_placings
from orleans.server.queries import Row, setup_text

ME = "/api/people/me"


@cache
def one_winner():
    """A game of two that was played at random and has one winner."""
    for seed in range(20):
        game, rng = Game(Setup(players=2), seed=f"one winner {seed}"), random.Random(seed)
        while not game.over:
            seat = game.actors[0]
            game.play(seat, rng.choice(game.moves(seat)))
        if len(game.outcome().winners) == 1:
            return game
    raise AssertionError("nobody wins")


def end_game(server, *people, table="0" * 16, **more):
    """As if a finished game of two had just been played by these people; None is a bot."""
    game = one_winner()
    values = {"seed": game.seed, "status": "over", "public": False, **more}
    row = Row(table, "", setup_text(game.setup), TableOptions(), **values)
    seats = [
        Seat(n, "person" if who else "bot", who.person["id"] if who else None)
        for n, who in enumerate(people)
    ]
    with writing(engine_of(server)) as c:
        keep_placings(c, row, seats, game)
    return game


def profile(who, **query):
    return who.get(f"{ME}/profile", **query)


@pytest.fixture
def two(somebody):
    return somebody("Ann"), somebody("Bob")


def test_a_game_against_people_changes_both_ratings(server, two):
    game = end_game(server, *two)
    (winner,) = game.outcome().winners
    won, lost = profile(two[winner]), profile(two[1 - winner])
    assert won["rating"]["mean"] > 25 > lost["rating"]["mean"]
    assert won["rating"]["games"] == 1
    points = game.scores()[winner].total
    played = {"scenario": "base", "name": won["played"][0]["name"], "games": 1, "wins": 1}
    assert won["played"] == [{**played, "best": points}]
    assert lost["played"][0]["wins"] == 0
    end_game(server, *two, table="1" * 16)
    assert profile(two[winner])["rating"]["games"] == 2
    assert profile(two[winner])["rating"]["mean"] > won["rating"]["mean"]


def test_a_game_against_a_bot_is_a_result_but_no_rating(server, two):
    end_game(server, two[0], None)
    found = profile(two[0])
    assert found["rating"] is None
    assert found["played"][0]["games"] == 1


@pytest.mark.parametrize("more", [{"seed_open": True}, {"start": "x"}, {"proved": False}])
def test_games_whose_draws_were_known_do_not_count(server, two, more):
    end_game(server, *two, **more)
    assert profile(two[0])["played"] == []


def test_nobody_is_rated_against_themselves(server, two):
    end_game(server, two[0], two[0])
    assert profile(two[0])["played"] == []


def test_a_whole_game_is_counted_with_its_last_move(sqlite, make_server):
    server = make_server(sqlite)
    ann, bob = at_table(lambda name: Somebody.new(server, name))
    rng = random.Random(5)
    for _ in range(2000):
        state = ann.state(None)
        if state["view"]["over"]:
            break
        for table, seat in ((ann, 0), (bob, 1)):
            table.wander([seat], rng, 5)
    assert ann.info()["status"] == "over"
    assert [one["games"] for one in profile(ann.who)["played"]] == [1]
    assert profile(bob.who)["rating"]["games"] == 1


def test_what_was_won_alone(server, somebody):
    ann = somebody()
    steps = profile(ann, lang="de")["achievements"]
    assert len(steps) > 5
    assert not any(step["won"] for step in steps)
    first = steps[0]
    with writing(engine_of(server)) as c:
        what = {"scenario": first["scenario"], "difficulty": "", "ending": "won", "by": "task"}
        values = {"round": 9, "reached": 1, "asked": 1, "points": 0, "at": 1}
        person = ann.person["id"]
        c.execute(insert(schema.results).values(table_id="x", person=person, **what, **values))
    won = [step for step in profile(ann)["achievements"] if step["won"]]
    assert [(step["scenario"], step["round"]) for step in won] == [(first["scenario"], 9)]


def test_a_profile_is_private_until_it_is_opened(server, two):
    ann, bob = two
    end_game(server, ann, bob)
    with writing(engine_of(server)) as c:
        c.execute(update(schema.ratings).values(games=5))
    path = f"/api/profiles/{ann.person['id']}"
    nowhere = bob.refused("GET", "/api/profiles/0123456789abcdef", 404)
    assert bob.refused("GET", path, 404) == nowhere
    assert bob.get("/api/best")["players"] == []
    assert ann.ask("PUT", f"{ME}/profile", json={"public": True}).json()["public"]
    assert bob.get(path)["name"] == "Ann"
    (listed,) = bob.get("/api/best")["players"]
    assert (listed["name"], listed["place"], listed["mine"]) == ("Ann", 1, False)
    assert ann.get("/api/best")["players"][0]["mine"]
    assert server.get("/api/best").is_success
    ann.ask("PUT", f"{ME}/profile", json={"public": False})
    refused(server.get(path), 404, "not open")
    assert bob.get("/api/best")["players"] == []


def test_the_best_have_played_enough(server, two):
    ann, bob = two
    for who in two:
        who.ask("PUT", f"{ME}/profile", json={"public": True})
    for n in range(5):
        assert ann.get("/api/best")["players"] == []
        game = end_game(server, ann, bob, table=f"{n}" * 16)
    (winner,) = game.outcome().winners
    names = [one["name"] for one in ann.get("/api/best")["players"]]
    assert names == [two[winner].person["name"], two[1 - winner].person["name"]]
    with engine_of(server).begin() as c:
        assert len(c.execute(select(schema.placings)).all()) == 10
