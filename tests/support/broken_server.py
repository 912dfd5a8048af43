"""`regalia` with a store that acknowledges before it writes, to show that the checker of histories finds lost commands.

python tests/support/broken_server.py serve …
"""

from __future__ import annotations

import asyncio

from regalia.adapters.match_store import SqlMatchStore
from regalia.cli import main
from regalia.services.matches.ports import LogAppend

DELAY = 1.5  # seconds between an acknowledgement and the write

append = SqlMatchStore.append


def acknowledge_first(store: SqlMatchStore, more: LogAppend) -> asyncio.Future[None]:
    """Appends entries later. Returns: a future that is resolved at once."""
    loop = asyncio.get_running_loop()
    loop.call_later(DELAY, append, store, more)
    done: asyncio.Future[None] = loop.create_future()
    done.set_result(None)
    return done


if __name__ == "__main__":
    SqlMatchStore.append = acknowledge_first  # type: ignore[assignment,method-assign]
    main()
