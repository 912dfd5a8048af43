"""Network namespaces: each server has its own links to the clients, to Redis and to PostgreSQL, which can be cut."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Literal

Peer = Literal["clients", "redis", "postgresql"]
PEERS: tuple[Peer, ...] = ("clients", "redis", "postgresql")


def is_available() -> bool:
    """Whether this process may create network namespaces, with the program `ip` of iproute2."""
    return os.geteuid() == 0 and shutil.which("ip") is not None


def ip(*words: str) -> None:
    """Runs `ip`. Raises: subprocess.CalledProcessError."""
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Namespace:
    """The network of one server. A link is a pair of interfaces: this side has the address .1, the server .2."""

    def __init__(self, number: int) -> None:
        # Unique on this machine while this process runs, and short: names of interfaces have at most 15 characters.
        self.name = f"rg{os.getpid() % 1_000_000}n{number}"
        self.subnets = {
            peer: f"10.{100 + number * 3 + at}.{os.getpid() % 250}" for at, peer in enumerate(PEERS)
        }

    def near(self, peer: Peer) -> str:
        """Returns the address of this side of a link, where Redis and PostgreSQL listen."""
        return f"{self.subnets[peer]}.1"

    @property
    def far(self) -> str:
        """The address at which the server listens for clients."""
        return f"{self.subnets['clients']}.2"

    @property
    def prefix(self) -> list[str]:
        """The command that runs a program in the namespace."""
        # Not `ip netns exec`, which would also copy the mounts, and so keep a disk in use.
        return ["nsenter", f"--net=/run/netns/{self.name}"]

    def create(self) -> None:
        """Creates the namespace and its links. Raises: subprocess.CalledProcessError."""
        ip("netns", "add", self.name)
        inside = ["-n", self.name]
        ip(*inside, "link", "set", "lo", "up")
        for peer in PEERS:
            near, far = self._interface(peer), f"{self._interface(peer)}b"
            ip("link", "add", near, "type", "veth", "peer", "name", far, "netns", self.name)
            ip("addr", "add", f"{self.near(peer)}/24", "dev", near)
            ip(*inside, "addr", "add", f"{self.subnets[peer]}.2/24", "dev", far)
            ip("link", "set", near, "up")
            ip(*inside, "link", "set", far, "up")

    def cut(self, peer: Peer) -> None:
        """Cuts a link: packets are dropped without an error, as if a cable were pulled."""
        ip("link", "set", self._interface(peer), "down")

    def join(self, peer: Peer) -> None:
        """Restores a link."""
        ip("link", "set", self._interface(peer), "up")

    def delete(self) -> None:
        """Deletes the namespace; its links go with it."""
        subprocess.run(["ip", "netns", "del", self.name], check=False, capture_output=True)

    def _interface(self, peer: Peer) -> str:
        return f"{self.name}{peer[0]}"


@contextmanager
def namespaces(count: int) -> Iterator[list[Namespace]]:
    """Creates namespaces for some servers. Raises: subprocess.CalledProcessError."""
    with ExitStack() as stack:
        made = [Namespace(number) for number in range(count)]
        for one in made:
            stack.callback(one.delete)
            one.create()
        yield made
