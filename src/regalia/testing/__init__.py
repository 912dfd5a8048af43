"""The conformance suite that any game must pass, and that anybody can run on a game of their own.

>>> from regalia.testing import check
>>> from regalia import spec
>>> check(spec("king-and-assassins"), [{"board": "B"}], games=1, seed=7).ok
True
"""

from regalia.testing.report import Failure, Report, Tally
from regalia.testing.suite import check, every_option
from regalia.testing.table import CHECKS, Check, When

__all__ = ["CHECKS", "Check", "Failure", "Report", "Tally", "When", "check", "every_option"]
