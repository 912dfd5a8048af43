"""Accounts, sessions, names and passwords."""
