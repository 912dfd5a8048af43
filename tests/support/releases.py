"""Other releases of the program, which differ from this one by their migrations."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regalia.adapters import revisions

NEXT = f"{int(revisions.newest_version()) + 1:04}"
ADD_COLUMN = "op.add_column('accounts', sa.Column('colour', sa.Text))"
DROP_COLUMN = "op.drop_column('sessions', 'system')"
MIGRATION = '''"""A migration of the next release."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
{declaration}


def upgrade() -> None:
    """Change the tables."""
    {change}
'''


@contextmanager
def next_release(folder: Path, declaration: str, change: str = ADD_COLUMN) -> Iterator[str]:
    """Makes this program the next release, with one more migration. Yields: the revision of that."""
    copied = folder / "next-release"
    shutil.copytree(revisions.MIGRATIONS, copied)
    names = {"revision": NEXT, "before": revisions.newest_version()}
    text = MIGRATION.format(declaration=declaration, change=change, **names)
    (copied / "versions" / f"{NEXT}_next.py").write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(revisions, "MIGRATIONS", copied)
        yield NEXT
