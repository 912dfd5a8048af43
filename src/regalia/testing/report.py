"""The result of a run of the suite: how often each check ran, and its failures."""

from __future__ import annotations

import msgspec


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """A failed check, and how to reproduce it."""

    check: str
    what: str
    seed: int  # of the walk: the same call with `games=1` and this seed reproduces the failure
    step: int  # actions and chance outcomes before it
    record: str  # the game so far, as a line that replays

    def __str__(self) -> str:
        where = f"at step {self.step} of the walk with games=1, seed={self.seed}"
        return f"{self.check}: {self.what}\n  {where}\n  {self.record}"


class Tally(msgspec.Struct):
    """How often a check ran, and its total time."""

    runs: int = 0
    seconds: float = 0.0


class Report(msgspec.Struct):
    """The result of a run of the suite."""

    games: int = 0
    steps: int = 0
    seconds: float = 0.0  # of work, all processes together
    ends: dict[str, int] = msgspec.field(default_factory=dict)  # games by the rule that ended them
    tallies: dict[str, Tally] = msgspec.field(default_factory=dict)
    failures: list[Failure] = msgspec.field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether at least one check ran and none failed."""
        return not self.failures and any(tally.runs for tally in self.tallies.values())

    def add(self, other: Report) -> None:
        """Adds the result of another run."""
        self.games += other.games
        self.steps += other.steps
        self.seconds += other.seconds
        self.failures += other.failures
        for reason, number in other.ends.items():
            self.ends[reason] = self.ends.get(reason, 0) + number
        for name, tally in other.tallies.items():
            mine = self.tallies.setdefault(name, Tally())
            mine.runs += tally.runs
            mine.seconds += tally.seconds

    def __str__(self) -> str:
        runs = sum(tally.runs for tally in self.tallies.values())
        first = f"{self.games} games, {self.steps} steps, {runs} checks, {len(self.failures)} failures"
        return "\n".join([first, *map(str, self.failures)])
