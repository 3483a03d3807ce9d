"""Whole games in Chromium, from the lobby to the end page: by touch, by keyboard, in German and
French; with motion and without."""

import re

import pytest
from at_table import in_a_hurry, post
from playwright.sync_api import expect

# What a person would do next: where it is, and what it is.
NEXT = """([placed, most]) => {
  const seen = one => one.checkVisibility() && !one.disabled;
  const all = query => [...document.querySelectorAll(query)].filter(seen);
  if (document.querySelector('dialog[open] .verdict')) return 'over';
  const pick = () => {
    const skip = all('.teller button')[0];
    if (skip) return skip;
    const answers = all('.line [data-move]');
    const sure = all('.line .last .main:not([data-move])')[0];
    if (sure) return sure;
    const held = all('.coin.held')[0];
    if (held) return all('.space.lit')[0] ?? held;
    if (all('.line [data-move=ready]').length) {
      return (placed < most && all('.tray .coin.lit')[0]) || all('.line [data-move=ready]')[0];
    }
    const good = answers.find(one => /^(use|draw|hire|build|take)/.test(one.dataset.move));
    const things = 'main .lit[data-thing], .payment button, .line button[aria-expanded=false]';
    return good ?? answers[0] ?? all(things)[0];
  };
  const one = pick();
  if (!one) return null;
  one.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = one.getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2,
          takes: one.matches('.tray .coin'), ends: one.dataset.move === 'ready',
          sure: one.matches('.last .main:not([data-move])'),
          round: parseInt(document.querySelector('.bar h1').textContent.match(/\\d+/)),
          skips: one.matches('.teller button'),
          listed: document.querySelector('.all') !== null,
          beyond: all('.lit[data-thing]').filter(one => one.tabIndex < 0).map(one => one.outerHTML),
         };
}"""
# Everything that is seen or said aloud.
WORDS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent;
    if (text.trim()) found.add(text.trim());
  }
  for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  }
  return [...found];
}"""
# Answers questions by the list of all options, and gathers the words of every step.
READ_ON = f"""async start => {{
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const words = {WORDS};
  const found = new Set();
  for (let n = start; n < start + 60; n++) {{
    for (const word of words()) found.add(word);
    if (document.querySelector('dialog[open] .verdict')) return [true, [...found]];
    const sure = document.querySelector('.teller button, .line .last .main:not([data-move])');
    const all = [...document.querySelectorAll('.line [data-move]')].filter(one => !one.disabled);
    const good = all.filter(one => /^(use|draw|hire|build|take)/.test(one.dataset.move));
    const from = good.length ? good : all;
    (sure ?? from[n * 7 % from.length])?.click();
    await wait(10);
  }}
  return [false, [...found]];
}}"""
# No person writes these: keys, names of things in code, holes in sentences, English.
RAW = re.compile(
    r"\{\d\}|§|undefined|NaN|\[object|\bnull\b|\w:\w|_"
    r"|\b(?!to-do)[a-z]+-(?:farmer|boatman|craftsman|trader|knight|scholar|monk|hall|house)\b"
    r"|\b(the|your|with|and|has|castle|farmer|boatman|craftsman|trader|knight|scholar|monk)\b"
)


def play(page, act, busy=4, most=18):
    """Until the end page opens, or some rounds are over; later ones without planning much."""
    placed = rounds = 0
    for _ in range(2000):
        # Waits are no steps: on a busy machine others take their time.
        most_now = 3 if rounds < busy else 0
        waiting = page.wait_for_function(NEXT, arg=[placed, most_now], polling=20, timeout=60_000)
        found = waiting.json_value()
        if found == "over":
            return
        if found["round"] > most:
            return
        placed = 0 if found["ends"] else placed + found["takes"]
        rounds += found["ends"]
        assert found["beyond"] == [], "no key leads there"
        act(found)
    raise AssertionError("the game does not end")


def test_on_a_phone_with_motion(person, shoot):
    page = person(width=390, height=844, has_touch=True, is_mobile=True)
    page.emulate_media(reduced_motion="no-preference")
    page.locator(".sit input").fill("Ann")
    page.locator("label.level", has_text="Easy").tap()
    page.get_by_role("button", name="Play against bots").tap()
    page.locator(".coin").first.wait_for()

    def tap(found):
        page.touchscreen.tap(found["x"], found["y"])

    play(page, tap)
    end = page.get_by_role("dialog", name="Score sheet")
    expect(end.locator(".verdict h3")).to_have_text(re.compile("with .* points"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    shoot(page, "phone-end")
    end.get_by_role("button", name="Play again").tap()
    expect(page.locator(".bar h1")).to_contain_text("1")


def tab_to(page, query, most=120):
    """Presses Tab until something is reached."""
    for _ in range(most):
        if page.evaluate("query => document.activeElement.matches(query)", query):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {query}")


def press_on(page, query):
    tab_to(page, query)
    page.keyboard.press("Enter")


def by_key(page, found):
    """R ends what can be ended and says yes; the list by its first number never ends anything."""
    if found["skips"]:
        page.keyboard.press("Shift")  # any key
        return
    if found["ends"] or found["sure"]:
        page.keyboard.press("r")
        return
    if not found["listed"]:
        page.keyboard.press("o")
    page.keyboard.press("1")


@pytest.mark.parametrize("most", [4, pytest.param(18, marks=pytest.mark.torture)])
def test_by_keyboard_alone(person, most):
    """Not one click: Tab and Enter in the lobby and for the first follower, then shortcuts."""
    page = person(None)
    in_a_hurry(page)
    page.locator(".start button.main:not([disabled])").wait_for()
    tab_to(page, ".sit input")
    page.keyboard.type("Ann")
    tab_to(page, ".level input")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".level.chosen")).to_contain_text("Easy")
    page.keyboard.press("Shift+Tab")
    press_on(page, ".start button.main")
    page.locator(".coin").first.wait_for()
    press_on(page, '[data-thing="kind:own-farmer"]')
    press_on(page, '[data-thing="space:castle.0"]')
    page.locator('[data-thing="space:castle.0"][aria-label*="*"]').wait_for()
    play(page, lambda found: by_key(page, found), busy=2, most=most)
    if most < 18:
        return
    end = page.get_by_role("dialog", name="Score sheet")
    expect(end.locator(".verdict h3")).to_be_visible()
    tab_to(page, "dialog button.main")
    page.keyboard.press("Enter")
    expect(page.locator(".bar h1")).to_contain_text("Round 1")


def look_around(page):
    """The words of every tab and every dialog; the list of options is left open."""
    found = page.evaluate(WORDS)
    for tab in page.get_by_role("tab").all():
        tab.click()
        found += page.evaluate(WORDS)
    page.keyboard.press("?")
    found += page.evaluate(WORDS)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator(".event").click()
    found += page.evaluate(WORDS)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("o")
    page.locator(".all").wait_for()
    return found


ENTIRE = {
    "de": {"edition": "bigbox"},
    "fr": {"modules": ["orders", "events", "trade", "intrigue"]},
}


WHOLE = pytest.param(3000, marks=pytest.mark.torture)


@pytest.mark.parametrize("steps", [120, WHOLE])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_in_another_language(person, language, steps):
    """At no step does anything stand there that was not translated."""
    page = person(language=language)
    page.locator(".start button.main:not([disabled])").wait_for()
    found = set(page.evaluate(WORDS))
    post(page, "/api/people", name="Anna", language=language)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "easy"}]
    setup = {"players": 2, **ENTIRE[language]}
    table = post(page, "/api/tables", setup=setup, seats=seats, start=True, seed=language)
    page.goto(f"/table/{table['id']}")
    page.locator(".coin").first.wait_for()
    found |= set(look_around(page))
    for start in range(0, steps, 60):
        over, words = page.evaluate(READ_ON, start)
        found |= set(words)
        if over:
            break
    assert over or steps < 3000
    assert len(found) > 400
    assert sorted(text for text in found if RAW.search(text)) == []
