# Compiled with Python's checks; C types of events.py.
from regalia.games.king_and_assassins cimport constants
from regalia.games.king_and_assassins.rules cimport KingAndAssassinsState

cpdef list events(KingAndAssassinsState before, object move, KingAndAssassinsState after)
cpdef list what_chance_did(KingAndAssassinsState after)
cpdef list what_seat_did(KingAndAssassinsState before, int move, KingAndAssassinsState after)
cpdef list knight_moved(KingAndAssassinsState before, KingAndAssassinsState after, int start, int to)
cpdef list knight_struck(KingAndAssassinsState before, int start, int to)
cpdef dict spaces(KingAndAssassinsState state)
cpdef dict fates(KingAndAssassinsState state)
