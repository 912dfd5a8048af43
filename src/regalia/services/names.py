"""What a person may be called: the rules for names, and the names that guests are given."""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import sha256

import msgspec

from regalia.core.validation import echo
from regalia.services.errors import BadName

MIN_LENGTH = 2
MAX_LENGTH = 20
MAX_INPUT = 200  # a text beyond this is not even looked at
MAX_MARKS = 3  # on one letter: what Devanagari needs, and no more

# Names that would be taken for the house or a player of it; `level-` is the beginning of any level's name.
RESERVED = frozenset(
    {
        "admin", "administrator", "anonymous", "bot", "computer", "deleted", "guest", "host", "me", "mod",
        "moderator", "nobody", "null", "official", "regalia", "root", "server", "spectator", "staff",
        "support", "system",
    }
)  # fmt: skip
RESERVED_START = "level-"

# Letters and marks by their category that show as nothing at all (Unicode: Default_Ignorable_Code_Point).
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

# Scripts that are written together; any other two in one name are there to deceive, or look as if.
MIXED_SCRIPTS = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
ANY_SCRIPT = frozenset({"COMMON", "INHERITED"})

# The beasts of heraldry, for guests. A guest has one name for everybody, so they are not translated.
BEASTS = (
    "badger", "bear", "boar", "crane", "dolphin", "dragon", "eagle", "falcon", "fox", "goat", "griffin",
    "hare", "hedgehog", "heron", "horse", "lion", "lynx", "otter", "owl", "raven", "stag", "swan",
    "unicorn", "wolf",
)  # fmt: skip
GUEST_NUMBERS = range(100, 1000)


class Name(msgspec.Struct, frozen=True):
    """A name that keeps the rules: as it is shown, as it is looked up, and as it looks.

    Two people differ in `key` (no matter the case) and in `looks` (no matter what is mistaken for what).
    """

    shown: str
    key: str
    skeleton: str


class GuestName(msgspec.Struct, frozen=True):
    """What somebody without a name is called: always the same for an account, in every language."""

    beast: str
    number: int

    def display_name(self) -> str:
        """The name as people read it. A name has a space only where it is a guest's."""
        return f"{self.beast.capitalize()} {self.number}"


def guest_name(account: str) -> GuestName:
    """The name of a guest, made of nothing but the account's id."""
    drawn = int.from_bytes(sha256(account.encode("utf-8", "replace")).digest()[:8], "big")
    return GuestName(BEASTS[drawn % len(BEASTS)], GUEST_NUMBERS[drawn // len(BEASTS) % len(GUEST_NUMBERS)])


def read_name(text: object) -> Name:
    """A name that somebody chooses. Raises: BadName, whose reason is the rule that is broken."""
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
    """A name as it is looked up: the same for any case and any way to write its characters."""
    folded = unicodedata.normalize("NFKC", text[:MAX_INPUT].strip()).casefold()
    return unicodedata.normalize("NFKC", folded)


def skeleton(text: str) -> str:
    """What a text looks like: the same for any two that are mistaken for each other (Unicode TR 39)."""
    apart = unicodedata.normalize("NFD", text)
    mapped = "".join(confusables().get(one, one) for one in apart)
    return unicodedata.normalize("NFD", mapped).casefold()


@cache
def confusables() -> dict[str, str]:
    """The character, or characters, that stand for all that look like one."""
    # Read at the first name that somebody chooses: a third of a second that no start has to wait for.
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415

    alike = {
        strip_direction_marks(one): [strip_direction_marks(other["c"]) for other in others]
        for one, others in confusables_data.items()
    }
    return {one: _representative(one, alike) for one in alike if len(one) == 1}


def strip_direction_marks(glyph: str) -> str:
    """A glyph of the table without the marks of direction that it is quoted in."""
    return glyph.strip("\u200e")


def _representative(one: str, alike: dict[str, list[str]]) -> str:
    """Which of those that look alike stands for them: the table has all others beside it."""
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
    """Letters with their marks, decimal digits, and `_` and `-` but at the beginning."""
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
    from confusable_homoglyphs.categories import unique_aliases  # noqa: PLC0415  as late as in `lookalikes`

    scripts = unique_aliases(shown) - ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= family for family in MIXED_SCRIPTS):
        raise BadName("name-scripts", field="name")


def _check_reserved(name: Name) -> None:
    """Names of the house, also where they are only made to look like one."""
    taken = RESERVED | {skeleton(word) for word in RESERVED}
    forms = (name.key, name.skeleton)
    if any(form in taken or form.startswith((RESERVED_START, skeleton(RESERVED_START))) for form in forms):
        raise BadName("name-reserved", field="name", name=name.shown)
