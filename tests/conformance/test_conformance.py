"""Every setup, played at random: what must hold at every step."""

import random
from collections import Counter

import pytest

from helpers import (
    SETUPS,
    at,
    check_numbers,
    check_pieces,
    planned_in_secret,
    policies,
    wander,
)
from orleans import NATURE, Game, Setup
from orleans.bots.greedy import fillable
from orleans.boxes.base.accounts import faults
from orleans.boxes.base.building import taken
from orleans.boxes.base.goals import losers, met
from orleans.boxes.base.holdings import worth_of_goods
from orleans.boxes.bigbox.stock import ROAD_STATIONS, STOCK
from orleans.boxes.plague.corpses import corpses_of
from orleans.boxes.plague.indulgence import points_of_cards
from orleans.boxes.prosperity.fields import COMPLETED
from orleans.boxes.trade_intrigue.fields import FULFILLED, ORDERS
from orleans.facts.loader import load
from orleans.kernel.asking import asked
from orleans.kernel.verbs import MAX_SPACES
from orleans.pieces import BREAD

END_TILES = ("merchant-house", "port", "depot", "gaming-room")
PLAYS = [Setup(players=players, edition=edition) for edition, players in SETUPS]
PLAYS += [Setup(players=players, planning="order") for players in (2, 5)]
PLAYS += [Setup(players=players, tiles="all") for players in (3, 4)]
MODULES = ("orders", "events", "trade", "intrigue")
PLUGGED = [
    (modules, players) for modules in [*MODULES, " ".join(MODULES)] for players in (2, 3, 4, 5)
]
PLUGGED += [(modules, n) for modules in ("plague", "orders plague") for n in (2, 3, 4, 5)]


def choose(game, seat, rng, policy):
    return wander(game, seat, rng) if policy == "wander" else rng.choice(game.moves(seat))


@pytest.mark.parametrize(
    ("setup", "policy"),
    policies(PLAYS, lambda one: (one.edition, one.planning, one.tiles)),
    ids=str,
)
def test_a_random_game(setup, policy):
    check_game(setup, f"{setup}{policy}", policy)


@pytest.mark.parametrize(("plugged", "policy"), policies(PLUGGED, lambda one: one[0]), ids=str)
def test_a_random_game_with_modules(plugged, policy):
    """Ruling 72: each alone, and all together."""
    modules, players = plugged
    last = "peasant-uprising" if "events" in modules and players % 2 else ""
    setup = Setup(players=players, modules=tuple(modules.split()), last_event=last)
    check_game(setup, f"{modules}{players}{policy}", policy)


def check_game(setup, seed, policy):
    rng = random.Random(seed)
    game = Game(setup, seed=seed)
    old: list[tuple[Game, object]] = []
    while not game.over:
        check_pieces(game.state)
        seat = rng.choice(game.actors)
        moves = game.moves(seat)
        assert list(moves) == sorted(set(moves))
        assert moves
        check_numbers(game, seat)
        if rng.random() < 0.02:
            old.append((game.copy(), game.state.key()))
            twin = old[-1][0].copy()
            assert (twin.state, twin.actors) == (game.state, game.actors)
            assert hash(twin.state) == hash(game.state)
            again = Game.replay(game.record(), check_chance=True)
            assert again.state == game.state
            assert again.moves(seat) == moves
            assert Game.from_position(game.position()).state == game.state
            check_views(game, rng)
        game.play(seat, choose(game, seat, rng, policy))
    check_pieces(game.state)
    for copied, key in old:
        assert copied.state.key() == key  # no copy ever changes
    skipped = sum(game.text(move).startswith("skip") for _, move in game.history())
    skipped += "lost-round" in game.position()  # a Plague card
    outcome = game.outcome()
    at_once = bool(losers(game.state))  # by an event
    if outcome.by == "points" or (outcome.kind == "lost" and not at_once):
        assert game.state.round == game.state.book.rounds - skipped
    else:
        assert outcome.round == game.state.round <= game.state.book.rounds
    recount(game)


def check_views(game, rng):
    """Whatever a seat plans behind its screen, nobody else's view changes."""
    for twin, other in planned_in_secret(game, rng):
        assert twin.view(other) == game.view(other)


def recount(game):
    """The scores once more, from the pieces."""
    t = game.state
    for score in game.scores():
        p = t.players[score.seat]
        names = p.layout.names
        stars = [0, 4, 9, 15, 22, 30]
        status = sum(p.development >= star for star in stars) + ("cathedral" in names)
        stations = (
            sum(built >> score.seat & 1 for built in t.stations) + STOCK.get(p)[ROAD_STATIONS]
        )
        goods = sum((n + 1) * p.goods[n] for n in range(5))
        total = p.coins + goods + (stations + p.citizens + p.goods[BREAD]) * status
        total += sum(score.sources.get(tile, 0) for tile in END_TILES if tile in names)
        cards = t.book.components.deck("order")
        total += sum(cards[n].points for n in ORDERS.at(t, FULFILLED + score.seat))
        if "plague" in t.book.setup.modules:
            total += points_of_cards(t, score.seat) - corpses_of(t, score.seat)
        structures = t.book.components.deck("structure")
        total += sum(structures[n].points for n in COMPLETED.get(p))
        assert score.total == total
        assert score.total == sum(score.sources.values())
    outcome = game.outcome()
    assert [s.seat for s in game.scores() if s.winner] == list(outcome.winners)
    if outcome.by == "points":
        best = max((s.total, s.development) for s in game.scores())
        assert all(s.winner == ((s.total, s.development) == best) for s in game.scores())
    else:
        assert winners_by_goals(t) == list(outcome.winners)


def winners_by_goals(t):
    unable = losers(t)
    if unable:
        return [seat for seat in seats(t) if seat not in unable]
    reached = [sum(met(t, goal, seat) > 0 for goal in t.book.goals) for seat in seats(t)]
    done = [seat for seat in seats(t) if reached[seat] == len(t.book.goals)]
    if not t.book.scenario.ties:
        return done
    rows = {
        seat: (reached[seat], worth_of_goods(t, seat), t.players[seat].coins) for seat in seats(t)
    }
    return [seat for seat in done or seats(t) if rows[seat] == max(rows.values())]


def seats(t):
    return range(len(t.players))


def scenario_setups():
    """Every scenario but the base game with every step of difficulty and number of players."""
    c = load()
    for steps in c.scenarios[1:]:
        for step in steps:
            for players in range(step.players[0], step.players[1] + 1):
                for edition in step.editions:
                    yield Setup(players, edition, step.id, difficulty=step.difficulty)


@pytest.mark.parametrize(
    ("setup", "policy"),
    policies(scenario_setups(), lambda one: (one.scenario, one.difficulty)),
    ids=str,
)
def test_a_random_game_of_a_scenario(setup, policy):
    check_game(setup, f"{setup}{policy}", policy)


def test_a_copy_goes_on_like_the_original():
    rng = random.Random(1)
    game = Game(Setup(players=3), seed="copy")
    for _ in range(100):
        game.play(game.actors[0], wander(game, game.actors[0], rng))
    twin = game.copy()
    one, other = random.Random(2), random.Random(2)
    while not game.over:
        game.play(game.actors[0], wander(game, game.actors[0], one))
        twin.play(twin.actors[0], wander(twin, twin.actors[0], other))
    assert twin.state == game.state
    assert twin.record() == game.record()


def test_a_game_played_again_with_forced_chance_is_the_same_game():
    rng = random.Random(3)
    game = Game(Setup(players=2), seed="force")
    while not game.over:
        game.play(game.actors[0], wander(game, game.actors[0], rng))
    forced = Game(Setup(players=2), seed="quite another", ask_chance=True)
    for who, move in game.history():
        forced.play(who, move)
    assert forced.state == game.state
    assert (
        sum(who == NATURE for who, _ in game.history()) > 72
    )  # more than the setup and the hour glass


def forced_tiles(seed):
    """A game of four in which every tile is in play from the first round, or on offer."""
    rng = random.Random(seed)
    book = Game(Setup(tiles="all"), seed="1").state.book
    tiles = [book.components.places[n].id for n in book.tiles]
    rng.shuffle(tiles)
    hands = [tiles[seat:52:4] for seat in range(4)]
    own = "own-farmer, own-boatman, own-craftsman, own-trader"
    lines = ["players: 4", "tiles: all", "phase: followers"]
    if seed % 2:  # no scholars are left: the Opera plays
        lines.append("supply: 8 farmer, 4 boatman, 4 craftsman, 4 trader, 5 knight, 5 monk")
    for seat, hand in enumerate(hands):
        goods = "2 grain, 3 cheese, 3 wine" if "brasserie" in hand else "2 grain, cheese, wine"
        lines += [
            f"{seat} tiles: {', '.join(hand)}",
            f"{seat} market: {own}, knight, scholar, monk, trader",
            f"{seat} bag: farmer, craftsman, boatman, scholar",
            f"{seat} tracks: 3 knights, 1 farmers, 1 boatmen, 1 craftsmen, 1 scholars",
            f"{seat} goods: {goods}",
            f"{seat} coins: 15",
        ]
        if "tavern" in hand:
            lines += [f"{seat} merchant: tours", f"{(seat + 1) % 4} stations: tours"]
        if "brasserie" in hand:
            lines.append(f"{seat} stock: 2 brasserie-cheese, 2 brasserie-wine")
    return at("\n".join(lines), seed=str(seed))


def curious(game, seat, rng, used):
    """Tries first what was used least; otherwise wanders."""
    moves = game.moves(seat)
    parts = {move: game.state.book.moves.parts[move] for move in moves}
    uses = [move for move in moves if parts[move][0] == "use"]
    if uses and rng.random() < 0.9:
        return min(uses, key=lambda move: used[parts[move][1]])
    player, book = game.state.players[seat], game.state.book
    beside = -1  # with the Tavern the Guildhall builds beside another's station
    if "tavern" in player.layout.names and taken(game.state, player.town):
        beside = book.numbers["guildhall"]
    targets = []
    for move in moves:
        if parts[move][0] == "place":
            place = book.numbers[parts[move][2].rpartition(".")[0]]
            tile = book.components.places[place].category or place == beside
            if tile and fillable(book, player, place):
                targets.append((used[book.components.places[place].id], rng.random(), move))
    if targets and rng.random() < 0.9:
        return min(targets)[2]
    return wander(game, seat, rng)


# Tiles without an action of their own: the moves by which they show.
SHOWN_BY = {
    "protect": "sacristy",
    "drop": "brasserie",
    "to-market": "statue",
    "to-bag": "statue",
    "step": "lock",
    "put": "gaming-room",
    "tower": "gunpowder-tower",
}
STAND_IN = {"herb-garden": ("boatman", (0, 2, 3)), "school": ("scholar", (0, 1, 2, 3, 4))}


def watch(game, seat, move, used):
    """Count what a move shows of the tiles, before it is played."""
    t, book = game.state, game.state.book
    verb, *names = book.moves.parts[move]
    mine = t.players[seat].layout.names
    used[SHOWN_BY.get(verb, "")] += 1
    used[names[0] if verb == "use" else ""] += 1
    step = asked(t)
    used[
        {"vineyard": "vineyard", "prairie": "prairie", "prairie-gift": "prairie"}.get(step, "")
    ] += 1
    if verb == "go" and step == "travel" and t.stack[-1][2] == (3,) and "drawbridge" in mine:
        used["drawbridge"] += 1
    if verb == "use" and names[0] == "guildhall" and taken(t, t.players[seat].town):
        used["tavern"] += 1
    if verb == "place":
        kind, want = names[0].removeprefix("own-"), book.want[move % MAX_SPACES]
        for tile, (who, wants) in STAND_IN.items():
            used[tile] += kind == who and want in wants and tile in mine
        used["barracks"] += want == 4 and kind not in ("knight", "monk") and "barracks" in mine


def test_games_with_every_tile_in_play():
    """Until each tile has been taken and used; all pieces are kept."""
    used, held = Counter(), Counter()
    tiles = {p.id for p in load().places if p.category and not p.only_with}
    for seed in range(8):
        rng = random.Random(seed)
        game = forced_tiles(seed)
        while not game.over:
            seat = game.actors[0]
            check_numbers(game, seat)
            move = curious(game, seat, rng, used)
            watch(game, seat, move, used)
            game.play(seat, move)
            check_pieces(game.state)
        recount(game)
        assert Game.replay(game.record()).state == game.state
        names = [name for p in game.state.players for name in p.layout.names]
        held.update(names)
        used.update(name for name in names if name in (*END_TILES, "cathedral"))
        left = [tile for tile in tiles if not held[tile] or not used[tile]]
        if not left:
            return
    assert left == []


@pytest.mark.parametrize(
    ("break_it", "fault"),
    [
        (lambda t: t.supply.__setitem__(0, 99), "of farmer"),
        (lambda t: t.players[0].goods.__setitem__(2, 1), "of wine"),
        (lambda t: t.players[0].market.__setitem__(7, 2), "not one own-farmer"),
        (lambda t: setattr(t.players[0], "coins", -1), "below nothing"),
        (lambda t: setattr(t.players[0], "citizens", 3), "3 citizens for 0"),
        (lambda t: setattr(t.players[0], "stations", 11), "wrong trading stations"),
        (lambda t: setattr(t, "gears", 3), "3 gear wheels"),
        (lambda t: setattr(t, "offer", (10, 10)), "in two places"),
    ],
)
def test_a_missing_piece_is_noticed(break_it, fault):
    table = Game(Setup(players=2), seed="1").state
    assert faults(table) == []
    break_it(table)
    assert any(fault in found for found in faults(table))
