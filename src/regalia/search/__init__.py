"""Search for imperfect-information games, over the game contract. It contains no code for any game."""

from regalia.search.budget import Budget
from regalia.search.runner import SearchResult, Stop, run_search, run_to_end, search_in_steps
from regalia.search.settings import Settings

__all__ = ["Budget", "SearchResult", "Settings", "Stop", "run_search", "run_to_end", "search_in_steps"]
