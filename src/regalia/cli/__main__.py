"""`python -m regalia.cli`: the program `regalia`, for callers that know only the interpreter."""

from regalia.cli.app import main

main()
