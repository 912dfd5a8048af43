"""`python3 run.py coverage`: which lines the tests run, for Python and for the front end.

Compiled modules are measured in an uncompiled copy, by the tests of the rules; the rest by all other tests but
those in a browser. Prints the files that are not fully covered; details: htmlcov/index.html and
frontend/coverage/index.html.

With folders of tests as arguments it runs only these tests, and not those of the front end. Compiled modules are then
not measured.
"""

import sys

from tools.dev import checks
from tools.dev.frontend import Npm
from tools.dev.paths import ROOT

DATA = ROOT / ".coverage"
MEASURE = ["--cov=regalia", "--cov-report=", f"--cov-config={ROOT / 'pyproject.toml'}"]


def main(folders: list[str]) -> int:
    """Runs the tests, all or those of some folders, and prints the tables. Returns 1 if a test fails."""
    for path in ROOT.glob(".coverage*"):
        path.unlink()
    which = folders or [f"--ignore={checks.BROWSER}"]
    passed = [
        checks.passes("pytest", *checks.PARALLEL, *MEASURE, *which, COVERAGE_FILE=f"{DATA}.rest"),
    ]
    if not folders:
        rules = {"COVERAGE_FILE": f"{DATA}.rules"}
        passed.append(
            checks.passes_uncompiled(*checks.PARALLEL, *MEASURE, *checks.RULES, "tests/search", **rules)
        )
    passed += [
        checks.passes("coverage", "combine"),
        checks.passes("coverage", "report", "--skip-covered", "--sort=cover"),
        checks.passes("coverage", "html", "--quiet"),
    ]
    if not folders:
        Npm().run("coverage")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
