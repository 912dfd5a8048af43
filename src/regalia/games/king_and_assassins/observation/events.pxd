# Compiled with Python's checks; C types of events.py.
from regalia.games.king_and_assassins.engine cimport constants
from regalia.games.king_and_assassins.engine.rules cimport KingAndAssassinsState

cpdef list events(KingAndAssassinsState before, object move, KingAndAssassinsState after)
cpdef list chance_events(KingAndAssassinsState after)
cpdef list action_events(KingAndAssassinsState before, int move, KingAndAssassinsState after)
cpdef list knight_step_events(KingAndAssassinsState before, KingAndAssassinsState after, int start, int to)
cpdef list knight_strike_events(KingAndAssassinsState before, int start, int to)
