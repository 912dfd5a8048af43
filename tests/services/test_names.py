"""Rules for names, and names of guests."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.core.i18n import has_message
from regalia.services.errors import BadName, ServiceError
from regalia.services.people.names import BEASTS, guest_name, name_key, read_name, skeleton
from tests.support.people import COCO_IN_CYRILLIC, check_error


@pytest.mark.parametrize(
    "name",
    [
        "Al", "anna", "Zoë", "Łukasz", "x_y-z", "7of9", "Анна", "Ёж", "Ελένη", "दीपक", "क़ीं1", "عمر",
        "שרה", "田中さん", "김철수", "ปิยะ", "İpek", "ß8", "a" * 20,
    ],
)  # fmt: skip
def test_a_name_of_any_script_is_fine(name: str) -> None:
    assert read_name(name).shown == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (None, "name-form"),
        (7, "name-form"),
        (["a"], "name-form"),
        ("", "name-short"),
        ("a", "name-short"),
        ("  a  ", "name-short"),
        ("a" * 21, "name-long"),
        ("x" * 1_000_000, "name-long"),
        ("\ufdfa", "name-hidden"),  # one character that is eighteen, spaces among them
        ("an na", "name-hidden"),
        ("an\u200bna", "name-hidden"),  # zero width space
        ("an\u202ena", "name-hidden"),  # right-to-left override
        ("an\u2066na", "name-hidden"),
        ("an\u00adna", "name-hidden"),  # soft hyphen
        ("an\x00na", "name-hidden"),
        ("an\ud800na", "name-hidden"),  # half a character
        ("an\ufe0fna", "name-hidden"),  # variation selector
        ("\u3164\u3164", "name-hidden"),  # Hangul filler: a letter that shows as nothing
        ("<b>", "name-character"),
        ("anna!", "name-character"),
        ("anna😀", "name-character"),
        ("a½", "name-character"),
        ("-anna", "name-start"),
        ("_anna", "name-start"),
        ("\u0301anna", "name-start"),
        ("q" + "\u0323\u0310\u0324\u0330", "name-marks"),
        ("\u0430nna", "name-scripts"),  # the first letter is Cyrillic
        ("Allo\u03c1", "name-scripts"),
        ("admin", "name-reserved"),
        ("Computer", "name-reserved"),
        ("\uff32egalia", "name-reserved"),
        ("level-3", "name-reserved"),
        ("Level-99", "name-reserved"),
        ("1evel-3", "name-reserved"),
        ("adrnin", "name-reserved"),
        ("r00t", "name-reserved"),
    ],
)
def test_what_is_no_name_is_refused_with_the_rule(name: object, reason: str) -> None:
    with pytest.raises(BadName) as refused:
        read_name(name)
    assert refused.value.reason == reason
    assert refused.value.field == "name"
    assert has_message(f"error-{reason}")


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("straße", "STRASSE"), ("\uff21nna", "anna"), ("Zoe\u0308", "zoë")]
)
def test_names_are_the_same_in_any_case_and_form(one: str, other: str) -> None:
    assert read_name(one).key == read_name(other).key == name_key(f" {other} ")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "BiII"), (COCO_IN_CYRILLIC, "coco"), ("anna1", "annal"), ("tom", "torn"), ("bob0", "bobO")],
)
def test_names_that_look_the_same_have_the_same_looks(one: str, other: str) -> None:
    assert read_name(one).skeleton == read_name(other).skeleton
    assert skeleton("Anna") != skeleton("Hanna")


@given(st.one_of(st.text(), st.text(max_size=24), st.integers(), st.none(), st.binary()))
def test_whatever_is_given_for_a_name_is_one_or_a_refusal(text: object) -> None:
    try:
        name = read_name(text)
    except ServiceError as error:
        check_error(error)
    else:
        assert 2 <= len(name.shown) <= 20
        assert read_name(name.shown) == name
        assert name_key(name.shown) == name_key(name.key) == name.key


@given(st.text())
def test_a_guest_is_always_called_the_same(account: str) -> None:
    name = guest_name(account)
    assert name == guest_name(account)
    assert name.beast in BEASTS
    assert 100 <= name.number <= 999
    assert name.display_name() == f"{name.beast.capitalize()} {name.number}"


def test_nobody_can_take_the_name_of_a_guest() -> None:
    with pytest.raises(BadName, match=r"U\+0020|space"):
        read_name(guest_name("anybody").display_name())


def test_guests_are_called_differently() -> None:
    assert len({guest_name(str(number)) for number in range(1000)}) > 950
