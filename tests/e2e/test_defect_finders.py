"""The helpers that look for defects find them in pages that have some."""

import time

from playwright.sync_api import Page

from tests.support.browser.defects import defects, offences
from tests.support.browser.person import PATIENCE, NewPerson

PLANT = """() => {
  const main = document.querySelector("main");
  const button = main.appendChild(document.createElement("button"));
  button.textContent = "some-raw-key";
  button.style.setProperty("inline-size", "20px");
  button.style.setProperty("overflow", "hidden");
  main.append(document.createElement("img"));
}"""
RUN_INLINE = "() => { document.body.append(Object.assign(document.createElement('script'), { text: '1' })); }"


def planted(new_person: NewPerson) -> Page:
    """A page with one example of each defect."""
    page = new_person(bypass_csp=True).open()
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(PLANT)
    return page


def test_words_that_are_missing_or_cut_off_and_small_buttons_are_found(new_person: NewPerson) -> None:
    found = "\n".join(defects(planted(new_person), "here"))
    for defect in ("not in words: “some-raw-key”", "cut off: button", "too small, 20 ×"):
        assert defect in found


def test_what_cannot_be_read_is_found_by_day_and_by_night(new_person: NewPerson) -> None:
    found = "\n".join(offences(planted(new_person), "here"))
    assert "here, light: image-alt" in found
    assert "here, dark: image-alt" in found


def test_an_error_and_a_breach_of_the_content_policy_are_complaints(new_person: NewPerson) -> None:
    person = new_person()
    page = person.open()
    page.evaluate(f"() => setTimeout(() => ({RUN_INLINE})())")
    page.evaluate("() => setTimeout(() => { throw new Error('thrown') })")
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until and "thrown" not in person.complaints:
        page.wait_for_timeout(50)
    complaints = "\n".join(person.complaints)
    person.complaints.clear()
    assert "Content Security Policy" in complaints or "TrustedScript" in complaints
    assert "thrown" in complaints
