"""Environments for learning: PettingZoo for 2 to 5 seats, Gymnasium against bots."""
