"""Computer players in processes of their own, niced: whoever waits for a page goes first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import subprocess
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from regalia.core.errors import RegaliaError
from regalia.games import catalogue
from regalia.players import Player, player
from regalia.services.ports import Question

logger = logging.getLogger(__name__)

NICE = 10
MOST_PLAYERS = 200  # that a process remembers; one that it forgets thinks about its turn anew
TRIES = 3  # to get an answer from a process that dies
SEEDS = 1 << 30


class Asked(msgspec.Struct, frozen=True):
    """A question as it travels: the view is data until the game is known."""

    match: str
    game: str
    texts: dict[str, str]
    level: int
    view: dict[str, Any]


class Answer(msgspec.Struct, frozen=True):
    """An action, or what went wrong."""

    action: str | None
    error: str | None = None


class ThinkersFailed(Exception):
    """A computer player has no answer."""


class WorkerThinkers:
    """The port `Thinkers`: a match always goes to the same process, which follows the plan of a turn."""

    def __init__(self, count: int | None = None) -> None:
        self.workers = [Worker(number) for number in range(count or max(1, (os.cpu_count() or 1) - 1))]

    async def choose(self, question: Question) -> str:
        """The text of an action. Raises: ThinkersFailed."""
        worker = self.workers[zlib.crc32(question.match.encode()) % len(self.workers)]
        return await asyncio.get_running_loop().run_in_executor(worker.thread, worker.ask, question)

    def close(self) -> None:
        """Stop all processes, whatever they think about."""
        for worker in self.workers:
            worker.close()


class Worker:
    """One process and the thread that talks with it: started when first asked, and again when it dies."""

    def __init__(self, number: int) -> None:
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=f"thinker-{number}")
        self.process: subprocess.Popen[bytes] | None = None
        self.closed = False

    def ask(self, question: Question) -> str:
        """Ask and wait. Raises: ThinkersFailed."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            if self.closed:
                break
            said = self.said_to(line)
            if not said.endswith(b"\n"):
                logger.warning("a thinking process has ended; it is started again")
                self.stop()
                continue
            answer = msgspec.json.decode(said, type=Answer)
            if answer.action is None:
                raise ThinkersFailed(answer.error)
            return answer.action
        raise ThinkersFailed("the process does not stay alive")

    def said_to(self, line: bytes) -> bytes:
        """The line that the process answers; less than one where it has died."""
        if self.process is None:
            command = [sys.executable, "-m", "regalia.adapters.thinkers"]
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
            return self.process.stdout.readline()
        except OSError:
            return b""

    def stop(self) -> None:
        """End the process, if there is one."""
        if self.process is None:
            return
        self.process.kill()
        with contextlib.suppress(OSError):  # what was not sent to it need not be
            self.process.communicate()
        self.process = None

    def close(self) -> None:
        """End it for good; a question that is being thought about has no answer then."""
        self.closed = True
        if self.process is not None:
            self.process.kill()
        self.thread.shutdown(wait=True)
        self.stop()


# In the process.


def work() -> None:
    """Answer questions, a line each, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    with contextlib.suppress(OSError, AttributeError):  # some systems have no such thing
        os.nice(NICE)
    players: dict[str, Player] = {}
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answered(line, players)) + b"\n")
        sys.stdout.buffer.flush()


def answered(text: bytes, players: dict[str, Player]) -> Answer:
    """The answer to one question."""
    asked = msgspec.json.decode(text, type=Asked)
    spec = catalogue.spec(asked.game, asked.texts)
    try:
        view = spec.read_view(asked.view)
        key = f"{asked.match} {view.seat}"
        thinker = players.pop(key, None) or player(
            f"level-{asked.level}", spec, seed=secrets.randbelow(SEEDS)
        )
        action = thinker.choose(view).action
    except RegaliaError as error:
        return Answer(None, f"{error.code}: {error}")
    players[key] = thinker  # the latest last
    if len(players) > MOST_PLAYERS:
        del players[next(iter(players))]
    return Answer(action)


if __name__ == "__main__":
    work()
