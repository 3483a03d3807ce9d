"""Trade & Intrigue, the module "intrigue": nine characters, bribes, locked places."""

import pytest

from helpers import (
    BUSY,
    at,
    check_pieces,
    go,
    good,
    in_bag,
    me,
    options,
    stands,
    stock,
    supply,
    tiles,
    town,
    track,
)
from orleans import BadPosition, Game, IllegalMove, Setup
from orleans.engine.book import SORTS
from orleans.pieces import TRACK_NAMES, WANT_NAMES
from orleans.rules.deeds import is_done
from orleans.rules.hiring import draw_limit

SPACES = {  # from left to right, as with four players
    "fraud": "trader trader boatman farmer",
    "arsonist": "craftsman knight farmer craftsman",
    "kidnapper": "knight boatman trader knight",
    "torturer": "knight monk craftsman farmer",
    "hangman": "knight farmer monk craftsman",
    "saboteur": "craftsman boatman scholar farmer",
    "spy": "scholar scholar trader boatman",
    "tax-collector": "trader scholar knight farmer",
    "traitor": "monk scholar boatman monk",
}
NOT_WITH_TWO = ("arsonist", "spy")
CASTLE = "castle farmer boatman trader"
LOCKED = "this place is locked for the rest of the round"


def intrigue(text, players=3, **options):
    """Three players; those whose coins are not named have none to bribe with."""
    poor = [f"{n} coins: 0" for n in range(players) if f"{n} coins:" not in text]
    return at(
        "\n".join([f"modules: intrigue\nplayers: {players}", *poor, text]),
        **options,
    )


def send(game, follower, character, chance=()):
    """Seat 0 sends a follower from the Town Hall to a character."""
    go(game, "0 use town-hall")
    return go(game, f"0 send {follower} {character}", chance=chance)


def number(game, character):
    cards = game.state.book.components.deeds
    return next(n for n, card in enumerate(cards) if card.id == character)


def coins(game):
    return [player.coins for player in game.state.players]


def locked(game, seat):
    places = game.state.book.components.places
    return [place.id for n, place in enumerate(places) if game.state.locked[seat] >> n & 1]


# --- the board


def spaces_of(game, character):
    """The open spaces of a character as names, sorted."""
    t = game.state
    first = t.book.deed_rows[number(game, character)] * SORTS
    found = []
    for want in range(SORTS):
        found += [WANT_NAMES[want]] * t.deeds[first + want]
    return sorted(found)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("character", SPACES)
def test_spaces_for_each_number_of_players(character, players):
    """With 2 and 3 the rightmost space is covered; with 2 two characters are missing."""
    game = Game(Setup(players=players, modules=("intrigue",)), seed="board")
    if players == 2 and character in NOT_WITH_TWO:
        assert number(game, character) not in game.state.book.deeds
    else:
        printed = SPACES[character].split()
        assert spaces_of(game, character) == sorted(printed if players > 3 else printed[:-1])


def test_the_base_board_stays_in_the_box():
    book = Game(Setup(players=4, modules=("intrigue",)), seed="board").state.book
    assert {book.components.deeds[deed].id for deed in book.deeds} == set(SPACES)


@pytest.mark.parametrize(("follower", "character"), [("knight", "arsonist"), ("scholar", "spy")])
def test_with_two_nobody_is_sent_to_arsonist_and_spy(follower, character):
    game = intrigue(f"0 board: town-hall {follower} -", players=2)
    go(game, "0 use town-hall")
    assert game.why_not(0, f"send {follower} {character}")
    three = go(intrigue(f"0 board: town-hall {follower} -"), "0 use town-hall")
    assert f"send {follower} {character}" in options(three, 0)


def test_the_order_of_the_spaces_does_not_matter():
    """The third space of the Traitor is filled first."""
    game = send(intrigue("0 board: town-hall boatman -"), "boatman", "traitor")
    go(game, "0 step knights")
    assert spaces_of(game, "traitor") == ["monk", "scholar"]


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
    send(game, last, character)
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
    assert me(send(intrigue(text, players), "knight", "kidnapper")).citizens == 1
    text = "0 board: town-hall knight -\ndeeds: kidnapper 1 boatman 1 trader"
    assert me(send(intrigue(text, players), "knight", "kidnapper")).citizens == 0


# --- bribes

KIDNAP = "0 board: town-hall knight -\n1 merchant: tours\n"


def kidnapped(more, *moves, players=3):
    game = send(intrigue(KIDNAP + more, players), "knight", "kidnapper")
    return go(game, *moves)


def test_who_is_struck_is_asked_for_a_bribe():
    """Ruling 86."""
    game = kidnapped("1 coins: 2\n1 goods: wine, wool")
    assert game.actors == (1,)
    assert options(game, 1) == ["done", "bribe wine", "bribe wool", "bribe 1", "bribe 2"]
    assert game.question(1) == "the kidnapper threatens you: offer a bribe, or not"
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
    assert options(game, 1) == ["done", "bribe grain", "bribe wine"]
    go(game, "1 bribe grain", "1 done")
    assert game.question(0) == "accept the bribe of player 1, or refuse it: 3, grain"
    go(game, "0 accept")
    assert (coins(game), good(game, "grain"), good(game, "wine", 1)) == ([4, 1, 0], 1, 1)
    check_pieces(game.state)


def test_more_than_31_coins_cannot_be_offered():
    """Ruling 86."""
    game = kidnapped("1 coins: 40")
    assert options(game, 1)[-1] == "bribe 31"
    go(game, "1 bribe 31", "0 accept")
    assert coins(game) == [32, 9, 0]


def test_who_has_nothing_to_offer_is_not_asked():
    """Rulings 83 and 86: bread pays no bribe."""
    assert town(kidnapped("1 goods: -"), 1) == "orleans"
    game = kidnapped("1 goods: 2 bread")
    assert (town(game, 1), game.actors) == ("orleans", (1,))


def test_bread_is_no_part_of_a_bribe():
    """Ruling 83."""
    game = kidnapped("1 goods: bread, grain")
    assert options(game, 1) == ["done", "bribe grain"]


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
    for step in ("1 bribe wine", "0 accept"):
        again = Game.from_position(game.position())
        assert again.state == game.state
        assert again.moves(game.actors[0]) == game.moves(game.actors[0])
        assert Game.replay(game.record()).state == game.state
        go(game, step)
    game = kidnapped("1 coins: 4", "1 bribe 3")
    game.undo(1)
    assert "bribe 4" in options(game, 1)


# --- characters who strike everybody

TORTURE = "0 board: town-hall knight -\n0 stations: blois\n"


def test_the_torturer_asks_every_other_player_in_turn():
    """Ruling 86: and a bribe that is accepted spares only who paid it."""
    game = intrigue(f"{TORTURE}1 goods: wine\n2 goods: wool\n2 coins: 1")
    send(game, "knight", "torturer")
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
    send(game, "knight", "torturer")
    go(game, "1 done", "1 give follower")
    assert (in_bag(game, "monk", 1), supply(game, "monk")) == (1, left)
    assert game.state.lost_followers[6] == 1
    assert (good(game, "wine", 1), game.actors) == (1, (1,))
    assert options(game, 1) == ["pass", "use wagon"]


def test_the_torturer_does_not_ask_who_has_nothing_to_give():
    """Ruling 87: not even for a bribe."""
    game = intrigue(f"{TORTURE}1 unbuilt: 0\n1 coins: 5\n2 unbuilt: 0\n2 coins: 5")
    assert options(send(game, "knight", "torturer"), 1) == ["pass", "use wagon"]


def test_the_tax_collector_takes_two_coins_or_all():
    game = intrigue("0 board: town-hall trader -\n1 coins: 1\n2 coins: 7")
    send(game, "trader", "tax-collector")
    assert coins(game) == [0, 1, 7]
    go(game, "1 done")
    assert coins(game) == [1, 0, 7]
    go(game, "2 done")
    assert coins(game) == [3, 0, 5]


def test_a_bribe_for_the_tax_collector_spares_only_who_paid_it():
    """Ruling 86."""
    game = intrigue("0 board: town-hall trader -\n1 coins: 9\n1 goods: wool\n2 coins: 7")
    send(game, "trader", "tax-collector")
    go(game, "1 bribe 1", "1 done", "0 accept", "2 done")
    assert coins(game) == [3, 8, 5]


def test_without_coins_nobody_is_taxed_nor_asked():
    """Ruling 87."""
    game = intrigue("0 board: town-hall trader -\n1 goods: wool\n2 goods: wool")
    send(game, "trader", "tax-collector")
    assert options(game, 1) == ["pass", "use wagon"]


def test_the_last_one_at_the_tax_collector_brings_two_coins_more():
    text = "0 board: town-hall knight -\n1 coins: 5\ndeeds: tax-collector 1 trader 1 scholar"
    game = go(send(intrigue(text), "knight", "tax-collector"), "1 done")
    assert coins(game) == [4, 3, 0]


# --- Kidnapper and Hangman


def test_the_kidnapper_chooses_among_merchants_on_the_way():
    """Ruling 87: who is in Orléans cannot be struck."""
    game = kidnapped("2 merchant: nevers\n3 coins: 0", players=4)
    assert options(game, 0) == ["target 1", "target 2"]
    assert game.why_not(0, "target 3") == "choose whom it strikes"
    go(game, "0 target 2")
    assert [town(game, seat) for seat in range(4)] == ["orleans", "tours", "orleans", "orleans"]


def test_the_only_possible_target_is_struck_without_a_question():
    """Rulings 30 and 87: nobody may be let off."""
    assert town(kidnapped("2 merchant: orleans"), 1) == "orleans"


def test_the_kidnapped_merchant_takes_no_good_and_rouses_no_prairie():
    game = kidnapped("map: blois_tours_water wine\n1 tiles: prairie\n0 stations: orleans")
    assert (me(game, 1).goods, game.actors) == ([0] * 6, (1,))


HANG = "0 board: town-hall knight -\n1 bag: trader\n"


def test_the_hangman_sends_a_drawn_follower_to_the_supply():
    game = intrigue(f"{HANG}1 tracks: 1 traders")
    left = supply(game, "trader")
    send(game, "knight", "hangman", chance=("come trader",))
    assert (in_bag(game, "trader", 1), supply(game, "trader")) == (0, left + 1)
    assert (coins(game)[0], track(game, "traders", 1)) == (2, 1)
    check_pieces(game.state)


def test_the_hangman_spares_the_own_colour():
    game = intrigue(HANG)
    send(game, "knight", "hangman", chance=("come own-farmer",))
    assert (in_bag(game, "trader", 1), in_bag(game, "own-farmer", 1)) == (1, 1)


def test_the_hangman_draws_from_the_whole_bag():
    game = intrigue(f"{HANG}1 bag: 3 trader", ask_chance=True)
    send(game, "knight", "hangman")
    weights = {game.text(move): weight for move, weight in game.odds()}
    assert (weights["come trader"], weights["come own-boatman"]) == (3, 1)


def test_a_bribed_hangman_draws_nothing():
    game = intrigue(f"{HANG}1 coins: 1", ask_chance=True)
    send(game, "knight", "hangman")
    go(game, "1 bribe 1", "0 accept")
    assert (game.actors, coins(game)) == ((1,), [3, 0, 0])


def test_the_hangman_threatens_only_who_can_lose_somebody():
    """Rulings 32 and 87."""
    game = intrigue(f"{HANG}2 bag: monk\n3 coins: 0", players=4)
    send(game, "knight", "hangman")
    assert options(game, 0) == ["target 1", "target 2"]


# --- Fraud

FRAUD = "0 board: town-hall trader -\n0 goods: grain, cheese\n1 goods: cheese, brocade\n"


def test_fraud_takes_a_good_of_its_choice_and_gives_another():
    """Ruling 88."""
    game = send(intrigue(FRAUD), "trader", "fraud")
    go(game, "1 done")
    assert options(game, 0) == ["take cheese", "take brocade"]
    assert game.question(0) == "choose the good that you take, then another one that you give"
    go(game, "0 take brocade")
    assert options(game, 0) == ["give grain", "give cheese"]
    go(game, "0 give grain")
    assert me(game).goods == [0, 1, 0, 0, 1, 0]
    assert me(game, 1).goods == [1, 1, 0, 0, 0, 0]
    check_pieces(game.state)


def test_fraud_does_not_swap_goods_of_one_kind():
    """Ruling 88: cheese for cheese is no swap; with one way left it is made."""
    game = send(intrigue(FRAUD), "trader", "fraud")
    go(game, "1 done", "0 take cheese")  # for which only the grain is left to give
    assert me(game).goods == [0, 2, 0, 0, 0, 0]
    assert me(game, 1).goods == [1, 0, 0, 0, 1, 0]


@pytest.mark.parametrize(
    "goods",
    [
        "0 goods: 2 wool\n1 goods: 3 wool",
        "0 goods: -\n1 goods: wine",
        "0 goods: wine\n1 goods: -",
        "0 goods: wine\n1 goods: bread",
        "0 goods: bread\n1 goods: wine",
    ],
)
def test_fraud_without_a_swap_strikes_nobody(goods):
    """Rulings 83, 87 and 88."""
    game = send(intrigue(f"0 board: town-hall trader -\n{goods}"), "trader", "fraud")
    assert options(game, 1) == ["pass", "use wagon"]


def test_fraud_chooses_among_those_who_have_something_else():
    """Ruling 87."""
    game = intrigue(f"{FRAUD}2 goods: wine\n3 goods: bread\n3 coins: 5", players=4)
    assert options(send(game, "trader", "fraud"), 0) == ["target 1", "target 2"]


def test_fraud_empties_the_brasserie_last():
    game = intrigue(
        """
        0 board: town-hall trader -
        0 goods: grain
        1 tiles: brasserie
        1 goods: wine
        1 stock: brasserie-wine
        """
    )
    go(send(game, "trader", "fraud"), "1 done")
    assert (good(game, "wine"), stock(game, "brasserie-wine", 1)) == (1, 0)
    check_pieces(game.state)


def test_the_last_one_at_fraud_brings_a_good_of_choice():
    game = intrigue("0 board: town-hall boatman -\ngoods: grain, 3 wool\ndeeds: fraud 2 trader")
    send(game, "boatman", "fraud")
    assert options(game, 0) == ["take grain", "take wool"]
    assert game.why_not(0, "take brocade") == "choose a good of the supply"
    go(game, "0 take wool")
    assert (good(game, "wool"), game.state.goods[3]) == (1, 2)
    check_pieces(game.state)


def test_the_good_of_choice_comes_after_the_swap():
    text = f"{FRAUD}goods: 2 wine\ndeeds: fraud 2 trader".replace("trader -", "boatman -", 1)
    game = send(intrigue(text), "boatman", "fraud")
    assert game.actors == (1,)
    go(game, "1 done", "0 take brocade", "0 give grain")  # the wine is no choice
    assert me(game).goods == [0, 1, 1, 0, 1, 0]


# --- Arsonist

FIRE = "0 merchant: tours\n0 board: town-hall knight -\n"


def test_the_arsonist_returns_a_station_to_its_owner():
    """Ruling 89."""
    game = send(intrigue(f"{FIRE}1 stations: tours, blois"), "knight", "arsonist")
    assert options(game, 0) == ["leave", "target 1"]
    go(game, "0 target 1")
    assert me(game, 1).stations == 9
    assert "1 stations: blois" in game.position()
    check_pieces(game.state)


def test_the_arsonist_may_leave_it():
    """Ruling 89."""
    game = go(send(intrigue(f"{FIRE}1 stations: tours"), "knight", "arsonist"), "0 leave")
    assert me(game, 1).stations == 9


def test_the_arsonist_may_burn_an_own_station_and_asks_himself_for_no_bribe():
    """Ruling 89."""
    text = "0 coins: 5\n0 stations: orleans\n1 stations: orleans\n0 board: town-hall knight -"
    game = send(intrigue(text), "knight", "arsonist")
    assert options(game, 0) == ["leave", "target 0", "target 1"]
    go(game, "0 target 0")
    assert (me(game).stations, me(game, 1).stations, game.actors) == (10, 9, (1,))


def test_a_bribe_saves_the_station():
    game = send(intrigue(f"{FIRE}1 stations: tours\n1 coins: 2"), "knight", "arsonist")
    go(game, "0 target 1", "1 bribe 2", "0 accept")
    assert (me(game, 1).stations, coins(game)[0]) == (9, 2)


def test_stations_elsewhere_do_not_burn():
    """Ruling 87."""
    game = send(intrigue(f"{FIRE}1 stations: blois"), "knight", "arsonist")
    assert options(game, 1) == ["pass", "use wagon"]


BURNT = "deeds: arsonist 1 craftsman 1 knight\n0 merchant: tours\n"


def burn(more):
    board = "" if "0 board:" in more else "0 board: town-hall farmer -\n"
    return send(intrigue(BURNT + board + more), "farmer", "arsonist")


def test_the_last_arsonist_builds_where_a_station_burnt():
    """Rulings 79 and 89: by choice."""
    game = go(burn("1 stations: tours"), "0 target 1")
    assert options(game, 0) == ["done", "build in tours"]
    go(game, "0 build in tours")
    assert (me(game).stations, me(game, 1).stations) == (9, 10)
    assert me(go(burn("2 stations: tours"), "0 target 2", "0 done")).stations == 10


def test_the_last_arsonist_does_not_build_beside_a_station():
    """Ruling 79."""
    game = go(burn("1 stations: tours"), "0 leave")
    assert (me(game).stations, game.actors) == (10, (1,))


def test_in_orleans_the_arsonist_builds_beside_others():
    """Ruling 79."""
    game = burn("0 merchant: orleans\n1 stations: orleans")
    go(game, "0 leave", "0 build in orleans")
    assert me(game).stations == 9


@pytest.mark.parametrize(("guest", "asked"), [("trader", True), ("-", False)])
def test_the_arsonist_needs_the_taverns_follower(guest, asked):
    """Rulings 37 and 79: beside another's station he is needed, and goes home."""
    tavern = f"0 tiles: tavern\n0 board: town-hall farmer -; tavern {guest}\n1 stations: tours"
    game = go(burn(tavern), "0 leave")
    assert ("build in tours" in options(game, 0)) == asked
    if asked:
        go(game, "0 build in tours")
        assert (stands(game, "tavern.0"), in_bag(game, "trader")) == ("-", 1)
        assert me(game).stations == 9
        check_pieces(game.state)


def test_where_the_station_burnt_the_taverns_follower_stays():
    """Ruling 37."""
    tavern = "0 tiles: tavern\n0 board: town-hall farmer -; tavern trader\n1 stations: tours"
    game = go(burn(tavern), "0 target 1", "0 build in tours")
    assert stands(game, "tavern.0") == "trader"


def test_the_vineyard_sells_wine_when_the_arsonist_builds():
    """Ruling 59."""
    game = go(burn("0 tiles: vineyard\n0 coins: 1"), "0 build in tours")
    assert options(game, 0) == ["done", "buy wine"]


# --- Saboteur

SABOTEUR = "0 board: town-hall scholar -\n"


def sabotage(theirs, *moves, more=""):
    game = intrigue(f"{SABOTEUR}1 board: {theirs}\n{more}")
    return go(send(game, "scholar", "saboteur"), *moves)


def test_the_saboteur_sends_a_follower_back_to_his_bag():
    """Ruling 90: also in the own colour, from board, tiles and Town Hall, but no wheel."""
    board = "castle own-farmer gear -; hayrick farmer; town-hall monk -; monastery - trader"
    game = sabotage(board, more="1 tiles: hayrick, gunpowder-tower\n1 coins: 1")
    go(game, "1 done")
    ways = ["castle.0", "monastery.1", "town-hall.0", "hayrick.0"]
    assert options(game, 0) == [f"seize {space}" for space in ways]
    go(game, "0 seize castle.0")
    assert (stands(game, "castle.0", 1), in_bag(game, "own-farmer", 1)) == ("-", 1)
    check_pieces(game.state)


def test_the_saboteur_leaves_tower_and_gaming_room_alone():
    """Ruling 90: neither is an action space."""
    tower = "gunpowder-tower knight -; gaming-room farmer - -; ship farmer boatman -"
    game = sabotage(tower, more="1 tiles: gunpowder-tower, gaming-room")
    assert options(game, 0) == ["seize ship.0", "seize ship.1"]


def test_a_deactivated_place_is_locked():
    """Ruling 91."""
    game = sabotage(f"{CASTLE}; {BUSY}", "0 seize castle.1")
    assert locked(game, 1) == ["castle"]
    assert options(game, 1) == ["pass", "use wagon"]


def test_a_place_that_was_not_activated_is_not_locked():
    """Ruling 91."""
    game = sabotage(f"castle farmer boatman -; {BUSY}", "0 seize castle.1")
    assert locked(game, 1) == []


def test_a_town_hall_that_still_has_a_follower_is_not_locked():
    """Ruling 91."""
    game = sabotage("town-hall knight trader", "0 seize town-hall.0")
    assert locked(game, 1) == []
    assert "use town-hall" in options(game, 1)
    assert locked(sabotage(f"town-hall knight -; {BUSY}", "0 seize town-hall.0"), 1) == [
        "town-hall"
    ]


def test_a_locked_place_stays_locked_when_it_is_filled_again():
    """Ruling 91."""
    game = intrigue(f"0 board: {CASTLE}; {BUSY}\n0 locked: castle")
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, "castle") == LOCKED
    with pytest.raises(IllegalMove, match="locked for the rest of the round"):
        game.play(0, "use castle")


def test_a_place_is_locked_for_its_owner_only():
    """Ruling 91."""
    game = intrigue(f"0 board: {CASTLE}\n1 locked: castle\n1 board: {CASTLE}; {BUSY}")
    assert "use castle" in options(game, 0)
    go(game, "0 use castle")
    assert options(game, 1) == ["pass", "use wagon"]


def test_no_other_action_gets_round_a_lock():
    """Rulings 51 and 91: the Well does not carry it out either."""
    game = intrigue("0 tiles: well\n0 board: well boatman knight scholar\n0 locked: castle")
    go(game, "0 use well")
    assert "use castle" not in options(game, 0)
    assert "use village" in options(game, 0)


def test_a_bribe_keeps_the_follower_on_his_space():
    game = sabotage(CASTLE, "1 bribe 1", "0 accept", more="1 coins: 1")
    assert (stands(game, "castle.0", 1), locked(game, 1)) == ("farmer", [])


def test_the_saboteur_strikes_only_who_has_somebody_on_a_space():
    """Ruling 87."""
    game = sabotage("castle gear - -", more="2 board: -")
    assert game.state.locked == (0, 0, 0)
    assert coins(game)[0] == 1


def next_round(more=""):
    """Everybody passes with locked places, and the next round's planning begins."""
    game = intrigue(
        f"""
        round: 2
        event: income-a
        0 board: {BUSY}
        1 board: {CASTLE}; {BUSY}
        1 locked: castle
        {more}
        """,
        players=2,
    )
    return go(game, "0 pass", "1 pass")


def test_in_the_next_round_nothing_is_locked():
    """Ruling 91."""
    game = next_round()
    assert (game.state.round, locked(game, 1)) == (3, [])
    go(game, "1 draw 0", "1 done", "0 draw 0", "0 done")  # nobody has anything to plan
    assert game.actors == (1,)
    assert "use castle" in options(game, 1)


def test_the_lock_holds_to_the_end_of_the_round():
    """Ruling 91: also when its owner's turn comes again."""
    game = sabotage(f"{CASTLE}; {BUSY}; scriptorium knight scholar", "0 seize castle.0")
    go(game, "1 use scriptorium")
    assert locked(game, 1) == ["castle"]
    assert options(game, 1) == ["pass", "use wagon"]


def test_the_next_planning_knows_nothing_of_the_lock():
    """Rulings 1 and 91: the place is planned as ever, behind the screen."""
    game = next_round("1 market: own-farmer")
    go(game, "1 draw 0", "1 back castle.0", "1 done")
    assert game.why_not(1, "castle").endswith("it lacks farmer")
    seen = game.view(0).table.players[1].copy()
    go(game, "1 place own-farmer castle.0")
    assert game.why_not(1, "castle") == "places are used after the planning; this one is ready"
    assert game.view(0).table.players[1] == seen  # seat 0 does not see the plan
    assert Game.from_position(game.position()).state == game.state


# --- Spy

SPY = "0 board: town-hall scholar -{}\n1 board: {}\n"


def spy(mine, theirs, *moves, more=""):
    game = intrigue(SPY.format(f"; {mine}" if mine else "", theirs) + more)
    return go(send(game, "scholar", "spy"), *moves)


def test_the_spy_takes_a_wheel_to_the_same_space():
    """Ruling 92: the craftsmen track does not matter."""
    game = spy("", f"castle - gear -; ship farmer - gear; {BUSY}")
    assert options(game, 0) == ["seize castle.1", "seize ship.2"]
    assert game.why_not(0, "seize ship.0") == "choose what is taken from the other player's spaces"
    go(game, "0 seize ship.2")
    assert (stands(game, "ship.2"), stands(game, "ship.2", 1)) == ("gear", "-")
    assert (me(game).gears, track(game, "craftsmen")) == (0, 0)
    check_pieces(game.state)


def test_the_spy_activates_here_and_locks_there():
    """Ruling 91."""
    game = spy("castle farmer - trader", f"castle farmer gear trader; {BUSY}")
    assert locked(game, 1) == ["castle"]
    assert "use castle" not in options(game, 1)
    go(game, "1 pass")
    assert "use castle" in options(game, 0)


@pytest.mark.parametrize(
    "mine",
    [
        "castle - boatman -",  # the space is taken
        "castle gear - -",  # the place has a wheel
    ],
)
def test_the_spys_space_must_be_empty_and_its_place_without_a_wheel(mine):
    """Ruling 92."""
    game = spy(mine, f"castle - gear -; {BUSY}")
    assert stands(game, "castle.1", 1) == "gear"
    assert game.state.lost_gears == 0


def test_the_spy_steals_nothing_from_tiles():
    """Ruling 92."""
    game = spy("", f"winery gear -; {BUSY}", more="1 tiles: winery")
    assert stands(game, "winery.0", 1) == "gear"


def test_the_spy_chooses_among_those_with_a_wheel_that_fits():
    """Rulings 87 and 92."""
    text = SPY.format("; ship gear - -", f"castle - gear -; {BUSY}")
    game = intrigue(f"{text}2 board: ship - - gear\n3 board: wagon gear - -", players=4)
    send(game, "scholar", "spy")
    assert options(game, 0) == ["target 1", "target 3"]


def test_a_bribed_spy_steals_nothing():
    game = spy("", "castle - gear -", "1 bribe 1", "0 accept", more="1 coins: 1")
    assert (stands(game, "castle.1", 1), coins(game)[0]) == ("gear", 1)


@pytest.mark.parametrize(("steps", "bound"), [(0, 1), (1, 1), (2, 0), (4, 0)])
def test_the_wheel_for_the_last_spy(steps, bound):
    """Ruling 93: for a farmer's space up to the first step on the craftsmen track."""
    game = intrigue(
        f"""
        deeds: spy 2 scholar
        0 tracks: {f"{steps} craftsmen" if steps else "-"}
        0 board: town-hall trader -
        """
    )
    left = game.state.gears
    send(game, "trader", "spy")
    assert (me(game).gears, me(game).bound_gears, game.state.gears) == (1, bound, left - 1)
    assert track(game, "craftsmen") == steps
    check_pieces(game.state)


def test_without_a_wheel_in_the_supply_the_last_spy_brings_none():
    game = intrigue("deeds: spy 2 scholar\ngears: 0\n0 board: town-hall trader -")
    assert me(send(game, "trader", "spy")).gears == 0
    check_pieces(game.state)


# --- Traitor

TREASON = "0 board: town-hall scholar -\n"


def betray(text, step, *moves, players=2):
    game = send(intrigue(TREASON + text, players), "scholar", "traitor")
    return go(game, f"0 step {step}", *moves)


@pytest.mark.parametrize("name", TRACK_NAMES)
def test_the_traitor_steps_forward_and_sets_back_without_bonuses(name):
    """Ruling 94: neither gains or loses anything else."""
    game = intrigue(f"{TREASON}1 tracks: 2 {name}\n0 tracks: 1 {name}", players=2)
    kept = [player.copy() for player in game.state.players]
    table = game.state.copy()
    send(game, "scholar", "traitor")
    assert game.question(0) == "choose the track on which you step first"
    go(game, f"0 step {name}")
    assert [track(game, name, seat) for seat in (0, 1)] == [2, 1]
    for seat, before in enumerate(kept):
        now = me(game, seat)
        assert (now.coins, now.goods, now.gears) == (before.coins, before.goods, before.gears)
        assert (now.development, now.citizens) == (before.development, before.citizens)
        assert (now.bag, tiles(game, seat)) == (before.bag, [])
    t = game.state
    assert (t.supply, t.goods, t.gears, t.offer, t.claimed) == (
        table.supply,
        table.goods,
        table.gears,
        table.offer,
        table.claimed,
    )
    check_pieces(t)


def test_the_traitor_on_the_development_track():
    """Ruling 94: no coins and no citizen; the citizen waits for the next one."""
    game = betray("0 development: 2\n1 development: 5", "development")
    assert [me(game, seat).development for seat in (0, 1)] == [3, 4]
    assert me(game).citizens == 0
    assert game.state.claimed == 0
    game = betray("0 development: 6\n1 development: 6", "development")
    assert [me(game, seat).development for seat in (0, 1)] == [7, 6]
    assert coins(game) == [0, 0]


def test_who_is_set_back_behind_coins_gains_them_again():
    """Ruling 94."""
    game = betray("1 development: 7\n1 board: scriptorium knight scholar", "development")
    assert me(game, 1).development == 6
    go(game, "1 use scriptorium")
    assert (me(game, 1).development, coins(game)[1]) == (7, 3)


def test_a_citizen_passed_by_the_traitor_goes_to_the_next_one():
    """Ruling 94."""
    text = "0 development: 2\n1 development: 2\n1 board: scriptorium knight scholar"
    game = go(betray(text, "development"), "1 use scriptorium")
    assert [me(game, seat).citizens for seat in (0, 1)] == [0, 1]


def test_who_is_set_back_keeps_the_citizen_and_gets_no_second_one():
    """Ruling 94."""
    text = "claimed: development-3\n1 citizens: 1\n1 development: 3\n"
    game = betray(f"{text}1 board: scriptorium knight scholar", "development")
    assert (me(game, 1).development, me(game, 1).citizens) == (2, 1)
    go(game, "1 use scriptorium")
    assert me(game, 1).citizens == 1


def test_the_draw_number_follows_the_knights():
    """Ruling 94."""
    game = intrigue(f"{TREASON}0 tracks: 1 knights\n1 tracks: 2 knights", players=2)
    assert [draw_limit(game.state, seat) for seat in (0, 1)] == [5, 6]
    go(send(game, "scholar", "traitor"), "0 step knights")
    assert [draw_limit(game.state, seat) for seat in (0, 1)] == [6, 5]


def test_the_status_follows_the_development():
    """Ruling 94: seat 1 falls behind the star on space 4."""
    text = "0 development: 3\n1 development: 4\n0 citizens: 1\n1 citizens: 1"
    game = betray(f"claimed: development-3, knights\n{text}", "development")
    assert [score.sources["citizens"] for score in game.scores()] == [2, 1]


def test_only_who_was_ahead_before_the_step_is_set_back():
    """Ruling 94: level before is not ahead, level after the step was."""
    text = "0 tracks: 2 traders\n1 tracks: 2 traders\n2 tracks: 3 traders\n3 tracks: 5 traders"
    game = betray(text, "traders", players=4)
    assert options(game, 0) == ["target 2", "target 3"]
    go(game, "0 target 2")
    assert [track(game, "traders", seat) for seat in range(4)] == [3, 2, 2, 5]


def test_with_nobody_ahead_nobody_is_set_back():
    """Ruling 94: the step is made all the same."""
    game = betray("0 tracks: 2 boatmen\n1 tracks: 2 boatmen", "boatmen")
    assert [track(game, "boatmen", seat) for seat in (0, 1)] == [3, 2]
    assert coins(game) == [0, 0]


def test_the_traitor_takes_no_step_beyond_the_end():
    """Ruling 94."""
    text = "0 tracks: 5 knights, 8 farmers\n0 development: 30"
    game = send(intrigue(TREASON + text), "scholar", "traitor")
    ways = ["boatmen", "craftsmen", "traders", "scholars"]
    assert options(game, 0) == [f"step {name}" for name in ways]


def test_a_bribe_saves_the_marker_but_the_step_is_made():
    game = betray("1 tracks: 3 knights\n1 coins: 1", "knights", "1 bribe 1", "0 accept")
    assert [track(game, "knights", seat) for seat in (0, 1)] == [1, 3]
    assert coins(game) == [1, 0]
    game = betray("1 tracks: 3 knights\n1 coins: 1", "knights", "1 bribe 1", "0 refuse")
    assert [track(game, "knights", seat) for seat in (0, 1)] == [1, 2]


def test_the_second_step_of_the_craftsmen_frees_wheels_also_by_treason():
    """Rulings 12 and 94: in the Big Box a wheel is bound on the first space only."""
    text = f"0 tracks: 1 craftsmen\n0 gears: 1\n0 bound: 1\n0 board: town-hall scholar -; {BUSY}"
    game = go(send(intrigue(text, 2), "scholar", "traitor"), "0 step craftsmen", "1 pass", "0 pass")
    assert {"gear castle.0", "gear castle.2"} <= set(options(game, 0))
    check_pieces(game.state)


def test_the_first_step_of_the_craftsmen_binds_nothing():
    """Ruling 94: no wheel is gained, so none is bound."""
    game = betray("0 gears: 1", "craftsmen")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)


# --- both boards, and all of it


BOTH = "modules: trade intrigue\nplayers: 3\n1 coins: 0\n2 coins: 0\n"


def test_both_boards_lie_out_together():
    """Ruling 72."""
    book = Game(Setup(players=3, modules=("trade", "intrigue")), seed="both").state.book
    boards = {book.components.deeds[deed].board for deed in book.deeds}
    assert (boards, len(book.deeds)) == ({"trade", "intrigue"}, 19)
    game = at(f"{BOTH}0 board: town-hall knight trader\n0 coins: 0\n1 merchant: tours")
    go(game, "0 use town-hall", "0 send knight kidnapper", "0 send trader coinage")
    assert (coins(game)[0], town(game, 1)) == (4, "orleans")
    check_pieces(game.state)


@pytest.mark.parametrize("modules", [("trade",), ("intrigue",), ("trade", "intrigue"), ("orders",)])
def test_a_board_of_the_expansion_replaces_the_base_board(modules):
    """Ruling 72."""
    book = Game(Setup(players=4, modules=modules), seed="both").state.book
    boards = {book.components.deeds[deed].board for deed in book.deeds}
    assert boards == (set(modules) if modules != ("orders",) else {"base"})


def test_neither_court_nor_alchemy_opens_a_locked_place():
    """Rulings 72, 76 and 91."""
    locked_castle = "0 locked: castle\n0 bag: trader\n0 board: town-hall knight farmer; "
    game = at(f"{BOTH}{locked_castle}castle farmer boatman -; {BUSY}\ndeeds: lay-assessors 4 monk")
    go(game, "0 use town-hall", "0 send knight lay-assessors")
    assert "use castle" not in options(game, 0)
    go(game, "0 done", "0 send farmer alchemy")
    go(game, "0 draw 1", chance=("come trader",))
    go(game, "0 place trader castle.2", "1 pass")
    assert options(game, 0) == ["pass", "use wagon"]
    assert game.why_not(0, "castle") == LOCKED


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_modules_together(players):
    """Ruling 72: they go together in any combination."""
    setup = Setup(players=players, modules=("orders", "events", "trade", "intrigue"))
    game = Game(setup, seed="all")
    check_pieces(game.state)
    assert Game.from_position(game.position()).state == game.state
    assert Game.replay(game.record(), check_chance=True).state == game.state


def test_own_followers_are_not_sent_to_the_characters():
    game = intrigue("phase: planning\n0 market: own-trader")
    assert game.why_not(0, "place own-trader town-hall.0")
    tower = f"0 tiles: gunpowder-tower\n0 board: gunpowder-tower own-trader -; {BUSY}"
    assert intrigue(tower).why_not(0, "gunpowder-tower")


def test_positions_lock_places_only_with_intrigue():
    assert "0 locked: castle, ship" in intrigue("0 locked: castle, ship").position()
    with pytest.raises(BadPosition, match="intrigue"):
        at("0 locked: castle")


def test_positions_keep_every_question():
    """A game in mid-decision is read back as it is."""
    text = f"{SABOTEUR}1 board: {CASTLE}; {BUSY}\n1 coins: 1\n2 board: {CASTLE}"
    game = send(intrigue(text), "scholar", "saboteur")
    for step in ("0 target 1", "1 bribe 1", "0 refuse", "0 seize castle.0"):
        again = Game.from_position(game.position())
        assert again.state == game.state
        assert again.moves(game.actors[0]) == game.moves(game.actors[0])
        go(game, step)
    assert Game.from_position(game.position()).state == game.state
    assert locked(Game.from_position(game.position()), 1) == ["castle"]
