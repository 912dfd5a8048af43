"""All rows about an account, from every table that names accounts.

A test fails if a table is neither in `SECTIONS` nor in `WITHOUT_PEOPLE`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Engine, Table, or_, select

from regalia.adapters import moderation_schema as moderation
from regalia.adapters import people_schema as people
from regalia.adapters import schema
from regalia.adapters.reader import read


class Section(NamedTuple):
    """The rows of a table that are about an account: those in which one of some columns is its id."""

    table: Table
    by: tuple[Column[str], ...]


# By the field of `PersonalRows`.
SECTIONS: dict[str, Section] = {
    "account": Section(people.accounts, (people.accounts.c.id,)),
    "sessions": Section(people.sessions, (people.sessions.c.account,)),
    "results": Section(people.results, (people.results.c.holder,)),
    "ratings": Section(people.ratings, (people.ratings.c.holder,)),
    "blocks": Section(moderation.blocks, (moderation.blocks.c.account,)),
    "reports": Section(moderation.reports, (moderation.reports.c.reporter,)),
    "restrictions": Section(moderation.restrictions, (moderation.restrictions.c.account,)),
    "audit": Section(moderation.audit, (moderation.audit.c.actor, moderation.audit.c.subject)),
    "registration_codes": Section(moderation.registration_codes, (moderation.registration_codes.c.by,)),
    "announcements": Section(moderation.announcements, (moderation.announcements.c.by,)),
}
# Exported as matches, as each seat may see them.
MATCH_TABLES = {schema.matches, schema.log, schema.seats}
# Tables that say nothing about a person; `exchanged` has digests of cookies and of session tokens.
WITHOUT_PEOPLE = {people.secrets, people.exchanged, schema.outages, schema.quarantine, schema.uncounted}


class SqlPersonalDataStore:
    """The port `PersonalDataStore`, on a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def rows(self, account: str) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        def work(connection: Connection) -> dict[str, Sequence[Mapping[str, Any]]]:
            return {name: section_rows(connection, section, account) for name, section in SECTIONS.items()}

        return await read(self._engine, work)


def section_rows(connection: Connection, section: Section, account: str) -> list[dict[str, Any]]:
    """Returns the rows of a section about an account, in the order of the primary key."""
    about = or_(*(column == account for column in section.by))
    query = select(section.table).where(about).order_by(*section.table.primary_key)
    names = [f"{column.name}" for column in section.table.c]  # plain strings, which msgspec requires
    return [dict(zip(names, row, strict=True)) for row in connection.execute(query)]
