"""The game for PettingZoo: 2 to 5 agents, one acts after another."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium.spaces import Dict, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from orleans.boxes import make_book
from orleans.env.making import check_reward, make_setup
from orleans.env.observation import (
    REWARDS,
    action_space,
    mask_box,
    mask_of,
    move_of,
    observation_box,
    observe,
)
from orleans.game import Game
from orleans.kernel.setup import Setup
from orleans.notation import write_position

Observed = dict[str, Any]
ILLEGAL = -1.0  # the reward of an action that is not legal, which also ends the game


def env(players: int = 4, **options: Any) -> AECEnv[str, Observed, int]:
    """The environment with PettingZoo's usual guards: an illegal action loses the game."""
    legal = wrappers.TerminateIllegalWrapper(raw_env(players, **options), ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class OrleansAEC(AECEnv[str, Observed, int]):
    """Agents are `seat_0`, `seat_1` …; while several plan at once they act in turn order.

    An illegal action raises `RefusedMove`; `env` has a guard instead.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo wants it here
        "name": "orleans_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        reward: str = "win",
        setup: Setup | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`setup`, or what `Setup` takes: edition, planning, tiles …"""
        self.setup = make_setup(players, setup, options)
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self.setup.players)]
        self.agents: list[str] = []
        self.seats = {agent: n for n, agent in enumerate(self.possible_agents)}
        self.numbering = make_book(self.setup).numbering()
        mask = mask_box(self.numbering)
        seen = Dict({"observation": observation_box(), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space(self.numbering) for agent in self.possible_agents}
        self._dice = Random()
        self.game: Game

    def observation_space(self, agent: str) -> Space[Observed]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[int]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same games, also with later resets."""
        if seed is not None:
            self._dice = Random(seed)
        self.game = Game(self.setup, str(self._dice.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        """Who acts: of those who decide, the first in turn order."""
        t = self.game.state
        seat = min(self.game.actors, key=lambda n: (n - t.start) % len(t.players))
        return self.possible_agents[seat]

    def observe(self, agent: str) -> Observed:
        seat = self.seats[agent]
        mine = agent == self.agent_selection
        return {
            "observation": observe(self.game.view(seat)),
            "action_mask": mask_of(self.game.moves(seat) if mine else (), self.numbering),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # which is None
            return
        if action is None:
            raise ValueError(f"{agent} is to act")
        self.game.play(self.seats[agent], move_of(int(action), self.numbering))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.over:
            scores = self.game.scores()
            for name, seat in self.seats.items():
                self.rewards[name] = REWARDS[self.reward](scores, seat)
                self.terminations[name] = True
                self.infos[name] = {"points": scores[seat].total, "winner": scores[seat].winner}
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it, as a written position."""
        text = write_position(self.game.view().table)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        pass


raw_env = OrleansAEC
