"""The Plague: the Plague Doctor."""

import pytest
from plague import DOCTOR, at, event

from helpers import BUSY, check_read_back, go, in_bag, me, options, stands, tiles
from orleans import IllegalMove


def planning(text="", name="income-a", **more):
    return at(f"phase: planning\n0 board: {DOCTOR}\n{text}", name, **more)


def spaces_for(game, kind="plague-doctor", seat=0):
    start = f"place {kind} "
    return [move.removeprefix(start) for move in options(game, seat) if move.startswith(start)]


def test_he_replaces_any_follower_monks_too():
    game = planning()
    found = spaces_for(game)
    assert {"castle.0", "monastery.0", "infirmary.0", "village.2"} <= set(found)
    go(game, "0 place plague-doctor monastery.0")
    assert (stands(game, "monastery.0"), stands(game, "sickbed.0")) == ("plague-doctor", "-")
    assert spaces_for(game) == []


def test_he_comes_besides_those_who_are_drawn():
    game = at(f"phase: followers\n0 board: {DOCTOR}\n0 bag: 5 knight")
    assert options(game, 0)[-1] == "draw 4"


def test_he_returns_to_the_infirmary_after_the_action_and_the_others_to_the_bag():
    game = at("0 board: castle farmer plague-doctor trader")
    go(game, "0 use castle")
    assert stands(game, "sickbed.0") == "plague-doctor"
    assert (in_bag(game, "farmer"), in_bag(game, "plague-doctor")) == (1, 0)
    check_read_back(game)


def test_he_may_be_picked_up_again_while_planning():
    game = planning("0 market: knight\n1 market: knight")
    go(game, "0 place plague-doctor castle.1")
    game.pick_up(0, game.state.book.moves.parse("place plague-doctor castle.1"))
    assert stands(game, "sickbed.0") == "plague-doctor"


def test_he_is_never_in_the_town_hall_and_no_follower():
    """Ruling 166."""
    assert not [space for space in spaces_for(planning()) if space.startswith("town-hall")]
    game = event("development-tax-d", f"0 coins: 0\n0 unbuilt: 0\n0 board: {DOCTOR}; {BUSY}")
    assert "give follower" not in options(game, 0)
    game = event("arson-d", "0 tiles: winery\n0 board: winery plague-doctor -")
    assert (tiles(game), stands(game, "sickbed.0")) == ([], "plague-doctor")


def test_a_doctor_who_was_not_used_stays_on_his_space():
    """Ruling 167."""
    game = event("income-a", "0 board: castle farmer plague-doctor -")
    assert stands(game, "castle.1") == "plague-doctor"


def test_in_a_quarantine_he_is_not_placed_and_his_action_not_used():
    """Ruling 167."""
    game = planning("0 market: knight\n1 market: knight", "quarantine-d")
    assert spaces_for(game) == []
    said = "The Plague Doctor may not be used this round"
    assert said.lower() in game.why_not(0, "place plague-doctor castle.1").lower()
    game = at(
        "0 board: castle farmer plague-doctor trader; wagon farmer trader knight", "quarantine-d"
    )
    assert "use castle" not in options(game, 0)
    assert "use wagon" in options(game, 0)
    with pytest.raises(IllegalMove, match="may not be used this round"):
        game.play(0, "use castle")


def test_a_plague_card_keeps_him_at_home_until_round_3():
    text = "plague-cards: late-doctor\n0 market: knight\n1 market: knight\n"
    assert spaces_for(planning(text + "round: 2")) == []
    hourglass = "hourglass: " + ", ".join(
        f"plague-{name}-a" for name in ("harvest", "training", "consolation", "indulgence")
    )
    rest = ", ".join(
        f"plague-{name}-{letter}"
        for letter, tiles_ in (
            ("b", "bon-voyage sabotage trading-day exorcism closing-day rat-infestation"),
            ("c", "malfunction goods-tax curfew grave-goods retraining peasant-uprising"),
            ("d", "rat-infestation arson development-tax fast-travel wake quarantine"),
        )
        for name in tiles_.split()
    )
    later = f"{text}round: 3\n{hourglass}, {rest}, plague-victory-over-plague-last"
    assert "castle.0" in spaces_for(planning(later))


def test_where_he_stands_on_tiles():
    """Ruling 168: also instead of a missing type in the Theatre; not where guests were sent."""
    game = planning("0 tiles: theatre, church, medicinal-spring, gaming-room, school")
    found = set(spaces_for(game))
    assert {"theatre.0", "theatre.6", "medicinal-spring.0"} <= found
    assert [space for space in found if space.startswith("church")]
    assert "medicinal-spring.1" not in found
    assert not [space for space in found if space.startswith("gaming-room")]


def test_before_the_outbreak_nobody_has_him():
    game = at("phase: planning\nround: 1\n0 market: knight\n1 market: knight", "outbreak")
    assert spaces_for(game) == []
    assert me(game).spaces.count(13) == 0
