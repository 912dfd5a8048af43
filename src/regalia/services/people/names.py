"""Validation of account names, and the generated names of guests."""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import sha256

import msgspec

from regalia.core.validation import echo
from regalia.services.errors import BadName

MIN_LENGTH = 2
MAX_LENGTH = 20
MAX_INPUT = 200  # longer texts are refused unread
MAX_MARKS = 3  # combining marks on one letter; Devanagari needs three

# Names of the server and its players; every name of a level starts with `level-`.
RESERVED = frozenset(
    {
        "admin", "administrator", "anonymous", "bot", "computer", "deleted", "guest", "host", "me", "mod",
        "moderator", "nobody", "null", "official", "regalia", "root", "server", "spectator", "staff",
        "support", "system",
    }
)  # fmt: skip
RESERVED_START = "level-"

# Letters and marks that are invisible (Unicode: Default_Ignorable_Code_Point).
INVISIBLE = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x3164, 0xFFA0),
            *range(0x180B, 0x180E),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)

# Scripts that are used together; any other mix in a name is refused as a possible imitation.
MIXED_SCRIPTS = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})

# Names of guests. A guest has the same name in every language, so they are not translated.
BEASTS = (
    "badger", "bear", "boar", "crane", "dolphin", "dragon", "eagle", "falcon", "fox", "goat", "griffin",
    "hare", "hedgehog", "heron", "horse", "lion", "lynx", "otter", "owl", "raven", "stag", "swan",
    "unicorn", "wolf",
)  # fmt: skip
GUEST_NUMBERS = range(100, 1000)


class Name(msgspec.Struct, frozen=True):
    """A valid name: as displayed, as looked up, and its skeleton.

    Names are unique by `key` (ignoring case) and by `skeleton` (ignoring confusable characters).
    """

    shown: str
    key: str
    skeleton: str


class GuestName(msgspec.Struct, frozen=True):
    """The name of an account without a name: derived from its id, the same in every language."""

    beast: str
    number: int

    def display_name(self) -> str:
        """Returns the name as shown. Only guest names contain a space."""
        return f"{self.beast.capitalize()} {self.number}"


def guest_name(account: str) -> GuestName:
    """Returns the guest name of an account id."""
    drawn = int.from_bytes(sha256(account.encode("utf-8", "replace")).digest()[:8], "big")
    return GuestName(BEASTS[drawn % len(BEASTS)], GUEST_NUMBERS[drawn // len(BEASTS) % len(GUEST_NUMBERS)])


def read_name(text: object) -> Name:
    """Validates a name. Raises: BadName, whose reason is the broken rule."""
    if not isinstance(text, str):
        raise BadName("name-form", field="name", name=echo(text))
    if len(text) > MAX_INPUT:
        raise BadName("name-long", field="name", most=MAX_LENGTH)
    shown = unicodedata.normalize("NFKC", text.strip())
    _check_length(shown)
    _check_characters(shown)
    _check_scripts(shown)
    name = Name(shown, name_key(shown), skeleton(shown))
    _check_reserved(name)
    return name


def name_key(text: str) -> str:
    """Returns the look-up key: equal for any case and any Unicode spelling."""
    folded = unicodedata.normalize("NFKC", text[:MAX_INPUT].strip()).casefold()
    return unicodedata.normalize("NFKC", folded)


def skeleton(text: str) -> str:
    """Returns the skeleton of a text: equal for confusable texts (Unicode TR 39)."""
    apart = unicodedata.normalize("NFD", text)
    mapped = "".join(confusables().get(one, one) for one in apart)
    return unicodedata.normalize("NFD", mapped).casefold()


@cache
def confusables() -> dict[str, str]:
    """Returns the representative of each confusable character."""
    # Imported late: it takes a third of a second, and only registrations need it.
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415

    alike = {
        strip_direction_marks(one): [strip_direction_marks(other["c"]) for other in others]
        for one, others in confusables_data.items()
    }
    return {one: _representative(one, alike) for one in alike if len(one) == 1}


def strip_direction_marks(glyph: str) -> str:
    """Removes the direction marks that the table puts around a glyph."""
    return glyph.strip("\u200e")


def _representative(one: str, alike: dict[str, list[str]]) -> str:
    """Returns which of a group of confusable characters represents it."""
    others = alike[one]
    if len(others) > 1:
        return one
    (other,) = others
    if len(alike[other]) > 1:
        return other
    return max(one, other, key=lambda text: (len(text), text))


def _check_length(shown: str) -> None:
    if len(shown) < MIN_LENGTH:
        raise BadName("name-short", field="name", least=MIN_LENGTH)
    if len(shown) > MAX_LENGTH:
        raise BadName("name-long", field="name", most=MAX_LENGTH)


def _check_characters(shown: str) -> None:
    """Allows letters with marks, decimal digits, and `_` and `-` except at the start."""
    marks = 0
    for place, one in enumerate(shown):
        kind = unicodedata.category(one)
        marks = marks + 1 if kind in ("Mn", "Mc") else 0
        if one in INVISIBLE or kind[0] in "CZ":
            raise BadName("name-hidden", field="name", character=f"U+{ord(one):04X}")
        if not (kind[0] == "L" or kind == "Nd" or marks or one in "_-"):
            raise BadName("name-character", field="name", character=one)
        if marks > MAX_MARKS:
            raise BadName("name-marks", field="name", most=MAX_MARKS)
        if place == 0 and (marks or one in "_-"):
            raise BadName("name-start", field="name")


def _check_scripts(shown: str) -> None:
    from confusable_homoglyphs.categories import unique_aliases  # noqa: PLC0415  (late, see `confusables`)

    scripts = unique_aliases(shown) - ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= family for family in MIXED_SCRIPTS):
        raise BadName("name-scripts", field="name")


def _check_reserved(name: Name) -> None:
    """Refuses reserved names and names that look like one."""
    taken = RESERVED | {skeleton(word) for word in RESERVED}
    forms = (name.key, name.skeleton)
    if any(form in taken or form.startswith((RESERVED_START, skeleton(RESERVED_START))) for form in forms):
        raise BadName("name-reserved", field="name", name=name.shown)
