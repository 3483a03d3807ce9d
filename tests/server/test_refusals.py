"""Every refusal of the server, and what it tells a table, is said in every language."""

import ast
from pathlib import Path

import pytest

import orleans.server
from orleans.notation.words import reason_id
from orleans.server.refusal import Refusal, translations

SOURCE = Path(orleans.server.__file__).parent
# What comes from elsewhere: faults of a library, of an address, of a bot.
OTHERS = ("the request cannot be read", "the webhook is no address", "is not a public address")


TEXT_AT = {"Refusal": 1, "Sentence": 0}  # among the arguments


def reasons():
    """The texts with which refusals are raised and tables are told something."""
    found = set()
    for file in SOURCE.glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        known = {
            statement.targets[0].id: statement.value
            for statement in tree.body
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if name in TEXT_AT:
                text = node.args[TEXT_AT[name]]
                text = known.get(text.id, text) if isinstance(text, ast.Name) else text
                found |= {part.value for part in ast.walk(text) if is_text(part)}
    return sorted(text for text in found if not any(other in text for other in OTHERS))


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_refusal_is_known_and_no_other(language):
    known = translations(language)
    assert len(reasons()) > 40
    assert {reason_id(reason) for reason in reasons()} == set(known.keys)
    for reason in reasons():
        assert len(known.variables(reason_id(reason))) == reason.count("{}"), reason


def test_a_refusal_names_its_values():
    refusal = Refusal("not-now", "{} is not ready", "B{o}b")
    assert str(refusal) == refusal.said("en") == "B{o}b is not ready"
    assert refusal.said("de") == "B{o}b ist nicht bereit."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "no game"), ("de", "kein Spiel, das du"), ("fr", "pas de partie")],
)
def test_somebody_reads_it_in_their_own_language(quick_somebody, language, said):
    table = quick_somebody("Ann", language=language).open("me", "open")
    refused = table.refused("POST", "resign", 409, json={"seat": 0})
    assert said in refused["error"]
