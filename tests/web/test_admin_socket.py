"""The path of the admin socket: what is left of a killed server, and what cannot be one."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from regalia.core.errors import BadField
from regalia.web.admin_socket import MAX_PATH, bind, remove_stale, socket_path
from regalia.web.settings import Settings
from tests.support.moderation import opened

pytestmark = pytest.mark.anyio


def test_it_is_beside_a_sqlite_file_or_where_the_setting_says() -> None:
    assert socket_path(Settings(database="a/b.sqlite3")) == Path("a/b.sqlite3.admin")
    assert socket_path(Settings(database="postgresql://localhost/regalia")) is None
    assert socket_path(Settings(database="a.sqlite3", admin_socket="/run/x")) == Path("/run/x")


def test_the_socket_of_a_killed_server_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "admin"
    bind(path).close()
    remove_stale(path)
    remove_stale(path)  # there is none any more
    assert not path.exists()


def test_a_socket_in_use_and_any_other_file_are_kept(tmp_path: Path) -> None:
    used, file = tmp_path / "used", tmp_path / "file"
    file.write_text("precious")
    with bind(used) as listening:
        listening.listen()
        for path in (used, file):
            with pytest.raises(BadField) as refused:
                remove_stale(path)
            assert (refused.value.reason, refused.value.field) == ("admin-socket-taken", "admin_socket")
    assert file.read_text() == "precious"


async def test_a_path_that_is_too_long_is_refused_if_it_was_chosen_and_logged_if_not(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * MAX_PATH)
    folder.mkdir()
    database = str(folder / "regalia.sqlite3")
    async with opened(database, serves=True) as context:
        assert context.admin_socket is None
    with pytest.raises(BadField) as refused:
        async with opened(database, serves=True, admin_socket=str(folder / "admin")):
            pass
    assert (refused.value.reason, refused.value.field) == ("admin-socket-long", "admin_socket")


async def test_a_server_starts_without_a_socket_where_none_can_be(tmp_path: Path) -> None:
    (tmp_path / "a.sqlite3.admin").mkdir()
    async with opened(str(tmp_path / "a.sqlite3"), serves=True) as context:
        assert context.admin_socket is None
    assert (tmp_path / "a.sqlite3.admin").is_dir()


async def test_the_socket_is_removed_when_the_server_stops(tmp_path: Path) -> None:
    path = tmp_path / "admin"
    async with opened(str(tmp_path / "a.sqlite3"), serves=True, admin_socket=str(path)):
        with socket.socket(socket.AF_UNIX) as probe:
            probe.connect(str(path))
    assert not path.exists()
