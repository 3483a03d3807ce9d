"""Scripts for leak checks: the same in two variants, except for one seat's secret plan."""

from leak_check import EVE, NOBODY, SEATED, ScriptStep

from helpers import wander
from orleans import NATURE, Game, IllegalMove, Setup
from orleans.boxes import make_book
from orleans.boxes.base.planning import is_plan
from orleans.boxes.plague.fields import HAND
from orleans.boxes.plague.pile import BACKS, unseen
from orleans.boxes.prosperity import fields as structures
from orleans.boxes.prosperity.pile import upper_cards
from orleans.kernel.table import PLANNING


class Script:
    """The steps of both variants; they differ only in one seat's secret plan."""

    def __init__(self, game, rng):
        self.game, self.rng = game, rng
        self.variants = ([], [])
        self.rounds, self.planners = [], []  # in which, and behind whose screens, they part

    def add(self, what, seat, text=""):
        for steps in self.variants:
            steps.append(ScriptStep(what, seat, text))

    def look(self, *names):
        """Let people look around, by name or by seat."""
        names = [name if name in (EVE, NOBODY) else SEATED[name] for name in names]
        self.add("look", 0, " ".join(names))

    def play(self, seat, move):
        self.add("move", seat, move if isinstance(move, str) else self.game.text(move))
        self.game.play(seat, move)

    def undo(self, seat):
        self.add("undo", seat)
        self.game.undo(seat)

    def plan(self, seat, most=2):
        """Make some random planning moves; return how many."""
        moves = plan_of(self.game, seat, self.rng, most)
        for move in moves:
            self.play(seat, move)
        return len(moves)

    def plan_apart(self, seat):
        """Plan differently in each variant, in as many moves. `game` does not change."""
        plans = two_plans(self.game, seat, self.rng)
        for steps, plan in zip(self.variants, plans, strict=True):
            steps += [ScriptStep("move", seat, self.game.text(move)) for move in plan]
        return len(plans[0])

    def forget(self, seat, moves):
        """Take back the secret plan."""
        for _ in range(moves):
            self.add("undo", seat)

    def part(self, planner):
        """From here on the variants have different seeds, and this seat may plan differently."""
        self.rounds.append(self.game.state.round)
        self.planners.append(planner)
        self.add("part", 0, "" if planner is None else SEATED[planner])

    def meet(self):
        """From here on everything is the same in both variants."""
        if not self.game.over:
            self.add("meet", 0)

    def until_chance(self):
        """Play until the next move would lead to a draw."""
        while not self.game.over:
            seat = self.rng.choice(self.game.actors)
            move = choose(self.game, seat, self.rng)
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
    """Return two different plans of the same length."""
    while True:
        plans = [plan_of(game, seat, rng, rng.randint(1, 2)) for _ in "12"]
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


def choose(game, seat, rng):
    """Sensible turns, so that all there is comes about, but short plans."""
    if game.state.players[seat].stage == PLANNING:
        return rng.choice(game.moves(seat))
    return wander(game, seat, rng)


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
            found.append(Game.from_history(setup, "", game.history()).record())
        drawing = [s for s in game.actors if game.state.players[s].stage < PLANNING]
        seat = rng.choice(drawing or game.actors)
        game.play(seat, pick(game, seat, rng))
    return found if len(found) == len(rounds) else records_at(setup, rounds, rng)


def a_round(script, planner, look=True):
    """A round from its planning on until chance decides again.

    While the plans are closed one seat, if any, has planned something else in each variant and
    takes it back. Another one plans and takes back, looks around when all others are ready,
    asks for an undo when the plans are open, and is refused.
    """
    game, rng = script.game, script.rng
    if planner is None:  # nothing is hidden but what chance will bring
        script.until_chance()
        if look:
            script.look(rng.randrange(game.setup.players), EVE)
        return
    others = [seat for seat in game.actors if seat != planner]
    rng.shuffle(others)
    watcher = others.pop()
    planned = script.plan(watcher)
    secret = script.plan_apart(planner)
    if planned:
        script.undo(watcher)
    script.plan(watcher, 1)
    for seat in others:
        script.plan(seat)
        script.play(seat, "ready")
    script.add("move", planner, "ready")
    if look:
        script.look(watcher, EVE)  # all the others are ready
    script.forget(planner, secret + 1)
    script.plan(planner)
    script.play(planner, "ready")
    if draws(game, watcher, "ready"):
        return
    script.play(watcher, "ready")
    if look:
        script.look(watcher)
    if look and not game.over:
        script.add("ask", watcher)
        script.add("refuse", planner)
        script.add("say", planner, "no, thank you")
    script.until_chance()
    if look:
        script.look(NOBODY)


def a_whole_game(game, rng):
    """A game from its beginning to its end, at one table.

    When all have drawn, the variants part: one of them gets another seed, and one seat plans
    something else, in each round another seat. Before chance decides again they meet: the plan
    was taken back, and the seed is the same again. So every round of the game is played with
    other plans and other dice behind the screen. In every fourth round people look around.
    """
    script = Script(game, rng)
    done, look = 0, rng.randrange(4)
    while not game.over:
        if game.state.round > done and all_have_drawn(game):
            done = game.state.round
            planner = one_who_can_choose(game, done)
            script.part(planner)
            a_round(script, planner, look=done % 4 == look)
            script.meet()
        else:
            drawing = [s for s in game.actors if game.state.players[s].stage < PLANNING]
            seat = rng.choice(drawing or game.actors)
            script.play(seat, choose(game, seat, rng))
    script.look(0, EVE, NOBODY)
    script.add("browse", 0, "17")
    return script


def with_other_cards(record, rng, other_draw):
    """A round of a game, and the draws of a seat's cards that could be others meanwhile.

    With either card the same moves are possible, and the same is asked.
    """
    while True:
        script = Script(Game.replay(record), rng)
        game = script.game
        seat, draw, other = other_draw(game, rng)
        here, there = (game.state.book.moves.parse(one) for one in (draw, other))
        history = [(who, there if move == here else move) for who, move in game.history()]
        twin = Game.from_history(game.setup, "", history)
        script.part(seat)
        a_round(script, seat)
        if follows(twin, script.variants[1], game.actors):
            return script, seat, {draw: other}


def other_indulgence(game, rng):
    """A seat, a card of its first two, and one with the same back that nobody has."""
    t = game.state
    cards = t.book.components.deck("indulgence")
    held = [[card for card in HAND.get(p) if cards[card].back != "C"] for p in t.players]
    seat = rng.choice([seat for seat, some in enumerate(held) if some])
    card = rng.choice(held[seat])
    other = rng.choice(unseen(t, BACKS.index(cards[card].back)))
    return seat, f"deal {cards[card].id}", f"deal {cards[other].id}"


def other_structure(game, rng):
    """A seat, the card in its hand or one that it put under the pile, and one nobody has seen."""
    t = game.state
    cards = t.book.components.deck("structure")
    held = [[*structures.HAND.get(p), *structures.UNDER.get(p)] for p in t.players]
    seat = rng.choice([seat for seat, some in enumerate(held) if some])
    card, other = rng.choice(held[seat]), rng.choice(upper_cards(t))
    return seat, f"look at {cards[card].id}", f"look at {cards[other].id}"


def follows(game, steps, actors):
    """Whether all these moves can be made, and the same seats decide in the end."""
    try:
        for step in steps:
            if step.what == "move":
                game.play(step.seat, step.text)
            elif step.what == "undo":
                game.undo(step.seat)
    except IllegalMove:
        return False
    return game.actors == actors


def all_have_drawn(game):
    """And somebody is to plan."""
    stages = [player.stage for player in game.state.players]
    return min(stages) >= PLANNING and PLANNING in [stages[seat] for seat in game.actors]


def one_who_can_choose(game, turn):
    """A seat that can plan this or that behind its screen while another one plans; or none."""
    if not game.sealed or len(game.actors) < 2:
        return None
    able = [seat for seat in game.actors if len(placements(game, seat)) > 1]
    return min(able, key=lambda seat: (seat - turn) % game.setup.players, default=None)


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
