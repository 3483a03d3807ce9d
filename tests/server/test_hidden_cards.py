"""Indulgence cards at a table: who holds one knows it, and nobody else (ruling 178)."""

import pytest
from table_client import new_key

BUSY = "wagon farmer trader knight"
START = f"""\
modules: plague
players: 2
round: 2
event: plague-income-a
display: deed-citizen, track-end
0 tiles: back-door
0 coins: 9
0 board: back-door boatman trader; infirmary monk
0 cards: donate-1-wool, build-blois
1 cards: donate-1-cheese, pilgrimage-vierzon
1 board: {BUSY}
"""


@pytest.fixture
def two_people(quick_somebody):
    def sit_down(position):
        ann, bob = quick_somebody("Ann"), quick_somebody("Bob")
        body = {"public": True, "seats": [{"kind": "me"}], "position": position}
        mine = ann.at(ann.post("/api/tables", **body)["id"])
        his = bob.at(mine)
        his.post("join")
        his.post("ready", seat=1)
        mine.post("start")
        return mine, his

    return sit_down


def told(table, seat):
    """All that a seat, or a spectator, is told of the game."""
    query = {} if seat is None else {"seat": seat}
    versions = range(table.state(None)["version"] + 1)
    return [
        table.state(seat, details="true"),
        table.get("log", **query),
        table.get("record", **query),
        table.get("result"),
        table.get("chat"),
        *[table.state(seat, version=version, details="true") for version in versions],
    ]


def hand(table, seat):
    """The cards that a seat sees in its own hand."""
    return table.state(seat)["view"]["players"][seat]["fields"]["cards"]


def play_on(mine, his, until):
    """Both pass and plan nothing until a round begins."""
    while (state := mine.state(None))["view"]["round"] < until:
        seat = state["actors"][0]
        table = (mine, his)[seat]
        options = [option["move"] for option in table.state(seat)["options"]]
        table.play(next((o for o in ("pass", "done", "ready") if o in options), options[0]), seat)


def test_a_card_from_behind_the_back_door_stays_hidden_when_the_round_is_over(two_people):
    """Whoever keeps a card makes a move that everybody sees, unlike a card that is drawn."""
    mine, his = two_people(START)
    mine.play("use back-door")
    mine.play("take from pile")
    before = set(hand(mine, 0))
    mine.play("keep card 2")
    [card] = set(hand(mine, 0)) - before
    for until in (2, 3):
        play_on(mine, his, until)
        for seat in (1, None):
            assert card not in str(told(his, seat)), (until, seat)
        assert card in str(mine.get("log", seat=0))


def test_the_record_of_a_game_hides_the_hands_it_began_with(two_people):
    mine, his = two_people(START)
    mine.play("use infirmary")
    mine.play("take from pile")
    drawn = set(hand(mine, 0)) - {"donate-1-wool", "build-blois"}
    for seat, others in ((0, "donate-1-cheese"), (1, "donate-1-wool"), (None, "donate-1-wool")):
        table = mine if seat == 0 else his
        query = {} if seat is None else {"seat": seat}
        record = table.get("record", **query)
        assert others not in record
        assert seat == 0 or not any(card in record for card in drawn)
        assert "cards: ?, ?" in record
    assert his.info()["seed"] == ""  # nobody can draw again what others have drawn


@pytest.mark.parametrize(
    "moves",
    [
        ("use infirmary", "take from pile"),
        ("use infirmary", "choose track-end"),  # the next one comes on display
        ("use back-door", "take from pile"),
        ("use back-door", "take from pile", "keep card 1"),
    ],
)
def test_undo_stops_where_a_card_was_seen(two_people, moves):
    """Ruling 34."""
    mine, _ = two_people(START)
    for move in moves:
        mine.play(move)
    kept = moves[-1].startswith("keep")
    assert (mine.state(details="true")["undo"]["reason"] == "") == kept
    if kept:  # it may be another one of the three that were seen
        mine.undo()
    body = {"seat": 0, "version": mine.state()["version"], "key": new_key()}
    mine.refused("POST", "undo", 422, "Too late", json=body)


def test_a_preview_does_not_know_what_others_hold(two_people):
    """With one hand Bob could fulfil a card, with the other he passes and the round ends."""
    bare = START.replace(f"1 board: {BUSY}", "1 board: -\n1 coins: 4")
    previews = []
    for cards in ("donate-3-coins", "donate-1-wine"):
        mine, _ = two_people(bare.replace("donate-1-cheese, pilgrimage-vierzon", cards))
        previews.append(mine.post("preview", seat=0, moves=["pass"]))
        assert mine.play("pass")["view"]["round"] == (2 if "coins" in cards else 3)
    assert previews[0] == previews[1]
