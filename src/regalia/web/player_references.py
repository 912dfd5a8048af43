"""Finds the account of a player whom a request names."""

from __future__ import annotations

from regalia.core.errors import BadField
from regalia.services.errors import NoSuchAccount
from regalia.services.matches.match_settings import Person
from regalia.services.people.ports import Account
from regalia.web.messages.reports import PlayerReference
from regalia.web.wiring import ServerContext


async def referenced_account(server: ServerContext, reference: PlayerReference) -> Account:
    """Returns the account of a player.

    Raises: BadField if it is not named in one of both ways, NoSuchMatch, NoSuchAccount if it has no account.
    """
    by_seat = reference.match is not None and reference.seat is not None
    if by_seat == (reference.name is not None):
        raise BadField("player-reference", field="name")
    if reference.match is None or reference.seat is None:
        account = await server.accounts.id_of(reference.name)
        shown = reference.name
    else:
        player = (await server.live_matches.get(reference.match)).players.get(reference.seat)
        account = player.account if isinstance(player, Person) else None
        shown = reference.seat
    found = await server.store.accounts.get(account) if account is not None else None
    if found is None or found.deleted:
        raise NoSuchAccount(name=shown, field="name")
    return found
