"""The `regalia` command line; `main` is the entry point."""

from regalia.cli.app import main

__all__ = ["main"]
