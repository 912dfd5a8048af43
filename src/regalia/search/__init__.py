"""Information-set search over the contract; it knows no game."""

from regalia.search.budget import Budget
from regalia.search.settings import Settings
from regalia.search.thinking import Stop, Thought, finish, think, think_in_steps

__all__ = ["Budget", "Settings", "Stop", "Thought", "finish", "think", "think_in_steps"]
