"""The command `orleans`. Imports stand inside the commands, so that each starts quickly."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from orleans.cli_admin import admin
from orleans.cli_options import (
    AnyEdition,
    AnyModules,
    AnyScenario,
    Data,
    Database,
    Difficulty,
    Events,
    LastEvent,
    OneToFive,
    Planning,
    Seats,
    Seed,
    Tiles,
    console,
    make_setup,
    players_for,
    scenario_names,
    takes_setup,
)
from orleans.cli_sim import analyse, tournament
from orleans.errors import BadRecord, BadSetup, OrleansError
from orleans.kernel.chance import clean

if TYPE_CHECKING:
    from orleans.kernel.setup import Setup

app = typer.Typer(
    help="The board game Orléans: play it, simulate it, check it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(tournament)
app.command()(analyse)
app.add_typer(admin, name="admin")


def show_version(wanted: bool) -> None:
    if wanted:
        from orleans import __version__

        print(f"orleans {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """The board game Orléans: play it, simulate it, check it."""


@app.command()
def play(
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = 8070,
    database: Annotated[str, typer.Option(help="The file that keeps the tables.")] = "",
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
) -> None:
    """Play on this machine: starts a server for you alone, and a browser."""
    from orleans.server.serve import run
    from orleans.server.settings import Settings

    settings = Settings(database, "127.0.0.1", port, address_rate=0, person_rate=0, accounts=False)
    run(settings, level="WARNING", greet=True, browse=browser)


QUEUE_HELP = "PostgreSQL with the queue of `orleans bots`; by default ORLEANS_BOT_QUEUE."


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any that is free.")] = 8070,
    database: Database = "",
    name: Annotated[
        list[str] | None, typer.Option(help="A host name to answer to; may be repeated.")
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is trusted.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    bot_queue: Annotated[str, typer.Option(help=QUEUE_HELP)] = "",
    address_rate: Annotated[float, typer.Option(help="Requests a second by address; 0: any.")] = 50,
    person_rate: Annotated[float, typer.Option(help="Requests a second by person; 0: any.")] = 30,
    open_metrics: Annotated[bool, typer.Option(help="Show metrics to everybody.")] = False,
    webhooks: Annotated[bool, typer.Option(help="Call webhooks.")] = True,
    inner_webhooks: Annotated[bool, typer.Option(help="On private addresses, too.")] = False,
    address: Annotated[
        str,
        typer.Option(help="The address for links in mails; by default https:// and the name."),
    ] = "",
    waiting_days: Annotated[
        float,
        typer.Option(min=0, help="Days after which a table without a game goes; 0: never."),
    ] = 30,
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
) -> None:
    """Run tables for people and bots over the network."""
    from orleans.server.serve import run
    from orleans.server.settings import Settings, bot_queue_url

    settings = Settings(
        database=database,
        bot_queue=bot_queue_url(bot_queue),
        host=host,
        port=port,
        names=tuple(name or ()),
        address_rate=address_rate,
        person_rate=person_rate,
        workers=workers,
        open_metrics=open_metrics,
        webhooks=webhooks,
        inner_webhooks=inner_webhooks,
        waiting_days=waiting_days,
        address=address,
    )
    run(settings, proxies=proxy, level=log_level)


@app.command()
def bots(
    bot_queue: Annotated[str, typer.Option(help=QUEUE_HELP)] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    log_level: Annotated[str, typer.Option(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
) -> None:
    """Let bots think on this machine, for servers with the same queue."""
    import asyncio

    from orleans.errors import BadSetup
    from orleans.server.bot_queue import prepare, work
    from orleans.server.logs import set_up
    from orleans.server.settings import BOT_QUEUE, bot_queue_url

    url = bot_queue_url(bot_queue)
    if not url:
        raise BadSetup(f"name the queue with --bot-queue or {BOT_QUEUE}")
    set_up(log_level)
    prepare(url)
    asyncio.run(work(url, workers))


@app.command()
def terminal(
    players: OneToFive = None,
    humans: Annotated[int | None, typer.Option(help="How many of them are people.")] = None,
    bots: Annotated[str, typer.Option(help="Bots for the other seats, by name.")] = "greedy",
    seats: Seats = "",
    edition: AnyEdition = None,
    scenario: AnyScenario = None,
    difficulty: Difficulty = "",
    planning: Planning = "sealed",
    tiles: Tiles = "",
    modules: AnyModules = None,
    last_event: LastEvent = "",
    events: Events = "",
    seed: Seed = "",
    data: Data = None,
    lang: Annotated[str, typer.Option(help="en, de or fr.")] = "en",
    load: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    resume: Annotated[bool, typer.Option(help="Continue the last game.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved.")] = None,
    plain: Annotated[bool, typer.Option(help="No colours.")] = False,
) -> None:
    """Play in the terminal, against bots or with people around one screen."""
    from orleans.game import Game
    from orleans.terminal.session import Session, open_game
    from orleans.terminal.store import autosave_path, keep_previous

    language(lang)
    path = save or load or autosave_path()
    if load or resume:
        game, sitting = open_game(load or path)
    else:
        ask = sys.stdin.isatty()
        what = ask_what_is_played(scenario, edition, modules, ask)
        alone = players_for(what["scenario"], 2) == 1
        sitting = name_seats(seats) if seats else ask_seats(alone, players, humans, bots, ask)
        setup = make_setup(
            len(sitting),
            usual=2,
            data=data,
            **what,
            difficulty=difficulty,
            planning=planning,
            tiles=tiles,
            last_event=last_event,
            events=events,
        )
        game = Game(setup, clean(seed) or None)
        keep_previous(path)
    Session(console(plain), game, sitting, language=lang, path=path).run()


def ask_what_is_played(
    scenario: str | None, edition: str | None, modules: str | None, ask: bool
) -> dict[str, str]:
    """Scenario, edition and modules; whoever plays alone is asked for the scenario only."""
    scenario = scenario or _ask(f"Scenario ({', '.join(scenario_names())})", "base", ask)
    if players_for(scenario, 2) > 1:
        edition = edition or _ask("Edition (dlp, capstone, bigbox)", "bigbox", ask)
        if modules is None:
            modules = _ask(f"Modules to add ({module_names()})", "none", ask)
    modules = "" if modules in (None, "none") else modules
    return {"scenario": scenario, "edition": edition or "", "modules": modules}


def module_names() -> str:
    from orleans.facts.loader import load

    return ", ".join(module.id for module in load().modules)


def name_seats(text: str) -> list[str]:
    """Seats named one by one: `human` or a bot."""
    from orleans.bots import split_bots
    from orleans.terminal.session import HUMAN

    names = split_bots(text)
    bot_names(",".join(name for name in names if name != HUMAN) or "random")
    return names


def ask_seats(
    alone: bool, players: int | None, humans: int | None, bots: str, ask: bool
) -> list[str]:
    """People first, then the bots in turn."""
    from orleans.terminal.session import HUMAN

    if alone:
        players, humans = 1, 1 if humans is None else humans
    players = int(_ask("Players (2 to 5)", "2", ask)) if players is None else players
    people = int(_ask("People among them", "1", ask)) if humans is None else humans
    if not 0 <= people <= players:
        raise BadSetup(f"of {players} players 0 to {players} can be people, not {people}")
    names = bot_names(bots)
    return [HUMAN] * people + [names[i % len(names)] for i in range(players - people)]


def _ask(question: str, default: str, ask: bool) -> str:
    """Ask only where somebody can answer; otherwise take the usual value."""
    answer = typer.prompt(question, default=default) if ask else default
    if default.isdecimal() and not str(answer).isdecimal():
        raise BadSetup(f"{question}: must be a number, not {answer!r}")
    return str(answer)


def bot_names(text: str) -> list[str]:
    from orleans.bots import read_bot, split_bots

    names = [name for name in split_bots(text) if name]
    if not names:
        raise BadSetup("name at least one bot")
    return [str(read_bot(name)) for name in names]


@app.command()
@takes_setup(usual=4)
def simulate(
    setup: Setup,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help="Bots, in turn around the table.")] = "random",
    seed: Seed = "1",
    json: Annotated[bool, typer.Option("--json", help="One JSON object, no tables.")] = False,
) -> None:
    """Play many games between bots."""
    import json as json_text

    from rich.progress import Progress

    from orleans.sim.tournament import simulate as run

    names = bot_names(bots)
    with Progress(console=console(stderr=True), transient=True, disable=json) as progress:
        task = progress.add_task("games", total=games)
        result = run(setup, names, games, clean(seed), lambda: progress.advance(task))
    if json:
        print(json_text.dumps(result.summary()))
    else:
        show_result(result.summary())


def show_result(summary: dict[str, object]) -> None:
    from rich.table import Table

    out = console()
    for key in ("games", "decisions", "seconds", "decisions_per_second", "games_per_second"):
        out.print(f"{key.replace('_', ' ')}: {summary[key]}")
    out.print(f"mean score: {summary['mean_score']}, winner {summary['mean_winner_score']}")
    if summary["by"] == "goals":
        out.print(f"won: {summary['won']}, on average in round {summary['mean_winning_round']}")
        out.print(f"lacking in the games that were lost: {summary['mean_missed']:.1%} of the goals")
    bots = summary["bots"]
    assert isinstance(bots, dict)
    grid = Table(box=None, pad_edge=False)
    grid.add_column("")
    for name in bots:
        grid.add_column(name, justify="right")
    for key in ("seats", "wins", "mean_score"):
        grid.add_row(key.replace("_", " "), *[str(bot[key]) for bot in bots.values()])
    for source in next(iter(bots.values()))["sources"]:
        grid.add_row(f"  {source}", *[str(bot["sources"][source]) for bot in bots.values()])
    out.print(grid)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record, or - for standard input.")],
    check: Annotated[
        bool, typer.Option("--check", help="Prove that the draws follow from the seed.")
    ] = False,
    promise: Annotated[
        str, typer.Option("--hash", help="The hash of the seed that was shown at the start.")
    ] = "",
    step: Annotated[bool, typer.Option("--step", help="Tell the game move by move.")] = False,
    lang: Annotated[str, typer.Option(help="en, de or fr.")] = "en",
) -> None:
    """Replay a record and show its end."""
    from hashlib import sha256

    from orleans.bots import split_seats
    from orleans.game import Game
    from orleans.kernel import record as records
    from orleans.notation.words import Words
    from orleans.terminal.screen import Screen
    from orleans.terminal.store import load

    text = sys.stdin.read() if str(record) == "-" else load(record)
    game = Game.replay(text, check_chance=check or bool(promise), story=step)
    fair = sha256(game.seed.encode()).hexdigest()
    if promise and promise.lower() != fair:
        raise BadRecord(f"the seed is not the promised one: its hash is {fair}")
    seats = split_seats(records.read(text).seats)
    names = [f"{n} {seats[n] if n < len(seats) else ''}".strip() for n in range(game.setup.players)]
    screen = Screen(console(), Words(game.state.book, language(lang), names), names)
    if step:
        for line, words in screen.lines(game, None):
            screen.line(line, words)
            if sys.stdin.isatty() and line.seat >= 0:
                input("[Enter] ")
    if check or promise:
        screen.say(f"checked: every move is legal and every draw follows the seed ({fair})")
    if not game.over:
        screen.say(f"the game goes on in round {game.state.round}")
    screen.scores(game)


@app.command()
@takes_setup(usual=4)
def new(
    setup: Setup,
    seed: Seed = "",
) -> None:
    """Print the record of a new game."""
    from orleans.game import Game

    game = Game(setup, clean(seed) or None)
    print(game.record(), end="")


@app.command("tiles")
def list_tiles(
    lang: Annotated[str, typer.Option(help="en, de or fr.")] = "en",
    edition: Annotated[str, typer.Option(help="Only the tiles of this edition.")] = "",
    data: Data = None,
) -> None:
    """List the place tiles: which followers activate them, what they do, and how we know."""
    from rich.table import Table

    from orleans.boxes import make_book
    from orleans.facts.audit import audit as labels
    from orleans.kernel.setup import Setup
    from orleans.notation.words import Words

    corrections: Any = data or ""
    book = make_book(Setup(edition=edition or "bigbox", players=2, data=corrections))
    words = Words(book, language(lang))
    label = {value.path: value.label for values in labels(data).values() for value in values}
    grid = Table(box=None, pad_edge=False)
    for column in ("", "id", "name", "spaces", "effect", "label"):
        grid.add_column(column, no_wrap=column in ("", "id", "name", "label"))
    for number in book.tiles:
        tile = book.components.places[number]
        wants = " + ".join(words.want(want) for want in tile.spaces) or "-"
        origin = label[f"tile.{tile.id}.spaces"]
        name = words.place(number)
        grid.add_row(tile.category, tile.id, name, wants, words.effect(number), origin)
    console().print(grid)


def language(name: str) -> str:
    from orleans.facts import LANGUAGES

    if name not in LANGUAGES:
        raise BadSetup(f"there is no language {name!r}; known are {', '.join(LANGUAGES)}")
    return name


@app.command("data")
def audit(
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    data: Data = None,
) -> None:
    """Say where every printed value comes from, and list the reconstructed ones."""
    import json as json_text

    from orleans.facts.audit import audit as run
    from orleans.facts.audit import summary

    found = run(data)
    if json:
        print(json_text.dumps(summary(found)))
        return
    out = console()
    for file, values in found.items():
        labels = summary({file: values})["totals"]
        assert isinstance(labels, dict)
        out.print(f"{file}: " + ", ".join(f"{n} {label}" for label, n in labels.items()))
        for value in values:
            if value.label in ("reconstructed", "corrected"):
                line = f"  {value.label} {value.path} = {value.value}: {value.source}"
                out.print(line, markup=False, soft_wrap=True)


def main() -> None:
    try:
        app()
    except OrleansError as error:
        print(f"orleans: {error}", file=sys.stderr)
        sys.exit(1)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()
