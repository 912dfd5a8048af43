"""Measures what an endless header and many half-open requests cost a server; prints a table.

    python -m benchmarks.attacks.long_headers [--program REGALIA] [--megabytes 150] [--half-open 500]

A real server on loopback, in a process of its own. One client sends a header without an end, up to `--megabytes`;
meanwhile another requests /health repeatedly, and the longest wait is printed. Then half-open requests are
opened, and counted after 1 s and after 15 s. `--program` measures another build; measure both in one session.
"""

from __future__ import annotations

import argparse
import socket
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

from benchmarks.server import Server

CHUNK = b"x" * 65_536
AFTER = 15.0  # seconds; longer than the server's timeout for headers


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--program", type=Path, default=Path(sys.executable).with_name("regalia"))
    parser.add_argument("--megabytes", type=int, default=150)
    parser.add_argument("--half-open", type=int, default=500)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        where = ["--port", str(port), "--database", f"{folder}/a.sqlite3", "--log-level", "error"]
        server = Server([chosen.program, "serve", *where], "http://")
        try:
            rows = [*long_header(server, port, chosen.megabytes), *half_open(server, port, chosen.half_open)]
        finally:
            server.close()
    width = max(len(name) for name, _ in rows)
    print("\n".join(f"{name:{width}}  {value}" for name, value in rows))


def long_header(server: Server, port: int, megabytes: int) -> list[tuple[str, str]]:
    """Send a long header and measure the server."""
    over = threading.Event()
    waits: list[float] = []
    prober = threading.Thread(target=probe, args=(port, over, waits))
    before, memory = server.cpu(), peak(server)
    prober.start()
    sent, status = send(port, megabytes << 20)
    over.set()
    prober.join()
    return [
        ("bytes of the header that were taken", f"{sent:,}"),
        ("answer", status),
        ("CPU time", f"{server.cpu() - before:.2f} s"),
        ("peak memory above the start", f"{(peak(server) - memory) / 1e6:.1f} MB"),
        ("longest wait of others for /health", f"{max(waits, default=0.0):.2f} s"),
    ]


def send(port: int, most: int) -> tuple[int, str]:
    """Send until the server closes or all is sent. Returns: bytes sent, and the status line."""
    sent = 0
    with socket.create_connection(("127.0.0.1", port), timeout=120) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            while sent < most:
                line.sendall(CHUNK)
                sent += len(CHUNK)
            line.sendall(b"\r\n\r\n")
        except ConnectionError:
            pass
        try:
            return sent, line.recv(1000).split(b"\r\n")[0].decode() or "closed"
        except ConnectionError:
            return sent, "closed"


def half_open(server: Server, port: int, count: int) -> list[tuple[str, str]]:
    """Open requests that are never completed, and count those still open after a while."""
    lines = []
    try:
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", port), timeout=5)
            line.sendall(b"GET / HTTP/1.1\r\n")
            lines.append(line)
        time.sleep(1)
        first = sum(is_open(line) for line in lines)
        time.sleep(AFTER - 1)
        last = sum(is_open(line) for line in lines)
    finally:
        for line in lines:
            line.close()
    return [
        (f"of {count} half-open requests open after 1 s", str(first)),
        (f"… after {AFTER:.0f} s", str(last)),
    ]


def is_open(line: socket.socket) -> bool:
    """Whether the server has kept a connection open."""
    line.setblocking(False)
    try:
        while line.recv(4096):
            pass
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    return False


def probe(port: int, over: threading.Event, waits: list[float]) -> None:
    """Request /health until `over` is set, and record the time of each answer."""
    while not over.is_set():
        started = time.monotonic()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=120) as answer:
                answer.read()
        except OSError:
            continue
        waits.append(time.monotonic() - started)
        over.wait(0.05)


def peak(server: Server) -> int:
    """The peak memory of the process in bytes."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("VmHWM"))


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


if __name__ == "__main__":
    main()
