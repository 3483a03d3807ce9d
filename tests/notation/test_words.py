"""Reasons and questions in every language: complete, with their names, and true to the English."""

import ast
import random
import re
from pathlib import Path

import pytest

import orleans
from helpers import BUSY, at, wander
from orleans import Game, IllegalMove, Setup, UnreadableMove
from orleans.boxes import make_book
from orleans.facts import LANGUAGES
from orleans.facts.loader import load
from orleans.kernel.verbs import VERBS
from orleans.notation.telling import CALLED
from orleans.notation.words import Words, reason_id, sentences

SOURCE = Path(orleans.__file__).parent
ALL = {language: sentences(language) for language in LANGUAGES}
REASONS = {key for key in ALL["en"].keys if key.startswith("reason-")}
OTHERS = [language for language in LANGUAGES if language != "en"]
VALUE = "\0"  # stands for what an f-string puts in

# Outside of the rules reasons are in these calls and functions.
CALLS = ("IllegalMove", "UnreadableMove", "RefusedMove", "reason")
FUNCTIONS = ("_refusal", "why_stop")


def strings(node):
    """Every text in the code below, but for documentation and what only programmers read."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else VALUE for part in node.values]
        yield "".join(parts)
    elif not for_programmers(node):
        for child in ast.iter_child_nodes(node):
            yield from strings(child)


def for_programmers(node):
    if isinstance(node, ast.Raise):
        return called(node.exc) not in CALLS
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.FunctionDef):
        return node.name == "why_impossible"  # of written positions, like all their faults
    return isinstance(node, ast.Assert)


def called(node):
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def constants(tree):
    """Module-level names for a text."""
    return {
        statement.targets[0].id: statement.value.value
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    }


def texts_of_rules(tree):
    yield from constants(tree).values()
    for part in tree.body:
        if isinstance(part, (ast.ClassDef, ast.FunctionDef)):
            yield from strings(part)


def texts_elsewhere(tree):
    known = constants(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in FUNCTIONS:
            yield from strings(node)
        if called(node) in CALLS:
            for part in node.args:
                yield from strings(part)
                if isinstance(part, ast.Name) and part.id in known:
                    yield known[part.id]


def templates(files):
    """What the source can say: English texts with braces."""
    found = set()
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        rules = file.is_relative_to(SOURCE / "boxes")
        for text in texts_of_rules(tree) if rules else texts_elsewhere(tree):
            template = text.partition("|")[0]
            if " " in template.strip():
                assert VALUE not in template, f"{file.name}: put values behind a | in {text!r}"
                found.add(template.removesuffix("; "))  # a clause before another reason
    return found


def every_template():
    others = ("accounts.py", "fields.py", "verbs.py")
    files = [file for file in SOURCE.rglob("*.py") if file.name not in others]
    return sorted(templates(files))


def test_every_reason_of_the_source_is_known_and_no_other():
    found = every_template()
    for some in (
        "the supply has no {} left",  # with a name
        "you have no trading station left",  # a constant
        "choose the town to go to, or stay",  # a prompt
        "places are used after the planning",  # a clause
        "'{}' is not a move; did you mean '{}'?",  # of the engine
        "the plans were revealed since your last move",  # of the game
        "after this, chance decides",  # of the server
    ):
        assert some in found
    assert {reason_id(template) for template in found} == REASONS
    assert len(found) == len(REASONS)  # no two have the same message


@pytest.mark.parametrize("template", every_template())
def test_a_sentence_names_nothing_that_its_reason_does_not(template):
    for language in LANGUAGES:
        wanted = ALL[language].variables(reason_id(template))
        assert wanted - {"c"} <= set("ab"[: template.count("{}")])  # c: how many are listed


def test_every_sentence_exists_in_all_languages_and_wants_the_same():
    own = ("gender-", "gear-", "good-", "count-")  # nouns, as each language needs them
    for language in OTHERS:
        keys, english = set(ALL[language].keys), set(ALL["en"].keys)
        assert {key for key in keys ^ english if not key.startswith(own)} == set()
        for key in keys & english:
            if not key.startswith((*own, "kind-", "log-own")):
                assert ALL[language].variables(key) - {"c"} == ALL["en"].variables(key) - {"c"}, key


def test_every_message_of_the_log_exists_and_gets_what_it_wants():
    decks = make_book(Setup()).components.decks()
    for verb in VERBS.values():
        called = {"card" if one in decks else CALLED.get(one, one) for one in verb.of}
        got = {"you", "who", *called, verb.log.joins}
        got |= {"n"} if verb.plan else set()  # as often as it is planned
        got |= {"them", "whom"} if verb.log.answers else set()
        got |= {"them", "whom", "deed"} if "seat" in called else set()
        got |= {"them", "whom", "place", "kind"} if "space" in called else set()
        for key in filter(None, (verb.log.begins, verb.log.leads, verb.log.adds)):
            for language in LANGUAGES:
                assert key in ALL[language], (verb.name, key)
                assert ALL[language].variables(key) <= got, (verb.name, key)


def test_every_noun_has_its_gender():
    c = make_book(Setup()).components
    for language in OTHERS:
        for place in c.places:
            assert f"gender-place-{place.id}" in ALL[language]
        for deed in c.deeds:
            assert f"gender-deed-{deed.id}" in ALL[language]


def test_french_letters_and_spaces():
    """No straight apostrophe, a space that does not break before double signs."""
    for key, text in ALL["fr"].texts.items():
        said = re.sub(r"\{[^{}]*\}", "", text)
        assert "'" not in said, key
        if key != "term-help":
            assert not re.search(r"[^\u00a0\[][:;?!](\s|$)", said), key


def test_a_new_reason_would_be_noticed(tmp_path):
    (tmp_path / "new.py").write_text(
        'def f(t):\n    """A line."""\n    raise IllegalMove(f"too many {{}}|{t}")\n'
    )
    assert templates([tmp_path / "new.py"]) == {"too many {}"}
    (tmp_path / "new.py").write_text('raise IllegalMove(f"too many {t}")\n')
    with pytest.raises(AssertionError, match="behind a"):
        templates([tmp_path / "new.py"])


MODULES = ("orders", "events", "trade", "intrigue")


@pytest.mark.parametrize(
    "setup",
    [
        Setup(players=2, edition="dlp"),
        Setup(players=2),
        Setup(players=3, modules=MODULES),
        Setup(players=3, modules=("orders", "plague")),
        *[Setup(players=s[0].players[0], scenario=s[0].id) for s in load().scenarios[1:]],
    ],
    ids=str,
)
def test_whatever_is_asked_is_answered_in_every_language(setup):
    """Anything tried at any time in a game: the reason and the question are translated."""
    game = Game(setup, seed="words")
    book = game.state.book
    texts = list(book.moves.texts.values())
    uses = [f"use {place.id}" for place in book.components.places]
    words = {language: Words(book, language) for language in LANGUAGES}
    rng = random.Random(1)
    tried = 10 if setup.scenario == "base" else 4  # what they share is tried in the base game
    while not game.over:
        seat = rng.choice(game.actors)
        check(words, game.question, seat)
        for thing in [*rng.sample(texts, 2 * tried), *rng.sample(uses, tried)]:
            check(words, game.why_not, seat, thing)
        game.play(seat, wander(game, seat, rng))


def test_english_reasons_call_things_by_their_names():
    words = Words(make_book(Setup()), "en")
    assert words.reason("your merchant is not in {}|le-mans") == "Your merchant is not in Le Mans."
    assert words.reason("you have too little {}|wool") == "You have too little wool."
    assert words.reason("{} forbids it this round|ti-harvest-b") == (
        "Harvest: not possible this round."
    )


def test_french_reasons_elide_before_a_vowel():
    words = Words(make_book(Setup()), "fr")
    assert words.reason("{}: no {} may be hired this round|ti-strike-a|craftsman") == (
        "Grève\u00a0: pas d’artisans cette manche."
    )


def check(words, ask, *what):
    english = ask(*what)
    named = ask(*what, words["en"])  # with names where the other has ids
    assert bool(named) == bool(english)
    assert not {"{", "|"} & set(english + named)
    for language in OTHERS:
        said = ask(*what, words[language])
        assert bool(said) == bool(english)
        assert not said or said != english
        assert not {"{", "|"} & set(said)


@pytest.mark.parametrize(
    ("text", "thing", "de", "fr"),
    [
        (
            f"0 board: castle farmer boatman; {BUSY}",
            "castle",
            "Der Burg fehlt noch ein Händler.",
            "Il manque un commerçant au château.",
        ),
        (
            f"0 board: {BUSY}",
            "town-hall",
            "Dem Rathaus fehlt noch eine nicht eigene Person.",
            "Il manque un partisan d’une autre couleur à l’hôtel de ville.",
        ),
        (
            f"event: pilgrimage-b\n0 board: monastery scholar trader; {BUSY}",
            "monastery",
            "Wallfahrt: keine Mönche in dieser Runde.",
            "Pèlerinage\u00a0: pas de moines cette manche.",
        ),
        (
            f"supply: -\n0 board: university farmer craftsman trader; {BUSY}",
            "university",
            "Es gibt keine Gelehrten mehr.",
            "Il n’y a plus d’érudits.",
        ),
        (
            f"goods: -\n0 tiles: tailor-shop\n0 board: tailor-shop trader scholar; {BUSY}",
            "tailor-shop",
            "Brokat ist aufgebraucht.",
            "Il n’y a plus de brocart.",
        ),
        (
            f"0 tracks: 5 knights\n0 board: castle farmer boatman trader; {BUSY}",
            "castle",
            "Leiste zu Ende: Dein Markierer steht am Ende der Ritterleiste.",
            "Piste terminée\u00a0: ton marqueur est au bout de la piste des chevaliers.",
        ),
        (
            f"0 merchant: chartres\n0 board: ship farmer boatman knight; {BUSY}",
            "ship",
            "Kein Wasserweg: Aus der Stadt deiner Händlerfigur führt keiner.",
            "Aucune voie d’eau\u00a0: rien ne part de la ville de ton pion marchand.",
        ),
        (
            f"0 board: {BUSY}",
            "place farmer castle.0",
            "Gefolgsleute und Zahnräder werden während der Planung gesetzt.",
            "Les partisans et les engrenages se placent pendant la planification.",
        ),
        (
            f"0 board: {BUSY}",
            "use castel",
            "‚use castel‘ ist kein Zug. Meinst du ‚use castle‘?",
            "«\u00a0use castel\u00a0» n’est pas un coup."
            " Veux-tu dire «\u00a0use castle\u00a0»\u00a0?",
        ),
    ],
)
def test_reasons_read_well(text, thing, de, fr):
    game = at(text)
    assert reason(game, thing, Words(game.state.book, "de")) == de
    assert reason(game, thing, Words(game.state.book, "fr")) == fr


def reason(game, thing, words):
    try:
        return game.why_not(0, thing, words)
    except UnreadableMove as error:
        return words.reason(error.template)


def test_a_reason_may_follow_a_clause():
    game = Game(seed="1")
    for language, said in (
        (
            "de",
            "Orte werden erst nach der Planung genutzt. Dem Bauernhaus fehlen noch ein Schiffer"
            " und ein Handwerker.",
        ),
        (
            "fr",
            "Les lieux s’utilisent après la planification. Il manque un batelier et un artisan"
            " à la ferme.",
        ),
    ):
        assert game.why_not(0, "farm-house", Words(game.state.book, language)) == said


def test_an_unknown_reason_stays_english():
    words = Words(make_book(Setup()), "de")
    assert words.reason("the {} sleeps|castle") == "the castle sleeps"
    assert words.reason("places are used after the planning; the {} sleeps|castle") == (
        "places are used after the planning; the castle sleeps"
    )
    assert words.reason("") == ""


def test_a_refusal_is_english_and_keeps_its_template():
    game = Game(seed="1")
    with pytest.raises(IllegalMove, match="there is no seat 7") as refused:
        game.play(7, "pass")
    assert refused.value.template == "there is no seat {}|7"
    with pytest.raises(IllegalMove) as refused:
        game.undo(0)
    assert refused.value.template == str(refused.value) == "there is no move of yours to take back"


def test_what_somebody_typed_comes_back_as_it_was():
    moves = make_book(Setup()).moves
    words = Words(make_book(Setup()), "de")
    for text, english, german in [
        ("{}", "'{}' is not a move", "‚{}‘ ist kein Zug."),
        ("{0!r}", "'{0!r}' is not a move", "‚{0!r}‘ ist kein Zug."),
        ("", "'' is not a move", "‚‘ ist kein Zug."),
        ("a|b", "'a b' is not a move", "‚a b‘ ist kein Zug."),
        (
            "use|castle",
            "'use castle' is not a move; did you mean 'use castle'?",
            "‚use castle‘ ist kein Zug. Meinst du ‚use castle‘?",
        ),
    ]:
        with pytest.raises(UnreadableMove) as refused:
            moves.parse(text)
        assert str(refused.value) == english
        assert words.reason(refused.value.template) == german
