"""Games that are not installed, for the time of a test."""

import pytest

from regalia.games import registry


def remove_game(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Removes a game from the registry for the time of a test; the order of the games is restored afterwards."""
    monkeypatch.setattr(
        registry, "GAMES", {name: one for name, one in registry.GAMES.items() if name != game}
    )
