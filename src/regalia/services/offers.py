"""Offers: a draw, a way back, another match; asked, accepted, declined."""

from __future__ import annotations

from regalia.core.contract import Seat
from regalia.services.commands import Accept, Ask
from regalia.services.decision import Decision, Moment, check_fresh, check_running, written
from regalia.services.entries import Asked, Declined, Ended, Offer, What
from regalia.services.errors import NotAllowedNow, NothingOffered
from regalia.services.log_limits import check_offers, check_undos
from regalia.services.match import Match
from regalia.services.takeback import takeback_to, taken_back


def asked(match: Match, seat: Seat, ask: Ask, moment: Moment) -> list[What]:
    """An offer. A computer answers at once; who plays both sides need not ask."""
    check_running(match)
    check_fresh(match, ask.at)
    check_offer(match, seat, ask.offer)
    other = match.other(seat)
    if ask.offer in match.offers[other] or match.terms.kind == "hotseat":
        return agreed(match, seat, ask.offer, moment)
    if ask.offer in match.offers[seat] or match.declined.get((seat, ask.offer)) == match.changed:
        raise NotAllowedNow("asked-already")
    check_offers(match, seat, moment.limits)
    offered = Asked(seat=seat, offer=ask.offer)
    if not match.is_computer(other):
        return [offered]
    if ask.offer == "draw":
        return [offered, Declined(seat=other, offer="draw")]
    return [offered, *agreed(match, seat, ask.offer, moment)]


def check_offer(match: Match, asker: Seat, offer: Offer) -> None:
    """Raises: NotAllowedNow."""
    if offer == "draw" and not match.spec.draws:
        raise NotAllowedNow("no-draws")
    if offer == "takeback" and takeback_to(match, asker) is None:
        raise NotAllowedNow("no-takeback")


def accepted(match: Match, seat: Seat, accept: Accept, moment: Moment) -> list[What]:
    """What the other has offered is done."""
    asker = match.other(seat)
    check_running(match)
    if accept.offer not in match.offers[asker]:
        raise NothingOffered(offer=accept.offer)
    check_fresh(match, accept.at)
    check_offer(match, asker, accept.offer)
    return agreed(match, asker, accept.offer, moment)


def agreed(match: Match, asker: Seat, offer: Offer, moment: Moment) -> list[What]:
    """What an agreement brings."""
    if offer == "draw":
        return [Ended(winner=None, reason="agreed")]
    check_undos(match, asker, moment.limits)
    plies = takeback_to(match, asker)
    assert plies is not None
    return [taken_back(match, asker, plies, moment.now)]


def declined(match: Match, seat: Seat, offer: Offer) -> list[What]:
    """An offer is off the table: the other's, or one's own."""
    if offer not in match.offers[match.other(seat)] and offer not in match.offers[seat]:
        raise NothingOffered(offer=offer)
    return [Declined(seat=seat, offer=offer)]


def rematch(match: Match, seat: Seat, command: Ask | Accept, moment: Moment) -> Decision:
    """Another match of the two, once both want it: after the end, and once."""
    other = match.other(seat)
    if not match.over or not match.begun or match.next is not None:
        raise NotAllowedNow("no-rematch")
    at_once = match.is_computer(other) or match.terms.kind == "hotseat"
    if "rematch" in match.offers[other] or at_once:
        return Decision([], match.number + 1, rematch=True)
    if isinstance(command, Accept):
        raise NothingOffered(offer="rematch")
    if "rematch" in match.offers[seat]:
        raise NotAllowedNow("asked-already")
    check_offers(match, seat, moment.limits)
    return written(match, moment.now, [Asked(seat=seat, offer="rematch")], f"{seat}:{command.id}")
