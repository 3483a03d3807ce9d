"""The commands about many games and about one finished game: `tournament` and `analyse`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from orleans.cli_options import (
    Seed,
    console,
    takes_setup,
)
from orleans.errors import BadSetup
from orleans.kernel.chance import clean

if TYPE_CHECKING:
    from rich.progress import Progress

    from orleans.kernel.setup import Setup
    from orleans.sim.jobs import TournamentPlan
    from orleans.sim.results_file import ResultsFile

STOPPED = 130  # what a shell reports for a command that was interrupted


@takes_setup(usual=2)
def tournament(
    setup: Setup,
    bots: Annotated[str, typer.Option(help="The bots, separated by commas.")],
    games: Annotated[int, typer.Option(min=1, help="Games for each line-up.")] = 100,
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 takes every core.")] = 0,
    on: Annotated[str, typer.Option(help="Where else to play: ray.")] = "",
    mirrors: Annotated[bool, typer.Option(help="Also play each bot against itself.")] = True,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="A file for the result as JSON.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="A file for a page with plots.")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="A file that keeps every game; the same command resumes.")
    ] = None,
) -> None:
    """Let bots play on the same seeds from every seat, and say how certain the result is."""
    from orleans.bots import split_bots
    from orleans.sim.jobs import TournamentPlan
    from orleans.sim.results_file import ResultsFile

    names = tuple(name for name in split_bots(bots) if name)
    plan = TournamentPlan(setup, names, games, clean(seed), mirrors)
    for file in (json_file, report, resume):
        check_writable(file)
    aside = json_file.with_name(json_file.name + ".games") if json_file else None
    with ResultsFile(plan, resume or aside) as results_file:
        result = play_all(plan, results_file, jobs, on)
        show_standings(result)
        write(json_file, json.dumps(result, indent=1) + "\n")
        if report:
            from orleans.sim.report import report as make_page

            write(report, make_page(result))
        if result["complete"] and not resume:
            results_file.remove()
    for failure in result["failures"]:
        seats = ",".join(failure["seating"])
        print(f"failed: seed {failure['seed']!r}, seats {seats}: {failure['error']}")
    raise typer.Exit(1 if result["failures"] else 0)


def check_writable(file: Path | None) -> None:
    """Before hours are spent, not after."""
    if file and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise BadSetup(f"{file}: cannot be written there")


def write(file: Path | None, text: str) -> None:
    if file is None:
        return
    new = file.with_name(file.name + ".new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(file)
    except OSError as error:
        raise BadSetup(f"{file}: cannot be written: {error.strerror}") from error


def play_all(plan: TournamentPlan, results_file: ResultsFile, jobs: int, on: str) -> dict[str, Any]:
    """Play with a progress bar; if stopped, say what was kept."""
    from orleans.sim.local import cores
    from orleans.sim.runner import run_tournament

    with bar() as progress:
        done = sum(job.key in results_file.known for job in plan.jobs)
        task = progress.add_task("games", total=len(plan.jobs), completed=done)
        try:
            return run_tournament(
                plan,
                results_file,
                processes=jobs or cores(),
                on=on,
                after_game=lambda outcome: progress.advance(task),
            )
        except KeyboardInterrupt:
            kept = len(results_file.known)
    where = (
        f"kept in {results_file.path}; the same command goes on"
        if results_file.path
        else "not kept"
    )
    console(stderr=True).print(f"stopped after {kept} of {len(plan.jobs)} games, {where}")
    raise typer.Exit(STOPPED)


def bar() -> Progress:
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console(stderr=True), transient=True)


def show_standings(result: dict[str, Any]) -> None:
    from rich.table import Table

    from orleans.sim.report import missed, winning_round

    alone = result["setup"]["players"] == 1
    columns = ["bot", "games", "wins", "share", "95 %", "points"]
    columns += ["won in round", "missed by"] if alone else ["rank", "rating"]
    grid = Table(box=None, pad_edge=False)
    for column in columns:
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for row in result["standings"]:
        rated = [f"{row['mean_rank']:.2f}", f"{row['rating']:.1f} ± {row['rating_sigma']:.1f}"]
        grid.add_row(
            row["bot"],
            str(row["games"]),
            f"{row['wins']:.1f}",
            f"{100 * row['win_rate']:.1f} %",
            f"{100 * row['ci_low']:.1f}-{100 * row['ci_high']:.1f} %",
            f"{row['mean_score']:.1f}",
            *([winning_round(row), missed(row)] if alone else rated),
        )
    out = console()
    out.print(grid)
    for row in result["standings"]:
        if row["faults"]:
            told = f"faults of {row['bot']}, where greedy moved instead: {row['faults']}"
            out.print(told, markup=False)
    for mirror in result["mirrors"]:
        shares = ", ".join(f"{100 * seat['win_rate']:.0f} %" for seat in mirror["seats"])
        if mirror["games"]:
            out.print(f"mirror of {mirror['bot']}, by seat: {shares} of {mirror['games']} games")
    if not alone:
        out.print(f"mean points of the winner: {result['mean_winner_score']:.1f}")


def analyse(
    record: Annotated[Path, typer.Argument(help="A record, or - for standard input.")],
    judge: Annotated[str, typer.Option(help="Who judges: search, greedy.")] = "",
    iterations: Annotated[
        int,
        typer.Option(
            min=0, help="How many iterations the judge makes; 0: what takes about a minute."
        ),
    ] = 0,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="A file for everything as JSON.")
    ] = None,
    page: Annotated[Path | None, typer.Option(help="A file for a page with curves.")] = None,
) -> None:
    """Judge every decision of a finished game and find where it turned."""
    import sys

    from orleans.sim.analysis import analyse as run
    from orleans.sim.analysis import read_finished
    from orleans.sim.analysis_page import analysis_page
    from orleans.sim.judge import default_judge, make_judge
    from orleans.sim.opinion import Adviser
    from orleans.terminal.store import load

    for file in (json_file, page):
        check_writable(file)
    finished = read_finished(sys.stdin.read() if str(record) == "-" else load(record))
    name, who = make_judge(judge or default_judge(), iterations)
    with bar() as progress:
        task = progress.add_task("decisions", total=len(finished.history))
        found = run(finished, who, name, lambda: progress.advance(task), Adviser())
    show_analysis(found)
    write(json_file, json.dumps(found, indent=1) + "\n")
    if page:
        write(page, analysis_page(found))


def show_analysis(found: dict[str, Any]) -> None:
    from rich.table import Table

    from orleans.sim.analysis_page import (
        by_goals,
        ending,
        names_of,
        player_head,
        player_rows,
        turning_rows,
    )

    out = console()
    grid = Table(*player_head(found), box=None, pad_edge=False)
    for row in player_rows(found):
        grid.add_row(*row)
    out.print(grid)
    if by_goals(found):
        out.print(f"\nThe game was {ending(found)}.")
    what = "Chance to win in per cent" if by_goals(found) else "Expected margin"
    out.print(f"\n{what} as each round began, judged by {found['judge']}:")
    curve = Table("Round", *names_of(found), box=None, pad_edge=False)
    for n, values in enumerate(zip(*found["curve"], strict=True)):
        last = n == len(found["curve"][0]) - 1
        number = "end" if last else str(found["first_round"] + n)
        curve.add_row(number, *[f"{value:{'' if by_goals(found) else '+'}.1f}" for value in values])
    out.print(curve)
    out.print("\nTurning points:")
    for words, size in turning_rows(found):
        out.print(f"  {size}  {words}", markup=False)
