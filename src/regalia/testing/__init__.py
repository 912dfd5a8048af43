"""The conformance suite: checks that any game must pass, and that authors of games can run on their own.

>>> from regalia.testing import check
>>> from regalia import rules
>>> check(rules("king-and-assassins"), [{"board": "B"}], games=1, seed=7).ok
True
"""

from regalia.testing.checks import CHECKS, Check, When
from regalia.testing.report import Failure, Report, Tally
from regalia.testing.suite import check, every_option

__all__ = ["CHECKS", "Check", "Failure", "Report", "Tally", "When", "check", "every_option"]
