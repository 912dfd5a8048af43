"""Computer players: each knows its view and nothing else, and thinks no longer than its budget."""

from regalia.players.budget import LEVELS, Budget
from regalia.players.player import Choice, Stats, choose
from regalia.players.roster import Player, player

__all__ = ["LEVELS", "Budget", "Choice", "Player", "Stats", "choose", "player"]
