"""The parts of a server that moderators and operators use."""

from __future__ import annotations

from collections.abc import Callable

from regalia.adapters.server_store import ServerStore
from regalia.services.matches.live_matches import LiveMatches
from regalia.services.moderation.acts import Acts, Browsers
from regalia.services.moderation.audit import AuditLog
from regalia.services.moderation.directory import Directory
from regalia.services.moderation.operator_desk import OperatorDesk
from regalia.services.moderation.reports import Reports
from regalia.services.moderation.restrictions import Restrictions
from regalia.services.people.accounts import Accounts
from regalia.services.people.registration import RegistrationCodes
from regalia.services.people.sessions import Sessions


class ModerationContext:
    """Restrictions, the audit log, acts, reports and lists, on the stores of a server."""

    def __init__(
        self,
        store: ServerStore,
        *,
        accounts: Accounts,
        sessions: Sessions,
        live_matches: LiveMatches,
        browsers: Browsers,
        registration: RegistrationCodes,
        drain: Callable[[], None] | None,
    ) -> None:
        now = store.clock
        self.restrictions = Restrictions(store.moderation, now)
        self.audit = AuditLog(store.audit, now)
        self.acts = Acts(
            store.moderation,
            now,
            account_store=store.accounts,
            accounts=accounts,
            sessions=sessions,
            live_matches=live_matches,
            match_store=store.matches,
            restrictions=self.restrictions,
            audit=self.audit,
            browsers=browsers,
        )
        self.reports = Reports(store.moderation, store.accounts, self.acts, self.audit, now)
        self.directory = Directory(
            store.directory,
            now,
            accounts=store.accounts,
            matches=store.matches,
            restrictions=store.moderation,
            reports=store.moderation,
            audit=store.audit,
            live_matches=live_matches,
        )
        self.desk = OperatorDesk(
            self.acts, self.directory, self.audit, now, registration=registration, drain=drain
        )
