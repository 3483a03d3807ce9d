"""Questions and the engine's reasons in the caller's language."""

import pytest
from table_client import new_key

from helpers import at, go
from orleans import Game, Setup
from orleans.boxes.base.verbs import DONE
from orleans.boxes.prosperity.fields import LOOKED
from orleans.boxes.prosperity.sites import card_of
from orleans.notation.nouns import FORMS
from orleans.notation.words import Words, sentences
from orleans.server.encode import undo_info

PLAN = {
    "en": "Place your followers, then finish planning.",
    "de": "Setze deine Gefolgsleute und beende die Planung.",
    "fr": "Place tes partisans, puis termine la planification.",
}
LACKS = {
    "en": "The Castle still needs a farmer, a boatman and a trader.",
    "de": "Der Burg fehlen noch ein Bauer, ein Schiffer und ein Händler.",
    "fr": "Il manque un fermier, un batelier et un commerçant au château.",
}
NO_MOVE = {
    "en": "‘dance’ is not a move.",
    "de": "‚dance‘ ist kein Zug.",
    "fr": "«\u00a0dance\u00a0» n’est pas un coup.",
}
NOTHING = {
    "en": "You have no move to undo.",
    "de": "Du hast keinen Zug, den du zurücknehmen kannst.",
    "fr": "Tu n’as aucun coup à annuler.",
}
REVEAL = {
    "en": "This would reveal the plans.",
    "de": "Das würde die Pläne aufdecken.",
    "fr": "Cela révélerait les plans.",
}
WATCHER = {
    "en": "Spectators have no move to undo.",
    "de": "Wer zuschaut, hat keinen Zug zum Zurücknehmen.",
    "fr": "Les spectateurs n’ont aucun coup à annuler.",
}

DRAW_NOW = {
    "en": ("Draw 2 followers now", "Leave followers where they are"),
    "de": ("Jetzt 2 Gefolgsleute ziehen", "Gefolgsleute stehen lassen"),
    "fr": ("Piocher 2 partisans maintenant", "Laisser les partisans en place"),
}
MAY_MOVE_BACK = """
    round: 2
    phase: followers
    0 bag: own-farmer, own-boatman, own-craftsman, own-trader, knight
    0 board: castle farmer boatman
"""

CASTLE = {  # in every form that a sentence of the pages may ask for
    "en": ("", "the Castle", "the Castle", "the Castle", "in the Castle", "from the Castle"),
    "de": ("f", "die Burg", "die Burg", "der Burg", "in der Burg", "aus der Burg"),
    "fr": ("m", "le château", "le château", "le château", "au château", "du château"),
}


@pytest.fixture(params=["en", "de", "fr"])
def language(request):
    return request.param


@pytest.fixture
def table(quick_somebody, language):
    """Somebody with this language alone at two seats, who begins to plan."""
    mine = quick_somebody("Ann", language=language).open("me", "me", public=True)
    mine.post("start")
    return mine


def test_questions_are_asked_in_the_callers_language(table, language):
    assert table.state(0)["question"] == PLAN[language]
    assert table.play("place own-farmer castle.0")["question"] == PLAN[language]
    with table.who.live(table, seat=0) as socket:
        assert PLAN[language] in str(socket.receive_json())


def test_names_come_with_what_a_sentence_of_the_pages_needs(table, language):
    components = table.get("components")
    castle = next(place for place in components["places"] if place["id"] == "castle")
    forms = castle["forms"]
    said = (castle["gender"], *(forms[form] for form in ("the", "acc", "dat", "at", "from")))
    assert said == CASTLE[language]
    for noun in components["places"] + components["deeds"]:
        assert set(noun["forms"]) == set(FORMS)
        assert noun["gender"] in (("",) if language == "en" else ("m", "f", "n", "pl"))
        assert all(noun["name"].lower() in form.lower() for form in noun["forms"].values())


@pytest.mark.parametrize("edition", ["dlp", "capstone", "bigbox"])
def test_the_editions_word_for_a_gear_wheel_is_a_noun_of_the_files(quick_somebody, edition):
    table = quick_somebody("Ann").open("me", "me", setup={"edition": edition})
    table.post("start")
    components = table.get("components", lang="en")
    key = f"gear-{components['gear_id']}"
    assert sentences("en").say(key, {"n": 1}, {}).capitalize() == components["gear"]


def test_a_requested_language_comes_first(table):
    for language, said in PLAN.items():
        assert table.state(0, lang=language)["question"] == said
    for language, said in LACKS.items():
        reason = table.get("why", seat=0, thing="castle", lang=language)["reason"]
        assert reason.endswith(said)


def test_reasons_are_given_in_the_callers_language(table, language):
    why = table.get("why", seat=0, thing="castle")["reason"]
    assert why.endswith(LACKS[language])
    for text, said in (("use castle", why), ("dance", NO_MOVE[language])):
        move = {"seat": 0, "move": text, "version": 0, "key": new_key()}
        preview = {"seat": 0, "moves": [text]}
        for what, body in (("moves", move), ("preview", preview)):
            refused = table.refused("POST", what, 422, json=body)
            assert refused == {"error": said, "code": "illegal"}
    asked = table.refused("GET", "why", 422, params={"seat": 0, "thing": "dance"})
    assert asked["error"] == NO_MOVE[language]


def test_taking_back_is_refused_in_the_callers_language(table, language):
    body = {"seat": 0, "version": 0, "key": new_key()}
    assert table.refused("POST", "undo", 422, json=body)["error"] == NOTHING[language]
    assert table.state(0, details=True)["undo"]["reason"] == NOTHING[language]
    assert table.state(None, details=True)["undo"]["reason"] == WATCHER[language]


def test_a_preview_says_in_the_callers_language_why_it_stops(table, language):
    table.play("ready", 1)
    shown = table.post("preview", seat=0, moves=["ready"])
    assert (shown["shown"], shown["stopped"]) == (0, REVEAL[language])
    shown = table.post("preview", seat=0, moves=["place own-farmer castle.0"])
    assert (shown["state"]["question"], shown["stopped"]) == (PLAN[language], "")


@pytest.mark.parametrize("language", DRAW_NOW)
@pytest.mark.parametrize("draws", [2, 0])
def test_whoever_moves_nobody_back_reads_what_happens_and_what_is_undone(language, draws):
    """Also where what was drawn since is drawn again."""
    game = go(at(MAY_MOVE_BACK), f"0 draw {draws}")
    said = DRAW_NOW[language][draws == 0]
    assert Words(game.state.book, language).move_now(game.state, 0, DONE) == said
    go(game, "0 done")
    undo = undo_info(game, 0, (), language)
    assert (undo.words, bool(undo.reason)) == (said, draws > 0)


KEEP = {
    "en": "Keep the gear wheel",
    "de": "Das Zahnrad behalten",
    "fr": "Garder l’engrenage",
}


@pytest.mark.parametrize(("language", "said"), KEEP.items())
def test_whoever_keeps_a_gear_wheel_reads_so_on_the_button_and_in_undo(language, said):
    game = at("0 gears: 1\n0 tracks: 2 craftsmen\n0 board: castle farmer boatman -")
    assert Words(game.state.book, language).move_now(game.state, 0, DONE) == said
    go(game, "0 done")
    assert undo_info(game, 0, (), language).words == said


def test_whoever_stops_sending_reads_so():
    game = go(at("0 board: town-hall farmer farmer"), "0 use town-hall")
    game.play(0, game.moves(0)[0])
    assert Words(game.state.book, "en").move_now(game.state, 0, DONE) == "Send nobody else"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Keep “{}”"), ("de", "„{}“ behalten"), ("fr", "Garder «\u00a0{}\u00a0»")],
)
def test_undo_names_the_card_that_was_kept(language, said):
    game = Game(Setup(players=2, scenario="prosperity"), seed="kept")
    kept = LOOKED.of(game.state, 0)[1]
    name = card_of(game.state.book, kept).name.get(language)
    go(game, "0 keep structure 2")
    assert undo_info(game, 0, (), language).words == said.format(name)
