"""Column types that mean the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import BigInteger, Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

# A time in ms since 1970: 64 bits, which is what SQLite's INTEGER has anyway.
Timestamp = BigInteger().with_variant(Integer, "sqlite")


class EncodableText(TypeDecorator[str]):
    """Text. Whatever is looked for can be encoded: lone surrogates and NUL, which no row has, are replaced."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Returns a text that both databases accept."""
        if value is None:
            return None
        return value.encode("utf-8", "replace").decode().replace("\0", "\ufffd")
