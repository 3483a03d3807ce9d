"""Sums and searches, whose compiled code is another than the plain one."""

from random import Random

from orleans import Game, Setup
from orleans.kernel.counting import find, of_filled, some, some_filled, total, without


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


def test_some_means_that_one_is_not_zero():
    assert not some(())
    assert not some((0, 0))
    assert some((0, 3))


def test_spaces_count_up_to_the_end():
    spaces = bytearray((0, 7, 0, 100, 2))
    assert of_filled((10, 11, 12, 13, 14), spaces, 4) == [11, 13]
    assert of_filled((10, 11, 12, 13, 14), spaces, 1) == []
    assert some_filled(spaces, 2)
    assert not some_filled(spaces, 1)


def test_the_places_that_are_filled():
    book = Game(Setup(players=2, edition="capstone", tiles="all"), "filled").state.book
    rng = Random(1)
    found = 0
    for n in range(200):
        layout = book.layout(tuple(sorted(rng.sample(book.tiles, n % 8))))
        spaces = bytearray(book.spaces)
        for space in layout.spaces:
            spaces[space] = rng.choice((0, 0, 0, 1, 100))
        filled = [place for place in layout.actions if book.activated(spaces, place)]
        assert layout.filled(spaces) == filled
        assert layout.some_filled(spaces) == bool(filled)
        found += bool(filled)
    assert 0 < found < 200
