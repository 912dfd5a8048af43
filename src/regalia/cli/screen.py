"""Terminal input and output: styled text, prompts, menus, and handing the screen to the other player."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper

from rich.console import Console
from rich.style import Style
from rich.text import Text

from regalia.core.i18n import tr
from regalia.core.styled_text import StyledText

with suppress(ImportError):  # Windows has none; its console edits lines itself
    import readline

# Terminal styles by the names used in styled text. Those of the board set both colours, so that they look the
# same on dark and light terminals; the others use the terminal's own colours.
STYLES = {
    "street": "#a1967c on #e2d8c0",
    "odd": "on #d8cdb2",
    "roof": "#8b4128 on #a9553a",
    "gate": "bold #0c4a1a on #8fce8f",
    "king": "bold #000000 on #f5c518",
    "knight": "bold #ffffff on #2f4f9e",
    "citizen": "bold #1f1a14",
    "high": "bold #fff1d6",
    "hidden": "bold #ffffff on #7b2fa0",
    "assassin": "bold #ffffff on #c4001a",
    "start": "bold #2f4f9e",
    "open": "#8d9a63 on #dfe6c0",
    "turf": "on #d5ddb3",
    "hill": "#a58f5a on #cdb887",
    "summit": "#7d6536 on #a98f5c",
    "forest": "#2f5d2a on #7fa866",
    "shallow": "#3f7f9e on #a9d4e6",
    "deep": "#cfe6f2 on #2c6a94",
    "road": "#7a6a4a on #cbbf9f",
    "rocks": "#5a5a5a on #b9b9b4",
    "blue": "bold #ffffff on #2f4f9e",
    "red": "bold #ffffff on #b3261e",
    "general": "underline",
    "red-card": "red",
    "black-card": "bold",
    "label": "dim",
    "title": "bold",
    "strong": "bold",
    "faint": "dim",
    "goal": "bold green",
    "secret": "magenta",
    "danger": "bold red",
    "rule": "bold red",
    "prompt": "bold",
}
# Characters that `str.isprintable` rejects and a terminal can print: new lines and non-breaking spaces.
ALLOWED = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # erase the screen and the scrollback, cursor to the corner


class StrictConsole(Console):
    """A console that raises BrokenPipeError instead of exiting the program."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """A terminal, or the files and pipes that replace it."""

    def __init__(self, *, color: bool = True, stderr: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # an encoding without arrows must not raise
        no_color = None if color else True
        self.console = StrictConsole(highlight=False, no_color=no_color, soft_wrap=True, stderr=stderr)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal

    # Output.

    def print(self, text: str = "", style: str = "") -> None:
        """Print a line without control characters; on a terminal it wraps between words."""
        wrap = not self.console.is_terminal
        self.console.print(Text(replace_control_characters(text), style=style_of(style)), soft_wrap=wrap)

    def print_styled(self, styled: StyledText) -> None:
        """Print styled text."""
        for line in styled:
            text = Text(no_wrap=True, overflow="ignore")
            for span in line:
                text.append(replace_control_characters(span.text), style_of(span.style))
            self.console.print(text)

    def clear(self) -> None:
        """Clear the screen, on a terminal."""
        if self.interactive:
            self.console.clear()

    @contextmanager
    def spinner(self, text: str) -> Iterator[None]:
        """Show a spinner while the context runs, on a terminal."""
        if not self.interactive:
            yield
            return
        with self.console.status(Text(replace_control_characters(text)), spinner="line"):
            yield

    # Input.

    def ask(self, prompt: str) -> str:
        """Read one line of input. Raises: EOFError at the end of input."""
        self.console.file.flush()
        if self.interactive:
            return input(f"{prompt} ").strip()
        line = sys.stdin.readline()
        self.print(f"{prompt} {line.strip()}".rstrip())  # so that a transcript has prompt and input
        if not line:
            raise EOFError
        return line.strip()

    def choose(self, question: str, choices: list[str], *, default: int = 1) -> int:
        """Let the player choose from a numbered list; returns a number from 1. Raises: EOFError."""
        self.print(question, "title")
        for number, choice in enumerate(choices, start=1):
            self.print(f"  {number}  {choice}")
        return self.number(tr("ask-choice", default=default), len(choices), default=default)

    def number(self, prompt: str, most: int, *, default: int) -> int:
        """Read an integer from 1 to `most`; repeats the prompt until it is valid. Raises: EOFError."""
        while True:
            line = self.ask(prompt) or str(default)
            if line.isdecimal() and len(line) < 9 and 1 <= int(line) <= most:
                return int(line)
            self.print(tr("ask-again", most=most), "danger")

    def confirm(self, question: str, *, default: bool) -> bool:
        """Ask a yes/no question. Raises: EOFError."""
        answer = self.ask(f"{question} {tr('ask-yes' if default else 'ask-no')}").lower()
        return answer.startswith(tr("answer-yes")) if answer else default

    def hand_over(self, text: str) -> None:
        """Erase the screen and wait for Enter before the other player looks. Raises: EOFError.

        Without a terminal it only prints a separator and reads no input.
        """
        if not self.interactive:
            self.print(f"--- {text} ---", "title")
            return
        self.erase()
        self.print(text, "title")
        self.ask(tr("press-enter"))
        self.erase()

    def hide(self) -> None:
        """Erase the screen, on a terminal, before showing what both players may see."""
        if self.interactive:
            self.erase()

    def erase(self) -> None:
        """Erase the screen, the scrollback and the input history."""
        if "readline" in sys.modules:
            readline.clear_history()
        if os.environ.get("TERM") == "dumb":
            self.print("\n" * self.console.height)
            return
        self.console.file.write(CLEAR)
        self.console.file.flush()


def replace_control_characters(text: str) -> str:
    """Replace control characters, which a name in a file could contain, by U+FFFD."""
    return "".join(char if char.isprintable() or char in ALLOWED else "�" for char in text)


def style_of(names: str) -> Style:
    """Combine the styles of these names, later ones first; unknown names have no style."""
    return Style.combine([Style(), *(Style.parse(STYLES.get(name, "")) for name in names.split())])
