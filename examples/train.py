"""Learn to beat `random` in a minute: policy gradients with numpy alone.

    python examples/train.py --minutes 1 --save policy.npz

The policy is linear: each legal action gets a value from what it is (its verb and what it
names) and, for a follower that is placed, from how much of the place is still empty and
whether the market could fill it. Actions are drawn by the softmax of these values. After
each batch of games the weights move towards what was done in games that went better than
the others (REINFORCE with the batch's mean as baseline, steps by Adam). Nothing but the
observation and the mask is looked at, so the same lines work for other learners.
"""

import argparse
import time
from multiprocessing import get_context

import numpy as np

from orleans import Setup
from orleans.boxes import make_book
from orleans.env import FIELDS, OrleansEnv
from orleans.env.fields import BOX, SPACES

PLACES = [place.id for place in BOX.places]
PLACE_OF = np.array([PLACES.index(name.rpartition(".")[0]) for name in SPACES])
STANDS = next(slice(f.at, f.at + f.size) for f in FIELDS if f.name == "seat0.space")


BOOK = make_book(Setup(players=2))
MOVES = BOOK.numbering().moves


def groups():
    """A group for each action: its verb and what it names, but not which follower where.

    And for each action that places a follower the space, for the others -1.
    """
    names, of, space = {}, np.zeros(len(MOVES), int), np.full(len(MOVES), -1)
    for number, move in enumerate(MOVES):
        verb, *things = BOOK.moves.parts[move]
        thing = things[-1].partition(".")[0] if things else ""
        of[number] = names.setdefault((verb, thing), len(names))
        if verb == "place":
            space[number] = SPACES.index(things[-1])
    return of, space, len(names)


GROUP, SPACE, GROUPS = groups()
GAPS = 8  # empty spaces that stay: so many weights, then as many if the market could fill them
SIZE = GROUPS + 2 * GAPS


def features(observation, legal):
    """Two features for each legal action, as places in the weights; the last one is nothing."""
    second = np.full(len(legal), SIZE)
    placing = np.flatnonzero(SPACE[legal] >= 0)
    if len(placing):
        empty = np.bincount(PLACE_OF[observation[STANDS] == 0], minlength=len(PLACES))
        spaces = SPACE[legal[placing]]
        reached = np.bincount(PLACE_OF[np.unique(spaces)], minlength=len(PLACES))
        place = PLACE_OF[spaces]
        gaps = np.minimum(empty[place] - 1, GAPS - 1)
        second[placing] = GROUPS + gaps + GAPS * (reached[place] == empty[place])
    return GROUP[legal], second


def play(weights, seed, opponents, greedy=False):
    """One game: its result, whether it was won, and the gradient of what was done."""
    env = OrleansEnv(2, opponents, reward="margin")
    dice = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    padded, gradient, over = np.append(weights, 0.0), np.zeros(SIZE + 1), False
    reward = 0.0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        first, second = features(observation, legal)
        values = padded[first] + padded[second]
        chances = np.exp(values - values.max())
        chances /= chances.sum()
        chosen = values.argmax() if greedy else dice.choice(len(legal), p=chances)
        for found in (first, second):
            gradient -= np.bincount(found, chances, SIZE + 1)
            gradient[found[chosen]] += 1
        observation, reward, over, _, info = env.step(int(legal[chosen]))
    winners = info["winners"]
    return reward, (env.seat in winners) / len(winners), gradient[:SIZE]


def train(pool, seconds, batch, opponents, *, rate=0.1, seed=1, steps=10**9, say=print):
    """Better and better weights, until the time or the steps are over."""
    weights, mean, spread = np.zeros(SIZE), np.zeros(SIZE), np.zeros(SIZE)
    began, step, games = time.monotonic(), 0, 0
    history = []
    while time.monotonic() - began < seconds and step < steps:
        jobs = [(weights, seed + games + n, opponents) for n in range(batch)]
        rewards, wins, gradients = zip(*pool.starmap(play, jobs), strict=True)
        games, step = games + batch, step + 1
        better = (np.array(rewards) - np.mean(rewards)) / (np.std(rewards) + 1e-3)
        slope = better @ np.array(gradients) / batch
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        size = np.sqrt(spread / (1 - 0.99**step)) + 1e-8
        weights = weights + rate * mean / (1 - 0.9**step) / size
        history.append((100 * float(np.mean(rewards)), float(np.mean(wins))))
        if step % 5 == 0:
            points, won = np.mean(history[-5:], axis=0)
            passed = time.monotonic() - began
            say(f"{passed:5.0f} s  {games:5d} games  margin {points:6.1f}  won {100 * won:3.0f} %")
    return weights, history


def judge(pool, weights, games, opponents, seed=10**6):
    """The share of games won with the trained weights, in games never seen before."""
    jobs = [(weights, seed + n, opponents) for n in range(games)]
    results = pool.starmap(play, jobs)
    return float(np.mean([won for _, won, _ in results])), 100 * float(
        np.mean([reward for reward, _, _ in results])
    )


def main():
    ask = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    ask.add_argument("--minutes", type=float, default=1.0)
    ask.add_argument("--batch", type=int, default=32, help="games for one step")
    ask.add_argument("--processes", type=int, default=2)
    ask.add_argument("--opponent", default="random")
    ask.add_argument("--games", type=int, default=100, help="games at the end, to judge")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--save", default="", help="a file for the weights")
    given = ask.parse_args()
    with get_context("spawn").Pool(given.processes) as pool:
        opponents = [given.opponent]
        weights, _ = train(pool, 60 * given.minutes, given.batch, opponents, seed=given.seed)
        won, points = judge(pool, weights, given.games, opponents)
    print(f"won {100 * won:.0f} % of {given.games} games, {points:.1f} points ahead on average")
    if given.save:
        np.savez(given.save, weights=weights)


if __name__ == "__main__":
    main()
