"""The game for Gymnasium: one agent against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from orleans.bots import Bot, make_bot
from orleans.boxes import make_book
from orleans.env.making import check_reward, make_setup
from orleans.env.observation import (
    REWARDS,
    Mask,
    Observation,
    action_space,
    mask_of,
    move_of,
    observation_box,
    observe,
)
from orleans.errors import BadSetup, IllegalMove
from orleans.game import Game
from orleans.kernel.setup import Setup
from orleans.notation import write_position

ILLEGAL = -1.0  # the reward of an action that is not legal, which also ends the game


class OrleansEnv(gymnasium.Env[Observation, int]):
    """One seat acts; bots have the others. `info["action_mask"]` says what is legal."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        opponents: Sequence[str] = ("greedy",),
        *,
        seat: int | None = None,
        reward: str = "win",
        setup: Setup | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Opponents take the other seats in turn; without `seat` every game draws one."""
        self.setup = make_setup(players, setup, options)
        if seat is not None and seat not in range(players):
            raise BadSetup(f"there is no seat {seat} among {players}")
        if isinstance(opponents, str) or not opponents:
            raise BadSetup("opponents is a list of bots")
        self.opponents = list(opponents)
        for name in self.opponents:
            make_bot(name)
        self.fixed_seat = seat
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.observation_space = observation_box()
        self.numbering = make_book(self.setup).numbering()
        self.action_space = action_space(self.numbering)
        self.game: Game
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dice = self.np_random
        self.game = Game(self.setup, str(dice.integers(1 << 62)))
        players = self.setup.players
        self.seat = int(dice.integers(players)) if self.fixed_seat is None else self.fixed_seat
        bots_seed = dice.integers(1 << 62)
        others = [(self.seat + n) % players for n in range(1, players)]
        self.bots = {
            other: make_bot(self.opponents[n % len(self.opponents)], f"{bots_seed}/{other}")
            for n, other in enumerate(others)
        }
        self._let_others_act()
        return self._seen(), self._info()

    def _let_others_act(self) -> None:
        """Bots act until the agent decides or the game is over."""
        game = self.game
        while not game.over and self.seat not in game.actors:
            other = game.actors[0]
            game.play(other, self.bots[other].choose(game.view(other), game.moves(other)))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        try:
            game.play(self.seat, move_of(int(action), self.numbering))
        except IllegalMove:
            info = {**self._info(), "illegal": int(action)}
            return self._seen(), ILLEGAL, True, False, info
        self._let_others_act()
        reward = REWARDS[self.reward](game.scores(), self.seat) if game.over else 0.0
        return self._seen(), reward, game.over, False, self._info()

    def _seen(self) -> Observation:
        return observe(self.game.view(self.seat))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if self.game.over:
            info["points"] = [score.total for score in self.game.scores()]
            info["winners"] = [score.seat for score in self.game.scores() if score.winner]
        return info

    def action_masks(self) -> Mask:
        """The legal actions; sb3-contrib asks for them by this name."""
        return mask_of(self.game.moves(self.seat), self.numbering)

    def render(self) -> str | None:
        """The table as the agent sees it, as a written position."""
        return write_position(self.game.view(self.seat).table)
