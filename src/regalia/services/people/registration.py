"""Who may create an account: anybody, holders of a registration code, or nobody. Guests may play in any case."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal, NamedTuple, Protocol

import msgspec

from regalia.core.errors import BadField
from regalia.services.errors import NoSuchRegistrationCode, NotAllowedNow
from regalia.services.people.passwords import code_digest, new_code
from regalia.services.time import Now

Registration = Literal["open", "invitation", "closed"]
MAX_USES = 10_000
MAX_NOTE_LENGTH = 200


class RegistrationCode(msgspec.Struct, frozen=True, kw_only=True):
    """A code that allows registrations. Only its digest is stored."""

    digest: str  # SHA-256
    created: int  # ms
    by: str  # account of a moderator, or "operator"
    uses_left: int
    until: int | None = None  # ms; None: for good
    note: str = ""


class RegistrationCodeStore(Protocol):
    """Stores registration codes."""

    async def add(self, code: RegistrationCode) -> None:
        """Stores a new code."""

    async def all(self) -> list[RegistrationCode]:
        """Returns all codes, the latest first."""

    async def take(self, digest: str, *, now: int) -> bool:
        """Takes one use of a code that has not expired. Returns: whether there was one."""

    async def give_back(self, digest: str) -> None:
        """Returns a use that was taken."""


class NewRegistrationCode(NamedTuple):
    """A stored code, and its text, which is shown only once."""

    code: RegistrationCode
    text: str


class RegistrationCodes:
    """Creates registration codes, and admits people who register."""

    def __init__(self, store: RegistrationCodeStore, now: Now, *, mode: Registration = "open") -> None:
        self._store, self._now, self.mode = store, now, mode

    async def create(
        self, *, by: str, uses: int = 1, until: int | None = None, note: str = ""
    ) -> NewRegistrationCode:
        """Creates a code for a number of registrations, until a time. Raises: BadField."""
        if not 1 <= uses <= MAX_USES:
            raise BadField("whole-number", field="uses", least=1, most=MAX_USES)
        text = new_code()
        code = RegistrationCode(
            digest=code_digest(text),
            created=self._now(),
            by=by,
            uses_left=uses,
            until=until,
            note=note[:MAX_NOTE_LENGTH],
        )
        await self._store.add(code)
        return NewRegistrationCode(code, text)

    async def all(self) -> list[RegistrationCode]:
        """Returns all codes, the latest first."""
        return await self._store.all()

    @asynccontextmanager
    async def admission(self, code: object) -> AsyncIterator[None]:
        """Returns a context in which somebody may register; a use of the code comes back if that fails.

        Raises: NotAllowedNow if registration is closed, NoSuchRegistrationCode if a code is needed and this one is
        unknown, used up or expired.
        """
        if self.mode == "closed":
            raise NotAllowedNow("registration-closed")
        if self.mode == "open":
            yield
            return
        digest = code_digest(code)
        if not await self._store.take(digest, now=self._now()):
            raise NoSuchRegistrationCode(field="code")
        try:
            yield
        except BaseException:
            await self._store.give_back(digest)
            raise
