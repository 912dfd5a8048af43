"""The scheduler of move requests: fair between persons, short turns first, capped, and deterministic."""

from __future__ import annotations

from itertools import pairwise

import pytest

from regalia.players import MAX_LEVEL
from regalia.services.limits import Limits
from regalia.services.matches.turn_planner import estimated_seconds
from regalia.services.scheduling import Caps, Scheduler

SHORT_WORKER, WORKER = 0, 1
LONG, SHORT = 5.0, 0.1


class Queue:
    """A scheduler whose workers are run by hand, slice by slice."""

    def __init__(self, workers: int = 2, **caps: float) -> None:
        self.scheduler = Scheduler(workers=workers, caps=Caps(**caps))  # type: ignore[arg-type]
        self.count = 0

    def add(self, person: str, cost: float, address: str | None = None) -> int:
        self.count += 1
        self.scheduler.add(self.count, person=person, cost=cost, address=address)
        return self.count

    def slice(self, worker: int = WORKER, used: float = 0.5) -> int | None:
        """Serves one slice, after which the search is suspended."""
        ticket = self.scheduler.next(worker)
        if ticket is not None:
            self.scheduler.pause(ticket, used)
        return ticket

    def served(self, slices: int, used: float = 0.5) -> list[str]:
        """Returns who is served in the next slices."""
        found = [self.slice(used=used) for _ in range(slices)]
        return [self.scheduler.tickets[each].person for each in found if each is not None]


def test_short_turns_go_before_long_ones_also_in_the_middle_of_a_search() -> None:
    queue = Queue()
    long = queue.add("ann", LONG)
    assert queue.slice() == long
    short = queue.add("bob", SHORT)
    assert queue.slice() == short
    queue.scheduler.finish(short)
    assert queue.slice() == long


def test_one_worker_is_kept_for_short_turns() -> None:
    queue = Queue()
    queue.add("ann", LONG)
    assert queue.slice(SHORT_WORKER) is None
    short = queue.add("ann", SHORT)
    assert queue.slice(SHORT_WORKER) == short


def test_a_single_worker_serves_all() -> None:
    queue = Queue(workers=1)
    long = queue.add("ann", LONG)
    assert queue.slice(SHORT_WORKER) == long


def test_forty_requests_of_one_person_take_no_more_than_their_share_from_another() -> None:
    queue = Queue()
    for _ in range(40):
        queue.add("guest", LONG)
    queue.served(10)
    queue.add("ann", LONG)
    served = queue.served(40)
    assert abs(served.count("ann") - served.count("guest")) <= 4


def test_a_person_has_no_more_searches_under_way_than_the_cap() -> None:
    queue = Queue(person=2, address=4)
    for _ in range(40):
        queue.add("guest", LONG)
    queue.served(50)
    assert sum(ticket.begun for ticket in queue.scheduler.tickets.values()) <= 2


def test_persons_behind_one_address_share_a_cap_and_a_share() -> None:
    queue = Queue(person=2, address=3)
    for person in range(10):
        queue.add(f"guest-{person}", LONG, address="192.0.2.1")
    queue.served(20)
    assert sum(ticket.begun for ticket in queue.scheduler.tickets.values()) <= 3
    queue.add("ann", LONG, address="192.0.2.2")
    served = queue.served(40)
    assert abs(served.count("ann") - 20) <= 4


def test_behind_one_address_persons_take_turns() -> None:
    queue = Queue()
    for person in ("ann", "bob"):
        queue.add(person, LONG, address="192.0.2.1")
    served = queue.served(40)
    assert abs(served.count("ann") - 20) <= 4


def test_a_search_goes_on_for_a_while_before_another_persons() -> None:
    queue = Queue(turn=1.0)
    queue.add("ann", LONG)
    queue.add("bob", LONG)
    served = queue.served(60, used=0.1)
    changes = sum(one != other for one, other in pairwise(served))
    assert changes <= 7


def test_who_comes_late_has_no_credit_for_the_time_before() -> None:
    queue = Queue(turn=0.0)
    queue.add("ann", LONG)
    queue.served(100)
    queue.add("bob", LONG)
    assert queue.served(20).count("bob") <= 11


def test_a_person_who_leaves_and_returns_is_not_served_first_for_that() -> None:
    queue = Queue(turn=0.0)
    queue.add("ann", LONG)
    greedy = queue.add("bob", LONG)
    queue.served(2)
    ticket = queue.scheduler.next(WORKER)
    assert ticket is not None
    queue.scheduler.pause(ticket, 100.0)
    queue.scheduler.finish(greedy)
    queue.add("bob", LONG)
    used = queue.scheduler.shares
    assert queue.served(1) == [min(("ann", "bob"), key=lambda person: used[person])]


def test_a_turn_that_was_underestimated_counts_as_long() -> None:
    queue = Queue(short=0.6)
    slow = queue.add("ann", SHORT)
    assert queue.slice(SHORT_WORKER, used=0.7) == slow
    quick = queue.add("bob", SHORT)
    assert queue.slice(SHORT_WORKER) == quick
    queue.scheduler.finish(quick)
    assert queue.slice(SHORT_WORKER) == slow, "what a worker has begun stays there"
    assert queue.slice(WORKER) is None


def test_short_turns_do_not_stop_long_ones_for_ever() -> None:
    queue = Queue(shorts_in_a_row=3, person=100, address=100)
    long = queue.add("ann", LONG)
    for _ in range(20):
        queue.add("bob", SHORT)
    served = []
    for _ in range(8):
        ticket = queue.scheduler.next(WORKER)
        assert ticket is not None
        served.append(ticket)
        if ticket == long:
            queue.scheduler.pause(ticket, 0.1)
        else:
            queue.scheduler.finish(ticket, 0.1)
    assert served.count(long) == 2


def test_no_more_searches_are_suspended_in_a_worker_than_the_cap() -> None:
    queue = Queue(suspended=3, turn=0.0)
    for person in range(10):
        queue.add(f"guest-{person}", LONG)
    queue.served(30)
    assert sum(ticket.begun for ticket in queue.scheduler.tickets.values()) == 3


def test_a_request_that_a_worker_has_begun_is_continued_by_that_worker() -> None:
    queue = Queue()
    begun = queue.add("ann", SHORT)
    assert queue.slice(WORKER) == begun
    assert queue.slice(SHORT_WORKER) is None
    assert queue.slice(WORKER) == begun


def test_what_a_dead_worker_had_begun_waits_again_and_goes_first() -> None:
    queue = Queue(person=1)
    first, second = queue.add("ann", LONG), queue.add("ann", LONG)
    assert queue.slice() == first
    assert queue.scheduler.worker_lost(WORKER) == [first]
    assert queue.scheduler.positions() == {first: 1, second: 2}
    assert queue.slice() == first


def test_positions_count_by_turns_of_persons_and_short_ones_first() -> None:
    queue = Queue(person=1)
    under_way = queue.add("guest", LONG)
    waiting = [queue.add("guest", LONG) for _ in range(3)]
    queue.slice()
    ann, bob = queue.add("ann", LONG), queue.add("bob", SHORT)
    positions = queue.scheduler.positions()
    assert under_way not in positions
    assert positions[bob] == 1
    assert positions[ann] <= 3
    assert [positions[each] for each in waiting[1:]] == [4, 5]


def test_a_request_that_is_dropped_leaves_no_trace() -> None:
    queue = Queue()
    ticket = queue.add("ann", LONG)
    queue.scheduler.finish(ticket)
    assert not queue.scheduler.tickets
    assert queue.slice() is None


def test_the_same_requests_are_served_in_the_same_order() -> None:
    def order() -> list[str]:
        queue = Queue()
        for number in range(30):
            queue.add(f"person-{number % 7}", LONG if number % 3 else SHORT, address=f"{number % 4}")
        return queue.served(100)

    assert order() == order()


def test_the_defaults_are_those_of_the_table_of_limits() -> None:
    assert Caps.from_limits(Limits()) == Caps()


@pytest.mark.parametrize("game", ["king-and-assassins", "king-of-the-hill"])
def test_the_first_level_is_short_and_the_last_is_long(game: str) -> None:
    assert estimated_seconds(game, 1) <= Caps().short < estimated_seconds(game, MAX_LEVEL)


def test_the_demand_is_what_the_caps_allow_at_once() -> None:
    queue = Queue(person=2, address=3)
    for _ in range(20):
        queue.add("eve", LONG)
    assert queue.scheduler.demand() == 2
    queue.add("eve", SHORT)
    queue.add("ann", LONG)
    assert queue.scheduler.demand() == 4
    for person in ("bob", "cleo", "dora", "emil"):
        queue.add(person, LONG, address="192.0.2.1")
    assert queue.scheduler.demand() == 7


def test_the_number_of_workers_may_change_while_tasks_run() -> None:
    queue = Queue(workers=0)
    first, second = queue.add("ann", LONG), queue.add("bob", LONG)
    queue.scheduler.resize(1)
    assert queue.scheduler.next(0) == first  # a single worker serves long tasks too
    queue.scheduler.resize(3)
    assert queue.scheduler.next(0) is None
    assert queue.scheduler.next(2) == second
