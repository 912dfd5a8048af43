"""`python3 run.py coverage`: which lines the tests run, for Python and for the front end.

Compiled modules are measured in an uncompiled copy, by the tests of the rules; the rest by all other tests but
those in a browser. Prints the files that are not fully covered; details: htmlcov/index.html and
frontend/coverage/index.html.
"""

import sys

from tools.dev import checks
from tools.dev.frontend import Npm
from tools.dev.paths import ROOT

DATA = ROOT / ".coverage"
MEASURE = ["--cov=regalia", "--cov-report=", f"--cov-config={ROOT / 'pyproject.toml'}"]


def main() -> int:
    """Run the tests and print the tables; 1 if a test fails."""
    for path in ROOT.glob(".coverage*"):
        path.unlink()
    rules = {"COVERAGE_FILE": f"{DATA}.rules"}
    passed = [
        checks.passes_uncompiled(*checks.PARALLEL, *MEASURE, *checks.RULES, "tests/search", **rules),
        checks.passes(
            "pytest", *checks.PARALLEL, *MEASURE, f"--ignore={checks.BROWSER}", COVERAGE_FILE=f"{DATA}.rest"
        ),
        checks.passes("coverage", "combine"),
        checks.passes("coverage", "report", "--skip-covered", "--sort=cover"),
        checks.passes("coverage", "html", "--quiet"),
    ]
    Npm().run("coverage")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
