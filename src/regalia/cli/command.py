"""Commands and groups whose help shows a flag without a type: `--step`, not `--step <bool>`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

F = TypeVar("F", bound=Callable[..., Any])


class Command(TyperCommand):
    """A command whose flags have no metavar."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_flag_types(super().get_params(ctx))


class Group(TyperGroup):
    """A group whose flags have no metavar."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_flag_types(super().get_params(ctx))


class App(typer.Typer):
    """A `typer.Typer` that uses `Command` and `Group`."""

    def __init__(self, *, cls: type[Group] = Group, **settings: Any) -> None:
        super().__init__(cls=cls, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[F], F]:
        """Register a command."""
        return super().command(name, cls=Command, **settings)


def without_flag_types(params: list[Any]) -> list[Any]:
    """Set an empty metavar for each flag, `--help` included."""
    for param in params:
        if getattr(param, "is_flag", False) and param.metavar is None:
            param.metavar = ""
    return params
