"""Computer players: each knows its view and nothing else, and thinks no longer than its budget."""

from regalia.players.adviser import Adviser
from regalia.players.choice import Choice, Player, Stats
from regalia.players.levels import MOST, Level, level
from regalia.players.roster import NAMES, player
from regalia.players.search_player import SearchPlayer
from regalia.search import Budget

__all__ = [
    "MOST",
    "NAMES",
    "Adviser",
    "Budget",
    "Choice",
    "Level",
    "Player",
    "SearchPlayer",
    "Stats",
    "level",
    "player",
]
