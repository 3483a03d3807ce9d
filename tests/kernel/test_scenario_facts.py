"""Scenarios in the data files, refused with file, entry and reason when broken."""

import copy
import dataclasses

import pytest

from orleans import BadData, Game, Setup
from orleans.boxes.base.goals import make_goal
from orleans.facts import load
from orleans.facts.loader import build
from orleans.facts.source import read_files

C = load()


def broken_solo(section, entry, change):
    files = copy.deepcopy(read_files())
    change(files["solo/facts.toml"][section][entry])
    return build(files, {}, "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda s: s.update(dragons=3), "dragons: is not known here"),
        (lambda s: s["supply"].update(dragons=3), "supply.dragons: is not known here"),
        (lambda s: s["events"].insert(4, ""), "events: round 5 has no event"),
        (lambda s: s.update(events=[]), "events: round 1 has no event"),
        (lambda s: s["events"].append("rain 2"), "events: 'rain' is none of"),
        (lambda s: s["events"].append("harvest x"), "events: 'harvest x' is no event with its"),
        (lambda s: s["events"].append("harvest"), "events: round 15: harvest needs an amount"),
        (lambda s: s["events"].append("strike 2"), "events: round 15: strike takes no amount"),
        (lambda s: s.update(goals=["fame"]), "goals: 'fame' is none of tours-task"),
        (lambda s: s.update(goals=["tours-task"] * 2), "goals: names tours-task twice"),
        (lambda s: s.pop("goals"), "goals: must be there if goals decide"),
        (lambda s: s.update(start="paris"), "start: 'paris' is none of"),
        (lambda s: s.update(own_tiles=["palace"]), "own_tiles: 'palace' is none of"),
        (lambda s: s.update(own_tiles=["castle"]), "own_tiles: 'castle' is none of"),
        (lambda s: s.update(place={"palace": {}}), "place.palace: is not known here"),
        (lambda s: s.update(place={"castle": {}}), "place.castle.effect: is missing"),
        (lambda s: s.update(players=[3, 1]), "players: must be the fewest"),
        (lambda s: s.update(citizens=["moon"]), "citizens: 'moon' is none of"),
        (lambda s: s.pop("citizens"), "citizens: is missing"),
        (lambda s: s.update(editions=["third"]), "editions: 'third' is none of dlp"),
        (lambda s: s.update(deeds="moon"), "deeds: 'moon' is none of base"),
        (lambda s: s.update(letter="X"), "letter: no place tile has the letter 'X'"),
        (lambda s: s.update(without=["sleep"]), "without: 'sleep' is none of census"),
        (lambda s: s.pop("supply"), "supply: is missing; the base game has none"),
        (lambda s: s["supply"].update(goods=51), "supply.goods: must fill the 52 spaces"),
        (lambda s: s["difficulty"]["scarce"].update(dragons=1), "difficulty.scarce.dragons: is"),
        (
            lambda s: s["difficulty"]["scarce"].update(events=["strike"]),
            "difficulty.scarce.events: are the same in every step",
        ),
    ],
)
def test_a_broken_scenario_is_refused_with_file_entry_and_reason(change, reason):
    with pytest.raises(BadData, match=rf"^solo/facts\.toml: scenario\.tours\.{reason}"):
        broken_solo("scenario", "tours", change)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda s: s.update(tiles=0), "tiles: must be from 1 to 40"),
        (lambda s: s.update(tiles="some"), "tiles: 'some' is none of edition, all"),
        (lambda s: s["supply"].update(goods=12), "supply.goods: must fill the 43 spaces"),
        (lambda s: s.update(won="later"), "won: 'later' is none of points, at-once, round-end"),
        (lambda s: s["spread"].update(dragons=1), "spread.dragons: is not known here"),
        (lambda s: s["spread"].update(citizens=14), "spread.citizens: must be from 1 to 13"),
        (lambda s: s["spread"].update(over=["moon"]), "spread.over: 'moon' is none of boatmen"),
        (lambda s: s["spread"]["over"].append("plague"), "spread.over: names plague twice"),
        (
            lambda s: s["spread"]["over"].append("tours-canalization"),
            "spread.over: tours-canalization is no deed of the board base",
        ),
        (
            lambda s: s["citizens"].append("development"),
            "spread.over: development-3 has a citizen in any case",
        ),
        (lambda s: s["spread"]["usual"].pop(), "spread.usual: must name 7 spaces"),
        (
            lambda s: s["spread"]["usual"].append("tours"),
            "spread.usual: 'tours' is none of boatmen",
        ),
    ],
)
def test_a_broken_choice_of_citizens_or_tiles_is_refused(change, reason):
    files = copy.deepcopy(read_files())
    change(files["dignitary/facts.toml"]["scenario"]["dignitary"])
    with pytest.raises(BadData, match=rf"^dignitary/facts\.toml: scenario\.dignitary\.{reason}"):
        build(files, {}, "")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"citizens": 0}, r"\.citizens: is missing"),
        ({"town": 3}, r"\.town: the test citizens does not know it"),
        ({"until": 3}, r"\.until: the test citizens does not know it"),
    ],
)
def test_a_goal_of_citizens_needs_nothing_else(wrong, reason):
    card = dataclasses.replace(next(g for g in C.goals if g.id == "dignity"), **wrong)
    with pytest.raises(BadData, match=rf"^dignitary/facts\.toml: goal\.dignity{reason}"):
        make_goal(card, 0, 0)


@pytest.mark.parametrize(
    ("goal", "wrong", "reason"),
    [
        ("builder", {"coins": 0}, r"\.coins: is missing"),
        ("builder", {"worth": 3}, r"\.worth: the test pay does not know it"),
        ("building-company", {"town": -1}, r"\.town: is missing"),
        ("capital", {"worth": 0}, r"\.worth: is missing"),
        ("capital", {"until": 8}, r"\.until: the test development does not know it"),
        ("building-materials", {"worth": 0}, r"\.worth: is missing"),
        ("building-materials", {"town": -1}, r"\.town: is missing"),
    ],
)
def test_a_goal_has_what_its_test_needs_and_no_more(goal, wrong, reason):
    card = dataclasses.replace(next(g for g in C.goals if g.id == goal), **wrong)
    with pytest.raises(BadData, match=rf"^vierzon/facts\.toml: goal\.{goal}{reason}"):
        make_goal(card, 0, 0)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda s: s["goods_at"].append("paris"), "goods_at: 'paris' is none of"),
        (lambda s: s["goods_at"].append("tours"), "goods_at: names tours twice"),
        (lambda s: s["supply"].update(goods=23), "supply.goods: must fill the 24 spaces"),
        (lambda s: s.update(goals_in_order=1), "goals_in_order: must be true or false, not 1"),
        (lambda s: s.update(stations=0), "goals: building-company needs trading stations, and"),
    ],
)
def test_goods_around_towns_and_limits_of_goals(change, reason):
    files = copy.deepcopy(read_files())
    change(files["vierzon/facts.toml"]["scenario"]["vierzon"])
    with pytest.raises(BadData, match=rf"^vierzon/facts\.toml: scenario\.vierzon\.{reason}"):
        build(files, {}, "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda s: s.update(start="paris"), "start: 'paris' is none of .*, any"),
        (lambda s: s.update(tiles="all"), 'picks: must be there if tiles = "picked"'),
        (lambda s: s.pop("picks"), 'picks: must be there if tiles = "picked"'),
        (lambda s: s.update(picks=[]), "picks: must name at least one place tile"),
        (lambda s: s.update(picks=["1 I 0"]), "picks: must name at least one place tile"),
        (lambda s: s.update(picks=["five"]), "picks: 'five' is no player, category and number"),
        (lambda s: s.update(picks=["3 I 5"]), "picks: '3 I 5': there is no player 3"),
        (lambda s: s.update(picks=["1 III 5"]), "picks: 'III' is none of I, II"),
        (lambda s: s.update(picks=["1 I 23"]), "picks: there are only 22 place tiles"),
        (lambda s: s.update(boards=["castle"]), "boards: 'castle' is none of bourgeois-board"),
        (lambda s: s.update(citizens_left=-1), "citizens_left: must be from 0 to 40"),
        (lambda s: s.update(without=["supper"]), "without: 'supper' is none of census, torture"),
        (lambda s: s.update(stations=0), "goals: three-branches needs trading stations, and"),
        (lambda s: s.update(ties=["luck"]), "ties: 'luck' is none of goals, goods, coins"),
        (lambda s: s.update(ties=["goods", "goods"]), "ties: names goods twice"),
    ],
)
def test_choices_boards_and_ties(change, reason):
    files = copy.deepcopy(read_files())
    change(files["duel/facts.toml"]["scenario"]["duel"])
    with pytest.raises(BadData, match=rf"^duel/facts\.toml: scenario\.duel\.{reason}"):
        build(files, {}, "")


def test_ties_need_goals():
    files = copy.deepcopy(read_files())
    files["base/facts.toml"]["scenario"]["base"]["ties"] = ["coins"]
    with pytest.raises(BadData, match=r"^base/facts\.toml: scenario\.base\.ties: decide where"):
        build(files, {}, "")


@pytest.mark.parametrize(
    ("goal", "wrong", "reason"),
    [
        ("bookkeeping", {"status": 0}, r"\.status: is missing"),
        ("bookkeeping", {"inland": True}, r"\.inland: the test status does not know it"),
        ("three-branches", {"stations": 0}, r"\.stations: is missing"),
        ("three-branches", {"number": 3}, r"\.number: the test stations does not know it"),
        ("clothe-your-lady", {"of": ()}, r"\.of: is missing"),
        ("clothe-your-lady", {"number": 0}, r"\.number: is missing"),
        ("clothe-your-lady", {"goods": (0, 0, 0, 2, 2)}, r"\.goods: are more than the 3 in all"),
    ],
)
def test_goals_of_two_players_have_what_they_need(goal, wrong, reason):
    card = dataclasses.replace(next(g for g in C.goals if g.id == goal), **wrong)
    with pytest.raises(BadData, match=rf"^duel/facts\.toml: goal\.{goal}{reason}"):
        make_goal(card, 0, 0)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda s: s["tiles"].append("castle"), "tiles: 'castle' is none of"),
        (lambda s: s["tiles"].append("hayrick"), "tiles: names hayrick twice"),
        (lambda s: s["tiles"].append("market-stand"), "tiles: market-stand is owned from the st"),
        (lambda s: s.update(tiles="some"), "tiles: 'some' is none of edition, all"),
        (lambda s: s.update(stations=11), "stations: must be from 0 to 10, not 11"),
        (lambda s: s.update(stations="none"), "stations: must be a whole number, not 'none'"),
        (lambda s: s["market"].update(knight=4), "market: has room for 4 beside the own"),
        (lambda s: s["market"].update(bishop=1), "market.bishop: is not known here"),
        (lambda s: s.update(deed_citizens="no"), "deed_citizens: must be true or false, not 'no'"),
        (
            lambda s: s.update(spread={"citizens": 1, "over": ["city-wall"], "usual": []}),
            "spread.over: city-wall has no citizen here",
        ),
    ],
)
def test_named_tiles_stations_markets_and_deeds_without_citizens(change, reason):
    files = copy.deepcopy(read_files())
    change(files["salesman/facts.toml"]["scenario"]["salesman"])
    with pytest.raises(BadData, match=rf"^salesman/facts\.toml: scenario\.salesman\.{reason}"):
        build(files, {}, "")


def test_a_goal_that_is_reached_by_itself_needs_the_end_of_a_round():
    setup = Setup(players=1, scenario="dignitary", data={"scenario.dignitary.won": "at-once"})
    with pytest.raises(BadData, match=r"goal\.dignity\.test: needs a scenario with won = "):
        Game(setup, seed="1")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda g: g.pop("test"), "test: is missing"),
        (lambda g: g.update(dragons=1), "dragons: is not known here"),
        (lambda g: g.update(town="paris"), "town: 'paris' is none of"),
        (lambda g: g["goods"].update(gold=1), "goods.gold: is not known here"),
    ],
)
def test_a_broken_goal_is_refused_with_file_entry_and_reason(change, reason):
    with pytest.raises(BadData, match=rf"^solo/facts\.toml: goal\.tours-task\.{reason}"):
        broken_solo("goal", "tours-task", change)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"test": "wish"}, "test: 'wish' is none of deliver"),
        ({"town": -1}, "town: is missing"),
        ({"goods": (0,) * 6}, "goods: is missing"),
    ],
)
def test_a_goal_that_its_test_cannot_judge_is_refused(wrong, reason):
    card = dataclasses.replace(C.goals[0], **wrong)
    with pytest.raises(BadData, match=rf"^solo/facts\.toml: goal\.tours-task\.{reason}"):
        make_goal(card, 0, 0)


def test_a_goal_without_a_test_is_refused_when_its_game_begins():
    data = {"goal.tours-task.test": "wish"}
    with pytest.raises(BadData, match=r"goal\.tours-task\.test: 'wish' is none of deliver"):
        Game(Setup(players=1, scenario="tours", data=data), seed="1")
