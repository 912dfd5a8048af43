"""The API reference of the docs site describes every public name once."""

from __future__ import annotations

import re
from collections import Counter

import regalia
from regalia.games.registry import GAMES
from tools.dev import api_pages


def described() -> Counter[str]:
    """The names that all pages describe, and how often."""
    texts = (text for _, text in api_pages.outputs())
    return Counter(
        name for text in texts for name in re.findall(r"^\.\. auto(?!module)\w+:: (\S+)", text, re.MULTILINE)
    )


def test_every_public_name_is_described_once() -> None:
    found = described()
    assert {name: found[f"regalia.{name}"] for name in regalia.__all__} == dict.fromkeys(regalia.__all__, 1)
    assert [name for name, times in found.items() if times > 1] == []


def test_every_part_of_a_page_describes_something() -> None:
    parts = [part for page in api_pages.PAGES for part in page.parts]
    assert [part.module for part in parts if not api_pages.public_names(part)] == []
    missing = [
        f"{part.module}.{name}"
        for part in parts
        for name in part.also
        if name not in api_pages.public_names(part)
    ]
    assert missing == []


def test_every_game_has_a_page_with_its_views_events_and_beliefs() -> None:
    pages = dict(api_pages.outputs())
    for game in GAMES:
        text = pages[f"{game}.md"]
        view = type(regalia.new(game).view(regalia.rules(game).seats[0]))
        assert f".. autoclass:: {view.__module__}.{view.__name__}\n" in text
        assert all(f"## {title}\n" in text for title in ("Views and beliefs", "Events"))
        assert f"({game}.md)" in pages["index.md"]
