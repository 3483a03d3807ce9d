"""Sacristy and Brasserie against every tile of the module "events"."""

from textwrap import dedent

import pytest
from trade_intrigue import ALL, phase_six

from helpers import check_pieces, go, me, options, outcomes, stands, stock
from orleans import NATURE
from orleans.pieces import GEAR

# Each harmful event with something to lose.
HARMFUL = {
    "harvest-a": "",
    "tax-a": "",
    "tax-b": "",
    "harvest-b": "",
    "trip-b": "",
    "retraining-b": "",
    "malfunction-c": "0 gears: 1",
    "torture-c": "",
    "plague-c": "0 bag: monk",
    "book-fire-c": "0 development: 5",
    "goods-tax-c": "",
    "dues-d": "",
    "technology-tax-d": "0 board: sacristy monk; ship gear - -",
    "summoning-d": "0 merchant: tours",
    "harvest-d": "",
    "famine-d": "0 bag: monk",
    "capitation-tax-d": "",
    "tithe-d": "",
}
# And those with nothing to lose, or nothing at all.
HARMLESS = {
    "indulgence-a": "",
    "training-a": "",
    "bon-voyage-a": "",
    "conference-a": "",
    "crusade-a": "",
    "strike-a": "",
    "trip-b": "0 merchant: tours",
    "income-b": "",
    "fishing-grounds-b": "",
    "wedding-b": "",
    "sabotage-b": "",
    "amnesty-c": "",
    "malfunction-c": "",
    "trading-day-c": "0 stations: tours",
    "plague-c": "",
    "book-fire-c": "",
    "technology-tax-d": "0 gears: 2",
    "summoning-d": "",
    "peasant-uprising-d": "",
    "tithe-d": "0 coins: 9",
    "silentium": "",
}


def sheltered(tile, more, **said):
    """Seat 0 has a monk in the Sacristy, and cheese and wine on the Brasserie."""
    text = """
        0 tiles: sacristy, brasserie
        0 coins: 20
        0 goods: 2 cheese, 2 wine
        0 stock: 2 brasserie-cheese, 2 brasserie-wine
        0 board: sacristy monk
        """
    return phase_six(tile, dedent(text) + more, **said)


def test_every_event_is_harmful_or_not():
    known = {tile.removeprefix("ti-") for tile in ALL}
    assert known == (HARMFUL.keys() | HARMLESS.keys() | {"vacation-c"}) - {"silentium"}


def belongings(game):
    mine = me(game)
    return (
        mine.coins,
        mine.goods[:],
        mine.development,
        mine.stations,
        mine.gears,
        mine.spaces.count(GEAR),
        mine.town,
        sum(mine.bag) + sum(mine.market) + sum(0 < stands < GEAR for stands in mine.spaces),
    )


@pytest.mark.parametrize("tile", HARMFUL)
def test_the_sacristy_spares_its_owner_a_harmful_event(tile):
    """Ruling 17."""
    game = sheltered(tile, HARMFUL[tile])
    before = belongings(game)
    assert options(game, 0) == ["protect", "suffer", "drop cheese", "drop wine"]
    go(game, "0 protect")
    assert belongings(game) == before
    assert (stands(game, "sacristy.0"), stock(game, "brasserie-wine")) == ("-", 2)
    assert "suffer" not in options(game, 0)
    check_pieces(game.state)


@pytest.mark.parametrize("tile", HARMFUL)
def test_the_brasserie_spares_its_owner_a_harmful_event_for_a_good(tile):
    """Ruling 39."""
    game = sheltered(tile, HARMFUL[tile])
    before = belongings(game)
    go(game, "0 drop wine")
    after = belongings(game)
    assert (after[0], after[2:]) == (before[0], before[2:])
    assert me(game).goods == [0, 2, 1, 0, 0, 0]
    assert (stands(game, "sacristy.0"), stock(game, "brasserie-wine")) == ("monk", 1)
    check_pieces(game.state)


@pytest.mark.parametrize("tile", HARMFUL)
def test_whoever_does_not_protect_himself_suffers(tile):
    """Ruling 17."""
    game = sheltered(tile, HARMFUL[tile], ask_chance=True)
    before = belongings(game)
    go(game, "0 suffer")
    if game.actors == (NATURE,) and outcomes(game)[0] == "come monk":
        game.play(NATURE, "come monk")
    elif game.actors == (0,):
        assert not {"protect", "suffer"} & set(options(game, 0))
        go(game, f"0 {options(game, 0)[0]}")
    assert belongings(game) != before
    check_pieces(game.state)


@pytest.mark.parametrize("tile", HARMLESS)
def test_nobody_is_asked_for_protection_where_nothing_bad_happens(tile):
    """Rulings 17 and 39."""
    game = sheltered(tile, HARMLESS[tile])
    assert not {"protect", "suffer", "drop wine"} & set(options(game, 0))
