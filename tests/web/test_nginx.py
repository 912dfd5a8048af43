"""The serving guide works as written: its nginx site with TLS and WebSockets, and its systemd units."""

import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.web.settings import load
from tests.support.clients import PATIENCE, Person, meet
from tests.support.ports import free_port
from tests.support.server_process import Process
from tools.dev.paths import ROOT
from tools.dev.system import has_nginx

DOMAIN = "play.example.org"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
needs_nginx = pytest.mark.skipif(
    not has_nginx() and os.environ.get("CI") != "true", reason="there is no nginx here"
)


def guide() -> str:
    """Returns the guide about a server on the internet."""
    return (ROOT / "docs" / "operate" / "internet.md").read_text("utf-8")


def deployed(name: str) -> str:
    """Returns a file that the guide installs."""
    assert f"(../../deploy/{name})" in guide(), f"the guide has no {name}"
    return (ROOT / "deploy" / name).read_text("utf-8")


def certificate(folder: Path) -> None:
    """Creates the guide's certificate: cert.pem and key.pem."""
    command = re.search(r"^(openssl req .*)$", guide(), re.MULTILINE)
    assert command is not None
    subprocess.run(shlex.split(command[1]), cwd=folder, check=True, capture_output=True)


def configuration(folder: Path, *, server: int, http: int, https: int) -> str:
    """Returns the guide's nginx site with the ports and files of a test."""
    text = deployed("nginx/regalia.conf")
    for before, after in (
        ("server 127.0.0.1:8000;", f"server 127.0.0.1:{server};"),
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{https} ssl;"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl;\n", ""),
        (f"/etc/letsencrypt/live/{DOMAIN}/fullchain.pem", f"{folder}/cert.pem"),
        (f"/etc/letsencrypt/live/{DOMAIN}/privkey.pem", f"{folder}/key.pem"),
    ):
        assert before in text, before
        text = text.replace(before, after)
    temporary = "".join(
        f"{each}_temp_path {folder}/{each};\n"
        for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    head = f"{user}daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    return f"{head}http {{\naccess_log off;\n{temporary}{text}\n}}\n"


@contextmanager
def nginx(folder: Path, port: int) -> Iterator[None]:
    """Runs Debian's nginx with the configuration in a folder."""
    assert NGINX is not None, "CI tests with nginx: apt install nginx-light"
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    process = subprocess.Popen(command)
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert process.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < deadline, "nginx does not start"
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


@pytest.fixture
def domain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Resolves the example's domain to this machine."""
    resolve = socket.getaddrinfo

    def found(host: Any, *more: Any, **named: Any) -> Any:
        return resolve("127.0.0.1" if host == DOMAIN else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", found)


@needs_nginx
@pytest.mark.usefixtures("domain")
def test_a_game_is_played_through_the_nginx_of_the_guide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, secure = free_port(), free_port()
    address = f"https://{DOMAIN}:{secure}"
    certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
    server = Process(tmp_path, "--origin", address, "--proxies", "127.0.0.1")
    server.start()
    try:
        conf = configuration(tmp_path, server=server.port, http=plain, https=secure)
        (tmp_path / "nginx.conf").write_text(conf)
        with nginx(tmp_path, secure):
            page = Person(address).http.get("/")
            assert (page.status_code, page.headers["strict-transport-security"]) == (200, "max-age=31536000")
            moved = httpx.get(f"http://{DOMAIN}:{plain}/watch")
            assert (moved.status_code, moved.headers["location"]) == (301, f"https://{DOMAIN}/watch")
            one, other, _ = meet(address, "king-and-assassins", seats=("king", "assassins"))
            assert one.cookie.startswith("__Host-")
            one.until(other.act("pick:butcher,farmer,monk"))
            other.until(one.act("end"))
            assert one.now["view"]["phase"] == "assassins"
            assert one.log == other.log or len(one.log) == len(other.log)
            assert re.fullmatch("[0-9a-f]{32}", page.headers["x-request-id"])  # nginx has chosen it
    finally:
        if server.process is not None:
            assert server.end(signal.SIGTERM) == 0


def test_the_settings_of_the_guide_can_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "regalia.toml"
    file.write_text(deployed("regalia.toml"))
    settings = load({"settings": str(file)}, {})
    assert (settings.origin, settings.proxies) == ([f"https://{DOMAIN}"], "127.0.0.1")


UNITS = (
    "regalia.service",
    "regalia.socket",
    "regalia-backup.service",
    "regalia-backup.timer",
)
WORKER = "regalia-worker.service"  # docs/operate/scaling.md describes it


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None and os.environ.get("CI") != "true",
    reason="there is no systemd here",
)
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    texts = {name: deployed(f"systemd/{name}") for name in UNITS}
    texts[WORKER] = (ROOT / "deploy" / "systemd" / WORKER).read_text(encoding="utf-8")
    for name, text in texts.items():
        unit = text.replace("/opt/regalia/bin/regalia", "/bin/true")  # it must exist here
        (tmp_path / name).write_text(re.sub(r"^(User|Group)=regalia$", r"\1=root", unit, flags=re.MULTILINE))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *texts],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None and os.environ.get("CI") != "true",
    reason="there is no systemd here",
)
def test_the_unit_of_the_server_is_hardened(tmp_path: Path) -> None:
    unit = ROOT / "deploy" / "systemd" / "regalia.service"
    rating = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]  # in tenths
    done = subprocess.run(rating, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_command_of_the_unit_serves_with_the_settings_of_the_guide_until_sigterm(tmp_path: Path) -> None:
    unit = deployed("systemd/regalia.service")
    line = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert line is not None
    port, metrics = free_port(), free_port()
    settings = here(deployed("regalia.toml"), tmp_path)
    settings = settings.replace("port = 8000", f"port = {port}").replace("9464", str(metrics))
    (tmp_path / "regalia.toml").write_text(settings)
    (tmp_path / "backup").mkdir()  # as the unit does
    command = here(line[1], tmp_path).replace("/etc/regalia.toml", str(tmp_path / "regalia.toml"))
    with subprocess.Popen(shlex.split(command), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/health/ready").status_code == 200
        assert "regalia_ready" in httpx.get(f"http://127.0.0.1:{metrics}/metrics").text
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


def test_the_backup_of_the_guide_can_be_restored_as_the_guide_says(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    person = Person(server.address)
    match = person.create_match("king-and-assassins", {"type": "invite"})["match"]
    (tmp_path / "backup").mkdir()
    line = re.search(r"^ExecStart=(.*)$", deployed("systemd/regalia-backup.service"), re.MULTILINE)
    assert line is not None
    subprocess.run(shlex.split(here(line[1].replace("%%", "%"), tmp_path)), check=True)
    server.end(signal.SIGTERM)
    (copy,) = (tmp_path / "backup").iterdir()
    restore = re.search(r"^runuser -u regalia -- (.* restore .*)$", guide(), re.MULTILINE)
    assert restore is not None
    command = re.sub(r"backup/\S+", f"backup/{copy.name}", here(restore[1], tmp_path))
    subprocess.run(shlex.split(command), check=True)
    server.start()
    try:
        person.address = server.address
        assert person.watch(match)["type"] == "snapshot"
    finally:
        server.end(signal.SIGTERM)


def here(command: str, folder: Path) -> str:
    """Returns a command of the guide with the program and the folders of a test."""
    return (
        command.replace("/opt/regalia/bin/regalia", str(Path(sys.executable).with_name("regalia")))
        .replace("/var/lib/regalia-backup", str(folder / "backup"))
        .replace("/var/lib/regalia", str(folder))
    )
