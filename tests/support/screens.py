"""Screens whose input comes from a program instead of a keyboard."""

from __future__ import annotations

from regalia.cli.screen import Screen
from regalia.core.game import Game
from regalia.core.rng import Rng
from regalia.core.styled_text import StyledText, plain_text


class RandomScreen(Screen):
    """Answers every prompt with a random legal action and records the printed lines.

    Its `game` must be set before the first prompt.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(color=False)
        self.rng = Rng(seed)
        self.printed: list[str] = []
        self.game: Game | None = None

    def print(self, text: str = "", style: str = "") -> None:
        self.printed.append(text)

    def ask(self, prompt: str) -> str:
        assert self.game is not None
        legal = self.game.legal()
        return legal[self.rng.below(len(legal))]


class ScriptedScreen(RandomScreen):
    """Answers prompts from a list of lines, ends the input after them, and records the drawn boards."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(0)
        self.lines, self.boards = lines, list[str]()

    def print_styled(self, styled: StyledText) -> None:
        self.boards.append(plain_text(styled))

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)
