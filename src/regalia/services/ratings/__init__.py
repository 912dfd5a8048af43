"""Ratings of finished matches, leaderboards and profiles."""
