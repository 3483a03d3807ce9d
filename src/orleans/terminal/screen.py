"""What the terminal shows: Rich tables built from a view, nothing from the game itself."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from orleans.boxes.base.building import NEUTRAL
from orleans.boxes.base.deeds import chooses_citizen
from orleans.boxes.base.extra_fields import DEED_GOODS
from orleans.boxes.base.goals import holds, met
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.holdings import stations_built, status
from orleans.boxes.base.rounds import rounds_to_come
from orleans.boxes.base.scoring import points
from orleans.boxes.base.together import PROPOSAL
from orleans.boxes.base.using import why_barred
from orleans.boxes.base.verbs import BUILD, DRAW, GO
from orleans.facts.components import Deed, Gain
from orleans.game import Game
from orleans.kernel.book import SORTS
from orleans.kernel.cards import IN_PILE, ON_DISPLAY, Cards
from orleans.kernel.citizens import DEED_CITIZENS, OTHER_CITIZENS, TOWN_CITIZENS
from orleans.kernel.effects import Part
from orleans.kernel.fields import NO_SEAT, Field, Holder, lines_of
from orleans.kernel.setup import Setup
from orleans.kernel.table import Player, Table
from orleans.kernel.verbs import CARDS, VERB, verb_of
from orleans.kernel.view import View
from orleans.notation.lines import ROUND, Line, LoggedMove, by_move, log_lines, results
from orleans.notation.now import phase_of
from orleans.notation.telling import Telling
from orleans.notation.words import Words
from orleans.pieces import (
    EMPTY,
    GEAR,
    GOOD_NAMES,
    KIND_NAMES,
    KINDS,
    TYPES,
    WANT_NAMES,
    WAY_NAMES,
)

COLOURS = ("blue", "red", "green", "yellow", "magenta")


def is_ready(t: Table, me: Player, place: int) -> bool:
    """Whether a place is activated, and is not just where a piece waits."""
    waits = t.book.components.places[place].use == "home"
    return not waits and t.book.activated(me.spaces, place)


class Screen:
    def __init__(self, console: Console, words: Words, names: list[str]) -> None:
        self.console, self.words, self.names = console, words, names

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def player(self, seat: int) -> Text:
        return Text(self.names[seat], style=COLOURS[seat])

    def heading(self, view: View) -> None:
        t, w = view.table, self.words
        phase = w.term(phase_of(t, view.seat), "phase")
        title = f"{w.term('round')} {t.round}/{t.round + rounds_to_come(t)} · {phase}"
        if t.book.scenario.id != Setup().scenario:
            title = f"{t.book.scenario.name.get(w.language)} · {title}"
        self.console.rule(title)
        self.say(w.event(t))
        if t.book.scenario.events:
            coming = [w.event_name(tile) for tile in t.book.scenario.events[t.round :]]
            self.console.print(Text(f"{w.term('to-come')}: {', '.join(coming) or '-'}", "dim"))

    def goals(self, t: Table, seat: int) -> None:
        """The goals of the scenario, and how far a seat has come with them."""
        w = self.words
        for goal in [goal for goal in t.book.goals if goal.concerns(t, seat)]:
            card, since = goal.card, met(t, goal, seat)
            self.say(f"{card.name.get(w.language)}: {card.effect.get(w.language)}", "bold")
            if since:
                self.say(f"  {w.term('reached')} ({w.term('round')} {since})", "green")
            elif goal.missed(t):
                self.say(f"  {w.term('missed' if card.until else 'out-of-reach')}", "red")
            else:
                parts = [self.part(t, seat, part) for part in goal.parts(t, seat)]
                self.say(f"  {', '.join(parts)}", "green" if holds(t, goal, seat) else "")
            for number, part in goal.later(t, seat):
                self.say(f"  {w.term('round')} {number}: {self.part(t, seat, part)}", "dim")
        self.hand(t, seat)

    def hand(self, t: Table, seat: int) -> None:
        """Cards that a seat can work at: their points, and how far it is with them."""
        w, known = self.words, {card.id: card for card in t.book.components.cards}
        for cards in t.book.hands:
            for card, parts, useless in cards(t, seat):
                said = [self.part(t, seat, part) for part in parts]
                said += [w.term("missed")] if useless else []
                name = f"{w.name('card', card)} ({known[card].points})"
                self.say(f"  {name}: {', '.join(said)}" if said else f"  {name}", "dim")

    def part(self, t: Table, seat: int, part: Part) -> str:
        what, have, need = part
        domain, _, name = what.partition(":")
        if domain == "town":
            return self.way_to(t, t.players[seat].town, name)
        if domain == "distance":
            town = self.words.name("town", name)
            return self.words.term("goal-town" if have else "goal-there", "term", town, have)
        if domain == "card":  # the number it asks for
            return f"{min(have, need)}/{need}"
        said = self.words.name(domain, name) if name else self.words.source(what)
        return f"{said} {min(have, need)}/{need}"

    def way_to(self, t: Table, here: int, name: str) -> str:
        """Whether a merchant is in a town, or how far it is."""
        town = next(n for n, town in enumerate(t.book.components.towns) if town.id == name)
        key = "goal-there" if here == town else "goal-town"
        town_name = self.words.name("town", name)
        return self.words.term(key, "term", town_name, t.book.distances[here][town])

    def legend(self) -> None:
        self.console.print(Text(self.words.term("legend"), "dim"))

    def help(self) -> None:
        self.say(self.words.term("help"))

    def players(self, t: Table) -> None:
        w = self.words
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(w.term("seat"), no_wrap=True)
        by_points = t.book.scenario.won == "points"
        columns = [w.term("points")] if by_points else []
        for column in (*columns, w.source("coins"), w.term("development")):
            grid.add_column(column, justify="right", no_wrap=True)
        for column in (w.source("citizens"), w.term("stations"), w.term("market")):
            grid.add_column(column, no_wrap=True)
        grid.add_column(w.term("merchant"), no_wrap=True)
        for seat, p in enumerate(t.players):
            room = t.book.components.player.market + (2 if p.layout.annex >= 0 else 0)
            grid.add_row(
                self.player(seat),
                *([str(sum(points(t, seat).values()))] if by_points else []),
                str(p.coins),
                f"{p.development} {'*' * status(t, seat)}",
                str(p.citizens),
                f"{stations_built(t, seat)} (+{p.stations})",
                f"{sum(p.market)}/{room}",
                t.book.components.towns[p.town].name.get(w.language),
            )
        self.console.print(grid)
        for seat, p in enumerate(t.players):
            goods = [self.counts(p.goods, "good")] if any(p.goods) else []
            things = [*goods, *[w.place(tile) for tile in p.layout.tiles]]
            if things:
                self.console.print(self.player(seat), Text(" · ".join(things)), sep=": ")
            for field in lines_of(t.book, seats=True):
                if field.heading and field.is_written(t.book, p):
                    self.console.print(self.player(seat), self.field(field, t, seat, p), sep=": ")
        for field in lines_of(t.book, seats=False):
            if field.heading:
                self.console.print(self.field(field, t, NO_SEAT, t))

    def field(self, field: Field, t: Table, seat: int, holder: Holder) -> Text:
        """A declared field under its heading, in words."""
        return Text(f"{self.words.term(field.heading)}: {self.words.value(field, t, seat, holder)}")

    def counts(self, counts: list[int], domain: str) -> str:
        keys = {"good": GOOD_NAMES, "want": WANT_NAMES}.get(domain, KIND_NAMES)
        names = [self.words.name(domain, key) for key in keys[: len(counts)]]
        found = [f"{n} {name}" for n, name in zip(counts, names, strict=True) if n]
        return ", ".join(found) or "-"

    def map(self, t: Table, seat: int | None) -> None:
        """The map around a seat's merchant, or all of it."""
        w = self.words
        title = w.term("around" if seat is not None else "map")
        grid = Grid(title=title, box=None, pad_edge=False, title_justify="left")
        for key in ("town", "way", "goods", "stations"):
            grid.add_column(w.term(key))
        towns = t.book.components.towns
        starts = range(len(towns)) if seat is None else [t.players[seat].town]
        for here in starts:
            name = Text(self.town(t, here), "bold")
            grid.add_row(name, "", "", self.owners(t, here))
            for way, word in enumerate(WAY_NAMES):
                for town, connection in t.book.ways[here][way]:
                    if seat is not None or town > here:
                        goods = self.lying(t, connection)
                        there = f"  {self.town(t, town)}"
                        grid.add_row(there, w.term(word), goods, self.owners(t, town))
        self.console.print(grid)

    def town(self, t: Table, number: int) -> str:
        """A town's name, and whether a citizen waits there."""
        name = t.book.components.towns[number].name.get(self.words.language)
        bit = TOWN_CITIZENS + number
        if t.book.citizen_bits & ~t.claimed & 1 << bit:
            name += f" ({self.words.term('citizens', 'because', 1)})"
        return name

    def lying(self, t: Table, connection: int) -> str:
        counts = [0] * len(GOOD_NAMES)
        for space in t.book.goods_spaces[connection]:
            if t.lying[space]:
                counts[t.lying[space] - 1] += 1
        goods = [self.counts(counts, "good")] if any(counts) else []
        more = [thing for on_way in t.book.on_ways for thing in on_way(t, connection)]
        owners = (*self.names, "")  # -1 is nobody
        said = [self.words.term(what, "term", owners[seat]) for what, seat in more]
        return ", ".join(goods + said) or "-"

    def owners(self, t: Table, town: int) -> str:
        found = [name for seat, name in enumerate(self.names) if t.stations[town] >> seat & 1]
        if t.stations[town] & NEUTRAL:
            found.append(self.words.term("tower"))
        elif town in t.book.scenario.towers and not found:
            return f"- ({self.words.term('tower')})"
        return ", ".join(found) or "-"

    def board(self, t: Table, seat: int, effects: bool = False) -> None:
        """The seat's places, market and bag; on request with what the places do."""
        w, me = self.words, t.players[seat]
        title = f"{w.term('board')}: {self.names[seat]}"
        grid = Grid(title=title, box=None, pad_edge=False, title_justify="left")
        grid.add_column("", no_wrap=True)
        grid.add_column(w.term("space"))
        if effects:
            grid.add_column(w.term("effect"))
        for place in me.layout.places:
            names = t.book.components.places[place]
            full = bool(names.spaces) and is_ready(t, me, place)
            name = Text(w.place(place), "bold green" if full else "")
            if full:
                name.append(" !")
            if t.book.bars and why_barred(t, seat, place):
                name.append(f" ({w.term('locked')})")
            row = [name, Text(self.spaces(t, me, place))]
            grid.add_row(*row, *([w.effect(place)] if effects else []))
        self.console.print(grid)
        self.market(t, seat)

    def market(self, t: Table, seat: int) -> None:
        """What the seat can place, and the places it has filled."""
        w, me = self.words, t.players[seat]
        self.say(f"{w.term('market')}: {self.counts(me.market, 'kind')}", "bold")
        self.say(f"{w.term('bag')}: {self.counts(me.bag, 'kind')}")
        if me.gears:
            self.say(f"{w.gear()}: {me.gears}")
        places = [p for p in me.layout.places if t.book.enough[p]]
        full = [w.place(p) for p in places if is_ready(t, me, p)]
        if full:
            self.say(f"{w.term('ready')}: {', '.join(full)}", "green")

    def spaces(self, t: Table, me: Player, place: int) -> str:
        found = []
        for space in range(t.book.first[place], t.book.last[place]):
            stands = me.spaces[space]
            if stands == EMPTY:
                found.append(f"[{self.words.want(t.book.want[space])}]")
            elif stands == GEAR:
                found.append(self.words.gear())
            else:
                found.append(self.words.name("kind", KIND_NAMES[stands - 1]))
        return " + ".join(found) or "-"

    def tracks(self, t: Table) -> None:
        w = self.words
        grid = Grid(title=w.term("tracks"), box=None, pad_edge=False, title_justify="left")
        grid.add_column("")
        for seat in range(len(t.players)):
            grid.add_column(self.player(seat), justify="right")
        grid.add_column(w.term("supply"), justify="right")
        for n, track in enumerate(t.book.components.tracks):
            here = [f"{p.tracks[n]}/{track.last}{self.next_bonus(t, n, p)}" for p in t.players]
            grid.add_row(track.name.get(w.language), *here, str(t.supply[n]))
        draws = [str(draw_limit(t, seat)) for seat in range(len(t.players))]
        grid.add_row(w.term("draw"), *draws, "")
        self.console.print(grid)
        self.say(f"{w.source('citizens')}: {', '.join(self.waiting(t)) or '-'}")
        neutral = [*t.supply, *[0] * (KINDS - TYPES)]
        self.say(f"{w.term('supply')}: {self.counts(neutral, 'kind')}")
        self.say(f"{w.term('goods')}: {self.counts(t.goods, 'good')}; {w.gear()}: {t.gears}")

    def waiting(self, t: Table) -> list[str]:
        """Where citizens wait for whoever comes first, apart from the deeds."""
        c, w, found = t.book.components, self.words, []
        for bit, name in t.book.citizens:
            if t.claimed >> bit & 1 or DEED_CITIZENS <= bit < OTHER_CITIZENS:
                continue
            if TOWN_CITIZENS <= bit < DEED_CITIZENS:
                found.append(c.towns[bit - TOWN_CITIZENS].name.get(w.language))
            else:
                found.append(w.name("citizen", name))
        return found

    def next_bonus(self, t: Table, number: int, p: Player) -> str:
        """What the next space of a track gives, in brackets."""
        track = t.book.components.tracks[number]
        space = p.tracks[number] + 1
        if space > track.last or (track.gives == "goods" and not t.book.has_goods):
            return ""
        bonus = track.bonus[space]
        words = {
            "goods": self.words.name("good", GOOD_NAMES[bonus]) if track.gives == "goods" else "",
            "coins": f"+{bonus}",
            "gear": self.words.gear(),
            "tile": "I" if bonus == 1 else "I/II",
            "draw": str(bonus),
            "development": f"+{bonus}",
        }
        return f" ({words[track.gives]})"

    def deeds(self, t: Table) -> None:
        w = self.words
        grid = Grid(title=w.term("deeds"), box=None, pad_edge=False, title_justify="left")
        grid.add_column("")
        for key in ("open", "reward"):
            grid.add_column(w.term(key))
        for row, n in enumerate(t.book.deeds):
            deed = t.book.components.deeds[n]
            left = [max(count, 0) for count in t.deeds[row * SORTS : (row + 1) * SORTS]]
            waits = chooses_citizen(t, n) and not t.claimed >> DEED_CITIZENS + n & 1
            if not waits and (chooses_citizen(t, n) or not t.book.deed_citizens[n]):
                deed = replace(deed, done=replace(deed.done, citizens=0))
            reward = " · ".join(part for part in (self.reward(deed), self.at_deed(t, n)) if part)
            grid.add_row(deed.name.get(w.language), self.counts(left, "want"), reward)
        self.console.print(grid)

    def at_deed(self, t: Table, deed: int) -> str:
        """The goods that lie at a deed, and for whom."""
        w = self.words
        found = [
            f"{w.want(want)} > {number} {w.name('good', GOOD_NAMES[good])}"
            for (n, want, good), number in zip(t.book.deed_goods, DEED_GOODS.get(t), strict=True)
            if n == deed and number
        ]
        return ", ".join(found)

    def cards(self, t: Table, named: str = "") -> None:
        """The cards on display; with a name only those of this field."""
        for field in lines_of(t.book, seats=False):
            if isinstance(field, Cards) and named in ("", field.name):
                self.display(t, field)

    def display(self, t: Table, field: Cards) -> None:
        w, cards = self.words, t.book.components.deck(field.domain)
        grid = Grid(title=w.source(field.name), box=None, pad_edge=False, title_justify="left")
        for key in ("town", "goods", "points"):
            grid.add_column(w.term(key))
        for number in field.at(t, ON_DISPLAY):
            card = cards[number]
            town = t.book.components.towns[card.town].name.get(w.language)
            grid.add_row(town, self.counts(list(card.goods), "good"), str(card.points))
        self.console.print(grid)
        self.say(f"{w.term('pile')}: {field.get(t).count(IN_PILE)}")

    def reward(self, deed: Deed) -> str:
        """What a deed gives for each follower, for the last one, and what else it does."""
        w = self.words
        each = self.gain(deed.each)
        if deed.or_development:
            each += f" / {w.term('development')} {deed.or_development}"
        done = self.gain(deed.done)
        parts = [each, f"{w.term('last')}: {done}" if done else ""]
        parts.append(deed.effect.get(w.language) if deed.effect else "")
        return " · ".join(part for part in parts if part)

    def gain(self, gain: Gain) -> str:
        w = self.words
        named = (
            (w.source("coins"), gain.coins),
            (w.term("development"), gain.development),
            (w.source("citizens"), gain.citizens),
        )
        return ", ".join(f"{name} {number}" for name, number in named if number)

    def offer(self, t: Table) -> None:
        w = self.words
        grid = Grid(title=w.term("offer"), box=None, pad_edge=False, title_justify="left")
        for key in ("", "", w.term("space"), w.term("effect")):
            grid.add_column(key)
        for tile in t.offer:
            place = t.book.components.places[tile]
            wants = " + ".join(w.want(want) for want in place.spaces) or "-"
            grid.add_row(place.category, place.name.get(w.language), wants, w.effect(tile))
        self.console.print(grid)

    def lines(
        self, game: Game, seat: int | None, hidden: Collection[int] = ()
    ) -> list[tuple[Line, str]]:
        """The log of a game as a seat knows it, in words."""
        steps = enumerate(game.history())
        logged_moves = [LoggedMove(at, who, move) for at, (who, move) in steps if at not in hidden]
        found = by_move(results(game.story_for(seat)))
        t = game.state
        telling = Telling(self.words, self.names, seat, t.round + rounds_to_come(t))
        round_ = t.round - sum(logged.verb.begins_round for logged in logged_moves)
        said = []
        for line in log_lines(logged_moves, found, t.book.moves):
            round_ += line.kind == ROUND
            said.append((line, telling.sentence(line, round_)))
        return said

    def line(self, line: Line, words: str) -> None:
        """One line of the log; a round gets a heading."""
        if line.kind == ROUND:
            self.console.rule(words, align="left")
        elif words:
            style = COLOURS[line.seat] if line.seat >= 0 else "italic"
            self.console.print(Text(f"  {words}", style))

    def scores(self, game: Game) -> None:
        """The score sheet, or progress where goals decide; who wins is known at the end."""
        if game.outcome().by == "goals":
            self.result(game)
            return
        w, scores = self.words, game.scores()
        grid = Grid(title=w.term("score"), box=None, pad_edge=False, title_justify="left")
        grid.add_column("")
        for score in scores:
            grid.add_column(self.player(score.seat), justify="right")
        for source in scores[0].sources:
            grid.add_row(w.source(source), *[str(score.sources[source]) for score in scores])
        grid.add_row(w.term("total"), *[str(score.total) for score in scores], style="bold")
        if game.over:
            grid.add_row("", *[w.term("winner") if score.winner else "" for score in scores])
        self.console.print(grid)

    def result(self, game: Game) -> None:
        """How far the players are with their goals, and at the end who has won or lost."""
        w, outcome = self.words, game.outcome()
        for seat in range(len(game.state.players)):
            if len(game.state.players) > 1:
                self.console.print(self.player(seat))
            self.goals(game.state, seat)
        if game.over:
            said = f"{w.term(outcome.kind)} ({w.term('round')} {outcome.round})"
            self.say(f"{said}: {w.reason(outcome.reason)}", "bold")

    def options(self, t: Table, seat: int, question: str, moves: list[int]) -> None:
        line = Text(self.words.term("options"), "bold")
        line.append(f": {question}" if question else "", "not bold")
        self.console.print(line)
        self.proposal(t)
        first = self.first_number(moves)
        for n, move in enumerate(moves, first):
            said = self.words.move_now(t, seat, move)
            option = Text(f"{n:>3}  {said}{self.more(t, seat, move)}")
            option.append(f"  ({self.words.book.moves.text(move)})", "dim")
            self.console.print(option)

    def first_number(self, moves: list[int]) -> int:
        """Draws are numbered by how many they are."""
        return 0 if moves and moves[0] == DRAW else 1

    def more(self, t: Table, seat: int, move: int) -> str:
        """More about an option: the goods on the way, what a tile or card does."""
        if move & VERB == GO:
            town, way = divmod(move - GO, 2)
            for other, connection in t.book.ways[t.players[seat].town][way]:
                if other == town:
                    return f" [{self.lying(t, connection)}]"
        if move & VERB == BUILD:
            return f": {self.words.effect(move - BUILD)}"
        if verb_of(move).area == CARDS:
            known = {card.id: card.effect for card in t.book.components.cards}
            effects = [known.get(name) for name in t.book.moves.parts[move][1:]]
            return "".join(f": {said.get(self.words.language)}" for said in effects if said)
        return ""

    def proposal(self, t: Table) -> None:
        """What somebody proposes to the team."""
        moves = PROPOSAL.get(t) if PROPOSAL.in_play(t.book) else ()
        if moves:
            self.say(f"{self.words.term('proposed')}: {', '.join(map(self.words.move, moves))}")
