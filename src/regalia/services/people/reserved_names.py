"""Reserved names: those that look like staff, the product, a part of the server, or a guest.

Names are compared folded: case, marks, separators and confusable characters make no difference. The rules apply to
newly chosen names; existing accounts keep theirs.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from regalia.services.errors import BadName
from regalia.services.people.names import Name, read_name, skeleton

# Anywhere in a name.
ANYWHERE = (
    "regalia", "administrator", "administrateur", "moderator", "moderateur", "администратор", "модератор",
)  # fmt: skip
# At the start or the end of a name.
EDGES = ("admin", "админ")
# As one of the words of a name, or as the whole name.
WORDS = (
    "staff", "support", "official", "officiel", "offiziell", "mod", "moder", "поддержка", "модер",
)  # fmt: skip
# As the whole name.
WHOLE = (
    "anonymous", "bot", "computer", "deleted", "guest", "host", "me", "nobody", "null", "root", "server",
    "spectator", "system", "gast", "invite", "ordinateur", "гость", "компьютер", "сервер", "система",
)  # fmt: skip
LEVEL = re.compile(r"leve(l|1)\d+")

# Names of guests, in English and in the translations of version 0.1.
BEASTS = (
    "badger", "bear", "boar", "crane", "dolphin", "dragon", "eagle", "falcon", "fox", "goat", "griffin",
    "hare", "hedgehog", "heron", "horse", "lion", "lynx", "otter", "owl", "raven", "stag", "swan",
    "unicorn", "wolf",
    "dachs", "bär", "keiler", "kranich", "delfin", "drache", "adler", "falke", "fuchs", "steinbock", "greif",
    "hase", "igel", "reiher", "pferd", "löwe", "luchs", "fischotter", "eule", "rabe", "hirsch", "schwan",
    "einhorn",
    "blaireau", "ours", "sanglier", "cigogne", "dauphin", "aigle", "faucon", "renard", "bouquetin", "griffon",
    "lièvre", "hérisson", "héron", "cheval", "loutre", "hibou", "corbeau", "cerf", "cygne", "licorne", "loup",
    "барсук", "медведь", "кабан", "журавль", "дельфин", "дракон", "орёл", "сокол", "лис", "козерог", "грифон",
    "заяц", "ёж", "цапля", "конь", "лев", "рысь", "выдра", "филин", "ворон", "олень", "лебедь", "единорог",
    "волк",
)  # fmt: skip
GUEST_DIGITS = 3

SEPARATORS = re.compile(r"[-_]+")
CAMEL_CASE = re.compile(r"(?<=[a-z\u0430-\u0451])(?=[A-Z\u0410-\u042f])")  # Latin and Cyrillic
LETTERS_FOR_DIGITS = str.maketrans("oilzsb", "011258")
DIGITS_FOR_LETTERS = str.maketrans("34578", "eastb")


def validate_new_name(text: object) -> Name:
    """Validates a newly chosen name. Raises: BadName, whose reason is the broken rule."""
    name = read_name(text)
    if is_reserved(name.shown):
        raise BadName("name-reserved", field="name", name=name.shown)
    if is_like_a_guest(name.shown):
        raise BadName("name-guest", field="name", name=name.shown)
    return name


def is_reserved(name: str) -> bool:
    """Returns whether a name looks like staff, the product or a part of the server."""
    words = [word for part in SEPARATORS.split(name) for word in CAMEL_CASE.split(part)]
    whole = forms(SEPARATORS.sub("", name))
    each = {form for word in words for form in forms(word)} | whole
    return (
        any(word in form for word in folded(ANYWHERE) for form in whole)
        or any(form.startswith(word) or form.endswith(word) for word in folded(EDGES) for form in each)
        or not each.isdisjoint(folded(WORDS))
        or not whole.isdisjoint(folded(WHOLE))
        or LEVEL.fullmatch(SEPARATORS.sub("", name.casefold())) is not None
    )


def is_like_a_guest(name: str) -> bool:
    """Returns whether a name looks like a guest name, such as Fox 318, in any language."""
    parts = SEPARATORS.split(name.strip("-_"))
    joined = "".join(parts)
    head, tail = joined[:-GUEST_DIGITS], joined[-GUEST_DIGITS:]
    number = "".join(digit(one) for one in tail)
    if len(number) != GUEST_DIGITS or number.startswith("0") or fold(head) not in folded(BEASTS):
        return False
    return len(parts) > 1 or any(one.isdecimal() for one in tail)


def forms(text: str) -> set[str]:
    """Returns folded forms of a text: as it is, without a number at its end, and with digits read as letters."""
    return {fold(one) for one in (text, text.rstrip("0123456789"), text.translate(DIGITS_FOR_LETTERS))}


def fold(text: str) -> str:
    """Returns a text without case and marks, with confusable characters replaced."""
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(one for one in apart if unicodedata.category(one) != "Mn")
    return skeleton(bare).replace("i", "l").replace("vv", "w")


def digit(one: str) -> str:
    """Returns the digit that a character is or looks like, or an empty text."""
    found = str(unicodedata.decimal(one, "")) or one.casefold().translate(LETTERS_FOR_DIGITS)
    return found if found.isdecimal() else ""


@cache
def folded(words: tuple[str, ...]) -> frozenset[str]:
    """Returns the folded forms of words; a cache, because folding is slow."""
    return frozenset(fold(word) for word in words)
