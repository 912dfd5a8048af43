"""Bans and mutes that are in force, cached: they are checked at every request and every chat line."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import lru_cache

from regalia.core.errors import BadField
from regalia.core.validation import echo
from regalia.services.errors import Restricted
from regalia.services.moderation.ports import Restriction, RestrictionKind, RestrictionStore
from regalia.services.time import Now

WIDEST = {4: 8, 6: 16}  # by IP version: a shorter prefix is probably a slip
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NetworkTable:
    """Finds the networks of an address with one look-up for each prefix length in use."""

    def __init__(self, restrictions: Iterable[Restriction]) -> None:
        self._found: dict[tuple[int, int], dict[int, Restriction]] = {}
        for one in restrictions:
            network = ipaddress.ip_network(one.network or "")
            row = self._found.setdefault((network.version, network.prefixlen), {})
            key = int(network.network_address)
            row[key] = longer(row.get(key), one)

    def of(self, address: str, now: int) -> Restriction | None:
        """Returns a restriction of an address that is in force."""
        parsed = parse_address(address) if self._found else None
        if parsed is None:
            return None
        for (version, prefix), row in self._found.items():
            if version == parsed.version:
                rest = parsed.max_prefixlen - prefix
                found = row.get(int(parsed) >> rest << rest)
                if found is not None and found.is_in_force(now):
                    return found
        return None


class Restrictions:
    """The restrictions in force. `load` reads them from the store; other processes call it after a change."""

    def __init__(self, store: RestrictionStore, now: Now) -> None:
        self._store, self._now = store, now
        self._accounts: dict[tuple[RestrictionKind, str], Restriction] = {}
        self._networks: dict[RestrictionKind, NetworkTable] = {}

    async def load(self) -> None:
        """Reads all restrictions in force."""
        found = await self._store.restrictions(in_force=self._now())
        accounts: dict[tuple[RestrictionKind, str], Restriction] = {}
        for one in found:
            if one.account is not None:
                key = (one.kind, one.account)
                accounts[key] = longer(accounts.get(key), one)
        kinds: tuple[RestrictionKind, ...] = ("ban", "mute")
        self._networks = {
            kind: NetworkTable(one for one in found if one.kind == kind and one.network is not None)
            for kind in kinds
        }
        self._accounts = accounts

    def of_account(self, kind: RestrictionKind, account: str) -> Restriction | None:
        """Returns the restriction of an account that ends last."""
        found = self._accounts.get((kind, account))
        return found if found is not None and found.is_in_force(self._now()) else None

    def of_address(self, kind: RestrictionKind, address: str) -> Restriction | None:
        """Returns a restriction of a network that has this address."""
        table = self._networks.get(kind)
        return table.of(address, self._now()) if table is not None else None

    def check_address(self, address: str) -> None:
        """Raises: Restricted if the network of an address is banned."""
        found = self.of_address("ban", address)
        if found is not None:
            raise restricted("network-banned", found)

    def check_account(self, account: str) -> None:
        """Raises: Restricted if an account is banned."""
        found = self.of_account("ban", account)
        if found is not None:
            raise restricted("account-banned", found)

    def check_chat(self, account: str, address: str) -> None:
        """Raises: Restricted if an account or its network may not write chat lines."""
        found = self.of_account("mute", account) or self.of_address("mute", address)
        if found is not None:
            raise restricted("account-muted", found)


def restricted(reason: str, found: Restriction) -> Restricted:
    """Returns the error for a restricted person: it says until when and why."""
    return Restricted(
        reason, until=None if found.until is None else shown_time(found.until), why=found.reason
    )


def shown_time(at: int) -> str:
    """Returns a time as every language writes it: 2026-11-20 14:05 UTC."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def longer(one: Restriction | None, other: Restriction) -> Restriction:
    """Returns the restriction that ends later."""
    if one is None or (one.until is not None and (other.until is None or other.until > one.until)):
        return other
    return one


def read_network(text: str) -> str:
    """Returns a network in CIDR notation; an address is a network of its own.

    Raises: BadField if it is neither, or so wide that it is probably a slip.
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadField("network-form", field="network", text=echo(text)) from None
    least = WIDEST[network.version]
    if network.prefixlen < least:
        raise BadField("network-wide", field="network", least=least)
    return str(network)


@lru_cache(maxsize=4096)
def parse_address(text: str) -> Address | None:
    """Returns an address; IPv4 in IPv6 notation becomes IPv4. None for what is no address, as a Unix socket."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found
