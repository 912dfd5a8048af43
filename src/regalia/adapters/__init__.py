"""Implementations of the ports of `services`: SQLite stores and worker processes."""
