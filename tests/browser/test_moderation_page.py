"""In the waiting room: remove, mute, block and report; on the account page: make up."""

from at_table import accessible, sit_down
from playwright.sync_api import expect
from test_absence_page import OPEN, sit


def test_remove_mute_report_and_make_up(person, shoot):
    ann, bob = person(), person()
    sit(ann, "Ann")
    table = f"/table/{ann.evaluate(OPEN, 0)}"
    ann.goto(table)
    bob.goto(table)
    sit_down(bob, "Bob")
    bob.get_by_label("Say something").fill("a rude word")
    bob.get_by_role("button", name="Say", exact=True).click()
    chat = ann.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("a rude word")
    chat.get_by_role("button", name="Bob").click()
    about = ann.get_by_role("dialog", name="Bob")
    about.get_by_label("What happened?").fill("He is rude.")
    about.get_by_role("button", name="Report").click()
    expect(about.get_by_role("status")).to_contain_text("was sent")
    assert accessible(ann) == ""
    shoot(ann, "about-somebody")
    about.get_by_role("button", name="Mute").click()
    expect(about.get_by_role("status")).to_contain_text("no longer see what Bob writes")
    ann.keyboard.press("Escape")
    expect(chat).not_to_contain_text("a rude word")
    ann.get_by_role("button", name="Mute, block or report Bob").click()
    about.get_by_role("button", name="Block").click()
    expect(about.get_by_role("status")).to_contain_text("is blocked")
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Remove", exact=True).click()
    expect(ann.locator(".room li").nth(1)).to_contain_text("open")
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.locator(".room [role=status]")).to_contain_text("removed you")
    assert accessible(ann) == ""
