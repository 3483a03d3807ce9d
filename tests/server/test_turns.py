"""Who may use a worker next. Nobody keeps the others waiting for long."""

import asyncio

from table_client import run_apart

from orleans.server.turns import SHORT, QueuedTask, Turns

LONG = 60_000


def starts(workers, *tasks, run=5):
    """Let (person, table, ms, address) come at once; the names in the order of their turns.

    A short task is done at once. A long one goes on until the others have had their chance.
    """

    async def one(turns, order, task):
        ms = task.ms  # as it is asked for
        await turns.enter(task)
        order.append(f"{task.person}/{task.table}")
        for _ in range(run if ms <= SHORT else 10 * len(tasks)):
            await asyncio.sleep(0)
        turns.leave(task)

    async def all_of_them():
        turns, order = Turns(workers), []
        await asyncio.gather(*[one(turns, order, QueuedTask(*task)) for task in tasks])
        return order

    return run_apart(all_of_them())


def test_ten_tables_with_long_thoughts_leave_a_worker_for_the_others():
    eve = [(f"eve {n}", f"{n}", LONG) for n in range(10)]
    ann = [("ann", "hers", 500)] * 3
    order = starts(2, *eve, *ann)
    assert order[:4] == ["eve 0/0", *["ann/hers"] * 3]
    assert len(order) == 13


def test_persons_take_turns():
    eve = [("eve", f"{n}", 500) for n in range(6)]
    order = starts(1, *eve, ("ann", "hers", 500), ("bob", "his", 500))
    assert set(order[1:3]) == {"ann/hers", "bob/his"}


def test_people_of_one_address_take_the_turns_of_one():
    """Anybody can be thirty people; the others wait for one of them."""
    eves = [(f"eve {n}", f"{n}", 500, "203.0.113.7") for n in range(30)]
    order = starts(1, *eves, *[("ann", f"hers {n}", 500, "203.0.113.8") for n in range(2)])
    assert max(order.index(f"ann/hers {n}") for n in range(2)) <= 4


def test_tables_of_one_person_take_turns():
    order = starts(1, *[("ann", "one", 500)] * 4, ("ann", "two", 500))
    assert order.index("ann/two") <= 1


def test_short_tasks_come_first():
    order = starts(1, ("a", "1", 100), ("b", "2", LONG), ("c", "3", 2000), ("d", "4", 50))
    assert order == ["a/1", "d/4", "c/3", "b/2"]


def test_many_long_thoughts_are_shortened():
    """The more wait for one, the less each has."""

    async def granted(others):
        turns, first = Turns(2), QueuedTask("first", "", LONG)
        await turns.enter(first)
        tasks = [QueuedTask(f"{n}", f"{n}", LONG) for n in range(others + 1)]
        entering = [asyncio.ensure_future(turns.enter(task)) for task in tasks]
        await asyncio.sleep(0)
        turns.leave(first)
        await entering[0]
        for one in entering:
            one.cancel()
        return tasks[0].ms

    alone, few, many = (run_apart(granted(others)) for others in (0, 9, 1000))
    assert alone == LONG
    assert few == LONG // 10
    assert many == SHORT


def test_whoever_gives_up_leaves_the_queue():
    async def give_up():
        turns = Turns(1)
        first, second, third = (QueuedTask(name, "", 100) for name in "abc")
        await turns.enter(first)
        waiting = asyncio.ensure_future(turns.enter(second))
        last = asyncio.ensure_future(turns.enter(third))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        turns.leave(first)
        await last
        turns.leave(third)
        return turns._running, turns._waiting

    assert run_apart(give_up()) == ([], [])
