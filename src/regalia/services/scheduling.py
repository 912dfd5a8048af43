"""Scheduling of tasks: caps per person, fair shares, short tasks first.

The scheduler has no clock: the caller asks `next` for work when a worker is free, and reports the CPU seconds of each
slice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Self

import msgspec

from regalia.services.limits import Limits


class Caps(msgspec.Struct, frozen=True, kw_only=True):
    """How much of the workers one person may use at once."""

    person: int = 2  # long tasks of one person at once, and as many short ones
    address: int = 4  # the same for all persons of one address
    suspended: int = 8  # long tasks begun in one worker; each holds some megabytes
    short: float = 0.6  # seconds up to which a task counts as short
    turn: float = 1.0  # seconds by which a person's share may exceed another's before the other is served
    shorts_in_a_row: int = 20  # short tasks that a worker serves before a waiting long one

    @classmethod
    def from_limits(cls, limits: Limits) -> Self:
        """Reads the caps from the limits of a server."""
        return cls(
            person=limits.count("computer.account"),
            address=limits.count("computer.address"),
            suspended=limits.count("computer.suspended"),
            short=limits.seconds("computer.short"),
            turn=limits.seconds("computer.turn"),
            shorts_in_a_row=limits.count("computer.shorts-in-a-row"),
        )


# The number of begun tasks, short or not, by person, address and worker.
UnderWay = Counter[tuple[bool, str | int | None]]


class Ticket:
    """A task in the scheduler."""

    def __init__(self, number: int, *, person: str, group: str, cost: float) -> None:
        self.number, self.person, self.group, self.cost = number, person, group, cost
        self.worker: int | None = None  # the worker that has begun it
        self.begun = self.running = False
        self.used = 0.0


class Scheduler:
    """Chooses which task a free worker serves next.

    If there are several workers, worker 0 serves short tasks only. The address that used the least time is served
    first, and within an address the person that used the least; idle time earns no credit.
    """

    def __init__(self, *, workers: int, caps: Caps) -> None:
        self.workers, self.caps = workers, caps
        self.tickets: dict[int, Ticket] = {}
        self.shares: dict[str, float] = {}  # seconds used, by person and by address
        self.virtual_time = 0.0  # share that newcomers start with
        self.last: dict[int, Ticket] = {}  # by worker
        self.shorts: Counter[int] = Counter()  # in a row, by worker
        self.elsewhere: UnderWay = Counter()  # what other servers that share the workers have begun

    # Changes.

    def resize(self, workers: int) -> None:
        """Changes the number of workers; what a removed one has begun stays with it."""
        self.workers = workers

    def add(self, number: int, *, person: str, cost: float, address: str | None = None) -> None:
        """Queues a task."""
        group = f"address {address}" if address else f"person {person}"
        ticket = Ticket(number, person=person, group=group, cost=cost)
        for key in {person, group}:
            if not any(key in (each.person, each.group) for each in self.tickets.values()):
                self.shares[key] = max(self.virtual_time, self.shares.get(key, 0.0))
        self.tickets[number] = ticket

    def next(self, worker: int) -> int | None:
        """Returns the task that a free worker serves for the next slice, or None."""
        under_way = self._under_way()
        ready = [each for each in self.tickets.values() if self._may_run(each, worker, under_way)]
        short = [each for each in ready if self.is_short(each)]
        long = [each for each in ready if not self.is_short(each)]
        takes_long = long and (not short or self.shorts[worker] >= self.caps.shorts_in_a_row)
        if not (chosen := long if takes_long else short):
            return None
        self.shorts[worker] = 0 if takes_long else self.shorts[worker] + 1
        ticket = self._choose_fairly(chosen, self.last.get(worker))
        ticket.worker, ticket.begun, ticket.running = worker, True, True
        self.last[worker] = ticket
        self.virtual_time = max(self.virtual_time, min(self.shares[each.group] for each in ready))
        return ticket.number

    def pause(self, number: int, used: float) -> None:
        """Records the end of a slice of an unfinished task."""
        ticket = self.tickets[number]
        ticket.running = False
        ticket.used += used
        for key in {ticket.person, ticket.group}:
            self.shares[key] += used

    def finish(self, number: int, used: float = 0.0) -> None:
        """Removes a task that is done or cancelled."""
        self.pause(number, used)
        ticket = self.tickets.pop(number)
        for key in {ticket.person, ticket.group}:
            idle = not any(key in (each.person, each.group) for each in self.tickets.values())
            if idle and self.shares[key] <= self.virtual_time:
                del self.shares[key]

    def worker_lost(self, worker: int) -> list[int]:
        """Queues again what a lost worker had begun. Returns: those tasks."""
        lost = [each for each in self.tickets.values() if each.worker == worker]
        for ticket in lost:
            ticket.worker, ticket.begun, ticket.running = None, False, False
        return [each.number for each in lost]

    # Queries.

    def is_short(self, ticket: Ticket) -> bool:
        """Returns whether a task counts as short: by its estimate, and as long as it has not used more time."""
        return max(ticket.cost, ticket.used) <= self.caps.short

    def positions(self) -> dict[int, int]:
        """Returns the queue positions of all tasks that no worker has begun, from 1 on.

        Persons alternate: the second task of one comes after the first of every other.
        """
        rounds: dict[str, int] = {}
        order = []
        waiting = [each for each in self.tickets.values() if not each.begun]
        for ticket in sorted(waiting, key=lambda each: (not self.is_short(each), each.number)):
            turn = rounds[ticket.person] = rounds.get(ticket.person, 0) + 1
            share = (self.shares[ticket.group], self.shares[ticket.person])
            order.append((not self.is_short(ticket), turn, *share, ticket.number))
        return {number: place for place, (*_, number) in enumerate(sorted(order), start=1)}

    def demand(self) -> int:
        """Returns how many tasks could run at once if there were workers enough: those that the caps allow."""
        by_person = Counter((each.group, each.person, self.is_short(each)) for each in self.tickets.values())
        by_group: Counter[tuple[str, bool]] = Counter()
        for (group, _, short), number in by_person.items():
            by_group[group, short] += min(number, self.caps.person)
        most = max(self.caps.address, self.caps.person)
        return sum(min(number, most) for number in by_group.values())

    def begun(self, *, short: bool) -> dict[str, int]:
        """Returns the number of begun tasks that are short, or of the others, by person and address."""
        chosen = [each for each in self.tickets.values() if each.begun and self.is_short(each) == short]
        return dict(Counter(key for each in chosen for key in (each.person, each.group)))

    def _under_way(self) -> UnderWay:
        """Returns what is begun, other servers included."""
        begun = [each for each in self.tickets.values() if each.begun]
        own: UnderWay = Counter(
            (self.is_short(each), key) for each in begun for key in (each.person, each.group, each.worker)
        )
        return own + self.elsewhere

    def _may_run(self, ticket: Ticket, worker: int, under_way: UnderWay) -> bool:
        """Returns whether a worker may serve a task now."""
        if ticket.running or ticket.worker not in (None, worker):
            return False
        if ticket.begun:
            return True
        short = self.is_short(ticket)
        if worker == 0 and self.workers > 1 and not short:
            return False
        caps = self.caps
        if under_way[short, ticket.person] >= caps.person:
            return False
        if under_way[short, ticket.group] >= max(caps.address, caps.person):
            return False
        return short or under_way[short, worker] < caps.suspended

    def _choose_fairly(self, ready: Iterable[Ticket], last: Ticket | None) -> Ticket:
        """Returns the first task of the person with the smallest share at the address with the smallest share.

        The person served last goes on until another is behind by a whole turn.
        """
        ready = self._least(ready, lambda each: each.group, last)
        ready = self._least(ready, lambda each: each.person, last)
        return min(ready, key=lambda each: (each is not last, not each.begun, each.number))

    def _least(
        self, ready: Iterable[Ticket], key: Callable[[Ticket], str], last: Ticket | None
    ) -> list[Ticket]:
        ready = list(ready)

        def share(name: str) -> tuple[float, int]:
            ahead = self.caps.turn if last is not None and name == key(last) else 0.0
            return self.shares[name] - ahead, min(each.number for each in ready if key(each) == name)

        least = min({key(each) for each in ready}, key=share)
        return [each for each in ready if key(each) == least]
