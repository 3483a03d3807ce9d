"""Bots play Invasion for the team: what is missing for any objective counts for everybody."""

from random import Random

import pytest

from orleans import Game, Setup
from orleans.bots import make_bot
from orleans.bots.outlook import Outlook
from orleans.bots.plans import after_the_others, plans, use_gain, wanted_use, wanted_uses
from orleans.bots.search import play_on
from orleans.boxes.invasion import routes as routes_of_merchants
from orleans.boxes.invasion.fields import CITY_TREASURY
from orleans.boxes.invasion.hiring import Hands
from orleans.boxes.invasion.routes import Routes
from orleans.kernel.table import PLANNING, READY_TO_ACT
from orleans.pieces import FARMER, TYPES, WINE

BUSY = "0 board: wagon farmer trader knight\n1 board: wagon farmer trader knight"
TOGETHER = "players: 2\nscenario: invasion\n0 character: fisherman\n1 character: innkeeper"


def at(text):
    return Game.from_position(f"{TOGETHER}\n{text}\n{BUSY}", "invasion")


def value(text, seat=0):
    t = at(text).state
    outlook = Outlook(t.book)
    outlook.look(t)
    return outlook.value(t, seat)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 coins: 8", "0 coins: 4\ncity-treasury: 4"),
        ("0 goods: 3 grain", "warehouse: 3 grain"),
        ("0 goods: brocade", "0 goods: grain"),
        ("team-citizens: 2", "team-citizens: 3"),
        ("0 merchant: orleans", "0 merchant: chartres"),
        ("0 merchant: chartres", "0 merchant: chartres\n0 stations: chartres"),
        ("0 merchant: chateaudun", "0 merchant: chateaudun\n1 stations: chateaudun"),
        ("0 bag: monk", "0 bag: 2 monk"),
        ("0 goods: wool", "0 goods: 2 wool"),
        ("0 tracks: 3 boatmen", "0 tracks: 4 boatmen"),
    ],
)
def test_what_the_team_or_its_characters_need_is_worth_something(worse, better):
    more = "round: 12\n0 gears: 0"
    assert value(f"{more}\n{worse}") < value(f"{more}\n{better}")


EVENLY = "0 bag: 2 farmer, 2 boatman, 2 craftsman, 2 trader, 2 knight"


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (f"{EVENLY}, 7 farmer", EVENLY),  # they would fill the market and wait
        ("0 tracks: 1 boatmen\nsupply: 3 boatman", "0 tracks: 1 boatmen\nsupply: 4 boatman"),
        ("event: inv-summoning-b\n0 coins: 1", "event: inv-summoning-b\n0 coins: 5"),
        ("1 goods: -\n0 merchant: tours", "1 goods: wool\n0 merchant: tours"),
    ],
)
def test_what_would_be_missing_later_counts_now(worse, better):
    more = "round: 8\n0 merchant: tours\n0 gears: 0"
    assert value(f"{more}\n{worse}") < value(f"{more}\n{better}")


def test_a_boatman_less_than_the_fisherman_needs_is_worse_than_one_whom_nobody_needs():
    needed, spare = [
        value(f"round: 8\n0 tracks: 1 boatmen\nsupply: {more} boatman")
        - value(f"round: 8\n0 tracks: 1 boatmen\nsupply: {more - 1} boatman")
        for more in (4, 6)
    ]
    assert needed > spare + 100


def test_all_judge_alike():
    text = "round: 9\n0 coins: 7\n1 goods: 2 wine"
    assert value(text, 0) == value(text, 1)


def test_a_trip_that_one_could_not_pay_is_a_disaster_for_all():
    trip = "round: 3\nevent: inv-team-trip-a\n1 coins: 9\n1 merchant: orleans\n0 coins: 3"
    assert value(f"{trip}\n0 merchant: orleans", 1) + 200 < value(f"{trip}\n0 merchant: blois", 1)


def test_each_who_escapes_a_trip_helps_though_another_cannot_pay_it():
    trip = "round: 3\nevent: inv-team-trip-a\n0 coins: 3\n1 coins: 1\n1 merchant: orleans"
    assert value(f"{trip}\n0 merchant: orleans", 0) + 200 < value(f"{trip}\n0 merchant: blois", 0)


def test_coins_are_kept_for_a_trip_only_as_long_as_one_may_come():
    def worth_of_coins(round_, event):
        home = f"round: {round_}\nevent: {event}\n0 merchant: orleans\n1 merchant: blois"
        return value(f"{home}\n0 coins: 4") - value(f"{home}\n0 coins: 0")

    # Round 9 turns up the last tile of the stack that it is in.
    assert worth_of_coins(8, "inv-assembly-a") > worth_of_coins(9, "inv-assembly-a") + 5


MANAGED = "players: 2\nscenario: invasion\n0 character: estate-manager\n1 character: general\n"


def value_with_dues(text, seat):
    t = Game.from_position(f"{MANAGED}{text}\n{BUSY}", "invasion").state
    return Outlook(t.book).value(t, seat)


def test_the_estate_manager_is_not_starved():
    due = "round: 3\nevent: inv-donation-a\n0 merchant: blois\n"
    assert value_with_dues(f"{due}0 coins: 1", 1) + 200 < value_with_dues(f"{due}0 coins: 2", 1)


def test_what_a_trip_takes_is_not_there_for_the_dues():
    trip = "round: 1\nevent: inv-team-trip-a\n1 coins: 5\n"
    assert value_with_dues(f"{trip}0 coins: 5", 0) + 200 < value_with_dues(f"{trip}0 coins: 6", 0)


def managed(text):
    """A planner holds the Estate Manager and makes all decisions of seat 0 in this round."""
    game = Game.from_position(MANAGED + text, "managed")
    bot, round_ = make_bot("planner", seed="1"), game.state.round
    while not game.over and game.state.round == round_:
        seat = game.actors[0]
        game.play(seat, bot.choose_anew(game.view(seat), game.moves(seat)))
    return game


@pytest.mark.parametrize("round_", [7, 8])
def test_the_farmer_who_is_due_in_round_8_is_not_placed(round_):
    market = "0 market: farmer, boatman, craftsman, knight, trader\n0 bag: -"
    due = f"round: {round_}\nevent: inv-assembly-a\n0 coins: 9\n0 goods: 2 wine"
    game = managed(f"{due}\nphase: planning\n{market}")
    assert not game.over
    assert round_ == 8 or game.state.players[0].market[FARMER]


def test_a_planner_stores_what_the_city_needs():
    game = Game.from_position(
        f"{TOGETHER}\nround: 17\n0 goods: 3 grain\n0 board: vehicle farmer boatman\n"
        "1 board: wagon farmer trader knight",
        "invasion",
    )
    bot = make_bot("planner", seed="1")
    while game.actors == (0,):
        game.play(0, bot.choose(game.view(0), game.moves(0)))
    assert "warehouse: 3 grain" in game.position()


@pytest.mark.parametrize("seed", "abcdefgh")
def test_the_greedy_bot_proposes_rather_than_wait_for_others(seed):
    game = at("round: 3\nphase: event\nevent: inv-donation-a")
    move = make_bot("greedy", seed).choose(game.view(0), game.moves(0))
    assert game.text(move).startswith("development to")


# --- what the team decides


def proposed(event, more="", bot="planner"):
    """What a bot says first when the team is asked."""
    game = at(f"round: 3\nphase: event\nevent: {event}\n{more}")
    return game, game.text(make_bot(bot, "1").choose(game.view(0), game.moves(0)))


def test_a_donation_goes_to_whoever_it_helps():
    """One step more brings Ann's development to the citizen."""
    _, move = proposed("inv-donation-a", "0 development: 0\n1 development: 2")
    assert move == "development to 1"


def test_what_is_useful_is_proposed_although_nobody_need():
    game, move = proposed("inv-good-trade-a", "0 coins: 30\n1 coins: 30")
    assert move == "make the deal"
    game.play(0, move)
    answer = make_bot("planner", "2").choose(game.view(1), game.moves(1))
    assert game.text(answer) == "agree"


def test_a_deal_that_takes_what_the_city_needs_is_left():
    _, move = proposed("inv-good-trade-a", "warehouse: 5 grain\n0 coins: 4\n1 coins: 4")
    assert move == "done"


def test_a_loss_on_which_all_must_agree_is_not_put_off():
    ways = "orleans_blois_water orleans_vierzon_road orleans_briare_water sancerre_nevers_water"
    grain = "; ".join(f"{way} grain" for way in (*ways.split(), "etampes_montargis_road"))
    _, move = proposed("inv-team-drought-a", f"map: {grain}")
    assert move.startswith("clear")


def test_the_last_follower_of_a_deed_is_not_put_off():
    """Later nobody may draw him: with fewer rounds left it brings more to send him."""
    smithy = "deeds: weapon-smithy 2 craftsman 1 trader"
    taken = "claimed: boatmen, knights, development-3, development-18, grain-pile"

    def gain(number):
        text = f"round: {number}\n{smithy}"
        done = f"{text} 1 knight\n{taken}, weapon-smithy\nteam-citizens: 7"
        return value(done) - value(f"{text}\n{taken}\nteam-citizens: 6")

    assert gain(8) < gain(13) < gain(17)


@pytest.mark.parametrize("number", [12, 15, 17])
def test_the_last_citizen_is_wanted_although_further_ones_would_be_cheap(number):
    """The catapult, Le Blanc and the boatmen's end, which the team will not need, are near."""
    near = "catapult: 2\n0 tracks: 4 boatmen\n0 merchant: le-blanc"
    smithy = f"round: {number}\n{near}\ndeeds: weapon-smithy 2 craftsman 1 trader"
    missing = value(f"{smithy}\nclaimed: development-3\nteam-citizens: 6")
    done = f"{smithy} 1 knight\nclaimed: weapon-smithy, development-3\nteam-citizens: 7"
    assert value(done) > missing


def test_merchants_set_out_in_time():
    """Half of the game is over and there is hardly a tower: the next knight can wait."""
    game = Game.from_position(
        f"{TOGETHER}\nround: 9\nphase: planning\n"
        "0 market: 2 farmer, boatman, craftsman, trader, knight\n"
        "0 bag: 2 farmer, boatman, craftsman, trader, knight\n"
        "1 bag: 2 farmer, boatman, craftsman, trader, knight",
        "invasion",
    )
    bot, placed = make_bot("planner", "1"), list[str]()
    while not placed or placed[-1] != "ready":
        move = bot.choose(game.view(0), game.moves(0))
        placed.append(game.text(move))
        game.play(0, move)
    assert {"place knight ship.2", "place knight wagon.2"} & {*placed}


@pytest.mark.parametrize("number", [2, 16])
def test_searchers_try_out_plans_in_every_round(number):
    game = at(f"round: {number}\nphase: planning\n0 market: farmer, boatman, trader, craftsman")
    bot = make_bot("search(iterations=4,ideas=2)", "1")
    bot.choose(game.view(0), game.moves(0))
    assert bot.trials >= 4


@pytest.mark.parametrize("place", ["village", "guild-house", "ship"])
def test_in_a_hurry_a_use_is_worth_the_same(place):
    """The tile is looked at that the Librarian's trader brings, and all four coins are sent."""
    text = f"{TOGETHER.replace('fisherman', 'librarian')}\nround: 12\nphase: planning\n{BUSY}"
    t = Game.from_position(f"{text}\n0 coins: 6\n0 merchant: tours").state
    outlook = Outlook(t.book)
    outlook.look(t)
    use = wanted_use(t.book, t.players[0], t.book.numbers[place])
    gain = use_gain(t, 0, outlook, use)
    outlook.hurried = True
    assert use_gain(t, 0, outlook, use) == pytest.approx(gain) != 0


def test_only_searchers_of_a_team_are_in_a_hurry():
    for text, name, hurried in (
        (TOGETHER, "search", True),
        (TOGETHER, "planner", False),
        ("players: 2", "search", False),
    ):
        assert make_bot(name, "1").outlook(Game.from_position(text).state.book).hurried is hurried


def test_in_a_trial_everybody_plays_on_until_the_next_plan():
    """Seat 0 uses its wagon, which is ready, although seat 1 thinks."""
    game = at("round: 12\nphase: actions\n0 merchant: tours")
    play_on(game, 1, Outlook(game.state.book), 1)
    assert game.state.round == 13
    assert game.seat(0).merchant != "tours"
    assert game.state.players[1].stage == PLANNING


def test_what_is_still_in_hand_when_all_is_lost_was_of_no_use():
    """Trials of the last round must see that an objective was missed by four coins."""
    need = at("round: 18").state.book.components.number("city-treasury", 2)
    in_hand, sent = [
        at(f"round: 18\n0 coins: {coins}\ncity-treasury: {need - coins}").state for coins in (4, 0)
    ]
    [judged] = sent.book.judged.parts
    assert judged.ended(sent, 0) - judged.ended(in_hand, 0) > 4 * judged.w["action"]


def cost_of_the_last_wine(text, traders=1, offered=True):
    t = at(f"round: 12\n0 tracks: 8 farmers\n1 tracks: 8 farmers\n{text}").state
    t.goods[WINE] = 1
    if not offered:
        t.offer = ()
    nobody = [0] * TYPES
    hands = Hands(nobody, [traders] * TYPES, [nobody, nobody, nobody])
    [judged] = t.book.judged.parts
    return judged.pile(t, 6.0, hands, WINE)


def test_a_pile_is_out_of_reach_without_a_place_that_empties_it():
    owned = cost_of_the_last_wine("1 tiles: winery")
    to_be_had = cost_of_the_last_wine("")
    never = cost_of_the_last_wine("", offered=False)
    assert owned < to_be_had < never
    assert cost_of_the_last_wine("", traders=0) == never


@pytest.mark.parametrize(("stage", "acts"), [(READY_TO_ACT, True), (PLANNING, False)])
def test_whoever_plans_lets_others_who_are_ready_act_first(stage, acts):
    text = "round: 12\nphase: planning\n1 board: guild-house craftsman trader\n1 coins: 9"
    t = Game.from_position(f"{TOGETHER}\n{text}", "invasion").state
    t.players[0].stage, t.players[1].stage = PLANNING, stage
    before = t.copy()
    after = after_the_others(t, 0, Outlook(t.book))
    assert (CITY_TREASURY.count(after) > CITY_TREASURY.count(t)) is acts
    assert (after.stack, t) == (t.stack, before)


def routes_for_four():
    book = Game(Setup(players=4, scenario="invasion", modules=("easy-characters",))).state.book
    return Routes(book), {town.id: n for n, town in enumerate(book.components.towns)}


def test_the_ring_of_towers_is_shared_out_evenly():
    routes, town = routes_for_four()
    loads = routes.share_out([town["orleans"]] * 4, list(routes.ring), [[], [], [], []])
    assert sorted(loads) == [4, 6, 8, 9], "13 towers, and 14 connections to go"


def test_own_towns_are_for_their_merchant_only():
    routes, town = routes_for_four()
    own = [[], [town["chateaudun"], town["chateauroux"]], [], []]
    assert routes.share_out([town["orleans"]] * 4, [], own) == [0, 2 + 1 + 3, 0, 0]


def test_every_step_to_ones_own_towns_brings_the_end_nearer():
    """From Orléans, in the middle, all towns are near: whoever leaves it must not seem to lose."""
    routes, town = routes_for_four()
    own = [[town["chateaudun"], town["chateauroux"]], [], [], []]
    towers = [town[name] for name in ("etampes", "montargis", "nevers", "tours", "chinon")]
    begin = [town[name] for name in ("orleans", "sancerre", "argenton", "le-mans")]
    loads = [
        routes.share_out([town[here], *begin[1:]], towers, own)
        for here in ("orleans", "chateaudun")
    ]
    assert hurry(loads[1]) < hurry(loads[0])


def test_building_where_one_stands_always_brings_the_end_nearer():
    """Towers that change hands because of it once made it look like a loss."""
    routes, town = routes_for_four()
    rng, own = Random(1), [[], [town["loches"]], [], []]
    for _ in range(200):
        towers = rng.sample(routes.ring, rng.randint(2, 11))
        starts = [rng.choice(towers), *rng.choices(range(len(town)), k=3)]
        before = routes.share_out(starts, towers, own)
        after = routes.share_out(starts, [tower for tower in towers if tower != starts[0]], own)
        assert hurry(after) < hurry(before), (starts, towers)


def hurry(loads):
    return sum(load * (load + routes_of_merchants.EVENLY) for load in loads)


def test_goods_beyond_what_the_innkeeper_must_keep_are_for_the_city():
    enough, lacking = "1 goods: 6 wine", "1 goods: 4 wine"
    for goods, kept in ((enough, [0, 0, 6]), (lacking, [0, 0, 4]), ("1 goods: 7 wine", [0, 0, 6])):
        t = at(f"round: 12\n{goods}").state
        [judged] = t.book.judged.parts
        found = [0] * 5
        judged.own(t, 1, 6.0, [1, 1, 1, 0, 0], found)
        assert found[:3] == kept


def test_a_guildhall_is_filled_for_the_town_where_the_merchant_goes_first():
    """Nothing is to be built in Briare, but down the river in Sancerre."""
    game = Game.from_position(
        f"{TOGETHER}\nround: 12\nphase: planning\n0 merchant: briare\n"
        "0 market: 2 farmer, boatman, craftsman, 2 knight\n1 bag: farmer, boatman, craftsman",
        "invasion",
    )
    t, outlook = game.state, Outlook(game.state.book)
    outlook.look(t)
    guildhall = t.book.numbers["guildhall"]
    wanted = {use.place: use.gain for use in wanted_uses(t, 0, outlook)}
    assert wanted[guildhall] > 0
    both = {guildhall, t.book.numbers["ship"]}
    assert any(both <= set(plan.uses) for plan in plans(t, 0, outlook, 8))


def test_coins_that_a_rich_player_cannot_send_in_time_are_not_there():
    """A Guild House sends four: what is spread over two players counts more at the end."""
    rich, even = [at(f"0 coins: {mine}\n1 coins: {yours}") for mine, yours in ((12, 0), (6, 6))]
    [judged] = rich.state.book.judged.parts

    def work(game, left):
        return judged.earning(game.state, left, 20)

    assert work(rich, 10.0) == work(even, 10.0)
    assert work(rich, 1.0) > work(even, 1.0)
