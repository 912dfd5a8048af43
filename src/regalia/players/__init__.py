"""Computer players: each knows its view and nothing else, and thinks no longer than its budget."""

from regalia.players.budget import LEVELS, Budget
from regalia.players.player import Choice, Stats, choose

__all__ = ["LEVELS", "Budget", "Choice", "Stats", "choose"]
