"""The objectives of The Duel, and how it ends."""

import pytest
from duel import ALL_MET, BUSY, DUEL, GOALS, at, in_round, reached, result

from helpers import check_pieces, check_read_back, coins, go, good, me, options, town
from orleans import Game, IllegalMove
from orleans.notation.words import Words

THREE = "0 stations: tours, blois, vendome"
BOTH = f"0 met: {ALL_MET}\n1 met: {ALL_MET}"
GUILDHALL = f"0 board: guildhall farmer craftsman knight; {BUSY}"
SCRIPTORIUM = f"0 board: scriptorium knight scholar; {BUSY}"


# --- bookkeeping


def test_the_status_marks_itself():
    """Ruling 153: at once, after the action; 3 are enough."""
    stars = Game(DUEL, seed="1").state.book.components.development.status
    before = stars.index(3) - 1
    game = at(f"round: 4\n0 development: {before}\n{SCRIPTORIUM}")
    assert reached(game) == {}
    assert game.why_not(0, "deliver bookkeeping") == "your development status is 2 of 3"
    go(game, "0 use scriptorium")
    assert reached(game) == {"bookkeeping": 4}
    assert reached(game, 1) == {}


def test_the_cathedral_counts_for_the_status():
    """Ruling 154."""
    game = go(at("0 tiles: cathedral\n0 development: 7"), "0 pass")
    assert reached(game) == {"bookkeeping": 1}
    game = go(at("0 development: 7"), "0 pass")
    assert reached(game) == {}


def test_what_marks_itself_is_looked_at_after_the_event_too():
    """Ruling 153."""
    game = in_round(3, f"{THREE}\n1 development: 12")
    assert (reached(game), reached(game, 1)) == ({"three-branches": 3}, {"bookkeeping": 3})


# --- three branches


def test_three_stations_one_of_them_without_a_waterway():
    """Ruling 153: they mark themselves when the third one is built."""
    game = at(f"round: 6\n0 stations: tours, blois\n0 merchant: vendome\n{GUILDHALL}")
    assert game.why_not(0, "deliver three-branches") == "you have 2 of 3 trading stations"
    go(game, "0 use guildhall")
    assert reached(game) == {"three-branches": 6}


def test_stations_at_rivers_are_not_enough():
    game = at("0 stations: tours, blois, chinon, orleans")
    reason = game.why_not(0, "deliver three-branches")
    assert reason == "none of your trading stations is in a town without a waterway"
    assert reached(go(game, "0 pass")) == {}


def test_stations_on_the_road_count_but_are_in_no_town():
    """Ruling 154."""
    road = "0 tiles: road\n0 stock: 2 road-station\n"
    assert reached(go(at(f"{road}0 stations: vendome"), "0 pass")) == {"three-branches": 1}
    assert reached(go(at(f"{road}0 stations: tours"), "0 pass")) == {}


def test_what_is_reached_stays_reached():
    """Ruling 153."""
    game = go(at("round: 3\n0 met: 2 three-branches, 3 bookkeeping"), "0 pass")
    assert reached(game) == {"three-branches": 2, "bookkeeping": 3}


# --- wine and cloth


def test_three_wine_in_chatellerault():
    game = at(f"round: 7\n0 merchant: chatellerault\n0 goods: 4 wine\n0 board: {BUSY}")
    go(game, "0 deliver wine-for-the-castle")
    assert (reached(game), good(game, "wine")) == ({"wine-for-the-castle": 7}, 1)
    assert game.actors == (0,)  # it costs no action
    assert game.why_not(0, "deliver wine-for-the-castle") == "you have reached this goal already"
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 merchant: tours\n0 goods: 3 wine", "your merchant is not in chatellerault"),
        ("0 merchant: chatellerault\n0 goods: 2 wine", "you have too little wine"),
    ],
)
def test_wine_is_refused_with_the_reason(text, reason):
    game = at(text)
    assert game.why_not(0, "deliver wine-for-the-castle") == reason
    with pytest.raises(IllegalMove):
        game.play(0, "deliver wine-for-the-castle")


def test_goods_that_are_delivered_return_to_the_supply():
    game = at("0 merchant: chatellerault\n0 goods: 3 wine\n1 goods: wool, 2 brocade")
    before = game.state.goods[:]
    go(game, "0 deliver wine-for-the-castle", "0 pass", "1 deliver clothe-your-lady")
    go(game, "1 give wool")
    gained = [now - then for now, then in zip(game.state.goods, before, strict=True)]
    assert gained == [0, 0, 3, 1, 2, 0]
    assert (sum(game.state.lost_goods), sum(me(game).goods + me(game, 1).goods)) == (0, 0)


def test_a_rival_may_have_moved_the_merchant():
    """Ruling 153."""
    text = "0 merchant: chinon\n0 goods: 3 wine\nstart: 1\n1 tiles: court\nmap: -"
    game = at(f"{text}\n1 board: court boatman knight; {BUSY}")
    go(game, "1 use court", "1 go chatellerault by road")
    assert "deliver wine-for-the-castle" in options(game, 0)


def test_three_cloths_in_orleans():
    game = at("0 goods: wool, 2 brocade")
    go(game, "0 deliver clothe-your-lady")
    assert (options(game, 0), good(game, "brocade")) == (["give wool", "give brocade"], 1)
    check_read_back(game)
    go(game, "0 give wool")
    assert (reached(game), good(game, "wool"), good(game, "brocade")) == (
        {"clothe-your-lady": 1},
        0,
        0,
    )


def test_one_chooses_which_cloths():
    game = go(at("0 goods: 3 wool, 2 brocade"), "0 deliver clothe-your-lady")
    go(game, "0 give wool", "0 give wool")
    assert (good(game, "wool"), good(game, "brocade")) == (1, 1)
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 goods: 5 wool", "you have too little brocade"),
        ("0 goods: wool, brocade", "you have 2 of the 3 goods"),
        ("0 goods: 3 brocade\n0 merchant: tours", "your merchant is not in orleans"),
    ],
)
def test_cloth_is_refused_with_the_reason(text, reason):
    assert at(text).why_not(0, "deliver clothe-your-lady") == reason


def test_goals_in_any_order_on_any_turn_and_after_the_event():
    """Ruling 153: also where the journey home has led."""
    game = in_round(16, "0 goods: 3 brocade\n0 merchant: tours")
    assert (town(game), options(game, 0)) == ("orleans", ["done", "deliver clothe-your-lady"])
    go(game, "0 deliver clothe-your-lady")
    assert reached(game) == {"clothe-your-lady": 16}


def test_the_start_player_delivers_first_after_the_event():
    game = in_round(7, "start: 1\n0 goods: 3 brocade\n1 goods: 3 brocade")
    assert game.actors == (1,)
    assert go(game, "1 done").actors == (0,)
    go(game, "0 deliver clothe-your-lady")
    assert (reached(game), reached(game, 1)) == ({"clothe-your-lady": 7}, {})


def test_the_rival_keeps_their_own_marks():
    game = go(at("0 goods: 3 brocade\n1 goods: 3 brocade"), "0 deliver clothe-your-lady", "0 pass")
    assert "deliver clothe-your-lady" in options(game, 1)
    assert reached(game, 1) == {}


# --- the end


def test_the_end_of_a_round_decides():
    """Ruling 158: not before, and after the event."""
    three = "0 met: 1 bookkeeping, 2 three-branches, 3 wine-for-the-castle"
    game = go(at(f"round: 3\n{three}\n0 goods: 3 brocade"), "0 deliver clothe-your-lady")
    assert (len(reached(game)), game.over) == (4, False)
    game = in_round(7, f"{three}\n0 goods: 3 brocade")
    go(game, "0 deliver clothe-your-lady")
    assert result(game) == ("won", (0,), "the task is done")
    assert game.outcome().round == 7


def test_all_goals_in_the_last_round_win_before_anything_else():
    """Ruling 158: in round 16 too, after the journey home."""
    three = "0 met: 2 bookkeeping, 3 three-branches, 4 wine-for-the-castle"
    game = in_round(16, f"{three}\n0 goods: 3 brocade\n0 merchant: tours\n1 goods: 8 wine")
    go(game, "0 deliver clothe-your-lady")
    assert result(game) == ("won", (0,), "the task is done")
    assert game.outcome().round == 16


def test_the_other_player_may_still_draw_level():
    """Ruling 158: in the same round, after the event too."""
    text = f"0 met: {ALL_MET}\n1 met: 2 bookkeeping, 3 three-branches, 4 wine-for-the-castle"
    game = in_round(7, f"{text}\n1 goods: 3 brocade, wool")
    assert not game.over
    go(game, "1 deliver clothe-your-lady", "1 give brocade", "1 give brocade")
    assert result(game)[1] == (1,)


@pytest.mark.parametrize(
    ("text", "winners", "by"),
    [
        ("0 goods: brocade\n1 goods: 4 grain", (0,), ": the goods decide"),
        ("0 goods: wool\n1 goods: brocade\n0 coins: 30", (1,), ": the goods decide"),
        ("0 goods: 2 grain\n1 goods: cheese\n1 coins: 6", (1,), ": the coins decide"),
        ("0 goods: 2 grain\n1 goods: cheese", (0, 1), " and are equal"),
    ],
)
def test_goods_then_coins_decide_between_two(text, winners, by):
    """Ruling 158."""
    game = in_round(7, f"{BOTH}\n{text}")
    reason = f"both reached all goals in the same round{by}"
    assert result(game) == ("won", winners, reason)


def test_bread_and_the_brasserie_count_in_a_tie_and_no_tile_adds_to_it():
    """Ruling 155."""
    text = "0 tiles: bakery, depot\n0 goods: bread, grain, cheese, wine, wool, brocade"
    game = in_round(7, f"{BOTH}\n{text}\n1 goods: 3 brocade, wine")
    assert game.outcome().winners == (1,)
    game = in_round(7, f"{BOTH}\n0 development: 12\n{text}\n1 goods: 3 brocade")
    assert game.outcome().winners == (0,)


@pytest.mark.parametrize(
    ("text", "winners", "by"),
    [
        ("0 met: 3 bookkeeping\n1 goods: 5 wine", (0,), ": the most goals decide"),
        ("1 goods: grain", (1,), ": the goods decide"),
        ("0 coins: 6", (0,), ": the coins decide"),
        ("", (0, 1), " and nothing sets the players apart"),
    ],
)
def test_after_the_last_round_the_most_goals_win(text, winners, by):
    """Ruling 157."""
    game = in_round(16, text)
    assert result(game) == ("won", winners, f"the last round is over{by}")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_end_is_told(language):
    words = Words(Game(DUEL, seed="1").state.book, language)
    for text in ("", "0 coins: 6", "1 goods: grain", "0 met: 3 bookkeeping"):
        assert words.reason(result(in_round(16, text))[2]).endswith(".")
    assert words.reason(result(in_round(7, BOTH))[2]).endswith(".")


def test_points_do_not_decide():
    """Ruling 147."""
    game = in_round(16, "0 coins: 40\n1 met: 3 bookkeeping")
    assert (game.outcome().winners, game.outcome().by) == ((1,), "goals")
    assert coins(game) == [40, 5]


def test_four_goals():
    assert [goal.card.id for goal in Game(DUEL, seed="1").state.book.goals] == GOALS
