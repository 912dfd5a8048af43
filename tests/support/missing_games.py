"""Games that are not installed, for the time of a test."""

import pytest

from regalia.games import registry


def remove_game(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Makes the registry forget a game; the others keep their order, and so do all of them afterwards."""
    monkeypatch.setattr(
        registry, "GAMES", {name: one for name, one in registry.GAMES.items() if name != game}
    )
