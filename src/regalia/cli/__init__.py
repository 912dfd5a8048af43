"""The command line: `regalia play`, `regalia engine` and the rest; `main` is the program."""

from regalia.cli.app import main

__all__ = ["main"]
