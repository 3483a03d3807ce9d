"""The soak: other games each time, over every setup that can be played."""

from dataclasses import fields

import pytest

from orleans import Setup
from orleans.facts.loader import load
from orleans.sim import soak

MODULES = ("orders", "events", "trade", "intrigue")


def test_every_option_of_a_setup_is_tried():
    assert {field.name for field in fields(Setup)} - {"data", "rules"} == set(soak.options())


def test_every_setup_is_known_once():
    known = soak.setups()
    assert len(set(known)) == len(known)
    facts = load()
    assert {setup.scenario for setup in known} == {steps[0].id for steps in facts.scenarios}
    assert {name for setup in known for name in setup.modules} == {m.id for m in facts.modules}
    for wanted in (
        Setup(2, "dlp"),
        Setup(5, "capstone", planning="order", tiles="all"),
        Setup(3, modules=("orders", "trade")),
        Setup(5, modules=MODULES, last_event="peasant-uprising", tiles="all"),
    ):
        assert wanted in known
    assert all(setup.modules for setup in soak.setups("modules"))
    assert {setup.scenario for setup in soak.setups("goals")} == {
        steps[0].id for steps in facts.scenarios if steps[0].goals
    }
    assert all("plague" in setup.modules for setup in soak.setups("plague"))
    assert all(setup.scenario == "tours" for setup in soak.setups("tours"))


def test_each_setup_is_played_once_before_one_comes_again():
    known = soak.setups()
    played = [soak.setup_of(number, "a") for number in range(len(known), len(known) + 50)]
    assert len(set(played)) == 50
    assert played != [soak.setup_of(number, "b") for number in range(len(known), len(known) + 50)]


def test_a_game_is_played_again_by_its_seed_and_number():
    counts = soak.soak_game(3, "again")
    assert sum(counts.values()) > 100
    assert soak.soak_game(3, "again") == counts
    assert soak.soak_game(3, "other") != counts


def test_it_tells_its_seed_and_takes_it(capsys):
    seeds = set()
    for _ in range(2):  # no game: what a new seed brings is found by `make soak`
        soak.main(["--games", "0"])
        first = capsys.readouterr().out
        seeds.add(first.split()[-1])
        assert f"seed {first.split()[-1]}\n" in first.splitlines(keepends=True)[0]
    assert len(seeds) == 2
    played = []
    for _ in range(2):
        soak.main(["--games", "1", "--seed", "known"])
        played.append(capsys.readouterr().out.splitlines())
    assert played[0][2] == played[1][2]
    assert played[0][0].endswith("seed known")


def test_a_fault_tells_how_to_play_it_again(monkeypatch):
    monkeypatch.setattr(soak, "faults", lambda table: ["a piece is missing"])
    monkeypatch.setattr(soak, "RANDOM_GAMES", 1)
    with pytest.raises(AssertionError) as error:
        soak.soak_game(7, "bad")
    assert "a piece is missing" in str(error.value)
    assert "orleans record" in str(error.value)
    assert "--seed bad --game 7" in str(error.value)
