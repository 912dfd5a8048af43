# Compiled with Python's checks; C types of events.py.
from regalia.games.king_and_assassins cimport const as k
from regalia.games.king_and_assassins.rules cimport KingAndAssassins

cpdef list events(KingAndAssassins before, object move, KingAndAssassins after)
cpdef list what_chance_did(KingAndAssassins after)
cpdef list what_seat_did(KingAndAssassins before, int move, KingAndAssassins after)
cpdef list knight_moved(KingAndAssassins before, KingAndAssassins after, int start, int to)
cpdef list knight_struck(KingAndAssassins before, int start, int to)
cpdef dict spaces(KingAndAssassins engine)
cpdef dict fates(KingAndAssassins engine)
