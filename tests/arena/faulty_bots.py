"""A program that behaves as its first argument says: `fair` plays what comes first, the others misbehave."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Message = dict[str, Any]


def write(text: str) -> None:
    """Put something on standard output, all of it and at once."""
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(message: Message) -> None:
    """What a fair program says."""
    if message["type"] == "hello":
        write('{"type":"ready","name":"a faulty bot"}\n')
    elif message["type"] == "choose":
        write(json.dumps({"action": message["legal"][0], "thought": "the first is the best"}) + "\n")


def complain(message: Message) -> None:
    """Say a few words on standard error, and fail as a Python program does."""
    if message["type"] == "choose":
        raise ValueError("I do not know this opening")
    answer(message)


def babble(message: Message) -> None:
    """Say very much on standard error, and play on."""
    sys.stderr.write("x" * 300_000)
    sys.stderr.flush()
    answer(message)


def stutter(message: Message) -> None:
    """Give every answer twice."""
    answer(message)
    answer(message)


def swamp(_: Message) -> None:
    """Write lines without an end."""
    while True:
        write("y\n" * 1000)


def mother(message: Message) -> None:
    """Start a child that would live for long, tell its number, and hang."""
    if message["type"] == "choose":
        child = subprocess.Popen(["sleep", "60"])
        Path(sys.argv[2]).write_text(f"{os.getpid()} {child.pid}")
        time.sleep(60)
    answer(message)


def deaf(message: Message) -> None:
    """Be ready, and never read again."""
    answer(message)
    time.sleep(60)


def shut(message: Message) -> None:
    """Close standard output, and live on."""
    os.close(1)
    time.sleep(60)


def stay(message: Message) -> None:
    """Play fair, and do not leave at the end."""
    answer(message)
    if message["type"] == "end":
        time.sleep(60)


def slow(message: Message) -> None:
    """Take a while for every choice."""
    if message["type"] == "choose":
        time.sleep(0.02)
    answer(message)


def late(act: Callable[[], object]) -> Callable[[Message], None]:
    """Be ready like anybody, and do this instead of choosing."""

    def behave(message: Message) -> None:
        if message["type"] == "choose":
            act()
        else:
            answer(message)

    return behave


WAYS: dict[str, Callable[[Message], None]] = {
    "fair": answer,
    "slow": slow,
    "babble": babble,
    "stay": stay,
    "complain": complain,
    "stutter": stutter,
    "swamp": swamp,
    "mother": mother,
    "deaf": deaf,
    "shut": shut,
    "exit": late(lambda: sys.exit(3)),
    "abort": late(os.abort),
    "hang": late(lambda: time.sleep(60)),
    "flood": late(lambda: write("[" * 1_000_000)),
    "rubbish": late(lambda: write("Hello, world!\n")),
    "empty": late(lambda: write("\n")),
    "deep": late(lambda: write("[" * 50_000 + "\n")),
    "bytes": late(lambda: sys.stdout.buffer.write(b'{"action":"\xff\xfe"}\n') and sys.stdout.flush()),
    "number": late(lambda: write('{"action":7}\n')),
    "mute": late(lambda: write("{}\n")),
    "unknown": late(lambda: write('{"action":"checkmate"}\n')),
    "illegal": late(lambda: write('{"action":"start:a1"}\n')),
    "late": lambda _: time.sleep(60),
    "gone": lambda _: sys.exit(1),
    "unready": lambda _: write('{"type":"hello"}\n'),
}


def main() -> None:
    """Behave, line by line."""
    if sys.argv[1] == "stillborn":
        sys.exit("no such library")
    for line in sys.stdin:
        WAYS[sys.argv[1]](json.loads(line))


if __name__ == "__main__":
    main()
