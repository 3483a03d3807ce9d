"""The Plague: setup, modules, hour glass and scoring."""

from collections import Counter

import pytest
from plague import (
    PLAGUE,
    A,
    B,
    C,
    D,
    afflictions,
    at,
    corpses,
    display,
    hand,
    left,
)

from helpers import check_pieces, check_read_back, me, stands
from orleans import BadPosition, BadSetup, Game, Setup
from orleans.boxes.base.rounds import rounds_to_come
from orleans.facts.loader import load
from orleans.kernel.frames import STEPS
from orleans.notation.words import Words

CARDS = load("").deck("indulgence")


def prepared(players=2, **more):
    return Game(Setup(players=players, modules=("plague",), **more), seed="setup")


def category(game, name):
    places = game.state.book.components.places
    return [tile for tile in game.state.offer if places[tile].category == name]


# --- the hour glass


def test_26_tiles_of_which_18_make_a_game():
    """Outbreak, four each of A, B, C and D, Victory over Plague."""
    game = prepared()
    stacks = game.state.book.stacks_of_time
    named = game.state.book.components.hourglass.tiles
    assert [(len(stack), draws) for stack, draws in stacks] == [(1, 1), *[(6, 4)] * 4, (1, 1)]
    assert game.state.book.rounds == 18
    assert named[stacks[0][0][0]].id == "plague-outbreak"
    assert named[stacks[-1][0][0]].id == "plague-victory-over-plague-last"
    for (stack, _), letter, events in zip(stacks[1:5], "abcd", (A, B, C, D), strict=True):
        assert {named[tile].id for tile in stack} == {f"plague-{one}-{letter}" for one in events}


def test_nearly_every_tile_brings_corpses():
    hourglass = load("").hourglass
    glass = next(glass for glass in hourglass.glasses if glass.module == "plague")
    numbers = [*sum(glass.stacks, ()), glass.lasts[0][1]]
    brought = [hourglass.tiles[tile].brings for tile in numbers]
    assert (len(brought), sum(brought), max(brought)) == (26, 31, 2)
    assert brought.count(0) == 3  # Outbreak, Wake, Victory over Plague


# --- modules (ruling 159)


@pytest.mark.parametrize("other", ["events", "trade", "intrigue"])
def test_it_has_events_and_deeds_of_its_own(other):
    with pytest.raises(
        BadSetup, match=f"plague and {other} are not played together: The Plague has"
    ):
        Setup(modules=("plague", other))


def test_orders_may_be_added():
    game = Game(Setup(players=2, modules=("orders", "plague")), seed="1")
    assert game.scores()[0].sources.keys() >= {"orders", "indulgence", "corpses"}


# --- place tiles


@pytest.mark.parametrize(("players", "number"), [(2, 10), (3, 10), (4, 10), (5, 12)])
def test_ten_place_tiles_of_each_category_are_on_offer_twelve_with_five_players(players, number):
    game = prepared(players)
    assert [len(category(game, name)) for name in ("I", "II")] == [number, number]


@pytest.mark.parametrize("edition", ["dlp", "capstone"])
def test_an_older_edition_has_fewer_tiles_and_lays_out_ten_of_them_too(edition):
    """Ruling 193."""
    game = prepared(4, edition=edition)
    assert [len(category(game, name)) for name in ("I", "II")] == [10, 7]
    game = prepared(4, edition=edition, tiles="all")
    assert len(category(game, "I")) > 10


def test_three_tiles_are_out_and_three_come_in():
    def pool(*modules):
        book = Game(Setup(players=2, modules=modules), seed="1").state.book
        return {book.components.places[tile].id for tile in book.tiles}

    assert pool() - pool("plague") == {"sacristy", "brasserie", "gunpowder-tower"}
    assert pool("plague") - pool() == {"cemetery", "back-door", "medicinal-spring"}
    with pytest.raises(BadSetup, match="the place tile cemetery needs the module plague"):
        Setup(tiles="cemetery")


# --- what everybody gets


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_an_infirmary_two_secret_cards_and_no_doctor_yet(players):
    game = prepared(players)
    backs = {card.id: card.back for card in CARDS}
    for seat in range(players):
        assert sorted(backs[card] for card in hand(game, seat)) == ["A", "B"]
        assert stands(game, "sickbed.0", seat) == "-"
        assert "infirmary" in [
            game.state.book.components.places[n].id for n in me(game, seat).layout.places
        ]
    assert [backs[card] for card in display(game)] == ["C", "C"]
    assert len(afflictions(game)) == 3
    check_pieces(game.state)
    check_read_back(game)


def test_46_corpses_are_in_the_supply():
    assert left(at()) == 46
    assert left(at("0 bag: 2 corpse\n1 market: corpse")) == 43
    with pytest.raises(BadPosition, match=r"line [0-9]+: there are 46 corpses, not more"):
        at("0 bag: 40 corpse\n1 bag: 7 corpse")
    with pytest.raises(BadPosition, match=r"line [0-9]+: seat 0 has no Cemetery"):
        at("0 cemetery: yes")


def test_40_cards_of_five_kinds():
    kinds = Counter(card.test for card in CARDS)
    given = [kinds.pop(kind) for kind in ("pilgrimage", "donate", "build", "deliver")]
    assert (len(CARDS), given, sum(kinds.values())) == (40, [7, 11, 6, 5], 11)
    assert Counter(card.back for card in CARDS) == {"A": 8, "B": 8, "C": 24}
    assert len(load("").deck("plague-card")) == 15


# --- the first round and the end


def test_outbreak_brings_the_doctor_and_a_corpse_into_the_market():
    game = at("round: 1\nphase: event", "outbreak", ask_chance=True)
    assert [stands(game, "sickbed.0", seat) for seat in (0, 1)] == ["plague-doctor"] * 2
    assert [corpses(game, seat) for seat in (0, 1)] == [(0, 1, 0)] * 2
    game = at("round: 1\nphase: event\n0 bag: 46 corpse", "outbreak", ask_chance=True)
    assert [corpses(game, seat) for seat in (0, 1)] == [(46, 0, 0), (0, 0, 0)]  # none is left


def test_victory_over_plague_does_nothing_and_ends_the_game():
    game = at(
        "round: 18\nphase: event\n0 market: corpse\n0 coins: 3",
        "victory-over-plague-last",
    )
    assert game.over
    assert (corpses(game), me(game).coins) == ((0, 1, 0), 3)


def test_cards_give_points_and_corpses_cost_one_each():
    game = at(
        """
        round: 18
        phase: start-player
        0 tiles: cemetery
        0 bag: 2 corpse
        0 market: 3 corpse
        0 cemetery: yes
        0 cards: donate-1-grain
        0 fulfilled: donate-10-coins, pilgrimage-vierzon
        """,
        "victory-over-plague-last",
    )
    sources = game.scores()[0].sources
    assert (sources["indulgence"], sources["corpses"]) == (11 + 2, -6)
    assert game.scores()[1].sources["corpses"] == 0


def test_a_lost_round_leaves_17():
    """Ruling 185: one tile of A less comes, and nobody sees which."""
    game = at("plague-cards: lost-round\nround: 1\nphase: start-player", "outbreak")
    assert rounds_to_come(game.state) == 15  # and one has begun
    assert len(game.state.hourglass) == 24
    usual = at("round: 1\nphase: start-player", "outbreak")
    assert rounds_to_come(usual.state) == 16


def test_the_phases_of_a_round():
    game = Game(PLAGUE, seed="round", ask_chance=True)
    assert [STEPS[frame[0]].name for frame in game.state.book.phases] == [
        "hour-glass",
        "corpse-levy",
        "census",
        "relief",
        "followers",
        "actions",
        "event",
        "corpses",
        "start-player",
    ]


def test_every_move_and_every_card_is_said_in_every_language():
    for language in ("en", "de", "fr"):
        game = prepared()
        words = Words(game.state.book, language)
        for move in game.state.book.numbering().moves:
            assert words.move(move)
        for card in game.state.book.components.cards:
            assert words.name("card", card.id)


def test_nothing_of_this_is_there_without_the_module():
    game = Game(Setup(players=2), seed="1")
    for word in ("sickbed", "cards", "cemetery", "plague-doctor"):
        assert word not in game.position()
    known = [game.text(move) for move in game.state.book.numbering().moves]
    assert not [text for text in known if "corpse" in text or "doctor" in text]
