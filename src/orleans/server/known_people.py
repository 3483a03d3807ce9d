"""The people who have called lately, in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import replace

from orleans.server.clock import now_ms
from orleans.server.people import HOUR, Person, change_person, find_person, hashed, touch
from orleans.server.store import Store

MOST = 10_000


class KnownPeople:
    def __init__(
        self, store: Store, spawn: Callable[[Coroutine[object, object, None]], None]
    ) -> None:
        self.store, self.spawn = store, spawn
        self._by_key: OrderedDict[str, Person] = OrderedDict()  # by the hash of their key

    async def find(self, key: str) -> Person | None:
        """Return the person with this key."""
        key_hash = hashed(key)
        if key_hash in self._by_key:
            self._by_key.move_to_end(key_hash)
            found: Person | None = self._by_key[key_hash]
        else:
            found = await self.store.read(lambda c: find_person(c, key_hash))
        if found:
            self.remember(key_hash, self._seen(found))
        return found

    def _seen(self, person: Person) -> Person:
        """Note to the hour when a session was used."""
        now = now_ms()
        if now - person.used_at < HOUR:
            return person
        self.spawn(self.store.write(lambda c: touch(c, person.session, now)))
        return replace(person, used_at=now)

    async def fresh(self, person: Person) -> Person:
        """Return a person as the database knows them now."""
        return await self.store.read(lambda c: change_person(c, person, {}))

    def remember(self, key_hash: str, person: Person) -> None:
        self._by_key[key_hash] = person
        while len(self._by_key) > MOST:
            self._by_key.popitem(last=False)

    def forget(self, person: str) -> None:
        for key_hash in [k for k, known in self._by_key.items() if known.id == person]:
            del self._by_key[key_hash]

    def clear(self) -> None:
        self._by_key.clear()
