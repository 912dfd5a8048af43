"""The terminal as the other files see it: text and pictures out, lines in, a curtain between players."""

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
from regalia.core.styled_text import Picture

with suppress(ImportError):  # Windows has none; its console edits lines itself
    import readline

# What the styles named in pictures look like. Those of the board set both colours, so that they look the
# same on a dark and on a light terminal; the others use the terminal's own colours.
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
# What Python does not call printable and a terminal prints: new lines, and the spaces of French.
ALLOWED = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, what has scrolled off it, and back to the corner


class StrictConsole(Console):
    """A console that leaves it to the program how to end when nobody reads it any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """One terminal, or the files and pipes in its place."""

    def __init__(self, *, color: bool = True, stderr: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal without arrows still gets a board
        no_color = None if color else True
        self.console = StrictConsole(highlight=False, no_color=no_color, soft_wrap=True, stderr=stderr)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal

    # Out.

    def print(self, text: str = "", style: str = "") -> None:
        """Print a line, whatever it contains; a terminal breaks it between words."""
        wrap = not self.console.is_terminal
        self.console.print(Text(replace_control_characters(text), style=style_of(style)), soft_wrap=wrap)

    def print_styled(self, picture: Picture) -> None:
        """Print a picture in its colours."""
        for line in picture:
            text = Text(no_wrap=True, overflow="ignore")
            for span in line:
                text.append(replace_control_characters(span.text), style_of(span.style))
            self.console.print(text)

    def clear(self) -> None:
        """Begin again at the top, on a terminal."""
        if self.interactive:
            self.console.clear()

    @contextmanager
    def spinner(self, text: str) -> Iterator[None]:
        """Show, on a terminal, that something takes its time."""
        if not self.interactive:
            yield
            return
        with self.console.status(Text(replace_control_characters(text)), spinner="line"):
            yield

    # In.

    def ask(self, prompt: str) -> str:
        """One line from the player. Raises: EOFError at the end of input."""
        self.console.file.flush()
        if self.interactive:
            return input(f"{prompt} ").strip()
        line = sys.stdin.readline()
        self.print(f"{prompt} {line.strip()}".rstrip())  # a transcript shows what was asked
        if not line:
            raise EOFError
        return line.strip()

    def choose(self, question: str, choices: list[str], *, default: int = 1) -> int:
        """The number, from 1, of one of some numbered choices. Raises: EOFError."""
        self.print(question, "title")
        for number, choice in enumerate(choices, start=1):
            self.print(f"  {number}  {choice}")
        return self.number(tr("ask-choice", default=default), len(choices), default=default)

    def number(self, prompt: str, most: int, *, default: int) -> int:
        """A whole number from 1 to most; asked until there is one. Raises: EOFError."""
        while True:
            line = self.ask(prompt) or str(default)
            if line.isdecimal() and len(line) < 9 and 1 <= int(line) <= most:
                return int(line)
            self.print(tr("ask-again", most=most), "danger")

    def confirm(self, question: str, *, default: bool) -> bool:
        """The answer to a question that can be answered by yes or no. Raises: EOFError."""
        answer = self.ask(f"{question} {tr('ask-yes' if default else 'ask-no')}").lower()
        return answer.startswith(tr("answer-yes")) if answer else default

    def hand_over(self, text: str) -> None:
        """Hide what one player may have read or typed before the other looks. Raises: EOFError.

        Where there is no terminal there is nothing to hide, and no line of the input is taken.
        """
        if not self.interactive:
            self.print(f"--- {text} ---", "title")
            return
        self.erase()
        self.print(text, "title")
        self.ask(tr("press-enter"))
        self.erase()

    def hide(self) -> None:
        """Take away what only one player may see, where the other goes on with what both may."""
        if self.interactive:
            self.erase()

    def erase(self) -> None:
        """Clear the screen, what scrolled off it, and the lines that the arrow keys bring back."""
        if "readline" in sys.modules:
            readline.clear_history()
        if os.environ.get("TERM") == "dumb":
            self.print("\n" * self.console.height)
            return
        self.console.file.write(CLEAR)
        self.console.file.flush()


def replace_control_characters(text: str) -> str:
    """Text without the control characters that a name in somebody's file might smuggle in."""
    return "".join(sign if sign.isprintable() or sign in ALLOWED else "�" for sign in text)


def style_of(names: str) -> Style:
    """The styles of these names, the later over the earlier; unknown ones are plain."""
    return Style.combine([Style(), *(Style.parse(STYLES.get(name, "")) for name in names.split())])
