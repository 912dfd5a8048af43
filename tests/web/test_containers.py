"""The Containerfile and the compose file: what can be checked where no container runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from regalia.cli.app import app
from regalia.web.settings import PREFIX, TYPES
from tests.support.clients import running
from tests.support.containers import command_of, instructions
from tests.support.ports import free_port
from tools.dev.paths import BIN, ROOT

DEPLOY = ROOT / "deploy"
COMPOSE = DEPLOY / "compose.yaml"


def test_the_compose_file_is_valid() -> None:
    checker = [str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", str(COMPOSE)]
    done = subprocess.run(checker, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["compose.yaml", "Containerfile"])
def test_every_variable_is_a_setting(name: str) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    named = {found.lower() for found in re.findall(rf"\b{PREFIX}(\w+)(?:: |=)", text)} - {"domain"}
    assert named
    assert named - {*TYPES} == set()


def test_every_command_of_regalia_exists() -> None:
    known = {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    }
    written = set(re.findall(r"\[regalia, (\w+)\]", COMPOSE.read_text("utf-8"))) | {command_of("CMD")[1]}
    assert "serve" in written
    assert written <= known


def test_what_the_image_copies_exists_and_ends_at_a_user_without_rights() -> None:
    copied = [rest.split()[0] for word, rest in instructions() if word == "COPY" and "--from" not in rest]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert [rest for word, rest in instructions() if word == "USER"] == ["regalia"]


def test_the_health_check_of_the_image_passes_only_while_a_server_is_ready(tmp_path: Path) -> None:
    def status(port: int) -> int:
        words = [word.replace(":8000", f":{port}") for word in command_of("HEALTHCHECK")]
        assert words[0] == "python"
        return subprocess.run([sys.executable, *words[1:]], stderr=subprocess.DEVNULL, check=False).returncode

    with running(tmp_path / "regalia.sqlite3") as address:
        assert status(int(address.rpartition(":")[2])) == 0
    assert status(free_port()) == 1


def test_nginx_in_the_container_gets_the_site_with_the_domain_and_the_server(tmp_path: Path) -> None:
    found = re.search(r"sed .*?(?=\n +> )", COMPOSE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    command = found[0].replace("$$", "$").replace("/regalia.conf", str(DEPLOY / "nginx" / "regalia.conf"))
    site = subprocess.run(
        ["sh", "-c", command], env={"REGALIA_DOMAIN": "games.example.net", "PATH": "/bin:/usr/bin"},
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert "server server:8000;" in site
    assert "/etc/letsencrypt/live/games.example.net/fullchain.pem;" in site
    assert "play.example.org" not in site
    assert "127.0.0.1" not in site
