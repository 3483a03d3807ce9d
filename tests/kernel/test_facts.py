"""The data files: complete, labelled, and refused with a reason when broken."""

import copy
import dataclasses
import fnmatch
from pathlib import Path

import pytest

from orleans import BadData, Game, OrleansError, Setup
from orleans.boxes import make_book
from orleans.boxes.base.goals import make_goal
from orleans.facts import LANGUAGES, load
from orleans.facts.audit import audit, summary
from orleans.facts.loader import build
from orleans.facts.source import LABELS, OWN_WORDS, leaves, read_files
from orleans.notation.words import Words

C = load()


def test_the_map_has_23_towns_and_43_connections():
    assert len(C.towns) == 23
    assert sum(c.by == 1 for c in C.connections) == 14
    assert sum(c.by == 0 for c in C.connections) == 29


def test_goods_spaces_by_players():
    spaces = {n: 43 + sum(0 < c.second <= n for c in C.connections) for n in (2, 3, 4, 5)}
    assert spaces == {2: 43, 3: 48, 4: 52, 5: 52}


def test_every_town_can_be_reached():
    reached, border = {0}, [0]
    while border:
        town = border.pop()
        for c in C.connections:
            if town in (c.a, c.b):
                other = c.a + c.b - town
                if other not in reached:
                    reached.add(other)
                    border.append(other)
    assert len(reached) == 23


def test_the_hour_glass_has_18_tiles_and_the_box_13_citizens_and_90_goods():
    book = make_book(Setup())
    assert (book.rounds, len(book.stacks_of_time)) == (18, 4)
    tracks = sum(bool(track.citizen) for track in C.tracks)
    assert len(book.deeds) + tracks + len(C.development.citizens) == 13
    assert sum(good.count for good in C.goods) == 90


def test_the_tiles_of_both_boxes():
    for box, counts in (("base", [10, 13, 7]), ("bigbox", [0, 9, 28])):
        places = [p for p in C.places if p.box == box]
        assert [sum(p.category == c for p in places) for c in ("", "I", "II")] == counts


def test_trade_and_intrigue_is_complete():
    tiles = [tile for tile in C.hourglass.tiles if tile.id.startswith("ti-")]
    letters = [sum(tile.letter == letter for tile in tiles) for letter in ("A", "B", "C", "D", "")]
    assert (len(tiles), letters) == (34, [8, 8, 8, 8, 2])
    assert len(C.orders) == 23
    assert len({order.town for order in C.orders}) == 23
    assert {order.points for order in C.orders} <= set(range(7, 23))
    boards = {board: [d for d in C.deeds if d.board == board] for board in ("trade", "intrigue")}
    assert {board: len(deeds) for board, deeds in boards.items()} == {"trade": 10, "intrigue": 9}
    for players, spaces in ((2, [27, 21]), (3, [35, 27]), (4, [45, 36]), (5, [45, 36])):
        found = [
            sum(len(d.spaces(players)) for d in deeds if d.fewest <= players)
            for deeds in boards.values()
        ]
        assert found == spaces, players


def test_what_is_printed_on_orders_only_is_called_reconstructed():
    values = audit()["trade_intrigue/facts.toml"]
    printed = [v for v in values if v.path.startswith("order.") or v.path.endswith(".spaces")]
    assert len(printed) > 100
    assert {v.label for v in printed if v.label != "reconstructed"} <= {"found"}
    assert all(v.source for v in printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_player_sees_has_a_name_in_each_language(language):
    words = Words(Game(Setup(), seed="1").state.book, language)
    for move in words.book.moves.texts:
        assert words.move(move).strip()
    for place in C.places:
        assert place.name.get(language)
        assert place.effect.get(language)


def test_the_german_names_are_the_rulebooks():
    names = {place.id: place.name.de for place in C.places}
    assert names["farm-house"] == "Bauernhaus"
    assert names["gunpowder-tower"] == "Pulverturm"
    assert [event.name.de for event in C.events][:6] == [
        "Wallfahrt",
        "Einnahmen",
        "Ernte",
        "Steuern",
        "Handelstag",
        "Pest",
    ]


# --- labels


def test_the_audit_counts_every_value_once():
    found = audit()
    totals = summary(found)["totals"]
    assert sum(totals.values()) == sum(len(values) for values in found.values())
    assert all(totals[label] > 0 for label in ("seed", "found", "reconstructed"))


def test_what_is_not_from_the_rulebooks_has_a_source():
    for values in audit().values():
        for value in values:
            assert value.label == "seed" or value.source, value.path


@pytest.mark.parametrize("file", read_files())
def test_every_label_is_of_some_value(file):
    raw = read_files()[file]
    paths = [path for path, _ in leaves(raw, leave_out=(*LABELS, *OWN_WORDS))]
    for label in LABELS:
        for pattern in raw.get(label, {}):
            assert fnmatch.filter(paths, pattern), pattern


@pytest.mark.parametrize(
    ("path", "label"),
    [
        ("tile.bathhouse.spaces", "reconstructed"),
        ("tile.brewery.spaces", "found"),
        ("tile.sacristy.spaces", "seed"),
        ("tile.brewery.category", "seed"),
        ("town.blois.lat", "found"),
        ("deed.city-wall.spaces.knight", "found"),
        ("good.wine.points", "seed"),
        ("good.wine.name.de", "seed"),
        ("good.wine.name.fr", "reconstructed"),
        ("town.blois.name.fr", "found"),
        ("edition.dlp.name.fr", "seed"),
        ("supply.4.goods", "seed"),
    ],
)
def test_labels(path, label):
    values = {value.path: value for values in audit().values() for value in values}
    assert values[path].label == label


# --- corrections


def test_a_correction_changes_the_value_and_its_label(tmp_path):
    mine = tmp_path / "my.toml"
    mine.write_text('[tile.bathhouse]\nspaces = ["scholar"]\n')
    game = Game(Setup(players=2, data=mine), seed="1")
    bath = next(p for p in game.state.book.components.places if p.id == "bathhouse")
    assert bath.spaces == (5,)
    values = {value.path: value for value in audit(mine)["base/facts.toml"]}
    assert values["tile.bathhouse.spaces"].label == "corrected"
    assert summary(audit(mine))["totals"]["corrected"] == 1
    assert Game(Setup(players=2), seed="1").setup.data == ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            '[tile.brewry]\nspaces = ["monk"]',
            "my.toml: tile.brewry.spaces: the shipped",
        ),
        ('[tile.brewery]\nspaces = ["nun"]', "my.toml: tile.brewery.spaces: 'nun' is none of"),
        ("[player]\ncoins = -1", "my.toml: player.coins: must be from 0 to 99, not -1"),
        ("[player]\ncoins = 'x'", "my.toml: player.coins: must be a whole number, not 'x'"),
        ("[player", "my.toml: not valid TOML"),
        ("[player]\nhats = 1", "my.toml: player.hats: the shipped data has no"),
        ('[found]\n"town.*.lat" = "me"', "found.town.*.lat: the shipped data has no"),
        ("tile = 3", "my.toml: tile: the shipped data has no"),
        ("[player]\ncoins = 1979-05-27", "player.coins: .* is no value of a data file"),
        ("[town.orleans]\nlat = nan", "town.orleans.lat: nan is no value"),
        ("[player]\nmarket = 1", "my.toml: player.market: must hold the own followers"),
        ("[supply.2]\ngoods = 3", "my.toml: supply.2.goods: must fill the 43 spaces"),
        ('[tile.brewery]\nbox = "x"', "tile.brewery.box: the shipped data has no"),
    ],
)
def test_a_bad_correction_is_refused_with_file_entry_and_reason(tmp_path, text, reason):
    mine = tmp_path / "my.toml"
    mine.write_text(text)
    with pytest.raises(BadData, match=reason):
        Setup(players=2, data=mine)


def test_an_effect_can_be_corrected_too():
    setup = Setup(players=2, data={"tile": {"brewery": {"effect": {"en": "Take 9 coins."}}}})
    places = Game(setup, seed="1").state.book.components.places
    assert next(p for p in places if p.id == "brewery").effect.en == "Take 9 coins."


@pytest.mark.parametrize("data", [5, ["x"], "my.toml", "{", "[1]", "[" * 100_000])
def test_data_that_is_no_correction_is_refused(data):
    with pytest.raises(OrleansError):
        Setup(players=2, data=data)


def test_a_missing_file_is_refused():
    with pytest.raises(BadData, match=r"gone\.toml: cannot be read"):
        Setup(players=2, data=Path("gone.toml"))


# --- broken files


def broken(change):
    files = copy.deepcopy(read_files())
    change(files["base/facts.toml"])
    return build(files, {}, "")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d["town"]["blois"].pop("lat"), "base/facts.toml: town.blois.lat: is missing"),
        (lambda d: d["town"]["blois"].update(lat="x"), "town.blois.lat: must be a number"),
        (lambda d: d["town"].update(blois=3), "town.blois: must be a table"),
        (lambda d: d["good"].pop("wine"), "good: must list grain, cheese, wine"),
        (lambda d: d["tile"]["brewery"].update(hat=1), "tile.brewery.hat: is not known here"),
        (lambda d: d["tile"]["brewery"].update(category="III"), "'III' is none of I, II"),
        (lambda d: d["tile"]["brewery"]["name"].pop("fr"), "tile.brewery.name.fr: is missing"),
        (lambda d: d["tile"]["brewery"]["name"].update(fr=""), "must not be empty"),
        (
            lambda d: d["connection"]["blois_tours_water"].update(towns=["blois", "blois"]),
            "connection.blois_tours_water.towns: must name two different towns",
        ),
        (lambda d: d["development"].update(stars=[1, 2]), "development.stars: must begin with 0"),
        (lambda d: d["track"]["knights"].update(follower="monk"), "track.knights.follower"),
        (
            lambda d: d["track"]["knights"].update(bonus=[99]),
            "knights.bonus: 99 is no number",
        ),
        (lambda d: d["supply"].update({"9": {}}), "supply.9: must be a number of players"),
        (lambda d: d["edition"]["dlp"].update(players=[4, 2]), "edition.dlp.players"),
        (lambda d: d["edition"]["dlp"].update(tiles="some"), "edition.dlp.tiles"),
        (lambda d: d["hourglass"].update(A=["rain"]), "hourglass.A: 'rain' is none of"),
        (lambda d: d.pop("development"), "development: is missing"),
        (lambda d: d.pop("supply"), "supply: has no entries"),
    ],
)
def test_a_broken_file_is_refused_with_file_entry_and_reason(change, reason):
    with pytest.raises(BadData, match=reason):
        broken(change)


# --- scenarios


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
