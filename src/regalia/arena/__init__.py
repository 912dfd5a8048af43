"""Contests between players, external bots included: plays many games and estimates Elo with intervals."""
