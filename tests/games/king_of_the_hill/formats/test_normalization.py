"""Typed text is normalized to notation if it has the form of an action, legal or not."""

import pytest

from regalia.games.king_of_the_hill.formats import notation
from regalia.games.king_of_the_hill.formats.normalization import normalize


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("5C  C2 C4", "5C c2-c4"),
        ("kh c2 x d3", "KH c2xd3"),
        ("10h c2xd3", "TH c2xd3"),
        ("5c c6-off", "5C c6-off"),
        ("KEEP", "keep"),
        ("bid 9s", "bid:9S"),
        ("bid **", "bid:**"),
        ("draw qs", "draw:QS"),
        ("hand *h", "hand:*H"),
        ("flee d6", "flee:d6"),
        ("first Blue", "first:blue"),
        ("4d vigour c2 to c3", "4D vigour:c2-c3"),
        ("ah portal cavalry a1", "AH portal:cavalry@a1"),
        ("qh teleport e2", "QH teleport:e2"),
        ("4d raze: c2", "4D raze:c2"),
        ("jc confusion", "JC confusion"),
        ("burn **", "** burn"),
        ("deploy cavalry+ c1", "deploy:cavalry+@c1"),
        ("place objectives b6 h7", "place:objectives@b6,h7"),
        ("place forest-long/t i2", "place:forest-long/t@i2"),
        ("place road i", "place:road@i"),
        ("army infantry+, infantry cavalry", "army:infantry+,infantry,cavalry"),
    ],
)
def test_a_line_becomes_notation(typed: str, text: str) -> None:
    assert normalize(typed) == text
    notation.parse(text)


@pytest.mark.parametrize("typed", ["", "nonsense", "5x c2-c4", "c2-c4", "\0"])
def test_what_has_no_form_stays_as_it_is(typed: str) -> None:
    assert normalize(typed) == typed
