"""The rules, compiled: constants, board tables, state, move generation. Knows nothing above it."""
