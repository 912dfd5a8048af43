#!/usr/bin/env python3
"""Writes the page about the socket from the types of its messages.

python tools/socket_page.py            write docs/bots/socket.md
python tools/socket_page.py --check    exit 1 where it is not as it would be written
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from pathlib import Path
from typing import get_args

from msgspec import inspect

from regalia.services.commands import Command
from regalia.services.projections import State
from regalia.web.messages import FromClient, FromServer, Told
from tools.typescript import Writer

FILE = Path(__file__).resolve().parent.parent / "docs" / "bots" / "socket.md"
HEAD = """\
# The socket

<!-- Made by tools/socket_page.py from src/regalia/web/messages.py: edit that. -->

`/api/socket` is a WebSocket; each message is one JSON object in a text frame, and its `type` says which it
is. A browser opens one per tab. Before the socket is accepted, its `Origin` must be this server's and its
cookie that of somebody: `POST /api/guest` makes a guest. Types are written as in TypeScript;
`frontend/src/messages.ts` has all of them.

How a game goes:

1. Send `watch`. The answer is a `snapshot`: how the match stands, the newest lines of its log, and the
   `number` of the last entry. Older lines come by page: `GET /api/matches/{match}/log?before=NUMBER`.
2. Each thing that happens is an `update` with the next number. If one is missing, or you were cut off, send
   `watch` with `since`, the last number you have: you get exactly the updates that you have not seen, or a
   snapshot.
3. Send `do` with a command. Choose its `id`; `at` is `now.changed` of what you last saw. The answer is
   `done`, when it is written to disk, or `refused` with a code and words. Not sure whether it arrived? Send
   it again with the same `id`: it is done once, and answered as before.
4. Answer each `ping` at once with `pong`: clocks forgive what the network takes, as the server measures it.
5. After `bye`, or when the line is cut, connect again; wait longer each time.
"""


def page() -> str:
    """The page as it should be."""
    writer = Writer([FromClient, FromServer])
    text = HEAD
    for title, group in (
        ("From the client", FromClient),
        ("Commands, inside `do`", Command),
        ("From the server", FromServer),
        ("What happened, inside an update", Told),
    ):
        text += f"\n## {title}\n" + "".join(section(writer, kind) for kind in get_args(group))
    return text + "\n## How a match stands\n" + section(writer, State)


def section(writer: Writer, kind: type) -> str:
    """One message: its name, what it is for, and its fields."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    title = info.tag if info.tag is not None else kind.__name__.lower()
    fields = "".join(writer.field(field, info).replace("readonly ", "") + "\n" for field in info.fields)
    block = f"\n```ts\n{fields}```\n" if fields else ""
    return f"\n### {title}\n\n{cleandoc(kind.__doc__ or '')}\n{block}"


def main() -> None:
    """Write the page, or say that it is old."""
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text(encoding="utf-8") != page():
            sys.exit("docs/bots/socket.md is not as it would be written: run python -m tools.socket_page")
        return
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
