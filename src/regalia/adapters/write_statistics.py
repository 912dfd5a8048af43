"""What a writer has written since it started: counts for metrics and health checks."""

from __future__ import annotations

from bisect import bisect_left

from regalia.core.errors import RegaliaError

# Upper bounds of the group sizes that are counted together; a larger group has its own, last bucket.
GROUP_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class WriteStatistics:
    """Counts of one writer, changed on its thread only; any thread may read them."""

    def __init__(self) -> None:
        self.writes = 0  # jobs that are on disk
        self.errors = 0  # jobs that failed for a fault of the store, such as a full disk
        self.seconds = 0.0  # in transactions that were committed
        self.group_counts = [0] * (len(GROUP_SIZES) + 1)  # transactions by group size
        self.is_failing = False  # whether the last job failed for a fault of the store

    def committed(self, size: int, seconds: float) -> None:
        """Counts a transaction of `size` jobs."""
        self.writes += size
        self.seconds += seconds
        self.group_counts[bisect_left(GROUP_SIZES, size)] += 1
        self.is_failing = False

    def failed(self, error: Exception) -> None:
        """Counts a job that failed, unless it was refused, e.g. because an entry's number is taken."""
        if not isinstance(error, RegaliaError):
            self.errors += 1
            self.is_failing = True
