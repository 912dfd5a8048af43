"""Runs schemathesis over the OpenAPI document of a server: no request that fits it, or nearly so, may end in a 500.

python -m benchmarks.attacks.openapi_fuzz [--examples 100] [--seed 1]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tests.support.server_process import serving

PHASES = "examples,coverage,fuzzing"  # valid and invalid requests, by the schema and at random


def main() -> int:
    """Fuzzes a server, as a guest with a match. Returns: the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks.openapi_fuzz")
    parser.add_argument("--examples", type=int, default=100, help="of each operation")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        with httpx.Client(base_url=server.address) as guest:
            guest.post("/api/guest", json={}).raise_for_status()
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        program = Path(sys.executable).with_name("schemathesis")
        done = subprocess.run(
            [
                program, "run", f"{server.address}/api/openapi.json", "--checks", "not_a_server_error",
                "--phases", PHASES, "--max-examples", str(options.examples), "--seed", str(options.seed),
                "--header", f"Cookie: {cookie}", "--generation-database", "none",
            ],
            cwd=folder,  # it writes a cache
            check=False,
        )  # fmt: skip
        failures = (Path(folder) / "log").read_text().count('"request failed"')
    print(f"{failures} failures in the server's log")
    return 1 if done.returncode or failures else 0


if __name__ == "__main__":
    sys.exit(main())
