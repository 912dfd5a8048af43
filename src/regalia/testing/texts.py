"""Texts that are mostly illegal actions: mutations and mixtures of legal ones, and noise."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from regalia.core.errors import BadNotation, IllegalAction
from regalia.core.game import Game
from regalia.core.i18n import languages
from regalia.core.rng import Rng
from regalia.testing.point import Point, expect

NOISE = "aZ09 :,!=*x/-_.é\u0130\u0660\u200b\n\t\0🂡"
PIECE = re.compile(r"[A-Za-z]+[0-9]+|[A-Za-z]+|[0-9]+")  # a space, a name or a number


def mutated_texts(point: Point, most: int) -> list[str]:
    """Random texts, most of them illegal here."""
    legal = point.game.legal()
    source = legal + list(point.earlier_texts) or ["?"]
    return [mutated_text(source, point.rng) for _ in range(most)]


def mutated_text(source: Sequence[str], rng: Rng) -> str:
    """A text made of one or two others."""
    text, other = source[rng.below(len(source))], source[rng.below(len(source))]
    return MUTATIONS[rng.below(len(MUTATIONS))](text, other, rng)


def borrowed(text: str, other: str, rng: Rng) -> str:
    """Unchanged: legal in another position."""
    return text


def swapped(text: str, other: str, rng: Rng) -> str:
    """Two neighbouring characters swapped."""
    at = rng.below(max(1, len(text) - 1))
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def dropped(text: str, other: str, rng: Rng) -> str:
    """One character removed."""
    at = rng.below(len(text) + 1)
    return text[:at] + text[at + 1 :]


def doubled(text: str, other: str, rng: Rng) -> str:
    """One character doubled."""
    at = rng.below(len(text) + 1)
    return text[: at + 1] + text[at:]


def replaced(text: str, other: str, rng: Rng) -> str:
    """One character replaced, by one of the other text or by noise."""
    at, pool = rng.below(len(text) + 1), other + NOISE
    return text[:at] + pool[rng.below(len(pool))] + text[at + 1 :]


def exchanged(text: str, other: str, rng: Rng) -> str:
    """A space, name or number replaced by one of the other text."""
    here, there = list(PIECE.finditer(text)), PIECE.findall(other)
    if not here or not there:
        return text + other
    old, new = here[rng.below(len(here))], str(there[rng.below(len(there))])
    return text[: old.start()] + new + text[old.end() :]


def joined(text: str, other: str, rng: Rng) -> str:
    """The beginning of one and the end of the other."""
    at = rng.below(len(other) + 1)
    return text[: rng.below(len(text) + 1)] + other[at:]


def padded(text: str, other: str, rng: Rng) -> str:
    """With added white space, or in other case."""
    forms = (" " + text, text + " ", text + "\n", text.upper(), text.title(), text + "\0")
    return forms[rng.below(len(forms))]


def noise(text: str, other: str, rng: Rng) -> str:
    """Random characters; sometimes very many."""
    length = 5_000 if rng.below(20) == 0 else rng.below(12)
    return "".join(NOISE[rng.below(len(NOISE))] for _ in range(length))


Mutation = Callable[[str, str, Rng], str]
MUTATIONS: list[Mutation] = [
    borrowed, swapped, dropped, doubled, replaced, exchanged, exchanged, joined, padded, noise,
]  # fmt: skip


def refusal(game: Game, text: str) -> tuple[object, ...] | None:
    """Why a text is refused, in a form that can be compared; None if it is legal."""
    try:
        found = game.explain(text)
    except BadNotation as error:
        return error.code, error.reason, repr(error.arguments), error.words()
    return None if found is None else ("illegal-action", found.rule, found.code, found.arguments)


def expect_refused(game: Game, text: str) -> None:
    """Pushes a text that must be refused, with a rule if it can be parsed. Raises: ContractViolation."""
    try:
        game.push(text)
    except BadNotation:
        return
    except IllegalAction as error:
        expect(bool(error.rule), "refused without a rule", text, error.refusal)
        expect(error.rule == error.refusal.rule, "the error names another rule than its refusal", text)
    else:
        expect(False, "accepted, but not a legal action", text)


def expect_refusal_message(game: Game, text: str) -> None:
    """The refusal of a text, if any, has a message in every language. Raises: ContractViolation."""
    try:
        refused = game.explain(text)
    except BadNotation as error:
        expect_message(error.words, f"error-{error.reason}")
        return
    if refused is not None:
        expect_message(refused.words, f"refusal-{refused.code}")


def expect_message(words: Callable[[str], str], code: str) -> None:
    """A code has a message, with all its arguments, in every language. Raises: ContractViolation."""
    for language in languages():
        text = words(language)
        found = bool(text) and text != code and not text.startswith(f"{code} {{")
        expect(found, f"no message in {language!r}", code)
        expect("{$" not in text.replace(" ", ""), f"the message in {language!r} lacks an argument", text)
