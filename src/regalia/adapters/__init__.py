"""The ports of `services` made real: a store in SQLite, worker processes."""
