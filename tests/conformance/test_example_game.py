"""The suite works for a game outside the package, and catches its leaks."""

from __future__ import annotations

import pytest

from regalia.core.contract import Event, Seat
from regalia.testing import CHECKS, check
from tests.support.example_game import Shells, ShellsObservation, ShellsRules, ShellsSetup

pytestmark = pytest.mark.plain_only  # a compiled core cannot call a state class in plain Python


def test_the_example_game_passes_and_reaches_every_end() -> None:
    report = check(ShellsRules(), games=60, thoroughness=30, skip=["words"])
    assert report.ok, report
    assert report.ends.keys() == {"S-3", "S-4", "S-5"}
    assert {name for name, tally in report.tallies.items() if not tally.runs} == set()
    assert len(report.tallies) == len(CHECKS) - 1


class HidingIsTold(ShellsObservation):
    def observe(self, event: Event, seat: Seat) -> Event | None:
        return event


class Peeking(ShellsObservation):
    def reveals_to(self, event: Event, seat: Seat) -> bool:
        return False


class Marked(Shells):
    """Its determinize may put the coin under a turned shell."""

    def c_determinize(self, seat: int, rng: object) -> None:
        if seat != 0 and self.coin is not None:
            self.coin = (self.turned or [0])[0]


class MarkedSetup(ShellsSetup):
    def start(self, options: object) -> Marked:
        return Marked()


def rules_with(faulty: type[ShellsSetup] | type[ShellsObservation]) -> ShellsRules:
    """The example game with one of its interfaces replaced."""
    rules = ShellsRules()
    if issubclass(faulty, ShellsSetup):
        rules.setup = faulty()
    else:
        rules.observation = faulty()
    return rules


@pytest.mark.parametrize(
    ("faulty", "name"), [(HidingIsTold, "told"), (Peeking, "teaches"), (MarkedSetup, "redeal")]
)
def test_faults_of_the_example_game_are_caught(
    faulty: type[ShellsSetup] | type[ShellsObservation], name: str
) -> None:
    report = check(rules_with(faulty), games=20, thoroughness=30, only=[name])
    assert {failure.check for failure in report.failures} == {name}
