"""Environments for learning: PettingZoo for 2 to 5 seats, Gymnasium against bots.

They need `orleans[env]`: numpy, gymnasium and pettingzoo.
"""

import gymnasium

from orleans.env.aec import OrleansAEC, env, raw_env
from orleans.env.against_bots import OrleansEnv
from orleans.env.fields import FIELDS, NAMES, SIZE
from orleans.env.observation import HIGH, observe, scaled

ID = "orleans/Orleans-v0"

gymnasium.register(ID, entry_point="orleans.env.against_bots:OrleansEnv")

__all__ = [
    "FIELDS",
    "HIGH",
    "ID",
    "NAMES",
    "SIZE",
    "OrleansAEC",
    "OrleansEnv",
    "env",
    "observe",
    "raw_env",
    "scaled",
]
