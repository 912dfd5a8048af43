"""Offers of a draw, a takeback or a rematch: asked, accepted and declined."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.errors import NotAllowedNow, NothingOffered
from regalia.services.matches.commands import Accept, Ask
from regalia.services.matches.decision import (
    CommandContext,
    Decision,
    check_revision,
    check_running,
    make_decision,
)
from regalia.services.matches.entries import Asked, Declined, MatchEnded, Offer, Payload
from regalia.services.matches.log_limits import check_offers, check_undos
from regalia.services.matches.match import Match
from regalia.services.matches.takeback import take_back, takeback_target


def ask(match: Match, seat: Seat, command: Ask, context: CommandContext) -> list[Payload]:
    """Makes an offer. A computer answers at once; in a hot-seat match it is accepted at once."""
    check_running(match)
    check_revision(match, command.revision)
    check_offer(match, seat, command.offer)
    other = match.other(seat)
    if command.offer in match.offers[other] or match.settings.kind == "hotseat":
        return apply_offer(match, seat, command.offer, context)
    if command.offer in match.offers[seat] or match.declined.get((seat, command.offer)) == match.revision:
        raise NotAllowedNow("asked-already")
    check_offers(match, seat, context.limits)
    offered = Asked(seat=seat, offer=command.offer)
    if not match.is_computer(other):
        return [offered]
    if command.offer == "draw":
        return [offered, Declined(seat=other, offer="draw")]
    return [offered, *apply_offer(match, seat, command.offer, context)]


def check_offer(match: Match, asker: Seat, offer: Offer) -> None:
    """Checks that a seat may make this offer now. Raises: NotAllowedNow."""
    if offer == "draw" and not match.rules.draws:
        raise NotAllowedNow("no-draws")
    if offer == "takeback" and takeback_target(match, asker) is None:
        raise NotAllowedNow("no-takeback")


def accept(match: Match, seat: Seat, command: Accept, context: CommandContext) -> list[Payload]:
    """Accepts the other's offer."""
    asker = match.other(seat)
    check_running(match)
    if command.offer not in match.offers[asker]:
        raise NothingOffered(offer=command.offer)
    check_revision(match, command.revision)
    check_offer(match, asker, command.offer)
    return apply_offer(match, asker, command.offer, context)


def apply_offer(match: Match, asker: Seat, offer: Offer, context: CommandContext) -> list[Payload]:
    """Returns the payloads of an accepted offer."""
    if offer == "draw":
        return [MatchEnded(winner=None, reason="agreed")]
    check_undos(match, asker, context.limits)
    plies = takeback_target(match, asker)
    assert plies is not None
    return [take_back(match, asker, plies, context.now)]


def decline(match: Match, seat: Seat, offer: Offer) -> list[Payload]:
    """Declines the other's offer, or withdraws one's own."""
    if offer not in match.offers[match.other(seat)] and offer not in match.offers[seat]:
        raise NothingOffered(offer=offer)
    return [Declined(seat=seat, offer=offer)]


def rematch(match: Match, seat: Seat, command: Ask | Accept, context: CommandContext) -> Decision:
    """Asks for a rematch; if both players want one, the decision tells the caller to create it. Once per match."""
    other = match.other(seat)
    if not match.over or not match.begun or match.next_match is not None:
        raise NotAllowedNow("no-rematch")
    if match.blocking:
        raise NotAllowedNow("you-blocked" if seat in match.blocking else "rematch-unavailable")
    at_once = match.is_computer(other) or match.settings.kind == "hotseat"
    if "rematch" in match.offers[other] or at_once:
        return Decision([], match.number + 1, rematch=True)
    if isinstance(command, Accept):
        raise NothingOffered(offer="rematch")
    if "rematch" in match.offers[seat]:
        raise NotAllowedNow("asked-already")
    check_offers(match, seat, context.limits)
    return make_decision(match, context.now, [Asked(seat=seat, offer="rematch")], f"{seat}:{command.id}")
