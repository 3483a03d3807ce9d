"""Lessons in chapters, the rules on one page, talk that was not read, spectators who follow."""

import re

import pytest
from at_table import accessible, become, move, play_bots, put, resize, sit_down, thing
from playwright.sync_api import expect

from conftest import ROOT

CHAPTERS = 9
# Texts for which the lesson has no room, each tried in turn.
TOO_LONG = """(one, texts) => texts.filter(text => {
  one.textContent = text;
  return one.scrollHeight > one.clientHeight + 1;
})"""
WINDOWS = {390: 844, 768: 1024, 1024: 768, 1280: 720, 1920: 1080, 844: 390, 667: 375}
BEGIN = {"en": "Learn the game", "de": "Das Spiel lernen", "fr": "Apprendre le jeu"}


@pytest.mark.parametrize("language", BEGIN)
def test_every_lesson_is_read_in_full_and_leaves_room_for_the_table(person, language):
    ftl = (ROOT / "web" / "src" / "table" / f"{language}.ftl").read_text(encoding="utf-8")
    lessons = re.findall(r"^(?:lesson|[a-z]+-(?:\d|do))[\w-]* = (.+)$", ftl, re.MULTILINE)
    assert len(lessons) > 20
    page = person(language=language)
    page.get_by_role("button", name=BEGIN[language]).click()
    lesson = page.locator(".lesson p")
    lesson.wait_for()
    for width, height in WINDOWS.items():
        resize(page, width, height)
        assert lesson.evaluate(TOO_LONG, lessons) == [], width
        assert page.locator("main").bounding_box()["height"] > height * 0.4, width


def test_chapters_are_chosen_and_resumed_each_where_it_was(person, shoot):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    lesson = page.locator(".lesson")
    chapter = lesson.get_by_label("Chapter")
    expect(chapter.locator("option")).to_have_count(CHAPTERS)
    chapter.select_option(label="2. Hiring and tracks")
    expect(lesson).to_contain_text("1 / 4")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("2 / 4")
    move(page, "use village")  # a table of its own, where the learner does it
    move(page, "hire boatman")
    expect(lesson).to_contain_text("3 / 4")
    expect(page.locator('.hinted[data-thing="track:knights"]')).to_be_visible()
    shoot(page, "lesson-hiring")
    chapter.select_option(label="5. Beneficial deeds")
    expect(page.locator(".deed").first).to_be_visible()
    page.get_by_role("button", name="All tables").click()
    page.get_by_role("button", name="Continue the tutorial").click()
    expect(lesson).to_contain_text("Town Hall")
    chapter.select_option(label="2. Hiring and tracks")
    expect(lesson).to_contain_text("3 / 4")
    assert accessible(page) == ""


# What a ring is around, by name: a thing, a place around its title, or the button of a move.
NAMED = """all => all.map(one => {
  const {move, thing} = (one.querySelector('[data-thing]') ?? one).dataset;
  return move ?? thing;
})"""


def ringed(page):
    """What the lesson points at."""
    return page.locator(".hinted").evaluate_all(NAMED)


def test_a_lesson_rings_only_spaces_that_what_is_held_fits(person):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    page.locator(".lesson").get_by_role("button", name="Next").click()
    put(page, "own-farmer", "castle.0")
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("3 / 6")
    assert ringed(page) == ["kind:own-boatman", "kind:own-trader"]
    thing(page, "kind:own-trader").click()
    expect(thing(page, "space:castle.2")).to_have_class(re.compile("hinted"))
    assert ringed(page) == ["space:castle.2"]
    thing(page, "space:castle.2").click()
    expect(page.locator(".hinted")).to_have_count(1)
    thing(page, "kind:own-boatman").click()
    expect(thing(page, "space:castle.1")).to_have_class(re.compile("hinted"))
    assert ringed(page) == ["space:castle.1"]  # not the one that is filled


def test_a_lesson_leaves_a_place_that_was_used_for_what_it_asks(person):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    lesson = page.locator(".lesson")
    lesson.get_by_label("Chapter").select_option(label="7. Place tiles")
    expect(page.locator('.hinted[data-thing="track:traders"]')).to_be_visible()
    lesson.get_by_role("button", name="Next").click()
    expect(page.locator('.hinted[data-move="use village"]')).to_be_visible()
    assert ringed(page) == ["place:village", "use village"]
    move(page, "use village")
    trader = page.locator('.hinted[data-move="hire trader"]')
    expect(trader).to_be_visible()
    assert "place:village" not in ringed(page)
    trader.click()
    expect(page.locator(".question")).to_contain_text("Which place tile")
    assert ringed(page) == []


def test_the_last_chapter_ends_the_lessons(person):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    lesson = page.locator(".lesson")
    lesson.get_by_label("Chapter").select_option(str(CHAPTERS - 1))
    expect(page.locator(".rounds")).to_contain_text("Round 17")
    for step in (1, 2):
        expect(lesson).to_contain_text(f"{step} / 3")
        lesson.get_by_role("button", name="Next").click()
    lesson.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("button", name="Learn the game")).to_be_visible()
    expect(page.locator(".lobby")).not_to_contain_text("My tables")


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ("Learn the game", "Rules", "Most points after 18 rounds")),
        ("de", ("Das Spiel lernen", "Regeln", "Die meisten Punkte nach 18 Runden")),
        ("fr", ("Apprendre le jeu", "Règles", "Le plus de points après 18 manches")),
    ],
)
def test_lessons_and_rules_speak_each_language(person, shoot, language, says):
    first, rules, goal = says
    page = person(language=language)
    page.get_by_role("button", name=first).click()
    expect(page.locator(".lesson")).to_contain_text("Orléans")
    page.locator(".coin").first.wait_for()
    page.get_by_role("button", name=rules, exact=True).click()
    aid = page.get_by_role("dialog", name=rules)
    expect(aid).to_contain_text(goal)
    shoot(page, f"rules-{language}")
    assert accessible(page) == ""


@pytest.mark.parametrize(
    ("story", "titles"),
    [
        ("base", ["The game"]),
        ("intrigue", ["Orders", "New events", "Intrigue", "The game"]),
        ("tours", ["The Trip to Tours", "The game"]),
        ("dignitary", ["The Dignitary", "The game"]),
        ("vierzon", ["Capital Vierzon", "The game"]),
        ("salesman", ["Travelling Salesman", "The game"]),
        ("duel", ["The Duel", "The game"]),
        ("prosperity", ["Prosperity", "The game"]),
    ],
)
def test_every_story_has_its_rules(person, story, titles):
    page = person()
    page.locator(f'[data-story="{story}"]').click()
    page.get_by_role("button", name="? Rules").click()
    expect(page.get_by_role("dialog").locator("h3")).to_have_text(titles)


def test_talk_is_marked_until_it_is_read_and_a_spectator_follows_a_seat(person, shoot):
    ann, bob = person(), person()
    become(ann, "Ann")
    ann.get_by_role("button", name="New table").click()
    ann.get_by_label("Seat 2").select_option("open")
    ann.get_by_label("Everybody may join and watch").check()
    ann.get_by_role("button", name="Open table").click()
    room = ann.locator(".room")
    expect(room).to_contain_text("open to all")
    expect(room).to_contain_text("no clock")
    bob.goto(ann.url)
    sit_down(bob, "Bob")
    bob.get_by_role("button", name="I am ready").click()
    bob.get_by_label("Say something").fill("Hello!")
    bob.get_by_role("button", name="Say", exact=True).click()
    expect(room).to_contain_text("Hello!")
    shoot(ann, "room")
    assert accessible(ann) == ""
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        page.locator(".coin").first.wait_for()
    expect(ann.locator(".unread")).to_have_count(0)
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Say something").fill("Good luck!")
    bob.get_by_role("button", name="Say", exact=True).click()
    expect(ann.locator(".unread")).to_contain_text("1 unread")
    expect(bob.locator(".unread")).to_have_count(0)
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.locator(".unread")).to_have_count(0)
    ann.get_by_role("tab", name="Log").click()
    expect(ann.locator(".unread")).to_have_count(0)

    eve = person(ann.url)
    eve.get_by_label("Follow", exact=True).select_option("1")
    expect(eve.locator(".rail .player").nth(1)).to_have_attribute("aria-pressed", "true")


def test_question_mark_opens_the_rules(person):
    page = person()
    play_bots(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
