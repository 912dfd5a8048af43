"""The settings of `regalia serve`: one table, read at the edge from flags, the environment and a file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

from regalia.core.errors import BadField
from regalia.core.validation import read
from regalia.services import limit_table
from regalia.web.hosts import read_origins

PREFIX = "REGALIA_"
FILE = f"{PREFIX}SETTINGS"  # the environment's name for the file itself


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What whoever runs a server may choose. Each field is a flag, a variable and a line of the file.

    The words for each are `setting-NAME` in the catalogue; docs/operate/server.md has them all.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "regalia.sqlite3"
    origin: list[str] = []  # the addresses that people type, such as https://play.example.org
    hosts: str = ""  # host names that are served besides, or "*" for any
    proxies: str = ""  # whose X-Forwarded-For and -Proto are believed
    unlimited: str = ""  # addresses and networks that no limit counts: a school, a load test
    thinkers: Annotated[int, Meta(ge=0, le=64)] = 0  # 0: all cores but one
    connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 20_000
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: dict[str, str | int | float] = {}  # by name: services/limit_table.py has them all


TYPES = get_type_hints(Settings, include_extras=True)


def load(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """The settings: a flag wins over the environment, that over the file, that over the default.

    Raises:
        BadField: one of them has no such value; `field` says which and where it stands.
        OSError: the file that is named cannot be read.
    """
    named = flags.get("settings") or environment.get(FILE)
    layers = [
        from_file(Path(named)) if named else {},
        from_environment(environment),
        {name: value for name, value in flags.items() if name in TYPES and value is not None},
    ]
    values = {name: value for layer in layers for name, value in layer.items()}
    if "origin" in values:
        values["origin"] = parse_origins(values["origin"])
    values["limits"] = {name: value for layer in layers for name, value in checked_limits(layer).items()}
    return read(values, Settings, lambda what, field: BadField("setting", field=field, what=what))


def from_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file. Raises: BadField, OSError."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadField("settings-file", field=str(path), what=str(error)) from None
    return {name.replace("-", "_"): value for name, value in values.items()}


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings among the variables: REGALIA_PORT is `port`. Raises: BadField."""
    values: dict[str, Any] = {}
    for name, kind in TYPES.items():
        text = environment.get(PREFIX + name.upper())
        if text is None:
            continue
        try:
            values[name] = (
                parse_limits(text.split(","), PREFIX + name.upper())
                if name == "limits"
                else text
                if name == "origin"
                else msgspec.convert(text, kind, strict=False)
            )
        except msgspec.ValidationError as error:
            raise BadField("setting", field=PREFIX + name.upper(), what=str(error)) from None
    return values


def checked_limits(values: Mapping[str, Any]) -> dict[str, Any]:
    """The limits that one source of settings gives, checked. Raises: BadField that names the limit."""
    given = values.get("limits", {})
    if not isinstance(given, Mapping):
        raise BadField("setting", field="limits", what="it must be a table")
    return dict(limit_table.validated(given))


def parse_limits(texts: Iterable[str], field: str) -> dict[str, str]:
    """Limits as they are written in a flag or a variable: NAME=VALUE. Raises: BadField."""
    found = {}
    for text in texts:
        name, mark, value = text.partition("=")
        if not mark and text.strip():
            raise BadField("limit-form", field=field, text=text.strip())
        if mark:
            found[name.strip()] = value.strip()
    return found


def parse_origins(given: Any) -> list[str]:
    """The origins that a source of settings gives: a text, with commas between several, or a list of texts.

    Raises:
        BadField: one of them is no origin.
    """
    texts = [given] if isinstance(given, str) else given
    if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
        raise BadField("setting-origin", field="origin")
    return read_origins(texts)
