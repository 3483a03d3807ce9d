"""Invasion: setup, characters, towers, stacks of events."""

import pytest
from invasion import at, parts, setup

from helpers import BUSY, check_pieces, coins, go, options
from orleans import BadSetup, Game, IllegalMove
from orleans.boxes.invasion.characters import EASIER
from orleans.boxes.invasion.fields import TEAM_CITIZENS, character_of
from orleans.kernel.frames import STEPS

ALL_TILES = {
    "cheese-factory",
    "hayrick",
    "herb-garden",
    "library",
    "shipping-line",
    "tailor-shop",
    "vineyard",
    "windmill",
    "winery",
    "wool-manufacturer",
    "black-market",
    "gunpowder-tower",
    "horse-wagon",
    "laboratory",
    "market-stand",
    "pharmacy",
    "school",
    "stage-coach",
    "tavern",
    "well",
}
TOWERS = {
    2: {"la-chatre", "briare", "tours", "etampes", "montargis", "saint-amand", "chinon"},
    3: {"la-chatre", "briare", "tours"},
    4: set(),
    5: set(),
}


def letters(game):
    """The stacks: how many tiles are in each, and how many of them come."""
    tiles = game.state.book.components.hourglass.tiles
    return [
        (tiles[stack[0]].letter, len(stack), draws)
        for stack, draws in game.state.book.stacks_of_time
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_setup(players):
    game = Game(setup(players), seed="1")
    t = game.state
    assert coins(game) == [5] * players
    assert {t.book.components.places[n].id for n in t.offer} == ALL_TILES
    towns = t.book.components.towns
    assert {towns[n].id for n, built in enumerate(t.stations) if built} == TOWERS[players]
    assert len(t.book.scenario.towers) == 13
    assert len(t.book.citizens) == 15
    assert t.claimed == 0
    assert t.book.rounds == (18 if players < 4 else 16)
    used = (9, 8, 1) if players < 4 else (8, 7, 1)
    assert letters(game) == [("A", 16, used[0]), ("B", 14, used[1]), ("C", 1, 1)]
    boards = [t.book.components.places[n].id for n in t.book.beside]
    assert boards == ["vehicle", "guild-house", "hostel", "palatinate"]
    check_pieces(t)


def test_there_is_no_census_and_no_base_deed():
    book = Game(setup(), seed="1").state.book
    deeds = [book.components.deeds[n].id for n in book.deeds]
    walls = ["city-walls", "reinforcement-wall", "weapon-smithy", "shelter", "assembly-hall"]
    assert deeds == walls
    phases = [STEPS[step].name for step, _, _ in book.phases]
    round_ends = ["event", "dues-phase", "goals", "start-player"]
    assert phases == ["hour-glass", "followers", "actions", *round_ends]


def test_gentle_is_without_the_mean_events():
    """Ruling 270: eight tiles of stack B are left, just as many as 2 or 3 players need."""
    game = Game(setup(difficulty="gentle"), seed="1")
    assert letters(game) == [("A", 12, 9), ("B", 8, 8), ("C", 1, 1)]


def test_harsh_is_without_support_and_training():
    game = Game(setup(4, difficulty="harsh"), seed="1")
    assert letters(game) == [("A", 14, 8), ("B", 14, 7), ("C", 1, 1)]
    tiles = [tile for stack, _ in game.state.book.stacks_of_time for tile in stack]
    names = [game.state.book.components.hourglass.tiles[n].id for n in tiles]
    assert not {"inv-team-support-a", "inv-team-training-a"} & set(names)


# --- characters


def test_every_player_draws_another_character():
    for seed in range(10):
        game = Game(setup(5), seed=str(seed))
        assert len({character_of(game.state, seat) for seat in range(5)}) == 5


def test_the_easier_set():
    game = Game(setup(5, modules=("easy-characters",)), seed="1")
    assert {character_of(game.state, seat) for seat in range(5)} == set(EASIER)


def test_five_players_with_the_harder_set_draw_one_of_the_others():
    """Ruling 258."""
    game = Game(setup(5, modules=("hard-characters",)), seed="1")
    found = [character_of(game.state, seat) for seat in range(5)]
    assert set(found[:4]) == {"estate-manager", "mayor", "merchant", "scholar"}
    assert found[4] in EASIER


def test_characters_by_choice():
    game = Game(setup(2, modules=("chosen-characters",)), seed="1")
    assert options(game, 0)[:2] == ["become librarian", "become scholar"]
    go(game, "0 become mayor")
    assert "become mayor" not in options(game, 1)
    with pytest.raises(IllegalMove, match="another player plays this character"):
        game.play(1, "become mayor")
    go(game, "1 become general")
    assert [character_of(game.state, seat) for seat in (0, 1)] == ["mayor", "general"]


def test_a_choice_of_the_easier_set():
    game = Game(setup(2, modules=("chosen-characters", "easy-characters")), seed="1")
    assert sorted(options(game, 0)) == sorted(f"become {name}" for name in EASIER)


def test_easier_and_harder_are_not_played_together():
    with pytest.raises(BadSetup, match="not played together"):
        setup(2, modules=("easy-characters", "hard-characters"))


def test_no_other_module_goes_with_it():
    """Ruling 261."""
    for module in ("orders", "events", "trade", "intrigue", "plague"):
        with pytest.raises(BadSetup, match="is not played with"):
            setup(2, modules=(module,))


# --- objectives of the team


@pytest.mark.parametrize(
    ("players", "numbers", "stores", "towers"),
    [
        (2, (5, 7, 30), (6, 3, 3), 7),
        (3, (8, 8, 40), (10, 5, 5), 3),
        (4, (10, 9, 50), (12, 6, 6), 0),
        (5, (13, 10, 50), (14, 7, 7), 0),
    ],
)
def test_the_common_objectives(players, numbers, stores, towers):
    knights, citizens, treasury = numbers
    game = at(players=players)
    assert parts(game, "man-the-walls") == [(0, knights)]
    assert parts(game, "gather-citizens") == [(0, citizens)]
    assert parts(game, "fill-the-treasury") == [(0, treasury)]
    assert parts(game, "fill-the-warehouse") == [(0, number) for number in stores]
    assert parts(game, "build-the-towers") == [(towers, 13)]


# --- towers


GUILDHALL = "0 board: guildhall farmer craftsman knight"


def test_the_guildhall_builds_a_tower_at_the_edge():
    """Ruling 242."""
    game = at(f"0 merchant: nevers\n{GUILDHALL}")
    go(game, "0 use guildhall")
    assert game.seat(0).stations == ["nevers"]
    assert parts(game, "build-the-towers") == [(8, 13)]  # seven are neutral


def test_a_station_in_an_inner_town_is_no_tower():
    game = at(f"0 merchant: blois\n{GUILDHALL}")
    go(game, "0 use guildhall")
    assert parts(game, "build-the-towers") == [(7, 13)]


def test_a_town_has_one_tower_also_with_the_tavern():
    game = at(f"0 merchant: tours\n0 tiles: tavern\n{GUILDHALL}; tavern trader; {BUSY}")
    assert game.why_not(0, "use guildhall") == "this town has its tower"


def test_the_tavern_helps_in_inner_towns():
    """Ruling 242: a second station in Le Blanc brings no citizen."""
    game = at(
        f"0 merchant: le-blanc\n1 stations: le-blanc\n0 tiles: tavern\n{GUILDHALL}; tavern trader; "
        f"{BUSY}\nclaimed: le-blanc\nteam-citizens: 1"
    )
    go(game, "0 use guildhall")
    assert game.seat(0).stations == ["le-blanc"]
    assert TEAM_CITIZENS.count(game.state) == 1


def test_a_tower_in_a_river_town_brings_the_vineyard_its_wine():
    game = at(f"0 merchant: nevers\n0 tiles: vineyard\n{GUILDHALL}")
    go(game, "0 use guildhall")
    assert options(game, 0) == ["done", "buy wine"]
