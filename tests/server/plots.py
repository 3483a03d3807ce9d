"""What happens in two worlds: the same, but for what one seat does behind its screen."""

from worlds import EVE, NOBODY, SEATED, Step

from orleans import NATURE, Game, Setup
from orleans.engine.table import PLANNING
from orleans.rules import make_book
from orleans.rules.planning import is_plan


class Script:
    """The same steps for both worlds, but for what one seat does behind its screen."""

    def __init__(self, game, rng):
        self.game, self.rng = game, rng
        self.worlds = ([], [])

    def add(self, what, seat, text=""):
        for steps in self.worlds:
            steps.append(Step(what, seat, text))

    def look(self, *names):
        """They look around: names, or seats."""
        names = [name if name in (EVE, NOBODY) else SEATED[name] for name in names]
        self.add("look", 0, " ".join(names))

    def play(self, seat, move):
        self.add("move", seat, move if isinstance(move, str) else self.game.text(move))
        self.game.play(seat, move)

    def undo(self, seat):
        self.add("undo", seat)
        self.game.undo(seat)

    def plan(self, seat, most=3):
        """Some planning moves at random."""
        for move in plan_of(self.game, seat, self.rng, most):
            self.play(seat, move)

    def plan_apart(self, seat):
        """In each world another plan of as many moves. The game here does not know of it."""
        plans = two_plans(self.game, seat, self.rng)
        for steps, plan in zip(self.worlds, plans, strict=True):
            steps += [Step("move", seat, self.game.text(move)) for move in plan]
        return len(plans[0])

    def forget(self, seat, moves):
        """Take back what only this seat knows of."""
        for _ in range(moves):
            self.add("undo", seat)

    def until_chance(self):
        """Play on at random; the move after which chance decides is not made."""
        while not self.game.over:
            seat = self.rng.choice(self.game.actors)
            move = self.rng.choice(self.game.moves(seat))
            if draws(self.game, seat, move):
                return
            self.play(seat, move)


def placements(game, seat):
    return [move for move in game.moves(seat) if game.text(move) != "ready"]


def plan_of(game, seat, rng, most):
    trial, found = game.copy(), []
    while len(found) < most and placements(trial, seat):
        found.append(rng.choice(placements(trial, seat)))
        trial.play(seat, found[-1])
    return found


def two_plans(game, seat, rng):
    """Plans of the same length after which the seat's spaces are not the same."""
    while True:
        plans = [plan_of(game, seat, rng, rng.randint(1, 3)) for _ in "12"]
        shorter = min(len(plan) for plan in plans)
        plans = [plan[:shorter] for plan in plans]
        if set(plans[0]) != set(plans[1]):
            return plans


def pick(game, seat, rng):
    """Any move, but seldom one that ends the plan or the turns."""
    move = rng.choice(game.moves(seat))
    if game.text(move) in ("ready", "pass"):
        move = rng.choice(game.moves(seat))
    return move


def draws(game, seat, move):
    """Chance decides after this move."""
    trial = game.copy()
    trial.wait_for_chance()
    trial.play(seat, move)
    return NATURE in trial.actors


def plans_begin(game):
    """All have drawn, nobody has planned, and whoever decides has a choice."""
    if game.state.stack[-1][1] == NATURE or not game.actors:
        return False
    stages = [player.stage for player in game.state.players]
    untouched = not is_plan(game.history()[-1][1])
    return (
        untouched
        and stages.count(PLANNING) == len(stages)
        and all(len(game.moves(seat)) > 2 for seat in game.actors)
    )


def records_at(setup, rounds, rng):
    """A game at random, as records without a seed: at the beginning of the planning of rounds."""
    game = Game(setup, seed=str(rng.random()))
    found = []
    while not game.over:
        wanted = rounds[len(found)] if len(found) < len(rounds) else 99
        if game.state.round >= wanted and plans_begin(game):
            found.append(Game.from_steps(setup, "", game.history()).record())
        drawing = [s for s in game.actors if game.state.players[s].stage < PLANNING]
        seat = rng.choice(drawing or game.actors)
        game.play(seat, pick(game, seat, rng))
    return found if len(found) == len(rounds) else records_at(setup, rounds, rng)


def a_round(game, rng):
    """A round from its planning on until chance decides again, and the seats that know of the
    difference."""
    script = Script(game, rng)
    if game.setup.planning == "order":  # nothing is hidden but what chance will bring
        script.until_chance()
        script.look(rng.randrange(game.setup.players), EVE)
        return script, []
    planner, watcher, *others = rng.sample(range(game.setup.players), game.setup.players)
    script.plan(watcher)
    secret = script.plan_apart(planner)
    script.undo(watcher)
    script.plan(watcher, 1)
    for seat in others:
        script.plan(seat)
        script.play(seat, "ready")
    script.add("move", planner, "ready")
    script.look(watcher, EVE)  # all the others are ready
    script.forget(planner, secret + 1)
    script.plan(planner)
    script.play(planner, "ready")
    if draws(game, watcher, "ready"):
        return script, [planner]
    script.play(watcher, "ready")
    script.look(watcher)
    if not game.over:
        script.add("ask", watcher)
        script.add("refuse", planner)
        script.add("say", planner, "no, thank you")
    script.until_chance()
    script.look(NOBODY)
    return script, [planner]


def a_whole_game(game, rng):
    """A game to its end. In every round Bob, on seat 1, plans something else and takes it back."""
    script = Script(game, rng)
    done = 0
    while not game.over:
        t = game.state
        plans = t.players[1].stage == PLANNING and 1 in game.actors
        if plans and t.round > done and len(placements(game, 1)) > 1:
            done = t.round
            moves = script.plan_apart(1)
            if done % 5 == 2:
                script.look(0, EVE)
            script.forget(1, moves)
        seat = rng.choice(game.actors)
        script.play(seat, rng.choice(game.moves(seat)))
    script.look(0, EVE, NOBODY)
    script.add("browse", 0, "29")
    return script


def every_tile(rng):
    """Four players who own half of all tiles and can fill some of them; Bob has the Church."""
    book = make_book(Setup(tiles="all"))
    tiles = [book.components.places[n].id for n in book.tiles]
    tiles = [tile for tile in tiles if tile not in ("church", "well")]
    rng.shuffle(tiles)
    lines = ["players: 4", "tiles: all", "phase: planning"]
    for seat in range(4):
        hand = tiles[seat : 4 * 12 : 4] + (["church", "well"] if seat == 1 else [])
        lines += [
            f"{seat} tiles: {', '.join(hand)}",
            f"{seat} market: own-farmer, own-boatman, own-trader, knight, scholar, monk, craftsman",
            f"{seat} bag: farmer",
            f"{seat} goods: 2 grain, cheese, wine",
            f"{seat} coins: 9",
        ]
    return Game.from_position("\n".join(lines), "", ask_chance=True)


def on_tiles(game, seat, most, wanted):
    """Placements on tiles, or on anything else."""
    trial, found = game.copy(), []
    places = {place.id: bool(place.category) for place in game.state.book.components.places}
    while len(found) < most:
        texts = [trial.text(move) for move in placements(trial, seat)]
        fitting = [text for text in texts if places[text.split()[-1].rpartition(".")[0]] == wanted]
        if not fitting:
            break
        found.append(fitting[-1])
        trial.play(seat, fitting[-1])
    return found
