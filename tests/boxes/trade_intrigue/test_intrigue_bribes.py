"""The board Intrigue: bribes, which may avert what a character does."""

import pytest
from trade_intrigue import intrigue, kidnapped, send

from helpers import check_pieces, check_read_back, coins, go, good, me, options, stock, town
from orleans import Game, IllegalMove
from orleans.kernel.asking import question_of


def test_whoever_is_struck_is_asked_for_a_bribe():
    """Ruling 86."""
    game = kidnapped("1 coins: 2\n1 goods: wine, wool")
    assert game.actors == (1,)
    assert options(game, 1) == ["done", "bribe wine", "bribe wool", "bribe 1", "bribe 2"]
    assert game.question(1) == "player 0 sends the kidnapper after you: offer a bribe?"
    assert town(game, 1) == "tours"


def test_a_bribe_of_coins_is_accepted():
    """Ruling 86: the coin of the space is kept anyway."""
    game = kidnapped("1 coins: 3", "1 bribe 2")
    assert game.actors == (0,)  # there is nothing to add, so the offer stands
    assert options(game, 0) == ["accept", "refuse"]
    assert coins(game) == [1, 3, 0]  # nothing is paid yet
    go(game, "0 accept")
    assert coins(game) == [3, 1, 0]
    assert town(game, 1) == "tours"
    assert game.actors == (1,)


def test_a_refused_bribe_stays_with_its_owner():
    """Ruling 86."""
    game = kidnapped("1 coins: 3\n1 goods: wool", "1 bribe 2", "1 bribe wool", "0 refuse")
    assert coins(game) == [1, 3, 0]
    assert (good(game, "wool"), good(game, "wool", 1)) == (0, 1)
    assert town(game, 1) == "orleans"


def test_no_bribe_is_offered():
    """Ruling 86: then nobody is asked to accept it."""
    game = kidnapped("1 coins: 3", "1 done")
    assert (coins(game), town(game, 1), game.actors) == ([1, 3, 0], "orleans", (1,))


def test_a_bribe_of_goods():
    game = kidnapped("1 goods: 2 cheese, brocade", "1 bribe cheese")
    assert options(game, 1) == ["done", "bribe cheese", "bribe brocade"]
    assert game.why_not(1, "bribe wool") == "offer more, or say that you are done"
    go(game, "1 bribe cheese", "1 bribe brocade", "0 accept")
    assert me(game).goods == [0, 2, 0, 0, 1, 0]
    assert me(game, 1).goods == [0] * 6
    assert town(game, 1) == "tours"
    check_pieces(game.state)


def test_a_bribe_of_coins_and_goods():
    game = kidnapped("1 coins: 4\n1 goods: grain, wine", "1 bribe 3")
    assert options(game, 1) == ["done", "bribe grain", "bribe wine"]  # coins are offered once
    go(game, "1 bribe grain", "1 done")
    assert game.question(0) == "accept the bribe of player 1, or refuse it: 3, grain"
    go(game, "0 accept")
    assert (coins(game), good(game, "grain"), good(game, "wine", 1)) == ([4, 1, 0], 1, 1)
    check_pieces(game.state)


def test_a_bribe_is_put_together_in_any_order():
    game = kidnapped("1 coins: 2\n1 goods: 2 grain, wine", "1 bribe wine")
    assert options(game, 1) == ["done", "bribe grain", "bribe 1", "bribe 2"]
    go(game, "1 bribe grain", "1 bribe 2", "1 done")
    assert game.question(0) == "accept the bribe of player 1, or refuse it: 2, grain, wine"
    go(game, "0 accept")
    assert (coins(game), me(game).goods) == ([3, 0, 0], [1, 0, 1, 0, 0, 0])


def test_any_number_of_coins_can_be_offered():
    """Ruling 86."""
    game = kidnapped("1 coins: 40")
    assert options(game, 1)[-1] == "bribe 40"
    go(game, "1 bribe 40", "0 accept")
    assert coins(game) == [41, 0, 0]


def test_whoever_has_nothing_to_offer_is_not_asked():
    """Ruling 86."""
    game = kidnapped("1 goods: -")
    assert (town(game, 1), game.actors) == ("orleans", (1,))


def test_bread_may_be_offered_and_arrives_as_grain():
    """Ruling 83."""
    game = kidnapped("1 goods: bread, grain")
    assert options(game, 1) == ["done", "bribe grain", "bribe bread"]
    go(game, "1 bribe bread", "1 done", "0 accept")
    assert (good(game, "grain"), good(game, "bread", 1), good(game, "grain", 1)) == (1, 0, 1)
    check_pieces(game.state)


def test_goods_on_the_brasserie_may_be_offered():
    brasserie = "1 tiles: brasserie\n1 goods: 2 wine\n1 stock: 2 brasserie-wine"
    game = kidnapped(brasserie, "1 bribe wine", "1 done", "0 accept")
    assert (good(game, "wine"), stock(game, "brasserie-wine", 1)) == (1, 1)
    check_pieces(game.state)


def test_there_is_no_counter_offer():
    """Ruling 86."""
    game = kidnapped("1 coins: 3", "1 bribe 1")
    with pytest.raises(IllegalMove, match="accept the bribe of player 1, or refuse it: 1"):
        game.play(0, "bribe 3")
    go(game, "0 refuse")
    assert options(game, 1) == ["pass", "use wagon"]


def test_positions_and_records_keep_an_offer():
    game = kidnapped("1 coins: 4\n1 goods: grain, wine", "1 bribe 3")
    for step in ("1 bribe wine", "1 done", "0 accept"):
        check_read_back(game)
        assert Game.replay(game.record()).state == game.state
        go(game, step)
    game = kidnapped("1 coins: 4", "1 bribe 3")
    game.undo(1)
    assert "bribe 4" in options(game, 1)


# --- what a strike would cost its target, for whoever offers or answers a bribe


def at_stake(sent: str, more: str, *moves: str) -> int | None:
    kind, _ = sent.split()
    text = f"0 board: town-hall {kind} -\n1 merchant: tours\n{more}"
    game = go(send(intrigue(text, 2), sent), *moves)
    question = question_of(game.state)
    assert question is not None
    before = game.position()
    found = question.at_stake(game.state, game.state.stack[-1][2])
    assert game.position() == before
    return found


@pytest.mark.parametrize(
    ("sent", "more", "cost"),
    [
        ("trader tax-collector", "1 coins: 12", 2),
        ("trader tax-collector", "1 coins: 1", 1),
        ("knight kidnapper", "1 coins: 12", 0),
        # the striker takes the best good and gives the worst one
        ("trader fraud", "0 goods: grain, wine\n1 goods: brocade, wool", 4),
        # whoever is tortured gives what costs least
        ("knight torturer", "1 coins: 4\n1 bag: own-farmer\n1 unbuilt: 0\n1 goods: wine, wool", 3),
        ("knight torturer", "1 coins: 4\n1 bag: own-farmer, monk\n1 unbuilt: 0", 0),
    ],
)
def test_what_a_strike_would_cost(sent, more, cost):
    assert at_stake(sent, more) == cost


def test_the_cost_is_the_same_for_whoever_answers():
    assert at_stake("trader tax-collector", "1 coins: 12", "1 bribe 5") == 2
