"""Words that the glossary has replaced do not come back."""

import re
from pathlib import Path

import pytest

import orleans
from orleans.facts import LANGUAGES
from orleans.facts.source import BOXES, FOLDER, read_toml
from orleans.notation.fluent import messages_in
from orleans.notation.words import sentences

ROOT = Path(orleans.__file__).parents[2]
# What is said today instead: Schiffer, Wagen, Gildenhaus, fermier, partisan, aliment …
REPLACED = {
    "en": ("Farmer\\*", "ready to use", "[Tt]ake back", "food x", "any neutral", "’ is no move"),
    "de": (
        "Bootsm[aä]nn",
        "Personen",
        "Gildehalle",
        "Sanduhrplättchen",
        "Bestechungsgeschenk",
        "Nahrung(?!smittel)",
        "Lohn\\b",
        "Fron\\b",
        "beliebig neutral",
        "Entwicklungsschritt",
    ),
    "fr": (
        "[Pp]aysans?\\b",
        "[Vv]ivres?\\b",
        "[Rr]ouages?\\b",
        "[Jj]etons?\\b",
        "pas de développement",
        "neutre au choix",
        "[Ee]xécuteur",
        "(?<![Pp]ion )(?<![Pp]ions )\\b[Mm]archands?\\b",
    ),
}


def texts_of(node, language):
    """What a file of facts says in a language."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == language and isinstance(value, str):
                yield value
            else:
                yield from texts_of(value, language)


def pages(language):
    """What the pages say."""
    for file in (ROOT / "web/src").rglob(f"{language}.ftl"):
        for _, text in messages_in(file.read_text(encoding="utf-8")):
            yield text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_replaced_word_comes_back(language):
    said = list(sentences(language).texts.values())
    for box in BOXES:
        said += texts_of(read_toml(FOLDER / box / "facts.toml"), language)
    shown = list(pages(language))
    assert len(said) > 300
    assert not (ROOT / "web").exists() or len(shown) > 350
    for word in REPLACED[language]:
        found = [text for text in said + shown if re.search(word, text)]
        assert not found, (word, found)


def test_french_facts_keep_a_space_that_does_not_break_before_double_signs():
    """The amounts, `{n:1 pièce|# pièces}`, are not said as they are written."""
    for box in BOXES:
        for text in texts_of(read_toml(FOLDER / box / "facts.toml"), "fr"):
            said = re.sub(r"\{.*?\}", "", text)
            assert not re.search(r"[^\u00a0][:;?!»]|«[^\u00a0]", said), (box, text)
