"""Matches: settings, log, commands, projections, lobby and computer turns."""
