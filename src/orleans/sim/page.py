"""A self-contained HTML page: style, headings, tables. No scripts, no external files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark;
  --ground: light-dark(#f7f2e6, #171b20); --card: light-dark(#fffdf6, #20262d);
  --ink: light-dark(#2b2620, #eef0f2); --soft: light-dark(#5d5445, #b4bec8);
  --line: light-dark(#d8ccb0, #3d4752); --mark: light-dark(#8a6a3f, #c9a56a);
  --c0: light-dark(#1f6fb2, #6db3f2); --c1: light-dark(#b5490c, #ff9d5c);
  --c2: light-dark(#2c7a3f, #79cf8d); --c3: light-dark(#8a3fa0, #d59ae6);
  --c4: light-dark(#a8273b, #ff8d9b); --c5: light-dark(#0f7a7a, #5fd0cf);
  --c6: light-dark(#7a6a10, #e0c95a); --c7: light-dark(#5a5a6e, #b9b9d0); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.45 system-ui, 'Segoe UI', Roboto, sans-serif; overflow-wrap: break-word; }
main { max-width: 1180px; margin: 0 auto; padding: 16px; }
h1 { font: 600 1.6rem/1.2 Georgia, serif; margin: 0 0 .3em; }
h2 { font: 600 1.15rem/1.25 Georgia, serif; margin: 0 0 .4em; }
p { margin: 0 0 .7em; color: var(--soft); }
.cards { display: grid; gap: 14px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: 12px; min-width: 0; }
.wide { grid-column: 1 / -1; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%;
  font-size: .92rem; }
th, td { padding: 4px 6px; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
th { color: var(--soft); font-weight: 600; }
@media (max-width: 640px) {  /* a row becomes a small paragraph with the headings in it */
  thead { position: absolute; clip-path: inset(50%); height: 1px; overflow: hidden; }
  tr { display: flex; flex-wrap: wrap; gap: 0 14px; padding: 5px 0;
    border-bottom: 1px solid var(--line); }
  td, td:first-child { padding: 0; border: 0; white-space: normal; }
  td:first-child { flex: 1 0 100%; font-weight: 600; overflow-wrap: anywhere; }
  td + td::before { content: attr(data-of) ' '; color: var(--soft); }
}
svg { display: block; width: 100%; max-width: 520px; height: auto; }
text { fill: var(--ink); font-size: 12px; } text.small { fill: var(--soft); font-size: 11px; }
.grid { stroke: var(--line); } .mark { stroke: var(--mark); stroke-dasharray: 4 3; }
.whisker { stroke-width: 3; stroke: currentColor; } .dot, .fill { fill: currentColor; }
.line { fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linejoin: round; }
.c0 { color: var(--c0); } .c1 { color: var(--c1); } .c2 { color: var(--c2); }
.c3 { color: var(--c3); } .c4 { color: var(--c4); } .c5 { color: var(--c5); }
.c6 { color: var(--c6); } .c7 { color: var(--c7); }
.p1, .p2 { opacity: .55; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 6px 0 0;
  padding: 0; font-size: .88rem; }
.legend i { display: inline-block; width: 12px; height: 12px; margin-right: 5px; border-radius: 2px;
  background: currentColor; vertical-align: -1px; }
footer { margin-top: 16px; font-size: .85rem; color: var(--soft); }
"""


def page(title: str, lead: str, cards: Iterable[str], foot: str = "") -> str:
    """Return the complete HTML file."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main><h1>{escape(title)}</h1><p>{escape(lead)}</p>"
        f'<div class="cards">{"".join(cards)}</div>'
        f"<footer>{escape(foot)}</footer></main></body></html>\n"
    )


def card(title: str, words: str, *parts: str, wide: bool = False) -> str:
    """Return a section with a heading, a description, and a plot or table."""
    kind = "card wide" if wide else "card"
    said = f"<p>{escape(words)}</p>" if words else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{said}{"".join(parts)}</section>\n'


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table that scrolls if it is wide, and becomes a list on a phone."""
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(f"<tr>{_cells(head, row)}</tr>" for row in rows)
    return (
        '<div class="scroll" tabindex="0"><table>'
        f"<thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _cells(head: Sequence[str], row: Sequence[str]) -> str:
    named = zip(head, row, strict=True)
    return "".join(f'<td data-of="{escape(of)}">{escape(cell)}</td>' for of, cell in named)
