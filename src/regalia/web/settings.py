"""The settings of `regalia serve`, from flags, environment variables and a file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta

from regalia.core.errors import BadField
from regalia.core.validation import convert
from regalia.services import limit_table
from regalia.services.people.registration import Registration
from regalia.web.hosts import read_origins

PREFIX = "REGALIA_"
FILE = f"{PREFIX}SETTINGS"  # the environment's name for the file itself


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a server. Each field is a flag, a variable and a key of the file.

    The help texts are `setting-NAME` in the catalogue; docs/operate/server.md lists them all.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "regalia.sqlite3"  # a file, or postgresql://USER@HOST/NAME
    redis: str = ""  # redis://HOST: notification between several processes
    backups: str = ""  # folder for scheduled backups; none without it
    backup_every: str = "1d"
    backup_keep: str = "7 daily, 4 weekly"
    migration_backup: bool = True  # whether a backup is made before the tables are upgraded
    takeover: Annotated[float, Meta(ge=0, le=3600)] = 0  # seconds to wait for the lock of another server
    origin: list[str] = []  # public addresses, such as https://play.example.org
    hosts: str = ""  # further host names, or "*" for any
    proxies: str = ""  # whose X-Forwarded-For and -Proto are used
    unlimited: str = ""  # addresses and networks without limits: a school, a load test
    thinkers: Annotated[int, Meta(ge=0, le=64)] = 0  # number of workers; 0: all cores but one
    workers: Literal["local", "remote"] = "local"  # processes of this server, or `regalia worker` over Redis
    connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 20_000
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0  # 0: no metrics
    admin_socket: str = ""  # a path; empty: beside the file of a SQLite database
    registration: Registration = "open"  # who may create an account; guests play in any case
    imprint: str = ""  # file of the imprint page; FILE.de.md is its German version
    privacy: str = ""  # file of the privacy page
    limits: dict[str, str | int | float] = {}  # by name: services/limit_table.py


TYPES = get_type_hints(Settings, include_extras=True)


def load(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """Loads the settings: a flag overrides the environment, that the file, that the default.

    Raises:
        BadField: an invalid value; `field` says which and where.
        OSError: the file cannot be read.
    """
    named = flags.get("settings") or environment.get(FILE)
    layers = [
        from_file(Path(named)) if named else {},
        from_environment(environment),
        {name: value for name, value in flags.items() if name in TYPES and value is not None},
    ]
    values = {name: value for layer in layers for name, value in layer.items()}
    for name in values.keys() - TYPES.keys():
        raise BadField("no-such-setting", field=name.replace("_", "-"))
    if "origin" in values:
        values["origin"] = parse_origins(values["origin"])
    values["limits"] = {name: value for layer in layers for name, value in checked_limits(layer).items()}
    return convert(values, Settings, lambda what, field: BadField("setting", field=field, what=what))


def from_file(path: Path) -> dict[str, Any]:
    """Reads a TOML file. Raises: BadField, OSError."""
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadField("settings-file", field=str(path), what=str(error)) from None
    return {name.replace("-", "_"): value for name, value in values.items()}


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Reads the environment variables: REGALIA_PORT is `port`. Raises: BadField."""
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
    """Returns the validated limits of one source. Raises: BadField that names the limit."""
    given = values.get("limits", {})
    if not isinstance(given, Mapping):
        raise BadField("setting", field="limits", what="it must be a table")
    return dict(limit_table.validated(given))


def parse_limits(texts: Iterable[str], field: str) -> dict[str, str]:
    """Parses limits of a flag or a variable: NAME=VALUE. Raises: BadField."""
    found = {}
    for text in texts:
        name, mark, value = text.partition("=")
        if not mark and text.strip():
            raise BadField("limit-form", field=field, text=text.strip())
        if mark:
            found[name.strip()] = value.strip()
    return found


def parse_origins(given: Any) -> list[str]:
    """Parses origins: a text with commas, or a list of texts.

    Raises:
        BadField: an invalid origin.
    """
    texts = [given] if isinstance(given, str) else given
    if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
        raise BadField("setting-origin", field="origin")
    return read_origins(texts)
