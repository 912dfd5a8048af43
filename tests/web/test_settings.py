"""Settings by flag, variable and file: precedence and refusals."""

from pathlib import Path
from typing import Any

import pytest

from regalia.core.errors import BadField
from regalia.core.i18n import has_message
from regalia.web.server_connections import open_connections
from regalia.web.settings import TYPES, Settings, load, parse_limits
from tools.dev.paths import ROOT


def test_a_flag_wins_over_a_variable_over_the_file_over_the_default(tmp_path: Path) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text('host = "1.1.1.1"\nport = 1\nthinkers = 1\nlog-level = "error"\n')
    variables = {"REGALIA_SETTINGS": str(file), "REGALIA_PORT": "2", "REGALIA_THINKERS": "2", "HOME": "/"}
    settings = load({"thinkers": 3, "port": None}, variables)
    assert settings == Settings(host="1.1.1.1", port=2, thinkers=3, log_level="error")


@pytest.mark.parametrize(
    ("flags", "variables", "field"),
    [
        ({"port": 70_000}, {}, "port"),
        ({}, {"REGALIA_PORT": "eighty"}, "REGALIA_PORT"),
        ({"log": "loud"}, {}, "log"),
        ({"origin": "play.example.org"}, {}, "origin"),
        ({"origin": ["https://play.example.org", "http://["]}, {}, "origin"),
        ({"origin": 7}, {}, "origin"),
        ({}, {"REGALIA_ORIGIN": "https://play.example.org,ftp://play.example.org"}, "origin"),
        ({"limits": {"match.account": "often"}}, {}, "limits.match.account"),
        ({"limits": 3}, {}, "limits"),
        ({}, {"REGALIA_LIMITS": "match.account"}, "REGALIA_LIMITS"),
        ({}, {"REGALIA_LIMITS": "match.acount=1 per day"}, "limits.match.acount"),
        ({"origin": "https://play.example.org/regalia"}, {}, "origin"),
    ],
)
def test_a_value_that_cannot_be_is_refused_and_named(
    flags: dict[str, Any], variables: dict[str, str], field: str
) -> None:
    with pytest.raises(BadField) as refused:
        load(flags, variables)
    assert refused.value.field == field


@pytest.mark.parametrize("text", ["port = ", "colour = 3\n", "\xff"])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(BadField):
        load({"settings": str(file)}, {})


@pytest.mark.parametrize(
    ("flags", "variables", "text"),
    [
        ({"origin": ["https://a.example", "https://b.example"]}, {}, ""),
        ({}, {"REGALIA_ORIGIN": "https://a.example, https://b.example"}, ""),
        ({}, {}, 'origin = ["https://a.example", "https://b.example"]'),
        ({"origin": ["https://A.example:443", "https://b.example"]}, {}, 'origin = "https://c.example"'),
    ],
)
def test_several_origins_are_all_kept(
    tmp_path: Path, flags: dict[str, Any], variables: dict[str, str], text: str
) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text(text)
    settings = load({"settings": str(file), **flags}, variables)
    assert settings.origin == ["https://a.example", "https://b.example"]


def test_each_source_changes_the_limits_that_it_names(tmp_path: Path) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text(
        '[limits]\nmatch.account = "1 per day"\nchat.account = "1 per day"\n"socket.watched" = 5\n'
    )
    variables = {"REGALIA_LIMITS": "chat.account=2 per day; 1 per hour, socket.silence=7"}
    flags = {"settings": str(file), "limits": parse_limits(["match.account=3 per day"], "--limit")}
    assert load(flags, variables).limits == {
        "match.account": "3 per day",
        "chat.account": "2 per day; 1 per hour",
        "socket.watched": 5,
        "socket.silence": 7.0,
    }


@pytest.mark.parametrize("name", sorted(set(TYPES) - {"limits"}))
def test_every_setting_has_words_and_stands_in_the_guide(name: str) -> None:
    guide = (ROOT / "docs" / "operate" / "server.md").read_text("utf-8")
    assert has_message(f"setting-{name}")
    assert f"`--{name.replace('_', '-')}` | `REGALIA_{name.upper()}` | `{name.replace('_', '-')}`" in guide


@pytest.mark.parametrize("name", ["databse", "backup-evry"])
def test_an_unknown_key_of_the_file_is_named_as_it_is_written(tmp_path: Path, name: str) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text(f'{name} = "1"')
    with pytest.raises(BadField) as refused:
        load({"settings": str(file)}, {})
    assert (refused.value.reason, refused.value.field) == ("no-such-setting", name)
    assert refused.value.words("en").count(name) == 1


@pytest.mark.anyio
async def test_an_address_that_is_none_of_redis_is_refused_also_where_redis_is_not_used(
    tmp_path: Path,
) -> None:
    settings = load({"database": str(tmp_path / "regalia.sqlite3"), "redis": "localhost"}, {})
    with pytest.raises(BadField) as refused:
        await open_connections(settings)
    assert (refused.value.reason, refused.value.field) == ("redis-url", "redis")
