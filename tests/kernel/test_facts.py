"""The data files: complete, labelled, and refused with a reason when broken."""

import copy
import dataclasses
import fnmatch
from pathlib import Path

import pytest

from orleans import BadData, Game, OrleansError, Setup
from orleans.boxes import effect_of, make_book
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
    assert len(C.deck("order")) == 23
    assert len({order.town for order in C.deck("order")}) == 23
    assert {order.points for order in C.deck("order")} <= set(range(7, 23))
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
    printed = [v for v in values if v.path.startswith("card.") or v.path.endswith(".spaces")]
    printed = [v for v in printed if not v.path.endswith(".deck")]
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


def test_a_correction_of_version_06_names_a_section_as_it_was_called_then():
    """Orders had a section of their own; a record keeps its corrections as they are."""
    old = {"order": {"order-03": {"points": 20}}}
    game = Game(Setup(players=2, modules=("orders",), data=old), seed="1")
    assert game.state.book.components.deck("order")[2].points == 20
    again = Game.replay(game.record())
    assert again.setup.data == game.setup.data == '{"order.order-03.points": 20}'
    with pytest.raises(BadData, match=r"corrections: card\.order-03\.points: must be from 0 to 99"):
        Setup(players=2, data={"order": {"order-03": {"points": 100}}})


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
        (
            lambda d: d.update(card={"plain": {"deck": "none"}}),
            "card.plain.name: must have a name, or the town that it is called by",
        ),
        (lambda d: d.pop("supply"), "supply: has no entries"),
        (lambda d: d.update(scenaro={}), "base/facts.toml: scenaro: is not known here"),
    ],
)
def test_a_broken_file_is_refused_with_file_entry_and_reason(change, reason):
    with pytest.raises(BadData, match=reason):
        broken(change)


def test_an_event_that_nobody_has_programmed_is_refused():
    card = dataclasses.replace(load().events[0], id="hail")
    with pytest.raises(BadData, match=r"^base/facts.toml: event.pilgrimage: no box says"):
        effect_of(card)
