"""Files for editors, commits and forges: well formed, and the same tools as the checks."""

import re
import subprocess

import pytest

from tools.dev.paths import BIN, ROOT

SCHEMAS = {
    ".github/workflows/checks.yml": "vendor.github-workflows",
    ".github/ISSUE_TEMPLATE/defect.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/proposal.yml": "vendor.github-issue-forms",
    ".github/ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
}


@pytest.mark.parametrize(("file", "schema"), SCHEMAS.items())
def test_a_file_for_the_forge_follows_its_schema(file: str, schema: str) -> None:
    command = [str(BIN / "check-jsonschema"), "--builtin-schema", schema, str(ROOT / file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_file_for_the_forge_is_checked() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / ".github").rglob("*.yml")}
    assert found == set(SCHEMAS)


def test_the_workflow_runs_the_one_test_command() -> None:
    text = (ROOT / ".github/workflows/checks.yml").read_text("utf-8")
    assert re.findall(r"run: .*?(python3 \S+ \S+)$", text, re.MULTILINE) == ["python3 run.py test"]


def test_hooks_of_commits_are_valid_and_run_tools_of_the_checks() -> None:
    config = ROOT / ".pre-commit-config.yaml"
    done = subprocess.run(
        [BIN / "pre-commit", "validate-config", config], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    checks = (ROOT / "tools/dev/checks.py").read_text("utf-8")
    tools = re.findall(r"entry: \.venv/bin/([\w-]+)", config.read_text("utf-8"))
    assert {"ruff", "mypy", "lint-imports"} <= set(tools)
    assert all(f'"{tool}"' in checks for tool in set(tools))
