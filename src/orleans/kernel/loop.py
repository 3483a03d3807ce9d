"""The loop of a game: rules, chance and players continue a table, frame by frame."""

from __future__ import annotations

from typing import Final

from orleans.kernel.chance import Chance
from orleans.kernel.frames import NATURE, NOTHING, RULES, SEATS, STEPS, Draw, Frame, Step
from orleans.kernel.story import Happening, Listener, Storyteller
from orleans.kernel.table import Table
from orleans.kernel.view import all_see_the_same, view_of

# The history is a chain (everything before, who, move): copies share it.
History = tuple[object, int, int]
Secrets = tuple[tuple[int, int], ...]  # secret draws: where in the history, and who knows each
NO_SECRETS: Final[Secrets] = ()
NO_MOVE: Final = -1  # the question itself says what it is about


class Loop:
    """A table with the stack at work, and the moves that led to it."""

    __slots__ = (
        "_actors",
        "_chance",
        "_counter",
        "_history",
        "_options",
        "_secrets",
        "_teller",
        "state",
    )

    state: Table

    def __init__(self, state: Table, seed: str, ask_chance: bool) -> None:
        self.state = state
        self._chance = Chance(seed)
        self._counter = -1 if ask_chance else 0  # of the draws; -1: the caller decides them
        self._history: History | None = None
        self._secrets = NO_SECRETS
        self._options = [NOTHING] * len(state.players)  # by seat; empty: to be worked out
        self._actors: tuple[int, ...] = ()
        self._teller: Storyteller | None = None

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now: several while planning, none when the game is over."""
        return self._actors

    def moves(self, seat: int) -> tuple[int, ...]:
        """The legal moves of a seat, complete and sorted; empty if it does not decide now."""
        if seat not in self._actors:
            return NOTHING
        if seat == NATURE:
            return tuple([outcome for outcome, _ in self.odds()])
        return self._options[seat]

    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of the draw that is due, with their weights."""
        if self._actors != (NATURE,):
            return []
        frame = self.state.stack[-1]
        return STEPS[frame[0]].odds(self.state, frame)

    def text(self, move: int) -> str:
        return self.state.book.moves.text(move)

    def history(self) -> list[tuple[int, int]]:
        """Every recorded move, (who, move), oldest first."""
        found = []
        node = self._history
        while node is not None:
            found.append((node[1], node[2]))
            node = node[0]  # type: ignore[assignment]
        found.reverse()
        return found

    def moves_since(self, earlier: Loop) -> list[tuple[int, int]]:
        """The recorded moves that led from an earlier copy of this game to it."""
        found = []
        node = self._history
        while node is not earlier._history:
            if node is None:
                raise ValueError("this game did not come out of the other one")
            found.append((node[1], node[2]))
            node = node[0]  # type: ignore[assignment]
        found.reverse()
        return found

    def secret_moves(self, seat: int | None) -> set[int]:
        """The indices in the history of draws that this seat does not know; none at the end."""
        if self.over:
            return set()
        return {at for at, owner in self._secrets if owner != seat}

    # --- the story

    def listen(self, listener: Listener | None = None) -> None:
        """From now on the game tells its story, to the listener too if there is one.

        It costs time, so other games do not. Copies continue the story, but without the
        listener. The listener does not hear of an undo, but `story` is correct after it.
        """
        if self._teller is None:
            self._teller = Storyteller(self.state, len(self.history()))
        self._teller.listener = listener

    def story(self) -> list[Happening]:
        """What happened since the game began to tell it, as all seats together know it."""
        if self._teller is None:
            return []
        return [happening for happening in self._teller.told if happening.but < 0]

    def story_for(self, seat: int | None) -> list[Happening]:
        """What happened as far as a seat, or a spectator, knows it."""
        if self._teller is None:
            return []
        return [happening for happening in self._teller.told if happening.known_to(seat)]

    @property
    def told_from(self) -> int:
        """The first move of the history that the story tells of; -1 if it tells everything."""
        return len(self.history()) if self._teller is None else self._teller.since

    def forget_story(self, before: int) -> None:
        """Keep only what happened since this move of the history."""
        if self._teller is not None:
            self._teller.begin_at(max(before, self._teller.since))

    # --- step by step

    def _take(self, who: int, move: int) -> None:
        t = self.state
        frame = t.stack[-1]
        if frame[1] != SEATS:
            t.stack.pop()
        else:
            self._options = [NOTHING] * len(self._options)
        self._history = (self._history, who, move)
        if who >= 0:
            self._options[who] = NOTHING
        step = STEPS[frame[0]]
        if who == NATURE and not step.open_outcome:
            self._keep_secret(step, frame)
        if self._teller is not None:
            self._teller.record(t, frame, who, move)
        step.take(t, frame, who, move)

    def _leave(self, who: int, step: Step, finished: bool) -> None:
        """One of several seats has no more options: it is finished, or all are asked again."""
        self._options[who] = NOTHING
        if finished and len(self._actors) > 1:
            at = self._actors.index(who)
            self._actors = self._actors[:at] + self._actors[at + 1 :]
            return
        if finished:
            self.state.stack.pop()
        elif step.shared:
            self._options = [NOTHING] * len(self._options)
        self._settle()

    def _settle(self) -> None:
        """Let the rules and chance continue until a player has a real choice (ruling 30)."""
        t = self.state
        stack = t.stack
        teller = self._teller
        while stack:
            frame = stack[-1]
            number, who, _ = frame
            step = STEPS[number]
            if who == RULES:  # as most are
                stack.pop()
                if teller is None:
                    step.run(t, frame)
                else:
                    teller.see(t, frame, RULES, NO_MOVE)
                    step.run_one(t, frame)
            elif who >= 0:
                options = step.options(t, frame, who)
                if len(options) > 1:
                    self._options[who] = tuple(options)
                    self._actors = (who,)
                    break
                stack.pop()
                if options:  # a frame without options is over
                    if teller is not None:
                        teller.see(t, frame, who, options[0])
                    step.take(t, frame, who, options[0])
            elif who == NATURE:
                if self._counter < 0:
                    self._actors = (NATURE,)
                    break
                if teller is not None or not step.open_outcome:
                    move = step.draw(t, frame, self._chance, self._counter)
                    self._counter += 1
                    self._take(NATURE, move)
                    continue
                stack.pop()
                for move in step.draw_on(t, frame, self._chance, self._counter):
                    self._counter += 1
                    self._history = (self._history, NATURE, move)
            elif self._seats_decide(frame):
                break
        else:
            self._actors = ()
        if teller is not None:
            teller.rest(t)

    def _seats_decide(self, frame: Frame) -> bool:
        """Ask the seats that decide at the same time; false when they are done."""
        t = self.state
        step = STEPS[frame[0]]
        actors = step.actors(t, frame)
        for seat in actors:
            if not self._options[seat]:
                self._options[seat] = tuple(step.options(t, frame, seat))
        if not actors:
            t.stack.pop()
            return False
        self._actors = tuple(actors)
        return True

    def _pick(self) -> int:
        """What the seed would draw now."""
        counter = sum(who == NATURE for who, _ in self.history())
        if self._actors != (NATURE,):
            return -1
        frame = self.state.stack[-1]
        return STEPS[frame[0]].draw(self.state, frame, self._chance, counter)

    def _keep_secret(self, step: Step, frame: Frame) -> None:
        """Note that the outcome just drawn is known to the frame's owner only."""
        assert isinstance(step, Draw), "only a `Draw` may be secret"
        self._secrets = (*self._secrets, (len(self.history()) - 1, step.owner(frame)))

    def _refusal(self, seat: int, move: int) -> str:
        """Why a move is refused, with the names behind `|`."""
        t = self.state
        if t.over:
            return "the game is over"
        self.text(move)
        if 0 <= seat < len(t.players) and not all_see_the_same(t):
            t = view_of(t, seat, self._actors).table  # from what the seat may know
        if seat != NATURE and seat not in range(len(t.players)):
            return f"there is no seat {{}}|{seat}"
        frame = t.stack[-1]
        if seat not in self._actors and frame[1] != SEATS:
            if self._actors == (NATURE,):
                return "it is not your turn: chance is to move"
            return f"it is not your turn: seat {{}} is to move|{self._actors[0]}"
        if seat == NATURE:
            return "chance cannot bring this now"
        reason = STEPS[frame[0]].why_not(t, frame, seat, move)
        return reason or "this move is not possible now"
