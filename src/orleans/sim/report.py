"""The report of a tournament: its JSON result as a page with plots."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from orleans.facts.loader import load
from orleans.kernel.causes import CAUSES, Column
from orleans.sim.measures import Z
from orleans.sim.page import card, page, table
from orleans.sim.plots import Row, bars, intervals, legend, lines, stacked

Summary = dict[str, Any]
MOST = 14  # rows in a plot of places


def report(result: Summary) -> str:
    setup, count = result["setup"], result["setup"]["players"]
    lead = (
        f"{count} player{'s' * (count > 1)}, {setup['edition']} edition, seed {result['seed']}: "
        f"{result['played']} games, {result['games_each_lineup']} for each line-up, every seed "
        "played from every seat."
    )
    cards = [
        standings_card(result),
        pairings_card(result),
        ratings_card(result) if count > 1 else "",
        wins_card(result),
        mirrors_card(result),
        sources_card(result),
        curve_card(result),
        *[earned_card(result, kind, column) for kind, column in columns().items()],
        luck_card(result),
    ]
    return page("Tournament of bots", lead, cards, foot(result))


def foot(result: Summary) -> str:
    versions = result["versions"]
    again = (
        "The same command gives the same games again."
        if result["reproducible"]
        else "A bot has a time limit: another run gives other games."
    )
    failed = len(result["failures"])
    return (
        f"orleans {versions['orleans']}, rules {versions['rules']}, code {versions['code']}. "
        f"{again} Intervals are 95 %." + (f" {failed} games failed." if failed else "")
    )


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def span(row: Summary) -> str:
    return f"{percent(row['ci_low'])} – {percent(row['ci_high'])}"


def winning_round(row: Summary) -> str:
    return f"{row['mean_winning_round']:.1f}" if row["wins"] else "-"


def missed(row: Summary) -> str:
    """How much of the goals a bot lacked in the games that it lost."""
    return percent(row["mean_missed"]) if row["wins"] < row["games"] else "-"


def ranked(row: Summary) -> list[str]:
    return [f"{row['mean_rank']:.2f}", f"{row['rating']:.1f}"]


def standings_card(result: Summary) -> str:
    alone = result["setup"]["players"] == 1
    rows = [
        [
            row["bot"],
            str(row["games"]),
            percent(row["win_rate"]),
            span(row),
            f"{row['mean_score']:.1f}",
            *([winning_round(row), missed(row)] if alone else ranked(row)),
        ]
        for row in result["standings"]
    ]
    head = ["Bot", "Games", "Wins", "Interval", "Points"]
    head += ["Won in round", "Missed by"] if alone else ["Rank", "Rating"]
    winner = f"The winner of a game had {result['mean_winner_score']:.1f} points on average."
    if alone:
        winner = ""
    return card("Standings", winner, table(head, rows), wide=True)


def ratings_card(result: Summary) -> str:
    rows = [
        Row(
            row["bot"],
            row["rating"],
            row["rating"] - Z * row["rating_sigma"],
            row["rating"] + Z * row["rating_sigma"],
            result["bots"].index(row["bot"]),
        )
        for row in result["standings"]
    ]
    words = "OpenSkill (Plackett-Luce), game by game; every bot begins with 25."
    return card("Ratings", words, intervals(rows, "Ratings with intervals", mark=25.0))


def wins_card(result: Summary) -> str:
    rows = [
        share_row(row["bot"], row, result["bots"].index(row["bot"])) for row in result["standings"]
    ]
    players = result["setup"]["players"]
    words = "A shared win counts as a fraction. The dashed line is where equal bots would be."
    if players == 1:
        words = "Each bot plays alone, all on the same seeds."
    equal = 1 / players if players > 1 else None
    plot = intervals(rows, "Share of wins with intervals", mark=equal, percent=True)
    return card("Share of wins", words, plot)


def pairings_card(result: Summary) -> str:
    rows = [
        [
            f"{row['bot']} in {' · '.join(pairing['lineup'])}",
            str(row["games"]),
            percent(row["win_rate"]),
            span(row),
            f"{row['mean_score']:.1f}",
        ]
        for pairing in result["pairings"]
        for row in pairing["bots"]
    ]
    head = ["Line-up", "Games", "Wins", "Interval", "Points"]
    return card("Line-ups", "All on the same seeds.", table(head, rows), wide=True)


def mirrors_card(result: Summary) -> str:
    rows = [
        share_row(f"{mirror['bot']}, seat {seat['seat']}", seat, n)
        for n, mirror in enumerate(result["mirrors"])
        for seat in mirror["seats"]
    ]
    if not rows:
        return ""
    words = "Each bot against itself: what the seat alone is worth. Seat 0 begins."
    plot = intervals(
        rows, "Share of wins by seat", mark=1 / result["setup"]["players"], percent=True
    )
    return card("Mirror controls", words, plot)


def share_row(label: str, row: Summary, colour: int) -> Row:
    return Row(label, row["win_rate"], row["ci_low"], row["ci_high"], colour)


def sources_card(result: Summary) -> str:
    """Show the sources in the same order for all bots, largest first."""
    found: dict[str, float] = {}
    for row in result["sources"].values():
        for source, points in row.items():
            found[source] = found.get(source, 0.0) + abs(points)
    order = [source for source in sorted(found, key=lambda key: -found[key]) if found[source]]
    rows = {
        bot: {name_of(source): row.get(source, 0.0) for source in order}
        for bot, row in result["sources"].items()
    }
    plot = stacked(rows, "Points by source for each bot")
    words = "Mean points at the end, by where they come from."
    return card("Points by source", words, plot, legend(name_of(source) for source in order))


def curve_card(result: Summary) -> str:
    plot = lines(result["curves"], "Mean points at the end of each round for each bot")
    words = "Mean points at the end of each round."
    return card("Points over the rounds", words, plot, legend(result["curves"]))


STRUCK = Column("Struck by characters", "Points that characters cost their targets.", uses=False)


def columns() -> dict[str, Column]:
    """What earns or costs points, by the first word of a ledger's entries."""
    found = {kind.name: kind.column for kind in CAUSES.values() if kind.column}
    return found | {"struck": STRUCK}


def earned_card(result: Summary, kind: str, column: Column) -> str:
    """Plot what moved the most points, and list everything in a table."""
    bots = result["bots"]
    found: dict[str, list[float]] = {}
    for bot in bots:
        for what in result["earned"][bot]:
            if what.startswith(f"{kind} "):
                found[what] = [
                    result["earned"][other].get(what, NOTHING)["points"] for other in bots
                ]
    if not found and not column.always:
        return ""  # it is not in play
    order = sorted(found, key=lambda what: (-max(abs(value) for value in found[what]), what))
    plotted = {name_of(what): found[what] for what in order[:MOST] if any(found[what])}
    rest = [earned_table(result, order)] if column.uses else []
    plot = bars(plotted, f"{column.title}: points for each bot")
    return card(column.title, column.about, plot, legend(bots), *rest)


NOTHING = {"times": 0.0, "points": 0.0, "each": 0.0}


def earned_table(result: Summary, order: list[str]) -> str:
    rows = []
    for what in order:
        cells = [name_of(what)]
        for bot in result["bots"]:
            entry = result["earned"][bot].get(what, NOTHING)
            cells += [f"{entry['times']:.2f}", f"{entry['each']:.2f}"]
        rows.append(cells)
    head = ["", *[f"{bot}: {w}" for bot in result["bots"] for w in ("uses", "points a use")]]
    return f"<details><summary>All, by use</summary>{table(head, rows)}</details>"


def luck_card(result: Summary) -> str:
    rows = [
        Row(bot, luck["mean"], luck["ci_low"], luck["ci_high"], n)
        for n, (bot, luck) in enumerate(result["luck"].items())
    ]
    fifths = {
        bot: [100 * part["win_rate"] for part in luck["fifths"]]
        for bot, luck in result["luck"].items()
    }
    related = ", ".join(f"{bot} {luck['correlation']:.2f}" for bot, luck in result["luck"].items())
    words = (
        "How much more useful the drawn followers were than those of the bag on average, summed "
        "over a game: 0 is the expected value."
    )
    return card(
        "Luck of the draw",
        words,
        intervals(rows, "Mean luck with intervals", mark=0.0),
        "<p>Share of wins in %, from the fifth of games with the worst luck against the others "
        "to the fifth with the best:</p>",
        lines(fifths, "Share of wins by fifth of luck", zero=True),
        legend(fifths),
        f"<p>Correlation of luck with the margin: {escape(related)}.</p>",
    )


def name_of(what: str) -> str:
    """Return the English name of a source, place, deed or event."""
    return _names().get(what) or what.rpartition(" ")[2].replace("-", " ").capitalize()


@lru_cache(maxsize=1)
def _names() -> dict[str, str]:
    c = load()
    by_domain = {deck: [(card.id, c.title(card)) for card in c.deck(deck)] for deck in c.decks()}
    by_domain["place"] = [(place.id, place.name) for place in c.places]
    by_domain["deed"] = [(deed.id, deed.name) for deed in c.deeds]
    by_domain["event"] = [(event.id, event.name) for event in c.events]
    found = {good.id: good.name.get("en") for good in c.goods}
    found |= {key: name.get("en") for key, name in by_domain["place"]}
    for kind in columns():
        things = by_domain[CAUSES[kind].of if kind in CAUSES else "deed"]
        found |= {f"{kind} {key}": name.get("en") for key, name in things}
    return found | {"event end": "Last citizen"}
