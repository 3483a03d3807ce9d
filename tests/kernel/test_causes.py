"""Causes are registered like verbs; overlaps are refused."""

import pytest

from orleans import Setup
from orleans.boxes import make_book
from orleans.boxes.base.causes import BY_EVENT, CENSUS
from orleans.boxes.trade_intrigue.causes import BY_BRIBE
from orleans.kernel.causes import BLOCK, CAUSES, CauseKind, add_causes, causes
from orleans.sim.report import columns, earned_card

NAMES = make_book(Setup()).moves.domains["cause"]


@pytest.mark.parametrize(
    "wrong",
    [
        CauseKind(CENSUS, "another"),  # a number that is taken
        CauseKind(BY_EVENT, "another", "place"),
        CauseKind(BY_EVENT + 1, "another", "place"),  # within the block of another
        CauseKind(20, "another", "place"),  # among the causes without things
        CauseKind(BLOCK * 30, "another"),  # the other way round
        CauseKind(30, "census"),  # a name that is taken
    ],
    ids=lambda kind: f"{kind.number} {kind.name} {kind.of}",
)
def test_causes_that_overlap_are_refused(wrong):
    with pytest.raises(ValueError, match=wrong.name):
        add_causes(wrong)
    assert "another" not in CAUSES


def test_every_cause_has_one_number_and_one_name():
    assert len({*NAMES.values()}) == len(NAMES)
    assert NAMES[CENSUS] == "census"
    deeds = make_book(Setup()).components.deeds
    fraud = next(n for n, deed in enumerate(deeds) if deed.id == "fraud")
    assert NAMES[BY_BRIBE + fraud] == "bribe:fraud"


def test_things_that_find_no_room_are_refused():
    crowd = dict.fromkeys(range(BLOCK + 1), "x")
    of = {kind.of: crowd for kind in CAUSES.values() if kind.of}
    with pytest.raises(ValueError, match="more than 1000 things"):
        causes(of)


def test_reports_have_a_column_for_what_is_registered_with_one():
    assert {"place", "deed", "event", "order", "bribe", "struck"} == {*columns()}
    used = {"times": 1.0, "points": 8.0, "each": 8.0}
    result = {"bots": ["a"], "earned": {"a": {"order order-03": used, "bribe fraud": used}}}
    orders = earned_card(result, "order", columns()["order"])
    assert "Orders" in orders
    assert "Briare" in orders
    assert "All, by use" in orders
    bribes = earned_card(result, "bribe", columns()["bribe"])
    assert "Fraud" in bribes
    assert "All, by use" not in bribes
    assert earned_card(result, "struck", columns()["struck"]) == ""
