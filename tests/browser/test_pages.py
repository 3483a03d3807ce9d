"""The game as people play it, in Chromium."""

import re

import pytest
from at_table import (
    accessible,
    become,
    fill_castle,
    in_a_hurry,
    move,
    play_bots,
    put,
    sit_down,
    thing,
    version,
    wait_for_state,
)
from playwright.sync_api import expect

CHOOSE = """async () => {
  // Plays one move of this seat by the list of options, as a person would with the keyboard.
  const wait = ms => new Promise(done => setTimeout(done, ms));
  for (let n = 0; n < 400; n++) {
    const buttons = [...document.querySelectorAll('.line [data-move]')].filter(b => !b.disabled);
    if (document.querySelector('dialog[open]')) return 'over';
    document.querySelector('.teller button')?.click();
    const good = /^(use|draw [1-9]|hire|build|take)/;
    const sure = document.querySelector('.line .last .main:not([data-move])');
    (sure ?? buttons.find(b => good.test(b.dataset.move)) ?? buttons[0])?.click();
    await wait(15);
  }
  return 'more';
}"""


def play_to_the_end(page):
    """By clicking buttons until the score sheet opens."""
    page.keyboard.press("o")
    for _ in range(60):
        if page.evaluate(CHOOSE) == "over":
            return
    raise AssertionError("the game does not end")


def test_a_whole_game_against_a_bot_from_lobby_to_score_sheet(person, shoot):
    page = person(None)
    in_a_hurry(page)
    shoot(page, "lobby")
    play_bots(page)
    shoot(page, "table")
    fill_castle(page)
    shoot(page, "planned")
    move(page, "ready")
    expect(page.locator('[data-move="use castle"]')).to_be_visible()
    thing(page, "place:castle").click()
    expect(page.locator(".rail")).to_contain_text("Ann")
    play_to_the_end(page)
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_contain_text("Total")
    expect(sheet.locator("svg[role=img]")).to_be_visible()
    shoot(page, "score")
    assert accessible(page) == ""
    sheet.get_by_role("button", name="Play again").click()
    expect(page.locator(".bar h1")).to_contain_text("Round 1")


def two_at_a_table(person):
    """Ann opens a public table, Bob sits down, both are ready."""
    ann, bob = person(), person()
    become(ann, "Ann")
    ann.get_by_role("button", name="New table").click()
    ann.get_by_label("Seat 2").select_option("open")
    ann.get_by_label("Everybody may join and watch").check()
    ann.get_by_role("button", name="Open table").click()
    ann.locator(".room").wait_for()
    bob.goto(ann.url)
    sit_down(bob, "Bob")
    bob.get_by_role("button", name="I am ready").click()
    return ann, bob


def test_two_browsers_plan_at_the_same_time(person, shoot):
    """With an undo, a reload and a lost connection in the middle."""
    ann, bob = two_at_a_table(person)
    shoot(ann, "waiting-room")
    assert accessible(ann) == ""
    ann.get_by_role("button", name="Start the game").click()
    for page in (ann, bob):
        page.locator(".coin").first.wait_for()
    put(ann, "own-farmer", "castle.0")
    expect(thing(ann, "space:castle.0")).to_have_attribute("aria-label", re.compile(r"\*"))
    ann.keyboard.press("o")
    put(bob, "own-farmer", "ship.0")
    expect(thing(bob, "space:ship.0")).to_have_attribute("aria-label", re.compile(r"\*"))
    wait_for_state(ann, bool)  # it has come to Ann, too, who goes on reading her list
    expect(ann.locator(".all")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.locator(".rail .player").nth(1).click()
    expect(thing(ann, "space:ship.0")).to_have_attribute("aria-label", re.compile("empty"))
    ann.locator(".rail .player").nth(1).click()
    ann.get_by_role("button", name="Undo").click()
    expect(thing(ann, "space:castle.0")).to_have_attribute("aria-label", re.compile("empty"))
    ann.reload()
    ann.locator(".coin").first.wait_for()
    fill_castle(ann)
    bob.context.set_offline(True)
    ann.locator('[data-move="ready"]').click()
    bob.context.set_offline(False)
    bob.locator('[data-move="ready"]').first.click()
    yes = bob.get_by_role("button", name="Yes")
    if yes.is_visible():
        yes.click()
    expect(ann.locator(".phase")).to_have_text("Actions")
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something").fill("Good luck!")
    ann.get_by_role("button", name="Say", exact=True).click()
    bob.get_by_role("tab", name="Chat").click()
    expect(bob.locator(".chat")).to_contain_text("Good luck!")


def test_hot_seat_with_a_curtain(person, shoot):
    page = person()
    become(page, "Ann")
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_role("button", name="Open table").click()
    page.locator(".coin").first.wait_for()
    put(page, "own-farmer", "castle.0")
    move(page, "ready")
    page.get_by_role("button", name="Yes").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    shoot(page, "curtain")
    assert accessible(page) == ""
    curtain.get_by_role("button").click()
    expect(curtain).to_be_hidden()
    expect(thing(page, "space:castle.0")).to_have_attribute("aria-label", re.compile("empty"))


def test_a_spectator_sees_but_does_not_play(person):
    ann, bob = two_at_a_table(person)
    ann.get_by_role("button", name="Start the game").click()
    ann.locator(".coin").first.wait_for()
    put(ann, "own-farmer", "castle.0")
    eve = person(ann.url)
    expect(eve.locator(".bar")).to_contain_text("You are watching")
    expect(thing(eve, "space:castle.0")).to_have_attribute("aria-label", re.compile("empty"))
    assert eve.locator(".lit").count() == 0
    assert eve.locator("[data-move]").count() == 0
    assert bob.url == ann.url


# Buttons that a finger could miss; some reach beyond what is seen of them. Sentences of the log
# are as high as their lines.
SMALL = """() => [...document.querySelectorAll('button:not(.log li *)')].filter(one => {
  const {width, height} = one.getBoundingClientRect();
  const reaches = getComputedStyle(one, '::after').position === 'absolute';
  return one.checkVisibility() && width > 2 && !reaches && Math.min(width, height) < 43.5;
}).map(one => one.textContent.trim() || one.ariaLabel)"""


def test_on_a_phone(person, shoot):
    page = person(width=390, height=844, has_touch=True)
    shoot(page, "phone-lobby")
    play_bots(page)
    shoot(page, "phone-board")
    fill_castle(page)
    for name in ("Map", "Tracks and deeds", "Players", "Log"):
        page.get_by_role("tab", name=name).click()
        shoot(page, f"phone-{name.split()[0].lower()}")
        assert accessible(page) == ""
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{name} is {wide} wide"
        assert page.evaluate(SMALL) == []


@pytest.mark.parametrize(
    ("language", "button", "phase"),
    [
        ("en", "Play against bots", "Planning"),
        ("de", "Gegen Bots spielen", "Planung"),
        ("fr", "Jouer contre des bots", "Planification"),
    ],
)
def test_each_language(person, shoot, language, button, phase):
    page = person(language=language)
    page.get_by_role("button", name=button).click()
    expect(page.locator(".phase")).to_have_text(phase)
    page.locator(".coin").first.wait_for()
    shoot(page, f"language-{language}")
    assert page.evaluate("document.documentElement.lang") == language


def test_the_language_is_switched_at_once(person):
    page = person()
    play_bots(page)
    expect(page.locator('[data-move="ready"]').first).to_have_text("Finish planning")
    page.get_by_label("Language").select_option("de")
    expect(page.locator('[data-move="ready"]').first).to_have_text("Planung beenden")
    expect(page.locator(".phase")).to_have_text("Planung")
    expect(thing(page, "place:castle")).to_contain_text("Burg")


def test_by_keyboard_only(person):
    """Tab and Enter reach what is lit; shortcuts do the rest; they can be switched off."""
    page = person()
    page.keyboard.press("Tab")
    page.locator(".start button.main:not([disabled])").wait_for()
    page.get_by_label("Your name").focus()
    page.keyboard.type("Ann")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".coin").first.wait_for()
    for n, kind in enumerate(("own-farmer", "own-boatman", "own-trader")):
        thing(page, f"kind:{kind}").focus()
        page.keyboard.press("Enter")
        thing(page, f"space:castle.{n}").focus()
        page.keyboard.press("Enter")
        expect(thing(page, f"space:castle.{n}")).to_have_attribute("aria-label", re.compile(r"\*"))
    before = version(page)
    page.keyboard.press("u")
    expect(thing(page, "space:castle.2")).to_have_attribute("aria-label", re.compile("empty"))
    after = version(page)
    assert after > before
    page.keyboard.press("o")
    expect(page.locator(".all")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".scrub input")).not_to_have_attribute("max", str(after))
    page.keyboard.press("Escape")
    expect(page.locator(".all")).to_be_hidden()


def test_dragging_does_the_same_as_clicking(person):
    page = person()
    play_bots(page)
    thing(page, "kind:own-farmer").drag_to(thing(page, "space:castle.0"))
    expect(thing(page, "space:castle.0")).to_have_attribute("aria-label", re.compile(r"\*"))


def test_dark_things_say_why(person):
    page = person()
    play_bots(page)
    thing(page, "place:castle").click()
    expect(page.locator(".toast")).to_be_visible()


def test_passing_with_something_ready_is_asked_again(person):
    page = person()
    play_bots(page)
    fill_castle(page)
    move(page, "ready")
    page.locator('[data-move="pass"]').click()
    expect(page.locator(".said")).to_contain_text("The Castle is still activated. Pass anyway?")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator('[data-move="use castle"]')).to_be_visible()


def test_the_past_is_looked_at_and_left_again(person):
    page = person()
    play_bots(page)
    fill_castle(page)
    page.get_by_role("button", name="Previous step").click()
    expect(page.locator(".said")).to_contain_text("Looking back: step")
    assert page.locator(".lit").count() == 0
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".said")).to_contain_text("Your turn")
    assert page.locator(".lit").count() > 0


def test_the_tutorial_is_resumed_and_skipped(person, shoot):
    page = person()
    page.get_by_role("button", name="Learn the game").click()
    page.locator(".lesson").wait_for()
    page.locator(".lesson").get_by_role("button", name="Next").click()
    fill_castle(page)
    expect(page.locator(".lesson")).to_contain_text("The Castle is activated")
    shoot(page, "tutorial")
    page.get_by_role("button", name="All tables").click()
    page.get_by_role("button", name="Continue the tutorial").click()
    expect(page.locator(".lesson")).to_contain_text("The Castle is activated")
    page.get_by_role("button", name="Skip the tutorial").click()
    expect(page.locator(".lesson")).to_have_count(0)


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.torture), "dark"])
def test_axe_finds_nothing(person, shoot, scheme):
    page = person(scheme=scheme)
    page.locator(".start button.main:not([disabled])").wait_for()
    page.get_by_role("button", name="New table").click()
    assert accessible(page) == ""
    shoot(page, f"form-{scheme}")
    play_bots(page)
    for name in ("Beneficial deeds", "Tile offer", "Tracks"):
        page.get_by_role("tab", name=name).click()
        assert accessible(page) == ""
    fill_castle(page)
    shoot(page, f"table-{scheme}")
    page.keyboard.press("o")
    assert accessible(page) == ""
    page.locator(".event").click()
    assert accessible(page) == ""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    assert accessible(page) == ""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Score sheet").click()
    page.get_by_role("dialog").get_by_text("Total").wait_for()
    assert accessible(page) == ""


NAMES = """async () => {
  const rules = {type: 'rule', values: ['label-content-name-mismatch']};
  const {violations} = await axe.run(document, {runOnly: rules});
  return violations.flatMap(one => one.nodes.map(node => node.html.slice(0, 160)));
}"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_letters_on_followers_are_no_part_of_a_name(person, language):
    page = person(language=language)
    page.locator(".start button.main:not([disabled])").click()
    page.locator(".coin").first.wait_for()
    accessible(page)  # which brings axe along
    assert page.evaluate(NAMES) == []
