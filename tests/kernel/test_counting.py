"""Sums and searches, whose compiled code is another than the plain one."""

from random import Random

from orleans.kernel.counting import find, total, without


def test_total_is_the_sum():
    assert total([]) == 0
    assert total([3, 0, 4]) == 7


def test_a_number_is_found_where_it_stands_or_would_stand():
    assert find((), 5) == 0
    assert find((2, 5, 9), 5) == 1
    assert find((2, 5, 9), 6) == 2
    assert find((2, 5, 9), 10) == 3
    assert find((2, 5, 9), 2, 2) == 2  # not looked for before the third


def test_without_keeps_what_is_not_among_the_others():
    rng = Random(1)
    for _ in range(100):
        numbers = tuple(sorted(rng.sample(range(20), rng.randrange(12))))
        others = tuple(sorted(rng.sample(range(20), rng.randrange(12))))
        assert without(numbers, others) == [n for n in numbers if n not in others]
