"""Reserved names: those that look like staff, the product, a part of the server, or a guest."""

import pytest

from regalia.core.i18n import has_message
from regalia.services.errors import BadName
from regalia.services.people.names import BEASTS, guest_name
from regalia.services.people.reserved_names import validate_new_name


@pytest.mark.parametrize(
    "name",
    [
        "admln", "ADMlN", "Adm1n", "4dm1n", "ad-min", "Admin2", "admin_team", "TheAdmin", "Admin-Bob",
        "ádmin", "Administrateur", "adrnlnlstrator", "Админ", "Администратор-1",
        "Regalia-Team", "TeamRegalia", "rega1ia", "R3GALIA", "re_ga-lia", "Régalia", "RegaIia",
        "moderator", "Modérateur", "M0derator7", "Mod-Anna", "the_mod", "Support", "Regal-Support", "Staff-7",
        "officiaI", "guest7", "Gast", "Гость", "cornputer", "Computer-3", "level5", "Level-3",
    ],
)  # fmt: skip
def test_a_name_that_looks_like_staff_or_the_product_is_refused(name: str) -> None:
    with pytest.raises(BadName) as refused:
        validate_new_name(name)
    assert (refused.value.reason, refused.value.field) == ("name-reserved", "name")


@pytest.mark.parametrize(
    "name",
    [
        "Fox-318", "Fox318", "fox_318", "FOX-318", "F0x-318", "Fox-3I8", "Fox-3l8", "Fox-31B", "F-o-x-318",
        "Fox-lOl", "vvolf-123", "Fuchs-318", "Löwe-999", "Lowe100", "Renard-318", "Herisson_500",
        "Лис-318", "Ёж777", "еж-777", "Unicorn-100",
    ],
)  # fmt: skip
def test_a_name_that_looks_like_that_of_a_guest_in_any_language_is_refused(name: str) -> None:
    with pytest.raises(BadName) as refused:
        validate_new_name(name)
    assert (refused.value.reason, refused.value.field) == ("name-guest", "name")
    assert has_message("error-name-guest")


@pytest.mark.parametrize("beast", BEASTS)
def test_no_name_of_a_guest_can_be_taken_with_a_hyphen(beast: str) -> None:
    with pytest.raises(BadName):
        validate_new_name(f"{beast.capitalize()}-318")
    with pytest.raises(BadName):
        validate_new_name(guest_name(beast).display_name().replace(" ", "-"))


@pytest.mark.parametrize(
    "name",
    [
        "Badminton", "Modesty", "Modern-Anna", "Vladimir", "Yasmin", "Jasmin7", "Rosalia", "Regal", "Galia",
        "Fox", "Fox7", "wolf99", "Dragon2000", "Fox007", "Foxlol", "Firefox-318", "Redfox318", "Mia-318",
        "Guesthouse", "Computerfan", "Systematic", "Stafford", "Hostess", "Supporter", "Robot", "Mehmet",
        "Levelle", "Медведев", "Волков-318", "Лисичка",
    ],
)  # fmt: skip
def test_a_name_that_only_shares_some_letters_is_fine(name: str) -> None:
    assert validate_new_name(name).shown == name
