"""Reads from the database beside the writer, on threads and connections of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


async def read(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Runs a query function on a thread. Raises: what it raises."""

    def on_thread() -> T:
        with engine.connect() as connection:
            return work(connection)

    return await asyncio.to_thread(on_thread)
