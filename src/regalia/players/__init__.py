"""Computer players: each chooses from its view alone, within a search budget."""

from regalia.players.adviser import Adviser
from regalia.players.choice import Choice, Player, Stats
from regalia.players.levels import MAX_LEVEL, Level, level
from regalia.players.planned_turn import PlannedAction, view_digest
from regalia.players.roster import NAMES, player
from regalia.players.search_player import SearchPlayer
from regalia.search import Budget

__all__ = [
    "MAX_LEVEL",
    "NAMES",
    "Adviser",
    "Budget",
    "Choice",
    "Level",
    "PlannedAction",
    "Player",
    "SearchPlayer",
    "Stats",
    "level",
    "player",
    "view_digest",
]
