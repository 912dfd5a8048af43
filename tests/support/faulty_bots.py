"""A bot whose first argument selects its behaviour: `fair` plays the first legal action, others are faulty."""

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
    """Write to standard output and flush."""
    sys.stdout.write(text)
    sys.stdout.flush()


def answer(message: Message) -> None:
    """Answer as a correct bot does."""
    if message["type"] == "hello":
        write('{"type":"ready","name":"a faulty bot"}\n')
    elif message["type"] == "choose":
        write(json.dumps({"action": message["legal"][0], "thought": "the first is the best"}) + "\n")


def complain(message: Message) -> None:
    """Raise an exception, with a traceback on standard error."""
    if message["type"] == "choose":
        raise ValueError("I do not know this opening")
    answer(message)


def babble(message: Message) -> None:
    """Write very much to standard error, and play on."""
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
    """Start a long-running child process, write both process ids to a file, and hang."""
    if message["type"] == "choose":
        child = subprocess.Popen(["sleep", "60"])
        Path(sys.argv[2]).write_text(f"{os.getpid()} {child.pid}")
        time.sleep(60)
    answer(message)


def deaf(message: Message) -> None:
    """Answers `hello`, and never reads again."""
    answer(message)
    time.sleep(60)


def shut(message: Message) -> None:
    """Close standard output, and keep running."""
    os.close(1)
    time.sleep(60)


def stay(message: Message) -> None:
    """Play correctly, and do not exit at the end."""
    answer(message)
    if message["type"] == "end":
        time.sleep(60)


def slow(message: Message) -> None:
    """Delay every choice."""
    if message["type"] == "choose":
        time.sleep(0.02)
    answer(message)


def instead_of_choosing(act: Callable[[], object]) -> Callable[[Message], None]:
    """Answer `hello` correctly, and do something else instead of choosing."""

    def behave(message: Message) -> None:
        if message["type"] == "choose":
            act()
        else:
            answer(message)

    return behave


BEHAVIOURS: dict[str, Callable[[Message], None]] = {
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
    "exit": instead_of_choosing(lambda: sys.exit(3)),
    "abort": instead_of_choosing(os.abort),
    "hang": instead_of_choosing(lambda: time.sleep(60)),
    "flood": instead_of_choosing(lambda: write("[" * 1_000_000)),
    "rubbish": instead_of_choosing(lambda: write("Hello, world!\n")),
    "empty": instead_of_choosing(lambda: write("\n")),
    "deep": instead_of_choosing(lambda: write("[" * 50_000 + "\n")),
    "bytes": instead_of_choosing(
        lambda: sys.stdout.buffer.write(b'{"action":"\xff\xfe"}\n') and sys.stdout.flush()
    ),
    "number": instead_of_choosing(lambda: write('{"action":7}\n')),
    "mute": instead_of_choosing(lambda: write("{}\n")),
    "unknown": instead_of_choosing(lambda: write('{"action":"checkmate"}\n')),
    "illegal": instead_of_choosing(lambda: write('{"action":"start:a1"}\n')),
    "late": lambda _: time.sleep(60),
    "gone": lambda _: sys.exit(1),
    "unready": lambda _: write('{"type":"hello"}\n'),
}


def main() -> None:
    """Handle each line as the chosen behaviour does."""
    if sys.argv[1] == "stillborn":
        sys.exit("no such library")
    for line in sys.stdin:
        BEHAVIOURS[sys.argv[1]](json.loads(line))


if __name__ == "__main__":
    main()
