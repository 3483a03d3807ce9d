"""The module "events": the hour glass tiles of Trade & Intrigue, tile by tile."""

import random
from textwrap import dedent

import pytest

from helpers import (
    BUSY,
    at,
    check_pieces,
    go,
    good,
    in_bag,
    in_market,
    me,
    options,
    stands,
    stock,
    supply,
    tiles,
    town,
    track,
)
from orleans import NATURE, BadSetup, Game, IllegalMove, Setup, sample
from orleans.pieces import FOLLOWER_NAMES, GEAR, TRACK_NAMES
from orleans.position import read_position
from orleans.words import Words

A = "indulgence training harvest bon-voyage conference crusade strike tax"
B = "trip income harvest fishing-grounds retraining wedding sabotage tax"
C = "amnesty malfunction torture trading-day plague vacation book-fire goods-tax"
D = "dues peasant-uprising technology-tax summoning harvest famine capitation-tax tithe"
ROUNDS = {"a": 2, "b": 6, "c": 10, "d": 14}  # in which a letter's first tile is turned up


def lettered(names, letter):
    return [f"ti-{name}-{letter}" for name in names.split()]


ALL = lettered(A, "a") + lettered(B, "b") + lettered(C, "c") + lettered(D, "d")


def in_round_of(tile, text, **said):
    """Phase 5 of a round with this tile, unless the text says another phase."""
    head = f"modules: events\nevent: ti-{tile}\nround: {ROUNDS.get(tile[-1], 1)}\n"
    return at(head + dedent(text), **said)


def phase_six(tile, text="", **said):
    """The event strikes: the table when somebody has a choice, or after phase 6."""
    return in_round_of(tile, "phase: event\n" + dedent(text), **said)


def coins(game):
    return [player.coins for player in game.state.players]


def turned_up(game):
    """Every tile that came, in order; what was replaced at once among them."""
    texts = [game.text(move) for who, move in game.history() if who == NATURE]
    return [text.split()[1] for text in texts if text.startswith(("reveal", "skip"))]


def idle(players, seed, **said):
    """A whole game in which nobody does more than he must."""
    game = Game(Setup(players=players, modules=("events",), **said), seed=seed)
    while not game.over:
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    return game


def hour_glass(game):
    names = [tile.id for tile in game.state.book.components.hourglass.tiles]
    return {names[tile] for tile in game.state.hourglass}


def event(game):
    return game.state.book.components.hourglass.tiles[game.state.event].id


def outcomes(game):
    return [game.text(move) for move in game.moves(NATURE)]


def before_the_next_tile(rounds, event):
    """Phase 7 of a round; chance is left to the test."""
    text = f"modules: events\nphase: start-player\nround: {rounds}\nevent: ti-{event}"
    return at(text, ask_chance=True)


# --- the stack


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_silentium_four_tiles_of_each_letter_and_silentium(players):
    for seed in range(3):
        game = idle(players, f"stack {seed}")
        came = turned_up(game)
        assert len(came) == len(set(came)) == 18
        assert came[0] == "ti-silentium"
        assert [tile[-1] for tile in came[1:-1]] == list("aaaabbbbccccdddd")
        assert came[-1] == "ti-silentium-last"
        check_pieces(game.state)


def test_every_tile_of_a_letter_can_come_and_none_of_the_base_game():
    came = {tile for seed in range(40) for tile in turned_up(idle(2, f"any {seed}"))}
    assert came == {*ALL, "ti-silentium", "ti-silentium-last"}


def test_without_the_module_the_hour_glass_is_the_base_games():
    base = hour_glass(Game(Setup(players=2), seed="base"))
    assert not any(tile.startswith("ti-") for tile in base)
    new = hour_glass(Game(Setup(players=2, modules=("events",)), seed="new"))
    assert new == {*ALL, "ti-silentium-last"}


def test_which_four_of_a_letter_come_is_decided_tile_by_tile():
    """Ruling 69: all eight are equally likely to be the first."""
    game = before_the_next_tile(1, "silentium")
    assert outcomes(game) == [f"reveal {tile}" for tile in lettered(A, "a")]
    assert {weight for _, weight in game.odds()} == {1}


def test_when_the_fourth_of_a_letter_has_come_the_others_stay_in_the_box():
    """Ruling 69: and everybody knows it."""
    game = before_the_next_tile(4, "tax-a")
    assert len(outcomes(game)) == 5  # of the five one comes
    game.play(NATURE, outcomes(game)[2])
    assert not hour_glass(game) & set(lettered(A, "a"))
    assert hour_glass(game) == {*ALL[8:], "ti-silentium-last"}
    for seat in (0, 1, None):
        assert game.view(seat).table.hourglass == game.state.hourglass
    assert read_position(game.position()) == game.state


def test_before_the_fourth_every_tile_that_has_not_come_may_still_come():
    """Ruling 69."""
    game = before_the_next_tile(3, "tax-a")
    game.play(NATURE, outcomes(game)[0])
    assert len(hour_glass(game) & set(lettered(A, "a"))) == 5


VARIANT = "peasant-uprising"


@pytest.mark.parametrize("players", [2, 5])
def test_the_variant_ends_with_the_peasant_uprising(players):
    for seed in range(6):
        game = idle(players, f"variant {seed}", last_event=VARIANT)
        came = turned_up(game)
        assert came[-1] == "ti-peasant-uprising-d"
        assert came.count("ti-peasant-uprising-d") == 1
        assert [tile[-1] for tile in came[1:]] == list("aaaabbbbccccddddd")
        assert "ti-silentium-last" not in came
        assert len(came) == 18


def test_in_the_variant_the_uprising_is_not_among_the_four():
    text = f"modules: events\nlast_event: {VARIANT}\nphase: start-player\nround: 13\n"
    game = at(text + "event: ti-plague-c", ask_chance=True)
    seven = [tile for tile in lettered(D, "d") if VARIANT not in tile]
    assert outcomes(game) == [f"reveal {tile}" for tile in seven]
    assert "ti-peasant-uprising-d" in hour_glass(game)


def test_in_the_variant_four_of_the_seven_come_before_the_uprising():
    text = f"modules: events\nlast_event: {VARIANT}\nphase: start-player\nround: 16\n"
    game = at(text + "event: ti-tithe-d", ask_chance=True)
    assert len(outcomes(game)) == 4
    game.play(NATURE, outcomes(game)[0])
    assert hour_glass(game) == {"ti-peasant-uprising-d"}


def test_the_variant_is_written_down_and_replayed():
    game = idle(2, "written", last_event=VARIANT)
    assert f"last_event: {VARIANT}\n" in game.record()
    assert Game.replay(game.record(), check_chance=True).state == game.state
    usual = Setup(modules=("events",), last_event="silentium")
    assert usual == Setup(modules=("events",))
    with pytest.raises(BadSetup, match="only be chosen with the module events"):
        Setup(last_event=VARIANT)
    with pytest.raises(BadSetup, match="no last event 'tax'"):
        Setup(modules=("events",), last_event="tax")


@pytest.mark.parametrize(("tile", "round_"), [("silentium", 1), ("silentium-last", 18)])
def test_silentium_does_nothing(tile, round_):
    text = f"""
        modules: events
        phase: event
        event: ti-{tile}
        round: {round_}
        0 coins: 20
        0 goods: 4 grain, 4 wool
        0 bag: 4 knight
        0 board: ship gear boatman knight
        0 tracks: 2 boatmen
        1 development: 9
        """
    game = at(text, ask_chance=True)
    assert game.state.players == read_position(dedent(text)).players
    assert game.over is (round_ == 18)


# --- Vacation


def test_vacation_is_replaced_at_once_in_the_same_round():
    game = before_the_next_tile(9, "tax-b")
    assert "skip ti-vacation-c" in outcomes(game)
    assert "reveal ti-vacation-c" not in outcomes(game)
    assert len(outcomes(game)) == 8
    game.play(NATURE, "skip ti-vacation-c")
    assert game.actors == (NATURE,)
    assert outcomes(game) == [f"reveal {t}" for t in lettered(C, "c") if "vacation" not in t]
    game.play(NATURE, "reveal ti-amnesty-c")
    assert (game.state.round, event(game)) == (10, "ti-amnesty-c")
    assert read_position(game.position()) == game.state


def test_vacation_is_one_of_the_four_of_its_letter():
    """Ruling 69: two have come, Vacation is the third, then one more and no other."""
    game = before_the_next_tile(11, "plague-c")
    game.play(NATURE, "skip ti-vacation-c")
    assert len(outcomes(game)) == 5
    game.play(NATURE, "reveal ti-torture-c")
    assert game.state.round == 12
    assert hour_glass(game) == {*lettered(D, "d"), "ti-silentium-last"}
    assert read_position(game.position()) == game.state


def test_vacation_as_the_fourth_of_its_letter_brings_the_next_letter():
    game = before_the_next_tile(12, "plague-c")
    game.play(NATURE, "skip ti-vacation-c")
    assert outcomes(game) == [f"reveal {tile}" for tile in lettered(D, "d")]
    game.play(NATURE, "reveal ti-tithe-d")
    assert (game.state.round, event(game)) == (13, "ti-tithe-d")
    assert hour_glass(game) == {*lettered(D, "d"), "ti-silentium-last"} - {"ti-tithe-d"}
    assert read_position(game.position()) == game.state


def test_with_vacation_there_are_seventeen_rounds():
    found = set()
    for seed in range(30):
        game = idle(3, f"vacation {seed}")
        came = turned_up(game)
        vacation = "ti-vacation-c" in came
        fourth = vacation and came.index("ti-vacation-c") == 12
        found.add((vacation, fourth))
        assert game.state.round == (17 if vacation else 18)
        assert len(came) == 18
        record = game.record()
        headings = [line for line in record.splitlines() if line.startswith("==")]
        assert len(headings) == game.state.round
        assert headings[-1].startswith(f"== round {game.state.round}: ti-silentium-last (")
        assert not any("vacation" in heading for heading in headings)
        assert ("skip ti-vacation-c" in record) is vacation
        assert Game.replay(record, check_chance=True).state == game.state
    assert found == {(False, False), (True, False), (True, True)}


def test_vacation_stands_in_the_record_as_a_draw():
    game = before_the_next_tile(9, "tax-b")
    game.play(NATURE, "skip ti-vacation-c")
    game.play(NATURE, "reveal ti-amnesty-c")
    lines = game.record().splitlines()
    assert lines[-3] == "* skip ti-vacation-c"
    assert lines[-2].startswith("== round: ti-amnesty-c (")
    again = Game.replay(game.record())
    assert again.state == game.state
    assert again.history() == game.history()


def test_over_vacation_nothing_is_taken_back():
    """Ruling 34: a tile was turned up."""
    text = (
        "modules: events\nphase: event\nround: 9\nevent: ti-retraining-b\n0 goods: wine\nstart: 1"
    )
    game = at(text, ask_chance=True)
    go(game, "0 pay 3")
    game.play(NATURE, "skip ti-vacation-c")
    game.play(NATURE, "reveal ti-amnesty-c")
    assert game.why_not_undo(0) == "something new was drawn since your last move"


def test_vacation_has_words():
    game = before_the_next_tile(9, "tax-b")
    said = {
        language: Words(game.state.book, language).move(
            game.state.book.moves.parse("skip ti-vacation-c")
        )
        for language in ("en", "de", "fr")
    }
    assert "Vacation" in said["en"]
    assert "Urlaub" in said["de"]
    assert "Vacances" in said["fr"]


# --- A: Indulgence, Training, Harvest, Bon Voyage


def test_indulgence_sells_a_follower_without_a_step():
    game = phase_six("indulgence-a", "0 coins: 3\n1 coins: 1")
    left = supply(game, "knight")
    assert options(game, 0) == ["done", *[f"hire {name}" for name in FOLLOWER_NAMES[:6]]]
    go(game, "0 hire knight")
    assert (in_bag(game, "knight"), supply(game, "knight")) == (1, left - 1)
    assert (me(game).coins, track(game, "knights")) == (1, 0)
    assert coins(game) == [1, 1]  # seat 1 was not asked
    check_pieces(game.state)


def test_indulgence_sells_no_monks_and_nobody_who_has_run_out():
    text = "supply: 2 farmer, monk\n1 coins: 0"
    game = phase_six("indulgence-a", text)
    assert options(game, 0) == ["done", "hire farmer"]
    said = "buy a follower for 2 coins, or say that you are done"
    assert game.why_not(0, "hire monk") == game.why_not(0, "hire knight") == said
    empty = phase_six("indulgence-a", "supply: 5 monk")
    assert coins(empty) == [5, 5]
    assert "done" not in options(empty, 0)


def test_indulgence_may_be_declined():
    game = phase_six("indulgence-a", "1 coins: 0")
    go(game, "0 done")
    assert (me(game).coins, sum(me(game).bag[:7])) == (5, 0)


def test_at_the_indulgence_the_statue_does_not_help():
    """Ruling 58: it helps with followers gained by an action."""
    game = phase_six("indulgence-a", "0 tiles: statue\n1 coins: 0")
    go(game, "0 hire farmer")
    assert (in_bag(game, "farmer"), in_market(game, "farmer")) == (1, 0)
    assert "to market" not in options(game, 0)


def test_indulgence_asks_from_the_start_player_on():
    """Ruling 16."""
    game = phase_six("indulgence-a", "players: 3\nstart: 1\nsupply: 2 farmer")
    order = []
    while "hire farmer" in options(game, game.actors[0]):
        order.append(game.actors[0])
        go(game, f"{game.actors[0]} hire farmer")
    assert order == [1, 2]  # then nobody is left for seat 0


def test_training_is_a_step_with_its_bonus_but_no_follower():
    game = phase_six("training-a", "0 tracks: 1 boatmen\n1 coins: 0")
    left = game.state.supply[:]
    assert options(game, 0) == ["done", *[f"step {name}" for name in TRACK_NAMES]]
    go(game, "0 step boatmen")
    assert (track(game, "boatmen"), me(game).coins) == (2, 5 - 2 + 3)
    assert (sum(me(game).bag[:7]), game.state.supply) == (0, left)
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("name", "gained"),
    [
        ("farmers", lambda game: good(game, "grain") == 1),
        ("craftsmen", lambda game: (me(game).gears, me(game).bound_gears) == (1, 1)),
        ("scholars", lambda game: me(game).development == 2),
        ("knights", lambda game: "draw 5" in options(game, 0)),
    ],
)
def test_training_gives_the_bonus_of_each_track(name, gained):
    game = phase_six("training-a", "0 bag: 3 monk\n1 coins: 0")
    go(game, f"0 step {name}")
    assert (track(game, name), me(game).coins) == (1, 3 + (name == "farmers"))  # the census
    assert gained(game)


def test_training_on_the_traders_track_chooses_a_tile():
    game = phase_six("training-a", "offer: hayrick, winery, office\n1 coins: 0")
    go(game, "0 step traders")
    assert options(game, 0) == ["build hayrick", "build winery"]
    go(game, "0 build winery")
    assert tiles(game) == ["winery"]


def test_training_takes_the_citizen_at_the_end_of_a_track_and_no_further_step():
    game = phase_six("training-a", "0 tracks: 5 knights, 4 boatmen\n1 coins: 0")
    assert "step knights" not in options(game, 0)
    assert "step development" not in options(game, 0)
    go(game, "0 step boatmen")
    assert (track(game, "boatmen"), me(game).citizens, me(game).coins) == (5, 1, 3)


def test_training_cannot_give_what_has_run_out():
    """Ruling 5."""
    game = phase_six("training-a", "gears: 0\ngoods: wine\noffer: -\n1 coins: 0")
    steps = {"step craftsmen", "step farmers", "step traders"}
    assert not steps & set(options(game, 0))
    assert "step knights" in options(game, 0)


def test_training_costs_two_coins_and_may_be_declined():
    assert coins(phase_six("training-a", "0 coins: 1\n1 coins: 0")) == [1, 0]
    game = phase_six("training-a", "0 coins: 2\n1 coins: 0")
    go(game, "0 done")
    assert (me(game).coins, sum(me(game).tracks)) == (2, 0)
    assert game.why_not(0, "step knights")


@pytest.mark.parametrize(("letter", "food"), [("a", 1), ("b", 1), ("d", 2)])
def test_harvest_asks_for_food_or_five_coins_each(letter, food):
    """Ruling 9."""
    game = phase_six(f"harvest-{letter}", "0 goods: 3 grain, bread, wool\n0 coins: 20")
    for _ in range(food):
        assert options(game, 0) == ["pay 5", "give grain", "give bread"]
        go(game, "0 give grain")
    assert (good(game, "grain"), me(game).coins) == (3 - food, 20)
    assert "give grain" not in options(game, 0)
    paid = phase_six(f"harvest-{letter}", "0 goods: wool\n0 coins: 20")
    assert me(paid).coins == 20 - 5 * food


def test_a_harvest_that_cannot_be_paid_is_torture():
    """Ruling 9: 10 coins for two missing food."""
    game = phase_six("harvest-d", "0 goods: 4 wool\n0 coins: 3")
    assert game.question(0).startswith("you owe 7 more")
    assert me(game).coins == 0


def test_bon_voyage_goes_by_road_or_water_and_takes_a_good():
    text = """
        0 coins: 2
        1 coins: 1
        map: orleans_blois_water wine; orleans_vierzon_road wool
        """
    game = phase_six("bon-voyage-a", text)
    ways = options(game, 0)
    assert ways[0] == "done"
    assert {"go blois by water", "go vierzon by road"} < set(ways)
    assert "go tours by water" not in ways
    go(game, "0 go vierzon by road")
    assert options(game, 0) == ["leave", "take wool"]
    go(game, "0 take wool")
    assert (town(game), good(game, "wool"), coins(game)) == ("vierzon", 1, [0, 1])
    assert "go blois by water" not in options(game, 1)  # who cannot pay stays


def test_bon_voyage_may_be_declined_and_the_good_may_be_left():
    """Ruling 7."""
    game = phase_six("bon-voyage-a", "map: orleans_blois_water wine")
    go(game, "0 go blois by water", "0 leave", "1 done")
    assert (town(game), town(game, 1), coins(game)) == ("blois", "orleans", [3, 5])
    assert sum(me(game).goods) == 0


def test_bon_voyage_begins_with_the_start_player():
    """Ruling 16: who comes first takes the good that all want."""
    text = "players: 3\nstart: 2\nmap: orleans_blois_water wine"
    game = phase_six("bon-voyage-a", text)
    go(game, "2 go blois by water", "2 take wine", "0 go blois by water")
    assert good(game, "wine", 2) == 1
    assert game.actors == (1,)  # nothing lies there any more


def test_on_a_bon_voyage_the_prairie_asks_for_a_good():
    """It is its owner who moves."""
    text = "0 tiles: prairie\n1 stations: blois\n1 goods: wine, wool"
    game = phase_six("bon-voyage-a", text)
    go(game, "0 go blois by water", "1 give wine")
    assert (good(game, "wine"), good(game, "wine", 1)) == (1, 0)


def test_bon_voyage_is_no_action_for_an_order():
    """Ruling 70: never in phase 6."""
    text = """
        modules: events orders
        orders: order-02
        0 goods: 2 grain, wine
        1 coins: 0
        """
    game = phase_six("bon-voyage-a", text)
    go(game, "0 go blois by water")
    assert "fulfil order-02" not in options(game, 0)


# --- A: Conference, Crusade, Strike


BANS = {
    "conference": ("university", "university farmer craftsman trader"),
    "crusade": ("castle", "castle farmer boatman trader"),
}


@pytest.mark.parametrize("tile", BANS)
def test_conference_and_crusade_forbid_their_follower(tile):
    place, board = BANS[tile]
    game = in_round_of(f"{tile}-a", f"0 board: {board}; monastery scholar trader; {BUSY}")
    assert f"use {place}" not in options(game, 0)
    assert "use monastery" in options(game, 0)
    with pytest.raises(IllegalMove, match=f"ti-{tile}-a forbids it this round"):
        game.play(0, f"use {place}")


@pytest.mark.parametrize("tile", BANS)
def test_the_others_of_the_letter_forbid_something_else(tile):
    place, board = BANS[tile]
    for other in {"conference", "crusade", "strike", "tax"} - {tile}:
        assert f"use {place}" in options(in_round_of(f"{other}-a", f"0 board: {board}"), 0)


def test_strike_leaves_the_village_its_boatmen_and_traders():
    game = in_round_of("strike-a", "0 board: village farmer boatman craftsman")
    go(game, "0 use village")
    assert options(game, 0) == ["hire boatman", "hire trader"]
    assert game.why_not(0, "hire craftsman") == "ti-strike-a forbids it this round"
    free = in_round_of("tax-a", "0 board: village farmer boatman craftsman")
    go(free, "0 use village")
    assert "hire craftsman" in options(free, 0)


def test_a_strike_closes_the_village_when_nobody_else_is_left():
    text = f"0 board: village farmer boatman craftsman; {BUSY}\nsupply: 3 craftsman"
    game = in_round_of("strike-a", text)
    assert "use village" not in options(game, 0)
    assert "use village" in options(in_round_of("tax-a", text), 0)


@pytest.mark.parametrize("tile", ["conference", "crusade"])
def test_the_well_does_not_get_round_a_ban(tile):
    place, _ = BANS[tile]
    text = "0 tiles: well\n0 board: well boatman knight scholar"
    free, game = in_round_of("tax-a", text), in_round_of(f"{tile}-a", text)
    go(free, "0 use well")
    go(game, "0 use well")
    assert set(options(free, 0)) - set(options(game, 0)) == {f"use {place}"}


@pytest.mark.parametrize("tile", ["conference", "crusade", "strike"])
def test_a_ban_does_nothing_in_phase_six_and_ends_with_the_round(tile):
    place, board = BANS.get(tile, ("village", "village farmer boatman craftsman"))
    text = f"0 board: {board}\n1 board: {BUSY}\nphase: event\nsupply: scholar, knight, craftsman"
    game = in_round_of(f"{tile}-a", text, ask_chance=True)
    assert coins(game) == [5, 5]
    game.play(NATURE, "reveal ti-tax-a")
    for seat in (0, 1):
        go(game, f"{seat} draw 0", f"{seat} done")
    while 0 in game.actors or 1 in game.actors:
        if "pass" in options(game, game.actors[0]):
            break
        go(game, f"{game.actors[0]} ready")
    go(game, "1 pass")
    assert f"use {place}" in options(game, 0)


# --- A and B: Tax


@pytest.mark.parametrize("letter", ["a", "b"])
@pytest.mark.parametrize("players", [2, 5])
def test_tax_takes_three_coins_of_everybody(letter, players):
    game = phase_six(f"tax-{letter}", f"players: {players}\n1 coins: 8")
    assert coins(game) == [2, 5, *[2] * (players - 2)]


@pytest.mark.parametrize("letter", ["a", "b"])
def test_torture_replaces_a_tax_that_cannot_be_paid(letter):
    game = phase_six(f"tax-{letter}", "0 coins: 1\n0 goods: 2 wool")
    assert me(game).coins == 0
    assert game.question(0) == "you owe 2 more: give something that you have"
    go(game, "0 give wool", "0 give station")
    assert (good(game, "wool"), me(game).stations, me(game, 1).coins) == (1, 9, 2)
    assert "give wool" not in options(game, 0)
    check_pieces(game.state)


# --- B


def test_trip_is_paid_by_those_whose_merchant_is_in_orleans():
    game = phase_six("trip-b", "players: 3\n1 merchant: tours\n2 coins: 4")
    assert coins(game) == [1, 5, 0]
    poor = phase_six("trip-b", "0 coins: 1\n0 goods: wool\n1 merchant: tours")
    assert poor.question(0).startswith("you owe 3 more")


def test_income_pays_two_coins_a_star():
    game = phase_six("income-b", "0 development: 15\n1 development: 3")
    assert coins(game) == [5 + 8, 5 + 2]


@pytest.mark.parametrize(("space", "pays"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)])
def test_fishing_grounds_pay_what_is_depicted_on_the_boatmen_track(space, pays):
    game = phase_six("fishing-grounds-b", f"0 tracks: {space} boatmen, 3 knights")
    assert coins(game) == [5 + pays, 5]


@pytest.mark.parametrize(
    ("name", "steps"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]
)
def test_retraining_gives_a_step_for_each_point_of_a_good(name, steps):
    game = phase_six("retraining-b", f"0 goods: 2 {name}\n0 development: 13")
    market = game.state.goods[:]
    assert options(game, 0) == ["pay 3", f"give {name}"]
    go(game, f"0 give {name}")
    assert (me(game).development, good(game, name), me(game).coins) == (13 + steps, 1, 5)
    assert sum(game.state.goods) == sum(market) + 1
    check_pieces(game.state)


def test_retraining_brings_the_coins_and_the_citizen_on_the_way():
    game = phase_six("retraining-b", "0 goods: brocade\n0 development: 2")
    go(game, "0 give brocade")
    assert (me(game).development, me(game).coins, me(game).citizens) == (7, 5 + 3, 1)


def test_retraining_or_a_fine_of_three_coins():
    """Ruling 84: the fine may be chosen by who has goods; who has none pays."""
    game = phase_six("retraining-b", "0 goods: wine\n1 coins: 4")
    assert game.question(0) == "give a good for development, or pay the fine of 3 coins"
    go(game, "0 pay 3")
    assert (coins(game), me(game).development, good(game, "wine")) == ([2, 1], 0, 1)


def test_the_fine_of_retraining_may_end_in_torture():
    """Ruling 84: it can always be chosen."""
    game = phase_six("retraining-b", "0 goods: brocade\n0 coins: 1")
    go(game, "0 pay 3")
    assert game.question(0).startswith("you owe 2 more")
    assert (me(game).coins, me(game).development) == (0, 0)


def test_bread_is_worth_nothing_for_retraining():
    """Ruling 83: it has no value of its own."""
    game = phase_six("retraining-b", "0 goods: 2 bread")
    assert (me(game).coins, good(game, "bread")) == (2, 2)  # the fine, without a question
    asked = phase_six("retraining-b", "0 goods: bread, grain")
    assert options(asked, 0) == ["pay 3", "give grain"]


OWN = "own-farmer, own-boatman, own-craftsman, own-trader"


def test_wedding_draws_two_followers_to_the_market():
    text = f"0 bag: knight, monk, scholar\n1 market: {OWN}"
    game = phase_six("wedding-b", text, ask_chance=True)
    kinds = ["knight", "scholar", "monk", *OWN.split(", ")]
    assert outcomes(game) == [f"come {kind}" for kind in kinds]
    game.play(NATURE, "come own-trader")
    game.play(NATURE, "come knight")
    assert (in_market(game, "own-trader"), in_market(game, "knight")) == (1, 1)
    assert (in_bag(game, "own-trader"), in_bag(game, "knight")) == (0, 0)
    assert outcomes(game)[0].startswith("reveal")  # the bag of seat 1 is empty
    assert sum(me(game, 1).market) == 4
    check_pieces(game.state)


def test_wedding_comes_to_everybody_from_the_start_player_on():
    """Ruling 16."""
    bags = "\n".join(f"{seat} bag: 3 farmer" for seat in range(5))
    game = phase_six("wedding-b", f"players: 5\nstart: 3\n{bags}", ask_chance=True)
    seats = []
    while outcomes(game)[0].startswith("come"):
        before = [sum(player.market) for player in game.state.players]
        game.play(NATURE, "come farmer")
        after = [sum(player.market) for player in game.state.players]
        seats += [seat for seat in range(5) if after[seat] > before[seat]]
    assert seats == [3, 3, 4, 4, 0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(("here", "come"), [(6, 2), (7, 1), (8, 0)])
def test_wedding_draws_only_as_many_as_the_market_has_room_for(here, come):
    """Ruling 97."""
    text = f"0 bag: 3 monk\n0 market: {OWN}, {here - 4} farmer\n1 market: {OWN}, 4 knight"
    game = phase_six("wedding-b", text, ask_chance=True)
    for _ in range(come):
        assert outcomes(game) == ["come monk"]
        game.play(NATURE, "come monk")
    assert outcomes(game)[0].startswith("reveal")
    assert (sum(me(game).market), sum(me(game, 1).market)) == (8, 8)
    check_pieces(game.state)


def test_wedding_with_a_small_bag_draws_what_is_there():
    text = f"0 market: own-boatman, own-craftsman, own-trader\n1 market: {OWN}"
    game = phase_six("wedding-b", text, ask_chance=True)
    game.play(NATURE, "come own-farmer")
    assert in_market(game, "own-farmer") == 1
    assert outcomes(game)[0].startswith("reveal")


SABOTAGED = f"castle gear boatman trader; guildhall farmer craftsman knight; {BUSY}"


def test_sabotage_stops_every_action_with_a_gear_wheel():
    game = in_round_of("sabotage-b", f"0 board: {SABOTAGED}")
    assert options(game, 0) == ["pass", "use wagon", "use guildhall"]
    said = "an action with a gear wheel cannot be used this round"
    assert game.why_not(0, "castle") == said
    with pytest.raises(IllegalMove, match=said):
        game.play(0, "use castle")
    assert "use castle" in options(in_round_of("trip-b", f"0 board: {SABOTAGED}"), 0)


def test_sabotage_looks_at_the_places_own_wheels_only():
    """A wheel of another player on the same place does no harm."""
    text = "0 board: castle gear boatman trader\n1 board: castle farmer boatman trader"
    game = in_round_of("sabotage-b", text + f"; {BUSY}")
    assert game.actors == (1,)  # seat 0 could only pass
    assert "use castle" in options(game, 1)


def test_sabotage_stops_place_tiles_too_but_not_their_wheels():
    text = f"0 tiles: winery\n0 board: winery gear trader; {BUSY}"
    game = in_round_of("sabotage-b", text)
    assert "use winery" not in options(game, 0)
    assert stands(game, "winery.0") == "gear"


def test_the_well_does_not_get_round_sabotage():
    text = "0 tiles: well\n0 board: well boatman knight scholar; castle gear - -; ship - - -"
    game = in_round_of("sabotage-b", text)
    go(game, "0 use well")
    assert "use castle" not in options(game, 0)
    assert "use ship" in options(game, 0)
    with_wheel = text.replace("well boatman", "well gear")
    assert "use well" not in options(in_round_of("sabotage-b", with_wheel), 0)


def test_the_church_does_not_get_round_sabotage():
    text = """
        0 tiles: church
        0 board: church monk; wagon farmer trader knight
        1 tiles: winery, hayrick
        1 board: winery {} trader; hayrick farmer; wagon farmer trader knight
        """
    game = in_round_of("sabotage-b", text.format("gear"))
    go(game, "0 use church")
    assert good(game, "grain") == 1  # the Hayrick was the only choice
    free = in_round_of("sabotage-b", text.format("farmer"))
    go(free, "0 use church")
    assert options(free, 0) == ["use hayrick", "use winery"]


def test_the_flea_market_does_not_get_round_sabotage():
    text = "0 tiles: flea-market\n0 board: flea-market boatman trader; farm-house gear -"
    game = in_round_of("sabotage-b", text)
    go(game, "0 use flea-market", chance=("roll 4",))
    assert track(game, "farmers") == 0
    six = in_round_of("sabotage-b", text)
    go(six, "0 use flea-market", chance=("roll 6",))
    assert "use farm-house" not in options(six, 0)
    assert "use castle" in options(six, 0)


def test_the_court_of_lay_assessors_does_not_get_round_sabotage():
    text = """
        modules: events trade
        players: 3
        deeds: lay-assessors 4 knight
        0 board: town-hall knight -; castle gear - -; ship - - -
        2 board: wagon farmer trader knight
        """
    game = in_round_of("sabotage-b", text)
    go(game, "0 use town-hall", "0 send knight lay-assessors")
    assert "use ship" in options(game, 0)
    assert "use castle" not in options(game, 0)
    free = in_round_of("trip-b", text)
    go(free, "0 use town-hall", "0 send knight lay-assessors")
    assert "use castle" in options(free, 0)


def test_the_sacristy_does_not_lift_sabotage():
    """Ruling 17: it protects in phase 6 only."""
    text = f"0 tiles: sacristy\n0 board: sacristy monk; {SABOTAGED}"
    assert "use castle" not in options(in_round_of("sabotage-b", text), 0)


def test_sabotage_does_nothing_in_phase_six():
    text = f"modules: events\nphase: event\nevent: ti-sabotage-b\nround: 6\n0 board: {SABOTAGED}"
    game = at(text, ask_chance=True)
    assert game.state.players == read_position(text).players


# --- C: Amnesty

CASTLE = "castle farmer boatman trader"


def test_amnesty_places_a_new_follower_who_is_used_in_the_same_round():
    """Ruling 96."""
    game = in_round_of("amnesty-c", f"0 board: {CASTLE}; ship farmer boatman -")
    go(game, "0 use castle")
    assert options(game, 0)[0] == "to bag"
    assert "to market" not in options(game, 0)
    assert "place knight ship.2" in options(game, 0)
    assert "place knight castle.0" not in options(game, 0)
    go(game, "0 place knight ship.2")
    assert (stands(game, "ship.2"), in_bag(game, "knight")) == ("knight", 0)
    assert (stands(game, "castle.0"), track(game, "knights")) == ("-", 1)
    go(game, "1 pass", "0 use ship", "0 go blois by water")
    assert (town(game), in_bag(game, "knight")) == ("blois", 1)
    check_pieces(game.state)


def test_at_the_amnesty_a_new_follower_may_go_to_the_bag():
    game = in_round_of("amnesty-c", f"0 board: {CASTLE}; ship farmer boatman -")
    said = "say first where the new follower goes: to a space where he fits or to the bag"
    go(game, "0 use castle")
    assert game.question(0) == game.why_not(0, "pass") == said
    assert game.why_not(0, "place knight castle.1") == said
    go(game, "0 to bag")
    assert (stands(game, "ship.2"), in_bag(game, "knight")) == ("-", 1)


def test_without_amnesty_nobody_is_asked():
    game = in_round_of("tax-b", f"0 board: {CASTLE}; ship farmer boatman -")
    go(game, "0 use castle")
    assert (in_bag(game, "knight"), game.actors) == (1, (1,))


def test_amnesty_holds_for_every_new_follower_of_the_round():
    """Ruling 96: also for a monk and from the village, and for the others."""
    text = """
        0 board: village farmer boatman craftsman; monastery scholar trader; town-hall - -
        1 board: castle farmer boatman trader; ship farmer boatman -
        """
    game = in_round_of("amnesty-c", text)
    go(game, "0 use village", "0 hire boatman", "0 place boatman farm-house.0")
    go(game, "1 use castle", "1 place knight ship.2")
    go(game, "0 use monastery", "0 place monk town-hall.0")
    assert (stands(game, "farm-house.0"), stands(game, "town-hall.0")) == ("boatman", "monk")
    assert stands(game, "ship.2", 1) == "knight"
    check_pieces(game.state)


def test_at_the_amnesty_a_trader_may_go_to_the_new_tile():
    text = "0 board: village farmer boatman craftsman\noffer: winery, hayrick"
    game = in_round_of("amnesty-c", text)
    go(game, "0 use village", "0 hire trader", "0 build winery", "0 place trader winery.1")
    assert stands(game, "winery.1") == "trader"


def test_at_the_amnesty_the_statue_offers_the_market_as_well():
    """Ruling 96."""
    text = f"0 tiles: statue\n0 board: {CASTLE}; ship farmer boatman -\n0 market: "
    game = in_round_of("amnesty-c", text + "7 monk")
    go(game, "0 use castle")
    assert options(game, 0)[:2] == ["to market", "to bag"]
    assert "place knight ship.2" in options(game, 0)
    go(game, "0 to market")
    assert (in_market(game, "knight"), in_bag(game, "knight")) == (1, 0)
    full = in_round_of("amnesty-c", text + "7 monk, own-farmer")
    go(full, "0 use castle")
    assert options(full, 0)[0] == "to bag"


def test_at_the_amnesty_who_fits_nowhere_goes_to_the_bag():
    board = (
        "castle farmer boatman trader; ship - - knight; wagon - - knight; guildhall - - knight; "
        "scriptorium knight -; town-hall monk monk"
    )
    game = in_round_of("amnesty-c", f"players: 4\n0 board: {board}")
    go(game, "0 use castle")
    assert (in_bag(game, "knight"), game.actors) == (1, (1,))


def test_the_well_hires_for_the_amnesty_too():
    text = "0 tiles: well\n0 board: well boatman knight scholar; ship farmer boatman -"
    game = in_round_of("amnesty-c", text)
    go(game, "0 use well", "0 use castle", "0 place knight ship.2")
    assert (stands(game, "ship.2"), stands(game, "well.0")) == ("knight", "-")
    check_pieces(game.state)


def test_who_was_placed_by_the_amnesty_stays_there_after_the_round():
    game = in_round_of("amnesty-c", f"0 board: {CASTLE}", ask_chance=True)
    go(game, "0 use castle", "0 place knight ship.2", "1 pass")
    assert outcomes(game)[0].startswith("reveal")
    assert stands(game, "ship.2") == "knight"


# --- C: the others


def test_malfunction_returns_a_wheel_of_choice_to_the_supply():
    text = "0 gears: 1\n0 board: ship gear - -; castle - gear -\n1 board: ship gear - -"
    game = phase_six("malfunction-c", text)
    left = game.state.gears
    assert game.question(0) == "choose the gear wheel that you return"
    assert options(game, 0) == ["give gear", "give gear castle.1", "give gear ship.0"]
    go(game, "0 give gear castle.1")
    assert (stands(game, "castle.1"), stands(game, "ship.0"), me(game).gears) == ("-", "gear", 1)
    assert stands(game, "ship.0", 1) == "-"  # the only one, without a question
    assert (game.state.gears, game.state.lost_gears) == (left + 2, 0)
    check_pieces(game.state)


def test_malfunction_takes_a_spare_wheel_for_farmers_spaces_first():
    """Ruling 31."""
    text = "0 gears: 2\n0 bound: 1\n0 board: ship gear - -"
    game = phase_six("malfunction-c", text)
    go(game, "0 give gear")
    assert (me(game).gears, me(game).bound_gears) == (1, 0)


def test_malfunction_leaves_those_without_wheels_alone():
    game = phase_six("malfunction-c", "players: 3", ask_chance=True)
    assert outcomes(game)[0].startswith("reveal")


def test_torture_takes_five_things_but_no_coins():
    text = "0 coins: 9\n0 goods: 3 wool\n0 tiles: brewery\n1 unbuilt: 0"
    game = phase_six("torture-c", text)
    assert game.question(0).startswith("you owe 5 more")
    assert "pay 5" not in options(game, 0)
    go(
        game,
        "0 give wool",
        "0 give wool",
        "0 give station",
        "0 give tile brewery",
        "0 give station",
    )
    assert coins(game) == [9, 5]
    assert (good(game, "wool"), me(game).stations, tiles(game)) == (1, 8, [])
    assert "give wool" not in options(game, 0)
    assert game.state.lost_goods[3] == 2
    check_pieces(game.state)


def test_torture_takes_all_where_there_are_fewer_than_five_things():
    """Ruling 81."""
    text = "0 unbuilt: 0\n0 goods: wool, wine\n0 bag: monk\n1 unbuilt: 3"
    game = phase_six("torture-c", text, ask_chance=True)
    go(game, "0 give follower", chance=("come monk",))
    go(game, "0 give wool")
    assert (sum(me(game).goods), sum(me(game).bag[:7])) == (0, 0)
    assert me(game, 1).stations == 0
    assert coins(game) == [5, 5]
    assert outcomes(game)[0].startswith("reveal")


def test_trading_day_pays_one_coin_a_station():
    game = phase_six("trading-day-c", "0 stations: tours, blois")
    assert coins(game) == [7, 5]


def test_plague_takes_a_follower_from_the_bag_but_none_of_the_own_colour():
    text = "0 bag: knight\n1 bag: monk"
    game = phase_six("plague-c", text, ask_chance=True)
    left = supply(game, "knight")
    game.play(NATURE, "come knight")
    game.play(NATURE, "come own-farmer")
    assert (in_bag(game, "knight"), supply(game, "knight")) == (0, left + 1)
    assert (in_bag(game, "monk", 1), in_bag(game, "own-farmer", 1)) == (1, 1)
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("space", "star"),
    [
        (0, 0),
        (1, 0),
        (4, 0),
        (5, 4),
        (8, 4),
        (9, 4),
        (12, 9),
        (15, 9),
        (22, 15),
        (29, 22),
        (30, 22),
    ],
)
def test_book_fire_goes_back_to_the_star_before(space, star):
    """Ruling 82: from a star to the one before it, from before the first one to the start."""
    game = phase_six("book-fire-c", f"0 development: {space}")
    assert (me(game).development, coins(game)) == (star, [5, 5])


def test_after_the_book_fire_coins_are_paid_again_but_citizens_stay():
    """Ruling 82: from 7, where coins lie, back to 4 and on with the scholars track."""
    text = """
        0 development: 7
        0 citizens: 1
        claimed: development-3
        0 tracks: 1 scholars
        0 board: university farmer craftsman trader
        1 board: wagon farmer trader knight
        """
    game = phase_six("book-fire-c", text, ask_chance=True)
    assert (me(game).development, me(game).citizens, me(game).coins) == (4, 1, 5)
    game.play(NATURE, "reveal ti-goods-tax-c")
    go(game, "1 draw 0", "1 done", "0 draw 0", "0 done", "1 pass", "0 use university")
    assert (me(game).development, me(game).coins) == (7, 5 + 3)


def test_a_citizen_passed_again_after_the_book_fire_stays_where_he_is():
    """Ruling 82: who set back past space 3 keeps the citizen, and gets no other."""
    text = "0 development: 4\n0 citizens: 1\nclaimed: development-3\n0 goods: 2 brocade"
    game = phase_six("book-fire-c", text)
    assert (me(game).development, me(game).citizens) == (0, 1)
    again = phase_six("retraining-b", text.replace("development: 4", "development: 0"))
    go(again, "0 give brocade")
    assert (me(again).development, me(again).citizens) == (5, 1)


@pytest.mark.parametrize(("goods", "tax"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_goods_tax_is_a_coin_for_every_three_goods(goods, tax):
    game = phase_six("goods-tax-c", f"0 goods: {goods} wool")
    assert coins(game) == [5 - tax, 5]


# --- D


def test_dues_are_goods_worth_five_points():
    game = phase_six("dues-d", "0 goods: 2 grain, wool, wine\n1 goods: brocade")
    market = game.state.goods[:]
    assert game.question(0) == "give goods worth 5 more points"
    assert options(game, 0) == ["give grain", "give wine", "give wool"]
    go(game, "0 give grain")
    assert game.question(0) == "give goods worth 4 more points"
    go(game, "0 give wool")
    assert me(game).goods == [1, 0, 1, 0, 0, 0]
    assert sum(me(game, 1).goods) == 0  # the brocade, without a question
    assert game.state.goods == [market[0] + 1, *market[1:3], market[3] + 1, market[4] + 1, 0]
    assert coins(game) == [5, 5]
    check_pieces(game.state)


def test_dues_may_be_worth_more_but_never_less():
    game = phase_six("dues-d", "0 goods: wool, wine, grain\n1 goods: brocade")
    assert "done" not in options(game, 0)
    go(game, "0 give wool", "0 give wine")
    assert me(game).goods == [1, 0, 0, 0, 0, 0]
    assert not any(way.startswith("give") for way in options(game, 0))


def test_missing_points_of_the_dues_are_torture():
    game = phase_six("dues-d", "0 goods: wine\n0 tiles: brewery\n1 goods: brocade")
    assert sum(me(game).goods) == 0
    assert game.question(0).startswith("you owe 2 more")
    go(game, "0 give station", "0 give tile brewery")
    assert (me(game).stations, tiles(game), coins(game)) == (9, [], [5, 5])
    without = phase_six("dues-d", "1 goods: brocade\n0 tiles: brewery")
    assert without.question(0).startswith("you owe 5 more")


def test_bread_pays_no_dues():
    """Ruling 83: but torture takes it."""
    game = phase_six("dues-d", "0 goods: bread, 2 wine\n1 goods: brocade")
    assert (good(game, "wine"), good(game, "bread")) == (0, 1)  # without a question
    bread = phase_six("dues-d", "0 goods: 2 bread\n1 goods: brocade")
    assert bread.question(0).startswith("you owe 5 more")
    assert "give bread" in options(bread, 0)


UPRISING = "phase: planning\n"


def test_in_the_uprising_farmers_stand_in_for_anybody_but_monks():
    """Ruling 95: those of the own colour too."""
    text = UPRISING + "0 tiles: brewery, sacristy\n0 market: 2 farmer, own-farmer, knight"
    game = in_round_of("peasant-uprising-d", text)
    ways = set(options(game, 0))
    for kind in ("farmer", "own-farmer"):
        spaces = ["ship.1", "ship.2", "monastery.0", "monastery.1", "village.2", "farm-house.1"]
        assert {f"place {kind} {space}" for space in spaces} <= ways
        for place in ("brewery", "sacristy"):
            assert f"place {kind} {place}.0" not in ways
    assert game.why_not(0, "place farmer brewery.0") == "this follower may not stand on that space"
    assert "place knight ship.1" not in ways  # farmers only
    go(game, "0 place farmer ship.1")
    assert game.why_not(0, "place farmer ship.1") == "that space is taken"
    assert "place own-farmer town-hall.0" not in ways


def test_without_the_uprising_farmers_stand_on_their_spaces():
    game = in_round_of("tithe-d", UPRISING + "0 market: 2 farmer, own-farmer")
    assert "place farmer ship.0" in options(game, 0)
    assert "place farmer ship.1" not in options(game, 0)
    assert game.why_not(0, "place farmer ship.2") == "this follower may not stand on that space"


def test_in_the_uprising_nobody_stands_in_where_only_the_very_type_may_stand():
    """Ruling 95."""
    game = in_round_of("peasant-uprising-d", UPRISING + "0 tiles: theatre\n0 market: 2 farmer")
    assert "place farmer theatre.0" in options(game, 0)
    assert not any(f"place farmer theatre.{n}" in options(game, 0) for n in range(1, 7))


def test_a_farmer_of_the_uprising_activates_an_action():
    text = UPRISING + "0 market: 2 farmer, own-farmer\n1 board: wagon farmer trader knight"
    game = in_round_of("peasant-uprising-d", text)
    steps = ["0 place farmer ship.0", "0 place farmer ship.1", "0 place own-farmer ship.2"]
    go(game, *steps, "0 ready", "1 ready", "0 use ship", "0 go blois by water")
    assert town(game) == "blois"
    assert (in_bag(game, "farmer"), in_bag(game, "own-farmer")) == (2, 1)


def test_the_uprising_reaches_into_the_gunpowder_tower():
    text = UPRISING + "0 tiles: gunpowder-tower\n0 market: farmer\n"
    game = in_round_of("peasant-uprising-d", text + "0 board: gunpowder-tower farmer")
    assert {"place farmer ship.2", "fetch farmer ship.2"} <= set(options(game, 0))
    go(game, "0 fetch farmer ship.2")
    assert (stands(game, "gunpowder-tower.0"), stands(game, "ship.2")) == ("-", "farmer")


def test_only_the_uprising_gives_something_to_plan():
    """A farmer for whom no space of his own is left."""
    board = (
        "village farmer - -; university farmer - -; castle farmer - -; ship farmer - -; "
        "wagon farmer - -; guildhall farmer - -; town-hall monk monk"
    )
    text = f"phase: followers\nplayers: 4\n0 market: farmer\n0 board: {board}"
    game = go(in_round_of("peasant-uprising-d", text), "0 draw 0", "0 done")
    assert "place farmer ship.2" in options(game, 0)
    usual = go(in_round_of("tithe-d", text), "0 draw 0", "0 done")
    assert 0 not in usual.actors  # there was nothing to plan


def test_after_the_uprising_farmers_go_home_from_the_spaces_of_others():
    """Ruling 95."""
    text = """
        0 tiles: pharmacy, gunpowder-tower
        0 board: ship farmer farmer own-farmer; pharmacy farmer; gunpowder-tower farmer
        1 board: castle - knight farmer; town-hall farmer -
        """
    game = phase_six("peasant-uprising-d", text, ask_chance=True)
    assert [stands(game, f"ship.{n}") for n in range(3)] == ["farmer", "-", "-"]
    assert (stands(game, "pharmacy.0"), stands(game, "gunpowder-tower.0")) == ("farmer", "farmer")
    assert (in_bag(game, "farmer"), in_bag(game, "own-farmer")) == (1, 1)
    assert (stands(game, "castle.1", 1), stands(game, "castle.2", 1)) == ("knight", "-")
    assert stands(game, "town-hall.0", 1) == "farmer"
    assert in_bag(game, "farmer", 1) == 1
    check_pieces(game.state)


def test_farmers_of_the_barracks_stay_on_knights_spaces():
    """Ruling 95: they may stand there without the event."""
    text = "0 tiles: barracks\n0 board: ship - farmer farmer"
    game = phase_six("peasant-uprising-d", text)
    assert (stands(game, "ship.1"), stands(game, "ship.2")) == ("-", "farmer")


def test_no_place_protects_from_the_end_of_the_uprising():
    """Ruling 95."""
    text = """
        0 tiles: sacristy, brasserie
        0 board: sacristy monk; ship - farmer -
        0 goods: wine
        0 stock: brasserie-wine
        """
    game = phase_six("peasant-uprising-d", text, ask_chance=True)
    assert outcomes(game)[0].startswith("reveal")
    assert (stands(game, "ship.1"), stands(game, "sacristy.0")) == ("-", "monk")


def test_in_the_uprising_a_follower_moved_back_makes_room_for_a_farmer():
    text = """
        phase: followers
        0 board: ship farmer boatman knight
        0 market: farmer
        0 bag: 4 monk
        1 board: wagon farmer trader knight
        """
    game = in_round_of("peasant-uprising-d", text)
    go(game, "0 draw 3", "0 back ship.2")
    assert in_market(game, "knight") == 1
    go(game, "0 place farmer ship.2")
    assert stands(game, "ship.2") == "farmer"
    game.undo(0)
    assert (stands(game, "ship.2"), in_market(game, "farmer")) == ("-", 1)


def test_the_uprising_helps_in_phase_four_only():
    """The Bathhouse places followers in phase 5."""
    text = "0 tiles: bathhouse\n0 board: bathhouse boatman\n0 bag: farmer\n0 market: "
    game = in_round_of("peasant-uprising-d", text + OWN)
    go(game, "0 use bathhouse")
    assert "place farmer ship.0" in options(game, 0)
    assert "place farmer ship.2" not in options(game, 0)


def test_a_plan_of_the_uprising_is_sealed_sampled_and_replayed():
    text = UPRISING + "players: 3\n0 market: farmer\n1 market: 2 farmer\n2 market: own-farmer"
    game = in_round_of("peasant-uprising-d", text)
    go(game, "1 place farmer ship.2", "1 place farmer village.2", "1 ready")
    assert (
        game.view(0).table.players[1].market
        == in_round_of("peasant-uprising-d", text).state.players[1].market
    )
    guess = sample(game.view(0), random.Random(1))
    assert guess.view(0) == game.view(0)
    assert guess.moves(0) == game.moves(0)
    assert Game.replay(game.record()).state == game.state
    game.undo(1)
    assert stands(game, "ship.2", 1) == "farmer"
    assert "ready" in options(game, 1)


def test_the_uprising_of_the_variant_ends_the_game():
    text = f"""
        modules: events
        last_event: {VARIANT}
        phase: event
        round: 18
        event: ti-peasant-uprising-d
        0 board: ship - farmer -
        """
    game = at(text)
    assert game.over
    assert (stands(game, "ship.1"), in_bag(game, "farmer")) == ("-", 1)


def test_technology_tax_counts_wheels_on_action_spaces():
    text = "0 gears: 2\n0 tiles: winery\n0 board: ship gear - -; winery gear -"
    assert coins(phase_six("technology-tax-d", text)) == [3, 5]
    poor = phase_six("technology-tax-d", text + "\n0 coins: 1")
    assert poor.question(0).startswith("you owe 1 more")


def test_summoning_sends_the_merchant_home_or_costs_five_coins():
    text = "0 merchant: tours\nmap: orleans_blois_water wine\n1 merchant: blois"
    game = phase_six("summoning-d", text)
    assert game.question(0) == "send your merchant to Orléans, or pay the fine of 5 coins"
    assert options(game, 0) == ["pay 5", "jump orleans"]
    go(game, "0 jump orleans", "1 pay 5")
    assert (town(game), town(game, 1), coins(game)) == ("orleans", "blois", [5, 0])
    assert sum(me(game).goods) + sum(me(game, 1).goods) == 0


def test_without_five_coins_the_merchant_follows_the_summons():
    """Ruling 84: and who is in Orléans has nothing to do."""
    game = phase_six("summoning-d", "0 merchant: tours\n0 coins: 4\n0 goods: wool")
    assert (town(game), coins(game), good(game, "wool")) == ("orleans", [4, 5], 1)
    home = phase_six("summoning-d", "0 coins: 9", ask_chance=True)
    assert outcomes(home)[0].startswith("reveal")


FAMINE = """
    0 tiles: gunpowder-tower, winery
    0 bag: 2 knight, monk
    0 market: monk, own-farmer
    0 board: ship farmer - gear; castle - own-boatman -; gunpowder-tower scholar; winery - trader
    """


def test_famine_returns_three_followers_of_choice():
    """Ruling 85: from bag, market, spaces and Gunpowder Tower."""
    game = phase_six("famine-d", FAMINE)
    left = game.state.supply[:]
    assert game.question(0) == "return followers to the supply: 3 more"
    assert options(game, 0) == [
        "return knight from bag",
        "return monk from bag",
        "return monk from market",
        "return from ship.0",
        "return from winery.1",
        "return from gunpowder-tower.0",
    ]
    go(game, "0 return knight from bag", "0 return monk from market")
    assert game.question(0) == "return followers to the supply: 1 more"
    go(game, "0 return from gunpowder-tower.0")
    assert (in_bag(game, "knight"), in_market(game, "monk")) == (1, 0)
    assert (stands(game, "gunpowder-tower.0"), stands(game, "ship.0")) == ("-", "farmer")
    gone = [game.state.supply[kind] - left[kind] for kind in range(7)]
    assert gone == [0, 0, 0, 0, 1, 1, 1]
    assert sum(game.state.lost_followers) == 0
    check_pieces(game.state)


def test_famine_moves_no_marker_and_leaves_the_own_colour():
    game = phase_six("famine-d", FAMINE + "0 tracks: 2 knights")
    go(game, "0 return from ship.0", "0 return from winery.1", "0 return monk from bag")
    assert track(game, "knights") == 2
    own = [me(game).bag[kind] + me(game).market[kind] for kind in range(7, 11)]
    assert (own, stands(game, "castle.1")) == ([1, 0, 1, 1], "own-boatman")


def test_famine_takes_what_is_there_where_it_is_less():
    """Ruling 85: and nobody from the Gaming Room."""
    text = """
        0 tiles: gaming-room
        0 board: gaming-room farmer scholar knight; ship farmer - -
        0 bag: monk
        """
    game = phase_six("famine-d", text)
    assert options(game, 0) == ["return monk from bag", "return from ship.0"]
    go(game, "0 return from ship.0")
    assert (in_bag(game, "monk"), stands(game, "ship.0")) == (0, "-")
    assert [stands(game, f"gaming-room.{n}") for n in range(3)] == ["farmer", "scholar", "knight"]
    check_pieces(game.state)


def test_capitation_tax_counts_everybody_on_market_board_and_tiles():
    """Ruling 80: the own colour and the Gaming Room too, but no wheels and not the bag."""
    text = """
        0 coins: 30
        0 tiles: gaming-room, winery
        0 market: own-farmer, knight
        0 board: ship gear boatman -; castle - own-boatman -; winery - trader; gaming-room farmer
        0 bag: 3 scholar
        """
    game = phase_six("capitation-tax-d", text)
    assert coins(game) == [30 - 2 * 6, 5]


def test_a_capitation_tax_that_cannot_be_paid_is_torture():
    game = phase_six(
        "capitation-tax-d", "0 coins: 3\n0 goods: wool\n0 market: own-farmer, 2 knight"
    )
    assert game.question(0).startswith("you owe 3 more")


@pytest.mark.parametrize(("has", "pays"), [(9, 0), (10, 1), (19, 1), (20, 2), (31, 3)])
def test_tithe_is_a_coin_of_every_ten(has, pays):
    assert coins(phase_six("tithe-d", f"0 coins: {has}")) == [has - pays, 5]


# --- Sacristy and Brasserie

# Each harmful event with something to lose.
HARMFUL = {
    "harvest-a": "",
    "tax-a": "",
    "tax-b": "",
    "harvest-b": "",
    "trip-b": "",
    "retraining-b": "",
    "malfunction-c": "0 gears: 1",
    "torture-c": "",
    "plague-c": "0 bag: monk",
    "book-fire-c": "0 development: 5",
    "goods-tax-c": "",
    "dues-d": "",
    "technology-tax-d": "0 board: sacristy monk; ship gear - -",
    "summoning-d": "0 merchant: tours",
    "harvest-d": "",
    "famine-d": "0 bag: monk",
    "capitation-tax-d": "",
    "tithe-d": "",
}
# And those with nothing to lose, or nothing at all.
HARMLESS = {
    "indulgence-a": "",
    "training-a": "",
    "bon-voyage-a": "",
    "conference-a": "",
    "crusade-a": "",
    "strike-a": "",
    "trip-b": "0 merchant: tours",
    "income-b": "",
    "fishing-grounds-b": "",
    "wedding-b": "",
    "sabotage-b": "",
    "amnesty-c": "",
    "malfunction-c": "",
    "trading-day-c": "0 stations: tours",
    "plague-c": "",
    "book-fire-c": "",
    "technology-tax-d": "0 gears: 2",
    "summoning-d": "",
    "peasant-uprising-d": "",
    "tithe-d": "0 coins: 9",
    "silentium": "",
}


def sheltered(tile, more, **said):
    """Seat 0 has a monk in the Sacristy, and cheese and wine on the Brasserie."""
    text = """
        0 tiles: sacristy, brasserie
        0 coins: 20
        0 goods: 2 cheese, 2 wine
        0 stock: 2 brasserie-cheese, 2 brasserie-wine
        0 board: sacristy monk
        """
    return phase_six(tile, dedent(text) + more, **said)


def test_every_event_is_harmful_or_not():
    known = {tile.removeprefix("ti-") for tile in ALL}
    assert known == (HARMFUL.keys() | HARMLESS.keys() | {"vacation-c"}) - {"silentium"}


def belongings(game):
    mine = me(game)
    return (
        mine.coins,
        mine.goods[:],
        mine.development,
        mine.stations,
        mine.gears,
        mine.spaces.count(GEAR),
        mine.town,
        sum(mine.bag) + sum(mine.market) + sum(0 < stands < GEAR for stands in mine.spaces),
    )


@pytest.mark.parametrize("tile", HARMFUL)
def test_the_sacristy_spares_its_owner_a_harmful_event(tile):
    """Ruling 17."""
    game = sheltered(tile, HARMFUL[tile])
    before = belongings(game)
    assert options(game, 0) == ["protect", "suffer", "drop cheese", "drop wine"]
    go(game, "0 protect")
    assert belongings(game) == before
    assert (stands(game, "sacristy.0"), stock(game, "brasserie-wine")) == ("-", 2)
    assert "suffer" not in options(game, 0)
    check_pieces(game.state)


@pytest.mark.parametrize("tile", HARMFUL)
def test_the_brasserie_spares_its_owner_a_harmful_event_for_a_good(tile):
    """Ruling 39."""
    game = sheltered(tile, HARMFUL[tile])
    before = belongings(game)
    go(game, "0 drop wine")
    after = belongings(game)
    assert (after[0], after[2:]) == (before[0], before[2:])
    assert me(game).goods == [0, 2, 1, 0, 0, 0]
    assert (stands(game, "sacristy.0"), stock(game, "brasserie-wine")) == ("monk", 1)
    check_pieces(game.state)


@pytest.mark.parametrize("tile", HARMFUL)
def test_who_does_not_protect_himself_suffers(tile):
    """Ruling 17."""
    game = sheltered(tile, HARMFUL[tile], ask_chance=True)
    before = belongings(game)
    go(game, "0 suffer")
    if game.actors == (NATURE,) and outcomes(game)[0] == "come monk":
        game.play(NATURE, "come monk")
    elif game.actors == (0,):
        assert not {"protect", "suffer"} & set(options(game, 0))
        go(game, f"0 {options(game, 0)[0]}")
    assert belongings(game) != before
    check_pieces(game.state)


@pytest.mark.parametrize("tile", HARMLESS)
def test_nobody_is_asked_for_protection_where_nothing_bad_happens(tile):
    """Rulings 17 and 39."""
    game = sheltered(tile, HARMLESS[tile])
    assert not {"protect", "suffer", "drop wine"} & set(options(game, 0))


# --- in the middle of a decision

# A position, the moves up to a decision of seat 0, and one of its moves.
DECISIONS = {
    "indulgence": ("indulgence-a", "", (), "hire knight"),
    "training": ("training-a", "", (), "step boatmen"),
    "tile of the training": (
        "training-a",
        "offer: hayrick, winery",
        ("0 step traders",),
        "build winery",
    ),
    "bon voyage": ("bon-voyage-a", "", (), "go blois by water"),
    "good on the way": (
        "bon-voyage-a",
        "map: orleans_blois_water wine",
        ("0 go blois by water",),
        "take wine",
    ),
    "tax": ("tax-b", "0 coins: 0\n0 goods: wool", ("0 give station",), "give station"),
    "retraining": ("retraining-b", "0 goods: wine", (), "give wine"),
    "malfunction": ("malfunction-c", "0 gears: 1\n0 board: ship gear - -", (), "give gear ship.0"),
    "torture": ("torture-c", "0 goods: wool", ("0 give station",), "give wool"),
    "dues": ("dues-d", "0 goods: 2 grain, wool", ("0 give grain",), "give wool"),
    "summoning": ("summoning-d", "0 merchant: tours", (), "jump orleans"),
    "famine": (
        "famine-d",
        FAMINE,
        ("0 return monk from bag", "0 return from ship.0"),
        "return from winery.1",
    ),
    "shelter": (
        "dues-d",
        "0 goods: wine, wool\n0 tiles: sacristy\n0 board: sacristy monk",
        (),
        "suffer",
    ),
}
# Seat 1 has something to decide too, so that nothing new is revealed meanwhile.
AFTERWARDS = """
    1 merchant: tours
    1 goods: wine, wool
    1 gears: 1
    1 board: ship gear - -
    1 bag: 2 monk, 2 knight
    """


def decision(name):
    """A game in the middle of a decision of seat 0, and one of the moves it has."""
    if name == "amnesty":
        return go(in_round_of("amnesty-c", f"0 board: {CASTLE}; {BUSY}"), "0 use castle"), "to bag"
    tile, text, steps, move = DECISIONS[name]
    return go(phase_six(tile, dedent(text) + dedent(AFTERWARDS)), *steps), move


ON_THE_WAY = pytest.mark.parametrize("name", [*DECISIONS, "amnesty"])


@ON_THE_WAY
def test_a_decision_is_written_and_read_back(name):
    game, move = decision(name)
    assert game.actors == (0,)
    assert move in options(game, 0)
    again = Game.from_position(game.position())
    assert again.state == game.state
    assert again.moves(0) == game.moves(0)


@ON_THE_WAY
def test_a_decision_is_replayed(name):
    game, move = decision(name)
    again = Game.replay(game.record())
    assert (again.state, again.moves(0)) == (game.state, game.moves(0))
    go(game, f"0 {move}")
    go(again, f"0 {move}")
    assert again.state == game.state
    assert Game.replay(game.record(), check_chance=True).state == game.state


@ON_THE_WAY
def test_a_decision_is_sampled(name):
    game, move = decision(name)
    guess = sample(game.view(0), random.Random(5))
    assert guess.view(0) == game.view(0)
    assert guess.moves(0) == game.moves(0)
    go(guess, f"0 {move}")
    while not guess.over:
        guess.play(guess.actors[0], guess.moves(guess.actors[0])[0])
    check_pieces(guess.state)


@ON_THE_WAY
def test_a_decision_can_be_taken_back(name):
    """Ruling 34."""
    game, move = decision(name)
    before = game.copy()
    go(game, f"0 {move}")
    assert game.state != before.state
    game.undo(0)
    assert game.state == before.state
    assert game.moves(0) == before.moves(0)


@ON_THE_WAY
def test_a_decision_has_a_question_in_every_language(name):
    game, _ = decision(name)
    asked = {game.question(0, Words(game.state.book, language)) for language in ("en", "de", "fr")}
    assert len(asked) == 3
    assert "" not in asked
    assert not any("{" in text or "|" in text for text in asked)
    assert game.why_not(0, "pass") == game.question(0)
    for language in ("en", "de", "fr"):
        words = Words(game.state.book, language)
        assert all(words.move(move) for move in game.moves(0))


@pytest.mark.parametrize("tile", [*ALL, "ti-silentium", "ti-silentium-last"])
def test_every_tile_is_named_and_explained_in_every_language(tile):
    text = f"modules: events\nphase: planning\nevent: {tile}\nround: 17\n0 market: monk"
    game = at(text.replace("17", "18" if "last" in tile else "1"))
    said = {Words(game.state.book, language).event(game.state) for language in ("en", "de", "fr")}
    assert len(said) == 3
    assert not any("{" in words for words in said)
