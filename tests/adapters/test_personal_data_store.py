"""The download of a person's data covers every table."""

import msgspec
import pytest

from regalia.adapters.people_schema import accounts
from regalia.adapters.personal_data_store import MATCH_TABLES, SECTIONS, WITHOUT_PEOPLE, Section
from regalia.services.archive.personal_data import PersonalRows

# Columns that are not in the file: secrets of the server, and accounts of others.
LEFT_OUT = {
    "account": {"key", "looks", "password", "recovery", "version"},
    "sessions": {"token", "account", "version"},
    "results": {"holder", "opponent"},
    "ratings": {"holder"},
    "blocks": {"account", "blocked"},  # shown by the name
    "reports": {"reporter", "subject", "handled_by"},
    "restrictions": {"account", "network", "by"},
    "audit": {"actor", "subject"},
    "registration_codes": {"digest", "by"},
    "announcements": {"by"},
}


def test_every_table_is_in_the_download_or_says_nothing_about_people() -> None:
    tables = [*(section.table for section in SECTIONS.values()), *MATCH_TABLES, *WITHOUT_PEOPLE]
    assert {table.name for table in tables} == set(accounts.metadata.tables)
    assert len(tables) == len(set(tables))


def test_every_section_has_a_type() -> None:
    assert {field.name for field in msgspec.structs.fields(PersonalRows)} == set(SECTIONS)


@pytest.mark.parametrize(("name", "section"), SECTIONS.items(), ids=SECTIONS)
def test_every_column_is_in_the_file_or_left_out_on_purpose(name: str, section: Section) -> None:
    kind = {field.name: field.type for field in msgspec.structs.fields(PersonalRows)}[name]
    row = kind if name == "account" else kind.__args__[0]
    told = {field.name for field in msgspec.structs.fields(row)}
    assert {column.name for column in section.table.c} - told == LEFT_OUT[name]
