"""What the terminal shows: Rich tables built from a view, nothing from the game itself."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from orleans.engine.frames import NATURE
from orleans.engine.table import Player, Table
from orleans.pieces import EMPTY, GEAR, GOOD_NAMES, KIND_NAMES, KINDS, NEUTRAL, WAY_NAMES
from orleans.rules.hiring import draw_limit
from orleans.rules.holdings import stations_built, status
from orleans.rules.scoring import Score, points
from orleans.view import View
from orleans.words import Words, phase_of

COLOURS = ("blue", "red", "green", "yellow", "magenta")


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
        self.console.rule(f"{w.term('round')} {t.round}/{t.book.rounds} · {phase}")
        self.say(w.event(t))

    def players(self, t: Table) -> None:
        w = self.words
        grid = Grid(box=None, pad_edge=False)
        grid.add_column(w.term("seat"), no_wrap=True)
        for column in (w.term("points"), w.source("coins"), w.term("development")):
            grid.add_column(column, justify="right", no_wrap=True)
        for column in (w.source("citizens"), w.term("stations"), w.term("market")):
            grid.add_column(column, no_wrap=True)
        grid.add_column(w.term("merchant"), no_wrap=True)
        grid.add_column(w.term("goods"))
        for seat, p in enumerate(t.players):
            grid.add_row(
                self.player(seat),
                str(sum(points(t, seat).values())),
                str(p.coins),
                f"{p.development} {'*' * status(t, seat)}",
                str(p.citizens),
                f"{stations_built(t, seat)} (+{p.stations})",
                f"{sum(p.market)}/{t.book.components.player.market}",
                t.book.components.towns[p.town].name.get(w.language),
                self.counts(p.goods, "good"),
            )
        self.console.print(grid)

    def counts(self, counts: list[int], domain: str) -> str:
        keys = GOOD_NAMES if domain == "good" else KIND_NAMES
        found = [
            f"{n} {self.words.name(domain, keys[i])}"
            for i, n in enumerate(counts[: len(keys)])
            if n
        ]
        return ", ".join(found) or "-"

    def around(self, t: Table, seat: int) -> None:
        """The map around the merchant."""
        w, here = self.words, t.players[seat].town
        grid = Grid(title=w.term("around"), box=None, pad_edge=False, title_justify="left")
        for key in ("town", "way", "goods", "stations"):
            grid.add_column(w.term(key))
        towns = t.book.components.towns
        grid.add_row(Text(towns[here].name.get(w.language), "bold"), "", "", self.owners(t, here))
        for way, word in enumerate(WAY_NAMES):
            for town, connection in t.book.ways[here][way]:
                lying = [0] * len(GOOD_NAMES)
                for space in t.book.goods_spaces[connection]:
                    if t.lying[space]:
                        lying[t.lying[space] - 1] += 1
                name = towns[town].name.get(w.language)
                grid.add_row(name, w.term(word), self.counts(lying, "good"), self.owners(t, town))
        self.console.print(grid)

    def owners(self, t: Table, town: int) -> str:
        found = [name for seat, name in enumerate(self.names) if t.stations[town] >> seat & 1]
        return ", ".join(found) or "-"

    def board(self, t: Table, seat: int) -> None:
        """The seat's places, market and bag."""
        w, me = self.words, t.players[seat]
        grid = Grid(title=w.term("board"), box=None, pad_edge=False, title_justify="left")
        for column in ("", w.term("space"), w.term("effect")):
            grid.add_column(column)
        for place in me.layout.places:
            names = t.book.components.places[place]
            full = bool(names.spaces) and t.book.activated(me.spaces, place)
            title = Text(w.place(place), "bold green" if full else "")
            if full:
                title.append(f" ({w.term('ready')})")
            grid.add_row(title, Text(self.spaces(t, me, place)), w.effect(place))
        self.console.print(grid)
        self.market(t, seat)

    def market(self, t: Table, seat: int) -> None:
        """What the seat can place, and the places it has filled."""
        w, me = self.words, t.players[seat]
        self.say(f"{w.term('market')}: {self.counts(me.market, 'kind')}", "bold")
        self.say(f"{w.term('bag')}: {self.counts(me.bag, 'kind')}")
        if me.gears:
            self.say(f"{me.gears} {w.term('gears')}")
        places = [p for p in me.layout.places if t.book.enough[p]]
        full = [w.place(p) for p in places if t.book.activated(me.spaces, p)]
        if full:
            self.say(f"{w.term('ready')}: {', '.join(full)}", "green")

    def spaces(self, t: Table, me: Player, place: int) -> str:
        found = []
        for space in range(t.book.first[place], t.book.last[place]):
            stands = me.spaces[space]
            if stands == EMPTY:
                found.append(f"[{self.words.want(t.book.want[space])}]")
            elif stands == GEAR:
                found.append(t.book.edition.gear.get(self.words.language))
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
            here = [f"{p.tracks[n]}/{track.last}" for p in t.players]
            grid.add_row(track.name.get(w.language), *here, str(t.supply[n]))
        draws = [str(draw_limit(t, seat)) for seat in range(len(t.players))]
        grid.add_row(w.term("draw", "move").partition(":")[0], *draws, "")
        self.console.print(grid)
        neutral = [*t.supply, *[0] * (KINDS - NEUTRAL)]
        self.say(f"{w.term('supply')}: {self.counts(neutral, 'kind')}")
        gear = t.book.edition.gear.get(w.language)
        self.say(f"{w.term('goods')}: {self.counts(t.goods, 'good')}; {t.gears} {gear}")

    def deeds(self, t: Table) -> None:
        w = self.words
        grid = Grid(title=w.term("deeds"), box=None, pad_edge=False, title_justify="left")
        grid.add_column("")
        for key in ("open", "reward"):
            grid.add_column(w.term(key))
        for n, deed in enumerate(t.book.components.deeds):
            left = t.deeds[n * NEUTRAL : (n + 1) * NEUTRAL]
            reward = f"{deed.coins} {w.source('coins')}"
            if deed.or_development:
                reward += f" / {deed.or_development} {w.term('development')}"
            grid.add_row(deed.name.get(w.language), self.counts(left, "kind"), reward)
        self.console.print(grid)

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

    def entry(self, who: int, move: int) -> None:
        """One step of the history in words."""
        if who == NATURE:
            self.console.print(Text(f"  {self.words.move(move)}", "dim"))
        else:
            self.console.print(self.player(who), Text(self.words.move(move)), sep=": ")

    def scores(self, scores: list[Score]) -> None:
        w = self.words
        grid = Grid(title=w.term("score"), box=None, pad_edge=False, title_justify="left")
        grid.add_column("")
        for score in scores:
            grid.add_column(self.player(score.seat), justify="right")
        for source in scores[0].sources:
            grid.add_row(w.source(source), *[str(score.sources[source]) for score in scores])
        grid.add_row(w.term("total"), *[str(score.total) for score in scores], style="bold")
        grid.add_row("", *[w.term("winner") if score.winner else "" for score in scores])
        self.console.print(grid)

    def options(self, moves: tuple[int, ...]) -> None:
        self.say(self.words.term("options"), "bold")
        for n, move in enumerate(moves, 1):
            text = self.words.book.moves.text(move)
            line = Text(f"{n:>3}  {self.words.move(move)}")
            line.append(f"  ({text})", "dim")
            self.console.print(line)
