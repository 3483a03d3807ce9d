"""Records that people send: read elsewhere, charged to them, and believed only if proved."""

import threading

import pytest
from table_client import Somebody, finished_record, refused, soon

from orleans import Game
from orleans.server import tables, uploads
from orleans.server.game_building import make_snapshot
from orleans.server.uploads import read_upload
from orleans.server.worker import UploadTask

JUNK = finished_record() + "\n" * 280_000


def sending(who, record):
    return who.ask("POST", "/api/tables", json={"record": record})


def test_a_large_record_holds_nobody_up(quick_somebody, quick_server, monkeypatch):
    """It is read by another process, and others are answered meanwhile."""

    def never(task):
        raise AssertionError("it is read here")

    monkeypatch.setattr(uploads, "read_upload", never)
    eve = quick_somebody("Eve")
    sending(eve, finished_record())  # so that a worker is there
    answers, others = [], 0
    sender = threading.Thread(target=lambda: answers.append(sending(eve, JUNK)))
    sender.start()
    while not answers:
        assert quick_server.get("/api/people/me").status_code == 401
        others += 1
    sender.join()
    assert others
    assert answers[0].status_code in (201, 422)


def test_too_many_records_of_one_person(sqlite, make_server, monkeypatch):
    monkeypatch.setattr(tables, "UPLOADS", 1e-9)  # reading one may take seconds
    server = make_server(sqlite, person_rate=100)
    eve, ann = Somebody.new(server, "Eve"), Somebody.new(server, "Ann")
    answers = [sending(eve, finished_record()) for _ in range(8)]
    assert [answer.status_code for answer in answers[:3]] == [201] * 3
    refused(answers[-1], 429, "too many records")
    assert sending(ann, finished_record()).status_code == 201


def with_seed(record, seed):
    """The same game, which says that it was drawn with another seed."""
    game = Game.replay(record)
    told = Game.from_history(game.setup, seed, game.history())
    return told.record()


@pytest.mark.parametrize(("seed", "proved"), [("a game that is over", True), ("another", False)])
def test_a_record_is_proved_only_if_its_draws_follow_its_seed(quick_somebody, seed, proved):
    record = with_seed(finished_record(), seed)
    answer = sending(quick_somebody(), record)
    assert answer.status_code == 201
    assert answer.json()["proved"] is proved


def test_a_record_without_a_seed_is_not_proved(quick_somebody):
    ann = quick_somebody()
    record = with_seed(finished_record(), "")
    table = ann.post("/api/tables", record=record, seats=[{"kind": "me"}] * 2, start=True)
    assert not table["proved"]
    assert table["status"] == "over"


def test_the_game_of_a_record_goes_on(quick_somebody):
    """Begun elsewhere, without a seed; what chance still decides is drawn here."""
    game = Game.replay(finished_record())
    begun_with = game.history()[:60]
    begun = Game.from_history(game.setup, "", begun_with)
    ann = quick_somebody()
    fields = {"record": begun.record(), "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    table = ann.at(ann.post("/api/tables", start=True, **fields)["id"])
    state = soon(table.state, lambda state: 0 in state["actors"] or state["view"]["over"])
    assert state["version"] >= sum(who >= 0 for who, _ in begun_with)
    table.play(state["options"][0]["move"], 0, state["version"])


def test_a_record_is_kept_with_every_round_as_if_it_had_been_played_here():
    """So that looking back at it begins with its round, not with its first move."""
    game = Game.replay(finished_record())
    upload = read_upload(UploadTask(record=finished_record()))
    assert len(upload.snapshots) == game.state.round + 1
    for one in upload.snapshots:
        until = Game.from_history(game.setup, game.seed, game.history()[: one.moves])
        assert one == make_snapshot(until, one.version, one.moves)
        assert sum(who >= 0 for who, _ in until.history()) == one.version
    assert upload.snapshots[-1].moves == len(game.history())


def test_a_finished_record_tells_its_points_by_round(quick_somebody):
    ann = quick_somebody()
    fields = {"record": finished_record(), "seats": [{"kind": "me"}] * 2, "start": True}
    table = ann.at(ann.post("/api/tables", **fields)["id"])
    assert len(table.get("result")["rounds"]) == Game.replay(finished_record()).state.round + 1
