"""Pending decisions as text: `send 0 place=town-hall left=2`, the top one last."""

from __future__ import annotations

from orleans.errors import BadPosition
from orleans.kernel.asking import Ask
from orleans.kernel.book import Book
from orleans.kernel.fields import UNKNOWN, UNKNOWN_TEXT
from orleans.kernel.frames import NATURE, RULES, SEATS, STEPS, Args, Frame, step_number

DECIDERS = {NATURE: "nature", RULES: "rules", SEATS: "seats"}
OLD = 2  # how many arguments every frame had up to version 0.6


def write_frame(book: Book, frame: Frame) -> str:
    number, who, args = frame
    step = STEPS[number]
    words = [step.name, DECIDERS.get(who, str(who))]
    for at, (name, domain) in enumerate(named_args(step.arg_names)):
        known = book.moves.domains.get(domain, {}).get(args[at], str(args[at]))
        hidden = at in step.secret_args and args[at] == UNKNOWN
        words.append(f"{name}={UNKNOWN_TEXT if hidden else known}")
    return " ".join(words)


def named_args(args: tuple[str, ...]) -> list[tuple[str, str]]:
    """The arguments of a step or a question, each with the domain it numbers; "" for none."""
    found = []
    for arg in args:
        name, _, domain = arg.partition(":")
        found.append((name, domain or name))
    return found


def read_frame(book: Book, words: list[str]) -> Frame:
    if len(words) < 2:
        raise BadPosition("a pending decision has a name and somebody who decides")
    who = decider(book, words[1])
    number = step_number(words[0])
    step = STEPS[number]
    if isinstance(step, Ask) and who < 0:
        raise BadPosition(f"{words[0]} is asked of a seat, not of {words[1]}")
    return (number, who, read_args(book, words, step.arg_names))


def read_args(book: Book, words: list[str], names: tuple[str, ...]) -> Args:
    wanted, given = named_args(names), words[2:]
    if given and "=" not in given[0]:
        return old_args(words[0], given, len(wanted))
    if len(given) != len(wanted):
        named = ", ".join(name for name, _ in wanted) or "no arguments"
        raise BadPosition(f"{words[0]} has {named}, not '{' '.join(given)}'")
    pairs = zip(wanted, given, strict=True)
    return tuple(read_arg(book, name, domain, word) for (name, domain), word in pairs)


def decider(book: Book, word: str) -> int:
    for who, name in DECIDERS.items():
        if word in (name, str(who)):
            return who
    if not word.isdecimal() or int(word) >= book.players:
        raise BadPosition(f"'{word}' decides nothing")
    return int(word)


def old_args(step: str, given: list[str], wanted: int) -> tuple[int, ...]:
    """Two plain numbers, as positions were written up to version 0.6."""
    if len(given) != OLD or wanted > OLD:
        raise BadPosition(f"{step}: arguments are written by name, like left=2")
    return tuple(int(number) for number in given)[:wanted]


def read_arg(book: Book, name: str, domain: str, word: str) -> int:
    key, _, value = word.partition("=")
    if key != name:
        raise BadPosition(f"'{word}' should be {name}=…")
    known = {thing: number for number, thing in book.moves.domains.get(domain, {}).items()}
    if value in known:
        return known[value]
    if value == UNKNOWN_TEXT:
        return UNKNOWN
    if not value.removeprefix("-").isdecimal() or len(value) > 9:
        raise BadPosition(f"'{value}' is not known")
    return int(value)
