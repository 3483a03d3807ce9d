"""The boards Trade and Intrigue: their spaces, what lies at them, and both together."""

import pytest
from trade_intrigue import intrigue, number, send, trade

from helpers import (
    BUSY,
    at,
    check_pieces,
    check_read_back,
    coins,
    go,
    me,
    options,
    outcomes,
    supply,
    town,
)
from orleans import NATURE, BadPosition, Game, IllegalMove, Setup
from orleans.kernel.book import SORTS
from orleans.pieces import WANT_NAMES

# The spaces of each board from left to right, as with four players.
BOARDS = {
    "trade": {
        "alchemy": "any any any any any any",
        "lay-assessors": "any any any any any any",
        "thanksgiving": "farmer farmer trader monk farmer",
        "sheep-farming": "farmer craftsman knight farmer",
        "coinage": "trader trader craftsman knight",
        "research": "scholar scholar monk scholar",
        "towing": "boatman boatman boatman boatman",
        "architecture": "monk craftsman knight scholar",
        "town-charter": "trader trader knight farmer",
        "navigation": "craftsman craftsman boatman farmer",
    },
    "intrigue": {
        "fraud": "trader trader boatman farmer",
        "arsonist": "craftsman knight farmer craftsman",
        "kidnapper": "knight boatman trader knight",
        "torturer": "knight monk craftsman farmer",
        "hangman": "knight farmer monk craftsman",
        "saboteur": "craftsman boatman scholar farmer",
        "spy": "scholar scholar trader boatman",
        "tax-collector": "trader scholar knight farmer",
        "traitor": "monk scholar boatman monk",
    },
}
NOT_WITH_TWO = ("lay-assessors", "research", "arsonist", "spy")
BEGIN = {"trade": trade, "intrigue": intrigue}
NO_SPACE = "no free space for a follower who stands here"

either_board = pytest.mark.parametrize("board", BOARDS)


def spaces_of(game, card):
    """The open spaces of a deed or character as names, sorted."""
    t = game.state
    first = t.book.deed_rows[number(game, card)] * SORTS
    found = []
    for want in range(SORTS):
        found += [WANT_NAMES[want]] * t.deeds[first + want]
    return sorted(found)


def goods_at(game):
    """The goods at the deeds, as the written position has them."""
    lines = [text for text in game.position().splitlines() if text.startswith("deed-goods: ")]
    return lines[0].removeprefix("deed-goods: ")


# --- the spaces


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("board", "card"), [(board, card) for board, cards in BOARDS.items() for card in cards]
)
def test_spaces_for_each_number_of_players(board, card, players):
    """With 2 and 3 the rightmost space is covered; with 2 two cards of each are missing."""
    game = Game(Setup(players=players, modules=(board,)), seed="board")
    if players == 2 and card in NOT_WITH_TWO:
        assert number(game, card) not in game.state.book.deeds
    else:
        printed = BOARDS[board][card].split()
        assert spaces_of(game, card) == sorted(printed if players > 3 else printed[:-1])


@pytest.mark.parametrize("modules", [("trade",), ("intrigue",), ("trade", "intrigue"), ("orders",)])
def test_a_board_of_the_expansion_replaces_the_base_board(modules):
    """Ruling 72."""
    book = Game(Setup(players=4, modules=modules), seed="both").state.book
    cards = [book.components.deeds[deed] for deed in book.deeds]
    boards = [board for board in modules if board in BOARDS]
    assert {card.board for card in cards} == (set(boards) or {"base"})
    if boards:
        assert {card.id for card in cards} == {card for board in boards for card in BOARDS[board]}


@either_board
def test_the_base_board_stays_in_the_box(board):
    game = go(BEGIN[board]("0 board: town-hall knight -"), "0 use town-hall")
    with pytest.raises(IllegalMove, match=NO_SPACE):
        game.play(0, "send knight city-wall")


@pytest.mark.parametrize(
    ("board", "way"),
    [
        ("trade", "monk lay-assessors"),
        ("trade", "monk research"),
        ("intrigue", "knight arsonist"),
        ("intrigue", "scholar spy"),
    ],
)
def test_with_two_nobody_is_sent_to_what_is_missing(board, way):
    text = f"0 board: town-hall {way.split()[0]} -"
    two, three = (go(BEGIN[board](text, players), "0 use town-hall") for players in (2, 3))
    assert NO_SPACE in two.why_not(0, f"send {way}")
    assert f"send {way}" in options(three, 0)


@either_board
def test_followers_of_the_own_colour_are_not_sent(board):
    """They may not enter the Town Hall, and the tower does not send them."""
    game = BEGIN[board]("phase: planning\n0 market: own-trader")
    said = "your own followers never leave you, and whoever stands here does"
    assert game.why_not(0, "place own-trader town-hall.0") == said
    tower = f"0 tiles: gunpowder-tower\n0 board: gunpowder-tower own-trader -; {BUSY}"
    said = "nobody stands there whom you could send"
    assert BEGIN[board](tower).why_not(0, "gunpowder-tower").startswith(said)


def test_the_gunpowder_tower_sends_to_these_deeds_too():
    game = trade("0 tiles: gunpowder-tower\n0 board: gunpowder-tower trader -\n0 coins: 0")
    go(game, "0 use gunpowder-tower", "0 send trader coinage")
    assert me(game).coins == 3


def test_the_order_of_the_spaces_does_not_matter():
    """The third space of the Traitor is filled first."""
    game = send(intrigue("0 board: town-hall boatman -"), "boatman traitor")
    go(game, "0 step knights")
    assert spaces_of(game, "traitor") == ["monk", "scholar"]


def test_a_full_deed_takes_nobody():
    game = trade("0 board: town-hall knight -\ndeeds: alchemy 5 farmer")
    go(game, "0 use town-hall")
    assert NO_SPACE in game.why_not(0, "send knight alchemy")


def test_with_nobody_left_the_town_hall_is_done():
    game = send(trade("0 board: town-hall trader -"), "trader coinage")
    assert game.actors == (1,)


# --- goods and wheels at the deeds of Trade


@pytest.mark.parametrize(
    ("players", "thanksgiving", "sheep"),
    [
        (2, "farmer grain farmer cheese trader cheese monk wine", "1 cheese, 2 wool"),
        (3, "farmer grain farmer cheese trader cheese monk wine", "1 cheese, 2 wool"),
        (4, "farmer grain farmer cheese trader cheese monk wine farmer wine", "2 cheese, 2 wool"),
        (5, "farmer grain farmer cheese trader cheese monk wine farmer wine", "2 cheese, 2 wool"),
    ],
)
def test_goods_and_wheels_are_laid_out_from_the_supply(players, thanksgiving, sheep):
    """Ruling 73: one good for each open space, one wheel for each space of Navigation."""
    game = Game(Setup(players=players, modules=("trade",)), seed="goods")
    plain = Game(Setup(players=players), seed="goods")
    check_pieces(game.state)
    laid = [groups.split() for groups in goods_at(game).split(";")]
    assert [words[0] for words in laid] == ["thanksgiving", "sheep-farming"]
    assert sorted(zip(laid[0][1::2], laid[0][2::2], strict=True)) == sorted(
        zip(thanksgiving.split()[::2], thanksgiving.split()[1::2], strict=True)
    )
    goods = laid[1][2::2]
    assert f"{goods.count('cheese')} cheese, {goods.count('wool')} wool" == sheep
    wheels = 3 if players < 4 else 4
    assert game.state.gears == plain.state.gears - wheels
    # The same draws, the same map: the goods at the deeds are missing in the supply.
    missing = sum(plain.state.goods) - sum(game.state.goods)
    assert missing == len(goods) + len(thanksgiving.split()) // 2


def test_what_the_supply_lacks_leaves_its_space_empty():
    """Ruling 73: all the wool is in the box or on the map."""
    game = Game(Setup(players=2, modules=("trade",)), ask_chance=True)
    while game.actors == (NATURE,) and game.state.round == 0:
        ways = outcomes(game)
        wool = [way for way in ways if way in ("remove wool", "lay wool")]
        game.play(NATURE, wool[0] if wool else ways[0])
    assert game.state.goods[3] == 0
    assert goods_at(game).endswith("; sheep-farming farmer cheese")
    check_pieces(game.state)


def test_whoever_is_sent_to_an_empty_space_gets_nothing():
    """Ruling 73."""
    game = trade("0 board: town-hall knight -\ndeed-goods: sheep-farming farmer cheese")
    send(game, "knight sheep-farming")
    assert me(game).goods == [0] * 6
    check_pieces(game.state)


def test_a_position_holds_no_more_at_deeds_than_is_printed():
    with pytest.raises(BadPosition, match="sheep-farming"):
        trade("deed-goods: sheep-farming knight brocade")
    with pytest.raises(BadPosition, match="sheep-farming"):
        trade("deed-goods: sheep-farming knight wool knight wool")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_pieces_are_counted_while_both_spaces_are_sent(players):
    game = trade("0 board: town-hall craftsman farmer\n0 tracks: 1 craftsmen", players=players)
    check_pieces(game.state)
    send(game, "craftsman navigation")
    check_pieces(game.state)
    go(game, "0 send farmer alchemy")
    check_pieces(game.state)
    assert supply(game, "craftsman") + 1 == trade("0 coins: 5", players=players).state.supply[2]


def test_positions_keep_the_board():
    game = trade("0 board: town-hall farmer trader", players=4)
    send(game, "farmer thanksgiving")
    for move in ("take cheese", "send trader coinage"):
        check_read_back(game)
        go(game, f"0 {move}")
    check_read_back(game)
    assert Game.replay(game.record()).state == game.state


# --- together


def test_both_boards_lie_out_together():
    """Ruling 72: one follower goes to a character, the next one to a deed."""
    text = "modules: trade intrigue\n0 coins: 0\n1 coins: 0\n1 merchant: tours\n"
    game = at(f"{text}0 board: town-hall knight trader")
    send(game, "knight kidnapper", "trader coinage")
    assert (coins(game)[0], town(game, 1)) == (4, "orleans")
    check_pieces(game.state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_modules_together(players):
    """Ruling 72: they go together in any combination."""
    setup = Setup(players=players, modules=("orders", "events", "trade", "intrigue"))
    game = Game(setup, seed="all")
    check_pieces(game.state)
    check_read_back(game)
    assert Game.replay(game.record(), check_chance=True).state == game.state
