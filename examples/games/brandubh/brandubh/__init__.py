"""Brandubh, the old Irish game of a king's escape: an example of a game for Regalia. README.md has the rules."""
