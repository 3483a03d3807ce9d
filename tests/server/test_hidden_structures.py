"""Structure cards and goods face down at a table: nobody learns what is not theirs."""

import pytest
from table_client import new_key
from test_hidden_cards import play_on, told, two_people  # noqa: F401 - a fixture

BUSY = "wagon farmer trader knight"
START = f"""\
scenario: prosperity
players: 2
round: 3
0 board: scriptorium knight scholar; ship farmer boatman knight; {BUSY}
0 structure-card: mint
1 structure-card: keep
1 board: {BUSY}
face-down: orleans_blois_water good; orleans_briare_water good
hidden-goods: wine, brocade
"""


def test_the_card_of_another_is_nowhere(two_people):  # noqa: F811
    """Ruling 218."""
    mine, his = two_people(START)
    for seat in (1, None):
        assert "mint" not in str(told(his, seat))
    assert "'keep'" not in str(mine.state(0)["view"])
    assert mine.state(0)["view"]["players"][0]["fields"]["structure_card"] == ["mint"]
    assert his.state(1)["view"]["players"][0]["fields"]["structure_card"] == ["?"]


def test_a_new_card_stays_hidden_when_the_round_is_over(two_people):  # noqa: F811
    mine, his = two_people(START)
    mine.play("use scriptorium")
    mine.play("exchange card")
    pair = mine.state(0)["view"]["players"][0]["fields"]["looked_at"]
    mine.play("keep structure 2")
    fields = mine.state(0)["view"]["players"][0]["fields"]
    assert fields["structure_card"] == [pair[1]]
    assert fields["put_under"] == [pair[0], "mint"]
    for until in (3, 4):
        play_on(mine, his, until)
        for seat in (1, None):
            said = str(told(his, seat))
            assert not any(f"'{card}'" in said for card in (*pair, "mint")), (until, seat)


@pytest.mark.parametrize(
    "moves",
    [
        ("use scriptorium", "exchange card"),
        ("use ship", "go blois by water", "take hidden good"),
    ],
)
def test_undo_stops_where_something_was_seen(two_people, moves):  # noqa: F811
    """Ruling 218."""
    mine, _ = two_people(START)
    for move in moves:
        mine.play(move)
    body = {"seat": 0, "version": mine.state()["version"], "key": new_key()}
    mine.refused("POST", "undo", 422, "Too late", json=body)


def test_a_preview_does_not_know_the_good(two_people):  # noqa: F811
    """Ruling 201: it stops where chance decides, before the good is taken from the map."""
    mine, _ = two_people(START)
    before = mine.state(0)["view"]
    moves = ["use ship", "go blois by water", "take hidden good"]
    preview = mine.post("preview", seat=0, moves=moves)
    assert (preview["shown"], preview["stopped"]) == (2, "After this, something is drawn.")
    after = preview["state"]["view"]
    assert after["players"][0]["town"] == "blois"
    assert after["players"][0]["goods"] == before["players"][0]["goods"]
    for field in ("face_down", "hidden_goods"):
        assert after["fields"][field] == before["fields"][field]


def test_a_preview_does_not_know_what_others_hold(two_people):  # noqa: F811
    """With one card Bob could build, with the other he passes and the round ends."""
    bare = START.replace(f"1 board: {BUSY}", "1 board: carpenter boatman\ncarpenter: etampes")
    bare = bare.replace("face-down: ", "face-down: etampes_montargis_road good; ")
    bare = bare.replace("hidden-goods: ", "hidden-goods: grain, ")
    previews = []
    for card in ("granary", "abbey"):
        mine, _ = two_people(bare.replace("1 structure-card: keep", f"1 structure-card: {card}"))
        previews.append(mine.post("preview", seat=0, moves=["pass"]))
        assert mine.play("pass")["view"]["round"] == (3 if card == "granary" else 4)
    assert previews[0] == previews[1]
