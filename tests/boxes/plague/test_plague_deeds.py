"""The Plague: its deeds and place tiles."""

import pytest
from plague import CASTLE, at, corpses, display, draws, filled, hand, left, on_market

from helpers import BUSY, coins, go, good, in_bag, me, options, stands, supply, town, track
from orleans import IllegalMove, Setup
from orleans.boxes import make_book
from orleans.boxes.plague.indulgence import is_useless


def send(kind, text="", event="income-a", players=4):
    """A follower in the Town Hall; chance waits."""
    others = [n for n in range(1, players) if f"{n} board:" not in text]
    boards = "\n".join(f"{n} board: {BUSY}" for n in others)
    if "0 board:" not in text:
        text += f"\n0 board: town-hall {kind} -; {BUSY}"
    return at(f"players: {players}\n{text}\n{boards}", event, ask_chance=True)


def sent(kind, deed, text="", event="income-a", players=4):
    game = send(kind, text, event, players)
    return go(game, "0 use town-hall", f"0 send {kind} {deed}") if players else game


def deeds(players):
    book = make_book(Setup(players=players, modules=("plague",)))
    return [book.components.deeds[n] for n in book.deeds]


# --- the board


def test_the_lower_area_is_open_from_four_players_on():
    upper = ["alchemy-i", "autopsy", "plague-coinage", "storeroom", "herbalism"]
    lower = ["alchemy-ii", "messenger-service", "cremation"]
    for players in (2, 3):
        assert [deed.id for deed in deeds(players)] == upper
        assert sum(deed.done.citizens for deed in deeds(players)) == 4
    for players in (4, 5):
        assert [deed.id for deed in deeds(players)] == upper + lower
        assert sum(deed.done.citizens for deed in deeds(players)) == 7


def test_alchemy_ii_opens_when_alchemy_i_is_complete():
    game = go(send("knight"), "0 use town-hall")
    assert "send knight alchemy-ii" not in options(game, 0)
    game = go(send("knight", "deeds: alchemy-i 4 farmer"), "0 use town-hall")
    assert "send knight alchemy-ii" in options(game, 0)


def test_completing_alchemy_i_brings_no_citizen_the_others_do():
    game = sent("knight", "alchemy-i", "deeds: alchemy-i 3 farmer")
    assert me(game).citizens == 0
    game = sent("monk", "herbalism", "deeds: herbalism 1 scholar 1 farmer 1 trader")
    assert me(game).citizens == 1


# --- what they give


def test_alchemy_draws_a_follower_onto_an_action_space():
    """Ruling 183: if the player likes."""
    game = sent("knight", "alchemy-i", "0 bag: farmer, monk")
    assert options(game, 0) == ["done", "draw 1"]
    draws(go(game, "0 draw 1"), "come farmer")
    go(game, "0 place farmer town-hall.0")
    assert stands(game, "town-hall.0") == "farmer"
    assert "send farmer storeroom" not in options(game, 0)


def test_a_corpse_drawn_by_alchemy_goes_to_the_supply_and_nobody_else_comes():
    """Ruling 181."""
    game = sent("knight", "alchemy-i", "0 bag: corpse, monk")
    draws(go(game, "0 draw 1"), "come corpse")
    assert (corpses(game)[0], left(game)) == (0, 46)
    assert game.actors == (1,)


def test_autopsy_passes_a_corpse_on_to_all_others():
    game = sent("scholar", "autopsy", "0 market: 2 corpse\n3 market: 8 corpse")
    go(game, "0 put corpse away")
    assert [on_market(game, seat) for seat in range(4)] == [1, 1, 1, 8]
    game = go(sent("scholar", "autopsy", "0 market: 2 corpse"), "0 done")
    assert [on_market(game, seat) for seat in range(4)] == [2, 0, 0, 0]


def test_in_a_full_market_the_corpse_of_an_autopsy_finds_the_cemetery():
    """Ruling 165."""
    text = "0 market: corpse\n2 tiles: cemetery\n2 market: 4 knight, 4 monk"
    game = go(sent("scholar", "autopsy", text), "0 put corpse away")
    assert corpses(game, 2) == (0, 0, 1)


def test_without_a_corpse_autopsy_asks_nothing():
    game = sent("scholar", "autopsy")
    assert (game.actors, on_market(game, 1)) == ((1,), 0)


def test_autopsy_with_a_short_supply():
    """Ruling 184: 46 corpses are out; one comes back, which is not enough for three players."""
    game = sent("scholar", "autopsy", "0 market: corpse\n1 bag: 45 corpse")
    go(game, "0 put corpse away")
    assert [on_market(game, seat) for seat in range(4)] == [0, 0, 0, 0]
    game = sent("scholar", "autopsy", "0 market: corpse\n1 bag: 43 corpse")
    go(game, "0 put corpse away")
    assert ([on_market(game, seat) for seat in range(4)], left(game)) == ([0, 1, 1, 1], 0)


def test_coinage_and_storeroom():
    assert coins(sent("trader", "plague-coinage", "0 coins: 1"))[0] == 3
    assert good(sent("farmer", "storeroom"), "grain") == 1
    assert good(sent("farmer", "storeroom", "goods: 9 wine"), "grain") == 0


def test_herbalism_is_two_development_points_for_whoever_wants_them():
    """Ruling 192: the citizen comes in any case."""
    text = "deeds: herbalism 1 monk 1 farmer 1 trader"
    game = go(sent("scholar", "herbalism", text), "0 reward development")
    assert (me(game).development, me(game).citizens) == (2, 1)
    game = go(sent("scholar", "herbalism", text), "0 done")
    assert (me(game).development, me(game).citizens) == (0, 1)
    game = sent("scholar", "herbalism", "0 development: 30")
    assert game.actors == (1,)


def test_the_messenger_moves_the_merchant_without_a_good():
    game = sent("knight", "messenger-service", "map: orleans_blois_water wine")
    go(game, "0 go blois by water")
    assert (town(game), good(game, "wine")) == ("blois", 0)
    assert "go blois by water" not in options(game, 0)
    text = "0 cards: pilgrimage-vierzon"
    game = go(sent("knight", "messenger-service", text), "0 go vierzon by road")
    assert "play pilgrimage-vierzon" in options(game, 0)
    game = sent("knight", "messenger-service", f"1 board: {CASTLE}", "curfew-c")
    assert (game.actors, town(game)) == ((1,), "orleans")


def test_cremation_is_a_coin_or_a_development_point():
    game = sent("craftsman", "cremation", "0 coins: 0")
    assert options(game, 0) == ["reward coins", "reward development"]
    assert coins(go(game, "0 reward coins"))[0] == 1


def test_own_followers_and_the_doctor_are_never_sent():
    text = "phase: planning\n0 board: sickbed plague-doctor\n0 market: own-farmer, knight"
    game = at(f"{text}\n1 market: knight")
    hall = [move for move in options(game, 0) if "town-hall" in move]
    assert hall == ["place knight town-hall.0", "place knight town-hall.1"]


# --- place tiles


INFIRMARY = f"0 board: infirmary plague-doctor; {BUSY}\ndisplay: two-monks, track-end\n"


@pytest.mark.parametrize("who", ["monk", "plague-doctor"])
def test_the_infirmary_gives_a_card_to_a_monk_or_the_doctor(who):
    game = at(INFIRMARY.replace("plague-doctor", who), ask_chance=True)
    go(game, "0 use infirmary")
    assert options(game, 0) == ["take from pile", "choose two-monks", "choose track-end"]
    draws(go(game, "0 choose track-end"), "show status-3")
    assert hand(game) == ["track-end"]
    assert display(game) == ["status-3", "two-monks"]
    assert game.actors == (1,)


def test_a_useless_card_of_the_pile_is_exchanged_once():
    """Ruling 175: five stations are built already."""
    text = INFIRMARY + "0 stations: blois, tours, briare, vierzon, orleans\n0 development: 30\n"
    game = at(text, ask_chance=True)
    draws(go(game, "0 use infirmary", "0 take from pile"), "deal fifth-station")
    assert display(game) == ["fifth-station", "two-monks", "track-end"]
    draws(game, "deal status-3")
    assert (hand(game), game.actors) == (["status-3"], (1,))


USELESS = [
    ("build-tours", "0 stations: tours"),
    ("build-tours", "0 stations: tours\n0 tiles: tavern\n0 board: tavern {}"),
    ("build-tours", "1 stations: tours"),
    ("build-tours", "1 stations: tours\n0 tiles: tavern"),
    ("build-tours", "0 unbuilt: 0"),
    ("fifth-station", "0 stations: blois, tours, briare, vierzon, loches, chinon"),
    ("inland-stations", "0 stations: chartres, etampes, le-mans"),
    ("status-3", "0 development: 9"),
    ("status-5", "0 development: 22"),
    ("second-wheel", "0 gears: 1\n0 board: castle - gear -"),
    ("third-tile", "0 tiles: winery, cellar, hayrick"),
    ("first-wine", "0 tracks: 5 farmers"),
    ("second-citizen", "0 citizens: 2"),
    ("deed-citizen", "deeds: {}"),
    ("track-end", "0 development: 30\n0 tracks: {}"),
]
USEFUL = [
    ("build-tours", "0 stations: blois\n1 stations: loches"),
    ("build-tours", "1 stations: tours\n0 tiles: tavern\n0 board: tavern {}"),
    ("fifth-station", "0 stations: blois, tours, briare, vierzon"),
    ("inland-stations", "0 stations: chartres, etampes, tours"),
    ("status-3", "0 development: 8"),
    ("second-wheel", "0 gears: 1"),
    ("third-tile", "0 tiles: winery, cellar"),
    ("first-wine", "0 tracks: 4 farmers"),
    ("second-citizen", "0 citizens: 1"),
    ("deed-citizen", "deeds: autopsy 2 scholar 1 monk 1 knight"),
    ("track-end", "0 development: 30"),
    ("two-monks", "0 market: 2 monk"),
    ("pilgrimage-loches", "0 merchant: loches"),
    ("donate-10-coins", "0 coins: 0"),
    ("deliver-bourges", "0 goods: -"),
]
ALL_DONE = """\
autopsy 2 scholar 1 monk 1 knight; plague-coinage 2 trader 2 craftsman 1 boatman; \
storeroom 3 farmer 1 boatman; herbalism 1 scholar 1 monk 1 farmer 1 trader"""
ALL_ENDS = "8 farmers, 5 boatmen, 5 craftsmen, 5 traders, 5 knights, 5 scholars"


def found_useless(card, text):
    more = {"deed-citizen": ALL_DONE, "track-end": ALL_ENDS, "build-tours": filled("tavern")}
    table = at(text.format(more.get(card, ""))).state
    names = [one.id for one in table.book.components.deck("indulgence")]
    return is_useless(table, 0, names.index(card))


@pytest.mark.parametrize(("card", "text"), USELESS)
def test_a_card_that_can_never_be_fulfilled_is_useless(card, text):
    """Ruling 175."""
    assert found_useless(card, text)


@pytest.mark.parametrize(("card", "text"), USEFUL)
def test_others_are_of_use_however_hard_they_are(card, text):
    assert not found_useless(card, text)


def test_the_last_card_of_the_pile_is_kept_whatever_it_is():
    """Ruling 175."""
    cards = [card.id for card in at().state.book.components.deck("indulgence") if card.back == "C"]
    rest = [card for card in cards if card not in ("two-monks", "track-end", "status-3")]
    text = f"{INFIRMARY}0 development: 30\n1 fulfilled: {', '.join(rest)}"
    game = at(text, ask_chance=True)
    draws(go(game, "0 use infirmary", "0 take from pile"), "deal status-3")
    assert (hand(game), game.actors) == (["status-3"], (1,))


BACK_DOOR = f"0 tiles: back-door\n0 board: back-door boatman trader; {BUSY}\ndisplay: two-monks\n"


def test_the_back_door_shows_three_cards_of_which_one_is_kept():
    game = at(BACK_DOOR, ask_chance=True)
    draws(
        go(game, "0 use back-door", "0 take from pile"),
        "deal status-3",
        "deal status-5",
        "deal track-end",
    )
    assert options(game, 0) == ["keep card 1", "keep card 2", "keep card 3"]
    assert game.question(0) == "choose the card that you keep"
    go(game, "0 keep card 2")
    assert (hand(game), display(game)) == (["status-5"], ["two-monks"])
    assert game.actors == (1,)


def test_the_flea_market_may_carry_out_the_infirmary():
    """Ruling 179: it is a board of its player."""
    text = f"0 tiles: flea-market\n0 board: flea-market {filled('flea-market')}"
    game = go(at(f"{text}\ndisplay: two-monks", ask_chance=True), "0 use flea-market")
    draws(game, "roll 6")
    assert "use infirmary" in options(game, 0)
    assert not [move for move in options(game, 0) if "sickbed" in move or "flea" in move]
    assert "choose two-monks" in options(go(game, "0 use infirmary"), 0)


def test_an_empty_pile():
    """Ruling 176."""
    cards = [card.id for card in at().state.book.components.deck("indulgence") if card.back == "C"]
    rest = ", ".join(card for card in cards if card not in ("two-monks", "track-end"))
    game = at(f"{BACK_DOOR}1 fulfilled: {rest}", ask_chance=True)
    draws(go(game, "0 use back-door", "0 take from pile"), "deal track-end")
    assert (hand(game), game.actors) == (["track-end"], (1,))  # the only one
    game = at(f"{INFIRMARY}1 fulfilled: {rest}", ask_chance=True)
    go(game, "0 use infirmary", "0 choose track-end")
    assert (display(game), game.actors) == (["two-monks"], (1,))
    game = at(
        f"{INFIRMARY}1 fulfilled: {', '.join(cards)}".replace("display: two-monks, track-end", "")
    )
    with pytest.raises(IllegalMove, match="no Indulgence card is left"):
        game.play(0, "use infirmary")


SPRING = f"0 tiles: medicinal-spring\n0 board: medicinal-spring plague-doctor knight; {BUSY}"


def test_the_medicinal_spring_is_a_step_for_a_follower():
    game = go(at(SPRING), "0 use medicinal-spring")
    assert (track(game, "knights"), in_bag(game, "knight")) == (1, 0)
    assert stands(game, "sickbed.0") == "plague-doctor"
    assert supply(game, "knight") == supply(at(SPRING), "knight") + 1
    assert "use medicinal-spring" not in options(at(f"{SPRING}\n0 tracks: 5 knights"), 0)


def test_who_may_bathe_in_the_spring():
    """The doctor left, on the right a follower who is neither a monk nor the own colour."""
    board = "0 tiles: medicinal-spring\n0 board: sickbed plague-doctor\n"
    game = at(f"phase: planning\n{board}0 market: knight, monk, own-farmer\n1 market: knight")
    spring = [move for move in options(game, 0) if "medicinal-spring" in move]
    assert spring == ["place knight medicinal-spring.1", "place plague-doctor medicinal-spring.0"]


def test_the_spring_through_the_well_needs_its_follower_but_no_doctor():
    """Ruling 180."""
    well = "0 tiles: well, medicinal-spring\n0 board: well {}; medicinal-spring - {}"
    game = go(at(well.format(filled("well"), "knight")), "0 use well")
    assert "use medicinal-spring" in options(game, 0)
    go(game, "0 use medicinal-spring")
    assert track(game, "knights") == 1
    game = at(well.format(filled("well"), "-") + "\ndisplay: two-monks", ask_chance=True)
    go(game, "0 use well")
    assert "use medicinal-spring" not in options(game, 0)
    assert "use infirmary" in options(game, 0)  # ruling 179


def test_the_church_serves_neither_the_spring_nor_the_infirmary():
    """Rulings 179 and 180."""
    text = f"0 tiles: church\n0 coins: 9\n0 board: church {filled('church')}; {BUSY}\n"
    text += "1 tiles: medicinal-spring\n"
    text += "1 board: medicinal-spring plague-doctor knight; infirmary monk"
    assert "use church" not in options(at(text), 0)
