"""Records that begin where something is owed, so that a test need not play there."""

from orleans import Game, Setup
from orleans.boxes.base.causes import CENSUS
from orleans.boxes.base.events import HARVEST
from orleans.boxes.base.hiring import gain_tile
from orleans.boxes.base.holdings import flip_station
from orleans.boxes.base.torture import COINS, TORTURE
from orleans.kernel.asking import ask
from orleans.kernel.frames import RULES, step_number
from orleans.pieces import GOOD_NAMES

OWED = {"harvest": (HARVEST, ()), "torture": (TORTURE, (CENSUS, COINS))}
RICH = {"grain": 1, "cheese": 1, "wool": 2}


def owing(name, amount, coins=0):
    """Seat 0 of 2 has goods, stations, a tile, a gear and a bag, and pays in the event phase."""
    game = Game(Setup(players=2), seed="owing")
    while game.state.round < 2 or game.state.event < 0:
        game.play(game.actors[0], "pass" if "pass" in texts(game) else texts(game)[-1])
    t = game.state
    me, book = t.players[0], t.book
    me.coins, t.round, t.start = coins, 8, 0
    tiles = book.components.hourglass.tiles
    t.event = next(n for n, tile in enumerate(tiles) if tile.id == "harvest-b")
    late = [n for n, tile in enumerate(tiles) if tile.letter in ("B", "C") and n != t.event]
    t.hourglass = tuple(late[1:])  # ten are left in round 8
    for good, count in RICH.items():
        me.goods[GOOD_NAMES.index(good)] += count
        t.goods[GOOD_NAMES.index(good)] -= count
    for town in (3, 5):
        flip_station(t, 0, town)
        me.stations -= 1
    me.bag[0] += 2
    t.supply[0] -= 2
    me.development, me.gears, t.gears = 2, 1, t.gears - 1
    gain_tile(t, 0, t.offer[0])
    t.sealed = [None, None]
    t.stack = [(step_number("start-player"), RULES, ())]
    question, args = OWED[name]
    ask(t, 0, question, amount, amount, *args)
    return Game(seed="owing", start=t).record()


def texts(game):
    return [game.text(move) for move in game.moves(game.actors[0])]
