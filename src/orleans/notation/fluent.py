"""Sentences in the format of Project Fluent (projectfluent.org), as far as we use it.

A file holds messages, `uses = { $who } uses { PLACE($place, form: "the") }`: text with
variables, functions, other messages and choices by number, gender or person. A message may have
attributes (`.a = a farmer`), found under `message.attribute`. Lines of a message are indented.
The usual package needs a library of 33 MB; this reader keeps the engine free of packages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from textwrap import dedent
from typing import NamedTuple

Value = str | int
Function = Callable[..., str]  # a value, then its options by name


class BadSentence(ValueError):
    """A file is not written as it should be, or a sentence lacks something."""


class Variable(NamedTuple):
    name: str


class Message(NamedTuple):
    name: str


class Call(NamedTuple):
    function: str
    values: tuple[Expression, ...]
    options: tuple[tuple[str, Value], ...]


class Selection(NamedTuple):
    by: Expression
    variants: tuple[tuple[str, Pattern], ...]
    usual: str


Expression = Value | Variable | Message | Call | Selection
Pattern = tuple[Expression, ...]

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
NUMBER = re.compile(r"-?\d+")
STRING = re.compile(r'"([^"]*)"')
TEXT = re.compile(r"[^{}\n]+")
VARIANT = re.compile(r"\s*(\*?)\[\s*([A-Za-z0-9_-]+)\s*\][ \t]*")
NEXT_LINE = re.compile(r"\n\s*(?=\*?\[|\})")
BLANKS = re.compile(r"\s*")


def messages_in(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file and their attributes, each with its unread pattern."""
    name = key = ""
    lines: list[str] = []
    for line in [*text.splitlines(), "#"]:
        begins = re.match(r"([A-Za-z][\w-]*) *=(.*)", line)
        attribute = re.match(r" +\.([A-Za-z][\w-]*) *=(.*)", line)
        if not (begins or attribute or line.startswith("#")):
            if line.strip() and not line.startswith((" ", "}")):
                raise BadSentence(f"neither a message nor a part of one: {line}")
            lines.append(line)
            continue
        if key:
            yield key, body(lines)
        name = key = begins[1] if begins else name if attribute else ""
        if attribute:
            key = f"{name}.{attribute[1]}"
        found = begins or attribute
        lines = [found[2].strip()] if found else []


def body(lines: list[str]) -> str:
    """The text behind the equals sign; if it begins on its own line, it keeps its shape."""
    rest = "\n".join(lines[1:]).rstrip()
    return f"{lines[0]}\n{rest}".strip() if lines[0] else dedent(rest).strip("\n")


class Reader:
    """Reads one pattern."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def whole(self) -> Pattern:
        found = self.pattern(within=False)
        if self.at < len(self.text):
            raise self.fault()
        return found

    def pattern(self, within: bool) -> Pattern:
        parts: list[Expression] = []
        while self.at < len(self.text):
            if within and NEXT_LINE.match(self.text, self.at):
                break
            if self.text[self.at] == "{":
                parts.append(self.placeable())
            elif self.text[self.at] == "}":
                break
            else:
                parts.append(self.take(TEXT)[0] if self.text[self.at] != "\n" else self.newline())
        if within and parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return tuple(parts)

    def newline(self) -> str:
        self.at += 1
        return "\n"

    def placeable(self) -> Expression:
        self.sign("{")
        found = self.inline()
        if self.text.startswith("->", self.at):
            self.sign("->")
            found = self.selection(found)
        self.sign("}", blanks=False)
        return found

    def inline(self) -> Expression:
        here = self.text[self.at : self.at + 1]
        found: Expression
        if here == "$":
            self.at += 1
            found = Variable(self.take(NAME)[0])
        elif here == '"':
            found = self.take(STRING)[1]
        elif here == "{":
            found = self.placeable()
        elif here.isdecimal() or here == "-":
            found = int(self.take(NUMBER)[0])
        else:
            name = self.take(NAME)[0]
            found = self.call(name) if self.text.startswith("(", self.at) else Message(name)
        self.take(BLANKS)
        return found

    def call(self, function: str) -> Call:
        self.sign("(")
        values: list[Expression] = []
        options: list[tuple[str, Value]] = []
        while not self.text.startswith(")", self.at):
            option = re.compile(r"([a-z]+) *: *").match(self.text, self.at)
            if option:
                self.at = option.end()
                value = self.inline()
                if not isinstance(value, (str, int)):
                    raise self.fault()
                options.append((option[1], value))
            else:
                values.append(self.inline())
            if self.text.startswith(",", self.at):
                self.sign(",")
        self.sign(")", blanks=False)
        return Call(function, tuple(values), tuple(options))

    def selection(self, by: Expression) -> Selection:
        variants, usual = [], ""
        while found := VARIANT.match(self.text, self.at):
            self.at = found.end()
            variants.append((found[2], self.pattern(within=True)))
            usual = found[2] if found[1] else usual
        self.take(BLANKS)
        if not usual:
            raise self.fault()
        return Selection(by, tuple(variants), usual)

    def sign(self, sign: str, blanks: bool = True) -> None:
        if not self.text.startswith(sign, self.at):
            raise self.fault()
        self.at += len(sign)
        if blanks:
            self.take(BLANKS)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str]:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.fault()
        self.at = found.end()
        return found

    def fault(self) -> BadSentence:
        return BadSentence(f"cannot be read from here on: {self.text[self.at : self.at + 40]!r}")


def plural(language: str, number: int) -> str:
    """The plural category of a number."""
    one = abs(number) < 2 if language == "fr" else abs(number) == 1
    return "one" if one else "other"


class Sentences:
    """The messages of one language, read when they are first needed."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language, self.texts = language, texts
        self._patterns: dict[str, Pattern] = {}

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def pattern(self, key: str) -> Pattern:
        if key not in self._patterns:
            if key not in self.texts:
                raise BadSentence(f"{self.language}: there is no message {key}")
            try:
                self._patterns[key] = Reader(self.texts[key]).whole()
            except BadSentence as error:
                raise BadSentence(f"{self.language}: {key}: {error}") from None
        return self._patterns[key]

    def say(self, key: str, values: Mapping[str, Value], functions: Mapping[str, Function]) -> str:
        return Speaker(self, values, functions).text(self.pattern(key))

    def variables(self, key: str) -> set[str]:
        """The variables that a message needs."""
        return set(wanted(self.pattern(key)))

    @cached_property
    def keys(self) -> tuple[str, ...]:
        return tuple(self.texts)


def shown(value: Value, *, sign: bool = False) -> str:
    """A value as it is read: numbers with a real minus."""
    if isinstance(value, str):
        return value
    return f"{value:{'+' if sign else ''}d}".replace("-", "−")


class Speaker:
    """Says one message with its values."""

    def __init__(
        self, sentences: Sentences, values: Mapping[str, Value], functions: Mapping[str, Function]
    ) -> None:
        self.sentences, self.values, self.functions = sentences, values, functions

    def text(self, pattern: Pattern) -> str:
        return "".join(shown(self.value(part)) for part in pattern)

    def value(self, part: Expression) -> Value:
        if isinstance(part, (str, int)):
            return part
        if isinstance(part, Variable):
            return self.values[part.name]
        if isinstance(part, Message):
            return self.text(self.sentences.pattern(part.name))
        if isinstance(part, Call):
            values = [self.value(one) for one in part.values]
            return self.functions[part.function](*values, **dict(part.options))
        return self.text(self.chosen(part))

    def chosen(self, choice: Selection) -> Pattern:
        variants, by = dict(choice.variants), self.value(choice.by)
        if isinstance(by, int) and str(by) not in variants:
            by = plural(self.sentences.language, by)
        return variants.get(str(by), variants[choice.usual])


def wanted(pattern: Pattern) -> Iterator[str]:
    for part in pattern:
        if isinstance(part, Variable):
            yield part.name
        elif isinstance(part, Call):
            yield from wanted(part.values)
        elif isinstance(part, Selection):
            yield from wanted((part.by,))
            for _, variant in part.variants:
                yield from wanted(variant)
