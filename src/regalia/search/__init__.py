"""Information-set search over the contract; it knows no game."""

from regalia.search.budget import Budget
from regalia.search.settings import Settings
from regalia.search.thinking import Stop, Thought, think

__all__ = ["Budget", "Settings", "Stop", "Thought", "think"]
