"""The stack of the module "events": which tiles come, Silentium, Vacation, the variant."""

from textwrap import dedent

import pytest
from trade_intrigue import ALL, A, C, D, in_round_of

from helpers import at, check_pieces, go, in_bag, outcomes, stands
from orleans import NATURE, BadSetup, Game, Setup
from orleans.notation import read_position
from orleans.notation.words import Words


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


def before_the_next_tile(rounds, event, last_event="silentium"):
    """Phase 7 of a round; chance is left to the test."""
    head = f"modules: events\nlast_event: {last_event}\n"
    text = f"{head}phase: start-player\nround: {rounds}\nevent: ti-{event}"
    return at(text, ask_chance=True)


# --- the stack


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_stack_is_silentium_four_tiles_of_each_letter_and_silentium(players):
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
    assert outcomes(game) == [f"reveal {tile}" for tile in A]
    assert {weight for _, weight in game.odds()} == {1}


def test_when_the_fourth_of_a_letter_has_come_the_others_stay_in_the_box():
    """Ruling 69: and everybody knows it."""
    game = before_the_next_tile(4, "tax-a")
    assert len(outcomes(game)) == 5  # of the five one comes
    game.play(NATURE, outcomes(game)[2])
    assert not hour_glass(game) & set(A)
    assert hour_glass(game) == {*ALL[8:], "ti-silentium-last"}
    for seat in (0, 1, None):
        assert game.view(seat).table.hourglass == game.state.hourglass
    assert read_position(game.position()) == game.state


def test_before_the_fourth_every_tile_that_has_not_come_may_still_come():
    """Ruling 69."""
    game = before_the_next_tile(3, "tax-a")
    game.play(NATURE, outcomes(game)[0])
    assert len(hour_glass(game) & set(A)) == 5


@pytest.mark.parametrize(("tile", "round_"), [("silentium", 1), ("silentium-last", 18)])
def test_silentium_does_nothing(tile, round_):
    text = f"""
        players: 2
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


@pytest.mark.parametrize("tile", [*ALL, "ti-silentium", "ti-silentium-last"])
def test_every_tile_is_named_and_explained_in_every_language(tile):
    game = in_round_of(tile.removeprefix("ti-"), "phase: planning\n0 market: monk")
    said = {Words(game.state.book, language).event(game.state) for language in ("en", "de", "fr")}
    assert len(said) == 3
    assert not any("{" in words for words in said)


# --- the variant


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
    game = before_the_next_tile(13, "plague-c", last_event=VARIANT)
    seven = [tile for tile in D if VARIANT not in tile]
    assert outcomes(game) == [f"reveal {tile}" for tile in seven]
    assert "ti-peasant-uprising-d" in hour_glass(game)


def test_in_the_variant_four_of_the_seven_come_before_the_uprising():
    game = before_the_next_tile(16, "tithe-d", last_event=VARIANT)
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


# --- Vacation


def test_vacation_is_replaced_at_once_in_the_same_round():
    game = before_the_next_tile(9, "tax-b")
    assert "skip ti-vacation-c" in outcomes(game)
    assert "reveal ti-vacation-c" not in outcomes(game)
    assert len(outcomes(game)) == 8
    game.play(NATURE, "skip ti-vacation-c")
    assert game.actors == (NATURE,)
    assert outcomes(game) == [f"reveal {t}" for t in C if "vacation" not in t]
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
    assert hour_glass(game) == {*D, "ti-silentium-last"}
    assert read_position(game.position()) == game.state


def test_vacation_as_the_fourth_of_its_letter_brings_the_next_letter():
    game = before_the_next_tile(12, "plague-c")
    game.play(NATURE, "skip ti-vacation-c")
    assert outcomes(game) == [f"reveal {tile}" for tile in D]
    game.play(NATURE, "reveal ti-tithe-d")
    assert (game.state.round, event(game)) == (13, "ti-tithe-d")
    assert hour_glass(game) == {*D, "ti-silentium-last"} - {"ti-tithe-d"}
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
