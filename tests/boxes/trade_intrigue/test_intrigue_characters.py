"""The board Intrigue: what each character brings; Torturer, Tax Collector, Kidnapper, Hangman."""

import pytest
from trade_intrigue import intrigue, kidnapped, number, send

from helpers import BUSY, check_pieces, coins, go, good, in_bag, me, options, supply, town, track
from orleans.boxes.base.deeds import is_done

# --- what each brings and for the last one


@pytest.mark.parametrize(
    ("character", "filled", "last", "paid", "citizens"),
    [
        # not the last one
        ("fraud", "", "trader", 0, 0),
        ("arsonist", "", "knight", 0, 0),
        ("kidnapper", "", "knight", 1, 0),
        ("torturer", "", "knight", 1, 0),
        ("hangman", "", "knight", 2, 0),
        ("saboteur", "", "scholar", 1, 0),
        ("spy", "", "scholar", 0, 0),
        ("tax-collector", "", "trader", 0, 0),
        ("traitor", "", "scholar", 0, 0),
        # the last one of a game with three
        ("fraud", "2 trader", "boatman", 0, 0),
        ("arsonist", "1 craftsman 1 knight", "farmer", 0, 0),
        ("kidnapper", "1 knight 1 boatman", "trader", 1, 1),
        ("torturer", "1 knight 1 monk", "craftsman", 1, 1),
        ("hangman", "1 knight 1 farmer", "monk", 2, 1),
        ("saboteur", "1 craftsman 1 boatman", "scholar", 1, 1),
        ("spy", "2 scholar", "trader", 0, 0),
        ("tax-collector", "1 trader 1 scholar", "knight", 2, 0),
        ("traitor", "1 monk 1 scholar", "boatman", 0, 1),
    ],
)
def test_coins_and_citizens_are_given_though_nobody_can_be_struck(
    character, filled, last, paid, citizens
):
    """Ruling 87: the follower is sent all the same. In torture a station is always there."""
    game = intrigue(
        f"""
        1 unbuilt: 0
        2 unbuilt: 0
        1 board: -
        0 board: town-hall {last} -; {BUSY}
        deeds: {f"{character} {filled}" if filled else "-"}
        """
    )
    others = [game.state.players[seat].copy() for seat in (1, 2)]
    send(game, f"{last} {character}")
    while options(game, 0)[0] != "pass":  # a good of choice, a step, a station
        game.play(0, game.moves(0)[0])
    assert is_done(game.state, number(game, character)) == bool(filled)
    assert (coins(game)[0], me(game).citizens) == (paid, citizens)
    for seat in (1, 2):
        others[seat - 1].passed = True  # with nothing to do they passed by themselves
        assert me(game, seat) == others[seat - 1]


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_the_fourth_follower_completes(players):
    text = "0 board: town-hall knight -\ndeeds: kidnapper 1 knight 1 boatman 1 trader"
    assert me(send(intrigue(text, players), "knight kidnapper")).citizens == 1
    text = "0 board: town-hall knight -\ndeeds: kidnapper 1 boatman 1 trader"
    assert me(send(intrigue(text, players), "knight kidnapper")).citizens == 0


# --- characters who strike everybody


TORTURE = "0 board: town-hall knight -\n0 stations: blois\n"


def test_the_torturer_asks_every_other_player_in_turn():
    """Ruling 86: and a bribe that is accepted spares only whoever paid it."""
    game = intrigue(f"{TORTURE}1 goods: wine\n2 goods: wool\n2 coins: 1")
    send(game, "knight torturer")
    assert options(game, 1) == ["done", "bribe wine"]
    go(game, "1 bribe wine", "0 accept")
    assert game.actors == (2,)
    go(game, "2 done")
    assert options(game, 2) == ["give station", "give wool"]
    go(game, "2 give wool")
    assert (me(game).goods, me(game, 1).stations) == ([0, 0, 1, 0, 0, 0], 10)
    assert game.state.lost_goods[3] == 1
    assert coins(game) == [1, 0, 1]  # coins are no things
    assert me(game).stations == 9  # the active player is not tortured
    check_pieces(game.state)


def test_the_torturer_goes_round_from_the_active_player():
    """Ruling 86: seat 1 sends; seat 2 is asked before seat 0."""
    game = intrigue(
        f"""
        start: 1
        0 coins: 1
        2 coins: 1
        1 board: town-hall knight -
        2 board: {BUSY}
        """
    )
    go(game, "1 use town-hall", "1 send knight torturer")
    assert game.actors == (2,)
    go(game, "2 done")
    assert game.actors == (0,)


def test_torture_takes_one_thing_and_a_drawn_follower_leaves_the_game():
    game = intrigue(f"{TORTURE}1 bag: 2 monk\n1 unbuilt: 0\n1 goods: wine\n2 unbuilt: 0")
    left = supply(game, "monk")
    send(game, "knight torturer")
    go(game, "1 done", "1 give follower")
    assert (in_bag(game, "monk", 1), supply(game, "monk")) == (1, left)
    assert game.state.lost_followers[6] == 1
    assert (good(game, "wine", 1), game.actors) == (1, (1,))
    assert options(game, 1) == ["pass", "use wagon"]


def test_the_torturer_does_not_ask_who_has_nothing_to_give():
    """Ruling 87: not even for a bribe."""
    game = intrigue(f"{TORTURE}1 unbuilt: 0\n1 coins: 5\n2 unbuilt: 0\n2 coins: 5")
    assert options(send(game, "knight torturer"), 1) == ["pass", "use wagon"]


def test_the_tax_collector_takes_two_coins_or_all():
    game = intrigue("0 board: town-hall trader -\n1 coins: 1\n2 coins: 7")
    send(game, "trader tax-collector")
    assert coins(game) == [0, 1, 7]
    go(game, "1 done")
    assert coins(game) == [1, 0, 7]
    go(game, "2 done")
    assert coins(game) == [3, 0, 5]


def test_a_bribe_for_the_tax_collector_spares_only_who_paid_it():
    """Ruling 86."""
    game = intrigue("0 board: town-hall trader -\n1 coins: 9\n1 goods: wool\n2 coins: 7")
    send(game, "trader tax-collector")
    go(game, "1 bribe 1", "1 done", "0 accept", "2 done")
    assert coins(game) == [3, 8, 5]


def test_without_coins_nobody_is_taxed_nor_asked():
    """Ruling 87."""
    game = intrigue("0 board: town-hall trader -\n1 goods: wool\n2 goods: wool")
    send(game, "trader tax-collector")
    assert options(game, 1) == ["pass", "use wagon"]


def test_the_last_one_at_the_tax_collector_brings_two_coins_more():
    text = "0 board: town-hall knight -\n1 coins: 5\ndeeds: tax-collector 1 trader 1 scholar"
    game = go(send(intrigue(text), "knight tax-collector"), "1 done")
    assert coins(game) == [4, 3, 0]


# --- Kidnapper and Hangman


def test_the_kidnapper_chooses_among_merchants_on_the_way():
    """Ruling 87: a player in Orléans cannot be struck."""
    game = kidnapped("2 merchant: nevers\n3 coins: 0", players=4)
    assert options(game, 0) == ["target 1", "target 2"]
    assert game.why_not(0, "target 3") == "choose whom it strikes"
    go(game, "0 target 2")
    assert [town(game, seat) for seat in range(4)] == ["orleans", "tours", "orleans", "orleans"]


def test_the_only_possible_target_is_struck_without_a_question():
    """Rulings 30 and 87: nobody may be let off."""
    assert town(kidnapped("2 merchant: orleans"), 1) == "orleans"


def test_the_kidnapped_merchant_takes_no_good_and_rouses_no_prairie():
    """Ruling 38: it is no action of its owner."""
    prairie = "1 tiles: prairie\n0 stations: orleans\n0 goods: grain"
    game = kidnapped(f"map: blois_tours_water wine\n{prairie}")
    assert (town(game, 1), me(game, 1).goods) == ("orleans", [0] * 6)
    assert (good(game, "grain"), game.actors) == (1, (1,))


HANG = "0 board: town-hall knight -\n1 bag: trader\n"


def test_the_hangman_sends_a_drawn_follower_to_the_supply():
    game = intrigue(f"{HANG}1 tracks: 1 traders")
    left = supply(game, "trader")
    send(game, "knight hangman", chance=("come trader",))
    assert (in_bag(game, "trader", 1), supply(game, "trader")) == (0, left + 1)
    assert (coins(game)[0], track(game, "traders", 1)) == (2, 1)
    check_pieces(game.state)


def test_the_hangman_spares_the_own_colour():
    game = intrigue(HANG)
    send(game, "knight hangman", chance=("come own-farmer",))
    assert (in_bag(game, "trader", 1), in_bag(game, "own-farmer", 1)) == (1, 1)


def test_the_hangman_draws_from_the_whole_bag():
    game = intrigue(f"{HANG}1 bag: 3 trader", ask_chance=True)
    send(game, "knight hangman")
    weights = {game.text(move): weight for move, weight in game.odds()}
    assert (weights["come trader"], weights["come own-boatman"]) == (3, 1)


def test_a_bribed_hangman_draws_nothing():
    game = intrigue(f"{HANG}1 coins: 1", ask_chance=True)
    send(game, "knight hangman")
    go(game, "1 bribe 1", "0 accept")
    assert (game.actors, coins(game)) == ((1,), [3, 0, 0])


def test_the_hangman_threatens_only_who_can_lose_somebody():
    """Rulings 32 and 87."""
    game = intrigue(f"{HANG}2 bag: monk\n3 coins: 0", players=4)
    send(game, "knight hangman")
    assert options(game, 0) == ["target 1", "target 2"]
