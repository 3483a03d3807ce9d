"""The table of kinds and what is derived from it."""

from orleans.pieces import (
    ALL_TYPES,
    FOLLOWER_NAMES,
    GEAR,
    HOMES,
    IS_NEUTRAL,
    KIND_NAMES,
    KINDS,
    MONK,
    NEUTRAL_KINDS,
    NEUTRAL_STANDS,
    NO_FOLLOWERS,
    NOBODY,
    OWN_KINDS,
    OWN_OF,
    REPLACES,
    TYPE_OF,
    has_neutrals,
)


def test_neutral_kinds_come_first_in_the_order_of_types():
    assert NEUTRAL_KINDS == ALL_TYPES
    assert KIND_NAMES[: len(ALL_TYPES)] == FOLLOWER_NAMES
    assert [TYPE_OF[kind] for kind in NEUTRAL_KINDS] == list(ALL_TYPES)


def test_every_own_kind_is_found_by_its_type():
    for kind in OWN_KINDS:
        assert OWN_OF[TYPE_OF[kind]] == kind
        assert KIND_NAMES[kind] == f"own-{FOLLOWER_NAMES[TYPE_OF[kind]]}"
    assert OWN_OF[MONK] == NOBODY


def test_what_stands_on_a_space_is_neutral_or_not():
    assert [NEUTRAL_STANDS[kind + 1] for kind in range(KINDS)] == list(IS_NEUTRAL)
    assert not NEUTRAL_STANDS[0]
    assert not NEUTRAL_STANDS[GEAR]


def test_monks_replace_others_and_followers_go_home_to_the_bag():
    """The Plague Doctor does so too; he is no follower and has a home of his own."""
    doctor = KIND_NAMES.index("plague-doctor")
    assert [kind for kind in range(KINDS) if REPLACES[kind]] == [MONK, doctor]
    assert [kind for kind in range(KINDS) if HOMES[kind]] == [doctor]
    assert [KIND_NAMES[kind] for kind in NO_FOLLOWERS] == ["corpse", "plague-doctor"]


def test_a_bag_of_own_followers_has_no_neutral_one():
    bag = [0] * KINDS
    bag[OWN_KINDS[0]] = 1
    assert not has_neutrals(bag)
    bag[MONK] = 1
    assert has_neutrals(bag)
